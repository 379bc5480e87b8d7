"""Bots for the tests of the arena: quick ones that need nothing of a game."""

from longhall.bots import BOTS
from longhall.engine.options import Ask, Option


class Picker:
    """Takes the option at one place of the list."""

    explanation: list[tuple[str, float]] = []
    note = ""

    def __init__(self, place: int) -> None:
        self.place = place

    def choose(self, ask: Ask) -> Option:
        return ask.options[self.place]


class Broken(Picker):
    """Fails in the middle of a game."""

    def choose(self, ask: Ask) -> Option:
        raise ArithmeticError("no idea")


PLAYERS = {
    "first": lambda *given: Picker(0),
    "last": lambda *given: Picker(-1),
    "broken": lambda *given: Broken(0),
}


def install() -> None:
    """For a process of its own."""
    BOTS.update(PLAYERS)
