"""Bots at the table: after every change those that are asked think and answer."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from longhall.bots import SeatHandle, new_bot
from longhall.engine.game import Game
from longhall.engine.options import Ask
from longhall.server.database.models import Seat
from longhall.server.database.store import Store
from longhall.server.errors import NotNow
from longhall.server.rooms import Room, Rooms

AT_A_TIME = 3  # what may be done at any time, so often in a row at the most
log = logging.getLogger(__name__)


class Thinker(Protocol):
    """Where bots think. A pool of worker processes can take the place of `Threads`."""

    async def choose(self, game: Game, seat: int, bot: str, seed: str, anytime: bool) -> str:
        """The key of the bot's answer to the open ask of its seat; `game` is a copy of its own."""

    def close(self) -> None:
        """Stop thinking."""


class Threads:
    """Bots think in threads of this process."""

    def __init__(self, threads: int) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def choose(self, game: Game, seat: int, bot: str, seed: str, anytime: bool) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.pool, think, game, seat, bot, seed, anytime)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def think(game: Game, seat: int, bot: str, seed: str, anytime: bool) -> str:
    """What a bot answers. It sees its seat's side alone."""
    ask = game.ask_of(seat)
    assert ask is not None
    player = new_bot(bot, SeatHandle(game, seat), seed)
    return player.choose(ask if anytime else ask.with_anytime(())).key


class Bots:
    """Wakes bots up; at each table one of them thinks at a time."""

    def __init__(self, store: Store, rooms: Rooms, thinker: Thinker) -> None:
        self.store = store
        self.rooms = rooms
        self.thinker = thinker
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    async def start(self) -> None:
        """Go on where bots were asked when the server stopped."""
        for table_id in await self.store.running_with_bots():
            self.wake(table_id)

    def wake(self, table_id: str) -> None:
        """Something has changed at a table: let its bots look."""
        if table_id in self._playing:
            self._again.add(table_id)
            return
        task = asyncio.get_running_loop().create_task(self._play(table_id))
        self._playing[table_id] = task

    async def close(self) -> None:
        for task in self._playing.values():
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        self.thinker.close()

    async def _play(self, table_id: str) -> None:
        """Answer as long as a bot is asked."""
        extras = [0]  # answers in a row that were possible at any time
        try:
            while True:
                self._again.discard(table_id)
                if not await self._answer_once(table_id, extras) and table_id not in self._again:
                    break
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
        found = _first_asked(room.game, await self.store.seats(table_id))
        if found is None:
            return False
        ask, bot = found
        await self._answer(room, ask, bot, f"{table.seed}/{room.number}", extras)
        return True

    async def _answer(self, room: Room, ask: Ask, bot: str, seed: str, extras: list[int]) -> None:
        number, anytime = room.number, extras[0] < AT_A_TIME
        key = await self.thinker.choose(room.game.copy(), ask.seat, bot, seed, anytime)
        seats = await self.store.seats(room.table_id)
        if seats[ask.seat].bot != bot:
            return  # somebody took the seat back in the meantime
        extras[0] = extras[0] + 1 if key in [option.key for option in ask.anytime] else 0
        try:
            await room.answer_at(number, ask.seat, key)
        except NotNow:
            return  # the table went on without it: look again


def _first_asked(game: Game, seats: list[Seat]) -> tuple[Ask, str] | None:
    """An ask that a bot must answer, and which bot."""
    for ask in game.asks:
        bot = seats[ask.seat].bot
        if ask.options and bot is not None:
            return ask, bot
    return None
