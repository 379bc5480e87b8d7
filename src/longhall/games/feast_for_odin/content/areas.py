"""Placement areas: where a tile may lie, and what an area pays. Spaces are the bits of whole numbers."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import count
from typing import Any

Shape = tuple[str, ...]  # rows of X and .

OUTSIDE = ("#", "x", "P")  # nothing, blocked spaces (FO-PLACE-09) and pillars (FO-PLACE-12): never covered or missed
SQUARE, QUADRANT = "square", "quadrant"  # how far an income space reaches (FO-AMB-04)
TURNS = 8  # quarter turns of a shape and of its mirror image
KEPT = 2**15  # answers in each cache

_numbers = count()


class Diagonal:
    """An income diagonal: its cells with ascending values, and the value beyond its end."""

    def __init__(self, cells: list[int], values: list[int], final: int, squares: list[int]) -> None:
        self.cells = cells
        self.values = values
        self.final = final
        self.squares = squares  # for each cell the spaces that must be covered once the cell is


class Bonus:
    """A bonus space: it pays its items while it is open and all spaces around it are covered."""

    def __init__(self, cell: int, items: list[str], around: int) -> None:
        self.cell = cell
        self.items = items
        self.around = around


class Spot:
    """A way to lay a shape on an area."""

    def __init__(self, turn: int, cell: int, mask: int, rim: int, needs: int) -> None:
        self.turn = turn  # quarter turns clockwise; from 4 on, after mirroring left and right
        self.cell = cell  # top left of the box around the shape
        self.mask = mask
        self.rim = rim  # orthogonal neighbours
        self.needs = needs  # must be covered before, for the income spaces in the mask
        self.reach = mask | needs


class Area:
    """A home board, an exploration board or a house. A cell's number is row * width + column, from 0."""

    def __init__(self, id: str, house: bool, width: int, height: int) -> None:
        self.number = next(_numbers)
        self.id = id
        self.house = house
        self.width = width
        self.height = height
        self.cells = 0  # all spaces that can be covered, bonus spaces too
        self.minus = 0  # the -1 spaces
        self.incomes = 0
        self.bonuses: list[Bonus] = []
        self.diagonals: list[Diagonal] = []
        self.grid = (1 << width * height) - 1
        self.left = mask_of([row * width for row in range(height)])  # the outer columns of the grid
        self.right = self.left << (width - 1)
        self.known: dict[Shape, list[Spot]] = {}  # all spots of a shape, once it was asked for,
        self.known_at: dict[Shape, dict[tuple[int, int], Spot]] = {}  # and by turn and cell


def area_of(
    id: str, grid: Sequence[str], income: Sequence[Mapping[str, Any]], house: bool, reach: str = SQUARE
) -> Area:
    """The area that a grid of the content draws; houses have no income (FO-PLACE-14)."""
    rows = [row.split() for row in grid]
    area = Area(id, house, len(rows[0]), len(rows))
    tokens = [token for row in rows for token in row]
    area.cells = mask_of([cell for cell, token in enumerate(tokens) if token not in OUTSIDE])
    area.minus = mask_of([cell for cell, token in enumerate(tokens) if token == "-"])
    bonuses = {cell: token[1:].split("+") for cell, token in enumerate(tokens) if token.startswith("@")}
    needed = area.cells & ~mask_of(bonuses)
    area.bonuses = [Bonus(cell, items, _around(area, cell) & needed) for cell, items in bonuses.items()]
    area.diagonals = [_diagonal(area, row, needed, reach) for row in income]
    area.incomes = mask_of([cell for diagonal in area.diagonals for cell in diagonal.cells])
    return area


