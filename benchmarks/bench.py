"""How fast the games are, beside catanatron in the same run.

    python benchmarks/bench.py [--seconds 1.5] [--json]

Every game is played at random through the public face, with journal, events and outcome, in one process. An open
decision is one whose main group has two options or more; forced answers and those of the anytime group are counted
apart. Each figure is the best of nine rounds, and games and peer take turns, so that a busy machine is fair to both.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import longhall
from longhall.engine import driver

ROUNDS = 9
COPIES = 2000
MIDDLE = 100  # after so many answers a copy is timed
PEER = "catanatron"


@dataclass
class Figures:
    """What was counted in one round."""

    open: int = 0
    forced: int = 0
    anytime: int = 0
    games: int = 0
    seconds: float = 0.0
    copy: float = 0.0  # microseconds

    @property
    def speed(self) -> float:
        return self.open / self.seconds


def play_games(id: str, seats: int, options: dict[str, str], seconds: float) -> Figures:
    """Random games through the public face until the time is up."""
    found, chance, start = Figures(), random.Random(1).random, time.process_time()
    while time.process_time() - start < seconds:
        game = longhall.new(id, seats, seed=found.games, options=options)
        asks, opened, forced, anytime = game.asks, 0, 0, 0
        while asks:
            ask = asks[int(chance() * len(asks))]
            main = len(ask.options)
            number = int(chance() * (main + len(ask.anytime)))
            if number >= main:
                option = ask.anytime[number - main]
                anytime += 1
            else:
                option = ask.options[number]
                if main > 1:
                    opened += 1
                else:
                    forced += 1
            game.answer(ask.seat, option)
            asks = game.asks
        assert game.outcome is not None
        found.games += 1
        found.open += opened
        found.forced += forced
        found.anytime += anytime
    found.seconds = time.process_time() - start
    found.copy = microseconds(game.replayed(MIDDLE).copy)
    return found


def play_peer(seconds: float) -> Figures:
    """The same for catanatron's random players."""
    from catanatron import Color, Game, RandomPlayer

    players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
    found, start = Figures(), time.process_time()
    while time.process_time() - start < seconds:
        game = Game(players, seed=found.games)
        for tick in range(10_000):
            if game.winning_color() is not None or game.state.num_turns >= 1000:
                break
            actions = len(game.state.playable_actions)
            found.open += actions > 1
            found.forced += actions == 1
            game.play_tick()
            if tick == MIDDLE:
                middle = game.copy()
        found.games += 1
    found.seconds = time.process_time() - start
    found.copy = microseconds(middle.copy)
    return found


def microseconds(action: Callable[[], Any]) -> float:
    """What one call takes."""
    start = time.process_time()
    for _ in range(COPIES):
        action()
    return (time.process_time() - start) / COPIES * 1e6


def measure(seconds: float) -> dict[str, Figures]:
    """The best round of every game with every number of seats, and of the peer."""
    tasks: dict[str, Callable[[float], Figures]] = {PEER: play_peer}
    for id in longhall.game_ids():
        info = longhall.game_info(id)
        for seats in info.seats:
            options = info.resolve_options(seats, {})
            tasks[f"{id}, {seats} seats"] = lambda s, id=id, n=seats, o=options: play_games(id, n, o, s)  # type: ignore[misc]
    best: dict[str, Figures] = {}
    for _ in range(ROUNDS):
        for name, task in tasks.items():
            found = task(seconds)
            if name in best:
                found.copy = min(found.copy, best[name].copy)
            if name not in best or found.speed > best[name].speed:
                best[name] = found
            else:
                best[name].copy = found.copy
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.5, help="for each of the nine rounds")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    best = measure(args.seconds)
    peer = best[PEER]
    rows = [
        {
            "game": name,
            "open decisions/s": round(found.speed),
            "ratio": round(found.speed / peer.speed, 2),
            "games/s": round(found.games / found.seconds, 1),
            "open a game": round(found.open / found.games, 1),
            "forced a game": round(found.forced / found.games, 1),
            "anytime a game": round(found.anytime / found.games, 1),
            "copy, us": round(found.copy, 1),
            "copy ratio": round(peer.copy / found.copy, 2),
        }
        for name, found in best.items()
    ]
    if args.json:
        print(json.dumps(rows, indent=2))
        return
    print(f"The engine runs {'compiled' if compiled() else 'as plain Python'}.")
    widths = {key: max(len(key), *(len(str(row[key])) for row in rows)) for key in rows[0]}
    for line in ({key: key for key in widths}, *rows):
        print("  ".join(str(line[key]).ljust(width) for key, width in widths.items()).rstrip())


def compiled() -> bool:
    return not str(driver.__file__).endswith(".py")


if __name__ == "__main__":
    main()
