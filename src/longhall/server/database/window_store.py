"""Windows of tables, the answers that wait in them, and standing orders, with their queries."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import JSON, ForeignKey, ForeignKeyConstraint, String, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from longhall.server.database.models import Base, Moment, Table
from longhall.server.database.store import IN_PLAY, Store

MOST_HOLDS = 2  # in a window


class Window(Base):
    """The last window of a table. It is open while the journal of the game has `at_entry` entries."""

    __tablename__ = "windows"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    at_entry: Mapped[int]
    opened: Mapped[datetime] = mapped_column(Moment)
    closes: Mapped[datetime | None] = mapped_column(Moment)  # as all are told
    due: Mapped[datetime | None] = mapped_column(Moment, index=True)  # when the server closes it
    holds: Mapped[int]
    closing: Mapped[bool]  # no answer is taken any more


class WindowAnswer(Base):
    """What a seat has answered in a window; it is given when the window closes."""

    __tablename__ = "window_answers"

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    at_entry: Mapped[int]
    options: Mapped[list[str]] = mapped_column(JSON)
    key: Mapped[str | None] = mapped_column(String(64))

    __table_args__ = (ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE"),)


class StandingOrder(Base):
    """A person lets windows go by until something happens: until `mark` is another."""

    __tablename__ = "standing_orders"

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    until: Mapped[str] = mapped_column(String(8))
    mark: Mapped[str] = mapped_column(String(64))

    __table_args__ = (ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE"),)


class WindowStore:
    """The queries; each is one transaction. What changes a window first locks its row, so that an answer is either kept
    before it begins to close, or refused."""

    def __init__(self, store: Store) -> None:
        self.session = store.session

    async def window(self, table_id: str) -> Window | None:
        async with self.session() as session:
            return await session.get(Window, table_id)

    async def open(self, row: Window) -> Window:
        """Open a window, unless another process was quicker. Returns the one that is open."""
        try:
            async with self.session.begin() as session:
                earlier = delete(Window).where(Window.table_id == row.table_id, Window.at_entry != row.at_entry)
                await session.execute(earlier)
                if await session.get(Window, row.table_id) is None:
                    session.add(row)
        except IntegrityError:
            pass
        return await self.window(row.table_id) or row

    async def answers(self, table_id: str, at_entry: int) -> dict[int, WindowAnswer]:
        """The answers that wait in a window, by seat."""
        query = select(WindowAnswer).where(WindowAnswer.table_id == table_id, WindowAnswer.at_entry == at_entry)
        async with self.session() as session:
            return {row.seat: row for row in await session.scalars(query)}

    async def has_key(self, table_id: str, seat: int, key: str) -> bool:
        """Was this the key of the seat's last answer in a window?"""
        async with self.session() as session:
            row = await session.get(WindowAnswer, (table_id, seat))
        return row is not None and row.key == key

    async def keep(self, row: WindowAnswer) -> bool:
        """Keep an answer, if its window is open."""
        async with self.session.begin() as session:
            if not await _change(session, row.table_id, row.at_entry):
                return False
            await session.merge(row)
            return True

    async def withdraw(self, table_id: str, at_entry: int, seat: int) -> bool:
        """Forget an answer that was kept, if its window is open."""
        of_seat = (WindowAnswer.table_id == table_id, WindowAnswer.seat == seat, WindowAnswer.at_entry == at_entry)
        async with self.session.begin() as session:
            if not await _change(session, table_id, at_entry):
                return False
            await session.execute(delete(WindowAnswer).where(*of_seat))
            return True

    async def hold(self, row: Window, closes: datetime) -> bool:
        """Let a window close later, if nobody has held it in the meantime."""
        if row.holds >= MOST_HOLDS:
            return False
        values = {"holds": row.holds + 1, "closes": closes, "due": closes}
        async with self.session.begin() as session:
            return await _change(session, row.table_id, row.at_entry, row.holds, **values)

    async def set_times(self, row: Window, closes: datetime | None, due: datetime | None) -> bool:
        async with self.session.begin() as session:
            return await _change(session, row.table_id, row.at_entry, row.holds, closes=closes, due=due)

    async def begin_to_close(self, table_id: str, at_entry: int) -> None:
        """From now on no answer is taken."""
        async with self.session.begin() as session:
            await _change(session, table_id, at_entry, closing=True)

    async def done(self, table_id: str, at_entry: int) -> None:
        """Nothing is due there any more."""
        query = update(Window).where(Window.table_id == table_id, Window.at_entry == at_entry)
        async with self.session.begin() as session:
            await session.execute(query.values(due=None))

    async def overdue(self, at: datetime) -> list[str]:
        """Tables whose window should be closed by now."""
        query = select(Window.table_id).join(Table, Table.id == Window.table_id).where(Window.due <= at, *IN_PLAY)
        async with self.session() as session:
            return list(await session.scalars(query))

    async def open_windows(self) -> list[str]:
        """Tables where a window may be open."""
        query = select(Window.table_id).join(Table, Table.id == Window.table_id)
        async with self.session() as session:
            return list(await session.scalars(query.where(Window.due.is_not(None), *IN_PLAY)))

    # Standing orders

    async def orders(self, table_id: str) -> dict[int, StandingOrder]:
        query = select(StandingOrder).where(StandingOrder.table_id == table_id)
        async with self.session() as session:
            return {row.seat: row for row in await session.scalars(query)}

    async def set_order(self, row: StandingOrder) -> None:
        async with self.session.begin() as session:
            await session.merge(row)

    async def drop_orders(self, table_id: str, seats: Sequence[int]) -> None:
        query = delete(StandingOrder).where(StandingOrder.table_id == table_id, StandingOrder.seat.in_(seats))
        async with self.session.begin() as session:
            await session.execute(query)


async def _change(
    session: AsyncSession, table_id: str, at_entry: int, held: int | None = None, **values: object
) -> bool:
    """Change the row of a window that is open and was held so often, or only lock it. Is it open?"""
    query = update(Window).where(Window.table_id == table_id, Window.at_entry == at_entry, Window.closing.is_(False))
    if held is not None:
        query = query.where(Window.holds == held)
    changed = await session.execute(query.values(**(values or {"closing": False})).returning(Window.table_id))
    return changed.first() is not None
