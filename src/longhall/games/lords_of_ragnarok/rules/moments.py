"""Moments at which heroes, artifacts and blessings add options to what a player is asked anyway."""

from longhall.engine.hooks import OPTIONAL
from longhall.engine.options import Option
from longhall.engine.position import OWNERS
from longhall.games.lords_of_ragnarok.state import NOWHERE, LordsOfRagnarok


def usable(g: LordsOfRagnarok, seat: int, hook: int, place: int = NOWHERE, n: int = 0) -> list[Option]:
    """What a player may use at this moment, each by its option."""
    if not g.playing[hook]:
        return []
    return [g.option_for(g.card_of(entry)) for entry in _ready(g, seat, hook, place, n)]


def use(g: LordsOfRagnarok, seat: int, option: Option, hook: int, place: int = NOWHERE, n: int = 0) -> None:
    """Let a power act that `usable` offered."""
    chosen = [entry for entry in _ready(g, seat, hook, place, n) if g.option_for(g.card_of(entry)) is option]
    g.call_listener(chosen[0], place, n)


def _ready(g: LordsOfRagnarok, seat: int, hook: int, place: int, n: int) -> list[int]:
    entries = g.ready(hook, seat, place, n)
    return [entry for entry in entries if g.hooks.listeners[entry // OWNERS].layer == OPTIONAL]
