"""What is common to bots from outside: nobody trusts them to answer, to answer in time, or to answer what was asked."""

import signal
import threading
import time
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Any

from longhall.bots.handle import SeatHandle
from longhall.engine.errors import LonghallError
from longhall.engine.options import Ask, Option
from longhall.engine.outcomes import Outcome
from longhall.engine.rng import Stream

SHOWN = 300  # characters of what a bot said that go into a report
NOBODY = -1


class Mark:
    """Where others can read which seat an object is thinking for, should the process end. A crew has its own."""

    seat: Any = None  # a number in shared memory

    @classmethod
    def set(cls, seat: int) -> None:
        if cls.seat is not None:
            cls.seat.value = seat


class BotFault(LonghallError):
    """A bot from outside has not answered, and loses its game; `key` and `words` tell how."""

    def __init__(self, seat: int, key: str, **words: object) -> None:
        super().__init__(key, **words)
        self.seat = seat

    def to_data(self) -> dict[str, Any]:
        return {"key": self.key, **self.words}


class Guest:
    """A bot from outside at one seat."""

    explanation: list[tuple[str, float]] = []
    note = ""

    def __init__(self, handle: SeatHandle, chance: Stream, limit: float) -> None:
        self.handle = handle
        self.seat = handle.seat
        self.chance = chance
        self.limit = limit  # seconds for an answer

    def choose(self, ask: Ask) -> Option:
        """What it answers, if that is on offer: the option or its key."""
        answer = self.answer(ask)
        for option in (*ask.options, *ask.anytime):
            if answer is option or (isinstance(answer, str) and answer == option.key):
                return option
        raise BotFault(self.seat, "fault.nonsense", ask=ask.name, answer=shown(answer))

    def answer(self, ask: Ask) -> Any:
        """Whatever it says, in time; else a BotFault."""
        raise NotImplementedError

    def leave(self, end: Outcome | None) -> None:
        """Its game is over, with this outcome or with none."""

    def stalled(self) -> BotFault:
        return BotFault(self.seat, "fault.stalled", seconds=f"{self.limit:g}")


class Visitor(Guest):
    """A Python object: `make(handle, chance)` gives something with a `choose(ask)`."""

    def __init__(self, make: Callable[..., Any], handle: SeatHandle, chance: Stream, limit: float) -> None:
        super().__init__(handle, chance, limit)
        self.make = make
        self.player: Any = None

    def answer(self, ask: Ask) -> Any:
        start = time.monotonic()
        bell = Bell(self.limit)
        Mark.set(self.seat)
        try:
            with bell:
                if self.player is None:
                    self.player = self.make(self.handle, self.chance)
                answer = self.player.choose(ask)
        except Overtime:
            raise self.stalled() from None
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # SystemExit too
            said = shown(f"{type(error).__name__} {error}")
            raise BotFault(self.seat, "fault.crashed", reason=said) from error
        finally:
            bell.silence()
            Mark.set(NOBODY)
        if time.monotonic() - start > self.limit:  # where no bell rings
            raise self.stalled()
        return answer


class Gone(Guest):
    """In place of an object that has ended the process in which it played."""

    def answer(self, ask: Ask) -> Any:
        raise BotFault(self.seat, "fault.died")


class Overtime(BaseException):
    """The bell has rung. No `except Exception` of a bot holds it."""


class Bell:
    """Interrupts what takes too long, and again every second until it stops. Only the main thread hears it, and only
    where the system has one."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.before: Any = None
        self.hung = False

    def __enter__(self) -> None:
        if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
            self.before = signal.signal(signal.SIGALRM, self._ring)
            self.hung = True
            signal.setitimer(signal.ITIMER_REAL, self.limit, 1.0)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.silence()

    def silence(self) -> None:
        if self.hung:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self.before)
            self.hung = False

    def _ring(self, number: int, frame: FrameType | None) -> None:
        raise Overtime


def shown(value: Any) -> str:
    """The beginning of what a bot said, in one line, for a report."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except Exception:
        text = type(value).__name__
    line = " ".join(text.split())
    return line if len(line) <= SHOWN else f"{line[:SHOWN]} …"
