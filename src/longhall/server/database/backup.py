"""Backups of a whole database: a copy of an SQLite file, or all rows as JSON lines. A server may run meanwhile."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, closing
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import sqlalchemy
from sqlalchemy import LargeBinary, func, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from longhall.engine.errors import LonghallError
from longhall.server.database import chat_store, clock_store, preference_store, statistics_models, window_store
from longhall.server.database.connect import migrate, newest_version, open_engine
from longhall.server.database.files import copy_sqlite, new_file
from longhall.server.database.models import Base, Moment, Table

SQLITE = b"SQLite format 3\x00"  # how such a file begins
FORMAT = "longhall-rows-1"
BATCH = 500  # rows that are written at once
# Each adds its tables to those of `models`.
MODULES = (chat_store, clock_store, preference_store, statistics_models, window_store)
METADATA = Base.metadata
AS_TEXT: dict[type, type] = {Moment: datetime, LargeBinary: bytes}  # what travels as text
OLD_TABLES = {
    "manners": "table_settings",
    "said": "chat_messages",
    "beginnings": "start_positions",
    "passes": "seat_tokens",
}
OLD_COLUMNS = {"pass_hash": "token_hash"}
READABLE = (
    "0008",
    "0009",
    "0010",
)  # versions whose lines can be read too: others only renamed or added something since
VERSION = sqlalchemy.text("SELECT version_num FROM alembic_version")


async def backup(url: str, path: Path) -> None:
    """Write all that a database holds to a new file, as it is at one moment."""
    source = _existing_file(url)
    with new_file(path) as half:
        if source is not None:
            copy_sqlite(source, half)
        else:
            async with _open(url) as engine:
                await export_rows(engine, half)


async def restore(url: str, path: Path) -> None:
    """Fill an empty database with a backup, and bring it up to date."""
    start, target = _start_of(path), file_of(url)
    async with _open(url) as engine:
        await migrate(engine)
        await _check_empty(engine)
        if start != SQLITE:
            await import_rows(engine, path)
            return
    if target is None:
        raise LonghallError("error.restore.kind", file=path)
    _check_sqlite(path)
    with TemporaryDirectory(dir=target.parent) as folder:
        tried = Path(folder) / target.name
        copy_sqlite(path, tried)
        await _bring_up_to_date(path, tried)
        copy_sqlite(tried, target)


async def _bring_up_to_date(path: Path, copy: Path) -> None:
    """Migrate the copy of a backup; one whose version or tables we do not know is refused."""
    engine = open_engine(f"sqlite+aiosqlite:///{copy}")
    try:
        await migrate(engine)
        async with engine.connect() as connection:
            for table in METADATA.sorted_tables:
                async for _ in await connection.stream(select(table)):
                    pass
    except Exception as error:
        raise LonghallError("error.restore.broken", file=path) from error
    finally:
        await engine.dispose()


# All rows as JSON lines


async def export_rows(engine: AsyncEngine, path: Path) -> None:
    """The first line says what it is; each other line is one row with the name of its table."""
    async with engine.connect() as plain:
        connection = await _at_one_moment(plain)
        with path.open("wb") as file:
            version = await connection.scalar(VERSION)
            file.write(msgspec.json.encode({"format": FORMAT, "version": version}) + b"\n")
            for table in METADATA.sorted_tables:
                async for row in await connection.stream(select(table)):
                    file.write(_line(table.name, row._mapping) + b"\n")
            file.write(msgspec.json.encode({"end": True}) + b"\n")


def _line(name: str, row: Mapping[Any, Any]) -> bytes:
    return msgspec.json.encode([str(name), {str(column): value for column, value in row.items()}])


async def import_rows(engine: AsyncEngine, path: Path) -> None:
    """All rows or none; a file that was cut off is refused."""
    try:
        async with engine.begin() as connection:
            version = await connection.scalar(VERSION)
            for name, rows in _batches(path, str(version)):
                await connection.execute(insert(METADATA.tables[name]), rows)
    except (LonghallError, OSError, OperationalError, InterfaceError):
        raise
    except Exception as error:  # rows that the database does not take: the file is wrong
        raise LonghallError("error.restore.broken", file=path) from error


def _batches(path: Path, version: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of one table each, in the order of the file."""
    name, rows = "", list[dict[str, Any]]()
    for table, row in _rows(path, version):
        if rows and (table != name or len(rows) == BATCH):
            yield name, rows
            rows = []
        name = table
        rows.append(row)
    if rows:
        yield name, rows


