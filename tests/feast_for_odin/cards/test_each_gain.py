"""Occupations that look at what comes in: by an action, from mountain strips, into the stable, on a board."""

import pytest

from tests.feast_for_odin.play import Player, Table, at_turn, occ

# What a Viking action gave


@pytest.mark.card("occ_154", "occ_156")
@pytest.mark.parametrize(
    ("number", "space", "then"),
    [
        (154, "c2_wood_per_player_ore", {"wood": 2, "ore": 1, "silver": 1}),
        (154, "c2_products_mead", {"mead": 2, "silver": 2}),
        (156, "c2_wood_per_player_ore", {"wood": 2, "ore": 1}),
    ],
)
def test_silver_after_an_action_that_gave_enough(number: int, space: str, then: dict[str, int]) -> None:
    t = at_turn(Player(cards=[number])).answer(0, f"space:{space}")
    t.expect(1, "turn")
    assert t.stock(0) == then


@pytest.mark.card("occ_154", "occ_156")
@pytest.mark.parametrize(
    ("number", "strip", "then"),
    [
        (154, ["wood", "wood"], {"wood": 2, "silver": 1}),
        (154, ["wood", "stone"], {"wood": 1, "stone": 1}),
        (156, ["wood", "stone"], {"wood": 1, "stone": 1, "silver": 1}),
        (156, ["stone", "stone"], {"stone": 2, "silver": 1}),
        (156, ["wood", "ore"], {"wood": 1, "ore": 1}),
    ],
)
def test_silver_after_an_action_that_took_enough_from_a_strip(
    number: int, strip: list[str], then: dict[str, int]
) -> None:
    t = at_turn(Player(has={}, cards=[number]), strips={0: strip})
    t.answer(0, "space:c1_mountain_2", "strip:0", "take:2").expect(1, "turn")
    assert t.stock(0) == then


@pytest.mark.card("occ_156")
def test_the_stone_crusher_counts_the_stone_of_a_failed_raid() -> None:
    t = at_turn(Player(ships=["longship"], cards=[156])).answer(0, "space:c1_raiding", "fail")
    t.expect(1, "turn")
    assert t.stock(0) == {"stone": 1, "long_sword": 1, "silver": 1}


@pytest.mark.card("occ_156", "occ_118")
def test_the_stone_crusher_does_not_count_what_cards_give() -> None:
    t = at_turn(Player(cards=[156, 118])).answer(0, "space:c1_weekly_market")
    assert t.stock(0) == {"beans": 1, "silver": 1, "stone": 1, "mead": 1}


@pytest.mark.card("occ_124", "occ_155", "occ_175")
@pytest.mark.parametrize(
    ("number", "space", "has", "then"),
    [
        (124, "c2_products_mead", {}, {"mead": 2, "grain": 1, "wood": 2}),
        (124, "c2_craft_clothing", {"hide": 1, "linen": 1}, {"clothing": 1, "grain": 1, "wood": 2}),
        (155, "c2_wood_per_player_ore", {}, {"wood": 1, "ore": 1, "stockfish": 1}),
        (175, "c1_stockfish", {"silver": 1}, {"stockfish": 1, "oil": 1}),
        (175, "c1_buy_stockfish", {"silver": 2}, {"stockfish": 2, "oil": 1}),
        (175, "c2_weekly_market", {}, {"flax": 1, "stockfish": 1, "oil": 1}),
    ],
)
def test_an_exchange_once_after_an_action_that_gave_it(
    number: int, space: str, has: dict[str, int], then: dict[str, int]
) -> None:
    t = at_turn(Player(has=has, cards=[number])).answer(0, f"space:{space}", f"use:{occ(number)}")
    t.expect(1, "turn")
    assert t.stock(0) == then


@pytest.mark.card("occ_124", "occ_155", "occ_175")
@pytest.mark.parametrize(
    ("number", "space", "has"),
    [
        (124, "c1_weekly_market", {"silver": 9}),
        (124, "c4_craft_robe_jewelry", {"silver": 9}),
        (155, "c2_products_mead", {"wood": 9}),
        (175, "c1_weekly_market", {"silver": 9, "stockfish": 1}),
        (175, "c1_stockfish", {}),
    ],
)
def test_no_exchange_after_an_action_that_gave_another_amount(number: int, space: str, has: dict[str, int]) -> None:
    at_turn(Player(has=has, cards=[number])).answer(0, f"space:{space}").expect(1, "turn")


