"""All 61 spaces of the action board, each with what is paid and what comes, and how tests look at that."""

from typing import Any

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


def everything(table: Table) -> dict[str, int]:
    """All that the first player has."""
    g = table.g
    found = {**table.stock(0), **{item: table.has(0, item) for item in (BOAT, KNARR, LONGSHIP)}}
    found |= {house: table.has(0, house) for house in ("shed", "stone_house", "long_house")}
    found |= {g.area_word(area): 1 for area in g.areas_of(0) if 4 <= area < 8}
    found |= {"hand": len(g.hands[0]), "played": len(g.played[0]), "emigrated": sum(g.emigrated[0])}
    return found


def change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    found = {item: after.get(item, 0) - before.get(item, 0) for item in {*before, *after}}
    return {item: n for item, n in found.items() if n}


def before_space(space: str, **player: Any) -> Table:
    table = at_turn(Player(**player), strips=STRIPS, back=["labrador"] if space == "c3_explore" else [])
    return table.dice(*ROLLS.get(space, (8, 1)))
