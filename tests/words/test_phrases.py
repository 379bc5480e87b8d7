"""Phrases that were mended because they read as translated must not come back, and the log is sentences."""

import re
from collections.abc import Iterator

import pytest

import longhall
from longhall.words import LANGUAGES, t
from longhall.words.catalogue import catalogue
from longhall.words.speaker import Speaker

MENDED = {
    "en": ("Letters do something", "who is how good", ": to choose", "Around this screen", "Income of ", "Harvest of "),
    "pt": (
        "compra uma arma",
        "Renda de {seat}",
        "fracasso de {seat}",
        "ao comprido",
        "linhaça",
        "Em volta desta tela",
        "Ensine-me",
        "Desde a sua última vez",
        "Donzela Escudeira",
        "{n} atrás",
        "robô",
    ),
    "es": ("FUE ", "Misión asumes", "corrompidos", "de {seat} sube", "a lo ancho", "Lugar {seat}"),
}
TYPED = ("answer.bot",)  # what may be typed, not what is said
LABELS = {"web.start.alone": "Só", "web.tab.since": "Desde", "web.tab.mine": "Mío", "web.tab.board": "Mesa"}
SUBJECT = re.compile(r"^\{(clan|player|pillager)\} \w")  # a sentence about somebody
LEDGER = re.compile(r"^\{(clan|seat|kingdom)\}: ")


def texts(lang: str) -> Iterator[tuple[str, str]]:
    """Every sentence of the catalogues, and every name of a thing."""
    for key, entry in catalogue(lang).items():
        if key not in TYPED:
            yield from ((key, form) for form in entry.forms)
    for game in longhall.game_ids():
        info = longhall.game_info(game)
        for kind, words in info.things.items():
            yield from ((f"{kind} {word}", info.name_of(kind, word, lang)) for word in words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mended_phrases_do_not_come_back(lang: str) -> None:
    found = [(key, text) for key, text in texts(lang) for phrase in MENDED[lang] if phrase in text]
    assert [each for each in found if "Linhaça" not in each[1]] == []


@pytest.mark.parametrize("lang", ["pt", "es"])
def test_labels_are_whole_words_for_what_they_open(lang: str) -> None:
    assert [key for key, label in LABELS.items() if t(key, lang) == label] == []


@pytest.mark.parametrize("lang", ["pt", "es"])
def test_the_log_of_blood_rage_is_sentences_where_the_english_is(lang: str) -> None:
    english, here = catalogue("en"), catalogue(lang)
    for key in (key for key in english if key.startswith("blood_rage:log.")):
        for one, other in zip(english[key].forms, here[key].forms, strict=True):
            assert not LEDGER.match(other), key
            if SUBJECT.match(one):
                assert SUBJECT.match(other) or other.startswith(("Ragnarök", "¡Ragnarök")), (key, other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_log_sentences_of_all_games_say_what_somebody_does(lang: str) -> None:
    """`Wolves: card revealed` is a line of a ledger."""
    found = [key for key, entry in catalogue(lang).items() if ":log." in key and LEDGER.match(entry.forms[0])]
    assert found == []


@pytest.mark.parametrize("n", [0, 2])
def test_nothing_is_plural_in_every_language(n: int) -> None:
    info = longhall.game_info("kardnarok")
    said = [Speaker(info, lang)("table.backs.warrior", n=n) for lang in LANGUAGES]
    assert said == [f"{n} Warriors", f"{n} Guerreiros", f"{n} Guerreros"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_of_the_set_up_begin_with_a_capital_letter(lang: str) -> None:
    found = {key: entry.forms[0] for key, entry in catalogue(lang).items() if ":choice." in key}
    assert {key: text for key, text in found.items() if text[:1].islower()} == {}


def test_an_upgrade_of_the_clan_has_no_number_that_could_be_a_seat() -> None:
    info = longhall.game_info("blood_rage")
    names = [info.name_of("card", word, "en") for word in info.things["card"]]
    assert not [name for name in names if re.search(r"\(Clan \d", name)]
    assert [name for name in names if name.endswith("(Clan Upgrade)")]


def test_flax_and_linen_have_two_names() -> None:
    info = longhall.game_info("feast_for_odin")
    names = {lang: [info.name_of("item", word, lang) for word in ("flax", "linen")] for lang in LANGUAGES}
    assert names == {"en": ["flax", "linen"], "pt": ["linho", "tecido de linho"], "es": ["lino", "tela de lino"]}
