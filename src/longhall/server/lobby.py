"""A table before it starts: what its host arranges, and what everybody who sits there may do. Who is allowed to is
checked by the routes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from longhall.bots import check_bots
from longhall.engine.errors import BadSetup
from longhall.engine.registry import GameInfo, Options, plain_options
from longhall.server import heads, serializers
from longhall.server.database import lobby_store
from longhall.server.database.clock_store import ClockStore, TableSettings
from longhall.server.database.lobby_store import before_start
from longhall.server.database.models import AUTOMATON, BOT, OPEN, PERSON, Seat, SeatToken, StartPosition, Table, now
from longhall.server.database.store import Store
from longhall.server.errors import NotNow, NotThere
from longhall.server.rooms import Rooms
from longhall.server.schema import tables
from longhall.server.table_codes import new_code
from longhall.server.tables import DEFAULT_BOT, FRESH, Tables, name_bots

REMEMBERED = 50  # guests of a table who were sent away


class Lobby:
    """Changes tables that have not started. Each change is one transaction, and done again it changes nothing."""

    def __init__(
        self, store: Store, rooms: Rooms, tables: Tables, clocks: ClockStore, tell: Callable[[str], None]
    ) -> None:
        self.store = store
        self.rooms = rooms
        self.tables = tables
        self.clocks = clocks
        self.tell = tell

    async def arrange(self, table_id: str, seat: int, wish: tables.Arrange) -> None:
        """Make a seat where no person sits free, locked, or a bot's."""
        level = check_bots([wish.bot or DEFAULT_BOT])[0] if wish.kind == "bot" else None
        async with before_start(self.store, table_id) as (session, _):
            rows = await lobby_store.seats_in(session, table_id)
            row = _one(rows, table_id, seat)
            if row.kind not in (OPEN, BOT):
                raise NotNow("error.seat.not_open", seat=seat)
            row.kind, row.bot, row.locked = (OPEN if level is None else BOT), level, wish.kind == "locked"
            if level is None:
                row.name = ""
            name_bots(rows)
        self.tell(table_id)

    async def swap(self, table_id: str, one: int, other: int) -> None:
        """Exchange who sits at two seats; the rules keep theirs."""
        async with before_start(self.store, table_id) as (session, table):
            rows = await lobby_store.seats_in(session, table_id)
            first, second = _one(rows, table_id, one), _one(rows, table_id, other)
            if AUTOMATON in (first.kind, second.kind):
                raise NotNow("error.seat.no_person", seat=one if first.kind == AUTOMATON else other)
            if one != other:
                await lobby_store.swap(session, first, second)
            if table.host_seat in (one, other):
                table.host_seat = one + other - table.host_seat
        self.tell(table_id)

    async def send_away(self, table_id: str, seat: int) -> None:
        """Free a person's seat. They cannot come back, and the code that they knew is void."""
        code = await new_code(self.store)
        async with before_start(self.store, table_id) as (session, table):
            row = _one(await lobby_store.seats_in(session, table_id), table_id, seat)
            if row.kind != PERSON or seat == table.host_seat:
                raise NotNow("error.seat.no_person", seat=seat)
            held = SeatToken.table_id == table_id, SeatToken.seat == seat
            guests = await session.scalars(select(SeatToken.guest).where(*held))
            gone = [guest for guest in guests if guest != table.host]
            table.sent_away = [*table.sent_away, *gone][-REMEMBERED:]
            table.code = code
            await session.execute(delete(SeatToken).where(*held))
            _set(row, {**FRESH, "kind": OPEN, "name": "", "bot": None, "link": None})
        self.tell(table_id)

    async def give_keys(self, table_id: str, seat: int) -> None:
        """Make the person of a seat the host; also in the middle of a game."""
        row = await self.tables.seat(table_id, seat)
        guests = sorted(await self.store.guests_at(table_id, seat))
        if row.kind != PERSON or row.resigned or not guests:
            raise NotNow("error.seat.no_person", seat=seat)
        await self.store.change_table(table_id, host=guests[0], host_seat=seat)
        self.tell(table_id)

    async def new_code(self, table_id: str) -> str:
        """Another code; the one before is void."""
        code = await new_code(self.store)
        await self.store.change_table(table_id, code=code)
        return code

    async def rename(self, table_id: str, seat: int, name: str) -> None:
        async with before_start(self.store, table_id) as (session, _):
            _one(await lobby_store.seats_in(session, table_id), table_id, seat).name = name
        await self.tables.keep_names_apart(table_id, name)
        self.tell(table_id)

    async def be_ready(self, table_id: str, seat: int, ready: bool) -> None:
        async with before_start(self.store, table_id) as (session, _):
            _one(await lobby_store.seats_in(session, table_id), table_id, seat).ready = ready
        self.tell(table_id)

    async def set_up(self, table_id: str, wish: tables.SetUp) -> None:
        """Change how a table is played. With other options its game is dealt anew; nobody has seen it."""
        async with before_start(self.store, table_id) as (session, table):
            for name in ("public", "practice", "pace", "welcoming", "window", "quiet_windows"):
                value = getattr(wish, name)
                if value is not None:
                    setattr(table, name, value)
            if wish.clock is not None:
                turn, reserve = (None, 0) if wish.clock == "none" else (wish.clock.turn, wish.clock.reserve)
                known = await session.get(TableSettings, table_id)
                talk = known is None or known.spectators_talk
                row = TableSettings(table_id=table_id, spectators_talk=talk, turn=turn, reserve=reserve)
                await session.merge(row)
            if wish.options is not None and wish.options != table.options:
                await self._deal(session, table, await lobby_store.seats_in(session, table_id), wish.options)
        self.rooms.forget(table_id)
        self.clocks.forget(table_id)
        self.tell(table_id)

    async def _deal(self, session: AsyncSession, table: Table, rows: list[Seat], options: dict[str, str]) -> None:
        """Let a table begin with other options or another number of seats."""
        if await session.get(StartPosition, table.id) is not None:
            raise NotNow("error.table.begun")
        _seat_automata(table, rows, options)
        begun = heads.begin(table)
        table.asked = serializers.asked_of(begun.game)
        await lobby_store.begin_again(session, table.id, begun.rows(table.id))

    # How many play

    async def add_seat(self, table_id: str) -> None:
        """Add a free seat behind all others."""
        async with before_start(self.store, table_id) as (session, table):
            rows = await lobby_store.seats_in(session, table_id)
            rows.append(Seat(table_id=table_id, seat=len(rows), kind=OPEN, name="", bot=None, link=None))
            session.add(rows[-1])
            await self._count(session, table, rows)
        self.rooms.forget(table_id)
        self.tell(table_id)

    async def remove_seat(self, table_id: str, seat: int) -> None:
        """Remove a seat where no person sits; those behind it move up."""
        async with before_start(self.store, table_id) as (session, table):
            rows = await lobby_store.seats_in(session, table_id)
            if _one(rows, table_id, seat).kind not in (OPEN, BOT):
                raise NotNow("error.seat.not_open", seat=seat)
            for one, other in pairwise(rows[seat:]):
                await lobby_store.swap(session, one, other)
            if table.host_seat is not None and table.host_seat > seat:
                table.host_seat -= 1
            await session.delete(rows.pop())
            await self._count(session, table, rows)
        self.rooms.forget(table_id)
        self.tell(table_id)

    async def _count(self, session: AsyncSession, table: Table, rows: list[Seat]) -> None:
        """Deal anew for as many as there are seats; options that so many cannot play get their usual value."""
        info, _ = heads.info_of(table)
        if len(rows) not in info.seats:
            raise BadSetup("error.seats", game=table.game, seats=len(rows), allowed=info.seats)
        table.seats, table.options = len(rows), _fitting(info, len(rows), table.options)
        await self._deal(session, table, rows, table.options)

    async def start(self, table_id: str) -> None:
        """Start the game; a karl sits down wherever nobody does. A table that has started stays as it is."""
        try:
            async with before_start(self.store, table_id) as (session, table):
                rows = await lobby_store.seats_in(session, table_id)
                for row in rows:
                    row.ready = row.locked = False
                    if row.kind == OPEN:
                        row.kind, row.bot = BOT, row.bot or DEFAULT_BOT
                name_bots(rows)
                table.started = now()
        except NotNow:
            return  # it has started, perhaps at the same moment
        self.tell(table_id)


