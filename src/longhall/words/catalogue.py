"""Sentences of the program: gettext catalogues whose msgid is a message key.

`locales/<language>/LC_MESSAGES/` holds `longhall.po` and one catalogue for each game, `<game id>.po`; a game's keys are
its own, written here as `<game id>:<key>`. A plural repeats its key as msgid_plural, and the argument `n` selects the
form.
"""

from __future__ import annotations

import gettext
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

LANGUAGES = ("en", "pt", "es")
LOCALES = Path(__file__).parent.parent / "locales"


class MissingWord(LookupError):
    """A key or text that a language does not have. There is no silent fallback."""

    def __init__(self, key: str, lang: str) -> None:
        super().__init__(f"no text for {key!r} in language {lang!r}")
        self.key = key
        self.lang = lang


@dataclass(frozen=True)
class Entry:
    """The forms of one message (a message without plural has one), and which form goes with a number."""

    forms: tuple[str, ...]
    form_for: Callable[[int], int]

    def form(self, args: Mapping[str, Any]) -> str:
        return self.forms[self.form_for(args["n"])] if len(self.forms) > 1 else self.forms[0]


def t(key: str, lang: str, /, **args: Any) -> str:
    """The message `key` in a language, with its `{placeholders}` filled in."""
    entry = catalogue(lang).get(key)
    if entry is None:
        raise MissingWord(key, lang)
    try:
        return entry.form(args).format_map(args)
    except KeyError as missing:
        raise TypeError(f"the message {key!r} needs the argument {missing} in language {lang!r}") from None


@cache
def catalogue(lang: str) -> dict[str, Entry]:
    """All messages of a language; read once."""
    entries: dict[str, Entry] = {}
    for path in po_files(lang):
        catalog = read(path)
        form_for = gettext.c2py(catalog.plural_expr)
        own = "" if path.stem == "longhall" else f"{path.stem}:"
        for key, message in messages(catalog):
            if all(forms(message)):
                entries[own + key] = Entry(forms(message), form_for)
    return entries


def plural_of(lang: str) -> str:
    """The rule that picks the form for a number, as gettext writes it: the same in all catalogues of a language."""
    return read(LOCALES / lang / "LC_MESSAGES" / "longhall.po").plural_expr


def po_files(lang: str) -> list[Path]:
    return sorted((LOCALES / lang / "LC_MESSAGES").glob("*.po"))


def read(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, abort_invalid=True)


def messages(catalog: Catalog) -> Iterator[tuple[str, Message]]:
    """Every message with its key; the header is none."""
    for message in catalog:
        key = message.id if isinstance(message.id, str) else message.id[0]
        if key:
            yield key, message


def forms(message: Message) -> tuple[str, ...]:
    string = message.string
    return (string,) if isinstance(string, str) else tuple(string or ("",))


def pick_language(wanted: str | None = None) -> str:
    """The language to speak: as wanted, else LONGHALL_LANG, else what the system speaks, else English.

    Who names a language that is not there hears of it; a system in another language just gets English.
    """
    system = _known(_system_locale()) or "en"
    for where, name in (("--lang", wanted), ("LONGHALL_LANG", os.environ.get("LONGHALL_LANG"))):
        if name:
            return _known(name) or _unknown(where, name, system)
    return system


def _system_locale() -> str:
    return next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")


def _known(name: str) -> str | None:
    """pt for pt, pt_BR.UTF-8 and PT-br; None for a language that is not there."""
    lang = name.lower().replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0]
    return lang if lang in LANGUAGES else None


def _unknown(where: str, name: str, lang: str) -> NoReturn:
    raise ValueError(t("error.language", lang, where=where, name=name, known=", ".join(LANGUAGES)))
