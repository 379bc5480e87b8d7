"""The numbers of a position that the bots of A Feast for Odin go by."""

from typing import Any

import pytest

from longhall.games.feast_for_odin.advice.evaluation import found_worths
from longhall.games.feast_for_odin.advice.position_estimates import CELL, COUNTS, HALFWAY, incomes_to_come, outlook
from tests.feast_for_odin.play import Player, Table, at_turn

HELMSMAN, PRINCESS = 12, 115  # who works once, and who goes on working
FIRST_STEPS = [("home", "robe", 0, "A10")]  # the first steps of the income
ROUNDS = (1, 3, 5, 7)


def counts(player: Player, phase: str = "actions", **table: Any) -> dict[str, float]:
    laid = at_turn(player, **table)
    laid.g.phase = phase
    return look(laid)


def look(table: Table) -> dict[str, float]:
    return dict(zip(COUNTS, outlook(table.g, 0), strict=True))


def test_everything_that_counts_has_a_worth_in_every_round() -> None:
    worths = found_worths()
    assert list(worths) == list(COUNTS)
    assert {len(row) for row in worths.values()} == {7}


def test_parts_of_the_score_are_what_they_score() -> None:
    player = Player(
        {"silver": 4, "cattle": 2, "english_crown": 1},
        ships=["knarr", "longship"],
        emigrated=["knarr"],
        houses=["shed"],
        islands=["labrador"],
        cards=[PRINCESS],
        penalties=2,
    )
    found = counts(player)
    wanted = {"ships": 13, "emigration": 18, "boards": 36, "houses": 8, "animals": 6, "occupations": 1, "silver": 4}
    wanted |= {"crown": 2, "uncovered": -86 - 40 - 6, "penalties": -6}
    assert {name: found[name] for name in wanted} == wanted


@pytest.mark.parametrize(
    ("player", "wanted"),
    [
        (Player({"wood": 3, "stone": 2, "ore": 1}), {"wood": 3, "stone": 2, "ore": 1}),
        (Player({"bow": 1, "spear": 3, "long_sword": 2}), {"bow": 1, "snare": 0, "spear": 3, "long_sword": 2}),
        (Player({"sheep": 1}), {"sheep": 1, "cattle": 0, "herd_of_sheep": 0}),
        (Player({"sheep": 1, "sheep_pregnant": 1}), {"sheep": 2, "herd_of_sheep": 1, "herd_of_cattle": 0}),
        (Player({"cattle_pregnant": 3}), {"cattle": 3, "herd_of_sheep": 0, "herd_of_cattle": 1}),
        (Player({"peas": 2, "fruits": 1}), {"orange_tiles": 3, "orange_cells": 13, "red_tiles": 0}),
        (Player({"mead": 2, "sheep": 1}), {"red_tiles": 2, "red_cells": 4}),
        (Player({"oil": 1, "robe": 1}), {"green_tiles": 2, "green_cells": 11}),
        (Player({"silk": 2, "helmet": 1}), {"blue_tiles": 3, "blue_cells": 13}),
        (Player(ships=["whaling_boat:1", "whaling_boat"]), {"whaling_boats": 2, "any_whaling_boat": 1, "ship_ore": 1}),
        (Player(ships=["knarr", "longship:2"]), {"knarrs": 1, "longships": 1, "any_longship": 1, "ship_ore": 2}),
        (Player(emigrated=["knarr", "longship"]), {"emigrated": 2, "knarrs": 0, "longships": 0}),
        (Player(islands=["iceland"], houses=["shed", "shed"]), {"islands": 1, "shed": 2, "stone_house": 0}),
        (Player(houses=["stone_house", "long_house"]), {"islands": 0, "stone_house": 1, "long_house": 1}),
        (Player(hand=[HELMSMAN, PRINCESS]), {"hand": 2, "working": 0}),
        (Player(cards=[HELMSMAN, PRINCESS]), {"hand": 0, "working": 1}),
    ],
)
def test_what_a_player_has_is_counted(player: Player, wanted: dict[str, float]) -> None:
    found = counts(player)
    assert {name: found[name] for name in wanted} == wanted


@pytest.mark.parametrize(("phase", "more"), [("actions", 1), ("income", 1), ("feast", 0), ("bonus", 0)])
@pytest.mark.parametrize("round", [2, 6])
def test_incomes_are_counted_that_are_still_to_be_paid(round: int, phase: str, more: int) -> None:
    table = at_turn(Player(), round=round)
    table.g.phase = phase
    assert incomes_to_come(table.g) == 7 - round + more
    short = at_turn(Player(), round=round, options={"length": "short"})
    short.g.phase = phase
    assert incomes_to_come(short.g) == 6 - round + more


# Vikings


def test_vikings_count_while_they_can_be_placed() -> None:
    assert counts(Player(vikings=6))["vikings"] == 6
    assert counts(Player(vikings=6), "income")["vikings"] == 0
    passed = at_turn(Player(vikings=6))
    passed.g.passed = (1, 0)
    assert look(passed)["vikings"] == 0


def test_the_start_player_is_known() -> None:
    table = at_turn(turn=0)
    assert [outlook(table.g, seat)[COUNTS.index("start_player")] for seat in (0, 1)] == [1, 0]


# Boards


