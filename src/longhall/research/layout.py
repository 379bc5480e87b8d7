"""The layout of a game's tensor: which cell holds what.

It follows from the fields that the game's classes declare, the same way for every game: what everybody sees, the rules
in progress, who is asked, and what one seat alone sees. How much room a list needs is found out by playing; the layouts
of the games that are shipped lie in `layouts/`, so that they stay the same. They are renewed with
`python -m longhall.research layout GAME --write`.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Final

from longhall.engine.frames import Frame
from longhall.engine.registry import GameInfo
from longhall.engine.state import ARE_CARDS, HEAP, OWNER, PILE, PILES, PUBLIC, SHAPES

FORMAT: Final = 1  # of layout files, and of the way in which cells follow from them
UNSHOWN: Final = ("content", "seats")  # the same in every game of a layout
SHORT_PILE: Final = 6  # a pile that never holds more cards shows their order, a larger one its top card
FLAGS: Final = ("sealed", "private", "more", "part")  # of the seat's own ask

Spec = dict[str, Any]  # {"kind": "number", "scale": 8} and so on, as it stands in the file


def number(scale: int) -> Spec:
    return {"kind": "number", "scale": scale}


def word(words: Sequence[str]) -> Spec:
    return {"kind": "word", "words": list(words)}


def many(room: int, fixed: bool, of: Spec) -> Spec:
    return {"kind": "list", "room": room, "fixed": fixed, "of": of}


def cells_of(spec: Spec) -> int:
    """How many cells a value takes."""
    if spec["kind"] == "number":
        return 1
    if spec["kind"] == "word":
        return len(spec["words"])
    room: int = spec["room"]
    return room * cells_of(spec["of"]) + (0 if spec["fixed"] else 1)


def scales_of(spec: Spec) -> list[int]:
    """By what each of these cells is divided."""
    if spec["kind"] == "number":
        return [spec["scale"]]
    if spec["kind"] == "word":
        return [1] * len(spec["words"])
    room: int = spec["room"]
    length = [] if spec["fixed"] else [max(1, room)]
    return length + scales_of(spec["of"]) * room


def names_of(spec: Spec, name: str) -> list[str]:
    """What each of these cells is called."""
    if spec["kind"] == "number":
        return [name]
    if spec["kind"] == "word":
        return [f"{name}={each}" for each in spec["words"]]
    length = [] if spec["fixed"] else [f"{name}.length"]
    return length + [cell for place in range(spec["room"]) for cell in names_of(spec["of"], f"{name}[{place}]")]


class Part:
    """A run of cells that belong to one field."""

    def __init__(self, section: str, name: str, start: int, names: list[str], scales: Sequence[int]) -> None:
        self.section = section  # public, procedure, asked, own, cards
        self.name = name
        self.start = start
        self.names = names
        self.scales = list(scales)

    @property
    def end(self) -> int:
        return self.start + len(self.names)


class Heaps:
    """Where the cards of one field are shown."""

    def __init__(self, data: Mapping[str, Any], faces: Mapping[str, str]) -> None:
        self.frame: str = data["frame"]  # the frame that holds it; empty: the position
        self.field: str = data["field"]
        self.single: bool = data["single"]  # one heap, not a list of them
        self.room: int = data["room"]  # so many heaps
        self.words = [face for face, back in faces.items() if back in data["backs"]]  # the faces that can lie there
        self.order: int = data["order"]  # the top cards whose faces are shown in order
        self.start = 0  # the place of the first heap in the list of all

    @property
    def name(self) -> str:
        return f"{self.frame}.{self.field}" if self.frame else self.field

    @property
    def width(self) -> int:
        """How many cells one heap takes."""
        return 1 + len(self.words) + self.order


class Layout:
    """Every cell of a tensor. The cells that all seats share come first."""

    def __init__(self, data: Mapping[str, Any], seats: int, vocabulary: int) -> None:
        self.data = data
        self.seats = seats
        self.words = list(data["faces"])
        self.fields: list[tuple[str, Spec]] = [(name, spec) for name, spec in data["fields"]]
        self.own: list[tuple[str, str, Spec]] = [(frame, name, spec) for frame, name, spec in data["own"]]
        self.frames: dict[str, dict[str, Any]] = data["frames"]
        self.asks: list[str] = data["asks"]
        self.heaps = [Heaps(each, data["faces"]) for each in data["cards"]]
        self.parts: list[Part] = []
        self._by_name: dict[str, Part] = {}
        self._place_shared()
        self.shared = self.size  # the cells before this one are the same for every seat
        self._place_own(vocabulary)
        self.version = blake2b(json.dumps([FORMAT, data, seats]).encode(), digest_size=4).hexdigest()

    @property
    def size(self) -> int:
        return self.parts[-1].end if self.parts else 0

    def _add(self, section: str, name: str, names: list[str], scales: Sequence[int]) -> None:
        part = Part(section, name, self.size, names, scales)
        self.parts.append(part)
        self._by_name[name] = part

    def _place_shared(self) -> None:
        for name, spec in self.fields:
            self._add("public", name, names_of(spec, name), scales_of(spec))
        for frame, its in self.frames.items():
            names = [f"{frame}.{step}" for step in its["steps"]]
            self._add("procedure", frame, names, [1] * len(names))
            for name, spec in its["fields"]:
                path = f"{frame}.{name}"
                self._add("procedure", path, names_of(spec, path), scales_of(spec))
        for name in ("asked", "ready"):
            self._add("asked", name, [f"{name}[{seat}]" for seat in range(self.seats)], [1] * self.seats)

    def _place_own(self, vocabulary: int) -> None:
        self._add("own", "seat", [f"seat={seat}" for seat in range(self.seats)], [1] * self.seats)
        self._add("own", "ask", [f"ask={name}" for name in self.asks], [1] * len(self.asks))
        self._add("own", "marks", list(FLAGS), [1] * len(FLAGS))
        room = self.data["sealed"]
        self._add("own", "sealed", [f"sealed[{place}]" for place in range(room)], [vocabulary] * room)
        for frame, name, spec in self.own:
            path = f"{frame}.{name}" if frame else name
            self._add("own", path, names_of(spec, path), scales_of(spec))
        start = 0
        for heaps in self.heaps:
            heaps.start = start
            start += heaps.room
            names: list[str] = []
            scales: list[int] = []
            for place in range(heaps.room):
                heap = heaps.name if heaps.single else f"{heaps.name}[{place}]"
                names += [f"{heap}.hidden", *(f"{heap}.{face}" for face in heaps.words)]
                names += [f"{heap}.top[{depth}]" for depth in range(heaps.order)]
                scales += [self.data["deck"], *[self.data["copies"]] * len(heaps.words)]
                scales += [len(self.words)] * heaps.order
            self._add("cards", heaps.name, names, scales)

    def find(self, name: str) -> Part:
        """The cells of a field."""
        return self._by_name[name]

    def rows(self) -> Iterator[tuple[int, str, int]]:
        """Every cell with its name and by what it is divided."""
        for part in self.parts:
            for place, (name, scale) in enumerate(zip(part.names, part.scales, strict=True)):
                yield part.start + place, name, scale


def visible(cls: type, *kinds: int) -> list[str]:
    """The fields of a class that are seen in one of these ways."""
    return [name for name, sees in SHAPES[cls].sees.items() if sees in kinds and name not in UNSHOWN]


def frame_classes(info: GameInfo) -> list[tuple[str, type[Frame]]]:
    return sorted(info.frames.items())


def fits(data: Mapping[str, Any], info: GameInfo) -> bool:
    """Does a stored layout name all that is to be seen now, and nothing else?"""
    shared = [name for name, _ in data["fields"]]
    frames = {name: [field for field, _ in its["fields"]] for name, its in data["frames"].items()}
    steps = {name: its["steps"] for name, its in data["frames"].items()}
    own = [[frame, name] for frame, name, _ in data["own"]]
    cards = [[each["frame"], each["field"]] for each in data["cards"]]
    classes = [("", info.position), *frame_classes(info)]
    return (
        shared == visible(info.position, PUBLIC)
        and frames == {name: visible(cls, PUBLIC) for name, cls in frame_classes(info)}
        and steps == {name: list(cls.STEPS) for name, cls in frame_classes(info)}
        and own == [[frame, name] for frame, cls in classes for name in visible(cls, OWNER)]
        and cards == [[frame, name] for frame, cls in classes for name in visible(cls, *ARE_CARDS)]
    )


def is_single(sees: int) -> bool:
    """One heap or pile, not a list of them."""
    return sees in (HEAP, PILE)


def is_pile(sees: int) -> bool:
    return sees in (PILE, PILES)


def stored(info: GameInfo) -> dict[str, Any]:
    """The layouts of a game that are on file, by seats; none if there are none, or if they are of an older format."""
    path = files("longhall.research") / "layouts" / f"{info.id}.json"
    if not path.is_file():
        return {}
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data["seats"] if data["format"] == FORMAT else {}


@cache
def layout_of(info: GameInfo, seats: int) -> Layout:
    """The layout that is on file, or one that is found out now when there is none or the game has changed since."""
    data = stored(info).get(str(seats))
    if data is None or not fits(data, info):
        from longhall.research.layout_survey import GLANCE, survey

        data = survey(info, seats, GLANCE)
    return Layout(data, seats, len(info.vocabulary.options))
