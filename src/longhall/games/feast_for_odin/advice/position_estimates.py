"""What counts of a position for a seat, in plain numbers: what it scores now, what it has and what that is good for."""

from functools import cache

from longhall.engine.state import Row
from longhall.games.feast_for_odin.content.areas import Area, earned, minuses
from longhall.games.feast_for_odin.content.rows import Box
from longhall.games.feast_for_odin.content.things import (
    CATTLE,
    COLOURS,
    FIRST_GOOD,
    FIRST_HOUSE,
    FIRST_WEAPON,
    HOUSES,
    KNARR,
    LONGSHIP,
    ORANGE,
    ORE,
    RED,
    SHEEP,
    SILVER,
    STOCK,
    STONE,
    WEAPONS,
    WHALING_BOAT,
    WOOD,
)
from longhall.games.feast_for_odin.rules.counting import houses, total_income
from longhall.games.feast_for_odin.rules.feast import squares_to_cover
from longhall.games.feast_for_odin.scoring import PARTS, parts
from longhall.games.feast_for_odin.state import FIRST_ISLAND, FIRST_SHED, FIRST_STONE_HOUSE, FeastForOdin

COUNTS = (
    "always",
    *PARTS,
    # boards
    "grounds",  # what the tiles of the supply will earn
    "income",
    "bonuses",
    # the Banquet Table
    "served",  # squares of the next feast that the food covers
    "unserved",
    "unpaid",  # those of them that there is no silver for
    "larder",  # squares of later feasts that the rest of the food covers
    "squares",  # of the next feast
    # Vikings
    "vikings",  # that can still be placed in this round
    "start_player",
    # goods
    "wood",
    "stone",
    "ore",
    *WEAPONS,
    "sheep",
    "cattle",
    "herd_of_sheep",
    "herd_of_cattle",
    *(f"{colour}_tiles" for colour in COLOURS),
    *(f"{colour}_cells" for colour in COLOURS),
    # ships
    "whaling_boats",
    "any_whaling_boat",
    "knarrs",
    "longships",
    "any_longship",
    "ship_ore",
    "emigrated",
    # islands, houses and occupations
    "islands",
    *HOUSES,
    "hand",
    "working",  # occupations in play that go on working
)

CELL = 0.75  # a cell that a tile of the supply will cover, beside income
COLOUR_CELLS = (0.15, 0.13, 0.75, 0.97)  # what part of its cells an orange, red, green or blue tile will cover
HALFWAY = 0.35  # what part of an income step counts that is prepared only

EARLY = ("", "new_viking", "harvest", "exploration_boards", "weapon", "actions", "start_player", "income")
FEASTS = (*EARLY, "breeding", "feast")  # the phases before a feast is over


def outlook(g: FeastForOdin, seat: int) -> list[float]:
    """The numbers of a seat, in the order of COUNTS."""
    row = g.stock[seat]
    found = [1.0]
    found += [float(part) for part in parts(g, seat)]
    found += _boards(g, seat, row)
    found += _feasts(g, seat, row)
    found += _vikings(g, seat)
    found += _goods(g.box, row)
    found += _ships(g, seat)
    found += _rest(g, seat)
    return found


def incomes_to_come(g: FeastForOdin) -> int:
    """Income phases that are still to be paid."""
    return g.rounds - g.round + (1 if g.phase in EARLY else 0)


# Boards


def cells_to_lay(box: Box, row: Row) -> float:
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


def _boards(g: FeastForOdin, seat: int, row: Row) -> list[float]:
    """What the tiles will earn: the best income step that they can reach, and -1 spaces with the rest; what is paid
    now; and the bonuses."""
    cells, incomes = cells_to_lay(g.box, row), incomes_to_come(g)
    open_minus = bonuses = 0
    best = 0.0
    for area in g.areas_of(seat):
        if FIRST_SHED <= area < FIRST_STONE_HOUSE:
            continue
        grid, covered = g.area(area), g.covered[area]
        open_minus += minuses(grid, covered)
        bonuses += len(earned(grid, covered))
        if area < FIRST_SHED and incomes:
            best = max(best, _best_step(grid, covered, cells, incomes))
    pays = total_income(g, seat) if incomes else 0
    return [max(best, min(cells, float(open_minus)) * CELL), float(pays), float(bonuses)]


def _best_step(grid: Area, covered: int, cells: float, incomes: int) -> float:
    """The best that the cells do on one board: income of all phases to come, and -1 spaces."""
    found = 0.0
    now = -1
    minus = minuses(grid, covered)
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


def _feasts(g: FeastForOdin, seat: int, row: Row) -> list[float]:
    """Squares of the next feast and of later ones: what is on the table, and what is not."""
    left = g.rounds - g.round
    squares = float(squares_to_cover(g, seat)) if g.phase in FEASTS else 0.0
    later = sum([g.box.rules.blank[g.short] + g.round + n for n in range(1, left + 1)])
    later -= g.box.rules.segment * left * sum(g.emigrated[seat])
    orange, red = _served(g.box, row, ORANGE), _served(g.box, row, RED)
    total = orange + red
    served = min(squares, total, 2 * min(orange, red) + 4)
    missing = squares - served
    return [served, missing, max(0.0, missing - row[SILVER]), min(total - served, float(max(0, later))), squares]


def _served(box: Box, row: Row, colour: int) -> float:
    """The squares that the food of a colour covers: one tile of each type lies flat."""
    found = 0.0
    for item in range(SHEEP, FIRST_GOOD + 12):
        if row[item] and box.items[item].colour == colour:
            found += box.items[item].long + (row[item] - 1) * box.items[item].short
    return found


# Everything else


def _vikings(g: FeastForOdin, seat: int) -> list[float]:
    ready = g.phase == "actions" and not g.passed[seat]
    return [float(g.thing[seat]) if ready else 0.0, float(g.first == seat)]


def _goods(box: Box, row: Row) -> list[float]:
    """Resources, weapons and animals; of the tiles how many there are of each colour, and their cells."""
    sheep, cattle = row[SHEEP] + row[SHEEP + 1], row[CATTLE] + row[CATTLE + 1]
    tiles, cells = [0.0] * 4, [0.0] * 4
    for item in range(FIRST_GOOD, STOCK):
        if row[item]:
            good = box.items[item]
            tiles[good.colour] += row[item]
            cells[good.colour] += row[item] * good.cells
    found = [float(row[WOOD]), float(row[STONE]), float(row[ORE])]
    found += [float(n) for n in row[FIRST_WEAPON:SHEEP]]
    found += [float(sheep), float(cattle), float(sheep >= 2), float(cattle >= 2)]
    return found + tiles + cells


def _ships(g: FeastForOdin, seat: int) -> list[float]:
    boats, knarrs, longships = g.ships(seat, WHALING_BOAT), g.ships(seat, KNARR), g.ships(seat, LONGSHIP)
    found = [len(boats), bool(boats), len(knarrs), len(longships), bool(longships), sum(boats) + sum(longships)]
    return [float(n) for n in (*found, sum(g.emigrated[seat]))]


def _rest(g: FeastForOdin, seat: int) -> list[float]:
    islands = g.owners[FIRST_ISLAND:FIRST_SHED].count(seat)
    built = [houses(g, seat, FIRST_HOUSE + kind) for kind in range(len(HOUSES))]
    working = sum([g.row(card).kind != "immediate" for card in g.played[seat]])
    return [float(n) for n in (islands, *built, len(g.hands[seat]), working)]
