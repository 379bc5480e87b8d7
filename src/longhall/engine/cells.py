"""Cells of an encoding: their names and numbers, and how the values of a field are written with them."""

from array import array
from collections.abc import Sequence
from typing import Any, Final

from longhall.engine.features import Features
from longhall.engine.frames import Frame
from longhall.engine.state import HIDDEN, MINE, OWNER, PUBLIC, SHAPES

KEPT: Final = 4096  # parts that are kept for one field
EXACT: Final = 24  # amounts up to this have a cell of their own
UNIT: Final = 32.0  # by which amounts are divided
UNSHOWN: Final = ("content", "seats")

Part = tuple[bytes, bytes]  # numbers of cells (16 bits each) and their values (32 bits each)
NOTHING: Final[Part] = (b"", b"")
Cell = tuple[str, float]


class Cells:
    """The table of names. An open one grows by the names it is asked for."""

    def __init__(self, names: Sequence[str] = (), grows: bool = False) -> None:
        self.index: dict[str, int] = {name: number for number, name in enumerate(names)}
        self.grows = grows

    def number(self, name: str) -> int:
        """The number of a cell; -1 if there is none."""
        found = self.index.get(name, -1)
        if found < 0 and self.grows:
            found = self.index[name] = len(self.index)
        return found

    def pack(self, cells: Sequence[Cell]) -> Part:
        """Cells with their values, without those that have no number."""
        numbers, values = array("H"), array("f")
        for name, value in cells:
            number = self.number(name)
            if number >= 0:
                numbers.append(number)
                values.append(value)
        return numbers.tobytes(), values.tobytes()


class Field:
    """What is declared of one field."""

    def __init__(self, name: str, short: str, features: Features, sees: int, in_one_row: bool = False) -> None:
        self.name = name
        self.in_one_row = in_one_row  # its cells are numbered through all rows
        self.sees = sees
        self.is_seat = is_declared(features.seats, name, short)
        self.is_amount = is_declared(features.amounts, name, short)
        self.is_set = is_declared(features.sets, name, short)
        self.counted = is_declared(features.counted, name, short)
        self.each = -1  # numbers for each seat; 0: one entry; -1: it has no seats
        if sees == OWNER:
            self.each = 0
        else:
            self.each = features.each.get(name, features.each.get(f"*.{short}", -1))


class Shown:
    """Values of a field at one place of the layout: a slot of a field by seats, or the field itself."""

    def __init__(self, field: Field, name: str, cells: Cells, seat: int, seats: int) -> None:
        self.field = field
        self.name = name
        self.cells = cells
        self.seat = seat
        self.seats = seats
        self.whole: dict[Any, Part] = {}  # by value
        self.leaves: dict[Any, Part] = {}  # by path and number

    def part(self, value: Any) -> Part:
        found = self.whole.get(value)
        return self.make(value) if found is None else found

    def make(self, value: Any) -> Part:
        """The part of a value that is not kept yet."""
        if type(value) is tuple:
            parts = self.members(value) if self.field.is_set else self.items(value, ())
            part = joined(parts)
        else:
            part = self.leaf((), value)
        if len(self.whole) >= KEPT:
            self.whole.clear()
        self.whole[value] = part
        return part

    def items(self, value: Any, path: tuple[int, ...]) -> list[Part]:
        """The parts of what is not 0 in a list, or in the lists in it."""
        found: list[Part] = []
        is_seat = self.field.is_seat
        for place, item in enumerate(value):
            if type(item) is tuple:
                found += self.items(item, (*path, place))
            elif item or is_seat:
                found.append(self.leaf((*path, place), item))
        return found

    def members(self, value: Any) -> list[Part]:
        """The parts of a set."""
        cells: list[Cell] = []
        for item in sorted(set(value)):
            is_slot = self.field.is_seat and 0 <= item < self.seats
            shown = f"@{(item - self.seat) % self.seats}" if is_slot else str(item)
            cells.append((f"{self.name}:{shown}", float(value.count(item))))
        return [self.cells.pack(cells)]

    def leaf(self, path: tuple[int, ...], value: Any) -> Part:
        part = self.leaves.get((path, value))
        if part is None:
            name = self.name + "".join([f"[{place}]" for place in path])
            part = self.leaves[path, value] = self.cells.pack(self.cells_of(name, value))
        return part

    def cells_of(self, name: str, value: Any) -> list[Cell]:
        """The cells of a number or word; 0 and nobody are no cell at all."""
        if isinstance(value, str):
            return [(f"{name}={value}", 1.0)] if value else []
        number = int(value)
        if self.field.is_seat:
            if 0 <= number < self.seats:
                return [(f"{name}=@{(number - self.seat) % self.seats}", 1.0)]
            return [(f"{name}={number}", 1.0)] if number != -1 else []
        if not number:
            return []
        exact = [(f"{name}={number}", 1.0)]
        if self.field.is_amount:
            return [(name, number / UNIT), *(exact if abs(number) <= EXACT else [])]
        return exact


def is_declared(names: frozenset[str], name: str, short: str) -> bool:
    return name in names or f"*.{short}" in names


def frozen(value: Any) -> Any:
    """A value by which parts are kept."""
    if type(value) is list:
        if value and type(value[0]) is list:
            return tuple([tuple(item) for item in value])
        return tuple(value)
    return value


class FrameFields:
    """How the frames of one class are written."""

    def __init__(self, cls: type[Frame], features: Features) -> None:
        self.name = cls.__name__
        self.steps = cls.STEPS
        seen = [name for name, sees in visible(cls, features, f"{self.name}.") if sees == PUBLIC]
        self.names = seen
        self.fields = [Field(f"{self.name}.{name}", name, features, PUBLIC) for name in seen]


def visible(cls: type, features: Features, prefix: str = "") -> list[tuple[str, int]]:
    """The fields of a class of which somebody sees something."""
    hidden = ("step", "sealed", "ready") if prefix else UNSHOWN
    return [
        (name, sees)
        for name, sees in SHAPES[cls].sees.items()
        if sees not in (HIDDEN, MINE) and name not in hidden and not is_declared(features.skipped, prefix + name, name)
    ]


def joined(parts: Sequence[Part]) -> Part:
    return b"".join([part[0] for part in parts]), b"".join([part[1] for part in parts])
