"""Battles against a Follower."""

from typing import Any

import pytest

from tests.lords_of_ragnarok.followers.laying import SURTURS, YOU, Follower, Solo, follower_step, person_phase
from tests.lords_of_ragnarok.play import Player

HERE = 5  # a city next to 1, 6 and 7
WISE = (2, 2, 6)


def you(*strengths: int, **more: Any) -> Player:
    """Armies of these strengths stand in Solheia."""
    return Player(**{"at": 16, "attributes": WISE, "armies": {HERE: strengths}, **more})


def against(person: Player, surtur: Follower, **lay: Any) -> Solo:
    """The person attacks the Follower there."""
    return person_phase("maneuver", person, surtur, **lay).answer(YOU, "done")


def defender(*strengths: int, **more: Any) -> Follower:
    return Follower(**{"at": 16, "control": [HERE, 6], "armies": {HERE: strengths} if strengths else {}, **more})


def result(table: Solo) -> tuple[int, int, int]:
    """Who won, and the battle strengths of winner and loser."""
    event = table.event("battle.won")
    return event["seat"], event["n"], event["m"]


def attacked(person: Player, strength: int, **more: Any) -> Solo:
    """The Follower attacks the person in 1 with an army of this strength from 3."""
    surtur = Follower(**{"at": 16, "control": [3], "armies": {3: [strength]}, **more})
    return follower_step("maneuver", person, surtur)


# Battle strengths


@pytest.mark.rule("LS-BATTLE-01", "LS-BATTLE-13", "LS-GEN-05")
def test_a_person_fights_with_all_its_armies_and_the_higher_strength_wins() -> None:
    table = against(you(2, 2), defender(3))
    assert result(table) == (YOU, 4, 3)
    assert table.owner(HERE) == YOU


@pytest.mark.rule("LS-BATTLE-13")
def test_on_a_tie_the_defender_wins() -> None:
    assert result(against(you(3), defender(3))) == (SURTURS, 3, 3)
    table = attacked(Player(at=16, control=[1, 2], armies={1: [3], 2: [6, 6]}, hand=("spear",)), 3, hand=("bow", "bow"))
    table.fight((YOU, "spear"))
    assert result(table) == (YOU, 5, 5)


@pytest.mark.rule("LS-BATTLE-02", "LS-BATTLE-04")
def test_an_attacking_follower_has_its_one_army_and_its_stash() -> None:
    person = Player(at=16, control=[1, 2], armies={1: [2], 2: [6, 6]})
    assert result(attacked(person, 3, armies={3: [3, 2]})) == (SURTURS, 3, 2)
    assert result(attacked(person, 3, stash=2)) == (SURTURS, 5, 2)


@pytest.mark.rule("LS-BATTLE-03", "LS-SPECIAL-26")
def test_a_defending_follower_has_its_armies_its_support_and_its_authority_for_a_temple() -> None:
    assert result(against(you(1), defender(2, 1))) == (SURTURS, 3, 1)
    assert result(against(you(1), defender(2, armies={HERE: [2], 1: [3], 7: [1]}))) == (SURTURS, 5, 1)
    at_shrine = Follower(at=16, control=[6], armies={6: [2]}, attributes=(4, 2, 2))
    person = Player(at=16, armies={6: [1]})
    assert result(against(person, at_shrine, temples=[6])) == (SURTURS, 6, 1)
    assert result(against(person, at_shrine)) == (SURTURS, 2, 1)


@pytest.mark.rule("LS-BATTLE-05", "LS-TIE-01", "LS-AMB-52")
@pytest.mark.parametrize(
    ("row", "origin"), [(("basic_a1", "basic_a2", "basic_a3"), "7"), (("basic_a2", "basic_a1", "basic_a3"), "1")]
)
def test_between_equal_support_armies_the_left_card_of_its_row_decides(row: tuple[str, ...], origin: str) -> None:
    table = against(you(1), defender(armies={1: [3], 7: [3]}, row=row))
    assert table.event("supported")["origin"] == origin


# Where a Follower defends without armies