def _rows(path: Path, version: str) -> Iterator[tuple[str, dict[str, Any]]]:
    ended = False
    try:
        with path.open("rb") as file:
            _check_first(path, msgspec.json.decode(file.readline()), version)
            for line in file:
                found = msgspec.json.decode(line)
                if isinstance(found, dict):
                    ended = found == {"end": True}
                    break
                name = OLD_TABLES.get(found[0], found[0])
                yield name, _values(METADATA.tables[name], found[1])
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError, RecursionError) as error:
        raise LonghallError("error.restore.broken", file=path) from error
    if not ended:
        raise LonghallError("error.restore.broken", file=path)


def _check_first(path: Path, first: Any, version: str) -> None:
    if not isinstance(first, dict) or first.get("format") != FORMAT:
        raise LonghallError("error.restore.broken", file=path)
    if first.get("version") not in (version, *READABLE):
        raise LonghallError("error.restore.version", file=path, version=str(first.get("version")), needed=version)


def _values(table: sqlalchemy.Table, row: dict[str, Any]) -> dict[str, Any]:
    """Times and bytes travel as text."""
    found = {OLD_COLUMNS.get(name, name): value for name, value in dict(row).items()}
    for column in table.columns:
        kind = next((kind for type, kind in AS_TEXT.items() if isinstance(column.type, type)), None)
        if kind is not None and found.get(column.name) is not None:
            found[column.name] = msgspec.convert(found[column.name], kind)
    return found


async def _at_one_moment(connection: AsyncConnection) -> AsyncConnection:
    if connection.dialect.name != "postgresql":
        return connection
    return await connection.execution_options(isolation_level="REPEATABLE READ")


# SQLite


def _check_sqlite(path: Path) -> None:
    """Is it whole, and one of ours?"""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as found:
            whole = found.execute("PRAGMA quick_check").fetchone() == ("ok",)
            found.execute("SELECT version_num FROM alembic_version").fetchone()
            found.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        raise LonghallError("error.restore.broken", file=path) from error
    if not whole:
        raise LonghallError("error.restore.broken", file=path)


async def check_version(engine: AsyncEngine) -> None:
    """Refuse a database of another version, where nothing may be changed."""
    async with engine.connect() as connection:
        version = str(await connection.scalar(VERSION))
    if version != newest_version():
        raise LonghallError("error.tables.version", version=version, needed=newest_version())


# Files and databases


def file_of(url: str) -> Path | None:
    """The file of an SQLite database."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise LonghallError("error.database", url=url.partition("@")[2] or url, reason=str(error)) from error
    return Path(parsed.database or "") if parsed.get_backend_name() == "sqlite" else None


def _start_of(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(len(SQLITE))
    except OSError as error:
        raise LonghallError("error.backup.file", file=path, reason=error.strerror or str(error)) from error


def _existing_file(url: str) -> Path | None:
    """The file of an SQLite database, which must be there."""
    found = file_of(url)
    if found is not None and not found.is_file():
        raise LonghallError("error.backup.nothing", file=found)
    return found


@asynccontextmanager
async def existing(url: str) -> AsyncIterator[AsyncEngine]:
    """A database that is there, as it is."""
    _existing_file(url)
    async with _open(url) as engine:
        yield engine


@asynccontextmanager
async def _open(url: str) -> AsyncIterator[AsyncEngine]:
    """A database, with what goes wrong there said in a line."""
    shown = make_url(url).render_as_string(hide_password=True)
    try:
        engine = open_engine(url)
        try:
            await _reach(engine, shown)
            yield engine
        finally:
            await engine.dispose()
    except (SQLAlchemyError, ImportError) as error:
        raise _refused(shown, error) from error


async def _reach(engine: AsyncEngine, shown: str) -> None:
    """Is it there? Later an OSError is one of the file."""
    try:
        async with engine.connect():
            pass
    except OSError as error:
        raise _refused(shown, error) from error


def _refused(shown: str, error: Exception) -> LonghallError:
    reason = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
    return LonghallError("error.database", url=shown, reason=reason)


async def _check_empty(engine: AsyncEngine) -> None:
    """Nothing is ever written over."""
    async with engine.connect() as connection:
        if await connection.scalar(select(func.count()).select_from(Table)):
            raise LonghallError("error.restore.full")
