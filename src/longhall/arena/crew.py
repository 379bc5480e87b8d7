"""Processes that share the games of a league.

Each has a pipe of its own and gets the next game when it has brought one. Ctrl-C is heard by the first process alone,
and when that one ends, however it ends, the others end at once.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, cast

from longhall.arena.schedule import Fixture
from longhall.arena.work import Failed, Play, Work, play_one


def play_in_crew(work: Work, play: Play, fixtures: Iterable[Fixture], workers: int) -> Iterator[tuple[Fixture, Any]]:
    """Every game as soon as it is over."""
    left = iter(fixtures)
    crew = _hire(work, play, workers)
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


def _fetch(pipe: Connection) -> Any:
    try:
        return pipe.recv()
    except (EOFError, OSError):
        return Failed("a process was ended from outside")


def _hire(work: Work, play: Play, workers: int) -> dict[Connection, BaseProcess]:
    """Processes that wait for games. They begin while Ctrl-C is not heard, and so they never hear it."""
    crew: dict[Connection, BaseProcess] = {}
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for _ in range(workers):
            ours, theirs = multiprocessing.Pipe()
            process = multiprocessing.Process(target=_serve, args=(work, play, theirs), daemon=True)
            process.start()
            theirs.close()
            crew[ours] = process
    finally:
        signal.signal(signal.SIGINT, before)
    return crew


def _serve(work: Work, play: Play, pipe: Connection) -> None:
    """Play what the pipe brings."""
    threading.Thread(target=_leave_with_the_first, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            pipe.send(play_one(work, play, pipe.recv()))


def _leave_with_the_first() -> None:
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
    os._exit(1)
