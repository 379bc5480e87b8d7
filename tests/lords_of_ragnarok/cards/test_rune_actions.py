"""The nine basic rune actions: what each needs, what it costs, what it does."""

from typing import Any

import pytest

from tests.lords_of_ragnarok.cards.laying import DEEP, GREEN, LAIR, RED, drawn
from tests.lords_of_ragnarok.play import Player, Table, at_phase

CARD = pytest.mark.card
SETS = [  # the actions that cost different runes: how many
    pytest.param("army_plus", 2, marks=CARD("rune_action.army_plus")),
    pytest.param("activate_monster", 2, marks=CARD("rune_action.activate_monster")),
    pytest.param("draw_one", 2, marks=CARD("rune_action.draw_one")),
    pytest.param("place_hero", 2, marks=CARD("rune_action.place_hero")),
    pytest.param("raise_lowest", 3, marks=CARD("rune_action.raise_lowest")),
    pytest.param("draw_two", 3, marks=CARD("rune_action.draw_two")),
]


def runes(*held: str, **more: Any) -> Table:
    """Green's rune phase with these runes, an army and a neutral monster at its hero."""
    lay = {key: more.pop(key) for key in ("monsters", "boss") if key in more}
    green = Player(**{"at": LAIR, "runes": held, "attributes": DEEP, "armies": {8: [1]}, **more})
    return at_phase("runes", green, Player(at=18), **{"monsters": {"garm": LAIR}, **lay})


def may(table: Table, action: str) -> bool:
    return table.g.phase == "runes" and f"rune_action:{action}" in table.offers(GREEN)


# What they cost


@pytest.mark.rule("LR-RUNE-03")
@pytest.mark.parametrize(("action", "cost"), SETS)
def test_a_set_is_of_all_different_runes(action: str, cost: int) -> None:
    assert may(runes(*["uruz", "othala", "algiz"][:cost]), action)
    table = runes("uruz", "uruz", *["othala"] * (cost - 2))
    assert table.why_not(GREEN, f"rune_action:{action}") == "LR-RUNE-03"


@pytest.mark.rule("LR-RUNE-01")
@pytest.mark.parametrize(("action", "cost"), SETS)
def test_the_runes_go_to_the_supply_and_it_is_the_only_action_of_the_turn(action: str, cost: int) -> None:
    table = runes("uruz", "uruz", "othala", "othala", "algiz", "algiz").answer(GREEN, f"rune_action:{action}")
    if cost == 2:
        assert table.offers(GREEN) == ["pay:uruz", "pay:othala", "pay:algiz"]
        table.answer(GREEN, "pay:othala")
        assert table.why_not(GREEN, "pay:othala") == "LR-RUNE-03"
        table.answer(GREEN, "pay:algiz")
    left = ["uruz", "uruz", "othala", "algiz"] if cost == 2 else ["uruz", "othala", "algiz"]
    assert table.runes(GREEN) == left
    table.until_phase("maneuver", GREEN)
    assert table.told().count("rune_action") == 1


# What they do


@pytest.mark.card("rune_action.activate_boss")
@pytest.mark.rule("LR-RUNE-05", "LR-RUNE-02")
def test_the_boss_is_activated_where_the_hero_is_with_his_rune() -> None:
    table = runes("othala", boss=LAIR).answer(GREEN, "rune_action:activate_boss")
    assert (table.open, table.runes(GREEN)) == ([(GREEN, "boss.move")], [])
    assert runes("uruz", boss=LAIR).why_not(GREEN, "rune_action:activate_boss") == "LR-RUNE-02"
    assert not may(runes("othala", boss=8), "activate_boss")


@pytest.mark.card("rune_action.control_monster")
@pytest.mark.rule("LR-RUNE-06")
@pytest.mark.example("LR-EX-15")
def test_a_neutral_monster_at_the_hero_is_taken_with_its_rune() -> None:
    table = runes("uruz", monsters={"garm": LAIR, "draugr": LAIR, "hrungnir": 8})
    table.answer(GREEN, "rune_action:control_monster")
    assert table.offers(GREEN) == ["monster:garm"]  # the Draugr wants Othala, Hrungnir is elsewhere
    table.answer(GREEN, "monster:garm")
    assert (table.ring("garm"), table.runes(GREEN)) == (GREEN, [])
    assert runes("othala", "algiz").why_not(GREEN, "rune_action:control_monster") == "LR-RUNE-02"


@pytest.mark.card("rune_action.control_monster")
@pytest.mark.rule("LR-MONSTER-10", "LR-MONSTER-09")
def test_a_monster_with_a_ring_cannot_be_taken_and_a_third_costs_one_of_two() -> None:
    green = Player(at=LAIR, runes=["uruz", "othala"])
    table = at_phase("runes", green, Player(rings=["garm"]), monsters={"garm": LAIR})
    assert table.why_not(GREEN, "rune_action:control_monster") == "LR-RUNE-06"
    green = Player(at=LAIR, runes=["uruz"], rings=["draugr", "grendel"])
    table = at_phase("runes", green, monsters={"garm": LAIR, "draugr": 1, "grendel": 2})
    table.answer(GREEN, "rune_action:control_monster", "monster:garm")
    assert table.offers(GREEN) == ["monster:draugr", "monster:grendel"]
    table.answer(GREEN, "monster:draugr")
    assert (table.ring("draugr"), table.ring("grendel"), table.ring("garm")) == (None, GREEN, GREEN)


