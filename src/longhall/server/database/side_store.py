"""What is kept of a table beside its game: settings, chat, preferences and clocks, with their queries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import TypeVar

from sqlalchemy import JSON, Double, ForeignKey, ForeignKeyConstraint, String, UniqueConstraint, delete, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, mapped_column

from longhall.server.database.models import Base, Moment, Table
from longhall.server.database.store import IN_PLAY, Store

TRIES = 20  # to be the first with a number
EVERYBODY = "*"
SERVER, TABLE = "server", "table"  # who mutes somebody for all
KEPT = 5000  # tables of which something is kept
T = TypeVar("T")


class TableSettings(Base):
    """What was agreed when a table was opened; there is no clock if `turn` is nothing."""

    __tablename__ = "table_settings"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    spectators_talk: Mapped[bool]
    turn: Mapped[int | None]  # seconds
    reserve: Mapped[int]  # seconds


class ChatMessage(Base):
    """Something that was said at a table."""

    __tablename__ = "chat_messages"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    guest: Mapped[str] = mapped_column(String(64))  # who is limited: a guest, or a seat
    seat: Mapped[int | None]
    name: Mapped[str] = mapped_column(String(80))
    text: Mapped[str] = mapped_column(String(500))
    key: Mapped[str | None] = mapped_column(String(64))
    at: Mapped[datetime] = mapped_column(Moment)

    __table_args__ = (UniqueConstraint("table_id", "guest", "key"),)


class Mute(Base):
    """Somebody is not heard at a table. `by` is the server, the table, or a listener; listeners and speakers are
    guests or seats, as in `ChatMessage`, and EVERYBODY is nobody in particular."""

    __tablename__ = "mutes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    by: Mapped[str] = mapped_column(String(64), primary_key=True)
    speaker: Mapped[str] = mapped_column(String(64), primary_key=True)


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


class SideStore:
    """The queries; each is one transaction. The settings of a table never change, and where no other process writes
    (`shared`) the number of the last message is known, too: both are kept, as they are asked for with every update."""

    def __init__(self, store: Store, shared: bool = True) -> None:
        self.session = store.session
        self.shared = shared
        self._settings: dict[str, TableSettings] = {}
        self._last: dict[str, int] = {}
        self._mutes: dict[str, dict[str, set[str]]] = {}
        self._unwishing: dict[str, bool] = {}  # tables where nobody prefers anything
        self._wishes = 0  # how often somebody has preferred something

    async def table_settings(self, table_id: str) -> TableSettings:
        """Tables without a row of their own let spectators talk and have no clock."""
        found = self._settings.get(table_id)
        if found is None:
            async with self.session() as session:
                found = await session.get(TableSettings, table_id)
            found = found or TableSettings(table_id=table_id, spectators_talk=True, turn=None, reserve=0)
            _bound(self._settings)[table_id] = found
        return found

    # Chat

    async def add_message(self, message: ChatMessage) -> bool:
        """Give it the next number and keep it; once only, if it has a key. Was there a number for it?"""
        for _ in range(TRIES):
            row = ChatMessage(
                **{column.name: getattr(message, column.name) for column in ChatMessage.__table__.columns}
            )
            row.number = await self.last_message(message.table_id) + 1
            try:
                async with self.session.begin() as session:
                    session.add(row)
                self._heard_of(message.table_id, row.number)
                return True
            except IntegrityError:
                if await self.has_message(message):
                    return True  # the same retry came twice
        return False

    async def has_message(self, message: ChatMessage) -> bool:
        """Has a message with this key been said before?"""
        if message.key is None:
            return False
        query = select(ChatMessage.number).where(
            ChatMessage.table_id == message.table_id, ChatMessage.guest == message.guest, ChatMessage.key == message.key
        )
        async with self.session() as session:
            return await session.scalar(query) is not None

    async def last_message(self, table_id: str) -> int:
        """The number of the last message at a table."""
        if self.shared or table_id not in self._last:
            query = select(func.max(ChatMessage.number)).where(ChatMessage.table_id == table_id)
            async with self.session() as session:
                self._heard_of(table_id, await session.scalar(query) or 0)
        return self._last[table_id]

    def _heard_of(self, table_id: str, number: int) -> None:
        last = self._last.get(table_id, 0)
        _bound(self._last)[table_id] = max(last, number)

    async def messages(self, table_id: str, since: int, limit: int) -> list[ChatMessage]:
        """What was said after that number; the newest, if there is more."""
        if await self.last_message(table_id) <= since:
            return []
        query = select(ChatMessage).where(ChatMessage.table_id == table_id, ChatMessage.number > since)
        async with self.session() as session:
            found = list(await session.scalars(query.order_by(ChatMessage.number.desc()).limit(limit)))
        return found[::-1]

    async def count_messages(self, table_id: str, guest: str, after: datetime) -> int:
        query = select(func.count()).where(
            ChatMessage.table_id == table_id, ChatMessage.guest == guest, ChatMessage.at > after
        )
        async with self.session() as session:
            return await session.scalar(query) or 0

    async def message(self, table_id: str, number: int) -> ChatMessage | None:
        async with self.session() as session:
            return await session.get(ChatMessage, (table_id, number))

    async def last_messages_of(self, table_id: str, speakers: Iterable[str]) -> dict[str, int]:
        """The last message that each of these said as a spectator."""
        query = select(ChatMessage.guest, func.max(ChatMessage.number)).where(
            ChatMessage.table_id == table_id, ChatMessage.seat.is_(None)
        )
        names = set(speakers)
        if not names:
            return {}
        async with self.session() as session:
            found = await session.execute(query.where(ChatMessage.guest.in_(names)).group_by(ChatMessage.guest))
            return {row[0]: row[1] for row in found}

    # Who is not heard

    async def mute(self, table_id: str, by: str, speakers: Iterable[str], muted: bool) -> None:
        """Let these not be heard any more, or heard again."""
        names = set(speakers)
        async with self.session.begin() as session:
            if muted:
                for speaker in names:
                    await session.merge(Mute(table_id=table_id, by=by, speaker=speaker))
            else:
                query = delete(Mute).where(Mute.table_id == table_id, Mute.by == by, Mute.speaker.in_(names))
                await session.execute(query)
        self._mutes.pop(table_id, None)

    async def muted(self, table_id: str) -> dict[str, set[str]]:
        """Who is not heard at a table, by who wants it so."""
        found = None if self.shared else self._mutes.get(table_id)
        if found is None:
            found = {}
            async with self.session() as session:
                for row in await session.scalars(select(Mute).where(Mute.table_id == table_id)):
                    found.setdefault(row.by, set()).add(row.speaker)
            _bound(self._mutes)[table_id] = found
        return found

    async def forget_mutes(self, who: str, table_id: str | None = None) -> None:
        """Somebody is gone: whom it did not hear, and who did not hear it."""
        query = delete(Mute).where((Mute.by == who) | (Mute.speaker == who))
        if table_id is not None:
            query = query.where(Mute.table_id == table_id)
        async with self.session.begin() as session:
            await session.execute(query)
        self._mutes.clear()

    # Preferences

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
            _bound(self._unwishing)[table_id] = True
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
        """Somebody leaves a seat: whoever comes next prefers nothing and is heard."""
        await self.forget_mutes(seat_name(seat), table_id)
        query = delete(Preference).where(Preference.table_id == table_id, Preference.seat == seat)
        async with self.session.begin() as session:
            await session.execute(query)

    async def running_with_preferences(self) -> list[str]:
        query = select(Table.id).join(Preference, Preference.table_id == Table.id)
        query = query.where(Table.started.is_not(None), *IN_PLAY).distinct()
        async with self.session() as session:
            return list(await session.scalars(query))

    # Clocks

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


def seat_name(seat: int) -> str:
    """What a seat is called among speakers."""
    return f"seat {seat}"


def _bound(kept: dict[str, T]) -> dict[str, T]:
    """Begin anew rather than keep more and more."""
    if len(kept) >= KEPT:
        kept.clear()
    return kept
