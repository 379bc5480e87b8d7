"""Lists of tables: those that are open or can be watched, and those of a guest."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from longhall.server import serializers, table_news
from longhall.server.database import lobby_store
from longhall.server.database.models import OPEN, PERSON, Seat, Table
from longhall.server.database.statistics_queries import Standings
from longhall.server.database.store import Store
from longhall.server.schema import tables


class TableLists:
    """What is told of several tables at once."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def infos(self, rows: Sequence[Table]) -> list[tables.Table]:
        seats = await self.store.seats_of([row.id for row in rows])
        return [serializers.table_of(row, seats[row.id]) for row in rows]

    async def public(self, rows: Sequence[Table]) -> list[tables.ListedTable]:
        """Public tables, with the ratings of those who sit there."""
        ratings = await Standings(self.store).ratings_at([row.id for row in rows])
        return [
            tables.ListedTable(**msgspec.structs.asdict(table), span=_span(ratings.get(table.id, [])))
            for table in await self.infos(rows)
        ]

    async def mine(self, guest: str, news: bool = False) -> list[tables.MyTable]:
        """The tables where a guest has seats, where it must answer, and perhaps what happened there last; then those
        that the guest is invited to."""
        held = await self.store.tables_of(guest)
        away = await lobby_store.archived_by(self.store, guest)
        rows = await self.store.tables(list(held))
        told = await table_news.news_of(self.store, rows, held) if news else {}
        own = [
            tables.MyTable(
                table=table,
                mine=held[table.id],
                my_turn=[seat for seat in held[table.id] if seat in table.asked],
                archived=table.id in away,
                news=told.get(table.id),
            )
            for table in await self.infos(rows)
        ]
        return own + await self._invited(guest, set(held))

    async def _invited(self, guest: str, held: set[str]) -> list[tables.MyTable]:
        """The tables where a guest may sit down because somebody told them the code, or wants to play once more."""
        found = {each.table_id: each for each in await lobby_store.invitations_of(self.store, guest)}
        rows = await self.store.tables([table_id for table_id in found if table_id not in held])
        seats = await self.store.seats_of([row.id for row in rows])
        return [
            tables.MyTable(
                table=serializers.table_of(row, seats[row.id]),
                mine=[],
                my_turn=[],
                archived=False,
                news=None,
                code=row.code,
                again_of=found[row.id].again_of,
            )
            for row in rows
            if guest not in row.sent_away and _has_room(row, seats[row.id])
        ]


def _has_room(table: Table, seats: Sequence[Seat]) -> bool:
    """Is there a seat at which whoever knows the code may sit down?"""
    if table.finished is not None or serializers.stopped_of(table) is not None:
        return False
    return any((row.kind == OPEN and not row.locked) or (row.kind == PERSON and row.offered) for row in seats)


def _span(ratings: Sequence[float]) -> tables.RatingSpan | None:
    return tables.RatingSpan(min(ratings), max(ratings)) if ratings else None
