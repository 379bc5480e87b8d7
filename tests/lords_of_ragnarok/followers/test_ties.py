"""How a Follower decides between equals."""

from itertools import pairwise

import pytest

from tests.lords_of_ragnarok.followers.laying import (
    SURTURS,
    YOU,
    Follower,
    Solo,
    follower_step,
    person_phase,
    runes,
)
from tests.lords_of_ragnarok.play import Player

MAX, MIN = "basic_a1", "basic_a2"
TIE = "follower.tie"


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


# How it decided is told


def ties(table: Solo) -> list[tuple[str, str, list[str]]]:
    """The decisions of the Follower that a tie-break made: the rule, the card, how."""
    pairs = pairwise(table.game.events(0, None))
    return [(e["args"]["rule"], t["args"]["action_card"], t["args"]["ties"]) for e, t in pairs if t["key"] == TIE]


@pytest.mark.rule("LS-TIE-01", "LS-TIE-02", "LS-ENGINE-02")
@pytest.mark.parametrize(
    ("selected", "card", "word", "army"), [(1, MAX, "max", "strongest"), (2, MIN, "min", "weakest")]
)
def test_the_card_and_its_word_are_told(selected: int, card: str, word: str, army: str) -> None:
    surtur = Follower(control=[3, 14], armies={3: [2], 14: [2]}, row=(MAX, MIN, "basic_a3"))
    told = ties(follower_step("maneuver", Player(), surtur, selected=selected))
    assert told[0] == ("LS-TARGET-03", card, [word])
    surtur = Follower(control=[1, 3, 5], armies={3: [1, 2], 5: [1, 2]}, row=(MAX, MIN, "basic_a3"))
    table = follower_step("maneuver", Player(control=[15]), surtur, selected=selected)
    assert ties(table)[0] == ("LS-MANEUVER-12", card, [word, army])


@pytest.mark.rule("LS-TIE-01")
def test_where_the_keys_decide_or_all_are_alike_no_tie_break_is_told() -> None:
    surtur = Follower(control=[3], armies={3: [2, 2]}, row=(MAX, MIN, "basic_a3"))
    table = follower_step("maneuver", Player(control=[1]), surtur)
    assert table.decided("LS-TARGET-05")["armies"] == ["3.2", "3.2"]
    assert ties(table) == []


@pytest.mark.rule("LS-TIE-04")
def test_the_order_of_the_boards_is_told() -> None:
    you = Player(armies={3: [3]}, control=[3], at=16)
    surtur = Follower(row=("basic_a5", "basic_a2", "basic_a1"), rings=["draugr", "fafnir"])
    table = follower_step("special", you, surtur, monsters={"draugr": 1, "fafnir": 1, "grendel": 1})
    assert "follower.boards" in table.told()
    assert "follower.boards" not in follower_step("special", you, surtur, monsters={"draugr": 1, "fafnir": 5}).told()


@pytest.mark.rule("LS-SPECIAL-15", "LS-TIE-01", "LS-TIE-02")
def test_the_order_of_a_march_is_told() -> None:
    surtur = Follower(control=[3, 14], armies={3: [1, 3], 14: [1]}, row=(MIN, MAX, "basic_a3"))
    table = follower_step("special", Player(), surtur)
    told = table.all_decided("LS-SPECIAL-15")
    assert [(args["army"], args["keys"]) for args in told] == [(each, ["strength"]) for each in ("3.1", "14.1", "3.3")]
    assert ("LS-SPECIAL-15", MIN, ["min"]) in ties(table)


@pytest.mark.rule("LS-DEF-11", "LS-PRAY-02", "LS-PRAY-03")
@pytest.mark.parametrize(
    ("attributes", "chosen", "reasons"),
    [
        ((2, 3, 2), "power", ["favourite"]),
        ((2, 4, 2), "wisdom", ["leads", "lowest", "preferred"]),
        ((2, 5, 3), "authority", ["leads", "lowest"]),
        ((5, 6, 5), "wisdom", ["away", "lowest", "preferred"]),
        ((6, 6, 6), "power", ["top", "preferred"]),
    ],
)
def test_the_favourite_is_named_and_why_it_was_chosen_or_not(
    attributes: tuple[int, int, int], chosen: str, reasons: list[str]
) -> None:
    table = follower_step("prayer", Player(), Follower(hero="beowulf", attributes=attributes, priests=1))
    assert table.event("follower.attribute")["attribute"] == chosen
    order = ["power", "wisdom", "authority"]
    told = {"seat": SURTURS, "attribute": "power", "attributes": order, "reasons": reasons}
    assert table.event("follower.favourite") == told


@pytest.mark.rule("LS-TIE-05", "LS-SPECIAL-50")
def test_the_monument_that_it_prefers_and_the_lowest_attribute_of_a_benefit_are_decisions_too() -> None:
    wheel = {action: [SURTURS] for action in ("march", "recruit", "prepare")}
    table = follower_step("special", Player(), Follower(hero="beowulf"), wheel={**wheel, "monsters": [SURTURS]})
    assert table.decided("LS-SPECIAL-50")["attribute"] == "power"
    assert table.event("follower.favourite")["reasons"] == ["preferred"]
    surtur = Follower(hero="beowulf", attributes=(2, 4, 2), row=("gothi_9", "basic_a2", "basic_a3"))
    table = follower_step("benefit", Player(), surtur)
    assert table.decided("LS-TIE-05")["attribute"] == "wisdom"
    assert table.event("follower.favourite")["reasons"] == ["lowest", "preferred"]
