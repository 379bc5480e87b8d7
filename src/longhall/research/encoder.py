"""Writes what a seat may know as numbers, by the game's layout.

Only what has changed since the last look is written again, in plain Python: for so few numbers that is faster than any
array operation. What is hidden never enters: fields are read by who may see them, and a card counts for what the seat
knows of it. A known card counts 1 for its face; one that the seat cannot tell from others counts for each face among
them as likely as it is.
"""

from array import array
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from longhall.engine import driver
from longhall.engine.cards import KNOWN, Deck
from longhall.engine.frames import Frame
from longhall.engine.position import Position
from longhall.engine.state import plain
from longhall.research.layout import Layout, Spec, cells_of

Tensor = npt.NDArray[np.float32]
Values = Callable[[Any], tuple[Any, ...]]

_NO_CARDS: Final[list[int]] = []
_CHUNK: Final = 16
_NOWHERE: Final = -1  # the row of a card that lies in no heap that is shown
_UNASKED: Final = ("", False, False, False, False)


class Scaled(dict[int, float]):
    """Numbers divided by their scale; what is larger than the scale counts as the scale."""

    def __init__(self, scale: int) -> None:
        self.scale = scale

    def __missing__(self, value: int) -> float:
        cell = self[value] = max(-1.0, min(1.0, value / self.scale))
        return cell


def flattener(spec: Spec) -> Callable[[Any], Sequence[float]]:
    """How the values of a field become cells."""
    if spec["kind"] == "number":
        scaled = Scaled(spec["scale"])
        return lambda value: (scaled[value],)
    if spec["kind"] == "word":
        return one_hot(spec["words"])
    room, fixed, inner = spec["room"], spec["fixed"], spec["of"]
    blank = [0.0] * (room * cells_of(inner))
    numbers = Scaled(inner["scale"]) if inner["kind"] == "number" else None
    inside = flattener(inner)
    length = Scaled(max(1, room))

    def flat(value: Any) -> list[float]:
        """A list: its length, if that can change, and its entries; of one that is too long the last."""
        shown = value if len(value) <= room else value[-room:] if room else ()
        if numbers is not None:
            cells = [numbers[item] for item in shown]
        else:
            cells = [cell for item in shown for cell in inside(item)]
        cells += blank[len(cells) :]
        return cells if fixed else [length[len(value)], *cells]

    return flat


def one_hot(words: Sequence[str]) -> Callable[[str], Sequence[float]]:
    """A 1 in the cell of the word; a word without a cell has none."""
    nothing = (0.0,) * len(words)
    table = {word: tuple(float(word == other) for other in words) for word in words}
    return lambda value: table.get(value, nothing)


class Cells:
    """A run of cells, for Python and for NumPy; after the last one is a cell that nobody sees."""

    def __init__(self, size: int) -> None:
        self.cells = array("f", bytes(4 * (size + 1)))
        self.tensor: Tensor = np.frombuffer(self.cells, dtype=np.float32)[:-1]

    def put(self, start: int, cells: Sequence[float]) -> None:
        if cells:
            self.cells[start : start + len(cells)] = array("f", cells)


class FramePlan:
    """How the frames of one class are written: a cell for each step, then their fields."""

    def __init__(self, layout: Layout, name: str) -> None:
        its = layout.frames[name]
        self.steps = [tuple(float(step == other) for other in its["steps"]) for step in its["steps"]]
        self.flats = [flattener(spec) for _, spec in its["fields"]]
        self.values: Values = attrgetter("step", *(field for field, _ in its["fields"]), "step")
        self.lists = any(spec["kind"] == "list" for _, spec in its["fields"])
        self.start = layout.find(name).start
        self.blank = (0.0,) * (len(self.steps) + sum(cells_of(spec) for _, spec in its["fields"]))

    def state(self, frame: Frame) -> tuple[Any, ...]:
        """What is shown of a frame."""
        values = self.values(frame)
        return tuple([plain(value) for value in values]) if self.lists else values

    def cells(self, state: tuple[Any, ...]) -> list[float]:
        found = list(self.steps[state[0]])
        for flat, value in zip(self.flats, state[1:-1], strict=True):
            found += flat(value)
        return found


