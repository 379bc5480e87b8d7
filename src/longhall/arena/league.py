"""The file of a league: a line that says which league it is, then one line for each game that is over.

A line is on the disk before the next game counts. So a league that was killed goes on where it was; at most the line
that was being written is cut off, and its game is played again.
"""

import errno
import json
import os
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any

from longhall.arena.match import Played
from longhall.arena.schedule import Fixture, Setup
from longhall.engine.errors import LonghallError

try:
    import fcntl
except ImportError:  # Windows: there nobody notices that two leagues write to one file
    fcntl = None  # type: ignore[assignment]

FORMAT = "longhall league"
VERSION = 1
_START = json.dumps({"format": FORMAT})[:-1].encode()  # how every league file begins


class League:
    """The games of a league, those that are over in its file. Without a seed the league takes that of its file."""

    def __init__(self, path: Path, setup: Setup, games: int, seed_is_open: bool = False) -> None:
        self.path = path
        self.setup = setup
        self.played: dict[int, Played] = {}
        self._file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666), "r+b", buffering=0)
        try:
            self._lock()
            lines = self._whole_lines()
            if lines:
                self._check_head(lines[0], seed_is_open)
            self.fixtures = self.setup.fixtures(games)
            for number, line in enumerate(lines[1:], 2):
                self._take(number, line)
            self._file.truncate(sum(map(len, lines)))
            if not lines:
                self._write({"format": FORMAT, "version": VERSION, **self.setup.to_data()})
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "League":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    @property
    def left(self) -> list[Fixture]:
        """The games that are still to be played."""
        return [fixture for fixture in self.fixtures if fixture.number not in self.played]

    @property
    def over(self) -> list[Played]:
        """The games of the schedule that are over, by their numbers. A file may hold those of a longer league too."""
        return [self.played[fixture.number] for fixture in self.fixtures if fixture.number in self.played]

    def add(self, played: Played) -> None:
        """Keep a game, on the disk first."""
        self._write(played.to_data())
        self.played[played.number] = played

    def _write(self, data: dict[str, Any]) -> None:
        line = json.dumps(data).encode() + b"\n"
        if self._file.write(line) < len(line):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.fsync(self._file.fileno())

    def _lock(self) -> None:
        """One league at a time. A lock of this kind ends with the process, and its children do not hold it."""
        if fcntl is not None:
            try:
                fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except (BlockingIOError, PermissionError):
                raise LonghallError("error.league.busy", file=self.path) from None

    def _whole_lines(self) -> list[bytes]:
        """All lines but one that is cut off; a file that is no league's is left alone."""
        start = self._file.read(len(_START))
        if not _START.startswith(start):
            raise LonghallError("error.league.not_a_league", file=self.path)
        data = start + self._file.read()
        return data[: data.rfind(b"\n") + 1].splitlines(keepends=True)

    def _check_head(self, line: bytes, seed_is_open: bool) -> None:
        """Refuse the file of another league."""
        try:
            head = {"content": [], **json.loads(line)}  # older files say nothing of content
        except (ValueError, TypeError):
            raise self._damaged(1) from None
        if head.get("version") != VERSION:
            raise LonghallError("error.league.version", file=self.path, version=head.get("version"), known=VERSION)
        if seed_is_open:
            self.setup = replace(self.setup, seed=str(head.get("seed")))
        for name, here in self.setup.to_data().items():
            there = head.get(name)
            if there != here:
                words = {"there": _shown(there), "here": _shown(here)}
                raise LonghallError("error.league.other", file=self.path, field=name, **words)

    def _take(self, number: int, line: bytes) -> None:
        """A game of the file; it must be one of the schedule, and there once."""
        try:
            played = Played.from_data(json.loads(line))
        except (ValueError, AttributeError, RecursionError):
            raise self._damaged(number) from None
        if played.number < 0 or played.number in self.played or len(played.bots) != self.setup.seats:
            raise self._damaged(number)
        if played.number < len(self.fixtures):
            fixture = self.fixtures[played.number]
            if (played.seed, tuple(played.bots)) != (fixture.seed, fixture.bots):
                raise self._damaged(number)
        self.played[played.number] = played

    def _damaged(self, line: int) -> LonghallError:
        return LonghallError("error.league.damaged", file=self.path, line=line)


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
