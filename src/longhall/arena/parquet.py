"""Rows of self-play as Parquet files (the extra `selfplay`). docs/leagues.md tells what each column means."""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from longhall.engine.errors import LonghallError
from longhall.engine.registry import game_info

NAME = "games-{}.parquet"
FIELDS = {
    *("number", "game", "rules", "seats", "options", "content", "seed", "bots", "places", "scores", "parts", "reason"),
    *("decisions", "seconds", "cpu_seconds", "cards", "faults", "journal", "end"),
}

Row = dict[str, Any]


def needed() -> Any:
    """pyarrow, or a word on how to have it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise LonghallError("error.extra", extra="selfplay") from None
    return pyarrow


def schema() -> Any:
    """The columns. A list without further words has an entry for each seat."""
    pa = needed()
    counts = pa.map_(pa.string(), pa.int64())
    pack = pa.struct([("name", pa.string()), ("hash", pa.string())])
    answer = pa.struct([("seat", pa.int8()), ("key", pa.string()), ("code", pa.int32())])
    return pa.schema(
        [
            ("number", pa.int64()),  # of the game in this run, from 0
            ("game", pa.string()),
            ("rules", pa.int32()),  # the version of the rules
            ("seats", pa.int8()),
            ("options", pa.map_(pa.string(), pa.string())),
            ("content", pa.list_(pack)),  # the content packs, the undermost first
            ("seed", pa.string()),
            ("bots", pa.list_(pa.string())),
            ("places", pa.list_(pa.int8())),  # 1 is best; equal places share
            ("scores", pa.list_(pa.int64())),
            ("parts", pa.list_(counts)),  # what each score is made of
            ("reason", pa.string()),  # of the end
            ("decisions", pa.list_(pa.int32())),  # answers where there was something to choose
            ("seconds", pa.list_(pa.float64())),  # that the bot thought
            ("cpu_seconds", pa.list_(pa.float64())),
            ("cards", pa.list_(counts)),  # `kind:word` of what was laid for all to see, and how often
            ("faults", pa.list_(pa.string())),  # how a bot from outside lost the game, as JSON; else empty
            ("journal", pa.list_(answer)),  # every answer in order; the code is its place in the vocabulary
            ("end", pa.string()),  # a hash of the last position
        ]
    )


def write(path: Path, rows: Sequence[Row], about: Mapping[str, Any]) -> None:
    """A new file, whole on the disk."""
    pa = needed()
    import pyarrow.parquet as files

    columns = schema().with_metadata({"longhall": json.dumps(about)})
    with path.open("wb") as file:
        files.write_table(pa.Table.from_pylist([_flat(row) for row in rows], columns), file, compression="zstd")
        file.flush()
        os.fsync(file.fileno())


def numbers(path: Path) -> list[int]:
    """The numbers of the games in a file."""
    return [int(number) for number in _file(path).read(["number"]).column("number").to_pylist()]


def read(path: Path) -> Iterator[Row]:
    """The rows of a file, as they were written."""
    for batch in _file(path).iter_batches():
        for row in batch.to_pylist():
            yield _full(row)


def _file(path: Path) -> Any:
    pa = needed()
    import pyarrow.parquet as files

    try:
        return files.ParquetFile(path)
    except pa.ArrowInvalid as error:
        raise LonghallError("error.selfplay.part", file=path) from error


def _flat(row: Row) -> Row:
    """A row as the columns have it."""
    codes = game_info(row["game"]).vocabulary.by_key
    return {
        **row,
        "cards": [_joined(cards) for cards in row["cards"]],
        "faults": [json.dumps(fault) if fault else "" for fault in row["faults"]],
        "journal": [{"seat": seat, "key": key, "code": codes[key].code} for seat, key in row["journal"]],
    }


def _full(row: Row) -> Row:
    return {
        **row,
        "options": dict(row["options"]),
        "parts": [dict(parts) for parts in row["parts"]],
        "cards": [_split(dict(cards)) for cards in row["cards"]],
        "faults": [json.loads(fault) if fault else {} for fault in row["faults"]],
        "journal": [[answer["seat"], answer["key"]] for answer in row["journal"]],
    }


def _joined(cards: Mapping[str, Mapping[str, int]]) -> dict[str, int]:
    return {f"{kind}:{word}": times for kind, words in cards.items() for word, times in words.items()}


def _split(cards: Mapping[str, int]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for name, times in cards.items():
        kind, _, word = name.partition(":")
        found.setdefault(kind, {})[word] = times
    return found
