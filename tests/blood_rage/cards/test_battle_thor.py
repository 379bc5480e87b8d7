"""Battle cards of Thor: rewards for winning, and the one that silences the others."""

import pytest

from tests.blood_rage.cards.battles import (
    BASH,
    BEAR,
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

HAMMER, OATH, ASCENSION, PRIMACY = "a1-thors-hammer", "a2-thors-oath", "a3-thors-ascension", "a3-thors-primacy"
TRICKERY, SMITE, TIDE, JUDGEMENT = "a1-lokis-trickery", "a1-odins-smite", "a2-odins-tide", "a3-odins-judgement"
SIGHT, WATCH, EYE, GAZE = "a1-heimdalls-sight", "a2-heimdalls-watch", "a2-heimdalls-eye", "a3-heimdalls-gaze"

# Thor's Hammer


@pytest.mark.card("a1-thors-hammer")
@pytest.mark.rule("BR-BATTLE-11")
def test_hammer_gives_the_winner_glory_besides_that_of_the_battle() -> None:
    table = fought(clan(HAMMER), clan())
    assert [table.glory(seat) for seat in range(2)] == [3 + 3, 0]
    assert table.told().index("glory.card") < table.told().index("destroyed")  # as soon as the winner is known


@pytest.mark.card("a1-thors-hammer")
@pytest.mark.rule("BR-BATTLE-11")
def test_hammer_works_for_a_winner_who_does_not_pillage() -> None:
    table = fought(clan(), clan(HAMMER))
    assert [table.glory(seat) for seat in range(2)] == [0, 3 + 3]


@pytest.mark.card("a1-thors-hammer")
@pytest.mark.parametrize(("enemy", "won_by"), [(SMASH, RAVEN), (OATH, None)])
def test_hammer_gives_nothing_to_a_loser_or_in_a_tie(enemy: str, won_by: int | None) -> None:
    table = fought(clan(HAMMER), clan(enemy))
    assert (winner(table), table.glory(WOLF), table.hand(WOLF)) == (won_by, 0, [HAMMER])


# Thor's Oath


@pytest.mark.card("a2-thors-oath")
@pytest.mark.rule("BR-BATTLE-11", "BR-STAT-08")
@pytest.mark.parametrize(("stat", "value", "glory"), [("rage", 7, 3), ("axes", 4, 4), ("horns", 5, 3)])
def test_oath_raises_a_stat_of_the_winner_s_choice_before_battle_glory(stat: str, value: int, glory: int) -> None:
    table = battle(clan(), clan(OATH))
    table.expect(RAVEN, "raise")
    assert table.offers(RAVEN) == ["raise:rage", "raise:axes", "raise:horns"]
    table.answer(RAVEN, f"raise:{stat}")
    assert (table.value(RAVEN, stat), table.glory(RAVEN), table.rage(RAVEN)) == (value, glory, 6)
    assert sum(map(sum, table.g.stats)) == 1  # no other stat of anybody


@pytest.mark.card("a2-thors-oath")
@pytest.mark.rule("BR-STAT-06")
def test_oath_offers_no_stat_on_its_last_step_and_is_lost_without_any() -> None:
    table = battle(clan(OATH, steps=(6, 1, 6)), clan(), token="glory")
    assert table.offers(WOLF) == ["raise:axes"]
    table = battle(clan(OATH, steps=(6, 6, 6)), clan(), token="glory")
    assert (table.open, table.glory(WOLF)) == ([(RAVEN, "turn")], 5 + 8)


@pytest.mark.card("a2-thors-oath")
@pytest.mark.parametrize("enemy", [BASH, HAMMER])
def test_oath_raises_nothing_for_a_loser_or_in_a_tie(enemy: str) -> None:
    table = fought(clan(OATH), clan(enemy))
    assert ("raised" in table.told(), table.hand(WOLF)) == (False, [OATH])


# Thor's Ascension


@pytest.mark.card("a3-thors-ascension")
@pytest.mark.rule("BR-BATTLE-11")
def test_ascension_gives_the_winner_rage_at_once_and_glory() -> None:
    table = fought(clan(rage=1), clan(ASCENSION, rage=0))
    assert [(table.rage(seat), table.glory(seat)) for seat in range(2)] == [(1, 0), (3, 3 + 3)]
    table.expect(RAVEN, "turn")  # it had no Rage and acts again


@pytest.mark.card("a3-thors-ascension")
@pytest.mark.parametrize(("cap", "rage"), [("track", 12), ("none", 14)])
def test_ascension_does_not_go_beyond_the_rage_track_unless_the_table_says_so(cap: str, rage: int) -> None:
    table = fought(clan(ASCENSION, rage=11), clan(), options={"rage_cap": cap})
    assert (table.rage(WOLF), table.glory(WOLF)) == (rage, 6)


@pytest.mark.card("a3-thors-ascension")
def test_ascension_gives_nothing_to_a_loser() -> None:
    table = fought(clan(BASH), clan(ASCENSION))
    assert (table.rage(RAVEN), table.glory(RAVEN), table.hand(RAVEN)) == (6, 0, [ASCENSION])


@pytest.mark.card("a3-thors-ascension", "a1-lokis-trickery")
@pytest.mark.rule("BR-BATTLE-11")
def test_texts_for_winning_and_losing_work_from_the_pillager_on() -> None:
    rich, poor = (
        fought(clan(ASCENSION, rage=1), clan(TRICKERY)),
        fought(clan(TRICKERY, rage=1), clan(ASCENSION, rage=0)),
    )
    assert [rich.rage(seat) for seat in range(2)] == [1 + 3 - 1, 6 + 1]
    assert [poor.rage(seat) for seat in range(2)] == [1, 3]  # there was nothing to steal yet


# Thor's Primacy


@pytest.mark.card("a3-thors-primacy")
@pytest.mark.rule("BR-BATTLE-05")
@pytest.mark.parametrize(
    ("card", "bonus"), [(HAMMER, 1), (OATH, 1), (ASCENSION, 1), (SMITE, 1), (TIDE, 1), (JUDGEMENT, 2)]
)
def test_primacy_silences_a_winner_s_text_and_leaves_its_bonus(card: str, bonus: int) -> None:
    table = battle(clan(PRIMACY), clan(card, figures="leader warrior"))
    assert (totals(table), winner(table)) == ([4, 4 + bonus], RAVEN)
    assert (table.open, table.glory(RAVEN), table.rage(RAVEN)) == ([(RAVEN, "turn")], 3, 6)
    assert (table.figures(RAVEN, "gimle"), "raised" in table.told()) == (2, False)
    assert table.event("silenced") == {"clan": WOLF, "card": PRIMACY}


@pytest.mark.card("a3-thors-primacy")
@pytest.mark.rule("BR-BATTLE-05")
@pytest.mark.parametrize("card", [TRICKERY, "a2-lokis-backstab", "a3-lokis-poison", SIGHT, WATCH, JUDGEMENT])
def test_primacy_silences_a_loser_s_text(card: str) -> None:
    table = fought(clan(card, glory=4), clan(PRIMACY, figures="leader", glory=4))
    assert (winner(table), table.hand(WOLF), discarded(table)) == (RAVEN, [card], [PRIMACY])
    assert [(table.rage(seat), table.glory(seat)) for seat in range(2)] == [(6, 4), (6, 7)]


@pytest.mark.card("a3-thors-primacy", "a1-heimdalls-sight")
def test_a_sight_that_primacy_silences_is_worth_nothing() -> None:
    assert totals(fought(clan(SIGHT), clan(PRIMACY), clan(TYR_6))) == [1, 4, 7]


@pytest.mark.card("a3-thors-primacy", "a1-friggas-grace")
def test_a_grace_that_primacy_silences_raises_nothing() -> None:
    table = fought(clan("a1-friggas-grace", figures="leader"), clan(PRIMACY), token="glory")
    assert (winner(table), table.pillaged("gimle"), "raised" in table.told()) == (WOLF, True, False)


@pytest.mark.card("a3-thors-primacy")
@pytest.mark.rule("BR-BATTLE-05")
def test_primacy_works_before_all_other_texts_wherever_it_sits_and_against_all_enemies() -> None:
    table = battle(clan(SMITE), clan(TIDE, figures="warrior warrior"), clan(PRIMACY), clan(WATCH))
    assert (totals(table), discarded(table), table.glory(BEAR)) == ([2, 3, 4, 1], [PRIMACY], 0)


@pytest.mark.card("a3-thors-primacy")
def test_two_primacies_silence_each_other_and_all_third_parties() -> None:
    for hands in ([PRIMACY, PRIMACY, SMITE], [PRIMACY, SMITE, PRIMACY], [SMITE, PRIMACY, PRIMACY]):
        table = battle(*(clan(card) for card in hands))
        assert (totals(table), table.told().count("silenced")) == (
            [1 + (3 if card == PRIMACY else 1) for card in hands],
            2,
        )


@pytest.mark.card("a3-thors-primacy")
@pytest.mark.rule("BR-BATTLE-08")
def test_primacy_does_not_touch_a_card_that_is_added_later() -> None:
    table = battle(clan(PRIMACY), clan(SMASH, EYE), clan(TYR_5, GAZE)).answer(RAVEN, f"add:{EYE}")
    assert totals(table.answer(SERPENT, f"add:{GAZE}")) == [4, 6, 9]


@pytest.mark.card("a3-thors-primacy")
def test_primacy_does_not_touch_upgrades() -> None:
    converts = clan("a1-quest-manheim", sheet=["a3-tyrs-wrath", "a2-tyrs-prowess", "a1-thors-glory"])
    table = battle(clan(PRIMACY, figures="warrior warrior"), converts, seats=3).answer(RAVEN, "yes")
    assert (totals(table), table.offers(RAVEN)) == ([5, 6], ["no", "retrieve:a1-quest-manheim"])
    table.answer(RAVEN, "no")
    assert table.glory(RAVEN) == 2 + 3  # Thor's Glory and the battle


@pytest.mark.card("a3-thors-primacy", "a2-heimdalls-watch")
@pytest.mark.rule("BR-BATTLE-05", "BR-BATTLE-06")
def test_primacy_in_the_second_round_after_a_watch_works_then() -> None:
    table = battle(clan(WATCH, SMITE), clan(BASH, PRIMACY), clan(UPGRADE)).play({})
    assert (table.glory(WOLF), totals(table), winner(table)) == (2, [2, 4, 1], RAVEN)
