"""Writes what a seat knows of the cards: where they lie is the same for all, what each seat knows of them is its own.

A known card counts 1 for its face; one that the seat cannot tell from others counts for each face among them as likely
as it is. How likely is found out once for each class of cards, and written into the heaps in which it lies.
"""

from collections.abc import Callable, Sequence
from itertools import compress
from operator import itemgetter
from typing import Any, Final

from longhall.engine.cards import KNOWN, Deck
from longhall.engine.position import Position
from longhall.research.cell_values import Cells, Scaled, blank, changes, kept, values_of, where
from longhall.research.layout import Layout

Classes = Callable[[bytes], Sequence[int]]

NO_CARDS: Final[list[int]] = []
_NOWHERE: Final = -1  # the row of a card that lies in no heap that is shown


class Row:
    """The place of one heap in the tensor: how many faces are hidden, a cell for every face, the tops of a pile."""

    def __init__(self, start: int, faces: Sequence[str], order: int, words: dict[str, int]) -> None:
        self.start = start
        self.tops = start + 1 + len(faces)
        self.order = order
        self.blank = blank(1 + len(faces) + order)
        self.bytes = where(start, 1 + len(faces) + order)
        self.cell = [-1] * len(words)  # of every word; -1: the cell that nobody sees
        for place, face in enumerate(faces, start + 1):
            self.cell[words[face]] = place


class Lying:
    """Where the cards lie, heap by heap: each has a row of the tensor."""

    def __init__(self, layout: Layout) -> None:
        fields = [heaps for heaps in layout.heaps if not heaps.frame]
        self.in_frames = [heaps for heaps in layout.heaps if heaps.frame]
        self.all = [*fields, *self.in_frames]
        self.values = values_of([heaps.field for heaps in fields])
        self.place = {word: number for number, word in enumerate(layout.words)}
        self.rows = [
            Row(layout.find(its.name).start - layout.shared + number * its.width, its.words, its.order, self.place)
            for its in layout.heaps
            for number in range(its.room)
        ]
        self.watchers: list[set[int]] = []  # for everybody who looks the rows that have changed since
        self.deck: Deck | None = None
        self.word: list[int] = []  # of every card
        self.row_of: list[int] = []  # of every card; where it lay last, if no heap shows it
        self.last: list[Any] = []
        self.heaps: list[list[int]] = []  # the cards of each row
        self.classes: list[Classes] = []  # those of these cards, out of what a seat knows
        self.open: list[bytes | None] = []  # what is written for a seat that knows all of them

    def see(self, g: Position) -> None:
        if g.deck is not self.deck:
            self._begin(g.deck)
        values = list(self.values(g))
        if self.in_frames:
            stack = {type(frame).__name__: frame for frame in g.stack if frame.step < len(frame.STEPS)}
            values += [getattr(stack.get(heaps.frame), heaps.field, None) for heaps in self.in_frames]
        if values != self.last:
            self._lay(values)

    def _begin(self, deck: Deck) -> None:
        """Other cards than before."""
        self.deck = deck
        self.word = [self.place.get(deck.words[face], 0) for face in deck.faces]
        self.row_of = [_NOWHERE] * len(deck.faces)
        self.last = [None] * len(self.all)
        rows = len(self.rows)
        self.heaps, self.classes, self.open = [NO_CARDS] * rows, [bytes] * rows, [None] * rows
        for watcher in self.watchers:
            watcher.update(range(rows))

    def _lay(self, values: list[Any]) -> None:
        """Take in the heaps that have changed."""
        moved: list[int] = []
        row_of = self.row_of
        for number in changes(values, self.last):
            its = self.all[number]
            value = self.last[number] = kept(values[number])
            heaps = fitted([value] if its.single and value is not None else value, its.room)
            for row, cards in enumerate(heaps, its.start):
                if cards != self.heaps[row]:
                    self.heaps[row] = cards
                    self.classes[row] = classes_of(cards)
                    self.open[row] = None
                    moved.append(row)
                    for card in cards:
                        row_of[card] = row
        for watcher in self.watchers:
            watcher.update(moved)


def classes_of(cards: list[int]) -> Classes:
    """How to find the classes of these cards in what a seat knows."""
    if not cards:
        return bytes
    return itemgetter(*cards) if len(cards) > 1 else itemgetter(slice(cards[0], cards[0] + 1))


def fitted(heaps: list[list[int]] | None, room: int) -> list[list[int]]:
    """As many heaps as the layout has room for."""
    if heaps is not None and len(heaps) == room:
        return heaps
    return ((heaps or []) + [NO_CARDS] * room)[:room]


