"""Heads: a rule that is mended in the middle of a game stops no table, and one that cannot be loaded is frozen."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import update

from longhall.engine.errors import CannotUndo, IllegalAnswer
from longhall.engine.game import Game
from longhall.engine.registry import game_info
from longhall.engine.rng import Stream
from longhall.server import heads
from longhall.server.database.connect import migrate, open_engine
from longhall.server.database.models import Head, Table
from longhall.server.database.store import Store
from longhall.server.errors import Frozen
from longhall.server.rooms import Room
from longhall.server.settings import Settings
from tests.server.mending import GAMES, forbidden, opened, play, play_out, room_of, unknown
from tests.server.postgres import on_postgres, postgres, url
from tests.server.test_rooms import all_of

__all__ = ["postgres", "url"]

Run = Callable[[Callable[[Store], Awaitable[None]]], None]


def on_sqlite(settings: Settings, use: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        engine = open_engine(settings.database)
        try:
            await migrate(engine)
            await use(Store(engine))
        finally:
            await engine.dispose()

    asyncio.run(run())


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("postgresql"))])
def run(request: pytest.FixtureRequest) -> Run:
    """Use a store of either kind."""
    if request.param == "sqlite":
        settings = request.getfixturevalue("settings")
        return lambda use: on_sqlite(settings, use)
    address = request.getfixturevalue("url")
    return lambda use: on_postgres(address, use)


async def rules_of(store: Store, table_id: str) -> int:
    head = await store.head(table_id)
    assert head is not None
    return head.rules


def replay(room: Room, entries: list[Any]) -> Game:
    """The game as its journal alone would have it."""
    game = Game(room.game.info, room.game.seats, room.game.save()["seed"], room.game.options)
    for entry in entries:
        heads.apply(game, entry.seat, entry.words)
    return game


@pytest.mark.parametrize("game", GAMES)
def test_a_table_goes_on_by_the_rule_that_was_mended(run: Run, game: str) -> None:
    """The journal does not fit it any more; position, log and what is asked are as they were, and the game ends."""

    async def use(store: Store) -> None:
        table_id, chance = await opened(store, game), Stream("before")
        room = await room_of(store, table_id)
        given = await play(room, GAMES[game][2], chance)
        before, entries = (
            [(room.game.observation(seat), room.game.events(0, seat)) for seat in (0, 1, None)],
            room.number,
        )
        with forbidden(given[0]):
            with pytest.raises(IllegalAnswer):
                replay(room, await store.entries(table_id))
            again = await room_of(store, table_id)
            assert [(again.game.observation(seat), again.game.events(0, seat)) for seat in (0, 1, None)] == before
            await play(again, 10, chance)
            assert again.number == entries + 10
            later = await room_of(store, table_id)
            assert all_of(later.game) == all_of(again.game)
            play_out(later.game.copy(), chance)
        assert (await store.table(table_id)).frozen is None

    run(use)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_with_a_frame_that_nobody_knows_is_frozen_until_somebody_does(run: Run, game: str) -> None:
    async def use(store: Store) -> None:
        table_id, chance = await opened(store, game), Stream("frames")
        room = await room_of(store, table_id)
        await play(room, 20, chance)
        before = all_of(room.game)
        with unknown(room.game.info, type(room.game.position.copy().stack[0]).__name__):
            with pytest.raises(Frozen) as refused:
                await room_of(store, table_id)
            assert (refused.value.key, refused.value.words) == ("error.table.frozen", {})
            assert (await store.table(table_id)).frozen is not None
            assert await store.waiting_for_bots((await store.table(table_id)).changed.max.replace(tzinfo=None)) == []
        assert all_of((await room_of(store, table_id)).game) == before
        assert (await store.table(table_id)).frozen is None

    run(use)


def test_what_was_played_by_other_rules_is_not_taken_back_and_names_nothing(run: Run) -> None:
    """By oneself and by consent; what is done after the fix can be taken back again."""

    async def use(store: Store) -> None:
        table_id = await opened(store, "feast_for_odin")
        room = await room_of(store, table_id)
        given, seed = await play(room, 12, Stream("a")), 0
        while not any(room.game.can_undo(seat) for seat in (0, 1)):
            given, seed = await play(room, 1, Stream(f"{seed}")), seed + 1
        seat = next(seat for seat in (0, 1) if room.game.can_undo(seat))
        with forbidden(given[-1]):
            again = await room_of(store, table_id)
            before = again.game.observation(None)
            for seat in (0, 1):
                assert not again.game.can_undo(seat)
                with pytest.raises(CannotUndo):
                    await again.undo(seat)
            with pytest.raises(CannotUndo) as refused:
                await again._write(0, lambda game: ["undo", "consent"], None, lambda game: None)
            assert (refused.value.key, refused.value.words) == ("error.undo.rules", {"seat": 0})
            assert again.game.observation(None) == before

    run(use)


def test_by_consent_a_loaded_table_goes_back_beyond_its_floor(run: Run) -> None:
    async def use(store: Store) -> None:
        table_id = await opened(store, "kardnarok")
        room = await room_of(store, table_id)
        await play(room, 70, Stream("way back"))
        again = await room_of(store, table_id)
        for _ in range(20):
            seat = again.game.gestures[-1].seat
            for each in (room, again):
                await each.refresh()
            await again._write(seat, lambda game: ["undo", "consent"], None, lambda game: None)
            await room.refresh()
            assert all_of(again.game) == all_of(room.game)
        assert [row.gestures for row in await store.keyframes(table_id)] == [0]
        play_out((await room_of(store, table_id)).game, Stream("on"))

    run(use)


def test_a_table_of_an_older_version_is_told_what_changed_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    info = game_info("feast_for_odin")

    async def use(store: Store) -> None:
        table_id = await opened(store, "feast_for_odin")
        room = await room_of(store, table_id)
        await play(room, 10, Stream("old"))
        async with store.session.begin() as session:
            await session.execute(update(Head).where(Head.table_id == table_id).values(rules=1))
        told = [event["args"]["change"] for event in heads_events(await room_of(store, table_id))]
        assert told
        assert all(change.startswith("2.") for change in told)
        again = await room_of(store, table_id)
        assert [event["args"]["change"] for event in heads_events(again)] == told
        assert await rules_of(store, table_id) == 1
        await play(again, 1, Stream("new"))
        assert await rules_of(store, table_id) == info.rules_version
        await play(again, 3, Stream("newer"))
        assert all_of((await room_of(store, table_id)).game) == all_of(again.game)
        assert len(heads_events(again)) == len(told)

    run(use)


def heads_events(room: Room) -> list[dict[str, Any]]:
    return [event for event in room.game.events(0, None) if event["key"] == heads.RULES_CHANGED]


def test_an_old_process_leaves_a_table_of_newer_rules_alone(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(store: Store) -> None:
        table_id = await opened(store, "kardnarok")
        await play(await room_of(store, table_id), 5, Stream("new"))
        info = game_info("kardnarok")
        version, info.rules_version = info.rules_version, info.rules_version - 1
        try:
            with pytest.raises(Frozen) as refused:
                await room_of(store, table_id)
            assert refused.value.key == "error.table.newer"
            assert (await store.table(table_id)).frozen is None
        finally:
            info.rules_version = version
        await play(await room_of(store, table_id), 5, Stream("newer"))

    run(use)


def test_a_table_stores_all_its_options(run: Run) -> None:
    async def use(store: Store) -> None:
        for game in GAMES:
            table = await store.table(await opened(store, game))
            assert set(table.options) == {choice.name for choice in game_info(game).choices}

    run(use)


def test_what_happens_because_a_question_is_gone_is_told(run: Run) -> None:
    """A rule asks nothing any more where a table stands: it goes on to the next question, and says so."""

    async def use(store: Store) -> None:
        table_id = await opened(store, "kardnarok")
        room = await room_of(store, table_id)
        await play(room, 30, Stream("gone"))
        top = room.game.position.copy().stack[-1]
        events = len(room.game.log)
        from longhall.engine.frames import STEP_TABLES

        plan = STEP_TABLES[type(top)]
        asks, plan.asks[top.step] = plan.asks[top.step], lambda frame, g: []
        try:
            again = await room_of(store, table_id)
            assert [ask.name for ask in again.game.asks] != [ask.name for ask in room.game.asks]
            told = all_of(again.game)
            assert all_of((await room_of(store, table_id)).game) == told
            assert again.stands.told == events
            await play(again, 1, Stream("next"))
        finally:
            plan.asks[top.step] = asks
        assert (await room_of(store, table_id)).game.events(0, None) == again.game.events(0, None)

    run(use)


def test_heads_are_stored_once_a_table(run: Run) -> None:
    """A floor that is the head itself is not stored twice."""

    async def use(store: Store) -> None:
        table_id = await opened(store, "blood_rage")
        room = await room_of(store, table_id)
        for _ in range(30):
            await play(room, 1, Stream(f"{room.number}"))
            head = await store.head(table_id)
            assert head is not None
            assert (head.number, head.floor_gestures) == (room.number, room.game.floor)
            assert (head.floor is None) == (room.game.floor == len(room.game.gestures))
        assert isinstance(await store.table(table_id), Table)

    run(use)
