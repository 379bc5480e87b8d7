"""Lines of text for people: blocks that lie around the board."""

from collections.abc import Sequence
from itertools import zip_longest

from longhall.engine.lines import beside, is_plain


def around(ring: Sequence[Sequence[str]], width: int) -> list[str]:
    """Blocks that lie in a ring, clockwise from the north-west, as two columns: west and east."""
    if is_plain(width):
        return [line for block in ring for line in block]
    south = (len(ring) + 1) // 2 + 1
    west, east = [ring[0], *reversed(ring[south:])], ring[1:south]
    return [line for left, right in zip_longest(west, east, fillvalue=()) for line in beside(left, right, width)]
