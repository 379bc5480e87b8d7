"""Laying tiles in play (Anytime actions; Exploration boards; Houses). The areas themselves are tested elsewhere."""

import pytest

from longhall.games.feast_for_odin.content.things import WOOD
from tests.feast_for_odin.play import Player, Table, at_turn

GREEN, BLUE, ORANGE, RED = "oil", "rune_stone", "peas", "mead"


def spots(table: Table, item: str, area: str, turn: int = 0) -> list[str]:
    """Where a tile may lie, as the asks say; the table stays as it was."""
    copy = Table.__new__(Table)
    copy.game = table.game.copy()
    copy.answer(0, f"lay:{item}")
    if any(option.verb == "on" for option in copy.ask(0).options):
        if f"on:{area}" not in copy.offers(0):
            return []
        copy.answer(0, f"on:{area}")
    if f"turn:{turn}" not in copy.offers(0):
        return []
    return [key.removeprefix("at:") for key in copy.answer(0, f"turn:{turn}").offers(0)]


def coins(area: str, *cells: str) -> list[tuple[str, str, int, str]]:
    return [(area, "silver", 0, cell) for cell in cells]


# Boards


@pytest.mark.rule("FO-PLACE-01")
def test_boards_take_green_blue_silver_and_ore() -> None:
    kinds = ("silver", "wood", "stone", "ore", "bow", "sheep", "cattle_pregnant", ORANGE, RED, GREEN, BLUE, "helmet")
    table = at_turn(Player(has=dict.fromkeys(kinds, 1), islands=["iceland"]))
    assert [key for key in table.anytime(0) if key.startswith("lay")] == [
        "lay:silver",
        "lay:ore",
        "lay:oil",
        "lay:rune_stone",
        "lay:helmet",
    ]
    assert table.answer(0, "lay:ore").offers(0) == ["on:home", "on:iceland"]


@pytest.mark.rule("FO-PLACE-02")
def test_a_tile_lies_within_the_area_and_on_nothing_else() -> None:
    table = at_turn(Player(has={"silk": 1}, tiles=[("home", "chest", 0, "A1")]))
    found = spots(table, "silk", "home")
    assert "B1" not in found
    assert "C1" in found
    assert "J1" not in found  # the income of 15 lies there
    assert "I4" not in found
    assert "J6" not in found  # column 13 ends above


@pytest.mark.rule("FO-PLACE-02")
def test_a_tile_may_be_turned_and_mirrored() -> None:
    table = at_turn(Player(has={"cloakpin": 1})).answer(0, "lay:cloakpin")
    assert table.offers(0) == [f"turn:{turn}" for turn in range(8)]
    table.answer(0, "turn:5", "at:A1")
    assert table.has(0, "cloakpin") == 0
    assert at_turn(Player(has={"silk": 1})).answer(0, "lay:silk").offers(0) == ["turn:0", "turn:1"]


@pytest.mark.rule("FO-PLACE-03")
def test_on_boards_green_does_not_touch_green_but_diagonally() -> None:
    table = at_turn(Player(has={GREEN: 1, BLUE: 1, "silver": 1}, tiles=[("home", "wool", 0, "A1")]))
    found = spots(table, GREEN, "home")
    assert not {"C1", "C2", "A3", "B3"} & set(found)
    assert {"D1", "C3"} <= set(found)
    assert {"C1", "A3"} <= set(spots(table, BLUE, "home"))
    assert {"C1", "A3"} <= set(spots(table, "silver", "home"))


@pytest.mark.rule("FO-PLACE-04", "FO-PLACE-05")
def test_an_income_space_needs_the_square_to_its_lower_left() -> None:
    table = at_turn(Player(has={"silver": 1, "chest": 1}))
    assert "A12" in spots(table, "silver", "home")
    assert "B11" not in spots(table, "silver", "home")
    assert "A11" in spots(table, "chest", "home")  # 0 and 1 at once
    table = at_turn(Player(has={"silver": 1}, tiles=coins("home", "A11", "A12", "B12")))
    assert "B11" in spots(table, "silver", "home")
    assert "C10" not in spots(table, "silver", "home")


@pytest.mark.rule("FO-PLACE-06")
def test_bonus_spaces_count_as_covered_for_incomes() -> None:
    square = coins("home", "A10", "A11", "A12", "B11", "B12", "C11", "C12")  # all but the mead in B10
    assert "C10" in spots(at_turn(Player(has={"silver": 1}, tiles=square)), "silver", "home")
    assert "C10" not in spots(at_turn(Player(has={"silver": 1}, tiles=square[1:])), "silver", "home")


@pytest.mark.rule("FO-PLACE-06")
def test_blocked_spaces_do_not_hold_up_incomes() -> None:
    """On Bear Island C5 is blocked."""
    table = at_turn(
        Player(has={"silver": 1}, islands=["bear_island"], tiles=coins("bear_island", "A4", "B4", "B5", "B6", "C6"))
    )
    assert "C4" in spots(table, "silver", "bear_island")


@pytest.mark.rule("FO-PLACE-07")
def test_other_spaces_have_no_order() -> None:
    table = at_turn(Player(has={"silver": 1, "treasure_chest": 1}))
    assert {"A1", "L12", "K1"} - set(spots(table, "silver", "home")) == {"L12"}  # L12 is not on the board
    assert "A1" in spots(table, "treasure_chest", "home")


