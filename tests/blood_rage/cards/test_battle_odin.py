"""Battle cards of Odin: destruction before the comparison, and Glory for the dead."""

import pytest

from tests.blood_rage.cards.battles import (
    BASH,
    RAVEN,
    SERPENT,
    SMASH,
    TYR_6,
    UPGRADE,
    WOLF,
    battle,
    clan,
    fought,
    totals,
    winner,
)
from tests.blood_rage.play import Clan

SMITE, TIDE, JUDGEMENT = "a1-odins-smite", "a2-odins-tide", "a3-odins-judgement"
EYE, PROTECTION = "a2-heimdalls-eye", "a2-friggas-protection"

# Odin's Smite


@pytest.mark.card("a1-odins-smite")
@pytest.mark.rule("BR-BATTLE-05")
def test_smite_destroys_one_warrior_of_each_enemy_before_totals_are_compared() -> None:
    table = battle(clan(UPGRADE, EYE, figures="warrior warrior"), clan(SMITE), clan(figures="warrior leader"))
    table.expect(WOLF, "battle.add")
    assert [table.count(seat, "warrior", "valhalla") for seat in range(3)] == [1, 0, 1]
    assert totals(table.answer(WOLF, "no")) == [1, 2, 3]


@pytest.mark.card("a1-odins-smite")
def test_smite_spares_all_figures_but_warriors_and_warriors_elsewhere() -> None:
    raven = Clan({"gimle": ["leader"], "fjord_nw": ["ship"], "horgr": ["warrior"]})
    bear = Clan({"horgr": ["warrior"]})
    table = battle(clan(SMITE), raven, bear)
    assert totals(table) == [2, 5]
    assert (table.figures(RAVEN, "horgr"), table.figures(SERPENT, "horgr")) == (1, 1)


@pytest.mark.card("a1-odins-smite")
def test_two_smites_each_take_one() -> None:
    table = battle(clan(SMITE), clan(SMITE), clan(figures="warrior warrior warrior"))
    assert totals(table) == [1, 1, 1]


@pytest.mark.card("a1-odins-smite")
@pytest.mark.parametrize(("answer", "total", "rage"), [(f"instead:{PROTECTION}", 3, 5), ("no", 2, 6)])
def test_the_victim_of_smite_may_be_protected(answer: str, total: int, rage: int) -> None:
    table = battle(clan(SMITE), clan(UPGRADE, figures="warrior warrior warrior", sheet=[PROTECTION]))
    table.expect(RAVEN, "instead")
    table.answer(RAVEN, answer)
    assert (totals(table), table.rage(RAVEN)) == ([2, total], rage)


@pytest.mark.card("a1-odins-smite")
@pytest.mark.rule("BR-BATTLE-09")
def test_pairs_of_warriors_are_formed_by_those_that_smite_leaves() -> None:
    pair = clan(figures="warrior warrior", sheet=["a1-brothers-in-arms"])
    assert totals(battle(clan(SMITE), pair)) == [2, 1]


# Odin's Tide


@pytest.mark.card("a2-odins-tide")
@pytest.mark.rule("BR-BATTLE-05", "BR-INFO-04")
def test_tide_leaves_every_clan_one_figure_of_its_choice_from_the_pillager_on() -> None:
    table = battle(
        clan(UPGRADE, figures="warrior warrior"),
        clan(TIDE, figures="warrior leader ship"),
        clan(BASH, figures="leader ship"),
    )
    assert table.figures(WOLF, "gimle") == 1  # the first, without a choice between Warriors
    assert table.offers(RAVEN) == ["spare:warrior", "spare:leader", "spare:ship"]
    table.answer(RAVEN, "spare:ship")
    assert table.event("tide.kept") == {"clan": RAVEN, "figure": "ship"}
    assert (table.figures(RAVEN, "gimle"), table.figures(RAVEN, "fjord_nw")) == (0, 1)
    assert table.offers(SERPENT) == ["spare:leader", "spare:ship"]
    table.answer(SERPENT, "spare:leader")
    assert (totals(table), winner(table)) == ([1, 3, 5], SERPENT)


@pytest.mark.card("a2-odins-tide")
@pytest.mark.rule("BR-INFO-04")
def test_tide_asks_clockwise_from_the_pillager_whoever_played_it() -> None:
    clans = [clan(card, figures="warrior ship") for card in (TIDE, UPGRADE, BASH)]
    table = battle(*clans, pillager=RAVEN)
    for seat in (RAVEN, SERPENT, WOLF):
        assert table.open == [(seat, "spare")]
        table.answer(seat, "spare:ship")
    assert totals(table) == [2, 4, 3]


@pytest.mark.card("a2-odins-tide")
def test_tide_does_not_reach_other_places_or_clans() -> None:
    wolf = Clan({"gimle": ["warrior", "warrior"], "horgr": ["warrior"]}, hand=[TIDE])
    table = battle(wolf, clan(figures="warrior"), Clan({"horgr": ["warrior", "warrior"]}), seats=3)
    assert (table.figures(WOLF, "valhalla"), table.figures(WOLF, "horgr"), table.figures(SERPENT, "horgr")) == (1, 1, 2)
    assert (totals(table), winner(table)) == ([2, 1], WOLF)


