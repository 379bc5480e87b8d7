"""Occupations that give something when they are played, by what their owner has; and never again."""

import pytest

from tests.feast_for_odin.cards.hands import play, played
from tests.feast_for_odin.play import Player, Table, at_turn

BOATS = ["whaling_boat"] * 3
SPECIALS = ["glass_beads", "helmet", "belt", "horseshoe", "fibula"]
RED = ["mead", "stockfish", "milk", "salt_meat", "game_meat", "whale_meat"]


def gained(table: Table, before: Player) -> dict[str, int]:
    """What the first player has now and had not."""
    more = {item: n - before.has.get(item, 0) for item, n in table.stock(0).items()}
    assert all(item in table.stock(0) for item in before.has), "something was lost"
    return {item: n for item, n in more.items() if n}


# For each of what is counted


@pytest.mark.card(
    "occ_010", "occ_015", "occ_022", "occ_023", "occ_024", "occ_025", "occ_026", "occ_027", "occ_029", "occ_043"
)
@pytest.mark.rule("FO-OCC-09")
@pytest.mark.parametrize(
    ("number", "player", "gains"),
    [
        # Milker: 1 milk and 1 silver per animal type
        (10, Player({"sheep": 3}), {"milk": 1, "silver": 1}),
        (10, Player({"sheep_pregnant": 1, "cattle": 2}), {"milk": 2, "silver": 2}),
        (10, Player(), {}),
        # Cottager: 2 mead per stone house and long house
        (15, Player(houses=["stone_house", "long_house", "long_house", "shed"]), {"mead": 6}),
        (15, Player(houses=["shed"]), {}),
        # Miner: 1 ore, 1 stone, 1 silver per longship
        (22, Player(ships=["longship", "longship:2", "knarr"]), {"ore": 2, "stone": 2, "silver": 2}),
        (22, Player(ships=["knarr"]), {}),
        # Custodian: 2 silver per stone house and long house
        (23, Player(houses=["stone_house", "stone_house", "long_house", "shed"]), {"silver": 6}),
        (23, Player(houses=["shed"]), {}),
        # Whaling Equipper: 1 oil per knarr, 1 wood per whaling boat
        (24, Player(ships=["knarr", "knarr", *BOATS, "longship"]), {"oil": 2, "wood": 3}),
        (24, Player(ships=["knarr"]), {"oil": 1}),
        (24, Player(ships=["whaling_boat"]), {"wood": 1}),
        (24, Player(ships=["longship"]), {}),
        # Meat Trader: 1 salt meat per knarr
        (25, Player(ships=["knarr", "knarr", "longship"]), {"salt_meat": 2}),
        (25, Player(ships=["longship"], emigrated=["knarr"]), {}),
        # Meat Inspector: 1 silver per red type
        (26, Player(dict.fromkeys([*RED, "sheep", "cattle_pregnant"], 2)), {"silver": 8}),
        (26, Player({"sheep": 1, "sheep_pregnant": 1, "milk": 4, "oil": 1, "peas": 1}), {"silver": 2}),
        (26, Player({"hide": 2, "beans": 1}), {}),
        # Fisherman: 1 stockfish per whaling boat
        (27, Player(ships=[*BOATS, "knarr"]), {"stockfish": 3}),
        (27, Player(ships=["knarr"]), {}),
        # Meat Preserver: 1 salt meat per pair of game meat and whale meat
        (29, Player({"game_meat": 3, "whale_meat": 2}), {"salt_meat": 2}),
        (29, Player({"game_meat": 3}), {}),
        # Fruit Picker: 1 fruits
        (43, Player(), {"fruits": 1}),
    ],
)
def test_it_gives_something_for_each(number: int, player: Player, gains: dict[str, int]) -> None:
    table = played(number, player)
    assert gained(table, player) == gains
    table.expect(1, "turn")


@pytest.mark.card("occ_043", "occ_023")
@pytest.mark.rule("FO-OCC-09", "FO-OCC-01")
def test_an_immediate_card_does_nothing_in_hand_nor_in_later_rounds() -> None:
    hand = at_turn(Player(hand=[43])).end_round()
    assert hand.has(0, "fruits") == 0
    table = at_turn(Player(cards=[23, 43], houses=["long_house"])).end_round()
    assert (table.has(0, "fruits"), table.has(0, "silver")) == (0, 0)