@pytest.mark.rule("FO-PLACE-09")
def test_blocked_spaces_of_an_island_are_never_covered() -> None:
    table = at_turn(Player(has={"silver": 1, "chest": 1}, islands=["faroe_islands"]))
    assert not {"G3", "H5", "D6"} & set(spots(table, "silver", "faroe_islands"))
    assert "F2" not in spots(table, "chest", "faroe_islands")
    assert "B8" in spots(table, "silver", "faroe_islands")


# Houses


@pytest.mark.rule("FO-PLACE-10")
@pytest.mark.parametrize("house", ["stone_house", "long_house"])
def test_houses_take_all_goods_and_silver_but_no_ore(house: str) -> None:
    goods = (ORANGE, RED, GREEN, BLUE, "silver", "helmet")
    table = at_turn(Player(has={**dict.fromkeys(goods, 1), "ore": 1, "wood": 1}, houses=[house]))
    for good in goods:
        assert spots(table, good, f"{house}_1", 0), good
    assert "lay:wood" not in table.anytime(0)
    assert table.answer(0, "lay:ore").offers(0) == ["turn:0"]  # on the home board, the only place for it


@pytest.mark.rule("FO-PLACE-10", "FO-PLACE-13")
def test_nothing_is_laid_in_a_shed() -> None:
    table = at_turn(Player(has={ORANGE: 1, "silver": 1}, houses=["shed"]))
    assert "lay:peas" not in table.anytime(0)
    assert table.answer(0, "lay:silver").offers(0)[0].startswith("turn")  # the home board alone


@pytest.mark.rule("FO-PLACE-11")
@pytest.mark.parametrize(("item", "beside"), [(ORANGE, False), (RED, False), (GREEN, True), (BLUE, True)])
def test_in_houses_only_orange_and_red_do_not_touch_their_like(item: str, beside: bool) -> None:
    table = at_turn(Player(has={item: 1}, houses=["long_house"], tiles=[("long_house_1", item, 0, "A1")]))
    assert ("C1" in spots(table, item, "long_house_1")) is beside
    assert "C2" not in spots(table, item, "long_house_1")  # a pillar stands there
    assert "B3" in spots(table, item, "long_house_1")


@pytest.mark.rule("FO-PLACE-11")
def test_orange_may_touch_red_and_another_colour_diagonally() -> None:
    table = at_turn(Player(has={RED: 1, ORANGE: 1}, houses=["long_house"], tiles=[("long_house_1", ORANGE, 0, "A1")]))
    assert "C1" in spots(table, RED, "long_house_1")
    assert "C2" in spots(table, ORANGE, "long_house_1", 1)  # upright, C2 and C3


@pytest.mark.rule("FO-PLACE-12")
def test_pillars_cannot_be_covered() -> None:
    table = at_turn(Player(has={"silver": 1, "chest": 1}, houses=["long_house"]))
    assert not {"D2", "H2"} & set(spots(table, "silver", "long_house_1"))
    assert not {"C1", "D1", "C2", "D2"} & set(spots(table, "chest", "long_house_1"))


@pytest.mark.rule("FO-PLACE-13", "FO-END-02")
def test_demands_are_filled_at_the_end_and_not_before() -> None:
    player = Player(has={"wood": 5, "stone": 4}, houses=["shed", "stone_house"])
    table = at_turn(player, round=7)
    assert not [key for key in table.anytime(0) if "wood" in key or "stone" in key]
    empty = table.score(0, "uncovered")
    table.finish()
    assert (table.has(0, "wood"), table.has(0, "stone")) == (1, 0)
    assert table.score(0, "uncovered") == empty + 8


@pytest.mark.rule("FO-PLACE-13", "FO-END-02")
@pytest.mark.card("occ_042")
def test_a_demand_that_was_filled_in_part_takes_no_more_than_is_missing() -> None:
    table = at_turn(Player(has={"wood": 5}, houses=["shed"], cards=[42]), round=7)
    open_demands = table.score(0, "uncovered")
    table.until("use", 0).answer(0, "use:occ_042").finish()
    demand = dict(table.g.box.houses[0].demand)[WOOD]
    assert table.has(0, "wood") == 5 - demand
    assert table.score(0, "uncovered") == open_demands + demand


@pytest.mark.rule("FO-PLACE-14")
def test_houses_pay_no_income_and_give_bonuses() -> None:
    around = coins("stone_house_1", "B1", "C1", "B2", "D2", "B3", "C3", "D3")  # of the hide; D1 is not part of it
    table = at_turn(Player(houses=["stone_house"], tiles=around))
    assert table.income(0) == 0
    assert table.end_round().has(0, "hide") == 1


@pytest.mark.rule("FO-PLACE-15", "FO-ANY-02")
def test_what_lies_on_a_board_or_in_a_house_is_not_used_any_more() -> None:
    tiles = [("home", "oil", 0, "A1"), ("long_house_1", "peas", 0, "A1"), ("long_house_1", "mead", 0, "E1")]
    table = at_turn(Player(houses=["long_house"], tiles=tiles))
    assert "space:c1_upgrade_2" not in table.offers(0)
    assert table.until("feast", 0).offers(0) == ["empty"]


@pytest.mark.rule("FO-SILVER-02")
def test_silver_fills_any_space_coin_by_coin() -> None:
    """FO-AMB-09."""
    table = at_turn(Player(has={"silver": 2})).lay_tile(0, "silver", "home", 0, "A1")
    table.lay_tile(0, "silver", "home", 0, "B1")
    assert (table.has(0, "silver"), table.score(0, "uncovered")) == (0, -84)
