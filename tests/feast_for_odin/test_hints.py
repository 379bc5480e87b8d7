"""Hints: what spaces would give, a good feast, good places for tiles; all legal, and none where they are off."""

from itertools import pairwise
from typing import Any

from longhall.games.feast_for_odin.advice.hints import best_feast, suggested_placements, would_deal, would_give
from longhall.games.feast_for_odin.rules.spaces import can_place
from tests.feast_for_odin.play import Player, Table, at_turn


def gives(table: Table, space: str, seat: int = 0) -> dict[str, int]:
    return dict(would_give(table.g, seat, table.g.box.space_numbers[space]))


# Spaces


def advised(table: Table, seat: int) -> dict[str, Any]:
    found = table.game.advice(seat)
    assert found is not None
    return found


def test_a_gain_is_what_the_action_gives() -> None:
    table = at_turn(Player())
    expected = gives(table, "c3_weekly_market")
    assert expected == {"fruits": 1, "oil": 1, "salt_meat": 1, "silver": 1}
    table.answer(0, "space:c3_weekly_market")
    assert table.stock(0) == expected


def test_a_gain_for_each_player_is_multiplied() -> None:
    assert gives(at_turn(Player(), seats=3), "c2_wood_per_player_ore") == {"wood": 3, "ore": 1}


def test_what_is_paid_is_less_than_nothing() -> None:
    table = at_turn(Player({"wood": 1}))
    assert gives(table, "c1_build_whaling_boat") == {"wood": -1, "whaling_boat": 1}


def test_animals_decide_what_their_products_are() -> None:
    table = at_turn(Player({"cattle": 1, "cattle_pregnant": 1}))
    assert gives(table, "c1_products_milk") == {"milk": 2}
    assert gives(at_turn(Player()), "c1_products_milk") == {}


def test_what_is_chosen_on_the_way_is_not_promised() -> None:
    table = at_turn(Player())
    assert gives(table, "c1_mountain_2") == {}
    assert would_deal(table.g, 0, table.g.box.space_numbers["c1_mountain_2"]) == [["c1_mountain_2.0"]]


def test_alternatives_are_told_together() -> None:
    table = at_turn(Player({"wood": 1, "ore": 1}))
    space = table.g.box.space_numbers["c2_craft_chest"]
    assert would_deal(table.g, 0, space) == [["c2_craft_chest.0.0", "c2_craft_chest.0.1"]]


def test_a_player_is_told_of_the_spaces_that_it_can_use() -> None:
    table = at_turn(Player({"silver": 2}), Player(), taken={"c1_stockfish": 1})
    told = advised(table, 0)["spaces"]
    g = table.g
    assert set(told) == {space.id for number, space in enumerate(g.box.spaces) if can_place(g, 0, number)}
    assert "c1_stockfish" not in told
    assert told["c1_buy_salt_meat"]["gives"] == {"silver": -2, "salt_meat": 2}
    assert "c1_buy_salt_meat" not in advised(table, 1)["spaces"]


# The feast


def test_the_feast_alternates_colours_and_uses_no_more_than_there_is() -> None:
    table = at_turn(Player({"flax": 1, "mead": 1, "peas": 2, "silver": 1}))
    servings = best_feast(table.g, 0)
    assert sum(squares for _, _, squares in servings) == table.game.observation(0)["squares"][0]
    items = table.g.box.items
    colours = [items[table.g.box.numbers[word]].colour for word, _, _ in servings if word not in ("", "silver")]
    assert all(one != other for one, other in pairwise(colours))


def test_without_food_squares_stay_empty() -> None:
    table = at_turn(Player({"silver": 2}))
    assert [word for word, _, _ in best_feast(table.g, 0)].count("silver") == 2
    assert [word for word, _, _ in best_feast(table.g, 0)].count("") == 4


def served(has: dict[str, int]) -> list[str]:
    return sorted(word for word, _, _ in best_feast(at_turn(Player(has)).g, 0))


def test_the_feast_leaves_nothing_empty_then_keeps_animals_then_silver_then_what_is_dear() -> None:
    assert served({"mead": 3, "peas": 3, "silver": 6}) == [
        "mead",
        "mead",
        "peas",
        "peas",
    ]  # no silver where food will do
    assert served({"cattle_pregnant": 1, "silver": 9}) == ["silver"] * 6  # an animal is kept for silver
    assert "cattle" in served({"cattle": 1, "silver": 2})  # but not for a penalty
    assert served({"mead": 1, "milk": 1, "peas": 1, "silver": 9}).count("mead") == 1  # nothing is dearer than silver


def test_a_feast_goes_on_from_where_it_is() -> None:
    table = at_turn(Player({"flax": 1, "beans": 1, "stockfish": 1, "milk": 1, "silver": 3}))
    table.until("feast")
    while table.game.asks and table.game.asks[0].name == "feast" and table.game.asks[0].seat == 0:
        word, lengthwise, _ = best_feast(table.g, 0)[0]
        kind = "serve_flat" if lengthwise else "serve"
        table.answer(0, "empty" if not word else "coin" if word == "silver" else f"{kind}:{word}")
    assert table.g.penalties[0] == 0


# Tiles


def test_a_plan_can_be_carried_out_step_by_step() -> None:
    table = at_turn(Player({"oil": 2, "chest": 1, "silk": 1, "ore": 2, "robe": 1}))
    plan = suggested_placements(table.g, 0, 1.0)
    assert plan
    for item, area, turn, cell in plan:
        table.lay_tile(0, item, area, turn, cell)
    assert table.income(0) > 0


def test_a_plan_is_told_when_tiles_are_laid_and_to_who_lays_them() -> None:
    table = at_turn(Player({"oil": 1, "chest": 1}), Player({"oil": 1, "chest": 1}))
    assert advised(table, 0)["placements"] == []
    table.answer(0, "lay:chest")
    assert advised(table, 0)["placements"]
    assert advised(table, 1)["placements"] == []


# Where there are none


def test_a_table_without_hints_shows_none() -> None:
    table = at_turn(Player({"chest": 1}), options={"hints": "off"})
    assert table.game.advice(0) is None
    table.answer(0, "lay:chest")
    assert table.game.advice(0) is None


def test_spectators_get_no_hints() -> None:
    assert at_turn(Player()).game.advice(None) is None
