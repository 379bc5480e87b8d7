"""Writes what a seat may know as numbers: the second layout, for players that learn.

An encoding is sparse: the cells that are not 0, with their values. A cell has a name (`bronze[1]=4`: the next player's
bronze is 4), and a table of names gives it its number; a name that is not in the table is left out, so that weights
which were learnt with one table go on working when a game gets new fields. Seats are turned to the observer: slot 0 is
its own, the others follow in turn order. All numbers of seats of a game share one table.

Only what the observer may see is read: public fields, its own entries, cards as far as it knows them, its own question
and what it has sealed. Parts of an encoding are kept by what they were made from, since most fields change seldom.
"""

from collections.abc import Mapping, Sequence
from itertools import compress, count
from operator import attrgetter, ne
from typing import Any, Final

from longhall.engine.cards import Deck
from longhall.engine.cells import KEPT, NOTHING, UNIT, Cell, Field, FrameFields, Part, Shown, frozen, joined, visible
from longhall.engine.cells import Cells as Cells
from longhall.engine.features import Features
from longhall.engine.options import Ask, Option
from longhall.engine.position import Position
from longhall.engine.registry import GameInfo
from longhall.engine.state import ARE_CARDS, HEAPS, OWNER, PILE, PILES, PUBLIC, SHAPES, in_one_row

VERSION: Final = 1  # of the way in which names follow from fields
FEW: Final = 12  # cards of a class that cannot be told apart: up to so many, each face is shown as likely as it is


