"""The lobby, my tables, a restart in the middle, and what every answer of the server must have."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from litestar.testing import TestClient

import longhall
from longhall.server import pages
from longhall.server.app import create_app
from longhall.server.settings import Settings
from longhall.server.websocket import ORDERS_A_SECOND
from longhall.words import LANGUAGES
from tests.patience import PATIENCE
from tests.server.devices import OPEN, PERSON, Device, House, Table, bot, closing_code, play_on, wait_for

ORIGIN = "http://testserver.local"


# Tables


def test_the_house_says_what_can_be_played(ana: Device) -> None:
    house = ana.get("/api/house")
    assert [game["id"] for game in house["games"]] == longhall.game_ids()
    assert house["bots"] == ["thrall", "karl", "jarl"]
    toy = next(game for game in house["games"] if game["id"] == "toy")
    mood = {"name": "mood", "values": ["calm", "wild"], "seats": {"wild": [3]}, "variant": False}
    assert toy["choices"][1] == mood | {"needs": {}, "automata": {}}


def test_public_tables_with_open_seats_are_listed(ana: Device, bo: Device) -> None:
    table = ana.open(PERSON, OPEN, public=True, name="Come in")
    ana.open(PERSON, OPEN)
    ana.open(PERSON, PERSON, public=True)
    assert [(found["id"], found["name"]) for found in bo.get("/api/tables")] == [(table.id, "Come in")]
    bo.take(table, 1)
    assert bo.get("/api/tables") == []


def test_who_comes_second_to_an_open_seat_finds_it_taken(house: House, ana: Device, bo: Device) -> None:
    table = ana.open(PERSON, OPEN, public=True)
    bo.take(table, 1)
    assert house.device("Eve").refused("POST", f"{table}/seats/1/take", {}) == (403, "error.seat.not_open")


def test_my_tables_say_where_it_is_my_turn(ana: Device, bo: Device) -> None:
    table = ana.open(PERSON, OPEN)
    assert [(mine["table"]["id"], mine["my_turn"]) for mine in ana.get("/api/tables/mine")] == [(table.id, [])]
    bo.take(table, 1, table.tokens[1])
    ana.answer(table, 0, "oath:0")
    assert ana.get("/api/tables/mine")[0]["my_turn"] == []
    (found,) = bo.get("/api/tables/mine")
    assert (found["table"]["id"], found["mine"], found["my_turn"]) == (table.id, [1], [1])


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess"}, "error.game"),
        ({"seats": [PERSON] * 5}, "error.seats"),
        ({"options": {"moody": "calm"}}, "error.option"),
        ({"options": {"mood": "purple"}}, "error.option_value"),
        ({"content": ["0123"]}, "error.pack.unknown"),
        ({"seats": [PERSON, bot("odin")]}, "error.bot"),
        ({"seats": [PERSON, {"kind": "open", "bot": "karl"}]}, "error.seat.no_bot"),
        ({"seats": [PERSON, {"kind": "automaton"}]}, "error.seat.no_automaton"),
        ({"seats": [PERSON, {"kind": "king"}]}, "error.http.input"),
        ({"seats": []}, "error.http.input"),
        ({"public": "perhaps"}, "error.http.input"),
    ],
)
def test_a_table_that_cannot_be_is_refused(ana: Device, wish: dict[str, object], key: str) -> None:
    wish = {"game": "toy", "seats": [PERSON, PERSON], **wish}
    assert ana.refused("POST", "/api/tables", wish) == (400, key)


def test_an_automaton_sits_where_the_rules_want_one(ana: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else may sit there; what the rules leave open a bot answers, so that the table goes on."""
    monkeypatch.setattr(longhall.game_info("toy"), "automata", lambda seats, options: [1])
    wish = {"game": "toy", "seats": [PERSON, PERSON]}
    assert ana.refused("POST", "/api/tables", wish) == (400, "error.seat.automaton")
    table = ana.open(PERSON, {"kind": "automaton"})
    seat = ana.get(f"{table}")["seats"][1]
    assert (seat["kind"], seat["name"], seat["bot"]) == ("automaton", "", "karl")
    wait_for(lambda: ana.get(f"{table}")["asked"] == [0])
    for method, path, body in (("PUT", "bot", {"bot": "karl"}), ("POST", "link", None), ("POST", "take", {})):
        assert ana.refused(method, f"{table}/seats/1/{path}", body)[0] in (403, 409)
    play_on(ana, table, [0], 4)
    copy = ana.post("/api/tables/import", {"save": ana.get(f"{table}/export")})["table"]
    assert [seat["kind"] for seat in copy["seats"]] == ["person", "automaton"]


