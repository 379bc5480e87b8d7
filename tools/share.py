"""Counts the reconstructed content for the table in the README, from the rows of every game.

    tools/share.py            writes the table into README.md
    tools/share.py --check    changes nothing; the exit code is 1 if the table is not true

A row counts as reconstructed if its source says so; as reconstructed in part if fields of it say so (`detail_source`).
The content files of a game that are played only with an option have lines of their own.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import longhall
from longhall.engine.content import Listed
from longhall.engine.toml_tables import RECONSTRUCTED

README = Path(__file__).resolve().parent.parent / "README.md"
MARKS = "<!-- share -->\n", "<!-- /share -->"
HEAD = "| game | kind of row | rows | reconstructed | in part | fields |\n|---|---|--:|--:|--:|---|\n"
APART = {("lords_of_ragnarok", "surtur.toml"): "Followers of Surtur"}  # files that are a game of their own to players


def counted() -> str:
    """The table: for every game the sum of all its rows, and each kind with something reconstructed."""
    lines = []
    for name, rows in _games():
        kinds = dict.fromkeys(row.kind for row in rows)
        parts = [(f"`{kind}`", [row for row in rows if row.kind == kind]) for kind in kinds]
        shown = [(kind, of_kind) for kind, of_kind in parts if any(_is_made(row) or _fields(row) for row in of_kind)]
        lines.append(_line(f"**{name}**", "all", rows))
        lines += [_line("", kind, of_kind) for kind, of_kind in shown]
    return HEAD + "".join(lines)


def _games() -> Iterator[tuple[str, list[Listed]]]:
    for game in longhall.game_ids():
        info = longhall.game_info(game)
        assert info.shelf is not None
        rows = info.shelf.open("").listed()
        yield info.name, [row for row in rows if (game, row.file) not in APART]
        for (of, file), name in APART.items():
            if of == game:
                yield name, [row for row in rows if row.file == file]


def _is_made(row: Listed) -> bool:
    return row.source == RECONSTRUCTED


def _fields(row: Listed) -> list[str]:
    return row.fields_from(RECONSTRUCTED)


def _line(game: str, kind: str, rows: list[Listed]) -> str:
    made, part = sum(map(_is_made, rows)), sum(bool(_fields(row)) for row in rows)
    fields = ", ".join(sorted({f"`{field}`" for row in rows for field in _fields(row)})) if kind != "all" else ""
    return f"| {game} | {kind} | {len(rows)} | {made} | {part} | {fields} |\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    text = README.read_text(encoding="utf-8")
    before, _, rest = text.partition(MARKS[0])
    after = rest.partition(MARKS[1])[2]
    mended = f"{before}{MARKS[0]}{counted()}{MARKS[1]}{after}"
    if parser.parse_args().check:
        return int(mended != text)
    README.write_text(mended, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
