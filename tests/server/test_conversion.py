"""Databases from before there were heads: they migrate by themselves, once, and nobody's game is lost."""

import asyncio
import json
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from longhall.server.conversion import RULES, convert_all
from longhall.server.database.connect import migrate, newest_version, open_engine
from longhall.server.database.models import Entry
from longhall.server.database.store import Store
from longhall.server.errors import Frozen
from longhall.server.replay_cache import CachedReplay, source_of
from longhall.server.rooms import Room, Rooms

OLD = Path(__file__).parent / "old" / "v0007.sql"  # made by version 0007: Kardnarök and A Feast for Odin
RUNNING, SHORT, FINISHED, FEAST, CONTINUED = (f"old-{number}" for number in range(5))
TABLES = (RUNNING, SHORT, FINISHED, FEAST, CONTINUED)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "hall.sqlite3"
    with sqlite3.connect(path) as database:
        database.executescript(OLD.read_text(encoding="utf-8"))
    return path


def use(file: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        engine = open_engine(f"sqlite+aiosqlite:///{file}")
        try:
            await migrate(engine)
            await work(Store(engine))
        finally:
            await engine.dispose()

    asyncio.run(run())


async def room_of(store: Store, table_id: str) -> Room:
    return await Rooms(store, lambda *told: None, shared=True).get(table_id)


def break_journal(file: Path, table_id: str, number: int) -> None:
    """What was answered is not allowed any more."""
    with sqlite3.connect(file) as database:
        query = "update entries set words = ? where table_id = ? and number = ?"
        database.execute(query, [json.dumps(["pass"]), table_id, number])


def told(file: Path, query: str, *values: Any) -> list[Any]:
    with sqlite3.connect(file) as database:
        return database.execute(query, values).fetchall()


def test_every_table_has_its_head_after_it_was_loaded_once(file: Path) -> None:
    """The position and the log are what the journal tells; loaded again from the head, all is the same."""
    snapshot = json.loads(told(file, "select save from snapshots where table_id = ?", RUNNING)[0][0])

    async def work(store: Store) -> None:
        for table_id in TABLES:
            first = await room_of(store, table_id)
            head = await store.head(table_id)
            assert head is not None
            assert (head.number, head.rules) == (first.number, RULES)
            again = await room_of(store, table_id)
            for seat in (0, 1, None):
                assert again.game.observation(seat) == first.game.observation(seat)
                assert again.game.events(0, seat) == first.game.events(0, seat)
            assert again.game.journal == first.game.journal
        log = [event.to_data() for event in (await room_of(store, RUNNING)).game.log]
        assert log[: len(snapshot["log"])] == snapshot["log"]
        assert (await room_of(store, FINISHED)).game.outcome is not None

    use(file, work)


def test_tables_go_on_and_say_that_the_rules_were_corrected(file: Path) -> None:
    async def work(store: Store) -> None:
        for table_id in (RUNNING, SHORT, FEAST, CONTINUED):
            room = await room_of(store, table_id)
            assert "rules.changed" in [event["key"] for event in room.game.events(0, None)]
            ask = next(ask for ask in room.game.asks if ask.options)
            await room.answer(ask.seat, [ask.options[0].key])
            assert (await room_of(store, table_id)).number == room.number

    use(file, work)


def test_all_are_given_their_heads_in_the_background(file: Path) -> None:
    async def work(store: Store) -> None:
        assert await store.without_heads(10) == [RUNNING, SHORT, FEAST, CONTINUED, FINISHED]
        await convert_all(store)
        assert await store.without_heads(10) == []
        assert await store.snapshot(RUNNING) is None

    use(file, work)
    assert told(file, "select count(*) from entries where told is null") == [(0,)]


def test_a_finished_game_is_looked_through_with_its_keyframes(file: Path) -> None:
    async def work(store: Store) -> None:
        room = await room_of(store, FINISHED)
        frames = [row.gestures for row in await store.keyframes(FINISHED)]
        assert frames == list(range(0, len(room.game.gestures), 64))
        reel = CachedReplay()
        reel.begin(await source_of(store, room))
        assert reel.leads_to(len(reel.line))

    use(file, work)


def test_a_copy_of_the_old_file_is_kept_and_a_second_start_changes_nothing(file: Path) -> None:
    old = sorted(told(file, "select number, words from entries"))

    async def nothing(store: Store) -> None:
        pass

    use(file, nothing)
    copy = file.with_name(f"{file.name}.before-{newest_version()}")
    assert told(copy, "select version_num from alembic_version") == [("0007",)]
    assert sorted(told(copy, "select number, words from entries")) == old
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    written = copy.stat().st_mtime_ns
    use(file, nothing)
    assert copy.stat().st_mtime_ns == written
    assert sorted(each.name for each in file.parent.glob("*before*")) == [copy.name]


def test_a_new_database_has_no_copy(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        pass

    use(tmp_path / "new.sqlite3", nothing)
    assert not list(tmp_path.glob("*before*"))


def test_a_journal_that_fails_before_the_snapshot_goes_on_from_it(file: Path) -> None:
    number = told(file, "select number from snapshots where table_id = ?", RUNNING)[0][0]
    break_journal(file, RUNNING, number - 5)

    async def work(store: Store) -> None:
        room = await room_of(store, RUNNING)
        assert room.number == len(await store.entries(RUNNING))
        assert (await store.table(RUNNING)).frozen is None
        ask = next(ask for ask in room.game.asks if ask.options)
        await room.answer(ask.seat, [ask.options[0].key])

    use(file, work)


def test_one_that_fails_after_it_is_frozen_at_its_snapshot(file: Path) -> None:
    """Its log is that of the snapshot, and none of its entries is lost."""
    number, save = told(file, "select number, save from snapshots where table_id = ?", RUNNING)[0]
    break_journal(file, RUNNING, number + 3)
    log = json.loads(save)["log"]

    async def work(store: Store) -> None:
        for _ in range(2):
            with pytest.raises(Frozen):
                await room_of(store, RUNNING)
        assert (await store.table(RUNNING)).frozen is not None
        head = await store.head(RUNNING)
        assert head is not None
        assert head.number >= number
        _, entries, _, start = await store.stored(RUNNING)
        told_to_all = [event for each in (*start, *(entry.told or () for entry in entries)) for event in each]
        assert told_to_all[: len(log)] == log
        assert len(entries) == 76

    use(file, work)


def test_one_without_a_snapshot_is_frozen_where_the_journal_ends_to_fit(file: Path) -> None:
    query = "select words from entries where table_id = ? and number = 6"
    before = json.loads(told(file, query, SHORT)[0][0])
    break_journal(file, SHORT, 6)

    async def work(store: Store) -> None:
        with pytest.raises(Frozen):
            await room_of(store, SHORT)
        head = await store.head(SHORT)
        assert head is not None
        assert head.number == 5
        async with store.session.begin() as session:  # the rule is mended again, and the server started
            entry = await session.get(Entry, (SHORT, 6))
            assert entry is not None
            entry.words = before
        assert (await room_of(store, SHORT)).number == 9
        assert (await store.table(SHORT)).frozen is None

    use(file, work)
