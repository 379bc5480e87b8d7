"""Rooms and the database: the head is the truth, the journal its history, and the first with a number wins."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from longhall.engine.errors import CannotUndo, IllegalAnswer
from longhall.engine.game import Game
from longhall.engine.rng import Stream
from longhall.server import rooms, serializers, tables
from longhall.server.database.connect import migrate, open_engine
from longhall.server.database.models import Base
from longhall.server.database.records import Change
from longhall.server.database.store import Store
from longhall.server.rooms import Room, Rooms
from longhall.server.schema.tables import NewSeat, NewTable
from longhall.server.settings import Settings
from longhall.server.tables import Tables
from tests.toy.play import answer_by_chance

OBSERVERS = (0, 1, None)


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """The database of a test."""
    engine = open_engine(settings.database)
    await migrate(engine)
    try:
        yield Store(engine)
    finally:
        await engine.dispose()


def in_room(settings: Settings, play: Callable[[Store, Room], Awaitable[None]]) -> None:
    """Run something with the room of a new table of two persons."""

    async def run() -> None:
        async with opened(settings) as store:
            wish = NewTable("toy", [NewSeat("person", "Ana"), NewSeat("person", "Bo")])
            table = (await Tables(store, lambda table_id: None).open(wish, "guest", "Ana")).table
            await play(store, await another(store, table.id))

    asyncio.run(run())


async def another(store: Store, table_id: str) -> Room:
    """The room of a table as another process has it."""
    return await Rooms(store, lambda table_id, number: None, shared=True).get(table_id)


def all_of(game: Game) -> object:
    """Everything that anybody could notice about a game, and what it holds."""
    seen = [(game.observation(seat), game.events(0, seat), serializers.asks_of(game, seat)) for seat in OBSERVERS]
    return seen, [game.can_undo(seat) for seat in (0, 1)], game.journal, game.save()["seed"]


async def play_by_chance(room: Room, steps: int, seed: str) -> None:
    """Random answers, with undo by oneself and by consent among them."""
    chance = Stream(seed)
    for _ in range(steps):
        seat = chance.below(2)
        if room.game.outcome is not None:
            return
        try:
            match chance.below(8):
                case 0 | 1:
                    await room.undo(seat if room.game.can_undo(seat) else 1 - seat)
                case 2:
                    await room.vote(seat, seat, True)
                    await room.vote(1 - seat, seat, True)
                case _:
                    trial = room.game.copy()
                    answer_by_chance(trial, chance)
                    who, *keys = trial.journal[-1]
                    await room.answer(who, keys)
        except CannotUndo:
            pass


@pytest.mark.parametrize("seed", range(4))
def test_a_game_that_is_loaded_again_is_the_same(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """With undo and consent in it: position, log, asks and the way back."""
    monkeypatch.setattr(rooms, "KEYFRAME_EVERY", 2)
    monkeypatch.setattr(tables, "new_seed", lambda: f"seed {seed}")

    async def play(store: Store, room: Room) -> None:
        for part in range(6):
            await play_by_chance(room, 10, f"{seed}/{part}")
            assert all_of((await another(store, room.table_id)).game) == all_of(room.game)
        words = [entry.words for entry in await store.entries(room.table_id)]
        assert ["undo"] in words
        assert ["undo", "consent"] in words
        again = await another(store, room.table_id)
        assert all_of(again.game) == all_of(room.game)
        assert again.number == room.number
        for each in (room, again):  # and it goes on the same
            await each.refresh()
        await play_by_chance(room, 10, "on")
        await again.refresh()
        assert all_of(again.game) == all_of(room.game)

    in_room(settings, play)


def test_who_comes_second_reads_what_the_first_wrote_and_tries_again(settings: Settings) -> None:
    async def play(store: Store, room: Room) -> None:
        other = await another(store, room.table_id)
        await room.answer(0, ["oath:0"])
        await other.answer(1, ["oath:1"])  # it does not know of the first
        assert other.number == 2
        assert [entry.words for entry in await store.entries(room.table_id)] == [["oath:0"], ["oath:1"]]
        with pytest.raises(IllegalAnswer):
            await room.answer(0, ["oath:0"])  # once it knows, that is over
        await room.refresh()
        assert all_of(room.game) == all_of(other.game)

    in_room(settings, play)


def test_of_two_processes_with_the_same_retry_one_writes(settings: Settings) -> None:
    async def play(store: Store, room: Room) -> None:
        other = await another(store, room.table_id)
        await asyncio.gather(room.answer(0, ["oath:0"], "key"), other.answer(0, ["oath:0"], "key"))
        assert len(await store.entries(room.table_id)) == 1
        assert room.number == other.number == 1

    in_room(settings, play)


def test_many_at_once_lose_nothing(settings: Settings) -> None:
    async def play(store: Store, room: Room) -> None:
        others = [room, *[await another(store, room.table_id) for _ in range(3)]]
        answers = [each.answer(seat, ["oath:2"], f"{seat}") for each in others for seat in (0, 1)]
        await asyncio.gather(*answers)
        entries = await store.entries(room.table_id)
        assert [entry.number for entry in entries] == [1, 2]
        assert {entry.seat for entry in entries} == {0, 1}

    in_room(settings, play)


def test_it_is_on_disk_before_it_counts(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """When writing fails, nothing has happened."""

    async def play(store: Store, room: Room) -> None:
        before = all_of(room.game)

        async def fail(change: Change) -> None:
            assert all_of(room.game) == before
            raise OSError("the disk is full")

        monkeypatch.setattr(store, "append", fail)
        with pytest.raises(OSError, match="full"):
            await room.answer(0, ["oath:0"])
        assert (all_of(room.game), room.number) == (before, 0)

    in_room(settings, play)


async def past_the_barrier(room: Room) -> None:
    for seat in (0, 1):
        await room.answer(seat, ["oath:0"])


def test_two_last_votes_at_once_are_both_heard(settings: Settings) -> None:
    """In two processes both see that all agree; it is taken back once, and nobody is refused."""

    async def play(store: Store, room: Room) -> None:
        await past_the_barrier(room)
        await room.vote(0, 0, True)
        other = await another(store, room.table_id)
        await asyncio.gather(room.vote(1, 0, True), other.vote(1, 0, True))
        words = [entry.words for entry in await store.entries(room.table_id)]
        assert words.count(["undo", "consent"]) == 1

    in_room(settings, play)


def test_of_an_undo_and_an_answer_at_once_one_waits_for_the_other(settings: Settings) -> None:
    """Whoever is first, the journal can be played again, and whoever is refused has changed nothing."""

    async def play(store: Store, room: Room) -> None:
        other = await another(store, room.table_id)
        await room.answer(0, ["oath:0"])
        await other.refresh()
        results = await asyncio.gather(room.undo(0), other.answer(1, ["oath:1"]), return_exceptions=True)
        entries = await store.entries(room.table_id)
        assert len(entries) == 1 + results.count(None)
        assert all(each is None or isinstance(each, CannotUndo) for each in results)
        again = await another(store, room.table_id)
        for each in (room, other):
            await each.refresh()
            assert all_of(each.game) == all_of(again.game)

    in_room(settings, play)


def test_what_was_begun_is_finished_when_the_caller_goes_away(settings: Settings) -> None:
    async def play(store: Store, room: Room) -> None:
        asking = asyncio.create_task(room.answer(0, ["oath:0"]))
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        async with room.lock:
            pass
        assert room.number == len(await store.entries(room.table_id)) == 1

    in_room(settings, play)


def test_the_migrations_make_the_tables_of_the_models(settings: Settings) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), Base.metadata)

    async def compare() -> object:
        async with opened(settings) as store, store.engine.connect() as connection:
            await migrate(store.engine)  # a second time does nothing
            return await connection.run_sync(differences)

    assert asyncio.run(compare()) == []
