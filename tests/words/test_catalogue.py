"""The lookup t(), its plurals, the choice of a language, and texts of rows."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from longhall.words import LANGUAGES, MissingWord, catalogue, made_from, pick_language, t, text_of
from longhall.words.rows import texts_in

HEADER = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\nPlural-Forms: nplurals=2; plural={plural};\\n"\n'
PO = """
msgid "greet"
msgstr "{greeting}, {{name}}"

msgid "cards"
msgid_plural "cards"
msgstr[0] "{{n}} {one}"
msgstr[1] "{{n}} {many}"
"""


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Three small catalogues in place of the real ones."""
    words = {"en": ("Hail", "card", "cards"), "pt": ("Salve", "carta", "cartas"), "es": ("Salve", "carta", "cartas")}
    for lang, (greeting, one, many) in words.items():
        folder = tmp_path / lang / "LC_MESSAGES"
        folder.mkdir(parents=True)
        header = HEADER.format(plural="(n > 1)" if lang == "pt" else "(n != 1)")
        (folder / "longhall.po").write_text(header + PO.format(greeting=greeting, one=one, many=many), encoding="utf-8")
    monkeypatch.setattr(catalogue, "LOCALES", tmp_path)
    catalogue.catalogue.cache_clear()
    yield tmp_path
    catalogue.catalogue.cache_clear()


def add(locales: Path, lang: str, name: str, text: str) -> None:
    with (locales / lang / "LC_MESSAGES" / name).open("a", encoding="utf-8") as file:
        file.write(text)


@pytest.mark.usefixtures("locales")
def test_a_message_is_filled_in() -> None:
    assert t("greet", "en", name="Björn") == "Hail, Björn"
    assert t("greet", "pt", name="Björn") == "Salve, Björn"


@pytest.mark.usefixtures("locales")
@pytest.mark.parametrize(
    ("lang", "n", "text"),
    [
        ("en", 0, "0 cards"),
        ("en", 1, "1 card"),
        ("en", 2, "2 cards"),
        ("pt", 0, "0 carta"),
        ("pt", 2, "2 cartas"),
        ("es", 0, "0 cartas"),
    ],
)
def test_n_selects_the_plural_of_the_language(lang: str, n: int, text: str) -> None:
    assert t("cards", lang, n=n) == text


@pytest.mark.usefixtures("locales")
@pytest.mark.parametrize(("key", "lang"), [("nothing", "pt"), ("greet", "no")])
def test_a_missing_message_names_key_and_language(key: str, lang: str) -> None:
    with pytest.raises(MissingWord, match=f"'{key}' in language '{lang}'"):
        t(key, lang)


def test_an_empty_translation_is_missing(locales: Path) -> None:
    add(locales, "es", "longhall.po", '\nmsgid "later"\nmsgstr ""\n')
    with pytest.raises(MissingWord, match="'later' in language 'es'"):
        t("later", "es")


@pytest.mark.usefixtures("locales")
@pytest.mark.parametrize(("key", "argument"), [("greet", "name"), ("cards", "n")])
def test_a_missing_argument_is_named(key: str, argument: str) -> None:
    with pytest.raises(TypeError, match=f"'{key}' needs the argument '{argument}'"):
        t(key, "en")


def test_the_keys_of_a_game_are_its_own(locales: Path) -> None:
    add(locales, "en", "ludo.po", HEADER.format(plural="(n != 1)") + '\nmsgid "greet"\nmsgstr "Roll the die"\n')
    assert t("ludo:greet", "en") == "Roll the die"
    assert t("greet", "en", name="Freydís") == "Hail, Freydís"


# The choice of a language


@pytest.fixture
def no_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LONGHALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("no_locale")
@pytest.mark.parametrize(
    ("wanted", "env", "lang"),
    [
        (None, {}, "en"),
        ("es", {"LONGHALL_LANG": "pt"}, "es"),
        ("pt_BR.UTF-8", {}, "pt"),
        ("PT-br", {}, "pt"),
        (None, {"LONGHALL_LANG": "pt", "LC_ALL": "es_MX.UTF-8"}, "pt"),
        (None, {"LC_ALL": "es_MX.UTF-8", "LC_MESSAGES": "pt_BR", "LANG": "pt_BR"}, "es"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "pt_PT@euro", "LANG": "es"}, "pt"),
        (None, {"LANG": "es"}, "es"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "nb_NO.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "pt_BR.UTF-8"}, "en"),
    ],
)
def test_the_language_is_picked_in_order(
    wanted: str | None, env: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert pick_language(wanted) == lang


@pytest.mark.usefixtures("no_locale")
def test_an_unknown_language_is_an_error_that_says_which_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match=r"--lang: there is no language nb\. .*en, pt, es"):
        pick_language("nb")
    monkeypatch.setenv("LONGHALL_LANG", "klingon")
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    with pytest.raises(ValueError, match="LONGHALL_LANG: o idioma klingon não existe"):
        pick_language()


# Rows


def test_a_row_gives_its_text_in_each_language() -> None:
    table = {"en": "Draw", "pt": "Compre", "es": "Roba", "of": {"pt": "x", "es": "x"}}
    assert [text_of(table, lang) for lang in LANGUAGES] == ["Draw", "Compre", "Roba"]
    assert [text_of({"all": "Ragnar"}, lang) for lang in LANGUAGES] == ["Ragnar"] * 3


@pytest.mark.parametrize("lang", ["es", "of", "no"])
def test_a_text_that_is_not_there_is_missed(lang: str) -> None:
    with pytest.raises(MissingWord, match=f"'Draw' in language '{lang}'"):
        text_of({"en": "Draw", "pt": "Compre", "of": {"pt": "x"}}, lang)


def test_the_hash_of_an_english_text_is_short_and_stable() -> None:
    assert made_from("Draw 2 cards.") == "9fab3a"
    assert made_from("Draw 3 cards.") != made_from("Draw 2 cards.")


def test_texts_go_by_the_ids_of_their_rows() -> None:
    document = {
        "norn": [
            {"id": "frey", "name": {"all": "Frey"}, "option": [{"id": "levy", "label": {"en": "a"}}]},
            {"id": "tyr", "option": [{"cost": 1}, {"label": {"en": "b"}}]},
        ],
        "mode": {"duel": {"name": {"en": "c"}, "all": True}},
    }
    assert [name for name, _ in texts_in(document)] == [
        "frey/name",
        "frey/levy/label",
        "tyr/option.2.label",
        "mode.duel.name",
    ]
