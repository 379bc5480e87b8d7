"""Bots: after each change those that are asked compute an answer and give it."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from longhall.engine.game import Game
from longhall.engine.options import Ask
from longhall.server.bot_pool import CannotThink, NotAsked, check, settle_check, think
from longhall.server.database.models import Seat, now
from longhall.server.database.store import Store
from longhall.server.errors import Frozen, NotNow, NotThere
from longhall.server.rooms import Room, Rooms, Tell

if TYPE_CHECKING:
    from longhall.server.window_desk import Desk
    from longhall.server.windows import Windows

PAUSE = 0.005  # seconds, at least, between two tables that bots are woken up at
AT_A_TIME = 3  # what may be done at any time, so often in a row at the most
log = logging.getLogger(__name__)


class Thinker(Protocol):
    """Executor for bots: threads of the server (`Threads`) or worker processes (`bot_pool.BotPool`)."""

    async def start(self) -> None:
        """Start the executor."""

    async def choose(self, table_id: str, game: Game, seat: int, bot: str, seed: str, anytime: bool) -> str:
        """The key of the bot's answer to the open ask of its seat; `game` is a copy of its own."""

    async def check(self, save: bytes) -> None:
        """Reject a forged or broken save."""

    async def close(self) -> None:
        """Stop the executor."""


class Threads:
    """Runs bots in threads of this process."""

    def __init__(self, threads: int) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def start(self) -> None:
        """Threads start when they are needed."""

    async def choose(self, table_id: str, game: Game, seat: int, bot: str, seed: str, anytime: bool) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.pool, think, game, seat, bot, seed, anytime)

    async def check(self, save: bytes) -> None:
        settle_check(await asyncio.get_running_loop().run_in_executor(self.pool, check, save))

    async def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


