"""Occupations that offer an exchange or an action once, when they are played."""

import pytest

from tests.feast_for_odin.cards.hands import played
from tests.feast_for_odin.play import Player, at_turn, occ

# One exchange, as the owner likes


SWAPS = [
    (65, {"snare": 2, "spear": 2}, {"treasure_chest": 1}),  # Dragonslayer
    (67, {"silver": 4}, {"silverware": 2, "game_meat": 1, "mead": 1}),  # Private Chef
    (74, {"grain": 1, "silver": 2}, {"cattle": 1}),  # Cowherd
    (75, {"silver": 1}, {"skin_and_bones": 1}),  # Bone Collector
    (79, {"cattle": 1}, {"cattle_pregnant": 1}),  # Breeder
    (80, {"silver": 2}, {"sheep": 1}),  # Shepherd Boy
]


@pytest.mark.card("occ_065", "occ_067", "occ_074", "occ_075", "occ_079", "occ_080")
@pytest.mark.rule("FO-OCC-09")
@pytest.mark.parametrize(("number", "cost", "gain"), SWAPS)
def test_it_exchanges_once_when_it_is_played(number: int, cost: dict[str, int], gain: dict[str, int]) -> None:
    twice = {item: 2 * n for item, n in cost.items()}
    table = played(number, Player(twice))
    assert table.offers(0) == [f"deal:{occ(number)}.0", "no"]
    table.answer(0, f"deal:{occ(number)}.0")
    assert table.stock(0) == {**cost, **gain}
    table.expect(1, "turn")


@pytest.mark.card("occ_065", "occ_067", "occ_074", "occ_075", "occ_079", "occ_080")
@pytest.mark.parametrize(("number", "cost", "gain"), SWAPS)
def test_it_may_be_declined(number: int, cost: dict[str, int], gain: dict[str, int]) -> None:
    table = played(number, Player(cost)).answer(0, "no")
    assert table.stock(0) == cost
    table.expect(1, "turn")


@pytest.mark.card("occ_065", "occ_067", "occ_074", "occ_075", "occ_079", "occ_080")
@pytest.mark.parametrize(("number", "cost", "gain"), SWAPS)
def test_it_is_not_offered_to_who_has_too_little(number: int, cost: dict[str, int], gain: dict[str, int]) -> None:
    for item in cost:
        table = played(number, Player({**cost, item: cost[item] - 1}))
        assert (table.in_play(0), table.open) == ([occ(number)], [(1, "turn")])


@pytest.mark.card("occ_065")
@pytest.mark.example("FO-EX-36")
def test_the_dragonslayer_exchanges_at_most_once() -> None:
    table = played(65, Player({"snare": 4, "spear": 4})).answer(0, "deal:occ_065.0")
    assert table.stock(0) == {"treasure_chest": 1, "snare": 2, "spear": 2}
    assert "exchange:occ_065" not in table.answer(1, "pass").anytime(0)


@pytest.mark.card("occ_079")
def test_the_breeder_does_not_turn_a_pregnant_cow() -> None:
    table = played(79, Player({"cattle_pregnant": 2}))
    assert (table.open, table.stock(0)) == ([(1, "turn")], {"cattle_pregnant": 2})


# One of several exchanges


@pytest.mark.card("occ_062")
def test_the_fine_blacksmith_forges_the_crucifix_or_the_cloakpin() -> None:
    table = played(62, Player({"ore": 2, "silver": 2}))
    assert table.offers(0) == ["deal:occ_062.0.0", "deal:occ_062.0.1", "no"]
    table.answer(0, "deal:occ_062.0.0")
    assert table.stock(0) == {"ore": 1, "silver": 1, "crucifix": 1}
    other = played(62, Player({"ore": 1, "silver": 1}), gone=["crucifix"])
    assert other.offers(0) == ["deal:occ_062.0.1", "no"]
    assert other.answer(0, "deal:occ_062.0.1").stock(0) == {"cloakpin": 1}
    assert played(62, Player({"ore": 1, "silver": 1}), gone=["crucifix", "cloakpin"]).open == [(1, "turn")]
    assert played(62, Player({"ore": 1})).open == [(1, "turn")]


