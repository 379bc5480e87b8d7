"""How a Follower activates monsters."""

from typing import Any

import pytest

from tests.lords_of_ragnarok.followers.laying import SURTURS, YOU, Follower, Solo, follower_step, person_phase
from tests.lords_of_ragnarok.play import Player

MONSTERS = ("basic_a5", "basic_b5", "basic_a1")  # the first two cards order monsters: Max, Min
FULL = {name: [SURTURS] for name in ("march", "recruit", "prepare")}
OTHALA = "16"  # an event that activates the draugr alone


def stir(you: Player, monsters: dict[str, int], own: bool = True, selected: int = 1, **more: Any) -> Solo:
    """The Follower activates a monster, its own or a neutral one."""
    lay = {key: more.pop(key) for key in ("dice", "boss") if key in more}
    surtur = Follower(**{"row": MONSTERS, "at": 16, "rings": list(monsters) if own else [], **more})
    return follower_step("special", you, surtur, monsters=monsters, selected=selected, **lay)


def event(you: Player, surtur: Follower, card: str, **lay: Any) -> Solo:
    """The Follower builds a monument, and this event comes."""
    return follower_step("special", you, surtur, wheel=FULL, event=[card], **lay)


# Its own monsters


@pytest.mark.rule("LS-MONSTER-01")
def test_of_several_the_nearest_to_an_army_of_a_person() -> None:
    you = Player(armies={5: [3], 6: [3]}, at=16)
    table = stir(you, {"draugr": 6, "garm": 1})
    assert table.happened("monster.stirs")[0]["monster"] == "draugr"


@pytest.mark.rule("LS-MONSTER-02")
def test_an_attack_that_harms_people_comes_first() -> None:
    table = stir(Player(armies={6: [2], 5: [3]}, at=16), {"draugr": 6})
    assert (table.armies(YOU, 6), table.armies(YOU, 5), table.monster("draugr")) == ([1], [3], 6)


@pytest.mark.rule("LS-MONSTER-03")
def test_else_it_tramples_the_strongest_army_in_reach() -> None:
    table = stir(Player(armies={5: [3], 7: [2]}, at=16), {"draugr": 6})
    assert (table.monster("draugr"), table.armies(YOU, 5), table.armies(YOU, 7)) == (5, [2], [2])
    table = stir(Player(armies={5: [3], 7: [3]}, at=16), {"draugr": 6})
    assert table.monster("draugr") == 7


@pytest.mark.rule("LS-MONSTER-04")
@pytest.mark.parametrize(("control", "place"), [([], 10), ([6], 6)])
def test_else_it_comes_nearer_rather_through_territories_of_people(control: list[int], place: int) -> None:
    you = Player(armies={9: [3]}, control=control, at=16)
    table = event(you, Follower(at=3, rings=["draugr"]), OTHALA, monsters={"draugr": 7}, dice=["move"] * 3)
    assert table.all_decided("LS-MONSTER-04")[0]["territories"] == ["6", "10"]
    assert table.all_decided("LS-MONSTER-04")[0]["territory"] == str(place)


@pytest.mark.rule("LS-MONSTER-07")
def test_its_own_armies_are_never_trampled() -> None:
    you, surtur = Player(armies={9: [3]}, at=16), Follower(at=3, rings=["draugr"], armies={10: [2]}, control=[10])
    table = event(you, surtur, OTHALA, monsters={"draugr": 7}, dice=["move"] * 3)
    assert table.happened("monster.moved")[0] == {"monster": "draugr", "territory": "10"}
    assert table.armies(SURTURS, 10) == [2]


# Neutral monsters


@pytest.mark.rule("LS-MONSTER-05")
@pytest.mark.parametrize(
    ("face", "place", "armies"), [("attack", 6, ([1], [3])), ("move", 5, ([2], [2])), ("choice", 6, ([1], [3]))]
)
def test_a_neutral_one_does_what_the_die_says(face: str, place: int, armies: tuple[list[int], list[int]]) -> None:
    table = stir(Player(armies={6: [2], 5: [3]}, at=16), {"draugr": 6}, own=False, dice=[face])
    assert (table.monster("draugr"), (table.armies(YOU, 6), table.armies(YOU, 5))) == (place, armies)


@pytest.mark.rule("LS-MONSTER-05")
def test_by_choice_it_moves_where_an_attack_would_harm_nobody() -> None:
    table = stir(Player(armies={5: [3]}, at=16), {"draugr": 6}, own=False, dice=["choice"])
    assert (table.monster("draugr"), table.armies(YOU, 5)) == (5, [2])