class Row:
    """The place of one heap in the tensor: how many faces are hidden, a cell for every face, the tops of a pile."""

    def __init__(self, start: int, faces: Sequence[str], order: int, words: dict[str, int]) -> None:
        self.start = start
        self.tops = start + 1 + len(faces)
        self.order = order
        self.end = self.tops + order
        self.blank = array("f", bytes(4 * (self.end - start)))
        self.cell = [-1] * len(words)  # of every word; -1: the cell that nobody sees
        for place, face in enumerate(faces, start + 1):
            self.cell[words[face]] = place


class Lying:
    """Where the cards lie: the heaps row by row, and since when they are as they are."""

    def __init__(self, layout: Layout) -> None:
        self.deal = 0  # how often cards have moved
        self.fields = [heaps for heaps in layout.heaps if not heaps.frame]
        self.in_frames = [heaps for heaps in layout.heaps if heaps.frame]
        self.values: Values = attrgetter(*(heaps.field for heaps in self.fields), "__class__")
        self.last: list[Any] = []
        rows = sum(heaps.room for heaps in layout.heaps)
        self.heaps: list[list[int]] = [_NO_CARDS] * rows
        self.since = [0] * rows
        self.row_of: dict[int, int] = {}  # of every card
        self.place = {word: number for number, word in enumerate(layout.words)}
        self.deck: Deck | None = None
        self.word: list[int] = []  # of every card

    def see(self, g: Position, stack: dict[str, Frame]) -> None:
        if g._deck is not self.deck:
            self.deck = g._deck
            self.word = [self.place.get(self.deck.words[face], 0) for face in self.deck.faces]
            self.last = []
        values: list[Any] = [*self.values(g)[:-1]]
        if self.in_frames:
            values += [getattr(stack.get(heaps.frame), heaps.field, None) for heaps in self.in_frames]
        if values != self.last:
            self._lay(values)

    def _lay(self, values: list[Any]) -> None:
        """Take in the heaps that have changed."""
        self.deal += 1
        last = self.last or [None] * len(values)
        self.last = values[:]
        moved: list[int] = []
        for number, its in enumerate((*self.fields, *self.in_frames)):
            value = values[number]
            if value == last[number]:
                self.last[number] = last[number]
                continue
            self.last[number] = plain(value)
            heaps = fitted([value] if its.single and value is not None else value, its.room)
            for row, heap in enumerate(heaps, its.start):
                if heap != self.heaps[row]:
                    for card in self.heaps[row]:
                        if self.row_of.get(card) == row:
                            self.row_of[card] = _NOWHERE
                    self.heaps[row] = heap[:]
                    self.since[row] = self.deal
                    moved.append(row)
        for row in moved:
            for card in self.heaps[row]:
                self.row_of[card] = row


def fitted(heaps: list[list[int]] | None, room: int) -> list[list[int]]:
    """As many heaps as the layout has room for."""
    if heaps is not None and len(heaps) == room:
        return heaps
    return ((heaps or []) + [_NO_CARDS] * room)[:room]