@pytest.mark.card("occ_073")
def test_the_metalsmith_sells_silverware_the_crucifix_or_the_chalice() -> None:
    silverware, crucifix, chalice = (f"deal:occ_073.0.{n}" for n in range(3))
    assert played(73, Player({"silver": 1})).offers(0) == [silverware, "no"]
    assert played(73).answer(0, silverware).stock(0) == {"silverware": 1}
    assert played(73, Player({"silver": 4})).answer(0, crucifix).stock(0) == {"silver": 2, "crucifix": 1}
    rich = played(73, Player({"silver": 6}))
    assert rich.offers(0) == [silverware, crucifix, chalice, "no"]
    assert rich.answer(0, chalice).stock(0) == {"silver": 1, "chalice": 1}
    assert played(73, Player({"silver": 6}), gone=["chalice"]).offers(0) == [silverware, crucifix, "no"]


@pytest.mark.card("occ_086")
@pytest.mark.rule("FO-OCC-07")
@pytest.mark.example("FO-EX-35")
def test_the_hide_buyer_sells_1_2_or_3_hides() -> None:
    one, two, three = (f"deal:occ_086.0.{n}" for n in range(3))
    assert played(86, Player({"silver": 5})).offers(0) == [one, two, "no"]
    for deal, silver, hides in ((one, 5, 1), (two, 3, 2), (three, 1, 3)):
        table = played(86, Player({"silver": 7})).answer(0, deal)
        assert (table.stock(0), table.open) == ({"silver": silver, "hide": hides}, [(1, "turn")])
    assert played(86, Player({"silver": 1})).open == [(1, "turn")]


@pytest.mark.card("occ_087")
def test_the_preacher_takes_the_crucifix_or_4_items_of_a_strip() -> None:
    strips = {0: ["stone", "stone", "ore", "ore", "silver2"], 1: ["wood", "wood"]}
    table = played(87, strips=strips)
    assert table.offers(0) == ["deal:occ_087.0.0", "deal:occ_087.0.1", "no"]
    assert table.answer(0, "deal:occ_087.0.0").stock(0) == {"crucifix": 1}
    table = played(87, gone=["crucifix"], strips=strips)
    assert table.offers(0) == ["deal:occ_087.0.1", "no"]
    table.answer(0, "deal:occ_087.0.1", "strip:0")
    assert table.offers(0) == ["take:1", "take:2", "take:3", "take:4"]
    table.answer(0, "take:4")
    assert (table.stock(0), table.open) == ({"stone": 2, "ore": 2}, [(1, "turn")])


@pytest.mark.card("occ_063")
def test_the_hornturner_exchanges_a_sheep_then_sells_the_drinking_horn() -> None:
    table = played(63, Player({"sheep": 1, "sheep_pregnant": 1, "silver": 3})).answer(0, "deal:occ_063.0")
    assert table.offers(0) == ["give:sheep", "give:sheep_pregnant"]
    table.answer(0, "give:sheep_pregnant")
    assert table.stock(0) == {"sheep": 1, "silver": 3, "salt_meat": 1, "wool": 1, "hide": 1}
    assert table.answer(0, "deal:occ_063.1").has(0, "drinking_horn") == 1
    assert table.has(0, "silver") == 0
    poor = played(63, Player({"sheep": 1, "silver": 2})).answer(0, "no")
    assert (poor.stock(0), poor.open) == ({"sheep": 1, "silver": 2}, [(1, "turn")])
    rich = played(63, Player({"silver": 3}))
    assert rich.offers(0) == ["deal:occ_063.1", "no"]
    assert played(63, Player({"silver": 3}), gone=["drinking_horn"]).open == [(1, "turn")]


# Houses and ships


