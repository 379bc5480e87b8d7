"""The base of every state and frame: fields, who may see them, copy, JSON and equality.

A class of state holds values only: ints, short strings and lists of them. Its constructor needs no arguments. `FIELDS`
says who may see a field; a field that it does not name is hidden. How to copy a class is generated from its
constructor (`tools/generate.py`) and registered here.
"""

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, ClassVar, Final

HIDDEN: Final = 0  # nobody sees it
PUBLIC: Final = 1  # everybody sees it
OWNER: Final = 2  # a list with one entry a seat; each seat sees its own
HEAP: Final = 3  # cards in no order that matters: known faces and backs
PILE: Final = 4  # cards in order, the top one last
HEAPS: Final = 5  # a list of heaps
PILES: Final = 6  # a list of piles

ARE_CARDS: Final = (HEAP, PILE, HEAPS, PILES)

Data = dict[str, Any]


class State:
    """Fields and nothing else."""

    FIELDS: ClassVar[Mapping[str, int]] = {}
    REPLACED: ClassVar[Sequence[str]] = ()  # lists that are replaced and never changed, so that copies share them
    RETIRED: ClassVar[Sequence[str]] = ()  # fields that older saves may hold


PLAIN: Final = hasattr(State(), "__dict__")  # compiled classes keep their fields elsewhere


class Shape:
    """What the engine knows about one class of state: how to copy it and the names of its fields."""

    def __init__(self, copy: Callable[[Any], Any], fields: tuple[str, ...], sees: Mapping[str, int]) -> None:
        self.copy = copy
        self.fields = fields
        self.sees = {name: sees.get(name, HIDDEN) for name in fields}
        self.values = attrgetter(*fields, "__class__")  # with two names at least it gives a tuple


SHAPES: Final[dict[type, Shape]] = {}


def register_shapes(copies: Mapping[type, tuple[Callable[[Any], Any], tuple[str, ...]]]) -> None:
    """Take in the generated copies of a game's classes."""
    for cls, (copy, fields) in copies.items():
        sees = declared(cls)
        unknown = set(sees) - set(fields)
        if unknown:
            raise TypeError(f"{cls.__name__}.FIELDS names {sorted(unknown)}, which the constructor does not set")
        SHAPES[cls] = Shape(copy, fields, sees)


def declared(cls: type) -> dict[str, int]:
    """The visibility that a class and its bases declare."""
    sees: dict[str, int] = {}
    for base in reversed(cls.__mro__):
        sees.update(base.__dict__.get("FIELDS", {}))
    return sees


def replaced(cls: type) -> set[str]:
    """The fields of a class and its bases that copies share."""
    return set(_all_of(cls, "REPLACED"))


def _all_of(cls: type, table: str) -> list[str]:
    """What a class and its bases say in a table of names."""
    return [name for base in cls.__mro__ for name in base.__dict__.get(table, ())]


def to_data(state: object) -> Data:
    """A state as plain data, hidden fields included: for saves, never for eyes."""
    shape = SHAPES[type(state)]
    return {name: plain(value) for name, value in zip(shape.fields, shape.values(state), strict=False)}


def fill(state: object, data: Mapping[str, Any]) -> None:
    """Set a new state's fields from plain data; what an older save lacks keeps its default."""
    fields = SHAPES[type(state)].fields
    unknown = set(data) - set(fields) - set(_all_of(type(state), "RETIRED"))
    if unknown:
        raise ValueError(f"unknown fields {sorted(unknown)}")
    for name in fields:
        if name in data:
            value = data[name]
            if type(value) is not type(getattr(state, name)):
                raise ValueError(f"field {name} is not of its type")
            setattr(state, name, plain(value))


def same(one: object, other: object) -> bool:
    """Are two states of one class, with equal fields?"""
    values = SHAPES[type(one)].values
    return type(one) is type(other) and bool(values(one) == values(other))


def put(items: list[Any], place: int, value: Any) -> list[Any]:
    """A new list in which one entry is another: for fields that are replaced and never changed."""
    return [*items[:place], value, *items[place + 1 :]]


def plus(items: list[int], place: int, n: int) -> list[int]:
    """The same, in which one number is so much larger."""
    return put(items, place, items[place] + n)


def plain(value: Any) -> Any:
    """A value that shares nothing with the state."""
    if type(value) is bytes:
        return list(value)
    if type(value) is not list:
        return value
    return [plain(item) for item in value] if value and type(value[0]) in (list, bytes) else value[:]
