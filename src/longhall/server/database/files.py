"""Files of databases: copies of SQLite files, and new files that only their owner may read."""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from longhall.engine.errors import LonghallError


def copy_sqlite(source: Path, target: Path) -> None:
    """By SQLite's own backup, which waits for no writer and misses nothing that is committed."""
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
    except sqlite3.Error as error:
        raise LonghallError("error.database", url=str(source), reason=str(error)) from error


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """A file that only its owner may read, for it holds every seed; it has its name once it is whole."""
    if path.exists():
        raise LonghallError("error.backup.exists", file=path)
    half = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        os.close(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        yield half
        half.replace(path)
    except OSError as error:
        raise LonghallError("error.backup.file", file=path, reason=error.strerror or str(error)) from error
    finally:
        with suppress(OSError):
            half.unlink(missing_ok=True)


def keep_before_update(path: Path, newest: str) -> Path | None:
    """Copy an SQLite file that is about to be migrated, once for each version that it leaves. Where is the copy?"""
    version = _version_of(path)
    if version in (None, newest):
        return None
    kept = path.with_name(f"{path.name}.before-{newest}")
    if not kept.exists():
        with new_file(kept) as half:
            copy_sqlite(path, half)
    return kept


def _version_of(path: Path) -> str | None:
    """The version of a database file; none, if there is no database yet."""
    if not path.is_file():
        return None
    try:
        with closing(sqlite3.connect(path)) as found:
            row = found.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error:
        return None
    return None if row is None else str(row[0])
