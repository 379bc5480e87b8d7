"""Limit on open WebSockets per client address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class ConnectionLimit:
    """Counts open WebSockets; drops addresses that have none."""

    def __init__(self, at_most: int) -> None:
        self.at_most = at_most
        self.open: Counter[str] = Counter()

    @contextmanager
    def one_of(self, address: str) -> Iterator[bool]:
        """Count an open WebSocket of a client address; yields False above the limit."""
        self.open[address] += 1
        try:
            yield self.open[address] <= self.at_most
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]
