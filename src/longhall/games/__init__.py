"""The games, one folder each; a game's id is its folder."""

from functools import partial
from importlib import import_module

from longhall.engine.registry import GameInfo, register

GAMES = ("kardnarok", "blood_rage", "lords_of_ragnarok", "feast_for_odin")


def register_all() -> None:
    """Make every game known to the registry, to be loaded on first use."""
    for id in GAMES:
        register(id, partial(_load, id))


def _load(id: str) -> GameInfo:
    info: GameInfo = import_module(f"longhall.games.{id}.game").INFO
    return info
