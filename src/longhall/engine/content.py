"""Components as data: TOML files beside a game, turned into typed rows once, and refused when something is wrong.

Content packs (`engine/packs.py`) lie over these files and are checked as the files are: by whoever reads the rows.
"""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from longhall.engine import overlay
from longhall.engine.errors import BadContent
from longhall.engine.packs import Pack, packs_of
from longhall.engine.toml_tables import (
    LANGUAGES,
    SOURCES,
    Table,
    are_named,
    are_tables,
    head_of,
    id_of,
    parse,
    row_name,
    rows_of,
    tables_in,
    wrong_type,
)

FIELD_SOURCE = "_source"  # how a field ends that names the source of another one


class Text:
    """Words in the three languages."""

    def __init__(self, table: Table) -> None:
        self.table = {lang: str(table["all"] if "all" in table else table[lang]) for lang in LANGUAGES}

    def __getitem__(self, lang: str) -> str:
        return self.table[lang]


class Row:
    """A row of a content file; every getter names file, row and field when the value is not what it must be. It notes
    which fields are asked for, so that others can be refused in a pack."""

    def __init__(self, file: str, kind: str, data: Table, name: str = "", read: set[str] | None = None) -> None:
        self.file = file
        self.kind = kind  # its path in the content: `warrior`, `warrior.effects`
        self.data = data
        self.id = id_of(data)
        self.name = name or row_name(kind, self.id)  # as messages call it
        self.read: set[str] = set() if read is None else read

    def fail(self, key: str, **words: object) -> BadContent:
        """What is wrong with the row: the key of a message, which also gets its file and its name."""
        return BadContent(key, file=self.file, row=self.name, **words)

    def has(self, field: str) -> bool:
        """Is an optional field there?"""
        self.read.add(f"{self.kind}.{field}")
        return field in self.data

    def _get(self, field: str, kind: type, default: Any = None) -> Any:
        if not self.has(field):
            if default is not None:
                return default
            raise self.fail("error.content.no_field", field=field)
        value = self.data[field]
        if type(value) is not kind:
            raise wrong_type(self.file, self.name, field, kind, value)
        return value

    def integer(self, field: str, low: int, high: int, default: int | None = None) -> int:
        value = int(self._get(field, int, default))
        if not low <= value <= high:
            raise self.fail("error.content.range", field=field, low=low, high=high, value=value)
        return value

    def flag(self, field: str, default: bool | None = None) -> bool:
        return bool(self._get(field, bool, default))

    def word(self, field: str, allowed: Sequence[str] = ()) -> str:
        value = str(self._get(field, str))
        if allowed and value not in allowed:
            raise self.fail("error.content.word", field=field, value=value, allowed=list(allowed))
        return value

    def words(self, field: str, allowed: Sequence[str] = ()) -> list[str]:
        values = list(self._get(field, list))
        for value in values:
            if not isinstance(value, str) or (allowed and value not in allowed):
                raise self.fail("error.content.word", field=field, value=value, allowed=list(allowed))
        return values

    def numbers(self, field: str) -> list[int]:
        values = list(self._get(field, list))
        if not all(type(value) is int for value in values):
            raise self.fail("error.content.numbers", field=field)
        return values

    def table(self, field: str) -> Table:
        """A table whose keys its reader checks."""
        self.read.add(f"{self.kind}.{field}.*")
        return dict(self._get(field, dict))

    def rows(self, field: str) -> list["Row"]:
        """The tables of a list, as rows of their own."""
        found = self._get(field, list)
        if not are_tables(found):
            raise self.fail("error.content.tables", field=field)
        return [
            Row(self.file, f"{self.kind}.{field}", table, f"{self.name}, {field} {table.get('id', number)}", self.read)
            for number, table in enumerate(found, 1)
        ]

    def text(self, field: str) -> Text:
        self.read.update(f"{self.kind}.{field}.{key}" for key in (*LANGUAGES, "all", "of"))
        if self.has(field) and not isinstance(self.data[field], dict):
            raise self.fail("error.content.text", field=field)
        table = self._get(field, dict)
        needed = ("all",) if "all" in table else LANGUAGES
        missing = [lang for lang in needed if not isinstance(table.get(lang), str) or not table[lang]]
        if missing:
            raise self.fail("error.content.no_words", field=field, missing=missing)
        return Text(table)

    def source(self) -> str:
        return self.word("source", SOURCES)


