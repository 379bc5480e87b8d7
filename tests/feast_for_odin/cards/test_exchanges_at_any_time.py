"""Occupations that their owner may use at any time, as often as wanted."""

import pytest

from tests.feast_for_odin.play import Player, at_turn, occ

# Things for things


SWAPS = [
    (44, {"wool": 1, "hide": 1, "linen": 1}, {"clothing": 1, "silver": 3}),  # Master Tailor
    (45, {"wood": 1, "silver": 6}, {"treasure_chest": 1}),  # Pirate
    (47, {"salt_meat": 1}, {"hide": 1}),  # Tanner
    (50, {"rune_stone": 1}, {"hide": 1}),  # Rune Engraver
    (55, {"chest": 1, "silver": 3}, {"treasure_chest": 1}),  # Treasurer
    (57, {"beans": 2}, {"peas": 1, "mead": 1, "stockfish": 1}),  # Bean Farmer
    (58, {"flax": 2}, {"oil": 3}),  # Linseed Oil Presser
    (59, {"flax": 2, "silver": 1}, {"linen": 2}),  # Linen Weaver
]


@pytest.mark.card("occ_044", "occ_045", "occ_047", "occ_050", "occ_055", "occ_057", "occ_058", "occ_059")
@pytest.mark.rule("FO-OCC-10")
@pytest.mark.parametrize(("number", "cost", "gain"), SWAPS)
def test_it_exchanges_as_often_as_its_owner_can_pay(number: int, cost: dict[str, int], gain: dict[str, int]) -> None:
    twice = {item: 2 * n for item, n in cost.items()}
    table = at_turn(Player(twice, cards=[number])).answer(0, f"exchange:{occ(number)}")
    assert table.stock(0) == {**cost, **gain}
    table.answer(0, f"exchange:{occ(number)}")
    assert table.stock(0) == {item: 2 * n for item, n in gain.items()}
    assert f"exchange:{occ(number)}" not in table.anytime(0)
    table.expect(0, "turn")


@pytest.mark.card("occ_044", "occ_045", "occ_047", "occ_050", "occ_055", "occ_057", "occ_058", "occ_059")
@pytest.mark.parametrize(("number", "cost", "gain"), SWAPS)
def test_it_needs_the_whole_cost_and_its_owner(number: int, cost: dict[str, int], gain: dict[str, int]) -> None:
    for item in cost:
        poor = at_turn(Player({**cost, item: cost[item] - 1}, cards=[number]))
        assert f"exchange:{occ(number)}" not in poor.anytime(0)
    assert f"exchange:{occ(number)}" not in at_turn(Player(cost, hand=[number])).anytime(0)
    assert f"exchange:{occ(number)}" not in at_turn(Player(cost), Player(cards=[number])).anytime(0)


@pytest.mark.card("occ_047")
@pytest.mark.rule("FO-ANY-01")
@pytest.mark.example("FO-EX-38")
def test_the_tanner_works_before_the_feast_and_in_the_middle_of_an_action() -> None:
    table = at_turn(Player({"salt_meat": 3, "linen": 1}, cards=[47])).answer(0, "space:c1_upgrade_2")
    table.answer(0, "exchange:occ_047", "upgrade:hide", "upgrade:linen")
    assert table.stock(0) == {"salt_meat": 2, "silverware": 1, "silk": 1}
    table.until("feast", 0).answer(0, "exchange:occ_047")
    assert (table.has(0, "salt_meat"), table.has(0, "hide")) == (1, 1)


# One thing or another


@pytest.mark.card("occ_046")
@pytest.mark.rule("FO-SHIP-02")
def test_the_ship_architect_gives_a_longship_for_3_wood_and_wool_or_linen() -> None:
    table = at_turn(Player({"wood": 7, "wool": 1, "linen": 1}, cards=[46])).answer(0, "exchange:occ_046")
    assert table.offers(0) == ["deal:occ_046.0.0", "deal:occ_046.0.1"]
    table.answer(0, "deal:occ_046.0.1")
    assert (table.has(0, "longship"), table.stock(0)) == (1, {"wood": 4, "wool": 1})
    table.answer(0, "exchange:occ_046")
    assert (table.has(0, "longship"), table.stock(0)) == (2, {"wood": 1})
    assert "exchange:occ_046" not in at_turn(Player({"wood": 2, "wool": 1}, cards=[46])).anytime(0)
    full = at_turn(Player({"wood": 3, "wool": 1}, ships=["knarr"] * 4, cards=[46]))
    assert "exchange:occ_046" not in full.anytime(0)


@pytest.mark.card("occ_048")
def test_the_farmer_exchanges_cows_pregnant_or_not_for_jewelry() -> None:
    table = at_turn(Player({"cattle": 1, "cattle_pregnant": 1, "sheep": 1}, cards=[48])).answer(0, "exchange:occ_048")
    assert table.offers(0) == ["give:cattle", "give:cattle_pregnant"]
    table.answer(0, "give:cattle_pregnant")
    assert table.stock(0) == {"cattle": 1, "jewelry": 1, "sheep": 1}
    table.answer(0, "exchange:occ_048", "give:cattle")
    assert table.stock(0) == {"jewelry": 2, "sheep": 1}
    assert "exchange:occ_048" not in table.anytime(0)


