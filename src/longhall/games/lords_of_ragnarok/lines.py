"""Lines of text for people: wrapped, in columns, side by side."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Any

View = Mapping[str, Any]
WIDTH = 99
TRUNK = " | "  # between the two halves of the board
HALF = (WIDTH - len(TRUNK)) // 2
GAP = "  "
TIE = "\N{NO-BREAK SPACE}"  # a space where no line shall break


def broken(line: str, width: int = WIDTH, hang: int = 2) -> list[str]:
    """A line that is too long goes on below, a little further in."""
    inner = " " * (len(line) - len(line.lstrip()) + hang)
    lines = wrap(line, width, subsequent_indent=inner, break_on_hyphens=False)
    return [each.replace(TIE, " ") for each in lines] or [""]


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of cells, one below the other."""
    return [line for block in blocks(rows) for line in block]


def blocks(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """The lines of each row; where one does not fit, its last cell goes on in its column."""
    wide = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    last = sum(wide[:-1]) + len(GAP) * (len(wide) - 1)
    start = " " * (last if last < WIDTH // 2 else 4)
    found = []
    for row in rows:
        line = GAP.join(cell.ljust(width) for cell, width in zip(row, wide, strict=False)).rstrip()
        found.append(wrap(line, WIDTH - 2, subsequent_indent=start, break_on_hyphens=False))
    return found


def indented(lines: Iterable[str]) -> list[str]:
    return ["  " + line for line in lines]


def beside(left: Sequence[str], right: Sequence[str]) -> list[str]:
    """Two blocks of lines side by side."""
    return [(one.ljust(HALF) + TRUNK + other).rstrip() for one, other in zip_longest(left, right, fillvalue="")]


def around(ring: Sequence[Sequence[str]]) -> list[str]:
    """Blocks that lie in a ring, clockwise from the north-west, as two columns: west and east."""
    south = (len(ring) + 1) // 2 + 1
    west, east = [ring[0], *reversed(ring[south:])], ring[1:south]
    return [line for left, right in zip_longest(west, east, fillvalue=()) for line in beside(left, right)]
