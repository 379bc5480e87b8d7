"""Every game that is really there can be played in the terminal, in every language, without a missing word."""

import subprocess
import sys

import pytest

from longhall.engine.errors import BadSetup
from longhall.games import GAMES
from longhall.games.lords_of_ragnarok.game import INFO as LORDS
from longhall.rulebook import Rulebook
from longhall.terminal.seat_names import Seating
from longhall.words import LANGUAGES
from tests.refusals import saying

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


# Seats that the rules themselves play

SOLO = ("play", "lords_of_ragnarok", "--seats", "2", "--option", "followers=1", "--seed", "1")


@pytest.mark.parametrize(("lang", "word"), [("en", "automaton"), ("pt", "seguidor"), ("es", "autómata")])
def test_why_tells_what_an_automaton_decided_with_the_text_of_the_rules(lang: str, word: str) -> None:
    played = longhall(*SOLO, "--option", "challenge_1=yes", "--lang", lang, typed="1\n" * 15 + f"why\nwhy {word}\n")
    first, second = played.split("> why\n")[1].split(f"> why {word}\n")
    assert first.rstrip("> \n") == second.rstrip("> \n")
    assert first.count(Rulebook.load(LORDS).find("LS-RUNE-02").text(lang)) == 1
    assert LORDS.name_of("challenge", "challenge_1", lang) in played
    assert LORDS.name_of("challenge", "challenge_2", lang) not in played


def test_why_says_that_no_automaton_has_decided_anything() -> None:
    assert "No automaton has decided anything since." in longhall("play", "kardnarok", typed="why automaton\n")


def test_an_automaton_takes_its_seat_and_no_bot_does() -> None:
    played = longhall(*SOLO)
    assert "played by the rules." in played
    assert "a bot" not in played
    assert Seating.of(3, [0], [], [], automata=[2]) == Seating([0], {1: "thrall"}, {})
    with pytest.raises(BadSetup, check=saying("error.automaton_seat", seat=2)):
        Seating.of(3, [2], [], [], automata=[2])


def test_what_hangs_on_an_option_is_asked_only_with_it() -> None:
    game = f"{list(GAMES).index('lords_of_ragnarok') + 1}\n"
    without, with_one = (longhall("play", typed=f"{game}2\n{value}\n" + "1\n" * 10) for value in (1, 2))
    assert "Corrupted hero of the first Follower" not in without
    assert "How many people play?" in without
    assert "Corrupted hero of the first Follower" in with_one
    assert "How many people play?" not in with_one


# News and headings


@pytest.mark.parametrize(
    ("lang", "order", "heading"),
    [("en", "news", "ROUND 2"), ("pt", "novidades", "RODADA 2"), ("es", "novedades", "RONDA 2")],
)
def test_news_are_one_sentence_a_turn_and_the_log_has_headings(lang: str, order: str, heading: str) -> None:
    typed = "1\n" * 60 + f"{order}\nlog 900\n"
    played = longhall("play", "feast_for_odin", "--seed", "1", "--lang", lang, typed=typed)
    news, log = played.split(f"> {order}\n")[1].split("> log 900\n")
    assert heading in log.splitlines()
    assert 0 < len(news.splitlines()) < 12
    assert all(line.endswith(".") for line in news.splitlines())
