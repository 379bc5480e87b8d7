"""One game of a league, with a clock for every seat."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from longhall.arena.schedule import Fixture
from longhall.bots import Bot, SeatHandle, new_bot
from longhall.engine.game import Game
from longhall.engine.options import Ask, Option
from longhall.engine.registry import GameInfo, Options


@dataclass(frozen=True)
class Played:
    """A game that was played; lists are in the order of the seats."""

    number: int
    seed: str
    bots: list[str]
    places: list[int]
    scores: list[int]
    reason: str
    decisions: list[int]  # answers where there was something to choose
    seconds: list[float]  # that passed in the bot's choice
    cpu_seconds: list[float]  # that the bot's choice kept a core busy

    def to_data(self) -> dict[str, Any]:
        return dict(vars(self))

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Played":
        """The game of a line; what does not add up is a ValueError."""
        kinds = {name: type(value) for name, value in data.items()}
        lists = [value for value in data.values() if isinstance(value, list)]
        if kinds != _KINDS or len({len(value) for value in lists}) != 1:
            raise ValueError(data)
        return cls(**data)


_KINDS = {name: getattr(kind, "__origin__", kind) for name, kind in Played.__annotations__.items()}


class Clock:
    """Asks a bot, and measures how long it takes."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0
        self.cpu_seconds = 0.0

    def choose(self, ask: Ask) -> Option:
        start, cpu = time.perf_counter(), time.process_time()
        option = self.bot.choose(ask)
        self.cpu_seconds += time.process_time() - cpu
        self.seconds += time.perf_counter() - start
        self.decisions += len(ask.options) + len(ask.anytime) > 1
        return option


def play_fixture(info: GameInfo, options: Options, fixture: Fixture) -> Played:
    """A game from its set-up to its outcome."""
    number, seed, bots = fixture
    game = Game(info, len(bots), seed, options)
    clocks = [Clock(new_bot(name, SeatHandle(game, seat), seed)) for seat, name in enumerate(bots)]
    while game.outcome is None:
        ask = next(ask for ask in game.asks if ask.options)
        game.answer(ask.seat, clocks[ask.seat].choose(ask))
    return Played(
        number=number,
        seed=seed,
        bots=list(bots),
        places=game.outcome.places,
        scores=game.outcome.scores,
        reason=game.outcome.reason,
        decisions=[clock.decisions for clock in clocks],
        seconds=[round(clock.seconds, 6) for clock in clocks],
        cpu_seconds=[round(clock.cpu_seconds, 6) for clock in clocks],
    )