@pytest.mark.card("occ_124", "occ_155", "occ_175")
@pytest.mark.parametrize(
    ("number", "space", "then"),
    [
        (124, "c2_products_mead", {"mead": 2, "silver": 2}),
        (155, "c2_wood_per_player_ore", {"wood": 2, "ore": 1}),
        (175, "c2_weekly_market", {"flax": 1, "stockfish": 1, "silver": 1}),
    ],
)
def test_the_exchange_may_be_declined(number: int, space: str, then: dict[str, int]) -> None:
    t = at_turn(Player(cards=[number])).answer(0, f"space:{space}", "no")
    t.expect(1, "turn")
    assert t.stock(0) == then


@pytest.mark.card("occ_124")
def test_the_laborer_counts_the_two_silver_of_a_strip_and_of_an_exploration_board() -> None:
    t = at_turn(Player(cards=[124]), strips={0: ["silver2"]}).answer(0, "space:c1_mountain_2", "strip:0", "take:1")
    assert t.answer(0, "use:occ_124").stock(0) == {"grain": 1, "wood": 2}
    t = at_turn(Player(ships=["knarr"], cards=[124]), treasure={"shetland": 2})
    assert t.answer(0, "space:c1_explore", "explore:shetland", "use:occ_124").stock(0) == {"grain": 1, "wood": 2}
    t = at_turn(Player(cards=[124]), strips={0: ["silver2", "silver2"]})
    t.answer(0, "space:c1_mountain_2", "strip:0", "take:2").expect(1, "turn")


# Mountain strips


@pytest.mark.parametrize(
    ("strips", "then"),
    [
        ((["wood", "wood", "wood"], ["wood"]), {"wood": 4}),
        ((["wood", "wood", "stone"], ["wood"]), {"wood": 3, "stone": 1, "mead": 1}),
        ((["wood", "wood", "stone"], ["ore"]), {"wood": 2, "stone": 1, "ore": 1, "hide": 1}),
        ((["wood", "stone", "ore"], ["silver2"]), {"wood": 1, "stone": 1, "ore": 1, "silver": 2, "chest": 1}),
    ],
)
@pytest.mark.card("occ_122")
def test_the_mountain_guard_gets_a_good_by_the_number_of_different_items(
    strips: tuple[list[str], list[str]], then: dict[str, int]
) -> None:
    t = at_turn(Player(cards=[122]), strips=dict(enumerate(strips)))
    t.answer(0, "space:c3_mountain_3_2", "strip:0", "take:3", "strip:1", "take:1").expect(1, "turn")
    assert t.stock(0) == then


@pytest.mark.card("occ_122", "occ_113")
def test_the_mountain_guard_looks_at_each_action_and_card_alone() -> None:
    t = at_turn(Player(has={"wood": 2}, cards=[122, 121]), strips={0: ["stone", "wood"]})
    t.answer(0, "space:c1_build_shed", "use:occ_121", "strip:0", "take:1").expect(1, "turn")
    assert t.stock(0) == {"stone": 1}


@pytest.mark.card("occ_188")
@pytest.mark.parametrize(("seats", "silver"), [(2, 1), (3, 2), (4, 3)])
def test_the_mineworker_gets_silver_by_the_number_of_players_when_played(seats: int, silver: int) -> None:
    t = at_turn(Player(hand=[188]), seats=seats).answer(0, "space:c2_play_2_occupations", "play:occ_188")
    t.expect(1, "turn")
    assert (t.stock(0), t.in_play(0)) == ({"silver": silver}, ["occ_188"])


@pytest.mark.card("occ_188")
def test_the_mineworker_gets_nothing_when_played_alone() -> None:
    t = at_turn(Player(hand=[188]), options={}, seats=1)
    t.answer(0, "space:c2_play_2_occupations", "play:occ_188").expect(0, "turn")
    assert t.stock(0) == {}


@pytest.mark.card("occ_188")
def test_the_mineworker_gets_a_silver_more_for_each_two_silver_of_a_strip() -> None:
    t = at_turn(Player(cards=[188]), strips={0: ["silver2", "silver2"], 1: ["wood", "ore"]})
    t.answer(0, "space:c1_mountain_2", "strip:0", "take:2").expect(1, "turn")
    assert t.stock(0) == {"silver": 6}
    t = at_turn(Player(cards=[188]), strips={0: ["silver2", "silver2"], 1: ["wood", "ore"]})
    t.answer(0, "space:c1_mountain_2", "strip:1", "take:2").expect(1, "turn")
    assert t.stock(0) == {"wood": 1, "ore": 1}


