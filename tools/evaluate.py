"""Measures a learned player against bots: many pairings at once, in all processes, for so many seconds.

    python tools/evaluate.py --seconds 300 kardnarok,2,konungr:60,jarl lords_of_ragnarok,2,konungr:60,,followers=1

A pairing is the game, the seats, the player, the bot on all other seats, and options of the game; `konungr@FOLDER`
takes its weights from there. `3*` before a pairing gives it three times as much processor time as one without. The
player takes each seat in turn. Games that have begun are played to their ends.
"""

import argparse
import json
import math
import multiprocessing
import os
import statistics
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import longhall  # noqa: E402, F401  it registers the games
from longhall.bots import SeatHandle, new_bot  # noqa: E402
from longhall.engine.encoding import Cells, Encoder  # noqa: E402
from longhall.engine.game import Game  # noqa: E402
from longhall.engine.registry import GameInfo, Options, game_info  # noqa: E402
from longhall.learned.weights import FOLDER  # noqa: E402
from tools.training.evaluate import ONE_THREAD, wilson  # noqa: E402
from tools.training.table import HABIT, Host, Table  # noqa: E402

Found = tuple[float, int, float, float]  # share of the first place, place, score, seconds of processor time


@dataclass
class Pairing:
    """One line of the table."""

    text: str
    weight: float
    game: str
    seats: int
    player: str
    others: str
    options: dict[str, str]
    begun: int = 0
    running: list[float] = field(default_factory=list)  # when they began
    found: list[Found] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """Seconds that a game takes, as far as is known."""
        return statistics.fmean(each[3] for each in self.found) if self.found else 5.0

    @property
    def spent(self) -> float:
        """Processor time with the games that are being played, for a weight of 1."""
        now, mean = time.monotonic(), self.mean
        open_ = sum(max(mean, now - begun) for begun in self.running)
        return (sum(each[3] for each in self.found) + open_) / self.weight


def pairing(text: str) -> Pairing:
    weight, _, rest = text.rpartition("*")
    game, seats, player, others, *options = rest.split(",")
    mixture = dict(each.split("=", 1) for each in options)
    return Pairing(rest, float(weight or 1), game, int(seats), player, others, mixture)


def options_of(info: GameInfo, seats: int, given: dict[str, str]) -> Options:
    """The options by default, and those that were named."""
    chosen: Options = {}
    for choice in info.choices:
        if choice.name in given:
            chosen[choice.name] = next(
                value for value in choice.values_for(seats, chosen) if str(value) == given[choice.name]
            )
    return info.resolve_options(seats, chosen)


def play(pairing: Pairing, number: int, folder: str) -> Found:
    """One game."""
    begun = time.process_time()
    info = game_info(pairing.game)
    options = options_of(info, pairing.seats, pairing.options)
    table = Table(info, Encoder(info, Cells(())), pairing.seats, options, f"measured {number}", [HABIT] * pairing.seats)
    host = cast(Game, Host(info, table.g, options))
    asked = [seat for seat in range(pairing.seats) if seat not in info.automata_of(pairing.seats, options)]
    mine = asked[number % len(asked)]
    for seat in asked:
        name, _, weights = (pairing.player if seat == mine else pairing.others).partition("@")
        os.environ[FOLDER] = weights or folder
        table.bots[seat] = new_bot(name, SeatHandle(host, seat), f"measured {number} {seat}")
    table.play()
    if table.given_up:
        return 0.0, pairing.seats, 0.0, time.process_time() - begun
    places = list(table.outcome.places)
    share = 1 / places.count(1) if places[mine] == 1 else 0.0
    return share, places[mine], float(table.outcome.scores[mine]), time.process_time() - begun


def summary(pairing: Pairing) -> dict[str, Any]:
    """First places with their 95 % interval (Wilson), and the mean score with its own."""
    n, scores = len(pairing.found), [each[2] for each in pairing.found]
    row: dict[str, Any] = {"pairing": pairing.text, "games": n}
    if n:
        first = statistics.fmean(each[0] for each in pairing.found)
        low, high = wilson(first, n)
        wide = 1.96 * statistics.stdev(scores) / math.sqrt(n) if n > 1 else 0.0
        row |= {"first": first, "low": low, "high": high, "score": statistics.fmean(scores), "wide": wide}
        row |= {"seconds": pairing.mean, "places": [each[1] for each in pairing.found], "scores": scores}
    return row


def shown(row: dict[str, Any]) -> str:
    if not row["games"]:
        return f"{row['pairing']}: no games"
    first = f"{100 * row['first']:.1f} % first ({100 * row['low']:.1f} to {100 * row['high']:.1f})"
    score = f"mean score {row['score']:.1f} (± {row['wide']:.1f})"
    return f"{row['pairing']}: {first}, {row['games']} games, {score}, {row['seconds']:.1f} s each"


def measure(pairings: list[Pairing], seconds: float, workers: int, folder: str, out: Path | None) -> None:
    """Whoever has had the least time for its weight plays next."""
    os.environ.update(ONE_THREAD)
    running: dict[Future[Found], tuple[Pairing, float]] = {}
    until, noted = time.monotonic() + seconds, time.monotonic()
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        while True:
            open_ = [each for each in pairings if time.monotonic() + each.mean < until]
            while open_ and len(running) < workers:
                each = min(open_, key=lambda one: one.spent)
                begun = time.monotonic()
                running[pool.submit(play, bare(each), each.begun, folder)] = each, begun
                each.begun += 1
                each.running.append(begun)
            if not running:
                break
            for future in wait(running, 1, FIRST_COMPLETED).done:
                each, begun = running.pop(future)
                each.running.remove(begun)
                each.found.append(future.result())
            if out and time.monotonic() - noted > 10:
                noted = time.monotonic()
                write(out, pairings)
    if out:
        write(out, pairings)


def bare(one: Pairing) -> Pairing:
    """A pairing without its games, to be sent to a process."""
    return Pairing(one.text, one.weight, one.game, one.seats, one.player, one.others, one.options)


def write(out: Path, pairings: list[Pairing]) -> None:
    whole = out.with_suffix(".tmp")
    whole.write_text(json.dumps([summary(each) for each in pairings], indent=1))
    whole.replace(out)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pairings", nargs="+", type=pairing)
    parser.add_argument("--weights", default="", help="a folder of weights; those of the package by default")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--out", type=Path, help="a file for the table as JSON")
    asked = parser.parse_args()
    measure(asked.pairings, asked.seconds, asked.workers, asked.weights, asked.out)
    for each in asked.pairings:
        print(shown(summary(each)), flush=True)


if __name__ == "__main__":
    main()
