"""A file of JSON lines that outlives a kill: a head that says what it is, then one line for each game that is over.

A line is on the disk before the next game counts. At most the line that was being written is cut off, and then its game
is played again.
"""

import errno
import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from longhall.engine.errors import LonghallError

try:
    import fcntl
except ImportError:  # Windows: there nobody notices that two write to one file
    fcntl = None  # type: ignore[assignment]

Data = Mapping[str, Any]


class Lines:
    """Such a file, open and locked. What is wrong with it is said in the words of its kind: `error.league.busy`."""

    def __init__(self, path: Path, kind: str, version: int) -> None:
        self.path = path
        self.kind = kind
        self.version = version
        self._head_size = 0
        self._file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666), "r+b", buffering=0)
        try:
            self._lock()
            self._lines = self._whole_lines()
        except BaseException:
            self._file.close()
            raise

    @property
    def format(self) -> str:
        return f"longhall {self.kind}"

    def close(self) -> None:
        self._file.close()

    def head(self) -> dict[str, Any] | None:
        """What stands in the first line; None in a new file."""
        if not self._lines:
            return None
        head = self.line(0)
        if head.get("version") != self.version:
            raise self._error("version", version=head.get("version"), known=self.version)
        return head

    def check_head(self, wanted: Data, head: Data) -> None:
        """Refuse the file of something else."""
        for name, here in wanted.items():
            there = head.get(name)
            if there != here:
                raise self._error("other", field=name, there=_shown(there), here=_shown(here))

    def games(self) -> Sequence[int]:
        """The numbers of the lines below the head."""
        return range(1, len(self._lines))

    def line(self, number: int) -> dict[str, Any]:
        """What stands in a line; the head is 0."""
        try:
            data = json.loads(self._lines[number])
        except (ValueError, RecursionError):
            raise self.damaged(number) from None
        if not isinstance(data, dict):
            raise self.damaged(number)
        return data

    def begin(self, head: Data) -> None:
        """All lines are good: drop what was cut off behind them, and write the head of a new file."""
        self._file.truncate(sum(map(len, self._lines)))
        if not self._lines:
            self.add({"format": self.format, "version": self.version, **head})
        self._head_size = self._file.seek(0, os.SEEK_END) if not self._lines else len(self._lines[0])

    def add(self, data: Data) -> None:
        """A line, on the disk."""
        line = json.dumps(data).encode() + b"\n"
        if self._file.write(line) < len(line):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.fsync(self._file.fileno())

    def clear(self) -> None:
        """Leave the head alone, once the games are kept elsewhere."""
        self._file.truncate(self._head_size)
        os.fsync(self._file.fileno())

    def damaged(self, number: int) -> LonghallError:
        return self._error("damaged", line=number + 1)

    def _error(self, what: str, **words: Any) -> LonghallError:
        return LonghallError(f"error.{self.kind}.{what}", file=self.path, **words)

    def _lock(self) -> None:
        """One writer at a time. A lock of this kind ends with the process, and its children do not hold it."""
        if fcntl is not None:
            try:
                fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except (BlockingIOError, PermissionError):
                raise self._error("busy") from None

    def _whole_lines(self) -> list[bytes]:
        """All lines but one that is cut off; a file of another format is left alone."""
        beginning = json.dumps({"format": self.format})[:-1].encode()
        start = self._file.read(len(beginning))
        if not beginning.startswith(start):
            raise self._error("not_one")
        data = start + self._file.read()
        return data[: data.rfind(b"\n") + 1].splitlines(keepends=True)


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
