"""What must be counted by the rules for a view of A Feast for Odin. There is no observer: all are told the same."""

from functools import cache
from typing import NamedTuple, cast

from longhall.games.feast_for_odin.content.areas import income, minuses
from longhall.games.feast_for_odin.content.rows import Box
from longhall.games.feast_for_odin.rules.feast import squares_to_cover
from longhall.games.feast_for_odin.scoring import parts
from longhall.games.feast_for_odin.state import AREAS, FIRST_ISLAND, FIRST_SHED, NOBODY, FeastForOdin
from longhall.games.feast_for_odin.view.published import AreaName, BoardName


class Counts(NamedTuple):
    squares: list[int]  # by seat: of the next feast
    scores: list[int]  # by seat
    words: list[AreaName]  # by area
    boards: list[BoardName]  # by area: the board or kind of house that it is
    incomes: list[int]  # by area
    open: list[int]  # by area: spaces that cost a point


def count(g: FeastForOdin) -> Counts:
    seats, areas = range(g.seats), range(AREAS)
    words, boards = _names(g.box, tuple(g.sides))
    mine = [area for area in areas if g.owners[area] != NOBODY]
    incomes, open_ = [0] * AREAS, [0] * AREAS
    for area in mine:
        grid, covered = g.area(area), g.covered[area]
        incomes[area] = income(grid, covered) if area < FIRST_SHED else 0
        open_[area] = minuses(grid, covered)
    return Counts(
        [squares_to_cover(g, seat) for seat in seats],
        [sum(parts(g, seat)) for seat in seats],
        words,
        boards,
        incomes,
        open_,
    )


@cache
def _names(box: Box, sides: tuple[int, ...]) -> tuple[list[AreaName], list[BoardName]]:
    """The names of all areas and of what they are, with the exploration boards lying so."""
    islands = [box.islands[box.sides[island][side]].id for island, side in enumerate(sides)]
    houses = [(house.id, number + 1) for house in box.houses for number in range(house.count)]
    words = [*[box.home.id] * FIRST_ISLAND, *islands, *(f"{house}_{number}" for house, number in houses)]
    boards = [*[box.home.id] * FIRST_ISLAND, *islands, *(house for house, _ in houses)]
    return cast(list[AreaName], words), cast(list[BoardName], boards)
