"""Read cache over the store, for a process that is the only writer of its database (SQLite)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession

from longhall.server.database.group_commit import GroupCommit
from longhall.server.database.models import Base, Seat, SeatToken, Table, Vote
from longhall.server.database.records import Change
from longhall.server.database.store import Store

TABLES = 2000  # of which something is kept
T = TypeVar("T")
Kept = dict[tuple[Any, ...], asyncio.Future[Any]]  # by kind and what else was asked
TABLE, SEATS, TOKENS, VOTES = "table", "seats", "tokens", "votes"


class CachedStore(Store):
    """Caches rows of tables until they are written; concurrent readers share one query. A write invalidates reads in
    flight, so the cache never holds stale rows."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self._together = GroupCommit(self)
        self._kept: OrderedDict[str, Kept] = OrderedDict()

    def _of(self, table_id: str) -> Kept:
        found = self._kept.setdefault(table_id, {})
        self._kept.move_to_end(table_id)
        if len(self._kept) > TABLES:
            self._kept.popitem(last=False)
        return found

    async def _read(self, table_id: str, key: tuple[Any, ...], read: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the cached, running or new read. Failures are not cached."""
        kept = self._of(table_id)
        task: asyncio.Future[T] | None = kept.get(key)
        if task is None:
            task = kept[key] = asyncio.ensure_future(read())
            task.add_done_callback(lambda done: _drop_nothing(kept, key, done))
        return await asyncio.shield(task)

    @asynccontextmanager
    async def _writing(self, table_id: str, *kinds: str) -> AsyncIterator[None]:
        """Invalidate what a write changes, also when it fails, because it may have been committed."""
        try:
            yield
        finally:
            kept = self._of(table_id)
            for key in [key for key in kept if key[0] in kinds]:
                del kept[key]

    # Reading

    async def table(self, table_id: str) -> Table:
        return await self._read(table_id, (TABLE,), lambda: Store.table(self, table_id))

    async def seats(self, table_id: str) -> list[Seat]:
        return list(await self._read(table_id, (SEATS,), lambda: Store.seats(self, table_id)))

    async def seat_tokens(self, table_id: str, hashes: Sequence[str]) -> list[SeatToken]:
        if len(hashes) != 1:
            return await super().seat_tokens(table_id, hashes)
        return list(await self._read(table_id, (TOKENS, hashes[0]), lambda: Store.seat_tokens(self, table_id, hashes)))

    async def votes(self, table_id: str, number: int) -> list[Vote]:
        key = (VOTES, number)
        return list(await self._read(table_id, key, lambda: Store.votes(self, table_id, number)))

    # Writing

    @asynccontextmanager
    async def writing(self, table_id: str) -> AsyncIterator[AsyncSession]:
        async with self._writing(table_id, TABLE, SEATS, TOKENS), super().writing(table_id) as session:
            yield session

    async def add_table(
        self, table: Table, seats: Sequence[Seat], tokens: Sequence[SeatToken], besides: Sequence[Base] = ()
    ) -> None:
        async with self._writing(table.id, TABLE, SEATS, TOKENS):
            await super().add_table(table, seats, tokens, besides)

    async def seat_person(self, before: Seat, row: SeatToken, **values: Any) -> bool:
        async with self._writing(row.table_id, SEATS, TOKENS):
            return await super().seat_person(before, row, **values)

    async def change_seat(self, table_id: str, seat: int, was: str | None = None, **values: Any) -> bool:
        async with self._writing(table_id, SEATS):
            return await super().change_seat(table_id, seat, was, **values)

    async def start(self, table_id: str) -> bool:
        async with self._writing(table_id, TABLE):
            return await super().start(table_id)

    async def remove_table(self, table_id: str) -> bool:
        try:
            return await super().remove_table(table_id)
        finally:
            self._kept.pop(table_id, None)

    async def forget_host(self, guest: str) -> None:
        try:
            await super().forget_host(guest)
        finally:
            self._kept.clear()

    async def wait_for_bot(self, table_id: str, seat: int | None) -> None:
        async with self._writing(table_id, TABLE):
            await super().wait_for_bot(table_id, seat)

    async def add_seat_token(self, row: SeatToken) -> None:
        async with self._writing(row.table_id, TOKENS):
            await super().add_seat_token(row)

    async def drop_seat_tokens(self, table_id: str, seat: int) -> None:
        async with self._writing(table_id, TOKENS):
            await super().drop_seat_tokens(table_id, seat)

    async def append(self, change: Change) -> None:
        entry = change.entry
        kept = self._of(entry.table_id)
        before = kept.get((TABLE,))
        async with self._writing(entry.table_id, TABLE, VOTES):
            await self._together.append(change)
            unchanged = before is not None and before.done() and kept.get((TABLE,)) is before
        if before is not None and unchanged:  # what it is now need not be read
            kept[(TABLE,)] = _found(_changed(before.result(), change.table))
        kept[(VOTES, entry.number)] = _found([])

    async def freeze(self, table_id: str, at: datetime | None) -> None:
        async with self._writing(table_id, TABLE):
            await super().freeze(table_id, at)

    async def convert(
        self, rows: Sequence[Base], told: Mapping[int, list[Any]], frozen: datetime | None, table_id: str
    ) -> None:
        async with self._writing(table_id, TABLE):
            await super().convert(rows, told, frozen, table_id)

    async def vote(self, vote: Vote) -> None:
        async with self._writing(vote.table_id, VOTES):
            await super().vote(vote)


def _drop_nothing(kept: Kept, key: tuple[Any, ...], done: asyncio.Future[Any]) -> None:
    """Drop failures, and lookups of unknown tokens, with which a stranger could fill the memory."""
    failed = done.cancelled() or done.exception() is not None
    if kept.get(key) is done and (failed or (key[0] == TOKENS and not done.result())):
        del kept[key]


def _changed(row: Table, values: dict[str, Any]) -> Table:
    """Copy of a row with other values; holders of the old one keep it unchanged."""
    return Table(**{column.key: getattr(row, column.key) for column in Table.__table__.columns} | values)


def _found(result: T) -> asyncio.Future[T]:
    found: asyncio.Future[T] = asyncio.get_running_loop().create_future()
    found.set_result(result)
    return found
