"""The placement areas as tests know them, and a small language to lay tiles on them."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from longhall.games.feast_for_odin.content.areas import Area, Shape, Spot, area_of, fitting, is_open, rectangle, spot_at

GRIDS = {
    "home": (
        "- - - - - - - - - - - i15 .",
        "- - - - - - - - - - i12 - .",
        "- - - - - - - - - i9 - - .",
        "- - - - - - - - i7 - - - #",
        "- - - - - - - i6 - - - - #",
        "@ore . . . . . i5 - - - - - #",
        ". . . . . i4 . - - - - - #",
        ". . @wood . i3 . @rune_stone - - - - - #",
        ". . . i2 . . . - - - - - #",
        ". @mead i2 . . . . - - - - - #",
        ". i1 . . . @stone . - - - - - #",
        "i0 . . . . . . - # # # # #",
    ),
    "shetland": (
        "# # # # . . . # #",
        "- - - - . @silverware . # #",
        "- @game_meat - - . . - - .",
        "- - - - . . . @oil .",
        "# # # # - - . . .",
        ". . i2 # - - . @cabbage .",
        ". i1 . # . - - . .",
        "i0 . @beans # # # - - -",
        "# . . # # # - - .",
    ),
    "bear_island": (
        "# # # - - - - #",
        "# - - - x - - -",
        "- - - i4 . - . -",
        ". . i3 . @game_meat . - .",
        "# i1 x . . - . @stockfish",
        "# . . . . . - -",
        "# . . . . . @rune_stone+ore #",
        "# # # . - . . #",
        "# # # # - - # #",
    ),
    "faroe_islands": (
        "# # # # # - @sheep i3 -",
        "# # - - # # i2 . -",
        "# - @oil . . i2 x . @milk",
        "# . . . i2 - - - -",
        "# # # i1 . . - x .",
        ". . i1 x . @flax - - #",
        "@peas i1 . . # . . - #",
        "i0 . . . # . @hide - #",
        "# # # # # . . - #",
    ),
    "baffin_island": (
        "- . - - @ore # # # #",
        "- - . - - - . . .",
        "# . - . - - . @whale_meat .",
        "# - x - . # # # .",
        "# . . . i4 - - # #",
        ". . . i2 - - - @oil -",
        "# . i2 . - - # # #",
        ". i1 . . - . . # #",
        "i0 . . # - . @skin_and_bones . -",
    ),
    "iceland": (
        ". - # - # - - i7",
        "- . # . - - i6 -",
        "# . @stockfish . - i5 - -",
        ". . . . i4 - - -",
        "@oil . . i3 - - - -",
        ". . i2 - . . . -",
        ". i1 - - . @ore+stone . #",
        "# # - - . # # #",
    ),
    "labrador": (
        "# # # - - # # # #",
        "# # # - - - # # #",
        "# # # - . - # # #",
        "# # # @game_meat - - . - #",
        "# # - - - - - - -",
        "- - - . - - - - -",
        ". - . - @chest - x - #",
        "- @linen - . - . - - -",
        "# - # - . - @stockfish - -",
    ),
    "greenland": (
        "- - - . . i2 - -",
        ". . . x i1 - - -",
        ". @whale_meat . i0 - - - i4",
        ". . . - - - i3 #",
        ". - . - - i2 . .",
        "# - - - i1 x . @stockfish",
        "# # . i0 . . . #",
        "# # # # . . . #",
    ),
    "newfoundland": (
        "# # - - - # # # #",
        "# # - - # # # # #",
        "# - @skin_and_bones - # - - # #",
        "# . - . - - - # #",
        ". - . - . - - - #",
        "- @cloakpin - . - . - - -",
        ". - . - - - @stone_house - #",
        "- - - . - - - - -",
        "# # # # # - # - -",
    ),
    "stone_house": (
        "# . - # #",
        "- . @hide - #",
        "# - . . -",
        "# # - . -",
    ),
    "long_house": (
        ". - . - . - . - . - @peas",
        "- @oil - P - . - P - . -",
        ". - . - . @beans . - . - #",
    ),
}


def diagonal(row: int, column: int, values: list[int], final: int, anchor: tuple[int, int] = (0, 0)) -> dict[str, Any]:
    """A diagonal up and to the right from its first cell; the anchor is that cell unless told."""
    cells = [[row - step, column + step] for step in range(len(values))]
    return {"cells": cells, "values": values, "final": final, "anchor": list(anchor) if anchor[0] else cells[0]}


INCOMES: Mapping[str, list[dict[str, Any]]] = {
    "home": [diagonal(12, 1, [0, 1, 2, 2, 3, 4, 5, 6, 7, 9, 12, 15], 18)],
    "shetland": [diagonal(8, 1, [0, 1, 2], 3)],
    "bear_island": [diagonal(5, 2, [1, 3, 4], 5, anchor=(6, 1))],
    "faroe_islands": [diagonal(8, 1, [0, 1, 1, 1, 2, 2, 2, 3], 4)],
    "baffin_island": [diagonal(9, 1, [0, 1, 2, 2, 4], 6)],
    "iceland": [diagonal(7, 2, [1, 2, 3, 4, 5, 6, 7], 8, anchor=(8, 1))],
    "greenland": [diagonal(3, 4, [0, 1, 2], 3), diagonal(7, 4, [0, 1, 2, 3, 4], 5)],
}
SPECIALS = {
    "glass_beads": (".X.", "XXX", ".X."),
    "helmet": ("XX", "XX", "X."),
    "cloakpin": ("X...", "XXXX"),
    "belt": ("XXXXX",),
    "crucifix": (".X.", "XXX", ".X.", ".X."),
    "drinking_horn": (".XX", "XXX", "X.."),
    "amber_figure": (".X.", "XXX", "XXX"),
    "horseshoe": ("X.X", "X.X", "XXX"),
    "gold_brooch": (".X.", "XXX", "XXX", ".X."),
    "forge_hammer": ("XXX", "XXX", ".X.", ".X.", ".X."),
    "fibula": ("XX.", "X..", "XXX", "X..", "XX."),
    "throwing_axe": ("XXXXX", ".XXX.", "..X.."),
    "chalice": ("XXX", "XXX", ".X.", "XXX"),
    "round_shield": (".XX.", "XXXX", "XXXX", ".XX."),
    "english_crown": ("X.X.X", "XXXXX", "XXXXX"),
}
RECTANGLES = [rectangle(*size) for size in ((2, 1), (3, 1), (2, 2), (4, 1), (3, 2), (4, 2), (3, 3), (4, 3))]
PEAS, HIDE, MILK, SKIN, FUR, ROBE = [RECTANGLES[at] for at in (0, 1, 2, 4, 5, 6)]
COIN = rectangle(1, 1)


@cache
def area(name: str, reach: str = "square") -> Area:
    return area_of(name, GRIDS[name], INCOMES.get(name, []), house=name.endswith("house"), reach=reach)


def at(name: str, *places: tuple[int, int]) -> int:
    """The mask of places, as row and column from 1."""
    return sum([1 << (row - 1) * area(name).width + column - 1 for row, column in places])


def block(name: str, rows: tuple[int, int], columns: tuple[int, int]) -> int:
    """All spaces that can be covered from row to row and from column to column."""
    places = [(row, column) for row in range(rows[0], rows[1] + 1) for column in range(columns[0], columns[1] + 1)]
    return at(name, *places) & area(name).cells


def spot(name: str, shape: Shape, row: int, column: int, turn: int = 0) -> Spot:
    return spot_at(area(name), shape, turn, (row - 1) * area(name).width + column - 1)


def may(name: str, laid: Spot, shape: Shape, covered: int = 0, rivals: int = 0) -> bool:
    """Is it among the ways to lay the shape?"""
    found = laid in fitting(area(name), shape, covered, rivals)
    assert is_open(laid, covered, rivals) == found
    return found


def bonus_space(name: str, item: str) -> int:
    return next(1 << bonus.cell for bonus in area(name).bonuses if item in bonus.items)


def around(name: str, item: str) -> int:
    return next(bonus.around for bonus in area(name).bonuses if item in bonus.items)


@cache
def token(name: str, row: int, column: int) -> str:
    grid = [line.split() for line in GRIDS[name]]
    return grid[row][column] if 0 <= row < len(grid) and 0 <= column < len(grid[0]) else "#"


def places_of(name: str, mask: int) -> set[tuple[int, int]]:
    return {divmod(cell, area(name).width) for cell in range(mask.bit_length()) if mask >> cell & 1}
