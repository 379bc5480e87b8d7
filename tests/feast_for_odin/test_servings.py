"""What lies on the Banquet Table: the feast in progress keeps it, and every view says it."""

import json
from typing import Any

import pytest

import longhall
from longhall.engine.game import Game
from longhall.engine.saves import position_from_data, position_to_data
from tests.feast_for_odin.play import Player, Table, at_turn, occ

EMPTY = -1
CHIEF, TUTOR, FESTIVE_HUNTER, SOBER_MAN, FISH_COOK = 5, 52, 159, 160, 172


def feasting(has: dict[str, int], round: int = 1, **player: Any) -> Table:
    return at_turn(Player(has=has, **player), round=round).until("feast", 0)


def feasts(table: Table, seat: int | None) -> list[dict[str, Any]]:
    """The feasts of the first player in progress, as a seat sees them; the innermost last."""
    return [
        each for each in table.game.observation(seat)["procedure"] if each["frame"] == "Feast" and each["seat"] == 0
    ]


def servings(table: Table, seat: int | None = None, feast: int = -1) -> list[tuple[str, int, bool]]:
    words = table.g.box.item_words
    found = feasts(table, seat)[feast]["servings"]
    return [("" if item == EMPTY else words[item], squares, bool(flat)) for item, squares, flat in found]


@pytest.mark.rule("FO-FEAST-04", "FO-FEAST-05", "FO-FEAST-08")
def test_every_view_says_what_was_served_from_left_to_right() -> None:
    table = feasting({"mead": 2, "grain": 1, "silver": 1}, 5)
    table.answer(0, "serve_flat:mead", "coin", "serve:mead", "serve_flat:grain", "empty")
    for seat in (0, 1, None):
        assert servings(table, seat) == [
            ("mead", 2, True),
            ("silver", 1, False),
            ("mead", 1, False),
            ("grain", 4, True),
            ("", 1, False),
        ]


def test_the_servings_and_what_is_left_are_the_whole_table() -> None:
    table = feasting({"sheep": 2, "milk": 1, "silver": 2}, 7)
    for key in ("serve_flat:sheep_pregnant", "coin", "serve:milk", "empty"):
        table.answer(0, key)
        assert sum(squares for _, squares, _ in servings(table)) + feasts(table, None)[-1]["left"] == 12
    assert servings(table)[0] == ("sheep_pregnant", 4, True)


def test_undo_takes_a_serving_off_the_table() -> None:
    table = feasting({"mead": 2, "peas": 1}).answer(0, "serve_flat:mead", "serve:peas")
    table.game.undo(0)
    assert servings(table) == [("mead", 2, True)]
    table.game.undo(0)
    assert servings(table) == []


def test_a_save_keeps_the_servings() -> None:
    table = feasting({"mead": 1, "silver": 1}).answer(0, "serve_flat:mead", "coin", "empty")
    before = [table.game.observation(seat) for seat in (0, 1, None)]
    table.game = longhall.load(json.loads(json.dumps(table.game.save())))
    assert [table.game.observation(seat) for seat in (0, 1, None)] == before


def test_a_save_from_before_servings_were_kept_is_played_on() -> None:
    table = feasting({"mead": 1, "peas": 1}).answer(0, "serve_flat:mead")
    data = position_to_data(table.g)
    data["served"] = [table.g.box.numbers["mead"]]
    for frame in data["stack"]:
        frame.pop("servings", None)
    info, options = table.game.info, table.game.options
    table.game = Game(info, 2, "test", options, position_from_data(info, options, json.loads(json.dumps(data))))
    table.answer(0, "serve:peas")
    assert (servings(table), feasts(table, 0)[-1]["left"]) == ([("peas", 1, False)], 3)
    table.finish()


@pytest.mark.rule("FO-FEAST-07")
@pytest.mark.card("occ_159")
def test_what_was_served_lies_there_until_the_cards_have_acted() -> None:
    table = feasting({"game_meat": 1, "silver": 3}, cards=[FESTIVE_HUNTER])
    table.answer(0, "serve_flat:game_meat", *["coin"] * 3).expect(0, "use")
    assert servings(table, 1) == [("game_meat", 3, True), *[("silver", 1, False)] * 3]


