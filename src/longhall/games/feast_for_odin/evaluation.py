"""How good a position looks for a seat: the score that it may hope for, from what everybody has."""

from functools import cache
from math import exp

from longhall.games.feast_for_odin.areas import Area, earned
from longhall.games.feast_for_odin.rows import Box
from longhall.games.feast_for_odin.rules.counting import animals
from longhall.games.feast_for_odin.rules.feast import squares_to_cover
from longhall.games.feast_for_odin.scoring import parts
from longhall.games.feast_for_odin.state import FIRST_SHED, FIRST_STONE_HOUSE, FeastForOdin
from longhall.games.feast_for_odin.things import (
    CATTLE,
    FIRST_GOOD,
    FIRST_WEAPON,
    KNARR,
    LONGSHIP,
    ORANGE,
    ORE,
    RED,
    SHEEP,
    SILVER,
    STOCK,
    STONE,
    WHALING_BOAT,
    WOOD,
)

# What things are worth, in points
VIKING = 1.2  # in the Thing Square of who has not passed
CELL = 0.75  # a cell that a tile of the supply will cover, beside income
COLOUR_CELLS = (0.15, 0.13, 0.75, 0.97)  # what part of its cells an orange, red, green or blue tile will cover
FOOD = 0.85  # a square of a feast to come that food in the supply covers
RESERVE = 0.4  # the same for feasts after the next one
WOODEN, STONY, IRON = 1.1, 0.8, 0.18  # a wood, a stone and an ore
WEAPON = 0.3
SHIPS = (0.38, 0.55, 0.9)  # what a ship is good for, for each round to come
SHIP_ORE = 0.22
CARD = 0.5  # in hand
WORKING = 0.33  # a card in play that goes on working, for each round to come
HERD = 0.8  # two animals of a kind, for each round to come
BONUS = 1.3  # a bonus good, for each bonus phase to come
START = 0.2
HALFWAY = 0.35  # what part of an income step counts that is prepared only
SWING = 14.0  # how far the end is from what it looks like
GOOD_SCORE = 100.0


def evaluate(g: FeastForOdin, seat: int) -> float:
    """The chance of a seat to win, from 0 to 1; alone, how near it may come to a very good score."""
    hopes = [hoped(g, each) for each in range(g.seats)]
    if g.seats == 1:
        return 1.0 / (1.0 + exp((GOOD_SCORE - hopes[0]) / 40.0))
    if g.over:
        return float(hopes[seat] == max(hopes)) / hopes.count(max(hopes))
    top = max(hopes)
    odds = [exp((hope - top) / SWING) for hope in hopes]
    return odds[seat] / sum(odds)


def incomes_to_come(g: FeastForOdin) -> int:
    """Income phases that are still to be paid."""
    return g.rounds - g.round + (1 if g.phase in EARLY else 0)


EARLY = ("", "new_viking", "harvest", "exploration_boards", "weapon", "actions", "start_player", "income")


def hoped(g: FeastForOdin, seat: int) -> float:
    """The score that a player may hope for."""
    found = float(sum(parts(g, seat)))
    if g.over:
        return found
    left = g.rounds - g.round
    row = g.stock[seat * STOCK : (seat + 1) * STOCK]
    found += _grounds(g, seat, row, incomes_to_come(g))
    found += _table(g, seat, row, left)
    found += _things(g, seat, row, left)
    if g.phase == "actions" and not g.passed[seat]:
        found += VIKING * g.thing[seat]
    return found + (START if g.first == seat and left else 0.0)


# Boards


def cells_to_lay(box: Box, row: list[int]) -> float:
    """The cells that the tiles of a supply will cover."""
    found = float(row[ORE])
    for item in range(SHEEP, STOCK):
        if row[item]:
            found += row[item] * _cells(box, item)
    return found


@cache
def _cells(box: Box, item: int) -> float:
    row = box.items[item]
    return row.cells * COLOUR_CELLS[row.colour]


