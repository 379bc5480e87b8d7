"""A table before it starts: one code for all, what the host arranges, and what nobody else may."""

import random

import msgspec
import pytest
from litestar.testing import TestClient

from longhall.bots.names import NAMES, draw_names, folded
from longhall.server.app import create_app
from longhall.server.lobby import REMEMBERED
from longhall.server.settings import Settings
from longhall.server.table_codes import LETTERS
from tests.patience import PATIENCE
from tests.server.devices import OPEN, PERSON, Data, Device, House, Table, bot, closing_code


@pytest.fixture
def table(ana: Device) -> Table:
    """Ana's table with two free seats, which waits for her start."""
    return ana.open(PERSON, OPEN, OPEN, lobby=True)


def code_of(device: Device, table: Table) -> str:
    code: str = device.get(f"{table}/invitation")["code"]
    return code


def sit(device: Device, table: Table, seat: int, code: str) -> Data:
    found: Data = device.post(f"{table}/seats/{seat}/take", {"code": code})
    return found


def seats_of(device: Device, table: Table) -> list[Data]:
    seats: list[Data] = device.get(f"{table}")["seats"]
    return seats


# The code


def test_one_code_leads_to_the_table_and_to_any_free_seat(ana: Device, bo: Device, table: Table) -> None:
    code = code_of(ana, table)
    assert len(code) == 6
    assert set(code) <= set(LETTERS)
    assert not set(LETTERS) & set("01OIL")
    assert bo.get(f"/api/codes/{code.lower()}")["id"] == table.id
    told = sit(bo, table, 2, code.lower())
    assert [seat["name"] for seat in told["seats"]] == ["Ana", "", "Bo"]
    assert told["started"] is None  # the last seat taken does not start it
    assert code_of(bo, table) == code


def test_a_wrong_code_opens_nothing(bo: Device, table: Table) -> None:
    assert bo.refused("GET", "/api/codes/ZZZZZZ") == (404, "error.code.none")
    assert bo.refused("POST", f"{table}/seats/1/take", {"code": "ZZZZZZ"}) == (403, "error.code.none")
    assert bo.refused("POST", f"{table}/seats/1/take", {}) == (403, "error.seat.not_open")


def test_spectators_are_not_told_the_code(ana: Device, bo: Device, table: Table) -> None:
    code = code_of(ana, table)
    assert bo.refused("GET", f"{table}/invitation") == (403, "error.table.not_there")
    for path in ("", "/update", "/chat"):
        assert code not in bo.send("GET", f"{table}{path}").text


def test_codes_cannot_be_guessed_quickly(settings: Settings) -> None:
    with TestClient(create_app(msgspec.structs.replace(settings, codes_a_minute=3))) as client:
        eve = House(client).device("Eve")
        for _ in range(3):
            assert eve.refused("GET", "/api/codes/ZZZZZZ")[0] == 404
        assert eve.send("GET", "/api/codes/ZZZZZZ").status_code == 429


def test_a_new_code_makes_the_old_one_void(ana: Device, bo: Device, table: Table) -> None:
    old = code_of(ana, table)
    new = ana.post(f"{table}/invitation")["code"]
    assert new != old
    assert bo.refused("POST", f"{table}/seats/1/take", {"code": old})[0] == 403
    sit(bo, table, 1, new)


def test_a_locked_seat_opens_with_its_own_link_alone(ana: Device, bo: Device, table: Table) -> None:
    ana.put(f"{table}/seats/1/arrange", {"kind": "locked"})
    assert bo.refused("POST", f"{table}/seats/1/take", {"code": code_of(ana, table)})[0] == 403
    bo.take(table, 1, table.tokens[1])
    assert not seats_of(bo, table)[1]["locked"]


# The host


HOSTS = [
    ("PUT", "/setup", {"public": True}),
    ("PUT", "/host", {"seat": 1}),
    ("POST", "/start", None),
    ("POST", "/invitation", None),
    ("PUT", "/seats/2/arrange", {"kind": "bot", "bot": "karl"}),
    ("POST", "/seats/0/swap", {"other": 1}),
    ("DELETE", "/seats/0/person", None),
    ("POST", "/seats", None),
    ("DELETE", "/seats/2", None),
]


