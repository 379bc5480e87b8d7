"""Longhall: the Norse board games, played exactly."""

import secrets
from collections.abc import Mapping
from typing import Any

from longhall import games as _games
from longhall.engine.game import Game, load
from longhall.engine.registry import game_ids, game_info, plain_options

__version__ = "0.1.0"
__all__ = ["Game", "game_ids", "game_info", "load", "new"]

_games.register_all()


def new(game: str, seats: int, seed: int | str | None = None, options: Mapping[str, Any] | None = None) -> Game:
    """Set up a game. The same seed gives the same game; without one it is drawn."""
    info = game_info(game)
    settled = info.settle(seats, plain_options(options or {}))
    return Game(info, seats, secrets.token_hex(16) if seed is None else str(seed), settled)
