"""The rune actions of a Follower."""

from typing import Any

import pytest

from tests.lords_of_ragnarok.followers.laying import SURTURS, YOU, Follower, Solo, follower_step
from tests.lords_of_ragnarok.followers.laying import runes as some_runes
from tests.lords_of_ragnarok.play import Player

CONTROL, ALLY = "slayer_1", "basic_c1"  # cards whose first action is this; the second one costs 2
IMPROVE, ACTIVATE, DRAW = "basic_b2", "slayer_8", "gothi_3"
RAISE, RECRUIT = "gothi_5", "jarl_5"
SELECTED, LAST = "basic_a1", "jarl_7"  # LAST: actions of 3 and 2


def runes(card: str, n: int, you: Player | None = None, **more: Any) -> Solo:
    """The step of runes with so many of them; the card lies in the middle, the left one is selected."""
    lay = {key: more.pop(key) for key in ("monsters", "covered", "boss", "dice", "combat") if key in more}
    fields: dict[str, Any] = {"at": 4, "runes": some_runes(n), "row": (SELECTED, card, LAST), **more}
    return follower_step("runes", you or Player(), Follower(**fields), **lay)


def done(table: Solo) -> list[str]:
    return [args["follower_rune_action"] for args in table.happened("follower.rune_action")]


def left(table: Solo) -> int:
    return len(table.runes(SURTURS))


# The list


@pytest.mark.rule("LS-RUNE-01", "LS-AMB-18")
@pytest.mark.parametrize(
    ("selected", "tried"),
    [
        (1, ["activate_monster", "form_alliance", "form_alliance", "raise_attribute"]),
        (2, ["form_alliance", "improve_army", "form_alliance", "raise_attribute"]),
        (3, ["form_alliance", "improve_army", "activate_monster", "form_alliance"]),
    ],
)
def test_the_actions_of_the_other_two_cards_from_left_to_right(selected: int, tried: list[str]) -> None:
    table = follower_step("runes", Player(), Follower(at=4), selected=selected)
    assert [args["follower_rune_action"] for args in table.happened("follower.skipped")] == tried


@pytest.mark.rule("LS-RUNE-02")
def test_two_are_resolved_at_the_most() -> None:
    table = follower_step(
        "runes", Player(), Follower(at=4, runes=some_runes(6), control=[3], armies={3: [1]}), selected=3
    )
    assert done(table) == ["form_alliance", "improve_army"]
    assert left(table) == 3


@pytest.mark.rule("LS-RUNE-02", "LS-RUNE-03")
def test_what_cannot_be_paid_or_resolved_is_skipped_and_without_any_it_takes_a_rune() -> None:
    table = runes(IMPROVE, 1)
    assert (done(table), left(table)) == ([], 2)
    table = runes(IMPROVE, 2)  # no army: it draws cards instead
    assert (done(table), left(table)) == (["draw_combat"], 0)


@pytest.mark.rule("LS-RUNE-02", "LS-RUNE-05")
@pytest.mark.parametrize(("held", "reason"), [(1, "unpaid"), (2, "unresolved")])
def test_it_tells_whether_an_action_could_not_be_paid_or_not_be_resolved(held: int, reason: str) -> None:
    told = runes(IMPROVE, held).happened("follower.skipped")[0]  # it has no army
    assert (told["follower_rune_action"], told["n"], told["skip"]) == ("improve_army", 2, reason)


@pytest.mark.rule("LS-RUNE-04")
@pytest.mark.parametrize(
    ("card", "cost"), [(CONTROL, 1), (ALLY, 1), (IMPROVE, 2), (ACTIVATE, 2), (DRAW, 2), (RAISE, 3), (RECRUIT, 3)]
)
def test_what_they_cost(card: str, cost: int) -> None:
    you = Player(armies={5: [3]}, at=16)
    more: dict[str, Any] = {"control": [3], "armies": {3: [1]}, "monsters": {"draugr": 6}, "dice": ["move"]}
    table = runes(card, cost, you, **more)
    assert table.happened("follower.rune_action")[0]["n"] == cost
    assert left(table) == 0
    table = runes(card, cost - 1, you, **more)
    assert card == IMPROVE or table.happened("follower.skipped")[0]["n"] == cost


@pytest.mark.rule("LS-RUNE-05")
def test_payment_is_tested_when_an_action_is_reached() -> None:
    table = runes(ALLY, 3, at=4)
    assert done(table) == ["form_alliance", "draw_combat"]
    assert left(table) == 0


