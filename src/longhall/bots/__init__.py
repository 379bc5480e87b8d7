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
from longhall.learned.weights import has_weights

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


def _konungr(handle: SeatHandle, chance: Stream, budget: str) -> Bot:
    """`konungr:40` has 40 playouts for a decision, `konungr:100ms` so much time, `konungr:net` its first choice."""
    from longhall.bots.konungr import Konungr  # NumPy and the weights are for who plays with it

    if budget == FIRST_CHOICE:
        return Konungr(handle, chance, 0)
    if budget.endswith("ms"):
        return Konungr(handle, chance, 0, int(budget[:-2]))
    return Konungr(handle, chance, int(budget or PLAYOUTS))


BOTS: dict[str, Factory] = {
    "thrall": lambda handle, chance, budget: Thrall(handle, chance),
    "karl": lambda handle, chance, budget: Karl(handle, chance),
    "jarl": _jarl,
    "konungr": _konungr,
}
WITH_BUDGET = ("jarl", "konungr")
FIRST_CHOICE = "net"  # a konungr that does not search
LEARNED = ("konungr",)  # they are there for games that have weights


def bot_names(game: str = "") -> list[str]:
    """The bots that can play this game; without one, those that can play every game."""
    if game and has_weights(game):
        return list(BOTS)
    return [name for name in BOTS if name not in LEARNED]


def check_bots(names: list[str]) -> list[str]:
    """The same names; one that is no bot's, or has a budget that is none, is refused."""
    for name in names:
        word, colon, budget = name.partition(":")
        if word not in BOTS:
            raise BadSetup("error.bot", bot=name, allowed=bot_names())
        number = budget.removesuffix("ms")
        if word in LEARNED and budget == FIRST_CHOICE:
            continue
        if colon and (word not in WITH_BUDGET or not number.isdecimal() or not int(number)):
            raise BadSetup("error.bot_budget", bot=name, allowed=list(WITH_BUDGET))
    return names


def new_bot(name: str, handle: SeatHandle, seed: str) -> Bot:
    """A bot for a seat. The same seed makes it choose the same in the same game."""
    check_bots([name])
    word, _, budget = name.partition(":")
    return BOTS[word](handle, Stream(new_key(seed, f"bot {handle.seat}")), budget)
