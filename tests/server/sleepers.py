"""Bots that sleep or die, and a worker process that knows them and the toy game."""

import os
import signal
import sys
import time
from pathlib import Path

from longhall.bots import BOTS, SeatHandle
from longhall.engine import registry
from longhall.engine.options import Ask, Option
from longhall.engine.rng import Stream
from longhall.server.bot_worker import main
from tests.toy.game import INFO

ROOT = Path(__file__).resolve().parents[2]
WORKER = (
    sys.executable,
    "-c",
    f"import sys; sys.path.insert(0, {str(ROOT)!r}); from tests.server.sleepers import work; work(sys.argv[1:])",
)
DIED = "LONGHALL_TEST_DIED"  # names a file: a mortal has died already


class Sleeper:
    """Answers with the first option after so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.explanation: list[tuple[str, float]] = []
        self.note = ""

    def choose(self, ask: Ask) -> Option:
        time.sleep(self.seconds)
        return ask.options[0]


class Mortal(Sleeper):
    """Takes its process with it, once or always."""

    def __init__(self, always: bool) -> None:
        super().__init__(0)
        self.always = always

    def choose(self, ask: Ask) -> Option:
        died = Path(os.environ[DIED])
        if self.always or not died.exists():
            died.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(ask)


def nap(handle: SeatHandle, chance: Stream, budget: str) -> Sleeper:
    return Sleeper(0.2)


def sleep(handle: SeatHandle, chance: Stream, budget: str) -> Sleeper:
    return Sleeper(60)


def die_once(handle: SeatHandle, chance: Stream, budget: str) -> Sleeper:
    return Mortal(always=False)


def die(handle: SeatHandle, chance: Stream, budget: str) -> Sleeper:
    return Mortal(always=True)


NEW_BOTS = {"napper": nap, "sleeper": sleep, "mortal": die_once, "doomed": die}


def work(packs: list[str]) -> None:
    registry.register("toy", lambda: INFO)
    BOTS.update(NEW_BOTS)
    main(packs)
