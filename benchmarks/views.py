"""Measures what a view costs: CPU time and bytes of JSON of the observation and of the published view, in mid-game.

python benchmarks/views.py
"""

from __future__ import annotations

import json
import time
import zlib
from collections.abc import Callable
from statistics import mean
from typing import Any

import longhall
from longhall.engine import observations
from longhall.engine.game import Game
from longhall.engine.registry import game_ids, game_info
from longhall.engine.rng import Stream

SEATS = 4
GAMES = 3
ANSWERS = (60, 110, 160)  # after so many a position is measured
TIMES = 200
BEST_OF = 5


def positions(game_id: str) -> list[Game]:
    """Positions of random games, hints off where there are any."""
    options = {"hints": "off"} if any(choice.name == "hints" for choice in game_info(game_id).choices) else {}
    found = []
    for seed in range(GAMES):
        game, chance = longhall.new(game_id, SEATS, seed, options), Stream(f"views {seed}")
        for number in range(ANSWERS[-1] + 1):
            if game.outcome is not None:
                break
            if number in ANSWERS:
                found.append(game.copy())
            ask = chance.pick([ask for ask in game.asks if ask.options])
            game.answer(ask.seat, chance.pick(ask.options))
    return found


def microseconds(work: Callable[[], Any]) -> float:
    """CPU time of a call, the best of some series."""
    series = []
    for _ in range(BEST_OF):
        start = time.process_time()
        for _ in range(TIMES):
            work()
        series.append((time.process_time() - start) / TIMES * 1e6)
    return min(series)


def size(view: Any) -> tuple[int, int]:
    """Bytes of JSON, plain and compressed."""
    text = json.dumps(view, separators=(",", ":"), ensure_ascii=False).encode()
    return len(text), len(zlib.compress(text))


def measure(game_id: str) -> str:
    rows: list[list[float]] = []
    for game in positions(game_id):
        g, publisher = game.position, game.info.publisher
        row = [microseconds(lambda g=g: observations.observation(g, 0))]  # type: ignore[misc]
        row += size(observations.observation(g, 0))
        if publisher is not None:
            seen, counts = publisher.see(g, 0), publisher.count(g)
            row.append(microseconds(lambda g=g, p=publisher: p.view(g, 0)))  # type: ignore[misc]
            row.append(microseconds(lambda g=g, p=publisher: p.see(g, 0)))  # type: ignore[misc]
            row.append(microseconds(lambda g=g, p=publisher: p.count(g)))  # type: ignore[misc]
            row.append(microseconds(lambda s=seen, c=counts, p=publisher: p.publish(s, c)))  # type: ignore[misc]
            row += size(publisher.view(g, 0))
        rows.append(row)
    means = [round(mean(column)) for column in zip(*rows, strict=True)]
    if len(means) == 3:
        return f"| {game_id} | {means[0]} | | | {means[1]:,} ({means[2]:,}) |"
    before, bytes_before, packed_before, after, see, count, publish, bytes_after, packed_after = means
    sizes = f"{bytes_before:,} → {bytes_after:,} ({packed_before:,} → {packed_after:,})"
    return f"| {game_id} | {before} | {after} | {see} / {count} / {publish} | {sizes} |"


if __name__ == "__main__":
    print("| game | observation, µs | published, µs | seen / counts / publish | JSON, bytes (compressed) |")
    print("|---|--:|--:|---|---|")
    for each in game_ids():
        print(measure(each))
