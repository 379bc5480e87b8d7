"""Writes what a seat may know as numbers, by the game's layout.

Only what has changed since the last look is written again. What is hidden never enters: fields are read by who may see
them, and a card counts for what the seat knows of it. A known card counts 1 for its face; one that the seat cannot tell
from others counts for each face among them as likely as it is.
"""

from array import array
from collections.abc import Callable, Sequence
from itertools import chain
from operator import attrgetter
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from longhall.engine import driver
from longhall.engine.cards import KNOWN, Deck
from longhall.engine.frames import Frame
from longhall.engine.position import Position
from longhall.engine.state import plain
from longhall.research.layout import FLAGS, Layout, Spec, cells_of

Tensor = npt.NDArray[np.float32]
Cells = Sequence[float]

_NO_CARDS: Final[list[int]] = []
_NOBODY_KNOWS: Final = b"\1"  # the place after the last card, where no card is
_MOST_CARDS: Final = 10_000
_SHARES: Final = 1 / np.maximum(np.arange(_MOST_CARDS), 1)  # of one card in a class of so many


def flattener(spec: Spec) -> Callable[[Any], Cells]:
    """How the values of a field become cells."""
    if spec["kind"] == "number":
        return lambda value: (value,)
    if spec["kind"] == "word":
        return one_hot(spec["words"])
    room, fixed, size = spec["room"], spec["fixed"], cells_of(spec["of"])
    inside = flattener(spec["of"])
    numbers = spec["of"]["kind"] == "number"
    blank = [0.0] * (room * size)

    def flat(value: Any) -> Cells:
        """A list: its length, if that can change, and its entries; of one that is too long the last."""
        shown = value if len(value) <= room else value[-room:] if room else ()
        cells = list(shown) if numbers else [cell for item in shown for cell in inside(item)]
        cells += blank[len(cells) :]
        return cells if fixed else [len(value), *cells]

    return flat


def one_hot(words: Sequence[str]) -> Callable[[str], Cells]:
    """A 1 in the cell of the word; a word without a cell has none."""
    nothing = (0.0,) * len(words)
    table = {word: tuple(float(word == other) for other in words) for word in words}
    return lambda value: table.get(value, nothing)


class FieldPlan:
    """Where the values of one field stand, and how they are written."""

    def __init__(self, start: int, spec: Spec) -> None:
        self.start = start
        self.end = start + cells_of(spec)
        self.flat = flattener(spec)
        self.number = spec["kind"] == "number"

    def write(self, cells: "Scaled", value: Any) -> None:
        if self.number:
            cells.raw[self.start] = value
            cells.changed = True
        else:
            cells.put(self.start, self.end, self.flat(value))


class FramePlan:
    """How the frames of one class are written: a cell for each step, then their fields."""

    def __init__(self, layout: Layout, name: str) -> None:
        its = layout.frames[name]
        self.steps = [tuple(float(step == other) for other in its["steps"]) for step in its["steps"]]
        self.flats = [flattener(spec) for _, spec in its["fields"]]
        self.values: Callable[[Any], tuple[Any, ...]] = attrgetter(
            "step", *(field for field, _ in its["fields"]), "step"
        )
        self.lists = any(spec["kind"] == "list" for _, spec in its["fields"])
        self.start = layout.find(name).start
        self.end = self.start + len(self.steps) + sum(cells_of(spec) for _, spec in its["fields"])

    def state(self, frame: Frame) -> tuple[Any, ...]:
        """What is shown of a frame."""
        values = self.values(frame)
        return tuple([plain(value) for value in values]) if self.lists else values

    def cells(self, state: tuple[Any, ...]) -> list[float]:
        found = list(self.steps[state[0]])
        for flat, value in zip(self.flats, state[1:-1], strict=True):
            found += flat(value)
        return found


class Faces:
    """A deck as arrays: the place of every card's face among the words of the layout."""

    def __init__(self, layout: Layout, deck: Deck) -> None:
        self.deck = deck
        self.cards = len(deck.faces)
        place = {word: number for number, word in enumerate(layout.words)}
        self.word = np.array([place.get(deck.words[face], 0) for face in deck.faces], dtype=np.int64)
        self.number = np.append(self.word + 1, 0)  # 0: no card


