"""How many tables the server bears: the time from an answer to the last seat's event, and where it saturates.

    python benchmarks/load.py [--tables 300] [--rate 150] [--seconds 20] [--saturate] [--patches] [--json]

The server is a process of its own, as `longhall serve` starts it; this process plays Kardnarök (basic, four seats, one
WebSocket each) on loopback. The load is an open loop: answers are due at fixed times, whether the server keeps up or
not, and each is timed from when it was due until the last seat that hears of it has heard. Every table comes from an
address of its own, because the server limits what one address may do. With --saturate the rate is then raised step by
step until the server falls behind. Both processes' share of a core is told: if it is this one that has no time left,
the figures say nothing of the server.
"""

import argparse
import asyncio
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
GAME = {"game": "kardnarok", "options": {"mode": "basic"}, "seats": [{"kind": "person", "name": "Ana"}] * SEATS}
START = [sys.executable, "-c", "import sys; from longhall.terminal.cli import main; sys.exit(main())", "serve"]
SILENCE = 0.2  # seconds after the last update: who was told nothing by then had nothing to be told, or is late
OPENING = 8  # tables that are opened at a time
STEP = 1.4  # from one rate to the next
AIM = 200  # milliseconds: what 99 % should stay under
BEHIND = 1.0  # seconds: a 99th percentile that nobody wants


class Option(msgspec.Struct):
    key: str


class Ask(msgspec.Struct):
    seat: int
    options: list[Option]


class Update(msgspec.Struct):
    asks: list[Ask]
    outcome: Any
    last: int


class Message(msgspec.Struct):
    """What is read of the server's messages."""

    type: str
    update: Update | None = None


READ = msgspec.json.Decoder(Message).decode


