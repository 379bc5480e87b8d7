"""Recruiting by a Follower (LS-SPECIAL-10..14)."""

from longhall.engine.frames import OVER, Frame, Where
from longhall.engine.state import Public
from longhall.games.lords_of_ragnarok.automaton.attack import arrive
from longhall.games.lords_of_ragnarok.automaton.choosing import choose_territory
from longhall.games.lords_of_ragnarok.automaton.desolation import place_desolation
from longhall.games.lords_of_ragnarok.automaton.judge import pick_territory
from longhall.games.lords_of_ragnarok.automaton.reckoning import attackable, defence, human_distance, target_keys
from longhall.games.lords_of_ragnarok.rules.gains import raise_attribute
from longhall.games.lords_of_ragnarok.rules.recruit import controlled, recruit_at
from longhall.games.lords_of_ragnarok.state import AUTHORITY, LordsOfRagnarok


def why_recruit(g: LordsOfRagnarok, seat: int) -> str:
    return "" if g.reserve_army(seat) >= 0 else "LS-SPECIAL-10"


def can_by_rune(g: LordsOfRagnarok, seat: int) -> bool:
    """An army is left, and there is a place for it or Authority to raise (LS-RUNE-70, LS-AMB-85)."""
    if g.reserve_army(seat) < 0:
        return False
    top = g.box.constants.attribute_max
    return bool(controlled(g, seat) or _targets(g, seat)) or g.value(seat, AUTHORITY) < top


def _targets(g: LordsOfRagnarok, seat: int) -> list[int]:
    """Where a new army could attack from nowhere (LS-SPECIAL-13)."""
    strength = g.value(seat, AUTHORITY)
    return [place for place in range(len(g.control)) if attackable(g, seat, place, strength)]


class FollowerRecruit(Frame):
    """A new army in a city, else in any own territory, else where it can attack, else Authority rises; without a
    city a Desolation token is placed, last of all, where that is part of it (LS-SPECIAL-10..14, LS-DESOLATION-01,
    LS-AMB-25, 93)."""

    STEPS = ("where", "target", "desolate")

    def __init__(self, seat: int = 0, token: bool = False) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.token: Public[int] = int(token)  # 1: without a city a Desolation token is placed

    def do_where(self, g: LordsOfRagnarok) -> Where:
        seat, own = self.seat, controlled(g, self.seat)
        if g.reserve_army(seat) < 0:
            return OVER
        cities = [place for place in own if g.map.territories[place].city]
        sites = cities or own
        if sites:
            keys = {
                "human_distance": [human_distance(g, place) for place in sites],
                "defence": [defence(g, seat, place) for place in sites],
            }
            rule = "LS-SPECIAL-11" if cities else "LS-SPECIAL-12"
            recruit_at(g, seat, choose_territory(g, seat, rule, sites, keys), g.value(seat, AUTHORITY))
            return OVER if cities else "desolate"
        targets = _targets(g, seat)
        if targets:
            pick_territory(g, seat, "LS-SPECIAL-13", targets, target_keys(g, seat, targets))
            return None
        raise_attribute(g, seat, AUTHORITY)
        return "desolate"

    def do_target(self, g: LordsOfRagnarok) -> Where:
        army = g.reserve_army(self.seat)
        recruit_at(g, self.seat, g.result, g.value(self.seat, AUTHORITY))
        arrive(g, self.seat, army)
        return None

    def do_desolate(self, g: LordsOfRagnarok) -> Where:
        if self.token:
            place_desolation(g, self.seat)
        return None
