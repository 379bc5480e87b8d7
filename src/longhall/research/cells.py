"""How values become the cells of a tensor: numbers from -1 to 1, ready to be written."""

from array import array
from collections.abc import Callable, Sequence
from struct import Struct
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from longhall.research.layout import Spec, cells_of

_CHUNK: Final = 8

Tensor = npt.NDArray[np.float32]


class Scaled(dict[int, float]):
    """Numbers divided by their scale; what is larger than the scale counts as the scale."""

    def __init__(self, scale: int) -> None:
        self.scale = scale

    def __missing__(self, value: int) -> float:
        cell = self[value] = max(-1.0, min(1.0, value / self.scale))
        return cell


class Numbers(dict[int, "array[float]"]):
    """The same, each as the one cell that it takes."""

    def __init__(self, scale: int) -> None:
        self.scaled = Scaled(scale)

    def __missing__(self, value: int) -> "array[float]":
        cells = self[value] = array("f", (self.scaled[value],))
        return cells


def writer(spec: Spec) -> Callable[[Any], "array[float]"]:
    """How the values of a field become cells."""
    if spec["kind"] == "number":
        return Numbers(spec["scale"]).__getitem__
    if spec["kind"] == "word":
        return one_hot(spec["words"])
    flat, pack = flattener(spec), packer(cells_of(spec))
    return lambda value: pack(flat(value))


def packer(size: int) -> Callable[[Sequence[float]], "array[float]"]:
    """How so many numbers become cells; an array takes bytes much faster than numbers."""
    pack = Struct(f"{size}f").pack
    return lambda numbers: array("f", pack(*numbers))


def flattener(spec: Spec) -> Callable[[Any], Sequence[float]]:
    """The same, for values inside others."""
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
        if len(cells) < len(blank):
            cells += blank[len(cells) :]
        return cells if fixed else [length[len(value)], *cells]

    return flat


def one_hot(words: Sequence[str]) -> Callable[[str], "array[float]"]:
    """A 1 in the cell of the word; a word without a cell has none."""
    nothing = blank(len(words))
    table = {word: array("f", [float(word == other) for other in words]) for word in words}
    return lambda value: table.get(value, nothing)


def blank(size: int) -> "array[float]":
    """So many empty cells."""
    return array("f", bytes(4 * size))


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
    """The places at which two lists of the same length differ, which are few."""
    found: list[int] = []
    if values != last:
        for start in range(0, len(values), _CHUNK):
            some = values[start : start + _CHUNK]
            if some != last[start : start + _CHUNK]:
                found += [place for place, value in enumerate(some, start) if value != last[place]]
    return found


class Cells:
    """A run of cells, for Python and for NumPy; after the last one is a cell that nobody sees."""

    def __init__(self, size: int) -> None:
        self.cells = blank(size + 1)
        self.tensor: Tensor = np.frombuffer(self.cells, dtype=np.float32)[:-1]

    def put(self, start: int, cells: "array[float]") -> None:
        self.cells[start : start + len(cells)] = cells
