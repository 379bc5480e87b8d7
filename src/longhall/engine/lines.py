"""Layout of plain text for a given number of columns: wrapping, tables, blocks side by side.

Sections (engine/sections.py) and sentences are printed with these functions. Each text is wrapped once, and no line is
longer than the width. Below `NARROW` nothing stands side by side: the reader gets a plain list.
"""

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from textwrap import wrap

WIDTH = 79  # characters: what a terminal of 80 columns shows without breaking a line
NARROW = 59  # characters: the least width for columns, that of a terminal of 60 columns
LAST = 16  # characters: the least room for a text that goes on in its column
CAPTION = 24  # characters: the least room for a text beside a picture
GAP = "  "  # between columns
TRUNK = " | "  # between two blocks side by side
TIE = "\N{NO-BREAK SPACE}"  # a space where no line shall break


def is_plain(width: int) -> bool:
    """Is there too little room for anything but a list?"""
    return width < NARROW


def broken(line: str, width: int = WIDTH, hang: int = 2) -> list[str]:
    """Wrap a line; what does not fit goes on below, `hang` columns further in."""
    indent = len(line) - len(line.lstrip(" "))
    inner = " " * min(indent + hang, max(width - LAST, width // 2))
    words = [word if len(word) <= width - len(inner) else word.replace(TIE, " ") for word in line.split(" ")]
    lines = wrap(" ".join(words), width, subsequent_indent=inner, break_on_hyphens=False)
    return [each.replace(TIE, " ") for each in lines] or [""]


def tied(text: str) -> str:
    """A text that stays on one line, if it fits there at all."""
    return text.replace(" ", TIE)


def listed(parts: Iterable[str]) -> str:
    """Things one after the other; lines break only between them."""
    return ", ".join(tied(part) for part in parts)


def indented(lines: Iterable[str]) -> list[str]:
    return ["  " + line for line in lines]


# Tables


def columns(rows: Sequence[Sequence[str]], room: int) -> list[list[str]] | None:
    """The lines of each row, with its cells in columns; the last one goes on in its column. None: there is no room."""
    wide = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    last = sum(wide[:-1]) + len(GAP) * (len(wide) - 1)
    if not wide or last + min(wide[-1], LAST) > room:
        return None
    found = []
    for row in rows:
        line = GAP.join(cell.ljust(size) for cell, size in zip(row, wide, strict=False)).rstrip()
        found.append(broken(line, room, min(last, room - LAST)))
    return found


# Blocks side by side


def half(width: int) -> int:
    """The columns for each of two blocks side by side; all of them where they stand one below the other."""
    return width if is_plain(width) else (width - len(TRUNK)) // 2


def beside(left: Sequence[str], right: Sequence[str], width: int) -> list[str]:
    """Two blocks of lines, none longer than `half`, side by side."""
    if is_plain(width):
        return [*left, *right]
    size = half(width)
    return [(one.ljust(size) + TRUNK + other).rstrip() for one, other in zip_longest(left, right, fillvalue="")]


def captioned(picture: Sequence[str], text: Iterable[str], room: int) -> list[str]:
    """A picture with lines of text to its right, or below it where there is little room."""
    start = max(map(len, picture), default=0) + len(GAP)
    if room - start < CAPTION:
        return [*picture, *(piece for line in text for piece in broken(line, room))]
    right = [piece for line in text for piece in broken(line, room - start)]
    return [(one.ljust(start) + other).rstrip() for one, other in zip_longest(picture, right, fillvalue="")]


def in_rows(blocks: Sequence[Sequence[str]], room: int) -> list[str]:
    """Small pictures side by side, as many in a row as fit."""
    lines: list[str] = []
    row: list[Sequence[str]] = []
    for block in [*blocks, None]:
        if block is None or sum(_size(each) for each in (*row, block)) > room:
            heads = [[line.ljust(_size(each)) for line in each] for each in row]
            gaps = [" " * _size(each) for each in row]
            for cells in zip_longest(*heads):
                lines.append("".join(cell or gap for cell, gap in zip(cells, gaps, strict=True)).rstrip())
            row = []
        if block is not None:
            row.append(block)
    return lines


def _size(block: Sequence[str]) -> int:
    return max(map(len, block), default=0) + len(GAP)
