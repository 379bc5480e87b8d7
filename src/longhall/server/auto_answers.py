"""Automatic answers: what the server answers for the person at a seat, as its preferences say.

Such an answer comes after a delay that is drawn anew for each question, from a generator that knows nothing of the
game, counted from the moment when the question came up: how long it takes tells nothing. That it is given at once
rather than after a minute can be noticed, as with any quick person; who sets an answer for an ask in advance answers
without a look at the cards, and that is all there is to see. Who lets the server give the only option shows a quick
answer where there was no choice, so that is off unless a person wants it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from longhall.engine.game import Game
from longhall.engine.options import Ask
from longhall.server import serializers
from longhall.server.background_tasks import BackgroundTasks
from longhall.server.database.models import PERSON
from longhall.server.database.preference_store import Preference, PreferenceStore
from longhall.server.database.store import Store
from longhall.server.errors import NotNow
from longhall.server.rooms import Room, Rooms

if TYPE_CHECKING:
    from longhall.server.window_desk import Desk
    from longhall.server.windows import Windows

SHORTEST, LONGEST = 0.6, 1.8  # seconds until an automatic answer
TRIES = 5  # when others answer at the same time
log = logging.getLogger(__name__)


def delay() -> float:
    """How long an automatic answer takes, by chance alone."""
    return SHORTEST + (LONGEST - SHORTEST) * secrets.randbelow(1 << 20) / (1 << 20)


def chosen(game: Game, row: Preference) -> tuple[str, str | None] | None:
    """The option that a person's preferences give to their open question, with the key of an answer set in advance."""
    ask = game.ask_of(row.seat)
    if ask is None or not ask.options:
        return None
    if row.ahead:
        option, key = row.ahead[0]
        return (option, key) if option in _keys(ask) else None
    passing = row.passes.get(ask.name)
    if passing is not None and passing in _keys(ask) and row.mark == period_fingerprint(game, row.until):
        return passing, None
    return (ask.options[0].key, None) if row.only_option and _is_forced(game, ask) else None


def period_fingerprint(game: Game, until: str) -> str:
    """Fingerprint of the current turn or round; constant for `off`."""
    turn = game.view(None)["turn"]
    number = f"round {turn['round']}"
    return {"turn": f"{number}/turn {turn['number']} {turn['seat']}", "round": number, "off": ""}[until]


def _is_forced(game: Game, ask: Ask) -> bool:
    """Is there nothing else that the seat could do, not even take back what led here?"""
    if len(ask.options) != 1 or ask.anytime:
        return False
    return not (game.can_undo(ask.seat) and game.closes(ask.seat, ask.options[0]))


def misfits(game: Game, row: Preference) -> bool:
    """Is the seat asked something that its next answer set in advance does not fit?"""
    ask = game.ask_of(row.seat)
    return bool(row.ahead) and ask is not None and bool(ask.options) and row.ahead[0][0] not in _keys(ask)


def _keys(ask: Ask) -> list[str]:
    return [option.key for option in (*ask.options, *ask.anytime)]


def _chosen_in(room: Room, game: Game, row: Preference) -> tuple[str, str | None] | None:
    """The same in the game where the seat is asked; but a person who has just taken an answer back answers by hand, or
    it would be given again at once."""
    return None if room.took_back(row.seat) else chosen(game, row)


class Automatic:
    """Gives automatic answers."""

    def __init__(self, store: Store, preferences: PreferenceStore, rooms: Rooms, windows: Windows) -> None:
        self.store = store
        self.windows = windows
        self.preferences = preferences
        self.rooms = rooms
        self.background_tasks = BackgroundTasks("an automatic answer")
        self._due: dict[tuple[str, int], str] = {}  # for which question a seat's answer is on its way

    async def start(self) -> None:
        for table_id in await self.preferences.running_with_preferences():
            self.wake(table_id)

    def wake(self, table_id: str) -> None:
        """Something has changed at a table: is anybody asked who has preferences?"""
        self.background_tasks.begin(self._look(table_id))

    async def close(self) -> None:
        await self.background_tasks.close()

    async def _look(self, table_id: str) -> None:
        """Set off an answer for each seat that has one; only one for each question."""
        for row in await self.preferences.preferences(table_id):
            room = await self._room_of(row)
            if room is None:
                continue
            game = await self.windows.game_for(room, row.seat)
            row = await self.settle(game, row)
            token = serializers.question_token(game, row.seat)
            if _chosen_in(room, game, row) is not None and self._due.get((table_id, row.seat)) != token:
                self._due[table_id, row.seat] = token
                self.background_tasks.begin(self._answer_later(row, token))

    async def _answer_later(self, row: Preference, token: str) -> None:
        try:
            await asyncio.sleep(delay())
            await self.answer(row.table_id, row.seat, token)
        finally:
            if self._due.get((row.table_id, row.seat)) == token:
                del self._due[row.table_id, row.seat]

    async def answer(self, table_id: str, seat: int, token: str) -> None:
        """Give a seat's automatic answer, if it is still asked this question and the seat still wants it."""
        for _ in range(TRIES):
            row = await self.preferences.preference(table_id, seat)
            room = None if row is None else await self._room_of(row)
            if row is None or room is None:
                return
            game = await self.windows.game_for(room, seat)
            found = _chosen_in(room, game, row) if serializers.question_token(game, seat) == token else None
            if found is None:
                return
            try:
                desk = await self.windows.desk(room)
                if desk is not None and seat in desk.asks:
                    await self._answer_in(desk, seat, *found)
                else:
                    await room.answer_at(room.number, seat, found[0], found[1])
            except NotNow:
                continue  # somebody else was quicker: look again
            await self.settle(room.game, row)
            break
        self.wake(table_id)

    async def _answer_in(self, desk: Desk, seat: int, option: str, key: str | None) -> None:
        """Answer in a window, once: what the person has answered there stands."""
        if seat not in await self.windows.windows.answers(desk.room.table_id, desk.at_entry):
            await self.windows.keep(desk, seat, [option], key)

    async def settle(self, game: Game, row: Preference) -> Preference:
        """Drop answers set in advance that were given already, and all of them if the next does not fit."""
        before = {key for _, key in row.ahead}
        while row.ahead and await self.store.has_key(row.table_id, row.seat, row.ahead[0][1]):
            row.ahead = row.ahead[1:]
        if misfits(game, row):
            row.ahead = []
        dropped = before - {key for _, key in row.ahead}
        if dropped:
            await self.preferences.drop_ahead(row.table_id, row.seat, dropped)
        return row

    async def _room_of(self, row: Preference) -> Room | None:
        """The room where a person plays the seat now."""
        table = await self.store.table(row.table_id)
        seat = (await self.store.seats(row.table_id))[row.seat]
        if table.started is None or table.finished is not None or seat.kind != PERSON or seat.played_by_bot:
            return None
        return await self.rooms.get(row.table_id)
