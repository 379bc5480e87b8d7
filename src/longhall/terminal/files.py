"""Saves and other files: read with care, written whole or not at all."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from longhall.engine import saves
from longhall.engine.errors import BadSave, LonghallError
from longhall.engine.game import Game
from longhall.engine.validation import broken, load_untrusted
from longhall.words.speaker import Speaker


def read_save(path: Path) -> tuple[Game, dict[str, Any]]:
    """The game of a file, and who sat at its table. What is no whole save is refused."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise file_error(path, error) from error
    except (ValueError, RecursionError) as error:
        raise BadSave("error.file.not_json", file=path) from error
    game = load_untrusted(data)
    return game, _table_of(data.get("table", {}))


def _table_of(table: Any) -> dict[str, Any]:
    """Who sat at a table: numbers of seats, and texts; and whether it was for practice."""
    kinds = {"people": int, "bots": str, "names": str}
    if type(table) is not dict or not table.keys() <= {*kinds, "practice"}:
        raise BadSave("error.save.broken", reason="table")
    if type(table.get("practice", False)) is not bool:
        raise BadSave("error.save.broken", reason="table")
    for name, kind in kinds.items():
        each = table.get(name, [])
        if type(each) is not list or not {kind}.issuperset(map(type, each)):
            raise BadSave("error.save.broken", reason="table")
    return table


def log_lines(speaker: Speaker, events: Sequence[Mapping[str, Any]]) -> list[str]:
    """What happened, in the reader's language; a log that tells of what there is not is refused."""
    try:
        return [speaker.event(event) for event in events]
    except Exception as error:
        raise broken(error) from error


def write_save(path: Path, game: Game, table: Mapping[str, Any]) -> None:
    """Save a game with who sits at its table."""
    data = {**game.save(), "table": dict(table)}
    data["seal"] = saves.seal(data)
    write(path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def write(path: Path, text: str) -> None:
    """Write a file by way of a new one beside it, so that it is never half there."""
    target = path.resolve()  # a link stays a link
    beside = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        if target.exists() and not target.is_file():
            raise IsADirectoryError if target.is_dir() else OSError(target)
        try:
            with beside.open("x", encoding="utf-8", newline="") as file:
                file.write(text)
            beside.replace(target)
        finally:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
    except FileNotFoundError as error:
        raise LonghallError("error.file.folder", folder=path.parent) from error
    except OSError as error:
        raise file_error(path, error) from error


def may_write(path: Path, force: bool, agrees: Callable[[], bool] | None = None) -> bool:
    """May a file be written? One that is there already only by force, or if somebody agrees."""
    if path.is_dir():
        raise LonghallError("error.file.directory", file=path)
    if force or not path.exists():
        return True
    if agrees is None:
        raise LonghallError("error.file.exists", file=path)
    return agrees()


def file_error(path: Path, error: OSError) -> LonghallError:
    """What the system says about a file, for people."""
    for kind, key in (
        (FileNotFoundError, "error.file.missing"),
        (NotADirectoryError, "error.file.missing"),
        (IsADirectoryError, "error.file.directory"),
        (PermissionError, "error.file.permission"),
    ):
        if isinstance(error, kind):
            return LonghallError(key, file=path)
    return LonghallError("error.file.other", file=path, reason=error.strerror or type(error).__name__)
