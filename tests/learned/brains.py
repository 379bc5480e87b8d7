"""Weights by chance, for tests that need a player and not a good one."""

from pathlib import Path
from typing import Any

import numpy as np

from longhall.engine import driver
from longhall.engine.encoding import Cells, Encoder
from longhall.engine.game import begin
from longhall.engine.registry import GameInfo
from longhall.engine.rng import Stream
from longhall.learned.weights import Weights, describe, save


def positions(info: GameInfo, seats: int, games: int, apart: int) -> Any:
    """Positions of random games at open questions, so many answers apart."""
    chance = Stream(f"positions {info.id} {seats}")
    for game in range(games):
        g = begin(info, seats, f"positions {game}", info.resolve_options(seats, {}))
        g.told = None
        for answers in range(3000):
            if g.over:
                break
            ask = next(ask for ask in g.open_asks if ask.options)
            if answers % apart == 0:
                yield g
            driver.answer(g, ask.seat, chance.pick(ask.options))


def some_cells(info: GameInfo) -> list[str]:
    cells = Cells(grows=True)
    encoder = Encoder(info, cells)
    for g in positions(info, 2, 1, 9):
        encoder.encode(g, g.open_asks[0].seat)
    return list(cells.index)


def random_arrays(cells: int, options: int, width: int = 16, narrow: int = 8, depth: int = 1) -> dict[str, Any]:
    chance = np.random.default_rng(7)

    def some(*shape: int) -> Any:
        return chance.normal(0, 0.3, shape).astype(np.float32)

    arrays = {
        "cells": some(cells, width),
        "first": some(width),
        "last.scale": 1 + some(width),
        "last.shift": some(width),
        "options": some(options, narrow),
        "ask": some(width, narrow),
        "ask_bias": some(narrow),
        "pick": some(narrow),
        "match": some(width, narrow),
        "value": some(width, 4),
        "value_bias": some(4),
    }
    for number in range(depth):
        for name, shape in {
            "scale": (width,),
            "shift": (width,),
            "in": (width, width),
            "in_bias": (width,),
            "out": (width, width),
            "out_bias": (width,),
        }.items():
            arrays[f"block{number}.{name}"] = some(*shape)
    return arrays


def random_weights(info: GameInfo) -> Weights:
    cells = some_cells(info)
    keys = [option.key for option in info.vocabulary.options]
    return Weights(random_arrays(len(cells), len(keys)), cells, keys, describe(info, cells))


def write_weights(info: GameInfo, folder: Path) -> Path:
    path = folder / f"{info.id}.npz"
    save(path, random_weights(info))
    return path