@pytest.mark.card("occ_015")
@pytest.mark.rule("FO-SHIP-03")
def test_the_cottager_gives_a_hide_for_each_house_that_is_built() -> None:
    table = at_turn(Player({"stone": 3, "wood": 4}, cards=[15], vikings=6)).answer(0, "space:c2_build_stone_house")
    assert table.stock(0) == {"stone": 2, "wood": 4, "hide": 1}
    table.answer(1, "pass").answer(0, "space:c3_build_long_house")
    assert table.stock(0) == {"wood": 4, "hide": 2}
    table.answer(0, "space:c1_build_shed")
    assert table.stock(0) == {"wood": 2, "hide": 2}


@pytest.mark.card("occ_015", "occ_072")
def test_the_cottager_gives_no_hide_for_a_house_that_is_bought() -> None:
    table = played(72, Player({"silver": 1}, cards=[15])).answer(0, "deal:occ_072.0")
    assert (table.has(0, "stone_house"), table.stock(0)) == (1, {})


# One entry of a list


@pytest.mark.card("occ_014", "occ_016", "occ_018", "occ_019", "occ_030", "occ_033", "occ_034")
@pytest.mark.rule("FO-OCC-08", "FO-AMB-40")
@pytest.mark.parametrize(
    ("number", "player", "gains"),
    [
        # Ship Owner: 1/2 of each ship type, 1/2 whale meat
        (14, Player(ships=["whaling_boat", "knarr", "longship", "longship"]), {"whale_meat": 1}),
        (14, Player(ships=["whaling_boat", "knarr", "longship"] * 2), {"whale_meat": 2}),
        (14, Player(ships=["whaling_boat", "knarr", "knarr"]), {}),
        # Captain: 4/5/6/7 ore, 2/3/4/5 silver; what is printed on whaling boats counts
        (16, Player(ships=["longship:3"]), {}),
        (16, Player(ships=["longship:3", "whaling_boat"]), {"silver": 2}),
        (16, Player(ships=["longship:3", "whaling_boat:1"]), {"silver": 3}),
        (16, Player(ships=["longship:3", "longship:3"]), {"silver": 4}),
        (16, Player(ships=["longship:3", "longship:3", "whaling_boat"]), {"silver": 5}),
        (16, Player(ships=["longship:3", "longship:3", "whaling_boat:1"]), {"silver": 5}),
        (16, Player({"ore": 9}, ships=["longship"]), {}),
        # Fighter: 1/2/3 longships with at least 2 ore
        (18, Player(ships=["longship:2", "longship:1"]), {"silk": 1}),
        (18, Player(ships=["longship:2", "longship:3"]), {"jewelry": 1}),
        (18, Player(ships=["longship:2"] * 3), {"silver_hoard": 1}),
        (18, Player(ships=["longship:2"] * 4), {"silver_hoard": 1}),
        (18, Player(ships=["longship:1", "whaling_boat:1"]), {}),
        # Host: 3/4/5 special tiles, in the supply and on boards
        (19, Player(dict.fromkeys(SPECIALS[:2], 1)), {}),
        (19, Player(dict.fromkeys(SPECIALS[:3], 1)), {"silk": 1}),
        (19, Player(dict.fromkeys(SPECIALS[:3], 1), tiles=[("home", "cloakpin", 0, "H1")]), {"spices": 1}),
        (19, Player(dict.fromkeys(SPECIALS, 1)), {"jewelry": 1}),
        # Silk Merchant: 1/2/3 silk, 1/3/6 silver
        (30, Player({"silk": 1}), {"silver": 1}),
        (30, Player({"silk": 2}), {"silver": 3}),
        (30, Player({"silk": 3}), {"silver": 6}),
        (30, Player({"silk": 4}), {"silver": 6}),
        (30, Player({"spices": 2}), {}),
        # Sheep Shearer: 3/4/6 sheep, 1/2/3 wool
        (33, Player({"sheep": 2}), {}),
        (33, Player({"sheep": 2, "sheep_pregnant": 1}), {"wool": 1}),
        (33, Player({"sheep": 4}), {"wool": 2}),
        (33, Player({"sheep": 5}), {"wool": 2}),
        (33, Player({"sheep": 6, "cattle": 1}), {"wool": 3}),
        # Shepherd: 2 sheep, 1 milk and 1 wool; 4 sheep, 1 more wool
        (34, Player({"sheep": 1, "cattle": 4}), {}),
        (34, Player({"sheep": 1, "sheep_pregnant": 1}), {"milk": 1, "wool": 1}),
        (34, Player({"sheep": 3}), {"milk": 1, "wool": 1}),
        (34, Player({"sheep": 2, "sheep_pregnant": 2}), {"milk": 1, "wool": 2}),
    ],
)
def test_it_gives_the_entry_of_a_list(number: int, player: Player, gains: dict[str, int]) -> None:
    table = played(number, player)
    assert gained(table, player) == gains
    table.expect(1, "turn")


