"""What a host can do, closed servers, idle tables, and one's own data."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketException
from litestar.testing import TestClient

from longhall.bots.names import NAMES
from longhall.engine.errors import LonghallError
from longhall.server.app import create_app
from longhall.server.database.models import now
from longhall.server.settings import Settings, of_host
from tests.patience import PATIENCE
from tests.refusals import saying
from tests.server.devices import OPEN, PERSON, Device, House, closing_code, play_on

TOKEN = {"headers": {"x-admin": "the host's token"}}


@pytest.fixture
def hosted(settings: Settings) -> Iterator[House]:
    wishes = msgspec.structs.replace(settings, admin="the host's token", idle_days=3)
    with TestClient(create_app(wishes)) as client:
        yield House(client)


def test_it_says_that_it_is_well(house: House) -> None:
    assert house.client.get("/health").json() == {"well": True}
    assert house.client.get("/ready").json() == {"ready": True}


def test_a_host_removes_a_table(hosted: House) -> None:
    ana = hosted.device("Ana")
    table, other = ana.open(PERSON, PERSON), ana.open(PERSON, PERSON)
    path = f"/api/admin/tables/{table.id}"
    assert {each["id"] for each in ana.done("GET", "/api/admin/tables", **TOKEN)} == {table.id, other.id}
    with ana.live(table, 0) as socket:
        socket.receive_json(timeout=PATIENCE)
        assert ana.done("DELETE", path, **TOKEN) is True
        assert closing_code(socket) == 4401
    assert ana.refused("GET", f"{table}") == (404, "error.table.none")
    assert ana.send("DELETE", path, **TOKEN).status_code == 404
    assert [each["table"]["id"] for each in ana.get("/api/tables/mine")] == [other.id]


def test_a_host_sends_a_person_away(hosted: House) -> None:
    ana, bo = hosted.device("Ana"), hosted.device("Bo")
    table = ana.open(PERSON, OPEN)
    bo.take(table, 1, table.tokens[1])
    seat = bo.done("DELETE", f"/api/admin/tables/{table.id}/seats/1", **TOKEN)["seats"][1]
    assert (seat["kind"], seat["bot"]) == ("open", "karl")
    assert seat["name"] in NAMES  # the bot has one of its own
    assert bo.refused("GET", f"{table}/update", seat=1)[0] == 403
    assert bo.refused("POST", f"{table}/seats/1/take", {"token": table.tokens[1]})[0] == 403


def test_a_host_silences_a_person_or_a_table(hosted: House) -> None:
    ana = hosted.device("Ana")
    table = ana.open(PERSON, PERSON)
    path, words = f"/api/admin/tables/{table.id}/silence", {"do": "say", "text": "Hm."}
    assert ana.done("PUT", path, {}, **TOKEN)["everybody"]
    ana.put(f"{table}/chat/silence", {"muted": False})  # who opened the table cannot lift it
    assert ana.refused("POST", f"{table}/chat", words, seat=0) == (403, "error.chat.silent")
    assert ana.done("PUT", path, {"muted": False}, **TOKEN)["everybody"] is False
    assert ana.done("PUT", path, {"seat": 0}, **TOKEN)["seats"] == [0]
    assert ana.refused("POST", f"{table}/chat", words, seat=0) == (403, "error.chat.muted")


@pytest.mark.parametrize("token", ["", "guessed", "the host's toke"])
def test_nobody_else_is_the_host(hosted: House, token: str) -> None:
    ana = hosted.device("Ana")
    table = ana.open(PERSON, PERSON)
    for method, path in (("GET", ""), ("DELETE", f"/{table.id}"), ("DELETE", f"/{table.id}/seats/0")):
        answer = ana.send(method, f"/api/admin/tables{path}", headers={"x-admin": token})
        assert (answer.status_code, answer.json()["key"]) == (403, "error.admin")


def test_without_a_token_there_is_no_host(ana: Device) -> None:
    assert ana.send("GET", "/api/admin/tables", headers={"x-admin": ""}).status_code == 403


def test_idle_tables_are_removed(hosted: House) -> None:
    ana = hosted.device("Ana")
    table = ana.open(PERSON, PERSON)
    app: Any = hosted.client.app
    hall = app.state.services
    hosted.client.blocking_portal.call(hall.remove_idle, now() + timedelta(days=2))
    assert ana.get(f"{table}")["id"] == table.id
    hosted.client.blocking_portal.call(hall.remove_idle, now() + timedelta(days=4))
    assert ana.refused("GET", f"{table}")[0] == 404


def test_a_closed_server_asks_for_its_password(settings: Settings) -> None:
    wishes = msgspec.structs.replace(settings, password="mead")
    with TestClient(create_app(wishes)) as client:
        ana, bo = House(client).device("Ana"), House(client).device("Bo")
        assert ana.refused("GET", "/api/house") == (403, "error.server.closed")
        assert ana.refused("POST", "/api/me/enter", {"password": "ale"}) == (403, "error.password")
        assert ana.post("/api/me/enter", {"password": "mead"}) is True
        table = ana.open(PERSON, PERSON)
        assert bo.refused("GET", f"{table}") == (403, "error.server.closed")
        with pytest.raises(WebSocketException), bo.live(table) as socket:
            socket.receive_json(timeout=PATIENCE)
    with TestClient(create_app(msgspec.structs.replace(settings, password="new mead"))) as client:
        ana.client = client
        assert ana.refused("GET", "/api/house") == (403, "error.server.closed")


def test_a_password_is_not_guessed_by_trying(settings: Settings) -> None:
    with TestClient(create_app(msgspec.structs.replace(settings, password="mead", passwords_a_minute=3))) as client:
        ana = House(client).device("Ana")
        for _ in range(3):
            assert ana.refused("POST", "/api/me/enter", {"password": "ale"}) == (403, "error.password")
        assert ana.refused("POST", "/api/me/enter", {"password": "mead"}) == (429, "error.http.many")


def test_a_guest_is_forgotten(ana: Device, bo: Device) -> None:
    table = ana.open(PERSON, OPEN, name="Ana's table")
    bo.take(table, 1, table.tokens[1])
    play_on(ana, table, [0], 1)
    ana.post(f"{table}/chat", {"do": "say", "text": "I am Ana."}, seat=0)
    ana.post(f"{table}/chat", {"do": "say", "text": "I, Ana, watch."})
    bo.post(f"{table}/chat", {"do": "say", "text": "And I am here."}, seat=1)
    assert ana.done("DELETE", "/api/me") is True
    assert ana.get("/api/me") == {"name": None, "portrait": ""}
    assert ana.get("/api/tables/mine") == []
    assert "Ana" not in bo.send("GET", f"{table}").text
    said = bo.get(f"{table}/chat")
    assert [(each["number"], each["text"]) for each in said] == [(1, ""), (2, ""), (3, "And I am here.")]
    assert bo.update(table, 1)["table"]["seats"][0]["bot"] == "karl"


def test_a_host_speaks_through_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGHALL_ADMIN", "token")
    monkeypatch.setenv("LONGHALL_IDLE_DAYS", "30")
    assert of_host() == {"admin": "token", "password": "", "idle_days": 30, "notices": False, "proxies": ()}
    monkeypatch.setenv("LONGHALL_IDLE_DAYS", "soon")
    with pytest.raises(LonghallError, check=saying("error.idle_days")):
        of_host()
