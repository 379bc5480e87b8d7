"""The worked examples of the rulebook, and those that follow directly from its rules."""

import pytest

from tests.blood_rage.play import Clan, Table, at_turn

SMITE, BASH, SMASH, TYR_5, TYR_4 = "a1-odins-smite", "a1-tyrs-bash", "a1-tyrs-smash", "a1-tyrs-smite", "a2-tyrs-crush"
UPGRADE = "a1-lokis-domain"  # any that adds nothing when it is revealed
QUEST = "a1-quest-alfheim"
WOLF, RAVEN, SERPENT, BEAR = range(4)


def warriors(n: int) -> list[str]:
    return ["warrior"] * n


@pytest.mark.example("BR-EX-01")
def test_rage_begins_at_the_value_of_its_stat() -> None:
    table = at_turn(Clan(), Clan(steps=(3, 1, 1))).until_phase("action", 2)
    assert (table.rage(RAVEN), table.rage(WOLF)) == (8, 6)


@pytest.mark.example("BR-EX-02")
def test_an_upgraded_warrior_costs_its_strength() -> None:
    raven = Clan(sheet=["a2-experts-in-arms"], rage=5)
    table = at_turn(Clan({"utgard": warriors(2)}), raven, turn=RAVEN)
    table.answer(RAVEN, "invade:warrior", "to:utgard")
    assert table.rage(RAVEN) == 3
    assert table.count(RAVEN, "warrior", "utgard") == 1


@pytest.mark.example("BR-EX-03")
def test_no_more_figures_march_than_there_are_empty_villages() -> None:
    blue = Clan({"gimle": warriors(3)})
    table = at_turn(blue, Clan({"elvagar": warriors(2)})).answer(0, "march:gimle", "to:elvagar")
    assert table.offers(0) == ["warriors:1", "warriors:2"]
    assert table.why_not(0, "warriors:3") == "BR-BOARD-03"
    table.answer(0, "warriors:2")
    assert table.rage(0) == 5
    assert (table.count(0, "warrior", "gimle"), table.count(0, "warrior", "elvagar")) == (1, 2)


@pytest.mark.example("BR-EX-04")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_any_number_marches_to_yggdrasil(number: int) -> None:
    yellow = Clan({"angerboda": warriors(4)})
    table = at_turn(yellow, Clan({"yggdrasil": warriors(4)})).answer(0, "march:angerboda", "to:yggdrasil")
    table.answer(0, f"warriors:{number}")
    assert table.count(0, "warrior", "yggdrasil") == number
    table.expect(1, "turn")


@pytest.mark.example("BR-EX-05")
def test_a_march_has_one_destination() -> None:
    table = at_turn(Clan({"gimle": warriors(2)}), Clan()).answer(0, "march:gimle", "to:utgard", "warriors:1")
    table.expect(1, "turn")
    assert table.count(0, "warrior", "gimle") == 1


@pytest.mark.example("BR-EX-06")
def test_a_march_has_one_origin() -> None:
    table = at_turn(Clan({"gimle": warriors(1), "horgr": warriors(1)}), Clan()).answer(0, "march:gimle")
    assert table.why_not(0, "march:horgr") == "BR-MARCH-03"
    table.answer(0, "to:utgard")
    assert table.offers(0) == ["warriors:1"]


@pytest.mark.example("BR-EX-07")
def test_ships_do_not_march() -> None:
    table = at_turn(Clan({"fjord_sw": ["ship"], "utgard": ["warrior", "leader"]}), Clan())
    assert "march:fjord_sw" not in table.offers(0)
    table.answer(0, "march:utgard", "to:gimle", "warriors:1")
    assert table.offers(0) == ["done", "take:leader"]
    assert table.why_not(0, "take:ship") == "BR-MARCH-05"


