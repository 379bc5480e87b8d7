"""The network in PyTorch, for training alone; `longhall.learned.network` plays with the same weights in NumPy."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from longhall.learned.network import SLOTS, OptionParts
from longhall.learned.weights import Weights


class Block(nn.Module):
    """A residual block."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.inner = nn.Linear(width, width)
        self.outer = nn.Linear(width, width)
        nn.init.zeros_(self.outer.weight)
        nn.init.zeros_(self.outer.bias)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.outer(torch.relu(self.inner(self.norm(x))))


class Model(nn.Module):
    """See `longhall.learned.network` for what is computed."""

    def __init__(self, cells: int, parts: OptionParts, width: int = 256, depth: int = 2, narrow: int = 96) -> None:
        super().__init__()
        self.cells = nn.EmbeddingBag(cells, width, mode="sum", include_last_offset=True)
        nn.init.normal_(self.cells.weight, std=0.1)
        self.first = nn.Parameter(torch.zeros(width))
        self.blocks = nn.Sequential(*[Block(width) for _ in range(depth)])
        self.last = nn.LayerNorm(width)
        self.by_key = nn.Embedding(len(parts.keys), narrow)
        self.by_verb = nn.Embedding(len(parts.verbs), narrow)
        self.by_word = nn.Embedding(len(parts.words), narrow)
        for table in (self.by_key, self.by_verb, self.by_word):
            nn.init.normal_(table.weight, std=0.3)
        self.ask = nn.Linear(width, narrow)
        self.pick = nn.Linear(narrow, 1, bias=False)
        self.match = nn.Linear(width, narrow, bias=False)
        self.value = nn.Linear(width, SLOTS)
        for small in (self.pick, self.match, self.value):
            nn.init.normal_(small.weight, std=0.01)
        nn.init.zeros_(self.value.bias)
        self.register_buffer("verb", torch.tensor(parts.verb), persistent=False)
        self.register_buffer("word", torch.tensor(parts.word), persistent=False)

    def options(self) -> Tensor:
        """A row for every option."""
        return self.by_key.weight + self.by_verb(self.verb) + self.by_word(self.word)

    def forward(
        self, numbers: Tensor, values: Tensor, offsets: Tensor, codes: Tensor, rows: Tensor
    ) -> tuple[Tensor, Tensor]:
        """The scores of all options, one after the other, and the values of all slots."""
        x = torch.relu(self.cells(numbers, offsets, per_sample_weights=values) + self.first)
        x = self.last(self.blocks(x))
        table = self.options()[codes]
        scores = self.pick(torch.relu(self.ask(x)[rows] + table)).squeeze(1) + (self.match(x)[rows] * table).sum(1)
        return scores, torch.tanh(self.value(x))

    def arrays(self) -> dict[str, Any]:
        """The weights as NumPy takes them."""
        found: dict[str, Tensor] = {
            "cells": self.cells.weight,
            "first": self.first,
            "last.scale": self.last.weight,
            "last.shift": self.last.bias,
            "options": self.options(),
            "ask": self.ask.weight.T,
            "ask_bias": self.ask.bias,
            "pick": self.pick.weight[0],
            "match": self.match.weight.T,
            "value": self.value.weight.T,
            "value_bias": self.value.bias,
        }
        for number, block in enumerate(self.blocks):
            found[f"block{number}.scale"] = block.norm.weight
            found[f"block{number}.shift"] = block.norm.bias
            found[f"block{number}.in"] = block.inner.weight.T
            found[f"block{number}.in_bias"] = block.inner.bias
            found[f"block{number}.out"] = block.outer.weight.T
            found[f"block{number}.out_bias"] = block.outer.bias
        return {name: each.detach().float().cpu().numpy().astype(np.float32) for name, each in found.items()}

    def take(self, weights: Weights, cells: Sequence[str], keys: Sequence[str]) -> int:
        """Take over weights of a file: cells and options by their names, of which new ones begin with nothing. Returns
        how many of the cells are known there."""
        arrays = {name: torch.tensor(np.asarray(array, np.float32)) for name, array in weights.arrays.items()}
        known = {name: row for row, name in enumerate(weights.cells)}
        options = {key: row for row, key in enumerate(weights.keys)}
        with torch.no_grad():
            self.cells.weight.zero_()
            for table in (self.by_key, self.by_verb, self.by_word):  # what was learnt for an option is one sum there
                table.weight.zero_()
            for table, names, rows, values in (
                (self.cells, cells, known, arrays["cells"]),
                (self.by_key, keys, options, arrays["options"]),
            ):
                here = [row for row, name in enumerate(names) if name in rows]
                table.weight[here] = values[[rows[names[row]] for row in here]].to(table.weight.device)
            self.first.copy_(arrays["first"])
            for layer, name in (
                (self.last, "last"),
                *((block.norm, f"block{n}") for n, block in enumerate(self.blocks)),
            ):
                layer.weight.copy_(arrays[f"{name}.scale"])
                layer.bias.copy_(arrays[f"{name}.shift"])
            for number, block in enumerate(self.blocks):
                for linear, name in ((block.inner, "in"), (block.outer, "out")):
                    linear.weight.copy_(arrays[f"block{number}.{name}"].T)
                    linear.bias.copy_(arrays[f"block{number}.{name}_bias"])
            for linear, name in ((self.ask, "ask"), (self.value, "value")):
                linear.weight.copy_(arrays[name].T)
                linear.bias.copy_(arrays[f"{name}_bias"])
            self.pick.weight[0].copy_(arrays["pick"])
            self.match.weight.copy_(arrays["match"].T)
        return sum(name in known for name in cells)


