"""A game as environments play it: no journal, answers by code, a reward for every seat at the end."""

from collections.abc import Sequence
from typing import Any, Final, cast

from longhall.bots import SeatHandle
from longhall.engine import driver, observations
from longhall.engine.errors import IllegalAnswer
from longhall.engine.events import Event
from longhall.engine.game import Game, begin
from longhall.engine.options import Ask, Option
from longhall.engine.outcomes import Outcome
from longhall.engine.registry import GameInfo, Options, game_info, plain_options
from longhall.engine.rng import Stream

ALWAYS: Final = "always"
NEVER: Final = "never"
REWARDS: Final = ("places", "win", "score")
_SEEDS: Final = 1 << 48

Anytime = str | Sequence[str]


ALONE: Final = 100.0  # the score that is worth 1 to who plays alone


class Setting:
    """What stays the same from game to game: the game, its seats and options, and what environments make of them.

    `anytime` says when what a seat may do at any time is in its mask: "always" when it is asked, "never", or at the
    asks with these names. `reward` is what a seat gets at the end, see `rewards`."""

    def __init__(
        self,
        game: str | GameInfo,
        seats: int | None = None,
        options: dict[str, object] | None = None,
        anytime: Anytime = ALWAYS,
        reward: str = "places",
    ) -> None:
        self.info = game_info(game) if isinstance(game, str) else game
        self.seats = self.info.seats[0] if seats is None else seats
        self.options: Options = self.info.resolve_options(self.seats, plain_options(options or {}))
        automata = self.info.automata_of(self.seats, self.options)
        self.players = [seat for seat in range(self.seats) if seat not in automata]  # who must be given answers
        self.size = len(self.info.vocabulary.options)  # of the vocabulary
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r}; there are {', '.join(REWARDS)}")
        if isinstance(anytime, str) and anytime not in (ALWAYS, NEVER):
            raise ValueError(f"anytime is {ALWAYS!r}, {NEVER!r} or a list of names of asks, not {anytime!r}")
        self.reward = reward
        self.anytime = anytime if isinstance(anytime, str) else frozenset(anytime)
        self.all_offered = self.anytime == ALWAYS

    def begin(self, seed: str, told: bool = False) -> "Match":
        """A new game; `told`: somebody will read its events."""
        return Match(self, seed, told)

    def offered(self, ask: Ask) -> Sequence[Option]:
        """What a seat that is asked can answer, as far as the setting lets it."""
        if not ask.anytime or self.anytime == NEVER:
            return ask.options
        if self.anytime == ALWAYS or ask.name in self.anytime:
            return [*ask.options, *ask.anytime]
        return ask.options

    def rewards(self, outcome: Outcome) -> list[float]:
        """For every seat: by places from 1 (ahead of all) to -1 (behind all), which add up to 0; by the win 1 or -1; or
        the score itself. Alone at the table there is nobody to be ahead of: a hundredth of the score, from -1 to 1."""
        if self.reward == "score":
            return [float(score) for score in outcome.scores]
        places = outcome.places
        if self.reward == "places" and len(places) == 1:
            return [max(-1.0, min(1.0, outcome.scores[0] / ALONE))]
        if self.reward == "win":
            return [1.0 if place == 1 else -1.0 for place in places]
        return [sum((other > mine) - (other < mine) for other in places) / (len(places) - 1) for mine in places]


class Match:
    """One game of a setting: what `Game` shows of it, without its journal, so that nothing can be taken back. (It is no
    `Game` by class, since a compiled one can have no heirs.)"""

    def __init__(self, setting: Setting, seed: str, told: bool = False) -> None:
        self.setting = setting
        self.info = setting.info
        self.seats = setting.seats
        self.options = setting.options
        self.position = begin(setting.info, setting.seats, seed, setting.options)
        self.log: list[Event] = self.position.told or []
        self.position.told = self.log if told else None

    @property
    def asks(self) -> list[Ask]:
        """The open questions with their options: for the referee alone."""
        return self.position.open_asks

    def asks_for(self, seat: int | None) -> list[Ask]:
        """The open questions as that seat may see them."""
        return observations.asks_for(self.position, self._observer(seat))

    def observation(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, and only that; None is a spectator."""
        return observations.observation(self.position, self._observer(seat))

    def view(self, seat: int | None) -> dict[str, Any]:
        """The same as faces are told of it."""
        return self.info.view(self.position, self._observer(seat))

    def events(self, since: int = 0, seat: int | None = None) -> list[dict[str, Any]]:
        """What happened after event `since`, as that seat may know it; if the match tells anything."""
        observer = self._observer(seat)
        seen = [event for event in (event.seen_by(observer) for event in self.log) if event is not None]
        return [{"number": number, **event} for number, event in enumerate(seen, 1) if number > since]

    @property
    def outcome(self) -> Outcome | None:
        """None while the game runs."""
        return self.position.outcome() if self.position.over else None

    def _observer(self, seat: int | None) -> int:
        return self.seats if seat is None else seat

    def handle(self, seat: int) -> SeatHandle:
        """What a bot holds of it."""
        return SeatHandle(cast(Game, self), seat)

    def answer(self, seat: int, option: Option) -> None:
        """Answer the open ask of a seat."""
        driver.answer(self.position, seat, option)

    def choose(self, seat: int, code: int) -> None:
        """Answer by code; what the setting does not offer is refused as well."""
        options = self.info.vocabulary.options
        if not 0 <= code < len(options):
            raise IllegalAnswer("error.no_such_option", answer=code)
        option = options[code]
        ask = driver.find_ask(self.position, seat)
        if ask is not None and not (ask.options and (self.setting.all_offered or option in self.setting.offered(ask))):
            legal = [self.info.vocabulary.options[each].key for each in self.codes(seat)]
            raise IllegalAnswer("error.illegal", ask=ask.name, seat=seat, answer=option.key, legal=legal)
        self.answer(seat, option)

    @property
    def over(self) -> bool:
        return bool(self.position.over)

    @property
    def asked(self) -> Ask | None:
        """The open ask that is answered next: where several choose in secret, that of the first of them."""
        for ask in self.position.open_asks:
            if ask.options:
                return ask
        return None

    def offered(self, seat: int) -> Sequence[Option]:
        """What a seat can answer now; nothing if it is not asked."""
        ask = driver.find_ask(self.position, seat)
        return () if ask is None or not ask.options else self.setting.offered(ask)

    def codes(self, seat: int) -> list[int]:
        """The same as codes."""
        return [option.code for option in self.offered(seat)]

    def rewards(self) -> list[float]:
        """What every seat gets when the game is over."""
        outcome = self.outcome
        return [0.0] * self.seats if outcome is None else self.setting.rewards(outcome)


def episode_seeds(seed: int | str | None, fresh: str) -> Stream:
    """The stream out of which an environment takes the seeds of its games."""
    return Stream(f"episodes {fresh if seed is None else seed}")


def next_seed(seeds: Stream) -> str:
    return str(seeds.below(_SEEDS))
