"""How long one waits for what is played: whole games of karls, seen by one person at the table.

    python benchmarks/pace.py [--games 2] [--speed calm]

For each game it tells how many questions there were, the seconds from an answer of the first seat to its next one if
all others answer at once and the page plays everything (the median, nine of ten, the most), and the minutes of a game
in which something is played. The page's own director plays, with a clock that only counts (web/tools/pace.mjs).
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import longhall
from longhall.bots import new_bot
from longhall.bots.handle import SeatHandle

WEB = Path(__file__).resolve().parent.parent / "web"
WAYS: list[tuple[str, int, dict[str, str]]] = [
    ("blood_rage", 4, {}),
    ("kardnarok", 4, {}),
    ("lords_of_ragnarok", 4, {}),
    ("lords_of_ragnarok", 2, {"followers": "1"}),
    ("feast_for_odin", 4, {}),
]


def record(name: str, seats: int, options: dict[str, str], seed: str) -> list[dict[str, Any]]:
    """What the first seat is told of a game, gesture by gesture."""
    game = longhall.new(name, seats, seed=seed, options=options)
    bots = [new_bot("karl", SeatHandle(game, seat), seed) for seat in range(seats)]
    told, last = [], len(game.events(0, 0))
    while game.outcome is None:
        ask = next(ask for ask in game.asks if ask.options)
        game.answer(ask.seat, bots[ask.seat].choose(ask))
        events = game.events(last, 0)
        last += len(events)
        by = None if ask.sealed and ask.seat else ask.seat
        told.append(
            {"events": events, "by": by, "asked": [each.seat for each in game.asks_for(None)], "mine": not ask.seat}
        )
    return told


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--games", type=int, default=2, help="of each kind")
    arguments.add_argument("--speed", default="calm", choices=["calm", "brisk"])
    wish = arguments.parse_args()
    for name, seats, options in WAYS:
        games = [record(name, seats, options, f"pace {number}") for number in range(wish.games)]
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(games, file)
            file.flush()
            label = " ".join([name, f"{seats} seats", *options])
            done = subprocess.run(["node", "tools/pace.mjs", file.name, name, wish.speed, label], cwd=WEB, check=False)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
