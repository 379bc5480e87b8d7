"""How content is written in TOML: kinds, rows and texts, and what to say when something is of another kind.

A kind is a list of tables with ids (`[[warrior]]`), tables with names (`[mode.duel]`) or a single table
(`[constants]`); each of these tables is a row. A text is a table with the words of each language, or with one word
for `all`.
"""

import json
import re
import tomllib
from typing import Any

from longhall.engine.errors import BadContent

LANGUAGES = ("en", "pt", "es")
SOURCES = ("rulebook", "public", "recalled", "reconstructed", "printed")
RECONSTRUCTED = "reconstructed"  # made to fit what is known
PRINTED = "printed"  # typed in from the owner's printed game

Table = dict[str, Any]

_TEXT_KEYS = {*LANGUAGES, "all", "of"}
_WRONG_TYPE = {
    int: "error.content.int",
    bool: "error.content.bool",
    str: "error.content.str",
    list: "error.content.list",
    dict: "error.content.dict",
}


def parse(file: str, text: str) -> Table:
    """The tables of a TOML file; what is not TOML is refused with its place."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise BadContent("error.content.toml", file=file, line=line) from error


def wrong_type(file: str, row: str, field: str, kind: type, value: object) -> BadContent:
    """A value that is not of the type that it must be."""
    shown = json.dumps(value, ensure_ascii=False, default=str)
    return BadContent(_WRONG_TYPE[kind], file=file, row=row, field=field, value=shown)


def key_of(table: Table) -> str:
    """The field by which a row of a list is known: its id, or its value where it has none (coins)."""
    return next((field for field in ("id", "value") if field in table), "")


def id_of(table: Table) -> str:
    return str(table.get(key_of(table), ""))


def row_name(kind: str, id: str) -> str:
    """What a row is called in messages."""
    return f"{kind} {id}" if id else kind


def head_of(kind: str, value: object, id: str) -> str:
    """How a row of a kind begins in TOML."""
    if isinstance(value, list):
        return f"[[{kind}]]"
    return f"[{kind}.{id}]" if id else f"[{kind}]"


def is_text(value: object) -> bool:
    """Is it a table of words in the languages?"""
    return isinstance(value, dict) and bool(value) and set(value) <= _TEXT_KEYS


def are_tables(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, dict) for item in value)


def are_rows(value: object) -> bool:
    """Is it a list of tables that have ids?"""
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) and "id" in item for item in value)


def are_named(value: object) -> bool:
    """Is it a table of tables, each known by its name?"""
    return (
        isinstance(value, dict)
        and bool(value)
        and all(isinstance(table, dict) and not is_text(table) for table in value.values())
    )


def rows_of(value: Any) -> list[tuple[str, Table]]:
    """The rows of a kind with their ids; a single table has none."""
    if isinstance(value, list):
        return [(id_of(table), table) for table in value]
    return list(value.items()) if are_named(value) else [("", value)]


def tables_in(value: object) -> list[Table]:
    """The tables right inside a value."""
    if isinstance(value, dict):
        return [value]
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []
