"""What the games of a league show: a line for each bot and one for each pair."""

from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from longhall.arena.match import Played
from longhall.arena.ratings import bot_places, ratings

CONFIDENCE = 0.95


class Standing(NamedTuple):
    """How a bot did. A game counts once for each of its seats."""

    bot: str
    rating: float
    uncertainty: float
    games: int
    wins: float  # a shared win counts in parts
    win_rate: float
    score: float  # the mean, of games that nobody lost by a fault
    place: float  # the mean
    decisions: float  # in a game, the mean
    ms: float  # milliseconds a decision
    cpu_ms: float
    faults: int  # games that it lost by a fault, from outside alone


class Pair(NamedTuple):
    """How a bot did against another: in a game the better place wins, and a tie is half a win."""

    bot: str
    other: str
    games: int
    wins: int
    ties: int
    losses: int
    win_rate: float
    low: float  # the interval of confidence
    high: float


def standings(bots: Sequence[str], games: Sequence[Played]) -> list[Standing]:
    """A line for each bot that has played, the best rating first."""
    rated = ratings(bots, games)
    lines = [_standing(bot, *rated[bot], games) for bot in bots if any(bot in game.bots for game in games)]
    return sorted(lines, key=lambda line: -line.rating)


def _standing(bot: str, rating: float, uncertainty: float, games: Sequence[Played]) -> Standing:
    seats = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
    n = len(seats)
    wins = sum(1 / game.places.count(1) for game, seat in seats if game.places[seat] == 1)
    scores = [game.scores[seat] for game, seat in seats if not game.forfeited]
    decisions = sum(game.decisions[seat] for game, seat in seats)
    return Standing(
        bot=bot,
        rating=rating,
        uncertainty=uncertainty,
        games=n,
        wins=wins,
        win_rate=wins / n,
        score=sum(scores) / max(len(scores), 1),
        place=sum(game.places[seat] for game, seat in seats) / n,
        decisions=decisions / n,
        ms=1000 * sum(game.seconds[seat] for game, seat in seats) / max(decisions, 1),
        cpu_ms=1000 * sum(game.cpu_seconds[seat] for game, seat in seats) / max(decisions, 1),
        faults=sum(bool(game.faults[seat]) for game, seat in seats),
    )


def pairs(bots: Sequence[str], games: Sequence[Played]) -> list[Pair]:
    """A line for each two bots that have met, in the order of the bots."""
    places = [bot_places(game) for game in games]
    return [
        _pair(bot, other, [(place[bot], place[other]) for place in places if bot in place and other in place])
        for bot, other in combinations(bots, 2)
        if any(bot in place and other in place for place in places)
    ]


def _pair(bot: str, other: str, places: Sequence[tuple[float, float]]) -> Pair:
    n = len(places)
    wins = sum(mine < yours for mine, yours in places)
    ties = sum(mine == yours for mine, yours in places)
    points = wins + ties / 2
    return Pair(bot, other, n, wins, ties, n - wins - ties, points / n, *wilson(points, n))


def wilson(points: float, n: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The Wilson score interval of a share: `points` of `n`."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = points / n
    middle = share + z * z / (2 * n)
    reach = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    whole = 1 + z * z / n
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)
