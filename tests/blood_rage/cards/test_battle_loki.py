"""Battle cards of Loki: theft from the winner."""

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
    winner,
)
from tests.blood_rage.play import Table

TRICKERY, BACKSTAB, POISON = "a1-lokis-trickery", "a2-lokis-backstab", "a3-lokis-poison"
HAMMER, EYE, WATCH = "a1-thors-hammer", "a2-heimdalls-eye", "a2-heimdalls-watch"
PROWESS = "a2-tyrs-prowess"


def rage(table: Table) -> list[int]:
    return [table.rage(seat) for seat in range(table.g.seats)]


def glory(table: Table) -> list[int]:
    return [table.glory(seat) for seat in range(table.g.seats)]


# Loki's Trickery


@pytest.mark.card("a1-lokis-trickery")
@pytest.mark.rule("BR-BATTLE-11", "BR-BATTLE-12")
def test_trickery_takes_one_rage_from_the_winner_alone() -> None:
    table = fought(clan(TYR_5), clan(TRICKERY), clan(BASH))
    assert (rage(table), table.hand(RAVEN)) == ([5, 7, 6], [TRICKERY])
    assert table.event("stolen.rage") == {"clan": RAVEN, "rival": WOLF, "n": 1, "card": TRICKERY}


@pytest.mark.card("a1-lokis-trickery")
def test_trickery_of_the_pillager_takes_from_the_defender_who_won() -> None:
    assert rage(fought(clan(TRICKERY), clan(BASH), clan(UPGRADE))) == [7, 5, 6]


@pytest.mark.card("a1-lokis-trickery")
def test_trickery_takes_nothing_where_there_is_nothing() -> None:
    table = fought(clan(TRICKERY), clan(BASH, rage=0))
    assert (rage(table), "stolen.rage" in table.told()) == ([6, 0], False)


@pytest.mark.card("a1-lokis-trickery")
@pytest.mark.parametrize("figures", ["leader", "warrior"])
@pytest.mark.rule("BR-BATTLE-11")
def test_trickery_takes_nothing_when_its_owner_wins_or_nobody_does(figures: str) -> None:
    table = fought(clan(TRICKERY, figures=figures), clan(UPGRADE))
    assert (winner(table), rage(table)) == (WOLF if figures == "leader" else None, [6, 6])


@pytest.mark.card("a1-lokis-trickery")
@pytest.mark.rule("BR-BATTLE-11")
@pytest.mark.parametrize(("pillager", "expected"), [(WOLF, [0, 2, 1, 1]), (SERPENT, [0, 1, 2, 1])])
def test_of_two_trickeries_the_first_from_the_pillager_on_takes_the_last_rage(
    pillager: int, expected: list[int]
) -> None:
    clans = [clan(TYR_6, rage=1), clan(TRICKERY, rage=1), clan(TRICKERY, rage=1), clan(rage=1)]
    assert rage(fought(*clans, pillager=pillager)) == expected


@pytest.mark.card("a1-lokis-trickery")
@pytest.mark.rule("BR-ACTION-08")
def test_a_thief_who_had_no_rage_acts_again() -> None:
    table = fought(clan(TYR_5), clan(TRICKERY, rage=0))
    assert (rage(table), table.open) == ([5, 1], [(RAVEN, "turn")])


@pytest.mark.card("a1-lokis-trickery")
@pytest.mark.rule("BR-ACTION-07")
def test_a_thief_who_has_passed_does_not_act_again() -> None:
    table = fought(clan(TYR_5), clan(TRICKERY, rage=0, passed=True))
    assert (rage(table), table.open) == ([5, 1], [(WOLF, "turn")])


@pytest.mark.card("a1-lokis-trickery")
@pytest.mark.rule("BR-BATTLE-11", "BR-INFO-04")
def test_rage_stolen_after_passing_still_pays_to_protect_a_figure_of_this_defeat() -> None:
    table = battle(clan(TYR_5), clan(TRICKERY, rage=0, passed=True, sheet=["a2-friggas-protection"]))
    table.answer(RAVEN, "instead:a2-friggas-protection")
    assert (rage(table), table.figures(RAVEN, "gimle")) == ([5, 0], 1)


@pytest.mark.card("a1-lokis-trickery")
@pytest.mark.rule("BR-BATTLE-11", "BR-BATTLE-12")
def test_trickery_takes_the_rage_that_prowess_would_cost() -> None:
    table = battle(clan(TYR_5, rage=1, sheet=[PROWESS]), clan(TRICKERY), clan())
    assert (table.open, rage(table), discarded(table)) == ([(RAVEN, "turn")], [0, 7, 6], [TYR_5])


# Loki's Backstab


@pytest.mark.card("a2-lokis-backstab")
@pytest.mark.rule("BR-BATTLE-11", "BR-BATTLE-12")
def test_backstab_takes_two_glory_from_the_winner_alone() -> None:
    table = fought(clan(TYR_5, glory=9), clan(BACKSTAB, glory=9), clan(BASH, glory=9))
    assert (glory(table), table.hand(RAVEN)) == ([9 - 2 + 3, 11, 9], [BACKSTAB])
    assert table.event("stolen.glory") == {"clan": RAVEN, "rival": WOLF, "n": 2, "card": BACKSTAB}


