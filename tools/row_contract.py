"""Writes the types of a game's content rows, as far as the page is told them, from the rows that are shipped.

A field that some rows of a kind do not have may be missing; words are strings. A content pack changes values, never
types: whoever reads a row checks those.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from longhall.engine.registry import GameInfo
from longhall.server.speech import game_words
from tools.game_contract import quoted

HEAD = "// Written by tools/contract.py from the game's content: change that, and run it again."
ABOUT = "/** What the rows of each kind hold, without their texts. */"
PLAIN: Mapping[type, str] = {bool: "boolean", int: "number", float: "number", str: "string"}


def row_file(info: GameInfo) -> str:
    return f"{HEAD}\n\n{types_of(info)}"


def types_of(info: GameInfo) -> str:
    """The fields of each kind of rows."""
    kinds: dict[str, list[Mapping[str, Any]]] = {}
    for row in game_words(info, "en").rows:
        kinds.setdefault(row.kind, []).append(row.values)
    lines = [f"  {quoted(kind)}: {record(rows, '  ')}" for kind, rows in kinds.items()]
    return f"{ABOUT}\nexport interface Rows {{\n" + "\n".join(lines) + "\n}\n"


def shape(values: Iterable[Any], indent: str) -> str:
    """The type of all these values."""
    values = list(values)
    found = dict.fromkeys(PLAIN[type(value)] for value in values if type(value) in PLAIN)
    lists = [value for value in values if isinstance(value, list)]
    tables = [value for value in values if isinstance(value, dict)]
    if lists:
        inside = shape((each for value in lists for each in value), indent)
        found[f"({inside})[]" if " | " in inside else f"{inside}[]"] = None
    if tables:
        found[record(tables, indent)] = None
    return " | ".join(found) or "never"


def record(tables: Sequence[Mapping[str, Any]], indent: str) -> str:
    """The type of tables: what not all of them have may be missing."""
    names = dict.fromkeys(name for table in tables for name in table)
    if not names:
        return "{}"
    inner = indent + "  "
    lines = []
    for name in names:
        values = [table[name] for table in tables if name in table]
        lines.append(f"{inner}{quoted(name)}{'?' * (len(values) < len(tables))}: {shape(values, inner)}")
    return "{\n" + "\n".join(lines) + f"\n{indent}}}"
