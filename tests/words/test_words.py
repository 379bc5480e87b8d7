"""What all texts of the project must hold: every language, equal placeholders, fresh stamps, the glossary's terms."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from pathlib import Path
from string import Formatter

import pytest

from longhall.words.catalogue import LANGUAGES, LOCALES, forms, messages, read
from longhall.words.rows import TRANSLATIONS, texts_in
from tools import stamp

SOURCE = LOCALES.parent
CATALOGUES = sorted({path.name for path in LOCALES.glob("*/LC_MESSAGES/*.po")})
TOMLS = stamp.toml_files(SOURCE)
GLOSSARIES = sorted(SOURCE.glob("games/*/words/glossary.toml"))


def relative(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def po(lang: str, name: str) -> Path:
    return LOCALES / lang / "LC_MESSAGES" / name


def placeholders(text: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(text) if field is not None}


# Catalogues


@pytest.mark.parametrize("name", CATALOGUES)
def test_a_catalogue_has_the_same_messages_in_every_language(name: str) -> None:
    english = {key: message.pluralizable for key, message in messages(read(po("en", name)))}
    for lang in TRANSLATIONS:
        assert {key: message.pluralizable for key, message in messages(read(po(lang, name)))} == english, lang


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_filled_in_and_settled(lang: str, name: str) -> None:
    catalog = read(po(lang, name))
    for key, message in messages(catalog):
        assert all(forms(message)), f"{key} is empty"
        assert len(forms(message)) == (catalog.num_plurals if message.pluralizable else 1), f"{key} lacks a plural form"
        assert not message.fuzzy, f"{key} is marked as fuzzy"
        if message.pluralizable:
            assert message.id == (key, key), f"the msgid_plural of {key} is not its key"


@pytest.mark.parametrize("name", CATALOGUES)
def test_placeholders_are_the_same_in_every_language(name: str) -> None:
    english = {key: placeholders("".join(forms(message))) for key, message in messages(read(po("en", name)))}
    for key, names in english.items():
        assert all(name.isidentifier() for name in names), f"{key}: a placeholder is a plain name"
    for lang in TRANSLATIONS:
        for key, message in messages(read(po(lang, name))):
            assert placeholders("".join(forms(message))) == english.get(key), f"{key} ({lang})"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_no_key_stands_twice(name: str, lang: str) -> None:
    """Neither in one catalogue nor in a game's and the program's; two games may use the same key."""
    keys = Counter(
        key
        for each in {name, "longhall.po"}
        for key in re.findall(r'^msgid "(.+)"$', po(lang, each).read_text(encoding="utf-8"), flags=re.MULTILINE)
    )
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("name", [name for name in CATALOGUES if name != "longhall.po"])
def test_a_guided_game_explains_every_question(name: str) -> None:
    keys = {key for key, _ in messages(read(po("en", name)))}
    assert {key for key in keys if key.startswith("teach.")} == {
        key.replace("ask.", "teach.", 1) for key in questions(keys)
    }


def questions(keys: Iterable[str]) -> set[str]:
    """The messages that ask somebody something, each in the second person."""
    return {key for key in keys if key.startswith("ask.") and not key.endswith(".other")}


@pytest.mark.parametrize("name", CATALOGUES)
def test_every_question_has_a_third_person(name: str) -> None:
    """For those who wait and look on: `{who}` is asked; whatever else is told is what the question tells."""
    found = {key: message for key, message in messages(read(po("en", name))) if key.startswith("ask.")}
    asked = questions(found)
    assert {f"{key}.other" for key in asked} == found.keys() - asked
    for key in asked:
        other = found[f"{key}.other"]
        assert other.pluralizable == found[key].pluralizable, key
        for mine, theirs in zip(forms(found[key]), forms(other), strict=True):
            assert placeholders(theirs) == placeholders(mine) | {"who"}, key


# Whoever is asked is a name: a pronoun would need to know whether it is a woman, a man or a clan.
PERSONS = {
    "en": "you|your|yours|yourself|he|she|they|his|her|their",
    "pt": "você|seu|sua|seus|suas|ele|ela|eles|elas",
    "es": "tú|tu|tus|te|ti|usted|él|ella|ellos|ellas",
}


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_third_person_uses_a_pronoun(lang: str, name: str) -> None:
    for key, message in messages(read(po(lang, name))):
        if key.startswith("ask.") and key.endswith(".other"):
            for form in forms(message):
                assert re.findall(rf"\b({PERSONS[lang]})\b", form, re.IGNORECASE) == [], key


# Rows


@pytest.mark.parametrize("path", TOMLS, ids=relative)
def test_every_text_of_a_row_is_in_every_language(path: Path) -> None:
    for name, table in texts_in(tomllib.loads(path.read_text(encoding="utf-8"))):
        languages = table.keys() - {"of"}
        assert languages in ({"all"}, set(LANGUAGES)), name
        assert all(isinstance(table[lang], str) and table[lang] for lang in languages), f"{name} is empty"


# Rows and catalogues


@pytest.mark.parametrize("path", TOMLS, ids=relative)
def test_translations_of_rows_are_fresh(path: Path) -> None:
    assert faults(stamp.toml_stamps(SOURCE, path)) == []


@pytest.mark.parametrize("path", stamp.po_files(SOURCE), ids=relative)
def test_translations_of_messages_are_fresh(path: Path) -> None:
    assert faults(stamp.po_stamps(SOURCE, path)) == []


def faults(stamps: list[stamp.Stamp]) -> list[str]:
    return [f"{one.fault}: {one.name} ({one.lang})" for one in stamps if one.fault]


# Glossaries


@pytest.mark.parametrize("path", GLOSSARIES, ids=relative)
def test_a_glossary_has_one_term_for_each_concept_and_language(path: Path) -> None:
    terms = tomllib.loads(path.read_text(encoding="utf-8"))["term"]
    ids = Counter(term["id"] for term in terms)
    assert [term for term, times in ids.items() if times > 1] == []
    for term in terms:
        for lang in LANGUAGES:
            assert term.get(lang), f"{term['id']} has no term in {lang}"
            assert isinstance(term["rivals"][lang], list), f"{term['id']} has no list of rivals in {lang}"
    for lang in LANGUAGES:
        words = {term[lang].casefold() for term in terms}
        rivals = {rival.casefold() for term in terms for rival in term["rivals"][lang]}
        assert words & rivals == set(), f"{lang}: a rival is the term of another concept"


@pytest.mark.parametrize("path", GLOSSARIES, ids=relative)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_uses_a_rival_term(path: Path, lang: str) -> None:
    terms = tomllib.loads(path.read_text(encoding="utf-8"))["term"]
    instead = {rival.casefold(): term[lang] for term in terms for rival in term["rivals"][lang]}
    uses = rivals_in(instead)
    found = [
        f"{name}: {rival!r}, the glossary says {instead[rival.casefold()]!r}"
        for name, text in texts_of_game(path.parent, lang)
        for rival in uses(text)
    ]
    assert found == []


def texts_of_game(folder: Path, lang: str) -> Iterator[tuple[str, str]]:
    """Every text of a game in a language; names that are the same in all languages (`all`) are nobody's rivals."""
    for path in TOMLS:
        if folder in path.parents:
            for name, table in texts_in(tomllib.loads(path.read_text(encoding="utf-8"))):
                if lang in table:
                    yield f"{relative(path)}: {name}", str(table[lang])
    if po(lang, f"{folder.name}.po").exists():
        for key, message in messages(read(po(lang, f"{folder.name}.po"))):
            for form in forms(message):
                yield key, form


def rivals_in(words: Collection[str]) -> Callable[[str], list[str]]:
    """Finds which of these words a text uses, in any case. Names of placeholders, and a “word” that is cited, do not
    count."""
    any_of = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    cited = re.compile(rf"\{{\w*\}}|“(?:{any_of})”", re.IGNORECASE)
    whole = re.compile(rf"(?<!\w)(?:{any_of})(?!\w)", re.IGNORECASE)
    return lambda text: whole.findall(cited.sub("“”", text)) if words else []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Pay 2 Coins.", False),
        ("Pay a COIN.", True),
        ("coin", True),
        ("Pay {coin}.", False),
        ("What is a “Coin”?", False),
        ("“Pay a coin.”", True),
    ],
)
def test_rivals_are_found_as_whole_words(text: str, found: bool) -> None:
    assert bool(rivals_in(["coin", "coin purse"])(text)) is found
