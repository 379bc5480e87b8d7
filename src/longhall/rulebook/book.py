"""Reading a rules.toml: `[[rule]]`, `[[example]]` and `[[ruling]]`, each with an id and texts in three languages."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, Literal

from longhall.engine.errors import BadContent, LonghallError
from longhall.engine.registry import GameInfo
from longhall.rulebook.headings import Headings
from longhall.rulebook.search import fold
from longhall.words import text_of

Sort = Literal["rule", "example", "ruling"]
RULE: Final = "rule"
EXAMPLE: Final = "example"
RULING: Final = "ruling"
SORTS: tuple[Sort, ...] = (RULE, EXAMPLE, RULING)
PLAY = "play"  # the kind of rules that the program carries out


@dataclass(frozen=True)
class Entry:
    """A rule, an example or a ruling."""

    id: str
    sort: Sort
    kind: str  # of a rule: play, component, physical or out
    headings: Mapping[str, str]  # where the rulebook has it, by language
    rulings: tuple[str, ...]  # the ids of rulings that settle what a rule leaves open
    texts: Mapping[str, Any]
    point: Mapping[str, Any]  # of a ruling: what was open

    @property
    def section(self) -> str:
        """Where the rulebook has it, in English."""
        return self.headings["en"]

    def heading(self, lang: str) -> str:
        """Where the rulebook has it, in a language."""
        return self.headings[lang]

    def text(self, lang: str) -> str:
        return text_of(self.texts, lang)

    def about(self, lang: str) -> str:
        """What a ruling settles; empty for the others."""
        return text_of(self.point, lang) if self.point else ""

    def matches(self, words: str, lang: str) -> bool:
        """Are all these words in it, whatever their case and accents?"""
        text = fold(" ".join((self.id, self.heading(lang), self.about(lang), self.text(lang))))
        return all(word in text for word in fold(words).split())

    def to_data(self, lang: str) -> dict[str, Any]:
        data: dict[str, Any] = {
            "id": self.id,
            "sort": self.sort,
            "section": self.heading(lang),
            "text": self.text(lang),
        }
        if self.sort == RULE:
            data.update(kind=self.kind, rulings=list(self.rulings))
        if self.sort == RULING:
            data["point"] = self.about(lang)
        return data


class Rulebook:
    """All entries of a game, in the order of the file."""

    def __init__(self, text: str, file: str, headings: Headings | None = None) -> None:
        headings = headings or Headings("")
        try:
            document = tomllib.loads(text)
            self.entries = [_entry(sort, row, headings) for sort in SORTS for row in document.get(sort, [])]
        except (KeyError, TypeError, tomllib.TOMLDecodeError) as error:
            reason = f"{type(error).__name__} {error}"
            raise BadContent("error.content", file=file, row="-", reason=reason) from error
        self.by_id = {entry.id: entry for entry in self.entries}
        self.prefixes = sorted({entry.id.split("-")[0] for entry in self.entries})  # what its ids begin with

    @classmethod
    def load(cls, game: GameInfo) -> Rulebook:
        """The rulebook of a game."""
        path = files(game.folder).joinpath("words", "rules.toml")
        if not path.is_file():
            raise LonghallError("error.no_rules", game=game.id)
        return cls(path.read_text(encoding="utf-8"), "rules.toml", headings_of(game))

    def sort(self, sort: str) -> list[Entry]:
        return [entry for entry in self.entries if entry.sort == sort]

    def play_rules(self) -> list[Entry]:
        """The rules that the program carries out."""
        return [entry for entry in self.sort(RULE) if entry.kind == PLAY]

    def find(self, id: str) -> Entry:
        """An entry by its id, in any case."""
        entry = self.by_id.get(id.strip().upper())
        if entry is None:
            raise LonghallError("error.no_rule", id=id)
        return entry

    def search(self, words: str, lang: str) -> list[Entry]:
        return [entry for entry in self.entries if entry.matches(words, lang)]


def headings_of(game: GameInfo) -> Headings:
    """The headings of a game's rulebook; a game that has none of its own keeps its sections as they are."""
    path = files(game.folder).joinpath("words", "headings.toml")
    return Headings(path.read_text(encoding="utf-8") if path.is_file() else "")


def _entry(sort: Sort, row: Mapping[str, Any], headings: Headings) -> Entry:
    return Entry(
        str(row["id"]),
        sort,
        str(row["kind"]) if sort == RULE else "",
        headings.of(str(row.get("section", ""))),
        tuple(row.get("rulings", ())),
        dict(row["text"]),
        dict(row["point"]) if sort == RULING else {},
    )
