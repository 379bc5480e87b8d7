"""What is thrown at the server: connections that say nothing, bytes that are no text, and a database that fails."""

import resource
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from longhall.server.database import connect
from longhall.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.devices import PERSON, Device, House, Table, wait_for
from tests.server.postgres import Postgres, a_postgres, postgres, url
from tests.server.processes import Far, Running

__all__ = ["postgres", "url"]

Start = Callable[[], House]
OATH = {"do": "answer", "options": ["oath:0"]}
LANGUAGES = {"en": "Nothing is lost", "pt": "Nada se perdeu", "es": "No se ha perdido nada"}


def settings_in(folder: Path, **more: Any) -> Settings:
    database = f"sqlite+aiosqlite:///{folder / 'longhall.sqlite3'}"
    return Settings(**{"database": database, "secret": "s", "bot_workers": 0, **more})


def told(device: Device, method: str, path: str, data: Any = None, **more: Any) -> tuple[int, str]:
    """Status and message key of an answer."""
    answer = device.send(method, path, data, **more)
    return answer.status_code, answer.json()["key"]


def answered(device: Device, table: Table) -> tuple[int, str]:
    return told(device, "POST", f"{table}/answer", OATH, params={"seat": 0})


def half_open(server: Running, number: int) -> list[socket.socket]:
    """Connections that begin a request and never end it."""
    host, port = server.host.split(":")
    found = []
    for _ in range(number):
        line = socket.create_connection((host, int(port)), timeout=PATIENCE)
        line.sendall(b"GET / HTTP/1.1\r\n")
        found.append(line)
    return found


def is_closed(line: socket.socket) -> bool:
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that may be stopped."""
    yield from a_postgres()


# Connections


def test_a_request_that_never_ends_is_cut_off(tmp_path: Path) -> None:
    with Running(settings_in(tmp_path, headers_within=0.5)) as server:
        for line in half_open(server, 3):
            with line:
                assert is_closed(line)
        assert server.device("Ana").client.get("/health").status_code == 200


def test_one_address_has_no_more_connections_than_it_may(tmp_path: Path) -> None:
    with Running(settings_in(tmp_path, connections=20, headers_within=600)) as server:
        lines = half_open(server, 30)
        for line in lines[20:]:
            assert is_closed(line)
        for line in lines:
            line.close()
        wait_for(lambda: _answers(server.address), 30)


def _answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}health", trust_env=False).status_code == 200
    except httpx.TransportError:
        return False


def test_a_proxy_may_have_more(tmp_path: Path) -> None:
    with Running(settings_in(tmp_path, connections=5, proxies=("127.0.0.0/8",))) as server:
        lines = half_open(server, 12)
        assert _answers(server.address)
        for line in lines:
            line.close()


def test_a_slow_second_request_of_a_connection_is_cut_off_too(tmp_path: Path) -> None:
    with Running(settings_in(tmp_path, headers_within=0.5)) as server:
        host, port = server.host.split(":")
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
            line.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
            assert line.recv(12) == b"HTTP/1.1 200"
            line.sendall(b"GET /health HTTP/1.1\r\n")
            while line.recv(4096):
                pass


# Bytes


@pytest.mark.parametrize("body", [b'{"game": "toy\xff"}', b"\xff\xfe", b'{"game": "\\ud800"}', b'{"name": "a\\u0000"}'])
def test_what_is_no_text_is_refused(ana: Device, body: bytes) -> None:
    headers = {"x-csrf": ana.jar["csrf"], "content-type": "application/json"}
    for path in ("/api/tables", "/api/tables/import"):
        answer = ana.client.post(path, content=body, headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (400, "error.http.input")


@pytest.mark.parametrize(
    "path", ["/assets/%00", "/assets/a%00b.js", f"/assets/{'a' * 5_000}", "/assets/" + "a/" * 2_000]
)
def test_file_names_that_cannot_be_are_refused(ana: Device, path: str) -> None:
    assert told(ana, "GET", path) == (400, "error.http.input")


def test_nul_is_refused_in_every_text(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    say = {"do": "say", "text": "Sk\0l"}
    assert ana.refused("POST", f"{table}/chat", say) == (400, "error.http.input")
    assert ana.refused("PUT", "/api/me", {"name": "A\0na"}) == (400, "error.http.input")
    assert ana.refused("GET", "/api/tables/a%00b/update") == (400, "error.http.input")
    assert ana.refused("GET", f"{table}/why-not", seat=0, option="oath:\0") == (400, "error.http.input")
    ana.post(f"{table}/chat", {"do": "say", "text": "\\u0000 is written with a backslash"})


# The database


def test_a_locked_database_is_told_and_nothing_is_lost(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connect, "BUSY", 100)
    house = start()
    ana = house.device("Ana")
    table = ana.open(PERSON, PERSON)
    before = ana.update(table, 0)
    assert ana.client.get("/ready").status_code == 200
    file = next(tmp_path.rglob("*.sqlite3"))
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for lang, word in LANGUAGES.items():
            headers = {"accept-language": lang}
            answer = ana.send("POST", f"{table}/answer", OATH, params={"seat": 0}, headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (503, "error.storage")
            assert word in answer.json()["sentence"]
        wait_for(lambda: ana.client.get("/ready").status_code == 503)
        assert ana.update(table, 0) == before
        other.execute("ROLLBACK")
    ana.answer(table, 0, "oath:0")
    wait_for(lambda: ana.client.get("/ready").status_code == 200)


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    """No file may grow any more, as when the disk is full."""
    with Running(settings_in(tmp_path)) as server:
        ana = server.device("Ana")
        table = ana.open(PERSON, PERSON)
        before = ana.update(table, 0)
        unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, unlimited[1]))
        assert answered(ana, table) == (503, "error.storage")
        wait_for(lambda: ana.client.get("/ready").status_code == 503)
        assert ana.update(table, 0) == before
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        ana.answer(table, 0, "oath:0")
        wait_for(lambda: ana.client.get("/ready").status_code == 200)


@pytest.mark.xdist_group("postgresql")
def test_postgresql_that_is_away_is_told_and_nothing_is_lost(tmp_path: Path, own_postgres: Postgres) -> None:
    with Running(settings_in(tmp_path, database=own_postgres.new_database())) as server:
        ana: Far = server.device("Ana")
        table = ana.open(PERSON, PERSON)
        before = ana.update(table, 0)
        own_postgres.stop()
        assert answered(ana, table) == (503, "error.storage")
        wait_for(lambda: ana.client.get("/ready").status_code == 503)
        own_postgres.go_on()
        wait_for(lambda: ana.client.get("/ready").status_code == 200)
        assert ana.update(table, 0) == before
        ana.answer(table, 0, "oath:0")


@pytest.mark.xdist_group("postgresql")
def test_nul_is_refused_on_postgresql_too(url: str, tmp_path: Path) -> None:
    with Running(settings_in(tmp_path, database=url)) as server:
        ana = server.device("Ana")
        table = ana.open(PERSON, PERSON)
        assert ana.refused("POST", f"{table}/chat", {"do": "say", "text": "\0"}) == (400, "error.http.input")
        assert ana.refused("GET", "/api/tables/a%00b") == (400, "error.http.input")
