"""The base of every state and frame: fields, who may see them, copy, JSON and equality.

A class of state holds values only: ints, short strings and lists of them. Its constructor needs no arguments. `FIELDS`
says who may see a field; a field that it does not name is hidden. How to copy a class is generated from its
constructor (`tools/generate.py`) and registered here.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Annotated, Any, ClassVar, Final, TypeVar

HIDDEN: Final = 0  # nobody sees it
PUBLIC: Final = 1  # everybody sees it
OWNER: Final = 2  # a list with one entry a seat; each seat sees its own
HEAP: Final = 3  # cards in no order that matters: known faces and backs
PILE: Final = 4  # cards in order, the top one last
HEAPS: Final = 5  # a list of heaps
PILES: Final = 6  # a list of piles
MINE: Final = 7  # of a frame: the frame's own `seat` alone sees it, in what is published; observations leave it out

ARE_CARDS: Final = (HEAP, PILE, HEAPS, PILES)

Data = dict[str, Any]
Range = tuple[int, int | None]  # the least and the greatest number; None: that of the last seat

SCALARS: Final[Mapping[str, type]] = {"int": int, "str": str, "bool": bool, "bytes": bytes}


T = TypeVar("T")
Unsaved = Annotated[T, "unsaved"]  # the type of an attribute that is no state: it is neither copied with it nor saved


class State:
    """Fields and nothing else."""

    FIELDS: ClassVar[Mapping[str, int]] = {}
    REPLACED: ClassVar[Sequence[str]] = ()  # lists that are replaced and never changed, so that copies share them
    RETIRED: ClassVar[Sequence[str]] = ()  # fields that older saves may hold
    RANGES: ClassVar[Mapping[str, Range]] = {}  # what the numbers of a field can be; for saves that strangers wrote
    VARIES: ClassVar[Mapping[str, int]] = {}  # lists that change their length in play, and the longest they can be


PLAIN: Final = hasattr(State(), "__dict__")  # compiled classes keep their fields elsewhere


class Shape:
    """What the engine knows about one class of state: how to copy it and the names of its fields."""

    def __init__(self, copy: Callable[[Any], Any], kinds: Mapping[str, str], sees: Mapping[str, int]) -> None:
        self.copy = copy
        self.fields = tuple(kinds)
        self.sees = {name: sees.get(name, HIDDEN) for name in kinds}
        self.values = attrgetter(*kinds, "__class__")  # with two names at least it gives a tuple
        self.depths = {name: kind.count("[") for name, kind in kinds.items()}  # how deep its lists are nested
        self.items = {name: SCALARS[kind.replace("list[", "").rstrip("]")] for name, kind in kinds.items()}

    def fits(self, name: str, value: Any) -> bool:
        """Is a value of the declared type of a field, down to the last item?"""
        values: Iterable[Any] = (value,)
        for _ in range(self.depths[name]):
            if not {list}.issuperset(map(type, values)):
                return False
            values = [item for each in values for item in each]
        return {self.items[name]}.issuperset(map(type, values))


SHAPES: Final[dict[type, Shape]] = {}


def register_shapes(copies: Mapping[type, tuple[Callable[[Any], Any], Mapping[str, str]]]) -> None:
    """Take in the generated copies of a game's classes."""
    for cls, (copy, kinds) in copies.items():
        sees = declared(cls)
        for table in ("FIELDS", "RANGES", "VARIES"):
            unknown = set(all_of(cls, table)) - set(kinds)
            if unknown:
                raise TypeError(f"{cls.__name__}.{table} names {sorted(unknown)}, which the constructor does not set")
        SHAPES[cls] = Shape(copy, kinds, sees)


def declared(cls: type) -> dict[str, int]:
    """The visibility that a class and its bases declare."""
    return table_of(cls, "FIELDS")


def table_of(cls: type, name: str) -> dict[str, Any]:
    """A table by field that a class and its bases declare."""
    table: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        table.update(base.__dict__.get(name, {}))
    return table


def replaced(cls: type) -> set[str]:
    """The fields of a class and its bases that copies share."""
    return set(all_of(cls, "REPLACED"))


def all_of(cls: type, table: str) -> list[str]:
    """What a class and its bases say in a table of names."""
    return [name for base in cls.__mro__ for name in base.__dict__.get(table, ())]


def to_data(state: object) -> Data:
    """A state as plain data, hidden fields included: for saves, never for eyes."""
    shape = SHAPES[type(state)]
    return {name: plain(value) for name, value in zip(shape.fields, shape.values(state), strict=False)}


def fill(state: object, data: Mapping[str, Any]) -> None:
    """Set a new state's fields from plain data; what an older save lacks keeps its default."""
    shape = SHAPES[type(state)]
    unknown = set(data) - set(shape.fields) - set(all_of(type(state), "RETIRED"))
    if unknown:
        raise ValueError(f"unknown fields {sorted(unknown)}")
    for name in shape.fields:
        if name in data:
            if not shape.fits(name, data[name]):
                raise ValueError(f"field {name} is not of its type")
            setattr(state, name, plain(data[name]))


def same(one: object, other: object) -> bool:
    """Are two states of one class, with equal fields?"""
    values = SHAPES[type(one)].values
    return type(one) is type(other) and bool(values(one) == values(other))


def replaced_at(items: list[Any], place: int, value: Any) -> list[Any]:
    """A new list in which one entry is another: for fields that are replaced and never changed."""
    return [*items[:place], value, *items[place + 1 :]]


def added(items: list[int], place: int, n: int) -> list[int]:
    """The same, in which one number is so much larger."""
    return replaced_at(items, place, items[place] + n)


def plain(value: Any) -> Any:
    """A value that shares nothing with the state."""
    if type(value) is bytes:
        return list(value)
    if type(value) is not list:
        return value
    return [plain(item) for item in value] if value and type(value[0]) in (list, bytes) else value[:]
