"""PettingZoo's parallel form: where several seats choose at once they all act, else the one that is asked."""

from typing import Any

import numpy.typing as npt
from pettingzoo import ParallelEnv

from longhall.engine.errors import IllegalAnswer
from longhall.research.env_observations import RENDER_MODES, Observation
from longhall.research.match import ALWAYS, Anytime, Setting
from longhall.research.pettingzoo_agents import Agents

Of = dict[str, Any]


class LonghallParallel(Agents, ParallelEnv[str, Observation, int]):
    """Every agent acts in every step. The action after the last code of the vocabulary does nothing: it is all that an
    agent can do that is not asked, and nobody else can do it."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, object] | None = None,
        *,
        anytime: Anytime = ALWAYS,
        reward: str = "places",
        language: str = "en",
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.set_up(Setting(game, seats, options, anytime, reward), language, max_steps, render_mode, noop=True)
        self.noop = self.setting.size

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Of, Of]:
        """A new game. With a seed it and all that follow are the same every time."""
        self.begin(seed)
        self.seeing.moved(self.match)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Of, Of, Of, Of, Of]:
        """Let everybody act. If one action is not allowed, an error says so and nothing happens."""
        agents = self.agents
        answers = {self.seat_of[agent]: int(actions[agent]) for agent in agents}
        for seat, code in answers.items():
            self._check(seat, code)
        for seat, code in answers.items():
            if code != self.noop:
                self.match.choose(seat, code)
        self.steps += 1
        self.seeing.moved(self.match)
        over = self.match.over
        late = not over and self.steps == self.max_steps
        rewards = self.match.rewards()
        found: tuple[Of, Of, Of, Of, Of] = (
            self._observations(),
            {agent: rewards[self.seat_of[agent]] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            {agent: {} for agent in agents},
        )
        if over or late:
            self.agents = []
        return found

    def _check(self, seat: int, code: int) -> None:
        codes = self.match.codes(seat) or [self.noop]
        if code not in codes:
            options = self.setting.info.vocabulary.options
            legal = [options[each].key if each != self.noop else "noop" for each in codes]
            raise IllegalAnswer("error.illegal", ask="step", seat=seat, answer=code, legal=legal)

    def _observations(self) -> Of:
        return {agent: self.seeing.observe(self.seat_of[agent]) for agent in self.agents}

    def render(self) -> npt.NDArray[Any] | str | list[Any] | None:
        """The table as spectators see it."""
        found: npt.NDArray[Any] | str | list[Any] | None = self.seeing.render(self.render_mode, None)
        return found
