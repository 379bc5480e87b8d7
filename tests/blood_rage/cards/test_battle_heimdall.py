"""Battle cards of Heimdall that see what others have laid; his white-disc cards are with those all clans share."""

import pytest

from tests.blood_rage.cards.battles import (
    BASH,
    CRUSH,
    QUEST,
    RAVEN,
    SERPENT,
    SMASH,
    TYR_5,
    TYR_6,
    UPGRADE,
    WOLF,
    battle,
    clan,
    discarded,
    fought,
    totals,
    winner,
)
from tests.blood_rage.play import Clan

SIGHT, EYE, GAZE, PRIMACY = "a1-heimdalls-sight", "a2-heimdalls-eye", "a3-heimdalls-gaze", "a3-thors-primacy"
WATCH, LATE_WATCH = "a2-heimdalls-watch", "a3-heimdalls-watch"
SMITE, TRICKERY, HAMMER, DOMAIN = "a1-odins-smite", "a1-lokis-trickery", "a1-thors-hammer", "a1-tyrs-domain"
BOTH = [
    pytest.param(WATCH, marks=pytest.mark.card("a2-heimdalls-watch")),
    pytest.param(LATE_WATCH, marks=pytest.mark.card("a3-heimdalls-watch")),
]

# Heimdall's Sight


@pytest.mark.card("a1-heimdalls-sight")
@pytest.mark.rule("BR-BATTLE-05")
def test_sight_is_worth_the_highest_bonus_of_an_enemy() -> None:
    assert totals(fought(clan(SIGHT), clan(BASH), clan(TYR_5), clan(SMASH))) == [6, 3, 6, 4]
    assert totals(fought(clan(TYR_6), clan(BASH), clan(SIGHT, figures="leader"))) == [7, 3, 9]


@pytest.mark.card("a1-heimdalls-sight")
def test_sight_does_not_copy_texts_or_cards_outside_the_battle() -> None:
    table = fought(clan(SIGHT, figures="leader"), clan(HAMMER), Clan(hand=[TYR_6]))
    assert (totals(table), table.glory(WOLF)) == ([4, 2], 3)


@pytest.mark.card("a1-heimdalls-sight")
@pytest.mark.parametrize("card", [QUEST, UPGRADE, TRICKERY])
def test_sight_is_worth_nothing_against_cards_without_a_bonus(card: str) -> None:
    assert totals(fought(clan(SIGHT), clan(card))) == [1, 1]


@pytest.mark.card("a1-heimdalls-sight")
def test_sight_counts_a_quest_that_was_made_a_battle_card() -> None:
    table = battle(clan(SIGHT), clan(QUEST, sheet=[DOMAIN]), seats=3).answer(RAVEN, "yes")
    assert totals(table) == [4, 4]


@pytest.mark.card("a1-heimdalls-sight", "a2-heimdalls-eye")
def test_sight_sees_a_white_disc_card_that_was_laid_but_none_that_is_added() -> None:
    assert totals(fought(clan(SIGHT), clan(EYE))) == [3, 3]
    assert totals(battle(clan(SIGHT), clan(BASH, GAZE)).answer(RAVEN, f"add:{GAZE}")) == [3, 6]


@pytest.mark.card("a1-heimdalls-sight", "a1-odins-smite")
def test_a_card_is_worth_the_same_to_sight_whatever_happens_to_figures() -> None:
    assert totals(fought(clan(SMITE), clan(SIGHT, figures="leader warrior"))) == [2, 4]


# Heimdall's Watch


@pytest.mark.parametrize("watch", BOTH)
@pytest.mark.rule("BR-BATTLE-06")
def test_watch_scores_all_revealed_bonuses_discards_all_and_everybody_plays_anew(watch: str) -> None:
    table = battle(clan(BASH, UPGRADE), clan(watch, CRUSH), clan(SMASH, QUEST), clan(TYR_5))
    assert [table.glory(seat) for seat in range(4)] == [0, 2 + 3 + 5, 0, 0]
    assert discarded(table) == sorted([BASH, watch, SMASH, TYR_5])
    assert table.open == [(seat, "battle.card") for seat in (WOLF, RAVEN, SERPENT)]  # Bear has no card left
    table.play({})
    assert (totals(table), winner(table)) == ([1, 5, 1, 1], RAVEN)
    assert (table.glory(RAVEN), table.hand(SERPENT)) == (10 + 3, [QUEST])
    assert discarded(table) == sorted([BASH, watch, SMASH, TYR_5, CRUSH])


@pytest.mark.parametrize("watch", BOTH)
@pytest.mark.rule("BR-BATTLE-06")
def test_watch_works_for_the_pillager_before_figures_are_touched(watch: str) -> None:
    table = battle(clan(watch, UPGRADE), clan(SMITE, BASH))
    assert (table.glory(WOLF), table.figures(WOLF, "gimle"), discarded(table)) == (1, 1, sorted([SMITE, watch]))
    assert totals(table.play({})) == [1, 3]


