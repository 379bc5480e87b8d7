"""What a Follower can attack, and its maneuvers."""

import pytest

from tests.lords_of_ragnarok.followers.laying import SURTURS, YOU, Follower, Solo, follower_step
from tests.lords_of_ragnarok.play import Player


def maneuver(you: Player, surtur: Follower, selected: int = 1) -> Solo:
    """The step of maneuvers; the first card of the row says Max, the second Min."""
    return follower_step("maneuver", you, surtur, selected=selected)


# What can be attacked


@pytest.mark.rule("LS-MANEUVER-01", "LS-MANEUVER-11")
def test_armies_are_never_combined_in_an_attack() -> None:
    table = maneuver(Player(), Follower(control=[3], armies={3: [1, 1]}))  # 1 has resistance 2
    assert table.controls(SURTURS) == [3]
    table = maneuver(Player(), Follower(control=[3], armies={3: [1, 2]}))
    assert table.controls(SURTURS) == [1, 3]
    assert table.all_armies(SURTURS) == {1: [2], 3: [1]}


@pytest.mark.rule("LS-MANEUVER-02", "LS-MANEUVER-03", "LS-DEF-08")
def test_the_stash_helps_against_a_neutral_territory_and_cards_do_not() -> None:
    cards = ("sword", "sword", "axe")
    assert maneuver(Player(), Follower(control=[1, 3], armies={3: [2]}, hand=cards)).owner(2) is None
    table = maneuver(Player(), Follower(control=[1, 3], armies={3: [2]}, stash=1))
    assert table.owner(2) == SURTURS
    assert table.decided("LS-TARGET-03")["values"] == [99, 3, 2]


@pytest.mark.rule("LS-MANEUVER-04", "LS-TARGET-06")
def test_a_territory_of_a_person_without_armies_falls_to_the_weakest_army() -> None:
    table = maneuver(Player(control=[1]), Follower(control=[3], armies={3: [1]}))
    assert table.owner(1) == SURTURS
    assert "battle" not in table.told()


@pytest.mark.rule("LS-MANEUVER-05", "LS-DEF-09")
@pytest.mark.parametrize(("blessings", "difficulty"), [([], 3), (["hird"], 4)])
def test_difficulty_is_what_stands_there_and_what_always_helps(blessings: list[str], difficulty: int) -> None:
    you = Player(control=[1], armies={1: [2, 1]}, blessings=blessings)
    table = maneuver(you, Follower(control=[3], armies={3: [6]}))
    values = table.decided("LS-TARGET-03")
    assert values["territories"] == ["1", "2"]
    assert values["values"][2:4] == [difficulty, 3]
    assert table.event("battle")["territory"] == "1"


@pytest.mark.rule("LS-MANEUVER-06")
@pytest.mark.parametrize(("hand", "attacked"), [(1, False), (2, True), (3, True)])
def test_cards_up_to_its_wisdom_count_against_a_person_and_equal_is_not_enough(hand: int, attacked: bool) -> None:
    you = Player(control=[1, 2], armies={1: [3], 2: [6]})
    table = maneuver(you, Follower(control=[3], armies={3: [2]}, hand=("bow",) * hand))
    assert ("battle" in table.told()) == attacked


@pytest.mark.rule("LS-MANEUVER-06")
def test_more_cards_than_wisdom_do_not_count() -> None:
    you = Player(control=[1, 2], armies={1: [4], 2: [6]})
    table = maneuver(you, Follower(control=[3], armies={3: [2]}, hand=("bow",) * 4))
    assert "battle" not in table.told()


@pytest.mark.rule("LS-MANEUVER-07", "LS-AMB-22")
@pytest.mark.parametrize(("strength", "attacked"), [(5, True), (6, False)])
def test_for_a_victory_two_more_are_risked(strength: int, attacked: bool) -> None:
    you = Player(control=[10], armies={10: [strength]})
    table = maneuver(you, Follower(control=range(1, 10), armies={9: [3]}))
    assert ("battle" in table.told()) == attacked


@pytest.mark.rule("LS-MANEUVER-07")
def test_for_the_fourth_temple_too() -> None:
    you = Player(control=[7], armies={7: [5]})
    surtur = Follower(control=[4, 6, 12, 15], armies={6: [3]})
    table = follower_step("maneuver", you, surtur, temples=[4, 7, 12, 15])
    assert table.event("battle")["territory"] == "7"
    table = follower_step("maneuver", you, surtur, temples=[4, 7, 15])
    assert "battle" not in table.told()


@pytest.mark.rule("LS-AMB-19", "LS-AMB-20")
def test_weak_armies_of_a_person_on_neutral_ground_must_be_beaten_first() -> None:
    table = maneuver(Player(armies={2: [2]}), Follower(control=[1, 3], armies={3: [3]}))
    assert table.event("battle")["territory"] == "2"
    assert table.owner(2) is None  # 3 of strength less the casualty
    assert maneuver(Player(armies={2: [2]}), Follower(control=[1, 3], armies={3: [2]}, hand=("bow",))).owner(2) is None


@pytest.mark.rule("LS-AMB-19", "LS-AMB-80")
@pytest.mark.parametrize(("hand", "attacked"), [((), False), (("bow",), True)])
def test_and_can_be_too_strong_with_what_helps_them_though_the_resistance_is_not(
    hand: tuple[str, ...], attacked: bool
) -> None:
    """The hird adds 1 to the two of the person, which its resistance of 3 lets stay in 2; the Follower comes with 3."""
    you = Player(armies={2: [2]}, blessings=["hird"])
    table = maneuver(you, Follower(control=[1, 3], armies={3: [3]}, hand=hand))
    assert ("battle" in table.told()) == attacked


