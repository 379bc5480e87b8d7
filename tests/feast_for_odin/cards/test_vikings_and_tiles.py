"""Occupations that move Vikings, use spaces without them, or take a tile off a board."""

import pytest

from tests.feast_for_odin.cards.hands import play, played
from tests.feast_for_odin.play import Player, at_turn, covered_cells

# Vikings that come back


@pytest.mark.card("occ_060")
def test_the_inspector_returns_a_viking_and_for_silver_another_from_the_same_space() -> None:
    taken = {"c1_stockfish": 0, "c3_whaling": 0, "c4_plundering": 1}
    table = played(60, Player({"silver": 5}), round=4, taken=taken).answer(0, "deal:occ_060.0")
    spaces = ("c1_stockfish", "c2_play_2_occupations", "c3_whaling")
    assert set(table.offers(0)) == {f"return_from:{space}" for space in spaces}
    table.answer(0, "return_from:c3_whaling")
    assert (table.vikings(0), table.on_space("c3_whaling")) == (9 - 6 + 1, (0, 2))
    assert table.offers(0) == ["deal:occ_060.1", "no"]
    table.answer(0, "deal:occ_060.1")
    assert (table.vikings(0), table.on_space("c3_whaling"), table.has(0, "silver")) == (9 - 6 + 2, (0, 1), 1)
    table.expect(1, "turn")


@pytest.mark.card("occ_060")
def test_the_inspector_needs_silver_and_another_viking_on_the_space() -> None:
    taken = {"c1_stockfish": 0}
    table = played(60, Player({"silver": 9}), taken=taken).answer(0, "deal:occ_060.0", "return_from:c1_stockfish")
    assert (table.open, table.has(0, "silver")) == ([(1, "turn")], 9)
    assert table.on_space("c1_stockfish") == (0, 0)  # nobody may use it again in this round
    assert "space:c1_stockfish" not in table.offers(1)
    poor = played(60, Player({"silver": 2}), round=3).answer(0, "deal:occ_060.0", "return_from:c2_play_2_occupations")
    assert (poor.open, poor.on_space("c2_play_2_occupations")) == ([(1, "turn")], (0, 1))
    declined = played(60, Player({"silver": 9})).answer(0, "no")
    assert (declined.open, declined.vikings(0)) == ([(1, "turn")], 6 - 2)


@pytest.mark.card("occ_076")
def test_the_homecomer_returns_a_viking_from_each_space_of_column_4() -> None:
    taken = {"c4_whaling": 0, "c4_plundering": 0, "c4_emigration": 1, "c1_stockfish": 0}
    table = played(76, round=6, taken=taken).answer(0, "deal:occ_076.0")
    assert [table.on_space(space)[1] for space in taken] == [3, 3, 4, 1]
    assert (table.vikings(0), table.vikings(1)) == (11 - 11 + 2, 11 - 4)
    table.expect(1, "turn")


@pytest.mark.card("occ_076")
@pytest.mark.rule("FO-OCC-06")
def test_the_homecomer_played_in_column_4_returns_one_of_those_just_placed() -> None:
    table = at_turn(Player(hand=[76])).answer(0, "space:c4_craft_robe_jewelry", "play:occ_076", "deal:occ_076.0")
    assert (table.on_space("c4_craft_robe_jewelry"), table.vikings(0)) == ((0, 3), 6 - 4 + 1)
    none = played(76, taken={"c4_whaling": 1})
    assert (none.open, none.vikings(0)) == ([(1, "turn")], 6 - 2)


# Spaces without Vikings


@pytest.mark.card("occ_077")
def test_the_follower_uses_an_occupied_space_of_column_2() -> None:
    taken = {"c2_products_mead": 1, "c2_buy_sheep": 1, "c1_weekly_market": 1}
    table = played(77, taken=taken).answer(0, "deal:occ_077.0")
    assert table.offers(0) == ["imitate:c2_products_mead"]  # no silver for a sheep
    table.answer(0, "imitate:c2_products_mead")
    assert (table.stock(0), table.vikings(0)) == ({"mead": 2, "silver": 2}, 6 - 2)
    assert (table.on_space("c2_products_mead"), table.open) == ((1, 2), [(1, "turn")])


@pytest.mark.card("occ_077")
def test_the_follower_may_use_an_own_space_with_its_cost_and_needs_an_occupied_one() -> None:
    own = played(77, Player({"silver": 1}), taken={"c2_buy_sheep": 0}).answer(0, "deal:occ_077.0")
    assert own.answer(0, "imitate:c2_buy_sheep").stock(0) == {"sheep": 1}
    again = played(77, Player(hand=[43])).answer(0, "deal:occ_077.0", "imitate:c2_play_2_occupations", "play:occ_043")
    assert (again.stock(0), again.open) == ({"fruits": 1}, [(1, "turn")])
    assert played(77, taken={"c1_weekly_market": 1, "c3_weekly_market": 1}).open == [(1, "turn")]
    declined = played(77, taken={"c2_products_mead": 1}).answer(0, "no")
    assert (declined.stock(0), declined.open) == ({}, [(1, "turn")])


@pytest.mark.card("occ_077")
def test_the_follower_brings_no_viking_back_from_a_failure() -> None:
    table = at_turn(Player(hand=[77]), taken={"c2_laying_snare": 1}).dice(8, 8)
    play(table, 77).answer(0, "deal:occ_077.0", "imitate:c2_laying_snare", "fail")
    assert (table.stock(0), table.open) == ({"wood": 1, "snare": 1}, [(1, "turn")])
    assert (table.vikings(0), table.vikings(1), table.on_space("c2_laying_snare")) == (4, 4, (1, 2))


