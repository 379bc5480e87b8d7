"""All 61 spaces of the action board: what is paid and what comes."""

from typing import Any

import pytest

from longhall.games.feast_for_odin.rows import box
from tests.feast_for_odin.play import Player, Table, at_turn

STRIPS = {0: ["wood", "wood", "stone", "ore", "silver2"], 1: ["stone", "ore", "silver2"], 2: ["ore"], 3: ["wood"]}
HAND = [12, 22, 24, 27]  # Helmsman, Miner, Whaling Equipper, Fisherman
BOAT, KNARR, LONGSHIP = "whaling_boat", "knarr", "longship"
Row = tuple[str, dict[str, Any], list[str], dict[str, int]]

# space, what the player has, the answers, what changes
SPACES: list[Row] = [
    ("c1_build_shed", {"has": {"wood": 2}}, [], {"wood": -2, "shed": 1}),
    ("c1_build_whaling_boat", {"has": {"wood": 1}}, [], {"wood": -1, BOAT: 1}),
    ("c1_hunting_game", {"has": {"bow": 1}}, ["succeed"], {"bow": -1, "hide": 1, "game_meat": 1}),
    ("c1_stockfish", {}, [], {"stockfish": 1}),
    ("c1_buy_stockfish", {"has": {"silver": 1}}, [], {"silver": -1, "stockfish": 2}),
    ("c1_buy_salt_meat", {"has": {"silver": 2}}, [], {"silver": -2, "salt_meat": 2}),
    ("c1_weekly_market", {}, [], {"beans": 1, "silver": 1}),
    ("c1_products_milk", {"has": {"cattle": 2}}, [], {"milk": 2}),
    ("c1_craft_linen", {"has": {"flax": 1}}, [], {"flax": -1, "linen": 1}),
    ("c1_craft_rune_stone", {"has": {"stone": 1}}, [], {"stone": -1, "rune_stone": 1, "silver": 1}),
    ("c1_mountain_2", {}, ["strip:0", "take:2"], {"wood": 2}),
    (
        "c1_mountain_1_upgrade_1",
        {"has": {"peas": 1}},
        ["deal:c1_mountain_1_upgrade_1.0", "strip:1", "take:1", "deal:c1_mountain_1_upgrade_1.1", "upgrade:peas"],
        {"stone": 1, "peas": -1, "mead": 1},
    ),
    (
        "c1_upgrade_2",
        {"has": {"flax": 1, "milk": 2}},
        ["upgrade:flax", "upgrade:milk"],
        {"flax": -1, "milk": -1, "stockfish": 1, "wool": 1},
    ),
    (
        "c1_overseas_trading",
        {"has": {"silver": 1, "fur": 1}, "ships": [KNARR]},
        ["flip:fur"],
        {"silver": -1, "fur": -1, "jewelry": 1},
    ),
    ("c1_raiding", {"ships": [LONGSHIP]}, ["succeed", "loot:chest"], {"chest": 1}),
    ("c1_explore", {"ships": [BOAT]}, ["explore:shetland"], {"shetland": 1}),
    ("c1_draw_occupation", {}, [], {"silver": 1, "hand": 1}),
    (
        "c1_play_occupation",
        {"has": {"ore": 1, "stone": 1}, "hand": HAND},
        ["deal:c1_play_occupation.0.1", "play:occ_022"],
        {"ore": -1, "silver": 1, "hand": -1, "played": 1},
    ),
    ("c2_build_stone_house", {"has": {"stone": 1}}, [], {"stone": -1, "stone_house": 1}),
    ("c2_build_knarr", {"has": {"wood": 2}}, [], {"wood": -2, KNARR: 1}),
    ("c2_hunting_game", {"has": {"wood": 1}}, ["succeed"], {"wood": -1, "hide": 1, "game_meat": 1}),
    ("c2_laying_snare", {"has": {"wood": 1}}, ["succeed"], {"wood": -1, "fur": 1, "snare": 1}),
    ("c2_buy_sheep", {"has": {"silver": 1}}, [], {"silver": -1, "sheep": 1}),
    ("c2_buy_cattle_milk", {"has": {"silver": 3}}, [], {"silver": -3, "cattle": 1, "milk": 1}),
    ("c2_weekly_market", {}, [], {"flax": 1, "stockfish": 1, "silver": 1}),
    ("c2_products_mead", {}, [], {"mead": 2, "silver": 2}),
    (
        "c2_craft_clothing",
        {"has": {"hide": 1, "linen": 1}},
        [],
        {"hide": -1, "linen": -1, "clothing": 1, "silver": 2},
    ),
    (
        "c2_craft_chest",
        {"has": {"wood": 1, "ore": 1}},
        ["deal:c2_craft_chest.0.0"],
        {"wood": -1, "chest": 1, "silver": 1},
    ),
    ("c2_wood_per_player_ore", {}, [], {"wood": 2, "ore": 1}),
    (
        "c2_mountain_3_upgrade_1",
        {"has": {"mead": 1}},
        ["deal:c2_mountain_3_upgrade_1.0", "strip:0", "take:3", "deal:c2_mountain_3_upgrade_1.1", "upgrade:mead"],
        {"wood": 2, "stone": 1, "mead": -1, "oil": 1},
    ),
    (
        "c2_upgrade_3",
        {"has": {"fruits": 3}},
        ["upgrade:fruits"] * 3,
        {"fruits": -3, "whale_meat": 3},
    ),
    (
        "c2_overseas_trading",
        {"has": {"silver": 1, "oil": 1, "hide": 1}, "ships": [KNARR]},
        ["flip:oil", "flip:hide"],
        {"silver": -1, "oil": -1, "hide": -1, "rune_stone": 1, "silverware": 1},
    ),
    ("c2_pillaging", {"ships": [LONGSHIP]}, ["succeed", "loot:spices"], {"spices": 1}),
    ("c2_explore", {"ships": [KNARR]}, ["explore:greenland"], {"greenland": 1}),
    (
        "c2_emigration",
        {"has": {"silver": 1}, "ships": [KNARR]},
        ["emigrate:knarr"],
        {"silver": -1, KNARR: -1, "emigrated": 1},
    ),
    (
        "c2_play_2_occupations",
        {"hand": HAND},
        ["play:occ_012", "play:occ_022"],
        {"hand": -2, "played": 2, "chest": 1},
    ),
    ("c3_build_long_house", {"has": {"stone": 2}}, [], {"stone": -2, "long_house": 1, "hand": 1}),
    ("c3_build_longship", {"has": {"wood": 2}}, [], {"wood": -2, LONGSHIP: 1, "hand": 1}),
    (
        "c3_whaling",
        {"ships": [BOAT]},
        [],
        {"oil": 1, "skin_and_bones": 1, "whale_meat": 1, "hand": 1},
    ),
    (
        "c3_sheep_or_cattle",
        {"has": {"silver": 1}},
        ["deal:c3_sheep_or_cattle.0.1"],
        {"silver": -1, "cattle": 1, "hand": 1},
    ),
    ("c3_weekly_market", {}, [], {"fruits": 1, "oil": 1, "salt_meat": 1, "silver": 1, "hand": 1}),
    ("c3_products_wool", {"has": {"sheep": 3}}, [], {"wool": 3, "hand": 1}),
    ("c3_craft_forge", {"has": {"ore": 1}}, ["forge:helmet"], {"ore": -1, "helmet": 1, "hand": 1}),
    (
        "c3_craft_chests",
        {"has": {"stone": 2, "wood": 2}},
        [],
        {"stone": -2, "wood": -2, "chest": 2, "rune_stone": 2, "hand": 1},
    ),
    (
        "c3_mountain_3_2",
        {},
        ["strip:0", "take:3", "strip:1", "take:2"],
        {"wood": 2, "stone": 2, "ore": 1, "hand": 1},
    ),
    (
        "c3_upgrade_3_weapons_4",
        {"has": {"flax": 3}},
        ["deal:c3_upgrade_3_weapons_4.0", *["upgrade:flax"] * 3, "deal:c3_upgrade_3_weapons_4.1"],
        {"flax": -3, "stockfish": 3, "weapons": 4, "hand": 1},
    ),
    ("c3_upgrade_4", {"has": {"oil": 4}}, ["upgrade:oil"] * 4, {"oil": -4, "rune_stone": 4, "hand": 1}),
    (
        "c3_special_sale",
        {"has": {"silver": 7}, "ships": [KNARR]},
        ["buy_tile:round_shield", "buy_tile:helmet"],
        {"silver": -7, "round_shield": 1, "helmet": 1, "hand": 1},
    ),
    ("c3_pillaging", {"ships": ["longship:1"]}, ["succeed", "loot:jewelry"], {"jewelry": 1, "hand": 1}),
    ("c3_explore", {"ships": [LONGSHIP]}, ["explore:labrador"], {"labrador": 1, "hand": 1}),
    (
        "c3_emigration",
        {"has": {"silver": 1}, "ships": [LONGSHIP]},
        ["emigrate:longship"],
        {"silver": -1, LONGSHIP: -1, "emigrated": 1, "hand": 1},
    ),
    (
        "c3_play_4_occupations",
        {"hand": HAND},
        ["play:occ_012", "play:occ_022", "play:occ_024", "done"],
        {"hand": -2, "played": 3, "chest": 1},
    ),
    (
        "c4_build_house_and_ship",
        {"has": {"stone": 2, "wood": 2}},
        ["deal:c4_build_house_and_ship.0.1"],
        {"stone": -2, "wood": -2, "long_house": 1, KNARR: 1},
    ),
    ("c4_whaling", {"ships": [BOAT, BOAT]}, [], {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}),
    ("c4_buy_sheep_and_cattle", {"has": {"silver": 3}}, [], {"silver": -3, "sheep": 1, "cattle": 1}),
    (
        "c4_market_and_products",
        {"has": {"cattle": 1, "sheep": 1}},
        [],
        {"spices": 1, "silver": 1, "milk": 2, "wool": 1},
    ),
    (
        "c4_craft_robe_jewelry",
        {"has": {"wool": 1, "silverware": 1}},
        ["deal:c4_craft_robe_jewelry.1", "deal:c4_craft_robe_jewelry.2"],
        {"silver": 4, "wool": -1, "robe": 1, "silverware": -1, "jewelry": 1},
    ),
    (
        "c4_mountain_4_double_upgrade_2",
        {"has": {"peas": 2}},
        [
            "deal:c4_mountain_4_double_upgrade_2.0",
            "strip:0",
            "take:4",
            "deal:c4_mountain_4_double_upgrade_2.1",
            "upgrade_twice:peas",
            "upgrade_twice:peas",
        ],
        {"wood": 2, "stone": 1, "ore": 1, "peas": -2, "oil": 2},
    ),
    (
        "c4_mountain_2222_or_double_upgrade_3",
        {"has": {"peas": 3}},
        ["deal:c4_mountain_2222_or_double_upgrade_3.0.1", *["upgrade_twice:peas"] * 3],
        {"peas": -3, "oil": 3},
    ),
    ("c4_plundering", {"ships": [LONGSHIP, LONGSHIP]}, [], {"silver_hoard": 1}),
    (
        "c4_emigration",
        {"has": {"silver": 1}, "ships": [BOAT]},
        ["deal:c4_emigration.1", "emigrate:knarr"],
        {"silver": -1, BOAT: -1, "emigrated": 1},
    ),
]
ROWS = {row[0]: row for row in SPACES}
ROLLS = {
    "c1_raiding": (8, 8),
    "c2_pillaging": (12, 9),
    "c3_pillaging": (12, 9),
    "c3_whaling": (12, 1),
    "c4_whaling": (12, 1),
}
WEAPONS = ("bow", "snare", "spear", "long_sword")


