"""Worked examples of the rulebook: where tiles lie, and what that brings."""

import pytest

from tests.feast_for_odin.examples import Tiles, block, cells_for, coins
from tests.feast_for_odin.play import Player, at_turn


@pytest.mark.example("FO-EX-13")
def test_a_robe_in_the_corner() -> None:
    table = at_turn(Player(has={"robe": 1})).lay_tile(0, "robe", "home", 0, "A10")
    assert table.income(0) == 2
    assert table.end_round().has(0, "mead") == 0


@pytest.mark.example("FO-EX-14")
@pytest.mark.parametrize("good", ["wool", "skin_and_bones"])
def test_one_tile_covers_two_incomes(good: str) -> None:
    square = block("ABCDEF", range(7, 13), "E7 F7 E8 F8")
    table = at_turn(Player(has={good: 1}, tiles=square))
    assert table.income(0) == 3
    assert table.lay_tile(0, good, "home", 0, "E7").income(0) == 5
    gap = at_turn(Player(has={good: 1}, tiles=square[1:]))
    assert "E7" not in cells_for(gap, good)


@pytest.mark.example("FO-EX-15")
def test_the_top_right_corner() -> None:
    table = at_turn(Player(has={"chest": 1, "silverware": 1, "silver": 2}))
    assert {"M1", "M2", "M3", "L2", "L3", "K3"} <= set(cells_for(table, "silver"))
    assert not {"L1", "K2", "J3"} & set(cells_for(table, "silver"))
    assert "L2" in cells_for(table, "chest")
    assert "M1" in cells_for(table, "silverware", turn=1)
    table.lay_tile(0, "silverware", "home", 1, "M1")
    assert table.income(0) == 0


@pytest.mark.example("FO-EX-16")
def test_bear_island() -> None:
    around = coins("bear_island", "F6", "G6", "H6", "F7", "F8", "G8")
    player = Player(has={"silver": 1}, islands=["bear_island"], tiles=around)
    table = at_turn(player, round=3)
    assert "E2" not in cells_for(table, "silver", "bear_island")
    table.end_round()
    assert (table.has(0, "rune_stone"), table.has(0, "ore")) == (1, 1)
    less = at_turn(Player(islands=["bear_island"], tiles=around[1:]), round=3).end_round()
    assert less.has(0, "rune_stone") == 0


@pytest.mark.example("FO-EX-44")
def test_green_tiles_that_touch_are_refused() -> None:
    """A table of wood and paper counts 3 points for each pair."""
    tiles: Tiles = [("home", "oil", 0, "A1"), ("home", "oil", 0, "D1")]
    table = at_turn(Player(has={"oil": 1}, tiles=tiles))
    assert not {"A2", "B2", "C2", "D2"} & set(cells_for(table, "oil"))
    assert "C1" not in cells_for(table, "oil", turn=1)
    assert table.score(0, "penalties") == 0


@pytest.mark.example("FO-EX-49")
def test_side_by_side_in_a_long_house_and_at_home() -> None:
    for good, beside in (("hide", True), ("peas", False), ("mead", False)):
        player = Player(has={good: 1}, houses=["long_house"], tiles=[("long_house_1", good, 0, "A1")])
        cell = "D1" if good == "hide" else "C1"
        assert (cell in cells_for(at_turn(player), good, "long_house_1")) is beside
    milk = Player(has={"mead": 1}, houses=["long_house"], tiles=[("long_house_1", "milk", 0, "A1")])
    assert "C1" not in cells_for(at_turn(milk), "mead", "long_house_1")
    home = at_turn(Player(has={"hide": 1}, tiles=[("home", "hide", 0, "A1")]))
    assert "D1" not in cells_for(home, "hide")
