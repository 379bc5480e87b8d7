"""Occupations: drawing, playing, and how the kinds of cards work (Occupations). Each card is tested elsewhere."""

import pytest

from longhall.engine.journal import Journal
from tests.feast_for_odin.play import Player, Table, at_turn, occ

CHIEF, HELMSMAN, BUILDER, MINER, FISHERMAN, SHEARER, SHEPHERD, BREEDER = 5, 12, 20, 22, 27, 33, 34, 35
TANNER, TUTOR, TRADESMAN, HORNTURNER, DRAGONSLAYER, HORNBLOWER, HIDE_BUYER = 47, 52, 54, 63, 65, 85, 86
HELPER, SPICE_MERCHANT, APPRENTICE, PRINCESS, MASON, MIDDLEMAN = 93, 94, 113, 115, 116, 120
PRIEST, BOAT_BUILDER, CUTTER, SAIL_PATCHER, WAREHOUSE = 149, 178, 179, 181, 43
UNDERTAKER, BEACH_RAIDER = 100, 180
BOAT, KNARR, LONGSHIP = "whaling_boat", "knarr", "longship"


def playing(card: int, **player: object) -> Table:
    """The first player plays a card for a stone."""
    has = {"stone": 1, **dict(player.pop("has", {}))}  # type: ignore[call-overload]
    table = at_turn(Player(has=has, hand=[card], **player), round=2)  # type: ignore[arg-type]
    return table.answer(0, "space:c1_play_occupation", f"play:{occ(card)}")


def without_pile(table: Table) -> Table:
    table.g.light, table.g.dark = [*table.g.light, *table.g.dark], []
    table.game.history = Journal(table.g.copy())
    return table


# Drawing and playing


@pytest.mark.rule("FO-OCC-01")
def test_a_card_must_be_played_to_have_an_effect() -> None:
    table = at_turn(Player(has={"wood": 2}, hand=[PRINCESS])).answer(0, "space:c1_build_shed")
    assert (table.has(0, "silverware"), table.score(0, "occupations"), table.in_play(0)) == (0, 0, [])
    table = at_turn(Player(has={"wood": 2}, cards=[PRINCESS])).answer(0, "space:c1_build_shed")
    assert (table.has(0, "silverware"), table.score(0, "occupations"), table.in_play(0)) == (1, 1, [occ(PRINCESS)])


@pytest.mark.rule("FO-OCC-02", "FO-OCC-03")
def test_the_top_card_of_the_dark_brown_pile_is_drawn_with_one_silver() -> None:
    table = at_turn()
    top, left = table.g.word(table.g.dark[-1]), len(table.g.dark)
    table.answer(0, "space:c1_draw_occupation")
    assert (table.hand(0), len(table.g.dark)) == ([top], left - 1)
    assert table.stock(0) == {"silver": 1}


@pytest.mark.rule("FO-OCC-04")
def test_column_1_plays_one_card_for_a_stone_or_an_ore() -> None:
    player = Player(has={"stone": 1, "ore": 1}, hand=[HELMSMAN, MINER])
    table = at_turn(player).answer(0, "space:c1_play_occupation")
    assert table.offers(0) == ["deal:c1_play_occupation.0.0", "deal:c1_play_occupation.0.1"]
    table.answer(0, "deal:c1_play_occupation.0.0", f"play:{occ(HELMSMAN)}").expect(1, "turn")
    assert table.stock(0) == {"ore": 1, "silver": 1, "chest": 1}


@pytest.mark.rule("FO-OCC-04")
@pytest.mark.parametrize(("space", "n"), [("c2_play_2_occupations", 2), ("c3_play_4_occupations", 4)])
def test_columns_2_and_3_play_up_to_two_and_four(space: str, n: int) -> None:
    hand = [HELMSMAN, MINER, FISHERMAN, SHEARER, PRINCESS]
    table = at_turn(Player(hand=hand)).answer(0, f"space:{space}")
    for number in hand[:n]:
        table.expect(0, "play")
        table.answer(0, f"play:{occ(number)}")
    table.expect(1, "turn")
    assert table.in_play(0) == [occ(number) for number in hand[:n]]
    assert at_turn(Player(hand=hand)).answer(0, f"space:{space}", f"play:{occ(MINER)}", "done").in_play(0) == [
        occ(MINER)
    ]