@pytest.mark.card("occ_051")
def test_the_master_mason_exchanges_a_rune_stone_for_silver_and_milk_or_cabbage() -> None:
    table = at_turn(Player({"rune_stone": 2}, cards=[51])).answer(0, "exchange:occ_051", "deal:occ_051.0.0")
    assert table.stock(0) == {"rune_stone": 1, "milk": 1, "silver": 1}
    table.answer(0, "exchange:occ_051", "deal:occ_051.0.1")
    assert table.stock(0) == {"milk": 1, "cabbage": 1, "silver": 2}
    assert "exchange:occ_051" not in table.anytime(0)


@pytest.mark.card("occ_054")
@pytest.mark.rule("FO-OCC-07")
@pytest.mark.example("FO-EX-35")
def test_the_tradesman_exchanges_silverware_for_silk_or_a_chest() -> None:
    table = at_turn(Player({"silverware": 2}, cards=[54])).answer(0, "exchange:occ_054", "deal:occ_054.0.0")
    assert table.stock(0) == {"silverware": 1, "silk": 1}
    assert table.answer(0, "exchange:occ_054", "deal:occ_054.0.1").stock(0) == {"silk": 1, "chest": 1}
    assert "exchange:occ_054" not in table.anytime(0)


@pytest.mark.card("occ_056")
@pytest.mark.rule("FO-DICE-06")
def test_the_arms_dealer_exchanges_any_2_weapons_for_an_ore() -> None:
    table = at_turn(Player({"bow": 1, "long_sword": 2}, cards=[56])).answer(0, "exchange:occ_056")
    assert table.offers(0) == ["give:bow", "give:long_sword"]
    table.answer(0, "give:long_sword", "give:bow")
    assert (table.stock(0), table.g.weapons_spent) == ({"long_sword": 1, "ore": 1}, (1, 0, 0, 1))
    assert "exchange:occ_056" not in table.anytime(0)


@pytest.mark.card("occ_056")
@pytest.mark.rule("FO-DICE-03")
def test_weapons_that_a_raid_needs_are_not_dealt_away_once_it_has_succeeded() -> None:
    owner = Player({"long_sword": 2, "stone": 1}, ships=["longship"], cards=[56])
    table = at_turn(owner).dice(8, 4).answer(0, "space:c1_raiding")
    assert "exchange:occ_056" in table.anytime(0)
    table.answer(0, "succeed")
    assert table.anytime(0) == []
    table.answer(0, "loot:rune_stone", "spend:2")
    assert table.stock(0) == {"stone": 1, "rune_stone": 1}


# Harvest


@pytest.mark.card("occ_049")
def test_the_plower_exchanges_a_cow_for_a_harvest() -> None:
    table = at_turn(Player({"cattle": 1, "cattle_pregnant": 1}, cards=[49]))
    table.answer(0, "exchange:occ_049", "give:cattle")
    goods = ("peas", "flax", "grain", "beans", "cabbage")
    assert table.stock(0) == {"cattle_pregnant": 1, **dict.fromkeys(goods, 1)}
    table.answer(0, "exchange:occ_049", "give:cattle_pregnant")
    assert table.stock(0) == dict.fromkeys(goods, 2)
    assert "exchange:occ_049" not in table.anytime(0)


@pytest.mark.card("occ_049", "occ_169", "occ_171")
@pytest.mark.rule("FO-AMB-31")
def test_the_plower_s_goods_are_a_harvest_for_other_cards() -> None:
    table = at_turn(Player({"cattle": 1, "grain": 1}, cards=[49, 169, 171]))
    table.answer(0, "exchange:occ_049", "give:cattle")
    assert table.offers(0) == ["use:occ_169", "no"]
    assert table.answer(0, "use:occ_169").has(0, "grain") == 3
    assert table.offers(0) == ["use:occ_171", "no"]
    table.answer(0, "use:occ_171")
    assert table.stock(0) == {"peas": 1, "grain": 4, "beans": 1, "cabbage": 1, "silver": 1}
    table.expect(0, "turn")


@pytest.mark.card("occ_049", "occ_169")
def test_what_the_plower_gives_is_not_what_the_sower_finds() -> None:
    table = at_turn(Player({"cattle": 1}, cards=[49, 169])).answer(0, "exchange:occ_049", "give:cattle")
    table.expect(0, "turn")
    assert (table.has(0, "flax"), table.has(0, "grain")) == (1, 1)


# Cards and upgrades


@pytest.mark.card("occ_052")
@pytest.mark.rule("FO-OCC-01")
def test_the_tutor_plays_an_occupation_for_a_silver() -> None:
    table = at_turn(Player({"silver": 2}, cards=[52], hand=[43, 47])).answer(0, "exchange:occ_052")
    assert table.offers(0) == ["play:occ_043", "play:occ_047", "done"]
    table.answer(0, "play:occ_043").expect(0, "turn")
    assert (table.in_play(0), table.stock(0)) == (["occ_052", "occ_043"], {"silver": 1, "fruits": 1})
    table.answer(0, "exchange:occ_052", "play:occ_047")
    assert (table.hand(0), table.has(0, "silver")) == ([], 0)
    table.expect(0, "turn")
    assert "exchange:occ_052" not in at_turn(Player({"silver": 2}, cards=[52])).anytime(0)
    assert "exchange:occ_052" not in at_turn(Player(cards=[52], hand=[43])).anytime(0)


