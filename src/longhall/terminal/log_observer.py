"""The log of a game through somebody's eyes: a seat, a spectator or the referee."""

from __future__ import annotations

import argparse
from typing import Any

from longhall.engine.errors import BadSetup
from longhall.engine.events import Event
from longhall.engine.game import Game


class Eyes:
    """An observer of a finished or running game."""

    def __init__(self, seat: int | None, all: bool = False) -> None:
        self.seat = seat  # None: a spectator
        self.all = all  # the referee sees what every seat sees

    @classmethod
    def of(cls, arguments: argparse.Namespace, game: Game) -> Eyes:
        """Whose eyes the command line names."""
        check_seat(arguments.seat, game)
        return cls(arguments.seat, arguments.all)

    def events(self, game: Game) -> list[dict[str, Any]]:
        if not self.all:
            return game.events(0, self.seat)
        log = [Event.from_data(event) for event in game.save()["log"]]
        return [
            {"number": number, "key": event.key, "args": {**event.args, **event.secret}}
            for number, event in enumerate(log, 1)
        ]


def check_seat(seat: int | None, game: Game) -> None:
    if seat is not None and seat >= game.seats:
        raise BadSetup("error.no_seat", seat=seat, last=game.seats - 1)