@pytest.mark.card("rune_action.ally")
@pytest.mark.rule("LR-RUNE-07", "LR-ALLY-04")
@pytest.mark.parametrize(("others", "cards"), [([], 1), (["alfheim"], 0)])
def test_an_alliance_with_a_realm_at_the_hero_draws_a_card_for_the_first(others: list[str], cards: int) -> None:
    green = Player(at=10, runes=["algiz", "uruz"])  # next to Alfheim and Jotunheim
    table = at_phase("runes", green, Player(allies=others)).answer(GREEN, "rune_action:ally")
    assert table.offers(GREEN) == ["ally:alfheim", "ally:jotunheim"]
    table.answer(GREEN, "ally:alfheim")
    assert (table.allies(GREEN), table.runes(GREEN), drawn(table, GREEN)) == (["alfheim"], ["uruz"], cards)


@pytest.mark.card("rune_action.ally")
@pytest.mark.rule("LR-ALLY-02")
def test_there_is_one_alliance_with_each_realm() -> None:
    table = at_phase("runes", Player(at=9, runes=["algiz"], allies=["alfheim"]), monsters={"grendel": 9})
    assert table.why_not(GREEN, "rune_action:ally") == "LR-RUNE-07"


@pytest.mark.card("rune_action.army_plus")
@pytest.mark.rule("LR-RUNE-08")
def test_an_army_grows_without_a_city() -> None:
    table = runes("uruz", "algiz", armies={8: [1, 6], 11: [3]}).answer(GREEN, "rune_action:army_plus")
    assert table.offers(GREEN) == ["army:8.1", "army:11.3"]
    assert table.answer(GREEN, "army:11.3").all_armies(GREEN) == {8: [1, 6], 11: [4]}
    for armies in ({}, {8: [6]}):
        assert runes("uruz", "algiz", armies=armies).why_not(GREEN, "rune_action:army_plus") == "LR-RUNE-08"


@pytest.mark.card("rune_action.activate_monster")
@pytest.mark.rule("LR-RUNE-09")
def test_an_own_or_neutral_monster_anywhere_is_activated() -> None:
    green = Player(runes=["uruz", "algiz"], rings=["garm"])
    beasts = {"garm": 1, "draugr": 16, "grendel": 11}
    table = at_phase("runes", green, Player(rings=["grendel"]), monsters=beasts).rig_die("move")
    table.answer(GREEN, "rune_action:activate_monster")
    assert table.offers(GREEN) == ["monster:garm", "monster:draugr"]
    table.answer(GREEN, "monster:draugr", "to:17")
    assert (table.monster("draugr"), table.runes(GREEN), table.g.phase) == (17, [], "maneuver")
    table = at_phase("runes", Player(runes=["uruz", "algiz"]), Player(rings=["garm"]), monsters={"garm": 1})
    assert table.why_not(GREEN, "rune_action:activate_monster") == "LR-RUNE-09"


@pytest.mark.parametrize(
    ("action", "held", "cards"),
    [
        pytest.param("draw_one", ["uruz", "algiz"], 1, marks=CARD("rune_action.draw_one")),
        pytest.param("draw_two", ["uruz", "othala", "algiz"], 2, marks=CARD("rune_action.draw_two")),
    ],
)
@pytest.mark.rule("LR-RUNE-10", "LR-RUNE-13")
def test_cards_are_drawn(action: str, held: list[str], cards: int) -> None:
    table = runes(*held).answer(GREEN, f"rune_action:{action}")
    assert (len(table.hand(GREEN)), table.runes(GREEN), table.g.phase) == (cards, [], "maneuver")


@pytest.mark.card("rune_action.place_hero")
@pytest.mark.rule("LR-RUNE-11")
def test_the_hero_is_placed_in_any_territory() -> None:
    table = runes("uruz", "algiz", boss=14).answer(GREEN, "rune_action:place_hero")
    assert table.offers(GREEN) == [f"go:{place}" for place in range(1, 22)]
    assert table.answer(GREEN, "go:14").hero(GREEN) == 14


@pytest.mark.card("rune_action.raise_lowest")
@pytest.mark.rule("LR-RUNE-12", "LR-AMB-05")
@pytest.mark.parametrize(
    ("attributes", "wounds", "offers"),
    [
        ((2, 4, 3), [], []),  # one only: nobody is asked
        ((3, 3, 4), [], ["raise:authority", "raise:power"]),
        ((3, 5, 4), ["power"], []),  # the wounded one counts 2
        ((6, 6, 4), ["authority"], []),  # a token on 6 does not count, though it is worth 2
    ],
)
def test_one_of_the_lowest_attributes_rises(
    attributes: tuple[int, int, int], wounds: list[str], offers: list[str]
) -> None:
    table = runes("uruz", "othala", "algiz", attributes=attributes, wounds=wounds)
    table.answer(GREEN, "rune_action:raise_lowest")
    if offers:
        assert table.offers(GREEN) == offers
        table.answer(GREEN, offers[1])
    raised = [table.token(GREEN, name) for name in ("authority", "power", "wisdom")]
    expected = {(2, 4, 3): [3, 4, 3], (3, 3, 4): [3, 4, 4], (3, 5, 4): [3, 6, 4], (6, 6, 4): [6, 6, 5]}[attributes]
    assert raised == expected


@pytest.mark.card("rune_action.raise_lowest")
@pytest.mark.rule("LR-AMB-05")
def test_with_all_tokens_on_six_nothing_can_be_raised() -> None:
    table = runes("uruz", "othala", "algiz", attributes=(6, 6, 6), wounds=["authority"])
    assert table.why_not(GREEN, "rune_action:raise_lowest") == "LR-RUNE-12"


@pytest.mark.card("rune_action.draw_one", "rune_action.place_hero")
def test_a_rune_action_is_for_the_active_player() -> None:
    table = at_phase("runes", Player(runes=["uruz", "algiz"]), Player(runes=["uruz", "algiz"]))
    assert table.open == [(GREEN, "runes")]
    assert table.answer(GREEN, "rune_action:draw_one").runes(RED) == ["uruz", "algiz"]
