"""The tables of the database. The position at the head of a table (`Head`) is the truth, and is written with each entry
of its journal (`Entry`), which is its history. What can be computed from them is marked as a cache."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    DateTime,
    ForeignKey,
    ForeignKeyConstraint,
    LargeBinary,
    MetaData,
    String,
    UniqueConstraint,
    false,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator

OPEN, PERSON, BOT, AUTOMATON = "open", "person", "bot", "automaton"  # the kinds of seats
RESIGNED, ABANDONED = "resigned", "abandoned"  # how a table ended, where not by its rules


class Moment(TypeDecorator[datetime]):
    """A time in UTC; SQLite forgets the zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


class Base(DeclarativeBase):
    metadata = MetaData(
        naming_convention={
            "pk": "pk_%(table_name)s",
            "fk": "fk_%(table_name)s_%(referred_table_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        }
    )


class Table(Base):
    """A table: what is played, and from which seed. The seed never leaves while the game runs."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    seats: Mapped[int]
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    content: Mapped[str]  # the digests of its packs, as the engine writes them
    seed: Mapped[str] = mapped_column(String(64))
    name: Mapped[str] = mapped_column(String(80))
    public: Mapped[bool] = mapped_column(index=True)
    host: Mapped[str] = mapped_column(String(32))  # the guest who opened it
    created: Mapped[datetime] = mapped_column(Moment)
    changed: Mapped[datetime] = mapped_column(Moment, index=True)
    started: Mapped[datetime | None] = mapped_column(Moment)  # since every seat has somebody
    finished: Mapped[datetime | None] = mapped_column(Moment)  # cache
    asked: Mapped[list[int]] = mapped_column(JSON)  # cache: the seats that must answer
    late: Mapped[int | None]  # the seat of a bot that the table has been told to wait for
    practice: Mapped[bool] = mapped_column(default=False, server_default=false())  # it counts for nothing
    deal_known: Mapped[bool] = mapped_column(default=False, server_default=false())  # somebody may know hidden cards
    frozen: Mapped[datetime | None] = mapped_column(Moment)  # since its head could not be loaded
    closed: Mapped[datetime | None] = mapped_column(Moment)  # since nobody can play on, before the game was over
    code: Mapped[str | None] = mapped_column(
        String(6), index=True, unique=True
    )  # whoever knows it may sit down in a free seat
    lobby: Mapped[bool] = mapped_column(default=False, server_default=false())  # it starts when the host says so
    host_seat: Mapped[int | None]  # where the host sits
    # guests who may not come back
    sent_away: Mapped[list[str]] = mapped_column(JSON, default=list, server_default="[]")
    lang: Mapped[str] = mapped_column(String(8), default="", server_default="")  # the language of the host
    pace: Mapped[str] = mapped_column(String(8), default="live", server_default="live")
    welcoming: Mapped[bool] = mapped_column(default=False, server_default=false())  # to those who are new to the game
    ended: Mapped[str] = mapped_column(String(16), default="", server_default="")  # how, where not by its rules
    window: Mapped[int] = mapped_column(default=4, server_default="4")  # seconds that a window is open; 0: none is
    quiet_windows: Mapped[str] = mapped_column(String(8), default="brisk", server_default="brisk")


class Seat(Base):
    """Who sits where. `bot` is the level of a bot, or who stands in for an open seat or a person."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    name: Mapped[str] = mapped_column(String(80))
    bot: Mapped[str | None] = mapped_column(String(32))
    link: Mapped[str | None] = mapped_column(String(64))  # hash of the token in its link
    abandoned: Mapped[bool] = mapped_column(default=False, server_default=false())  # a person left it during the game
    ready: Mapped[bool] = mapped_column(default=False, server_default=false())  # its person waits for the start
    locked: Mapped[bool] = mapped_column(default=False, server_default=false())  # the table's code does not open it
    offered: Mapped[bool] = mapped_column(default=False, server_default=false())  # its person is away: others may sit
    resigned: Mapped[bool] = mapped_column(default=False, server_default=false())  # a bot plays on for good
    wants_end: Mapped[bool] = mapped_column(default=False, server_default=false())  # its person wants no result
    seen: Mapped[datetime | None] = mapped_column(Moment, index=True)  # when a page of its person was last open
    away: Mapped[bool] = mapped_column(default=False, server_default=false())  # what all are told of that
    portrait: Mapped[str] = mapped_column(String(24), default="", server_default="")  # that its person has chosen

    @property
    def played_by_bot(self) -> bool:
        return self.bot is not None

    @property
    def is_empty(self) -> bool:
        """Does nobody play it, not even a bot?"""
        return self.kind == OPEN and self.bot is None


class SeatToken(Base):
    """A device that may play a seat: the hash of the token in its cookie."""

    __tablename__ = "seat_tokens"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(32))
    seat: Mapped[int]
    guest: Mapped[str] = mapped_column(String(32), index=True)
    created: Mapped[datetime] = mapped_column(Moment)
    archived: Mapped[bool] = mapped_column(default=False, server_default=false())  # its guest has put the table away

    __table_args__ = (ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE"),)


class InvitedGuest(Base):
    """A guest who is invited to a table: by its code, or because they played the table `again_of` that is played once
    more."""

    __tablename__ = "invited_guests"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), primary_key=True, index=True)
    again_of: Mapped[str | None] = mapped_column(String(32))


