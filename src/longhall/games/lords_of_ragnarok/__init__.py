"""Lords of Ragnarok."""
