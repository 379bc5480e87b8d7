"""How a Follower decides between equals."""

import pytest

from tests.lords_of_ragnarok.followers.laying import SURTURS, YOU, Follower, follower_step, person_phase, runes
from tests.lords_of_ragnarok.play import Player

MAX, MIN = "basic_a1", "basic_a2"


@pytest.mark.rule("LS-TIE-01")
@pytest.mark.parametrize(("selected", "taken"), [(1, 16), (2, 1), (3, 16)])
def test_the_word_of_the_selected_card_takes_the_highest_or_lowest_number(selected: int, taken: int) -> None:
    surtur = Follower(control=[3, 14], armies={3: [2], 14: [2]})  # Max, Min, Max
    assert follower_step("maneuver", Player(), surtur, selected=selected).owner(taken) == SURTURS


@pytest.mark.rule("LS-TIE-01")
@pytest.mark.parametrize(("row", "haven"), [((MAX, MIN, "basic_a3"), 7), ((MIN, MAX, "basic_a3"), 1)])
def test_in_the_turn_of_a_person_that_of_its_left_card(row: tuple[str, ...], haven: int) -> None:
    you = Player(at=5, attributes=(2, 6, 6))
    surtur = Follower(control=[1, 5, 7], armies={5: [2]}, row=row)
    table = person_phase("special", you, surtur).act(YOU, "usurp", "no")
    assert table.event("retreated")["territory"] == str(haven)
    assert table.decided("LS-GEN-18")["territories"] == ["1", "7"]


@pytest.mark.rule("LS-TIE-02")
@pytest.mark.parametrize(("selected", "left"), [(1, [2, 2]), (2, [1, 3])])
def test_of_armies_in_one_territory_the_strongest_or_weakest(selected: int, left: list[int]) -> None:
    you = Player(armies={3: [2, 3]}, control=[3], at=16)
    surtur = Follower(row=("basic_a5", "basic_b5", "basic_a1"), rings=["draugr"])  # monsters: Max, Min
    table = follower_step("special", you, surtur, selected=selected, monsters={"draugr": 1})
    assert table.armies(YOU, 3) == left


@pytest.mark.rule("LS-TIE-03")
def test_realms_go_clockwise_from_muspelheim() -> None:
    row = ("basic_a5", "basic_c1", "basic_c5")  # alliances of one rune each
    for at, allies, realm in ((13, [], "muspelheim"), (13, ["muspelheim"], "svartalfheim"), (5, [], "vanaheim")):
        table = follower_step("runes", Player(), Follower(row=row, at=at, runes=runes(1), allies=allies))
        assert table.event("allied")["realm"] == realm


@pytest.mark.rule("LS-TIE-04", "LS-AMB-76")
@pytest.mark.parametrize(
    ("tops", "first"), [(("garm", "draugr", "grendel"), "draugr"), (("garm", "fafnir", "grendel"), "fafnir")]
)
def test_monsters_of_one_territory_go_by_their_boards(tops: tuple[str, ...], first: str) -> None:
    you = Player(armies={3: [3]}, control=[3], at=16)
    surtur = Follower(row=("basic_a5", "basic_a2", "basic_a1"), rings=["draugr", "fafnir"])
    monsters = {"draugr": 1, "fafnir": 1, "grendel": 1}
    table = follower_step("special", you, surtur, monsters=monsters, tops=tops)
    assert table.decided("LS-SPECIAL-30")["monster"] == first


@pytest.mark.rule("LS-TIE-05", "LS-DEF-10")
def test_the_territory_comes_before_strength_and_boards() -> None:
    surtur = Follower(control=[1, 3, 5], armies={3: [1, 2], 5: [1]}, row=(MAX, MIN, "basic_a3"))
    table = follower_step("maneuver", Player(control=[15]), surtur, selected=1)
    assert table.all_armies(SURTURS) == {3: [1, 2], 5: [2]}
    table = follower_step("maneuver", Player(control=[15]), surtur, selected=2)
    assert table.all_armies(SURTURS) == {3: [2, 2], 5: [1]}


@pytest.mark.rule("LS-TIE-05")
@pytest.mark.parametrize(("hero", "raised"), [("ragnar", "power"), ("aslaug", "power"), ("snorri", "authority")])
def test_attributes_go_by_preference(hero: str, raised: str) -> None:
    attributes = {"ragnar": (4, 2, 2), "aslaug": (2, 2, 4), "snorri": (2, 2, 4)}[hero]
    surtur = Follower(hero=hero, row=("basic_a5", "gothi_5", "jarl_7"), runes=runes(3), attributes=attributes)
    assert follower_step("runes", Player(), surtur).event("raised")["attribute"] == raised