def _one(rows: list[Seat], table_id: str, seat: int) -> Seat:
    if not 0 <= seat < len(rows):
        raise NotThere("error.seat.none", table=table_id, seat=seat)
    return rows[seat]


def _set(row: Seat, values: dict[str, Any]) -> None:
    for name, value in values.items():
        setattr(row, name, value)


def _fitting(info: GameInfo, seats: int, options: Options) -> Options:
    """The options with which so many can play: as they were, or the usual ones."""
    settled: Options = {}
    for choice in info.choices:
        allowed = choice.values_for(seats, settled)
        value = options.get(choice.name)
        settled[choice.name] = value if value in allowed else allowed[0]
    return settled


def _seat_automata(table: Table, rows: list[Seat], options: dict[str, str]) -> None:
    """Settle the options of a table, and seat the automata that they want, where no person sits."""
    info, _ = heads.info_of(table)
    table.options = info.resolve_options(table.seats, plain_options(options))
    automata = info.automata_of(table.seats, table.options)
    for row in rows:
        if row.seat in automata and row.kind != AUTOMATON:
            if row.kind == PERSON:
                raise NotNow("error.seat.automaton", seat=row.seat, game=table.game)
            _set(row, {**FRESH, "kind": AUTOMATON, "name": "", "bot": DEFAULT_BOT, "link": None})
        elif row.seat not in automata and row.kind == AUTOMATON:
            _set(row, {**FRESH, "kind": OPEN, "name": "", "bot": None, "link": None})
