"""The benefits of the Followers' action cards."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.lords_of_ragnarok.followers.laying import SURTURS, YOU, Follower, Solo, follower_step
from tests.lords_of_ragnarok.play import Player

Fields = Mapping[str, Any]
ONE = {"control": [16], "armies": {16: [1]}}  # an army far away from everybody


def benefit(card: str, surtur: Fields, you: Fields | None = None, lay: Fields | None = None) -> Solo:
    """The benefit of this card, which is the selected one."""
    row = (card, "basic_a2", "basic_a3")
    fields: dict[str, Any] = {"at": 3, **surtur}
    person = Player(**{"at": 14, **(you or {})})
    return follower_step("benefit", person, Follower(row=row, **fields), **(lay or {})).quiet("draft")


def strength(table: Solo) -> int:
    """The strength of all its armies together."""
    return sum(sum(each) for each in table.all_armies(SURTURS).values())


def cards(table: Solo) -> int:
    return table.cards()


def held_runes(table: Solo) -> int:
    return len(table.runes(SURTURS))


def priests(table: Solo) -> int:
    return table.priests(SURTURS)[0]


def stash(table: Solo) -> int:
    return table.stash()


def armies(table: Solo) -> int:
    return len(table.g.armies_of(SURTURS))


def temples(table: Solo) -> int:
    return len(table.temples())


def authority(table: Solo) -> int:
    return table.token(SURTURS, "authority")


def power(table: Solo) -> int:
    return table.token(SURTURS, "power")


def wounds(table: Solo) -> int:
    return len(table.covered("garm"))


# Under a condition: what it counts, what the Follower has when it holds, and when it does not hold


@pytest.mark.rule("LS-END-01")
@pytest.mark.parametrize(
    ("card", "counted", "gained", "holds", "fails"),
    [
        pytest.param(
            "hero_ragnar_1",
            strength,
            1,
            ({**ONE, "control": [3, 5, 16]},),
            ({**ONE, "control": [3, 16]},),
            marks=pytest.mark.card("action.hero_ragnar_1"),
        ),
        pytest.param(
            "hero_lagertha_1",
            cards,
            2,
            ({"control": [16], "armies": {16: [1] * 4}},),
            ({"control": [16], "armies": {16: [1] * 3}},),
            marks=pytest.mark.card("action.hero_lagertha_1"),
        ),
        pytest.param(
            "hero_snorri_2",
            priests,
            1,
            ({"priests": 0},),
            ({"priests": 1},),
            marks=pytest.mark.card("action.hero_snorri_2"),
        ),
        pytest.param(
            "hero_aslaug_1",
            priests,
            1,
            ({"allies": ["alfheim", "niflheim", "vanaheim"]},),
            ({"allies": ["alfheim", "niflheim"]},),
            marks=pytest.mark.card("action.hero_aslaug_1"),
        ),
        pytest.param(
            "hero_aslaug_2",
            stash,
            1,
            ({"control": [6]}, {}, {"temples": [6]}),
            ({"control": [6]}, {}, {"temples": [7]}),
            marks=pytest.mark.card("action.hero_aslaug_2"),
        ),
        pytest.param(
            "hero_beowulf_1",
            cards,
            2,
            ({"at": 3}, {}, {"monsters": {"garm": 1}}),
            ({"at": 3}, {}, {"monsters": {"garm": 4}}),
            marks=pytest.mark.card("action.hero_beowulf_1"),
        ),
        pytest.param(
            "hero_beowulf_2",
            priests,
            1,
            ({"slayers": 1},),
            ({"slayers": 0},),
            marks=pytest.mark.card("action.hero_beowulf_2"),
        ),
        pytest.param(
            "jarl_1",
            strength,
            1,
            ({"control": [16], "armies": {16: [1] * 3}},),
            ({"control": [16], "armies": {16: [1] * 2}},),
            marks=pytest.mark.card("action.jarl_1"),
        ),
        pytest.param(
            "jarl_4",
            held_runes,
            2,
            ({"control": [3]}, {"control": [7, 10]}),
            ({"control": [3]}, {"control": [7]}),
            marks=pytest.mark.card("action.jarl_4"),
        ),
        pytest.param(
            "jarl_5",
            strength,
            1,
            ({**ONE, "control": [5, 6, 7, 16]},),
            ({**ONE, "control": [5, 6, 16]},),
            marks=pytest.mark.card("action.jarl_5"),
        ),
        pytest.param(
            "jarl_6",
            armies,
            1,
            ({"control": [3], "armies": {3: [1] * 2}},),
            ({"control": [3], "armies": {3: [1] * 3}},),
            marks=pytest.mark.card("action.jarl_6"),
        ),
        pytest.param(
            "jarl_9", cards, 2, ({"control": [3, 5]},), ({"control": [3]},), marks=pytest.mark.card("action.jarl_9")
        ),
        pytest.param(
            "gothi_1",
            priests,
            1,
            ({"control": [6, 7]}, {}, {"temples": [6, 7]}),
            ({"control": [6]}, {}, {"temples": [6, 7]}),
            marks=pytest.mark.card("action.gothi_1"),
        ),
        pytest.param(
            "gothi_2",
            temples,
            1,
            ({"control": [6], "allies": ["alfheim", "niflheim"]},),
            ({"control": [6], "allies": ["alfheim"]},),
            marks=pytest.mark.card("action.gothi_2"),
        ),
        pytest.param(
            "gothi_4", priests, 1, ({"control": [8]},), ({"control": [9]},), marks=pytest.mark.card("action.gothi_4")
        ),
        pytest.param(
            "gothi_6", temples, 1, ({"control": [9]},), ({"control": [8]},), marks=pytest.mark.card("action.gothi_6")
        ),
        pytest.param(
            "gothi_7",
            priests,
            1,
            ({"control": [9]},),
            ({"control": [9]}, {}, {"temples": [9]}),
            marks=pytest.mark.card("action.gothi_7"),
        ),
        pytest.param(
            "gothi_8",
            temples,
            1,
            ({"control": [9, 6]}, {}, {"temples": [6]}),
            ({"control": [6]}, {}, {"temples": [6]}),
            marks=pytest.mark.card("action.gothi_8"),
        ),
        pytest.param(
            "slayer_1",
            cards,
            2,
            ({"at": 3}, {}, {"monsters": {"garm": 2}}),
            ({"at": 3}, {}, {"monsters": {"garm": 5}}),
            marks=pytest.mark.card("action.slayer_1"),
        ),
        pytest.param(
            "slayer_2",
            cards,
            1,
            ({"rings": ["garm"]}, {}, {"monsters": {"garm": 9}}),
            ({}, {}, {"monsters": {"garm": 9}}),
            marks=pytest.mark.card("action.slayer_2"),
        ),
        pytest.param(
            "slayer_3", cards, 2, ({"artifacts": ["garms_chain"]},), ({},), marks=pytest.mark.card("action.slayer_3")
        ),
        pytest.param(
            "slayer_4",
            wounds,
            1,
            ({"at": 3}, {}, {"monsters": {"garm": 2}}),
            ({"at": 3}, {}, {"monsters": {"garm": 4}}),
            marks=pytest.mark.card("action.slayer_4"),
        ),
        pytest.param(
            "slayer_6",
            cards,
            2,
            ({"hand": ("bow",) * 4},),
            ({"hand": ("bow",) * 4 + ("axe",)},),
            marks=pytest.mark.card("action.slayer_6"),
        ),
        pytest.param(
            "slayer_8", held_runes, 2, ({"kills": ["garm"]},), ({},), marks=pytest.mark.card("action.slayer_8")
        ),
        pytest.param(
            "slayer_9",
            wounds,
            1,
            ({"at": 3}, {}, {"monsters": {"garm": 4}}),
            ({"at": 3}, {}, {"monsters": {"garm": 7}}),
            marks=pytest.mark.card("action.slayer_9"),
        ),
    ],
)
def test_a_benefit_under_a_condition(
    card: str, counted: Callable[[Solo], int], gained: int, holds: tuple[Any, ...], fails: tuple[Any, ...]
) -> None:
    held, without = benefit(card, *holds), benefit(card, *fails)
    assert counted(held) == counted(plain(*holds)) + gained
    assert counted(without) == counted(plain(*fails))
    assert held.event("follower.benefit")["action_card"] == card
    assert without.event("follower.no_benefit")["action_card"] == card


def plain(surtur: Fields, you: Fields | None = None, lay: Fields | None = None) -> Solo:
    """The same with a card that gives nothing."""
    return benefit("jarl_8", surtur, you, lay)


@pytest.mark.rule("LS-END-01")
@pytest.mark.card("action.hero_lagertha_2", "action.jarl_2")
def test_benefits_of_a_conquest() -> None:
    for gains, selected in ((True, "hero_lagertha_2"), (False, "hero_lagertha_2"), (True, "jarl_2"), (False, "jarl_2")):
        row = (selected, "gothi_5", "jarl_7")
        surtur = Follower(hero="lagertha", at=3, row=row, control=[3], armies={3: [2]})
        wall = Player(at=16, control=[1, 2], armies={1: [6, 6], 2: [6, 6]})
        table = follower_step("turn", Player(at=16) if gains else wall, surtur)
        assert ("follower.benefit" in table.told()) == gains
        benefits = table.told()[table.told().index("follower.benefit") :] if gains else []
        assert not gains or ("army.grown" if selected == "hero_lagertha_2" else "drew.hidden") in benefits


# Without a condition


@pytest.mark.rule("LS-END-01", "LS-END-03")
@pytest.mark.parametrize(
    ("card", "counted", "gained", "surtur"),
    [
        pytest.param("hero_ragnar_2", cards, 1, {}, marks=pytest.mark.card("action.hero_ragnar_2")),
        pytest.param(
            "hero_snorri_1", held_runes, 4, {"control": [1, 6]}, marks=pytest.mark.card("action.hero_snorri_1")
        ),
        pytest.param("jarl_3", strength, 1, ONE, marks=pytest.mark.card("action.jarl_3")),
        pytest.param("jarl_7", authority, 1, {}, marks=pytest.mark.card("action.jarl_7")),
        pytest.param("gothi_3", stash, 1, {}, marks=pytest.mark.card("action.gothi_3")),
        pytest.param("gothi_5", held_runes, 2, {"control": [1, 6]}, marks=pytest.mark.card("action.gothi_5")),
        pytest.param("gothi_9", power, 1, {"attributes": (3, 2, 2)}, marks=pytest.mark.card("action.gothi_9")),
        pytest.param("slayer_5", stash, 1, {}, marks=pytest.mark.card("action.slayer_5")),
        pytest.param("slayer_7", power, 1, {}, marks=pytest.mark.card("action.slayer_7")),
    ],
)
def test_a_benefit_without_a_condition(card: str, counted: Callable[[Solo], int], gained: int, surtur: Fields) -> None:
    assert counted(benefit(card, surtur)) == counted(plain(surtur)) + gained


def test_the_most_exposed_army_grows_and_not_beyond_six() -> None:
    two = {"control": [3, 5], "armies": {3: [1], 5: [1]}}
    assert benefit("jarl_3", two).all_armies(SURTURS) == {3: [1], 5: [2]}
    assert benefit("jarl_3", {"control": [3, 5], "armies": {3: [1], 5: [6]}}).all_armies(SURTURS) == {3: [2], 5: [6]}


def test_the_lowest_attribute_goes_by_preference() -> None:
    assert benefit("gothi_9", {"attributes": (2, 2, 2)}).event("raised")["attribute"] == "authority"
    assert benefit("gothi_9", {"attributes": (3, 3, 2)}).event("raised")["attribute"] == "wisdom"


@pytest.mark.rule("LS-HUNT-07")
def test_a_wound_outside_a_hunt_brings_neither_reward_nor_artifact_but_it_kills() -> None:
    covered = {"garm": dict.fromkeys((1, 2, 3, 4, 5, 6), YOU)}
    table = benefit("slayer_4", {"at": 3}, {}, {"monsters": {"garm": 2}, "covered": covered})
    assert (table.monster("garm"), table.g.minis, table.g.slayers) == (0, (0, 1), (1, 0))
    assert (table.artifacts(SURTURS), priests(table)) == ([], 0)
    lay = {"monsters": {"garm": 2, "draugr": 1}, "covered": {"draugr": {1: YOU}}}
    assert benefit("slayer_4", {"at": 3}, {}, lay).covered("draugr") == {1: YOU, 5: SURTURS}


@pytest.mark.rule("LS-SPECIAL-25")
def test_a_temple_by_a_benefit_brings_its_priest_and_its_draft_but_no_desolation() -> None:
    table = benefit("gothi_6", {"control": [9]}, {}, {"temples": [6]})
    assert (table.temples(), priests(table), table.desolate()) == ([6, 9], 1, [])
    assert table.happened("draft")
