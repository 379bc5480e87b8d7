"""Longhall: the Norse board games, played exactly."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from longhall import games as _games
from longhall.engine import errors as _errors
from longhall.engine.game import Game, load
from longhall.engine.packs import Pack, read_packs
from longhall.engine.registry import game_ids, game_info, plain_options

__version__ = "0.1.0"
__all__ = ["Game", "Pack", "game_ids", "game_info", "load", "new", "read_packs"]

_games.register_all()


def _in_english(error: _errors.LonghallError) -> str:
    """An error as a sentence; the words are read when they are needed first."""
    from longhall.words import MissingWord
    from longhall.words.speaker import complaint

    try:
        return complaint(error, "en", whole=True)
    except (MissingWord, TypeError):  # an error of a program that uses the engine, without a sentence of ours
        return _errors.plain(error)


_errors.draw_with(_in_english)


def new(
    game: str,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    content: Pack | Sequence[Pack] = (),
) -> Game:
    """Set up a game. The same seed gives the same game; without one it is drawn. `content` are packs that lie over the
    game's own content, the later over the earlier."""
    info = game_info(game).with_packs([content] if isinstance(content, Pack) else content)
    settled = info.resolve_options(seats, plain_options(options or {}))
    return Game(info, seats, secrets.token_hex(16) if seed is None else str(seed), settled)
