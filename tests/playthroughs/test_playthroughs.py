"""The golden playthroughs: a random game of each kind, written down with all that the public face says."""

import tomllib
from itertools import zip_longest

import pytest

from longhall.engine.registry import game_info
from longhall.games import GAMES
from tools.playthrough import FOLDER, SETUPS, path_of, play_digest, playthrough


@pytest.mark.parametrize("name", sorted(SETUPS))
def test_the_game_still_plays_as_it_is_written(name: str) -> None:
    written = path_of(name).read_text(encoding="utf-8").splitlines()
    played = playthrough(name).splitlines()
    for number, (old, new) in enumerate(zip_longest(written, played), 1):
        assert new == old, f"line {number}; if the change is meant, run: python tools/playthrough.py {name}"


@pytest.mark.parametrize("game", GAMES)
def test_other_play_is_another_version_of_the_rules(game: str) -> None:
    """What is legal or what follows has changed: raise RULES_VERSION, say in CHANGES.toml what has changed, keep a save
    of the new version in tests/saves, and write the new line into versions.toml."""
    held = tomllib.loads((FOLDER / "versions.toml").read_text(encoding="utf-8"))
    now = {"version": game_info(game).rules_version, "play": play_digest(game)}
    assert held[game] == now
    assert set(held) == set(GAMES)