@pytest.mark.parametrize(("method", "path", "data"), HOSTS)
def test_only_the_host_arranges_the_table(
    house: House, ana: Device, bo: Device, table: Table, method: str, path: str, data: Data | None
) -> None:
    sit(bo, table, 1, code_of(ana, table))
    before = seats_of(ana, table)
    for other in (bo, house.device("Eve")):
        assert other.refused(method, f"{table}{path}", data) == (403, "error.table.host")
    assert seats_of(ana, table) == before


def test_whoever_has_the_keys_is_the_host(ana: Device, bo: Device, table: Table) -> None:
    sit(bo, table, 1, code_of(ana, table))
    assert ana.get(f"{table}")["host"] == 0
    assert ana.put(f"{table}/host", {"seat": 1})["host"] == 1
    assert ana.refused("POST", f"{table}/start") == (403, "error.table.host")
    assert ana.refused("PUT", f"{table}/host", {"seat": 0}) == (403, "error.table.host")
    bo.post(f"{table}/start")


def test_a_host_who_leaves_gives_the_keys_to_the_next_person(ana: Device, bo: Device, table: Table) -> None:
    sit(bo, table, 1, code_of(ana, table))
    ana.post(f"{table}/seats/0/leave", {})
    assert bo.get(f"{table}/invitation")["is_host"]
    bo.post(f"{table}/seats/1/leave", {})
    assert bo.get(f"{table}")["host"] is None


def test_swapped_people_keep_playing(ana: Device, bo: Device, table: Table) -> None:
    sit(bo, table, 1, code_of(ana, table))
    with bo.live(table, 1) as socket:
        socket.receive_json(timeout=PATIENCE)
        told = ana.post(f"{table}/seats/0/swap", {"other": 1})
        assert closing_code(socket) == 4401  # the page asks which seat is its own now
    assert [seat["name"] for seat in told["seats"]] == ["Bo", "Ana", ""]
    assert told["host"] == 1
    assert (ana.get(f"{table}/seats/mine"), bo.get(f"{table}/seats/mine")) == ([1], [0])
    ana.put(f"{table}/seats/1/ready", {"ready": True})
    assert bo.refused("PUT", f"{table}/seats/1/ready", {"ready": True}) == (403, "error.seat.not_yours")
    ana.post(f"{table}/start")
    assert bo.update(table, 0)["seat"] == 0
    assert ana.refused("GET", f"{table}/update", seat=0) == (403, "error.seat.not_yours")


def test_who_was_sent_away_finds_every_door_closed(ana: Device, bo: Device, table: Table) -> None:
    code = code_of(ana, table)
    own = sit(bo, table, 1, code)["token"]
    ana.done("DELETE", f"{table}/seats/1/person")
    assert seats_of(ana, table)[1]["kind"] == "open"
    assert bo.get(f"{table}/seats/mine") == []
    for data in ({"code": code}, {"code": code_of(ana, table)}, {"token": own}, {"token": table.tokens[2]}):
        assert bo.refused("POST", f"{table}/seats/2/take", data)[0] == 403
    ana.put(f"{table}/setup", {"public": True})
    assert bo.refused("POST", f"{table}/seats/1/take", {}) == (403, "error.seat.sent_away")
    assert bo.refused("GET", f"/api/codes/{code}") == (404, "error.code.none")
    assert REMEMBERED > 10


def test_the_host_arranges_no_seat_where_a_person_sits(ana: Device, bo: Device, table: Table) -> None:
    sit(bo, table, 1, code_of(ana, table))
    assert ana.refused("DELETE", f"{table}/seats/0/person") == (409, "error.seat.no_person")
    assert ana.refused("PUT", f"{table}/seats/1/arrange", {"kind": "bot"}) == (409, "error.seat.not_open")
    assert ana.refused("PUT", f"{table}/host", {"seat": 2}) == (409, "error.seat.no_person")
    bo.put(f"{table}/seats/1/ready", {"ready": True})
    ana.put(f"{table}/seats/2/arrange", {"kind": "locked"})
    started = ana.post(f"{table}/start")["seats"]
    assert [(seat["ready"], seat["locked"]) for seat in started] == [(False, False)] * 3


