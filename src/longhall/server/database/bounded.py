"""Small caches with a limit."""

from __future__ import annotations

from typing import TypeVar

KEPT = 5000  # tables of which something is cached
T = TypeVar("T")


def bounded(cache: dict[str, T]) -> dict[str, T]:
    """Empty a full cache rather than let it grow without a limit."""
    if len(cache) >= KEPT:
        cache.clear()
    return cache
