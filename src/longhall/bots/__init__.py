"""Players that see only what their seat may see.

A bot gets a handle of its seat and a stream of its own, and is called when its seat must answer. What a seat may do at
any time it can choose at that moment too; a bot is not called for that alone.
"""

from collections.abc import Callable
from typing import Protocol

from longhall.bots.handle import SeatHandle
from longhall.bots.jarl import Jarl
from longhall.bots.karl import Karl
from longhall.bots.planner import Planner
from longhall.bots.thrall import Thrall
from longhall.engine.errors import BadSetup
from longhall.engine.options import Ask, Option
from longhall.engine.rng import Stream, new_key

__all__ = ["BOTS", "Bot", "SeatHandle", "bot_names", "check_bots", "new_bot"]

PLAYOUTS = 60  # of a jarl, unless its name says otherwise


class Bot(Protocol):
    """A player of one seat."""

    explanation: list[tuple[str, float]]  # the last decision: option keys with their values, best first
    note: str  # a message for the table before the game begins; empty: none

    def choose(self, ask: Ask) -> Option:
        """The answer to the open ask of its seat."""


Factory = Callable[[SeatHandle, Stream, str], Bot]


def _jarl(handle: SeatHandle, chance: Stream, budget: str) -> Bot:
    """`jarl:50` has 50 playouts for a decision, `jarl:100ms` as many as fit into 100 milliseconds."""
    kind = Planner if handle.info.chapter else Jarl
    if budget.endswith("ms"):
        return kind(handle, chance, 0, int(budget[:-2]))
    return kind(handle, chance, int(budget or PLAYOUTS))


BOTS: dict[str, Factory] = {
    "thrall": lambda handle, chance, budget: Thrall(handle, chance),
    "karl": lambda handle, chance, budget: Karl(handle, chance),
    "jarl": _jarl,
}
WITH_BUDGET = ("jarl",)


def bot_names() -> list[str]:
    return list(BOTS)


def check_bots(names: list[str]) -> list[str]:
    """The same names; one that is no bot's, or has a budget that is none, is refused."""
    for name in names:
        word, colon, budget = name.partition(":")
        if word not in BOTS:
            raise BadSetup("error.bot", bot=name, allowed=bot_names())
        number = budget.removesuffix("ms")
        if colon and (word not in WITH_BUDGET or not number.isdecimal() or not int(number)):
            raise BadSetup("error.bot_budget", bot=name, allowed=list(WITH_BUDGET))
    return names


def new_bot(name: str, handle: SeatHandle, seed: str) -> Bot:
    """A bot for a seat. The same seed makes it choose the same in the same game."""
    check_bots([name])
    word, _, budget = name.partition(":")
    return BOTS[word](handle, Stream(new_key(seed, f"bot {handle.seat}")), budget)