class Kind:
    """A class of cards that a seat cannot tell apart."""

    def __init__(self) -> None:
        self.words: dict[int, int] = {}  # how many cards of each word are of it
        self.size = 0
        self.single: list[int] = []  # the words that one card has
        self.several: list[tuple[int, int]] = []  # those that several have, with how many
        self.rows: set[int] = set()  # where it was written

    def settle(self, size: int) -> None:
        """Other cards are of it than before."""
        self.size = size
        self.rows.clear()
        if size == len(self.words):
            self.single, self.several = list(self.words), []
        else:
            self.single = [word for word, copies in self.words.items() if copies == 1]
            self.several = [each for each in self.words.items() if each[1] > 1]


class CardEyes:
    """What one seat knows of the cards: for every heap of how many it does not know the face, and of every face how
    many are there, as far as it knows."""

    def __init__(self, layout: Layout, lying: Lying, own: Cells) -> None:
        self.lying = lying
        self.cells = own.cells
        self.bytes = own.bytes
        self.hidden = Scaled(layout.data["deck"])
        self.tops = Scaled(len(layout.words))
        self.one = 1 / layout.data["copies"]  # what one card counts
        self.know = b""
        self.deck: Deck | None = None
        self.kinds: list[Kind] = []  # for every class
        self.news: set[int] = set()
        lying.watchers.append(self.news)

    def look(self, know: bytes) -> None:
        lying = self.lying
        if lying.deck is not self.deck:
            self.deck, self.know = lying.deck, bytes(len(know))
            self.kinds = [Kind() for _ in range(256)]
        if know != self.know:
            self.learn(know)
        if self.news:
            for number in self.news:
                self.write(number)
            self.news.clear()

    def learn(self, know: bytes) -> None:
        """Find out what classes are others now, and in which rows that matters."""
        word, row_of, rows, kinds = self.lying.word, self.lying.row_of, self.news, self.kinds
        last, self.know = self.know, know
        changed = set()
        for card in compress(range(len(know)), difference(last, know)):
            old, new, its = last[card], know[card], word[card]
            if old == KNOWN:
                rows.add(row_of[card])  # else it is among the rows of its class
            else:
                changed.add(old)
                words = kinds[old].words
                words[its] -= 1
                if not words[its]:
                    del words[its]
            if new != KNOWN:
                changed.add(new)
                words = kinds[new].words
                words[its] = words.get(its, 0) + 1
        rows.discard(_NOWHERE)
        for kind in changed:
            rows |= kinds[kind].rows
            kinds[kind].settle(know.count(kind))

    def write(self, number: int) -> None:
        """The cells of one heap."""
        lying = self.lying
        row, heap = lying.rows[number], lying.heaps[number]
        if not heap:
            self.bytes[row.bytes] = row.blank
            return
        kinds = lying.classes[number](self.know)
        known = kinds.count(KNOWN)
        if known < len(heap):
            self.bytes[row.bytes] = row.blank
            self.cells[row.start] = self.hidden[len(heap) - known]
            if known:
                self._show(row, heap, kinds)
            self._guess(number, row.cell, kinds)
            return
        found = lying.open[number]
        if found is not None:
            self.bytes[row.bytes] = found
            return
        self.bytes[row.bytes] = row.blank
        self._show(row, heap, kinds)
        lying.open[number] = bytes(self.bytes[row.bytes])

    def _show(self, row: Row, heap: list[int], kinds: Sequence[int]) -> None:
        """The known cards of a heap, and those on top of a pile."""
        cells, cell, word, one = self.cells, row.cell, self.lying.word, self.one
        for card, kind in zip(heap, kinds):  # noqa: B905 a strict one takes twice as long
            if kind == KNOWN:
                cells[cell[word[card]]] += one
        for depth in range(min(row.order, len(heap))):
            if kinds[-1 - depth] == KNOWN:
                cells[row.tops + depth] = self.tops[word[heap[-1 - depth]] + 1]

    def _guess(self, number: int, cell: list[int], kinds: Sequence[int]) -> None:
        """The faces that the hidden cards of a heap may have, each as likely as it is."""
        cells, one = self.cells, self.one
        for kind in sorted(set(kinds)):
            if kind != KNOWN:
                its = self.kinds[kind]
                its.rows.add(number)
                share = one * kinds.count(kind) / its.size
                for word in its.single:
                    cells[cell[word]] += share
                for word, copies in its.several:
                    cells[cell[word]] += share * copies


def difference(one: bytes, other: bytes) -> bytes:
    """Something else than 0 at every place at which two runs of the same length differ."""
    both = int.from_bytes(one, "little") ^ int.from_bytes(other, "little")
    return both.to_bytes(len(one), "little")
