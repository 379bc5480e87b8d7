"""Occupations that look at a space: what they give before and after its action."""

import pytest

from longhall.games.feast_for_odin.content.things import ORE
from tests.feast_for_odin.play import Player, Table, at_turn, occ


def weapons(table: Table) -> int:
    """The weapon cards in the supply of seat 0."""
    return sum(table.has(0, weapon) for weapon in ("bow", "snare", "spear", "long_sword"))


# What comes by itself when Vikings stand on a space


@pytest.mark.card("occ_112", "occ_115", "occ_118", "occ_119")
@pytest.mark.parametrize(
    ("number", "space", "has", "then"),
    [
        (112, "c1_craft_linen", {"flax": 1}, {"linen": 1, "mead": 1}),
        (112, "c4_craft_robe_jewelry", {}, {"silver": 4, "mead": 1}),
        (115, "c1_build_shed", {"wood": 2}, {"silverware": 1}),
        (115, "c4_build_house_and_ship", {"wood": 2, "stone": 2}, {"silverware": 1}),
        (118, "c1_weekly_market", {}, {"beans": 1, "silver": 1, "stone": 1, "mead": 1}),
        (118, "c4_market_and_products", {}, {"spices": 1, "silver": 1, "stone": 1, "mead": 1}),
        (119, "c1_weekly_market", {}, {"beans": 1, "silver": 1, "milk": 1}),
        (119, "c2_weekly_market", {}, {"flax": 1, "stockfish": 1, "silver": 1, "milk": 1}),
    ],
)
def test_using_a_space_of_the_group_gives_what_the_card_says(
    number: int, space: str, has: dict[str, int], then: dict[str, int]
) -> None:
    t = at_turn(Player(has=has, cards=[number])).answer(0, f"space:{space}")
    if t.open == [(0, "part")]:
        t.answer(0, t.offers(0)[0])
    t.expect(1, "turn")
    assert t.stock(0) == then


@pytest.mark.card("occ_112", "occ_115", "occ_118", "occ_119")
@pytest.mark.parametrize(
    ("number", "space", "has", "then"),
    [
        (112, "c1_weekly_market", {}, {"beans": 1, "silver": 1}),
        (115, "c1_build_whaling_boat", {"wood": 1}, {}),
        (118, "c2_products_mead", {}, {"mead": 2, "silver": 2}),
        (119, "c2_products_mead", {}, {"mead": 2, "silver": 2}),
    ],
)
def test_another_group_of_spaces_gives_nothing_more(
    number: int, space: str, has: dict[str, int], then: dict[str, int]
) -> None:
    t = at_turn(Player(has=has, cards=[number])).answer(0, f"space:{space}")
    t.expect(1, "turn")
    assert t.stock(0) == then


@pytest.mark.card("occ_118", "occ_119", "occ_112", "occ_115")
def test_the_cards_of_another_player_give_nothing() -> None:
    t = at_turn(Player(), Player(cards=[112, 115, 118, 119])).answer(0, "space:c1_weekly_market")
    t.expect(1, "turn")
    assert (t.stock(0), t.stock(1)) == ({"beans": 1, "silver": 1}, {})


# An item of a mountain strip before the action


@pytest.mark.card("occ_103", "occ_113", "occ_121")
@pytest.mark.parametrize(
    ("number", "space", "item", "has", "then"),
    [
        (103, "c3_craft_forge", "ore", {}, {"jewelry": 1}),
        (113, "c1_craft_rune_stone", "stone", {}, {"rune_stone": 1, "silver": 1}),
        (121, "c1_build_shed", "wood", {"wood": 1}, {}),
        (121, "c1_build_whaling_boat", "wood", {}, {}),
    ],
)
def test_the_item_taken_before_the_action_can_be_used_in_it(
    number: int, space: str, item: str, has: dict[str, int], then: dict[str, int]
) -> None:
    t = at_turn(Player(has=has, cards=[number]), strips={0: [item, item, "silver2"]})
    t.answer(0, f"space:{space}", f"use:{occ(number)}", "strip:0")
    assert t.offers(0) == ["take:1"]
    t.answer(0, "take:1")
    if t.open == [(0, "forge")]:
        t.answer(0, "forge:jewelry")
    t.expect(1, "turn")
    assert t.stock(0) == then


