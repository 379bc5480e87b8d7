"""What statistics are asked for. Who does not want to be known has no name here, and nobody's table is told."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, case, func, select, tuple_

from longhall.server.database.models import PERSON, Seat, SeatToken, Table
from longhall.server.database.statistics_models import NOT_COUNTED, RATED, CardCount, OptOut, Rating, Result, SeatResult
from longhall.server.database.store import Store

Rows = list[tuple[Any, ...]]
BATCH = 200  # results that are read at once for an export
WHOLE = Result.unrated.not_in(NOT_COUNTED)  # of those that were continued, only a part was played here


class Seen(NamedTuple):
    """A result with its seats, and the guests among them who are hidden."""

    result: Result
    seats: list[SeatResult]
    hidden: set[str]


class Standings:
    """The queries; each is one transaction."""

    def __init__(self, store: Store) -> None:
        self.session = store.session

    async def _all(self, query: Select[*tuple[Any, ...]]) -> Rows:
        async with self.session() as session:
            return [tuple(row) for row in await session.execute(query)]

    # Sums

    async def games(self) -> Rows:
        """Game, number of seats, games, those that are rated, and when the last one ended."""
        rated = func.sum(case((Result.unrated == RATED, 1), else_=0))
        query = select(Result.game, Result.seats, func.count(), rated, func.max(Result.ended)).where(WHOLE)
        return await self._all(query.group_by(Result.game, Result.seats).order_by(Result.game, Result.seats))

    async def by_seat(self) -> Rows:
        """Game, number of seats, seat, how often it won, and its mean score."""
        won = func.sum(case((SeatResult.place == 1, 1), else_=0))
        query = select(Result.game, Result.seats, SeatResult.seat, won, func.avg(SeatResult.score))
        query = query.join(SeatResult, SeatResult.table_id == Result.table_id).where(WHOLE)
        key = (Result.game, Result.seats, SeatResult.seat)
        return await self._all(query.group_by(*key).order_by(*key))

    async def durations(self) -> Rows:
        """Game, number of seats, games, seconds (least, median, mean, most), and the mean number of answers."""
        key = (Result.game, Result.seats)
        ranked = (
            select(
                *key,
                Result.seconds,
                Result.answers,
                func.row_number().over(partition_by=key, order_by=Result.seconds).label("rank"),
                func.count().over(partition_by=key).label("games"),
            )
            .where(WHOLE)
            .subquery()
        )
        both = ranked.c.rank * 2  # of an even number, two are in the middle
        middle = case((both.between(ranked.c.games, ranked.c.games + 2), ranked.c.seconds))
        seconds = (func.min(ranked.c.seconds), func.avg(middle), func.avg(ranked.c.seconds), func.max(ranked.c.seconds))
        query = select(ranked.c.game, ranked.c.seats, func.count(), *seconds, func.avg(ranked.c.answers))
        own = (ranked.c.game, ranked.c.seats)
        return await self._all(query.group_by(*own).order_by(*own))

    async def cards(self, game: str, content: str, seats: int | None, limit: int, offset: int) -> Rows:
        """Kind, card, how often it was played, by how many players, and how many of them won; the most played first."""
        played = func.sum(CardCount.played)
        key = (CardCount.kind, CardCount.card)
        query = select(*key, played, func.sum(CardCount.players), func.sum(CardCount.won))
        query = query.where(CardCount.game == game, CardCount.content == content)
        if seats is not None:
            query = query.where(CardCount.seats == seats)
        return await self._all(query.group_by(*key).order_by(played.desc(), *key).limit(limit).offset(offset))

    async def card_counts(self) -> list[CardCount]:
        """All of them, for an export."""
        key = (CardCount.game, CardCount.content, CardCount.seats, CardCount.kind, CardCount.card)
        async with self.session() as session:
            return list(await session.scalars(select(CardCount).order_by(*key)))

    # Ratings

    async def ratings(self, game: str, seats: int, limit: int, offset: int) -> list[Rating]:
        """The best first: who is sure to be good before who may be better, but has hardly played."""
        sure = (Rating.mu - 3 * Rating.sigma).desc()
        query = select(Rating).where(Rating.game == game, Rating.seats == seats)
        async with self.session() as session:
            page = query.order_by(sure, Rating.kind, Rating.subject).limit(limit).offset(offset)
            return list(await session.scalars(page))

    async def all_ratings(self) -> list[Rating]:
        query = select(Rating).order_by(Rating.game, Rating.seats, Rating.kind, Rating.subject)
        async with self.session() as session:
            return list(await session.scalars(query))

    async def ratings_of(self, guest: str) -> list[Rating]:
        query = select(Rating).where(Rating.kind == PERSON, Rating.subject == guest)
        async with self.session() as session:
            return list(await session.scalars(query.order_by(Rating.game, Rating.seats)))

    async def ratings_at(self, table_ids: Sequence[str]) -> dict[str, list[float]]:
        """How good the persons surely are who sit at these tables, by table, as far as they are rated: in its game with
        so many seats."""
        sure = Rating.mu - 3 * Rating.sigma
        query = select(Table.id, Rating.subject, sure).join(SeatToken, SeatToken.table_id == Table.id)
        query = query.join(Seat, (Seat.table_id == Table.id) & (Seat.seat == SeatToken.seat))
        rated = (Rating.subject == SeatToken.guest) & (Rating.game == Table.game) & (Rating.seats == Table.seats)
        query = query.join(Rating, rated).where(Table.id.in_(table_ids), Rating.kind == PERSON, Seat.kind == PERSON)
        found: dict[str, list[float]] = {}
        for table_id, _, rating in await self._all(query.distinct()):
            found.setdefault(table_id, []).append(rating)
        return found

    async def is_hidden(self, guest: str) -> bool:
        async with self.session() as session:
            return await session.get(OptOut, guest) is not None

    # Results

    async def results(self, game: str | None, seats: int | None, limit: int, offset: int) -> list[Seen]:
        """The newest first."""
        query = select(Result)
        if game is not None:
            query = query.where(Result.game == game)
        if seats is not None:
            query = query.where(Result.seats == seats)
        return await self._seen(query.order_by(Result.ended.desc(), Result.table_id).limit(limit).offset(offset))

    async def results_of(self, guest: str, limit: int, offset: int) -> list[Seen]:
        """The games of a guest, the newest first."""
        own = select(SeatResult.table_id).where(SeatResult.guest == guest)
        query = select(Result).where(Result.table_id.in_(own)).order_by(Result.ended.desc(), Result.table_id)
        return await self._seen(query.limit(limit).offset(offset))

    async def all_results(self) -> AsyncIterator[Seen]:
        """Everything, the oldest first, a part at a time: a long export keeps no connection."""
        after: tuple[datetime, str] | None = None
        while True:
            query = select(Result).order_by(Result.ended, Result.table_id).limit(BATCH)
            found = await self._seen(query if after is None else query.where(_later(after)))
            for seen in found:
                yield seen
            if len(found) < BATCH:
                return
            after = (found[-1].result.ended, found[-1].result.table_id)

    async def _seen(self, query: Select[Result]) -> list[Seen]:
        async with self.session() as session:
            results = list(await session.scalars(query))
            ids = [result.table_id for result in results]
            rows = list(
                await session.scalars(select(SeatResult).where(SeatResult.table_id.in_(ids)).order_by(SeatResult.seat))
            )
            guests = {row.guest for row in rows if row.guest is not None}
            hidden = set(await session.scalars(select(OptOut.guest).where(OptOut.guest.in_(guests))))
        seats: dict[str, list[SeatResult]] = {table_id: [] for table_id in ids}
        for row in rows:
            seats[row.table_id].append(row)
        return [Seen(result, seats[result.table_id], hidden) for result in results]


def _later(after: tuple[datetime, str]) -> ColumnElement[bool]:
    return tuple_(Result.ended, Result.table_id) > after
