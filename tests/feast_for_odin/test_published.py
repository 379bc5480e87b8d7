"""What A Feast for Odin publishes: the table in words, of declared types, and what it advises those who ask."""

from typing import Any

import pytest

from longhall.engine.registry import game_info
from longhall.games.feast_for_odin.rules.feast import Feast
from longhall.walker.conformance import conformance_of
from tests.feast_for_odin.play import Player, Table, at_turn


def published(table: Table, seat: int | None = None) -> Any:
    """The view, of which every part is as declared."""
    info = game_info("feast_for_odin")
    assert info.publisher is not None
    view = table.game.view(seat)
    assert conformance_of(info, info.publisher).fault(view) == ""
    return view


def advised(table: Table, seat: int | None) -> Any:
    info = game_info("feast_for_odin")
    assert info.publisher is not None
    advice = table.game.advice(seat)
    assert conformance_of(info, info.publisher).fault_of_advice(advice) == ""
    return advice


def test_a_supply_holds_what_is_there() -> None:
    view = published(at_turn(Player({"silver": 3, "wool": 1})))
    assert view["players"][0]["stock"] == {"silver": 3, "wool": 1}


def test_areas_have_a_fixed_order_and_their_owners() -> None:
    view = published(at_turn(Player(), Player()))
    assert [area["area"] for area in view["areas"]][:4] == ["home"] * 4
    assert [area["owner"] for area in view["areas"]][:4] == [0, 1, None, None]
    home = view["areas"][0]
    assert (home["board"], home["income"], home["treasure"], home["demands"]) == ("home", 0, 0, [])
    assert home["open"] > 0
    sheds = [area for area in view["areas"] if area["board"] == "shed"]
    assert [area["area"] for area in sheds] == ["shed_1", "shed_2", "shed_3"]


def test_numbers_are_those_of_the_rules() -> None:
    table = at_turn(Player({"silver": 3}), Player())
    view, seen = published(table), table.game.observation(None)
    for seat, player in enumerate(view["players"]):
        told = (player["income"], player["squares"], player["score"])
        assert told == (seen["income"][seat], seen["squares"][seat], seen["scores"][seat])


def test_who_stands_on_a_space_is_told_with_the_vikings() -> None:
    table = at_turn(Player({"silver": 9}), Player())
    assert published(table)["spaces"] == {}
    table.answer(0, "space:c1_weekly_market")
    view = published(table)
    assert view["spaces"]["c1_weekly_market"] == {"seat": 0, "vikings": 1}
    assert view["turn"]["number"] == 1


def test_the_tile_in_hand_is_known_to_its_player_alone() -> None:
    table = at_turn(Player({"wool": 1}), Player())
    offered = [option.key for ask in table.game.asks for option in ask.anytime]
    assert "lay:wool" in offered
    table.answer(0, "lay:wool")
    assert published(table, 0)["laying"] == {"seat": 0, "item": "wool", "area": "home", "turn": None}
    for other in (1, None):
        assert published(table, other)["laying"] == {"seat": 0, "item": None, "area": None, "turn": None}


@pytest.mark.parametrize(("kept", "unknown"), [([[0, 1, 0], [-1, 1, 0]], 3), ([], 5)])
def test_a_feast_tells_what_was_served_and_what_nobody_kept(kept: list[list[int]], unknown: int) -> None:
    table = at_turn(Player())
    squares = published(table)["players"][0]["squares"]
    frame = Feast(0)
    frame.step, frame.left, frame.servings = Feast.STEPS.index("serve"), squares - 5, kept
    table.game.position.push(frame)
    scene = published(table)["scene"]
    assert (scene["scene"], scene["seat"], scene["left"]) == ("feast", 0, squares - 5)
    told = [serving["item"] for serving in scene["servings"]]
    assert told == ["unknown"] * unknown + ["silver", "empty"][: len(kept)]


def test_advice_is_for_a_seat_that_asks_and_no_part_of_a_view() -> None:
    table = at_turn(Player({"silver": 2, "flax": 1}), Player())
    assert "advice" not in published(table, 0)
    advice = advised(table, 0)
    assert advice["spaces"]["c1_craft_linen"]["gives"] == {"flax": -1, "linen": 1}
    assert "c1_craft_linen" not in advised(table, 1)["spaces"]
    assert advised(table, None) is None


def test_with_hints_off_there_is_no_advice() -> None:
    table = at_turn(Player({"silver": 2}))
    table.game.position.hints = "off"
    assert advised(table, 0) is None
