"""Battles: cards, totals and resolution (Pillage, steps 2 and 3)."""

from typing import Any

import pytest

from tests.blood_rage.play import Clan, Table, at_turn

BASH, SMASH, SMITE = "a1-tyrs-bash", "a1-tyrs-smash", "a1-tyrs-smite"  # +2, +3, +5
CRUSH, EYE, GAZE = "a2-tyrs-crush", "a2-heimdalls-eye", "a3-heimdalls-gaze"  # +4, white discs +2 and +3
SIGHT, WATCH, PRIMACY = "a1-heimdalls-sight", "a2-heimdalls-watch", "a3-thors-primacy"
QUEST, UPGRADE = "a1-quest-alfheim", "a1-lokis-domain"


def warriors(n: int = 1, **more: Any) -> Clan:
    """So many Warriors in Gimle."""
    return Clan({"gimle": ["warrior"] * n}, **more)


def totals(table: Table) -> list[int]:
    """The totals that were compared, in the order of the fighters."""
    return [event["args"]["n"] for event in table.game.events(0, None) if event["key"] == "battle.total"]


def fought(*clans: Clan, cards: dict[int, str] | None = None, **lay: Any) -> Table:
    """Wolf has pillaged Gimle, and everybody played its card."""
    return at_turn(*clans, **lay).pillage(0, "gimle", cards or {}).end_pillage()


@pytest.mark.rule("BR-BATTLE-01")
def test_whoever_has_a_figure_there_is_in_the_battle() -> None:
    clans = warriors(), Clan({"yggdrasil": ["leader"]}, hand=[BASH]), Clan({"fjord_nw": ["ship"]}, hand=[SMASH])
    table = at_turn(*clans).pillage(0, "gimle")
    assert table.fighters == [0, 2]
    assert table.open == [(2, "battle.card")]
    assert table.why_not(1, f"play:{BASH}") == "BR-BATTLE-01"


@pytest.mark.rule("BR-BATTLE-02")
def test_a_card_of_any_type_must_be_played() -> None:
    table = at_turn(warriors(hand=[BASH, QUEST, UPGRADE]), warriors(hand=[SMASH])).pillage(0, "gimle")
    assert sorted(table.offers(0)) == sorted(f"play:{card}" for card in (BASH, QUEST, UPGRADE))
    assert table.why_not(0, "no") == table.why_not(0, f"play:{SMASH}") == "BR-BATTLE-02"


@pytest.mark.rule("BR-BATTLE-02")
def test_who_has_no_cards_plays_none() -> None:
    table = at_turn(warriors(2), warriors(hand=[BASH])).pillage(0, "gimle")
    assert table.open == [(1, "battle.card")]
    table.answer(1, f"play:{BASH}")
    assert totals(table) == [2, 3]


@pytest.mark.rule("BR-BATTLE-03", "BR-INFO-03")
def test_cards_are_revealed_together() -> None:
    table = at_turn(warriors(hand=[BASH, SMITE]), warriors(hand=[SMASH])).pillage(0, "gimle")
    assert table.open == [(0, "battle.card"), (1, "battle.card")]
    table.answer(0, f"play:{SMITE}")
    assert "battle.revealed" not in table.told(1)
    assert table.observation(1)["played"] == [[], []]
    table.answer(1, f"play:{SMASH}")
    assert table.told().count("battle.revealed") == 2


@pytest.mark.rule("BR-BATTLE-04", "BR-BATTLE-09")
@pytest.mark.parametrize(("card", "bonus"), [(BASH, 2), (SMITE, 5), (QUEST, 0), (UPGRADE, 0)])
def test_only_a_battle_card_adds_to_the_total(card: str, bonus: int) -> None:
    assert totals(fought(warriors(2, hand=[card]), warriors())) == [2 + bonus, 1]


