"""How many clicks of a person are forced: questions with one option, among all that people are asked in whole games.

    python benchmarks/clicks.py [--games N]

Karls play. `before` counts every question, as a server without windows asks them. `after` leaves out what is answered
at once and what a window lets go by without a click; `left` are forced questions that a person still answers by hand.
"""

from __future__ import annotations

import argparse
from collections import Counter

import longhall
from longhall.bots import SeatHandle, new_bot
from longhall.engine import windows

TABLES = [("kardnarok", 2, {"mode": "duel"}), ("kardnarok", 4, {"mode": "basic"}), ("blood_rage", 4, {})]


def count(game_id: str, seats: int, options: dict[str, str], seed: str) -> Counter[str]:
    """The questions of one game by what becomes of them."""
    game = longhall.new(game_id, seats=seats, seed=seed, options=options)
    bots = [new_bot("karl", SeatHandle(game, seat), f"{seed} {seat}") for seat in range(seats)]
    found: Counter[str] = Counter()
    while game.outcome is None:
        ask = next(ask for ask in game.asks if ask.options)
        found["asked"] += 1
        forced = windows.is_single(game.info, ask)
        lets_by = len(ask.options) == 1
        found["forced"] += lets_by
        at_once = game.forced()
        if at_once is not None and at_once[0] == ask.seat:
            found["at once"] += 1
        elif windows.window_of(game.info, game.position) is not None:
            found["in windows"] += 1
            found["windows, only pass"] += lets_by
        else:
            found["left"] += forced
            found["by hand"] += 1
        game.answer(ask.seat, bots[ask.seat].choose(ask))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    games = parser.parse_args().games
    for game, seats, options in TABLES:
        found: Counter[str] = Counter()
        for seed in range(games):
            found += count(game, seats, options, str(seed))
        people = games * seats
        print(game, seats, {name: round(number / people, 1) for name, number in sorted(found.items())})


if __name__ == "__main__":
    main()
