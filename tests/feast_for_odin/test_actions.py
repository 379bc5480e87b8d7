"""The action phase: turns, passing, what a space needs, anytime actions (Phase 5; Anytime actions)."""

import pytest

from tests.feast_for_odin.play import Player, Table, at_turn, occ

PRINCESS = 115
TANNER, TUTOR = 47, 52
FREE = [  # what needs nothing at all
    "c1_hunting_game",
    "c1_stockfish",
    "c1_weekly_market",
    "c1_mountain_2",
    "c1_mountain_1_upgrade_1",
    "c1_draw_occupation",
    "c2_hunting_game",
    "c2_laying_snare",
    "c2_weekly_market",
    "c2_products_mead",
    "c2_wood_per_player_ore",
    "c2_mountain_3_upgrade_1",
    "c3_sheep_or_cattle",
    "c3_weekly_market",
    "c3_mountain_3_2",
    "c3_upgrade_3_weapons_4",
    "c3_play_4_occupations",
    "c4_market_and_products",
    "c4_craft_robe_jewelry",
    "c4_mountain_4_double_upgrade_2",
    "c4_mountain_2222_or_double_upgrade_3",
]


def turns(table: Table, *spaces: str) -> list[int]:
    """Whose turns were played when these spaces were taken, one after the other."""
    found = []
    for space in spaces:
        seat = table.game.asks[0].seat
        found.append(seat)
        table.answer(seat, space)
    return found


# Turns


@pytest.mark.rule("FO-PHASE5-01")
def test_turns_go_clockwise_from_the_start_player() -> None:
    table = at_turn(seats=3, turn=1)
    spaces = ("space:c1_stockfish", "space:c1_weekly_market", "space:c2_products_mead", "space:c2_weekly_market")
    assert turns(table, *spaces) == [1, 2, 0, 1]


@pytest.mark.rule("FO-PHASE5-01")
def test_an_action_is_carried_out_at_once_and_is_the_only_one_of_a_turn() -> None:
    table = at_turn().answer(0, "space:c2_products_mead")
    assert (table.has(0, "mead"), table.has(0, "silver")) == (2, 2)
    assert table.open == [(1, "turn")]


@pytest.mark.rule("FO-PHASE5-02")
@pytest.mark.parametrize(
    ("space", "vikings"),
    [("c1_stockfish", 1), ("c2_products_mead", 2), ("c3_weekly_market", 3), ("c4_market_and_products", 4)],
)
def test_a_space_takes_as_many_vikings_as_its_column_says(space: str, vikings: int) -> None:
    table = at_turn().answer(0, f"space:{space}")
    assert table.vikings(0) == 6 - vikings
    assert table.on_space(space) == (0, vikings)
    short = at_turn(Player(vikings=vikings - 1)) if vikings > 1 else None
    if short is not None:
        assert f"space:{space}" not in short.offers(0)
        assert short.why_not(0, f"space:{space}") == "FO-PHASE5-02"


@pytest.mark.rule("FO-PHASE5-03")
def test_a_space_is_occupied_once_in_a_round_by_anybody() -> None:
    table = at_turn(taken={"c1_stockfish": 0, "c1_weekly_market": 1})
    for space in ("space:c1_stockfish", "space:c1_weekly_market"):
        assert space not in table.offers(0)
        assert table.why_not(0, space) == "FO-PHASE5-03"
    table.end_round()
    assert "space:c1_stockfish" in table.offers(table.g.turn)


@pytest.mark.rule("FO-PHASE5-04", "FO-PHASE5-10")
def test_with_nothing_only_what_costs_and_needs_nothing_can_be_used() -> None:
    table = at_turn(Player())
    assert table.offers(0) == [*(f"space:{space}" for space in FREE), "pass"]
    for space in ("c1_upgrade_2", "c2_upgrade_3", "c1_build_shed", "c1_products_milk", "c2_play_2_occupations"):
        assert table.why_not(0, f"space:{space}") == "FO-PHASE5-04"
    for space in ("c1_raiding", "c1_overseas_trading", "c3_whaling", "c4_plundering"):
        assert table.why_not(0, f"space:{space}") == "FO-PHASE5-10"


