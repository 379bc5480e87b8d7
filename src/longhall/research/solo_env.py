"""The games for Gymnasium: one seat learns, bots play the others."""

import secrets
from collections.abc import Sequence
from typing import Any

import gymnasium

from longhall.bots import Bot, check_bots, new_bot
from longhall.bots.match import in_turn
from longhall.engine.errors import IllegalAnswer
from longhall.engine.options import Ask
from longhall.engine.registry import game_ids
from longhall.research.env_observations import RENDER_MODES, Mask, Observation, Seeing, check_mode
from longhall.research.match import ALWAYS, Anytime, Match, Setting, episode_seeds, next_seed

LOST = -1.0  # the reward of an action that is not allowed
RANDOM = "random"


class LonghallSolo(gymnasium.Env[Observation, int]):
    """One learning seat against bots. `opponents` is a bot's name or several, which take the other seats in turn;
    `seat` is where the learner sits, or "random" for another place in every game.

    An action that the mask does not allow loses the game at once: programs that do not use masks learn that, too."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, object] | None = None,
        *,
        seat: int | str = 0,
        opponents: str | Sequence[str] = "thrall",
        anytime: Anytime = ALWAYS,
        reward: str = "places",
        language: str = "en",
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, seats, options, anytime, reward)
        players = self.setting.players
        if seat != RANDOM and seat not in players:
            raise ValueError(f"the learner cannot sit at {seat!r}: there are {players} and {RANDOM!r}")
        self.place = seat
        self.opponents = check_bots([opponents] if isinstance(opponents, str) else list(opponents))
        self.render_mode = check_mode(render_mode)
        self.max_steps = max_steps
        self.seeing = Seeing(self.setting, language=language)
        self.observation_space = self.seeing.observation_space()
        self.action_space: Any = self.seeing.action_space()
        self.seat = players[0]
        self.match: Match
        self.bots: dict[int, Bot] = {}
        self.seeds = episode_seeds(None, secrets.token_hex(8))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the learner's first decision."""
        super().reset(seed=seed)
        if seed is not None:
            self.seeds = episode_seeds(seed, "")
        game = next_seed(self.seeds)
        players = self.setting.players
        self.seat = self.seeds.pick(players) if isinstance(self.place, str) else self.place
        self.match = self.setting.begin(game, told=True)
        others = [player for player in players if player != self.seat]
        names = in_turn(self.opponents, len(others))
        self.bots = {
            other: new_bot(name, self.match.handle(other), game) for other, name in zip(others, names, strict=True)
        }
        self.steps = 0
        self._play_on()
        return self.seeing.observe(self.seat), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's answer, and whatever the others do until it is asked again."""
        info: dict[str, Any] = {"seat": self.seat}
        self.steps += 1
        try:
            self.match.choose(self.seat, int(action))
        except IllegalAnswer as error:
            return self.seeing.observe(self.seat), LOST, True, False, {**info, "illegal": str(error)}
        self._play_on()
        over = self.match.over
        if over:
            assert self.match.outcome is not None
            info |= {"place": self.match.outcome.places[self.seat], "outcome": self.match.outcome.to_data()}
        late = not over and self.steps == self.max_steps
        return self.seeing.observe(self.seat), self.match.rewards()[self.seat], over, late, info

    def _play_on(self) -> None:
        """The others answer until the learner is asked, those first who choose in secret at the same time."""
        while (ask := self._other_ask()) is not None:
            self.match.answer(ask.seat, self.bots[ask.seat].choose(ask))
        self.seeing.moved(self.match)

    def _other_ask(self) -> Ask | None:
        for ask in self.match.asks:
            if ask.options and ask.seat != self.seat:
                return ask
        return None

    def action_masks(self) -> Mask:
        """A 1 for every action that the learner can take now, as sb3-contrib asks for it."""
        return self.seeing.mask(self.seat)

    def observation(self) -> dict[str, Any]:
        """What the learner may know, as structured data."""
        return self.seeing.observation(self.seat)

    def text(self, language: str = "") -> str:
        """What the learner may know, in words: en, pt or es."""
        return self.seeing.text(self.seat, language)

    def render(self) -> Any:
        """The table through the learner's eyes."""
        return self.seeing.render(self.render_mode, self.seat)


def register() -> list[str]:
    """Make every game known to Gymnasium; gives their names there."""
    names = {game: f"longhall/{game}-v{Setting(game).info.rules_version}" for game in game_ids()}
    for game, name in names.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, "longhall.research.solo_env:LonghallSolo", kwargs={"game": game})
    return list(names.values())