class Faces:
    """What is static about the cards of a deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        backs = sorted(set(deck.backs))
        self.backs = backs
        self.unknown = [-1 - backs.index(back) for back in deck.back_of]  # how a card is written that is not known
        self.heaps: dict[tuple[str, int], dict[tuple[int, ...], Part]] = {}  # kept, by field and slot
        self.guesses: dict[Any, Part] = {}

    def likely(self, know: bytes, kind: int) -> list[tuple[str, float]]:
        """The faces of a class of cards that an observer cannot tell apart, with how likely each is; nothing of a
        large class."""
        size = know.count(kind)
        if size > FEW:
            return []
        faces, place, found = self.deck.faces, -1, dict[str, float]()
        for _ in range(size):
            place = know.index(kind, place + 1)
            word = self.deck.words[faces[place]]
            found[word] = found.get(word, 0.0) + 1 / size
        return sorted(found.items())


class Eyes:
    """How one seat of a table with so many seats looks at the fields."""

    def __init__(self, encoder: "Encoder", seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.narrow: dict[int, Shown] = {}  # where a field is shown, by the place of its value
        self.wide: dict[int, tuple[int, list[tuple[int, Shown]]]] = {}  # the same with numbers a seat, for every seat
        for place, field in enumerate(encoder.fields):
            if field.each < 0:
                self.narrow[place] = encoder.shown(field, field.name, seat, seats)
                continue
            slots = 1 if field.sees == OWNER else seats
            shown = [encoder.shown(field, f"{field.name}[{slot}]", seat, seats) for slot in range(slots)]
            self.wide[place] = (field.each, [((seat + slot) % seats, each) for slot, each in enumerate(shown)])
        self.frames: dict[type, dict[Any, Part]] = {cls: {} for cls in encoder.frames}
        self.frame_fields = {
            cls: [encoder.shown(field, field.name, seat, seats) for field in its.fields]
            for cls, its in encoder.frames.items()
        }
        self.asks: dict[Any, Part] = {}


class Encoder:
    """The encodings of one game, for every seat of every table."""

    def __init__(self, info: GameInfo, cells: Cells) -> None:
        self.info = info
        self.cells = cells
        self.features = info.features or Features()
        self.fields: list[Field] = []  # those of the position, then totals
        self.cards: list[Field] = []
        reshaped = SHAPES[info.position].reshaped
        for name, sees in visible(info.position, self.features):
            (self.cards if sees in ARE_CARDS else self.fields).append(
                Field(name, name, self.features, sees, name in reshaped)
            )
        self.values = attrgetter(*[field.name for field in self.fields], "over")  # two at least, so that it is a tuple
        self.fields += [Field(name, name, self.features, PUBLIC) for name in self.features.names]
        self.frames: dict[type, FrameFields] = {cls: FrameFields(cls, self.features) for cls in info.frames.values()}
        self.eyes: dict[tuple[int, int], Eyes] = {}
        self.faces: dict[Deck, Faces] = {}
        self.turned: dict[tuple[int, int], list[int]] = {}
        self._shown: dict[str, Shown] = {}

    def shown(self, field: Field, name: str, seat: int, seats: int) -> Shown:
        """Where a field is shown; the same for all eyes, if no seats are in it."""
        if field.is_seat:
            return Shown(field, name, self.cells, seat, seats)
        found = self._shown.get(name)
        if found is None:
            found = self._shown[name] = Shown(field, name, self.cells, seat, seats)
        return found

    def eyes_of(self, seat: int, seats: int) -> Eyes:
        eyes = self.eyes.get((seat, seats))
        if eyes is None:
            eyes = self.eyes[seat, seats] = Eyes(self, seat, seats)
        return eyes

    def encode(self, g: Position, seat: int) -> Part:
        """What this seat may know of a position. Positions that follow each other are faster with a `Look`."""
        return Look(self, self.eyes_of(seat, g.seats)).encode(g)

    def frame(self, cls: type, key: Any, eyes: Eyes) -> Part:
        """A frame with this step and these fields."""
        kept = eyes.frames[cls]
        part = kept.get(key)
        if part is None:
            fields = self.frames[cls]
            made = [self.cells.pack([(f"{fields.name}.{fields.steps[key[0]]}", 1.0)])]
            made += [shown.make(value) for shown, value in zip(eyes.frame_fields[cls], key[1:], strict=True)]
            part = joined(made)
            if len(kept) >= KEPT:
                kept.clear()
            kept[key] = part
        return part

    # Cards

    def faces_of(self, deck: Deck) -> Faces:
        faces = self.faces.get(deck)
        if faces is None:
            faces = self.faces[deck] = Faces(deck)
        return faces

    def heaps(self, faces: Faces, field: Field, value: Any, know: bytes, seat: int, seats: int) -> Part:
        """All heaps of a field."""
        parts: list[Part] = []
        if field.sees == HEAPS or field.sees == PILES:
            for place, heap in enumerate(value):
                if heap:
                    slot = (place - seat) % seats if field.each >= 0 else place
                    self._heap(faces, field, slot, heap, know, field.each >= 0 and slot > 0, parts)
        elif value:
            self._heap(faces, field, -1, value, know, False, parts)
        return joined(parts)

    def _heap(
        self, faces: Faces, field: Field, slot: int, heap: list[int], know: bytes, other: bool, parts: list[Part]
    ) -> None:
        if field.counted:
            key: tuple[int, ...] = (len(heap),)
        else:
            face_of, unknown = faces.deck.faces, faces.unknown
            shown = [unknown[card] if know[card] else face_of[card] for card in heap]
            top = shown[-1]
            shown.sort()
            if field.sees == PILE or field.sees == PILES:
                shown.append(top)
            key = tuple(shown)
        kept = faces.heaps.get((field.name, slot))
        if kept is None:
            kept = faces.heaps[field.name, slot] = {}
        part = kept.get(key)
        if part is None:
            part = self.cells.pack(heap_cells(faces, field, slotted(field, slot), key))
            if len(kept) >= KEPT:
                kept.clear()
            kept[key] = part
        parts.append(part)
        if other and not field.counted and key[0] < 0:
            parts.append(self._guess(faces, field, slot, heap, know))

    def _guess(self, faces: Faces, field: Field, slot: int, heap: list[int], know: bytes) -> Part:
        """The faces that the hidden cards of another seat may have."""
        kinds = [know[card] for card in heap if know[card]]
        kinds.sort()
        key = (field.name, slot, tuple(kinds), know)
        part = faces.guesses.get(key)
        if part is None:
            cells: dict[str, float] = {}
            for kind in sorted(set(kinds)):
                for word, chance in faces.likely(know, kind):
                    cells[word] = cells.get(word, 0.0) + chance * kinds.count(kind)
            name = slotted(field, slot)
            part = self.cells.pack([(f"{name}~{word}", value) for word, value in cells.items()])
            if len(faces.guesses) >= KEPT:
                faces.guesses.clear()
            faces.guesses[key] = part
        return part

    # What is asked

    def asked(self, g: Position, eyes: Eyes) -> Part:
        """The number of seats, who must answer, who is ready, and what the observer is asked and has sealed."""
        seat = eyes.seat
        top = g.stack[-1] if g.stack else None
        ready = tuple(top.ready) if top is not None else ()
        sealed = tuple(top.sealed[seat]) if top is not None and ready else ()
        asked = tuple([ask.seat for ask in g.open_asks if ask.options])
        own: Any = None
        for ask in g.open_asks:
            if ask.seat == seat and ask.options:
                about = tuple([(name, frozen(value)) for name, value in ask.about]) if ask.about else ()
                own = (ask.name, ask.sealed, ask.private, ask.more, ask.part, about)
        key = (asked, ready, sealed, own)
        part = eyes.asks.get(key)
        if part is None:
            part = self.cells.pack(self._ask_cells(seat, g.seats, asked, ready, sealed, own))
            if len(eyes.asks) >= KEPT:
                eyes.asks.clear()
            eyes.asks[key] = part
        return part

    def _ask_cells(
        self, seat: int, seats: int, asked: Sequence[int], ready: Sequence[int], sealed: Sequence[int], own: Any
    ) -> list[Cell]:
        cells: list[Cell] = [(f"seats={seats}", 1.0), (f"after={(-seat) % seats}", 1.0)]
        cells += [(f"asked[{(other - seat) % seats}]", 1.0) for other in asked]
        cells += [(f"ready[{(other - seat) % seats}]", 1.0) for other, is_ready in enumerate(ready) if is_ready]
        options = self.info.vocabulary.options
        cells += [(f"sealed:{options[self.turn(seat, seats)[code]].key}", 1.0) for code in sealed]
        if own is not None:
            cells.append((f"ask={own[0]}", 1.0))
            flags = ("sealed", "private", "more", "part")
            cells += [(f"ask.{flag}", 1.0) for flag, is_set in zip(flags, own[1:5], strict=True) if is_set]
            for name, value in own[5]:
                of_seat = self.info.arguments.get(name) == "seat"
                cells += about_cells(f"about.{name}", value, of_seat, seat, seats)
        return list(dict(cells).items())  # each cell once

    # Options

    def turn(self, seat: int, seats: int) -> list[int]:
        """For every code that of the option as the observer sees it: one that names a seat names its slot."""
        found = self.turned.get((seat, seats))
        if found is None:
            by_key = self.info.vocabulary.by_key
            found = [turned_code(option, by_key, seat, seats) for option in self.info.vocabulary.options]
            self.turned[seat, seats] = found
        return found


class Look:
    """A seat that looks again and again: what has not changed since the last time is not read again. It may be another
    position, of the same game and number of seats; only speed depends on how alike they are."""

    def __init__(self, encoder: Encoder, eyes: Eyes) -> None:
        self.encoder = encoder
        self.eyes = eyes
        self.last: list[Any] = [None] * len(encoder.fields)
        self.heaps: list[Any] = [None] * len(encoder.cards)
        self.know = b""
        self.deck: Deck | None = None
        self.numbers: list[bytes] = [b""] * (len(encoder.fields) + len(encoder.cards))
        self.values: list[bytes] = self.numbers[:]

    def encode(self, g: Position) -> Part:
        self._see_fields(g)
        self._see_cards(g)
        numbers, values = self.numbers[:], self.values[:]
        encoder, eyes = self.encoder, self.eyes
        seen: list[type] = []
        for frame in reversed(g.stack):
            cls = type(frame)
            fields = encoder.frames[cls]
            if cls not in seen and frame.step < len(fields.steps):
                seen.append(cls)
                key = (frame.step, *[frozen(getattr(frame, name)) for name in fields.names])
                part = encoder.frame(cls, key, eyes)
                numbers.append(part[0])
                values.append(part[1])
        part = encoder.asked(g, eyes)
        numbers.append(part[0])
        values.append(part[1])
        return b"".join(numbers), b"".join(values)

    def _see_fields(self, g: Position) -> None:
        encoder, eyes, last = self.encoder, self.eyes, self.last
        values: list[Any] = list(encoder.values(g))
        values.pop()
        if encoder.features.totals is not None:
            values.extend(encoder.features.totals(g))
        for place in compress(count(), map(ne, values, last)):
            value = values[place]
            last[place] = copied(value)
            shown = eyes.narrow.get(place)
            if shown is not None:
                part = shown.part(in_one_row(value) if shown.field.in_one_row else frozen(value))
            else:
                each, slots = eyes.wide[place]
                part = joined([of.part(row_of(value, other, each)) for other, of in slots]) if value else NOTHING
            self.numbers[place] = part[0]
            self.values[place] = part[1]

    def _see_cards(self, g: Position) -> None:
        encoder, eyes = self.encoder, self.eyes
        know = g.know[eyes.seat]
        anew = know != self.know or g.deck is not self.deck
        self.know, self.deck = know, g.deck
        first = len(encoder.fields)
        faces = encoder.faces_of(g.deck)
        for number, field in enumerate(encoder.cards):
            value = getattr(g, field.name)
            if (anew and not field.counted) or value != self.heaps[number]:
                self.heaps[number] = copied(value)
                part = encoder.heaps(faces, field, value, know, eyes.seat, g.seats)
                self.numbers[first + number] = part[0]
                self.values[first + number] = part[1]


def row_of(rows: Any, other: int, each: int) -> Any:
    """What a seat has of a field by seats."""
    if each and type(rows[0]) is not tuple:
        return tuple(rows[other * each : other * each + each])
    return frozen(rows[other]) if other < len(rows) else ()


def copied(value: Any) -> Any:
    """The same value, out of reach of changes."""
    if type(value) is list:
        return [item[:] for item in value] if value and type(value[0]) is list else value[:]
    return value


def turned_code(option: Option, by_key: Mapping[str, Option], seat: int, seats: int) -> int:
    if option.kind != "seat" or option.arg >= seats:
        return option.code
    return by_key[f"{option.verb}:{(option.arg - seat) % seats}"].code


def heap_cells(faces: Faces, field: Field, name: str, key: tuple[int, ...]) -> list[Cell]:
    """A cell for each face that is known to lie there, for each back, for the size, and for the top of a pile."""
    if field.counted:
        return [(f"{name}#", key[0] / UNIT), (f"{name}#={key[0]}", 1.0)]
    cells: list[Cell] = []
    is_pile = field.sees in (PILE, PILES)
    cards = key[:-1] if is_pile else key
    words, backs = faces.deck.words, faces.backs
    for code in sorted(set(cards)):
        n = cards.count(code)
        if code >= 0:
            cells.append((f"{name}:{words[code]}", float(n)))
        else:
            cells.append((f"{name}?{backs[-1 - code]}", n / UNIT))
            cells.append((f"{name}?{backs[-1 - code]}={n}", 1.0))
    cells.append((f"{name}#={len(cards)}", 1.0))
    if is_pile and key[-1] >= 0:
        cells.append((f"{name}^{words[key[-1]]}", 1.0))
    return cells


def slotted(field: Field, slot: int) -> str:
    return field.name if slot < 0 else f"{field.name}[{slot}]"


def about_cells(name: str, value: Any, of_seat: bool, seat: int, seats: int) -> list[Cell]:
    """An argument of the question's text."""
    if isinstance(value, tuple):
        return [cell for item in value for cell in about_cells(name, item, of_seat, seat, seats)]
    if of_seat and str(value).isdecimal():
        return [(f"{name}=@{(int(value) - seat) % seats}", 1.0)]
    return [(f"{name}={value}", 1.0)]


def own_ask(g: Position, seat: int) -> Ask | None:
    """The question that a seat must answer now."""
    for ask in g.open_asks:
        if ask.seat == seat and ask.options:
            return ask
    return None
