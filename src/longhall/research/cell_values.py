"""How values become the cells of a tensor: C floats from -1 to 1, as the bytes that are written."""

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from struct import Struct
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from longhall.engine.state import in_one_row
from longhall.research.layout import Spec, cells_of

Tensor = npt.NDArray[np.float32]
Writer = Callable[[Any], bytes]

WIDTH: Final = 4  # bytes of a cell
_PACK: Final = Struct("f").pack
_FLAGS: Final = (_PACK(0), _PACK(1))
FLOAT: Final = np.dtype(np.float32)


class Scaled(dict[int, float]):
    """Numbers divided by their scale; what is larger than the scale counts as the scale."""

    def __init__(self, scale: int) -> None:
        self.scale = scale

    def __missing__(self, value: int) -> float:
        cell = self[value] = max(-1.0, min(1.0, value / self.scale))
        return cell


class Numbers(dict[int, bytes]):
    """The same as cells."""

    def __init__(self, scale: int) -> None:
        self.scaled = Scaled(scale)

    def __missing__(self, value: int) -> bytes:
        cell = self[value] = _PACK(self.scaled[value])
        return cell


def writer(spec: Spec) -> Writer:
    """How the values of a field become cells."""
    if spec["kind"] == "number":
        return Numbers(spec["scale"]).__getitem__
    if spec["kind"] == "word":
        return one_hot(spec["words"])
    room, inside = spec["room"], writer(spec["of"])
    nothing = blank(room * cells_of(spec["of"]))
    size = len(nothing)
    length = None if spec["fixed"] else Numbers(max(1, room))
    is_inner = spec["of"]["kind"] != "list"

    def write(value: Any) -> bytes:
        """A list: its length, if that can change, and its entries; of one that is too long the last."""
        if is_inner and value and type(value[0]) is tuple:
            value = in_one_row(value)  # since the layout was made it was put into rows
        shown = value if len(value) <= room else value[-room:] if room else ()
        cells = b"".join(map(inside, shown))
        if len(cells) < size:
            cells += nothing[len(cells) :]
        return cells if length is None else length[len(value)] + cells

    return write


def one_hot(words: Sequence[str]) -> Callable[[str], bytes]:
    """A 1 in the cell of the word; a word without a cell has none."""
    nothing = blank(len(words))
    table = {word: flags(word == other for other in words) for word in words}
    return lambda value: table.get(value, nothing)


def flags(values: Iterable[int]) -> bytes:
    """A cell with 0 or 1 for each of these."""
    return b"".join([_FLAGS[value] for value in values])


def blank(size: int) -> bytes:
    """So many empty cells."""
    return bytes(WIDTH * size)


def values_of(names: Sequence[str]) -> Callable[[Any], Sequence[Any]]:
    """How to read these fields of a state."""
    return attrgetter(*names) if len(names) > 1 else lambda state: [getattr(state, name) for name in names]


def kept(value: Any) -> Any:
    """A value to compare with later, which shares nothing with the state that may change."""
    if type(value) is not list:
        return value
    if not value or type(value[0]) is not list:
        return value[:]
    if not value[0] or type(value[0][0]) is not list:
        return [item[:] for item in value]
    return [kept(item) for item in value]


def changes(values: list[Any], last: list[Any]) -> list[int]:
    """The places at which two lists of the same length differ."""
    if values == last:
        return []
    return [place for place, value in enumerate(values) if value != last[place]]


class Cells:
    """A run of cells, one by one and as bytes; after the last one is a cell that nobody sees."""

    def __init__(self, size: int) -> None:
        self.bytes = memoryview(bytearray(WIDTH * (size + 1)))
        self.cells = self.bytes.cast("f")  # faster than an array, and than NumPy
        self.seen = self.bytes[:-WIDTH]
        self.tensor: Tensor = np.frombuffer(self.seen, FLOAT)

    def put(self, start: int, cells: bytes) -> None:
        self.bytes[where(start, len(cells) // WIDTH)] = cells


def where(start: int, size: int) -> slice:
    """The bytes of so many cells."""
    return slice(WIDTH * start, WIDTH * (start + size))


def joined(one: Cells, other: Cells) -> Tensor:
    """A tensor of its own, with the cells of both."""
    return np.frombuffer(bytearray().join((one.seen, other.seen)), FLOAT)
