"""Games of the learned player against bots, in all processes: who wins how often."""

import math
import multiprocessing
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import longhall  # noqa: F401  it registers the games
from longhall.bots import konungr
from longhall.engine.registry import game_info
from tools.training.table import NETWORKS, Table

TUNED = "KONUNGR"  # an environment variable that sets constants of its search: DEPTH=2,TRUST=3
# There is a process for each core.
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
Fixture = tuple[str, str, str, int, int, float]  # game, weights, opponent, seats, number, until


def evaluate(
    game: str, path: Path, against: Sequence[str], seconds: float, workers: int, seats_of: Sequence[int] = ()
) -> list[dict[str, Any]]:
    """One learned player at a table of bots, at 2 and at the most seats or at so many; opponents share the time. It
    plays the network's first choice, or as a bot: `konungr/karl` is a konungr against karls."""
    info = game_info(game)
    sizes = list(seats_of) or sorted({min(2, max(info.seats)), max(info.seats)})
    pairs = [(bot, seats) for bot in against for seats in sizes]
    os.environ.update(ONE_THREAD)
    context = multiprocessing.get_context("spawn")
    rows: list[dict[str, Any]] = []
    with context.Pool(workers) as pool:
        pool.map(ready, [game] * workers, 1)
        begun = time.time()
        for number, (bot, seats) in enumerate(pairs, 1):
            until = begun + seconds * number / len(pairs)
            fixtures: list[Fixture] = [(game, str(path), bot, seats, each, until) for each in range(4000)]
            found = [each for each in pool.imap_unordered(play, fixtures) if each is not None]
            row = summary(bot, seats, found)
            rows.append(row)
            print(f"  {game}, {seats} seats, against {bot}: {row['text']}", flush=True)
    return rows


def ready(game: str) -> str:
    """Load a game, before the time is taken."""
    return game_info(game).id


def play(fixture: Fixture) -> tuple[float, float, float] | None:
    """The share of the first place, the reward by places and the score of the learned player in one game; None if there
    was no time for it."""
    from longhall.learned.weights import FOLDER, brain_of

    game, path, bot, seats, number, until = fixture
    if time.time() > until:
        return None
    os.environ[FOLDER] = str(Path(path).parent)
    info = game_info(game)
    brain = brain_of(info)
    for each in filter(None, os.environ.get(TUNED, "").split(",")):
        name, _, value = each.partition("=")
        setattr(konungr, name, type(getattr(konungr, name))(value))
    mine = number % seats
    hero, _, villain = bot.rpartition("/")
    players = [hero or NETWORKS[0] if seat == mine else villain for seat in range(seats)]
    options = info.resolve_options(seats, {})
    table = Table(info, brain.encoder, seats, options, f"evaluation {number // seats}", players)
    while table.play():
        part, codes = table.seen()
        scores = brain.network.scores(brain.network.trunk([part]), [codes])[0]
        table.answer(table.options[int(scores.argmax())])
    if table.given_up:
        return 0.0, -1.0, 0.0
    outcome = table.outcome
    places = outcome.places
    first = places.count(1)
    share = 1 / first if first and places[mine] == 1 else 0.0
    return share, float(places[mine]), float(outcome.scores[mine])


def summary(bot: str, seats: int, found: Sequence[tuple[float, float, float]]) -> dict[str, Any]:
    """First places with the lower and upper end of their 95 % interval (Wilson)."""
    n = len(found)
    if not n:
        return {"against": bot, "seats": seats, "games": 0, "text": "no games"}
    wins = sum(each[0] for each in found) / n
    low, high = wilson(wins, n)
    score = sum(each[2] for each in found) / n
    text = f"{100 * wins:.1f} % first ({100 * low:.1f} to {100 * high:.1f}) of {n} games, mean score {score:.1f}"
    return {"against": bot, "seats": seats, "games": n, "first": wins, "low": low, "high": high, "text": text}


def wilson(part: float, n: int) -> tuple[float, float]:
    z = 1.96
    middle = (part + z * z / (2 * n)) / (1 + z * z / n)
    wide = z / (1 + z * z / n) * math.sqrt(part * (1 - part) / n + z * z / (4 * n * n))
    return middle - wide, middle + wide
