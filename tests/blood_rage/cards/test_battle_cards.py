"""What all Battle cards share: they add their bonus, the winner discards and the losers take back, white-disc cards
come later, and a tie is lost by all. The cards of Tyr do nothing else."""

import pytest

from tests.blood_rage.cards.battles import (
    BASH,
    CRUSH,
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

EYE, GAZE = "a2-heimdalls-eye", "a3-heimdalls-gaze"

# Every Battle card and its bonus; of Heimdall's Sight against a clan without cards
BONUSES = [
    pytest.param("a1-odins-smite", 1, marks=pytest.mark.card("a1-odins-smite")),
    pytest.param("a1-tyrs-bash", 2, marks=pytest.mark.card("a1-tyrs-bash")),
    pytest.param("a1-heimdalls-sight", 0, marks=pytest.mark.card("a1-heimdalls-sight")),
    pytest.param("a1-friggas-grace", 2, marks=pytest.mark.card("a1-friggas-grace")),
    pytest.param("a1-lokis-trickery", 0, marks=pytest.mark.card("a1-lokis-trickery")),
    pytest.param("a1-tyrs-smash", 3, marks=pytest.mark.card("a1-tyrs-smash")),
    pytest.param("a1-tyrs-smite", 5, marks=pytest.mark.card("a1-tyrs-smite")),
    pytest.param("a1-thors-hammer", 1, marks=pytest.mark.card("a1-thors-hammer")),
    pytest.param("a1-tyrs-crush", 4, marks=pytest.mark.card("a1-tyrs-crush")),
    pytest.param("a2-tyrs-crush", 4, marks=pytest.mark.card("a2-tyrs-crush")),
    pytest.param("a2-heimdalls-eye", 2, marks=pytest.mark.card("a2-heimdalls-eye")),
    pytest.param("a2-odins-tide", 1, marks=pytest.mark.card("a2-odins-tide")),
    pytest.param("a2-lokis-backstab", 0, marks=pytest.mark.card("a2-lokis-backstab")),
    pytest.param("a2-tyrs-rage", 6, marks=pytest.mark.card("a2-tyrs-rage")),
    pytest.param("a2-heimdalls-watch", 0, marks=pytest.mark.card("a2-heimdalls-watch")),
    pytest.param("a2-thors-oath", 1, marks=pytest.mark.card("a2-thors-oath")),
    pytest.param("a2-tyrs-smite", 5, marks=pytest.mark.card("a2-tyrs-smite")),
    pytest.param("a2-tyrs-smash", 3, marks=pytest.mark.card("a2-tyrs-smash")),
    pytest.param("a3-heimdalls-gaze", 3, marks=pytest.mark.card("a3-heimdalls-gaze")),
    pytest.param("a3-thors-primacy", 3, marks=pytest.mark.card("a3-thors-primacy")),
    pytest.param("a3-thors-ascension", 1, marks=pytest.mark.card("a3-thors-ascension")),
    pytest.param("a3-odins-judgement", 2, marks=pytest.mark.card("a3-odins-judgement")),
    pytest.param("a3-tyrs-rage", 6, marks=pytest.mark.card("a3-tyrs-rage")),
    pytest.param("a3-heimdalls-watch", 0, marks=pytest.mark.card("a3-heimdalls-watch")),
    pytest.param("a3-tyrs-crush", 4, marks=pytest.mark.card("a3-tyrs-crush")),
    pytest.param("a3-lokis-poison", 0, marks=pytest.mark.card("a3-lokis-poison")),
    pytest.param("a3-tyrs-smite", 5, marks=pytest.mark.card("a3-tyrs-smite")),
]
TYR = [param for param in BONUSES if "tyrs" in str(param.values[0])]


@pytest.mark.parametrize(("card", "bonus"), BONUSES)
@pytest.mark.rule("BR-BATTLE-04", "BR-BATTLE-09")
def test_a_battle_card_adds_its_bonus_to_the_strength_of_its_owner_alone(card: str, bonus: int) -> None:
    assert totals(fought(clan(card), clan(figures="leader"), seats=4)) == [1 + bonus, 3]
    assert totals(fought(clan(figures="leader"), clan(card), seats=4)) == [3, 1 + bonus]


@pytest.mark.parametrize(("card", "bonus"), TYR)
@pytest.mark.rule("BR-BATTLE-12", "BR-BATTLE-17")
def test_a_card_of_tyr_has_no_effect_but_its_bonus_and_is_discarded_by_the_winner(card: str, bonus: int) -> None:
    table = fought(clan(card), clan(), seats=4, token="glory")
    assert (winner(table), table.hand(WOLF), discarded(table)) == (WOLF, [], [card])
    assert [table.glory(seat) for seat in range(4)] == [5 + 3, 0, 0, 0]  # the reward and the Axes
    assert (table.rage(WOLF), table.rage(RAVEN), table.figures(WOLF, "gimle")) == (6, 6, 1)
    assert [table.value(WOLF, stat) for stat in ("rage", "axes", "horns")] == [6, 3, 4]


@pytest.mark.parametrize(("card", "bonus"), TYR)
@pytest.mark.rule("BR-BATTLE-12", "BR-BATTLE-16")
def test_a_card_of_tyr_does_not_win_against_more_strength_and_returns_to_the_loser(card: str, bonus: int) -> None:
    mighty = clan(figures="leader warrior warrior ship", steps=(1, 1, 4))
    table = fought(clan(card), mighty, seats=4, token="glory")
    assert (totals(table), winner(table)) == ([1 + bonus, 7], RAVEN if bonus < 6 else None)
    assert (table.hand(WOLF), discarded(table)) == ([card], [])
    assert (table.glory(WOLF), table.rage(WOLF), table.pillaged("gimle")) == (0, 6, False)


# Ties


@pytest.mark.rule("BR-BATTLE-10", "BR-BATTLE-13")
def test_all_lose_if_the_highest_total_is_shared_also_the_pillager_and_a_weaker_clan() -> None:
    table = fought(clan(TYR_5), clan("a2-tyrs-smite"), clan(BASH, figures="warrior ship"), seats=3)
    assert (totals(table), winner(table)) == ([6, 6, 5], None)
    assert [table.figures(seat, "valhalla") for seat in range(3)] == [1, 1, 2]
    assert [table.hand(seat) for seat in range(3)] == [[TYR_5], ["a2-tyrs-smite"], [BASH]]
    assert ([table.glory(seat) for seat in range(3)], table.pillaged("gimle")) == ([0, 0, 0], False)


# A clan without figures


@pytest.mark.card("a1-odins-smite")
@pytest.mark.rule("BR-BATTLE-07", "BR-BATTLE-15")
def test_the_pillager_without_figures_wins_and_is_rewarded() -> None:
    table = fought(clan(TYR_6), clan("a1-odins-smite", figures="leader"), token="axes")
    assert (totals(table), winner(table)) == ([6, 4], WOLF)
    assert (table.figures(WOLF, "gimle"), table.pillaged("gimle")) == (0, True)
    assert (table.value(WOLF, "axes"), table.glory(WOLF)) == (4, 4)


@pytest.mark.card("a1-odins-smite", "a2-heimdalls-eye")
@pytest.mark.rule("BR-BATTLE-07", "BR-BATTLE-08")
def test_a_clan_without_figures_may_still_add_a_card() -> None:
    table = battle(clan("a1-odins-smite"), clan(BASH, EYE))
    assert table.figures(RAVEN, "gimle") == 0
    table.expect(RAVEN, "battle.add")
    table.answer(RAVEN, f"add:{EYE}").end_pillage()
    assert (totals(table), winner(table)) == ([2, 4], RAVEN)


# White-disc cards


@pytest.mark.parametrize(
    ("card", "bonus"),
    [
        pytest.param(EYE, 2, marks=pytest.mark.card("a2-heimdalls-eye")),
        pytest.param(GAZE, 3, marks=pytest.mark.card("a3-heimdalls-gaze")),
    ],
)
@pytest.mark.rule("BR-BATTLE-08", "BR-BATTLE-09", "BR-BATTLE-12")
def test_a_white_disc_card_is_added_after_the_reveal_and_counts_besides_the_other(card: str, bonus: int) -> None:
    table = battle(clan(BASH, card), clan(SMASH))
    assert (totals(table), table.total(WOLF), table.total(RAVEN)) == ([], 3, 4)  # revealed, not yet compared
    assert table.offers(WOLF) == ["no", f"add:{card}"]
    table.answer(WOLF, f"add:{card}").end_pillage()
    assert (totals(table), winner(table)) == ([3 + bonus, 4], WOLF)
    assert (table.hand(WOLF), discarded(table)) == ([], sorted([BASH, card]))


@pytest.mark.parametrize("card", [EYE, GAZE])
@pytest.mark.card("a2-heimdalls-eye", "a3-heimdalls-gaze")
@pytest.mark.rule("BR-BATTLE-12")
def test_the_loser_takes_back_the_card_laid_and_the_card_added(card: str) -> None:
    table = battle(clan(BASH, card), clan(TYR_6, figures="leader")).answer(WOLF, f"add:{card}").end_pillage()
    assert (sorted(table.hand(WOLF)), discarded(table)) == (sorted([BASH, card]), [TYR_6])


@pytest.mark.card("a2-heimdalls-eye", "a3-heimdalls-gaze")
@pytest.mark.rule("BR-BATTLE-08")
def test_white_disc_cards_go_round_from_the_pillager_until_all_decline_in_a_row() -> None:
    table = battle(clan(BASH, EYE, GAZE), clan(SMASH, EYE, UPGRADE), clan("a2-tyrs-smash", EYE), Clan(), seats=4)
    assert table.open == [(WOLF, "battle.add")]
    table.answer(WOLF, "no").answer(RAVEN, "no").answer(SERPENT, f"add:{EYE}")  # who declined is asked again
    table.answer(WOLF, f"add:{GAZE}").answer(RAVEN, f"add:{EYE}")
    table.answer(WOLF, f"add:{EYE}")  # Serpent's hand is empty; a clan may add several
    assert (totals(table), winner(table)) == ([8, 6, 6], WOLF)


@pytest.mark.card("a2-heimdalls-eye")
@pytest.mark.rule("BR-BATTLE-08")
def test_only_white_disc_cards_and_only_of_clans_in_the_battle_are_added() -> None:
    table = battle(clan(BASH, CRUSH), clan(SMASH), Clan({"horgr": ["warrior"]}, hand=[EYE]))
    assert table.offers(WOLF) == ["no"]  # it is asked, so that nobody learns what it holds
    assert table.why_not(WOLF, f"add:{CRUSH}") == "BR-BATTLE-08"
    assert table.why_not(SERPENT, f"add:{EYE}") == "BR-BATTLE-01"
    assert winner(table.answer(WOLF, "no")) == RAVEN