@pytest.mark.example("BR-EX-08")
def test_a_clan_upgrade_replaces_one_of_three_and_the_others_add_up() -> None:
    serpent = Clan(
        {"valhalla": warriors(4)},
        sheet=["a1-lokis-domain", "a1-friggas-succor", "a1-tyrs-domain"],
        hand=["a2-lokis-eminence"],
    )
    table = at_turn(Clan(), Clan(), serpent, turn=SERPENT).answer(SERPENT, "upgrade:a2-lokis-eminence")
    assert table.why_not(SERPENT, "free_slot") == "BR-UPGRADE-01"
    table.answer(SERPENT, "replace:a1-friggas-succor")
    assert table.rage(SERPENT) == 4
    assert table.sheet(SERPENT) == ["a1-lokis-domain", "a1-tyrs-domain", "a2-lokis-eminence"]
    assert "a1-friggas-succor" in table.observation()["discards"]
    table.until_phase("action", 2)
    assert table.event("glory.valhalla") == {"clan": SERPENT, "n": 12}


@pytest.mark.example("BR-EX-09")
def test_a_quest_costs_nothing_and_pays_in_the_quest_phase() -> None:
    bear = Clan({"utgard": warriors(1)}, hand=["a2-quest-jotunheim"])
    table = at_turn(Clan(), Clan(), Clan(), bear, age=2, turn=BEAR)
    table.answer(BEAR, "quest", "commit:a2-quest-jotunheim")
    assert table.rage(BEAR) == 6
    table.until("raise.may").answer(BEAR, "raise:axes")
    assert (table.glory(BEAR), table.value(BEAR, "axes")) == (7, 4)
    assert "a2-quest-jotunheim" in table.observation()["discards"]


def andlang() -> Table:
    """Wolf pillages Andlang."""
    table = at_turn(
        Clan({"fjord_sw": ["ship"], "yggdrasil": warriors(2)}, hand=[TYR_4]),
        Clan({"gimle": warriors(1), "yggdrasil": warriors(1)}, hand=[UPGRADE]),
        Clan({"horgr": ["leader"]}),
        tokens={"andlang": "axes"},
    )
    return table.answer(WOLF, "pillage:andlang")


def andlang_called() -> Table:
    """Raven and Wolf answer the call until the villages are full."""
    table = andlang().answer(RAVEN, "join:warrior", "from:gimle").answer(WOLF, "join:warrior")
    return table.answer(RAVEN, "join:warrior")


@pytest.mark.example("BR-EX-10")
def test_a_ship_in_the_fjord_is_enough_to_pillage() -> None:
    assert andlang().event("pillage") == {"clan": WOLF, "place": "andlang"}


@pytest.mark.example("BR-EX-11")
def test_the_call_goes_round_until_the_villages_are_full() -> None:
    table = andlang()
    table.expect(RAVEN, "call")
    table.answer(RAVEN, "join:warrior", "from:gimle")
    table.expect(WOLF, "call")  # Serpent has nobody next door
    table.answer(WOLF, "join:warrior")
    table.expect(RAVEN, "call")
    table.answer(RAVEN, "join:warrior")
    assert table.open == [(WOLF, "battle.card"), (RAVEN, "battle.card")]
    assert table.count(WOLF, "warrior", "yggdrasil") == 1


@pytest.mark.example("BR-EX-12")
def test_figures_in_province_and_fjord_count() -> None:
    table = andlang_called()
    assert table.fighters == [WOLF, RAVEN]
    assert (table.strength(WOLF, "andlang"), table.strength(RAVEN, "andlang")) == (3, 2)


@pytest.mark.example("BR-EX-13")
def test_a_battle_card_adds_and_an_upgrade_does_not() -> None:
    table = andlang_called().play({})
    totals = [event["args"] for event in table.game.events(0, None) if event["key"] == "battle.total"]
    assert totals == [{"clan": WOLF, "n": 7}, {"clan": RAVEN, "n": 2}]
    assert table.event("battle.won") == {"clan": WOLF, "place": "andlang"}


@pytest.mark.example("BR-EX-14")
def test_the_winner_is_rewarded_and_the_losers_die() -> None:
    table = andlang_called().play({}).end_pillage()
    assert table.count(RAVEN, "warrior", "valhalla") == 2
    assert table.hand(RAVEN) == [UPGRADE]
    assert table.pillaged("andlang")
    assert (table.value(WOLF, "axes"), table.glory(WOLF)) == (4, 4)
    assert (table.hand(WOLF), table.observation()["discards"]) == ([], [TYR_4])
    assert (table.count(WOLF, "ship", "fjord_sw"), table.count(WOLF, "warrior", "andlang")) == (1, 1)


