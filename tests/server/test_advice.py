"""What a game advises is told to the seat that asks for it, and to nobody else."""

from types import SimpleNamespace
from typing import Any

import pytest

from longhall.server.serializers import fair_advice
from tests.server.devices import PERSON, Device, House


def test_a_seat_is_told_what_its_game_advises(ana: Device) -> None:
    table = ana.open(PERSON, PERSON, game="feast_for_odin")
    seat = ana.update(table, 0)["table"]["asked"][0]
    advice = ana.get(f"{table}/advice", seat=seat)["advice"]
    assert advice["spaces"]
    assert advice["feast"]
    assert "advice" not in ana.update(table, seat)["view"]


def test_a_plan_is_told_with_its_advice(ana: Device) -> None:
    table = ana.open(PERSON, PERSON, game="feast_for_odin")
    seat = ana.update(table, 0)["table"]["asked"][0]
    plan = ana.post(f"{table}/seats/{seat}/plan", {"options": []})
    assert plan["advice"] == ana.get(f"{table}/advice", seat=seat)["advice"]


def test_a_game_may_have_none(ana: Device) -> None:
    table = ana.open(PERSON, PERSON, game="kardnarok")
    assert ana.get(f"{table}/advice", seat=0) == {"advice": None}


def test_advice_is_for_its_seat_alone(house: House, ana: Device) -> None:
    table = ana.open(PERSON, PERSON, game="feast_for_odin")
    assert house.device("Eve").refused("GET", f"{table}/advice", seat=0)[0] == 403


def test_places_for_tiles_are_advised_at_tables_for_practice_alone() -> None:
    serious = fair_advice(game_with("placements"), {"feast": ["bread"], "placements": ["there"]}, practice=False)
    assert serious == {"feast": ["bread"], "placements": []}
    free = fair_advice(game_with("placements"), {"placements": ["there"]}, practice=True)
    assert free == {"placements": ["there"]}


def game_with(*lists: str) -> Any:
    """A game that advises these lists only for practice."""
    return SimpleNamespace(info=SimpleNamespace(practice_advice=lists))


@pytest.mark.parametrize("practice", [True, False])
def test_a_bot_says_what_it_would_do_at_tables_for_practice_alone(ana: Device, practice: bool) -> None:
    table = ana.open(PERSON, PERSON, game="feast_for_odin", practice=practice)
    seat = ana.update(table, 0)["table"]["asked"][0]
    if not practice:
        assert ana.refused("GET", f"{table}/advice/answers", seat=seat)[0] == 409
        return
    keys = ana.get(f"{table}/advice/answers", seat=seat)["options"]
    plan = ana.post(f"{table}/seats/{seat}/plan", {"options": keys})
    assert plan["stopped"] in ("", "others", "closes")
    assert plan["done"] >= len(keys) - 1
    assert ana.get(f"{table}/advice/answers", seat=1 - seat)["options"] == []
