"""Shots: the positions in which the last events were told, so that a face can show what each of them changed."""

from typing import Any, Final

from longhall.engine.position import NOBODY, Position
from longhall.engine.publisher import Publisher

KEPT: Final = 64  # events


class Shot:
    """The position right after an event was told. It never changes."""

    def __init__(self, number: int, position: Position, seat: int, sealed: bool) -> None:
        self.number: Final = number  # of the event in the whole log, from 0
        self.position: Final = position
        self.seat: Final = seat  # whose gesture led here; NOBODY for what a face has told
        self.sealed: Final = sealed  # the gesture was a sealed answer: who was the last to give one is not to be seen
        self._counts: Any = None

    def view(self, publisher: Publisher, observer: int) -> dict[str, Any]:
        """What this observer was told then. The counts are taken once for all observers."""
        if self._counts is None:
            self._counts = publisher.count(self.position)
        return publisher.view(self.position, observer, self._counts)

    def by(self, observer: int) -> int | None:
        """Whose gesture it was, as this observer may know."""
        return None if self.seat == NOBODY or (self.sealed and self.seat != observer) else self.seat


class Picture:
    """What an observer saw when an event was told."""

    def __init__(self, number: int, view: dict[str, Any], by: int | None) -> None:
        self.number: Final = number  # of the event, as the observer counts
        self.view: Final = view
        self.by: Final = by
