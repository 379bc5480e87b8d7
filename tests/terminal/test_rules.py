"""The rulebook on the command line."""

import json

import pytest

from longhall.engine import registry
from longhall.rulebook import fold
from longhall.words import LANGUAGES, t
from tests.terminal.conftest import Longhall
from tests.terminal.toy_table import toy_info


def test_rules_examples_and_rulings_are_listed(longhall: Longhall) -> None:
    ran = longhall("rules toy")
    assert ran.code == 0
    assert [line.split()[0] for line in ran.lines] == [
        "TOY-HELD",
        "TOY-CANNOT",
        "TOY-BOX-01",
        "TOY-EX-01",
        "TOY-AMB-01",
    ]
    assert "TOY-BOX-01 (physical; Box): Put the lid on the box." in ran.lines
    assert "TOY-AMB-01 (decisão): Uma carta enterrada está na mão? Não." in longhall("rules toy --lang pt").lines


@pytest.mark.parametrize("word", ["ragnarok", "RAGNARÖK", "Ragnarök tampa"])
def test_search_minds_neither_case_nor_accents(longhall: Longhall, word: str) -> None:
    found = longhall(f"rules toy --lang pt --search {word.split()[0]}").lines
    assert found == ["TOY-BOX-01 (física; Box): Ponha a tampa na caixa. Ragnarök!"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_search_that_finds_nothing_says_so_and_fails(longhall: Longhall, lang: str) -> None:
    ran = longhall(f"rules toy --search xyzzy --lang {lang}")
    assert (ran.code, ran.lines) == (1, [t("rules.none", lang, words="xyzzy")])
    assert (longhall("rules toy --search xyzzy --json").code, longhall("rules toy --search lid").code) == (1, 0)


@pytest.mark.parametrize(("text", "folded"), [("Svíþjóð", "svithjod"), ("Danmörk", "danmork"), ("AÇÃO", "acao")])
def test_letters_are_folded(text: str, folded: str) -> None:
    assert fold(text) == folded


def test_one_entry_comes_with_its_rulings(longhall: Longhall) -> None:
    assert [line.split()[0] for line in longhall("rules toy --id toy-held").lines] == ["TOY-HELD", "TOY-AMB-01"]


def test_json_is_for_programs(longhall: Longhall) -> None:
    data = json.loads(longhall("rules toy --json --lang es").out)
    assert data[0] == {
        "id": "TOY-HELD",
        "sort": "rule",
        "section": "Turns",
        "text": "Solo puedes usar una carta que tienes en la mano.",
        "kind": "play",
        "rulings": ["TOY-AMB-01"],
    }
    assert data[-1]["point"] == "¿Está en la mano una carta enterrada?"


def test_a_game_without_a_rulebook_says_so(longhall: Longhall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._LOADERS, "bare", lambda: toy_info("bare", "tests.toy"))
    ran = longhall("rules bare")
    assert (ran.code, ran.err) == (2, "longhall: bare has no rulebook to look into.\n")
    assert "bare has no rulebook to look into." in longhall("play bare", "rule TOY-HELD").lines


def test_the_games_are_listed(longhall: Longhall) -> None:
    assert longhall("games").lines == [
        "toy: Toy. Seats: 2, 3.",
        "  --option length=...: length",
        "    length=short: length.short",
        "    length=long: length.long",
        "  --option mood=...: mood",
        "    mood=calm: mood.calm",
        "    mood=wild: mood.wild (seats: 3)",
    ]
    (data,) = json.loads(longhall("games --json").out)
    assert (data["id"], data["name"], data["seats"]) == ("toy", "Toy", [2, 3])
    assert data["options"]["mood"] == {"values": ["calm", "wild"], "seats": {"wild": [3]}}
