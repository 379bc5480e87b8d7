"""Writes what a seat may know as numbers, by the game's layout.

Only what has changed since the last look is written again, in plain Python: for so few numbers that is faster than any
array operation. What is hidden never enters: fields are read by who may see them, and a card counts for what the seat
knows of it.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np

from longhall.engine import driver
from longhall.engine.frames import Frame
from longhall.engine.position import Position
from longhall.research.card_cells import NO_CARDS, CardEyes, Lying
from longhall.research.cell_values import (
    Cells,
    Numbers,
    Tensor,
    blank,
    changes,
    flags,
    joined,
    kept,
    one_hot,
    values_of,
    where,
    writer,
)
from longhall.research.layout import Layout, cells_of

_UNASKED: Final = ("", False, False, False, False)
_REMEMBERED: Final = 1024  # states of one class of frames


class FramePlan:
    """How the frames of one class are written: a cell for each step, then their fields."""

    def __init__(self, layout: Layout, name: str) -> None:
        its = layout.frames[name]
        self.length = len(its["steps"])
        self.steps = [flags(step == other for other in its["steps"]) for step in its["steps"]]
        self.writers = [writer(spec) for _, spec in its["fields"]]
        self.values = values_of(["step", *(field for field, _ in its["fields"]), "step"])
        self.lists = any(spec["kind"] == "list" for _, spec in its["fields"])
        size = self.length + sum(cells_of(spec) for _, spec in its["fields"])
        self.place = where(layout.find(name).start, size)
        self.blank = blank(size)
        self.last: Sequence[Any] = ()  # what was written
        self.cells = self.write if self.lists else lru_cache(_REMEMBERED)(self.write)

    def write(self, values: Sequence[Any]) -> bytes:
        """The cells for what is shown of a frame."""
        fields = [write(value) for write, value in zip(self.writers, values[1:], strict=False)]
        return b"".join([self.steps[values[0]], *fields])


class FramePlans(dict[type, FramePlan]):
    """How the frames of every class are written."""

    def __init__(self, layout: Layout) -> None:
        self.by_name = {name: FramePlan(layout, name) for name in layout.frames}

    def __missing__(self, cls: type) -> FramePlan:
        plan = self[cls] = self.by_name[cls.__name__]
        return plan


class Encoder:
    """The tensors of one game's seats; it goes on to the next game with the same seats by itself."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.size = layout.size
        self._shared = Cells(layout.shared)
        self._g: Position | None = None
        self._values = values_of([name for name, _ in layout.fields])
        self._fields = [(where(layout.find(name).start, cells_of(spec)), writer(spec)) for name, spec in layout.fields]
        self._last: list[Any] = [None] * len(self._fields)
        self._plans = FramePlans(layout)
        self._standing: list[FramePlan] = []  # those of the frames that stand in the tensor
        self._asked = layout.find("asked").start
        self._last_asked: list[int] = []
        self._nobody = [0] * layout.seats
        self._ready: list[int] = []  # who has sealed its choice, if that is what goes on
        self._last_ready: list[int] = []
        self.lying = Lying(layout)
        self._eyes = [Eyes(self, seat) for seat in range(layout.seats)]

    def see(self, g: Position) -> None:
        """Take in what has changed; `tensor` shows this position from now on. While a sealed step goes on, nothing
        has but who is asked."""
        top = g.stack[-1] if g.stack else None
        ready = NO_CARDS if top is None else top.ready
        if not ready or ready is not self._ready or g is not self._g:
            self._see_all(g)
        self._g, self._ready = g, ready
        self._see_asked(g)

    def _see_all(self, g: Position) -> None:
        values, last, cells = list(self._values(g)), self._last, self._shared.bytes
        for number in changes(values, last):
            value = values[number]
            last[number] = kept(value)
            place, write = self._fields[number]
            cells[place] = write(value)
        self._see_frames(g)
        self.lying.see(g)

    def _see_frames(self, g: Position) -> None:
        """The innermost frame of every class, of those that are not done."""
        plans, cells = self._plans, self._shared.bytes
        standing = []
        for frame in g.stack:
            plan = plans[type(frame)]
            if frame.step < plan.length:
                standing.append(plan)
                values = plan.values(frame)
                if values != plan.last:
                    plan.last = tuple([kept(value) for value in values]) if plan.lists else values
                    cells[plan.place] = plan.cells(values)
        if standing != self._standing:
            for plan in self._standing:
                if plan not in standing:
                    plan.last = ()
                    cells[plan.place] = plan.blank
            self._standing = standing

    def _see_asked(self, g: Position) -> None:
        """Who must answer, and who has sealed its choice."""
        cells, first = self._shared.cells, self._asked
        asked = [ask.seat for ask in g.open_asks if ask.options]
        if asked != self._last_asked:
            for seat in self._last_asked:
                cells[first + seat] = 0
            for seat in asked:
                cells[first + seat] = 1
            self._last_asked = asked
        ready = self._ready or self._nobody
        if ready != self._last_ready:
            self._last_ready = ready[:]
            self._shared.put(first + len(ready), flags(ready))

    def tensor(self, seat: int, out: Tensor | None = None) -> Tensor:
        """What a seat may know of the position that was seen last, scaled to numbers from -1 to 1."""
        assert self._g is not None
        eyes = self._eyes[seat]
        eyes.look(self._g)
        if out is None:
            return joined(self._shared, eyes.own)
        return np.concatenate((self._shared.tensor, eyes.own.tensor), out=out)