@pytest.mark.card("occ_072")
def test_the_earl_sells_a_stone_house_for_silver_equal_to_the_round() -> None:
    table = played(72, Player({"silver": 5}), round=3).answer(0, "deal:occ_072.0")
    assert (table.has(0, "stone_house"), table.has(0, "silver")) == (1, 2)
    assert played(72, Player({"silver": 2}), round=3).open == [(1, "turn")]
    gone = played(72, Player({"silver": 5}), Player(houses=["stone_house"] * 3), round=3)
    assert (gone.open, gone.has(0, "silver")) == ([(1, "turn")], 5)


@pytest.mark.card("occ_061")
@pytest.mark.rule("FO-AMB-38")
def test_the_wharf_owner_buys_a_longship_for_8_silver() -> None:
    table = played(61, Player(ships=["longship:2", "longship", "knarr"])).answer(0, "deal:occ_061.0")
    assert (table.stock(0), table.ore_on(0, "longship"), table.has(0, "knarr")) == ({"silver": 8}, [2], 1)
    table.expect(1, "turn")
    assert played(61, Player(ships=["knarr"])).open == [(1, "turn")]


@pytest.mark.card("occ_064")
@pytest.mark.rule("FO-SHIP-02", "FO-AMB-38")
def test_the_ship_builder_turns_a_whaling_boat_and_2_silver_into_a_longship() -> None:
    table = played(64, Player({"silver": 3}, ships=["whaling_boat:1"])).answer(0, "deal:occ_064.0")
    assert (table.has(0, "whaling_boat"), table.ore_on(0, "longship")) == (0, [0])
    assert table.stock(0) == {"silver": 1}
    assert played(64, Player({"silver": 1}, ships=["whaling_boat"])).open == [(1, "turn")]
    assert played(64, Player({"silver": 2}, ships=["knarr"])).open == [(1, "turn")]
    assert played(64, Player({"silver": 2}, ships=["whaling_boat", *["knarr"] * 4])).open == [(1, "turn")]


@pytest.mark.card("occ_081")
@pytest.mark.parametrize(
    ("weapons", "price"),
    [
        ({}, 8),
        ({"long_sword": 3}, 5),
        ({"spear": 1}, 7),  # 7.5
        ({"spear": 1, "bow": 1}, 7),
        ({"long_sword": 2, "spear": 2, "bow": 1, "snare": 5}, 4),  # 4.5
        ({"long_sword": 9}, 0),
    ],
)
def test_the_quartermaster_sells_a_longship_cheaper_for_weapons(weapons: dict[str, int], price: int) -> None:
    table = played(81, Player({**weapons, "silver": 9})).answer(0, "deal:occ_081.0")
    assert (table.has(0, "longship"), table.has(0, "silver")) == (1, 9 - price)
    assert {item: table.has(0, item) for item in weapons} == weapons
    if price:
        assert played(81, Player({**weapons, "silver": price - 1})).open == [(1, "turn")]


@pytest.mark.card("occ_081")
@pytest.mark.rule("FO-SHIP-02")
def test_the_quartermaster_needs_a_berth() -> None:
    assert played(81, Player({"silver": 9}, ships=["knarr"] * 4)).open == [(1, "turn")]


@pytest.mark.card("occ_082")
@pytest.mark.parametrize(("knarrs", "price"), [(0, 8), (1, 6), (2, 3), (3, 1)])
def test_the_longship_builder_sells_a_longship_cheaper_for_knarrs(knarrs: int, price: int) -> None:
    ships = ["knarr"] * knarrs
    table = played(82, Player({"silver": 8}, ships=ships)).answer(0, "deal:occ_082.0")
    assert (table.has(0, "longship"), table.has(0, "silver")) == (1, 8 - price)
    assert played(82, Player({"silver": price - 1}, ships=ships)).open == [(1, "turn")]


@pytest.mark.card("occ_082")
def test_the_longship_builder_needs_a_berth() -> None:
    assert played(82, Player({"silver": 8}, ships=["knarr"] * 4)).open == [(1, "turn")]


