"""What must be counted by the rules for a view of A Feast for Odin. There is no observer: all are told the same."""

from typing import NamedTuple

from longhall.games.feast_for_odin.areas import income, minuses
from longhall.games.feast_for_odin.rules.feast import squares_to_cover
from longhall.games.feast_for_odin.scoring import parts
from longhall.games.feast_for_odin.state import AREAS, FIRST_SHED, NOBODY, FeastForOdin, house_kind


class Counts(NamedTuple):
    squares: list[int]  # by seat: of the next feast
    scores: list[int]  # by seat
    words: list[str]  # by area: its name
    boards: list[str]  # by area: the board or kind of house that it is
    incomes: list[int]  # by area
    minuses: list[int]  # by area: spaces that cost a point


def count(g: FeastForOdin) -> Counts:
    seats, areas = range(g.seats), range(AREAS)
    owned = [owner != NOBODY for owner in g.owners]
    return Counts(
        [squares_to_cover(g, seat) for seat in seats],
        [sum(parts(g, seat)) for seat in seats],
        [g.area_word(area) for area in areas],
        [g._box.houses[house_kind(area)].id if area >= FIRST_SHED else g.area_word(area) for area in areas],
        [income(g.area(area), g.covered[area]) if owned[area] and area < FIRST_SHED else 0 for area in areas],
        [minuses(g.area(area), g.covered[area]) if owned[area] else 0 for area in areas],
    )
