"""Occupations that work each time something is done: costs, dice, mountains, Overseas Trading, ships."""

import pytest

from tests.feast_for_odin.cards.hands import played
from tests.feast_for_odin.play import Player, at_turn

# Costs


@pytest.mark.card("occ_001")
@pytest.mark.rule("FO-AMB-45", "FO-PHASE5-08")
@pytest.mark.parametrize(
    ("space", "answers", "price"),
    [
        ("c1_buy_stockfish", [], 0),
        ("c1_buy_salt_meat", [], 1),
        ("c2_buy_sheep", [], 0),
        ("c2_buy_cattle_milk", [], 2),
        ("c3_sheep_or_cattle", ["deal:c3_sheep_or_cattle.0.1"], 0),
        ("c4_buy_sheep_and_cattle", [], 2),
    ],
)
def test_the_peddler_pays_1_silver_less_on_the_livestock_market(space: str, answers: list[str], price: int) -> None:
    table = at_turn(Player({"silver": price}, cards=[1])).answer(0, f"space:{space}", *answers)
    assert table.has(0, "silver") == 0
    table.expect(1, "turn")
    if price:
        assert at_turn(Player({"silver": price - 1}, cards=[1])).why_not(0, f"space:{space}") == "FO-PHASE5-04"


@pytest.mark.card("occ_001")
def test_the_peddler_pays_the_whole_price_elsewhere_and_for_others() -> None:
    table = at_turn(Player({"silver": 1, "oil": 1}, ships=["knarr"], cards=[1]), Player({"silver": 1}))
    table.answer(0, "space:c1_overseas_trading", "flip:oil")
    assert table.stock(0) == {"rune_stone": 1}
    assert table.answer(1, "space:c1_buy_stockfish").stock(1) == {"stockfish": 2}


@pytest.mark.card("occ_002")
@pytest.mark.rule("FO-AMB-45")
def test_the_patron_pays_1_silver_less_where_an_action_costs_2_or_more() -> None:
    table = at_turn(Player({"silver": 5}, cards=[2], vikings=6)).answer(0, "space:c1_buy_salt_meat").answer(1, "pass")
    assert table.stock(0) == {"silver": 4, "salt_meat": 2}
    table.answer(0, "space:c1_buy_stockfish")
    assert table.has(0, "silver") == 3  # 1 silver is the whole price
    table.answer(0, "space:c2_buy_cattle_milk")
    assert table.has(0, "silver") == 1


@pytest.mark.card("occ_002")
def test_the_patron_s_discount_holds_for_emigration_but_not_for_bought_ships_and_cards() -> None:
    table = at_turn(Player({"silver": 3}, ships=["knarr"], cards=[2]), round=4)
    assert table.answer(0, "space:c2_emigration", "emigrate:knarr").has(0, "silver") == 0
    assert at_turn(Player({"silver": 5}, cards=[2])).answer(0, "buy:knarr").has(0, "silver") == 0
    assert played(80, Player({"silver": 2}, cards=[2])).answer(0, "deal:occ_080.0").stock(0) == {"sheep": 1}


@pytest.mark.card("occ_002")
@pytest.mark.rule("FO-AMB-45", "FO-SALE-01")
def test_the_patron_s_discount_counts_once_on_the_sum_of_a_special_sale() -> None:
    owner = Player({"silver": 6}, ships=["knarr"], cards=[2])
    table = at_turn(owner).answer(0, "space:c3_special_sale", "buy_tile:belt", "buy_tile:crucifix")
    assert table.has(0, "silver") == 6 - (2 + 2 - 1)
    table = at_turn(owner).answer(0, "space:c3_special_sale", "buy_tile:helmet", "buy_tile:cloakpin")
    assert table.has(0, "silver") == 6 - (1 + 1 - 1)
    table = at_turn(owner).answer(0, "space:c3_special_sale", "buy_tile:helmet", "done")
    assert table.has(0, "silver") == 6 - 1


