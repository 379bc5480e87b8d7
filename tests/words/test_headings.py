"""Headings of rules and names of content rows are in the reader's language; English is left to names alone."""

import re

import pytest

import longhall
from longhall.rulebook import Rulebook
from longhall.rulebook.book import headings_of
from longhall.words.speaker import Speaker

GAMES = longhall.game_ids()
SAME = {  # words that are the same in Portuguese or Spanish, and names
    "pt": {"Solo", "Drakkar", "Ragnarok", "p.", "pp."},
    "es": {"Drakkar", "Ragnarok"},
}
KEPT = ("FIG",)  # figures of a rulebook, as it calls them


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_heading_is_translated(game: str) -> None:
    info = longhall.game_info(game)
    headings = headings_of(info)
    for entry in Rulebook.load(info).entries:
        words = re.findall(r"[^\W\d_]{2,}", headings.left(entry.section))
        assert not set(words) - set(KEPT), entry.section


@pytest.mark.parametrize("lang", ["pt", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_no_heading_is_left_in_english(game: str, lang: str) -> None:
    info = longhall.game_info(game)
    headings = headings_of(info)
    same = {part for part in headings.parts if headings.of(part)[lang] == part}
    assert same <= SAME[lang]
    for entry in Rulebook.load(info).entries:
        if entry.heading(lang) == entry.section != "":
            words = set(re.findall(r"[^\W\d_]{2,}\.?", entry.section))
            assert {word.rstrip(".") for word in words} <= {word.rstrip(".") for word in SAME[lang]}, entry.section


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_heading_is_used(game: str) -> None:
    info = longhall.game_info(game)
    headings = headings_of(info)
    used = {part for entry in Rulebook.load(info).entries for part in headings.pattern.findall(entry.section)}
    assert used == set(headings.parts)


@pytest.mark.parametrize("lang", ["en", "pt", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_row_has_a_name(game: str, lang: str) -> None:
    info = longhall.game_info(game)
    assert info.shelf
    speaker = Speaker(info, lang)
    for kind in {row.kind for row in info.shelf.open("").listed()}:
        assert speaker(f"kind.{kind}") == speaker.kind(kind)


ALIKE = {"animal", "clan", "surtur"}  # the same letters, and the right word


@pytest.mark.parametrize("lang", ["pt", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_no_kind_is_left_in_english(game: str, lang: str) -> None:
    info = longhall.game_info(game)
    assert info.shelf
    here, english = Speaker(info, lang), Speaker(info, "en")
    same = {
        kind for kind in {row.kind for row in info.shelf.open("").listed()} if here.kind(kind) == english.kind(kind)
    }
    assert same <= ALIKE
