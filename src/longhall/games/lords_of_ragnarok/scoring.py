"""How the game ends (LR-VICTORY, LR-RAGNAROK-05, 06, LS-RAGNAROK)."""

from longhall.engine.outcomes import Outcome, TieBreak, VictoryPath, tie_breaks
from longhall.games.lords_of_ragnarok.state import NOBODY, LordsOfRagnarok

BESIDE = ("territories", "regions", "temples", "kills")  # other ways to win: Ragnarok does not count them


def ragnarok_count(g: LordsOfRagnarok, seat: int) -> int:
    """Territories next to Yggdrasil; for a Follower each Desolation token counts as one more (LS-RAGNAROK-03,
    LS-MULTI-11)."""
    return g.around_yggdrasil(seat) + (sum(g.desolate) if g.is_follower(seat) else 0)


def ragnarok_order(g: LordsOfRagnarok) -> list[int]:
    """All seats from the best at Ragnarok on: the highest count; Followers before people, and of the same kind who took
    the last turn earlier. Before it is known who that is, the active player would be the last (LR-RAGNAROK-05, 06,
    LS-RAGNAROK-04, LS-AMB-68)."""
    doomer = g.doomer if g.doomer != NOBODY else max(g.turn, 0)
    place = g.order.index(doomer) + 1
    last = [*g.order[place:], *g.order[:place]]
    return sorted(last, key=lambda seat: (-ragnarok_count(g, seat), _turn(g, seat, last)))


def _turn(g: LordsOfRagnarok, seat: int, last: list[int]) -> int:
    """Followers by the order of turns, which never changes; people by who took the last turn."""
    return g.order.index(seat) if g.is_follower(seat) else g.seats + last.index(seat)


def outcome(g: LordsOfRagnarok) -> Outcome:
    """A victory puts the winner first, and all others share the second place; Surtur's manifestation puts every
    Follower first; after Ragnarok everybody has a place (LS-INTRO-02, LS-COOP-01, LS-MULTI-10, LS-AMB-67)."""
    seats = range(g.seats)
    if g.over == "manifestation":
        places = [1 if g.is_follower(seat) else 2 for seat in seats]
    elif g.victor != NOBODY:
        places = [1 if seat == g.victor else 2 for seat in seats]
    else:
        order = ragnarok_order(g)
        places = [order.index(seat) + 1 for seat in seats]
    parts = [
        {
            "yggdrasil": g.around_yggdrasil(seat),
            "desolation": sum(g.desolate) if g.is_follower(seat) else 0,
            "territories": g.control.count(seat),
            "regions": g.regions_of(seat),
            "temples": g.temples_of(seat),
            "kills": g.kills(seat),
        }
        for seat in seats
    ]
    counts = [ragnarok_count(g, seat) for seat in seats]
    return Outcome(
        places, parts, g.over, counts, BESIDE, by_score=g.over == "ragnarok", paths=_paths(g), ties=_ladder(g)
    )


def _paths(g: LordsOfRagnarok) -> list[VictoryPath]:
    """The four ways to win, as far as each seat has come (LR-VICTORY)."""
    seats = range(g.seats)
    return [
        VictoryPath("jarl", "regions", g.box.constants.jarl_regions, [g.regions_of(seat) for seat in seats]),
        VictoryPath("gothi", "temples", g.map.gothi_temples, [g.temples_of(seat) for seat in seats]),
        VictoryPath("slayer", "kills", g.map.kills, [g.kills(seat) for seat in seats]),
        VictoryPath("ragnarok", "yggdrasil", 0, [ragnarok_count(g, seat) for seat in seats]),
    ]


def _ladder(g: LordsOfRagnarok) -> list[TieBreak]:
    """How the first place at Ragnarok was found, where several had the highest count."""
    if g.over != "ragnarok":
        return []
    seats = range(g.seats)
    counts = [ragnarok_count(g, seat) for seat in seats]
    if counts.count(max(counts)) == 1:
        return []
    order = ragnarok_order(g)
    rows: list[tuple[str, list[int]]] = [("yggdrasil", counts)]
    if any(g.is_follower(seat) for seat in seats):
        rows.append(("follower", [int(g.is_follower(seat)) for seat in seats]))
    return tie_breaks([*rows, ("last_turn", [g.seats - order.index(seat) for seat in seats])])
