"""A server is killed again and again while people play: nothing is lost, and nothing happens twice."""

import os
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from longhall.engine.journal import GIVEN
from longhall.engine.rng import Stream
from longhall.server.heads import gestures_of
from longhall.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.devices import PERSON, Device, Table, bot, play_on, wait_for
from tests.server.processes import Running
from tests.server.storm import Player

TABLES = 3
MANY = 30  # answers between two kills at the most
Row = tuple[int, int, list[str], str]  # of an entry: number, seat, words, key


class Hut:
    """The one server there is, which comes back after each kill."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.server = Running(settings)
        self.address = self.server.address

    def kill(self) -> None:
        self.server.kill()
        server = Running(self.settings)
        self.address, self.server = server.address, server


@pytest.fixture
def hut(settings: Settings) -> Iterator[Hut]:
    hut = Hut(msgspec.structs.replace(settings, bot_workers=1))
    yield hut
    if hut.server.process.poll() is None:
        hut.server.kill()


@pytest.mark.parametrize("kills", [2, pytest.param(20, marks=pytest.mark.slow)])
def test_a_storm_of_answers_while_the_server_is_killed(hut: Hut, settings: Settings, kills: int) -> None:
    ana = hut.server.device("Ana")
    tables = [ana.open(PERSON, PERSON, game="blood_rage") for _ in range(TABLES)]
    tables.append(ana.open(PERSON, PERSON, bot("thrall"), game="blood_rage"))
    players = storm(hut, ana, tables, kills)

    for table in tables:
        check(entries(table, settings), [player for player in players if player.table is table])
    assert acknowledged(players) > kills
    assert sum(player.retries for player in players) > 0
    after = hut.server.device("Ana")
    after.jar = ana.jar
    for table in tables:
        goes_on(after, table)


def storm(hut: Hut, device: Device, tables: list[Table], kills: int, many: int = MANY) -> list[Player]:
    """Two players at each table answer, while the server is killed at random moments: in the midst of answers, some
    time after so many of them."""
    chance, over = Stream("kills"), threading.Event()
    players = [Player(device, table, seat, lambda: hut.address, over) for table in tables for seat in (0, 1)]
    for player in players:
        player.start()
    for _ in range(kills):
        enough = acknowledged(players) + 1 + chance.below(many)
        wait_for(lambda enough=enough: acknowledged(players) >= enough)
        time.sleep(chance.below(50) / 1000)
        hut.kill()
    over.set()
    for player in players:
        player.join(timeout=PATIENCE)
        assert not player.fault
    return players


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.done) for player in players)


def entries(table: Table, settings: Settings) -> list[Row]:
    with sqlite3.connect(settings.database.partition("///")[2]) as database:
        query = "select number, seat, words, key from entries where table_id = ? order by number"
        rows = database.execute(query, (table.id,)).fetchall()
    return [(number, seat, msgspec.json.decode(words), key) for number, seat, words, key in rows]


def check(rows: list[Row], players: list[Player]) -> None:
    """What was acknowledged is in the journal, once; what was refused is not; nobody else wrote anything."""
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    for player in players:
        own = [(key, words) for _, seat, words, key in rows if seat == player.seat]
        written = [key for key, _ in own]
        assert len(written) == len(set(written))
        assert player.done <= set(written) <= set(player.sent)
        assert not player.refused & set(written)
        for key, words in own:
            first, *others = gestures_of(player.seat, words)
            assert first[:2] == [player.seat, player.sent[key]]
            assert all(each[-1] == GIVEN for each in others), "what follows in an entry was forced"


def goes_on(device: Device, table: Table) -> None:
    """It is over, or somebody who is asked can answer."""

    def played() -> bool:
        return bool(device.get(f"{table}")["finished"]) or play_on(device, table, [0, 1], 1, "after") == 1

    assert wait_for(played)


def test_workers_go_when_their_server_was_killed(hut: Hut) -> None:
    children = Path(f"/proc/{hut.server.process.pid}/task/{hut.server.process.pid}/children")
    if not children.exists():
        pytest.skip("this system does not list the children of a process")
    (worker,) = wait_for(lambda: children.read_text().split())
    os.kill(hut.server.process.pid, 9)
    hut.server.process.wait()
    wait_for(lambda: not Path(f"/proc/{worker}").exists() or "State:\tZ" in Path(f"/proc/{worker}/status").read_text())