def mask_of(cells: Iterable[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def _block(area: Area, top: int, bottom: int, left: int, right: int) -> int:
    """All cells of the grid from row to row and column to column."""
    rows = range(max(top, 0), min(bottom, area.height - 1) + 1)
    columns = range(max(left, 0), min(right, area.width - 1) + 1)
    return mask_of([row * area.width + column for row in rows for column in columns])


def _around(area: Area, cell: int) -> int:
    row, column = divmod(cell, area.width)
    return _block(area, row - 1, row + 1, column - 1, column + 1)


def _diagonal(area: Area, row: Mapping[str, Any], needed: int, reach: str) -> Diagonal:
    places = [(cell[0] - 1, cell[1] - 1) for cell in row["cells"]]
    cells = [down * area.width + right for down, right in places]
    squares = [_square(area, place, row["anchor"], reach) & needed for place in places]
    return Diagonal(cells, list(row["values"]), row["final"], squares)


def _square(area: Area, place: tuple[int, int], anchor: Sequence[int], reach: str) -> int:
    """What must be covered together with an income space: to its left, below it and to its lower left (FO-AMB-04)."""
    row, column = place
    if reach == SQUARE:
        return _block(area, row, anchor[0] - 1, anchor[1] - 1, column)
    return _block(area, row, area.height - 1, 0, column)


def rectangle(long: int, short: int) -> Shape:
    return ("X" * long,) * short


def size_of(shape: Shape) -> int:
    """How many cells it covers."""
    return sum([row.count("X") for row in shape])


def turned(shape: Shape, turn: int) -> Shape:
    """The shape after mirroring (from 4 on) and so many quarter turns clockwise."""
    rows = [row[::-1] for row in shape] if turn >= 4 else list(shape)
    for _ in range(turn % 4):
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
    return tuple(rows)


def lowest_turn(shape: Shape, turn: int) -> int:
    """The turn that stands for this one: the lowest that gives the same shape."""
    wanted = turned(shape, turn)
    return min([other for other in range(turn + 1) if turned(shape, other) == wanted])


def turns_of(shape: Shape) -> list[int]:
    """The turns that give different shapes."""
    return [turn for turn in range(TURNS) if lowest_turn(shape, turn) == turn]


def spots(area: Area, shape: Shape) -> list[Spot]:
    """All ways to lay a shape on the empty area, turned and mirrored (FO-PLACE-02)."""
    found = area.known.get(shape)
    if found is None:
        found = [spot for turn in turns_of(shape) for spot in _spots_of(area, turned(shape, turn), turn)]
        area.known[shape] = found
        area.known_at[shape] = {(spot.turn, spot.cell): spot for spot in found}
    return found


def _spots_of(area: Area, shape: Shape, turn: int) -> list[Spot]:
    width = area.width
    cells = [row * width + column for row, line in enumerate(shape) for column, x in enumerate(line) if x == "X"]
    origin = mask_of(cells)
    found = []
    for row in range(area.height - len(shape) + 1):
        for column in range(width - len(shape[0]) + 1):
            cell = row * width + column
            mask = origin << cell
            if mask & area.cells == mask:
                found.append(Spot(turn, cell, mask, rim(area, mask), _needs(area, mask)))
    return found


def rim(area: Area, mask: int) -> int:
    """The orthogonal neighbours of a set of cells, within the grid."""
    sides = (mask & ~area.left) >> 1 | (mask & ~area.right) << 1 | mask >> area.width | mask << area.width
    return sides & area.grid & ~mask


def _needs(area: Area, mask: int) -> int:
    """What must be covered before these cells, since income spaces are among them (FO-PLACE-04, 05, 07)."""
    needs = 0
    for diagonal in area.diagonals:
        for cell, square in zip(diagonal.cells, diagonal.squares, strict=True):
            if mask >> cell & 1:
                needs |= square
    return needs & ~mask


def spot_at(area: Area, shape: Shape, turn: int, cell: int) -> Spot:
    """The one way to lay a shape so; turns that look alike are the same."""
    spots(area, shape)
    known = area.known_at[shape]
    spot = known.get((turn, cell)) or known.get((lowest_turn(shape, turn), cell))
    if spot is None:
        raise ValueError(f"{shape} with turn {turn} at cell {cell} does not lie within {area.id}")
    return spot


def is_open(spot: Spot, covered: int, rivals: int) -> bool:
    """Nothing lies there, no rival beside it, and all that its income spaces need is covered (FO-PLACE-02..06)."""
    # covered ^ needs: within the mask what is covered, within the needs what is not.
    return not ((covered ^ spot.needs) & spot.reach or spot.rim & rivals)


@lru_cache(KEPT)
def fitting(area: Area, shape: Shape, covered: int, rivals: int) -> list[Spot]:
    """All ways to lay a shape now, where it touches none of the rivals. The list is shared: do not change it."""
    # The loop asks what is_open asks, without the call.
    return [spot for spot in spots(area, shape) if not ((covered ^ spot.needs) & spot.reach or spot.rim & rivals)]


@lru_cache(KEPT)
def fits(area: Area, shape: Shape, covered: int, rivals: int) -> bool:
    """Is there any way to lay the shape now?"""
    for spot in spots(area, shape):
        if not ((covered ^ spot.needs) & spot.reach or spot.rim & rivals):
            return True
    return False


def income(area: Area, covered: int) -> int:
    """Silver of the income phase: the lowest open value of each diagonal (FO-INCOME-01..03)."""
    return sum([_pay(diagonal, covered) for diagonal in area.diagonals])


def _pay(diagonal: Diagonal, covered: int) -> int:
    for cell, value in zip(diagonal.cells, diagonal.values, strict=True):
        if not covered >> cell & 1:
            return value
    return diagonal.final


def earned(area: Area, covered: int) -> list[str]:
    """The items of all bonus spaces that pay (FO-BONUS-01..03)."""
    return [item for bonus in area.bonuses if pays(bonus, covered) for item in bonus.items]


def pays(bonus: Bonus, covered: int) -> bool:
    return not covered >> bonus.cell & 1 and bonus.around & covered == bonus.around


def minuses(area: Area, covered: int) -> int:
    """The -1 spaces that are not covered."""
    return (area.minus & ~covered).bit_count()
