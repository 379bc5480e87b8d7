"""Texts that have an id: written beside their row in TOML, as en, pt and es, or as all where they are the same.

    text.en = "Draw 2 cards."
    text.pt = "Compre 2 cartas."
    text.es = "Roba 2 cartas."
    text.of = {pt = "1f0c5a", es = "1f0c5a"}

`of` says from which English each translation was made; `tools/stamp.py` writes it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import blake2b

from longhall.words.catalogue import LANGUAGES, MissingWord

Table = Mapping[str, object]

TRANSLATIONS = tuple(lang for lang in LANGUAGES if lang != "en")


def text_of(table: Table, lang: str) -> str:
    """The text of a row in a language."""
    text = table.get("all", table.get(lang))
    if lang not in LANGUAGES or not isinstance(text, str):
        raise MissingWord(str(table.get("en", dict(table))), lang)
    return text


def made_from(english: str) -> str:
    """A short hash of an English text, to tell whether a translation was made from it."""
    return blake2b(english.encode()).hexdigest()[:6]


def is_text(table: Table) -> bool:
    return any(lang in table for lang in LANGUAGES) or (list(table) == ["all"] and isinstance(table["all"], str))


def texts_in(document: object, name: str = "") -> Iterator[tuple[str, Table]]:
    """Every text of a TOML document with its name: the ids of its rows and the keys below them, `frey/harvest/label`.

    Rows of a list that have no id go by their number: `frey/option.2.label`.
    """
    if isinstance(document, dict):
        row = document.get("id")
        here = f"{name[: name.rfind('/') + 1]}{row}/" if isinstance(row, str) else name
        if is_text(document):
            yield here.rstrip("./"), document
        else:
            for key, value in document.items():
                yield from texts_in(value, f"{here}{key}.")
    elif isinstance(document, list):
        for number, value in enumerate(document, start=1):
            yield from texts_in(value, f"{name}{number}.")