@pytest.mark.rule("BR-BATTLE-04")
def test_the_text_of_a_battle_card_works() -> None:
    table = fought(warriors(hand=["a1-odins-smite"]), warriors(2))
    assert totals(table) == [2, 1]
    assert table.glory(0) == 3


@pytest.mark.rule("BR-BATTLE-05")
def test_a_quest_becomes_a_battle_card_before_sight_looks() -> None:
    wolf = warriors(hand=[QUEST], sheet=["a1-tyrs-domain"])
    table = at_turn(wolf, warriors(hand=[SIGHT]), Clan()).pillage(0, "gimle", {})
    table.expect(0, "battle.convert")
    assert totals(table.answer(0, "yes")) == [4, 4]


@pytest.mark.rule("BR-BATTLE-05")
def test_primacy_comes_before_watch_and_sight() -> None:
    assert totals(fought(warriors(hand=[PRIMACY]), warriors(hand=[WATCH]))) == [4, 1]
    assert totals(fought(warriors(hand=[PRIMACY]), warriors(hand=[SIGHT]))) == [4, 1]


@pytest.mark.rule("BR-BATTLE-05")
def test_watch_comes_before_all_other_texts() -> None:
    table = at_turn(warriors(2, hand=["a1-odins-smite"]), warriors(2, hand=[WATCH])).pillage(0, "gimle", {})
    assert totals(table) == [2, 2]  # nobody was smitten
    assert table.observation()["discards"] == ["a1-odins-smite", WATCH]


@pytest.mark.rule("BR-BATTLE-05")
def test_of_two_watches_the_pillagers_works() -> None:
    table = fought(warriors(hand=[WATCH]), warriors(hand=["a3-heimdalls-watch"]), warriors(hand=[SMITE]), age=3)
    assert [table.glory(seat) for seat in range(3)] == [5, 0, 0]
    assert table.observation()["discards"] == [SMITE, WATCH, "a3-heimdalls-watch"]


@pytest.mark.rule("BR-BATTLE-06")
def test_watch_scores_discards_and_lets_all_choose_again() -> None:
    table = at_turn(warriors(hand=[WATCH, BASH]), warriors(hand=[SMITE, SMASH])).pillage(
        0, "gimle", {0: WATCH, 1: SMITE}
    )
    assert table.glory(0) == 5
    assert table.open == [(0, "battle.card"), (1, "battle.card")]
    assert table.offers(1) == [f"play:{SMASH}"]
    table.play({}).end_pillage()
    assert totals(table) == [3, 4]


@pytest.mark.rule("BR-BATTLE-07")
def test_a_clan_without_figures_can_win_with_its_card() -> None:
    table = fought(warriors(hand=[SMITE]), warriors(hand=["a1-odins-smite"]), tokens={"gimle": "glory"})
    assert totals(table) == [5, 2]
    assert (table.glory(0), table.figures(0, "gimle"), table.pillaged("gimle")) == (8, 0, True)


@pytest.mark.rule("BR-BATTLE-08")
def test_white_discs_are_added_from_the_pillager_on_round_and_round() -> None:
    table = at_turn(warriors(hand=[BASH, EYE, EYE]), warriors(hand=[SMASH, GAZE, CRUSH]), age=3)
    table.pillage(0, "gimle", {0: BASH, 1: SMASH})
    for seat, answer in ((0, "no"), (1, f"add:{GAZE}"), (0, f"add:{EYE}"), (1, "no"), (0, f"add:{EYE}")):
        assert table.open == [(seat, "battle.add")]
        table.answer(seat, answer)
    table.end_pillage()
    assert totals(table) == [1 + 2 + 2 + 2, 1 + 3 + 3]


@pytest.mark.rule("BR-BATTLE-08")
def test_only_white_discs_in_hand_are_added() -> None:
    table = at_turn(warriors(hand=[BASH, EYE, CRUSH]), warriors(), age=2).pillage(0, "gimle", {0: BASH})
    assert table.offers(0) == ["no", f"add:{EYE}"]
    assert table.why_not(0, f"add:{CRUSH}") == "BR-BATTLE-08"


