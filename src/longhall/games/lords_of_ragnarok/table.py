"""A view as lines of text."""

from collections.abc import Mapping
from typing import Any

from longhall.engine.registry import Say


def describe(view: Mapping[str, Any], seat: int | None, say: Say) -> list[str]:
    return []
