"""What the cards of the toy game do: one listener for each kind of hook, and one for each layer."""

from functools import cache
from typing import Any

from longhall.engine.frames import AGAIN, Where
from longhall.engine.hooks import (
    ADD,
    AUTOMATIC,
    LIMIT,
    MULTIPLY,
    OPTIONAL,
    SET,
    Hooks,
)
from longhall.engine.options import Option
from tests.toy.options import HOWL, YEW
from tests.toy.rows import Box

HOOKS = Hooks()
REWARD = HOOKS.modifier("reward", "seat")  # of a hunt
PLAYED = HOOKS.trigger("played", "seat")  # somebody played a card
LOSS = HOOKS.replacement("loss")  # of a coin
MAIN = HOOKS.grant("turn.main")
SCORE = HOOKS.scoring("score")


def howl(g: Any, owner: int, frame: Any, option: Option) -> Where:
    frame.actions -= 1
    g.tell_howled(seat=owner)
    g.pay(owner, sum(g.box.cards["wolf"].howls))
    return AGAIN


def burn_yew(g: Any, owner: int) -> None:
    g.throw_away(g.find(g.table[owner], YEW), g.table[owner])
    g.leave_play("yew", owner)
    g.tell_burnt(seat=owner)


@cache
def listeners(box: Box) -> Hooks:
    """What the cards of a box do."""
    hooks, elk, ox = HOOKS.without_listeners(), box.cards["elk"], box.cards["ox"]
    hooks.bind("elk", "reward", lambda g, owner, value, seat: value + elk.reward * (owner == seat), ADD)
    hooks.bind("ox", "reward", lambda g, owner, value, seat: value * (2 if owner == seat else 1), MULTIPLY)
    hooks.bind("wyrm", "reward", lambda g, owner, value, seat: min(value, 4), LIMIT)
    hooks.bind("troll", "reward", lambda g, owner, value, seat: 2, SET)
    hooks.bind("raven", "played", lambda g, owner, seat: g.draw_rune(owner), OPTIONAL)
    hooks.bind("elk", "played", lambda g, owner, seat: g.pay(owner, 1), AUTOMATIC)
    hooks.bind("yew", "loss", burn_yew)
    hooks.bind("wolf", "turn.main", howl, offers=lambda g, owner: [HOWL])
    hooks.bind("ox", "score", lambda g, owner: ox.score)
    return hooks
