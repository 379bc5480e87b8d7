"""No action without the seat's cookie: every route that there is, and everybody who might try it."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.routes import HTTPRoute, WebSocketRoute
from litestar.testing import TestClient

from longhall.server import pages
from longhall.server.app import create_app
from longhall.server.database.models import now
from longhall.server.security import HEADERS, REQUESTS, address_of
from longhall.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.devices import OPEN, PERSON, Device, House, Table, closing_code, wait_for

Way = tuple[str, str]  # method and path
SAFE = {"GET", "HEAD", "OPTIONS"}
TABLE = "/api/tables/{table_id:str}"
SEAT = TABLE + "/seats/{seat:int}"

# Whoever comes may use these; of a game they tell what a spectator may know.
ANYBODY: set[Way] = {
    *(("GET", path) for path in (*pages.PAGES, *pages.BESIDE, "/assets/{path:path}")),
    ("GET", "/schema"),
    ("GET", "/schema/openapi.json"),
    ("GET", "/schema/{path:str}"),
    ("GET", "/health"),
    ("GET", "/ready"),
    ("DELETE", "/api/me"),
    ("POST", "/api/me/enter"),
    ("GET", "/api/me"),
    ("PUT", "/api/me"),
    ("GET", "/api/house"),
    ("GET", "/api/words/{lang:str}"),
    ("GET", "/api/games/{game:str}/words/{lang:str}"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/import"),
    ("GET", "/api/tables/mine"),
    ("GET", "/api/codes/{code:str}"),  # whoever knows the code; guesses are limited
    ("GET", "/api/statistics"),
    ("GET", "/api/statistics/ratings"),
    ("GET", "/api/statistics/results"),
    ("GET", "/api/statistics/cards"),
    ("GET", "/api/statistics/durations"),
    ("GET", "/api/statistics/me"),
    ("PUT", "/api/statistics/me"),
    ("GET", "/api/statistics/me/results"),
    ("GET", "/api/statistics/export/jsonl"),
    ("GET", "/api/statistics/export/csv"),
    ("GET", TABLE),
    ("GET", f"{TABLE}/seats/mine"),
    ("DELETE", f"{TABLE}/invited"),  # one's own invitation
    ("GET", f"{TABLE}/rewind"),  # of a frozen table; who votes how is no secret
}
# These need the cookie of the seat (or the token of its link), with a body that would be good.
GUARDED: dict[Way, Any] = {
    ("POST", f"{SEAT}/take"): {"token": "guessed"},
    ("POST", f"{SEAT}/leave"): {},
    ("PUT", f"{SEAT}/bot"): {"bot": "karl"},
    ("DELETE", f"{SEAT}/bot"): None,
    ("POST", f"{SEAT}/link"): None,
    ("POST", f"{SEAT}/plan"): {"options": ["oath:0"]},
    ("POST", f"{SEAT}/plan/text"): {"options": ["oath:0"]},
    ("GET", f"{SEAT}/preferences"): None,
    ("PUT", f"{SEAT}/preferences"): {"only_option": True},
    ("POST", f"{TABLE}/chat"): {"do": "say", "text": "Skål!"},
    ("GET", f"{TABLE}/update"): None,
    ("GET", f"{TABLE}/view"): None,
    ("GET", f"{TABLE}/advice"): None,
    ("GET", f"{TABLE}/advice/answers"): None,
    ("GET", f"{TABLE}/asks"): None,
    ("GET", f"{TABLE}/events"): None,
    ("GET", f"{TABLE}/why-not"): None,
    ("GET", f"{TABLE}/closes"): None,
    ("GET", f"{TABLE}/closing"): None,
    ("GET", f"{TABLE}/text"): None,
    ("GET", f"{TABLE}/decisions"): None,
    ("GET", f"{TABLE}/turns"): None,
    ("POST", f"{TABLE}/answer"): {"do": "answer", "options": ["oath:0"]},
    ("POST", f"{TABLE}/undo"): {"do": "undo"},
    ("POST", f"{TABLE}/undo/vote"): {"asker": 0},
    ("POST", f"{TABLE}/window/hold"): None,
    ("PUT", f"{TABLE}/window/order"): {"until": "round"},
    ("POST", f"{TABLE}/rewind"): {"agrees": True},
    ("POST", f"{TABLE}/agree"): {},
    ("GET", f"{TABLE}/chat"): None,
    ("GET", f"{TABLE}/chat/mutes"): None,
    ("PUT", f"{TABLE}/chat/mutes"): {"seat": 1},
    ("PUT", f"{SEAT}/webhook"): {"url": "https://example.org/"},
    ("DELETE", f"{SEAT}/webhook"): None,
    ("GET", f"{TABLE}/export"): None,
    ("POST", f"{SEAT}/resign"): None,
    ("POST", f"{SEAT}/abandon"): {"agrees": True},
    ("PUT", f"{SEAT}/name"): {"name": "Eve"},
    ("PUT", f"{SEAT}/ready"): {"ready": True},
    ("PUT", f"{SEAT}/portrait"): {"portrait": "smith"},
}
# These are for whoever opened the table.
OPENER: dict[Way, Any] = {
    ("PUT", f"{TABLE}/chat/silence"): {"seat": 1},
    ("PUT", f"{TABLE}/webhook"): {"url": "https://example.org/"},
    ("DELETE", f"{TABLE}/webhook"): None,
    ("POST", f"{TABLE}/invitation"): None,
    ("PUT", f"{TABLE}/setup"): {"public": True},
    ("PUT", f"{TABLE}/host"): {"seat": 0},
    ("POST", f"{TABLE}/start"): None,
    ("PUT", f"{SEAT}/arrange"): {"kind": "bot"},
    ("POST", f"{SEAT}/swap"): {"other": 1},
    ("POST", f"{TABLE}/seats"): None,
    ("DELETE", SEAT): None,
    ("DELETE", f"{SEAT}/person"): None,
    ("POST", f"{SEAT}/replace"): {"how": "bot"},
}
# These are for whoever sits at the table, at any seat.
SEATED: dict[Way, Any] = {
    ("GET", f"{TABLE}/invitation"): None,
    ("PUT", f"{TABLE}/archive"): {"archived": True},
}
# These need the host's token.
HOST: set[Way] = {
    ("PUT", "/api/admin/tables/{table_id:str}/silence"),
    ("GET", "/api/admin/tables"),
    ("DELETE", "/api/admin/tables/{table_id:str}"),
    ("DELETE", "/api/admin/tables/{table_id:str}/seats/{seat:int}"),
}
# Nobody at all, while the game runs.
NOBODY: set[Way] = {("GET", f"{TABLE}/save"), ("GET", f"{TABLE}/replay"), ("GET", f"{TABLE}/replay/text")}
# Who plays, when all persons agree: `test_replays` tries it.
AGREED: set[Way] = {("POST", f"{TABLE}/continue")}
LIVE = f"{TABLE}/live"


def ways(app: Litestar) -> Iterator[Way]:
    """Every method of every route."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            yield from ((method, route.path) for method in route.methods if method != "OPTIONS")