@pytest.fixture
def with_pack(settings: Settings, tmp_path: Path) -> Settings:
    """A host that has a content pack in a folder."""
    (tmp_path / "packs").mkdir()
    pack = '[pack]\ngame = "kardnarok"\nname = "Strong"\n\n[[warrior]]\nid = "jarl"\nstrength = 4\n'
    (tmp_path / "packs" / "strong.toml").write_text(pack)
    return msgspec.structs.replace(settings, content=(str(tmp_path / "packs"),))


def test_packs_are_those_of_the_host(with_pack: Settings) -> None:
    with TestClient(create_app(with_pack)) as client:
        ana = House(client).device("Ana")
        (found,) = ana.get("/api/house")["games"][0]["packs"]
        assert found["name"] == "Strong"
        table = ana.open(PERSON, PERSON, game="kardnarok", content=[found["hash"]])
        assert ana.get(f"{table}")["content"] == [found["hash"]]
        assert client.blocking_portal.call(ana.hall.rooms.get, table.id).game.info.content == found["hash"]
        other = {"game": "blood_rage", "seats": [PERSON, PERSON], "content": [found["hash"]]}
        assert ana.refused("POST", "/api/tables", other) == (400, "error.pack.game")


def test_bots_know_the_packs_of_the_host(with_pack: Settings, caplog: pytest.LogCaptureFixture) -> None:
    with TestClient(create_app(msgspec.structs.replace(with_pack, bot_workers=1, patience=30))) as client:
        ana = House(client).device("Ana")
        (pack,) = ana.get("/api/house")["games"][0]["packs"]
        table = ana.open(bot(), PERSON, game="kardnarok", content=[pack["hash"]])
        wait_for(lambda: ana.get(f"{table}")["asked"] == [1])
    assert not [record for record in caplog.records if record.name.startswith("longhall")]


def test_there_is_no_such_table(ana: Device) -> None:
    table = Table("nowhere", {})
    for path in ("", "/update", "/view", "/save", "/update?seat=0"):
        assert ana.refused("GET", f"{table}{path}")[0] in (403, 404)
    assert ana.refused("GET", f"{table}") == (404, "error.table.none")
    assert ana.refused("GET", "/nowhere") == (404, "error.http.none")


# A restart


def test_a_new_server_on_the_same_database_goes_on(start: Callable[[], House]) -> None:
    ana = start().device("Ana")
    table = ana.open(PERSON, PERSON)
    play_on(ana, table, [0, 1], 20)
    before = [ana.update(table, seat) for seat in (0, 1, None)]
    ana.client = start().client
    assert [ana.update(table, seat) for seat in (0, 1, None)] == before
    assert ana.get("/api/me") == {"name": "Ana", "portrait": ""}
    with ana.live(table, 0, since=before[0]["last"] - 1) as socket:
        told = socket.receive_json(timeout=PATIENCE)["update"]
        assert told["events"] == before[0]["events"][-1:]
    play_on(ana, table, [0, 1], 1_000)
    assert ana.update(table)["outcome"]


