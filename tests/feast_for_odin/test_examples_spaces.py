"""Worked examples of the rulebook: ships, spaces and dice."""

import pytest

from tests.feast_for_odin.examples import changes
from tests.feast_for_odin.play import Player, at_turn

BOAT, KNARR, LONGSHIP = "whaling_boat", "knarr", "longship"


@pytest.mark.example("FO-EX-17")
def test_prices_of_ships() -> None:
    table = at_turn(Player(has={"silver": 16})).answer(0, f"buy:{BOAT}")
    assert table.has(0, "silver") == 13
    assert table.answer(0, f"buy:{KNARR}").has(0, "silver") == 8
    assert table.answer(0, f"buy:{LONGSHIP}").has(0, "silver") == 0


@pytest.mark.example("FO-EX-18")
def test_one_longship_raids_explores_and_emigrates_in_a_round() -> None:
    table = at_turn(Player(has={"silver": 6}, ships=[LONGSHIP]), Player(vikings=0), round=6).dice(8, 6)
    table.answer(0, "space:c1_raiding", "succeed", "loot:rune_stone")
    table.answer(0, "space:c3_explore", "explore:newfoundland")
    table.answer(0, "space:c2_emigration", "emigrate:longship")
    assert (table.score(0, "boards"), table.score(0, "emigration")) == (38, 21)


@pytest.mark.example("FO-EX-19")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_wood_by_the_number_of_players(seats: int) -> None:
    assert at_turn(seats=seats).answer(0, "space:c2_wood_per_player_ore").stock(0) == {"wood": seats, "ore": 1}


@pytest.mark.example("FO-EX-20")
@pytest.mark.parametrize(("animals", "found"), [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_milk_and_wool(animals: int, found: int) -> None:
    player = Player(has={"cattle": animals, "sheep": animals})
    assert at_turn(player).answer(0, "space:c1_products_milk").has(0, "milk") == found
    assert at_turn(player).answer(0, "space:c3_products_wool").has(0, "wool") == found
    assert "space:c1_products_milk" not in at_turn().offers(0)


@pytest.mark.example("FO-EX-21")
def test_a_cow_with_milk_costs_3() -> None:
    found = changes(at_turn(Player(has={"silver": 3})), "space:c2_buy_cattle_milk")
    assert found == {"silver": -3, "cattle": 1, "milk": 1}


@pytest.mark.example("FO-EX-22")
def test_the_spices_with_one_cow() -> None:
    found = changes(at_turn(Player(has={"cattle": 1})), "space:c4_market_and_products")
    assert found == {"spices": 1, "silver": 1, "milk": 2}


@pytest.mark.example("FO-EX-23")
def test_three_and_two_from_the_mountains() -> None:
    table = at_turn(strips={0: ["wood", "wood", "wood", "stone", "stone", "silver2"], 1: ["ore", "silver2"]})
    table.answer(0, "space:c3_mountain_3_2", "strip:0")
    assert table.offers(0) == ["take:1", "take:2", "take:3"]
    table.answer(0, "take:3", "strip:1", "take:2")
    assert table.stock(0) == {"wood": 3, "ore": 1, "silver": 2}
    assert table.g.strips[1] == ()


@pytest.mark.example("FO-EX-24")
def test_flax_becomes_hide_only_by_a_double_upgrade() -> None:
    assert changes(at_turn(Player(has={"stockfish": 1})), "space:c1_upgrade_2", "upgrade:stockfish") == {
        "stockfish": -1,
        "hide": 1,
    }
    single = at_turn(Player(has={"flax": 1})).answer(0, "space:c1_upgrade_2")
    assert single.offers(0) == ["upgrade:flax"]
    single.answer(0, "upgrade:flax").expect(1, "turn")
    double = at_turn(Player(has={"flax": 1}), strips={})
    found = changes(double, "space:c4_mountain_4_double_upgrade_2", "upgrade_twice:flax")
    assert found == {"flax": -1, "hide": 1}


@pytest.mark.example("FO-EX-25")
def test_overseas_trading() -> None:
    has = {"silver": 1, "oil": 1, "wool": 1, "hide": 1, "linen": 2, "clothing": 1}
    table = at_turn(Player(has=has, ships=[KNARR])).answer(0, "space:c1_overseas_trading")
    table.answer(0, "flip:oil", "flip:wool", "flip:hide", "flip:linen", "flip:clothing").expect(1, "turn")
    found = {"rune_stone": 1, "chest": 1, "silverware": 1, "silk": 1, "silver_hoard": 1, "linen": 1}
    assert table.stock(0) == found


@pytest.mark.example("FO-EX-26")
def test_a_special_sale() -> None:
    table = at_turn(Player(has={"silver": 30}, ships=[KNARR])).answer(0, "space:c3_special_sale")
    assert "buy_tile:english_crown" not in table.offers(0)
    assert changes(table, "buy_tile:glass_beads", "buy_tile:helmet") == {"glass_beads": 1, "helmet": 1, "silver": -1}


@pytest.mark.example("FO-EX-27")
def test_emigration_in_round_4() -> None:
    player = Player(has={"silver": 4}, ships=[KNARR], emigrated=[LONGSHIP])
    table = at_turn(player, round=4).answer(0, "space:c2_emigration", "emigrate:knarr")
    assert table.has(0, "silver") == 0
    assert dict(table.until("feast", 0).ask(0).about)["n"] == 5


@pytest.mark.example("FO-EX-28")
def test_a_raid_declared_a_failure() -> None:
    has = {"stone": 2, "long_sword": 1}
    table = at_turn(Player(has=has, ships=[LONGSHIP])).dice(8, 4, 5, 3)
    table.answer(0, "space:c1_raiding", "roll", "roll")
    copy = table.game.copy()
    copy.answer(0, "succeed")
    assert [option.key for option in copy.asks[0].options] == ["loot:rune_stone"]
    assert changes(table, "fail") == {"stone": 1, "long_sword": 1}


@pytest.mark.example("FO-EX-29")
def test_a_pillage_for_jewelry() -> None:
    table = at_turn(Player(has={"ore": 1, "long_sword": 1}, ships=["longship:2"])).dice(12, 4, 6)
    table.answer(0, "arm:longship", "space:c2_pillaging", "roll", "succeed", "loot:jewelry")
    assert table.stock(0) == {"jewelry": 1}
    assert table.ore_on(0, LONGSHIP) == [3]


@pytest.mark.example("FO-EX-30")
def test_a_hunt_declared_a_failure() -> None:
    table = at_turn(Player(has={"wood": 2, "bow": 2})).dice(8, 3, 7, 4)
    table.answer(0, "space:c2_hunting_game", "roll", "roll")
    assert table.offers(0) == ["succeed", "fail"]
    assert changes(table, "fail") == {"wood": 1, "bow": 1}
    assert table.vikings(0) == 4


@pytest.mark.example("FO-EX-31")
def test_a_whale_at_no_cost() -> None:
    table = at_turn(Player(has={"wood": 9}, ships=["whaling_boat:1"])).dice(12, 2)
    assert changes(table, "space:c4_whaling") == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}
    table.expect(1, "turn")


@pytest.mark.example("FO-EX-32")
def test_a_whale_with_three_boats() -> None:
    player = Player(has={"wood": 3, "silver": 3}, ships=["whaling_boat:1", "whaling_boat:1"])
    table = at_turn(player).dice(12, 8, 4).answer(0, "buy:whaling_boat", "space:c3_whaling", "boats:3")
    assert dict(table.expect(0, "die").about)["n"] == 3
    assert changes(table, "roll") == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}