def path_of(way: Way, table: Table, seat: int = 0) -> str:
    path = way[1].replace("{table_id:str}", table.id).replace("{seat:int}", str(seat)).replace("{path:str}", "x")
    return f"{path}?seat={seat}&option=oath:0" if way in GUARDED else path


def test_every_route_is_in_one_of_the_lists(house: House) -> None:
    """A new route must say who may use it."""
    app: Any = house.client.app
    known = [*ANYBODY, *GUARDED, *OPENER, *SEATED, *HOST, *NOBODY, *AGREED]
    assert sorted(known) == sorted(set(known))
    assert sorted(ways(app)) == sorted(known)
    assert [route.path for route in app.routes if isinstance(route, WebSocketRoute)] == [LIVE]


# Whoever tries it: given the owner of seat 0 and its table, a device that does not hold that seat


def stranger(house: House, owner: Device, table: Table) -> Device:
    """No cookie of a seat."""
    return house.device("Eve")


def neighbour(house: House, owner: Device, table: Table) -> Device:
    """The cookie of another seat, also under the name of this one."""
    found = house.device("Eve")
    found.take(table, 1, table.tokens[1])
    copy_cookie(found, table, "seat-1", table, "seat-0")
    return found


def visitor(house: House, owner: Device, table: Table) -> Device:
    """The cookie of the same seat of another table."""
    found = house.device("Eve")
    other = found.open(PERSON, PERSON)
    copy_cookie(found, other, "seat-0", table, "seat-0")
    return found


