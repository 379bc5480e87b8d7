"""Rules and names in three languages."""