@pytest.mark.card("occ_003")
@pytest.mark.rule("FO-AMB-30")
def test_the_furrier_gives_a_snare_after_an_action_that_gave_exactly_1_silver() -> None:
    table = at_turn(Player(cards=[3], vikings=6)).answer(0, "space:c1_weekly_market").answer(1, "pass")
    assert table.stock(0) == {"beans": 1, "silver": 1, "snare": 1}
    table.answer(0, "space:c2_weekly_market")
    assert table.has(0, "snare") == 2
    table.answer(0, "space:c2_products_mead")  # 2 silver
    assert (table.has(0, "snare"), table.has(0, "silver")) == (2, 4)
    table.answer(0, "space:c1_stockfish")  # none
    assert table.has(0, "snare") == 2


@pytest.mark.card("occ_003", "occ_010")
@pytest.mark.rule("FO-AMB-30")
def test_the_furrier_does_not_count_silver_that_a_card_gives() -> None:
    table = played(10, Player({"sheep": 1}, cards=[3]))
    assert table.stock(0) == {"sheep": 1, "milk": 1, "silver": 1}


# Mountains and chests


@pytest.mark.card("occ_006")
@pytest.mark.rule("FO-MTN-03")
def test_the_stonecarver_gives_a_silver_for_each_stone_of_the_mountains() -> None:
    strips = {0: ["stone", "stone", "ore"], 1: ["wood", "stone"], 2: ["wood", "ore"]}
    table = at_turn(Player(cards=[6]), strips=strips).answer(0, "space:c3_mountain_3_2", "strip:0", "take:3")
    table.answer(0, "strip:1", "take:2")
    assert table.stock(0) == {"stone": 3, "ore": 1, "wood": 1, "silver": 3}
    none = at_turn(Player(cards=[6]), strips=strips).answer(0, "space:c1_mountain_2", "strip:2", "take:2")
    assert none.stock(0) == {"wood": 1, "ore": 1}


@pytest.mark.card("occ_006")
def test_the_stonecarver_gives_nothing_for_stone_from_elsewhere() -> None:
    table = at_turn(Player(ships=["longship"], cards=[6])).dice(8, 1).answer(0, "space:c1_raiding", "fail")
    assert table.stock(0) == {"stone": 1, "long_sword": 1}


@pytest.mark.card("occ_028")
def test_the_locksmith_may_buy_oil_for_a_chest_that_comes() -> None:
    table = at_turn(Player({"wool": 2, "silver": 3}, cards=[28])).answer(0, "space:c1_upgrade_2", "upgrade:wool")
    assert table.offers(0) == ["use:occ_028", "no"]
    table.answer(0, "use:occ_028", "upgrade:wool", "no")
    assert table.stock(0) == {"chest": 2, "oil": 1, "silver": 2}
    table.expect(1, "turn")


@pytest.mark.card("occ_028", "occ_045")
def test_the_locksmith_looks_at_treasure_chests_too_and_needs_silver() -> None:
    table = at_turn(Player({"wood": 1, "silver": 7}, cards=[28, 45])).answer(0, "exchange:occ_045", "use:occ_028")
    assert table.stock(0) == {"treasure_chest": 1, "oil": 1}
    poor = at_turn(Player({"wood": 1, "silver": 6}, cards=[28, 45])).answer(0, "exchange:occ_045")
    assert (poor.stock(0), poor.open) == ({"treasure_chest": 1}, [(0, "turn")])
    other = at_turn(Player({"hide": 1, "silver": 2}, cards=[28])).answer(0, "space:c1_upgrade_2", "upgrade:hide")
    assert (other.stock(0), other.open) == ({"silverware": 1, "silver": 2}, [(1, "turn")])


@pytest.mark.card("occ_028")
def test_the_locksmith_may_be_paid_with_the_silver_that_comes_with_the_chest() -> None:
    table = at_turn(Player({"wood": 1}, cards=[28])).answer(0, "space:c2_craft_chest", "use:occ_028")
    assert table.stock(0) == {"chest": 1, "oil": 1}


@pytest.mark.card("occ_028")
def test_the_locksmith_is_asked_once_for_each_chest() -> None:
    table = at_turn(Player({"wood": 2, "stone": 2, "silver": 5}, cards=[28])).answer(0, "space:c3_craft_chests")
    table.answer(0, "use:occ_028", "use:occ_028")
    assert table.stock(0) == {"chest": 2, "rune_stone": 2, "oil": 2, "silver": 3}
    table.expect(1, "turn")