def guest_before(house: House, owner: Device, table: Table) -> Device:
    """A cookie of the seat that is void, because its link was renewed elsewhere."""
    found = house.device("Eve")
    owner.take(table, 0, found.take(table, 0, table.tokens[0])["token"])
    owner.post(f"{table}/seats/0/link")
    return found


def copy_cookie(device: Device, source: Table, name: str, target: Table, new: str) -> None:
    """Send a cookie to another table or under another name."""
    value = next(each.value for each in device.jar.jar if each.name == name and each.path == str(source))
    device.jar.set(new, value or "", domain="testserver.local", path=str(target))


WHO = [stranger, neighbour, visitor, guest_before]
Who = Callable[[House, Device, Table], Device]


@pytest.mark.parametrize("who", WHO)
def test_nothing_is_done_or_told_without_the_seats_cookie(house: House, ana: Device, who: Who) -> None:
    table = ana.open(PERSON, PERSON)
    other = who(house, ana, table)
    before = ana.update(table, 0)
    for way, body in GUARDED.items():
        answer = other.send(way[0], path_of(way, table), body)
        assert answer.status_code == 403, (way, answer.text)
        assert answer.json()["key"].startswith("error.seat."), way
    for way, body in OPENER.items():
        answer = other.send(way[0], path_of(way, table), body)
        assert (answer.status_code, answer.json()["key"]) == (403, "error.table.host"), way
    assert ana.update(table, 0) == before
    with other.live(table, 0) as socket:
        assert closing_code(socket) == 4401


@pytest.mark.parametrize("who", [stranger, visitor])
def test_an_open_seat_of_a_private_table_needs_its_link(house: House, ana: Device, who: Who) -> None:
    table = ana.open(OPEN, OPEN)
    other = who(house, ana, table)
    for way, body in GUARDED.items():
        answer = other.send(way[0], path_of(way, table), body)
        assert answer.status_code == 403, (way, answer.text)
    assert other.send("POST", f"{table}/seats/0/take", {}).status_code == 403
    assert other.send("PUT", f"{table}/seats/0/bot", {"bot": "thrall"}).status_code == 403


