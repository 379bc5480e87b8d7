"""How the game ends (LR-VICTORY, LR-RAGNAROK-05, 06)."""

from longhall.engine.position import Outcome
from longhall.games.lords_of_ragnarok.state import NOBODY, LordsOfRagnarok

PARTS = ("yggdrasil", "territories", "regions", "temples", "kills")


def ragnarok_order(g: LordsOfRagnarok) -> list[int]:
    """All seats from the best at Ragnarok on: the most territories next to Yggdrasil, then who took the last turn
    earlier; before it is known who that is, the active player would be the last (LR-RAGNAROK-05, 06)."""
    doomer = g.doomer if g.doomer != NOBODY else max(g.turn, 0)
    order = g.clockwise(doomer + 1)
    return sorted(order, key=lambda seat: -g.around_yggdrasil(seat))


def outcome(g: LordsOfRagnarok) -> Outcome:
    """A victory puts the winner first, and all others share the second place; after Ragnarok everybody has a place."""
    seats = range(g.seats)
    if g.victor != NOBODY:
        places = [1 if seat == g.victor else 2 for seat in seats]
    else:
        order = ragnarok_order(g)
        places = [order.index(seat) + 1 for seat in seats]
    parts = [
        {
            "yggdrasil": g.around_yggdrasil(seat),
            "territories": g.control.count(seat),
            "regions": g.regions_of(seat),
            "temples": g.temples_of(seat),
            "kills": g.kills(seat),
        }
        for seat in seats
    ]
    return Outcome(places, parts, g.over, [part["yggdrasil"] for part in parts])
