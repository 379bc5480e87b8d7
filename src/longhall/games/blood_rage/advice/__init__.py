"""What bots and hints think of a position."""