class Entry(Base):
    """One entry of a table's journal. Its number decides who was first; `key` is the client's, against repetition."""

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    words: Mapped[list[str]] = mapped_column(JSON)  # option keys; or a word of `server.heads` with its arguments
    key: Mapped[str | None] = mapped_column(String(64))
    at: Mapped[datetime] = mapped_column(Moment)
    told: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))  # its events; NULL before there were heads

    __table_args__ = (UniqueConstraint("table_id", "seat", "key"),)


class Head(Base):
    """Where a table stands after entry `number`: the truth, written in the transaction of each entry. The floor is the
    position where the way back ends, after so many gestures; without one it is the head itself."""

    __tablename__ = "heads"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int]
    rules: Mapped[int]  # the version of the rules by which it was written
    position: Mapped[bytes] = mapped_column(LargeBinary)
    floor_gestures: Mapped[int]
    floor: Mapped[bytes | None] = mapped_column(LargeBinary)


class Keyframe(Base):
    """The position after so many gestures that were not taken back, and the number of the entry that led there: where a
    replay goes on, and where a table can be rewound to."""

    __tablename__ = "keyframes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    gestures: Mapped[int] = mapped_column(primary_key=True)
    number: Mapped[int]
    rules: Mapped[int]
    position: Mapped[bytes] = mapped_column(LargeBinary)


class StartLog(Base):
    """What was told before the first entry of a table: a list for the set-up, and one for each gesture of its
    beginning."""

    __tablename__ = "start_logs"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    told: Mapped[list[list[Any]]] = mapped_column(JSON)


class Snapshot(Base):
    """The save of a table after so many entries, from before there were heads: read once, when the head is made."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int]
    save: Mapped[bytes] = mapped_column(LargeBinary)


class StartPosition(Base):
    """Where a table begins that was not set up from its seed: a save without gestures, and the gestures after it."""

    __tablename__ = "start_positions"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    save: Mapped[bytes] = mapped_column(LargeBinary)
    line: Mapped[list[list[Any]]] = mapped_column(JSON)  # [seat, key, ...]


class Agreement(Base):
    """A person lets the table be continued elsewhere, while the journal stands at `number`; it goes with the cookie."""

    __tablename__ = "agreements"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    number: Mapped[int]
    luck: Mapped[str] = mapped_column(String(8))
    token_hash: Mapped[str] = mapped_column(ForeignKey("seat_tokens.hash", ondelete="CASCADE"))


class Webhook(Base):
    """Where a person wants to be told of its turns, and of which it was told last; it goes with the cookie."""

    __tablename__ = "webhooks"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    url: Mapped[str] = mapped_column(String(500))
    secret: Mapped[str] = mapped_column(String(64))
    mark: Mapped[str] = mapped_column(String(64))
    token_hash: Mapped[str] = mapped_column(ForeignKey("seat_tokens.hash", ondelete="CASCADE"))


class TableWebhook(Base):
    """Where the turns of all persons at a table are told, and of which it was told last, seat by seat."""

    __tablename__ = "table_webhooks"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    url: Mapped[str] = mapped_column(String(500))
    secret: Mapped[str] = mapped_column(String(64))
    marks: Mapped[str] = mapped_column(String(1000))


class Vote(Base):
    """What a seat says to taking back the asker's last answer, while the journal stands at `number`."""

    __tablename__ = "votes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    asker: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    agrees: Mapped[bool]


def now() -> datetime:
    return datetime.now(UTC)
