"""What cards, heroes and artifacts do."""
