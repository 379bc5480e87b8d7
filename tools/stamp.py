"""Stamps translations with the English that they were made from, so that a stale one is found.

    tools/stamp.py                        stamp translations that have none yet; list the stale ones
    tools/stamp.py --check                change nothing, list what is missing or stale
    tools/stamp.py --restamp NAME ...     renew stamps of translations that were looked at again

A NAME is a message key, the id of a TOML row, or one text of a row: `frey/harvest/label`. Where several texts have the
same name, it is the place of the translation, as the list shows it: `games/kardnarok/content/norns.toml:173`.
In TOML the stamps of a text stand in its line `text.of`, in a catalogue in the comment `# en: a1b2c3` of a message.
A stale stamp is never renewed unless it is named.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from longhall.words.catalogue import forms, messages, read
from longhall.words.rows import TRANSLATIONS, Table, made_from, texts_in

SOURCE = Path(__file__).resolve().parent.parent / "src" / "longhall"
TOML_LINE = re.compile(r"(?P<key>\s*(?:[\w-]+\s*\.\s*)*)(?P<lang>en|pt|es|of)\s*=")
PO_STAMP = re.compile(r"#\s+en: (\w+)\s*$")


class Unreadable(ValueError):
    """A text that is written so that it cannot be stamped."""


@dataclass(frozen=True)
class Stamp:
    """One translation: where it stands, from which English it says it was made, and what the English is now."""

    source: Path  # the folder that places are relative to
    path: Path
    line: int  # of the translation, counted from 1
    name: str
    lang: str
    written: str | None
    current: str

    @property
    def fault(self) -> str | None:
        if self.written is None:
            return "missing"
        return None if self.written == self.current else "stale"

    @property
    def place(self) -> str:
        return f"{self.path.relative_to(self.source).as_posix()}:{self.line}"

    def answers_to(self, name: str) -> bool:
        return name in (self.name, self.place) or self.name.startswith(f"{name}/")


# TOML: rows with texts


def toml_files(source: Path) -> list[Path]:
    """Every TOML file of the games; a glossary holds terms, no texts."""
    return sorted(path for path in source.glob("games/**/*.toml") if path.name != "glossary.toml")


def toml_texts(path: Path) -> list[tuple[str, Table, Table]]:
    """The texts of a file: name, table, and the same table with line numbers in place of the texts."""
    content = path.read_text(encoding="utf-8")
    lines = content.split("\n")
    numbered = [
        f"{match[0]} {number}" if (match := TOML_LINE.match(line)) else line
        for number, line in enumerate(lines, start=1)
    ]
    texts = texts_in(tomllib.loads(content))
    try:
        places = texts_in(tomllib.loads("\n".join(numbered)))
        return [(name, table, place) for (name, table), (_, place) in zip(texts, places, strict=True)]
    except ValueError:
        raise Unreadable(f"{path}: every language of a text needs one line of its own, text.en = ...") from None


def toml_stamps(source: Path, path: Path) -> list[Stamp]:
    stamps = []
    for name, table, place in toml_texts(path):
        of = table.get("of", {})
        if not isinstance(of, dict):
            raise Unreadable(f"{path}: {name}: of must be a table of stamps")
        for lang in TRANSLATIONS:
            if lang in table and "en" in table:
                line = place[lang]
                if not isinstance(line, int):
                    raise Unreadable(f"{path}: {name}: write text.{lang} = ... on a line of its own")
                stamps.append(Stamp(source, path, line, name, lang, of.get(lang), made_from(str(table["en"]))))
    return stamps


def write_toml(path: Path, stamps: Iterable[Stamp]) -> None:
    """Write these stamps into their `of` lines, and leave everything else as it is."""
    fresh = {stamp.line: stamp.current for stamp in stamps}
    replaced: dict[int, str] = {}
    inserted: dict[int, str] = {}
    lines = path.read_text(encoding="utf-8").split("\n")
    for _, table, place in toml_texts(path):
        at = {lang: line for lang, line in place.items() if isinstance(line, int)}
        new = {lang: fresh[at[lang]] for lang in TRANSLATIONS if at.get(lang) in fresh}
        if not new:
            continue
        old = table.get("of", {})
        of = {**old, **new} if isinstance(old, dict) else new
        value = "{" + ", ".join(f'{lang} = "{of[lang]}"' for lang in TRANSLATIONS if lang in of) + "}"
        if "of" in at:
            replaced[at["of"]] = re.sub(r"\{.*?\}", value, lines[at["of"] - 1], count=1)
        else:
            last = max(at[lang] for lang in TRANSLATIONS if lang in at)
            match = TOML_LINE.match(lines[last - 1])
            assert match
            inserted[last] = f"{match['key']}of = {value}"
    _write(path, lines, replaced, inserted)


# PO: catalogues


def po_files(source: Path) -> list[Path]:
    """The catalogues of the translations."""
    return sorted(path for lang in TRANSLATIONS for path in source.glob(f"locales/{lang}/LC_MESSAGES/*.po"))


def po_stamps(source: Path, path: Path) -> list[Stamp]:
    lang = path.parent.parent.name
    english = {
        key: made_from("\n".join(forms(message)))
        for key, message in messages(read(path.parents[2] / "en" / "LC_MESSAGES" / path.name))
    }
    stamps = []
    for key, message in messages(read(path)):
        written = next((m[1] for comment in message.user_comments if (m := PO_STAMP.match(f"# {comment}"))), None)
        if key in english:
            stamps.append(Stamp(source, path, message.lineno or 0, key, lang, written, english[key]))
    return stamps


def write_po(path: Path, stamps: Iterable[Stamp]) -> None:
    """Write these stamps as the last translator's comment of their messages."""
    lines = path.read_text(encoding="utf-8").split("\n")
    replaced: dict[int, str] = {}
    inserted: dict[int, str] = {}
    for stamp in stamps:
        comment = f"# en: {stamp.current}"
        at = stamp.line - 1  # the line above msgid; lines[at - 1] is its text
        while at > 0 and re.match(r"#[.:,|]", lines[at - 1]):
            at -= 1
        last = at
        while at > 0 and re.match(r"#(\s|$)", lines[at - 1]) and not PO_STAMP.match(lines[at - 1]):
            at -= 1
        if at > 0 and PO_STAMP.match(lines[at - 1]):
            replaced[at] = comment
        else:
            inserted[last] = comment
    _write(path, lines, replaced, inserted)