class Table:
    """A table with a WebSocket for each seat."""

    def __init__(self, number: int, load: "Load") -> None:
        self.address = f"127.{1 + number // 60_000}.{number // 250 % 240}.{1 + number % 250}"
        self.load = load
        self.sockets: list[ClientConnection] = []
        self.asks: dict[int, list[str]] = {}
        self.waiting: set[int] = set(range(SEATS))
        self.due = self.told = self.before = 0.0  # `before` is when the answer was due that is settled
        self.sample: int | None = None  # where the time of the answer that is settled stands
        self.over = False

    async def open(self, server: str) -> None:
        """Open the table and its sockets."""
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        async with httpx.AsyncClient(transport=transport, base_url=server, timeout=60) as client:
            await client.get("/api/me")
            opened = await client.post("/api/tables", json=GAME, headers={"x-csrf": client.cookies["csrf"]})
            opened.raise_for_status()
            cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in client.cookies.jar)
        live = f"{server.replace('http', 'ws', 1)}api/tables/{opened.json()['table']['id']}/live"
        for seat in range(SEATS):
            address = f"{live}?seat={seat}&patches={str(self.load.patches).lower()}"
            headers = {"cookie": cookies}
            source = (self.address, 0)
            socket = await connect(address, additional_headers=headers, local_addr=source, proxy=None, open_timeout=60)
            self.sockets.append(socket)
            self.load.keep(asyncio.create_task(self.hear(seat, socket)))

    async def hear(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            message = READ(text)
            if message.update is not None:
                self.take(seat, message.update)
            elif message.type == "refused":
                self.refused()

    def refused(self) -> None:
        """The question was another one by now: that is no answer, and the table is ready for the next."""
        if self.load.figures is not None:
            self.load.figures.refused += 1
        self.due, self.sample = 0.0, None
        self.load.settled(self)

    def take(self, seat: int, update: Update) -> None:
        """An update has come; with the last one the table is ready for the next answer."""
        self.told = time.perf_counter()
        self.over = update.outcome is not None
        own = [option.key for ask in update.asks if ask.seat == seat for option in ask.options]
        self.asks[seat] = own
        if seat not in self.waiting:  # it was late, and the table was not waited for any more
            self.load.correct(self.sample, self.told - self.before)
            return
        self.waiting.discard(seat)
        if not self.waiting:
            self.load.settled(self)
        else:
            asyncio.get_running_loop().call_later(SILENCE, self.give_up, self.told)

    async def answer(self, due: float) -> None:
        """A random answer of a seat that is asked."""
        asked = [seat for seat, keys in self.asks.items() if keys]
        if not asked:  # the updates that ask somebody have not come yet
            self.refused()
            return
        self.due, self.told, self.waiting = due, 0.0, set(range(SEATS))
        seat = self.load.chance.choice(asked)
        order = {"do": "answer", "options": [self.load.chance.choice(self.asks[seat])]}
        await self.sockets[seat].send(json.dumps(order))

    def give_up(self, told: float) -> None:
        """Nothing came since then: the other seats had nothing to be told."""
        if self.due and self.told == told:
            self.load.settled(self)


@dataclass
class Figures:
    """One run at one rate."""

    rate: float
    tables: int
    seconds: float = 0.0
    answers: int = 0
    median_ms: float = 0.0
    p99_ms: float = 0.0
    worst_ms: float = 0.0
    refused: int = 0
    server_cpu: float = 0.0  # of one core
    own_cpu: float = 0.0
    times: list[float] = field(default_factory=list, repr=False)

    def close(self, seconds: float, cpu: float, own: float) -> None:
        self.seconds, self.answers = seconds, len(self.times)
        self.server_cpu, self.own_cpu = cpu / seconds, own / seconds
        ordered = [1000 * each for each in sorted(self.times)] or [float("inf")]
        self.median_ms, self.worst_ms = ordered[len(ordered) // 2], ordered[-1]
        self.p99_ms = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]

    @property
    def keeps_up(self) -> bool:
        return self.p99_ms < 1000 * BEHIND and self.answers >= 0.9 * self.rate * self.seconds

    def data(self) -> dict[str, Any]:
        found = asdict(self)
        del found["times"]
        return {name: round(value, 2) for name, value in found.items()}


class Load:
    """All tables, and the answers that are due."""

    def __init__(self, server: "Server", seed: int, patches: bool = False) -> None:
        self.server = server
        self.patches = patches  # do all seats watch as a page does, with the view after each event?
        self.chance = random.Random(seed)
        self.ready: asyncio.Queue[Table] = asyncio.Queue()
        self.figures: Figures | None = None
        self.tables = 0
        self.stopping = False
        self._tasks: list[asyncio.Task[None]] = []

    def keep(self, task: "asyncio.Task[None]") -> None:
        self._tasks.append(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        """A WebSocket that ends by itself has failed, and the figures with it."""
        if not task.cancelled() and not self.stopping:
            print(f"a WebSocket was closed: {task.exception() or 'by the server'}", file=sys.stderr)
            os._exit(1)

    def count(self, seconds: float) -> int | None:
        """Note a time, and where it stands."""
        if self.figures is None:
            return None
        self.figures.times.append(seconds)
        return len(self.figures.times) - 1

    def correct(self, sample: int | None, seconds: float) -> None:
        """It took longer than was noted."""
        if self.figures is not None and sample is not None and sample < len(self.figures.times):
            self.figures.times[sample] = max(self.figures.times[sample], seconds)

    def settled(self, table: Table) -> None:
        if table.due:
            table.sample = self.count(table.told - table.due)
        table.before, table.due, table.waiting = table.due or table.told, 0.0, set()
        if table.over:
            self.tables -= 1
        else:
            self.ready.put_nowait(table)

    async def open(self, tables: int) -> None:
        gate = asyncio.Semaphore(OPENING)

        async def one(number: int) -> None:
            async with gate:
                await Table(number, self).open(self.server.address)

        await asyncio.gather(*(one(number) for number in range(tables)))
        self.tables = tables
        while self.ready.qsize() < tables:
            await asyncio.sleep(0.05)

    async def run(self, rate: float, seconds: float) -> Figures:
        """Answers at this rate, so long; those that are late still count, from when they were due."""
        self.figures = found = Figures(rate, self.tables)
        start, cpu, own = time.perf_counter(), self.server.cpu(), time.process_time()
        for number in range(int(rate * seconds)):
            due = start + number / rate
            if (ahead := due - time.perf_counter()) > 0:
                await asyncio.sleep(ahead)
            elif -ahead > 3 * BEHIND:
                break  # it fell behind: the rest would tell nothing
            table = await asyncio.wait_for(self.ready.get(), 60)
            await table.answer(due)
        taken, used, own = time.perf_counter() - start, self.server.cpu() - cpu, time.process_time() - own
        await self.rest()
        found.close(taken, used, own)
        self.figures = None
        return found

    async def rest(self) -> None:
        """Wait until everything is told."""
        end = time.perf_counter() + 30
        while self.ready.qsize() < self.tables and time.perf_counter() < end:
            await asyncio.sleep(0.05)


class Server:
    """`longhall serve` in a process of its own, with its data in a folder that goes away."""

    def __enter__(self) -> "Server":
        self.folder = tempfile.TemporaryDirectory()
        environment = {**os.environ, "LONGHALL_DATA": self.folder.name, "LONGHALL_LANG": "en"}
        command = [*START, "--no-browser", "--port", "0"]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found, line
        self.address = found[0]
        return self

    def __exit__(self, *error: object) -> None:
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    def cpu(self) -> float:
        """Seconds of processor time so far; 0 where the system does not tell."""
        try:
            told = Path(f"/proc/{self.process.pid}/stat").read_text()
        except OSError:
            return 0.0
        user, system = told.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def measure(server: Server, arguments: argparse.Namespace) -> list[Figures]:
    load = Load(server, arguments.seed, arguments.patches)
    await load.open(arguments.tables)
    await load.run(arguments.rate / 4, 2)  # to get warm
    found = [await load.run(arguments.rate, arguments.seconds)]
    show(found[-1], arguments)
    rate = arguments.rate * STEP
    while arguments.saturate and found[-1].keeps_up:
        found.append(await load.run(rate, max(3.0, arguments.seconds / 4)))
        show(found[-1], arguments)
        rate *= STEP
    load.stopping = True
    return found


def show(figures: Figures, arguments: argparse.Namespace) -> None:
    if not arguments.json:
        state = "" if figures.keeps_up else "  falls behind"
        print(
            f"{figures.tables:6} {figures.rate:9.1f} {figures.answers / figures.seconds:9.1f} {figures.median_ms:9.1f} "
            f"{figures.p99_ms:9.1f} {figures.worst_ms:9.1f} {figures.refused:7} {figures.server_cpu:7.0%} "
            f"{figures.own_cpu:9.0%}{state}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=150.0, help="answers a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--saturate", action="store_true", help="raise the rate until the server falls behind")
    parser.add_argument("--patches", action="store_true", help="all seats watch as a page does")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if not arguments.json:
        print(
            f"{arguments.tables} tables of {SEATS} seats, each with a WebSocket; times from an answer to the last seat"
        )
        print("tables answers/s  achieved median ms   99 % ms  worst ms refused  server generator")
    with Server() as server:
        found = asyncio.run(measure(server, arguments))
    if arguments.json:
        print(json.dumps({"figures": [each.data() for each in found], "saturates": saturates(found)}, indent=2))
    else:
        print(verdict(found, arguments.saturate))


def verdict(found: list[Figures], saturated: bool) -> str:
    """The result in words."""
    first = found[0]
    aim = "under" if first.p99_ms < AIM else "NOT under"
    times = f"median {first.median_ms:.0f} ms, 99 % within {first.p99_ms:.0f} ms"
    told = f"At {first.rate:g} answers a second: {times} ({aim} the aim of {AIM} ms)."
    return f"{told}\nIt saturates above {saturates(found):.0f} answers a second." if saturated else told


def saturates(found: list[Figures]) -> float:
    """The highest rate it kept up with."""
    return max((each.rate for each in found if each.keeps_up), default=0.0)


if __name__ == "__main__":
    main()
