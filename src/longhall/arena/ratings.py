"""Ratings by openskill: the Plackett-Luce model of Weng and Lin."""

from collections.abc import Sequence
from statistics import fmean

from openskill.models import PlackettLuce

from longhall.arena.match import Played


def bot_places(played: Played) -> dict[str, float]:
    """The place of every bot in a game; of one with several seats, their mean."""
    return {
        bot: fmean(place for place, name in zip(played.places, played.bots, strict=True) if name == bot)
        for bot in dict.fromkeys(played.bots)
    }


def ratings(bots: Sequence[str], games: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """The rating and its uncertainty (mu, sigma) of every bot, after the games in the order of their numbers."""
    model = PlackettLuce(tau=0.0)  # bots do not change from game to game
    found = {bot: model.rating(name=bot) for bot in bots}
    for played in sorted(games, key=lambda game: game.number):
        places = bot_places(played)
        rated = model.rate([[found[bot]] for bot in places], ranks=list(places.values()))
        found.update({bot: team[0] for bot, team in zip(places, rated, strict=True)})
    return {bot: (rating.mu, rating.sigma) for bot, rating in found.items()}