@pytest.mark.rule("BR-BATTLE-08")
def test_a_white_disc_may_be_the_card_that_is_laid() -> None:
    table = fought(warriors(hand=[EYE]), warriors(), age=2)
    assert totals(table) == [3, 1]
    assert table.observation()["discards"] == [EYE]


@pytest.mark.rule("BR-BATTLE-08", "BR-INFO-01")
@pytest.mark.parametrize(("card", "asked"), [(CRUSH, True), (BASH, False)])
def test_who_could_hold_a_white_disc_is_asked(card: str, asked: bool) -> None:
    table = at_turn(warriors(hand=[SMASH, card]), warriors(), age=2).pillage(0, "gimle", {0: SMASH})
    assert ("battle.add" in [name for _, name in table.open]) == asked


@pytest.mark.rule("BR-BATTLE-09")
def test_a_total_is_figures_and_cards() -> None:
    wolf = Clan({"gimle": ["warrior", "leader"], "fjord_nw": ["ship"]}, hand=[CRUSH, EYE])
    table = at_turn(wolf, warriors(), age=2).pillage(0, "gimle", {0: CRUSH})
    assert table.total(0) == 1 + 3 + 2 + 4
    table.answer(0, f"add:{EYE}").end_pillage()
    assert totals(table) == [12, 1]


@pytest.mark.rule("BR-BATTLE-10")
def test_a_shared_highest_total_makes_all_lose() -> None:
    table = fought(warriors(2), warriors(2), warriors())
    assert table.event("battle.tied") == {"place": "gimle", "clans": [0, 1]}
    assert [table.figures(seat, "valhalla") for seat in range(3)] == [2, 2, 1]


