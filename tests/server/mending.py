"""Rules that are mended while tables play: an answer that was given is not allowed any more, or a frame is unknown."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

from longhall.engine.frames import STEP_TABLES, Frame
from longhall.engine.game import Game
from longhall.engine.options import Ask
from longhall.engine.registry import GameInfo
from longhall.engine.rng import Stream
from longhall.server import tables
from longhall.server.database.store import Store
from longhall.server.rooms import Room, Rooms
from longhall.server.schema.tables import NewSeat, NewTable

# The games at a table that is quickly played, with how many answers are given before the rule is mended.
GAMES: dict[str, tuple[int, dict[str, str], int]] = {
    "blood_rage": (2, {}, 40),
    "feast_for_odin": (2, {"length": "short", "hints": "off"}, 40),
    "kardnarok": (2, {"mode": "duel"}, 50),
    "lords_of_ragnarok": (2, {}, 60),
}


class Given(NamedTuple):
    """An answer that could have been another one: at which step of which frame."""

    frame: type[Frame]
    step: int
    key: str


def choose(game: Game, chance: Stream) -> tuple[Ask, str]:
    """An open question, and a random answer to it."""
    ask = chance.pick([ask for ask in game.asks if ask.options])
    return ask, chance.pick(list(ask.options)).key


async def play(room: Room, answers: int, chance: Stream) -> list[Given]:
    """Answer by chance. The answers that were a choice, in order."""
    given = []
    for _ in range(answers):
        if room.game.outcome is not None:
            break
        ask, key = choose(room.game, chance)
        top: Frame = room.game.position.copy().stack[-1]
        if len(ask.options) > 1 and not ask.sealed:
            given.append(Given(type(top), top.step, key))
        await room.answer(ask.seat, [key])
    return given


def play_out(game: Game, chance: Stream) -> None:
    """To the end, by today's rules."""
    while game.outcome is None:
        ask, key = choose(game, chance)
        game.answer(ask.seat, key)


@contextmanager
def forbidden(given: Given) -> Iterator[None]:
    """While a rule does not allow an answer any more, where there is another one."""
    plan = STEP_TABLES[given.frame]
    asks = plan.asks[given.step]
    assert asks is not None

    def fewer(frame: Frame, g: Any) -> list[Ask]:
        found: list[Ask] = asks(frame, g)
        return [
            ask.with_options([each for each in ask.options if each.key != given.key] or ask.options) for ask in found
        ]

    plan.asks[given.step] = fewer
    try:
        yield
    finally:
        plan.asks[given.step] = asks


@contextmanager
def unknown(info: GameInfo, frame: str) -> Iterator[None]:
    """While nobody knows a frame any more."""
    frames = info.frames
    info.frames = {name: cls for name, cls in frames.items() if name != frame}
    try:
        yield
    finally:
        info.frames = frames


async def opened(store: Store, game: str) -> str:
    """A new table of persons, always the same."""
    seats, options, _ = GAMES[game]
    wish = NewTable(game, [NewSeat("person", "Ana")] * seats, options=options)
    with patch.object(tables, "new_seed", lambda: "mending"):
        return (await tables.Tables(store, lambda table_id: None).open(wish, "guest", "Ana")).table.id


async def room_of(store: Store, table_id: str) -> Room:
    """The room of a table as a new process has it."""
    return await Rooms(store, lambda table_id, number: None, shared=True).get(table_id)
