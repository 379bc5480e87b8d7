"""How many queries an answer takes while everybody at the table listens."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import event

from longhall.engine.rng import Stream
from longhall.server.app import services_of, thinker_for
from longhall.server.services import Services
from tests.server.conftest import settings_for
from tests.server.devices import PERSON, Device, House, own_ask, pick
from tests.server.postgres import postgres, url

__all__ = ["postgres", "url"]

TICKS = ("seat_clocks", "windows")  # are asked every second, whatever happens
QUIET = 0.3  # seconds without a query: all that an answer set off is done
MOST = 25  # SELECTs that an answer takes where other processes write as well
MOST_IN_WINDOWS = 40  # the same where a question could be a window: every look reads who sits at the table


@contextmanager
def selects(device: Device) -> Iterator[Counter[str]]:
    """What the server reads from its database, by table, until it reads no more."""
    found: Counter[str] = Counter()
    last = [time.monotonic()]
    engine = device.hall.engine.sync_engine

    def note(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        words = statement.split()
        if words[0] == "SELECT" and words[words.index("FROM") + 1] not in TICKS:
            found[words[words.index("FROM") + 1]] += 1
            last[0] = time.monotonic()

    event.listen(engine, "before_cursor_execute", note)
    try:
        yield found
        device.settle()
        last[0] = max(last[0], time.monotonic())
        while time.monotonic() - last[0] < QUIET:
            time.sleep(0.02)
    finally:
        event.remove(engine, "before_cursor_execute", note)


def per_answer(device: Device) -> list[Counter[str]]:
    """What each of some answers reads, with a WebSocket for each of two persons."""
    table = device.open(PERSON, PERSON, game="kardnarok")
    chance, found = Stream("queries"), []
    with device.live(table, 0), device.live(table, 1):
        for _ in range(5):
            with selects(device):
                updates = [device.update(table, seat) for seat in (0, 1)]
                update = next(each for each in updates if own_ask(each))
            with selects(device) as read:
                device.answer(table, update["seat"], pick(update, chance))
            found.append(read)
    return found


def test_a_server_that_alone_writes_reads_nothing_again(house: House) -> None:
    read = sum(per_answer(house.device("Ana")), Counter[str]())
    assert read <= Counter({"seat_tokens": 2}), read  # who shares a screen, once for a table


@pytest.mark.xdist_group("postgresql")
def test_beside_other_processes_every_look_is_fresh_but_not_endless(app: Litestar, url: str) -> None:
    settings = settings_for(url)
    app.state["services"] = Services(settings, services_of(app.state).channels, thinker_for(settings))
    with TestClient(app) as client:
        read = per_answer(House(client).device("Ana"))
    most = [sum(each.values()) for each in read]
    assert 0 < min(most) <= MOST, most
    assert max(most) <= MOST_IN_WINDOWS, most