@pytest.mark.card("a2-lokis-backstab")
@pytest.mark.parametrize(("before", "stolen"), [(0, 0), (1, 1), (2, 2)])
@pytest.mark.rule("BR-BATTLE-11", "BR-BATTLE-17")
def test_backstab_takes_at_most_what_the_winner_had_before_battle_glory(before: int, stolen: int) -> None:
    table = fought(clan(BACKSTAB), clan(BASH, glory=before))
    assert (glory(table), "stolen.glory" in table.told()) == ([stolen, before - stolen + 3], stolen > 0)


@pytest.mark.card("a2-lokis-backstab", "a1-thors-hammer")
@pytest.mark.rule("BR-BATTLE-11")
def test_backstab_finds_the_glory_of_hammer_only_if_that_came_first() -> None:
    assert glory(fought(clan(HAMMER), clan(BACKSTAB))) == [3 - 2 + 3, 2]
    assert glory(fought(clan(BACKSTAB), clan(HAMMER))) == [0, 3 + 3]


@pytest.mark.card("a2-lokis-backstab")
def test_two_backstabs_share_what_there_is_in_order() -> None:
    clans = [clan(TYR_6, glory=3), clan(BACKSTAB), clan(BACKSTAB), clan()]
    assert glory(fought(*clans)) == [3, 2, 1, 0]
    assert glory(fought(*clans, pillager=SERPENT)) == [3, 1, 2, 0]


@pytest.mark.card("a2-lokis-backstab")
@pytest.mark.parametrize("figures", ["leader", "warrior"])
@pytest.mark.rule("BR-BATTLE-11")
def test_backstab_takes_nothing_when_its_owner_wins_or_nobody_does(figures: str) -> None:
    table = fought(clan(UPGRADE, glory=5), clan(BACKSTAB, figures=figures, glory=5))
    assert glory(table) == [5, 5 + 3 * (figures == "leader")]


# Loki's Poison


@pytest.mark.card("a3-lokis-poison")
@pytest.mark.rule("BR-BATTLE-11", "BR-BATTLE-12")
def test_poison_takes_the_card_of_the_winner_alone_into_the_hand_of_the_loser() -> None:
    table = fought(clan(TYR_5), clan(POISON), clan(BASH))
    assert [sorted(table.hand(seat)) for seat in range(3)] == [[], [TYR_5, POISON], [BASH]]
    assert (discarded(table), table.glory(WOLF)) == ([], 3)
    assert table.event("stolen.cards") == {"clan": RAVEN, "rival": WOLF, "cards": [TYR_5]}


@pytest.mark.card("a3-lokis-poison", "a2-heimdalls-eye")
def test_poison_takes_a_card_that_the_winner_has_added_but_not_its_hand() -> None:
    table = battle(clan(CRUSH, EYE, UPGRADE), clan(POISON)).answer(WOLF, f"add:{EYE}")
    assert (sorted(table.hand(RAVEN)), table.hand(WOLF)) == ([EYE, CRUSH, POISON], [UPGRADE])
    assert discarded(table) == []


@pytest.mark.card("a3-lokis-poison")
@pytest.mark.parametrize("card", [QUEST, UPGRADE])
def test_poison_takes_any_type_of_card(card: str) -> None:
    assert sorted(fought(clan(card, figures="leader"), clan(POISON)).hand(RAVEN)) == sorted([card, POISON])


@pytest.mark.card("a3-lokis-poison")
@pytest.mark.rule("BR-BATTLE-02", "BR-BATTLE-11")
def test_poison_takes_nothing_from_a_winner_who_played_nothing() -> None:
    table = fought(clan(figures="leader"), clan(POISON), clan(UPGRADE))
    assert (winner(table), table.hand(RAVEN), table.hand(SERPENT)) == (WOLF, [POISON], [UPGRADE])
    assert "stolen.cards" not in table.told()


@pytest.mark.card("a3-lokis-poison")
def test_poison_does_not_reach_what_watch_has_discarded() -> None:
    table = battle(clan(SMASH, TYR_5), clan(WATCH, POISON)).play({}).end_pillage()
    assert (sorted(table.hand(RAVEN)), discarded(table)) == ([TYR_5, POISON], [SMASH, WATCH])


@pytest.mark.card("a3-lokis-poison")
def test_poison_takes_the_cards_before_prowess_could_keep_them() -> None:
    table = battle(clan(TYR_5, sheet=[PROWESS]), clan(POISON), clan())
    assert (table.open, table.rage(WOLF), table.hand(WOLF)) == ([(RAVEN, "turn")], 6, [])


@pytest.mark.card("a3-lokis-poison")
@pytest.mark.parametrize("figures", ["leader", "warrior"])
@pytest.mark.rule("BR-BATTLE-11")
def test_poison_takes_nothing_when_its_owner_wins_or_nobody_does(figures: str) -> None:
    table = fought(clan(POISON, figures=figures), clan(QUEST))
    assert table.hand(RAVEN) == [QUEST]
    assert discarded(table) == ([POISON] if figures == "leader" else [])


@pytest.mark.card("a3-lokis-poison", "a1-thors-hammer")
@pytest.mark.rule("BR-BATTLE-11")
def test_a_stolen_card_keeps_its_text_in_this_battle() -> None:
    table = fought(clan(POISON), clan(HAMMER))  # the theft comes first
    assert (sorted(table.hand(WOLF)), table.glory(RAVEN)) == ([HAMMER, POISON], 3 + 3)
