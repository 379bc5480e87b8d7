"""Bots think in worker processes: fairly, within their time, and whatever happens to a worker."""

import asyncio
import os
import signal
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from longhall.bots import BOTS
from longhall.engine.errors import BadSave
from longhall.engine.game import Game
from longhall.engine.saves import sealed
from longhall.server import bot_pool
from longhall.server.app import create_app, services_of, thinker_for
from longhall.server.bot_pool import BotPool, CannotThink, NotAsked, cores, think
from longhall.server.bots import Threads
from longhall.server.database.models import now
from longhall.server.services import STILL, Services
from longhall.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.devices import PERSON, Device, House, Table, bot, play_on, wait_for
from tests.server.sleepers import DIED, NEW_BOTS, WORKER
from tests.toy.play import offer_nothing, toy

Result = TypeVar("Result")
SOON = 0.3  # seconds: a short patience


@pytest.fixture(autouse=True)
def new_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, factory in NEW_BOTS.items():
        monkeypatch.setitem(BOTS, name, factory)
    monkeypatch.setenv(DIED, str(tmp_path / "died"))


def with_workers(number: int, use: Callable[[BotPool], Awaitable[Result]], limit: float = 30) -> Result:
    """Start workers, use them and stop them; no process is left."""

    async def run() -> Result:
        workers = BotPool(number, WORKER, limit)
        await workers.start()
        try:
            return await asyncio.wait_for(use(workers), PATIENCE)
        finally:
            left = pids(workers)
            await workers.close()
            assert not any(map(is_there, left))

    return asyncio.run(run())


def pids(workers: BotPool) -> list[int]:
    return [worker.process.pid for worker in workers.workers.values()]


