"""Content as TOML: single values, and rows in the shape of the content files."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from longhall.engine.toml_tables import Table, are_rows, is_text, rows_of


def written(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key_written(key)} = {written(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(written(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False, default=str).replace("\x7f", "\\u007f")


def key_written(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else written(key)


def row_lines(head: str, row: Table, leave_out: Iterable[str] = ()) -> Iterator[str]:
    """A row under its head, `[[warrior]]`: texts by language, then rows inside it under heads of their own."""
    yield head
    inside = []
    for field, value in row.items():
        if field in leave_out:
            continue
        if is_text(value):
            yield from (f"{key_written(field)}.{key} = {written(each)}" for key, each in value.items() if key != "of")
        elif are_rows(value):
            inside.append(field)
        else:
            yield f"{key_written(field)} = {written(value)}"
    for field in inside:
        for _, table in rows_of(row[field]):
            yield ""
            yield from row_lines(f"[[{head.strip('[]')}.{field}]]", table)
