"""The extension tiles for four players (Extension tiles)."""

import pytest

from tests.feast_for_odin.play import Player, at_turn, occ

PRINCESS = 115


@pytest.mark.rule("FO-IMIT-01")
def test_a_space_that_another_player_occupies_is_used_again() -> None:
    table = at_turn(seats=4, imitations=[2, 3], taken={"c2_products_mead": 1, "c2_weekly_market": 2})
    table.answer(0, "space:imitate_2")
    assert table.offers(0) == ["imitate:c2_weekly_market", "imitate:c2_products_mead"]
    table.answer(0, "imitate:c2_products_mead")
    assert table.stock(0) == {"mead": 2, "silver": 2}
    assert table.on_space("imitate_2") == (0, 2)
    assert table.on_space("c2_products_mead") == (1, 2)


@pytest.mark.rule("FO-IMIT-01")
def test_only_spaces_of_the_same_column_are_imitated() -> None:
    table = at_turn(seats=4, imitations=[2, 3], taken={"c1_stockfish": 1, "c3_weekly_market": 1})
    assert "space:imitate_2" not in table.offers(0)
    assert table.answer(0, "space:imitate_3").offers(0) == ["imitate:c3_weekly_market"]


@pytest.mark.rule("FO-IMIT-02")
def test_neither_free_spaces_nor_own_ones_are_imitated() -> None:
    table = at_turn(seats=4, imitations=[1, 3], taken={"c1_stockfish": 0})
    assert "space:imitate_1" not in table.offers(0)
    assert table.why_not(0, "space:imitate_1") == "FO-IMIT-02"
    table = at_turn(seats=4, imitations=[1, 3], taken={"c1_stockfish": 0, "c1_weekly_market": 3})
    assert table.answer(0, "space:imitate_1").offers(0) == ["imitate:c1_weekly_market"]


@pytest.mark.rule("FO-IMIT-02")
def test_a_space_whose_vikings_have_all_gone_back_is_not_imitated() -> None:
    """FO-AMB-18."""
    table = at_turn(seats=4, imitations=[2, 3], taken={"c2_laying_snare": 1})
    table.g.placed = tuple([0 for _ in table.g.placed])
    assert table.answer(0, "space:c1_stockfish").answer(1, "pass").why_not(2, "space:imitate_2") == "FO-IMIT-02"


@pytest.mark.rule("FO-IMIT-03", "FO-PHASE5-02")
def test_only_two_columns_have_such_a_space_and_it_needs_its_vikings() -> None:
    taken = {"c1_stockfish": 1, "c2_products_mead": 1, "c3_weekly_market": 1, "c4_market_and_products": 1}
    table = at_turn(seats=4, imitations=[2, 3], taken=taken, round=6)
    assert [key for key in table.offers(0) if "imitate" in key] == ["space:imitate_2", "space:imitate_3"]
    assert table.why_not(0, "space:imitate_4") == "FO-IMIT-03"
    few = at_turn(Player(vikings=2), seats=4, imitations=[2, 3], taken=taken, round=6)
    assert [key for key in few.offers(0) if "imitate" in key] == ["space:imitate_2"]


@pytest.mark.rule("FO-IMIT-03")
def test_it_is_used_once_in_a_round_and_is_not_imitated_itself() -> None:
    table = at_turn(seats=4, imitations=[1, 3], taken={"c1_stockfish": 3})
    table.answer(0, "space:imitate_1", "imitate:c1_stockfish")
    assert table.why_not(1, "space:imitate_1") == "FO-PHASE5-03"


@pytest.mark.rule("FO-IMIT-04")
def test_imitating_has_the_costs_and_conditions_of_the_space() -> None:
    taken = {"c1_build_shed": 1, "c1_raiding": 1, "c1_buy_stockfish": 1}
    table = at_turn(Player(has={"wood": 1}), seats=4, imitations=[1, 3], taken=taken)
    assert "space:imitate_1" not in table.offers(0)
    table = at_turn(Player(has={"wood": 2, "silver": 1}), seats=4, imitations=[1, 3], taken=taken)
    table.answer(0, "space:imitate_1")
    assert table.offers(0) == ["imitate:c1_build_shed", "imitate:c1_buy_stockfish"]
    table.answer(0, "imitate:c1_build_shed")
    assert (table.has(0, "shed"), table.stock(0)) == (1, {"silver": 1})


@pytest.mark.rule("FO-IMIT-04", "FO-OCC-05", "FO-OCC-06")
def test_the_bonus_of_column_3_or_4_applies() -> None:
    table = at_turn(seats=4, imitations=[1, 3], taken={"c3_weekly_market": 1})
    table.answer(0, "space:imitate_3", "imitate:c3_weekly_market")
    assert len(table.hand(0)) == 1
    table = at_turn(Player(hand=[PRINCESS]), seats=4, imitations=[1, 4], taken={"c4_market_and_products": 1})
    table.answer(0, "space:imitate_4", "imitate:c4_market_and_products")
    assert table.offers(0) == [f"play:{occ(PRINCESS)}", "no"]


@pytest.mark.rule("FO-IMIT-04")
def test_cards_look_at_the_imitated_space() -> None:
    """FO-AMB-18."""
    player = Player(has={"wood": 2}, cards=[PRINCESS])
    table = at_turn(player, seats=4, imitations=[1, 3], taken={"c1_build_shed": 1})
    assert table.answer(0, "space:imitate_1", "imitate:c1_build_shed").has(0, "silverware") == 1


@pytest.mark.rule("FO-IMIT-04", "FO-SNARE-02")
def test_a_viking_comes_back_from_the_imitation_space() -> None:
    table = at_turn(seats=4, imitations=[2, 3], taken={"c2_laying_snare": 1}).dice(8, 8)
    table.answer(0, "space:imitate_2", "imitate:c2_laying_snare", "fail", "return:1")
    assert (table.on_space("imitate_2"), table.on_space("c2_laying_snare")) == ((0, 1), (1, 2))