class Bots:
    """Runs the bots of all tables, one at a time per table. A simpler bot answers for one that is late."""

    def __init__(self, store: Store, rooms: Rooms, thinker: Thinker, tell: Tell, patience: float) -> None:
        self.store = store
        self.rooms = rooms
        self.thinker = thinker
        self.tell = tell
        self.patience = patience  # seconds
        self.stand_ins = Threads(1)
        self.windows: Windows | None = None
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._later: dict[str, None] = {}  # tables whose bots look when there is time, in this order
        self._resuming: asyncio.Task[None] | None = None
        self._closed = False

    async def start(self) -> None:
        """Resume tables where bots were asked when the server stopped."""
        await self.thinker.start()
        self.wake_later(await self.store.waiting_for_bots(now()))

    def wake_later(self, table_ids: Sequence[str]) -> None:
        """Queue tables at low priority: one after another, behind the work for people."""
        if self._closed:
            return
        new = [table_id for table_id in table_ids if table_id not in self._later and table_id not in self._playing]
        random.shuffle(new)  # so that several processes do not begin with the same ones
        self._later.update(dict.fromkeys(new))
        if self._later and self._resuming is None:
            self._resuming = asyncio.get_running_loop().create_task(self._resume())

    def visit(self, table_id: str) -> None:
        """Somebody looks at a table: take it out of the low-priority queue and run its bots now."""
        if table_id in self._later:
            self.wake(table_id)

    async def _resume(self) -> None:
        """Work off the low-priority queue. Sleeps as long as it worked, which leaves half of the time for people."""
        try:
            while self._later and not self._closed:
                began = time.monotonic()
                table_id = next(iter(self._later))
                self.wake(table_id)
                task = self._playing.get(table_id)
                if task is not None:
                    await asyncio.wait([task])
                await asyncio.sleep(max(PAUSE, time.monotonic() - began))
        finally:
            self._resuming = None

    def wake(self, table_id: str) -> None:
        """Run the bots of a table after a change."""
        if self._closed:
            return
        self._later.pop(table_id, None)
        if table_id in self._playing:
            self._again.add(table_id)
            return
        task = asyncio.get_running_loop().create_task(self._play(table_id))
        self._playing[table_id] = task

    async def close(self) -> None:
        self._closed = True
        tasks = [*self._playing.values(), *([self._resuming] if self._resuming else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinker.close()
        await self.stand_ins.close()

    async def _play(self, table_id: str) -> None:
        """Answer as long as a bot is asked."""
        extras = [0]  # answers in a row that were possible at any time
        try:
            while True:
                self._again.discard(table_id)
                if not await self._answer_once(table_id, extras) and table_id not in self._again:
                    break
        except (NotThere, Frozen):
            pass  # the table was removed while its bot was thinking, or nobody can play there
        except Exception:
            log.exception("a bot at table %s failed", table_id)
        finally:
            del self._playing[table_id]
            self._again.discard(table_id)

    async def _answer_once(self, table_id: str, extras: list[int]) -> bool:
        """Let the first bot that is asked answer. Was there one?"""
        table = await self.store.table(table_id)
        if table.started is None or table.finished is not None:
            return False
        room = await self.rooms.get(table_id)
        desk = None if self.windows is None else await self.windows.desk(room)
        if desk is not None:
            return await self._answer_into(desk, f"{table.seed}/{room.number}")
        found = _first_asked(room.game, await self.store.seats(table_id))
        if found is None:
            return False
        ask, bot = found
        await self._answer(room, ask, bot, f"{table.seed}/{room.number}", extras)
        return True

    async def _answer_into(self, desk: Desk, seed: str) -> bool:
        """Let the first bot that has not answered in an open window do so. Was there one?"""
        assert self.windows is not None
        answered = await self.windows.windows.answers(desk.room.table_id, desk.at_entry)
        for seat, bot in desk.bots.items():
            if seat not in answered:
                game = desk.game_for(seat)
                with suppress(NotNow, NotAsked):  # it has closed in the meantime: look again
                    key = await self._choose(desk.room, desk.asks[seat], bot, seed, True, game)
                    await self.windows.keep(desk, seat, [key])
                return True
        return False

    async def answer_late(self, room: Room, game: Game, ask: Ask, bot: str) -> str:
        """What is answered for a bot whose window closes before it has answered."""
        seed = f"{(await self.store.table(room.table_id)).seed}/{room.number}"
        return await self.stand_ins.choose(room.table_id, game, ask.seat, stand_in(bot), seed, True)

    async def _answer(self, room: Room, ask: Ask, bot: str, seed: str, extras: list[int]) -> None:
        number, anytime = room.number, extras[0] < AT_A_TIME
        try:
            key = await self._choose(room, ask, bot, seed, anytime)
        except NotAsked:
            return  # the table went on while the bot was late: look again
        finally:
            if (await self.store.table(room.table_id)).late is not None:
                await self.store.wait_for_bot(room.table_id, None)
        await self._put_down(room, number, ask, bot, key, extras)

    async def _choose(self, room: Room, ask: Ask, bot: str, seed: str, anytime: bool, apart: Game | None = None) -> str:
        """What the bot answers; when it fails or is late, what its stand-in answers. `apart` is the game in which it is
        asked, where that is not the table's: then nobody is told that it is late."""
        game = apart or room.game
        wish = self.thinker.choose(room.table_id, game.copy(), ask.seat, bot, seed, anytime)
        try:
            return await asyncio.wait_for(wish, self.patience)
        except TimeoutError:
            if apart is None:
                await self._tell_late(room, ask)
        except CannotThink as error:
            log.warning("a bot at table %s could not answer: %s", room.table_id, error)
        name = stand_in(bot)
        return await self.stand_ins.choose(room.table_id, game.copy(), ask.seat, name, seed, anytime)

    async def _tell_late(self, room: Room, ask: Ask) -> None:
        """The table is told whom it waits for; of a sealed choice nothing is told, not even how long it takes."""
        if not ask.sealed:
            await self.store.wait_for_bot(room.table_id, ask.seat)
            self.tell(room.table_id, room.number)

    async def _put_down(self, room: Room, number: int, ask: Ask, bot: str, key: str, extras: list[int]) -> None:
        """Give the answer, if it is still wanted."""
        seats = await self.store.seats(room.table_id)
        if seats[ask.seat].bot != bot:
            return  # somebody took the seat back in the meantime
        extras[0] = extras[0] + 1 if key in [option.key for option in ask.anytime] else 0
        try:
            await room.answer_at(number, ask.seat, key)
        except NotNow:
            return  # the table went on without it: look again


def stand_in(bot: str) -> str:
    """Who answers when a bot is late: a karl, which is quick; for a thrall nobody stronger."""
    return bot if bot == "thrall" else "karl"


def _first_asked(game: Game, seats: list[Seat]) -> tuple[Ask, str] | None:
    """An ask that a bot must answer, and which bot."""
    for ask in game.asks:
        bot = seats[ask.seat].bot
        if ask.options and bot is not None:
            return ask, bot
    return None
