"""How many WebSockets each address has open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class ConnectionLimit:
    """Counts them; addresses without any are forgotten."""

    def __init__(self, at_most: int) -> None:
        self.at_most = at_most
        self.open: Counter[str] = Counter()

    @contextmanager
    def one_of(self, address: str) -> Iterator[bool]:
        """While a WebSocket of an address is open. May it be?"""
        self.open[address] += 1
        try:
            yield self.open[address] <= self.at_most
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]