@pytest.mark.card("a2-odins-tide")
def test_a_second_tide_changes_nothing() -> None:
    table = battle(clan(TIDE, figures="warrior leader"), clan(TIDE, figures="warrior warrior"), seats=4)
    table.answer(WOLF, "spare:leader")
    assert (totals(table), table.told().count("tide.kept")) == ([4, 2], 1)


@pytest.mark.card("a2-odins-tide", "a1-odins-smite")
@pytest.mark.rule("BR-BATTLE-05")
def test_the_pillager_s_text_works_first_smite_before_tide() -> None:
    table = battle(clan(SMITE), clan(TIDE, figures="warrior leader"))
    assert totals(table) == [2, 4]  # the Warrior is gone, and the Leader is the one left


@pytest.mark.card("a2-odins-tide", "a1-odins-smite")
@pytest.mark.rule("BR-BATTLE-05")
@pytest.mark.parametrize(("kept", "total"), [("warrior", 1), ("leader", 4)])
def test_the_pillager_s_text_works_first_tide_before_smite(kept: str, total: int) -> None:
    table = battle(clan(TIDE, figures="warrior leader"), clan(SMITE, figures="leader"))
    table.answer(WOLF, f"spare:{kept}")
    assert totals(table) == [total, 4]


@pytest.mark.card("a2-odins-tide")
@pytest.mark.rule("BR-BATTLE-05")
def test_clockwise_from_the_pillager_counts_not_the_number_of_the_seat() -> None:
    clans = [clan(SMITE, figures="leader"), clan(BASH), clan(TIDE, figures="warrior leader")]
    table = battle(*clans, pillager=SERPENT)
    table.answer(SERPENT, "spare:warrior")
    assert totals(table) == [1, 4, 2]  # Serpent, Wolf, Raven


@pytest.mark.card("a2-odins-tide")
def test_figures_that_tide_would_destroy_may_be_protected() -> None:
    table = battle(clan(TIDE), clan(UPGRADE, figures="warrior warrior warrior", sheet=[PROTECTION]))
    table.answer(RAVEN, f"instead:{PROTECTION}", "no")
    assert (totals(table), table.rage(RAVEN)) == ([2, 2], 5)


# Odin's Judgement


@pytest.mark.card("a3-odins-judgement")
@pytest.mark.rule("BR-BATTLE-14")
def test_judgement_gives_its_winner_glory_for_each_figure_of_the_losers() -> None:
    table = fought(clan(JUDGEMENT, figures="leader"), clan(figures="warrior ship"), clan())
    assert (winner(table), [table.glory(seat) for seat in range(3)]) == (WOLF, [2 * 3 + 3, 0, 0])


@pytest.mark.card("a3-odins-judgement")
@pytest.mark.rule("BR-BATTLE-14")
def test_judgement_gives_its_loser_glory_its_own_figures_included() -> None:
    table = fought(clan(TYR_6), clan(JUDGEMENT, figures="warrior warrior"), clan(figures="leader"))
    assert (winner(table), [table.glory(seat) for seat in range(3)]) == (WOLF, [3, 2 * 3, 0])
    assert table.event("glory.card") == {"clan": RAVEN, "n": 6, "card": JUDGEMENT}


@pytest.mark.card("a3-odins-judgement")
@pytest.mark.rule("BR-BATTLE-10", "BR-BATTLE-14")
def test_judgement_counts_all_the_dead_of_a_tie() -> None:
    table = fought(clan(JUDGEMENT, figures="warrior warrior"), clan(SMASH), clan())
    assert (totals(table), winner(table)) == ([4, 4, 1], None)
    assert [table.glory(seat) for seat in range(3)] == [2 * 4, 0, 0]


@pytest.mark.card("a3-odins-judgement", "a1-odins-smite")
@pytest.mark.rule("BR-BATTLE-14")
def test_judgement_counts_the_victims_of_smite() -> None:
    table = fought(clan(JUDGEMENT, figures="leader warrior"), clan(SMITE))
    assert (winner(table), table.glory(WOLF)) == (WOLF, 2 * 2 + 3)


@pytest.mark.card("a3-odins-judgement", "a2-odins-tide")
@pytest.mark.rule("BR-BATTLE-14")
def test_judgement_counts_the_victims_of_tide() -> None:
    table = battle(clan(TIDE, figures="leader warrior"), clan(JUDGEMENT, figures="warrior warrior"))
    table.answer(WOLF, "spare:leader")
    assert (totals(table), table.glory(RAVEN)) == ([4, 3], 2 * 3)


@pytest.mark.card("a3-odins-judgement")
@pytest.mark.rule("BR-BATTLE-14")
def test_judgement_does_not_count_a_figure_that_was_protected() -> None:
    table = battle(clan(JUDGEMENT, figures="leader"), clan(figures="warrior warrior", sheet=[PROTECTION]))
    table.answer(RAVEN, f"instead:{PROTECTION}", "no")
    assert (table.glory(WOLF), table.figures(RAVEN, "gimle")) == (2 * 1 + 3, 1)


@pytest.mark.card("a3-odins-judgement", "a3-lokis-poison")
@pytest.mark.rule("BR-BATTLE-12", "BR-BATTLE-14")
def test_judgement_still_counts_when_its_card_has_been_stolen() -> None:
    table = fought(clan(JUDGEMENT, figures="leader"), clan("a3-lokis-poison"))
    assert (sorted(table.hand(RAVEN)), table.glory(WOLF)) == (["a3-lokis-poison", JUDGEMENT], 2 * 1 + 3)
