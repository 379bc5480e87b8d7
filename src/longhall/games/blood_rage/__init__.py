"""Blood Rage, the board game of Eric M. Lang, for 2 to 4 clans."""
