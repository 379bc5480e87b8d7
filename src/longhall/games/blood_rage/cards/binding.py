"""Every card listens where its effects say. The effects are rows of content; each operation has one small function
that binds it to its hooks."""

from longhall.games.blood_rage.cards import actions, battle, invasions, pillages, rescues, upgrades
from longhall.games.blood_rage.cards.bind import Bind
from longhall.games.blood_rage.rows import OPS, Box

BINDS: dict[str, Bind] = {
    **upgrades.BINDS,
    **actions.BINDS,
    **invasions.BINDS,
    **battle.BINDS,
    **pillages.BINDS,
    **rescues.BINDS,
}
assert set(BINDS) == set(OPS)


def bind_all(box: Box) -> None:
    for card in box.cards:
        for op in card.effects:
            BINDS[op.what](box, card, op)