@pytest.mark.rule("FO-OCC-04")
def test_cards_are_played_one_after_the_other() -> None:
    """What the first one gives may serve for the second."""
    player = Player(has={"silver": 3, "cattle": 2}, hand=[HELMSMAN, TRADESMAN])
    table = at_turn(player).answer(0, "space:c2_play_2_occupations", f"play:{occ(HELMSMAN)}")
    assert table.has(0, "chest") == 1
    table.expect(0, "play")


@pytest.mark.rule("FO-OCC-05")
def test_column_3_draws_a_card_before_the_action() -> None:
    table = at_turn(Player(has={"flax": 1}))
    table.answer(0, "space:c3_upgrade_4")
    table.expect(0, "upgrade")
    assert len(table.hand(0)) == 1
    for space in ("c1_stockfish", "c2_products_mead", "c4_market_and_products"):
        assert at_turn().answer(0, f"space:{space}").hand(0) == []


@pytest.mark.rule("FO-OCC-06")
@pytest.mark.parametrize("early", [True, False])
def test_column_4_may_play_a_card_before_or_after_the_action(early: bool) -> None:
    table = at_turn(Player(hand=[HELMSMAN, MINER])).answer(0, "space:c4_market_and_products")
    assert table.expect(0, "play.before").options[-1].key == "no"
    assert table.has(0, "spices") == 0
    if early:
        table.answer(0, f"play:{occ(HELMSMAN)}")
    else:
        table.answer(0, "no").expect(0, "play.after")
        assert table.has(0, "spices") == 1
        table.answer(0, f"play:{occ(HELMSMAN)}")
    table.expect(1, "turn")
    assert table.stock(0) == {"chest": 1, "spices": 1, "silver": 1}
    assert table.hand(0) == [occ(MINER)]


@pytest.mark.rule("FO-OCC-06")
def test_the_card_of_column_4_may_be_left_out() -> None:
    table = at_turn(Player(hand=[HELMSMAN])).answer(0, "space:c4_market_and_products", "no", "no")
    assert table.in_play(0) == []
    table.expect(1, "turn")


# The slash


@pytest.mark.rule("FO-OCC-07")
def test_a_slash_means_one_of_the_list() -> None:
    table = at_turn(Player(has={"silverware": 1}, cards=[TRADESMAN])).answer(0, f"exchange:{occ(TRADESMAN)}")
    assert table.offers(0) == [f"deal:{occ(TRADESMAN)}.0.0", f"deal:{occ(TRADESMAN)}.0.1"]
    assert table.answer(0, f"deal:{occ(TRADESMAN)}.0.1").stock(0) == {"chest": 1}


@pytest.mark.rule("FO-OCC-07")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_two_lists_correspond_place_by_place(n: int) -> None:
    table = playing(HIDE_BUYER, has={"silver": 5}).answer(0, f"deal:{occ(HIDE_BUYER)}.0.{n - 1}")
    assert (table.has(0, "hide"), table.has(0, "silver")) == (n, 6 - 2 * n)


@pytest.mark.rule("FO-OCC-08")
@pytest.mark.parametrize(("sheep", "wool"), [(2, 0), (3, 1), (4, 2), (5, 2), (6, 3), (9, 3)])
def test_in_a_list_by_amount_one_entry_applies(sheep: int, wool: int) -> None:
    assert playing(SHEARER, has={"sheep": sheep}).has(0, "wool") == wool