@pytest.mark.rule("FO-PHASE5-04")
def test_paying_counts_as_an_effect() -> None:
    table = at_turn(Player(has={"silver": 1}, ships=["knarr"])).answer(0, "space:c1_overseas_trading")
    assert table.stock(0) == {}  # nothing to trade with
    table.expect(1, "turn")


@pytest.mark.rule("FO-PHASE5-04")
@pytest.mark.parametrize("space", ["c1_upgrade_2", "c2_upgrade_3", "c3_upgrade_4"])
def test_who_uses_an_upgrade_upgrades_something(space: str) -> None:
    table = at_turn(Player(has={"flax": 2})).answer(0, f"space:{space}")
    assert table.offers(0) == ["upgrade:flax"]
    assert table.answer(0, "upgrade:flax").offers(0) == ["upgrade:flax", "done"]


@pytest.mark.rule("FO-PHASE5-04", "FO-OCC-05")
def test_the_card_of_column_3_is_no_use_of_a_space() -> None:
    table = at_turn(Player(has={"wood": 1, "stone": 1}))
    assert "space:c3_build_longship" not in table.offers(0)
    table.answer(0, "space:c3_play_4_occupations")
    assert table.offers(0) == [f"play:{card}" for card in table.hand(0)]


@pytest.mark.rule("FO-PHASE5-04", "FO-PHASE5-09")
def test_the_last_part_that_is_left_must_be_used() -> None:
    table = at_turn(Player(has={"flax": 1}), strips={0: ["wood"]}).answer(0, "space:c1_mountain_1_upgrade_1")
    assert table.offers(0) == ["deal:c1_mountain_1_upgrade_1.0", "no"]
    assert table.answer(0, "no").offers(0) == ["upgrade:flax"]


@pytest.mark.rule("FO-PHASE5-09")
def test_parts_come_in_printed_order_and_each_may_be_left_out() -> None:
    table = at_turn(Player(has={"flax": 1}), strips={0: ["wood"]}).answer(0, "space:c1_mountain_1_upgrade_1")
    table.answer(0, "deal:c1_mountain_1_upgrade_1.0", "strip:0", "take:1")
    assert table.has(0, "wood") == 1
    assert table.offers(0) == ["deal:c1_mountain_1_upgrade_1.1", "no"]
    assert table.answer(0, "no").stock(0) == {"flax": 1, "wood": 1}


@pytest.mark.rule("FO-PHASE5-10")
def test_a_space_can_be_used_for_the_part_that_is_possible() -> None:
    table = at_turn(Player(has={"flax": 1}), strips={}).answer(0, "space:c1_mountain_1_upgrade_1", "upgrade:flax")
    assert table.stock(0) == {"stockfish": 1}


@pytest.mark.rule("FO-PHASE5-10", "FO-ANY-01")
def test_a_ship_may_be_bought_right_before_it_is_needed() -> None:
    table = at_turn(Player(has={"silver": 8}))
    assert table.why_not(0, "space:c1_raiding") == "FO-PHASE5-10"
    assert "space:c1_raiding" in table.answer(0, "buy:longship").offers(0)


# Passing


@pytest.mark.rule("FO-PHASE5-05", "FO-PHASE5-06")
def test_who_has_passed_places_no_more_and_the_others_go_on() -> None:
    table = at_turn(seats=3).answer(0, "pass").answer(1, "pass")
    spaces = ("space:c1_stockfish", "space:c1_weekly_market", "space:c2_products_mead", "pass")
    assert turns(table, *spaces) == [2, 2, 2, 2]
    assert table.g.phase != "actions"


@pytest.mark.rule("FO-PHASE5-05")
def test_who_has_no_vikings_left_passes() -> None:
    table = at_turn(Player(vikings=1), Player()).answer(0, "space:c1_stockfish").answer(1, "space:c1_weekly_market")
    assert table.open == [(1, "turn")]


