"""The places of a game's hooks, which its rules use as constants, are those of its list."""

from importlib import import_module

import pytest

from longhall.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_hook_has_its_place(game: str) -> None:
    hooks = import_module(f"longhall.games.{game}.hooks")
    for place, hook in enumerate(hooks.HOOKS.hooks):
        assert getattr(hooks, hook.name.upper().replace(":", "_")) == place
