"""What Blood Rage publishes to its faces."""