@pytest.mark.card("occ_173")
def test_the_punchcutter_gets_silver_for_ore_and_silver_that_leave_the_strips() -> None:
    strips = {0: ["ore", "silver2"], 1: ["ore", "stone", "silver2"], 2: ["wood", "ore"], 3: ["silver2", "silver2"]}
    t = at_turn(Player(cards=[173]), strips=strips).until_phase("return_vikings").until("turn")
    # ore and 2 silver of the first, ore of the second, 2 silver twice of the last
    assert t.has(0, "silver") == (1 + 2) + 1 + (2 + 2)
    assert t.has(1, "silver") == 0


@pytest.mark.card("occ_173")
def test_the_punchcutter_gets_nothing_for_what_players_take_or_other_items() -> None:
    t = at_turn(Player(cards=[173]), Player(), strips={0: ["ore", "wood", "stone", "silver2"]})
    t.answer(0, "space:c1_stockfish").answer(1, "space:c1_mountain_2", "strip:0", "take:1").end_round()
    assert t.has(0, "silver") == 0


# Gains that something else replaces or follows


@pytest.mark.card("occ_150")
@pytest.mark.parametrize(
    ("space", "price", "good"), [("c1_buy_stockfish", 1, "stockfish"), ("c1_buy_salt_meat", 2, "salt_meat")]
)
def test_the_meat_buyer_may_take_game_meat_for_one_of_two(space: str, price: int, good: str) -> None:
    t = at_turn(Player(has={"silver": price}, cards=[150])).answer(0, f"space:{space}", "use:occ_150")
    t.expect(1, "turn")
    assert t.stock(0) == {good: 1, "game_meat": 1}
    t = at_turn(Player(has={"silver": price}, cards=[150])).answer(0, f"space:{space}", "no")
    assert t.stock(0) == {good: 2}


@pytest.mark.card("occ_150")
@pytest.mark.parametrize("space", ["c1_stockfish", "c3_weekly_market", "c2_products_mead"])
def test_the_meat_buyer_is_not_asked_for_a_single_good_or_others(space: str) -> None:
    t = at_turn(Player(cards=[150])).answer(0, f"space:{space}")
    t.expect(1, "turn")
    assert t.has(0, "game_meat") == 0


@pytest.mark.card("occ_174")
@pytest.mark.parametrize(("way", "good", "left"), [(0, "silk", 4), (1, "spices", 3)])
def test_the_bosporus_traveler_buys_silk_or_spices_when_a_cow_comes(way: int, good: str, left: int) -> None:
    t = at_turn(Player(has={"silver": 10}, cards=[174])).answer(0, "space:c2_buy_cattle_milk")
    t.answer(0, "use:occ_174", f"deal:occ_174.0.{way}").expect(1, "turn")
    assert t.stock(0) == {"cattle": 1, "milk": 1, good: 1, "silver": left}


@pytest.mark.card("occ_174")
def test_the_bosporus_traveler_needs_silver_and_a_cow_and_may_decline() -> None:
    at_turn(Player(has={"silver": 5}, cards=[174])).answer(0, "space:c2_buy_cattle_milk").expect(1, "turn")
    at_turn(Player(has={"silver": 9}, cards=[174])).answer(0, "space:c2_buy_sheep").expect(1, "turn")
    t = at_turn(Player(has={"silver": 9}, cards=[174])).answer(0, "space:c2_buy_cattle_milk", "no")
    t.expect(1, "turn")
    assert t.stock(0) == {"cattle": 1, "milk": 1, "silver": 6}


@pytest.mark.card("occ_174")
def test_the_bosporus_traveler_buys_for_each_calf() -> None:
    t = at_turn(Player(has={"silver": 9, "cattle_pregnant": 2}, cards=[174])).until("use")
    assert t.g.phase == "breeding"
    t.answer(0, "use:occ_174", "deal:occ_174.0.0", "use:occ_174", "deal:occ_174.0.1").expect(0, "feast")
    assert t.stock(0) == {"cattle": 4, "silk": 1, "spices": 1, "silver": 2}


@pytest.mark.card("occ_190")
def test_the_bosporus_merchant_gets_oil_for_spices_however_they_come() -> None:
    t = at_turn(Player(cards=[190])).answer(0, "space:c4_market_and_products")
    assert t.stock(0) == {"spices": 1, "silver": 1, "oil": 1}
    t = at_turn(Player(has={"skin_and_bones": 2}, cards=[190])).answer(0, "space:c1_upgrade_2")
    t.answer(0, "upgrade:skin_and_bones", "upgrade:skin_and_bones").expect(1, "turn")
    assert t.stock(0) == {"spices": 2, "oil": 2}
    t = at_turn(Player(has={"silver": 1, "skin_and_bones": 1}, ships=["knarr"], cards=[190]))
    t.answer(0, "space:c1_overseas_trading", "flip:skin_and_bones", "done").expect(1, "turn")
    assert t.stock(0) == {"spices": 1, "oil": 1}


