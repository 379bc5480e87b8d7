"""A clean stop: what was begun is finished, everybody is told, and nothing is left behind."""

import signal
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from longhall.server.settings import Settings
from longhall.server.websocket import COME_BACK
from tests.patience import PATIENCE
from tests.server.devices import PERSON, Data, Table, bot, wait_for
from tests.server.processes import Listening, Running
from tests.server.storm import Player


@pytest.fixture
def server(settings: Settings) -> Iterator[Running]:
    with Running(msgspec.structs.replace(settings, bot_workers=1)) as found:
        yield found


def keys_of(settings: Settings, table: Table, seat: int) -> set[str]:
    """What the journal holds of a seat."""
    with sqlite3.connect(settings.database.partition("///")[2]) as database:
        query = "select key from entries where table_id = ? and seat = ?"
        return {key for (key,) in database.execute(query, (table.id, seat))}


def stop(server: Running, how: int) -> None:
    server.process.send_signal(how)
    assert server.wait() == 0


def children(server: Running) -> list[str]:
    return Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_in_a_storm_nobody_is_left_in_doubt(server: Running, settings: Settings, how: int) -> None:
    """What the server has taken it answers: all that is in the journal was acknowledged."""
    ana = server.device("Ana")
    tables = [ana.open(PERSON, PERSON, bot(), game="blood_rage") for _ in range(2)]
    over = threading.Event()
    players = [Player(ana, table, seat, lambda: server.address, over) for table in tables for seat in (0, 1)]
    for player in players:
        player.start()
    wait_for(lambda: sum(len(player.done) for player in players) >= 8)
    workers = children(server)
    stop(server, how)
    over.set()
    for player in players:
        player.join(timeout=PATIENCE)
        assert not player.fault
        assert player.done == keys_of(settings, player.table, player.seat)
    assert len(workers) == 1
    assert not any(Path(f"/proc/{pid}").exists() for pid in workers)


def test_sockets_are_told_to_come_back(server: Running, settings: Settings) -> None:
    """The orders that came before are carried out and acknowledged first."""
    ana = server.device("Ana")
    table = ana.open(PERSON, PERSON)
    with ana.listen(table, 0) as ear, ana.listen(table) as watching:
        ear.socket.send(msgspec.json.encode({"do": "answer", "options": ["oath:0"], "key": "last"}).decode())
        server.process.send_signal(signal.SIGTERM)
        told = [done["key"] for done in rest_of(ear) if done["type"] == "done"]
        rest_of(watching)
    assert server.wait() == 0
    assert set(told) == keys_of(settings, table, 0)


def rest_of(ear: Listening) -> list[Data]:
    """All that comes until the server closes."""
    heard: list[Data] = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(msgspec.json.decode(ear.socket.recv(timeout=PATIENCE)))
    assert ear.socket.close_code == COME_BACK
    return heard