@pytest.mark.card("a2-heimdalls-watch")
@pytest.mark.rule("BR-BATTLE-02", "BR-BATTLE-06")
def test_with_empty_hands_after_watch_figures_decide() -> None:
    table = battle(clan(WATCH, figures="leader"), clan(TYR_5))
    assert (totals(table), winner(table), table.glory(WOLF)) == ([3, 1], WOLF, 5 + 3)


@pytest.mark.card("a2-heimdalls-watch", "a1-heimdalls-sight")
def test_watch_counts_sight_at_its_value() -> None:
    table = battle(clan(WATCH), clan(SIGHT), clan(TYR_5))
    assert table.glory(WOLF) == 5 + 5


@pytest.mark.card("a2-heimdalls-watch")
@pytest.mark.parametrize(("answer", "glory"), [("yes", 3 + 2), ("no", 2)])
def test_watch_counts_a_quest_only_if_it_was_made_a_battle_card(answer: str, glory: int) -> None:
    table = battle(clan(WATCH), clan(QUEST, TYR_5, sheet=[DOMAIN]), clan(BASH)).answer(RAVEN, answer)
    assert table.glory(WOLF) == glory
    assert totals(table.play({})) == [1, 6, 1]  # what the Quest was worth is gone with it


@pytest.mark.card("a2-heimdalls-watch")
@pytest.mark.rule("BR-BATTLE-05")
def test_a_quest_of_the_second_round_may_be_converted_again() -> None:
    hand = [QUEST, "a1-quest-manheim"]
    table = battle(clan(BASH), clan(*hand, sheet=[DOMAIN]), clan(WATCH)).answer(RAVEN, "yes").play({})
    assert totals(table.answer(RAVEN, "yes")) == [1, 4, 1]


@pytest.mark.card("a2-heimdalls-watch", "a3-heimdalls-watch")
@pytest.mark.rule("BR-BATTLE-06")
@pytest.mark.parametrize(("pillager", "glory"), [(WOLF, [2, 0]), (RAVEN, [0, 2])])
def test_of_two_watches_the_first_from_the_pillager_on_discards_the_other(pillager: int, glory: list[int]) -> None:
    table = battle(clan(WATCH), clan(LATE_WATCH), clan(BASH), pillager=pillager)
    assert [table.glory(WOLF), table.glory(RAVEN)] == glory
    assert discarded(table) == sorted([WATCH, LATE_WATCH, BASH])


@pytest.mark.card("a2-heimdalls-watch", "a3-heimdalls-watch")
@pytest.mark.rule("BR-BATTLE-06")
def test_a_watch_in_the_second_round_works_again_and_the_third_round_decides() -> None:
    table = battle(clan(WATCH, LATE_WATCH, UPGRADE), clan(BASH, SMASH, TYR_5)).play({0: LATE_WATCH, 1: SMASH})
    assert (table.glory(WOLF), table.glory(RAVEN)) == (2 + 3, 0)
    assert discarded(table) == sorted([WATCH, LATE_WATCH, BASH, SMASH])
    assert (totals(table.play({})), table.hand(WOLF)) == ([1, 6], [UPGRADE])


@pytest.mark.card("a2-heimdalls-watch")
@pytest.mark.rule("BR-BATTLE-06", "BR-BATTLE-11")
@pytest.mark.parametrize("card", [TRICKERY, "a2-lokis-backstab", "a3-odins-judgement"])
def test_a_card_that_watch_discarded_works_no_longer_for_its_loser(card: str) -> None:
    table = fought(clan(WATCH, glory=2), clan(card), clan(figures="leader", glory=2))
    assert (winner(table), table.glory(RAVEN), table.hand(RAVEN)) == (SERPENT, 0, [])
    assert [table.rage(seat) for seat in range(3)] == [6, 6, 6]


@pytest.mark.card("a2-heimdalls-watch", "a1-friggas-grace")
def test_a_card_that_watch_discarded_works_no_longer_for_its_winner() -> None:
    table = fought(clan("a1-friggas-grace", figures="leader"), clan(WATCH), token="glory")
    assert (winner(table), table.glory(WOLF), table.glory(RAVEN)) == (WOLF, 5 + 3, 2)
    assert "raised" not in table.told()


@pytest.mark.card("a2-heimdalls-watch", "a3-thors-primacy")
@pytest.mark.rule("BR-BATTLE-05")
def test_a_watch_that_primacy_silences_does_nothing_to_third_parties() -> None:
    table = fought(clan(WATCH), clan(PRIMACY), clan(BASH))
    assert (totals(table), table.glory(WOLF)) == ([1, 4, 3], 0)
    assert ([table.hand(seat) for seat in range(3)], discarded(table)) == ([[WATCH], [], [BASH]], [PRIMACY])


@pytest.mark.card("a2-heimdalls-watch", "a2-heimdalls-eye")
@pytest.mark.rule("BR-BATTLE-06", "BR-BATTLE-08")
def test_cards_are_added_only_after_the_round_that_counts() -> None:
    table = battle(clan(BASH, EYE), clan(WATCH))
    assert table.open == [(WOLF, "battle.card")]  # the Eye is its only card, so it must be laid
    assert (table.glory(RAVEN), totals(table.play({}))) == (2, [3, 1])
