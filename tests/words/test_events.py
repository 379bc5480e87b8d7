"""Every event and ask that a game declares has its sentences in each language, and there are no others."""

import ast
import importlib
import re
from pathlib import Path

import pytest

from longhall.engine.events import ENGINE_ASKS
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


# Asks

OTHER = ".other"  # in the third person, for those who wait and look on


def asked(game: str) -> dict[str, set[str]]:
    """The arguments of every form of an ask's text."""
    found: dict[str, set[str]] = {}
    for name, kind in game_info(game).asks.items():
        found[name] = set(kind.arguments)
        found[name + OTHER] = {*kind.arguments, "who"}
    return found


def questions(game: str, lang: str) -> dict[str, list[str]]:
    own = f"{game}:ask."
    return {key.removeprefix(own): list(its.forms) for key, its in catalogue(lang).items() if key.startswith(own)}


@EACH
def test_every_ask_has_its_sentences_and_no_sentence_is_left_over(game: str, lang: str) -> None:
    assert set(questions(game, lang)) == set(asked(game))


@EACH
def test_questions_use_the_arguments_of_their_ask_alone(game: str, lang: str) -> None:
    arguments = asked(game)
    for name, forms in questions(game, lang).items():
        used = {each for form in forms for each in re.findall(r"\{(\w+)\}", form)}
        assert used <= arguments[name], f"ask.{name}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_engine_asks_has_its_sentences(lang: str) -> None:
    program = {key.removeprefix("ask.") for key in catalogue(lang) if key.startswith("ask.")}
    assert program == {form for name in ENGINE_ASKS for form in (name, name + OTHER)}


@pytest.mark.parametrize("game", GAMES)
def test_rules_make_asks_by_the_generated_functions_alone(game: str) -> None:
    folder = Path(str(importlib.import_module(game_info(game).folder).__file__)).parent
    made = [
        f"{path.relative_to(folder)}:{node.lineno}"
        for path in folder.rglob("*.py")
        if path.parent.name != "generated"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Ask"
    ]
    assert made == []
