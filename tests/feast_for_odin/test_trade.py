"""Upgrades, Overseas Trading and the Special Sale (Trading actions; Overseas Trading; Special Sale)."""

from itertools import pairwise

import pytest

from tests.feast_for_odin.play import Player, at_turn

STEPS = [
    ("peas", "mead", "oil", "rune_stone"),
    ("flax", "stockfish", "hide", "silverware"),
    ("beans", "milk", "wool", "chest"),
    ("grain", "salt_meat", "linen", "silk"),
    ("cabbage", "game_meat", "skin_and_bones", "spices"),
    ("sheep", "fur", "jewelry"),
    ("fruits", "whale_meat", "robe", "treasure_chest"),
    ("cattle", "clothing", "silver_hoard"),
]
PRICES = {
    "glass_beads": 0,
    "helmet": 1,
    "cloakpin": 1,
    "belt": 2,
    "crucifix": 2,
    "drinking_horn": 2,
    "amber_figure": 2,
    "horseshoe": 2,
    "gold_brooch": 3,
    "forge_hammer": 4,
    "fibula": 4,
    "throwing_axe": 4,
    "chalice": 5,
    "round_shield": 6,
}


# Upgrades


@pytest.mark.rule("FO-TRADE-01")
@pytest.mark.parametrize(("good", "better"), [pair for row in STEPS for pair in pairwise(row)])
def test_a_good_becomes_the_next_colour_of_its_shape(good: str, better: str) -> None:
    table = at_turn(Player(has={good: 1})).answer(0, "space:c1_upgrade_2", f"upgrade:{good}")
    assert table.stock(0) == {better: 1}


@pytest.mark.rule("FO-TRADE-01")
@pytest.mark.parametrize(("animal", "better"), [("sheep_pregnant", "fur"), ("cattle_pregnant", "clothing")])
def test_pregnant_animals_can_be_upgraded_too(animal: str, better: str) -> None:
    """FO-AMB-13."""
    assert at_turn(Player(has={animal: 1})).answer(0, "space:c1_upgrade_2", f"upgrade:{animal}").stock(0) == {better: 1}


@pytest.mark.rule("FO-TRADE-01")
def test_blue_goods_and_resources_cannot_be_upgraded() -> None:
    has = {"silk": 1, "helmet": 1, "wood": 1, "ore": 1, "silver": 1, "bow": 1}
    assert "space:c1_upgrade_2" not in at_turn(Player(has=has)).offers(0)


@pytest.mark.rule("FO-TRADE-01")
@pytest.mark.parametrize(("space", "n"), [("c1_upgrade_2", 2), ("c2_upgrade_3", 3), ("c3_upgrade_4", 4)])
def test_up_to_so_many_goods(space: str, n: int) -> None:
    table = at_turn(Player(has={"flax": 9})).answer(0, f"space:{space}", *["upgrade:flax"] * n)
    assert table.stock(0) == {"flax": 9 - n, "stockfish": n}
    table.expect(1, "turn")
    assert at_turn(Player(has={"flax": 9})).answer(0, f"space:{space}", "upgrade:flax", "done").has(0, "stockfish") == 1


@pytest.mark.rule("FO-TRADE-02")
def test_a_tile_is_not_upgraded_twice_but_another_of_its_kind_is() -> None:
    table = at_turn(Player(has={"flax": 1})).answer(0, "space:c1_upgrade_2", "upgrade:flax")
    table.expect(1, "turn")
    table = at_turn(Player(has={"flax": 1, "stockfish": 1})).answer(0, "space:c2_upgrade_3", "upgrade:flax")
    assert table.answer(0, "upgrade:stockfish").stock(0) == {"stockfish": 1, "hide": 1}
    table.expect(1, "turn")


@pytest.mark.rule("FO-TRADE-03", "FO-TRADE-05")
def test_with_double_arrows_each_tile_rises_one_or_two_steps() -> None:
    player = Player(has={"flax": 1, "milk": 1, "hide": 1})
    table = at_turn(player).answer(0, "space:c4_mountain_2222_or_double_upgrade_3")
    table.answer(0, "deal:c4_mountain_2222_or_double_upgrade_3.0.1")
    both = ["upgrade:flax", "upgrade_twice:flax", "upgrade:milk", "upgrade_twice:milk", "upgrade:hide"]
    assert table.offers(0) == both
    table.answer(0, "upgrade_twice:flax", "upgrade_twice:milk")
    assert table.stock(0) == {"hide": 2, "chest": 1}
    assert table.offers(0) == ["upgrade:hide", "done"]
    assert table.answer(0, "upgrade:hide").stock(0) == {"hide": 1, "chest": 1, "silverware": 1}