class Lying:
    """The cards of a position, heap by heap, as arrays that all eyes share."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.rows = sum(heaps.room for heaps in layout.heaps)
        self.words = len(layout.words)
        self.deal = 0  # how often the cards have moved
        self.fields = [heaps for heaps in layout.heaps if not heaps.frame]
        self.in_frames = [heaps for heaps in layout.heaps if heaps.frame]
        self.values: Callable[[Any], tuple[Any, ...]] = attrgetter(*(heaps.field for heaps in self.fields), "__class__")
        self.last: list[Any] = []
        self.decks: dict[int, Faces] = {}
        self._plan()

    def _plan(self) -> None:
        """Where each cell comes from: the faces of every heap, how many are hidden, the tops of piles."""
        rows, words = self.rows, self.words
        place = {word: number for number, word in enumerate(self.layout.words)}
        self.piles: list[tuple[int, int]] = []  # heap, and how many cards from its top
        take: list[int] = []
        tops = rows * words + rows
        for heaps in self.layout.heaps:
            for row in range(heaps.start, heaps.start + heaps.room):
                take.append(rows * words + row)
                take += [row * words + place[word] for word in heaps.words]
                take += range(tops, tops + heaps.order)
                tops += heaps.order
                if heaps.order:
                    self.piles.append((row, heaps.order))
        self.take = np.array(take, dtype=np.int64)
        self.sources = tops
        self.row_numbers = np.arange(rows)

    def see(self, g: Position, stack: dict[str, Frame]) -> None:
        values: list[Any] = [*self.values(g)[:-1]]
        if self.in_frames:
            values += [getattr(stack.get(heaps.frame), heaps.field, None) for heaps in self.in_frames]
        if values != self.last:
            self.last = [plain(value) for value in values]
            self.deal += 1
            self._lay(g._deck)

    def _lay(self, deck: Deck) -> None:
        heaps: list[list[int]] = []
        for its, value in zip((*self.fields, *self.in_frames), self.last, strict=True):
            if its.single:
                heaps.append(value or _NO_CARDS)
            else:
                heaps += value if value is not None and len(value) == its.room else fitted(value, its.room)
        self.faces = self._faces(deck)
        self.cards = np.frombuffer(array("q", chain.from_iterable(heaps)), dtype=np.int64)
        lengths = np.frombuffer(array("q", map(len, heaps)), dtype=np.int64)
        self.row = self.row_numbers.repeat(lengths)
        self.place = self.row * self.words + self.faces.word[self.cards]
        nothing = self.faces.cards
        tops = array("q")
        for row, order in self.piles:
            heap = heaps[row]
            tops.extend(heap[: -order - 1 : -1])
            if len(heap) < order:
                tops.extend((nothing,) * (order - len(heap)))
        self.tops = np.frombuffer(tops, dtype=np.int64)
        self.top_numbers = self.faces.number[self.tops]

    def _faces(self, deck: Deck) -> Faces:
        found = self.decks.get(id(deck))
        if found is None or found.deck is not deck:
            found = self.decks[id(deck)] = Faces(self.layout, deck)
        return found


def fitted(heaps: list[list[int]] | None, room: int) -> list[list[int]]:
    """As many heaps as the layout has room for."""
    return ((heaps or []) + [_NO_CARDS] * room)[:room]


class Encoder:
    """The tensors of one game's seats; it goes on to the next game with the same seats by itself."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.size = layout.size
        scales = np.array([scale for _, _, scale in layout.rows()], dtype=np.float32)
        self._shared = Scaled(scales[: layout.shared])
        self._g: Position | None = None
        self._values: Callable[[Any], tuple[Any, ...]] = attrgetter(*(name for name, _ in layout.fields), "__class__")
        self._fields = [FieldPlan(layout.find(name).start, spec) for name, spec in layout.fields]
        self._last: list[Any] = [None] * len(self._fields)
        self._frames = {name: FramePlan(layout, name) for name in layout.frames}
        self._shown: dict[str, tuple[Any, ...]] = {}  # the frames that stand in the tensor
        self._asked = layout.find("asked").start
        self._last_asked: list[int] = []
        self.lying = Lying(layout)
        self._eyes = [Eyes(self, seat, scales[layout.shared :]) for seat in range(layout.seats)]

    def see(self, g: Position) -> None:
        """Take in what has changed; `tensor` shows this position from now on."""
        self._g = g
        last = self._last
        for number, (plan, value) in enumerate(zip(self._fields, self._values(g), strict=False)):
            if value != last[number]:
                last[number] = plain(value)
                plan.write(self._shared, value)
        stack = {type(frame).__name__: frame for frame in g.stack if frame.step < len(frame.STEPS)}
        self._see_frames(stack)
        self._see_asked(g)
        self.lying.see(g, stack)

    def _see_frames(self, stack: dict[str, Frame]) -> None:
        """The innermost frame of every class."""
        shown = self._shown
        for name in shown.keys() - stack.keys():
            plan = self._frames[name]
            self._shared.put(plan.start, plan.end, 0)
            del shown[name]
        for name, frame in stack.items():
            plan = self._frames[name]
            state = plan.state(frame)
            if shown.get(name) != state:
                shown[name] = state
                self._shared.put(plan.start, plan.end, plan.cells(state))

    def _see_asked(self, g: Position) -> None:
        """Who must answer, and who has sealed its choice."""
        seats = self.layout.seats
        asked = [0] * (2 * seats)
        for ask in g._asks:
            if ask.options:
                asked[ask.seat] = 1
        if g.stack and g.stack[-1].ready:
            asked[seats:] = g.stack[-1].ready
        if asked != self._last_asked:
            self._last_asked = asked
            self._shared.put(self._asked, self._asked + 2 * seats, asked)

    def tensor(self, seat: int, out: Tensor | None = None) -> Tensor:
        """What a seat may know of the position that was seen last, scaled to numbers from -1 to 1."""
        assert self._g is not None
        eyes = self._eyes[seat]
        eyes.look(self._g)
        return np.concatenate((self._shared.scaled(), eyes.own.scaled(), eyes.cards), out=out)


