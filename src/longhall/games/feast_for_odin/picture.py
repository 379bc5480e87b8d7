"""Boards and tiles as small pictures of text.

Each cell of a board is a sign: `.` open, `-` worth -1 point while it is open, a number for income, `*a` for a bonus
space, `x` for what can never be covered. What lies there has a letter, silver and ore their own signs. The columns have
letters and the rows numbers, as options name cells.
"""

from longhall.engine.lines import captioned, in_rows, indented, listed
from longhall.engine.registry import Say
from longhall.games.feast_for_odin.content.areas import Shape, spot_at, turned, turns_of
from longhall.games.feast_for_odin.content.rows import Board, Box, House, box
from longhall.games.feast_for_odin.content.things import HOUSES
from longhall.games.feast_for_odin.options import COLUMNS
from longhall.games.feast_for_odin.view.published import Area, Published, Tile

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
SIGNS = {"silver": "$", "ore": "o"}
BONUS = "*"
INDENT = 2  # characters before a picture
CELL = 3  # characters for each cell
FULL = "X"  # in the shape of a tile
BLOCKED = ("x", "P")
NOTHING = "#"


def its_box(view: Published) -> Box:
    return box(view["content"], view["income_reach"])


def area_row(view: Published, area: Area) -> Board | House:
    """The board or the kind of house that an area is."""
    rows, board = its_box(view), area["board"]
    if board in HOUSES:
        return rows.houses[HOUSES.index(board)]
    return rows.home if board == rows.home.id else rows.islands[rows.island_numbers[board]]


def board(view: Published, area: Area, say: Say) -> list[str]:
    """A board or house with its coordinates, and beside it what lies there and what its bonus spaces give."""
    row = area_row(view, area)
    grid = [line.split() for line in row.grid]
    laid, named = _laid(view, area)
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
    things = [f"{letter} {say.name('item', item)}" for letter, item in named.items()]
    legend = [say("table.bonuses", it=listed(notes))] if notes else []
    legend += [say("table.laid", it=listed(things))] if things else []
    return indented(captioned(lines, legend, say.width))


def _laid(view: Published, area: Area) -> tuple[dict[int, str], dict[str, str]]:
    """The sign on each covered cell, and the item of each sign."""
    cells: dict[int, str] = {}
    named: dict[str, str] = {}
    letters = iter(LETTERS * 2)
    for tile in area["tiles"]:
        sign = SIGNS.get(tile["item"]) or next(letters)
        named[sign] = tile["item"]
        mask = _mask(view, area, tile)
        cells |= {place: sign for place in range(mask.bit_length()) if mask >> place & 1}
    return cells, named


def _mask(view: Published, area: Area, tile: Tile) -> int:
    """The cells under a tile."""
    rows = its_box(view)
    shape = rows.items[rows.numbers[tile["item"]]].shape
    return spot_at(area_row(view, area).area, shape, tile["turn"], tile["cell"]).mask


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
