"""The golden playthroughs: a random game of each kind, written down with all that the public face says."""

from itertools import zip_longest

import pytest

from tools.playthrough import SETUPS, path_of, playthrough


@pytest.mark.parametrize("name", sorted(SETUPS))
def test_the_game_still_plays_as_it_is_written(name: str) -> None:
    written = path_of(name).read_text(encoding="utf-8").splitlines()
    played = playthrough(name).splitlines()
    for number, (old, new) in enumerate(zip_longest(written, played), 1):
        assert new == old, f"line {number}; if the change is meant, run: python tools/playthrough.py {name}"