@pytest.mark.rule("LS-AMB-21", "LS-TURN-04")
def test_an_own_army_in_a_neutral_territory_is_not_next_to_it_but_claims_it_at_the_end() -> None:
    table = maneuver(Player(), Follower(armies={2: [2]}, control=[1, 3, 4]))
    assert table.owner(2) == SURTURS  # it has grown to 3
    assert table.all_armies(SURTURS) == {2: [3]}


@pytest.mark.rule("LS-GEN-10")
def test_its_armies_go_to_the_boss() -> None:
    table = follower_step("maneuver", Player(), Follower(control=[3], armies={3: [2]}), boss=1)
    assert table.owner(1) == SURTURS


# The procedure


@pytest.mark.rule("LS-MANEUVER-10", "LS-DESOLATION-07")
def test_without_an_army_it_recruits_and_brings_desolation() -> None:
    table = maneuver(Player(), Follower(control=[3], attributes=(3, 2, 2)))
    assert table.all_armies(SURTURS) == {3: [3]}
    assert len(table.desolate()) == 1


@pytest.mark.rule("LS-MANEUVER-10", "LS-AMB-26")
def test_without_army_and_territory_and_prey_its_authority_rises() -> None:
    table = maneuver(Player(), Follower(attributes=(1, 2, 2)))
    assert table.all_armies(SURTURS) == {}
    assert table.token(SURTURS, "authority") == 2
    assert len(table.desolate()) == 1


@pytest.mark.rule("LS-MANEUVER-12", "LS-AMB-23", "LS-GEN-09")
def test_the_army_nearest_to_most_territories_of_people_grows_without_a_city() -> None:
    you = Player(control=[2, 4], armies={2: [6], 4: [6]})
    table = maneuver(you, Follower(control=[1, 3], armies={1: [1], 3: [1]}))
    assert table.all_armies(SURTURS) == {1: [2], 3: [1]}
    assert table.decided("LS-MANEUVER-12")["values"] == [1, 1, -2, -1]


@pytest.mark.rule("LS-MANEUVER-12")
def test_the_nearest_army_comes_before_one_with_more_of_them() -> None:
    you = Player(control=[2, 15, 13], armies={2: [6], 15: [6], 13: [6]})
    table = maneuver(you, Follower(control=[3, 16], armies={3: [1], 16: [1]}))
    assert table.all_armies(SURTURS) == {3: [2], 16: [1]}


@pytest.mark.rule("LS-MANEUVER-13", "LS-AMB-24")
@pytest.mark.parametrize(("selected", "to"), [(1, 2), (2, 1)])
def test_at_six_it_goes_nearer_to_what_is_not_its_own(selected: int, to: int) -> None:
    table = maneuver(Player(), Follower(control=[1, 2, 3], armies={3: [6]}), selected)
    assert table.all_armies(SURTURS) == {to: [6]}


@pytest.mark.rule("LS-MANEUVER-13", "LS-AMB-24")
def test_but_not_where_it_would_be_no_nearer_than_now() -> None:
    you = Player(control=[2], armies={2: [6, 6]}, at=16)
    table = maneuver(you, Follower(control=[1, 3], armies={3: [6]}))  # 1 has foreign neighbours, and so has 3
    assert table.all_armies(SURTURS) == {3: [6]}


@pytest.mark.rule("LS-MANEUVER-14")
def test_where_the_first_army_cannot_do_anything_the_next_does() -> None:
    you = Player(control=[1, 2], armies={1: [6, 1], 2: [6, 1]})
    table = maneuver(you, Follower(control=[3, 16], armies={3: [6], 16: [2]}))
    assert table.all_armies(SURTURS) == {3: [6], 16: [3]}


@pytest.mark.rule("LS-MANEUVER-15")
def test_where_no_army_can_do_anything_nothing_happens() -> None:
    you = Player(control=[1, 2], armies={1: [6, 1], 2: [6, 1]})
    table = maneuver(you, Follower(control=[3], armies={3: [6]}))
    assert table.all_armies(SURTURS) == {3: [6]}
    assert table.desolate() == []
    assert table.g.turn == YOU


# What it reckons with


@pytest.mark.rule("LS-DEF-01", "LS-DEF-02", "LS-DEF-07")
def test_a_neutral_territory_is_one_it_does_not_control() -> None:
    table = follower_step(
        "benefit",
        Player(control=[2]),
        Follower(row=("jarl_3", "basic_a2", "basic_a3"), control=[3, 5], armies={3: [1], 5: [1]}),
    )
    assert table.decided("LS-RUNE-31")["values"] == [-2, -3]  # 1 and 2; 1, 6 and 7
    assert table.all_armies(SURTURS) == {3: [1], 5: [2]}


@pytest.mark.rule("LS-DEF-03", "LS-DEF-04", "LS-SETUP-11")
def test_seas_join_nothing_for_a_follower() -> None:
    table = maneuver(Player(control=[11], sea=3), Follower(control=[16], armies={16: [2]}))  # sea 4 joins 12, 14, 16
    assert table.decided("LS-MANEUVER-12")["values"] == [2, -1]
    assert table.g.drakkar_at[SURTURS] == -1


@pytest.mark.rule("LS-DEF-05", "LS-DEF-06")
def test_distance_to_people_and_shrines_are_told_with_the_choice() -> None:
    you = Player(control=[10], armies={10: [6, 6]})
    table = maneuver(you, Follower(hero="snorri", control=[5], armies={5: [5]}))
    told = table.decided("LS-TARGET-02")
    assert (told["territories"], told["keys"]) == (["1", "6", "7"], ["shrine_class", "difficulty", "human_distance"])
    assert told["values"] == [2, 1, 1, 2, 3, 5, 3, 2, 1]
