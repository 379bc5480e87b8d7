"""Games that bots play among themselves."""

from collections.abc import Sequence
from typing import Any

from longhall.bots import new_bot
from longhall.bots.handle import SeatHandle
from longhall.engine.game import Game
from longhall.engine.outcomes import Outcome
from longhall.engine.registry import GameInfo, Options


class Record:
    """One game that was played: how it came out and after how many decisions."""

    def __init__(self, seed: str, outcome: Outcome, decisions: int) -> None:
        self.seed = seed
        self.outcome = outcome
        self.decisions = decisions

    def to_data(self) -> dict[str, Any]:
        return {"seed": self.seed, "decisions": self.decisions, **self.outcome.to_data()}


def in_turn(names: Sequence[str], seats: int) -> list[str]:
    """A name for every seat; fewer names than seats are repeated."""
    return [names[seat % len(names)] for seat in range(seats)]


def play_match(info: GameInfo, options: Options, seed: str, bots: Sequence[str]) -> Record:
    """One game from its set-up to its outcome, with a bot at every seat."""
    game = Game(info, len(bots), seed, options)
    players = [new_bot(name, SeatHandle(game, seat), seed) for seat, name in enumerate(bots)]
    decisions = 0
    while game.outcome is None:
        ask = next(ask for ask in game.asks if ask.options)
        game.answer(ask.seat, players[ask.seat].choose(ask))
        decisions += 1
    return Record(seed, game.outcome, decisions)