def test_bots_go_on_after_a_restart(start: Callable[[], House], monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as asleep:
        asleep.setattr("longhall.server.bots.Bots.wake", lambda self, table_id: None)
        ana = start().device("Ana")
        table = ana.open(bot(), bot())
    ana.client = start().client
    wait_for(lambda: ana.get(f"{table}")["finished"])


# Protection


def test_every_answer_has_the_headers(ana: Device) -> None:
    for path in ("/", "/api/house", "/nowhere"):
        headers = ana.send("GET", path).headers
        assert headers["x-content-type-options"] == "nosniff", path
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path
        assert headers["referrer-policy"] == "no-referrer", path
    assert ana.send("GET", "/api/me").headers["cache-control"] == "no-store"


def test_without_the_token_nothing_is_changed(ana: Device) -> None:
    wish = {"game": "toy", "seats": [PERSON, PERSON]}
    for token in ("", "nonsense"):
        refused = ana.send("POST", "/api/tables", wish, headers={"x-csrf": token})
        assert (refused.status_code, refused.json()["key"]) == (403, "error.http.csrf")


def test_a_websocket_of_another_origin_is_closed(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    with ana.live(table, 0, origin=ORIGIN) as socket:
        assert socket.receive_json(timeout=PATIENCE)["type"] == "update"
    for origin in ("http://elsewhere.test", "null"):
        with ana.live(table, 0, origin=origin) as socket:
            assert closing_code(socket) == 4403


def test_a_websocket_without_the_seat_is_closed(ana: Device, bo: Device) -> None:
    table = ana.open(PERSON, PERSON)
    for where, seat in ((table, 0), (Table("nowhere", {}), None)):
        with bo.live(where, seat) as socket:
            assert closing_code(socket) == 4401


def test_a_websocket_bears_nonsense(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    with ana.live(table, 0) as socket:
        socket.receive_json(timeout=PATIENCE)
        for text in ("nonsense", "[]", '{"do": "dance"}', '{"do": "answer", "options": []}'):
            socket.send_text(text)
            refused = socket.receive_json(timeout=PATIENCE)
            assert (refused["type"], refused["problem"]["key"]) == ("refused", "error.http.input")


def test_who_sends_too_many_orders_in_a_second_is_sent_away(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    with ana.live(table, 0) as socket:
        for _ in range(3 * ORDERS_A_SECOND):  # at least one second sees more than it may
            socket.send_text("nonsense")
        assert closing_code(socket) == 4429


def test_cookies_that_were_edited_are_none(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    for cookie in ana.jar.jar:
        if cookie.name != "csrf":
            cookie.value = "bm9uc2Vuc2U=" + (cookie.value or "")
    assert ana.get("/api/me") == {"name": None, "portrait": ""}
    assert ana.refused("GET", f"{table}/update", seat=0)[0] == 403


def test_too_many_requests_are_refused(settings: Settings) -> None:
    settings = msgspec.structs.replace(settings, requests_a_minute=20, tables_an_hour=2)
    with TestClient(create_app(settings)) as client:
        ana = House(client).device("Ana")
        for _ in range(2):
            ana.open(PERSON, PERSON)
        wish = {"game": "toy", "seats": [PERSON, PERSON]}
        assert ana.refused("POST", "/api/tables", wish) == (429, "error.http.many")
        statuses = [ana.send("GET", "/api/me").status_code for _ in range(20)]
        assert statuses[0] == 200
        assert statuses[-1] == 429


def test_a_body_that_is_too_long_is_refused(ana: Device) -> None:
    assert ana.send("PUT", "/api/me", {"name": "x" * 100_000}).status_code in (400, 413)
    assert ana.refused("PUT", "/api/me", {"name": "x" * 41}) == (400, "error.http.input")
    for name in ("", "  ", "two\nlines"):
        assert ana.refused("PUT", "/api/me", {"name": name}) == (400, "error.http.input")


def test_a_fault_of_ours_tells_nothing(ana: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object) -> None:
        raise RuntimeError("the seed is 123")

    monkeypatch.setattr("longhall.server.table_lists.TableLists.mine", fail)
    failed = ana.send("GET", "/api/tables/mine")
    assert (failed.status_code, failed.json()["key"]) == (500, "error.fault")
    assert "123" not in failed.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_built_page_the_front_page_says_what_this_is(
    ana: Device, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "built_page", lambda: None)
    page = ana.send("GET", "/", headers={"accept-language": f"fr, {lang};q=0.9, en;q=0.1"}).text
    assert f'<html lang="{lang}">' in page
    assert 'href="/schema/openapi.json"' in page


def test_the_api_is_described(ana: Device) -> None:
    paths = ana.get("/schema/openapi.json")["paths"]
    assert "/api/tables/{table_id}/answer" in paths
