"""Every card, tile and board with a text has tests of its own here."""
