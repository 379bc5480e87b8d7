"""One width for everything on the screen, from the columns of the terminal: nothing is cut, nothing is broken twice."""

import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import longhall
from longhall.bots import SeatHandle, new_bot
from longhall.engine import registry
from longhall.engine.game import Game
from longhall.engine.sections import printed
from longhall.games import GAMES, register_all
from longhall.terminal.cli import main
from longhall.terminal.console import Console
from longhall.words import LANGUAGES, catalogue, speaker
from longhall.words.speaker import Speaker
from tests.terminal.conftest import Screen

COLUMNS = (40, 50, 60, 72, 80, 100, 120)
SETUPS: dict[str, dict[str, Any]] = {"lords_of_ragnarok": {"followers": "2", "challenge_1": "yes"}}
TRUNK = " | "
WORDS = catalogue.catalogue


@pytest.fixture(autouse=True)
def real_games(monkeypatch: pytest.MonkeyPatch, toy: None) -> None:
    """The games that are really there."""
    monkeypatch.setattr(registry, "_LOADERS", {})
    register_all()
    for module in (catalogue, speaker):
        monkeypatch.setattr(module, "catalogue", WORDS)


@cache
def moments(game: str) -> list[Game]:
    """Positions of a game that bots play, some from its beginning to its end."""
    info = longhall.game_info(game)
    seats = max(info.seats) if game in SETUPS else min(4, max(info.seats))
    played = longhall.new(game, seats, seed="wide", options=SETUPS.get(game, {}))
    automata = info.automata_of(seats, played.options)
    bots = {seat: new_bot("karl", SeatHandle(played, seat), "wide") for seat in range(seats) if seat not in automata}
    found = []
    while played.outcome is None and len(found) < 12:
        for _ in range(25):
            ask = next((ask for ask in played.asks if ask.options), None)
            if ask is None:
                break
            played.answer(ask.seat, bots[ask.seat].choose(ask))
        found.append(played.copy())
    return found


class Recorder(Speaker):
    """A speaker that keeps every sentence that it was asked for."""

    def __call__(self, key: str, **args: Any) -> str:
        said = super().__call__(key, **args)
        if said.endswith(".") and said.count(" ") > 4:
            self.sentences.add(said.strip())
        return said

    sentences: set[str]


def screens(
    monkeypatch: pytest.MonkeyPatch, game: str, lang: str, columns: int
) -> Iterator[tuple[list[str], set[str]]]:
    """What a terminal shows of positions, and the sentences in it."""
    monkeypatch.setenv("COLUMNS", str(columns))
    for position in moments(game):
        screen = Screen()
        monkeypatch.setattr(sys, "stdout", screen)
        reader = Recorder(position.info, lang, {0: "Maria Aparecida"})
        reader.sentences = set()
        Console(lang).position(position, 0, reader)
        shown = screen.getvalue().splitlines()
        sections = position.info.text(position.view(0), 0, reader, position.advice(0))
        assert shown == printed(sections, columns - 1), "it is laid out once"
        yield shown, reader.sentences


@pytest.mark.parametrize("columns", COLUMNS)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_line_is_longer_than_the_terminal_and_no_sentence_has_holes(
    monkeypatch: pytest.MonkeyPatch, game: str, lang: str, columns: int
) -> None:
    for lines, sentences in screens(monkeypatch, game, lang, columns):
        assert max(map(len, lines)) < columns
        text = " ".join(line.strip() for line in lines)
        assert sentences
        if columns >= 60:  # no word is longer than that
            for sentence in sentences:
                assert sentence.replace("\N{NO-BREAK SPACE}", " ") in text


@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_of_lords_has_its_trunk_in_one_column(monkeypatch: pytest.MonkeyPatch, lang: str, columns: int) -> None:
    for lines, _ in screens(monkeypatch, "lords_of_ragnarok", lang, columns):
        heads = [line for line in lines if line.startswith("== ")]
        assert len(heads) == 3
        assert {line.index(TRUNK) for line in heads} == {(columns - 4) // 2}
        first, last = lines.index(heads[0]), lines.index(heads[-1])
        assert all(line[(columns - 4) // 2 :][:2] == " |" for line in lines[first:last])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_narrow_terminal_gets_a_plain_list(monkeypatch: pytest.MonkeyPatch, game: str, lang: str) -> None:
    for lines, _ in screens(monkeypatch, game, lang, 50):
        assert not any(TRUNK in line for line in lines)
        words = [line for line in lines if any(letter.isalpha() for word in line.split() for letter in word[3:])]
        assert not any("  " in line.strip() for line in words), words


@pytest.mark.parametrize("columns", [50, 72, 80, 100])
@pytest.mark.parametrize("command", ["games", "rules kardnarok", "simulate kardnarok --games 1", "content blood_rage"])
def test_what_commands_say_is_as_wide(monkeypatch: pytest.MonkeyPatch, command: str, columns: int) -> None:
    screen = Screen()
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setattr(sys, "stdout", screen)
    assert main([*command.split(), "--lang", "pt"]) == 0
    assert max(map(len, screen.getvalue().splitlines())) < columns


@pytest.mark.parametrize("columns", [50, 72, 80, 100])
def test_options_and_questions_are_broken_once(monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    screen = Screen()
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(sys, "stdin", Screen("1\n" * 20))
    assert main(["play", "blood_rage", "--seats", "2", "--seed", "1", "--lang", "pt"]) == 0
    lines = screen.getvalue().replace("> ", "\n").splitlines()  # whoever types ends the line of the prompt
    asked = [line for line in lines if line[:2].rstrip(".").isdecimal()]
    assert len(asked) > 20
    assert max(map(len, lines)) < columns
    assert not any("  " in line for line in asked)
