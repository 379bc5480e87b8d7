"""Processes that share the games of a league.

Each has a pipe of its own and gets the next game when it has brought one. Ctrl-C is heard by the first process alone,
and when that one ends, however it ends, the others end at once. A process that ends while it asks a Python object from
outside was ended by that: another takes its place, and the object loses the game.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, cast

from longhall.arena.jobs import Failed, Play, Work, play_one
from longhall.arena.schedule import Fixture
from longhall.bots.untrusted_bot import NOBODY, Mark


class Member(NamedTuple):
    """One of the crew."""

    process: BaseProcess
    mark: Any  # the seat that an object from outside is thinking for, in shared memory


def play_in_crew(work: Work, play: Play, fixtures: Iterable[Fixture], workers: int) -> Iterator[tuple[Fixture, Any]]:
    """Every game as soon as it is over."""
    left = iter(fixtures)
    crew = dict(_hire(work, play) for _ in range(workers))
    busy: dict[Connection, Fixture] = {}

    def give(pipe: Connection, fixture: Fixture | None) -> None:
        if fixture is not None:
            _send(pipe, fixture)
            busy[pipe] = fixture

    try:
        for pipe in crew:
            give(pipe, next(left, None))
        while busy:
            for pipe in cast(list[Connection], wait(list(busy))):
                fixture, result = busy.pop(pipe), _fetch(pipe)
                seat = crew[pipe].mark.value
                if isinstance(result, Failed) and seat != NOBODY and fixture.gone == NOBODY:
                    crew.pop(pipe).process.join()
                    other, member = _hire(work, play)
                    crew[other] = member
                    give(other, fixture._replace(gone=seat))
                    continue
                give(pipe, next(left, None))
                yield fixture, result
    finally:
        for member in crew.values():
            member.process.terminate()
        for member in crew.values():
            member.process.join()


def _send(pipe: Connection, fixture: Fixture) -> None:
    with suppress(OSError):  # a process that is gone is noticed when its game is fetched
        pipe.send(fixture)


def _fetch(pipe: Connection) -> Any:
    try:
        return pipe.recv()
    except (EOFError, OSError):
        return Failed("a process was ended from outside")


def _hire(work: Work, play: Play) -> tuple[Connection, Member]:
    """A process that waits for games. It begins while Ctrl-C is not heard, and so it never hears it."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        ours, theirs = multiprocessing.Pipe()
        mark = multiprocessing.RawValue("b", NOBODY)
        process = multiprocessing.Process(target=_serve, args=(work, play, theirs, mark), daemon=True)
        process.start()
        theirs.close()
    finally:
        signal.signal(signal.SIGINT, before)
    return ours, Member(process, mark)


def _serve(work: Work, play: Play, pipe: Connection, mark: Any) -> None:
    """Play what the pipe brings."""
    Mark.seat = mark
    threading.Thread(target=_leave_with_the_first, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            pipe.send(play_one(work, play, pipe.recv()))


def _leave_with_the_first() -> None:
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
    os._exit(1)