def test_a_bot_gets_a_level_and_a_name(ana: Device, table: Table) -> None:
    seat = ana.put(f"{table}/seats/1/arrange", {"kind": "bot", "bot": "jarl"})["seats"][1]
    assert (seat["kind"], seat["bot"]) == ("bot", "jarl")
    again = ana.put(f"{table}/seats/1/arrange", {"kind": "bot", "bot": "thrall"})["seats"][1]
    assert (again["bot"], again["name"]) == ("thrall", seat["name"])
    assert ana.put(f"{table}/seats/1/arrange", {"kind": "open"})["seats"][1]["name"] == ""


def test_start_is_never_dead(ana: Device, table: Table) -> None:
    told = ana.post(f"{table}/start")
    assert told["started"]
    assert [(seat["kind"], seat["bot"]) for seat in told["seats"][1:]] == [("bot", "karl"), ("bot", "karl")]
    assert ana.post(f"{table}/start")["started"] == told["started"]  # a second click changes nothing
    for path, data in (
        ("setup", {"public": True}),
        ("seats/0/name", {"name": "X"}),
        ("seats/0/ready", {"ready": True}),
    ):
        assert ana.refused("PUT", f"{table}/{path}", data) == (409, "error.table.started")


def test_other_options_deal_the_game_anew(ana: Device, bo: Device, table: Table) -> None:
    sit(bo, table, 1, code_of(ana, table))
    told = ana.put(f"{table}/setup", {"options": {"mood": "wild"}, "pace": "days", "clock": {"turn": 60}})
    assert (told["options"]["mood"], told["pace"]) == ("wild", "days")
    assert bo.get(f"{table}/invitation")["clock"] == {"turn": 60, "reserve": 0}
    told = ana.put(f"{table}/setup", {"clock": "none", "window": 10, "quiet_windows": "strict"})
    assert (told["window"], told["quiet_windows"]) == (10, "strict")
    ana.post(f"{table}/start")
    assert ana.update(table, 0)["view"] is not None
    assert "clocks" not in ana.update(table, 0)
    assert ana.hall.rooms._rooms[table.id].game.options["mood"] == "wild"


# Everybody


def test_everybody_renames_and_says_ready_until_the_start(ana: Device, bo: Device, table: Table) -> None:
    sit(bo, table, 1, code_of(ana, table))
    bo.put(f"{table}/seats/1/name", {"name": "Bodil"})
    bo.put(f"{table}/seats/1/ready", {"ready": True})
    assert (seats_of(ana, table)[1]["name"], seats_of(ana, table)[1]["ready"]) == ("Bodil", True)
    assert ana.refused("PUT", f"{table}/seats/1/name", {"name": "X"}) == (403, "error.seat.not_yours")


# Names of bots


def test_names_of_bots_are_norse_and_nobody_elses(house: House) -> None:
    eve = house.device("sigrun")
    table = eve.open(PERSON, bot(), bot())
    names = [seat["name"] for seat in seats_of(eve, table)]
    assert names[0] == "sigrun"
    assert len({folded(name) for name in names}) == 3
    assert set(names[1:]) <= set(NAMES)


def test_there_are_48_names_and_all_can_be_drawn() -> None:
    assert len({folded(name) for name in NAMES}) == 48
    assert sorted(draw_names(47, ["SIGRUN"], random.Random(1))) == sorted(set(NAMES) - {"Sigrún"})


def test_a_bot_gives_way_to_a_person_of_its_name(house: House, ana: Device, table: Table) -> None:
    name = ana.put(f"{table}/seats/1/arrange", {"kind": "bot"})["seats"][1]["name"]
    other = house.device(name)
    assert sit(other, table, 2, code_of(ana, table))["seats"][1]["name"] not in (name, "")


def test_a_bot_keeps_its_name_in_a_rematch(ana: Device) -> None:
    table = ana.open(PERSON, {"kind": "bot", "bot": "karl", "name": "Tove"})
    assert seats_of(ana, table)[1]["name"] == "Tove"


def test_the_house_names_the_games_that_are_played_most(ana: Device) -> None:
    ana.open(PERSON, PERSON)
    assert ana.get("/api/house")["popular"] == ["toy"]
