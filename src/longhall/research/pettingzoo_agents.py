"""What both of PettingZoo's forms share: every seat that somebody must play is an agent."""

import secrets
from typing import Any

from gymnasium import spaces

from longhall.research.env_observations import Observation, Seeing, check_mode
from longhall.research.match import Match, Setting, episode_seeds, next_seed


def agent_of(seat: int) -> str:
    return f"seat_{seat}"


class Agents:
    """The agents of a setting, and what each of them may see."""

    metadata: dict[str, Any]
    match: Match

    def set_up(
        self, setting: Setting, language: str, max_steps: int | None, render_mode: str | None, noop: bool = False
    ) -> None:
        self.setting = setting
        self.metadata = {**self.metadata, "name": f"longhall_{setting.info.id}_v{setting.info.rules_version}"}
        self.render_mode = check_mode(render_mode)
        self.max_steps = max_steps
        self.seeing = Seeing(setting, noop=noop, language=language)
        self.possible_agents = [agent_of(seat) for seat in setting.players]
        self.seat_of = dict(zip(self.possible_agents, setting.players, strict=True))
        self.observation_spaces = {agent: self.seeing.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.seeing.action_space() for agent in self.possible_agents}
        self.seeds = episode_seeds(None, secrets.token_hex(8))

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """A new game. With a seed it and all that follow are the same every time."""
        if seed is not None:
            self.seeds = episode_seeds(seed, "")
        self.match = self.setting.begin(next_seed(self.seeds))
        self.steps = 0
        self.agents = self.possible_agents[:]

    def observation(self, agent: str) -> dict[str, Any]:
        """What an agent may know, as structured data."""
        return self.seeing.observation(self.seat_of[agent])

    def text(self, agent: str, language: str = "") -> str:
        """What an agent may know, in words: en, pt or es."""
        return self.seeing.text(self.seat_of[agent], language)

    def close(self) -> None:
        """There is nothing to close."""
