"""The twenty-one event cards: the territory of each is its number; its Place rune, its Activate runes, and the boss."""

from typing import Any

import pytest

from tests.lords_of_ragnarok.cards.laying import GREEN, RED
from tests.lords_of_ragnarok.play import Player, Table, at_phase

CARD = pytest.mark.card
PAIRS = {"uruz": ["garm", "hrungnir"], "othala": ["draugr", "fafnir"], "algiz": ["grendel", "nidhogg"]}  # tops first
ALL = {"garm": 1, "hrungnir": 3, "draugr": 6, "fafnir": 8, "grendel": 11, "nidhogg": 18}
EVENTS = [  # number, Place rune, Activate runes, boss
    pytest.param(1, "uruz", ["algiz", "uruz"], False, marks=CARD("event.1")),
    pytest.param(2, "othala", ["uruz", "othala"], True, marks=CARD("event.2")),
    pytest.param(3, "algiz", ["algiz", "othala"], False, marks=CARD("event.3")),
    pytest.param(4, "uruz", ["uruz", "algiz"], True, marks=CARD("event.4")),
    pytest.param(5, "othala", ["othala", "uruz"], False, marks=CARD("event.5")),
    pytest.param(6, "algiz", ["othala", "algiz"], False, marks=CARD("event.6")),
    pytest.param(7, "uruz", ["uruz", "othala"], False, marks=CARD("event.7")),
    pytest.param(8, "othala", ["algiz", "othala"], False, marks=CARD("event.8")),
    pytest.param(9, "algiz", ["uruz", "algiz"], True, marks=CARD("event.9")),
    pytest.param(10, "uruz", ["othala", "uruz"], False, marks=CARD("event.10")),
    pytest.param(11, "othala", ["othala", "algiz"], True, marks=CARD("event.11")),
    pytest.param(12, "algiz", ["algiz", "uruz"], False, marks=CARD("event.12")),
    pytest.param(13, "uruz", ["algiz", "othala"], True, marks=CARD("event.13")),
    pytest.param(14, "othala", ["uruz", "algiz"], False, marks=CARD("event.14")),
    pytest.param(15, "algiz", ["othala", "uruz"], False, marks=CARD("event.15")),
    pytest.param(16, "uruz", ["othala", "algiz"], False, marks=CARD("event.16")),
    pytest.param(17, "othala", ["algiz", "uruz"], False, marks=CARD("event.17")),
    pytest.param(18, "algiz", ["uruz", "othala"], True, marks=CARD("event.18")),
    pytest.param(19, "uruz", ["uruz", "algiz"], False, marks=CARD("event.19")),
    pytest.param(20, "othala", ["othala", "uruz"], False, marks=CARD("event.20")),
    pytest.param(21, "algiz", ["othala", "algiz"], True, marks=CARD("event.21")),
]


def event(number: int, *players: Player, monsters: dict[str, int], **lay: Any) -> Table:
    """Green builds a monument, and this event card is drawn; the die always says attack."""
    wheel = {"march": [GREEN]}
    table = at_phase("special", *players, monsters=monsters, wheel=wheel, event=[str(number)], boss=16, **lay)
    return table.rig_die(*["attack"] * 4).act(GREEN, "build_monument", "build:odin").quiet("attack.where")


def stirred(table: Table) -> list[str]:
    """The monsters that were activated, in order."""
    stirs = ("monster.die", "monster.stirs", "boss.stirs")
    return [event["args"]["monster"] for event in table.game.events(0, None) if event["key"] in stirs]


@pytest.mark.rule("LR-MONUMENT-11")
@pytest.mark.parametrize(("number", "place", "runes", "boss"), EVENTS)
def test_it_places_the_top_monster_of_its_rune(number: int, place: str, runes: list[str], boss: bool) -> None:
    table = event(number, monsters={})
    newcomer = PAIRS[place][0]
    assert table.event("monster.placed") == {"monster": newcomer, "territory": str(number)}
    woken = [newcomer] if place in runes else []  # it is on the board by then
    assert stirred(table) == woken + ["loki"] * boss


@pytest.mark.rule("LR-MONUMENT-12", "LR-MONUMENT-13")
@pytest.mark.parametrize(("number", "place", "runes", "boss"), EVENTS)
def test_it_activates_the_monsters_of_two_runes_then_perhaps_the_boss(
    number: int, place: str, runes: list[str], boss: bool
) -> None:
    table = event(number, monsters=ALL)
    assert stirred(table) == [monster for rune in runes for monster in PAIRS[rune]] + ["loki"] * boss
    assert ("monster.placed" in table.told(), table.observation()["event_discards"][-1:]) == (False, [str(number)])
    assert table.open == [(GREEN, "boss.move") if boss else (RED, "hero")]


@pytest.mark.card("event.1", "event.7")
@pytest.mark.rule("LR-AMB-27")
@pytest.mark.parametrize(
    ("kills", "monsters", "placed"),
    [([], {"garm": 3}, "hrungnir"), (["garm"], {}, "hrungnir"), (["garm"], {"hrungnir": 3}, None)],
)
def test_of_a_pair_the_one_is_placed_that_is_neither_there_nor_dead(
    kills: list[str], monsters: dict[str, int], placed: str | None
) -> None:
    table = event(7, Player(kills=kills), monsters=monsters)
    assert ("monster.placed" in table.told(), table.monster("hrungnir")) == (placed is not None, 7 if placed else 3)


@pytest.mark.card("event.7")
def test_the_board_on_top_is_the_first_to_stir() -> None:
    table = event(7, monsters=ALL, tops=("hrungnir", "fafnir", "grendel"))
    assert stirred(table) == ["hrungnir", "garm", "fafnir", "draugr"]


@pytest.mark.card("event.1")
@pytest.mark.rule("LR-AMB-26")
def test_a_controlled_monster_is_activated_by_its_controller_without_the_die() -> None:
    table = event(1, Player(), Player(rings=["garm"]), monsters={"garm": 3})
    assert table.open == [(RED, "monster.how")]
    assert "monster.die" not in [
        entry["key"] for entry in table.game.events(0, None) if "garm" in entry["args"].values()
    ]


@pytest.mark.card("event.17", "event.18", "event.19", "event.20", "event.21")
@pytest.mark.rule("LR-SETUP-10")
@pytest.mark.parametrize(("seats", "most"), [(2, 16), (3, 21), (4, 21)])
def test_the_high_events_are_for_the_large_board(seats: int, most: int) -> None:
    g = Table(seats).g
    assert sorted(int(g.word(card)) for card in [*g.event, *g.event_discards]) == list(range(1, most + 1))
