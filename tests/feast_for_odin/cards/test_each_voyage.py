"""Occupations that look at ships, voyages, Vikings that come back and occupations themselves."""

import pytest

from tests.feast_for_odin.play import Player, Table, at_turn, occ

# Ships that are built


@pytest.mark.card("occ_117")
@pytest.mark.parametrize("space", ["c2_build_knarr", "c3_build_longship"])
def test_the_shipowner_upgrades_a_good_for_each_large_ship_built(space: str) -> None:
    t = at_turn(Player(has={"wood": 2, "peas": 1, "flax": 1}, cards=[117])).answer(0, f"space:{space}", "use:occ_117")
    assert t.offers(0) == ["upgrade:peas", "upgrade:flax", "done"]
    t.answer(0, "upgrade:flax").expect(1, "turn")
    assert t.stock(0) == {"peas": 1, "stockfish": 1}
    t = at_turn(Player(has={"wood": 2, "peas": 1}, cards=[117])).answer(0, f"space:{space}", "no")
    t.expect(1, "turn")
    assert t.stock(0) == {"peas": 1}


@pytest.mark.card("occ_117")
def test_the_shipowner_does_not_look_at_small_ships_and_bought_ones() -> None:
    t = at_turn(Player(has={"wood": 1, "peas": 1, "silver": 13}, cards=[117])).answer(0, "buy:knarr", "buy:longship")
    t.expect(0, "turn")
    t.answer(0, "space:c1_build_whaling_boat").expect(1, "turn")
    assert t.stock(0) == {"peas": 1}


@pytest.mark.card("occ_148")
def test_the_spice_merchant_buys_spices_for_three_silver_when_a_knarr_is_built() -> None:
    t = at_turn(Player(has={"wood": 2, "silver": 4}, cards=[148])).answer(0, "space:c2_build_knarr", "use:occ_148")
    t.expect(1, "turn")
    assert (t.stock(0), t.has(0, "knarr")) == ({"spices": 1, "silver": 1}, 1)
    t = at_turn(Player(has={"wood": 2, "silver": 3}, cards=[148])).answer(0, "space:c2_build_knarr", "no")
    assert t.stock(0) == {"silver": 3}


@pytest.mark.card("occ_148")
def test_the_spice_merchant_does_not_look_at_longships_and_bought_knarrs_and_needs_the_silver() -> None:
    merchant = Player(has={"wood": 2, "silver": 8}, cards=[148])
    at_turn(merchant).answer(0, "space:c3_build_longship").expect(1, "turn")
    at_turn(merchant).answer(0, "buy:knarr").expect(0, "turn")
    poor = Player(has={"wood": 2, "silver": 2}, cards=[148])
    at_turn(poor).answer(0, "space:c2_build_knarr").expect(1, "turn")


# A knarr for a longship


@pytest.mark.card("occ_147")
@pytest.mark.parametrize(
    ("space", "knarrs"),
    [("c1_raiding", 1), ("c2_pillaging", 1), ("c3_pillaging", 1), ("c3_explore", 1), ("c4_plundering", 2)],
)
def test_the_steersman_uses_knarrs_where_longships_are_needed(space: str, knarrs: int) -> None:
    steersman = Player(ships=["knarr"] * knarrs, cards=[147])
    assert f"space:{space}" in at_turn(steersman, round=5).offers(0)
    assert f"space:{space}" not in at_turn(Player(ships=["knarr"] * knarrs), round=5).offers(0)
    one_less = Player(ships=["knarr"] * (knarrs - 1) + ["whaling_boat"], cards=[147])
    assert f"space:{space}" not in at_turn(one_less, round=5).offers(0)


@pytest.mark.card("occ_147")
def test_the_steersman_plunders_with_a_longship_and_a_knarr() -> None:
    t = at_turn(Player(ships=["knarr", "longship"], cards=[147])).answer(0, "space:c4_plundering")
    assert t.stock(0) == {"silver_hoard": 1}