def everything(table: Table) -> dict[str, int]:
    """All that the first player has."""
    g = table.g
    found = {**table.stock(0), **{item: table.has(0, item) for item in (BOAT, KNARR, LONGSHIP)}}
    found |= {house: table.has(0, house) for house in ("shed", "stone_house", "long_house")}
    found |= {g.area_word(area): 1 for area in g.areas_of(0) if 4 <= area < 8}
    found |= {"hand": len(g.hands[0]), "played": len(g.played[0]), "emigrated": sum(g.emigrated[:2])}
    return found


def change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    found = {item: after.get(item, 0) - before.get(item, 0) for item in {*before, *after}}
    return {item: n for item, n in found.items() if n}


def before_space(space: str, **player: Any) -> Table:
    table = at_turn(Player(**player), strips=STRIPS, back=["labrador"] if space == "c3_explore" else [])
    return table.dice(*ROLLS.get(space, (8, 1)))


def test_every_space_is_here_once() -> None:
    assert len(SPACES) == 61
    assert set(ROWS) == {space.id for space in box().spaces if not space.imitates}


@pytest.mark.rule("FO-PROD-01", "FO-EXCH-01", "FO-PHASE5-02")
@pytest.mark.parametrize("space", ROWS)
def test_what_a_space_takes_and_gives(space: str) -> None:
    _, player, answers, expected = ROWS[space]
    table = before_space(space, **player)
    before = everything(table)
    table.answer(0, f"space:{space}", *answers)
    found = change(before, everything(table))
    if "weapons" in expected:
        found["weapons"] = sum(found.pop(weapon, 0) for weapon in WEAPONS)
    assert found == expected
    assert table.on_space(space) == (0, int(space[1]))
    table.expect(1, "turn")


