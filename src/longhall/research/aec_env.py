"""The games for PettingZoo: every seat is an agent, and the one that is asked acts."""

from typing import Any

import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv

from longhall.research.env_observations import RENDER_MODES, Mask, Observation
from longhall.research.match import ALWAYS, Anytime, Setting
from longhall.research.pettingzoo_agents import Agents, agent_of


class LonghallAEC(Agents, AECEnv[str, Observation, int]):
    """A game whose agents are the seats that somebody must play; those that the rules play act by themselves.

    An agent may act several times in a row. Where several seats choose in secret they act one after the other and see
    nothing of what the others chose. An action is a code of the game's vocabulary."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 2}

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
        super().__init__()
        self.set_up(Setting(game, seats, options, anytime, reward), language, max_steps, render_mode)
        self._agents = [agent_of(seat) for seat in range(self.setting.seats)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed it and all that follow are the same every time."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and a 1 for every action that it can take now: none while another one is asked."""
        seat = self.seat_of[agent]
        if agent == self.agent_selection:
            return self.seeing.observe(seat)
        return {"observation": self.seeing.tensor(seat), "action_mask": np.zeros(self.setting.size, dtype=np.int8)}

    def step(self, action: int | None) -> None:
        """Let the selected agent answer. An action that its mask does not allow raises an error and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act: None is for agents whose game is over")
        self.match.choose(self.seat_of[agent], int(action))
        self.steps += 1
        self._go_on()

    def _go_on(self) -> None:
        self.seeing.moved(self.match)
        ask = self.match.asked
        if ask is not None:
            self.agent_selection = self._agents[ask.seat]
        if ask is None:
            self._finish(self.terminations)
        elif self.steps == self.max_steps:
            self._finish(self.truncations)

    def _finish(self, ends: dict[str, bool]) -> None:
        """The game is over, or has taken too long; the agents leave one after the other."""
        rewards = self.match.rewards()
        for agent in self.agents:
            ends[agent] = True
            self.rewards[agent] = self._cumulative_rewards[agent] = rewards[self.seat_of[agent]]
        self.agent_selection = self.agents[0]

    # The same in other words

    def action_masks(self) -> Mask:
        """The mask of the agent that acts."""
        return self.seeing.mask(self.seat_of[self.agent_selection])

    def render(self) -> npt.NDArray[Any] | str | list[Any] | None:
        """The table through the eyes of the agent that acts."""
        seat = self.seat_of[self.agent_selection] if self.agents else None
        found: npt.NDArray[Any] | str | list[Any] | None = self.seeing.render(self.render_mode, seat)
        return found