# Weapons and a good of choice


@pytest.mark.card("occ_032")
@pytest.mark.rule("FO-AMB-40")
@pytest.mark.parametrize(("longships", "cards"), [(0, 0), (1, 2), (2, 5), (3, 10), (4, 10)])
def test_the_weapons_supplier_draws_weapon_cards_by_longships(longships: int, cards: int) -> None:
    table = played(32, Player(ships=["longship"] * longships))
    assert sum(table.stock(0).values()) == cards
    assert set(table.stock(0)) <= {"bow", "snare", "spear", "long_sword"}
    assert sum(table.g.weapons) == 47 - cards


@pytest.mark.card("occ_068")
def test_the_weapon_supplier_draws_4_weapon_cards() -> None:
    table = played(68).answer(0, "deal:occ_068.0")
    assert sum(table.stock(0).values()) == 4
    assert set(table.stock(0)) <= {"bow", "snare", "spear", "long_sword"}
    assert sum(table.g.weapons) == 47 - 4


@pytest.mark.card("occ_069")
@pytest.mark.rule("FO-DICE-04")
def test_the_equipment_supplier_fills_up_to_2_of_each_weapon() -> None:
    table = played(69, Player({"bow": 1, "snare": 3})).answer(0, "deal:occ_069.0")
    assert table.stock(0) == {"bow": 2, "snare": 3, "spear": 2, "long_sword": 2}
    assert table.g.weapons == (12 - 2, 12 - 3, 12 - 2, 11 - 2)


@pytest.mark.card("occ_031")
def test_the_storeman_gives_one_more_of_a_good_of_which_there_are_exactly_3() -> None:
    three = dict.fromkeys(["peas", "oil", "sheep", "cattle", "wood", "bow"], 3)
    table = played(31, Player({**three, "milk": 4, "hide": 2}))
    table.answer(0, "deal:occ_031.0")
    assert table.offers(0) == ["gain:peas", "gain:oil"]
    table.answer(0, "gain:oil")
    assert (table.has(0, "oil"), table.has(0, "peas")) == (4, 3)
    table.expect(1, "turn")


@pytest.mark.card("occ_031")
def test_the_storeman_gives_nothing_where_there_are_not_exactly_3() -> None:
    table = played(31, Player({"peas": 4, "oil": 2, "cattle": 3}))
    table.expect(1, "turn")
    assert table.stock(0) == {"peas": 4, "oil": 2, "cattle": 3}


@pytest.mark.card("occ_043", "occ_023")
def test_two_cards_of_one_action_are_played_one_after_the_other() -> None:
    table = at_turn(Player(hand=[43, 23], houses=["stone_house"]))
    play(table, 23)
    assert (table.stock(0), table.offers(0)) == ({"silver": 2}, ["play:occ_043", "done"])
    table.answer(0, "play:occ_043")
    assert (table.stock(0), table.in_play(0)) == ({"silver": 2, "fruits": 1}, ["occ_023", "occ_043"])
