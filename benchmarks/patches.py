"""What patches cost the server: CPU time of a gesture with four seats and a spectator who watch, without and with them.

    python benchmarks/patches.py [--gestures 150]

A gesture is tried on a copy, told to all observers and encoded, as the server does it; storage and sockets are left
out, so the share that patches add to a running server is smaller than what is told here.
"""

from __future__ import annotations

import argparse
import sys
import time
from datetime import UTC, datetime
from typing import Any

import msgspec

import longhall
from longhall.engine.game import Game
from longhall.engine.rng import Stream
from longhall.server import serializers
from longhall.server.schema import tables

SEATS = 4
GAMES = ["kardnarok", "blood_rage", "lords_of_ragnarok", "feast_for_odin"]


def table_of(game: Game) -> tables.Table:
    now = datetime.now(UTC)
    seats = [tables.Seat(seat, "person", "Ana", None) for seat in range(SEATS)]
    return tables.Table(
        "t", game.info.id, "", {}, [], False, seats, [], now, now, None, False, False, None, 0, "strict"
    )


def run(name: str, gestures: int, patches: bool) -> tuple[float, float]:
    """Milliseconds of CPU a gesture, and bytes told in it."""
    game, chance, size = longhall.new(name, SEATS, seed="patches"), Stream("patches"), 0
    if patches:
        game.watch()
    table, observers = table_of(game), [*range(SEATS), None]
    since = {seat: len(game.events(0, seat)) for seat in observers}
    views: dict[int | None, Any] = {seat: game.view(seat) for seat in observers}
    begin = time.process_time()
    for _ in range(gestures):
        if game.outcome is not None:
            break
        ask = chance.pick([ask for ask in game.asks if ask.options])
        trial = game.copy()
        trial.answer_all(ask.seat, [chance.pick(ask.options).key])
        game = trial
        for seat in observers:
            told = serializers.update_of(table, game, seat, since[seat], [], None, views[seat], patches)
            msgspec.json.encode(msgspec.structs.replace(told, events=[]))  # is it news?
            size += len(msgspec.json.encode(told))
            since[seat], views[seat] = told.last, told.view
    return (time.process_time() - begin) / gestures * 1000, size / gestures


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--gestures", type=int, default=150)
    gestures = arguments.parse_args().gestures
    print("| game | ms without | ms with patches | more | bytes more |\n|---|--:|--:|--:|--:|")
    for name in GAMES:
        run(name, 10, True)
        (plain, small), (rich, large) = run(name, gestures, False), run(name, gestures, True)
        print(f"| {name} | {plain:.2f} | {rich:.2f} | {rich / plain - 1:+.0%} | {large / small - 1:+.0%} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
