"""What the server keeps: tables, seats, passes and journals."""
