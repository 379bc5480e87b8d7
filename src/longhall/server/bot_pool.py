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
    """Compute a bot's answer from what its seat may know; raises `NotAsked` if the seat is not asked any more."""
    ask = game.ask_of(seat)
    if ask is None:
        raise NotAsked
    player = new_bot(bot, SeatHandle(game, seat), seed)
    return player.choose(ask if anytime else ask.with_anytime(())).key


def check(save: bytes) -> Reply:
    """Validate an uploaded save: can it be played at a table?"""
    try:
        load_untrusted(msgspec.json.decode(save))
    except BadSave as error:
        plain = {name: each if isinstance(each, int | str) else str(each) for name, each in error.words.items()}
        return Reply(error.key, words=plain)
    return Reply()


def settle_check(reply: Reply) -> None:
    """Raise the error that a validation found."""
    if reply.key:
        raise BadSave(reply.key, **reply.words)


class Check(msgspec.Struct, frozen=True, tag="check"):
    """Job: validate a save before it is used."""

    save: msgspec.Raw


class Question(msgspec.Struct, frozen=True, tag="think"):
    """Job: choose an answer. The worker gets the whole game, the bot only the handle of its seat."""

    save: msgspec.Raw
    seat: int
    bot: str
    seed: str
    anytime: bool


class Reply(msgspec.Struct, frozen=True):
    """Result of a job: an option key, an error key, or the failure of the worker."""

    key: str = ""
    error: str = ""
    words: dict[str, int | str] = {}


class CannotThink(Exception):
    """Raised when a bot fails, or its workers die repeatedly."""


class NotAsked(Exception):
    """Raised when the ask of a bot is not open any more."""


class Died(Exception):
    """Raised when a worker process has ended."""


class Job:
    """A queued job with the future of its result."""

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
        """Fail the job, unless its caller has given up."""
        if not self.reply.done():
            self.reply.set_exception(error)


class Turns:
    """Fair queue: round robin over tables, however many jobs each of them has."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[Job]] = OrderedDict()
        self._filled = asyncio.Condition()

    async def put(self, table_id: str, job: Job) -> None:
        async with self._filled:
            self._waiting.setdefault(table_id, deque()).append(job)
            self._filled.notify()

    async def take(self) -> Job:
        """Take the next job whose caller still waits."""
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
    """One worker process with its pipes."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, command: Sequence[str]) -> Worker:
        """Start a process and wait until it is ready."""
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
        """Kill the process: it holds no state."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class BotPool:
    """Process pool for bots. Replaces a worker that dies or exceeds its time limit."""

    def __init__(self, number: int, command: Sequence[str] = COMMAND, limit: float = LIMIT) -> None:
        self.number = number
        self.command = command
        self.limit = limit  # seconds of a worker for one question
        self.turns = Turns()
        self.workers: dict[int, Worker] = {}  # those that run, by their place
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start the processes; does not wait until they are ready."""
        self._tasks = [asyncio.create_task(self._run(place)) for place in range(self.number)]

    async def choose(self, table_id: str, game: Game, seat: int, bot: str, seed: str, anytime: bool) -> str:
        question = Question(msgspec.Raw(msgspec.json.encode(game.save())), seat, bot, seed, anytime)
        return (await self._ask(table_id, Job(question, self.limit))).key

    async def check(self, save: bytes) -> None:
        """Reject a save that cannot be played, or whose validation exceeds its time limit."""
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
        """Run jobs on one worker, and replace it when it ends."""
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
        """Run a job; if its worker dies, retry on another one."""
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
    """Default number of workers: one core less than the machine has."""
    return max(1, (os.cpu_count() or 2) - 1)
