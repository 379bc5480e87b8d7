"""Players that see only what their seat may see.

A bot gets a handle of its seat and a stream of its own, and is called when its seat must answer. What a seat may do at
any time it can choose at that moment too; a bot is not called for that alone.
"""

from collections.abc import Callable
from typing import Protocol

from longhall.bots.handle import SeatHandle
from longhall.bots.thrall import Thrall
from longhall.engine.errors import BadSetup
from longhall.engine.options import Ask, Option
from longhall.engine.rng import Stream, new_key

__all__ = ["BOTS", "Bot", "SeatHandle", "bot_names", "new_bot"]


class Bot(Protocol):
    """A player of one seat."""

    def choose(self, ask: Ask) -> Option:
        """The answer to the open ask of its seat."""


BOTS: dict[str, Callable[[SeatHandle, Stream], Bot]] = {
    "thrall": Thrall,
}


def bot_names() -> list[str]:
    return list(BOTS)


def check_bots(names: list[str]) -> list[str]:
    """The same names; one that is no bot's is refused."""
    for name in names:
        if name not in BOTS:
            raise BadSetup("error.bot", bot=name, allowed=bot_names())
    return names


def new_bot(name: str, handle: SeatHandle, seed: str) -> Bot:
    """A bot for a seat. The same seed makes it choose the same in the same game."""
    check_bots([name])
    return BOTS[name](handle, Stream(new_key(seed, f"bot {handle.seat}")))
