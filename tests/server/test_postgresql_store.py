"""What several processes write to one PostgreSQL, and the command that starts them."""

import asyncio
import os
import re
import signal
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from longhall.server.bots import Bots, Threads
from longhall.server.database.models import Base, Entry, now
from longhall.server.database.records import Change
from longhall.server.database.store import EntryConflict, Store
from longhall.server.rooms import Room, Rooms, rebuild
from longhall.server.schema.tables import NewSeat, NewTable
from longhall.server.tables import Tables
from tests.patience import PATIENCE
from tests.server.devices import PERSON
from tests.server.postgres import Postgres, numbers, on_postgres, postgres, url
from tests.server.processes import Far
from tests.server.test_process import START

__all__ = ["postgres", "url"]

pytestmark = pytest.mark.xdist_group("postgresql")


async def new_table(store: Store) -> str:
    """A table of the toy game with two persons."""
    wish = NewTable("toy", [NewSeat("person"), NewSeat("person")])
    return (await Tables(store, lambda table_id: None).open(wish, "guest", "Ana")).table.id


def test_the_migrations_make_the_tables_of_the_models(url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return compare_metadata(MigrationContext.configure(connection), Base.metadata)

    async def use(store: Store) -> list[Any]:
        async with store.engine.connect() as connection:
            return await connection.run_sync(differences)

    assert on_postgres(url, use) == []


def test_the_number_decides_who_was_first(url: str) -> None:
    async def use(store: Store) -> list[str | None]:
        table_id = await new_table(store)

        def change(key: str) -> Change:
            entry = Entry(table_id=table_id, number=1, seat=0, words=["oath:0"], key=key, at=now(), told=[])
            return Change(entry, {"changed": now()}, {"number": 1})

        wishes = [store.append(change(f"key {each}")) for each in range(6)]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert results.count(None) == 1
        assert sum(isinstance(each, EntryConflict) for each in results) == 5
        return [row.key for row in await store.entries(table_id)]

    assert len(on_postgres(url, use)) == 1


def test_who_comes_second_reads_and_tries_again(url: str) -> None:
    async def use(store: Store) -> int:
        taken = 0
        for _ in range(5):
            table_id = await new_table(store)
            rooms = [await Rooms(store, lambda *told: None, shared=True).get(table_id) for _ in range(2)]
            taken += await both_answer(rooms)
            assert await numbers(store, table_id) == [1, 2]
            for room in rooms:
                await room.refresh()
            assert rooms[0].game.observation(0) == rooms[1].game.observation(0)
        return taken

    assert on_postgres(url, use) == 5


async def both_answer(rooms: list[Room]) -> int:
    """Two processes' rooms of a table answer at the same number. How often was one of them second?"""
    met = asyncio.Barrier(2)
    second: list[Room] = []
    for room in rooms:
        append, catch_up = room._append, room._catch_up

        async def together(*entry: Any, room: Room = room, append: Any = append) -> Any:
            if not room.number:
                await met.wait()
            return await append(*entry)

        async def late(room: Room = room, catch_up: Any = catch_up) -> None:
            second.append(room)
            await catch_up()

        room._append, room._catch_up = together, late  # type: ignore[assignment, method-assign]
    await asyncio.gather(*[room.answer(seat, [f"oath:{seat}"]) for seat, room in enumerate(rooms)])
    return len(second)


def test_bots_of_two_processes_answer_once(url: str) -> None:
    """Both look after the same table; every answer is in the journal once, and they lead to an end."""

    async def use(store: Store) -> None:
        table_id = await played_by(store, 2)
        stands = await rebuild(store, await store.table(table_id))
        assert stands.game.outcome is not None
        assert await numbers(store, table_id) == list(range(1, stands.number + 1))

    on_postgres(url, use)


async def played_by(store: Store, processes: int) -> str:
    """A table of bots that so many processes looked after to its end."""
    wish = NewTable("toy", [NewSeat("bot", bot="thrall"), NewSeat("bot", bot="karl")])
    table_id = (await Tables(store, lambda table_id: None).open(wish, "guest", "Ana")).table.id
    bots = [new_bots(store) for _ in range(processes)]
    while (await store.table(table_id)).finished is None:
        for each in bots:
            each.wake(table_id)
        await asyncio.gather(*(task for each in bots for task in each._playing.values()))
    for each in bots:
        await each.close()
    return table_id


def new_bots(store: Store) -> Bots:
    """The bots of a process."""
    return Bots(store, Rooms(store, lambda *told: None, shared=True), Threads(1), lambda *told: None, 30)


# The command


def test_two_workers_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    environment = {**os.environ, "LONGHALL_DATA": str(tmp_path / "data"), "LANG": "C", "LONGHALL_LANG": "en"}
    url = postgres.new_database().replace("+asyncpg", "")
    command = [*START, "serve", "--no-browser", "--port", "0", "--workers", "2", "--database", url]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
            assert found
            server: Any = Address(found[0])
            ana = Far(server, "Ana")
            table = ana.open(PERSON, PERSON, game="kardnarok")
            assert ana.answer(table, 0, "kingdom:danmork")["last"] >= 0
        finally:
            process.send_signal(signal.SIGINT)
            assert process.wait(timeout=PATIENCE) == 0


class Address(msgspec.Struct):
    """Where a server listens."""

    address: str
