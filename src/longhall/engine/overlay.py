"""How a content pack lies over the rows of a game: field by field, and nothing that the game does not know."""

from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from typing import Any, NamedTuple

from longhall.engine.errors import BadContent
from longhall.engine.packs import Pack
from longhall.engine.toml_tables import (
    LANGUAGES,
    PRINTED,
    SOURCES,
    Table,
    are_named,
    are_rows,
    are_tables,
    is_text,
    key_of,
    row_name,
    rows_of,
    tables_in,
    wrong_type,
)


class Laid(NamedTuple):
    """A row of a pack that lies over one of the game."""

    file: str
    kind: str
    name: str
    table: Table


class Change(NamedTuple):
    """A value that a pack gives to a row; None: it was not there, or is gone."""

    kind: str
    id: str
    field: str
    old: Any
    new: Any


def lay_over(files: Mapping[str, Table], pack: Pack, fixed: Iterable[str]) -> Iterator[Laid]:
    """Lay the rows of a pack over those of the content files; a kind or row that is not there is refused."""
    shipped = {kind: value for tables in files.values() for kind, value in tables.items()}
    for kind, given in pack.tables.items():
        if kind not in shipped:
            raise BadContent("error.pack.kind", file=pack.file, kind=kind, allowed=list(shipped))
        for id, table, row in _pairs(pack, kind, "", shipped[kind], given):
            laid = Laid(pack.file, kind, row_name(kind, id), table)
            _lay_row(pack, laid.name, kind, row, table, set(fixed))
            row["source"] = _source(laid)
            yield laid


def _pairs(pack: Pack, kind: str, where: str, shipped: Any, given: Any) -> Iterator[tuple[str, Table, Table]]:
    """Every row of a pack with the row that it lies over."""
    name = f"{where}, {kind}" if where else kind
    is_list = isinstance(shipped, list)
    if not (are_tables(given) if is_list else isinstance(given, dict)):
        raise BadContent("error.pack.list" if is_list else "error.pack.table", file=pack.file, row=name, kind=kind)
    rows = dict(rows_of(shipped))
    key = key_of(next(iter(rows.values()), {})) if is_list else ""
    by_name = list(given.items()) if are_named(shipped) else rows_of(given) if is_list else [("", given)]
    seen: set[str] = set()
    for id, table in by_name:
        if is_list and key not in table:
            raise BadContent("error.pack.no_id", file=pack.file, row=name, field=key)
        if id not in rows:
            known = {"file": pack.file, "row": row_name(name, id), "allowed": list(rows)}
            raise BadContent("error.pack.row", game=pack.game, **known)
        if id in seen:
            raise BadContent("error.content.twice", file=pack.file, row=row_name(name, id))
        if not isinstance(table, dict):
            raise wrong_type(pack.file, name, id, dict, table)
        seen.add(id)
        yield id, table, rows[id]


def _lay_row(pack: Pack, name: str, path: str, row: Table, given: Table, fixed: set[str]) -> None:
    for field, value in given.items():
        here, old = f"{path}.{field}", row.get(field)
        if here in fixed and value != old:
            raise BadContent("error.pack.fixed", file=pack.file, row=name, field=field)
        if is_text(old) and isinstance(value, dict):
            row[field] = _text_over(old, value)
        elif are_rows(old):
            for id, table, inner in _pairs(pack, field, name, old, value):
                _lay_row(pack, f"{name}, {row_name(field, id)}", here, inner, table, fixed)
        else:
            row[field] = deepcopy(value)


def _text_over(old: Any, given: Table) -> Table:
    """Words for all languages, or for some: then the others keep theirs."""
    if "all" in given:
        return dict(given)
    return {**{lang: old.get("all", old.get(lang)) for lang in LANGUAGES}, **given}


def _source(laid: Laid) -> str:
    """Where the values are from; whoever types in printed cards need not say it."""
    source = laid.table.get("source", PRINTED)
    if source not in SOURCES:
        words = {"field": "source", "value": source, "allowed": list(SOURCES)}
        raise BadContent("error.content.word", file=laid.file, row=laid.name, **words)
    return str(source)


# Fields that nobody knows

Shapes = dict[str, set[type]]


def shapes(files: Mapping[str, Table]) -> Shapes:
    """Every field of the content by its path, `warrior.effects.window`, with the types that it has."""
    found: Shapes = {}
    for tables in files.values():
        for kind, value in tables.items():
            for _, row in rows_of(value):
                _add_shapes(found, kind, row)
    return found


def _add_shapes(found: Shapes, path: str, table: Table) -> None:
    for field, value in table.items():
        found.setdefault(f"{path}.{field}", set()).add(type(value))
        for inner in tables_in(value):
            _add_shapes(found, f"{path}.{field}", inner)


def refuse_unknown(laid: Laid, shipped: Shapes, read: set[str]) -> None:
    """Refuse a field that the game neither reads nor has in any row of the kind, and one that it does not read if it
    is of another type there."""
    _refuse(laid, laid.kind, "", laid.table, shipped, read)


def _refuse(laid: Laid, path: str, prefix: str, table: Table, shipped: Shapes, read: set[str]) -> None:
    for field, value in table.items():
        here = f"{path}.{field}"
        if here not in read:
            types = shipped.get(here)
            if types is None:
                known = sorted(each[len(path) + 1 :] for each in {*shipped, *read} if _is_right_below(each, path))
                words = {"field": f"{prefix}{field}", "allowed": known}
                raise BadContent("error.pack.field", file=laid.file, row=laid.name, **words)
            if type(value) not in types:
                raise wrong_type(laid.file, laid.name, f"{prefix}{field}", min(types, key=str), value)
        if f"{here}.*" not in read:
            for inner in tables_in(value):
                _refuse(laid, here, f"{prefix}{field}.", inner, shipped, read)


def _is_right_below(each: str, path: str) -> bool:
    return each.startswith(f"{path}.") and "." not in each[len(path) + 1 :]


# What packs change


def changes(before: Mapping[str, Table], after: Mapping[str, Table]) -> list[Change]:
    """Every value in which the rows of two contents differ."""
    found = []
    for name, tables in before.items():
        for kind, value in tables.items():
            for (id, old), (_, new) in zip(rows_of(value), rows_of(after[name][kind]), strict=True):
                one, other = flat(old), flat(new)
                for field in dict.fromkeys([*one, *other]):
                    if one.get(field) != other.get(field):
                        found.append(Change(kind, id, field, one.get(field), other.get(field)))
    return found


def flat(row: Table) -> Table:
    """A row field by field: texts by language, rows inside it by their ids."""
    found: Table = {}
    for field, value in row.items():
        if is_text(value):
            found.update({f"{field}.{lang}": value.get("all", value.get(lang)) for lang in LANGUAGES})
        elif are_rows(value):
            for id, inner in rows_of(value):
                found.update({f"{field}.{id}.{name}": each for name, each in flat(inner).items()})
        else:
            found[field] = value
    return found
