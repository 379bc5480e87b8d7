"""How a Follower chooses what it attacks, and with which army."""

import pytest

from longhall.games.lords_of_ragnarok.automaton.maneuver import TARGET_RULES
from tests.lords_of_ragnarok.followers.laying import SURTURS, YOU, Follower, follower_step
from tests.lords_of_ragnarok.play import Player

# A city of a person next to two armies of its own; a shrine; and a territory far away from people
X, Y, Z = 16, 12, 5


def three_targets(hero: str, expansion: str = "controlled") -> int:
    """A Follower that could attack X, Y or Z takes one of them."""
    you = Player(at=7, control=[X, 4], armies={X: [2], 4: [6]})
    surtur = Follower(hero=hero, at=8, control=[1, 3, 8, 11, 14, 15], armies={1: [2], 11: [3], 14: [3]})
    table = follower_step("maneuver", you, surtur, options={"expansion": expansion})
    chosen = table.all_decided(TARGET_RULES[table.tile().mode - 1])[0]
    assert chosen["territories"] == [str(place) for place in sorted((X, Y, Z))]
    return int(chosen["territory"])


@pytest.mark.rule("LS-TARGET-02", "LS-DEF-06")
def test_by_sanctity_a_shrine_comes_first() -> None:
    assert three_targets("snorri") == Y


@pytest.mark.rule("LS-TARGET-03", "LS-DEF-05")
def test_by_aggression_what_people_control() -> None:
    assert three_targets("ragnar") == X


@pytest.mark.rule("LS-TARGET-04", "LS-AMB-27")
@pytest.mark.parametrize(("expansion", "place"), [("controlled", Z), ("missing", X)])
def test_by_expansion_the_region_where_it_controls_least(expansion: str, place: int) -> None:
    assert three_targets("lagertha", expansion) == place


@pytest.mark.rule("LS-TARGET-02")
def test_by_sanctity_a_temple_comes_before_a_shrine_and_the_easier_before_the_harder() -> None:
    surtur = Follower(hero="snorri", control=[7], armies={7: [5]})
    table = follower_step("maneuver", Player(control=[6]), surtur, temples=[4])
    assert table.owner(4) == SURTURS
    table = follower_step("maneuver", Player(), surtur)
    assert table.owner(6) == SURTURS  # 3, and 4 has 5


@pytest.mark.rule("LS-TARGET-01", "LS-DEF-10")
@pytest.mark.parametrize(("selected", "place"), [(1, 16), (2, 1)])
def test_after_all_keys_the_word_of_the_card_decides(selected: int, place: int) -> None:
    surtur = Follower(control=[3, 14], armies={3: [2], 14: [2]})
    table = follower_step("maneuver", Player(), surtur, selected=selected)
    assert table.owner(place) == SURTURS
    assert table.decided("LS-TARGET-03")["territories"] == ["1", "16"]


@pytest.mark.rule("LS-TARGET-05")
def test_the_strongest_army_next_to_it_goes() -> None:
    table = follower_step("maneuver", Player(control=[2]), Follower(control=[1, 3], armies={1: [1], 3: [2]}))
    assert table.all_armies(SURTURS) == {1: [1], 2: [2]}


@pytest.mark.rule("LS-TARGET-05", "LS-TIE-05")
@pytest.mark.parametrize(("selected", "left"), [(1, {1: [2], 2: [2]}), (2, {2: [2], 3: [2]})])
def test_of_equal_armies_the_one_from_the_territory_by_the_word(selected: int, left: dict[int, list[int]]) -> None:
    surtur = Follower(control=[1, 3, 4, 5], armies={1: [2], 3: [2]})
    table = follower_step("maneuver", Player(control=[2]), surtur, selected=selected)
    assert table.all_armies(SURTURS) == left


@pytest.mark.rule("LS-TARGET-06", "LS-BATTLE-02")
def test_armies_of_a_person_there_bring_a_battle() -> None:
    table = follower_step("maneuver", Player(control=[1], armies={1: [1]}), Follower(control=[3], armies={3: [3]}))
    fight = table.event("battle")
    assert (fight["seat"], fight["rival"], fight["territory"]) == (SURTURS, YOU, "1")
    assert table.owner(1) == SURTURS
    assert table.all_armies(SURTURS) == {1: [2]}


@pytest.mark.rule("LS-TARGET-06", "LS-AMB-78")
def test_a_neutral_territory_is_taken_and_a_victory_is_not_preferred() -> None:
    surtur = Follower(control=range(1, 10), armies={9: [4], 8: [2]})
    table = follower_step("maneuver", Player(), surtur)
    assert table.owner(11) == SURTURS  # 2 is easier than 4, though 10 would win
    assert table.game.outcome is None
