"""Sentences of a game: names of things and seats, plurals, and the reader's language at the table."""

from typing import Any

import pytest

from longhall.engine.errors import LonghallError
from longhall.engine.options import Ask, Vocabulary
from longhall.words import LANGUAGES, catalogue
from longhall.words import speaker as speaker_module
from longhall.words.catalogue import Entry
from longhall.words.speaker import Speaker, complaint
from tests.terminal.conftest import Longhall
from tests.terminal.toy_table import toy_info

WORDS = {
    "seat": ("Seat {number}",),
    "nothing": ("nothing",),
    "ask.move": ("From {seat} to where?",),
    "ask.move.other": ("{who} moves from {seat}: where to?",),
    "option.march": ("March: {it}",),
    "option.bid": ("Bid {it} coin", "Bid {it} coins"),
    "option.pass": ("Pass",),
    "log.drawn": ("{seat}: {n} card ({cards})", "{seat}: {n} cards ({cards})"),
    "log.broken": ("{rule} says no",),
    "error.two": ("{a} and {b}",),
}


@pytest.fixture
def speaker(monkeypatch: pytest.MonkeyPatch) -> Speaker:
    entries = {key: Entry(forms, lambda n: int(n != 1)) for key, forms in WORDS.items()}
    for module in (catalogue, speaker_module):
        monkeypatch.setattr(module, "catalogue", lambda lang: entries)
    info = toy_info()
    info.arguments = {"cards": "card", "rule": "rule"}
    return Speaker(info, "en", {0: "Ana"})


def test_a_seat_is_called_as_the_face_or_the_game_calls_it(speaker: Speaker) -> None:
    assert [speaker.seat(seat) for seat in range(2)] == ["Ana", "Seat 1"]
    speaker.look({"who": ["kingdom:danmork", "kingdom:noregr", ""]})
    assert [speaker.seat(seat) for seat in range(3)] == ["Ana", "NOREGR", "Seat 2"]
    speaker.look({})
    assert speaker.seat(1) == "Seat 1"


def test_questions_and_the_log_call_people_by_their_names(speaker: Speaker) -> None:
    speaker.look({"who": ["kingdom:danmork", "kingdom:noregr", "kingdom:island"]})
    speaker.players = ["Ana", "Bo", "Sif"]
    assert speaker.event({"key": "drawn", "args": {"seat": 1, "n": 1, "cards": ["ox"]}}) == "Bo: 1 card (OX)"
    assert speaker.ask(Ask(1, "move", [], (("seat", 2),)), 0) == "Bo moves from Sif: where to?"
    speaker.players = ["Ana", "Bo", "Bo"]
    assert speaker.event({"key": "drawn", "args": {"seat": 1, "n": 1, "cards": ["ox"]}}) == "NOREGR: 1 card (OX)"


def test_names_of_numbers_seats_and_rules_need_no_game(speaker: Speaker) -> None:
    assert [speaker.name(kind, "1") for kind in ("number", "seat", "rule", "card")] == ["1", "Seat 1", "1", "1"]
    assert speaker.name("card", "ox") == "OX"


def test_asks_and_options_are_sentences(speaker: Speaker) -> None:
    vocabulary = Vocabulary()
    stay, march = vocabulary.one("pass"), vocabulary.each("march", "province", ["utgard"])[0]
    one, two = vocabulary.each("bid", "number", [1, 2])
    move = Ask(0, "move", [stay], (("seat", 1),))
    assert speaker.ask(move, 0) == "From Seat 1 to where?"
    assert [speaker.ask(move, reader) for reader in (1, None)] == ["Ana moves from Seat 1: where to?"] * 2
    assert [speaker.option(option) for option in (stay, march, one, two)] == [
        "Pass",
        "March: UTGARD",
        "Bid 1 coin",
        "Bid 2 coins",
    ]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ({"seat": 0, "n": 1, "cards": ["ox"]}, "Ana: 1 card (OX)"),
        ({"seat": 1, "n": 2, "cards": ["ox", "elk"]}, "Seat 1: 2 cards (OX, ELK)"),
        ({"seat": 1, "n": 0, "cards": []}, "Seat 1: 0 cards (nothing)"),
    ],
)
def test_events_are_sentences_with_lists_and_plurals(speaker: Speaker, args: dict[str, Any], sentence: str) -> None:
    assert speaker.event({"key": "drawn", "args": args}) == sentence


def test_a_rule_is_shown_by_its_id(speaker: Speaker) -> None:
    assert speaker.event({"key": "broken", "args": {"rule": "TOY-HELD"}}) == "TOY-HELD says no"


def test_an_argument_that_the_game_does_not_explain_is_a_fault(speaker: Speaker) -> None:
    with pytest.raises(LookupError, match="toy does not say what the argument 'colour' points at"):
        speaker.event({"key": "broken", "args": {"colour": "red"}})


def test_lists_in_errors_read_as_lists(speaker: Speaker) -> None:
    assert complaint(LonghallError("error.two", a=["x", "y"], b=[]), "en") == "x, y and -"


# At the table

ORDERS = {"en": ("look", "quit", "no"), "pt": ("olhar", "sair", "não"), "es": ("mirar", "salir", "no")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_can_be_played_in_every_language(longhall: Longhall, lang: str) -> None:
    look, leave, no = ORDERS[lang]
    ran = longhall(f"play toy --seed 7 --skip-moments --lang {lang}", "oath:1", look, "why 1", leave, no)
    assert (ran.code, ran.err) == (0, "")
    assert sum(line.startswith("  coins: ") for line in ran.lines) == 2
    start = "" if lang == "en" else f"{lang.upper()} "
    seat = {"en": "Seat 0", "pt": "Lugar 0", "es": "Asiento 0"}[lang]
    assert f"{start}swore oath=1 seat={seat}" in ran.lines
    assert ran.lines[-1].endswith(f") {no}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_ends_in_every_language(longhall: Longhall, lang: str) -> None:
    over = {"en": "The game is over.", "pt": "A partida terminou.", "es": "La partida ha terminado."}[lang]
    assert over in longhall(f"play toy --seed 7 --people none --lang {lang}").out
    assert longhall(f"simulate toy --games 2 --lang {lang}").code == 0
    assert longhall(f"check toy --games 1 --processes 1 --lang {lang}").code == 0
