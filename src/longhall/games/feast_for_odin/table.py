"""A seat's view of A Feast for Odin as lines of text, for people and for screen readers."""

from collections.abc import Mapping
from typing import Any

from longhall.engine.registry import Say

View = Mapping[str, Any]


def describe(view: View, seat: int | None, say: Say) -> list[str]:
    """The table as a person would tell it."""
    return []
