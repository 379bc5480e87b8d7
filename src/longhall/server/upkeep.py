"""What a host does with tables from the command line: see whether all of them can be loaded, take one back to an
earlier position, close one. `rewind_votes` lets the persons at a table take it back themselves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import select

from longhall.engine.errors import LonghallError
from longhall.engine.events import EVERYONE, Event
from longhall.engine.position import Position
from longhall.server import heads
from longhall.server.conversion import convert, replayed
from longhall.server.database.models import ABANDONED, Entry, Head, Keyframe, Table, now
from longhall.server.database.records import Change
from longhall.server.database.store import EntryConflict, Store
from longhall.server.errors import Frozen, NotNow

NOBODY = -1  # the seat of entries that the host makes
BATCH = 200  # tables that are read at once


class Checked(NamedTuple):
    """A table that was tried, and why it cannot be loaded: the kind of error and what it says; empty if it can."""

    table: Table
    fault: str


async def check(store: Store) -> AsyncIterator[Checked]:
    """Load every table that is not closed, and change nothing."""
    last = ""
    while True:
        query = select(Table).where(Table.id > last, Table.closed.is_(None)).order_by(Table.id).limit(BATCH)
        async with store.session() as session:
            tables = list(await session.scalars(query))
        if not tables:
            return
        for table in tables:
            yield Checked(table, await _fault(store, table))
        last = tables[-1].id


async def _fault(store: Store, table: Table) -> str:
    head = await store.head(table.id)
    try:
        if head is None:
            await _try_journal(store, table)
        else:
            await _try_head(store, table, head)
    except Frozen as error:
        return error.key
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


async def _try_head(store: Store, table: Table, head: Head) -> None:
    beyond = await store.entries(table.id, head.number)
    if beyond:
        _, entries, line, _ = await store.stored(table.id)
        behind = [entry for entry in entries if entry.number <= head.number]
        heads.resumed(table, head, heads.journal_of(line, behind), [], beyond)
    else:
        info, options = heads.info_of(table)
        if head.rules > info.rules_version:
            raise Frozen("error.table.newer")
        heads.decoded(info, options, head.position)


async def _try_journal(store: Store, table: Table) -> None:
    """A table from before there were heads."""
    entries = await store.entries(table.id)
    found = replayed(table, await store.start_position(table.id), entries, await store.snapshot(table.id))
    if found is None or (entries and found.number != entries[-1].number):
        raise Frozen("error.table.frozen")


# What changes a table


async def points(store: Store, table_id: str) -> list[Keyframe]:
    """The positions that a table can be taken back to, the first one first."""
    await _converted(store, table_id)
    beginning = await store.start_position(table_id)
    before = 0 if beginning is None else len(beginning.line)
    return [row for row in await store.keyframes(table_id) if row.gestures >= before]


async def rewind(store: Store, table_id: str, to: int) -> int:
    """Take a table back to the last keyframe that lies not after entry `to`: it becomes the head. What came after it
    stays in the journal. After which entry does it stand now?"""
    table, head = await _open_table(store, table_id)
    found = [row for row in await points(store, table_id) if row.number <= to]
    if not found:
        raise LonghallError("error.tables.point", table=table_id, to=to)
    row = found[-1]
    try:
        position = _loaded(table, row)
    except Exception as error:
        raise LonghallError("error.tables.load", table=table_id, to=row.number) from error
    await _rewind_to(store, table, head, row, position, Event("table.rewound", {"n": row.number}, {}, EVERYONE))
    return row.number


async def last_point(store: Store, table: Table) -> tuple[Keyframe, Position] | None:
    """The last position of a table that today's rules can load."""
    for row in reversed(await points(store, table.id)):
        with suppress(Exception):  # one that does not fit the rules either
            return row, _loaded(table, row)
    return None


async def rewind_agreed(store: Store, table_id: str, number: int) -> None:
    """Take a frozen table back to the last position that can be loaded, as its persons have agreed to when its last
    entry was `number`. Raises EntryConflict if the table has gone on meanwhile."""
    table, head = await _open_table(store, table_id)
    found = await last_point(store, table)
    if found is None:
        raise NotNow("error.rewind.impossible")
    await _rewind_to(store, table, head, *found, Event("table.went_back", {}, {}, EVERYONE), number + 1)


def _loaded(table: Table, row: Keyframe) -> Position:
    info, options = heads.info_of(table)
    return heads.decoded(info, options, row.position)


async def _rewind_to(
    store: Store, table: Table, head: Head, row: Keyframe, position: Position, told: Event, number: int | None = None
) -> None:
    info, _ = heads.info_of(table)
    values: dict[str, Any] = {
        "rules": min(head.rules, info.rules_version),
        "position": row.position,
        "floor_gestures": row.gestures,
        "floor": None,
    }
    asked = [ask.seat for ask in position.open_asks if ask.options]
    changes: dict[str, Any] = {"asked": asked, "finished": None, "frozen": None, "deal_known": True}
    await _write(store, table.id, [heads.REWIND, str(row.number)], told, changes, values, row.gestures, number)


async def close(store: Store, table_id: str) -> None:
    """Close a table: nobody can play there any more, and its log can be read."""
    await _open_table(store, table_id)
    told = Event("table.closed", {}, {}, EVERYONE)
    await _write(store, table_id, [heads.CLOSE], told, {"asked": [], "closed": now()}, {}, None)


async def abandon(store: Store, table_id: str) -> None:
    """End a game without a result, as all its persons have agreed to."""
    await _open_table(store, table_id)
    told = Event("table.abandoned", {}, {}, EVERYONE)
    changes = {"asked": [], "closed": now(), "ended": ABANDONED}
    await _write(store, table_id, [heads.CLOSE], told, changes, {}, None)


async def _open_table(store: Store, table_id: str) -> tuple[Table, Head]:
    """A table whose game is not over, and its head."""
    await _converted(store, table_id)
    table, head = await store.table(table_id), await store.head(table_id)
    if table.finished is not None:
        raise LonghallError("error.table.finished")
    if table.closed is not None:
        raise LonghallError("error.table.closed")
    if head is None:
        raise LonghallError("error.tables.head", table=table_id)
    return table, head


async def _converted(store: Store, table_id: str) -> None:
    table = await store.table(table_id)
    if await store.head(table_id) is None:
        await convert(store, table)


async def _write(
    store: Store,
    table_id: str,
    words: list[str],
    told: Event,
    table: dict[str, Any],
    head: dict[str, Any],
    kept: int | None,
    wanted: int | None = None,
) -> None:
    """Write an entry of the host, or of the whole table. A server that runs meanwhile comes second with its next entry,
    and reads this one. Only with the number that is wanted, if one is."""
    for _ in range(20):
        entries, at = await store.entries(table_id), now()
        number = entries[-1].number + 1 if entries else 1
        if wanted not in (None, number):
            raise EntryConflict
        entry = Entry(
            table_id=table_id, number=number, seat=NOBODY, words=words, key=None, at=at, told=[told.to_data()]
        )
        try:
            await store.append(Change(entry, {**table, "changed": at}, {**head, "number": number}, None, kept))
        except EntryConflict:
            continue
        return
    raise LonghallError("error.table.busy")
