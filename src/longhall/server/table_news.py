"""What happened last at a guest's tables, as the guest may know it. What others do in secret changes neither the event
nor its time: an entry that tells the guest nothing is passed over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from longhall.engine.events import events_for
from longhall.server.database import lobby_store
from longhall.server.database.models import Entry, Table
from longhall.server.database.store import Store
from longhall.server.heads import log_of
from longhall.server.schema.tables import TableNews

MOST = 64  # entries that are looked through for one that tells something


async def news_of(store: Store, tables: Sequence[Table], held: Mapping[str, Sequence[int]]) -> dict[str, TableNews]:
    """The news of those tables that run, by table; who holds several seats is told what spectators are."""
    running = [table for table in tables if table.started and not table.finished and not table.closed]
    entries = await lobby_store.last_entries(store, [table.id for table in running], MOST)
    found: dict[str, TableNews] = {}
    for table in running:
        own = held[table.id]
        news = _last(table, own[0] if len(own) == 1 else table.seats, entries.get(table.id, []))
        if news is not None:
            found[table.id] = news
    return found


def _last(table: Table, observer: int, entries: Sequence[Entry]) -> TableNews | None:
    for entry in entries:
        events = events_for(log_of(table.game, [], [entry]), observer)
        if events:
            return TableNews(entry.at, events[-1]["key"], events[-1]["args"])
    return None