# Dice


@pytest.mark.card("occ_004")
@pytest.mark.rule("FO-AMB-37", "FO-WHALE-05")
def test_the_hunter_takes_1_off_every_roll() -> None:
    table = at_turn(Player({"bow": 9}, cards=[4])).dice(8, 5, 3).answer(0, "space:c1_hunting_game")
    assert dict(table.ask(0).about)["n"] == 4
    table.answer(0, "roll", "succeed")
    assert table.stock(0) == {"bow": 9 - 2, "hide": 1, "game_meat": 1}
    nought = at_turn(Player({"bow": 9}, cards=[4])).dice(8, 1).answer(0, "space:c1_hunting_game")
    assert (nought.stock(0), nought.open) == ({"bow": 9, "hide": 1, "game_meat": 1}, [(1, "turn")])


@pytest.mark.card("occ_004")
def test_the_hunter_takes_1_off_in_raiding_too() -> None:
    table = at_turn(Player(ships=["longship"], cards=[4])).dice(8, 6, 7).answer(0, "space:c1_raiding")
    assert "succeed" not in table.offers(0)  # 5
    table.answer(0, "roll", "succeed")
    assert table.offers(0) == ["loot:rune_stone"]  # 6
    other = at_turn(Player(ships=["longship"]), Player(cards=[4])).dice(8, 6).answer(0, "space:c1_raiding")
    assert "succeed" in other.offers(0)


@pytest.mark.card("occ_013")
@pytest.mark.rule("FO-AMB-37")
def test_the_archer_has_a_bow_and_takes_1_off_when_hunting_game() -> None:
    assert played(13).stock(0) == {"bow": 1}
    table = at_turn(Player({"bow": 5}, cards=[13])).dice(8, 4).answer(0, "space:c1_hunting_game", "succeed")
    assert table.stock(0) == {"bow": 5 - 3, "hide": 1, "game_meat": 1}
    nought = at_turn(Player(cards=[13])).dice(8, 1).answer(0, "space:c1_hunting_game")
    assert (nought.stock(0), nought.open) == ({"hide": 1, "game_meat": 1}, [(1, "turn")])
    snare = at_turn(Player({"snare": 5}, cards=[13])).dice(8, 4).answer(0, "space:c2_laying_snare", "succeed")
    assert snare.stock(0) == {"snare": 5 - 4 + 1, "fur": 1}


@pytest.mark.card("occ_011")
@pytest.mark.rule("FO-WHALE-03")
def test_the_trident_hunter_has_a_spear_and_each_counts_2_in_whaling() -> None:
    assert played(11).stock(0) == {"spear": 1}
    owner = Player({"spear": 3, "wood": 5}, ships=["whaling_boat"], cards=[11])
    table = at_turn(owner).dice(12, 6).answer(0, "space:c4_whaling", "succeed")  # 6 less the printed ore
    assert table.offers(0) == ["spend:0", "spend:1", "spend:2", "spend:3"]
    table.answer(0, "spend:1")  # 2 for the spear, 3 for wood
    assert table.stock(0) == {"spear": 2, "wood": 2, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}
    without = at_turn(Player({"spear": 3}, ships=["whaling_boat"])).dice(12, 6).answer(0, "space:c4_whaling")
    assert "succeed" not in without.offers(0)


@pytest.mark.card("occ_089")
@pytest.mark.rule("FO-RAID-02")
def test_the_catapulter_s_stones_count_2_in_raiding_and_pillaging() -> None:
    owner = Player({"stone": 2, "long_sword": 1}, ships=["longship"], cards=[89])
    table = at_turn(owner).dice(8, 4).answer(0, "space:c1_raiding", "succeed")  # 4 and 2 x 2 and 1
    assert "loot:jewelry" not in table.offers(0)  # 10
    table.answer(0, "loot:spices")
    assert table.stock(0) == {"spices": 1}
    table = at_turn(owner).dice(12, 6).answer(0, "space:c2_pillaging", "succeed", "loot:jewelry")  # 6 and 4
    table.answer(0, "spend:0")
    assert table.stock(0) == {"long_sword": 1, "jewelry": 1}
    without = at_turn(Player({"stone": 2}, ships=["longship"])).dice(8, 4).answer(0, "space:c1_raiding", "succeed")
    assert without.offers(0) == ["loot:rune_stone"]


