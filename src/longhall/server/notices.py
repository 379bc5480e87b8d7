"""Turn notices: a person is told at an address of its own that it is its turn; once a turn, whatever it clicks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec

from longhall.engine.game import Game
from longhall.server.database.models import Table, Webhook, now
from longhall.server.database.store import Store
from longhall.server.marks import stage_of
from longhall.server.rooms import UNDO, Rooms
from longhall.server.webhooks import BadAddress, Webhooks

log = logging.getLogger(__name__)


class Notices:
    """Looks at a table after every change, beside it and never in its way."""

    def __init__(self, store: Store, rooms: Rooms, webhooks: Webhooks, allowed: bool) -> None:
        self.store = store
        self.rooms = rooms
        self.webhooks = webhooks
        self.allowed = allowed
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self, table_id: str) -> None:
        """Something has changed at a table: has anybody's turn begun?"""
        if self.allowed:
            self._spawn(self._look(table_id))

    async def close(self) -> None:
        self.allowed = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, table_id: str) -> None:
        rows = await self.store.webhooks(table_id)
        table = await self.store.table(table_id)
        if not rows or table.started is None or table.finished is not None:
            return
        game = (await self.rooms.get(table_id)).game
        for row in rows:
            mark = mark_of(game, row.seat)
            begins = mark != row.mark and await self.store.mark_webhook(row, mark)
            if begins and mark and not _took_back(game, row.seat):
                self._spawn(self._send(table, row))

    async def _send(self, table: Table, row: Webhook) -> None:
        body = {"table": table.id, "name": table.name, "game": table.game, "seat": row.seat, "at": now()}
        try:
            await self.webhooks.deliver(row.url, msgspec.json.encode(body), row.secret)
        except BadAddress as error:
            log.warning("no notice for seat %s at table %s: %s", row.seat, table.id, error.key)


def mark_of(game: Game, seat: int) -> str:
    """A word for the turn in which a seat is asked; none, if it is not."""
    ask = game.ask_of(seat)
    return stage_of(game) if ask is not None and ask.options else ""


def _took_back(game: Game, seat: int) -> bool:
    """Is the seat asked because it took back its answer itself?"""
    return bool(game.journal) and game.journal[-1][:2] == [seat, UNDO]


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:
        log.exception("a notice failed")
