"""Settings of tables and clocks of seats, with their queries."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Double, ForeignKey, ForeignKeyConstraint, String, select
from sqlalchemy.orm import Mapped, mapped_column

from longhall.server.database.bounded import bounded
from longhall.server.database.models import Base, Moment, Table
from longhall.server.database.store import IN_PLAY, Store


class TableSettings(Base):
    """What was agreed when a table was opened; there is no clock if `turn` is nothing."""

    __tablename__ = "table_settings"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    spectators_talk: Mapped[bool]
    turn: Mapped[int | None]  # seconds
    reserve: Mapped[int]  # seconds


class SeatClock(Base):
    """The clock of a seat: seconds left of the turn and of the reserve, at `since` if it runs."""

    __tablename__ = "seat_clocks"

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    turn: Mapped[float] = mapped_column(Double)
    reserve: Mapped[float] = mapped_column(Double)
    since: Mapped[datetime | None] = mapped_column(Moment)
    deadline: Mapped[datetime | None] = mapped_column(Moment, index=True)
    mark: Mapped[str] = mapped_column(String(64))  # the turn that it runs for

    __table_args__ = (ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE"),)


class ClockStore:
    """The queries; each is one transaction. The settings of a table change before it starts alone, and are
    cached from then on."""

    def __init__(self, store: Store) -> None:
        self.session = store.session
        self._settings: dict[str, TableSettings] = {}

    async def table_settings(self, table_id: str) -> TableSettings:
        """Tables without a row of their own let spectators talk and have no clock."""
        found = self._settings.get(table_id)
        if found is None:
            async with self.session() as session:
                found = await session.get(TableSettings, table_id)
                running = await session.scalar(select(Table.started).where(Table.id == table_id)) is not None
            found = found or TableSettings(table_id=table_id, spectators_talk=True, turn=None, reserve=0)
            if running:
                bounded(self._settings)[table_id] = found
        return found

    def forget(self, table_id: str) -> None:
        """Read the settings of a table again: its host has changed them."""
        self._settings.pop(table_id, None)

    async def clocks(self, table_id: str) -> list[SeatClock]:
        query = select(SeatClock).where(SeatClock.table_id == table_id).order_by(SeatClock.seat)
        async with self.session() as session:
            return list(await session.scalars(query))

    async def set_clocks(self, rows: Sequence[SeatClock]) -> None:
        async with self.session.begin() as session:
            for row in rows:
                await session.merge(row)

    async def overdue(self, at: datetime) -> list[tuple[str, int]]:
        """Tables and seats whose time is out."""
        query = select(SeatClock.table_id, SeatClock.seat).where(SeatClock.deadline <= at)
        async with self.session() as session:
            return [(table_id, seat) for table_id, seat in await session.execute(query)]

    async def running_with_clocks(self) -> list[str]:
        query = (
            select(Table.id)
            .join(TableSettings, TableSettings.table_id == Table.id)
            .where(TableSettings.turn.is_not(None))
        )
        async with self.session() as session:
            found = await session.scalars(query.where(Table.started.is_not(None), *IN_PLAY))
            return list(found)
