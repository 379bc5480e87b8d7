"""What a move costs at a table: the time of the processor, and the bytes that are handed to the database.

    python benchmarks/moves.py [--answers 200]

Each game is played at random at one table on SQLite, through its room, as the server does. The time is that of this
process without the disk: what the answer itself costs (rules, copy, log), and all of it. Bytes are those of the values
that statements carry. `load` is the time to load the table again from the database, as another process would.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import event

from longhall.engine.rng import Stream
from longhall.server.database.connect import migrate, open_engine
from longhall.server.database.store import Store
from longhall.server.rooms import Room, Rooms
from longhall.server.schema.tables import NewSeat, NewTable
from longhall.server.tables import Tables

GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "kardnarok": (4, {"mode": "story"}),
    "blood_rage": (4, {}),
    "feast_for_odin": (4, {"hints": "off"}),
    "lords_of_ragnarok": (4, {}),
}
LOADS = 20


class Carried:
    """Counts the bytes of values on their way to the database."""

    def __init__(self) -> None:
        self.bytes = 0

    def count(self, connection: Any, cursor: Any, statement: str, values: Any, context: Any, many: bool) -> None:
        if statement.startswith(("INSERT", "UPDATE")):
            self.bytes += sum(_size(value) for row in (values if many else [values]) for value in row)


def _size(value: Any) -> int:
    return len(value) if isinstance(value, bytes | memoryview) else len(str(value).encode())


async def play(room: Room, answers: int) -> tuple[int, float, float]:
    """Answers by chance: how many, and seconds for each, of the game alone and of all."""
    chance, given, alone, began = Stream("moves"), 0, 0.0, 0.0
    while given < answers and room.game.outcome is None:
        ask = chance.pick([ask for ask in room.game.asks if ask.options])
        key = chance.pick(list(ask.options)).key
        before = time.process_time()
        room.game.copy().answer_all(ask.seat, [key])
        alone += time.process_time() - before
        before = time.process_time()
        await room.answer(ask.seat, [key])
        began += time.process_time() - before
        given += 1
    return given, alone / given, began / given


async def measure(game: str, answers: int) -> Sequence[float]:
    seats, options = GAMES[game]
    with tempfile.TemporaryDirectory() as folder:
        engine = open_engine(f"sqlite+aiosqlite:///{folder}/moves.sqlite3")
        await migrate(engine)
        store, carried = Store(engine), Carried()
        wish = NewTable(game, [NewSeat("person", "Ana")] * seats, options=options)
        table = (await Tables(store, lambda table_id: None).open(wish, "guest", "Ana")).table
        room = await Rooms(store, lambda *told: None, shared=False).get(table.id)
        event.listen(engine.sync_engine, "before_cursor_execute", carried.count)
        given, alone, whole = await play(room, answers)
        before = time.process_time()
        for _ in range(LOADS):
            await Rooms(store, lambda *told: None, shared=False).get(table.id)
        load = (time.process_time() - before) / LOADS
        await engine.dispose()
    return given, alone * 1e6, whole * 1e6, carried.bytes / given, load * 1e3


def main() -> None:
    parser = argparse.ArgumentParser(description="What a move costs at a table.")
    parser.add_argument("--answers", type=int, default=200)
    answers = parser.parse_args().answers
    print(f"{'game':20}{'moves':>7}{'answer µs':>11}{'whole µs':>10}{'bytes':>8}{'load ms':>9}")
    for game in GAMES:
        given, alone, whole, carried, load = asyncio.run(measure(game, answers))
        print(f"{game:20}{given:7.0f}{alone:11.0f}{whole:10.0f}{carried:8.0f}{load:9.2f}")


if __name__ == "__main__":
    main()
