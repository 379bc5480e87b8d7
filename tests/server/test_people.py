"""Portraits, invitations, ratings on open tables, how many seats there are, and when somebody can be replaced."""

from datetime import datetime, timedelta

import pytest

from longhall.server.database.models import now
from longhall.server.departures import REPLACED_AFTER
from tests.server.devices import OPEN, PERSON, Data, Device, House, Table, bot
from tests.server.ended import play_out, ratings_of, sit_down
from tests.server.test_departures import LATER, MUCH_LATER, beat, last_seen
from tests.server.test_host import code_of, seats_of, sit


@pytest.fixture
def table(ana: Device) -> Table:
    """Ana's table with two free seats, which waits for her start."""
    return ana.open(PERSON, OPEN, OPEN, lobby=True)


def faces(device: Device, table: Table) -> list[str]:
    return [seat["portrait"] for seat in seats_of(device, table)]


# Portraits


def test_a_portrait_goes_with_its_person_to_every_table(ana: Device, bo: Device) -> None:
    assert ana.get("/api/me") == {"name": "Ana", "portrait": ""}
    assert ana.put("/api/me", {"name": "Ana", "portrait": "smith"}) == {"name": "Ana", "portrait": "smith"}
    assert ana.put("/api/me", {"name": "Anna"})["portrait"] == "smith"  # another name leaves it as it is
    table = ana.open(PERSON, OPEN, OPEN, lobby=True)
    bo.post(f"{table}/seats/2/take", {"code": code_of(ana, table), "portrait": "queen"})
    assert faces(bo, table) == ["smith", "", "queen"]
    assert bo.get("/api/me")["portrait"] == "queen"


def test_only_the_host_of_several_people_at_one_screen_has_the_hosts_portrait(ana: Device) -> None:
    ana.put("/api/me", {"name": "Ana", "portrait": "smith"})
    assert faces(ana, ana.open(bot(), PERSON, PERSON)) == ["", "smith", ""]


def test_a_portrait_changes_in_the_middle_of_a_game_and_all_are_told(ana: Device, bo: Device) -> None:
    table = sit_down(ana, bo)
    with bo.live(table, 1) as socket:
        socket.receive_json()
        ana.put(f"{table}/seats/0/portrait", {"portrait": "elder"})
        told = socket.receive_json()["update"]["table"]["seats"]
    assert [seat["portrait"] for seat in told] == ["elder", ""]
    assert ana.get("/api/me")["portrait"] == "elder"
    assert bo.refused("PUT", f"{table}/seats/0/portrait", {"portrait": "jarl"}) == (403, "error.seat.not_yours")
    assert bo.refused("PUT", f"{table}/seats/1/portrait", {"portrait": "<b>"})[0] == 400


def test_nobody_gets_the_portrait_of_who_sat_there_before(ana: Device, bo: Device, table: Table) -> None:
    bo.post(f"{table}/seats/1/take", {"code": code_of(ana, table), "portrait": "queen"})
    ana.post(f"{table}/seats/1/swap", {"other": 2})
    assert faces(ana, table) == ["", "", "queen"]
    bo.post(f"{table}/seats/2/leave", {})
    assert faces(ana, table) == ["", "", ""]


# Invitations


def invitations(device: Device) -> list[Data]:
    return [mine for mine in device.get("/api/tables/mine") if mine["code"] is not None]


def test_who_knows_the_code_finds_the_table_among_their_own(ana: Device, bo: Device, table: Table) -> None:
    code = code_of(ana, table)
    assert invitations(bo) == []
    bo.get(f"/api/codes/{code}")
    bo.get(f"/api/codes/{code}")
    (found,) = invitations(bo)
    assert (found["table"]["id"], found["code"], found["mine"], found["my_turn"]) == (table.id, code, [], [])
    assert invitations(ana) == []
    sit(bo, table, 1, found["code"])
    (own,) = bo.get("/api/tables/mine")
    assert (own["mine"], own["code"]) == ([1], None)


def test_an_invitation_is_declined(ana: Device, bo: Device, table: Table) -> None:
    bo.get(f"/api/codes/{code_of(ana, table)}")
    bo.done("DELETE", f"{table}/invited")
    assert invitations(bo) == []


@pytest.mark.parametrize("how", ["full", "locked", "started", "sent away", "forgotten"])
def test_nobody_is_invited_where_they_cannot_sit_down(ana: Device, bo: Device, table: Table, how: str) -> None:
    code = code_of(ana, table)
    bo.get(f"/api/codes/{code}")
    if how == "sent away":
        sit(bo, table, 1, code)
        ana.done("DELETE", f"{table}/seats/1/person")
    elif how == "started":
        ana.post(f"{table}/start")
    elif how == "forgotten":
        jar = bo.jar
        bo.done("DELETE", "/api/me")
        bo.jar = jar  # the same guest, as if nothing had been
    else:
        wish = {"kind": "locked"} if how == "locked" else {"kind": "bot"}
        for seat in (1, 2):
            ana.put(f"{table}/seats/{seat}/arrange", wish)
    assert invitations(bo) == []