@pytest.mark.card("occ_103", "occ_113", "occ_121", "occ_164")
@pytest.mark.parametrize(
    ("number", "space", "has", "then"),
    [
        (103, "c2_craft_chest", {"ore": 1}, {"chest": 1, "silver": 1}),
        (113, "c1_craft_linen", {"flax": 1}, {"linen": 1}),
        (121, "c2_build_knarr", {"wood": 2}, {}),
        (164, "c4_craft_robe_jewelry", {}, {"silver": 4}),
    ],
)
def test_nobody_has_to_take_the_item(number: int, space: str, has: dict[str, int], then: dict[str, int]) -> None:
    t = at_turn(Player(has=has, cards=[number]), strips={0: ["stone", "silver2"]})
    t.answer(0, f"space:{space}").expect(0, "use")
    t.answer(0, "no").expect(1, "turn")
    assert t.stock(0) == then


@pytest.mark.card("occ_103", "occ_113", "occ_121", "occ_164")
@pytest.mark.parametrize(
    ("number", "space", "has"),
    [
        (103, "c1_craft_rune_stone", {"stone": 1, "ore": 1}),
        (103, "c1_craft_linen", {"flax": 1, "ore": 1}),
        (113, "c1_build_shed", {"wood": 2}),
        (121, "c1_craft_linen", {"flax": 1}),
        (164, "c3_weekly_market", {}),
    ],
)
def test_on_another_space_no_item_is_offered(number: int, space: str, has: dict[str, int]) -> None:
    t = at_turn(Player(has=has, cards=[number]), strips={0: ["stone", "silver2"]})
    t.answer(0, f"space:{space}").expect(1, "turn")


CHEST = "space:c2_craft_chest"


@pytest.mark.rule("FO-OCC-11", "FO-OCC-12")
@pytest.mark.card("occ_103")
def test_who_takes_the_item_of_the_forest_blacksmith_exchanges_ore() -> None:
    t = at_turn(Player(has={"wood": 1, "ore": 1}, cards=[103]), strips={0: ["stone", "silver2"]})
    t.answer(0, CHEST, "use:occ_103", "strip:0", "take:1").expect(1, "turn")
    assert t.stock(0) == {"wood": 1, "stone": 1, "chest": 1, "silver": 1}


@pytest.mark.rule("FO-OCC-11")
@pytest.mark.card("occ_103")
@pytest.mark.parametrize(("deal", "left"), [(0, "ore"), (1, "wood")])
def test_who_takes_no_item_of_the_forest_blacksmith_exchanges_what_it_likes(deal: int, left: str) -> None:
    t = at_turn(Player(has={"wood": 1, "ore": 1}, cards=[103]), strips={0: ["stone", "silver2"]})
    t.answer(0, CHEST, "no", f"deal:c2_craft_chest.0.{deal}").expect(1, "turn")
    assert t.stock(0) == {left: 1, "chest": 1, "silver": 1}


@pytest.mark.rule("FO-OCC-11")
@pytest.mark.card("occ_103")
def test_the_forest_blacksmith_offers_nothing_for_wood() -> None:
    t = at_turn(Player(has={"wood": 1}, cards=[103]), strips={0: ["wood", "ore"]})
    t.answer(0, CHEST).expect(1, "turn")
    assert t.stock(0) == {"chest": 1, "silver": 1}
    assert at_turn(Player(cards=[103]), strips={0: ["wood", "ore"]}).why_not(0, CHEST) == "FO-PHASE5-04"


@pytest.mark.rule("FO-OCC-12")
@pytest.mark.card("occ_103")
def test_without_ore_the_forest_blacksmith_takes_the_ore_that_is_exchanged() -> None:
    strips = {0: ["wood", "ore"], 1: ["ore", "wood"], 2: ["stone"]}
    t = at_turn(Player(has={"wood": 1}, cards=[103]), strips=strips).answer(0, CHEST, "use:occ_103")
    assert t.offers(0) == ["strip:1"]
    t.answer(0, "strip:1", "take:1").expect(1, "turn")
    assert t.stock(0) == {"wood": 1, "chest": 1, "silver": 1}


