"""What the server keeps: tables, seats, seat tokens and journals."""
