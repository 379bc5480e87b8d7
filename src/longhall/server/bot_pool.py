"""Process pool for bots, so that search does not block the event loop."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import OrderedDict, deque
from collections.abc import Sequence

import msgspec

from longhall.bots import SeatHandle, new_bot
from longhall.engine.errors import BadSave
from longhall.engine.game import Game
from longhall.engine.validation import load_untrusted

COMMAND = (sys.executable, "-m", "longhall.server.bot_worker")
LIMIT = 3.0  # seconds that a bot may take
CHECK_LIMIT = 20.0  # seconds that the check of a save may take
IMPORTS = "imports"  # saves to be checked take turns with tables, as one of them
START = 60.0  # seconds in which a worker must be ready
TRIES = 3  # workers that may die over the same question
SIZE = 4  # bytes of a message's length
log = logging.getLogger(__name__)


def think(game: Game, seat: int, bot: str, seed: str, anytime: bool) -> str:
    """What a bot answers. It sees its seat's side alone. Where the seat is asked nothing any more: `NotAsked`."""
    ask = game.ask_of(seat)
    if ask is None:
        raise NotAsked
    player = new_bot(bot, SeatHandle(game, seat), seed)
    return player.choose(ask if anytime else ask.with_anytime(())).key


def check(save: bytes) -> Reply:
    """Whether a save that somebody sent can be played at a table, and if not, what is wrong with it."""
    try:
        load_untrusted(msgspec.json.decode(save))
    except BadSave as error:
        plain = {name: each if isinstance(each, int | str) else str(each) for name, each in error.words.items()}
        return Reply(error.key, words=plain)
    return Reply()


def settle_check(reply: Reply) -> None:
    """Raise what a check has found."""
    if reply.key:
        raise BadSave(reply.key, **reply.words)


class Check(msgspec.Struct, frozen=True, tag="check"):
    """A save to be checked before anything is done with it."""

    save: msgspec.Raw


class Question(msgspec.Struct, frozen=True, tag="think"):
    """What a bot is asked: the whole game goes to the worker, and the bot in it gets the handle of its seat."""

    save: msgspec.Raw
    seat: int
    bot: str
    seed: str
    anytime: bool


class Reply(msgspec.Struct, frozen=True):
    """The key of the bot's answer, or of what is wrong with a save; or what went wrong with the worker."""

    key: str = ""
    error: str = ""
    words: dict[str, int | str] = {}


class CannotThink(Exception):
    """A bot failed, or its workers died one after the other."""


class NotAsked(Exception):
    """The ask that a bot should answer has gone away."""


class Died(Exception):
    """A worker is gone."""


class Job:
    """A question that waits for its turn, and the answer that will come."""

    def __init__(self, message: Question | Check, limit: float) -> None:
        self.message = msgspec.json.encode(message)
        self.limit = limit  # seconds of a worker
        self.reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

    def settle(self, reply: Reply) -> None:
        if reply.error:
            self.fail(CannotThink(reply.error))
        elif not self.reply.done():
            self.reply.set_result(reply)

    def fail(self, error: Exception) -> None:
        """Whoever asked may have given up by now."""
        if not self.reply.done():
            self.reply.set_exception(error)


class Turns:
    """Tables take turns, however many questions each of them has."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[Job]] = OrderedDict()
        self._filled = asyncio.Condition()

    async def put(self, table_id: str, job: Job) -> None:
        async with self._filled:
            self._waiting.setdefault(table_id, deque()).append(job)
            self._filled.notify()

    async def take(self) -> Job:
        """The next job that somebody still waits for."""
        async with self._filled:
            while True:
                await self._filled.wait_for(lambda: self._waiting)
                job = self._next()
                if not job.reply.done():
                    return job

    def _next(self) -> Job:
        table_id, jobs = self._waiting.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            self._waiting[table_id] = jobs  # at the end again
        return job


class Worker:
    """One process, and the messages that go to it and come back."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, command: Sequence[str]) -> Worker:
        """A process that is ready to think."""
        pipe = asyncio.subprocess.PIPE
        worker = cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe))
        try:
            await asyncio.wait_for(worker._read(), START)
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, message: bytes) -> Reply:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(len(message).to_bytes(SIZE, "big") + message)
            await self.process.stdin.drain()
        except OSError as error:
            raise Died from error
        return await self._read()

    async def _read(self) -> Reply:
        assert self.process.stdout is not None
        try:
            size = int.from_bytes(await self.process.stdout.readexactly(SIZE), "big")
            return msgspec.json.decode(await self.process.stdout.readexactly(size), type=Reply)
        except (asyncio.IncompleteReadError, OSError) as error:
            raise Died from error

    async def end(self) -> None:
        """It holds nothing that could be lost."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class BotPool:
    """Bots think in worker processes. One that dies or thinks for too long is replaced."""

    def __init__(self, number: int, command: Sequence[str] = COMMAND, limit: float = LIMIT) -> None:
        self.number = number
        self.command = command
        self.limit = limit  # seconds of a worker for one question
        self.turns = Turns()
        self.workers: dict[int, Worker] = {}  # those that run, by their place
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start the processes, without waiting until they are ready."""
        self._tasks = [asyncio.create_task(self._run(place)) for place in range(self.number)]

    async def choose(self, table_id: str, game: Game, seat: int, bot: str, seed: str, anytime: bool) -> str:
        question = Question(msgspec.Raw(msgspec.json.encode(game.save())), seat, bot, seed, anytime)
        return (await self._ask(table_id, Job(question, self.limit))).key

    async def check(self, save: bytes) -> None:
        """Refuse a save with which a table could not play; one whose check does not end is refused, too."""
        try:
            settle_check(await self._ask(IMPORTS, Job(Check(msgspec.Raw(save)), CHECK_LIMIT)))
        except TimeoutError as error:
            raise BadSave("error.save.slow") from error

    async def _ask(self, table_id: str, job: Job) -> Reply:
        await self.turns.put(table_id, job)
        return await job.reply

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _run(self, place: int) -> None:
        """Keep one place filled with a worker, and give it one job after another."""
        try:
            while True:
                try:
                    await self._worker(place)
                    await self._do(place, await self.turns.take())
                except (Died, OSError, TimeoutError):
                    log.warning("a worker for bots cannot be started")
                    await asyncio.sleep(1)
        finally:
            await self._drop(place)

    async def _do(self, place: int, job: Job) -> None:
        """Have a job done; when the worker dies over it, another one is asked."""
        for _ in range(TRIES):
            try:
                worker = await self._worker(place)
                job.settle(await asyncio.wait_for(worker.ask(job.message), job.limit))
                return
            except TimeoutError as error:
                job.fail(error)
                await self._drop(place)
                return
            except (Died, OSError):
                log.warning("a worker for bots died and is replaced")
                await self._drop(place)
        job.fail(CannotThink("its workers died"))

    async def _worker(self, place: int) -> Worker:
        if place not in self.workers:
            self.workers[place] = await Worker.start(self.command)
        return self.workers[place]

    async def _drop(self, place: int) -> None:
        worker = self.workers.pop(place, None)
        if worker is not None:
            await worker.end()


def cores() -> int:
    """How many workers suit this machine: one core is left for the server."""
    return max(1, (os.cpu_count() or 2) - 1)
