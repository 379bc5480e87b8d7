"""Every game that is really there can be played in the terminal, in every language, without a missing word."""

import subprocess
import sys

import pytest

from longhall.games import GAMES
from longhall.words import LANGUAGES

MAIN = "import sys; from longhall.terminal.cli import main; sys.exit(main())"


def longhall(*argv: str, typed: str = "") -> str:
    ran = subprocess.run(
        [sys.executable, "-c", MAIN, *argv], input=typed, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_bots_can_be_watched_and_one_can_play_along(game: str, lang: str) -> None:
    watched = longhall("play", game, "--people", "none", "--seed", "1", "--lang", lang)
    assert len(watched.splitlines()) > 20
    played = longhall("play", game, "--seed", "1", "--lang", lang, "--ask-all", typed="look\nkeys\n1\n" * 600)
    assert played.count("> look\n") > 20
    for text in (watched, played):
        assert "{" not in text


@pytest.mark.parametrize("game", GAMES)
def test_a_real_game_is_simulated_and_has_rules(game: str) -> None:
    assert longhall("simulate", game, "--games", "2", "--seed", "1", "--json")
    assert longhall("rules", game)
