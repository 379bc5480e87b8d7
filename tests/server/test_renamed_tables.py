"""The tables that got other names: databases and backups of before go through, and a migration that failed goes on."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncEngine

from longhall.server.database.backup import OLD_COLUMNS, OLD_TABLES, export_rows, restore
from longhall.server.database.connect import MIGRATIONS, migrate, open_engine
from longhall.server.database.models import Base, now
from tests.server.postgres import Postgres, postgres

__all__ = ["postgres"]

ROWS = """
insert into tables (id, game, seats, options, content, seed, name, public, host, created, changed, asked,
practice, deal_known) values ('t', 'toy', 2, '{}', '', 'seed', '', false, '', :at, :at, '[]', false, false);
insert into seats (table_id, seat, kind, name, abandoned) values ('t', 0, 'person', 'Ana', false);
insert into passes (hash, table_id, seat, guest, created) values ('h', 't', 0, 'a', :at);
insert into manners (table_id, spectators_talk, turn, reserve) values ('t', false, 30, 60);
insert into said (table_id, number, guest, seat, name, text, key, at) values ('t', 1, 'a', 0, 'Ana', 'Hail!', 'k', :at);
insert into beginnings (table_id, save, line) values ('t', :save, '[[0, "a"]]');
insert into agreements (table_id, seat, number, luck, pass_hash) values ('t', 0, 1, 'same', 'h');
insert into webhooks (table_id, seat, url, secret, mark, pass_hash) values ('t', 0, 'https://x', 's', '', 'h')
"""
CHANGED = ("seat_tokens", "table_settings", "chat_messages", "start_positions", "agreements", "webhooks")
ADDED = ("archived",)  # columns that came later
OLD_NAMES = {new: old for old, new in OLD_TABLES.items()}


def upgrade_to(version: str) -> Callable[[Connection], None]:
    def run(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, version)

    return run


async def fill_old(engine: AsyncEngine) -> None:
    """A database of the version before, with a row in every table that is renamed or points at one."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade_to("0008"))
        for line in ROWS.strip().split(";"):
            values = {"at": now(), "save": b"{}"}
            await connection.execute(text(line), {name: each for name, each in values.items() if f":{name}" in line})


async def rows_of(engine: AsyncEngine, renamed: bool) -> dict[str, list[tuple[Any, ...]]]:
    found = {}
    async with engine.connect() as connection:
        for name in CHANGED:
            table = name if renamed else OLD_NAMES.get(name, name)
            rows = (await connection.execute(text(f"select * from {table}"))).mappings()
            found[name] = [tuple(value for key, value in row.items() if key not in ADDED) for row in rows]
    return found


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))


class Failing:
    """Fails at the n-th statement that changes something."""

    def __init__(self, after: int) -> None:
        self.left = after

    def __call__(self, connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if statement.split()[0].upper() in ("ALTER", "CREATE", "DROP", "INSERT", "DELETE", "UPDATE"):
            if self.left == 0:
                raise RuntimeError("the power is gone")
            self.left -= 1


async def fails_and_goes_on(engine: AsyncEngine, after: int) -> bool:
    """Did the migration fail, before it went through?"""
    await fill_old(engine)
    before = await rows_of(engine, False)
    failing = Failing(after)
    event.listen(engine.sync_engine, "before_cursor_execute", failing)
    try:
        await migrate(engine)
        failed = False
    except RuntimeError:
        failed = True
    event.remove(engine.sync_engine, "before_cursor_execute", failing)
    await migrate(engine)
    assert await rows_of(engine, True) == before
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        if engine.dialect.name == "sqlite":
            assert list(await connection.execute(text("pragma foreign_key_check"))) == []
    return failed


def run(url: str, after: int) -> bool:
    async def work() -> bool:
        engine = open_engine(url)
        try:
            return await fails_and_goes_on(engine, after)
        finally:
            await engine.dispose()

    return asyncio.run(work())


def test_a_database_of_before_goes_through_wherever_it_failed(tmp_path: Path) -> None:
    failed = [run(f"sqlite+aiosqlite:///{tmp_path}/{after}.sqlite3", after) for after in range(60)]
    statements = failed.index(False)
    assert statements > 30
    assert failed == [True] * statements + [False] * (60 - statements)  # at every statement, and then none


def test_tokens_still_take_along_what_goes_with_them(tmp_path: Path) -> None:
    run(f"sqlite+aiosqlite:///{tmp_path}/hall.sqlite3", 100)
    with closing(sqlite3.connect(tmp_path / "hall.sqlite3")) as database:
        database.execute("pragma foreign_keys = on")
        database.execute("delete from seat_tokens")
        assert database.execute("select (select count(*) from agreements), count(*) from webhooks").fetchone() == (0, 0)


@pytest.mark.xdist_group("postgresql")
@pytest.mark.parametrize("after", [0, 7, 100])
def test_the_same_on_postgresql(postgres: Postgres, after: int) -> None:
    url = postgres.new_database()
    assert run(url, after) == (after < 100)

    async def names() -> list[str]:
        engine = open_engine(url)
        try:
            async with engine.connect() as connection:
                return list(await connection.scalars(text("select conname from pg_constraint")))
        finally:
            await engine.dispose()

    found = asyncio.run(names())
    assert {"fk_agreements_seat_tokens", "fk_webhooks_seat_tokens", "pk_chat_messages"} <= {*found}
    assert not [name for name in found if any(f"_{old}" in name for old in OLD_TABLES)]


def test_lines_of_before_are_restored(tmp_path: Path) -> None:
    async def lines() -> list[Any]:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path}/hall.sqlite3")
        try:
            await fill_old(engine)
            await migrate(engine)
            await export_rows(engine, tmp_path / "rows")
        finally:
            await engine.dispose()
        return [json.loads(line) for line in (tmp_path / "rows").read_text().splitlines()]

    new = asyncio.run(lines())
    columns = {after: before for before, after in OLD_COLUMNS.items()}
    old = [
        [OLD_NAMES.get(line[0], line[0]), {columns.get(name, name): value for name, value in line[1].items()}]
        for line in new[1:-1]
    ]
    (tmp_path / "old").write_text("\n".join(map(json.dumps, [{**new[0], "version": "0008"}, *old, new[-1]])))
    asyncio.run(restore(f"sqlite+aiosqlite:///{tmp_path}/other.sqlite3", tmp_path / "old"))

    async def restored() -> list[Any]:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path}/other.sqlite3")
        try:
            await export_rows(engine, tmp_path / "again")
        finally:
            await engine.dispose()
        return [json.loads(line) for line in (tmp_path / "again").read_text().splitlines()]

    assert asyncio.run(restored()) == new
