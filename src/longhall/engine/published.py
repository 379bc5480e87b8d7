"""The published view: what leaves the engine for a face (page, terminal, programs), in the words of the game.

A game publishes in two stages. `Seen`, which is generated, holds all that an observer may see. `publish`, which is
written by hand in the game's `view` package, turns it into plain data of declared types (`view/published.py`). Numbers
that need the rules are counted once for all observers by `count`, which knows no observer.
"""

from collections.abc import Callable, Mapping
from typing import Any, NewType, TypedDict

from longhall.engine.position import Position

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


class Publisher:
    """How a game publishes a position: its `Seen`, `count`, `publish`, and the types of what comes out."""

    def __init__(
        self,
        see: Callable[[Any, int], Any],
        count: Callable[[Any], Any],
        publish: Callable[[Any, Any], Mapping[str, Any]],
        kind: Any,
        words: Mapping[Any, Words],
        advice: Any = None,
    ) -> None:
        self.see = see
        self.count = count
        self.publish = publish
        self.kind = kind  # the TypedDict of the view
        self.words = dict(words)  # NewTypes of its strings and the ids they stand for
        self.advice = advice  # the TypedDict of what the game advises; None: it has no advice

    def view(self, g: Position, observer: int, counts: Any = None) -> dict[str, Any]:
        """The position as this observer is told of it; what was counted for another observer can be given."""
        return dict(self.publish(self.see(g, observer), self.count(g) if counts is None else counts))