class Eyes:
    """What one seat alone sees."""

    def __init__(self, encoder: Encoder, seat: int, scales: Tensor) -> None:
        layout = encoder.layout
        self.lying = encoder.lying
        self.seat = seat
        first = layout.shared
        start = len(scales) - len(self.lying.take)  # of the cards
        self.own = Scaled(scales[:start])
        mine = layout.find("seat").start - first + seat
        self.own.put(mine, mine + 1, 1)
        self.ask = FieldPlan(layout.find("ask").start - first, {"kind": "word", "words": layout.asks})
        self.marks = layout.find("marks").start - first
        self.sealed = layout.find("sealed").start - first
        self.room: int = layout.data["sealed"]
        self.fields = [
            (frame, name, FieldPlan(layout.find(f"{frame}.{name}" if frame else name).start - first, spec))
            for frame, name, spec in layout.own
        ]
        self.last: list[Any] = [None] * len(self.fields)
        self.last_ask: tuple[Any, ...] = ()
        self.last_sealed: list[int] = []
        self.deal = -1
        self.know = b""
        self.source = np.zeros(self.lying.sources)
        self.cards: Tensor = np.zeros(len(self.lying.take), dtype=np.float32)
        self.card_scale = 1 / scales[start:].astype(np.float64)

    def look(self, g: Position) -> None:
        self.look_at_ask(g)
        for number, (frame, field, plan) in enumerate(self.fields):
            value = getattr(innermost(g, frame) if frame else g, field, None)
            mine = value[self.seat] if value and len(value) > self.seat else None
            if mine != self.last[number]:
                self.last[number] = plain(mine)
                if mine is None:
                    self.own.put(plan.start, plan.end, 0)
                else:
                    plan.write(self.own, mine)
        if self.deal != self.lying.deal or self.know != g.know[self.seat]:
            self.deal, self.know = self.lying.deal, g.know[self.seat]
            self.look_at_cards()

    def look_at_ask(self, g: Position) -> None:
        """What the seat is asked, and what it has sealed so far."""
        ask = driver.find_ask(g, self.seat)
        if ask is None or not ask.options:
            asked: tuple[Any, ...] = ("", False, False, False, False)
        else:
            asked = (ask.name, ask.sealed, ask.private, ask.more, ask.part)
        if asked != self.last_ask:
            self.last_ask = asked
            self.ask.write(self.own, asked[0])
            self.own.put(self.marks, self.marks + len(FLAGS), asked[1:])
        sealed = g.stack[-1].sealed[self.seat] if g.stack and g.stack[-1].ready else []
        if sealed != self.last_sealed:
            self.last_sealed = sealed[:]
            codes = [code + 1 for code in sealed[: self.room]]
            self.own.put(self.sealed, self.sealed + self.room, codes + [0] * (self.room - len(codes)))

    def look_at_cards(self) -> None:
        """For every heap of how many cards the seat does not know the face, and of every face how many are there, as
        far as it knows."""
        lying, source = self.lying, self.source
        rows, words, row = lying.rows, lying.words, lying.row
        cells = rows * words
        all_kinds = np.frombuffer(self.know + _NOBODY_KNOWS, dtype=np.uint8).astype(np.int64)
        kinds = all_kinds[:-1]
        mine = kinds[lying.cards]
        known = mine == KNOWN
        source[:cells] = np.bincount(lying.place, known, cells)
        sizes = np.bincount(kinds)
        classes = len(sizes)
        if classes > 1:
            among = np.bincount(kinds * words + lying.faces.word, minlength=classes * words).reshape(classes, words)
            shares = _SHARES[sizes]
            shares[KNOWN] = 0
            held = np.bincount(row * classes + mine, shares[mine], rows * classes).reshape(rows, classes)
            source[:cells] += (held @ among).ravel()
        source[cells : cells + rows] = np.bincount(row, ~known, rows)
        source[cells + rows :] = lying.top_numbers * (all_kinds[lying.tops] == KNOWN)
        np.multiply(source[lying.take], self.card_scale, out=self.cards, casting="same_kind")


class Scaled:
    """Cells as they are, and divided by their scales; what is larger than its scale counts as the scale."""

    def __init__(self, scales: Tensor) -> None:
        self.raw: Tensor = np.zeros(len(scales), dtype=np.float32)
        self.factor: Tensor = (1 / scales).astype(np.float32)
        self.done: Tensor = np.zeros(len(scales), dtype=np.float32)
        self.changed = True

    def put(self, start: int, end: int, cells: Cells | float) -> None:
        self.raw[start:end] = cells
        self.changed = True

    def scaled(self) -> Tensor:
        if self.changed:
            self.changed = False
            done = self.done
            np.multiply(self.raw, self.factor, out=done)
            np.minimum(done, 1, out=done)
            np.maximum(done, -1, out=done)
        return self.done


def innermost(g: Position, name: str) -> Frame | None:
    """The innermost frame with this name, if there is one."""
    for frame in reversed(g.stack):
        if type(frame).__name__ == name:
            return frame
    return None