@pytest.mark.rule("FO-OCC-08")
@pytest.mark.parametrize(("boats", "good"), [(1, "beans"), (2, "grain"), (3, "cabbage")])
def test_two_boats_do_not_also_give_what_one_gives(boats: int, good: str) -> None:
    table = at_turn(Player(ships=[BOAT] * boats, cards=[HELPER]), round=2).end_round()  # round 3 has no harvest
    assert {item for item in table.stock(0) if item in ("beans", "grain", "cabbage")} == {good}


# Yellow, blue, red, green


@pytest.mark.rule("FO-OCC-09")
def test_an_immediate_card_works_once() -> None:
    table = playing(DRAGONSLAYER, has={"snare": 4, "spear": 4}).answer(0, f"deal:{occ(DRAGONSLAYER)}.0")
    assert (table.has(0, "treasure_chest"), table.has(0, "snare"), table.has(0, "spear")) == (1, 2, 2)
    table.expect(1, "turn")
    table.answer(1, "pass")
    assert not [key for key in table.anytime(0) if occ(DRAGONSLAYER) in key]


@pytest.mark.rule("FO-OCC-09")
def test_an_immediate_exchange_may_be_declined() -> None:
    table = playing(DRAGONSLAYER, has={"snare": 2, "spear": 2}).answer(0, "no")
    assert table.has(0, "treasure_chest") == 0


@pytest.mark.rule("FO-OCC-10")
def test_an_anytime_card_is_used_any_number_of_times() -> None:
    table = at_turn(Player(has={"salt_meat": 3}, cards=[TANNER])).answer(0, *[f"exchange:{occ(TANNER)}"] * 2)
    assert table.stock(0) == {"salt_meat": 1, "hide": 2}
    table.until("feast", 0)
    assert f"exchange:{occ(TANNER)}" in table.anytime(0)


@pytest.mark.rule("FO-OCC-10")
def test_an_anytime_card_is_used_until_scoring() -> None:
    table = at_turn(Player(has={"salt_meat": 1}, cards=[TANNER]), round=7).until("pause.scoring", 0)
    assert table.answer(0, f"exchange:{occ(TANNER)}").has(0, "hide") == 1


@pytest.mark.rule("FO-OCC-11")
def test_an_each_time_card_works_every_time() -> None:
    player = Player(has={"wood": 2, "stone": 1}, cards=[PRINCESS])
    table = at_turn(player, Player(vikings=0), round=3)
    table.answer(0, "space:c1_build_shed").answer(0, "space:c2_build_stone_house")
    assert table.has(0, "silverware") == 2


@pytest.mark.rule("FO-OCC-11")
def test_its_exchange_is_made_once_for_each_trigger() -> None:
    """In each round without harvest 2 oil for 1 spices."""
    table = at_turn(Player(has={"oil": 6}, cards=[SPICE_MERCHANT]), round=2).until("use", 0)
    table.answer(0, f"use:{occ(SPICE_MERCHANT)}")
    assert (table.has(0, "oil"), table.has(0, "spices")) == (4, 1)
    table.expect(table.g.first, "turn")


@pytest.mark.rule("FO-OCC-12")
def test_what_comes_before_an_action_may_be_used_in_it() -> None:
    player = Player(cards=[APPRENTICE])
    table = at_turn(player, strips={0: ["stone", "ore"]})
    table.answer(0, "space:c1_craft_rune_stone", f"use:{occ(APPRENTICE)}", "strip:0", "take:1")
    assert table.stock(0) == {"rune_stone": 1, "silver": 1}


@pytest.mark.rule("FO-OCC-12")
def test_what_comes_after_an_action_comes_too_late_for_it() -> None:
    """Middleman: 1 silver for an upgrade, after the action."""
    table = at_turn(Player(cards=[MIDDLEMAN])).answer(0, "space:c1_weekly_market")
    assert (table.has(0, "beans"), table.has(0, "silver")) == (1, 1)
    table.answer(0, f"use:{occ(MIDDLEMAN)}", "upgrade:beans")
    assert table.stock(0) == {"milk": 1}


