"""Lines of text for people: wrapped, in columns, side by side."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Any

View = Mapping[str, Any]
WIDTH = 79  # what a terminal of 80 columns shows without breaking a line
GAP = "  "
TIE = "\N{NO-BREAK SPACE}"  # a space where no line shall break


def broken(line: str, width: int = WIDTH) -> list[str]:
    """A line that is too long goes on below, a little further in."""
    inner = " " * (len(line) - len(line.lstrip(" ")) + 2)
    lines = wrap(line, width, subsequent_indent=inner, break_on_hyphens=False)
    return [each.replace(TIE, " ") for each in lines] or [""]


def tied(text: str) -> str:
    """A text that stays on one line."""
    return text.replace(" ", TIE)


def listed(parts: Iterable[str]) -> str:
    """Things one after the other; lines break between them alone."""
    return ", ".join(tied(part) for part in parts)


def indented(lines: Iterable[str]) -> list[str]:
    return ["  " + line for line in lines]


def beside(left: Sequence[str], text: Iterable[str]) -> list[str]:
    """A picture, and lines of text to its right, to be indented."""
    start = max(map(len, left), default=0) + len(GAP)
    right = [piece for line in text for piece in broken(line, WIDTH - len(GAP) - start)]
    return [(one.ljust(start) + other).rstrip() for one, other in zip_longest(left, right, fillvalue="")]


def in_rows(blocks: Sequence[Sequence[str]]) -> list[str]:
    """Small pictures side by side, as many in a row as fit."""
    lines: list[str] = []
    row: list[Sequence[str]] = []
    for block in [*blocks, None]:
        if block is None or sum(_wide(each) for each in (*row, block)) > WIDTH - len(GAP):
            heads = [[line.ljust(_wide(each)) for line in each] for each in row]
            gaps = [" " * _wide(each) for each in row]
            for cells in zip_longest(*heads):
                lines.append("".join(cell or gap for cell, gap in zip(cells, gaps, strict=True)).rstrip())
            row = []
        if block is not None:
            row.append(block)
    return lines


def _wide(block: Sequence[str]) -> int:
    return max(map(len, block), default=0) + len(GAP)