@pytest.mark.card("occ_084")
@pytest.mark.rule("FO-EMIG-01", "FO-EMIG-02")
@pytest.mark.parametrize(("ships", "price"), [(["knarr"], 3), (["knarr", "longship:1"], 2), (["knarr"] * 4, 0)])
def test_the_harbor_guard_lets_emigrate_cheaper_for_large_ships(ships: list[str], price: int) -> None:
    table = played(84, Player({"silver": 4}, ships=[*ships, "whaling_boat"]), round=4)
    table.answer(0, "deal:occ_084.0", "emigrate:knarr")
    assert (table.has(0, "silver"), table.has(0, "knarr")) == (4 - price, ships.count("knarr") - 1)
    assert (table.score(0, "emigration"), table.open) == (18, [(1, "turn")])
    if price:
        assert played(84, Player({"silver": price - 1}, ships=ships), round=4).open == [(1, "turn")]


@pytest.mark.card("occ_084")
def test_the_harbor_guard_needs_a_large_ship_and_may_be_declined() -> None:
    assert played(84, Player({"silver": 9}, ships=["whaling_boat"])).open == [(1, "turn")]
    table = played(84, Player({"silver": 9}, ships=["longship"])).answer(0, "no")
    assert (table.has(0, "longship"), table.score(0, "emigration")) == (1, 0)


# Upgrades


@pytest.mark.card("occ_017")
@pytest.mark.rule("FO-TRADE-03")
def test_the_orient_shipper_upgrades_a_good_by_up_to_three_steps() -> None:
    table = played(17, Player({"peas": 2, "salt_meat": 1, "oil": 1})).answer(0, "deal:occ_017.0")
    up, twice, thrice = "upgrade:", "upgrade_twice:", "upgrade_thrice:"
    peas = [f"{verb}peas" for verb in (up, twice, thrice)]
    assert table.offers(0) == [*peas, f"{up}salt_meat", f"{twice}salt_meat", f"{up}oil", "done"]
    table.answer(0, "upgrade_thrice:peas")
    assert table.stock(0) == {"peas": 1, "salt_meat": 1, "oil": 1, "rune_stone": 1}
    table.expect(1, "turn")
    assert played(17, Player({"rune_stone": 1, "wood": 1})).open == [(1, "turn")]


@pytest.mark.card("occ_066")
@pytest.mark.rule("FO-AMB-28")
@pytest.mark.parametrize(
    ("good", "becomes"),
    [("peas", "wool"), ("flax", "linen"), ("beans", "skin_and_bones"), ("grain", "fur"), ("cabbage", "robe")],
)
def test_the_field_farmer_moves_an_orange_good_two_diagonal_steps(good: str, becomes: str) -> None:
    table = played(66, Player({good: 2, "silver": 2})).answer(0, "deal:occ_066.0")
    assert table.offers(0) == [f"upgrade_twice:{good}", "done"]
    table.answer(0, f"upgrade_twice:{good}")
    assert (table.stock(0), table.open) == ({good: 1, "silver": 1, becomes: 1}, [(1, "turn")])


@pytest.mark.card("occ_066")
@pytest.mark.parametrize("has", [{"fruits": 2, "silver": 1}, {"peas": 1}, {"mead": 1, "oil": 1, "silver": 1}])
def test_the_field_farmer_moves_no_fruits_nor_other_colours(has: dict[str, int]) -> None:
    table = played(66, Player(has))
    assert (table.open, table.stock(0)) == ([(1, "turn")], has)


@pytest.mark.card("occ_078")
@pytest.mark.parametrize(("knarrs", "tiles"), [(1, 2), (2, 4), (3, 6), (4, 7)])
def test_the_traveling_merchant_turns_tiles_by_knarrs(knarrs: int, tiles: int) -> None:
    table = played(78, Player({"oil": 9, "sheep": 1}, ships=["knarr"] * knarrs))
    table.answer(0, f"deal:occ_078.0.{knarrs - 1}", *["flip:oil"] * tiles)
    assert table.stock(0) == {"oil": 9 - tiles, "rune_stone": tiles, "sheep": 1}
    table.expect(1, "turn")


