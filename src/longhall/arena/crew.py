"""Processes that share the games of a league.

Each has a pipe of its own and gets the next game when it has brought one. Ctrl-C is heard by the first process alone,
and when that one ends, however it ends, the others end at once.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import NamedTuple, cast

from longhall.arena.match import Played, play_fixture
from longhall.arena.schedule import Fixture
from longhall.engine.errors import LonghallError
from longhall.engine.packs import Pack
from longhall.engine.registry import GameInfo, Options, game_ids, game_info, register


class Work(NamedTuple):
    """What all games of a league share, as it is sent to another process."""

    game: str
    folder: str
    options: Options
    packs: tuple[Pack, ...] = ()

    def info(self) -> GameInfo:
        """The game; in another process it may have to be found again."""
        if self.game not in game_ids():
            register(self.game, lambda: cast(GameInfo, import_module(f"{self.folder}.meta").INFO))
        return game_info(self.game).with_packs(self.packs)


class Failed(NamedTuple):
    """Why a game could not be played to its end."""

    reason: str


def play_all(
    info: GameInfo, options: Options, fixtures: Sequence[Fixture], processes: int | None = None
) -> Generator[Played, None, None]:
    """Play games, on all cores if nothing else is said; each comes as soon as it is over. One process plays here."""
    work = Work(info.id, info.folder, options, tuple(info.packs))
    workers = min(processes or os.cpu_count() or 1, len(fixtures))
    results = _shared(work, fixtures, workers) if workers > 1 else ((one, _play(work, one)) for one in fixtures)
    for fixture, result in results:
        if isinstance(result, Failed):
            bots = ", ".join(fixture.bots)
            raise LonghallError("error.arena.failed", number=fixture.number, bots=bots, reason=result.reason)
        yield result


def _play(work: Work, fixture: Fixture) -> Played | Failed:
    try:
        return play_fixture(work.info(), work.options, fixture)
    except Exception as error:  # a fault of the rules or of a bot: it is said which game shows it
        return Failed(f"{type(error).__name__} {error}")


def _shared(work: Work, fixtures: Iterable[Fixture], workers: int) -> Iterator[tuple[Fixture, Played | Failed]]:
    left = iter(fixtures)
    crew = _hire(work, workers)
    busy: dict[Connection, Fixture] = {}
    try:
        for pipe, fixture in zip(crew, left, strict=False):
            _send(pipe, fixture)
            busy[pipe] = fixture
        while busy:
            for pipe in cast(list[Connection], wait(list(busy))):
                fixture, result = busy.pop(pipe), _fetch(pipe)
                following = next(left, None)
                if following is not None:
                    _send(pipe, following)
                    busy[pipe] = following
                yield fixture, result
    finally:
        for process in crew.values():
            process.terminate()
        for process in crew.values():
            process.join()


def _send(pipe: Connection, fixture: Fixture) -> None:
    with suppress(OSError):  # a process that is gone is noticed when its game is fetched
        pipe.send(fixture)


def _fetch(pipe: Connection) -> Played | Failed:
    try:
        return cast(Played | Failed, pipe.recv())
    except (EOFError, OSError):
        return Failed("a process was ended from outside")


def _hire(work: Work, workers: int) -> dict[Connection, BaseProcess]:
    """Processes that wait for games. They begin while Ctrl-C is not heard, and so they never hear it."""
    crew: dict[Connection, BaseProcess] = {}
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for _ in range(workers):
            ours, theirs = multiprocessing.Pipe()
            process = multiprocessing.Process(target=_serve, args=(work, theirs), daemon=True)
            process.start()
            theirs.close()
            crew[ours] = process
    finally:
        signal.signal(signal.SIGINT, before)
    return crew


def _serve(work: Work, pipe: Connection) -> None:
    """Play what the pipe brings."""
    threading.Thread(target=_leave_with_the_first, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            pipe.send(_play(work, pipe.recv()))


def _leave_with_the_first() -> None:
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
    os._exit(1)
