"""Finished games that somebody looks through: kept at some of their moments, so that a step does not play the whole
game again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from longhall.engine.game import Game
from longhall.server.database.models import Beginning
from longhall.server.errors import Frozen, replaying
from longhall.server.rooms import replayed

EVERY = 16  # gestures from one kept moment to the next
MOST = 8  # games that are kept


class Reel:
    """One finished game. Its moments are kept as they are come by."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()  # one look after the other: the second finds what the first has kept
        self.line: list[list[Any]] = []
        self.frozen = False  # it cannot be replayed, and is not tried again
        self._kept: dict[int, Game] = {}

    @property
    def is_empty(self) -> bool:
        return not self._kept

    def begin(self, beginning: Beginning) -> None:
        self.line = beginning.line
        self._kept = {0: replayed(beginning, 0)}

    def at(self, after: int) -> Game | None:
        """The game after so many gestures, if it has as many."""
        if after > len(self.line):
            return None
        near = max(number for number in self._kept if number <= after)
        game = self._kept[near].copy()
        while near < after:
            stop = min(after, near - near % EVERY + EVERY)
            play(game, self.line[near:stop])
            near = stop
            if near % EVERY == 0:
                self._kept[near] = game.copy()
        return game


def play(game: Game, gestures: Sequence[Sequence[Any]]) -> None:
    for seat, *keys in gestures:
        game.answer_all(seat, keys)


class Reels:
    """Those that were looked at last."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    async def at(
        self, table_id: str, after: int, beginning: Callable[[], Awaitable[Beginning]]
    ) -> tuple[Game | None, list[list[Any]]]:
        """A finished game after so many gestures, none where it has fewer; and all its gestures."""
        reel = self._reels.setdefault(table_id, Reel())
        self._reels.move_to_end(table_id)
        while len(self._reels) > self.most:
            self._reels.popitem(last=False)
        async with reel.turn:
            if reel.frozen:
                raise Frozen("error.table.frozen")
            try:
                if reel.is_empty:
                    await asyncio.to_thread(replaying, table_id, reel.begin, await beginning())
                return await asyncio.to_thread(replaying, table_id, reel.at, after), reel.line
            except Frozen:
                reel.frozen = True
                raise

    def drop(self, table_id: str) -> None:
        """A table is gone."""
        self._reels.pop(table_id, None)
