"""Step 4, maneuvers, and the march (LS-MANEUVER, LS-SPECIAL-15..19)."""

from typing import Final

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.state import Public
from longhall.games.lords_of_ragnarok.automaton.attack import arrive, strike
from longhall.games.lords_of_ragnarok.automaton.choosing import choose_army, choose_territory
from longhall.games.lords_of_ragnarok.automaton.desolation import place_desolation
from longhall.games.lords_of_ragnarok.automaton.gains import take_cards
from longhall.games.lords_of_ragnarok.automaton.judge import pick_territory
from longhall.games.lords_of_ragnarok.automaton.reckoning import (
    adjacent,
    attackable,
    best_near,
    distance,
    human_places,
    nearer,
    target_keys,
    tile,
)
from longhall.games.lords_of_ragnarok.automaton.recruit import FollowerRecruit
from longhall.games.lords_of_ragnarok.content.board import FAR
from longhall.games.lords_of_ragnarok.rules.activate import move_army
from longhall.games.lords_of_ragnarok.rules.armies import can_grow, grow
from longhall.games.lords_of_ragnarok.rules.recruit import controlled
from longhall.games.lords_of_ragnarok.state import LordsOfRagnarok

TARGET_RULES: Final = ("LS-TARGET-02", "LS-TARGET-03", "LS-TARGET-04")  # by the target mode


class FollowerManeuver(Frame):
    """Recruit without an army, else attack, else strengthen or bring up the army nearest to people
    (LS-MANEUVER-10..15)."""

    STEPS = ("muster", "token", "attack", "strike", "others")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    def do_muster(self, g: LordsOfRagnarok) -> Where:
        if g.armies_of(self.seat):
            return "attack"
        g.push(FollowerRecruit(self.seat, token=False))
        return None

    def do_token(self, g: LordsOfRagnarok) -> Where:
        place_desolation(g, self.seat)  # LS-DESOLATION-07
        return OVER

    def do_attack(self, g: LordsOfRagnarok) -> Where:
        seat = self.seat
        targets = []
        for place in range(len(g.control)):
            best = best_near(g, seat, place)
            if best and attackable(g, seat, place, best):
                targets.append(place)
        if not targets:
            return "others"
        pick_territory(g, seat, TARGET_RULES[tile(g, seat).mode - 1], targets, target_keys(g, seat, targets))
        return None

    def do_strike(self, g: LordsOfRagnarok) -> Where:
        strike(g, self.seat, g.result)
        return OVER

    def do_others(self, g: LordsOfRagnarok) -> Where:
        seat = self.seat
        armies = g.armies_of(seat)
        while armies:
            army = choose_army(g, seat, "LS-MANEUVER-12", armies, _nearness(g, armies))
            if can_grow(g, army):
                grow(g, army, 1)
                return OVER
            steps = nearer(g, seat, army)
            if steps:
                move_army(g, army, choose_territory(g, seat, "LS-MANEUVER-13", steps))
                return OVER
            armies = [other for other in armies if other != army]
        return OVER


def _nearness(g: LordsOfRagnarok, armies: list[int]) -> dict[str, list[int]]:
    """The distance to the nearest territory of a person, and how many are that near (LS-MANEUVER-12, LS-AMB-23)."""
    places = human_places(g)
    near = [distance(g, g.army_at[army], places) for army in armies]
    many = [
        sum([1 for place in places if g.map.distances[g.army_at[army]][place] == d]) if d != FAR else 0
        for army, d in zip(armies, near, strict=True)
    ]
    return {"human_distance": near, "human_places": [-n for n in many]}


class FollowerMarch(Frame):
    """Every army once, the weakest first: it attacks, comes nearer, or grows (LS-SPECIAL-15..19, LS-DESOLATION-02,
    LS-AMB-33..35)."""

    STEPS = ("order", "next", "strike", "token")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.armies: Public[list[int]] = []  # those still to come
        self.before: Public[list[int]] = []  # the territories that it controlled

    def do_order(self, g: LordsOfRagnarok) -> Where:
        left = g.armies_of(self.seat)
        while left:
            army = choose_army(g, self.seat, "LS-SPECIAL-15", left, {"strength": [g.strengths[each] for each in left]})
            self.armies.append(army)
            left.remove(army)
        self.before = controlled(g, self.seat)
        return None

    def do_next(self, g: LordsOfRagnarok) -> Where:
        seat = self.seat
        if not self.armies:
            return "token"
        army = self.armies[0]
        if g.army_at[army] < 0:
            return self._done()
        strength = g.strengths[army]
        near = adjacent(g, g.army_at[army])
        targets = [place for place in near if attackable(g, seat, place, strength)]
        if targets:
            pick_territory(g, seat, "LS-SPECIAL-16", targets, target_keys(g, seat, targets))
            return None
        if all(g.control[place] == seat for place in near):
            steps = nearer(g, seat, army)
            if steps:
                move_army(g, army, choose_territory(g, seat, "LS-SPECIAL-17", steps))
        elif can_grow(g, army):
            grow(g, army, 1)
        else:
            take_cards(g, seat, 1)
        return self._done()

    def _done(self) -> Where:
        self.armies = self.armies[1:]
        return AGAIN

    def do_strike(self, g: LordsOfRagnarok) -> Where:
        army = self.armies[0]
        self.armies = self.armies[1:]
        move_army(g, army, g.result)
        arrive(g, self.seat, army)
        return "next"

    def do_token(self, g: LordsOfRagnarok) -> Where:
        if set(controlled(g, self.seat)) <= set(self.before):
            place_desolation(g, self.seat)
        return None
