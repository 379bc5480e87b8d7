"""Chat messages and mutes, with their queries."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import ForeignKey, String, UniqueConstraint, delete, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, mapped_column

from longhall.server.database.bounded import bounded
from longhall.server.database.models import Base, Moment
from longhall.server.database.store import Store

TRIES = 20  # to be the first with a number
EVERYBODY = "*"
SERVER, TABLE = "server", "table"  # who mutes somebody for all


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


class ChatStore:
    """The queries; each is one transaction. Where no other process writes (`shared` is false), the numbers of the last
    messages and the mutes are cached, as every update asks for them."""

    def __init__(self, store: Store, shared: bool = True) -> None:
        self.session = store.session
        self.shared = shared
        self._last: dict[str, int] = {}
        self._mutes: dict[str, dict[str, set[str]]] = {}

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
        bounded(self._last)[table_id] = max(last, number)

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
            bounded(self._mutes)[table_id] = found
        return found

    async def forget_mutes(self, who: str, table_id: str | None = None) -> None:
        """Somebody is gone: whom it did not hear, and who did not hear it."""
        query = delete(Mute).where((Mute.by == who) | (Mute.speaker == who))
        if table_id is not None:
            query = query.where(Mute.table_id == table_id)
        async with self.session.begin() as session:
            await session.execute(query)
        self._mutes.clear()


def seat_name(seat: int) -> str:
    """What a seat is called among speakers."""
    return f"seat {seat}"
