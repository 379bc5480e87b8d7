"""Files of weights: where they lie, what they were made for, and whether they still fit the game."""

import json
import os
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from longhall.engine.cells import Cells, visible
from longhall.engine.encoding import VERSION, Encoder
from longhall.engine.errors import LonghallError
from longhall.engine.features import Features
from longhall.engine.registry import GameInfo

FOLDER: Final = "LONGHALL_WEIGHTS"  # the environment variable that names another folder than that of the package
COMMAND: Final = "python tools/train.py {game}"
INSTALL: Final = 'pip install "longhall[konungr]"'


class Weights:
    """What a file holds: the network, the names of its cells, and how it came about."""

    def __init__(self, arrays: Mapping[str, Any], cells: Sequence[str], keys: Sequence[str], record: Any) -> None:
        self.arrays = arrays
        self.cells = list(cells)
        self.keys = list(keys)  # of the options, in the order of the codes
        self.record: dict[str, Any] = dict(record)  # layout, rules, digests, commit, and the training itself


def path_of(game: str) -> Path:
    """Where the weights of a game lie, if there are any."""
    folder = os.environ.get(FOLDER)
    if folder:
        return Path(folder, f"{game}.npz")
    with as_file(files("longhall.learned") / "weights" / f"{game}.npz") as path:
        return path


def has_weights(game: str) -> bool:
    """Can a learned player play this game here?"""
    return path_of(game).is_file() and has_numpy()


def has_numpy() -> bool:
    return find_spec("numpy") is not None


def save(path: Path, weights: Weights) -> None:
    """Write a file: 16-bit numbers, and the words as JSON."""
    import numpy as np

    words = {"cells": weights.cells, "keys": weights.keys, "record": weights.record}
    text = np.frombuffer(json.dumps(words).encode(), np.uint8)
    small: dict[str, Any] = {name: np.asarray(array, np.float16) for name, array in weights.arrays.items()}
    whole = path.with_suffix(".tmp.npz")
    np.savez_compressed(whole, words=text, **small)
    whole.replace(path)


def read(path: Path) -> Weights:
    """The weights of a file."""
    import numpy as np

    with np.load(path) as file:
        words = json.loads(file["words"].tobytes())
        arrays = {name: file[name] for name in file.files if name != "words"}
    return Weights(arrays, words["cells"], words["keys"], words["record"])


def digest(words: Sequence[str]) -> str:
    return blake2b("\n".join(words).encode(), digest_size=8).hexdigest()


def layout_digest(info: GameInfo) -> str:
    """Changes with everything that the names of cells follow from: fields, what is declared of them, frames, faces."""
    features = info.features or Features()
    words = [f"{VERSION}", *sorted(f"{name} {sees}" for name, sees in visible(info.position, features))]
    for name, cls in sorted(info.frames.items()):
        words += [name, *cls.STEPS, *(field for field, _ in visible(cls, features, f"{name}."))]
    for part in ("seats", "amounts", "sets", "counted", "skipped"):
        words += [part, *sorted(getattr(features, part))]
    words += [f"{name} {n}" for name, n in sorted(features.each.items())]
    return digest([*words, *features.names])


def describe(info: GameInfo, cells: Sequence[str]) -> dict[str, Any]:
    """What weights for a game as it is now say about themselves."""
    keys = [option.key for option in info.vocabulary.options]
    return {
        "game": info.id,
        "version": VERSION,
        "rules": info.rules_version,
        "layout": layout_digest(info),
        "cells": digest(cells),
        "vocabulary": digest(keys),
    }


def unfit(info: GameInfo, weights: Weights) -> str:
    """Why weights cannot be used; empty if they can. New cells and new options do no harm."""
    record = weights.record
    if record.get("game") != info.id:
        return "game"
    if record.get("version") != VERSION:
        return "version"
    if record.get("cells") != digest(weights.cells) or record.get("vocabulary") != digest(weights.keys):
        return "damaged"
    known = [option.key for option in info.vocabulary.options[: len(weights.keys)]]
    return "" if known == weights.keys else "vocabulary"


def stale(info: GameInfo, weights: Weights) -> list[str]:
    """What has changed since these weights were learnt: they still work, and should be learnt again."""
    now = describe(info, weights.cells)
    return [name for name, value in now.items() if weights.record.get(name) != value]


class Brain:
    """Everything that a learned player needs of its weights."""

    def __init__(self, info: GameInfo, weights: Weights) -> None:
        import numpy as np

        from longhall.learned.network import Network

        arrays = dict(weights.arrays)
        more = len(info.vocabulary.options) - len(arrays["options"])
        if more > 0:  # options that came later
            arrays["options"] = np.pad(arrays["options"], ((0, more), (0, 0)))
        self.network = Network(arrays)
        self.encoder = Encoder(info, Cells(weights.cells))
        self.record = weights.record


@lru_cache(8)
def _brain(info: GameInfo, path: Path, changed: int) -> Brain:
    weights = read(path)
    problem = unfit(info, weights)
    if problem:
        command = COMMAND.format(game=info.id)
        raise LonghallError("error.konungr.stale", game=info.id, file=path, what=problem, command=command)
    return Brain(info, weights)


def brain_of(info: GameInfo) -> Brain:
    """The brain of a game's learned player; missing weights are an error that says how to make them."""
    if not has_numpy():
        raise LonghallError("error.konungr.numpy", command=INSTALL)
    path = path_of(info.id)
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        command = COMMAND.format(game=info.id)
        raise LonghallError("error.konungr.missing", game=info.id, file=path, command=command) from None
    return _brain(info, path, changed)
