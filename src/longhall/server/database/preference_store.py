"""Preferences of seats, with their queries."""

from __future__ import annotations

from sqlalchemy import JSON, ForeignKeyConstraint, String, delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, mapped_column

from longhall.server.database.bounded import bounded
from longhall.server.database.models import Base, Table
from longhall.server.database.store import IN_PLAY, Store


class Preference(Base):
    """What the server answers for a seat. `mark` is the turn or round that `passes` are for; an answer set in advance
    is its option and the key that it is written to the journal with."""

    __tablename__ = "preferences"

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    only_option: Mapped[bool]
    passes: Mapped[dict[str, str]] = mapped_column(JSON)
    until: Mapped[str] = mapped_column(String(8))
    mark: Mapped[str] = mapped_column(String(64))
    ahead: Mapped[list[list[str]]] = mapped_column(JSON)

    __table_args__ = (ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE"),)


class PreferenceStore:
    """The queries; each is one transaction."""

    def __init__(self, store: Store, shared: bool = True) -> None:
        self.session = store.session
        self.shared = shared  # other processes write to the same database
        self._unwishing: dict[str, bool] = {}  # tables where nobody prefers anything
        self._wishes = 0  # how often somebody has preferred something

    async def preference(self, table_id: str, seat: int) -> Preference | None:
        async with self.session() as session:
            return await session.get(Preference, (table_id, seat))

    async def preferences(self, table_id: str) -> list[Preference]:
        """Those of all seats. Few tables have any, and it is asked after every answer: that there are none is kept."""
        if table_id in self._unwishing:
            return []
        query, wishes = select(Preference).where(Preference.table_id == table_id), self._wishes
        async with self.session() as session:
            found = list(await session.scalars(query.order_by(Preference.seat)))
        if not found and not self.shared and wishes == self._wishes:
            bounded(self._unwishing)[table_id] = True
        return found

    async def prefer(self, row: Preference) -> None:
        try:
            await self._merge(row)
        except IntegrityError:  # the same seat was set for the first time at the same moment
            await self._merge(row)
        self._wishes += 1
        self._unwishing.pop(row.table_id, None)

    async def _merge(self, row: Preference) -> None:
        async with self.session.begin() as session:
            await session.merge(row)

    async def drop_ahead(self, table_id: str, seat: int, keys: set[str]) -> None:
        """Drop answers set in advance, whatever else has been set in the meantime."""
        async with self.session.begin() as session:
            row = await session.get(Preference, (table_id, seat))
            if row is not None:
                row.ahead = [each for each in row.ahead if each[1] not in keys]

    async def forget(self, table_id: str, seat: int) -> None:
        """Delete the preferences of a seat that is left."""
        query = delete(Preference).where(Preference.table_id == table_id, Preference.seat == seat)
        async with self.session.begin() as session:
            await session.execute(query)

    async def running_with_preferences(self) -> list[str]:
        query = select(Table.id).join(Preference, Preference.table_id == Table.id)
        query = query.where(Table.started.is_not(None), *IN_PLAY).distinct()
        async with self.session() as session:
            return list(await session.scalars(query))
