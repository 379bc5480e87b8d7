"""The types that the published views of all games share. Modules of this name stay plain Python where the engine is
compiled: there types know nothing of themselves, and views are checked by them.
"""

from typing import NewType, TypedDict

Seat = NewType("Seat", int)
Thing = NewType("Thing", str)  # "kingdom:danmork": what the game calls a seat, by kind and word


class Turn(TypedDict):
    """Which turn it is; every game has it. `round` is 0 before the first one."""

    round: int
    number: int
    seat: Seat | None


class Common(TypedDict):
    """What every game publishes."""

    over: bool
    turn: Turn
    who: list[Thing | None]
    sealed: list[str]


class Words:
    """The ids of the content that a type of words stands for, by the kinds of `GameInfo.things`. With `backs`, a card
    of which only the back is known is written as `?back.class`."""

    def __init__(self, *kinds: str, backs: bool = False) -> None:
        self.kinds = kinds
        self.backs = backs