@pytest.mark.rule("FO-OCC-11")
@pytest.mark.card("occ_103")
def test_the_ore_of_the_forest_blacksmith_is_not_used_up_in_between() -> None:
    t = at_turn(Player(has={"ore": 1, "silver": 9}, cards=[103]), strips={0: ["wood", "ore"]})
    t.answer(0, CHEST)
    assert "lay:ore" in t.anytime(0)
    assert t.answer(0, "use:occ_103").anytime(0) == []
    assert [t.game.observation(seat)["pledge"] for seat in (0, 1, None)] == [ORE] * 3
    t.answer(0, "strip:0", "take:1").expect(1, "turn")
    assert t.stock(0) == {"wood": 1, "chest": 1, "silver": 10}
    t.answer(1, "pass")
    assert "lay:silver" in t.anytime(0)


@pytest.mark.rule("FO-AMB-30")
@pytest.mark.card("occ_111")
def test_what_a_card_costs_in_the_middle_of_an_action_was_not_spent_on_it() -> None:
    """Hornblower is played for the fourth column: the wood of its hunt is not that of the action."""
    has = {"silver": 1, "wood": 4, "flax": 1, "wool": 1}
    t = at_turn(Player(has=has, cards=[111], hand=[85])).dice(8, 3).answer(0, "space:c4_craft_robe_jewelry")
    t.answer(0, "play:occ_085", "deal:occ_085.0", "succeed")
    assert t.has(0, "wood") == 1
    assert t.until("turn", 1).has(0, "silver") == 4  # of the space


@pytest.mark.card("occ_164")
def test_the_armed_fighter_takes_only_stone_or_ore_that_lies_leftmost() -> None:
    t = at_turn(Player(cards=[164]), strips={0: ["wood", "ore"], 1: ["ore", "stone"], 2: ["silver2"], 3: ["stone"]})
    t.answer(0, "space:c4_market_and_products", "use:occ_164")
    assert t.offers(0) == ["strip:1", "strip:3"]
    t.answer(0, "strip:1", "take:1").expect(1, "turn")
    assert t.stock(0) == {"ore": 1, "spices": 1, "silver": 1}


@pytest.mark.rule("FO-PHASE5-10")
@pytest.mark.card("occ_164")
def test_an_item_before_the_action_is_no_ship() -> None:
    t = at_turn(Player(cards=[164]), strips={0: ["ore", "stone"]})
    assert "space:c4_plundering" not in t.offers(0)
    assert t.why_not(0, "space:c4_plundering") == "FO-PHASE5-10"


@pytest.mark.card("occ_164")
def test_the_armed_fighter_is_not_asked_if_only_wood_lies_leftmost() -> None:
    t = at_turn(Player(cards=[164]), strips={0: ["wood", "ore"]})
    t.answer(0, "space:c4_market_and_products").expect(1, "turn")


@pytest.mark.card("occ_166")
def test_the_weapons_warden_draws_from_the_second_pair_of_vikings_on_in_each_round() -> None:
    t = at_turn(Player(cards=[166], vikings=9)).answer(0, "space:c2_products_mead")
    t.answer(1, "pass").expect(0, "turn")
    t.answer(0, "space:c1_stockfish").expect(0, "turn")
    t.answer(0, "space:c2_weekly_market").expect(0, "use")
    t.answer(0, "use:occ_166").expect(0, "turn")
    assert weapons(t) == 1
    t.answer(0, "space:c2_wood_per_player_ore", "no").expect(0, "turn")
    t.answer(0, "space:c1_weekly_market").expect(0, "turn")
    assert weapons(t) == 1


@pytest.mark.card("occ_166")
def test_the_weapons_warden_counts_anew_in_the_next_round() -> None:
    t = at_turn(Player(cards=[166])).answer(0, "space:c2_products_mead").end_round()
    t.answer(0, "space:c2_products_mead").expect(1, "turn")


# After the action