@pytest.mark.example("BR-EX-15")
def test_a_ship_counts_for_both_provinces_and_a_tie_fails() -> None:
    red, blue = Clan({"elvagar": warriors(3)}), Clan({"angerboda": warriors(1)})
    serpent = Clan({"elvagar": warriors(1), "fjord_ne": ["ship"]}, quests=["a1-quest-manheim"])
    table = at_turn(red, blue, serpent).until("raise.may").answer(SERPENT, "raise:horns")
    assert [table.strength(seat, "elvagar") for seat in (WOLF, SERPENT)] == [3, 3]
    assert [table.strength(seat, "angerboda") for seat in (RAVEN, SERPENT)] == [1, 2]
    assert (table.glory(SERPENT), table.value(SERPENT, "horns")) == (5, 5)


@pytest.mark.example("BR-EX-15")
def test_without_the_ship_s_other_province_the_quest_fails() -> None:
    red, blue = Clan({"elvagar": warriors(3)}), Clan({"angerboda": warriors(2)})
    serpent = Clan({"elvagar": warriors(1), "fjord_ne": ["ship"]}, quests=["a1-quest-manheim"])
    table = at_turn(red, blue, serpent).until_phase("action", 2)
    assert table.event("quest.failed") == {"clan": SERPENT, "card": "a1-quest-manheim"}
    assert table.glory(SERPENT) == 0


@pytest.mark.example("BR-EX-16")
def test_ragnarok_gives_glory_for_the_dead_and_dooms_the_next() -> None:
    red, blue = Clan({"gimle": ["warrior", "leader"]}), Clan({"gimle": warriors(1), "fjord_nw": ["ship"]})
    table = at_turn(red, blue, age=2, dooms=("horgr", "gimle", "andlang"), ruined=("horgr",)).until_phase("gifts", 3)
    assert (table.glory(WOLF), table.glory(RAVEN)) == (6, 6)
    assert table.event("ragnarok") == {"place": "gimle"}
    assert table.event("doom") == {"place": "andlang"}
    assert table.told().count("released") == 2


@pytest.mark.example("BR-EX-17")
def test_legendary_stats_give_glory_at_the_end() -> None:
    raven = Clan(steps=(4, 6, 3))
    table = at_turn(Clan(), raven, age=3).finish()
    assert table.game.outcome is not None
    assert table.game.outcome.parts[RAVEN]["legend"] == 30
    assert table.game.outcome.scores == [0, 30]


@pytest.mark.example("BR-EX-18")
def test_without_rage_there_is_no_action_at_all() -> None:
    idle = Clan({"gimle": warriors(1)}, hand=[QUEST], rage=0)
    table = at_turn(Clan({"utgard": warriors(1)}), idle).answer(WOLF, "invade:leader", "to:horgr")
    assert table.open == [(WOLF, "turn")]
    for key in ("quest", "pillage:gimle", "invade:leader"):
        assert table.why_not(RAVEN, key) == "BR-ACTION-05"


@pytest.mark.example("BR-EX-19")
def test_horns_limit_the_figures_on_the_board() -> None:
    full = at_turn(Clan({"gimle": warriors(4)}), Clan())
    assert full.why_not(0, "invade:leader") == "BR-INVADE-06"
    assert "invade:leader" not in full.offers(0)
    fewer = at_turn(Clan({"gimle": warriors(3), "valhalla": warriors(1)}), Clan())
    assert "invade:leader" in fewer.offers(0)


@pytest.mark.example("BR-EX-20")
def test_without_enemies_a_pillage_succeeds_without_a_battle() -> None:
    table = at_turn(Clan({"gimle": warriors(1)}, hand=[BASH]), Clan(), tokens={"gimle": "glory"}).pillage(0, "gimle")
    assert (table.glory(0), table.hand(0)) == (5, [BASH])
    assert table.pillaged("gimle")
    assert "glory.battle" not in table.told()


@pytest.mark.example("BR-EX-21")
def test_if_the_highest_total_is_shared_all_lose() -> None:
    clans = [Clan({"gimle": warriors(2)}, hand=[card]) for card in (TYR_5, "a2-tyrs-smite", UPGRADE)]
    clans[2] = Clan({"gimle": ["leader"]}, hand=[UPGRADE])
    table = at_turn(*clans, tokens={"gimle": "glory"}).pillage(0, "gimle", {}).end_pillage()
    assert [event["args"]["n"] for event in table.game.events(0, None) if event["key"] == "battle.total"] == [7, 7, 3]
    assert [table.figures(seat, "gimle") for seat in range(3)] == [0, 0, 0]
    assert [table.hand(seat) for seat in range(3)] == [[TYR_5], ["a2-tyrs-smite"], [UPGRADE]]
    assert [table.glory(seat) for seat in range(3)] == [0, 0, 0]
    assert not table.pillaged("gimle")


