"""Playing with windows in tests: to one of them, past them, and in worlds that look the same to somebody."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Any

import pytest

from longhall.engine import driver
from longhall.engine.game import Game
from longhall.engine.rng import Stream
from longhall.server import tables
from longhall.server import windows as server_windows
from longhall.server.database.window_store import WindowStore
from longhall.server.window_desk import Desk
from longhall.server.windows import Windows
from tests.server.devices import FAR, OPEN, PERSON, Data, Device, Table, pick

DUEL: Data = {"game": "kardnarok", "options": {"mode": "duel"}}


async def _nothing(self: WindowStore, at: datetime) -> list[str]:
    return []


class Clock:
    """The time of windows, which goes on when a test says so."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.at = datetime.fromisoformat("2026-01-01T12:00:00+00:00")
        patch.setattr(server_windows, "now", lambda: self.at)
        patch.setattr(Windows, "_schedule", lambda self, row: None)  # nothing is closed but by `close_due`
        patch.setattr(WindowStore, "overdue", _nothing)
        patch.setattr(tables, "new_seed", lambda: "5" * 32)  # the same games every time

    def go(self, seconds: float) -> None:
        self.at += timedelta(seconds=seconds)


def duel(ana: Device, bo: Device, **wishes: Any) -> Table:
    """A duel of two devices."""
    table = ana.open(PERSON, OPEN, **DUEL, **wishes)
    bo.take(table, 1, table.tokens[1])
    return table


def call(device: Device, work: Any, *args: Any) -> Any:
    """Call a coroutine of the server."""
    return device.client.blocking_portal.call(work, *args)


def desk_of(device: Device, table: Table) -> Desk:
    """The window that is open."""

    async def find() -> Desk | None:
        return await device.hall.windows.desk(await device.hall.rooms.get(table.id))

    desk = call(device, find)
    assert desk is not None
    return desk


def close(device: Device, table: Table, clock: Clock) -> None:
    """Let the time of the open window be over."""
    clock.go(1000)
    call(device, device.hall.windows.close_due, table.id)


def play_to(
    devices: list[Device], table: Table, clock: Clock, name: str, seed: str = "play", wants: Any = None
) -> Desk:
    """Answer by chance outside windows and let others go by, until one of this name is open that is as it should."""
    chance = Stream(seed)
    for _ in range(1000):
        told = devices[0].update(table, 0, FAR)
        if window := told.get("window"):
            if window["ask"] == name:
                desk = desk_of(devices[0], table)
                if wants is None or wants(desk):
                    return desk
            close(devices[0], table, clock)
            continue
        seat = told["table"]["asked"][0]
        key = pick(devices[seat].update(table, seat, FAR), chance)
        assert key is not None
        devices[seat].answer(table, seat, key)
    raise AssertionError(f"no window {name} was opened")


def unlike_worlds(game: Game, observer: int, seat: int) -> tuple[Game, Game] | None:
    """Two worlds that look the same to an observer: in one a seat can answer in the window, in the other only pass."""
    found: dict[bool, Game] = {}
    for number in range(60):
        world = game.copy()
        world.position = driver.determinize(game.position, observer, Stream(f"world {number}"))
        found.setdefault(len(world.options_in_queue(seat)) > 1, world)
        if len(found) == 2:
            return found[True], found[False]
    return None


@contextmanager
def in_world(device: Device, table: Table, world: Game) -> Iterator[None]:
    """While a table stands in another world; its window is opened there again."""
    room = device.hall.rooms._rooms[table.id]
    true = room.stands
    room.stands = true._replace(game=world)
    try:
        yield
    finally:
        room.stands = true
