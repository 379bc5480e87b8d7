"""Games that have begun elsewhere, for people who sit down late."""

from collections.abc import Mapping

import longhall
from longhall.engine.game import Game
from longhall.engine.rng import Stream


def nearly_over(game: str, missing: int, options: Mapping[str, str] | None = None) -> Game:
    """A game of thralls to which so many answers are missing."""
    moves, chance = [], Stream(f"keys {game}")
    whole = longhall.new(game, 2, seed=7, options=options)
    while whole.outcome is None:
        asked = next(each for each in whole.asks if each.options)
        option = asked.options[chance.below(len(asked.options))]
        moves.append((asked.seat, option.key))
        whole.answer(asked.seat, option)
    part = longhall.new(game, 2, seed=7, options=options)
    for seat, option in moves[:-missing]:
        part.answer(seat, option)
    return part
