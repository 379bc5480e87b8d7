"""Every card listens where its effects say. The effects are rows of content; each operation has one small function
that binds it to its hooks."""

from functools import cache

from longhall.engine.hooks import Hooks
from longhall.games.blood_rage.cards import actions, battle, invasions, pillages, rescues, upgrades
from longhall.games.blood_rage.cards.bind import Bind
from longhall.games.blood_rage.content.rows import OPS, Box
from longhall.games.blood_rage.hooks import HOOKS

BINDS: dict[str, Bind] = {
    **upgrades.BINDS,
    **actions.BINDS,
    **invasions.BINDS,
    **battle.BINDS,
    **pillages.BINDS,
    **rescues.BINDS,
}
assert set(BINDS) == set(OPS)


@cache
def listeners(box: Box) -> Hooks:
    """The hooks with all cards of a box, bound on first use."""
    hooks = HOOKS.without_listeners()
    for card in box.cards:
        for op in card.effects:
            BINDS[op.what](hooks, box, card, op)
    return hooks
