"""Every event that a game declares has its sentence in each language, and there is no other."""

import re

import pytest

from longhall.engine.registry import game_info
from longhall.games import GAMES
from longhall.words import LANGUAGES
from longhall.words.catalogue import catalogue

EACH = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in LANGUAGES])
HIDDEN = ".hidden"


def told(game: str) -> dict[str, set[str]]:
    """The arguments of every form in which an event is told."""
    found: dict[str, set[str]] = {}
    for key, kind in game_info(game).events.items():
        found[key] = {*kind.arguments, *kind.secret}
        if kind.secret and kind.arguments:
            found[key + HIDDEN] = set(kind.arguments)
    return found


def sentences(game: str, lang: str) -> dict[str, list[str]]:
    own = f"{game}:log."
    return {key.removeprefix(own): list(its.forms) for key, its in catalogue(lang).items() if key.startswith(own)}


@EACH
def test_every_event_has_its_sentence_and_no_sentence_is_left_over(game: str, lang: str) -> None:
    assert set(sentences(game, lang)) == set(told(game))


@EACH
def test_sentences_use_the_arguments_of_their_event_alone(game: str, lang: str) -> None:
    arguments = told(game)
    for key, forms in sentences(game, lang).items():
        used = {name for form in forms for name in re.findall(r"\{(\w+)\}", form)}
        assert used <= arguments[key], f"log.{key}"