class Encoder:
    """The tensors of one game's seats; it goes on to the next game with the same seats by itself."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.size = layout.size
        self._shared = Cells(layout.shared)
        self._g: Position | None = None
        self._values: Values = attrgetter(*(name for name, _ in layout.fields), "__class__")
        self._fields = [(layout.find(name).start, flattener(spec)) for name, spec in layout.fields]
        self._last: list[Any] = [None] * len(self._fields)
        self._frames = {name: FramePlan(layout, name) for name in layout.frames}
        self._shown: dict[str, tuple[Any, ...]] = {}  # the frames that stand in the tensor
        self._asked = layout.find("asked").start
        self._last_asked: list[int] = []
        self.lying = Lying(layout)
        self._eyes = [Eyes(self, seat) for seat in range(layout.seats)]

    def see(self, g: Position) -> None:
        """Take in what has changed; `tensor` shows this position from now on."""
        self._g = g
        values = list(self._values(g)[:-1])
        last = self._last
        if values != last:
            for number, value in enumerate(values):
                if value != last[number]:
                    last[number] = plain(value)
                    start, flat = self._fields[number]
                    self._shared.put(start, flat(value))
        stack = {type(frame).__name__: frame for frame in g.stack if frame.step < len(frame.STEPS)}
        self._see_frames(stack)
        self._see_asked(g)
        self.lying.see(g, stack)

    def _see_frames(self, stack: dict[str, Frame]) -> None:
        """The innermost frame of every class."""
        shown = self._shown
        for name in shown.keys() - stack.keys():
            plan = self._frames[name]
            self._shared.put(plan.start, plan.blank)
            del shown[name]
        for name, frame in stack.items():
            plan = self._frames[name]
            state = plan.state(frame)
            if shown.get(name) != state:
                shown[name] = state
                self._shared.put(plan.start, plan.cells(state))

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
            self._shared.put(self._asked, asked)

    def tensor(self, seat: int, out: Tensor | None = None) -> Tensor:
        """What a seat may know of the position that was seen last, scaled to numbers from -1 to 1."""
        assert self._g is not None
        eyes = self._eyes[seat]
        eyes.look(self._g)
        return np.concatenate((self._shared.tensor, eyes.own.tensor), out=out)


class Eyes:
    """What one seat alone sees."""

    def __init__(self, encoder: Encoder, seat: int) -> None:
        layout = encoder.layout
        first = layout.shared
        self.lying = encoder.lying
        self.seat = seat
        self.own = Cells(layout.size - first)
        self.own.put(layout.find("seat").start - first + seat, (1.0,))
        self.ask = layout.find("ask").start - first
        self.names = one_hot(layout.asks)
        self.sealed = layout.find("sealed").start - first
        self.room: int = layout.data["sealed"]
        self.codes = Scaled(max(1, layout.find("sealed").scales[0]))
        self.fields = [
            (
                frame,
                name,
                layout.find(f"{frame}.{name}" if frame else name).start - first,
                flattener(spec),
                cells_of(spec),
            )
            for frame, name, spec in layout.own
        ]
        self.last: list[Any] = [None] * len(self.fields)
        self.last_ask: tuple[Any, ...] = ()
        self.last_sealed: list[int] = []
        self.cards = CardEyes(layout, self.lying, self.own.cells)

    def look(self, g: Position) -> None:
        self.look_at_ask(g)
        for number, (frame, field, start, flat, size) in enumerate(self.fields):
            value = getattr(innermost(g, frame) if frame else g, field, None)
            mine = value[self.seat] if value and len(value) > self.seat else None
            if mine != self.last[number]:
                self.last[number] = plain(mine)
                self.own.put(start, (0.0,) * size if mine is None else flat(mine))
        know = g.know[self.seat]
        if self.cards.deal != self.lying.deal or self.cards.know != know:
            self.cards.look(know)

    def look_at_ask(self, g: Position) -> None:
        """What the seat is asked, and what it has sealed so far."""
        ask = driver.find_ask(g, self.seat)
        if ask is None or not ask.options:
            asked: tuple[Any, ...] = _UNASKED
        else:
            asked = (ask.name, ask.sealed, ask.private, ask.more, ask.part)
        if asked != self.last_ask:
            self.last_ask = asked
            self.own.put(self.ask, (*self.names(asked[0]), *asked[1:]))
        sealed = g.stack[-1].sealed[self.seat] if g.stack and g.stack[-1].ready else _NO_CARDS
        if sealed != self.last_sealed:
            self.last_sealed = sealed[:]
            codes = [self.codes[code + 1] for code in sealed[: self.room]]
            self.own.put(self.sealed, codes + [0.0] * (self.room - len(codes)))


class CardEyes:
    """What one seat knows of the cards: for every heap of how many it does not know the face, and of every face how
    many are there, as far as it knows."""

    def __init__(self, layout: Layout, lying: Lying, cells: "array[float]") -> None:
        self.lying = lying
        self.cells = cells
        self.rows = [
            Row(
                layout.find(heaps.name).start - layout.shared + number * heaps.width,
                heaps.words,
                heaps.order,
                lying.place,
            )
            for heaps in layout.heaps
            for number in range(heaps.room)
        ]
        self.hidden = Scaled(layout.data["deck"])
        self.tops = Scaled(len(layout.words))
        self.one = 1 / layout.data["copies"]  # what one card counts
        self.deal = -1
        self.know = b""
        self.deck: Deck | None = None
        self.kinds: list[list[int]] = [[] for _ in self.rows]  # the classes in each row that are not known
        self.among: dict[int, dict[int, int]] = {}  # for every class how many cards of each word are of it
        self.sizes: dict[int, int] = {}

    def look(self, know: bytes) -> None:
        lying = self.lying
        if lying.deck is not self.deck or len(know) != len(self.know):
            self.deck, self.deal, self.know = lying.deck, -1, bytes(len(know))
            self.among, self.sizes = {}, {}
        since = self.deal
        rows = {row for row, deal in enumerate(lying.since) if deal > since}
        if know != self.know:
            rows |= self.learn(know)
        self.deal, self.know = lying.deal, know
        for row in rows:
            self.write(row)

    def learn(self, know: bytes) -> set[int]:
        """Which cards are of other classes now; gives the rows for which that matters."""
        rows, kinds = set(), set()
        word, row_of = self.lying.word, self.lying.row_of
        for card in differing(self.know, know):
            old, new, its = self.know[card], know[card], word[card]
            if old != KNOWN:
                kinds.add(old)
                self.sizes[old] -= 1
                among = self.among[old]
                among[its] -= 1
                if not among[its]:
                    del among[its]
            if new != KNOWN:
                kinds.add(new)
                self.sizes[new] = self.sizes.get(new, 0) + 1
                among = self.among.setdefault(new, {})
                among[its] = among.get(its, 0) + 1
            rows.add(row_of.get(card, _NOWHERE))
        rows.discard(_NOWHERE)
        if kinds:
            rows.update([row for row, its in enumerate(self.kinds) if its and not kinds.isdisjoint(its)])
        return rows

    def write(self, number: int) -> None:
        """The cells of one heap."""
        row, heap = self.rows[number], self.lying.heaps[number]
        cells, cell, know, word = self.cells, row.cell, self.know, self.lying.word
        cells[row.start : row.end] = row.blank
        if not heap:
            self.kinds[number] = _NO_CARDS
            return
        one = self.one
        kinds = [know[card] for card in heap]
        unknown = sorted(set(kinds))
        if unknown[0] == KNOWN:
            del unknown[0]
            for card, kind in zip(heap, kinds, strict=True):
                if kind == KNOWN:
                    cells[cell[word[card]]] += one
        self.kinds[number] = unknown
        if unknown:
            hidden = 0
            for kind in unknown:
                held = kinds.count(kind)
                hidden += held
                share = one * held / self.sizes[kind]
                if held == len(heap):  # nothing else lies there
                    for its, copies in self.among[kind].items():
                        cells[cell[its]] = share * copies
                else:
                    for its, copies in self.among[kind].items():
                        cells[cell[its]] += share * copies
            cells[row.start] = self.hidden[hidden]
        for depth in range(min(row.order, len(heap))):
            card = heap[-1 - depth]
            if know[card] == KNOWN:
                cells[row.tops + depth] = self.tops[word[card] + 1]


def differing(one: bytes, other: bytes) -> list[int]:
    """The places at which two runs of the same length differ, which are few."""
    found = []
    for start in range(0, len(one), _CHUNK):
        mine, its = one[start : start + _CHUNK], other[start : start + _CHUNK]
        if mine != its:
            found += [place for place, pair in enumerate(zip(mine, its, strict=True), start) if pair[0] != pair[1]]
    return found


def innermost(g: Position, name: str) -> Frame | None:
    """The innermost frame with this name, if there is one."""
    for frame in reversed(g.stack):
        if type(frame).__name__ == name:
            return frame
    return None