@pytest.mark.rule("BR-BATTLE-10")
def test_a_tie_below_the_highest_total_does_not_matter() -> None:
    table = fought(warriors(), Clan({"gimle": ["leader"]}), warriors())
    assert table.event("battle.won") == {"clan": 1, "place": "gimle"}
    assert [table.figures(seat, "gimle") for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("BR-BATTLE-11")
def test_texts_for_losing_work_pillager_first() -> None:
    thief = ["a1-lokis-trickery"]
    rivals = Clan({"gimle": ["leader"]}, rage=1), Clan({"gimle": ["warrior"]}, hand=thief)
    table = fought(warriors(hand=thief), *rivals, Clan())
    assert [table.rage(seat) for seat in range(3)] == [7, 0, 6]  # there was but one to take


@pytest.mark.rule("BR-BATTLE-11")
def test_without_a_winner_nothing_is_taken() -> None:
    table = fought(warriors(hand=["a1-lokis-trickery"]), warriors())
    assert (table.rage(0), table.rage(1)) == (6, 6)


@pytest.mark.rule("BR-BATTLE-11", "BR-BATTLE-17")
def test_texts_for_winning_work_before_battle_glory() -> None:
    wolf = warriors(2, hand=["a2-thors-oath"])
    table = at_turn(wolf, warriors(), age=2).pillage(0, "gimle", {}).until("raise")
    assert table.figures(1, "valhalla") == 0
    assert table.answer(0, "raise:axes").end_pillage().glory(0) == 4


@pytest.mark.rule("BR-BATTLE-12")
def test_the_winner_discards_and_the_losers_take_back_all_they_played() -> None:
    table = at_turn(warriors(3, hand=[CRUSH, EYE]), warriors(hand=[BASH, EYE]), age=2)
    table.pillage(0, "gimle", {0: CRUSH, 1: BASH}).answer(0, f"add:{EYE}").answer(1, f"add:{EYE}").end_pillage()
    assert sorted(table.observation()["discards"]) == [EYE, CRUSH]
    assert (table.hand(0), table.hand(1)) == ([], [BASH, EYE])


@pytest.mark.rule("BR-BATTLE-13")
def test_the_losers_die_in_province_and_fjord_and_the_winner_stays() -> None:
    raven = Clan({"gimle": ["warrior", "leader"], "fjord_nw": ["ship"], "myrkulor": ["warrior"]})
    wolf = Clan({"gimle": ["warrior"], "fjord_nw": ["ship"]}, hand=[SMITE])
    table = fought(wolf, raven)
    assert (table.figures(1, "gimle"), table.figures(1, "fjord_nw"), table.figures(1, "valhalla")) == (0, 0, 3)
    assert table.figures(1, "myrkulor") == 1
    assert (table.figures(0, "gimle"), table.figures(0, "fjord_nw")) == (1, 1)


@pytest.mark.rule("BR-BATTLE-14")
def test_what_counts_the_dead_counts_all_since_the_battle_began() -> None:
    wolf = Clan({"gimle": ["valkyrie"]}, sheet=["a2-valkyrie"], hand=["a1-odins-smite"])
    table = fought(wolf, warriors(2))  # one is smitten, one dies as a loser
    assert table.glory(0) == 3 + 2 * 2


@pytest.mark.rule("BR-BATTLE-15")
def test_a_pillager_who_wins_is_rewarded_and_turns_the_token() -> None:
    table = fought(warriors(2), warriors(), tokens={"gimle": "glory"})
    assert table.told().index("glory.pillage") < table.told().index("pillaged") < table.told().index("glory.battle")
    assert (table.pillaged("gimle"), table.glory(0)) == (True, 8)


@pytest.mark.rule("BR-BATTLE-16")
def test_if_the_pillager_does_not_win_the_token_stays_and_anyone_may_try_again() -> None:
    table = fought(Clan({"gimle": ["warrior"], "horgr": ["warrior"]}), warriors(2), tokens={"gimle": "glory"})
    assert (table.pillaged("gimle"), table.glory(0), table.glory(1)) == (False, 0, 3)
    table.pillage(1, "gimle").end_pillage()
    assert table.pillaged("gimle")


@pytest.mark.rule("BR-BATTLE-16")
def test_the_same_player_may_try_again() -> None:
    wolf = Clan({"gimle": ["warrior"], "horgr": ["leader"]})
    table = fought(wolf, warriors()).answer(1, "pass").answer(0, "march:horgr", "to:gimle", "take:leader")
    assert table.pillage(0, "gimle").pillaged("gimle")


@pytest.mark.rule("BR-BATTLE-17")
def test_the_winner_gains_glory_by_its_axes_pillager_or_not() -> None:
    assert fought(warriors(2), warriors(steps=(1, 4, 1))).glory(0) == 3
    assert fought(warriors(), warriors(2, steps=(1, 4, 1))).glory(1) == 6


@pytest.mark.rule("BR-BATTLE-18")
def test_closing_choices_come_after_battle_glory_losers_first() -> None:
    wolf = Clan({"gimle": ["leader"]}, sheet=["a1-lord-of-hammers"])
    table = at_turn(wolf, warriors(sheet=["a1-lokis-blessing"]), Clan(), Clan()).pillage(0, "gimle", {})
    assert table.glory(0) == 3
    asked = []
    while table.raid is not None:
        asked.append(table.open[0])
        table.default()
    assert [seat for seat, _ in asked] == [1, 0]


@pytest.mark.rule("BR-INFO-04")
def test_choices_within_a_battle_come_one_after_the_other() -> None:
    both = [warriors(hand=[QUEST], sheet=["a1-tyrs-domain"]), warriors(hand=[QUEST], sheet=["a3-tyrs-wrath"])]
    table = at_turn(*both, seats=4).pillage(0, "gimle", {})
    assert table.open == [(0, "battle.convert")]
    table.answer(0, "yes")
    assert table.open == [(1, "battle.convert")]
    assert totals(table.answer(1, "no")) == [4, 1]
