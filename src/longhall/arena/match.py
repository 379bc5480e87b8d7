"""One game of a league, with a clock for every seat."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from longhall.arena.cards_played import Cards, cards_played
from longhall.arena.schedule import Fixture
from longhall.bots import Bot, SeatHandle
from longhall.bots.external_bots import LIMIT, leave, new_player
from longhall.bots.untrusted_bot import NOBODY, BotFault, Gone
from longhall.engine.game import Game
from longhall.engine.options import Ask, Option
from longhall.engine.outcomes import Outcome
from longhall.engine.registry import GameInfo, Options
from longhall.engine.rng import Stream

FORFEIT = "forfeit"  # the reason of an end by the fault of a bot from outside


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
    parts: list[dict[str, int]]  # what the scores are made of
    cards: list[Cards]  # what was laid for everybody to see
    faults: list[dict[str, Any]]  # how a bot from outside lost the game: a message key with its words; else empty

    def to_data(self) -> dict[str, Any]:
        return dict(vars(self))

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Played":
        """The game of a line; what does not add up is a ValueError."""
        nothing: list[dict[str, Any]] = [{} for _ in data.get("bots", ())]
        data = {**dict.fromkeys(_LATER, nothing), **data}
        kinds = {name: type(value) for name, value in data.items()}
        lists = [value for value in data.values() if isinstance(value, list)]
        tables = [table for name in _LATER if isinstance(data[name], list) for table in data[name]]
        if kinds != _KINDS or len({len(value) for value in lists}) != 1:
            raise ValueError(data)
        if not all(isinstance(table, dict) for table in tables):
            raise ValueError(data)
        return cls(**data)

    @property
    def forfeited(self) -> bool:
        """Was it ended by the fault of a bot? Then its scores mean nothing."""
        return any(self.faults)


_KINDS = {name: getattr(kind, "__origin__", kind) for name, kind in Played.__annotations__.items()}
_LATER = ("parts", "cards", "faults")  # older files say nothing of these


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


def play_fixture(info: GameInfo, options: Options, fixture: Fixture, limit: float = LIMIT) -> Played:
    """A game from its set-up to its outcome."""
    return play_game(info, options, fixture, limit)[0]


def play_game(info: GameInfo, options: Options, fixture: Fixture, limit: float) -> tuple[Played, Game]:
    """The same, with the game itself. By the fault of a bot from outside it may have ended too early."""
    number, seed, bots, gone = fixture
    game = Game(info, len(bots), seed, options)
    clocks = [Clock(new_player(name, SeatHandle(game, seat), seed, limit)) for seat, name in enumerate(bots)]
    if gone != NOBODY:
        clocks[gone] = Clock(Gone(SeatHandle(game, gone), Stream(), limit))
    faults: list[dict[str, Any]] = [{} for _ in bots]
    outcome: Outcome | None = None
    try:
        while game.outcome is None:
            ask = next(ask for ask in game.asks if ask.options)
            game.answer(ask.seat, clocks[ask.seat].choose(ask))
        outcome = game.outcome
    except BotFault as fault:
        faults[fault.seat] = fault.to_data()
        outcome = forfeit(len(bots), fault.seat)
    finally:
        for clock in clocks:
            leave(clock.bot, outcome)
    played = Played(
        number=number,
        seed=seed,
        bots=list(bots),
        places=outcome.places,
        scores=outcome.scores,
        reason=outcome.reason,
        decisions=[clock.decisions for clock in clocks],
        seconds=[round(clock.seconds, 6) for clock in clocks],
        cpu_seconds=[round(clock.cpu_seconds, 6) for clock in clocks],
        parts=outcome.parts,
        cards=cards_played(game),
        faults=faults,
    )
    return played, game


def forfeit(seats: int, loser: int) -> Outcome:
    """The end of a game that a seat loses by its fault: it is last, and all others are first. Nobody has a score."""
    places = [seats if seat == loser else 1 for seat in range(seats)]
    return Outcome(places, [{} for _ in places], FORFEIT)
