"""Spaces of production and exchange: what depends on players and animals, and what may be chosen."""

import pytest

from longhall.engine.reasons import missing_of
from tests.feast_for_odin.play import Player, at_turn
from tests.feast_for_odin.spaces import BOAT, KNARR, LONGSHIP, ROWS, before_space, change, everything

# Production


@pytest.mark.rule("FO-PROD-03")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_wood_for_every_player_and_one_ore(seats: int) -> None:
    table = at_turn(seats=seats).answer(0, "space:c2_wood_per_player_ore")
    assert table.stock(0) == {"wood": seats, "ore": 1}


@pytest.mark.rule("FO-PROD-04")
@pytest.mark.parametrize(
    ("space", "animal", "product"), [("c1_products_milk", "cattle", "milk"), ("c3_products_wool", "sheep", "wool")]
)
@pytest.mark.parametrize(("barren", "pregnant", "n"), [(1, 0, 1), (0, 1, 1), (1, 1, 2), (0, 3, 3), (4, 1, 3)])
def test_milk_and_wool_by_the_animals(
    space: str, animal: str, product: str, barren: int, pregnant: int, n: int
) -> None:
    has = {animal: barren, f"{animal}_pregnant": pregnant}
    assert at_turn(Player(has=has)).answer(0, f"space:{space}").has(0, product) == n


@pytest.mark.rule("FO-PROD-04")
def test_without_animals_there_is_no_milk_and_no_wool() -> None:
    table = at_turn(Player(has={"sheep": 3}))
    assert "space:c1_products_milk" not in table.offers(0)
    reason = table.game.why_not(0, "space:c1_products_milk")
    assert missing_of(reason) == (("item", {"n": 1, "there": 0, "item": "cattle"}),)
    assert "space:c3_products_wool" not in at_turn(Player(has={"cattle": 3})).offers(0)


@pytest.mark.rule("FO-PROD-05")
@pytest.mark.parametrize(
    ("has", "milk", "wool"),
    [
        ({}, 0, 0),
        ({"cattle_pregnant": 1}, 2, 0),
        ({"cattle": 3}, 2, 0),
        ({"sheep": 2}, 0, 1),
        ({"sheep_pregnant": 1}, 0, 1),
    ],
)
def test_the_large_market_gives_more_to_who_has_animals(has: dict[str, int], milk: int, wool: int) -> None:
    table = at_turn(Player(has=has)).answer(0, "space:c4_market_and_products")
    assert (table.has(0, "spices"), table.has(0, "silver")) == (1, 1)
    assert (table.has(0, "milk"), table.has(0, "wool")) == (milk, wool)


# Exchange


@pytest.mark.rule("FO-EXCH-01", "FO-PROD-01")
@pytest.mark.parametrize("space", ["c1_craft_linen", "c1_build_whaling_boat", "c2_craft_clothing", "c1_buy_stockfish"])
def test_an_exchange_is_made_once(space: str) -> None:
    has = {"flax": 5, "wood": 5, "hide": 5, "linen": 5, "silver": 2}
    table = before_space(space, has=has)
    before = everything(table)
    assert change(before, everything(table.answer(0, f"space:{space}"))) == ROWS[space][3]
    table.expect(1, "turn")


@pytest.mark.rule("FO-EXCH-03", "FO-SHIP-02")
@pytest.mark.parametrize(
    ("space", "bay"),
    [
        ("c1_build_whaling_boat", [BOAT] * 3),
        ("c2_build_knarr", [KNARR] * 4),
        ("c3_build_longship", [KNARR, KNARR, LONGSHIP, LONGSHIP]),
    ],
)
def test_a_ship_cannot_be_built_without_a_berth(space: str, bay: list[str]) -> None:
    table = at_turn(Player(has={"wood": 4}, ships=bay))
    assert f"space:{space}" not in table.offers(0)
    assert f"space:{space}" in at_turn(Player(has={"wood": 4}, ships=bay[1:])).offers(0)


@pytest.mark.rule("FO-EXCH-04")
def test_column_4_builds_a_stone_house_with_a_longship_or_a_long_house_with_a_knarr() -> None:
    table = at_turn(Player(has={"stone": 2, "wood": 2})).answer(0, "space:c4_build_house_and_ship")
    assert table.offers(0) == ["deal:c4_build_house_and_ship.0.0", "deal:c4_build_house_and_ship.0.1"]
    table.answer(0, "deal:c4_build_house_and_ship.0.0")
    assert (table.has(0, "stone_house"), table.has(0, LONGSHIP), table.stock(0)) == (1, 1, {})


@pytest.mark.rule("FO-EXCH-04")
def test_what_has_no_room_is_lost_and_the_rest_comes() -> None:
    """FO-AMB-21."""
    table = at_turn(Player(has={"stone": 2, "wood": 2}, ships=[KNARR] * 4)).answer(0, "space:c4_build_house_and_ship")
    table.answer(0, "deal:c4_build_house_and_ship.0.0")
    assert (table.has(0, "stone_house"), table.has(0, LONGSHIP)) == (1, 0)


@pytest.mark.rule("FO-EXCH-05")
def test_both_exchanges_of_column_4_are_as_one_likes() -> None:
    player = Player(has={"wool": 1, "silverware": 1})
    table = at_turn(player).answer(0, "space:c4_craft_robe_jewelry", "no", "no")
    assert table.stock(0) == {"silver": 4, "wool": 1, "silverware": 1}
    table = at_turn(player).answer(0, "space:c4_craft_robe_jewelry", "no", "deal:c4_craft_robe_jewelry.2")
    assert table.stock(0) == {"silver": 4, "wool": 1, "jewelry": 1}


@pytest.mark.rule("FO-EXCH-06")
def test_a_chest_is_made_of_wood_or_of_ore() -> None:
    table = at_turn(Player(has={"wood": 1, "ore": 1})).answer(0, "space:c2_craft_chest")
    assert table.offers(0) == ["deal:c2_craft_chest.0.0", "deal:c2_craft_chest.0.1"]
    assert table.answer(0, "deal:c2_craft_chest.0.1").stock(0) == {"wood": 1, "chest": 1, "silver": 1}


@pytest.mark.rule("FO-EXCH-07", "FO-LIMIT-04")
def test_jewelry_or_a_special_tile_with_the_symbol_is_forged() -> None:
    """FO-AMB-05."""
    table = at_turn(Player(has={"ore": 1}), gone=["helmet"]).answer(0, "space:c3_craft_forge")
    tiles = ["jewelry", "cloakpin", "crucifix", "horseshoe", "forge_hammer", "fibula", "throwing_axe"]
    assert table.offers(0) == [f"forge:{tile}" for tile in tiles]
    table.answer(0, "forge:fibula")
    assert table.stock(0) == {"fibula": 1}
