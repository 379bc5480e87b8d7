"""Reading a CHANGES.toml: what each version of a game's rules changed, for tables played by an earlier one."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from longhall.engine.registry import GameInfo
from longhall.words.rows import text_of

FILE = "CHANGES.toml"


@dataclass(frozen=True)
class Change:
    """A change of what is legal or of what follows."""

    id: str  # "2.1": the first of version 2
    version: int
    rules: tuple[str, ...]  # the ids of the rules and rulings that it is about
    texts: Mapping[str, Any]

    def text(self, lang: str) -> str:
        return text_of(self.texts, lang)


@cache
def _changes(folder: str) -> tuple[Change, ...]:
    path = files(folder).joinpath(FILE)
    rows = tomllib.loads(path.read_text(encoding="utf-8")).get("change", []) if path.is_file() else []
    return tuple(Change(row["id"], int(row["id"].split(".")[0]), tuple(row["rules"]), row["text"]) for row in rows)


def changes_of(info: GameInfo) -> tuple[Change, ...]:
    """All changes of a game's rules, the oldest first."""
    return _changes(info.folder)


def changes_after(info: GameInfo, version: int) -> list[Change]:
    """What has changed since a version."""
    return [change for change in changes_of(info) if version < change.version <= info.rules_version]


def change_text(info: GameInfo, id: str, lang: str) -> str:
    """What a change is called; one that nobody knows keeps its id."""
    return next((change.text(lang) for change in changes_of(info) if change.id == id), id)
