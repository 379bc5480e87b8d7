"""Turn clocks, with a clock that the tests turn."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta

import pytest

import longhall
from longhall.server import clocks
from longhall.server.clocks import Clocks
from longhall.server.database.clock_store import ClockStore
from longhall.server.database.store import Store
from longhall.server.database.window_store import WindowStore
from longhall.server.heads import NOTE, UNDO
from longhall.server.rooms import Room, Rooms, rebuild
from longhall.server.schema.clocks import Clock, NewClock
from longhall.server.schema.tables import NewSeat, NewTable
from longhall.server.settings import Settings
from longhall.server.tables import Tables
from longhall.server.windows import Windows
from tests.patience import PATIENCE
from tests.server.devices import OPEN, PERSON, Device, House, bot, own_ask, wait_for
from tests.server.test_rooms import opened

TURN, RESERVE = 30, 60
CLOCK = {"turn": TURN, "reserve": RESERVE}


class Time:
    """The time of a test."""

    def __init__(self) -> None:
        self.now = datetime(2030, 1, 1, tzinfo=UTC)

    def passes(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)

    def after(self, seconds: float) -> datetime:
        return self.now + timedelta(seconds=seconds)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    monkeypatch.setattr(clocks, "now", lambda: found.now)
    return found


class Game:
    """A table of two persons with clocks, and the server's clocks as another process would have them."""

    def __init__(self, store: Store, table_id: str) -> None:
        self.store = store
        self.table_id = table_id
        self.rooms = Rooms(store, lambda table_id, number: None, shared=True)
        self.tables = Tables(store, lambda table_id: None)
        windows = Windows(store, WindowStore(store), self.rooms, lambda table_id, number: None)
        self.clocks = Clocks(
            store, ClockStore(store), self.rooms, self.tables, lambda table_id, number: None, windows.queue
        )

    async def room(self) -> Room:
        return await self.rooms.get(self.table_id)

    async def look(self) -> list[Clock]:
        await self.clocks.look(self.table_id)
        return await self.clocks.told(self.table_id)

    async def answer(self, seat: int, *options: str) -> list[Clock]:
        await (await self.room()).answer(seat, options)
        return await self.look()

    async def bots(self) -> list[str | None]:
        await self.clocks.call_bots()
        return [seat.bot for seat in await self.store.seats(self.table_id)]


def at_table(settings: Settings, play: Callable[[Game], Awaitable[None]], clock: NewClock | None = None) -> None:
    """Run something at a new table with clocks."""

    async def run() -> None:
        async with opened(settings) as store:
            persons = [NewSeat("person", "Ana"), NewSeat("person", "Bo")]
            wish = NewTable("toy", persons, clock=clock or NewClock(TURN, RESERVE))
            table = (await Tables(store, lambda table_id: None).open(wish, "guest", "Ana")).table
            await play(Game(store, table.id))

    asyncio.run(run())


def test_a_clock_runs_while_its_seat_must_answer(settings: Settings, time: Time) -> None:
    async def play(game: Game) -> None:
        both = time.after(TURN + RESERVE)
        assert [clock.deadline for clock in await game.look()] == [both, both]
        time.passes(10)
        first, second = await game.answer(0, "oath:0")
        assert (first.turn, first.reserve, first.deadline) == (TURN - 10, RESERVE, None)
        assert second.deadline == both
        time.passes(40)
        first, second = await game.answer(1, "oath:0")
        assert first.deadline == time.after(TURN + RESERVE)  # a new turn
        assert (second.turn, second.reserve) == (TURN, RESERVE - 20)
        assert second.deadline == time.after(TURN + RESERVE - 20)

    at_table(settings, play)


def test_when_time_is_out_a_bot_takes_over_and_the_seat_can_be_taken_back(settings: Settings, time: Time) -> None:
    async def play(game: Game) -> None:
        await game.look()
        await game.answer(0, "oath:0")
        time.passes(TURN + RESERVE - 1)
        assert await game.bots() == [None, None]
        time.passes(1)
        assert await game.bots() == [None, "karl"]
        assert [clock.deadline for clock in await game.look()] == [None, None]
        await game.tables.take_back(game.table_id, 1)
        assert (await game.look())[1].deadline == time.after(TURN)  # nothing is left of the reserve
        assert await game.bots() == [None, None]

    at_table(settings, play)


def test_the_log_says_that_time_is_up_before_the_bot_plays(settings: Settings, time: Time) -> None:
    """Once, though two processes look; and it says when the person plays again. After a restart it says the same."""

    async def play(game: Game) -> None:
        await game.look()
        await game.answer(0, "oath:0")
        time.passes(TURN + RESERVE)
        other = Game(game.store, game.table_id)
        await other.clocks._note(game.table_id, 1)
        assert await game.bots() == [None, "karl"]
        room = await game.room()
        said = [{"number": 1, "key": "seat.time_out", "args": {"seat": 1}}]
        for observer in (0, 1, None):
            assert [event["key"] for event in room.game.events(0, observer)].count("seat.time_out") == 1
        assert room.game.events(0, None) == said
        again = await rebuild(game.store, await game.store.table(game.table_id))
        assert (again.game.events(0, 1), again.number) == (room.game.events(0, 1), room.number)

    at_table(settings, play)


