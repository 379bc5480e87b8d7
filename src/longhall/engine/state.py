"""The base of every state and frame: fields, who may see them, copy, JSON and equality.

A class of state holds values only: ints, short strings, lists and tuples of them. Its constructor needs no arguments
and declares each field in one line: its type, and around it who may see it (`Public[Row]`); a field without such a word
is hidden. A list is copied with the state; a tuple is shared by copies and replaced as a whole when it changes. How to
copy a class and who sees what is generated from its constructor (`tools/generate.py`) and registered here.
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
Public = Annotated[T, PUBLIC]
Owner = Annotated[T, OWNER]
Heap = Annotated[T, HEAP]
Pile = Annotated[T, PILE]
Heaps = Annotated[T, HEAPS]
Piles = Annotated[T, PILES]
Mine = Annotated[T, MINE]
Unsaved = Annotated[T, "unsaved"]  # the type of an attribute that is no state: it is neither copied with it nor saved
Row = tuple[int, ...]
Grid = tuple[Row, ...]  # g.stock[seat][item]


class State:
    """Fields and nothing else."""

    REPLACED: ClassVar[Sequence[str]] = ()  # lists that are replaced and never changed, so that copies share them
    RETIRED: ClassVar[Sequence[str]] = ()  # fields that older saves may hold
    RESHAPED: ClassVar[Mapping[str, int]] = {}  # rows of this length: older saves, and observations, have one list
    RANGES: ClassVar[Mapping[str, Range]] = {}  # what the numbers of a field can be; for saves that strangers wrote
    VARIES: ClassVar[Mapping[str, int]] = {}  # lists that change their length in play, and the longest they can be
    RAGGED: ClassVar[Sequence[str]] = ()  # fields whose rows change their length in play


PLAIN: Final = hasattr(State(), "__dict__")  # compiled classes keep their fields elsewhere


class Shape:
    """What the engine knows about one class of state: how to copy it, the names of its fields, who sees them, and their
    types (`tuple[tuple[int, int], ...]`)."""

    def __init__(
        self, copy: Callable[[Any], Any], kinds: Mapping[str, tuple[int, str]], reshaped: Mapping[str, int]
    ) -> None:
        self.copy = copy
        self.reshaped = reshaped
        self.fields = tuple(kinds)
        self.sees = {name: sees for name, (sees, _) in kinds.items()}
        self.values = attrgetter(*kinds, "__class__")  # with two names at least it gives a tuple
        self.levels = {name: levels_of(kind) for name, (_, kind) in kinds.items()}  # how its lists are nested
        self.items = {name: scalar_of(kind) for name, (_, kind) in kinds.items()}

    def fits(self, name: str, value: Any) -> bool:
        """Is plain data of the declared type of a field, down to the last item? Tuples are lists there."""
        values: Iterable[Any] = (value,)
        for _, length in self.levels[name]:
            if not {list}.issuperset(map(type, values)) or (length and not {length}.issuperset(map(len, values))):
                return False
            values = [item for each in values for item in each]
        return {self.items[name]}.issuperset(map(type, values))


Level = tuple[bool, int]  # is it a tuple, and how long; 0: any length


def levels_of(kind: str) -> list[Level]:
    """The lists and tuples of a type, from the outermost in."""
    levels: list[Level] = []
    while kind.endswith("]"):
        outer, _, inner = kind[:-1].partition("[")
        is_fixed = outer == "tuple" and not inner.endswith(", ...")
        levels.append((outer == "tuple", inner.count(",") + 1 if is_fixed else 0))
        kind = inner.partition(",")[0] if is_fixed else inner.removesuffix(", ...")
    return levels


def scalar_of(kind: str) -> type:
    """What lies in the innermost lists or tuples of a type."""
    return SCALARS[kind.rpartition("[")[2].partition("]")[0].partition(",")[0]]


SHAPES: Final[dict[type, Shape]] = {}


def register_shapes(copies: Mapping[type, tuple[Callable[[Any], Any], Mapping[str, tuple[int, str]]]]) -> None:
    """Take in what was generated for a game's classes: how each is copied, and its fields."""
    for cls, (copy, kinds) in copies.items():
        for table in ("RESHAPED", "RANGES", "VARIES", "RAGGED"):
            unknown = set(all_of(cls, table)) - set(kinds)
            if unknown:
                raise TypeError(f"{cls.__name__}.{table} names {sorted(unknown)}, which the constructor does not set")
        SHAPES[cls] = Shape(copy, kinds, table_of(cls, "RESHAPED"))