class Eyes:
    """What one seat alone sees."""

    def __init__(self, encoder: Encoder, seat: int) -> None:
        layout = encoder.layout
        first = layout.shared
        self.seat = seat
        self.own = Cells(layout.size - first)
        self.own.put(layout.find("seat").start - first + seat, flags([1]))
        self.ask = layout.find("ask").start - first
        self.names = one_hot(layout.asks)
        self.asks: dict[tuple[Any, ...], bytes] = {}
        self.sealed = layout.find("sealed").start - first
        self.room: int = layout.data["sealed"]
        self.codes = Numbers(max(1, layout.find("sealed").scales[0]))
        self.fields = [
            (frame, name, layout.find(f"{frame}.{name}" if frame else name).start - first, writer(spec), cells_of(spec))
            for frame, name, spec in layout.own
        ]
        self.last: list[Any] = [None] * len(self.fields)
        self.last_ask: tuple[Any, ...] = ()
        self.last_sealed: list[int] = []
        self.cards = CardEyes(layout, encoder.lying, self.own)

    def look(self, g: Position) -> None:
        self.look_at_ask(g)
        for number, (frame, field, start, write, size) in enumerate(self.fields):
            value = getattr(innermost(g, frame) if frame else g, field, None)
            mine = value[self.seat] if value and len(value) > self.seat else None
            if mine != self.last[number]:
                self.last[number] = kept(mine)
                self.own.put(start, blank(size) if mine is None else write(mine))
        self.cards.look(g.know[self.seat])

    def look_at_ask(self, g: Position) -> None:
        """What the seat is asked, and what it has sealed so far."""
        ask = driver.find_ask(g, self.seat)
        if ask is None or not ask.options:
            asked: tuple[Any, ...] = _UNASKED
        else:
            asked = (ask.name, ask.sealed, ask.private, ask.more, ask.part)
        if asked != self.last_ask:
            self.last_ask = asked
            if asked not in self.asks:
                self.asks[asked] = self.names(asked[0]) + flags(asked[1:])
            self.own.put(self.ask, self.asks[asked])
        sealed = g.stack[-1].sealed[self.seat] if g.stack and g.stack[-1].ready else NO_CARDS
        if sealed != self.last_sealed:
            self.last_sealed = sealed[:]
            codes = [self.codes[code + 1] for code in sealed[: self.room]]
            self.own.put(self.sealed, b"".join(codes) + blank(self.room - len(codes)))


def innermost(g: Position, name: str) -> Frame | None:
    """The innermost frame with this name, if there is one."""
    for frame in reversed(g.stack):
        if type(frame).__name__ == name:
            return frame
    return None
