"""Strength of figures (Figures, BR-FIG)."""

from longhall.games.blood_rage.hooks import STRENGTH
from longhall.games.blood_rage.state import TROOPS, BloodRage


def figure_strength(g: BloodRage, seat: int, kind: int) -> int:
    """STR of one figure of a kind: as upgraded, or as the Monster's card says (BR-FIG-01, 03)."""
    return g.strengths[seat][kind] if kind < TROOPS else g.box.figures[kind].strength


def place_strength(g: BloodRage, seat: int, place: int) -> int:
    """STR of a clan's figures in one place."""
    total = 0
    for kind in g.kinds_at(seat, place):
        n = g.count(seat, kind, place)
        total += g.fold(STRENGTH, n * figure_strength(g, seat, kind), seat, kind, place, n)
    return total


def strength(g: BloodRage, seat: int, province: int) -> int:
    """STR of a clan in the area of a province, its supporting fjord included (BR-BOARD-06, BR-QUEST-07)."""
    return sum(place_strength(g, seat, place) for place in g.area(province))