@pytest.mark.rule("FO-TRADE-03")
def test_single_arrows_give_one_step() -> None:
    assert at_turn(Player(has={"flax": 1})).answer(0, "space:c3_upgrade_4").offers(0) == ["upgrade:flax"]


@pytest.mark.rule("FO-TRADE-04")
def test_four_weapons_are_drawn_and_all_are_kept() -> None:
    table = at_turn().answer(0, "space:c3_upgrade_3_weapons_4")
    assert sum(table.stock(0).values()) == 4
    assert set(table.stock(0)) <= {"bow", "snare", "spear", "long_sword"}
    assert sum(table.g.weapons) == 47 - 4


@pytest.mark.rule("FO-TRADE-05")
def test_column_4_takes_four_items_and_upgrades_two_goods_twice() -> None:
    table = at_turn(Player(has={"flax": 3}), strips={0: ["wood"] * 5})
    table.answer(0, "space:c4_mountain_4_double_upgrade_2", "deal:c4_mountain_4_double_upgrade_2.0", "strip:0")
    assert table.offers(0)[-1] == "take:4"
    table.answer(0, "take:4", "deal:c4_mountain_4_double_upgrade_2.1", "upgrade_twice:flax", "upgrade_twice:flax")
    assert table.stock(0) == {"wood": 4, "flax": 1, "hide": 2}
    table.expect(1, "turn")


# Overseas Trading


@pytest.mark.rule("FO-OVERSEAS-01")
def test_one_tile_of_each_green_type_is_turned() -> None:
    """FO-AMB-06."""
    has = {"silver": 1, "linen": 2, "oil": 1, "stockfish": 1, "silk": 1}
    table = at_turn(Player(has=has, ships=["knarr"])).answer(0, "space:c2_overseas_trading")
    assert table.offers(0) == ["flip:oil", "flip:linen", "done"]
    assert table.answer(0, "flip:linen").offers(0) == ["flip:oil", "done"]
    assert table.answer(0, "done").stock(0) == {"oil": 1, "linen": 1, "silk": 2, "stockfish": 1}


@pytest.mark.rule("FO-OVERSEAS-02", "FO-PLACE-15")
def test_a_green_tile_that_was_laid_is_not_turned() -> None:
    player = Player(has={"silver": 1}, ships=["knarr"], tiles=[("home", "oil", 0, "A1")])
    table = at_turn(player).answer(0, "space:c1_overseas_trading")
    table.expect(1, "turn")
    assert table.stock(0) == {}


# Special Sale


@pytest.mark.rule("FO-SALE-01")
@pytest.mark.parametrize(("tile", "price"), PRICES.items())
def test_special_tiles_have_their_prices(tile: str, price: int) -> None:
    table = at_turn(Player(has={"silver": price}, ships=["knarr"])).answer(0, "space:c3_special_sale")
    table.answer(0, f"buy_tile:{tile}")
    assert table.stock(0) == {tile: 1}
    if price:
        poor = at_turn(Player(has={"silver": price - 1}, ships=["knarr"])).answer(0, "space:c3_special_sale")
        assert f"buy_tile:{tile}" not in poor.offers(0)


@pytest.mark.rule("FO-SALE-01", "FO-LIMIT-04")
def test_two_tiles_at_most_and_never_the_crown() -> None:
    player = Player(has={"silver": 30}, ships=["knarr"])
    table = at_turn(player, gone=["belt"]).answer(0, "space:c3_special_sale")
    assert table.offers(0) == [f"buy_tile:{tile}" for tile in PRICES if tile != "belt"]
    table.answer(0, "buy_tile:chalice")
    assert "buy_tile:chalice" not in table.offers(0)
    assert "done" in table.offers(0)
    table.answer(0, "buy_tile:fibula").expect(1, "turn")
    assert table.stock(0) == {"silver": 21, "chalice": 1, "fibula": 1}