def test_nobody_gets_what_is_nobodys(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    for way in NOBODY:
        assert ana.send(way[0], path_of(way, table)).status_code == 409, way


def test_a_spectators_socket_takes_no_orders(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    with ana.live(table) as socket:
        socket.receive_json(timeout=PATIENCE)
        socket.send_json({"do": "answer", "options": ["oath:0"]})
        assert socket.receive_json(timeout=PATIENCE)["problem"]["key"] == "error.seat.spectator"


def test_every_change_needs_the_csrf_header(house: House, ana: Device) -> None:
    """Also of those who hold the seat."""
    table = ana.open(PERSON, PERSON)
    before = ana.update(table, 0)
    app: Any = house.client.app
    changes = [way for way in ways(app) if way[0] not in SAFE]
    assert len(changes) >= 9
    for way in changes:
        for token in ("", "nonsense"):
            answer = ana.send(way[0], path_of(way, table), GUARDED.get(way), headers={"x-csrf": token})
            assert (answer.status_code, answer.json()["key"]) == (403, "error.http.csrf"), way
    assert ana.update(table, 0) == before


def test_another_origin_gets_no_socket_and_no_permission(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    for origin in ("http://elsewhere.test", "https://testserver.local.elsewhere.test", "null", "nonsense", ""):
        with ana.live(table, 0, origin=origin) as socket:
            assert closing_code(socket) == 4403, origin
    answer = ana.send("GET", f"{table}/update?seat=0", headers={"origin": "http://elsewhere.test"})
    assert "access-control-allow-origin" not in answer.headers


def test_cookies_of_seats_are_out_of_reach_of_scripts_and_other_tables(ana: Device) -> None:
    answer = ana.send("POST", "/api/tables", {"game": "toy", "seats": [PERSON, PERSON]})
    seats = [line for line in answer.headers.get_list("set-cookie") if line.startswith("seat-")]
    assert len(seats) == 2
    for line in seats:
        assert "HttpOnly" in line
        assert "SameSite=strict" in line
        assert f"Path=/api/tables/{answer.json()['table']['id']}" in line


# Sizes


BIG = "x" * 70_000
TOO_MUCH: list[tuple[str, str, Any]] = [
    ("PUT", "/api/me", {"name": BIG}),
    ("PUT", "/api/me", {"name": "x" * 41}),
    ("POST", "/api/tables", {"game": BIG, "seats": [PERSON, PERSON]}),
    ("POST", "/api/tables", {"game": "x" * 10_000, "seats": [PERSON, PERSON]}),
    ("POST", "/api/tables", {"game": "toy", "seats": [PERSON, PERSON], "name": "x" * 61}),
    ("POST", "/api/tables", {"game": "toy", "seats": [PERSON] * 17}),
    ("POST", "/api/tables", {"game": "toy", "seats": [PERSON, {"kind": "person", "name": "x" * 41}]}),
    ("POST", "/api/tables", {"game": "toy", "seats": [PERSON] * 2, "options": {f"o{n}": "x" for n in range(2000)}}),
    ("POST", "/api/tables", {"game": "toy", "seats": [PERSON] * 2, "content": ["x"] * 17}),
    ("POST", "{table}/answer?seat=0", {"do": "answer", "options": ["oath:0"] * 101}),
    ("POST", "{table}/answer?seat=0", {"do": "answer", "options": ["x" * 201]}),
    ("POST", "{table}/answer?seat=0", {"do": "answer", "options": ["oath:0"], "key": "x" * 65}),
    ("POST", "{table}/answer?seat=0", {"do": "answer", "options": ["oath:0"], "question_token": "x" * 60_000}),
    ("POST", "{table}/undo?seat=0", {"do": "undo", "key": "x" * 65}),
    ("POST", "{table}/undo/vote?seat=0", {"asker": 10**30}),
    ("POST", "{table}/seats/0/take", {"token": "x" * 101}),
    ("POST", "{table}/seats/0/plan", {"options": ["oath:0"] * 101}),
    ("POST", "{table}/seats/0/plan", {"options": [], "question_token": "x" * 60_000}),
    ("PUT", "{table}/seats/0/preferences", {"passes": {f"ask.{number}": "oath:0" for number in range(51)}}),
    ("PUT", "{table}/seats/0/preferences", {"passes": {"x" * 101: "oath:0"}}),
    ("PUT", "{table}/seats/0/preferences", {"ahead": ["oath:0"] * 51}),
    ("POST", "{table}/chat?seat=0", {"do": "say", "text": "x" * 501}),
    ("POST", "{table}/seats/0/leave", {"bot": "x" * 33}),
    ("GET", "{table}/why-not?seat=0&option=" + "x" * 201, None),
    ("GET", "{table}/update?since=" + "9" * 400, None),
    ("GET", "{table}/events?since=" + "9" * 30, None),
    ("GET", "{table}/chat?since=" + "9" * 30, None),
    ("GET", "/api/tables?limit=101", None),
    ("GET", "/api/tables?offset=" + "9" * 30, None),
]


def test_what_is_too_large_is_refused(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    before = ana.update(table, 0)
    for method, path, body in TOO_MUCH:
        answer = ana.send(method, path.replace("{table}", str(table)), body)
        assert answer.status_code in (400, 409, 413), (path[:60], str(body)[:60], answer.text)
        assert len(answer.content) < 2_000, path[:60]
    assert ana.update(table, 0) == before


def test_deep_and_broken_bodies_are_refused(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    headers = {"x-csrf": ana.jar.get("csrf") or "", "content-type": "application/json"}
    for body in ("[" * 30_000, '{"do": ' * 5_000, "", "null", "\xff\xfe", '{"do": "answer", "options": ["\\ud800"]}'):
        ana.client.cookies = ana.jar
        content = body.encode("latin-1")
        answer = ana.client.post(f"{table}/answer?seat=0", content=content, headers=headers)
        assert answer.status_code in (400, 409), (body[:20], answer.text)


# Every response


def everything(house: House, ana: Device) -> Iterator[httpx.Response]:
    """Responses of all routes, and of what is refused by everybody who can refuse."""
    table = ana.open(PERSON, PERSON)
    app: Any = house.client.app
    for way in ways(app):
        yield ana.send(way[0], path_of(way, table), GUARDED.get(way))
        yield house.device("Eve").send(way[0], path_of(way, table), GUARDED.get(way), headers={"x-csrf": ""})
    yield ana.send("GET", "/nowhere")
    yield ana.send("PATCH", "/api/me")
    yield ana.send("OPTIONS", "/api/me")
    yield ana.send("PUT", "/api/me", {"name": BIG})


def test_every_response_has_the_headers(house: House, ana: Device) -> None:
    for answer in everything(house, ana):
        where = (answer.request.method, answer.request.url.path, answer.status_code)
        assert answer.status_code < 500, where
        for name, value in HEADERS.items():
            assert answer.headers.get(name) == value, (*where, name)
        if answer.request.url.path.startswith("/api"):
            assert answer.headers.get("cache-control") == "no-store", where


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_whom_limits_count_for(address: str, counted: str) -> None:
    """All addresses of one network of the sixth version are one caller."""
    scope: Any = {"type": "http", "client": (address, 1), "headers": []}
    assert address_of(ASGIConnection(scope)) == counted


def test_an_address_has_only_so_many_sockets(settings: Settings) -> None:
    with TestClient(create_app(msgspec.structs.replace(settings, sockets=2))) as client:
        ana = House(client).device("Ana")
        table = ana.open(PERSON, PERSON)
        with ana.live(table, 0) as first, ana.live(table, 1) as second:
            assert {each.receive_json(timeout=PATIENCE)["type"] for each in (first, second)} == {"update"}
            with ana.live(table) as third:
                assert closing_code(third) == 4429
        wait_for(lambda: not ana.hall.sockets.open)
        with ana.live(table) as again:
            assert again.receive_json(timeout=PATIENCE)["type"] == "update"


def test_counts_of_addresses_that_do_not_come_again_are_forgotten(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        client.get("/api/me")
        app: Any = client.app
        store = app.stores.get(REQUESTS)
        (count,) = store._store.values()
        count.expires_at = datetime(2000, 1, 1, tzinfo=UTC)
        client.blocking_portal.call(app.state.services.clean_up, now())
        assert not store._store


def test_limits_hold_for_every_route(settings: Settings) -> None:
    """And what is refused for that reason has the headers as well."""
    few = msgspec.structs.replace(settings, requests_a_minute=5)
    with TestClient(create_app(few)) as client:
        for _ in range(5):
            client.get("/api/me")
        app: Any = client.app
        for way in ways(app):
            answer = client.request(way[0], path_of(way, Table("x", {})))
            # The description is no secret and costs nothing; a change without token is refused before it is counted.
            if answer.status_code != 429:
                assert way[1].startswith("/schema") or answer.json()["key"] == "error.http.csrf", way
            assert answer.headers.get("x-frame-options") == "DENY", way