def test_who_plays_once_more_invites_the_others(house: House, ana: Device, bo: Device) -> None:
    eve = house.device("Eve")
    before = sit_down(ana, bo)
    again = ana.open(PERSON, OPEN, again_of=before.id)
    (found,) = invitations(bo)
    assert (found["table"]["id"], found["again_of"]) == (again.id, before.id)
    assert invitations(ana) == []
    assert sit(bo, again, 1, found["code"])["started"]
    eve.open(PERSON, OPEN, again_of=before.id)  # who did not play there invites nobody
    assert invitations(bo) == []


# Ratings


def test_an_open_table_says_how_good_those_are_who_sit_there(house: House, ana: Device, bo: Device) -> None:
    play_out(sit_down(ana, bo), ana, bo)
    eve = house.device("Eve")
    table = ana.open(PERSON, OPEN, public=True, lobby=True)
    rating = ratings_of(ana)["Ana"]
    own = rating["rating"] - 3 * rating["uncertainty"]
    assert eve.get("/api/tables")[0]["span"] == pytest.approx({"least": own, "most": own})
    eve.open(PERSON, OPEN, public=True)
    ana.open(PERSON, OPEN, OPEN, public=True)  # of so many seats nobody is rated
    assert [found["span"] for found in eve.get("/api/tables")][:2] == [None, None]
    ana.put("/api/statistics/me", {"listed": False})
    assert next(found for found in eve.get("/api/tables") if found["id"] == table.id)["span"] is None


# How many seats


def test_a_free_seat_is_removed_and_those_behind_it_move_up(ana: Device, bo: Device, table: Table) -> None:
    sit(bo, table, 2, code_of(ana, table))
    ana.put(f"{table}/host", {"seat": 2})
    told = bo.done("DELETE", f"{table}/seats/1")
    assert [seat["name"] for seat in told["seats"]] == ["Ana", "Bo"]
    assert told["host"] == 1
    assert bo.get(f"{table}/seats/mine") == [1]
    assert bo.post(f"{table}/start")["started"]
    assert bo.update(table, 1)["seat"] == 1
    assert ana.hall.rooms._rooms[table.id].game.seats == 2


def test_with_another_number_of_seats_options_that_do_not_fit_get_their_usual_value(ana: Device, table: Table) -> None:
    ana.put(f"{table}/setup", {"options": {"mood": "wild"}})  # for three alone
    ana.put(f"{table}/seats/0/ready", {"ready": True})
    told = ana.done("DELETE", f"{table}/seats/2")
    assert (len(told["seats"]), told["options"]["mood"]) == (2, "calm")
    told = ana.post(f"{table}/seats")
    assert [seat["kind"] for seat in told["seats"]] == ["person", "open", "open"]
    assert told["seats"][0]["ready"]
    assert ana.refused("POST", f"{table}/seats") == (400, "error.seats")
    assert len(seats_of(ana, table)) == 3


def test_no_seat_is_removed_where_a_person_sits_or_too_few_would_be_left(ana: Device, bo: Device, table: Table) -> None:
    sit(bo, table, 1, code_of(ana, table))
    assert ana.refused("DELETE", f"{table}/seats/1") == (409, "error.seat.not_open")
    assert ana.refused("DELETE", f"{table}/seats/9") == (404, "error.seat.none")
    ana.done("DELETE", f"{table}/seats/2")
    ana.post(f"{table}/seats")
    ana.done("DELETE", f"{table}/seats/2")
    assert ana.refused("DELETE", f"{table}/seats/1") == (409, "error.seat.not_open")
    bo.post(f"{table}/seats/1/leave", {})
    assert ana.refused("DELETE", f"{table}/seats/1") == (400, "error.seats")
    ana.post(f"{table}/start")
    assert ana.refused("POST", f"{table}/seats") == (409, "error.table.started")


def test_a_game_that_was_looked_at_before_is_dealt_for_those_who_play(ana: Device, table: Table) -> None:
    ana.put(f"{table}/seats/0/preferences", {"only_option": True})  # this loads the game
    ana.put(f"{table}/setup", {"options": {"mood": "wild"}})
    ana.post(f"{table}/start")
    ana.update(table, 0)
    assert ana.hall.rooms._rooms[table.id].game.options["mood"] == "wild"


# Replacing


def test_the_host_is_told_when_somebody_can_be_replaced(ana: Device, bo: Device) -> None:
    table = sit_down(ana, bo)
    assert ana.get(f"{table}/invitation")["absent"] == []
    last_seen(ana, table, 1, LATER)
    beat(ana)
    ana.update(table, 0)  # Ana is here
    (absent,) = ana.get(f"{table}/invitation")["absent"]
    left = datetime.fromisoformat(absent["replace_from"]) - now()
    assert absent["seat"] == 1
    assert REPLACED_AFTER - LATER - timedelta(minutes=1) < left <= REPLACED_AFTER - LATER
    assert bo.get(f"{table}/invitation")["absent"] == []  # no host
    last_seen(ana, table, 1, MUCH_LATER)
    (absent,) = ana.get(f"{table}/invitation")["absent"]
    assert datetime.fromisoformat(absent["replace_from"]) <= now()
    ana.post(f"{table}/seats/1/replace", {"how": "bot"})
