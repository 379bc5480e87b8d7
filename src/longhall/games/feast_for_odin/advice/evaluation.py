"""How good a position looks for a seat: the score that it may hope for, from what everybody has."""

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from math import exp

from longhall.games.feast_for_odin.advice.position_estimates import COUNTS, outlook
from longhall.games.feast_for_odin.scoring import parts
from longhall.games.feast_for_odin.state import FeastForOdin

SWING = 14.0  # how far the end is from what it looks like
GOOD_SCORE = 100.0

ROUNDS = 7


def found_worths() -> dict[str, list[float]]:
    """What everything that counts is worth, with 0 rounds to come and more."""
    return tomllib.loads(files(__package__).joinpath("worths.toml").read_text("utf-8"))


def by_round(worths: Mapping[str, Sequence[float]]) -> list[list[float]]:
    """The same in the order of COUNTS, for each number of rounds to come."""
    return [[worths[name][left] for name in COUNTS] for left in range(ROUNDS)]


BY_ROUND: list[list[float]] = by_round(found_worths())


def evaluate(g: FeastForOdin, seat: int) -> float:
    """The chance of a seat to win, from 0 to 1; alone, how near it may come to a very good score."""
    hopes = [hoped(g, each) for each in range(g.seats)]
    if g.seats == 1:
        return 1.0 / (1.0 + exp((GOOD_SCORE - hopes[0]) / 40.0))
    top = max(hopes)
    if g.over:
        return float(hopes[seat] == top) / hopes.count(top)
    odds = [exp((hope - top) / SWING) for hope in hopes]
    return odds[seat] / sum(odds)


def hoped(g: FeastForOdin, seat: int) -> float:
    """The score that a player may hope for: all that counts, by what it is worth with so many rounds to come."""
    if g.over:
        return float(sum(parts(g, seat)))
    worths = BY_ROUND[min(g.rounds - g.round, ROUNDS - 1)]
    found = 0.0
    for number, count in enumerate(outlook(g, seat)):
        found += count * worths[number]
    return found