ONE_LESS = [
    ("c1_build_shed", "wood"),
    ("c1_build_whaling_boat", "wood"),
    ("c1_buy_stockfish", "silver"),
    ("c1_buy_salt_meat", "silver"),
    ("c1_craft_linen", "flax"),
    ("c1_craft_rune_stone", "stone"),
    ("c1_overseas_trading", "silver"),
    ("c2_build_stone_house", "stone"),
    ("c2_build_knarr", "wood"),
    ("c2_buy_sheep", "silver"),
    ("c2_buy_cattle_milk", "silver"),
    ("c2_craft_clothing", "hide"),
    ("c2_craft_clothing", "linen"),
    ("c2_overseas_trading", "silver"),
    ("c2_emigration", "silver"),
    ("c3_build_long_house", "stone"),
    ("c3_build_longship", "wood"),
    ("c3_craft_forge", "ore"),
    ("c3_craft_chests", "stone"),
    ("c3_craft_chests", "wood"),
    ("c3_emigration", "silver"),
    ("c4_build_house_and_ship", "stone"),
    ("c4_build_house_and_ship", "wood"),
    ("c4_buy_sheep_and_cattle", "silver"),
]


@pytest.mark.rule("FO-PROD-02", "FO-EXCH-03", "FO-PHASE5-10")
@pytest.mark.parametrize(("space", "item"), ONE_LESS)
def test_with_one_less_a_space_cannot_be_used(space: str, item: str) -> None:
    _, player, _, _ = ROWS[space]
    has = {**player["has"], item: player["has"][item] - 1}
    table = before_space(space, **{**player, "has": has})
    assert f"space:{space}" not in table.offers(0)
    assert table.why_not(0, f"space:{space}") == "FO-PHASE5-04"