def table_of(cls: type, name: str) -> dict[str, Any]:
    """A table by field that a class and its bases declare."""
    table: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        table.update(base.__dict__.get(name, {}))
    return table


def all_of(cls: type, table: str) -> list[str]:
    """What a class and its bases say in a table of names."""
    return [name for base in cls.__mro__ for name in base.__dict__.get(table, ())]


def to_data(state: object) -> Data:
    """A state as plain data, hidden fields included: for saves, never for eyes."""
    shape = SHAPES[type(state)]
    return {name: plain(value) for name, value in zip(shape.fields, shape.values(state), strict=False)}


def fill(state: object, data: Mapping[str, Any]) -> None:
    """Set a new state's fields from plain data; what an older save lacks keeps its default."""
    cls = type(state)
    shape = SHAPES[cls]
    unknown = set(data) - set(shape.fields) - set(all_of(cls, "RETIRED"))
    if unknown:
        raise ValueError(f"unknown fields {sorted(unknown)}")
    for name in shape.fields:
        if name in data:
            value = in_rows(data[name], shape.reshaped[name]) if name in shape.reshaped else data[name]
            if not shape.fits(name, value):
                raise ValueError(f"field {name} is not of its type")
            setattr(state, name, made(value, shape.levels[name]))


def in_rows(value: Any, length: int) -> Any:
    """What an older save holds in one list, in rows of this length; rows as they are."""
    if type(value) is not list or not value or type(value[0]) is list:
        return value
    return [value[start : start + length] for start in range(0, len(value), length)]


def made(value: Any, levels: Sequence[Level]) -> Any:
    """Plain data as the lists and tuples of a field, which share nothing with it."""
    if not levels:
        return value
    items = [made(item, levels[1:]) for item in value] if len(levels) > 1 else value
    return tuple(items) if levels[0][0] else list(items)


def same(one: object, other: object) -> bool:
    """Are two states of one class, with equal fields?"""
    values = SHAPES[type(one)].values
    return type(one) is type(other) and bool(values(one) == values(other))


def replaced_at(items: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same entries, but for one."""
    return items[:place] + (value,) + items[place + 1 :]  # noqa: RUF005, it is twice as fast


def added(items: Row, place: int, n: int) -> Row:
    """The same numbers, of which one is so much larger."""
    return items[:place] + (items[place] + n,) + items[place + 1 :]  # noqa: RUF005


def replaced_in(grid: Grid, row: int, place: int, value: int) -> Grid:
    """The same rows, but for one number."""
    return replaced_at(grid, row, replaced_at(grid[row], place, value))


def added_in(grid: Grid, row: int, place: int, n: int) -> Grid:
    """The same rows, in which one number is so much larger."""
    return replaced_at(grid, row, added(grid[row], place, n))


def in_one_row(value: Sequence[Sequence[int]]) -> Row:
    """The numbers of all rows, one row after the other."""
    return tuple([item for row in value for item in row])


def plain(value: Any) -> Any:
    """A value as plain data, which shares nothing with the state: tuples and bytes are lists there."""
    if type(value) not in (list, tuple, bytes):
        return value
    return [plain(item) for item in value] if value and type(value[0]) in (list, tuple, bytes) else list(value)
