"""Games that networks and bots play for training: no journal, forced answers given at once, the rest in batches."""

from collections.abc import Sequence
from typing import Any, cast

from longhall.bots import Bot, SeatHandle, new_bot
from longhall.bots.lookahead import AT_A_TIME
from longhall.engine import driver, observations
from longhall.engine.cells import Part
from longhall.engine.encoding import Encoder, Look
from longhall.engine.game import Game, begin
from longhall.engine.options import Ask, Option
from longhall.engine.outcomes import Outcome
from longhall.engine.registry import GameInfo, Options
from longhall.engine.rng import Stream

LEARNER = "self"  # the network that learns; one that names no bot
OLDER = "older"  # the same as it was some time ago
HABIT = "habit"  # the game's habit: cheap and sensible
NETWORKS = (LEARNER, OLDER)
LONGEST = 6000  # answers after which a game is given up


class Host:
    """What a bot's handle needs of a game."""

    def __init__(self, info: GameInfo, position: Any, options: Options) -> None:
        self.info = info
        self.seats: int = position.seats
        self.options = options
        self.content: list[dict[str, str]] = []
        self.position = position

    def observation(self, seat: int) -> dict[str, Any]:
        return observations.observation(self.position, seat)

    def asks_for(self, seat: int) -> list[Ask]:
        return observations.asks_for(self.position, seat)


class Step:
    """One decision of a network, or one of a bot that it imitates."""

    def __init__(self, part: Part, codes: list[int], choice: int, likely: float, value: float) -> None:
        self.part = part
        self.codes = codes  # of the options, turned to the seat
        self.choice = choice  # the place among them
        self.likely = likely  # the logarithm of its probability
        self.value = value  # what the network expected for its seat


class Table:
    """A game in progress. `play` goes on to the next decision of a network."""

    def __init__(
        self,
        info: GameInfo,
        encoder: Encoder,
        seats: int,
        options: Options,
        seed: str,
        players: Sequence[str],
        imitate: bool = False,
        whims: float = 0.0,
    ) -> None:
        self.info = info
        self.encoder = encoder
        self.players = list(players)
        self.g = begin(info, seats, seed, options)
        self.g.told = None
        self.chance = Stream(f"table {seed}")
        self.imitate = imitate  # keep what bots choose as steps
        self.whims = whims  # how many of a bot's answers are left to chance
        self.steps: list[list[Step]] = [[] for _ in players]
        self.looks = [Look(encoder, encoder.eyes_of(seat, seats)) for seat in range(seats)]
        self.extras = [0] * seats
        self.answers = 0
        host = cast(Game, Host(info, self.g, options))
        own = (*NETWORKS, HABIT)
        self.bots: list[Bot | None] = [
            None if name in own else new_bot(name, SeatHandle(host, seat), f"{seed} {name}")
            for seat, name in enumerate(players)
        ]
        self.ask: Ask
        self.options: list[Option] = []

    @property
    def given_up(self) -> bool:
        return self.answers >= LONGEST

    @property
    def outcome(self) -> Outcome:
        return self.g.outcome()

    def play(self) -> bool:
        """Go on until a network must choose; False when the game is over."""
        while not self.g.over and not self.given_up:
            self.ask = next(ask for ask in self.g.open_asks if ask.options)
            seat = self.ask.seat
            self.options = offered(self.info, self.g, self.ask, self.extras[seat])
            if len(self.options) == 1:
                self.answer(self.options[0])
            elif self.players[seat] in NETWORKS:
                return True
            else:
                self.answer(self.by_bot(seat))
        return False

    def by_bot(self, seat: int) -> Option:
        """What a bot chooses."""
        bot, habit = self.bots[seat], self.info.habit
        whim = self.whims > 0 and self.chance.below(1000) < 1000 * self.whims
        if whim or (bot is None and habit is None):
            return self.chance.pick(self.options)
        if bot is None:
            assert habit is not None
            return habit(self.g, self.ask, self.chance)
        option = bot.choose(self.ask)
        if self.imitate and option in self.options:
            part, codes = self.seen()
            self.steps[seat].append(Step(part, codes, self.options.index(option), 0.0, 0.0))
        return option

    def seen(self) -> tuple[Part, list[int]]:
        """What the seat sees that must choose, and the turned codes of its options."""
        seat = self.ask.seat
        turned = self.encoder.turn(seat, self.g.seats)
        return self.looks[seat].encode(self.g), [turned[option.code] for option in self.options]

    def answer(self, option: Option) -> None:
        self.extras[self.ask.seat] = self.extras[self.ask.seat] + 1 if option not in self.ask.options else 0
        self.answers += 1
        driver.answer(self.g, self.ask.seat, option)


def offered(info: GameInfo, g: Any, ask: Ask, extras: int) -> list[Option]:
    """What is worth choosing from: the game's policy, or all; what is possible at any time not too often in a row."""
    enough = extras >= AT_A_TIME
    if info.policy is None:
        return [*ask.options, *(() if enough else ask.anytime)]
    found = [option for option in info.policy(g, ask) if not enough or option in ask.options]
    return found or list(ask.options)