@pytest.mark.card("occ_109", "occ_111")
@pytest.mark.parametrize(
    ("number", "space", "has", "then"),
    [
        (109, "c2_overseas_trading", {"silver": 1}, {"silver": 3}),
        (109, "c1_overseas_trading", {"silver": 1}, {}),
        (111, "c1_craft_linen", {"flax": 1}, {"linen": 1}),
        (111, "c1_craft_rune_stone", {"stone": 1}, {"rune_stone": 1, "silver": 2}),
        (111, "c3_craft_chests", {"stone": 2, "wood": 2}, {"chest": 2, "rune_stone": 2, "silver": 2}),
        (111, "c1_build_shed", {"wood": 2}, {}),
    ],
)
def test_silver_that_comes_by_itself_after_the_action(
    number: int, space: str, has: dict[str, int], then: dict[str, int]
) -> None:
    t = at_turn(Player(has=has, ships=["knarr", "knarr", "knarr"], cards=[number])).answer(0, f"space:{space}")
    t.expect(1, "turn")
    assert t.stock(0) == then


@pytest.mark.card("occ_111")
def test_the_artist_does_not_count_what_other_cards_cost() -> None:
    t = at_turn(Player(has={"silver": 6, "wood": 1, "stone": 1}, cards=[111, 113, 45]), strips={0: ["ore"]})
    t.answer(0, "space:c1_craft_rune_stone", "exchange:occ_045", "no").expect(1, "turn")
    assert t.stock(0) == {"rune_stone": 1, "treasure_chest": 1, "silver": 2}


@pytest.mark.card("occ_114", "occ_123")
@pytest.mark.parametrize(
    ("number", "space", "has", "then"),
    [
        (114, "c1_craft_linen", {"flax": 1, "silver": 3}, {"linen": 1, "silk": 1}),
        (114, "c4_craft_robe_jewelry", {}, {"silver": 1, "silk": 1}),
        (123, "c1_mountain_1_upgrade_1", {"oil": 1}, {"silverware": 1, "silver": 2}),
        (123, "c2_mountain_3_upgrade_1", {"oil": 1}, {"silverware": 1, "silver": 2}),
    ],
)
@pytest.mark.parametrize("declined", [False, True])
def test_an_exchange_after_the_action_is_made_or_declined(
    number: int, space: str, has: dict[str, int], then: dict[str, int], declined: bool
) -> None:
    t = at_turn(Player(has=has, cards=[number]), strips={0: ["silver2"]}).answer(0, f"space:{space}")
    if t.open == [(0, "part")]:
        t.answer(0, f"deal:{space}.0", "strip:0", "take:1", "no")  # the item, but no upgrade
    t.expect(0, "use")
    t.answer(0, "no" if declined else f"use:{occ(number)}").expect(1, "turn")
    bought = "silk" if number == 114 else "silverware"
    assert (t.stock(0) == then, t.has(0, bought)) == ((False, 0) if declined else (True, 1))


@pytest.mark.card("occ_108", "occ_110", "occ_114", "occ_120")
@pytest.mark.parametrize(
    ("number", "space", "has"),
    [
        (114, "c1_craft_linen", {"flax": 1, "silver": 2}),
        (114, "c1_weekly_market", {"silver": 9}),
        (120, "c2_products_mead", {"peas": 1}),
        (108, "c1_craft_rune_stone", {"stone": 1, "ore": 1, "silver": 5}),
        (110, "c1_overseas_trading", {"silver": 9}),
    ],
)
def test_nothing_is_offered_after_another_action_or_without_the_means(
    number: int, space: str, has: dict[str, int]
) -> None:
    t = at_turn(Player(has=has, ships=["knarr"], cards=[number])).answer(0, f"space:{space}")
    t.expect(1, "turn")


@pytest.mark.card("occ_123")
def test_the_oil_seller_does_not_look_at_the_space_of_two_items() -> None:
    t = at_turn(Player(has={"oil": 1}, cards=[123]), strips={0: ["wood", "wood"]})
    t.answer(0, "space:c1_mountain_2", "strip:0", "take:2").expect(1, "turn")


