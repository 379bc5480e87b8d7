"""Components as data: TOML files beside a game, turned into typed rows once, and refused when something is wrong."""

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from longhall.engine.errors import BadContent

LANGUAGES = ("en", "pt", "es")
SOURCES = ("rulebook", "public", "recalled", "reconstructed")


class Text:
    """Words in the three languages."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.table = {lang: str(table["all"] if "all" in table else table[lang]) for lang in LANGUAGES}

    def __getitem__(self, lang: str) -> str:
        return self.table[lang]


class Row:
    """A row of a content file; every getter names file, row and field when the value is not what it must be."""

    def __init__(self, file: str, kind: str, data: dict[str, Any]) -> None:
        self.file = file
        self.kind = kind
        self.data = data
        self.id = str(data.get("id", data.get("value", kind)))

    def fail(self, reason: str) -> BadContent:
        return BadContent("error.content", file=self.file, row=f"{self.kind} {self.id}", reason=reason)

    def _get(self, field: str, kind: type, default: Any = None) -> Any:
        if field not in self.data and default is not None:
            return default
        value = self.data.get(field)
        if type(value) is not kind:
            raise self.fail(f"{field} must be {kind.__name__}, not {value!r}")
        return value

    def integer(self, field: str, low: int, high: int, default: int | None = None) -> int:
        value = int(self._get(field, int, default))
        if not low <= value <= high:
            raise self.fail(f"{field} must be from {low} to {high}, not {value}")
        return value

    def flag(self, field: str, default: bool | None = None) -> bool:
        return bool(self._get(field, bool, default))

    def word(self, field: str, allowed: Sequence[str] = ()) -> str:
        value = str(self._get(field, str))
        if allowed and value not in allowed:
            raise self.fail(f"{field} must be one of {', '.join(allowed)}, not {value}")
        return value

    def words(self, field: str, allowed: Sequence[str] = ()) -> list[str]:
        values = list(self._get(field, list))
        for value in values:
            if not isinstance(value, str) or (allowed and value not in allowed):
                raise self.fail(f"{field} holds {value!r}, which is not one of {', '.join(allowed)}")
        return values

    def numbers(self, field: str) -> list[int]:
        values = list(self._get(field, list))
        if not all(type(value) is int for value in values):
            raise self.fail(f"{field} must hold whole numbers")
        return values

    def table(self, field: str) -> dict[str, Any]:
        return dict(self._get(field, dict))

    def rows(self, field: str) -> list["Row"]:
        """The tables of a list, as rows of their own."""
        found = self._get(field, list)
        if not all(isinstance(table, dict) for table in found):
            raise self.fail(f"{field} must be a list of tables")
        return [Row(self.file, f"{self.kind} {self.id} {field}", table) for table in found]

    def text(self, field: str) -> Text:
        table = self._get(field, dict)
        missing = [] if "all" in table else [lang for lang in LANGUAGES if not table.get(lang)]
        if missing:
            raise self.fail(f"{field} has no words in {', '.join(missing)}")
        return Text(table)

    def source(self) -> str:
        return self.word("source", SOURCES)


class Content:
    """The content files of a game, as rows by kind in the order of the files."""

    def __init__(self, package: str, names: Sequence[str]) -> None:
        self.files: dict[str, dict[str, Any]] = {}
        for name in names:
            text = files(package).joinpath("content", name).read_text(encoding="utf-8")
            self.files[name] = self._parse(name, text)

    @staticmethod
    def _parse(name: str, text: str) -> dict[str, Any]:
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadContent("error.content", file=name, row="-", reason=str(error)) from error

    def one(self, name: str, kind: str) -> Row:
        """A table that is there once."""
        if not isinstance(self.files[name].get(kind), dict):
            raise BadContent("error.content", file=name, row=kind, reason="is missing")
        return Row(name, kind, self.files[name][kind])

    def many(self, name: str, kind: str) -> list[Row]:
        """All rows of a kind; their ids must differ."""
        rows = [Row(name, kind, table) for table in self.files[name].get(kind, [])]
        seen: set[str] = set()
        for row in rows:
            if row.id in seen:
                raise row.fail("is there twice")
            seen.add(row.id)
        return rows
