"""Turn notifications: a webhook of a person is called when their turn begins, once a turn. A webhook of a table is
called for the turns of all its persons."""

from __future__ import annotations

import logging
from hashlib import blake2b

import msgspec

from longhall.engine.game import Game
from longhall.server import serializers
from longhall.server.auto_answers import period_fingerprint
from longhall.server.background_tasks import BackgroundTasks
from longhall.server.database.models import PERSON, Seat, Table, TableWebhook, now
from longhall.server.database.store import Store
from longhall.server.rooms import Room, Rooms
from longhall.server.webhook_sender import BadAddress, Webhooks

LAST = 1.0  # seconds for notices on their way when the server stops
SEPARATOR = "|"  # between the fingerprints of seats
OUTER = 2  # frames that are larger than a turn: the game, and its round or age
log = logging.getLogger(__name__)


class Notices:
    """Runs after each change as a background task; never delays the answer."""

    def __init__(self, store: Store, rooms: Rooms, webhooks: Webhooks, allowed: bool) -> None:
        self.store = store
        self.rooms = rooms
        self.webhooks = webhooks
        self.allowed = allowed
        self.background_tasks = BackgroundTasks("a notice")

    def wake(self, table_id: str) -> None:
        """Check after a change whether a turn has begun."""
        if self.allowed:
            self.background_tasks.begin(self._look(table_id))

    async def start(self) -> None:
        """Send notifications of turns that began while the server was stopping."""
        if self.allowed:
            for table_id in await self.store.running_with_webhooks():
                self.wake(table_id)

    async def close(self) -> None:
        """Wait a short time for notifications that are being sent."""
        self.allowed = False
        await self.background_tasks.close(LAST)

    async def _look(self, table_id: str) -> None:
        rows, whole = await self.store.webhooks(table_id), await self.store.table_webhook(table_id)
        if not rows and whole is None:
            return
        table = await self.store.table(table_id)
        if table.started is None or table.finished is not None:
            return
        seats = await self.store.seats(table_id)
        room = await self.rooms.get(table_id)
        marks = [turn_fingerprint(room.game, seat.seat) if plays(seat) else "" for seat in seats]
        for row in rows:
            mark = marks[row.seat]
            begins = mark != row.mark and await self.store.mark_webhook(row, mark)
            if begins and mark and not room.took_back(row.seat):
                self.background_tasks.begin(self._send(table, seats[row.seat], row.url, row.secret))
        if whole is not None:
            await self._look_for_table(table, seats, room, whole)

    async def _look_for_table(self, table: Table, seats: list[Seat], room: Room, row: TableWebhook) -> None:
        """Call the webhook of the table for every turn that has begun, as far as it is public."""
        asked = serializers.asked_of(room.game)
        marks = [stage_fingerprint(room.game) if plays(seat) and seat.seat in asked else "" for seat in seats]
        before = row.marks.split(SEPARATOR) if row.marks else [""] * len(marks)
        if before == marks or not await self.store.mark_table_webhook(row, SEPARATOR.join(marks)):
            return
        for seat, was, mark in zip(seats, before, marks, strict=True):
            if mark and mark != was and not room.took_back(seat.seat):
                self.background_tasks.begin(self._send(table, seat, row.url, row.secret))

    async def _send(self, table: Table, seat: Seat, url: str, secret: str) -> None:
        where = {"table": table.id, "name": table.name, "game": table.game}
        body = {**where, "seat": seat.seat, "person": seat.name, "at": now()}
        try:
            await self.webhooks.deliver(url, msgspec.json.encode(body), secret)
        except BadAddress as error:
            log.warning("no notice for seat %s at table %s: %s", seat.seat, table.id, error.key)


def plays(seat: Seat) -> bool:
    """Does a person play this seat now?"""
    return seat.kind == PERSON and not seat.played_by_bot


def turn_fingerprint(game: Game, seat: int) -> str:
    """Fingerprint of the turn in which a seat is asked; empty, if it is not."""
    ask = game.ask_of(seat)
    return stage_fingerprint(game) if ask is not None and ask.options else ""


def stage_fingerprint(game: Game) -> str:
    """Fingerprint of the current turn, and of the step of the game and of its round."""
    steps = [f"{frame['frame']}.{frame['step']}" for frame in game.observation(None)["procedure"][:OUTER]]
    return blake2b(f"{period_fingerprint(game, 'turn')} {steps}".encode(), digest_size=16).hexdigest()