def _write(path: Path, lines: list[str], replaced: dict[int, str], inserted: dict[int, str]) -> None:
    """Replace these lines, and insert others after those (all counted from 1)."""
    result = [*([inserted[0]] if 0 in inserted else [])]
    for number, line in enumerate(lines, start=1):
        result.append(replaced.get(number, line))
        if number in inserted:
            result.append(inserted[number])
    path.write_text("\n".join(result), encoding="utf-8")


# The command


def all_stamps(source: Path) -> list[Stamp]:
    return [
        *(stamp for path in toml_files(source) for stamp in toml_stamps(source, path)),
        *(stamp for path in po_files(source) for stamp in po_stamps(source, path)),
    ]


def write(stamps: Iterable[Stamp]) -> None:
    by_path: dict[Path, list[Stamp]] = defaultdict(list)
    for stamp in stamps:
        by_path[stamp.path].append(stamp)
    for path, group in by_path.items():
        (write_po if path.suffix == ".po" else write_toml)(path, group)


def show(stamps: Iterable[Stamp]) -> None:
    for stamp in stamps:
        print(f"{stamp.fault}: {stamp.name} ({stamp.lang}), {stamp.place}")


def named(stamps: Sequence[Stamp], names: Iterable[str], lang: str | None) -> list[Stamp]:
    """The stamps that these names call, in one language or in all."""
    chosen: list[Stamp] = []
    for name in names:
        called = [stamp for stamp in stamps if stamp.answers_to(name) and lang in (None, stamp.lang)]
        if not called:
            raise ValueError(f"no translation is called {name}")
        if len({(stamp.name, stamp.lang) for stamp in called}) < len(called):
            places = ", ".join(stamp.place for stamp in called)
            raise ValueError(f"several texts are called {name}; name the place instead: {places}")
        chosen += called
    return chosen


def main(argv: Sequence[str] | None = None, source: Path = SOURCE) -> int:
    parser = argparse.ArgumentParser(description="Stamp translations with the English that they were made from.")
    parser.add_argument("--check", action="store_true", help="change nothing; list missing and stale stamps")
    parser.add_argument("--restamp", nargs="+", metavar="NAME", help="renew the stamps of these ids, texts or keys")
    parser.add_argument("--lang", choices=TRANSLATIONS, help="with --restamp: only this language")
    options = parser.parse_args(argv)

    try:
        stamps = all_stamps(source)
        chosen = named(stamps, options.restamp or (), options.lang)
    except ValueError as error:
        parser.error(str(error))
    if not options.check:
        if not options.restamp:
            chosen = [stamp for stamp in stamps if stamp.fault == "missing"]
        write(chosen)
        print(f"{len(chosen)} stamps written")
        stamps = all_stamps(source)
    faulty = [stamp for stamp in stamps if stamp.fault]
    show(faulty)
    return 1 if faulty else 0


if __name__ == "__main__":
    sys.exit(main())
