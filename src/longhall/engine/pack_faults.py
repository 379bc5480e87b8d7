"""Finds every fault of content packs, not only the first.

Whoever reads the rows stops at the first fault. So the value at fault is left out of a copy of its pack, and the rest
is tried again, until nothing is wrong or a fault cannot be pinned to a value of a pack.
"""

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any

from longhall.engine.errors import BadContent
from longhall.engine.packs import Pack, content_of, forget, known_packs, remember
from longhall.engine.toml_tables import Table, are_named, key_of, row_name, rows_of

OF_A_KIND = ("error.pack.kind", "error.pack.list", "error.pack.table")
MOST = 100  # faults; nobody reads more at once


def all_faults(open_content: Callable[[str], object], packs: Sequence[Pack], first: BadContent) -> list[BadContent]:
    """The faults of packs, beginning with the one that was met."""
    faults = [first]
    while len(faults) < MOST:
        trial = _without(packs, faults[-1])
        if trial is None:
            return faults
        fault, packs = _fault_of(open_content, trial), trial
        if fault is None or _without(packs, fault) is None:  # what cannot be pinned to a pack may come of the gap
            return faults
        faults.append(fault)
    return faults


def _fault_of(open_content: Callable[[str], object], packs: Sequence[Pack]) -> BadContent | None:
    known = {pack.digest for pack in known_packs()}
    try:
        remember(packs)
        open_content(content_of(packs))
    except BadContent as fault:
        return fault
    finally:
        forget(pack for pack in packs if pack.digest not in known)
    return None


def _without(packs: Sequence[Pack], fault: BadContent) -> list[Pack] | None:
    """The packs without the value at fault; None: it is in none of them."""
    names = str(fault.words.get("file", "")).split(" + ")
    for number in reversed(range(len(packs))):
        pack = packs[number]
        tables = deepcopy(pack.tables)
        if pack.file in names and _leave_out(tables, fault):
            less = Pack(pack.file, pack.game, pack.name, pack.author, tables, {})
            return [*packs[:number], less, *packs[number + 1 :]]
    return None


def _leave_out(tables: Table, fault: BadContent) -> bool:
    """Take the value at fault out of the tables of a pack. Was it there?"""
    kind, row, *inside = str(fault.words.get("kind", "")), *str(fault.words.get("row", "")).split(", ")
    if fault.key in OF_A_KIND and not inside and kind in tables:
        del tables[kind]
        return True
    field = inside[0].split(" ")[0] if inside else str(fault.words.get("field", "")).split(".")[0]
    for kind, given in list(tables.items()):
        if row == kind:
            return _out_of_kind(tables, kind, field)
        if isinstance(given, list | dict) and _out_of_row(given, kind, row, field):
            return True
    return False


def _out_of_kind(tables: Table, kind: str, field: str) -> bool:
    """From a table that is there once, or from a list the rows that have no id."""
    given = tables[kind]
    if isinstance(given, dict) and field in given:
        del given[field]
    elif isinstance(given, list) and any(not key_of(table) for table in given):
        tables[kind] = [table for table in given if key_of(table)]
    else:
        del tables[kind]
    return True


def _out_of_row(given: Any, kind: str, name: str, field: str) -> bool:
    """From a row its field, or all of it if the field is not there; of two with the same id the second."""
    if isinstance(given, dict) and not are_named(given):
        return False
    found = [(id, table) for id, table in rows_of(given) if row_name(kind, id) == name]
    if not found:
        return False
    id, table = found[-1]
    if len(found) == 1 and field in table:
        del table[field]
    elif isinstance(given, list):
        given.pop(max(place for place, each in enumerate(given) if each is table))
    else:
        del given[id]
    return True