def is_there(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists() if Path("/proc").exists() else _answers(pid)


def _answers(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def ask(workers: BotPool, table: str, name: str) -> "asyncio.Task[str]":
    """Ask the bot of seat 0 in its first turn."""
    game = offer_nothing(toy())
    return asyncio.ensure_future(workers.choose(table, game, 0, name, "seed", anytime=True))


# BotPool


def test_a_worker_ends_with_its_server_in_the_middle_of_a_thought() -> None:
    """The system closes the pipe of a server that was killed."""
    worker = subprocess.Popen(WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert worker.stdin
    assert worker.stdout
    save = msgspec.Raw(msgspec.json.encode(offer_nothing(toy()).save()))
    message = msgspec.json.encode(bot_pool.Question(save, 0, "sleeper", "seed", True))
    worker.stdin.write(len(message).to_bytes(bot_pool.SIZE, "big") + message)
    worker.stdin.close()
    assert worker.wait(timeout=50) == 0  # it would sleep for 60 seconds
    worker.stdout.close()


def test_a_forged_save_is_refused_and_a_check_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    forged = sealed({**toy().save(), "journal": [[7, "oath:0"]]})

    async def use(workers: BotPool) -> list[str]:
        await workers.check(msgspec.json.encode(toy().save()))
        found = []
        for limit in (bot_pool.CHECK_LIMIT, 0.0):
            monkeypatch.setattr(bot_pool, "CHECK_LIMIT", limit)
            with pytest.raises(BadSave) as error:
                await workers.check(msgspec.json.encode(forged))
            found.append(error.value.key)
        return found

    assert with_workers(1, use) == ["error.save.broken", "error.save.slow"]


@pytest.mark.parametrize("name", ["thrall", "karl", "jarl:8"])
def test_a_bot_says_the_same_in_a_worker(name: str) -> None:
    async def use(workers: BotPool) -> str:
        return await ask(workers, "one", name)

    assert with_workers(1, use) == think(offer_nothing(toy()), 0, name, "seed", anytime=True)


def test_tables_take_turns() -> None:
    """A table with many questions that take long does not keep another one waiting."""

    async def use(workers: BotPool) -> list[str]:
        order: list[str] = []
        greedy = [ask(workers, "greedy", "napper") for _ in range(8)]
        await asyncio.sleep(0)
        modest = [ask(workers, table, "napper") for table in ("modest", "quiet")]
        for number, task in enumerate([*greedy, *modest]):
            name = "greedy" if number < 8 else ("modest", "quiet")[number - 8]
            task.add_done_callback(lambda _, name=name: order.append(name))
        await asyncio.gather(*greedy, *modest)
        return order

    order = with_workers(1, use)
    assert order[:4] == ["greedy", "modest", "quiet", "greedy"]
    assert order.count("greedy") == 8


def test_who_thinks_too_long_is_stopped_and_the_next_one_is_asked() -> None:
    async def use(workers: BotPool) -> str:
        slow, quick = ask(workers, "slow", "sleeper"), ask(workers, "quick", "thrall")
        with pytest.raises(TimeoutError):
            await slow
        return await quick

    assert with_workers(1, use, limit=1)


def test_a_question_that_nobody_waits_for_is_not_thought_about() -> None:
    async def use(workers: BotPool) -> str:
        first, second = ask(workers, "one", "napper"), ask(workers, "two", "sleeper")
        await asyncio.sleep(0)
        second.cancel()
        await first
        return await ask(workers, "three", "thrall")

    assert with_workers(1, use, limit=30)


def test_a_worker_that_dies_is_replaced_and_asked_again() -> None:
    async def use(workers: BotPool) -> str:
        return await ask(workers, "one", "mortal")

    assert with_workers(1, use) == offer_nothing(toy()).asks[0].options[0].key


def test_a_worker_that_was_killed_while_it_waited_is_replaced() -> None:
    async def use(workers: BotPool) -> None:
        expected = await ask(workers, "one", "thrall")
        (before,) = pids(workers)
        os.kill(before, signal.SIGKILL)
        assert await ask(workers, "one", "thrall") == expected
        assert pids(workers) != [before]

    with_workers(1, use)


def test_a_question_that_kills_every_worker_is_given_up() -> None:
    async def use(workers: BotPool) -> str:
        with pytest.raises(CannotThink):
            await ask(workers, "one", "doomed")
        return await ask(workers, "two", "thrall")

    assert with_workers(1, use)


def test_a_bot_that_fails_leaves_its_worker_alive() -> None:
    async def use(workers: BotPool) -> None:
        await ask(workers, "one", "thrall")
        before = pids(workers)
        with pytest.raises(CannotThink, match="BadSetup"):
            await ask(workers, "one", "nobody")
        assert pids(workers) == before

    with_workers(1, use)


def test_stopping_does_not_wait_for_those_who_think() -> None:
    async def use(workers: BotPool) -> None:
        ask(workers, "one", "sleeper")
        while not pids(workers) or workers.turns._waiting:
            await asyncio.sleep(0.02)

    with_workers(1, use)


def test_how_many_workers_there_are(settings: Settings) -> None:
    def chosen(number: int | None) -> Any:
        return thinker_for(msgspec.structs.replace(settings, bot_workers=number))

    assert chosen(None).number == cores() == max(1, (os.cpu_count() or 2) - 1)
    assert chosen(3).number == 3
    assert isinstance(chosen(0), Threads)


# At the table


@pytest.fixture
def hurried(settings: Settings) -> Iterator[House]:
    """A server with one worker and little patience."""
    settings = msgspec.structs.replace(settings, patience=SOON)
    with TestClient(create_app(settings, BotPool(1, WORKER, SOON))) as client:
        yield House(client)


@pytest.mark.parametrize("name", ["sleeper", "doomed"])
def test_a_karl_answers_for_a_bot_that_does_not(hurried: House, name: str) -> None:
    ana = hurried.device("Ana")
    table = ana.open(PERSON, bot(name))
    for part in range(4):
        wait_for(lambda: 0 in ana.get(f"{table}")["asked"])
        play_on(ana, table, [0], 1, f"part {part}")
    assert wait_for(lambda: 1 in acted(ana, table))


def acted(device: Device, table: Table) -> list[int]:
    """The seats in whose name something happened."""
    return [event["args"].get("seat") for event in device.get(f"{table}/events", seat=0)]


def test_the_table_is_told_whom_it_waits_for(hurried: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not of a sealed choice: there nobody is told how long anybody takes."""
    ana = hurried.device("Ana")
    waited: list[tuple[bool, int]] = []
    choose = Threads.choose

    async def politely(self: Threads, *question: Any) -> str:
        """Answer when the table has heard whom it waits for, if that is told."""
        while (await ana.hall.store.table(table.id)).late is not None and not waited:
            await asyncio.sleep(0.02)
        return await choose(self, *question)

    monkeypatch.setattr(Threads, "choose", politely)
    table = ana.open(PERSON, bot("sleeper"))
    with ana.live(table, 0) as socket:
        for _ in range(60):
            update = socket.receive_json(timeout=PATIENCE)
            if update["type"] != "update":
                continue
            update = update["update"]
            if "waiting_for_bot" in update:
                waited.append((any(ask["sealed"] for ask in update["asks"]), update["waiting_for_bot"]))
                break
            play_on(ana, table, [0], 1)
    assert waited == [(False, 1)]


def test_no_answer_of_a_bot_is_written_twice(hurried: House, settings: Settings) -> None:
    ana = hurried.device("Ana")
    tables = [ana.open(bot("thrall"), bot("thrall")) for _ in range(3)]
    for table in tables:
        wait_for(lambda table=table: ana.get(f"{table}")["finished"])
    with sqlite3.connect(settings.database.partition("///")[2]) as database:
        rows = database.execute("select count(*), count(distinct number), max(number) from entries group by table_id")
        for count, numbers, last in rows:
            assert count == numbers == last


def test_a_table_whose_process_ended_goes_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A round finds bots that nobody has woken, once the table has stood still for a while."""
    ana = house.device("Ana")
    with monkeypatch.context() as asleep:
        asleep.setattr("longhall.server.bots.Bots.wake", lambda self, table_id: None)
        table = ana.open(bot(), bot())
    house.client.blocking_portal.call(ana.hall.go_round, now())
    assert not ana.hall.bots._playing
    house.client.blocking_portal.call(ana.hall.go_round, now() + STILL)
    wait_for(lambda: ana.get(f"{table}")["finished"])


# After a start


class Counting(Threads):
    """Counts how many bots think at the same time, and at which tables."""

    def __init__(self) -> None:
        super().__init__(1)
        self.now = self.most = 0
        self.tables: list[str] = []
        self.release = asyncio.Event()

    async def choose(self, table_id: str, game: Game, seat: int, bot: str, seed: str, anytime: bool) -> str:
        self.now, self.tables = self.now + 1, [*self.tables, table_id]
        self.most = max(self.most, self.now)
        try:
            await self.release.wait()
            return await super().choose(table_id, game, seat, bot, seed, anytime)
        finally:
            self.now -= 1


def test_after_a_start_bots_are_woken_one_after_another_and_first_where_people_look(
    settings: Settings, app: Litestar
) -> None:
    def server(thinker: Counting) -> TestClient[Litestar]:
        app.state["services"] = Services(settings, services_of(app.state).channels, thinker)
        return TestClient(app)

    with server(Counting()) as client:
        ana = House(client).device("Ana")
        owing = [ana.open(bot(), PERSON) for _ in range(6)]
        quiet = [ana.open(PERSON, PERSON) for _ in range(3)]
    counting = Counting()
    with server(counting) as client:
        ana.client = client
        wait_for(lambda: counting.tables)
        assert counting.most == 1
        visited = next(table for table in owing if table.id not in counting.tables)
        ana.update(visited, 1)
        wait_for(lambda: len(counting.tables) == 2)
        assert counting.tables[1] == visited.id
        client.blocking_portal.call(counting.release.set)
        wait_for(lambda: {table.id for table in owing} == set(counting.tables))
        assert not {table.id for table in quiet} & set(counting.tables)
        assert counting.most == 2


def test_an_ask_that_goes_away_while_a_bot_is_late_is_no_fault(
    start: Callable[[], House], caplog: pytest.LogCaptureFixture
) -> None:
    """A person takes back what led to the ask; the stand-in of the late bot finds nothing to answer."""
    house = start()
    ana = house.device("Ana")
    hall = ana.hall
    bots = hall.bots
    table = ana.open(PERSON, PERSON)
    gone = toy()
    gone.position.open_asks = []

    async def late(*_: Any) -> str:
        room = await hall.rooms.get(table.id)
        room.stands = room.stands._replace(game=gone)
        raise CannotThink("late")

    async def look() -> None:
        room = await hall.rooms.get(table.id)
        await bots._answer(room, room.game.asks[0], "karl", "seed", [0])

    bots.thinker.choose = late  # type: ignore[method-assign, assignment]
    house.client.blocking_portal.call(look)
    with pytest.raises(NotAsked):
        think(gone, 0, "karl", "seed", True)
