"""Windows: a reaction is open to all seats that could answer by what all can see, for the same time whoever has what.

The rules ask one seat after another. Here all of them are asked at once; their answers are kept until the window
closes, and are then given in the order of the rules, as one entry of the journal: the first that is no pass counts,
later ones fall away. Nobody is told of an answer, of a pass or of a standing order before, nor of those that fell away.
Times are drawn by chance or follow from what all are told, so that they tell nothing either.

A window and its answers are in the database: any process may close it, and a restart loses nothing.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import cast

import msgspec

from longhall.engine import windows as engine
from longhall.engine.errors import CannotUndo
from longhall.engine.game import Game
from longhall.engine.options import Ask
from longhall.server import serializers
from longhall.server.auto_answers import delay
from longhall.server.database.bounded import bounded
from longhall.server.database.models import Seat, now
from longhall.server.database.store import Store
from longhall.server.database.window_store import StandingOrder, Window, WindowAnswer, WindowStore
from longhall.server.errors import Frozen, NotNow, NotThere, told_to
from longhall.server.forced_answers import NOBODY, lonely_seat, may_be_forced
from longhall.server.rooms import Room, Rooms, Tell
from longhall.server.schema import play
from longhall.server.schema import windows as schema
from longhall.server.schema.windows import Until
from longhall.server.standing_orders import mark_of, orders_of, standing
from longhall.server.window_desk import Desk, is_played

HOLD = timedelta(seconds=20)
TICK = 1.0  # seconds between two looks for windows that other processes have left open
AWAY = (30.0, 120.0)  # seconds after which somebody who is away and can only pass does so
MOMENT = "error.table.moment"
log = logging.getLogger(__name__)
Sitting = list[tuple[int, str | None]]  # seats with the hashes of their links
BotAnswer = Callable[[Room, Game, Ask, str], Awaitable[str]]  # what a stand-in answers for a bot that is late


def between(shortest: float, longest: float) -> timedelta:
    """A time by chance, from a generator that knows nothing of the game."""
    return timedelta(seconds=shortest + (longest - shortest) * secrets.randbelow(1 << 20) / (1 << 20))


class Windows:
    """Opens and closes windows, and takes what people and bots answer in them."""

    def __init__(self, store: Store, windows: WindowStore, rooms: Rooms, publish: Tell) -> None:
        self.store = store
        self.windows = windows
        self.rooms = rooms
        self.publish = publish
        self.stand_in: BotAnswer | None = None
        self._timers: dict[str, tuple[datetime, asyncio.Task[None]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._sharing: dict[str, tuple[Sitting, bool]] = {}  # by table: who sits there, and whether on one screen
        self._asking_who = asyncio.Lock()
        self._closed = False

    # When the server runs

    async def start(self) -> None:
        for table_id in await self.windows.open_windows():
            self.wake(table_id)
        self._begin(self._tick())

    def wake(self, table_id: str) -> None:
        """Look at a table after a change: is a window open there, or an answer forced?"""
        if not self._closed:
            self._begin(self._look(table_id))

    async def close(self) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                for table_id in await self.windows.overdue(now()):
                    await self.close_due(table_id)
            except Exception:
                log.exception("windows could not be closed")

    async def _look(self, table_id: str) -> None:
        try:
            known = self.rooms.known(table_id)
            if known is not None and not self._may_go_on(known.game):
                return
            if (await self.store.table(table_id)).started is not None:
                room = await self.rooms.get(table_id)
                await room.settle()
                await self.desk(room)
        except (NotThere, Frozen):
            pass
        except Exception:
            log.exception("the window of table %s failed", table_id)

    def _may_go_on(self, game: Game) -> bool:
        """Could an answer be forced, or a window be open?"""
        return may_be_forced(game) or engine.window_of(game.info, game.position) is not None

    def _schedule(self, row: Window) -> None:
        """Close a window when it is due; a tick does it where this process ends before."""
        if row.due is None or self._closed:
            return
        before = self._timers.get(row.table_id)
        if before is not None and before[0] == row.due and not before[1].done():
            return
        if before is not None and before[1] is not asyncio.current_task():
            before[1].cancel()
        self._timers[row.table_id] = (row.due, self._begin(self._close_at(row.table_id, row.due)))

    async def _close_at(self, table_id: str, due: datetime) -> None:
        await asyncio.sleep(max(0.0, (due - now()).total_seconds()))
        try:
            await self.close_due(table_id)
        except Exception:  # the next tick tries again
            log.exception("the window of table %s could not be closed", table_id)
        finally:
            if self._timers.get(table_id, (None, None))[1] is asyncio.current_task():
                del self._timers[table_id]

    # What is open

    async def desk(self, room: Room) -> Desk | None:
        """The open window of a table, if there is one; whoever looks first opens it."""
        desk = await self._found(room)
        if desk is None:
            return None
        row = await self.windows.window(room.table_id)
        if row is None or row.at_entry != desk.at_entry:
            desk.row.opened, desk.row.holds, desk.row.closing = now(), 0, False
            desk.row.closes, desk.row.due = await self._times(desk, desk.row.opened)
            row = await self.windows.open(desk.row)
        elif row.closes is None and not desk.away and not row.closing:  # whoever was away is back
            closes, due = await self._times(desk, now())
            if await self.windows.set_times(row, closes, due):
                row.closes, row.due = closes, due
        desk.row = row
        self._schedule(row)
        return desk if row.at_entry == desk.at_entry else None

    async def _found(self, room: Room) -> Desk | None:
        """The window that the rules open to several seats, where it makes sense: not around one screen, not among bots,
        and for a person with bots alone only where the question is nothing but whether to do something else."""
        game = room.game
        if game.outcome is not None or engine.window_of(game.info, game.position) is None:
            return None
        table, seats = await self.store.table(room.table_id), await self.store.seats(room.table_id)
        persons = [seat.seat for seat in seats if is_played(seat)]
        if not table.window or table.started is None or not persons or await self._share_a_screen(room, seats):
            return None
        lonely = lonely_seat(seats)
        desk = Desk(room, game.queue(lonely), seats, lonely)
        if lonely == NOBODY:
            return desk if desk.queue else None
        own = desk.asks.get(lonely)
        return desk if own is not None and len(own.options) == 1 and not room.took_back(lonely) else None

    async def _share_a_screen(self, room: Room, seats: Sequence[Seat]) -> bool:
        """Does a device hold the seats of two persons? Looked up again when somebody sits down or leaves."""
        persons = [seat for seat in seats if is_played(seat)]
        if len(persons) < 2:
            return False
        sit = [(seat.seat, seat.link) for seat in persons]
        async with self._asking_who:
            known = self._sharing.get(room.table_id)
            if known is None or known[0] != sit:
                guests = [await self.store.guests_at(room.table_id, seat.seat) for seat in persons]
                known = (sit, len(set().union(*guests)) < sum(len(each) for each in guests))
                bounded(self._sharing)[room.table_id] = known
        return known[1]

    async def _times(self, desk: Desk, at: datetime) -> tuple[datetime | None, datetime | None]:
        """When a window closes, as all are told, and when it is due."""
        table = await self.store.table(desk.room.table_id)
        passes = await self.ordered(desk)
        if desk.away and desk.lonely == NOBODY:
            gone = all(seat in passes or desk.only_passes(seat) for seat in desk.away)
            return None, at + between(*AWAY) if gone and table.quiet_windows == "brisk" else None
        if set(desk.persons) <= passes:
            soon = at if desk.lonely != NOBODY else at + timedelta(seconds=delay())
            return soon, soon
        closes = at + timedelta(seconds=table.window * desk.kind.times)
        return closes, closes

    async def ordered(self, desk: Desk) -> set[int]:
        """The seats in a window that let it go by. Orders that are over are forgotten."""
        rows = await self.windows.orders(desk.room.table_id)
        stands = standing(desk.game, rows, dict.fromkeys(desk.asks, desk.kind))
        over = [seat for seat in rows if seat not in stands]
        if over:
            await self.windows.drop_orders(desk.room.table_id, over)
        return stands

    async def told(self, update: play.Update, room: Room, desk: Desk | None) -> play.Update:
        """What an observer is told of windows: the same to all, and to a seat what it has said itself."""
        if desk is None:
            return update
        seat, first, row = update.seat, desk.queue[0], desk.row
        orders = orders_of(room.game.info)
        window = schema.Window(first.name, dict(first.about), row.opened, row.closes, row.holds, orders)
        update = msgspec.structs.replace(update, window=window)
        if seat is None:
            return update
        update = await self.with_order(update, room, seat, desk)
        kept = (await self.windows.answers(room.table_id, desk.at_entry)).get(seat)
        undo = kept is not None or (update.can_undo and (not row.holds or await room.is_free(seat)))
        return msgspec.structs.replace(update, kept=None if kept is None else kept.options, can_undo=undo)

    async def with_order(self, update: play.Update, room: Room, seat: int, desk: Desk | None = None) -> play.Update:
        """The same with the seat's standing order."""
        return msgspec.structs.replace(update, order=cast(Until | None, await self._order_of(room, seat, desk)))

    async def _order_of(self, room: Room, seat: int, desk: Desk | None) -> str | None:
        """The standing order of a seat, if it stands."""
        row = (await self.windows.orders(room.table_id)).get(seat)
        asked = {} if desk is None else dict.fromkeys(desk.asks, desk.kind)
        return None if row is None or not standing(room.game, {seat: row}, asked) else row.until

    async def game_for(self, room: Room, seat: int) -> Game:
        """The game in which a seat is asked: in a window, a copy in which all before it have passed."""
        desk = await self.desk(room)
        return room.game if desk is None or seat not in desk.asks else desk.game_for(seat)

    async def queue(self, room: Room) -> list[Ask]:
        """The questions of the open window, if there is one."""
        desk = await self.desk(room)
        return [] if desk is None else desk.queue

    async def forget(self, table_id: str, seat: int) -> None:
        """Forget the standing order of a seat that is left."""
        await self.windows.drop_orders(table_id, [seat])

    # What is answered

    async def answer(
        self,
        room: Room,
        seat: int,
        options: Sequence[str],
        key: str | None = None,
        token: str | None = None,
        then: Sequence[str] = (),
    ) -> None:
        """Answer a question; in a window the answer is kept, and nothing goes with it. Idempotent by `key`."""
        if key is not None and await self.windows.has_key(room.table_id, seat, key):
            return
        desk = await self.desk(room)
        if desk is None or seat not in desk.asks:
            await room.answer(seat, options, key, token, then)
            return
        if token is not None and token != serializers.question_token(desk.game, seat, desk.queue):
            raise NotNow(MOMENT)
        await self.keep(desk, seat, options, key)

    async def keep(self, desk: Desk, seat: int, options: Sequence[str], key: str | None = None) -> None:
        """Keep the answer of a seat until the window closes."""
        with told_to(seat):
            desk.game_for(seat).answer_all(seat, list(options))
        row = WindowAnswer(
            table_id=desk.room.table_id, seat=seat, at_entry=desk.at_entry, options=list(options), key=key
        )
        if not await self.windows.keep(row):
            raise NotNow(MOMENT)
        self.publish(desk.room.table_id, 0)
        if await self._is_decided(desk):
            await self._give(desk)

    async def _is_decided(self, desk: Desk) -> bool:
        """Has the first in order used a card? With bots alone a window is over when all have answered."""
        answers = await self.windows.answers(desk.room.table_id, desk.at_entry)
        first = answers.get(desk.queue[0].seat)
        if first is not None and not desk.is_pass(first.options):
            return True
        return desk.lonely != NOBODY and all(seat in answers for seat in desk.asks)

    async def undo(self, room: Room, seat: int, key: str | None = None, token: str | None = None) -> None:
        """Take back an answer that is still kept, or else the last one that was given. Nothing is taken back behind a
        window that somebody has held: that they think is something to learn."""
        desk = await self.desk(room)
        if desk is not None and token is not None and token != serializers.question_token(desk.game, seat, desk.queue):
            raise NotNow(MOMENT)
        if desk is not None and seat in await self.windows.answers(room.table_id, desk.at_entry):
            if not await self.windows.withdraw(room.table_id, desk.at_entry, seat):
                raise NotNow(MOMENT)
            self.publish(room.table_id, 0)
            return
        if desk is not None and desk.row.holds and not await room.is_free(seat):
            raise CannotUndo("error.closed", seat=seat)
        await room.undo(seat, key, None if desk is not None else token)

    async def hold(self, room: Room, seat: int) -> None:
        """Keep a window open for longer. Who is in it may, whatever their cards; others see that somebody thinks."""
        desk = await self.desk(room)
        if desk is None or seat not in desk.asks or desk.row.closes is None:
            raise NotNow(MOMENT)
        closes = desk.row.closes + HOLD
        if not await self.windows.hold(desk.row, closes):
            raise NotNow("error.window.held")
        desk.row.due = closes
        self._schedule(desk.row)
        self.publish(room.table_id, 0)

    async def order(self, room: Room, seat: int, until: str | None) -> None:
        """Let windows go by for a seat, or ask it again from now on."""
        if until is None:
            await self.windows.drop_orders(room.table_id, [seat])
        elif until not in orders_of(room.game.info):
            raise NotNow("error.window.order")
        else:
            mark = mark_of(room.game, seat, until)
            await self.windows.set_order(StandingOrder(table_id=room.table_id, seat=seat, until=until, mark=mark))
        self.publish(room.table_id, 0)
        desk = await self.desk(room)
        if desk is None or until is None or desk.row.closes is None or desk.away:
            return
        if set(desk.persons) <= await self.ordered(desk):
            closes, due = await self._times(desk, now())
            if due is not None and due < desk.row.closes and await self.windows.set_times(desk.row, closes, due):
                desk.row.due = due
                self._schedule(desk.row)
                self.publish(room.table_id, 0)

    # The end

    async def close_due(self, table_id: str) -> None:
        """Close the window of a table, if it is due."""
        row = await self.windows.window(table_id)
        if row is None or row.due is None or row.due > now():
            return
        with suppress(NotThere, Frozen):
            desk = await self._found(await self.rooms.get(table_id))
            if desk is None or desk.at_entry != row.at_entry:
                await self.windows.done(table_id, row.at_entry)
                return
            desk.row = row
            await self._give(desk)

    async def _give(self, desk: Desk) -> None:
        """Close a window and give its answers. From its first step on no answer is taken; a process that ends in
        between leaves it to the next tick."""
        table_id, at_entry = desk.room.table_id, desk.at_entry
        await self.windows.begin_to_close(table_id, at_entry)
        answers = await self.windows.answers(table_id, at_entry)
        for seat, bot in desk.bots.items():
            if seat not in answers and self.stand_in is not None:
                key = await self.stand_in(desk.room, desk.game_for(seat), desk.asks[seat], bot)
                answers[seat] = WindowAnswer(table_id=table_id, seat=seat, at_entry=at_entry, options=[key], key=None)
        with suppress(NotNow):  # another process was quicker
            await desk.room.give(at_entry, desk.queue[0].seat, desk.words(answers))
        await self.windows.done(table_id, at_entry)