@pytest.mark.card("occ_090")
def test_the_sword_fighter_takes_ore_off_a_longship_for_2_more_on_every_roll() -> None:
    owner = Player({"stone": 1}, ships=["longship:2"], cards=[90])
    table = at_turn(owner).dice(8, 3, 7).answer(0, "space:c1_raiding")
    assert table.offers(0) == ["use:occ_090", "no"]
    table.answer(0, "use:occ_090")
    assert (table.ore_on(0, "longship"), dict(table.ask(0).about)["n"]) == ([1], 5)
    table.answer(0, "roll")
    assert dict(table.ask(0).about)["n"] == 9
    table.answer(0, "succeed", "loot:spices")
    assert (table.stock(0), table.ore_on(0, "longship")) == ({"stone": 1, "spices": 1}, [1])


@pytest.mark.card("occ_090")
def test_the_sword_fighter_may_be_declined_and_does_not_help_in_pillaging() -> None:
    owner = Player(ships=["longship:1"], cards=[90])
    table = at_turn(owner).dice(8, 6).answer(0, "space:c1_raiding", "no")
    assert (table.ore_on(0, "longship"), dict(table.ask(0).about)["n"]) == ([1], 6)
    pillage = at_turn(owner).dice(12, 6).answer(0, "space:c2_pillaging")
    assert (pillage.ask(0).name, dict(pillage.ask(0).about)["n"]) == ("die", 7)
    bare = at_turn(Player({"ore": 1}, ships=["longship"], cards=[90])).dice(8, 6).answer(0, "space:c1_raiding")
    bare.expect(0, "die")


# Overseas Trading


@pytest.mark.card("occ_036")
@pytest.mark.rule("FO-OCC-12")
def test_the_ship_s_cook_upgrades_a_meat_before_overseas_trading() -> None:
    has = {"silver": 1, "salt_meat": 2, "game_meat": 1, "whale_meat": 1, "milk": 1}
    owner = Player(has, ships=["knarr"], cards=[36])
    table = at_turn(owner).answer(0, "space:c1_overseas_trading", "use:occ_036")
    assert table.offers(0) == ["upgrade:salt_meat", "upgrade:game_meat", "upgrade:whale_meat", "done"]
    table.answer(0, "upgrade:salt_meat").expect(0, "overseas")
    table.answer(0, "flip:linen")
    assert table.stock(0) == {"salt_meat": 1, "game_meat": 1, "whale_meat": 1, "milk": 1, "silk": 1}
    declined = at_turn(owner).answer(0, "space:c1_overseas_trading", "no")
    assert (declined.has(0, "salt_meat"), declined.open) == (2, [(1, "turn")])
    none = at_turn(Player({"silver": 1, "milk": 1}, ships=["knarr"], cards=[36])).answer(0, "space:c1_overseas_trading")
    assert (none.stock(0), none.open) == ({"milk": 1}, [(1, "turn")])


@pytest.mark.card("occ_037")
@pytest.mark.rule("FO-OCC-12")
def test_the_foreign_trader_upgrades_a_good_before_overseas_trading() -> None:
    owner = Player({"silver": 1, "stockfish": 1, "peas": 2}, ships=["knarr"], cards=[37])
    table = at_turn(owner).answer(0, "space:c2_overseas_trading", "use:occ_037")
    assert table.offers(0) == ["upgrade:peas", "upgrade:stockfish", "done"]
    table.answer(0, "upgrade:stockfish", "flip:hide")
    assert (table.stock(0), table.open) == ({"peas": 2, "silverware": 1}, [(1, "turn")])
    elsewhere = at_turn(Player({"peas": 1, "flax": 1, "mead": 1}, cards=[37])).answer(0, "space:c1_upgrade_2")
    elsewhere.expect(0, "upgrade")
    assert elsewhere.answer(0, "upgrade:peas", "upgrade:flax").open == [(1, "turn")]


