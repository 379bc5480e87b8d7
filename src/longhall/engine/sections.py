"""A table in words: sections with a heading, lines and a table, made from a seat's view in the reader's language.

Every face shows the same sections: the terminal prints them (`printed`), the page shows them as headings, lists and
tables, and screen readers read them. A section knows no width; how it is laid out is the business of the face.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from typing import Literal, TypedDict

from longhall.engine.lines import TIE, beside, broken, captioned, columns, half, in_rows, indented, is_plain

# `list`: one below the other; `ring`: neighbours that lie around the board, clockwise from the north-west; `grid`: the
# table is a map of cells, and the lines are its legend; `shapes`: each column of the table is a small picture
Layout = Literal["list", "ring", "grid", "shapes"]
NOTHING = "–"  # in a cell
CELL = 3  # characters of a cell in a grid


class TextRow(TypedDict):
    """A row of a table. The first cell is what the row is about; notes are what else is to be said of it."""

    cells: list[str]
    notes: list[str]


class TextTable(TypedDict):
    """The heads stand above the cells; one more stands above the notes, where rows have them."""

    head: list[str]
    rows: list[TextRow]


class Section(TypedDict):
    """A part of the table. One of level 2 belongs to the last one of level 1 before it."""

    heading: str
    level: Literal[1, 2]
    layout: Layout
    table: TextTable | None
    lines: list[str]


def section(
    heading: str,
    lines: Iterable[str] = (),
    table: TextTable | None = None,
    level: Literal[1, 2] = 1,
    layout: Layout = "list",
) -> Section:
    return {
        "heading": heading,
        "level": level,
        "layout": layout,
        "table": table,
        "lines": [line for line in lines if line],
    }


def row(cells: Iterable[str | int], notes: Iterable[str] = ()) -> TextRow:
    """A row; a cell that is empty shows that there is nothing."""
    return {"cells": [str(cell) or NOTHING for cell in cells], "notes": [note for note in notes if note]}


def table(head: Iterable[str], rows: Iterable[TextRow]) -> TextTable:
    return {"head": list(head), "rows": list(rows)}


def filled(sections: Iterable[Section]) -> list[Section]:
    """The sections that say anything; one that has parts of its own stays too."""
    found = list(sections)
    following: list[Section | None] = [*found[1:], None]
    return [
        each
        for each, after in zip(found, following, strict=True)
        if each["lines"]
        or (each["table"] and each["table"]["rows"])
        or (each["level"] == 1 and after is not None and after["level"] == 2)
    ]


def untied(sections: Iterable[Section]) -> list[Section]:
    """The same for faces that break lines by themselves: without the spaces at which a terminal does not break."""
    return [
        section(
            _loose(each["heading"]),
            map(_loose, each["lines"]),
            each["table"] and _untied_table(each["table"]),
            each["level"],
            each["layout"],
        )
        for each in sections
    ]


def _untied_table(its: TextTable) -> TextTable:
    rows = [row(map(_loose, each["cells"]), map(_loose, each["notes"])) for each in its["rows"]]
    return table(map(_loose, its["head"]), rows)


def _loose(text: str) -> str:
    return text.replace(TIE, " ")


# In a terminal


def printed(sections: Sequence[Section], width: int) -> list[str]:
    """The sections as lines of at most so many characters; a blank line follows each group of them."""
    lines: list[str] = []
    for layout, run in groupby(sections, key=lambda each: "ring" if each["layout"] == "ring" else ""):
        blocks = list(run)
        if layout and not is_plain(width):
            lines += _around([_ring_block(each, half(width)) for each in blocks], width)
            continue
        for each in blocks:
            if each["level"] == 1 and lines:
                lines.append("")
            lines += _printed_section(each, width)
    return [*lines, ""]


def _printed_section(its: Section, width: int) -> list[str]:
    margin = "  " * (its["level"] - 1)
    room = width - len(margin) - 2
    heading = its["heading"] if its["heading"].endswith(".") else f"{its['heading']}:"
    lines = [margin + line for line in broken(heading, width - len(margin))]
    return lines + [f"{margin}  {line}" for line in _body(its, room, is_plain(width))]


def _body(its: Section, room: int, plain: bool) -> Iterator[str]:
    texts = [piece for line in its["lines"] for piece in broken(line, room)]
    if its["table"] is None:
        yield from texts
    elif its["layout"] == "grid":
        grid = _grid(its["table"], room)
        yield from [*grid, *texts] if plain else captioned(grid, its["lines"], room)
    elif its["layout"] == "shapes":
        yield from in_rows(_columns_of(its["table"]), room)
        yield from texts
    else:
        yield from _rows(its["table"], room, plain)
        yield from texts


def _rows(its: TextTable, room: int, plain: bool) -> Iterator[str]:
    """In columns below their heads where there is room; otherwise each row as a list."""
    cells = [each["cells"] for each in its["rows"]]
    size = max(map(len, cells), default=0)
    head = its["head"][:size]
    drawn = None if plain else columns([head, *cells] if head else cells, room)
    if drawn is None:
        blocks = [broken(as_list(head, each), room, 4) for each in cells]
    else:
        yield from drawn[0] if head else ()
        blocks = drawn[1:] if head else drawn
    for block, each in zip(blocks, its["rows"], strict=True):
        yield from block
        yield from (piece for note in each["notes"] for piece in broken(f"    {note}", room))


def as_list(head: Sequence[str], cells: Sequence[str]) -> str:
    """A row in one line: `first: second head and cell; third head and cell`, without those that hold nothing."""
    named = [
        f"{word} {cell}" if word else cell
        for word, cell in zip_longest(head[1:], cells[1:], fillvalue="")
        if cell and cell != NOTHING
    ]
    return f"{cells[0]}: {'; '.join(named)}" if named else cells[0]


def _grid(its: TextTable, room: int) -> list[str]:
    """A map of cells below the letters of its columns; without room for it, each row as a list of its cells."""
    whole = [[cell if cell != NOTHING else "" for cell in each["cells"]] for each in its["rows"]]
    lines = ["".join(cell.rjust(CELL) for cell in cells).rstrip() for cells in [["", *its["head"][1:]], *whole]]
    if max(map(len, lines)) <= room:
        return lines
    return [f"{cells[0]}: {' '.join(cell or '#' for cell in cells[1:])}" for cells in whole]


def _columns_of(its: TextTable) -> list[list[str]]:
    """Each column below its head, without what is empty."""
    stacked = zip_longest(its["head"], *(each["cells"] for each in its["rows"]), fillvalue=NOTHING)
    return [[f"{head}:", *(cell for cell in cells if cell != NOTHING)] for head, *cells in stacked]


def _ring_block(its: Section, room: int) -> list[str]:
    """A section that has half the width: a row is a line that goes on below, its notes stand further in."""
    lines = broken(f"== {its['heading']}", room)
    rows = its["table"]["rows"] if its["table"] else []
    first = max((len(each["cells"][0]) for each in rows), default=0)
    for each in rows:
        cells = [cell for cell in each["cells"][1:] if cell != NOTHING]
        lines += broken(f"{each['cells'][0].ljust(first)} {' '.join(cells)}".rstrip(), room, 3)
        lines += [piece for note in each["notes"] for piece in broken(f"   {note}", room)]
    return lines + [piece for line in indented(its["lines"]) for piece in broken(line, room)]


def _around(ring: Sequence[Sequence[str]], width: int) -> list[str]:
    """Blocks that lie in a ring, clockwise from the north-west, as two columns: west and east."""
    south = (len(ring) + 1) // 2 + 1
    west, east = [ring[0], *reversed(ring[south:])], ring[1:south]
    return [line for left, right in zip_longest(west, east, fillvalue=()) for line in beside(left, right, width)]