@pytest.mark.example("BR-EX-22")
def test_another_winner_gains_battle_glory_alone() -> None:
    table = at_turn(
        Clan({"gimle": warriors(1)}, hand=[BASH]),
        Clan({"gimle": warriors(1)}, hand=[TYR_5], steps=(1, 3, 1)),
        tokens={"gimle": "glory"},
    )
    table.pillage(0, "gimle", {}).end_pillage()
    assert (table.glory(0), table.glory(1)) == (0, 5)
    assert (table.hand(0), table.hand(1)) == ([BASH], [])
    assert not table.pillaged("gimle")
    assert table.count(0, "warrior", "valhalla") == 1


@pytest.mark.example("BR-EX-23")
def test_a_clan_without_figures_can_still_win() -> None:
    table = at_turn(Clan({"gimle": warriors(1)}, hand=[TYR_5]), Clan({"gimle": warriors(1)}, hand=[SMITE]))
    table.pillage(0, "gimle", {}).end_pillage()
    totals = [event["args"] for event in table.game.events(0, None) if event["key"] == "battle.total"]
    assert totals == [{"clan": 0, "n": 5}, {"clan": 1, "n": 2}]
    assert table.event("battle.won")["clan"] == 0
    assert table.figures(0, "gimle") == 0


@pytest.mark.example("BR-EX-24")
@pytest.mark.parametrize(("seats", "deck", "undealt", "left"), [(4, 34, 2, 8), (3, 26, 2, 6), (2, 20, 4, 4)])
def test_cards_are_dealt_and_drafted(seats: int, deck: int, undealt: int, left: int) -> None:
    table = Table(seats)
    assert [len(pile) for pile in table.observation()["decks"]] == [deck] * 3
    table.until("draft")
    assert [len(pack) for pack in table.observation()["packs"]] == [8] * seats
    assert len(table.observation()["away"]) == undealt
    table.until("turn")
    assert [len(hand) for hand in table.observation()["hands"]] == [6] * seats
    assert len(table.observation()["away"]) == undealt + left


@pytest.mark.example("BR-EX-25")
def test_the_phase_ends_when_all_is_pillaged() -> None:
    others = ("yggdrasil", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "myrkulor")
    table = at_turn(Clan({"gimle": warriors(1)}), Clan(rage=4), pillaged=others)
    table.pillage(0, "gimle")
    assert "action.over" in table.told()
    assert (table.rage(0), table.rage(1)) == (6, 4)


@pytest.mark.example("BR-EX-26")
def test_yggdrasil_raises_all_stats_before_battle_glory() -> None:
    table = at_turn(Clan({"yggdrasil": warriors(2)}, hand=[BASH]), Clan({"yggdrasil": warriors(1)}))
    table.pillage(0, "yggdrasil", {}).end_pillage()
    assert [table.value(0, stat) for stat in ("rage", "axes", "horns")] == [7, 4, 5]
    assert table.glory(0) == 4


@pytest.mark.example("BR-EX-27")
def test_primacy_cancels_watch() -> None:
    table = at_turn(
        Clan({"gimle": warriors(1)}, hand=["a3-thors-primacy"]),
        Clan({"gimle": warriors(1)}, hand=["a3-heimdalls-watch"]),
    )
    table.pillage(0, "gimle", {}).end_pillage()
    totals = [event["args"] for event in table.game.events(0, None) if event["key"] == "battle.total"]
    assert totals == [{"clan": 0, "n": 4}, {"clan": 1, "n": 1}]
    assert table.hand(1) == ["a3-heimdalls-watch"]
    assert table.glory(1) == 0