@pytest.mark.card("occ_088")
@pytest.mark.rule("FO-AMB-28")
def test_the_clerk_moves_a_good_diagonally_for_a_silver_once_for_each_knarr() -> None:
    owner = Player({"silver": 4, "fur": 1, "salt_meat": 1, "grain": 1}, ships=["knarr", "knarr"], cards=[88])
    table = at_turn(owner).answer(0, "space:c1_overseas_trading", "use:occ_088")
    assert table.offers(0) == ["upgrade:grain", "upgrade:salt_meat", "upgrade:fur", "done"]
    table.answer(0, "upgrade:fur", "use:occ_088", "upgrade:salt_meat")
    assert table.stock(0) == {"silver": 1, "spices": 1, "wool": 1, "grain": 1}
    assert table.offers(0) == ["flip:wool", "done"]  # twice, and no more
    one = at_turn(Player({"silver": 3, "game_meat": 2}, ships=["knarr"], cards=[88]))
    one.answer(0, "space:c1_overseas_trading", "use:occ_088", "upgrade:game_meat").expect(0, "overseas")
    assert one.stock(0) == {"silver": 1, "game_meat": 1, "linen": 1}


@pytest.mark.card("occ_088")
def test_the_clerk_needs_silver_and_a_column_to_the_left() -> None:
    poor = at_turn(Player({"silver": 1, "fur": 1}, ships=["knarr"], cards=[88])).answer(0, "space:c1_overseas_trading")
    poor.expect(0, "overseas")
    first = at_turn(Player({"silver": 9, "oil": 1, "mead": 1}, ships=["knarr"], cards=[88]))
    first.answer(0, "space:c1_overseas_trading").expect(0, "overseas")
    wool = at_turn(Player({"silver": 2, "wool": 1}, ships=["knarr"], cards=[88]))
    wool.answer(0, "space:c1_overseas_trading", "use:occ_088", "upgrade:wool")
    assert wool.stock(0) == {"silverware": 1}


# Ships


@pytest.mark.card("occ_012")
@pytest.mark.rule("FO-AMB-41")
@pytest.mark.parametrize(
    ("space", "answers"),
    [
        ("c1_raiding", []),
        ("c2_pillaging", []),
        ("c4_plundering", []),
        ("c2_explore", ["explore:iceland", "with:longship"]),
        ("c2_emigration", ["emigrate:longship"]),
    ],
)
def test_the_helmsman_draws_a_weapon_when_a_longship_is_used(space: str, answers: list[str]) -> None:
    owner = Player({"silver": 1}, ships=["longship", "longship", "knarr"], cards=[12])
    table = at_turn(owner).answer(0, f"space:{space}", *answers, "use:occ_012")
    assert sum(table.g.weapons) == 47 - 1
    assert sum(table.has(0, weapon) for weapon in ("bow", "snare", "spear", "long_sword")) == 1


@pytest.mark.card("occ_012")
@pytest.mark.parametrize(
    ("space", "answers"),
    [
        ("c1_overseas_trading", ["done"]),
        ("c2_explore", ["explore:iceland", "with:knarr"]),
        ("c2_emigration", ["emigrate:knarr"]),
        ("c3_special_sale", ["buy_tile:glass_beads", "done"]),
    ],
)
def test_the_helmsman_draws_nothing_when_another_ship_is_used(space: str, answers: list[str]) -> None:
    owner = Player({"silver": 2, "oil": 1}, ships=["longship", "knarr", "whaling_boat"], cards=[12])
    table = at_turn(owner).answer(0, f"space:{space}", *answers)
    assert (sum(table.g.weapons), table.open) == (47, [(1, "turn")])


@pytest.mark.card("occ_012")
def test_the_helmsman_has_a_chest_and_may_leave_the_weapon() -> None:
    assert played(12).stock(0) == {"chest": 1}
    table = at_turn(Player(ships=["longship"] * 2, cards=[12])).answer(0, "space:c4_plundering", "no")
    assert table.stock(0) == {"silver_hoard": 1}
