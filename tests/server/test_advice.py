"""What a game advises is told to the seat that asks for it, and to nobody else."""

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