@pytest.mark.rule("FO-PHASE5-05")
def test_a_viking_that_comes_back_in_the_own_action_can_be_used() -> None:
    """FO-AMB-16."""
    table = at_turn(Player(vikings=2), Player(vikings=0)).dice(8, 8).answer(0, "space:c2_laying_snare", "fail")
    table.answer(0, "return:1")
    assert table.open == [(0, "turn")]


@pytest.mark.rule("FO-PHASE5-06")
def test_the_phase_ends_when_all_have_passed() -> None:
    table = at_turn(seats=3).answer(0, "pass").answer(1, "pass")
    assert table.g.phase == "actions"
    table.answer(2, "pass")
    assert table.g.phase == "feast"


# Ships


@pytest.mark.rule("FO-PHASE5-07")
def test_one_ship_serves_for_several_actions() -> None:
    table = at_turn(Player(ships=["longship"]), Player(vikings=0), round=3).dice(8, 1)
    table.answer(0, "space:c1_raiding", "fail").answer(0, "space:c1_explore", "explore:faroe_islands")
    assert "space:c2_pillaging" in table.offers(0)
    assert table.has(0, "longship") == 1


# Anytime actions


@pytest.mark.rule("FO-ANY-01")
def test_tiles_ships_and_cards_may_be_used_in_the_middle_of_an_action() -> None:
    has = {"silver": 3, "salt_meat": 1, "rune_stone": 1, "flax": 2}
    table = at_turn(Player(has=has, cards=[TANNER])).answer(0, "space:c1_upgrade_2", "upgrade:flax")
    assert {"lay:rune_stone", "buy:whaling_boat", f"exchange:{occ(TANNER)}"} <= set(table.anytime(0))
    table.lay_tile(0, "rune_stone", "home", 0, "A12").answer(0, "buy:whaling_boat", f"exchange:{occ(TANNER)}")
    assert table.offers(0) == ["upgrade:flax", "upgrade:hide", "done"]
    assert table.stock(0) == {"flax": 1, "stockfish": 1, "hide": 1}


@pytest.mark.rule("FO-ANY-01")
def test_income_waits_until_tiles_are_laid() -> None:
    table = at_turn(Player(has={"chest": 1})).until("pause.income", 0)
    assert table.lay_tile(0, "chest", "home", 0, "A11").until("feast", 0).has(0, "silver") == 2


@pytest.mark.rule("FO-ANY-01")
def test_bonuses_wait_until_tiles_are_laid() -> None:
    around = [("home", "silver", 0, cell) for cell in ("A5", "B5", "B6", "A7")]
    table = at_turn(Player(has={"oil": 1}, tiles=around)).until("pause.bonus", 0)
    assert table.lay_tile(0, "oil", "home", 0, "B7").has(0, "ore") == 1


@pytest.mark.rule("FO-ANY-02")
def test_what_was_laid_cannot_be_taken_back() -> None:
    table = at_turn(Player(has={"ore": 2, "silver": 1}, ships=["longship"]))
    table.lay_tile(0, "silver", "home", 0, "A12").lay_tile(0, "ore", "home", 0, "A1").answer(0, "arm:longship")
    assert table.anytime(0) == []
    assert table.game.can_undo(0)  # trying out is fine as long as play has not gone on
    table.answer(0, "space:c1_stockfish")
    assert table.ore_on(0, "longship") == [1]
    assert table.stock(0) == {"stockfish": 1}


@pytest.mark.rule("FO-ANY-03")
def test_nothing_can_be_given_away_or_discarded() -> None:
    player = Player(
        has={"wood": 1, "flax": 1, "bow": 1, "sheep": 1}, ships=["knarr"], islands=["shetland"], hand=[PRINCESS]
    )
    table = at_turn(player)
    assert table.anytime(0) == []
    assert {key.partition(":")[0] for key in table.offers(0)} == {"space", "pass"}
