"""The services of a running server, and how a change is published."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta
from pathlib import Path

import msgspec
from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency
from litestar.params import FromPath
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from longhall.engine.packs import Pack, read_packs, remember
from longhall.server import gc_tuning, resignations, security, serializers
from longhall.server.bots import Bots, Thinker
from longhall.server.connection_limit import ConnectionLimit
from longhall.server.conversion import convert_all
from longhall.server.database.chat_store import ChatStore, seat_name
from longhall.server.database.clock_store import ClockStore
from longhall.server.database.connect import migrate, open_engine
from longhall.server.database.models import now
from longhall.server.database.preference_store import PreferenceStore
from longhall.server.database.read_cache import CachedStore
from longhall.server.database.store import Store
from longhall.server.database.window_store import WindowStore
from longhall.server.departures import Departures
from longhall.server.errors import Frozen
from longhall.server.heads import log_of
from longhall.server.lobby import Lobby
from longhall.server.presence import BEAT, Presence
from longhall.server.replay_cache import ReplayCache
from longhall.server.rewind_votes import RewindVotes
from longhall.server.rooms import Rooms
from longhall.server.schema.play import Update, View
from longhall.server.seat_tokens import SeatTokens
from longhall.server.settings import Settings
from longhall.server.table_lists import TableLists
from longhall.server.table_watchers import TableWatchers
from longhall.server.tables import Tables
from longhall.server.turn_notifications import Notices
from longhall.server.webhook_sender import Webhooks
from longhall.server.windows import Windows

HOUR = 3600  # seconds
ROUND = 10  # seconds between two rounds
PROBE = 5  # seconds in which a write must be done
STILL = timedelta(seconds=10)  # after which a round looks at a table
log = logging.getLogger(__name__)


class Services:
    """Creates, starts and stops all services."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin, thinker: Thinker) -> None:
        self.settings = settings
        self.channels = channels
        self.engine = open_engine(settings.database)
        self.store = CachedStore(self.engine) if settings.on_sqlite else Store(self.engine)
        self.seat_tokens = SeatTokens(self.store)
        self.rooms = Rooms(self.store, self.tell, shared=not settings.on_sqlite)
        self.rewind_votes = RewindVotes(self.store, self.rooms, self.tell)
        self.tables = Tables(self.store, self.tell)
        self.table_lists = TableLists(self.store)
        self.presence = Presence(self.store, self.publish)
        self.bots = Bots(self.store, self.rooms, thinker, self.publish, settings.patience)
        self.chat_store = ChatStore(self.store, self.rooms.shared)
        self.preference_store = PreferenceStore(self.store, self.rooms.shared)
        self.clock_store = ClockStore(self.store)
        self.lobby = Lobby(self.store, self.rooms, self.tables, self.clock_store, self.tell)
        self.departures = Departures(self.store, self.rooms, self.tables, self.clock_store, self.presence, self.tell)
        self.windows = Windows(self.store, WindowStore(self.store), self.rooms, self.publish)
        self.windows.stand_in = self.bots.answer_late
        self.bots.windows = self.windows
        self.watchers = TableWatchers(
            self.store, self.preference_store, self.clock_store, self.rooms, self.tables, self.publish, self.windows
        )
        self.notices = Notices(self.store, self.rooms, Webhooks(), settings.notices)
        self.sockets = ConnectionLimit(settings.sockets)
        self.replay_cache = ReplayCache()
        self.packs = host_packs(settings)
        self._trying = asyncio.Lock()
        self._tried, self._wrote = 0.0, False  # when a write was last tried, and whether it worked

    def tell(self, table_id: str, number: int = 0) -> None:
        """A table has changed: only that, and its number, travels to those who watch it."""
        self.publish(table_id, number)
        self.bots.wake(table_id)
        self.windows.wake(table_id)
        self.watchers.wake(table_id)
        self.notices.wake(table_id)

    def publish(self, table_id: str, number: int) -> None:
        """Notify the subscribers of a table."""
        self.channels.publish(str(number), channel_of(table_id))

    async def note(self, table_id: str, seat: int, event: str) -> None:
        """Say in the log of a running game what happens to a seat."""
        if (await self.store.table(table_id)).started is not None:
            with suppress(Frozen):
                await (await self.rooms.get(table_id)).note(seat, event)

    async def forget_seat(self, table_id: str, seat: int) -> None:
        """Delete preferences and mutes of a seat that is left."""
        await self.chat_store.forget_mutes(seat_name(seat), table_id)
        await self.preference_store.forget(table_id, seat)
        await self.windows.forget(table_id, seat)

    async def remove(self, table_id: str) -> bool:
        """Remove a table; those who watch it are sent away. Was there one?"""
        gone = await self.store.remove_table(table_id)
        self.rooms.forget(table_id)
        self.replay_cache.drop(table_id)
        self.publish(table_id, 0)
        return gone

    async def remove_idle(self, at: datetime) -> None:
        """Remove tables where nobody has done anything for long."""
        if self.settings.idle_days:
            for table_id in await self.store.idle_tables(at - timedelta(days=self.settings.idle_days)):
                await self.remove(table_id)

    async def go_round(self, at: datetime) -> None:
        """Look at tables that have stood still for a while: the process that changed them may have ended before it
        told anybody, or a bot of theirs may have failed."""
        self.bots.wake_later(await self.store.waiting_for_bots(at - STILL))
        if not self.settings.on_sqlite:
            for table_id in await self.store.changed_between(at - 3 * STILL, at - STILL):
                self.tell(table_id)

    async def can_write(self) -> bool:
        """Probe the database with a write that changes nothing, at most once a second."""
        async with self._trying:
            if time.monotonic() - self._tried > 1:
                self._wrote = await self._write()
                self._tried = time.monotonic()
            return self._wrote

    async def _write(self) -> bool:
        try:
            async with asyncio.timeout(PROBE), self.engine.begin() as connection:
                await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            log.error("the database cannot be written to: %s", getattr(error, "orig", None) or error)
            return False
        return True

    async def clean_up(self, at: datetime) -> None:
        """Remove idle tables and expired rate-limit counters."""
        await self.remove_idle(at)
        for name in security.STORES:
            await self.app_stores.get(name).delete_expired()  # type: ignore[attr-defined]
        gc_tuning.collect()

    async def _every(self, seconds: float, work: Callable[[datetime], Awaitable[None]]) -> None:
        while True:
            try:
                await work(now())
            except (SQLAlchemyError, OSError):
                log.exception("a round through the tables failed")
            await asyncio.sleep(seconds)

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        """The database is brought up to date, and bots go on where they were."""
        await migrate(self.engine)
        await self.bots.start()
        await self.windows.start()
        await self.watchers.start()
        await self.notices.start()
        self.app_stores = app.stores
        rounds = ((ROUND, self.go_round), (HOUR, self.clean_up), (BEAT, self.presence.beat))
        tasks = [asyncio.create_task(self._every(*each)) for each in rounds]
        tasks.append(asyncio.create_task(convert_all(self.store)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.notices.close()
            await self.watchers.close()
            await self.windows.close()
            await self.bots.close()
            await self.rooms.close()
            await self.engine.dispose()

    async def update(
        self, table_id: str, seat: int | None, since: int, before: View | None = None, patches: bool = False
    ) -> Update:
        """All that an observer may know of a table now, with patches from the view that it was told before if it asks
        for them. Nothing else of a game leaves the server."""
        row, seats = await self.store.table(table_id), await self.store.seats(table_id)
        self.bots.visit(table_id)
        table = serializers.table_of(row, seats)
        if row.started is None:
            return serializers.waiting_update(table, seat)
        try:
            room = await self.rooms.get(table_id)
        except Frozen as error:
            return await self._stopped(table_id, seat, since, error.key.rpartition(".")[2])
        wishes = await room.wishes()
        late = None if row.late is None or seats[row.late].bot is None else row.late
        desk = await self.windows.desk(room)
        queue = [] if desk is None else desk.queue
        told = serializers.update_of(table, room.game, seat, since, wishes, late, before, patches, queue)
        if row.ended:
            told = serializers.ended_update(told, resignations.outcome_of(seats))
        elif told.outcome is not None:
            told = msgspec.structs.replace(told, outcome=resignations.outcome_with(told.outcome, seats))
        told = msgspec.structs.replace(told, clocks=await self.watchers.clocks.told(table_id))
        return await self.windows.told(told, room, desk)

    async def _stopped(self, table_id: str, seat: int | None, since: int, why: str) -> Update:
        """What is told of a table where nobody can play."""
        row, seats = await self.store.table(table_id), await self.store.seats(table_id)
        stored = await self.store.stored(table_id)
        log = log_of(row.game, stored.told, stored.entries)
        return serializers.stopped_update(serializers.table_of(row, seats), log, seat, since, why)


InServices = NamedDependency[Services]  # how handlers get it
TableId = FromPath[str]


def channel_of(table_id: str) -> str:
    return f"table.{table_id}"


def host_packs(settings: Settings) -> list[Pack]:
    """The content packs of the host; no others can be played with."""
    packs = [pack for path in settings.content for pack in read_packs(Path(path))]
    remember(packs)
    return packs
