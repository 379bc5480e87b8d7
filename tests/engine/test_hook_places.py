"""The places of a game's hooks, which its rules use as constants, are those of its list. Of hooks that follow one
another as a group, `action:march` and `action:recruit`, the first has a constant, `AFTER_ACTION`."""

from importlib import import_module

import pytest

from longhall.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_hook_has_its_place(game: str) -> None:
    hooks = import_module(f"longhall.games.{game}.hooks")
    met: dict[str, int] = {}  # how many of each group
    for place, hook in enumerate(hooks.HOOKS.hooks):
        group, _, member = hook.name.partition(":")
        if member:
            assert getattr(hooks, f"AFTER_{group.upper()}") + met.get(group, 0) == place
            met[group] = met.get(group, 0) + 1
        else:
            assert getattr(hooks, hook.name.upper()) == place
