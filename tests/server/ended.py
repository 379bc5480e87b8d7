"""Games that are played to their end, for the tests of statistics."""

from typing import Any

from longhall.engine.rng import Stream
from longhall.server.database.store import Store
from longhall.server.forced_answers import NOBODY, follow
from longhall.server.rooms import Room, Rooms
from longhall.server.schema.tables import NewSeat, NewTable
from longhall.server.tables import Tables
from tests.server.devices import FAR, OPEN, PERSON, Data, Device, Table, pick
from tests.toy.play import answer_by_chance

STATISTICS = "/api/statistics"
GUESTS = ("a" * 32, "b" * 32)  # of Ana and Bo, where there are no devices


def sit_down(*devices: Device, more: tuple[Data, ...] = (), **wishes: Any) -> Table:
    """A table where each device has a seat, in their order, and then come other seats."""
    first, *others = devices
    table = first.open(PERSON, *[OPEN] * len(others), *more, **wishes)
    for seat, device in enumerate(others, 1):
        device.take(table, seat, table.tokens[seat])
    return table


def play_out(table: Table, *devices: Device, seed: str = "out", answers: int = 10_000) -> Data:
    """Let each device answer for the seat of its number until the game is over, or so often. The outcome."""
    chance = Stream(seed)
    for _ in range(answers):
        told = devices[0].get(f"{table}")
        if told["finished"]:
            break
        asked = [seat for seat in told["asked"] if seat < len(devices)]
        if asked:
            seat = asked[chance.below(len(asked))]
            key = pick(devices[seat].update(table, seat, FAR), chance)
            if key is not None:
                devices[seat].answer(table, seat, key)
    outcome: Data = devices[0].update(table)["outcome"]
    return outcome


def ratings_of(device: Device, game: str = "toy", seats: int = 2) -> dict[str, Data]:
    """By name; bots by their level."""
    rows = device.get(f"{STATISTICS}/ratings", game=game, seats=seats)
    return {row["name"] or row["who"]: row for row in rows}


def newest(device: Device) -> Data:
    """The game that ended last."""
    found: Data = device.get(f"{STATISTICS}/results")[0]
    return found


# Without a server


async def new_room(store: Store) -> Room:
    """The room of a new table where Ana and Bo sit."""
    tables = Tables(store, lambda table_id: None)
    opening = await tables.open(NewTable("toy", [NewSeat("person"), NewSeat("open")]), GUESTS[0], "Ana")
    await tables.take(opening.table.id, 1, GUESTS[1], "Bo", opening.links[1])
    return await another(store, opening.table.id)


async def another(store: Store, table_id: str) -> Room:
    """The room of a table as another process has it."""
    return await Rooms(store, lambda table_id, number: None, shared=True).get(table_id)


async def play_to_the_last(room: Room, seed: str = "last") -> tuple[int, list[str]]:
    """Play until one more answer ends the game, with the forced ones after it; that answer."""
    chance = Stream(seed)
    while True:
        trial = room.game.copy()
        answer_by_chance(trial, chance)
        seat, *keys = trial.journal[-1]
        follow(trial, seat, keys, NOBODY)
        if trial.outcome is not None:
            return seat, keys
        await room.answer(seat, keys)