@pytest.mark.rule("LS-GEN-11", "LS-AMB-77")
def test_any_rune_pays_it_takes_what_the_supply_has_most_of_and_holds_six() -> None:
    table = runes(ALLY, 0, runes=["uruz", "uruz", "othala"])
    assert [args["rune"] for args in table.happened("rune.paid")] == ["othala", "uruz", "uruz"]
    assert left(runes(ACTIVATE, 6, row=(SELECTED, ACTIVATE, "basic_b5"), attributes=(2, 2, 2))) == 6


# Control a monster


@pytest.mark.rule("LS-RUNE-10", "LS-AMB-12")
def test_a_neutral_monster_at_the_hero_or_next_to_it() -> None:
    table = runes(CONTROL, 1, at=4, monsters={"garm": 4, "fafnir": 15, "draugr": 6})
    assert table.ring("fafnir") == SURTURS  # it has nine slots
    assert table.decided("LS-RUNE-12")["monsters"] == ["garm", "fafnir"]


@pytest.mark.rule("LS-RUNE-11")
def test_or_the_nearest_one_if_it_controls_none() -> None:
    assert runes(CONTROL, 1, at=4, monsters={"garm": 6, "draugr": 12}).ring("garm") == SURTURS
    table = runes(CONTROL, 1, at=4, monsters={"garm": 6, "draugr": 12}, rings=["draugr"])
    assert (table.ring("garm"), left(table)) == (None, 2)


@pytest.mark.rule("LS-RUNE-12")
def test_the_one_with_the_most_open_slots_then_by_the_word() -> None:
    covered = {"garm": {1: YOU}}
    assert runes(CONTROL, 1, monsters={"garm": 15, "draugr": 1}, covered=covered).ring("draugr") == SURTURS
    assert runes(CONTROL, 1, monsters={"garm": 15, "draugr": 1}).ring("garm") == SURTURS


@pytest.mark.rule("LS-RUNE-13", "LS-AMB-11")
def test_neither_the_boss_nor_what_somebody_controls_nor_a_third_one() -> None:
    assert left(runes(CONTROL, 1, boss=4)) == 2
    assert left(runes(CONTROL, 1, Player(rings=["garm"]), monsters={"garm": 4})) == 2
    table = runes(CONTROL, 1, monsters={"garm": 4, "draugr": 1, "grendel": 4}, rings=["draugr", "garm"])
    assert (table.ring("grendel"), left(table)) == (None, 2)


# Form an alliance


@pytest.mark.rule("LS-RUNE-20", "LS-AMB-13")
def test_a_realm_that_touches_a_territory_in_reach() -> None:
    table = runes(ALLY, 1, at=9)
    assert table.decided("LS-RUNE-21")["realms"] == ["alfheim", "jotunheim"]
    assert table.allies(SURTURS) == ["alfheim"]


@pytest.mark.rule("LS-RUNE-21", "LS-RUNE-22", "LS-AMB-60")
def test_clockwise_and_the_first_ally_draws_a_card() -> None:
    table = runes(ALLY, 1, at=4)
    assert (table.allies(SURTURS), table.cards()) == (["muspelheim"], 1)
    table = runes(ALLY, 1, Player(allies=["muspelheim"]), at=4)
    assert (table.allies(SURTURS), table.cards()) == (["muspelheim"], 0)
    table = runes(ALLY, 1, at=9, allies=["alfheim", "jotunheim"])
    assert left(table) == 2


# Improve an army


@pytest.mark.rule("LS-RUNE-30", "LS-AMB-14")
def test_without_an_army_below_six_it_is_skipped() -> None:
    assert done(runes(IMPROVE, 2, control=[3], armies={3: [6]})) == ["draw_combat"]
    assert done(runes(IMPROVE, 2)) == ["draw_combat"]


@pytest.mark.rule("LS-RUNE-31", "LS-DEF-07")
def test_the_most_exposed_army_grows() -> None:
    table = runes(IMPROVE, 2, control=[3, 5], armies={3: [2], 5: [1]})
    assert table.all_armies(SURTURS) == {3: [2], 5: [2]}
    assert runes(IMPROVE, 2, control=[3, 5], armies={3: [2], 5: [6]}).all_armies(SURTURS) == {3: [3], 5: [6]}


# Activate a monster


@pytest.mark.rule("LS-RUNE-40", "LS-RUNE-41", "LS-AMB-15")
def test_a_monster_that_could_attack_or_trample_people() -> None:
    assert done(runes(ACTIVATE, 2, Player(armies={5: [2]}), monsters={"draugr": 6}, dice=["attack"]))
    assert done(runes(ACTIVATE, 2, Player(armies={6: [2]}), monsters={"draugr": 6}, dice=["move"]))
    assert done(runes(ACTIVATE, 2, Player(at=6), monsters={"garm": 6}, dice=["attack"]))


