"""Turn clocks: a seat has so long for a turn, and a reserve for the whole game. When both are out a bot takes over.

A clock runs while everybody can see that its seat must answer; the deadline is in the database, and whatever process
finds it passed calls the bot. Only moments and not remaining seconds are told, so that an update stays the same while
nothing happens.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta

from sqlalchemy.exc import IntegrityError

from longhall.engine.options import Ask
from longhall.server import serializers
from longhall.server.database.clock_store import ClockStore, SeatClock, TableSettings
from longhall.server.database.models import OPEN, PERSON, Seat, now
from longhall.server.database.store import Store
from longhall.server.errors import Frozen, NotNow, NotThere
from longhall.server.rooms import Room, Rooms, Tell
from longhall.server.schema.clocks import Clock
from longhall.server.tables import Tables
from longhall.server.turn_notifications import stage_fingerprint

STAND_IN = "karl"
TIME_OUT = "seat.time_out"  # what the log says of it
TICK = 1.0  # seconds between two looks for deadlines that have passed
QueueOf = Callable[[Room], Awaitable[list[Ask]]]  # the questions of the open window of a table
log = logging.getLogger(__name__)


class Clocks:
    """Starts and stops the clocks of all tables that have some."""

    def __init__(
        self, store: Store, clocks: ClockStore, rooms: Rooms, tables: Tables, publish: Tell, queue: QueueOf
    ) -> None:
        self.queue = queue
        self.store = store
        self.clocks = clocks
        self.rooms = rooms
        self.tables = tables
        self.publish = publish
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking = asyncio.Lock()

    async def start(self) -> None:
        for table_id in await self.clocks.running_with_clocks():
            await self.look(table_id)
        self._keep(asyncio.get_running_loop().create_task(self._tick()))

    def wake(self, table_id: str) -> None:
        """Update the clocks of a table after a change."""
        self._keep(asyncio.get_running_loop().create_task(self._look_well(table_id)))

    async def _look_well(self, table_id: str) -> None:
        """Retry once if another process has just inserted the same clocks; ignore removed tables."""
        try:
            with suppress(IntegrityError):
                await self.look(table_id)
                return
            await self.look(table_id)
        except NotThere:
            pass
        except Exception:
            log.exception("the clocks of table %s failed", table_id)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def look(self, table_id: str) -> None:
        """Start and stop the clocks of a table as it stands now."""
        settings = await self.clocks.table_settings(table_id)
        if settings.turn is None or (await self.store.table(table_id)).started is None:
            return
        try:
            room = await self.rooms.get(table_id)
        except Frozen:
            await self._stand_still(table_id)
            return
        in_window = bool(await self.queue(room))
        async with self._looking:
            at = now()
            rows = {row.seat: row for row in await self.clocks.clocks(table_id)}
            changed = []
            for seat in await self.store.seats(table_id):
                row = rows.get(seat.seat) or new_clock(settings, seat)
                if turn_over(row, settings, seat, room, at, in_window):
                    changed.append(row)
            await self.clocks.set_clocks(changed)
        if changed:
            self.publish(table_id, room.number)

    async def _stand_still(self, table_id: str) -> None:
        """Stop all clocks of a frozen table without using up time."""
        async with self._looking:
            running = [row for row in await self.clocks.clocks(table_id) if row.since is not None]
            for row in running:
                row.since = row.deadline = None
            await self.clocks.set_clocks(running)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.call_bots()
            except Exception:
                log.exception("the clocks failed")

    async def call_bots(self) -> None:
        """Hand overdue seats to a bot, after checking that they are still asked."""
        for table_id, seat in await self.clocks.overdue(now()):
            await self.look(table_id)
            if (table_id, seat) in await self.clocks.overdue(now()):
                try:
                    await self._note(table_id, seat)
                    await self.tables.hand_to_bot(table_id, seat, STAND_IN)
                except NotNow:
                    log.warning("nobody to replace at table %s", table_id)
                await self.look(table_id)

    async def _note(self, table_id: str, seat: int) -> None:
        """Say in the log why a bot plays from now on; once, whatever other processes look at the clock as well."""
        row = next(each for each in await self.clocks.clocks(table_id) if each.seat == seat)
        since = row.since.timestamp() if row.since else 0
        await (await self.rooms.get(table_id)).note(seat, TIME_OUT, f"{TIME_OUT} {since}")

    async def told(self, table_id: str) -> list[Clock]:
        """The clocks of a table, as everybody may see them."""
        settings = await self.clocks.table_settings(table_id)
        rows = [] if settings.turn is None else await self.clocks.clocks(table_id)
        return [Clock(row.seat, row.turn, row.reserve, row.since, row.deadline) for row in rows]


def new_clock(settings: TableSettings, seat: Seat) -> SeatClock:
    """A clock that has not run yet."""
    turn, reserve = float(settings.turn or 0), float(settings.reserve)
    return SeatClock(
        table_id=seat.table_id, seat=seat.seat, turn=turn, reserve=reserve, since=None, deadline=None, mark=""
    )


def turn_over(
    row: SeatClock, settings: TableSettings, seat: Seat, room: Room, at: datetime, in_window: bool = False
) -> bool:
    """Start or stop a clock as the table stands. Has it changed? No clock runs in a window, which has its own time."""
    asked = [] if in_window else serializers.asked_of(room.game)
    waits = seat.kind in (PERSON, OPEN) and not seat.played_by_bot and seat.seat in asked
    mark = stage_fingerprint(room.game) if waits else ""
    if waits == (row.since is not None) and (not waits or mark == row.mark):
        return False
    if row.since is not None:
        stop(row, at)
    if waits:
        start(row, row.turn if room.took_back(seat.seat) else float(settings.turn or 0), mark, at)
    return True


def start(row: SeatClock, turn: float, mark: str, at: datetime) -> None:
    row.turn, row.since, row.mark = turn, at, mark
    row.deadline = at + timedelta(seconds=turn + row.reserve)


def stop(row: SeatClock, at: datetime) -> None:
    """What was used goes off the turn first, and then off the reserve."""
    assert row.since is not None
    used = max(0.0, (at - row.since).total_seconds())
    row.reserve = max(0.0, row.reserve - max(0.0, used - row.turn))
    row.turn = max(0.0, row.turn - used)
    row.since = row.deadline = None