@pytest.mark.card("occ_120")
def test_the_middleman_pays_a_silver_to_upgrade_one_good_by_one_step() -> None:
    t = at_turn(Player(has={"peas": 1}, cards=[120])).answer(0, "space:c1_weekly_market", "use:occ_120")
    assert t.offers(0) == ["upgrade:peas", "upgrade:beans", "done"]
    t.answer(0, "upgrade:beans").expect(1, "turn")
    assert t.stock(0) == {"peas": 1, "milk": 1}


@pytest.mark.card("occ_120")
def test_the_middleman_may_keep_the_silver() -> None:
    t = at_turn(Player(cards=[120])).answer(0, "space:c1_weekly_market", "no")
    t.expect(1, "turn")
    assert t.stock(0) == {"beans": 1, "silver": 1}


@pytest.mark.card("occ_108")
def test_the_ironsmith_takes_back_a_viking_for_a_silver_if_ore_was_exchanged() -> None:
    t = at_turn(Player(has={"ore": 1}, cards=[108])).answer(0, "space:c2_craft_chest")
    t.answer(0, "use:occ_108").expect(1, "turn")
    assert (t.stock(0), t.vikings(0), t.on_space("c2_craft_chest")) == ({"chest": 1}, 5, (0, 1))


@pytest.mark.card("occ_108")
def test_the_ironsmith_leaves_the_vikings_if_wood_was_exchanged_or_he_declines() -> None:
    t = at_turn(Player(has={"wood": 1, "ore": 1}, cards=[108]))
    t.answer(0, "space:c2_craft_chest", "deal:c2_craft_chest.0.0").expect(1, "turn")
    t = at_turn(Player(has={"ore": 1, "silver": 1}, cards=[108]))
    t.answer(0, "space:c3_craft_forge", "forge:jewelry", "no").expect(1, "turn")
    assert (t.stock(0), t.vikings(0)) == ({"jewelry": 1, "silver": 1}, 3)


@pytest.mark.card("occ_108")
def test_the_ironsmith_takes_back_the_viking_that_stands_on_the_imitation_space() -> None:
    ironsmith = Player(has={"ore": 1}, cards=[108])
    t = at_turn(ironsmith, Player(), Player(), Player(), taken={"c2_craft_chest": 1}, imitations=[2, 3])
    t.answer(0, "space:imitate_2", "imitate:c2_craft_chest", "use:occ_108").expect(1, "turn")
    assert (t.on_space("imitate_2"), t.on_space("c2_craft_chest"), t.vikings(0)) == ((0, 1), (1, 2), 5)


@pytest.mark.card("occ_110")
def test_the_birka_settler_emigrates_after_overseas_trading_in_column_2() -> None:
    t = at_turn(Player(has={"silver": 4, "oil": 1}, ships=["knarr"], cards=[110]), round=3)
    t.answer(0, "space:c2_overseas_trading", "flip:oil", "use:occ_110", "emigrate:knarr").expect(1, "turn")
    assert (t.stock(0), t.has(0, "knarr"), t.score(0, "emigration")) == ({"rune_stone": 1}, 0, 18)


@pytest.mark.card("occ_110")
def test_the_birka_settler_needs_the_silver_of_the_round_and_may_stay() -> None:
    t = at_turn(Player(has={"silver": 3}, ships=["knarr"], cards=[110]), round=3)
    t.answer(0, "space:c2_overseas_trading").expect(1, "turn")
    t = at_turn(Player(has={"silver": 4}, ships=["knarr"], cards=[110]), round=3)
    t.answer(0, "space:c2_overseas_trading", "no").expect(1, "turn")
    assert (t.stock(0), t.score(0, "emigration")) == ({"silver": 3}, 0)


@pytest.mark.card("occ_109", "occ_110")
def test_the_silver_of_the_master_count_pays_for_the_birka_settler() -> None:
    t = at_turn(Player(has={"silver": 1}, ships=["knarr", "knarr"], cards=[109, 110]))
    t.answer(0, "space:c2_overseas_trading", "use:occ_110", "emigrate:knarr").expect(1, "turn")
    assert (t.stock(0), t.has(0, "knarr")) == ({"silver": 1}, 1)
