"""Helpers: every game with every number of seats, and random play."""

from typing import Any

import numpy as np

import longhall

TABLES = [(game, seats) for game in longhall.game_ids() for seats in longhall.game_info(game).seats]
_chance = np.random.default_rng(1)


def ids(value: object) -> str:
    return str(value)


def pick(mask: Any) -> int:
    """One of the actions that a mask allows."""
    allowed = np.flatnonzero(mask)
    return int(allowed[_chance.integers(len(allowed))])


def act(env: Any) -> str:
    """Let the selected agent do something; says who it was."""
    agent: str = env.agent_selection
    env.step(pick(env.action_masks()))
    return agent
