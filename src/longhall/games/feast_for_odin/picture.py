"""Boards and tiles as small pictures of text.

Each cell of a board is a sign: `.` open, `-` worth -1 point while it is open, a number for income, `*a` for a bonus
space, `x` for what can never be covered. What lies there has a letter, silver and ore their own signs. The columns have
letters and the rows numbers, as options name cells.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from longhall.engine.lines import captioned, in_rows, indented, listed
from longhall.engine.registry import Say
from longhall.games.feast_for_odin.areas import Shape, spot_at, turned, turns_of
from longhall.games.feast_for_odin.options import COLUMNS
from longhall.games.feast_for_odin.rows import Board, Box, House, box
from longhall.games.feast_for_odin.state import FIRST_ISLAND, FIRST_SHED, HOUSE_FROM, TILE, house_kind
from longhall.games.feast_for_odin.things import ORE, SILVER

View = Mapping[str, Any]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
SIGNS = {SILVER: "$", ORE: "o"}
BONUS = "*"
INDENT = 2  # characters before a picture
CELL = 3  # characters for each cell
FULL = "X"  # in the shape of a tile
BLOCKED = ("x", "P")
NOTHING = "#"


def its_box(view: View) -> Box:
    return box(view["content"], view["income_reach"])


def area_row(view: View, area: int) -> Board | House:
    """The board or the kind of house that an area is."""
    rows = its_box(view)
    if area < FIRST_ISLAND:
        return rows.home
    if area < FIRST_SHED:
        front, back = rows.sides[area - FIRST_ISLAND]
        return rows.islands[back if view["sides"][area - FIRST_ISLAND] else front]
    return rows.houses[house_kind(area)]


def area_word(view: View, area: int) -> str:
    """An area as options write it."""
    if area < FIRST_SHED:
        return area_row(view, area).id
    kind = house_kind(area)
    return f"{its_box(view).houses[kind].id}_{area - HOUSE_FROM[kind] + 1}"


def board(view: View, area: int, say: Say) -> list[str]:
    """A board or house with its coordinates, and beside it what lies there and what its bonus spaces give."""
    row = area_row(view, area)
    grid = [line.split() for line in row.grid]
    tiles = [view["tiles"][at : at + TILE] for at in range(0, len(view["tiles"]), TILE)]
    mine = [tile[1:] for tile in tiles if tile[0] == area]
    laid, named = _laid(view, area, mine)
    bonuses = dict.fromkeys(token[1:] for line in grid for token in line if token.startswith("@"))
    signs = {bonus: f"{BONUS}{LETTERS[26 + number]}" for number, bonus in enumerate(bonuses)}
    head = "   " + "".join(COLUMNS[column].rjust(CELL) for column in range(len(grid[0])))
    lines = [head.rstrip()]
    rows = [
        [_sign(token, laid.get(number * len(line) + column, ""), signs) for column, token in enumerate(line)]
        for number, line in enumerate(grid)
    ]
    for number, cells in enumerate(rows, 1):
        lines.append((f"{number:3}" + "".join(cell.rjust(CELL) for cell in cells)).rstrip())
    if max(map(len, lines)) + INDENT > say.width:  # no room for a picture: each row as a list of its cells
        lines = [f"{number}: {' '.join(cell or NOTHING for cell in cells)}" for number, cells in enumerate(rows, 1)]
    notes = [f"{sign} {_given(bonus, say)}" for bonus, sign in signs.items()]
    items = its_box(view).item_words
    things = [f"{letter} {say.name('item', items[item])}" for letter, item in named.items()]
    legend = [say("table.bonuses", it=listed(notes))] if notes else []
    legend += [say("table.laid", it=listed(things))] if things else []
    return indented(captioned(lines, legend, say.width))


def _laid(view: View, area: int, tiles: Sequence[Sequence[int]]) -> tuple[dict[int, str], dict[str, int]]:
    """The sign on each covered cell, and the item of each sign."""
    rows, grid = its_box(view), area_row(view, area).area
    cells: dict[int, str] = {}
    named: dict[str, int] = {}
    letters = iter(LETTERS * 2)
    for item, turn, cell in tiles:
        sign = SIGNS.get(item) or next(letters)
        named[sign] = item
        mask = spot_at(grid, rows.items[item].shape, turn, cell).mask
        cells |= {place: sign for place in range(mask.bit_length()) if mask >> place & 1}
    return cells, named


def _sign(token: str, covered: str, bonuses: dict[str, str]) -> str:
    if covered:
        return covered
    if token == NOTHING:
        return ""
    if token.startswith("@"):
        return bonuses[token[1:]]
    if token in BLOCKED:
        return BLOCKED[0]
    return token.removeprefix("i")


def _given(bonus: str, say: Say) -> str:
    return " + ".join(say.name("house" if word == "stone_house" else "item", word) for word in bonus.split("+"))


def shapes(shape: Shape, say: Say) -> list[str]:
    """A tile in all the ways that it can be turned."""
    drawn = [[f"{say.name('turn', str(turn))}:", *_drawn(turned(shape, turn))] for turn in turns_of(shape)]
    return in_rows(drawn, say.width)


def _drawn(shape: Shape) -> list[str]:
    return [" ".join(cell if cell == FULL else "." for cell in line) for line in shape]