@pytest.mark.card("occ_147")
def test_the_steersman_pillages_with_a_knarr_without_ore_and_explores() -> None:
    t = at_turn(Player(has={"ore": 3}, ships=["knarr"], cards=[147])).dice(12, 8).answer(0, "space:c2_pillaging")
    assert dict(t.ask(0).about)["n"] == 8
    t.answer(0, "succeed", "loot:silk").expect(1, "turn")
    assert t.stock(0) == {"ore": 3, "silk": 1}
    t = at_turn(Player(ships=["knarr"], cards=[147]), round=5).answer(0, "space:c3_explore", "explore:labrador")
    assert t.score(0, "boards") == 36


# Voyages


@pytest.mark.card("occ_149")
def test_the_priest_gets_oil_before_overseas_trading_and_may_turn_it() -> None:
    for space in ("c1_overseas_trading", "c2_overseas_trading"):
        t = at_turn(Player(has={"silver": 1}, ships=["knarr"], cards=[149])).answer(0, f"space:{space}")
        assert (t.stock(0), t.offers(0)) == ({"oil": 1}, ["flip:oil", "done"])
        t.answer(0, "flip:oil").expect(1, "turn")
        assert t.stock(0) == {"rune_stone": 1}


@pytest.mark.card("occ_149")
def test_the_priest_gets_nothing_from_other_trade() -> None:
    t = at_turn(Player(has={"silver": 1}, ships=["knarr"], cards=[149])).answer(0, "space:c3_special_sale")
    t.answer(0, "buy_tile:glass_beads", "done").expect(1, "turn")
    assert t.stock(0) == {"silver": 1, "glass_beads": 1}


@pytest.mark.card("occ_125")
def test_the_scribe_gets_a_rune_stone_for_each_voyage_and_each_emigration() -> None:
    t = at_turn(Player(has={"silver": 1}, ships=["knarr"], cards=[125])).answer(0, "space:c1_explore")
    t.answer(0, "explore:shetland").expect(1, "turn")
    assert t.stock(0) == {"silver": 1, "rune_stone": 1}
    t.answer(1, "pass").answer(0, "space:c2_emigration", "emigrate:knarr").expect(0, "turn")
    assert t.stock(0) == {"rune_stone": 2}


@pytest.mark.card("occ_125")
def test_the_scribe_gets_nothing_for_other_actions_with_ships() -> None:
    t = at_turn(Player(ships=["longship", "longship"], cards=[125])).answer(0, "space:c4_plundering")
    assert t.stock(0) == {"silver_hoard": 1}


@pytest.mark.card("occ_170")
@pytest.mark.parametrize(("round", "price"), [(1, 0), (2, 0), (3, 1), (6, 4)])
def test_the_refugee_helper_emigrates_for_two_silver_less_but_never_for_less_than_nothing(
    round: int, price: int
) -> None:
    t = at_turn(Player(has={"silver": price}, ships=["longship"], cards=[170]), round=round)
    t.answer(0, "space:c2_emigration", "emigrate:longship").expect(1, "turn")
    assert (t.stock(0), t.score(0, "emigration")) == ({}, 21)


@pytest.mark.card("occ_170")
def test_the_refugee_helper_pays_the_rest_and_everything_else() -> None:
    t = at_turn(Player(ships=["longship"], cards=[170]), round=3)
    assert "space:c2_emigration" not in t.offers(0)
    t = at_turn(Player(has={"silver": 3}, cards=[170])).answer(0, "space:c2_buy_cattle_milk")
    assert t.stock(0) == {"cattle": 1, "milk": 1}


# Vikings


@pytest.mark.card("occ_151")
@pytest.mark.parametrize(("back", "vikings"), [("return:1", 3), ("return:2", 4)])
def test_the_thing_spokesman_gets_one_silver_when_vikings_come_back(back: str, vikings: int) -> None:
    t = at_turn(Player(ships=["whaling_boat"], cards=[151])).dice(12, 9).answer(0, "space:c4_whaling", "fail", back)
    t.expect(1, "turn")
    assert (t.stock(0), t.vikings(0)) == ({"wood": 1, "spear": 1, "silver": 1}, vikings)


@pytest.mark.card("occ_151")
def test_the_thing_spokesman_gets_nothing_if_no_viking_comes_back_or_after_the_round() -> None:
    t = at_turn(Player(cards=[151])).answer(0, "space:c2_laying_snare", "fail", "no")
    t.expect(1, "turn")
    assert t.stock(0) == {"wood": 1, "snare": 1}
    t.end_round()
    assert t.has(0, "silver") == 0


