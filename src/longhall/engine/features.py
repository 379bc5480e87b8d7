"""What a game says about its fields, for players that learn: which numbers are seats, which lists have a row for each
seat, and what players read off the table besides.

Everything that it does not name is read as it stands. What a field holds is declared in one place, the game's
`features.py`; how it is written as numbers is the business of `engine/encoding.py`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any


class Features:
    """The meaning of a game's visible fields. A field of a frame is `Frame.field`, or `*.field` in all frames."""

    def __init__(
        self,
        seats: Sequence[str] = (),
        each: Mapping[str, int] | None = None,
        amounts: Sequence[str] = (),
        sets: Sequence[str] = (),
        counted: Sequence[str] = (),
        skipped: Sequence[str] = (),
        totals: Callable[[Any], Sequence[Any]] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.seats = frozenset(seats)  # the numbers in it are seats, at any depth
        self.each = dict(each or {})  # a list with so many numbers for each seat; 0: one entry, whatever it is
        self.amounts = frozenset(amounts)  # numbers of which more or less matters, not which one it is
        self.sets = frozenset(sets)  # lists in which the order tells nothing
        self.counted = frozenset(counted)  # heaps and piles of which only the number of cards matters
        self.skipped = frozenset(skipped)  # told by a total, or of no use
        self.totals = totals  # what players read off the table: a value for each of `names`
        self.names = tuple(names)  # they are declared like fields
