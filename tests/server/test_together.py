"""Entries that come at the same time are written in one transaction, and each hears what became of its own."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import event

from longhall.server.database.connect import migrate, open_engine
from longhall.server.database.models import Entry, Keyframe, now
from longhall.server.database.read_cache import CachedStore
from longhall.server.database.records import Change
from longhall.server.database.store import EntryConflict
from longhall.server.schema.tables import NewSeat, NewTable
from longhall.server.settings import Settings
from longhall.server.tables import Tables

CHANGED: dict[str, Any] = {"asked": [1], "finished": None}


def change(table_id: str, **more: Any) -> Change:
    entry = Entry(table_id=table_id, number=1, seat=0, words=["oath:0"], key=None, at=now(), told=[])
    return Change(entry, CHANGED, {"number": 1, "position": b"{}"}, **more)


def keyframe(table_id: str) -> Keyframe:
    return Keyframe(table_id=table_id, gestures=64, number=1, rules=1, position=b"{}")


def with_tables(settings: Settings, use: Callable[[CachedStore, list[str], list[str]], Awaitable[None]]) -> None:
    """Run something with several new tables, and a list that grows with each commit."""

    async def run() -> None:
        engine = open_engine(settings.database)
        await migrate(engine)
        store, commits = CachedStore(engine), []
        wish = NewTable("toy", [NewSeat("person", "Ana"), NewSeat("person", "Bo")])
        tables = Tables(store, lambda table_id: None)
        ids = [(await tables.open(wish, "guest", "Ana")).table.id for _ in range(6)]
        event.listen(engine.sync_engine, "commit", lambda connection: commits.append("commit"))
        try:
            await use(store, ids, commits)
        finally:
            await engine.dispose()

    asyncio.run(run())


async def numbers(store: CachedStore, ids: list[str]) -> list[list[int]]:
    return [[each.number for each in await store.entries(table_id)] for table_id in ids]


def test_what_gathers_while_one_is_written_is_written_at_once(settings: Settings) -> None:
    async def use(store: CachedStore, ids: list[str], commits: list[str]) -> None:
        await asyncio.gather(*(store.append(change(table_id)) for table_id in ids))
        assert len(commits) < len(ids)
        assert await numbers(store, ids) == [[1]] * len(ids)
        assert [(await store.table(table_id)).asked for table_id in ids] == [[1]] * len(ids)

    with_tables(settings, use)


def test_one_that_comes_second_spoils_nothing_for_the_others(settings: Settings) -> None:
    async def use(store: CachedStore, ids: list[str], commits: list[str]) -> None:
        await store.append(change(ids[2]))
        told = await asyncio.gather(*(store.append(change(each)) for each in ids), return_exceptions=True)
        assert [isinstance(each, EntryConflict) for each in told] == [False, False, True, False, False, False]
        assert await numbers(store, ids) == [[1]] * len(ids)

    with_tables(settings, use)


def test_heads_keyframes_and_what_goes_besides_are_written_with_it(settings: Settings) -> None:
    async def use(store: CachedStore, ids: list[str], commits: list[str]) -> None:
        beside: list[str] = []

        async def besides(session: Any) -> None:
            beside.append("written")

        await asyncio.gather(*(store.append(change(each, keyframe=keyframe(each), besides=besides)) for each in ids))
        assert beside == ["written"] * len(ids)
        for each in ids:
            head = await store.head(each)
            assert head is not None
            assert (head.number, head.position) == (1, b"{}")
            assert [row.gestures for row in await store.keyframes(each)] == [0, 64]

    with_tables(settings, use)


def test_a_failure_is_told_to_the_one_whose_it_is(settings: Settings) -> None:
    async def use(store: CachedStore, ids: list[str], commits: list[str]) -> None:
        async def besides(session: Any) -> None:
            raise OSError("the disk is full")

        works = [store.append(change(each, besides=besides if each == ids[1] else None)) for each in ids]
        told = await asyncio.gather(*works, return_exceptions=True)
        assert [type(each) for each in told] == [type(None), OSError, *[type(None)] * 4]
        assert await numbers(store, ids) == [[1], [], [1], [1], [1], [1]]

    with_tables(settings, use)
