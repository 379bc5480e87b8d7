"""What army Warriors do when the outcome of a combat is fixed, bound to the result hook."""

from collections.abc import Callable

from longhall.engine.hooks import AUTOMATIC, Hooks
from longhall.games.kardnarok.cards.conditions import all_hold
from longhall.games.kardnarok.cards.operations import carry_out
from longhall.games.kardnarok.content.effects import Effect
from longhall.games.kardnarok.content.rows import Box
from longhall.games.kardnarok.state import NOBODY, Kardnarok


def bind_all(hooks: Hooks, box: Box) -> None:
    """Let every Warrior with a victory or defeat effect listen to the result."""
    for warrior in box.warriors:
        for effect in warrior.effects:
            if effect.window == "result":
                hooks.bind(warrior.id, "result", _when_fixed(effect), AUTOMATIC)


def _when_fixed(effect: Effect) -> Callable[[Kardnarok, int], None]:
    def listen(g: Kardnarok, owner: int) -> None:
        role = g.role_of(owner)
        if all_hold(g, role, effect.when):
            for op in effect.ops:
                carry_out(g, op, owner, role, NOBODY, NOBODY)

    return listen