@pytest.mark.rule("LS-RUNE-41", "LS-RUNE-42", "LS-AMB-16")
def test_not_one_that_can_harm_nobody() -> None:
    for you, lay in (
        (Player(armies={16: [2]}, at=16), {"monsters": {"draugr": 6}}),
        (Player(armies={5: [2]}, at=16, blessings=["steadfast"]), {"monsters": {"draugr": 6}}),
        (Player(at=6, wounds=["authority", "power", "wisdom"]), {"monsters": {"garm": 6}}),
        (Player(control=[6]), {"monsters": {"nidhogg": 6}}),  # it has no rune to lose
        (Player(armies={5: [2]}, rings=["draugr"]), {"monsters": {"draugr": 6}}),
        (Player(armies={5: [2]}, at=16), {"boss": 5}),
    ):
        table = runes(ACTIVATE, 2, you, row=(SELECTED, ACTIVATE, RAISE), hand=("bow",) * 4 + ("spear",) * 4, **lay)
        assert (done(table), left(table)) == ([], 3)


@pytest.mark.rule("LS-RUNE-43", "LS-MONSTER-01", "LS-AMB-73")
def test_its_own_come_first_and_of_those_the_nearest_to_an_army_of_a_person() -> None:
    you = Player(armies={5: [3], 11: [3]}, at=16, control=[5, 11])
    table = runes(ACTIVATE, 2, you, monsters={"draugr": 6, "garm": 12}, rings=["draugr"])
    assert table.decided("LS-RUNE-43")["monster"] == "draugr"
    table = runes(ACTIVATE, 2, you, monsters={"draugr": 5, "garm": 12}, rings=["draugr", "garm"])
    assert table.decided("LS-RUNE-43")["monster"] == "draugr"
    assert table.decided("LS-RUNE-43")["keys"] == ["neutral", "army_distance"]
    table = runes(ACTIVATE, 2, you, monsters={"draugr": 6, "garm": 12}, dice=["move"])
    assert table.decided("LS-RUNE-43")["monster"] == "garm"  # the higher number


# Cards, attributes, armies


@pytest.mark.rule("LS-RUNE-50", "LS-GEN-12")
@pytest.mark.parametrize(("held", "after"), [(0, 3), (6, 8)])
def test_cards_by_its_wisdom_up_to_eight(held: int, after: int) -> None:
    hand = (("bow",) * 4 + ("spear",) * 4)[:held]
    assert runes(DRAW, 2, hand=hand, attributes=(2, 2, 3)).cards() == after


@pytest.mark.rule("LS-RUNE-50", "LS-AMB-86")
def test_with_eight_cards_it_is_skipped() -> None:
    table = runes(DRAW, 2, hand=("bow",) * 4 + ("spear",) * 4)
    assert (done(table), left(table)) == ([], 3)


@pytest.mark.rule("LS-RUNE-60", "LS-RUNE-61", "LS-AMB-06")
@pytest.mark.parametrize(
    ("attributes", "raised"),
    [((2, 2, 2), "authority"), ((4, 2, 2), "power"), ((5, 3, 2), "wisdom"), ((6, 5, 5), "power")],
)
def test_its_favourite_rises_unless_it_leads_by_two(attributes: tuple[int, int, int], raised: str) -> None:
    assert runes(RAISE, 3, attributes=attributes).event("raised")["attribute"] == raised


@pytest.mark.rule("LS-AMB-06")
def test_with_everything_at_six_nothing_is_raised() -> None:
    assert done(runes(RAISE, 3, attributes=(6, 6, 6))) == ["draw_combat"]


@pytest.mark.rule("LS-RUNE-70", "LS-AMB-25")
def test_it_recruits_as_by_the_action_but_without_desolation() -> None:
    table = runes(RECRUIT, 3, control=[1], attributes=(4, 2, 2))
    assert (table.all_armies(SURTURS), table.desolate()) == ({1: [4]}, [])
    assert done(runes(RECRUIT, 3, control=[3], armies={3: [6] * 6})) == ["raise_attribute"]


@pytest.mark.rule("LS-AMB-85", "LS-SPECIAL-14")
def test_where_it_could_not_be_placed_authority_rises() -> None:
    table = runes(RECRUIT, 3, attributes=(1, 2, 2))
    assert (done(table), table.token(SURTURS, "authority")) == (["recruit_army"], 2)