@pytest.mark.rule("LS-BATTLE-06", "LS-GEN-05")
def test_a_territory_without_armies_is_defended_from_next_door() -> None:
    table = against(you(2), defender(armies={6: [3]}))
    assert result(table) == (SURTURS, 3, 2)
    assert table.armies(SURTURS, HERE) == [2]  # it has moved in and lost 1


@pytest.mark.rule("LS-BATTLE-06", "LS-BATTLE-15")
def test_or_by_a_temple_alone_where_nothing_can_be_lost() -> None:
    surtur = Follower(at=16, control=[6], attributes=(3, 2, 2))
    table = against(Player(at=16, armies={6: [2]}, control=[5]), surtur, temples=[6])
    assert result(table) == (SURTURS, 3, 2)
    assert table.owner(6) == SURTURS
    assert table.all_armies(SURTURS) == {}
    assert table.all_armies(YOU) == {5: [1]}


@pytest.mark.rule("LS-BATTLE-06", "LS-AMB-47")
def test_without_defence_a_person_takes_it_whatever_lies_in_the_stash() -> None:
    table = against(you(1), defender(armies={16: [6]}, stash=3))
    assert "battle" not in table.told()
    assert table.owner(HERE) == YOU


@pytest.mark.rule("LS-AMB-82")
def test_a_recruited_army_arrives_as_well_but_not_that_of_a_usurpation() -> None:
    surtur = defender(armies={6: [1]}, control=[1, 5, 6])
    person = Player(at=5, sea=1, attributes=(2, 6, 6))
    table = person_phase("special", person, surtur).act(YOU, "recruit", "to:5")
    assert table.event("battle")["territory"] == "5"
    table = person_phase("special", person, surtur).act(YOU, "usurp", "yes")
    assert "battle" not in table.told()
    assert table.owner(5) == YOU


@pytest.mark.rule("LS-BATTLE-08", "LS-AMB-82")
def test_a_support_army_may_be_lured_out_of_a_battle_of_its_own() -> None:
    person = Player(at=16, armies={HERE: [5], 6: [1]})
    table = against(person, Follower(at=16, control=[5, 6], armies={6: [2]}))
    assert table.offers(YOU) == ["to:5", "to:6"]
    table.answer(YOU, "to:5")
    assert result(table) == (YOU, 5, 2)
    assert table.owner(6) == YOU  # nobody is left to defend it
    assert [fight["territory"] for fight in table.happened("battle")] == ["5"]


# Cards


@pytest.mark.rule("LS-BATTLE-07", "LS-BATTLE-18")
def test_as_many_cards_as_its_wisdom_form_the_battle_deck_and_the_rest_comes_back() -> None:
    table = against(you(1, hand=("spear",)), defender(2, hand=("bow",) * 4))
    assert table.event("battle.deck")["n"] == 2
    assert table.cards() == 2
    table.fight()
    assert len([args for args in table.happened("battle.played") if args["seat"] == SURTURS]) == 1
    assert table.cards() == 3
    assert "bow" not in table.hand(YOU)


@pytest.mark.rule("LS-BATTLE-07")
def test_with_more_wisdom_than_cards_all_of_them() -> None:
    assert against(you(6, hand=("spear",)), defender(2, hand=("bow",))).event("battle.deck")["n"] == 1


@pytest.mark.rule("LS-BATTLE-09", "LS-BATTLE-10")
def test_cards_are_played_in_turn_from_the_defender_and_a_persons_have_their_effect() -> None:
    table = against(you(2, hand=("axe", "spear")), defender(2, hand=("bow",) * 2))
    assert [args["seat"] for args in table.happened("battle.played")] == [SURTURS]
    table.answer(YOU, "play:axe")  # its opponent discards a card
    assert table.cards() == 0
    assert "battle_deck" in table.observation()
    assert len(table.observation()["battle_deck"]) == 0


@pytest.mark.rule("LS-BATTLE-11")
def test_it_passes_without_cards() -> None:
    table = against(you(4, hand=("spear",)), defender(2))
    assert table.happened("battle.passed") == [{"seat": SURTURS}]