@pytest.mark.card("occ_190", "occ_182")
def test_the_bosporus_merchant_gets_oil_for_each_of_several_spices() -> None:
    t = at_turn(Player(has={"stone": 1, "wood": 5}, houses=["long_house"], cards=[190, 182]))
    t.answer(0, "space:c2_build_stone_house", "use:occ_182", "deal:occ_182.0.1").expect(1, "turn")
    assert t.stock(0) == {"spices": 2, "oil": 2}


@pytest.mark.card("occ_190")
def test_the_bosporus_merchant_gets_nothing_for_other_goods_nor_others_for_spices() -> None:
    t = at_turn(Player(has={"linen": 1}, cards=[190])).answer(0, "space:c1_upgrade_2", "upgrade:linen")
    assert t.stock(0) == {"silk": 1}
    t = at_turn(Player(), Player(cards=[190])).answer(0, "space:c4_market_and_products")
    assert (t.stock(0), t.stock(1)) == ({"spices": 1, "silver": 1}, {})


# Upgrades


@pytest.mark.card("occ_152")
@pytest.mark.parametrize(("space", "goods"), [("c2_upgrade_3", 3), ("c3_upgrade_4", 4)])
def test_the_merchant_upgrades_one_of_three_or_four_goods_twice(space: str, goods: int) -> None:
    t = at_turn(Player(has={"flax": 6}, cards=[152])).answer(0, f"space:{space}", "upgrade_twice:flax")
    assert "upgrade_twice:flax" not in t.offers(0)
    t.answer(0, *["upgrade:flax"] * (goods - 1)).expect(1, "turn")
    assert t.stock(0) == {"flax": 6 - goods, "hide": 1, "stockfish": goods - 1}


@pytest.mark.card("occ_152")
def test_the_merchant_does_not_look_at_other_upgrades() -> None:
    t = at_turn(Player(has={"flax": 6}, cards=[152])).answer(0, "space:c1_upgrade_2")
    assert t.offers(0) == ["upgrade:flax"]
    t = at_turn(Player(has={"flax": 6}, cards=[152]), strips={})
    t.answer(0, "space:c4_mountain_2222_or_double_upgrade_3")
    assert t.offers(0) == ["upgrade:flax", "upgrade_twice:flax"]


# Tiles that are laid


def laying(number: int, item: str, area: str, cell: str, **has: int) -> Table:
    """The owner of a card lays a tile at any time."""
    player = Player(has={item: 1, **has}, cards=[number], houses=["long_house"], islands=["shetland"])
    return at_turn(player).lay_tile(0, item, area, 0, cell)


@pytest.mark.card("occ_098")
def test_the_nobleman_buys_silk_for_two_silver_when_grain_is_laid_in_a_house() -> None:
    t = laying(98, "grain", "long_house_1", "A1", silver=3).answer(0, "use:occ_098")
    t.expect(0, "turn")
    assert t.stock(0) == {"silk": 1, "silver": 1}
    t = laying(98, "grain", "long_house_1", "A1", silver=3).answer(0, "no")
    assert t.stock(0) == {"silver": 3}
    laying(98, "grain", "long_house_1", "A1", silver=1).expect(0, "turn")
    laying(98, "peas", "long_house_1", "A1", silver=3).expect(0, "turn")


@pytest.mark.card("occ_100", "occ_101")
@pytest.mark.parametrize(
    ("number", "item", "area", "then"),
    [
        (100, "rune_stone", "shetland", {"silver": 1}),
        (100, "rune_stone", "long_house_1", {}),
        (100, "rune_stone", "home", {}),
        (100, "silverware", "shetland", {}),
        (101, "rune_stone", "long_house_1", {"mead": 1, "silver": 1}),
        (101, "rune_stone", "shetland", {}),
        (101, "rune_stone", "home", {}),
        (101, "silverware", "long_house_1", {}),
    ],
)
def test_rune_stones_on_boards_and_in_houses(number: int, item: str, area: str, then: dict[str, int]) -> None:
    t = laying(number, item, area, {"shetland": "A4", "long_house_1": "A1", "home": "A1"}[area])
    t.expect(0, "turn")
    assert t.stock(0) == then
