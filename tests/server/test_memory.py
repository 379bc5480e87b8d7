"""What the store keeps in memory is what is in the database."""

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from longhall.server.database.connect import migrate, open_engine
from longhall.server.database.models import OPEN, PERSON, Entry, Head, Seat, SeatToken, Table, Vote, now
from longhall.server.database.read_cache import CachedStore
from longhall.server.database.records import Change
from longhall.server.database.store import EntryConflict, Store

UNKEPT = {  # writes of which nothing is kept
    "agree", "keep_webhook", "mark_webhook", "drop_webhook", "keep_table_webhook",
    "mark_table_webhook", "drop_table_webhook",
}  # fmt: skip


def a_table() -> Table:
    at, none = now(), {"content": "", "name": "", "host": "ana", "options": {}, "started": None, "finished": None}
    return Table(id="t", game="toy", seats=2, seed="1", public=True, created=at, changed=at, asked=[], **none)


def a_seat(number: int) -> Seat:
    return Seat(table_id="t", seat=number, kind=OPEN, name="", bot=None, link=None)


def a_pass() -> SeatToken:
    return SeatToken(hash="h", table_id="t", seat=0, guest="ana", created=now())


def an_entry(number: int, **table: Any) -> Change:
    entry = Entry(table_id="t", number=number, seat=0, words=["oath:0"], key=None, at=now(), told=[])
    return Change(entry, table, {"number": number})


def a_head() -> Head:
    return Head(table_id="t", number=0, rules=1, position=b"{}", floor_gestures=0, floor=None)


async def seen(store: Store, number: int) -> list[Any]:
    """All that is asked of a table again and again, as plain data."""
    rows = [await store.table("t"), *await store.seats("t")]
    rows += [*await store.seat_tokens("t", ["h"]), *await store.votes("t", number)]
    return [{column.key: getattr(row, column.key) for column in row.__table__.columns} for row in rows]


WRITES: list[Callable[[Store], Awaitable[Any]]] = [
    lambda store: store.change_seat("t", 0, kind=PERSON, name="Ana"),
    lambda store: store.add_seat_token(a_pass()),
    lambda store: store.change_seat("t", 1, bot="karl"),
    lambda store: store.start("t"),
    lambda store: store.append(an_entry(1, asked=[1], changed=now())),
    lambda store: store.vote(Vote(table_id="t", number=1, asker=0, seat=0, agrees=True)),
    lambda store: store.vote(Vote(table_id="t", number=1, asker=0, seat=0, agrees=False)),
    lambda store: store.append(an_entry(2, asked=[], changed=now(), finished=now())),
    lambda store: store.wait_for_bot("t", 1),
    lambda store: store.freeze("t", now()),
    lambda store: store.convert([], {1: []}, None, "t"),
    lambda store: store.drop_seat_tokens("t", 0),
]


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/test.sqlite3"


def test_after_every_write_the_new_is_read(url: str) -> None:
    async def run() -> None:
        engine = open_engine(url)
        await migrate(engine)
        memory, store = CachedStore(engine), Store(engine)
        await memory.add_table(a_table(), [a_seat(0), a_seat(1)], [], [a_head()])
        for write in WRITES:
            before = [await seen(memory, number) for number in (0, 1, 2)]
            await asyncio.gather(write(memory), *(seen(memory, number) for number in (0, 1, 2)))
            after = [await seen(memory, number) for number in (0, 1, 2)]
            assert after == [await seen(store, number) for number in (0, 1, 2)]
            assert after != before
        with pytest.raises(EntryConflict):
            await memory.append(an_entry(2, asked=[0, 1]))
        assert await seen(memory, 2) == await seen(store, 2)
        await engine.dispose()

    asyncio.run(run())


def test_those_who_ask_at_once_share_one_query(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    read = Store.table

    async def counted(store: Store, table_id: str) -> Table:
        asked.append(table_id)
        return await read(store, table_id)

    monkeypatch.setattr(Store, "table", counted)

    async def run() -> None:
        engine = open_engine(url)
        await migrate(engine)
        memory = CachedStore(engine)
        await memory.add_table(a_table(), [a_seat(0), a_seat(1)], [], [a_head()])
        await asyncio.gather(*(memory.table("t") for _ in range(20)))
        await memory.append(an_entry(1, asked=[0]))
        assert (await memory.table("t")).asked == [0]
        await engine.dispose()

    asyncio.run(run())
    assert asked == ["t"]


def test_every_write_is_known() -> None:
    """A new method that writes must say what it changes."""
    writes = {name for name, method in vars(Store).items() if "session.begin" in _source(method)}
    assert writes - UNKEPT <= set(vars(CachedStore))
    assert len(writes) >= 8


def _source(method: Any) -> str:
    return inspect.getsource(method) if inspect.isfunction(method) else ""
