"""Who listens in a box: every content has listeners of its own under the same hooks."""

from functools import cache

from longhall.engine.hooks import Hooks
from longhall.games.kardnarok.cards import ragnarok, warriors
from longhall.games.kardnarok.content.rows import Box
from longhall.games.kardnarok.hooks import HOOKS


@cache
def listeners(box: Box) -> Hooks:
    """The hooks with all cards of a box, bound on first use."""
    hooks = HOOKS.without_listeners()
    ragnarok.bind_all(hooks, box)
    warriors.bind_all(hooks, box)
    return hooks