NEEDS = [
    ("c1_overseas_trading", KNARR, 1),
    ("c2_overseas_trading", KNARR, 1),
    ("c3_special_sale", KNARR, 1),
    ("c1_raiding", LONGSHIP, 1),
    ("c2_pillaging", LONGSHIP, 1),
    ("c3_pillaging", LONGSHIP, 1),
    ("c3_whaling", BOAT, 1),
    ("c4_whaling", BOAT, 1),
    ("c4_plundering", LONGSHIP, 2),
]


@pytest.mark.rule("FO-PHASE5-10", "FO-OVERSEAS-01", "FO-SALE-01")
@pytest.mark.parametrize(("space", "ship", "n"), NEEDS)
def test_a_space_asks_for_its_ships(space: str, ship: str, n: int) -> None:
    others = [each for each in (KNARR, LONGSHIP, BOAT) if each != ship]
    table = at_turn(Player(has={"silver": 9, "oil": 1}, ships=[*others, *[ship] * (n - 1)]))
    assert f"space:{space}" not in table.offers(0)
    assert table.why_not(0, f"space:{space}") == "FO-PHASE5-10"
    assert f"space:{space}" in at_turn(Player(has={"silver": 9, "oil": 1}, ships=[ship] * n)).offers(0)


@pytest.mark.rule("FO-PLUNDER-01")
def test_plundering_takes_a_silver_hoard_without_a_roll() -> None:
    table = at_turn(Player(ships=[LONGSHIP, LONGSHIP])).answer(0, "space:c4_plundering")
    assert table.stock(0) == {"silver_hoard": 1}
    assert "rolled" not in table.told()


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
