"""Counts a game when it ends, in the transaction that ends it: so it is not counted twice, whatever happens."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime
from statistics import fmean

from msgspec.structs import replace
from sqlalchemy import delete, select, text, update
from sqlalchemy.ext.asyncio import AsyncSession

from longhall.arena.ratings import CHANGE, rated
from longhall.server.database.models import BOT, OPEN, PERSON, Seat, SeatToken, Table, now
from longhall.server.database.statistics_models import (
    CONTINUED,
    FEW,
    HOT_SEAT,
    LEFT,
    NOT_COUNTED,
    PRACTICE,
    RATED,
    RESIGNED,
    TAKEN_BACK,
    CardCount,
    OptOut,
    Rating,
    Result,
    SeatResult,
)
from longhall.server.game_summary import GameSummary
from longhall.server.resignations import places_with, resigned_in

log = logging.getLogger(__name__)
COUNTING = 8421  # the number of a lock
Subject = tuple[str, str]  # a person and its guest's id, or a bot and its level


async def record(session: AsyncSession, table_id: str, end: GameSummary, at: datetime) -> None:
    """Keep the end of a game, in the transaction that ends it. A game ends also if it cannot be counted."""
    try:
        async with session.begin_nested():
            await _record(session, table_id, end, at)
    except Exception:
        log.exception("the end of table %s could not be counted", table_id)


async def _record(session: AsyncSession, table_id: str, end: GameSummary, at: datetime) -> None:
    await _one_at_a_time(session)
    table = (await session.scalars(select(Table).where(Table.id == table_id))).one()
    seats = list(await session.scalars(select(Seat).where(Seat.table_id == table_id).order_by(Seat.seat)))
    holders = await _holders(session, seats)
    guests = [guest for held in holders for guest in held]
    end = replace(end, places=places_with(end.places, resigned_in(seats)))
    hidden = set(await session.scalars(select(OptOut.guest).where(OptOut.guest.in_(guests))))
    persons = [held[0] if held else None for held in holders]
    unrated = PRACTICE if table.practice else why_unrated(seats, holders, hidden, end)
    result = _result(table, end, at, unrated)
    session.add(result)
    await session.flush()
    rows = [_seat_result(seat, persons[seat.seat], end) for seat in seats]
    session.add_all(rows)
    if result.unrated in (RATED, RESIGNED):
        shown = [row for row in rows if row.guest not in hidden]
        played = shown if end.reason != RESIGNED else [row for row in shown if row.kind == PERSON]
        await _rate(session, result, played)  # a bot has not lost a game that stopped under it
    if result.unrated not in NOT_COUNTED:
        await _count_cards(session, result, rows)


async def _one_at_a_time(session: AsyncSession) -> None:
    """Ratings and counts are read and written again. SQLite has one writer anyway, once it has written."""
    if session.get_bind().dialect.name == "postgresql":
        await session.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": COUNTING})


async def _holders(session: AsyncSession, seats: Sequence[Seat]) -> list[list[str]]:
    """The guests who hold each seat, first the one who holds it longest; a bot's seat is nobody's."""
    found: list[list[str]] = [[] for _ in seats]
    query = select(SeatToken).where(SeatToken.table_id == seats[0].table_id).order_by(SeatToken.created, SeatToken.hash)
    for row in await session.scalars(query):
        if seats[row.seat].kind == PERSON and row.guest not in found[row.seat]:
            found[row.seat].append(row.guest)
    return found


def why_unrated(seats: Sequence[Seat], holders: Sequence[Sequence[str]], hidden: set[str], end: GameSummary) -> str:
    """A game is rated when at least two people who are not hidden played it to its end, each with a seat of its own."""
    if end.continued:
        return CONTINUED
    if end.taken_back:
        return TAKEN_BACK
    if any(seat.abandoned or _stood_in(seat) for seat in seats):
        return LEFT
    everybody = [guest for held in holders for guest in held]
    if len(everybody) > len(set(everybody)):
        return HOT_SEAT
    if len({held[0] for held in holders if held} - hidden) < 2:
        return FEW
    return RESIGNED if resigned_in(seats) else RATED


def _stood_in(seat: Seat) -> bool:
    """Has a bot played to the end for a person who has not resigned?"""
    return seat.kind == PERSON and seat.played_by_bot and not seat.resigned


def _result(table: Table, end: GameSummary, at: datetime, unrated: str) -> Result:
    started = table.started or table.created
    return Result(
        table_id=table.id,
        game=table.game,
        rules=end.rules,
        content=table.content,
        seats=table.seats,
        options=table.options,
        started=started,
        ended=at,
        seconds=max(0.0, (at - started).total_seconds()),
        answers=sum(end.answers),
        reason=end.reason,
        unrated=unrated,
    )


def _seat_result(seat: Seat, guest: str | None, end: GameSummary) -> SeatResult:
    number = seat.seat
    return SeatResult(
        table_id=seat.table_id,
        seat=number,
        kind=BOT if seat.kind == OPEN and seat.played_by_bot else seat.kind,
        guest=guest,
        name=seat.name if guest is not None else "",
        bot=seat.bot,
        place=end.places[number],
        score=end.scores[number],
        parts=end.parts[number],
        answers=end.answers[number],
        cards=end.cards[number],
    )


async def _rate(session: AsyncSession, result: Result, rows: Sequence[SeatResult]) -> None:
    """Rate people and bots by their places among one another; those who are hidden are left out."""
    seats: dict[Subject, list[SeatResult]] = {}
    for row in rows:
        subject = _subject(row)
        if subject is not None:
            seats.setdefault(subject, []).append(row)
    known = {subject: await _rating(session, result, subject) for subject in seats}
    before = {subject: (row.mu, row.sigma) for subject, row in known.items() if row.games}
    places = {subject: fmean(row.place for row in own) for subject, own in seats.items()}
    for subject, (mu, sigma) in rated(before, places, CHANGE).items():
        rating, own = known[subject], seats[subject]
        rating.mu, rating.sigma, rating.changed, rating.name = mu, sigma, result.ended, own[0].name
        rating.games += 1
        rating.wins += any(row.place == 1 for row in own)


def _subject(row: SeatResult) -> Subject | None:
    """Who is rated for a seat: not an automaton, which the rules drive."""
    if row.kind == PERSON:
        return None if row.guest is None else (PERSON, row.guest)
    return (BOT, row.bot) if row.kind == BOT and row.bot is not None else None


async def _rating(session: AsyncSession, result: Result, subject: Subject) -> Rating:
    key = (*subject, result.game, result.seats)
    found = await session.get(Rating, key)
    if found is None:
        names = dict(zip(("kind", "subject", "game", "seats"), key, strict=True))
        found = Rating(**names, name="", mu=0.0, sigma=0.0, games=0, wins=0, changed=result.ended)
        session.add(found)
    return found


async def _count_cards(session: AsyncSession, result: Result, rows: Sequence[SeatResult]) -> None:
    names = {"game": result.game, "content": result.content, "seats": result.seats}
    query = select(CardCount).filter_by(**names)
    known = {(row.kind, row.card): row for row in await session.scalars(query)}
    for row in rows:
        for kind, cards in row.cards.items():
            for card, times in cards.items():
                count = known.get((kind, card))
                if count is None:
                    count = CardCount(**names, kind=kind, card=card, played=0, players=0, won=0)
                    known[kind, card] = count
                    session.add(count)
                count.played += times
                count.players += 1
                count.won += row.place == 1


# Somebody does not want to be known


async def opt_out(session: AsyncSession, guest: str) -> None:
    """Neither name nor rate a guest from now on; its ratings are dropped."""
    await _one_at_a_time(session)
    await session.merge(OptOut(guest=guest, at=now()))
    await _drop_ratings(session, guest)


async def opt_in(session: AsyncSession, guest: str) -> None:
    """Name and rate a guest again; its ratings begin anew."""
    await session.execute(delete(OptOut).where(OptOut.guest == guest))


async def forget(session: AsyncSession, guest: str) -> None:
    """What a guest did stays, but nobody knows whose it was."""
    await _one_at_a_time(session)
    await session.execute(update(SeatResult).where(SeatResult.guest == guest).values(guest=None, name=""))
    await _drop_ratings(session, guest)
    await opt_in(session, guest)


async def _drop_ratings(session: AsyncSession, guest: str) -> None:
    await session.execute(delete(Rating).where(Rating.kind == PERSON, Rating.subject == guest))
