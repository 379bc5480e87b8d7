"""An open window with all who are in it, as the referee sees it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from longhall.engine import windows as engine
from longhall.engine.events import AskKind
from longhall.engine.game import Game
from longhall.engine.journal import SHUT
from longhall.engine.options import Ask
from longhall.server.database.models import OPEN, PERSON, Seat
from longhall.server.database.window_store import Window, WindowAnswer
from longhall.server.heads import MANY, gesture_word
from longhall.server.rooms import Room


class Desk:
    """An open window with all who are in it, for the referee."""

    def __init__(self, room: Room, queue: list[Ask], seats: Sequence[Seat], lonely: int) -> None:
        self.room = room
        self.game = room.game
        self.queue = queue
        self.lonely = lonely
        self.at_entry = len(room.game.history.entries)
        self.persons = [ask.seat for ask in queue if is_played(seats[ask.seat])]
        self.bots = {ask.seat: seats[ask.seat].bot or "" for ask in queue if seats[ask.seat].played_by_bot}
        self.away = [seat for seat in self.persons if seats[seat].away]
        self.row = Window(table_id=room.table_id, at_entry=self.at_entry)

    @cached_property
    def asks(self) -> dict[int, Ask]:
        return {ask.seat: ask for ask in self.queue}

    @property
    def kind(self) -> AskKind:
        return engine.kind_of(self.game.info, self.queue[0])

    def is_pass(self, options: Sequence[str]) -> bool:
        return list(options) == [self.kind.window]

    def only_passes(self, seat: int) -> bool:
        return engine.is_single(self.game.info, self.asks[seat])

    def game_for(self, seat: int) -> Game:
        """A private copy in which all before this seat have passed, and it is asked."""
        new = self.game.copy()
        for ask, _ in engine.row_of(self.game.info, self.game.position):
            if ask.seat == seat:
                break
            new.answer(ask.seat, engine.pass_of(self.game.info, ask))
        return new

    def words(self, answers: dict[int, WindowAnswer]) -> list[str]:
        """The entry of the journal that these answers make."""
        found = [MANY]
        for ask, _ in engine.row_of(self.game.info, self.game.position):
            kept = answers.get(ask.seat)
            options = [self.kind.window] if kept is None else kept.options
            found.append(gesture_word(ask.seat, [*options, SHUT]))
            if not self.is_pass(options):
                break
        return found


def is_played(seat: Seat) -> bool:
    """Does a person play this seat, or will one?"""
    return seat.kind in (PERSON, OPEN) and not seat.played_by_bot