@pytest.mark.card("occ_052", "occ_085", "occ_090")
@pytest.mark.rule("FO-ANY-01", "FO-DICE-01")
def test_a_hunt_that_the_tutor_brings_into_a_raid_leaves_the_raid_as_it_was() -> None:
    owner = Player({"silver": 2, "wood": 1}, ships=["longship:1"], cards=[52, 90], hand=[85])
    table = at_turn(owner).dice(8, 2, 5, 1, 3, 8).answer(0, "space:c1_raiding", "use:occ_090")
    table.answer(0, "exchange:occ_052", "play:occ_085", "deal:occ_085.0", "roll", "succeed")
    assert table.stock(0) == {"hide": 1, "game_meat": 1}
    table.answer(0, "roll", "roll")
    assert "roll" not in table.offers(0)  # the third roll of the raid
    table.answer(0, "succeed", "loot:jewelry")  # 8 and 2
    assert table.stock(0) == {"hide": 1, "game_meat": 1, "jewelry": 1}


@pytest.mark.card("occ_047")
@pytest.mark.rule("FO-HUNT-01")
def test_an_exchange_in_the_middle_of_a_hunt_does_not_pay_for_it() -> None:
    table = at_turn(Player({"salt_meat": 1, "wood": 3}, cards=[47])).dice(8, 3).answer(0, "space:c1_hunting_game")
    table.answer(0, "exchange:occ_047", "succeed")
    assert table.stock(0) == {"hide": 2, "game_meat": 1}


@pytest.mark.card("occ_053")
def test_the_farm_shop_owner_upgrades_an_orange_good_for_a_silver() -> None:
    table = at_turn(Player({"silver": 2, "peas": 1, "fruits": 1, "milk": 1}, cards=[53])).answer(0, "exchange:occ_053")
    assert table.offers(0) == ["upgrade:peas", "upgrade:fruits", "done"]
    table.answer(0, "upgrade:peas").expect(0, "turn")
    assert table.stock(0) == {"silver": 1, "mead": 1, "fruits": 1, "milk": 1}
    table.answer(0, "exchange:occ_053", "upgrade:fruits")
    assert table.stock(0) == {"mead": 1, "whale_meat": 1, "milk": 1}
    assert "exchange:occ_053" not in at_turn(Player({"silver": 1, "milk": 1}, cards=[53])).anytime(0)
    assert "exchange:occ_053" not in at_turn(Player({"peas": 1}, cards=[53])).anytime(0)


# Changes of rules


@pytest.mark.card("occ_039")
@pytest.mark.rule("FO-SHIP-04")
@pytest.mark.example("FO-EX-39")
def test_the_modifier_takes_ore_back_from_ships() -> None:
    table = at_turn(Player(ships=["longship:2", "whaling_boat:1", "knarr"], cards=[39]))
    table.answer(0, "disarm:longship", "disarm:longship", "disarm:whaling_boat")
    assert (table.stock(0), table.ore_on(0, "longship"), table.ore_on(0, "whaling_boat")) == ({"ore": 3}, [0], [0])
    assert not {"disarm:longship", "disarm:whaling_boat"} & set(table.anytime(0))  # what is printed stays
    without = at_turn(Player(ships=["longship:2"]), Player(cards=[39]))
    assert "disarm:longship" not in without.anytime(0)


@pytest.mark.card("occ_039")
@pytest.mark.rule("FO-ANY-01", "FO-OCC-10")
def test_the_modifier_takes_ore_back_also_in_the_middle_of_an_action() -> None:
    owner = Player({"flax": 1, "peas": 1}, ships=["longship:2"], cards=[39])
    table = at_turn(owner).answer(0, "space:c1_upgrade_2", "disarm:longship")
    assert (table.has(0, "ore"), table.ore_on(0, "longship")) == (1, [1])
    assert "arm:longship" not in table.anytime(0)  # but none is put there


@pytest.mark.card("occ_040")
@pytest.mark.rule("FO-PLACE-10")
def test_the_master_joiner_lays_wood_in_houses() -> None:
    table = at_turn(Player({"wood": 2}, houses=["stone_house", "long_house", "shed"], cards=[40]))
    before = table.score(0, "uncovered")
    table.answer(0, "lay:wood")
    assert table.offers(0) == ["on:stone_house_1", "on:long_house_1"]
    table.answer(0, "on:stone_house_1", "turn:0", "at:C1")
    assert (table.has(0, "wood"), table.score(0, "uncovered")) == (1, before + 1)
    assert "lay:wood" not in at_turn(Player({"wood": 2}, houses=["stone_house"])).anytime(0)
    assert "lay:wood" not in at_turn(Player({"wood": 2}, houses=["shed"], cards=[40])).anytime(0)
