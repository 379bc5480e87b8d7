"""A rulebook for the toy game."""
