"""Boards and tiles as tables of signs, which a terminal draws as small pictures.

Each cell of a board is a sign: `.` open, `-` worth -1 point while it is open, a number for income, `*a` for a bonus
space, `x` for what can never be covered. What lies there has a letter, silver and ore their own signs. The columns have
letters and the rows numbers, as options name cells.
"""

from itertools import zip_longest

from longhall.engine.lines import listed
from longhall.engine.registry import Say
from longhall.engine.sections import Section, TextTable, row, section, table
from longhall.games.feast_for_odin.content.areas import Shape, spot_at, turned, turns_of
from longhall.games.feast_for_odin.content.rows import Board, Box, House, box
from longhall.games.feast_for_odin.content.things import HOUSES
from longhall.games.feast_for_odin.options import COLUMNS
from longhall.games.feast_for_odin.view.published import Area, Published, Tile

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
SIGNS = {"silver": "$", "ore": "o"}
BONUS = "*"
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


def board(view: Published, area: Area, say: Say) -> Section:
    """A board or house with its coordinates, and what lies there and what its bonus spaces give."""
    grid = [line.split() for line in area_row(view, area).grid]
    laid, named = _laid(view, area)
    bonuses = dict.fromkeys(token[1:] for line in grid for token in line if token.startswith("@"))
    signs = {bonus: f"{BONUS}{LETTERS[26 + number]}" for number, bonus in enumerate(bonuses)}
    rows = [
        row(
            [
                number + 1,
                *(_sign(token, laid.get(number * len(line) + at, ""), signs) for at, token in enumerate(line)),
            ]
        )
        for number, line in enumerate(grid)
    ]
    notes = [f"{sign} {_given(bonus, say)}" for bonus, sign in signs.items()]
    things = [f"{letter} {say.name('item', item)}" for letter, item in named.items()]
    legend = [say("table.bonuses", it=listed(notes))] if notes else []
    legend += [say("table.laid", it=listed(things))] if things else []
    head = ["", *COLUMNS[: len(grid[0])]]
    return section(land(view, area, say), legend, table(head, rows), 2, "grid")


def land(view: Published, area: Area, say: Say) -> str:
    """A board or house in a line: its income, its points, what is open, what it still asks for."""
    points = area_row(view, area).points
    facts = [
        say("page.income", n=area["income"]) if area["income"] else "",
        say("page.points", n=points) if points else "",
        f"{say('page.open')} −{area['open']}" if area["open"] else "",
        *(
            f"{say.name('item', its['item'])} {say('page.filled', n=its['filled'], most=its['asked'])}"
            for its in area["demands"]
        ),
    ]
    return ", ".join([say.name("area", area["area"]), *(fact for fact in facts if fact)])


def laid_there(view: Published, area: Area, say: Say) -> str:
    """The tiles of an area with their cells, as options name these."""
    width = area_row(view, area).area.width
    cells = [divmod(tile["cell"], width) for tile in area["tiles"]]
    named = zip(area["tiles"], cells, strict=True)
    return ", ".join(f"{say.name('item', tile['item'])} {COLUMNS[at]}{line + 1}" for tile, (line, at) in named)


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


def shapes(shape: Shape, say: Say) -> TextTable:
    """A tile in all the ways that it can be turned, each in a column."""
    turns = turns_of(shape)
    drawn = [_drawn(turned(shape, turn)) for turn in turns]
    return table([say.name("turn", str(turn)) for turn in turns], map(row, zip_longest(*drawn, fillvalue="")))


def _drawn(shape: Shape) -> list[str]:
    return [" ".join(cell if cell == FULL else "." for cell in line) for line in shape]
