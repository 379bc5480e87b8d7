"""The network in NumPy: a trunk over the cells of an encoding, a score for every legal option, a value for every seat.

    x = relu(cells) + residual blocks, then a layer norm
    score(option) = w . relu(x A + T[option]) + (x B) . T[option]
    values = tanh(x V), by slots: the observer first, the others in turn order

T has a row for every option: the sum of what was learnt for the option itself, for its verb and for its argument, so
that what is known of `march:gimle` helps with `pillage:gimle`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from longhall.engine.cells import Part
from longhall.engine.options import Vocabulary

Floats = npt.NDArray[np.float32]
Arrays = Mapping[str, npt.NDArray[Any]]

SLOTS: Final = 4  # seats at the largest table
SMALL: Final = 4  # encodings up to which rows are added up instead of multiplied
EPSILON: Final = 1e-5  # of layer norms


class OptionParts:
    """Which verb and which argument every option of a vocabulary has, as numbers."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.keys = [option.key for option in vocabulary.options]
        verbs: dict[str, int] = {}
        words: dict[str, int] = {}
        self.verb = [verbs.setdefault(option.verb, len(verbs)) for option in vocabulary.options]
        named = [f"{option.kind}:{option.word}" for option in vocabulary.options]
        self.word = [words.setdefault(name, len(words)) for name in named]
        self.verbs = list(verbs)
        self.words = list(words)


class Network:
    """The weights of one game, ready to be applied."""

    def __init__(self, arrays: Arrays) -> None:
        weights: dict[str, Floats] = {name: np.asarray(array, np.float32) for name, array in arrays.items()}
        self.cells = weights["cells"]  # a row for each cell
        self.first = weights["first"]
        self.blocks = [
            tuple(weights[f"block{number}.{name}"] for name in ("scale", "shift", "in", "in_bias", "out", "out_bias"))
            for number in range(sum(name.endswith(".scale") for name in weights) - 1)
        ]
        self.last_scale, self.last_shift = weights["last.scale"], weights["last.shift"]
        self.options = weights["options"]  # T
        self.ask, self.ask_bias, self.pick = weights["ask"], weights["ask_bias"], weights["pick"]
        self.match = weights["match"]
        self.value, self.value_bias = weights["value"], weights["value_bias"]

    def trunk(self, parts: Sequence[Part]) -> Floats:
        """A row for each encoding."""
        x = self._inputs(parts) + self.first
        np.maximum(x, 0, out=x)
        for scale, shift, inner, inner_bias, outer, outer_bias in self.blocks:
            y = norm(x, scale, shift) @ inner + inner_bias
            np.maximum(y, 0, out=y)
            x += y @ outer + outer_bias
        return norm(x, self.last_scale, self.last_shift)

    def _inputs(self, parts: Sequence[Part]) -> Floats:
        numbers = np.frombuffer(b"".join([part[0] for part in parts]), np.uint16).astype(np.intp)
        values = np.frombuffer(b"".join([part[1] for part in parts]), np.float32)
        if len(parts) <= SMALL:
            found, start = np.zeros((len(parts), self.cells.shape[1]), np.float32), 0
            for row, part in enumerate(parts):
                end = start + len(part[0]) // 2
                found[row] = values[start:end] @ self.cells[numbers[start:end]]
                start = end
            return found
        dense = np.zeros((len(parts), len(self.cells)), np.float32)
        rows = np.repeat(np.arange(len(parts)), [len(part[0]) // 2 for part in parts])
        dense[rows, numbers] = values
        product: Floats = dense @ self.cells
        return product

    def values(self, x: Floats) -> Floats:
        """How well each slot will do, from -1 to 1."""
        found: Floats = np.tanh(x @ self.value + self.value_bias)
        return found

    def scores(self, x: Floats, codes: Sequence[Sequence[int]]) -> list[Floats]:
        """For each encoding the scores of its options, which are given by their turned codes."""
        sizes = [len(each) for each in codes]
        rows = np.repeat(np.arange(len(sizes)), sizes)
        table = self.options[np.fromiter((code for each in codes for code in each), np.intp, sum(sizes))]
        asked = (x @ self.ask + self.ask_bias)[rows]
        matched = (x @ self.match)[rows]
        np.maximum(asked + table, 0, out=asked)
        flat = asked @ self.pick + np.einsum("ij,ij->i", matched, table)
        return np.split(flat, np.cumsum(sizes)[:-1])


def norm(x: Floats, scale: Floats, shift: Floats) -> Floats:
    """Layer norm."""
    centred = x - x.mean(1, keepdims=True)
    spread = np.sqrt(np.einsum("ij,ij->i", centred, centred) / x.shape[1] + EPSILON)
    found: Floats = centred / spread[:, None] * scale + shift
    return found


def chances(scores: Floats, heat: float = 1.0) -> Floats:
    """Scores as probabilities."""
    likely = np.exp((scores - scores.max()) / heat)
    found: Floats = likely / likely.sum()
    return found
