"""The connection to the database, which is created and migrated on start."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from longhall.server.database.files import keep_before_update

log = logging.getLogger(__name__)
MIGRATIONS = Path(__file__).parent / "migrations"
FILE_POOL: dict[str, Any] = {"pool_size": 6, "max_overflow": 0, "pool_timeout": 60}  # opening one more costs more
SERVER_POOL: dict[str, Any] = {"pool_pre_ping": True}  # the database may have been restarted since
BUSY = 10_000  # milliseconds that a write waits for another
MIGRATING = 8420  # the number of a lock


def open_engine(url: str) -> AsyncEngine:
    """The engine of a database; the folder of an SQLite file is made."""
    parsed = make_url(url)
    in_file = parsed.get_backend_name() == "sqlite" and parsed.database not in (None, "", ":memory:")
    on_sqlite = parsed.get_backend_name() == "sqlite"
    pool = (FILE_POOL if in_file else {}) if on_sqlite else SERVER_POOL
    engine = create_async_engine(parsed, hide_parameters=True, **pool)
    if on_sqlite:
        if in_file and parsed.database:
            Path(parsed.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, record: Any) -> None:
    """Readers do not wait for the writer, and what is committed is on disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the newest version. An SQLite file is copied before that, as it was."""
    file = engine.url.database
    if engine.dialect.name == "sqlite" and file not in (None, "", ":memory:"):
        kept = await asyncio.to_thread(keep_before_update, Path(str(file)), newest_version())
        if kept is not None:
            log.info("the database is brought up to date; as it was, it is kept in %s", kept)
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # servers that start at the same time do so one after the other
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def newest_version() -> str:
    """The version to which a database is brought."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
