"""What is in the box, and how the table is laid (Components; Set-up)."""

from collections import Counter
from typing import Any

import pytest

import longhall
from longhall.games.feast_for_odin.content.rows import box
from tests.feast_for_odin.play import Player, Table, at_turn

SEEDS = range(40)
WEAPONS = ["bow", "snare", "spear", "long_sword"]
START = {"bow": 1, "snare": 1, "spear": 1, "mead": 1}


def fresh(seats: int, seed: int, **options: str) -> dict[str, Any]:
    """What everybody sees of a table that was just laid; the first phases are over."""
    return longhall.new("feast_for_odin", seats, seed=f"{seed}", options=options).observation(None)


def decks_of(table: Table, heap: str) -> Counter[str]:
    """The decks of all cards of a heap, hidden ones too."""
    cards = {"light": table.g.light, "dark": table.g.dark, "hands": [card for hand in table.g.hands for card in hand]}[
        heap
    ]
    return Counter(table.g.row(card).deck for card in cards)


@pytest.mark.rule("FO-SETUP-01", "FO-IMIT-03")
def test_four_players_have_two_imitation_spaces_on_random_sides() -> None:
    sides = Counter(tuple(fresh(4, seed)["imitations"]) for seed in SEEDS)
    assert set(sides) == {(1, 3), (1, 4), (2, 3), (2, 4)}


@pytest.mark.rule("FO-SETUP-01")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_fewer_players_have_none(seats: int) -> None:
    assert fresh(seats, 1)["imitations"] == []


@pytest.mark.rule("FO-SETUP-02")
def test_all_special_tiles_are_in_the_supply_and_no_ship_is_in_a_bay() -> None:
    table = Table(3)
    assert table.g.specials == (1,) * 15
    assert not any(map(any, table.g.bay))


@pytest.mark.rule("FO-SETUP-03")
@pytest.mark.parametrize(("decks", "light", "dark"), [("A", 15, 57), ("B", 15, 44), ("BC", 30, 88), ("ABC", 45, 145)])
def test_both_piles_hold_the_decks_that_were_chosen(decks: str, light: int, dark: int) -> None:
    table = Table(2, decks=decks)
    assert set(decks_of(table, "light")) == set(decks_of(table, "dark")) == set(decks)
    assert decks_of(table, "dark").total() == dark
    assert decks_of(table, "light").total() + decks_of(table, "hands").total() == light


@pytest.mark.rule("FO-SETUP-04")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_has_one_light_brown_occupation(seats: int) -> None:
    table = Table(seats)
    assert [len(hand) for hand in table.g.hands] == [1] * seats
    assert all(table.g.row(hand[0]).light for hand in table.g.hands)
    assert not any(table.g.row(card).light for card in table.g.dark)


@pytest.mark.rule("FO-SETUP-04")
def test_the_first_occupation_is_drawn_by_chance() -> None:
    assert len({Table(2, seed=f"{seed}").hand(0)[0] for seed in SEEDS}) > 15


@pytest.mark.rule("FO-SETUP-05", "FO-PHASE2-01", "FO-PHASE4-01")
def test_everybody_begins_with_three_weapons_and_mead_and_nothing_else() -> None:
    table = Table(3)
    for seat in range(3):
        stock = Counter(table.stock(seat)) - Counter({**START, "peas": 1, "beans": 1, "flax": 1})
        assert stock.total() == 1
        assert set(stock) <= set(WEAPONS)


@pytest.mark.rule("FO-SETUP-06")
def test_the_other_weapons_are_shuffled() -> None:
    table = Table(2)
    held = [table.has(0, weapon) + table.has(1, weapon) for weapon in WEAPONS]
    assert [n + here for n, here in zip(table.g.weapons, held, strict=True)] == [12, 12, 12, 11]
    assert sum(held) == 2 * 3 + 2
    drawn = Counter(Table(2, seed=f"{seed}").event("drew_weapon")["item"] for seed in SEEDS)
    assert set(drawn) == set(WEAPONS)


@pytest.mark.rule("FO-SETUP-06")
def test_the_dark_brown_pile_is_shuffled() -> None:
    tops = {table.g.word(table.g.dark[-1]) for table in (Table(2, seed=f"{seed}") for seed in SEEDS)}
    assert len(tops) > 20


@pytest.mark.rule("FO-SETUP-07", "FO-SETUP-08", "FO-PHASE1-02")
@pytest.mark.parametrize(("length", "rounds", "vikings"), [("long", 7, 5), ("short", 6, 6)])
def test_the_length_decides_the_rounds_and_the_vikings(length: str, rounds: int, vikings: int) -> None:
    table = Table(2, length=length)
    assert table.g.rounds == rounds
    assert table.g.thing == (vikings + 1,) * 2  # the first of the Banquet Table has joined them
    table.finish()
    assert (table.g.round, table.g.thing) == (rounds, (12, 12))


@pytest.mark.rule("FO-SETUP-09")
@pytest.mark.parametrize(("seats", "up"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_two_mountain_strips_lie_open_and_three_with_four_players(seats: int, up: int) -> None:
    view = fresh(seats, 1)
    shown = [strip for strip, items in enumerate(view["strips"]) if items]
    assert len(shown) == up
    assert sorted([*shown, *view["strips_left"]]) == list(range(8))
    assert all(view["strips"][strip] == box().strips[strip] for strip in shown)


@pytest.mark.rule("FO-SETUP-09")
def test_strips_come_in_any_order() -> None:
    found = Counter(strip for seed in SEEDS for strip, items in enumerate(fresh(2, seed)["strips"]) if items)
    assert len(found) == 8


@pytest.mark.rule("FO-SETUP-10")
def test_the_four_islands_show_their_fronts() -> None:
    ships = Player(ships=["knarr", "longship"])
    assert at_turn(ships).answer(0, "space:c1_explore").offers(0) == ["explore:shetland", "explore:faroe_islands"]
    assert at_turn(ships).answer(0, "space:c2_explore").offers(0) == ["explore:iceland", "explore:greenland"]
    assert Table(2).g.sides == (0,) * 4
    assert "space:c3_explore" not in at_turn(ships).offers(0)


@pytest.mark.rule("FO-SETUP-11")
def test_the_supply_has_eleven_buildings_and_the_first_round_begins() -> None:
    table = Table(2)
    assert [house.count for house in box().houses] == [3, 3, 5]
    assert not any(table.has(seat, house) for seat in (0, 1) for house in ("shed", "stone_house", "long_house"))
    assert (table.g.round, table.g.phase) == (1, "actions")


@pytest.mark.rule("FO-SETUP-11", "FO-PHASE5-01")
def test_anybody_may_be_the_start_player() -> None:
    for seats in (2, 3, 4):
        views = [fresh(seats, seed) for seed in SEEDS]
        assert {view["first"] for view in views} == set(range(seats))
        assert all(view["turn"] == view["first"] for view in views)
