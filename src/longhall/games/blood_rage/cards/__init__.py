"""What the cards do, beside the rows that say it."""