@cache
def _stairs(area: Area) -> list[tuple[int, int]]:
    """For each step of an area's first diagonal what it pays and the cells that it needs."""
    if not area.diagonals:
        return []
    diagonal = area.diagonals[0]
    pays = [*diagonal.values[1:], diagonal.final]
    return list(zip(pays, diagonal.squares, strict=True))


def _grounds(g: FeastForOdin, seat: int, row: list[int], incomes: int) -> float:
    """What the tiles of the supply will earn: the best income step that they can reach, and -1 spaces with the rest."""
    cells = cells_to_lay(g._box, row)
    open_minus = 0
    best = 0.0
    bonuses = 0
    for area in g.areas_of(seat):
        if FIRST_SHED <= area < FIRST_STONE_HOUSE:
            continue
        grid, covered = g.area(area), g.covered[area]
        open_minus += (grid.minus & ~covered).bit_count()
        bonuses += len(earned(grid, covered))
        if area < FIRST_SHED and incomes:
            best = max(best, _best_step(grid, covered, cells, incomes))
    spread = min(cells, float(open_minus)) * CELL
    return max(best, spread) + BONUS * bonuses * max(0, incomes - 1)


def _best_step(grid: Area, covered: int, cells: float, incomes: int) -> float:
    """The best that the cells do on one board: income of all phases to come, and -1 spaces."""
    found = 0.0
    now = -1
    minus = (grid.minus & ~covered).bit_count()
    for pays, square in _stairs(grid):
        missing = square & ~covered
        needed = missing.bit_count()
        if not needed:
            now = pays
            found = incomes * pays + min(cells, minus) * CELL
            continue
        if needed > cells:
            part = cells / needed
            base = max(now, 0)
            return max(found, incomes * (base + HALFWAY * part * (pays - base)) + min(cells, minus) * CELL)
        under = (missing & grid.minus).bit_count()
        rest = min(cells - needed, minus - under)
        found = max(found, incomes * pays + (under + rest) * CELL)
    return found


# The Banquet Table


def _table(g: FeastForOdin, seat: int, row: list[int], left: int) -> float:
    """What the food is worth: it covers squares of the next feast, and of later ones."""
    now = squares_to_cover(g, seat) if g.phase in EARLY or g.phase in ("breeding", "feast") else 0
    later = sum([g._box.rules.blank[g.short] + g.round + n for n in range(1, left + 1)])
    later -= 2 * left * sum(g.emigrated[seat * 2 : seat * 2 + 2])
    orange, red = _served(g._box, row, ORANGE), _served(g._box, row, RED)
    total = orange + red
    fed = min(now, total, 2 * min(orange, red) + 4)
    missing = max(0.0, now - fed)
    silver = row[SILVER]
    cost = missing + 2.0 * max(0.0, missing - silver)
    return FOOD * fed - cost + RESERVE * min(max(0.0, total - fed), later)


def _served(box: Box, row: list[int], colour: int) -> float:
    """The squares that the food of a colour covers: one tile of each type lies flat."""
    found = 0.0
    for item in range(SHEEP, FIRST_GOOD + 12):
        if row[item] and box.items[item].colour == colour:
            found += box.items[item].long + (row[item] - 1) * box.items[item].short
    return found


# Everything else


def _things(g: FeastForOdin, seat: int, row: list[int], left: int) -> float:
    found = WOODEN * row[WOOD] + STONY * row[STONE]
    if left:
        found += IRON * row[ORE]
    else:
        found *= 0.3
    found += WEAPON * sum(row[FIRST_WEAPON:SHEEP]) * min(1.0, 0.25 + 0.25 * left)
    for kind, ship in enumerate((WHALING_BOAT, KNARR, LONGSHIP)):
        ore = g.ships(seat, ship)
        if ore:
            found += SHIPS[kind] * left * min(len(ore), 2) + SHIP_ORE * sum(ore) * left / 3
    for animal in (SHEEP, CATTLE):
        if animals(g, seat, animal) >= 2:
            found += HERD * left
    working = sum([g.row(card).kind != "immediate" for card in g.played[seat]])
    found += WORKING * working * left
    return found + CARD * len(g.hands[seat]) * min(1.0, left / 2)
