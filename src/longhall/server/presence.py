"""Presence: who has a page of a table open. A seat is away once none was open for a minute.

All processes tell the same, because what is told is a column of the seat. Only opening and closing a page changes it,
never what somebody does at the table, so that it tells nothing of secret choices.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime, timedelta

from sqlalchemy import bindparam, select, update

from longhall.server.database.models import PERSON, Seat, Table, now
from longhall.server.database.store import IN_PLAY, Store
from longhall.server.rooms import Tell

BEAT = 15  # seconds between two notes of who is there
AWAY_AFTER = timedelta(seconds=60)  # without an open page
Place = tuple[str, int]  # table and seat


class Presence:
    """Counts the open pages of this process, and writes down when each seat was last seen."""

    def __init__(self, store: Store, publish: Tell) -> None:
        self.store = store
        self.publish = publish
        self._open: Counter[Place] = Counter()
        self._left: dict[Place, datetime] = {}  # pages that were closed since the last beat

    @asynccontextmanager
    async def page(self, table_id: str, seats: Sequence[int]) -> AsyncIterator[None]:
        """While a page of these seats is open."""
        places = [(table_id, seat) for seat in seats]
        self._open.update(places)
        try:
            await self.arrive(table_id, seats)
            yield
        finally:
            self._open.subtract(places)
            for place in places:
                if self._open[place] <= 0:
                    del self._open[place]
                    self._left[place] = now()

    async def arrive(self, table_id: str, seats: Sequence[int]) -> None:
        """Note that these seats are here; if one was away, the table is told."""
        found = [row for row in await self.store.seats(table_id) if row.seat in seats]
        if all(row.seen is not None and not row.away for row in found):
            return  # the next beat notes the rest
        query = update(Seat).where(Seat.table_id == table_id, Seat.seat.in_(seats)).values(seen=now(), away=False)
        async with self.store.writing(table_id) as session:
            await session.execute(query)
        if any(row.away for row in found):
            self.publish(table_id, 0)

    async def look(self, table_id: str, seats: Sequence[int]) -> None:
        """A page without a WebSocket has looked: it is open, though nothing says when it is closed."""
        self._left.update(dict.fromkeys(((table_id, seat) for seat in seats), now()))
        await self.arrive(table_id, seats)

    async def beat(self, at: datetime) -> None:
        """Note who is there, and tell the tables of those who are not any more."""
        seen = {**self._left, **dict.fromkeys(self._open, at)}
        self._left = {}
        if seen:
            await self._note(seen)
        gone = select(Seat.table_id, Seat.seat).join(Table).where(Seat.seen < at - AWAY_AFTER, *IN_PLAY)
        gone = gone.where(Seat.away.is_(False), Seat.kind == PERSON)
        async with self.store.session() as session:
            tables: dict[str, list[int]] = {}
            for table_id, seat in await session.execute(gone):
                tables.setdefault(table_id, []).append(seat)
        for table_id, seats in tables.items():
            if await self._miss(table_id, seats, at):
                self.publish(table_id, 0)

    async def _note(self, seen: dict[Place, datetime]) -> None:
        query = update(Seat.__table__).where(  # type: ignore[arg-type]
            Seat.table_id == bindparam("of_table"), Seat.seat == bindparam("of_seat")
        )
        rows = [{"of_table": table, "of_seat": seat, "at": at} for (table, seat), at in seen.items()]
        async with self.store.session.begin() as session:
            await (await session.connection()).execute(query.values(seen=bindparam("at")), rows)

    async def _miss(self, table_id: str, seats: Iterable[int], at: datetime) -> bool:
        """Note that seats are away, unless another process has seen them or was quicker. Was it noted?"""
        query = update(Seat).where(Seat.table_id == table_id, Seat.seat.in_(seats), Seat.away.is_(False))
        query = query.where(Seat.seen < at - AWAY_AFTER)
        async with self.store.writing(table_id) as session:
            changed = await session.execute(query.values(away=True).returning(Seat.seat))
            return changed.first() is not None

    async def unseen_for(self, table_id: str, seat: int, at: datetime) -> timedelta:
        """For how long no page of a seat has been open; for no time, if nobody knows."""
        query = select(Seat.seen).where(Seat.table_id == table_id, Seat.seat == seat)
        async with self.store.session() as session:
            seen = await session.scalar(query)
        return timedelta() if seen is None or (table_id, seat) in self._open else at - seen