@pytest.mark.rule("FO-OCC-13")
def test_of_two_actions_either_or_both_in_printed_order() -> None:
    has = {"sheep": 1, "silver": 3}
    both = playing(HORNTURNER, has=has)
    assert both.offers(0) == [f"deal:{occ(HORNTURNER)}.0", "no"]
    both.answer(0, f"deal:{occ(HORNTURNER)}.0", "give:sheep")
    assert both.offers(0) == [f"deal:{occ(HORNTURNER)}.1", "no"]
    both.answer(0, f"deal:{occ(HORNTURNER)}.1")
    assert both.stock(0) == {"salt_meat": 1, "wool": 1, "hide": 1, "drinking_horn": 1, "silver": 1}
    second = playing(HORNTURNER, has=has).answer(0, "no", f"deal:{occ(HORNTURNER)}.1")
    assert second.stock(0) == {"sheep": 1, "drinking_horn": 1, "silver": 1}


@pytest.mark.rule("FO-OCC-14")
def test_an_as_soon_as_card_may_work_when_it_is_played() -> None:
    assert playing(SAIL_PATCHER, ships=[KNARR, KNARR, LONGSHIP]).has(0, "wool") == 3


@pytest.mark.rule("FO-OCC-14")
def test_it_works_once_in_a_game_when_its_condition_comes_true() -> None:
    table = at_turn(Player(has={"silver": 30}, ships=[KNARR, KNARR], cards=[SAIL_PATCHER]))
    assert table.has(0, "wool") == 0
    assert table.answer(0, "buy:knarr").has(0, "wool") == 3
    assert table.answer(0, "buy:knarr").has(0, "wool") == 3


@pytest.mark.rule("FO-OCC-14")
def test_next_time_looks_to_the_future() -> None:
    table = playing(CUTTER, has={"silver": 10}, ships=[KNARR])
    assert table.has(0, "stockfish") == 0
    table.answer(1, "pass").answer(0, "buy:knarr")
    assert (table.has(0, "stockfish"), table.has(0, "silver")) == (2, 11 - 5 + 2)
    assert table.answer(0, "buy:knarr").has(0, "stockfish") == 2


@pytest.mark.rule("FO-OCC-15")
def test_a_card_may_give_a_feast_for_one_player() -> None:
    table = playing(CHIEF, has={"grain": 1})
    assert dict(table.expect(0, "feast").about)["n"] == 5 + 2
    table.answer(0, "serve_flat:grain", *["empty"] * 3).expect(1, "turn")
    assert (table.g.penalties, table.has(0, "grain")) == ((3, 0), 0)


@pytest.mark.rule("FO-OCC-15")
def test_a_card_may_give_a_board_action_by_its_normal_rules() -> None:
    table = playing(HORNBLOWER, has={"silver": 1, "bow": 1}).dice(8, 1).answer(0, f"deal:{occ(HORNBLOWER)}.0")
    assert table.offers(0) == ["roll", "succeed", "fail"]
    table.answer(0, "succeed")
    assert (table.has(0, "hide"), table.has(0, "game_meat"), table.has(0, "bow")) == (1, 1, 0)


@pytest.mark.rule("FO-OCC-17")
def test_without_a_pile_no_card_is_drawn() -> None:
    """FO-AMB-22."""
    table = without_pile(at_turn()).answer(0, "space:c1_draw_occupation")
    assert (table.hand(0), table.stock(0)) == ([], {"silver": 1})
    table = without_pile(at_turn()).answer(0, "space:c3_weekly_market")
    assert table.hand(0) == []
    assert "space:c3_play_4_occupations" not in without_pile(at_turn(turn=1)).answer(1, "pass").offers(0)


# Points


@pytest.mark.rule("FO-SCORE-06", "FO-OCC-01")
def test_points_of_played_cards_may_be_negative() -> None:
    assert at_turn(Player(cards=[UNDERTAKER, BEACH_RAIDER], hand=[CHIEF])).score(0, "occupations") == -1 - 2