def test_the_log_says_who_lets_a_bot_play_and_who_plays_again(ana: Device, bo: Device) -> None:
    table = ana.open(PERSON, OPEN, public=True)
    bo.take(table, 1)
    bo.put(f"{table}/seats/1/bot", {"bot": "thrall"})
    bo.done("DELETE", f"{table}/seats/1/bot")
    bo.done("DELETE", f"{table}/seats/1/bot")
    bo.post(f"{table}/seats/1/leave", {})
    bo.take(table, 1)
    told = [event["key"] for event in ana.update(table)["events"]]
    assert [key for key in told if key.startswith("seat.")] == ["seat.bot", "seat.back", "seat.left", "seat.taken"]
    assert ana.refused("PUT", f"{ana.open(PERSON, bot())}/seats/1/bot", {"bot": "karl"})[0] == 409


def test_no_game_has_an_answer_that_the_journal_uses_for_itself() -> None:
    for id in longhall.game_ids():
        assert not {UNDO, NOTE} & {option.key for option in longhall.game_info(id).vocabulary.options}


def test_who_has_answered_keeps_the_seat(settings: Settings, time: Time) -> None:
    """Also when the clock was not stopped yet."""

    async def play(game: Game) -> None:
        await game.look()
        await (await game.room()).answer(0, ["oath:0"])
        time.passes(TURN + RESERVE)
        assert await game.bots() == [None, "karl"]

    at_table(settings, play)


def test_a_seat_that_was_left_does_not_hold_up_the_table(settings: Settings, time: Time) -> None:
    async def play(game: Game) -> None:
        await game.look()
        await game.answer(0, "oath:0")
        await game.tables.leave(game.table_id, 1, None)
        time.passes(TURN + RESERVE)
        assert await game.bots() == [None, "karl"]

    at_table(settings, play)


def test_to_take_back_gives_no_new_time(settings: Settings, time: Time) -> None:
    async def play(game: Game) -> None:
        await game.look()
        for used in (20, 8):
            time.passes(used)
            await game.answer(0, "oath:0")
            await (await game.room()).undo(0)
            first, _ = await game.look()
        assert first.deadline == time.after(TURN - 28 + RESERVE)

    at_table(settings, play)


def test_deadlines_survive_a_restart(settings: Settings, time: Time) -> None:
    async def play(game: Game) -> None:
        before = await game.look()
        time.passes(50)
        again = Game(game.store, game.table_id)
        assert await again.look() == before
        time.passes(50)
        assert await Game(game.store, game.table_id).bots() == ["karl", "karl"]

    at_table(settings, play)


# Over the wire


def test_the_clocks_are_in_the_update_and_secrets_do_not_move_them(ana: Device, time: Time) -> None:
    table = ana.open(PERSON, PERSON, clock=CLOCK)
    for seat in (0, 1):
        ana.answer(table, seat, "oath:0")
    ana.settle()
    before = ana.update(table, 1)
    assert all(clock["deadline"] for clock in before["clocks"])
    ask = own_ask(ana.update(table, 0))
    assert ask is not None
    time.passes(5)
    ana.answer(table, 0, next(option["key"] for option in ask["options"] if option["key"] != "done"))
    ana.settle()
    assert ana.update(table, 1) == before
    with ana.live(table, 0) as socket:
        assert socket.receive_json(timeout=PATIENCE)["at"]


def test_the_server_calls_the_bot_and_after_a_restart_too(
    start: Callable[[], House], time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "TICK", 0.05)
    ana = start().device("Ana")
    table = ana.open(PERSON, bot(), clock=CLOCK)
    deadline = wait_for(lambda: ana.update(table, 0).get("clocks"))[0]["deadline"]
    ana.client = start().client
    assert ana.update(table, 0)["clocks"][0]["deadline"] == deadline
    time.passes(TURN + RESERVE)
    wait_for(lambda: ana.get(f"{table}")["seats"][0]["bot"] == "karl")
    assert ana.get(f"{table}")["seats"][0]["kind"] == "person"
    assert ana.done("DELETE", f"{table}/seats/0/bot")["seats"][0]["bot"] is None


def test_a_table_without_clocks_has_none(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    assert "clocks" not in ana.update(table, 0)
    bad = {"game": "toy", "seats": [PERSON, PERSON], "clock": {"turn": 0}}
    assert ana.refused("POST", "/api/tables", bad)[0] == 400
