"""What Kardnarök publishes to its faces."""
