"""A game's rules, worked examples and rulings, as its rules.toml has them."""

from longhall.rulebook.book import Entry, Rulebook
from longhall.rulebook.search import fold

__all__ = ["Entry", "Rulebook", "fold"]