@pytest.mark.card("occ_078")
def test_the_traveling_merchant_turns_each_tile_once_and_no_animals() -> None:
    owner = Player({"peas": 1, "milk": 1, "hide": 1, "silk": 1, "sheep": 1, "belt": 1}, ships=["knarr"] * 4)
    table = played(78, owner).answer(0, "deal:occ_078.0.3")
    assert table.offers(0) == ["flip:peas", "flip:milk", "flip:hide", "flip:silk", "done"]
    table.answer(0, "flip:peas", "flip:milk", "flip:hide", "flip:silk")
    assert table.stock(0) == {"mead": 1, "beans": 1, "silverware": 1, "linen": 1, "sheep": 1, "belt": 1}
    table.expect(1, "turn")
    assert played(78, Player({"oil": 2}, ships=["longship"])).open == [(1, "turn")]
    fewer = played(78, Player({"oil": 2}, ships=["knarr"])).answer(0, "deal:occ_078.0.0", "flip:oil", "done")
    assert fewer.stock(0) == {"oil": 1, "rune_stone": 1}


@pytest.mark.card("occ_083")
def test_the_wholesaler_upgrades_up_to_4_goods_of_one_type() -> None:
    table = played(83, Player({"oil": 5, "hide": 2, "mead": 1})).answer(0, "deal:occ_083.0")
    assert table.offers(0) == ["upgrade:mead", "upgrade:oil", "upgrade:hide", "done"]
    table.answer(0, "upgrade:oil")
    assert table.offers(0) == ["upgrade:oil", "done"]
    table.answer(0, *["upgrade:oil"] * 3)
    assert table.stock(0) == {"oil": 1, "rune_stone": 4, "hide": 2, "mead": 1}
    table.expect(1, "turn")


@pytest.mark.card("occ_083")
def test_the_wholesaler_does_not_upgrade_a_tile_twice() -> None:
    table = played(83, Player({"mead": 1})).answer(0, "deal:occ_083.0", "upgrade:mead")
    assert (table.stock(0), table.open) == ({"oil": 1}, [(1, "turn")])


# Hunting


@pytest.mark.card("occ_085")
@pytest.mark.example("FO-EX-42")
def test_the_hornblower_hunts_game_then_lays_a_snare() -> None:
    table = at_turn(Player({"silver": 3, "wood": 3}, hand=[85], vikings=6)).dice(8, 1, 2)
    table.answer(0, "space:c2_play_2_occupations", "play:occ_085", "deal:occ_085.0", "succeed")
    assert table.stock(0) == {"silver": 2, "wood": 2, "hide": 1, "game_meat": 1}
    assert table.offers(0) == ["deal:occ_085.1", "no"]
    table.answer(0, "deal:occ_085.1", "succeed")
    assert table.stock(0) == {"hide": 1, "game_meat": 1, "fur": 1, "snare": 1}
    table.expect(1, "turn")


@pytest.mark.card("occ_085")
def test_the_hornblower_brings_no_viking_back() -> None:
    table = at_turn(Player({"silver": 2}, hand=[85])).dice(8, 5, 5)
    table.answer(0, "space:c2_play_2_occupations", "play:occ_085", "no", "deal:occ_085.1", "fail")
    assert table.stock(0) == {"wood": 1, "snare": 1}
    assert (table.vikings(0), table.on_space("c2_play_2_occupations"), table.open) == (4, (0, 2), [(1, "turn")])
    poor = played(85, Player({"silver": 1})).answer(0, "deal:occ_085.0", "fail")
    assert (poor.stock(0), poor.open) == ({"wood": 1, "bow": 1}, [(1, "turn")])
