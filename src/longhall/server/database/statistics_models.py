"""What is kept of games that are over: results, ratings, and how often cards were played; `counting` writes it."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import JSON, Double, ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from longhall.arena.cards_played import Cards
from longhall.server.database.models import Base, Moment

RATED = ""  # why a game is not rated: it is
CONTINUED, LEFT, HOT_SEAT, FEW = "continued", "left", "hot_seat", "few"
PRACTICE, TAKEN_BACK = "practice", "taken_back"
RESIGNED = "resigned"  # it is rated, but a bot played on, or nobody did
NOT_COUNTED = (CONTINUED, PRACTICE, TAKEN_BACK, RESIGNED)  # neither cards nor durations nor wins


class Result(Base):
    """A game that is over."""

    __tablename__ = "results"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    rules: Mapped[int]
    content: Mapped[str]
    seats: Mapped[int]
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    started: Mapped[datetime] = mapped_column(Moment)
    ended: Mapped[datetime] = mapped_column(Moment, index=True)
    seconds: Mapped[float] = mapped_column(Double)
    answers: Mapped[int]
    reason: Mapped[str] = mapped_column(String(64))
    unrated: Mapped[str] = mapped_column(String(16))  # why

    __table_args__ = (Index(None, "game", "seats"),)


class SeatResult(Base):
    """How a seat did. A person without a guest was forgotten; with a bot, it did not play to the end itself."""

    __tablename__ = "seat_results"

    table_id: Mapped[str] = mapped_column(ForeignKey("results.table_id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    guest: Mapped[str | None] = mapped_column(String(32), index=True)
    name: Mapped[str] = mapped_column(String(80))
    bot: Mapped[str | None] = mapped_column(String(32))
    place: Mapped[int]
    score: Mapped[int]
    parts: Mapped[dict[str, int]] = mapped_column(JSON)
    answers: Mapped[int]
    cards: Mapped[Cards] = mapped_column(JSON)


class Rating(Base):
    """The rating of a person (`subject` is its guest) or of a bot, in a game of so many seats."""

    __tablename__ = "ratings"

    kind: Mapped[str] = mapped_column(String(16), primary_key=True)
    subject: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    seats: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(80))  # the last that it had
    mu: Mapped[float] = mapped_column(Double)
    sigma: Mapped[float] = mapped_column(Double)
    games: Mapped[int]
    wins: Mapped[int]
    changed: Mapped[datetime] = mapped_column(Moment)

    __table_args__ = (Index(None, "game", "seats"),)


class CardCount(Base):
    """How often a card was played, by how many seats (a seat counts once in a game), and how many of them won."""

    __tablename__ = "card_counts"

    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    content: Mapped[str] = mapped_column(primary_key=True)
    seats: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(64), primary_key=True)
    card: Mapped[str] = mapped_column(String(64), primary_key=True)
    played: Mapped[int]
    players: Mapped[int]
    won: Mapped[int]


class OptOut(Base):
    """A guest who is neither named nor rated."""

    __tablename__ = "opt_outs"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    at: Mapped[datetime] = mapped_column(Moment)
