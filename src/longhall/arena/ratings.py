"""Ratings by openskill: the Plackett-Luce model of Weng and Lin."""

from collections.abc import Hashable, Mapping, Sequence
from statistics import fmean
from typing import TypeVar

from openskill.models import PlackettLuce

from longhall.arena.match import Played

Who = TypeVar("Who", bound=Hashable)
Rating = tuple[float, float]  # the rating and its uncertainty: mu and sigma
NEWCOMER: Rating = (25.0, 25.0 / 3)
CHANGE = NEWCOMER[0] / 300  # how much the skill of somebody who learns may change from game to game: openskill's tau


def rated(before: Mapping[Who, Rating], places: Mapping[Who, float], change: float = 0.0) -> dict[Who, Rating]:
    """The ratings of those who took these places, after the game. Who was not rated before is a newcomer."""
    model = PlackettLuce(mu=NEWCOMER[0], sigma=NEWCOMER[1], tau=change)
    teams = [[model.rating(*before.get(name, NEWCOMER))] for name in places]
    after = model.rate(teams, ranks=list(places.values()))
    return {name: (team[0].mu, team[0].sigma) for name, team in zip(places, after, strict=True)}


def bot_places(played: Played) -> dict[str, float]:
    """The place of every bot in a game; of one with several seats, their mean."""
    return {
        bot: fmean(place for place, name in zip(played.places, played.bots, strict=True) if name == bot)
        for bot in dict.fromkeys(played.bots)
    }


def ratings(bots: Sequence[str], games: Sequence[Played]) -> dict[str, Rating]:
    """The rating of every bot, after the games in the order of their numbers. Bots do not change from game to game."""
    found = dict.fromkeys(bots, NEWCOMER)
    for played in sorted(games, key=lambda game: game.number):
        found.update(rated(found, bot_places(played)))
    return found
