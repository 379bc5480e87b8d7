"""People who go: resign, replace those who are away, end a game without a result. Who is allowed to is checked by the
routes."""

from __future__ import annotations

from datetime import timedelta

from longhall.server import resignations, upkeep
from longhall.server.database import lobby_store
from longhall.server.database.clock_store import ClockStore
from longhall.server.database.lobby_store import in_play
from longhall.server.database.models import PERSON, RESIGNED, Seat, now
from longhall.server.database.statistics_writer import record
from longhall.server.database.store import Store
from longhall.server.errors import NotNow
from longhall.server.presence import Presence
from longhall.server.rooms import Rooms, Tell
from longhall.server.schema.tables import Absent
from longhall.server.tables import DEFAULT_BOT, Tables

REPLACED_AFTER = timedelta(minutes=10)  # without an open page


class Departures:
    """Takes persons out of games."""

    def __init__(
        self, store: Store, rooms: Rooms, tables: Tables, clocks: ClockStore, presence: Presence, tell: Tell
    ) -> None:
        self.store = store
        self.rooms = rooms
        self.tables = tables
        self.clocks = clocks
        self.presence = presence
        self.tell = tell

    # Resigning

    async def resign(self, table_id: str, seat: int) -> bool:
        """Give up a seat for good; a bot plays on, and its place counts as the last. When one person is left, they have
        won, and the game is over. Has it not been done before?"""
        await self._others(table_id, seat)
        room = await self.rooms.get(table_id)
        continued = await self.store.start_position(table_id) is not None
        async with in_play(self.store, table_id) as (session, table):
            rows = await lobby_store.seats_in(session, table_id)
            row = rows[seat]
            if row.kind != PERSON:
                raise NotNow("error.seat.no_person", seat=seat)
            if row.resigned:
                return False
            row.resigned, row.bot = True, row.bot or DEFAULT_BOT
            row.offered = row.wants_end = row.away = False
            if resignations.last_person(rows) is not None:
                at = now()
                table.finished, table.ended, table.asked = at, RESIGNED, []
                await session.flush()
                await record(session, table_id, resignations.summary_of(room.game, rows, continued), at)
        await self.tables.pass_keys(table_id, seat)
        self.tell(table_id, room.number)
        return True

    async def _others(self, table_id: str, seat: int) -> None:
        """Refuse if no other person plays elsewhere: around one screen a game is put aside."""
        own = await self.store.guests_at(table_id, seat)
        others = [row for row in await self.store.seats(table_id) if row.kind == PERSON and not row.resigned]
        for row in others:
            if row.seat != seat and await self.store.guests_at(table_id, row.seat) - own:
                return
        raise NotNow("error.resign.alone")

    # Those who are away

    async def replace(self, table_id: str, seat: int, offer: bool) -> None:
        """Let a bot play for somebody who is away, or whoever has the table's code. They take the seat back until
        somebody else has sat down."""
        row = await self.tables.seat(table_id, seat)
        if row.kind != PERSON or row.resigned:
            raise NotNow("error.seat.no_person", seat=seat)
        waits = REPLACED_AFTER - await self.presence.unseen_for(table_id, seat, now())
        if waits > timedelta() and not await self._out_of_time(row):
            raise NotNow("error.seat.present", minutes=-(-int(waits.total_seconds()) // 60))
        async with in_play(self.store, table_id) as (session, _):
            found = (await lobby_store.seats_in(session, table_id))[seat]
            if found.kind == PERSON and not found.resigned:
                found.bot, found.offered = found.bot or DEFAULT_BOT, offer
        self.tell(table_id, 0)

    async def absent(self, table_id: str) -> list[Absent]:
        """Who is away or out of time in a game that goes on, and when each of them may be replaced."""
        table = await self.store.table(table_id)
        if table.started is None or table.finished is not None or table.closed is not None:
            return []
        at, found = now(), []
        for row in await self.store.seats(table_id):
            if row.kind != PERSON or row.resigned:
                continue
            unseen = await self.presence.unseen_for(table_id, row.seat, at)
            if await self._out_of_time(row):
                found.append(Absent(row.seat, at))
            elif row.away:
                found.append(Absent(row.seat, at + max(REPLACED_AFTER - unseen, timedelta())))
        return found

    async def _out_of_time(self, row: Seat) -> bool:
        """Does a bot play a seat because its clock ran out?"""
        clocks = await self.clocks.clocks(row.table_id) if row.played_by_bot else []
        return any(each.seat == row.seat and each.turn <= 0 and each.reserve <= 0 for each in clocks)

    # No result

    async def abandon(self, table_id: str, seat: int, agrees: bool) -> None:
        """Say whether a game shall end without a result; with the last yes of its persons it does."""
        async with in_play(self.store, table_id) as (session, _):
            rows = await lobby_store.seats_in(session, table_id)
            if rows[seat].kind != PERSON or rows[seat].resigned:
                raise NotNow("error.seat.no_person", seat=seat)
            rows[seat].wants_end = agrees
            over = all(row.wants_end for row in rows if row.kind == PERSON and not row.resigned)
        if over:
            await upkeep.abandon(self.store, table_id)
            self.rooms.forget(table_id)
        self.tell(table_id, 0)