def within(has: dict[str, int], *cards: int, served: tuple[str, ...], **player: Any) -> Table:
    """After some servings the Tutor lets the Chief be played: a feast within the feast."""
    table = feasting({**has, "silver": 1}, cards=[TUTOR, *cards], hand=[CHIEF], **player)
    return table.answer(0, *served, f"exchange:{occ(TUTOR)}", f"play:{occ(CHIEF)}")


def test_a_feast_within_a_feast_has_a_table_of_its_own() -> None:
    table = within({"mead": 1, "peas": 1}, served=("serve_flat:mead",))
    table.answer(0, "serve:peas", "empty")
    assert servings(table) == [("peas", 1, False), ("", 1, False)]
    assert servings(table, feast=-2) == [("mead", 2, True)]
    table.answer(0, *["empty"] * 4)
    assert servings(table) == [("mead", 2, True)]
    table.game.undo(0)
    assert (len(feasts(table, 1)), len(servings(table))) == (2, 5)


@pytest.mark.rule("FO-AMB-31", "FO-FEAST-07")
@pytest.mark.card("occ_160")
def test_sober_man_asks_each_feast_for_its_own_mead() -> None:
    table = within({"mead": 1, "peas": 1}, SOBER_MAN, served=("serve:mead",))
    table.answer(0, "serve:peas", *["empty"] * 5)
    assert table.has(0, "silver") == 1  # for the feast within
    table.answer(0, *["empty"] * 5).expect(1, "feast")
    assert table.has(0, "silver") == 1  # the other one had mead
    table = within({"mead": 1, "peas": 1}, SOBER_MAN, served=("serve:peas",))
    table.answer(0, "serve:mead", *["empty"] * 5)
    assert table.has(0, "silver") == 0
    table.answer(0, *["empty"] * 5).expect(1, "feast")
    assert table.has(0, "silver") == 1


@pytest.mark.rule("FO-AMB-31")
@pytest.mark.card("occ_159")
def test_festive_hunter_asks_each_feast_for_its_own_game_meat() -> None:
    table = within({"game_meat": 1}, FESTIVE_HUNTER, served=("serve:game_meat",))
    table.answer(0, *["empty"] * 6).expect(0, "feast")
    table.answer(0, *["empty"] * 4).expect(0, "use")
    table = within({"game_meat": 1}, FESTIVE_HUNTER, served=("empty",))
    table.answer(0, "serve:game_meat", *["empty"] * 4).answer(0, "no").expect(0, "feast")
    table.answer(0, *["empty"] * 5).expect(1, "feast")


@pytest.mark.rule("FO-AMB-31")
@pytest.mark.card("occ_172")
def test_fish_cook_lays_the_stockfish_of_each_feast_once() -> None:
    has = {"stockfish": 3}
    table = within(has, FISH_COOK, served=("serve:stockfish", "empty", "serve:stockfish"), houses=["stone_house"])
    table.answer(0, "serve:stockfish", *["empty"] * 5)
    table.answer(0, f"use:{occ(FISH_COOK)}", "no").expect(0, "feast")
    table.answer(0, *["empty"] * 3, f"use:{occ(FISH_COOK)}")
    for _ in range(2):
        table.expect(0, "place_served")
        table.answer(0, "on:stone_house_1")
        while table.open[0] not in ((0, "place_served"), (1, "feast")):
            table.answer(0, table.offers(0)[0])
    assert table.open == [(1, "feast")]


@pytest.mark.rule("FO-AMB-30", "FO-AMB-31")
@pytest.mark.card("occ_005")
def test_the_silver_of_a_feast_in_the_middle_of_an_action_is_not_spent_on_it() -> None:
    table = at_turn(Player(has={"silver": 2}, hand=[CHIEF])).answer(0, "space:c4_market_and_products")
    table.answer(0, f"play:{occ(CHIEF)}", "coin", "coin")
    view = table.game.observation(None)
    assert (table.expect(0, "feast").name, view["actor"], set(view["spent"])) == ("feast", 0, {0})