def shape_of(arrays: Mapping[str, Any]) -> dict[str, int]:
    """The sizes of the network that these weights are of."""
    cells, depth = arrays["cells"], sum(name.endswith(".in") for name in arrays)
    return {"width": cells.shape[1], "depth": depth, "narrow": arrays["options"].shape[1]}


class Ragged:
    """A batch on the device: encodings and options of different lengths, laid one after the other."""

    def __init__(self, batches: list[dict[str, Any]], device: str) -> None:
        def together(name: str) -> Tensor:
            return torch.from_numpy(np.concatenate([batch[name] for batch in batches])).to(device)

        numbers = np.concatenate([np.frombuffer(batch["numbers"], np.uint16) for batch in batches])
        self.numbers = torch.from_numpy(numbers.astype(np.int32)).to(device)
        self.values = together("values")
        self.cells = together("cells").long()
        self.codes = together("codes")
        self.options = together("options").long()
        self.choice = together("choice").long()
        self.likely = together("likely")
        self.ahead = together("ahead")
        self.targets = together("targets")
        self.seats = together("seats").long()
        self.size = len(self.choice)
        self.cell_starts = self.cells.cumsum(0) - self.cells
        self.option_starts = self.options.cumsum(0) - self.options

    def pick(self, rows: Tensor) -> "Slice":
        return Slice(self, rows)


class Slice:
    """Some rows of a batch."""

    def __init__(self, ragged: Ragged, rows: Tensor) -> None:
        cells, self.offsets, _ = spread(ragged.cell_starts[rows], ragged.cells[rows])
        options, starts, self.rows = spread(ragged.option_starts[rows], ragged.options[rows])
        self.numbers = ragged.numbers[cells].long()
        self.values = ragged.values[cells].float()
        self.codes = ragged.codes[options].long()
        self.chosen = starts[:-1] + ragged.choice[rows]
        self.likely = ragged.likely[rows]
        self.ahead = ragged.ahead[rows]
        self.targets = ragged.targets[rows]
        self.is_seat = torch.arange(SLOTS, device=rows.device) < ragged.seats[rows][:, None]
        self.size = len(rows)


def spread(starts: Tensor, sizes: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """The places of runs that begin there and are so long; where each begins in the result; whose each is."""
    offsets = torch.cat([sizes.new_zeros(1), sizes.cumsum(0)])
    owner = torch.repeat_interleave(torch.arange(len(sizes), device=sizes.device), sizes)
    places = torch.arange(len(owner), device=sizes.device) - offsets[:-1][owner] + starts[owner]
    return places, offsets, owner


def log_chances(scores: Tensor, rows: Tensor, size: int) -> Tensor:
    """The logarithm of each option's probability among those of its row."""
    highest = torch.full((size,), -1e30, device=scores.device).scatter_reduce(0, rows, scores.detach(), "amax")
    centred = scores - highest[rows]
    sums = torch.zeros(size, device=scores.device).index_add(0, rows, centred.exp())
    return centred - sums.log()[rows]
