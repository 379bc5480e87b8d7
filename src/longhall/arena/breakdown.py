"""What the games of a league show beside the table: seats, lengths, what scores are made of, and cards.

A game that a bot from outside has lost by a fault was not played to its end. It counts for wins and for nothing else.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import NamedTuple

from longhall.arena.match import Played
from longhall.arena.tally import wilson


class Share(NamedTuple):
    """Wins of games: a tie counts in parts. With the interval of confidence."""

    games: int
    wins: float
    rate: float
    low: float
    high: float


class Card(NamedTuple):
    """How a card was played and won."""

    kind: str
    word: str
    played: int  # times
    each: float  # times in a game
    share: Share  # wins of those who have played it, once in a game
    expected: float  # what these bots win anyway


def wins_by_seat(bots: Sequence[str], seats: int, games: Sequence[Played]) -> dict[str, list[Share | None]]:
    """How often every bot wins at every seat; None where it never sat."""
    found: dict[tuple[str, int], list[float]] = defaultdict(list)
    for game, seat in _sittings(games):
        found[game.bots[seat], seat].append(_points(game, seat))
    return {bot: [_share(found[bot, seat]) for seat in range(seats)] for bot in bots}


def wins_of_seats(seats: int, games: Sequence[Played]) -> list[Share | None]:
    """How often a seat wins, whoever sits there."""
    return [_share([_points(game, seat) for game in games]) for seat in range(seats)]


def lengths(games: Sequence[Played]) -> list[int]:
    """Decisions of all seats together, for each game, the shortest first."""
    return sorted(sum(game.decisions) for game in games if not game.forfeited)


def score_parts(bots: Sequence[str], games: Sequence[Played]) -> dict[str, dict[str, float]]:
    """What the scores are made of: for every part the mean of every bot that has it."""
    found: dict[str, dict[str, list[int]]] = {}
    for game, seat in _sittings(games):
        for part, points in game.parts[seat].items():
            found.setdefault(part, {}).setdefault(game.bots[seat], []).append(points)
    return {
        part: {bot: fmean(points[bot]) for bot in bots if bot in points}
        for part, points in found.items()
        if any(any(each) for each in points.values())
    }


def cards(games: Sequence[Played]) -> list[Card]:
    """The cards that were played, the most played first."""
    whole = [game for game in games if not game.forfeited]
    usual = _usual(whole)
    times: dict[tuple[str, str], int] = defaultdict(int)
    points: dict[tuple[str, str], list[float]] = defaultdict(list)
    expected: dict[tuple[str, str], list[float]] = defaultdict(list)
    for game, seat in _sittings(whole):
        for kind, words in game.cards[seat].items():
            for word, n in words.items():
                times[kind, word] += n
                points[kind, word].append(_points(game, seat))
                expected[kind, word].append(usual[game.bots[seat]])
    found = []
    for (kind, word), n in sorted(times.items(), key=lambda item: (-item[1], item[0])):
        share = _share(points[kind, word])
        assert share is not None
        found.append(Card(kind, word, n, n / len(whole), share, fmean(expected[kind, word])))
    return found


def _usual(games: Sequence[Played]) -> dict[str, float]:
    """The share of its games that each bot wins."""
    found: dict[str, list[float]] = defaultdict(list)
    for game, seat in _sittings(games):
        found[game.bots[seat]].append(_points(game, seat))
    return {bot: fmean(points) for bot, points in found.items()}


def _sittings(games: Sequence[Played]) -> Iterator[tuple[Played, int]]:
    for game in games:
        for seat in range(len(game.bots)):
            yield game, seat


def _points(game: Played, seat: int) -> float:
    """1 for a win, less for one that is shared."""
    return 1 / game.places.count(1) if game.places[seat] == 1 else 0.0


def _share(points: Sequence[float]) -> Share | None:
    if not points:
        return None
    wins, n = sum(points), len(points)
    return Share(n, wins, wins / n, *wilson(wins, n))