class Listed(NamedTuple):
    """A row as a list of the content shows it."""

    file: str
    kind: str
    id: str
    head: str  # how it begins in TOML
    data: Table

    @property
    def source(self) -> str:
        return str(self.data.get("source", ""))

    def fields_from(self, source: str) -> list[str]:
        """The fields that name another source than their row does, and that name this one: `detail_source`."""
        return [] if self.source == source else sorted(set(_fields_from(self.data, source)))

    def name(self, lang: str) -> str:
        """What people call it; empty where it has no name."""
        words = self.data.get("name", {})
        return str(words.get("all", words.get(lang, "")))


def _fields_from(table: Table, source: str) -> Iterator[str]:
    for field, value in table.items():
        if field.endswith(FIELD_SOURCE) and value == source:
            yield field.removesuffix(FIELD_SOURCE)
        for inner in tables_in(value):
            yield from _fields_from(inner, source)


class Content:
    """The content files of a game, as rows by kind in the order of the files, with packs laid over them. `fixed` are
    the fields that no pack may change, because options depend on them: `warrior.human`."""

    def __init__(
        self, package: str, names: Sequence[str], packs: Sequence[Pack] = (), fixed: Sequence[str] = ()
    ) -> None:
        self.files: dict[str, Table] = {name: deepcopy(_shipped(package, name)) for name in names}
        self.fixed = fixed
        self._packs = packs
        self._shapes = overlay.shapes(self.files) if packs else {}
        self._read: set[str] = set()
        self._laid = [laid for pack in packs for laid in overlay.lay_over(self.files, pack, fixed)]

    def one(self, name: str, kind: str) -> Row:
        """A table that is there once."""
        if not isinstance(self.files[name].get(kind), dict):
            raise BadContent("error.content.no_row", file=name, row=kind)
        return self._row(name, kind, "", self.files[name][kind])

    def named(self, name: str, kind: str) -> dict[str, Row]:
        """Tables that are known by their names: `[mode.duel]`."""
        tables = self.files[name].get(kind)
        if not are_named(tables):
            raise BadContent("error.content.no_row", file=name, row=kind)
        return {id: self._row(name, kind, id, table) for id, table in rows_of(tables)}

    def many(self, name: str, kind: str) -> list[Row]:
        """All rows of a kind; their ids must differ."""
        rows = [self._row(name, kind, id_of(table), table) for table in self.files[name].get(kind, [])]
        seen: set[str] = set()
        for row in rows:
            if row.id in seen:
                raise row.fail("error.content.twice")
            seen.add(row.id)
        return rows

    def _row(self, name: str, kind: str, id: str, table: Table) -> Row:
        """A row, which names the packs that lie over it; any other may be wrong because of all of them."""
        called = row_name(kind, id)
        over = list(dict.fromkeys(laid.file for laid in self._laid if laid.name == called))
        file = " + ".join(over or [name, *(pack.file for pack in self._packs)])
        return Row(file, kind, table, called, self._read)

    def check_packs(self) -> None:
        """Refuse fields that are unknown. To be called when all rows were read: then it is known which fields are."""
        for laid in self._laid:
            overlay.refuse_unknown(laid, self._shapes, self._read)

    def listed(self) -> list[Listed]:
        """Every row, in the order of the files."""
        return [
            Listed(name, kind, id, head_of(kind, value, id), table)
            for name, tables in self.files.items()
            for kind, value in tables.items()
            for id, table in rows_of(value)
        ]


@cache
def _shipped(package: str, name: str) -> Table:
    return parse(name, files(package).joinpath(name).read_text(encoding="utf-8"))


class Shelf:
    """Where the content of a game lies, and which fields no pack may change."""

    def __init__(self, package: str, names: Sequence[str], fixed: Sequence[str] = ()) -> None:
        self.package = package
        self.names = names
        self.fixed = fixed

    def open(self, content: str = "") -> Content:
        """The content files with these packs over them."""
        return Content(self.package, self.names, packs_of(content), self.fixed)