@pytest.mark.card("occ_168")
def test_the_earl_of_lade_gets_a_silver_when_three_vikings_are_left() -> None:
    t = at_turn(Player(cards=[168], vikings=4)).answer(0, "space:c1_stockfish")
    t.expect(1, "turn")
    assert (t.vikings(0), t.stock(0)) == (3, {"stockfish": 1, "silver": 1})


@pytest.mark.card("occ_168")
def test_the_earl_of_lade_gets_a_silver_also_when_vikings_come_back_but_for_no_other_number() -> None:
    t = at_turn(Player(cards=[168], vikings=4)).answer(0, "space:c2_laying_snare", "fail")
    assert (t.vikings(0), t.has(0, "silver")) == (2, 0)
    t.answer(0, "return:1").expect(1, "turn")
    assert (t.vikings(0), t.stock(0)) == (3, {"wood": 1, "snare": 1, "silver": 1})
    t.answer(1, "pass").answer(0, "space:c1_stockfish").expect(0, "turn")
    assert (t.vikings(0), t.has(0, "silver")) == (2, 1)


# Occupations


@pytest.mark.card("occ_176")
def test_the_etiquette_teacher_gets_peas_once_for_each_action_that_plays_cards() -> None:
    t = at_turn(Player(cards=[176], hand=[126, 127])).answer(0, "space:c2_play_2_occupations")
    t.answer(0, "play:occ_126", "play:occ_127").expect(1, "turn")
    assert (t.stock(0), t.in_play(0)) == ({"peas": 1}, [occ(176), occ(126), occ(127)])


@pytest.mark.card("occ_176")
def test_the_etiquette_teacher_gets_nothing_when_played_or_if_no_card_is_played() -> None:
    t = at_turn(Player(hand=[176])).answer(0, "space:c2_play_2_occupations", "play:occ_176")
    t.expect(1, "turn")
    assert t.stock(0) == {}
    t = at_turn(Player(cards=[176], hand=[126])).answer(0, "space:c4_craft_robe_jewelry", "no", "no")
    t.expect(1, "turn")
    assert t.stock(0) == {"silver": 4}
    t = at_turn(Player(cards=[176], hand=[126])).answer(0, "space:c4_craft_robe_jewelry", "play:occ_126")
    assert t.stock(0) == {"silver": 4, "peas": 1}
    t = at_turn(Player(has={"stone": 1}, cards=[176], hand=[126])).answer(0, "space:c1_play_occupation", "done")
    t.expect(1, "turn")
    assert t.stock(0) == {"silver": 1}


def drawing(hand: list[int]) -> Table:
    return at_turn(Player(cards=[99], hand=hand)).answer(0, "space:c1_draw_occupation")


@pytest.mark.card("occ_099")
def test_the_tutor_may_play_a_card_instead_of_drawing_one() -> None:
    t = drawing([126, 127])
    assert t.offers(0) == ["draw", "play:occ_126", "play:occ_127"]
    t.answer(0, "play:occ_127").expect(1, "turn")
    assert (t.hand(0), t.in_play(0), t.stock(0)) == ([occ(126)], [occ(99), occ(127)], {"silver": 1})
    t = at_turn(Player(cards=[99], hand=[126])).answer(0, "space:c3_weekly_market", "play:occ_126")
    t.expect(1, "turn")
    assert (t.hand(0), t.in_play(0)) == ([], [occ(99), occ(126)])


@pytest.mark.card("occ_099")
def test_the_tutor_may_draw_and_must_without_cards_and_others_are_not_asked() -> None:
    t = drawing([126]).answer(0, "draw")
    t.expect(1, "turn")
    assert (len(t.hand(0)), t.in_play(0)) == (2, [occ(99)])
    t = drawing([])
    t.expect(1, "turn")
    assert len(t.hand(0)) == 1
    t = at_turn(Player(hand=[126]), Player(cards=[99])).answer(0, "space:c1_draw_occupation")
    t.expect(1, "turn")
    assert len(t.hand(0)) == 2
