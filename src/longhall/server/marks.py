"""Which turn or round it is, told from the public view: games call these fields `turn`, and `round` or `age`."""

from __future__ import annotations

from typing import Literal, cast

from longhall.engine.game import Game

ROUND = ("round", "age")
FIELDS = {"turn": (*ROUND, "turn"), "round": ROUND, "off": ()}


def mark_of(game: Game, until: str) -> str:
    """A word that changes with the turn or the round; of `off` it never does."""
    view = game.view(None)
    fields = FIELDS[cast(Literal["turn", "round", "off"], until)]
    return "/".join(f"{name} {view[name]}" for name in fields if name in view)