@pytest.mark.example("BR-EX-28")
@pytest.mark.parametrize(("card", "power"), [("a1-brothers-in-arms", 7), ("a3-masters-in-arms", 14)])
def test_pairs_of_warriors_are_stronger(card: str, power: int) -> None:
    table = at_turn(Clan({"gimle": warriors(5)}, sheet=[card], steps=(1, 1, 3)), Clan())
    assert table.strength(0, "gimle") == power


@pytest.mark.example("BR-EX-29")
def test_the_dark_elf_is_stronger_in_yggdrasil_and_may_invade_it() -> None:
    there = Clan({"yggdrasil": ["dark-elf", "warrior", "warrior"]}, sheet=["a2-dark-elf"])
    assert at_turn(there, Clan()).strength(0, "yggdrasil") == 5
    table = at_turn(Clan(sheet=["a2-dark-elf"]), Clan()).answer(0, "invade:dark-elf", "to:yggdrasil")
    assert (table.rage(0), table.strength(0, "yggdrasil")) == (5, 3)
    free = at_turn(Clan(hand=["a2-dark-elf"]), Clan()).answer(
        0, "upgrade:a2-dark-elf", "invade:dark-elf", "to:yggdrasil"
    )
    assert free.rage(0) == 5  # the price of the upgrade alone


@pytest.mark.example("BR-EX-30")
def test_a_ship_that_dies_in_ragnarok_pays_twice() -> None:
    clan = Clan({"fjord_sw": ["ship"]}, sheet=["a3-eternal-dragons", "a2-odins-inspiration"])
    table = at_turn(clan, Clan(), age=3, dooms=("horgr", "gimle", "utgard")).finish()
    assert table.game.outcome is not None
    parts = table.game.outcome.parts[0]
    assert (parts["ragnarok"], parts["cards"], table.glory(0)) == (8, 12, 20)


@pytest.mark.example("BR-EX-31")
def test_watch_scores_the_revealed_bonuses_and_all_play_again() -> None:
    clans = [
        Clan({"gimle": warriors(1)}, hand=["a2-heimdalls-watch", BASH]),
        Clan({"gimle": warriors(1)}, hand=[TYR_5]),
        Clan({"gimle": warriors(1)}, hand=[QUEST, SMASH]),
    ]
    table = at_turn(*clans).pillage(0, "gimle", {0: "a2-heimdalls-watch", 2: QUEST})
    assert table.glory(0) == 5
    assert sorted(table.observation()["discards"]) == sorted(["a2-heimdalls-watch", TYR_5, QUEST])
    assert table.open == [(0, "battle.card"), (2, "battle.card")]  # Raven has no card left
    table.play({}).end_pillage()
    assert table.event("battle.won")["clan"] == 2


@pytest.mark.example("BR-EX-32")
def test_a_fjord_is_open_while_one_of_its_provinces_stands() -> None:
    table = at_turn(Clan(), Clan(), ruined=("gimle",)).answer(0, "invade:ship", "to:fjord_nw")
    assert (table.strength(0, "myrkulor"), "pillage:myrkulor" in table.answer(1, "pass").offers(0)) == (2, True)
    assert table.why_not(0, "pillage:gimle") == "BR-BOARD-08"
    closed = at_turn(Clan(), Clan(), ruined=("gimle", "myrkulor")).answer(0, "invade:ship")
    assert closed.why_not(0, "to:fjord_nw") == "BR-BOARD-08"


@pytest.mark.example("BR-EX-33")
def test_the_frost_giant_takes_the_reward_twice() -> None:
    clan = Clan({"gimle": ["frost-giant"]}, sheet=["a3-frost-giant"])
    table = at_turn(clan, Clan({"gimle": warriors(1)}), tokens={"gimle": "axes"}).pillage(0, "gimle", {}).end_pillage()
    assert (table.value(0, "axes"), table.glory(0)) == (5, 5)


@pytest.mark.example("BR-EX-34")
@pytest.mark.parametrize("passed", [True, False])
def test_who_has_passed_does_not_act_again(passed: bool) -> None:
    wolf = Clan({"gimle": warriors(2)}, rage=1)
    raven = Clan({"gimle": warriors(1)}, hand=["a1-lokis-trickery"], rage=0, passed=passed)
    table = at_turn(wolf, raven).pillage(0, "gimle", {})
    assert (table.rage(0), table.rage(1)) == (0, 1)
    if passed:
        assert "action.over" in table.told()
    else:
        table.expect(1, "turn")
