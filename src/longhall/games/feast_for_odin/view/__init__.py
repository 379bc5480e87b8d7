"""What A Feast for Odin publishes to its faces."""
