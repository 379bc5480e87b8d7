"""A program that plays a seat: a line of JSON for each question on its standard input, one for each answer on its
standard output.

    {"type": "start", "protocol": 1, "game": "kardnarok", "seat": 0, "seats": 2, ...}     nothing is answered
    {"type": "ask", "name": "turn", "options": ["attack:1", ...], "view": {...}, ...}     {"answer": "attack:1"}
    {"type": "end", "places": [1, 2], ...}                                                nothing is answered

A program is started for each seat of each game, and ends when its input ends.
"""

import json
import os
import signal
import subprocess
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from tempfile import TemporaryFile
from typing import Any, cast

from longhall.bots.handle import SeatHandle
from longhall.bots.untrusted_bot import BotFault, Guest, shown
from longhall.engine.options import Ask
from longhall.engine.outcomes import Outcome
from longhall.engine.rng import Stream

PROTOCOL = 1
LONGEST = 1 << 20  # bytes of an answer
FAREWELL = 1.0  # seconds to end after the last line
LAST_WORDS = 2000  # bytes of its error output that are read for a report

Message = Mapping[str, Any]


class Program(Guest):
    """A program at a seat. Whatever is wrong with it is a BotFault."""

    def __init__(self, command: Sequence[str], handle: SeatHandle, chance: Stream, limit: float) -> None:
        super().__init__(handle, chance, limit)
        self.command = list(command)
        self.running: Running | None = None
        self.heard = 0  # the number of the last event that it was told

    def answer(self, ask: Ask) -> Any:
        messages = [self._question(ask)]
        if self.running is None:
            messages.insert(0, self._greeting())
            self.running = self._start()
        said = self.running.exchange(messages, self.limit)
        if said is None:
            raise self.stalled()
        if not said:
            code, words = self.running.obituary()
            if code is None:
                raise BotFault(self.seat, "fault.closed", said=words)
            raise BotFault(self.seat, "fault.ended", code=code, said=words)
        try:
            return json.loads(said)["answer"]
        except (ValueError, TypeError, LookupError, RecursionError):
            words = shown(said.decode(errors="replace"))
            raise BotFault(self.seat, "fault.not_a_line", said=words) from None

    def leave(self, end: Outcome | None) -> None:
        if self.running is not None:
            self.running.end({"type": "end", **(end.to_data() if end is not None else {})})
            self.running = None

    def _start(self) -> "Running":
        try:
            return Running(self.command)
        except OSError as error:
            raise BotFault(self.seat, "fault.crashed", reason=shown(f"{self.command[0]}: {error.strerror}")) from error

    def _greeting(self) -> Message:
        head = {"type": "start", "protocol": PROTOCOL, **self.handle.setup()}
        return {**head, "seconds": self.limit, "chance": self.chance.key}

    def _question(self, ask: Ask) -> Message:
        events = self.handle.events(self.heard)
        self.heard += len(events)
        return {
            "type": "ask",
            "name": ask.name,
            "about": dict(ask.about),
            "options": [option.key for option in ask.options],
            "anytime": [option.key for option in ask.anytime],
            "view": self.handle.observation(),
            "events": events,
        }


class Running:
    """A process with its pipes. Nothing waits for it longer than is said: once it is killed, its pipes are closed."""

    def __init__(self, command: Sequence[str]) -> None:
        self.errors = TemporaryFile()  # noqa: SIM115  it lives as long as the process
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                start_new_session=True,  # so that what it starts can be ended with it
            )
        except OSError:
            self.errors.close()
            raise
        self.stdin = cast(Any, self.process.stdin)
        self.stdout = cast(Any, self.process.stdout)

    def exchange(self, messages: Sequence[Message], limit: float) -> bytes | None:
        """Say something and hear a line: None if it comes too late, empty if there is none."""
        with self._watched(limit) as is_late:
            said = self._hear() if self._say(messages) else b""
        return None if is_late.is_set() else said

    def end(self, message: Message) -> None:
        """Say a last word; the process has a moment to end by itself."""
        with self._watched(FAREWELL):
            self._say([message])
            with suppress(OSError):
                self.stdin.close()
            self.process.wait()
        self.stdout.close()
        self.errors.close()

    def obituary(self) -> tuple[int | None, str]:
        """The exit code, if it has ended, and the last line of its error output."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL)
        size = self.errors.seek(0, os.SEEK_END)
        self.errors.seek(max(0, size - LAST_WORDS))
        lines = self.errors.read().decode(errors="replace").strip().splitlines()
        return self.process.poll(), shown(lines[-1]) if lines else "-"

    def _say(self, messages: Sequence[Message]) -> bool:
        """Does it still listen?"""
        try:
            for message in messages:
                self.stdin.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
            self.stdin.flush()
        except OSError:
            return False
        return True

    def _hear(self) -> bytes:
        return cast(bytes, self.stdout.readline(LONGEST))

    @contextmanager
    def _watched(self, limit: float) -> Iterator[threading.Event]:
        """What takes longer is ended with the process."""
        is_late = threading.Event()

        def stop() -> None:
            is_late.set()
            self._kill()

        watch = threading.Timer(limit, stop)
        watch.daemon = True
        watch.start()
        try:
            yield is_late
        finally:
            watch.cancel()

    def _kill(self) -> None:
        """End it with all that it has started. One that was waited for is gone, and its number may be another's."""
        if self.process.returncode is None:
            with suppress(OSError):
                if hasattr(os, "killpg"):
                    os.killpg(self.process.pid, signal.SIGKILL)
                else:
                    self.process.kill()