@pytest.mark.rule("LS-BATTLE-11")
@pytest.mark.parametrize(("strength", "played"), [(3, 1), (4, 1), (5, 2)])
def test_when_the_other_has_passed_a_defender_stops_once_it_is_level(strength: int, played: int) -> None:
    table = against(you(strength, hand=("spear",)), defender(3, hand=("bow",) * 2)).answer(YOU, "done")
    assert len(table.happened("battle.played")) == played


@pytest.mark.rule("LS-BATTLE-12", "LS-GEN-15", "LS-AMB-49")
def test_effects_and_casualty_symbols_of_its_cards_do_not_count() -> None:
    table = against(you(4, hand=("spear",)), defender(1, 1, hand=("dane_axe", "axe"))).answer(YOU, "done")
    assert {args["card"] for args in table.happened("battle.played")} <= {"dane_axe", "axe"}
    assert table.hand(YOU) == ["spear"]  # the axe takes no card
    assert result(table)[0] == SURTURS
    assert table.all_armies(SURTURS) == {HERE: [1, 1]}


@pytest.mark.rule("LS-AMB-48")
def test_what_a_person_makes_it_discard_is_a_card_by_chance_of_its_battle_deck_then_of_its_hand() -> None:
    table = against(you(1, hand=("axe", "axe")), defender(6, hand=("bow",) * 4)).answer(YOU, "play:axe")
    assert table.event("discarded")["seat"] == SURTURS
    assert table.cards() == 2


# Casualties, retreat, control


@pytest.mark.rule("LS-BATTLE-14")
def test_people_lose_by_the_usual_rules() -> None:
    person = you(2, 1, control=[1], hand=("sword",))
    table = against(person, defender(6)).fight((YOU, "sword"))
    assert table.all_armies(YOU) == {}  # 1 each, and 1 for the symbol


@pytest.mark.rule("LS-BATTLE-15", "LS-AMB-50", "LS-AMB-53")
@pytest.mark.parametrize(
    ("mine", "theirs", "left"),
    [([1], [1], {5: [1]}), ([2], [1], {}), ([1], [4, 2], {5: [2, 3]}), ([6, 3], [4, 2], {6: [2, 3]})],
)
def test_its_strongest_army_loses_one_and_its_last_point_only_in_defeat(
    mine: list[int], theirs: list[int], left: dict[int, list[int]]
) -> None:
    assert against(you(*mine), defender(*theirs)).all_armies(SURTURS) == left


@pytest.mark.rule("LS-BATTLE-15", "LS-BATTLE-08")
def test_the_support_army_counts_as_one_of_the_battle() -> None:
    table = against(you(1), defender(2, armies={HERE: [2], 6: [4]}))
    assert table.all_armies(SURTURS) == {HERE: [2, 3]}


@pytest.mark.rule("LS-BATTLE-16", "LS-AMB-51")
@pytest.mark.parametrize(
    ("row", "haven"), [(("basic_a1", "basic_a2", "basic_a3"), 7), (("basic_a2", "basic_a1", "basic_a3"), 1)]
)
def test_it_retreats_as_one_by_the_word_of_its_left_card(row: tuple[str, ...], haven: int) -> None:
    table = against(you(6, 6), defender(3, 2, control=[1, 5, 7], row=row))
    assert table.all_armies(SURTURS) == {haven: [2, 2]}


@pytest.mark.rule("LS-BATTLE-16")
def test_but_not_where_armies_of_people_stand_and_without_a_haven_it_is_destroyed() -> None:
    person = Player(at=16, attributes=WISE, armies={HERE: [6, 6], 6: [1]})
    table = against(person, defender(2, armies={HERE: [2]}))
    table.answer(YOU, "to:5")
    assert table.all_armies(SURTURS) == {}
    table = against(you(6), defender(2, control=[HERE]))
    assert table.all_armies(SURTURS) == {}


@pytest.mark.rule("LS-BATTLE-17")
def test_control_after_a_battle_is_as_usual() -> None:
    assert against(you(4), defender(3)).owner(HERE) == YOU
    assert against(you(3), defender(3)).owner(HERE) == SURTURS
    table = attacked(Player(at=16, control=[1, 2], armies={1: [1], 2: [6, 6]}), 2)
    assert table.owner(1) == SURTURS
    assert table.all_armies(SURTURS) == {1: [1]}
