"""What a function takes that binds an operation of a card to hooks."""

from collections.abc import Callable

from longhall.engine.hooks import Hooks
from longhall.games.blood_rage.content.rows import Box, Card, Op

Bind = Callable[[Hooks, Box, Card, Op], None]


def figure_of(box: Box, card: Card) -> int:
    """The kind of figure that a Monster's card brings; -1 for other cards."""
    upgrade = box.upgrades.get(box.face_of[card.id])
    return upgrade.figure if upgrade is not None else -1