@pytest.mark.rule("LS-MONSTER-05", "LS-AMB-17")
@pytest.mark.parametrize(
    ("armies", "moved", "places"), [({}, "10", ["6", "10"]), ({10: [2]}, "6", ["6"]), ({6: [2], 10: [2]}, "", [])]
)
def test_it_never_enters_a_territory_with_armies_of_the_follower(
    armies: dict[int, list[int]], moved: str, places: list[str]
) -> None:
    """The army of the person is two steps away, over 6 or over 10."""
    you, surtur = Player(armies={9: [3]}, at=16), Follower(at=3, armies=armies, control=list(armies))
    table = event(you, surtur, OTHALA, monsters={"draugr": 7}, dice=["move"] * 3)
    assert [args["territory"] for args in table.happened("monster.moved")] == ([moved] if moved else [])
    assert [args["territories"] for args in table.all_decided("LS-MONSTER-04")] == ([places] if moved else [])


@pytest.mark.rule("LS-MONSTER-05")
def test_nor_to_trample_people_beside_them() -> None:
    """In 5 an army of a person stands alone, in 7 a stronger one beside an army of the Follower."""
    you = Player(armies={5: [2], 7: [3]}, at=16)
    table = stir(you, {"draugr": 6}, own=False, dice=["move"], armies={7: [1]})
    assert table.decided("LS-MONSTER-03")["territories"] == ["5"]
    assert (table.monster("draugr"), table.armies(YOU, 5)) == (5, [1])


@pytest.mark.rule("LS-AMB-17")
def test_without_a_way_nearer_it_stays() -> None:
    you = Player(at=3)  # no army at all
    table = stir(you, {"garm": 3}, own=False, dice=["move"])
    assert table.monster("garm") == 3
    assert len(table.desolate()) == 1
    assert table.decided("LS-AMB-17") == {"seat": SURTURS, "rule": "LS-AMB-17", "monster": "garm"}


@pytest.mark.rule("LS-AMB-81")
def test_a_wide_attack_is_aimed_where_people_lose_most() -> None:
    you = Player(armies={5: [1, 1], 7: [6]}, at=16)
    table = stir(you, {"fafnir": 6})
    assert (table.armies(YOU, 5), table.armies(YOU, 7)) == ([], [6])
    assert table.decided("LS-AMB-81")["keys"] == ["human_loss", "own_loss"]


# Events


@pytest.mark.rule("LS-MONSTER-06", "LS-AMB-57")
def test_in_an_event_of_its_turn_it_decides_for_neutral_monsters_and_the_boss() -> None:
    you = Player(armies={12: [3], 15: [1]}, at=3, control=[12, 15])
    box = follower_step("special", you, Follower()).g.box
    card = next(each for each in box.events if each.boss and each.number <= 16)
    table = event(you, Follower(at=3), card.id, boss=16)
    assert table.monster("loki") == 12
    assert table.decided("LS-AMB-57")["keys"] == ["human_armies", "own_armies"]


@pytest.mark.rule("LS-MONSTER-06")
def test_people_decide_for_their_own_monsters_in_its_turn_and_it_for_its_own_in_theirs() -> None:
    box = follower_step("special", Player(), Follower()).g.box
    card = next(each for each in box.events if box.monsters[2].rune in each.activate and each.number <= 16)
    you = Player(armies={5: [3]}, rings=["draugr"], at=16)
    table = event(you, Follower(at=3), card.id, monsters={"draugr": 6, "fafnir": 12}, dice=["move"] * 3)
    assert (YOU, "monster.how") in table.open
    surtur = Follower(at=3, rings=["draugr"])
    person = Player(armies={5: [3]}, at=16, control=[5])
    table = person_phase("special", person, surtur, event=[card.id], wheel={"march": [YOU]}, monsters={"draugr": 6})
    table.act(YOU, "build_monument", "build:odin")
    while table.armies(YOU, 5) == [3] and table.g.turn == YOU:
        table.default()
    assert table.armies(YOU, 5) == [2]


@pytest.mark.rule("LS-GEN-08")
def test_the_hero_of_a_follower_is_never_wounded() -> None:
    table = stir(Player(at=6, armies={5: [1]}), {"garm": 6}, at=6, hero="ragnar")
    assert table.event("monster.attack")["monster"] == "garm"
    assert table.g.hurt_tokens(SURTURS) == []
    table.expect(YOU, "wound")