@pytest.mark.parametrize("round", ROUNDS)
def test_tiles_on_hand_earn_the_best_step_that_they_can_reach(round: int) -> None:
    """A robe and three silks: 18.39 cells. The second step takes 4 and pays 2, the fourth takes 15 and pays 3, the
    fifth would take 23 and pay 4; -1 spaces are further away."""
    incomes, cells = 8 - round, 9 * 0.75 + 12 * 0.97
    low, high = 2 * incomes + (cells - 4) * CELL, 3 * incomes + (cells - 15) * CELL
    prepared = HALFWAY * incomes * 4 * cells / 23 + cells * CELL
    assert counts(Player({"robe": 1, "silk": 3}), round=round)["grounds"] == pytest.approx(max(low, high, prepared))


def test_the_colours_of_tiles_count_by_how_many_of_their_cells_are_ever_laid() -> None:
    """At the last feast no income is to come: what remains are -1 spaces."""
    for item, cells in (
        ("fruits", 9 * 0.15),
        ("whale_meat", 9 * 0.13),
        ("robe", 9 * 0.75),
        ("treasure_chest", 9 * 0.97),
    ):
        assert counts(Player({item: 1}), "feast", round=7)["grounds"] == pytest.approx(cells * CELL)


def test_tiles_count_for_no_more_than_the_spaces_that_they_can_cover() -> None:
    """86 spaces of the home board are open."""
    assert [counts(Player({"silk": n}), "feast", round=7)["grounds"] for n in (30, 40)] == [86 * CELL] * 2


def test_what_the_boards_pay_now() -> None:
    bare = counts(Player())
    assert (bare["income"], bare["bonuses"]) == (0, 0)
    assert counts(Player(tiles=FIRST_STEPS))["income"] == 2
    island = Player(tiles=[*FIRST_STEPS, ("shetland", "robe", 0, "A6")], islands=["shetland"])
    assert counts(island)["income"] == 2 + 3
    assert counts(island, "feast", round=7)["income"] == 0  # paid for the last time


def test_bonuses_that_are_surrounded() -> None:
    """The same tiles around the ore of the home board, and beside it."""
    around = [("home", "rune_stone", 0, "A5"), ("home", "rune_stone", 0, "A7"), ("home", "ore", 0, "B6")]
    beside = [("home", "rune_stone", 0, "A4"), ("home", "rune_stone", 0, "C7"), ("home", "ore", 0, "C6")]
    assert [counts(Player(tiles=tiles))["bonuses"] for tiles in (around, beside)] == [1, 0]


def test_an_ore_that_completes_a_step_of_the_income_earns_more() -> None:
    """All is covered for the fourth step but the income space itself; or one space more is open."""
    ready = [*FIRST_STEPS, ("home", "silverware", 0, "A9"), ("home", "silverware", 1, "D10")]
    gains = []
    for tiles in (ready, ready[:2]):
        with_ore, without = (counts(Player(has, tiles=tiles), round=2)["grounds"] for has in ({"ore": 1}, {}))
        gains.append(with_ore - without)
    assert gains[0] == pytest.approx(6)
    assert CELL < gains[1] < gains[0]


# The Banquet Table


@pytest.mark.parametrize(
    ("has", "served", "unserved", "unpaid", "larder"),
    [
        ({}, 0, 8, 8, 0),
        ({"silver": 3}, 0, 8, 5, 0),
        ({"silver": 30}, 0, 8, 0, 0),
        ({"beans": 1, "milk": 1}, 4, 4, 4, 0),
        ({"beans": 2, "milk": 1}, 6, 2, 2, 0),
        ({"grain": 1, "salt_meat": 1, "peas": 1, "mead": 1}, 8, 0, 0, 4),
        ({"grain": 1, "cabbage": 1, "fruits": 1}, 4, 4, 4, 6),  # of one colour: tiles of the other must part them
    ],
)
def test_food_for_the_next_feast_and_for_later_ones(
    has: dict[str, int], served: float, unserved: float, unpaid: float, larder: float
) -> None:
    found = counts(Player(has), round=3)
    names = ("served", "unserved", "unpaid", "larder", "squares")
    assert [found[name] for name in names] == [served, unserved, unpaid, larder, 8]


def test_one_tile_of_each_kind_lies_flat() -> None:
    """A second grain covers one square, where the first covers four."""
    assert [counts(Player({"grain": n, "salt_meat": 1}), round=5)["served"] for n in (1, 2)] == [8, 9]


def test_an_emigrated_ship_frees_two_squares() -> None:
    assert [counts(Player(emigrated=["knarr"] * n), round=3)["squares"] for n in (0, 1, 2)] == [8, 6, 4]


def test_a_feast_that_is_over_needs_no_food() -> None:
    eaten = counts(Player({"beans": 1, "milk": 1}), "bonus", round=3)
    assert (eaten["squares"], eaten["served"], eaten["unserved"], eaten["larder"]) == (0, 0, 0, 4)


def test_nothing_is_kept_for_feasts_that_never_come() -> None:
    food = {"beans": 9, "milk": 9, "grain": 9, "salt_meat": 9}
    assert counts(Player(food), round=7)["larder"] == 0
    assert counts(Player(food), "bonus", round=6)["larder"] == 12  # the squares of the last feast
    assert counts(Player(food, emigrated=["knarr"] * 3), "bonus", round=6)["larder"] == 6