@pytest.mark.card("occ_091")
def test_the_latecomer_uses_a_free_space_of_column_1_beside_an_own_viking() -> None:
    taken = {"c1_weekly_market": 0, "c2_products_mead": 0}
    owner = Player({"silver": 3, "cattle": 1}, cards=[91])
    table = at_turn(owner, taken=taken).answer(0, "pass").answer(1, "pass")
    table.answer(0, "use:occ_091")
    assert table.offers(0) == ["imitate:c1_buy_salt_meat", "imitate:c1_products_milk"]  # above and below
    table.answer(0, "imitate:c1_products_milk")
    assert (table.has(0, "milk"), table.has(0, "silver"), table.vikings(0)) == (1, 2, 6 - 3)
    table.until("feast", 0)
    assert table.has(0, "milk") == 1  # once in a round


@pytest.mark.card("occ_091")
def test_the_latecomer_needs_silver_a_neighbour_and_a_free_space() -> None:
    poor = at_turn(Player({"cattle": 1}, cards=[91]), taken={"c1_weekly_market": 0}).until_phase("income")
    assert poor.has(0, "milk") == 0
    for taken in (
        {"c1_weekly_market": 1},
        {"c2_weekly_market": 0},
        {"c1_weekly_market": 0, "c1_products_milk": 1, "c1_buy_salt_meat": 1},
    ):
        table = at_turn(Player({"silver": 1, "cattle": 1}, cards=[91]), taken=taken).answer(0, "pass").answer(1, "pass")
        assert "use" not in [name for _, name in table.open]
    declined = at_turn(Player({"silver": 1, "cattle": 1}, cards=[91]), taken={"c1_weekly_market": 0})
    declined.answer(0, "pass").answer(1, "pass").answer(0, "no")
    assert (declined.has(0, "milk"), declined.has(0, "silver")) == (0, 1)


@pytest.mark.card("occ_091")
def test_the_latecomer_is_not_offered_a_space_that_its_price_makes_too_dear() -> None:
    table = at_turn(Player({"silver": 2}, cards=[91]), taken={"c1_weekly_market": 0})
    table.answer(0, "pass").answer(1, "pass")
    assert "use" not in [name for _, name in table.open]  # salt meat costs 2 silver besides
    table = at_turn(Player({"silver": 3}, cards=[91]), taken={"c1_weekly_market": 0})
    table.answer(0, "pass").answer(1, "pass").answer(0, "use:occ_091", "imitate:c1_buy_salt_meat")
    assert table.has(0, "salt_meat") == 2


# Tiles of boards


@pytest.mark.card("occ_070")
@pytest.mark.rule("FO-AMB-36")
@pytest.mark.parametrize("turn", range(8))
def test_the_courier_takes_the_cloakpin_off_another_board(turn: int) -> None:
    table = at_turn(Player(hand=[70]), Player(tiles=[("home", "cloakpin", turn, "C2")]))
    before, covered = table.score(1, "uncovered"), table.g.covered[1]
    play(table, 70).answer(0, "deal:occ_070.0")
    assert (table.stock(0), table.stock(1)) == ({"cloakpin": 1}, {})
    assert (table.score(1, "uncovered"), table.g.covered[1]) == (before, covered)
    assert [table.g.box.item_words[item] for _, item, _, _ in table.g.tiles] == ["silverware", "rune_stone"]
    assert table.g.faults() == []
    table.expect(1, "turn")


@pytest.mark.card("occ_070")
def test_the_courier_takes_no_cloakpin_of_its_owner_nor_from_a_supply() -> None:
    assert played(70, Player(tiles=[("home", "cloakpin", 0, "C2")])).open == [(1, "turn")]
    assert played(70, Player(), Player({"cloakpin": 1})).open == [(1, "turn")]
    assert played(70).open == [(1, "turn")]
    declined = played(70, Player(), Player(tiles=[("home", "cloakpin", 0, "C2")])).answer(0, "no")
    assert (declined.stock(0), covered_cells(declined.g, 1)) == ({}, 5)


@pytest.mark.card("occ_071")
@pytest.mark.rule("FO-AMB-36")
@pytest.mark.parametrize("turn", range(8))
@pytest.mark.parametrize("owner", [0, 1])
def test_the_innkeeper_takes_the_drinking_horn_off_any_board(turn: int, owner: int) -> None:
    horn = Player(tiles=[("home", "drinking_horn", turn, "C2")])
    table = played(71, horn) if owner == 0 else played(71, Player(), horn)
    before = table.score(owner, "uncovered")
    table.answer(0, "deal:occ_071.0")
    assert (table.stock(0), table.stock(1)) == ({"drinking_horn": 1}, {})
    assert (table.score(owner, "uncovered"), covered_cells(table.g, owner)) == (before, 6)
    assert [table.g.box.item_words[item] for _, item, _, _ in table.g.tiles] == ["chest", "rune_stone"]
    assert table.g.faults() == []


@pytest.mark.card("occ_071")
def test_the_innkeeper_takes_no_drinking_horn_from_a_supply() -> None:
    assert played(71, Player(), Player({"drinking_horn": 1})).open == [(1, "turn")]
    declined = played(71, Player(), Player(tiles=[("home", "drinking_horn", 0, "C2")])).answer(0, "no")
    assert (declined.stock(0), covered_cells(declined.g, 1)) == ({}, 6)
