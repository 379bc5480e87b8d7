"""What Lords of Ragnarok publishes to its faces."""
