"""A small generator whose whole state is a key and a counter.

Each number is a keyed hash of its place in the stream: copying is free, streams do not shift one another, and
numbers that were seen do not predict later ones.
"""

from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import Final, TypeVar

_BITS: Final = 48
_SPAN: Final = 1 << _BITS
_BLOCK: Final = 8  # numbers of 64 bits in the largest digest, cut to 48
_UNPACK: Final = Struct(f">{_BLOCK}Q").unpack

Item = TypeVar("Item")


def new_key(seed: str, name: str) -> str:
    """The key of stream `name` of a game begun with `seed`."""
    return blake2b(name.encode(), key=blake2b(seed.encode(), digest_size=32).digest(), digest_size=16).hexdigest()


def number(key: str, counter: int) -> int:
    """The `counter`-th number of a stream, 48 bits."""
    return int.from_bytes(blake2b(counter.to_bytes(8, "big"), key=key.encode(), digest_size=6).digest(), "big")


def _numbers(key: str, block: int) -> list[int]:
    """A block of numbers, of which each is as good as one of its own."""
    digest = blake2b(block.to_bytes(8, "big"), key=key.encode(), digest_size=8 * _BLOCK, person=b"block").digest()
    return [value >> 64 - _BITS for value in _UNPACK(digest)]


class Stream:
    """A generator of its own: bots, walkers and determinisation use these, never the game's streams. One hash gives
    it a block of numbers."""

    def __init__(self, key: str = "", counter: int = 0) -> None:
        self.key = key
        self.counter = counter
        self._block: list[int] = []

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely."""
        limit = _SPAN - _SPAN % n
        while True:
            place = self.counter % _BLOCK
            if place == 0 or not self._block:
                self._block = _numbers(self.key, self.counter // _BLOCK)
            self.counter += 1
            if self._block[place] < limit:
                return self._block[place] % n

    def pick(self, items: Sequence[Item]) -> Item:
        """One of these, each as likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def child(self, name: str) -> "Stream":
        """A fresh stream that depends on this one and does not move it."""
        return Stream(new_key(f"{self.key}/{self.counter}", name))
