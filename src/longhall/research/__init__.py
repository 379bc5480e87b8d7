"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

They need the extra: `pip install "longhall[research]"`. Nothing of it is imported before one of these is called.
"""

from importlib import import_module
from typing import Any

from longhall.engine.registry import game_info
from longhall.research.layout import Layout, layout_of

__all__ = ["Layout", "aec", "parallel", "register_gymnasium", "register_open_spiel", "solo", "tensor_layout", "vector"]


def aec(game: str, seats: int | None = None, options: dict[str, object] | None = None, **more: Any) -> Any:
    """A PettingZoo environment: every seat is an agent, and the one that is asked acts."""
    return _part("aec_env").LonghallAEC(game, seats, options, **more)


def parallel(game: str, seats: int | None = None, options: dict[str, object] | None = None, **more: Any) -> Any:
    """A parallel PettingZoo environment: who is not asked has one action, which does nothing."""
    return _part("parallel_env").LonghallParallel(game, seats, options, **more)


def solo(game: str, seats: int | None = None, options: dict[str, object] | None = None, **more: Any) -> Any:
    """A Gymnasium environment: one seat learns, bots play the others."""
    return _part("solo_env").LonghallSolo(game, seats, options, **more)


def vector(game: str, seats: int | None = None, options: dict[str, object] | None = None, **more: Any) -> Any:
    """Many games at once, in worker processes."""
    return _part("vector_env").LonghallVector(game, seats, options, **more)


def register_gymnasium() -> list[str]:
    """Make every game known to `gymnasium.make`; gives their names there."""
    names: list[str] = _part("solo_env").register()
    return names


def register_open_spiel() -> list[str]:
    """Make every game known to OpenSpiel; gives their names there."""
    names: list[str] = _part("open_spiel").register()
    return names


def tensor_layout(game: str, seats: int) -> Layout:
    """Which cell of a game's tensor holds what."""
    return layout_of(game_info(game), seats)


def _part(name: str) -> Any:
    """One of the modules that need the extra."""
    try:
        return import_module(f"longhall.research.{name}")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("longhall"):
            raise
        raise ModuleNotFoundError(
            f'{error.name} is missing: the environments need `pip install "longhall[research]"`', name=error.name
        ) from error
