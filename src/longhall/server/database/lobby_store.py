"""Queries of the lobby: codes of tables, who is invited, changes before the start, what a guest has put away."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta

from sqlalchemy import case, delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from longhall.server.database.models import (
    Base,
    Entry,
    Head,
    InvitedGuest,
    Keyframe,
    Seat,
    SeatToken,
    StartLog,
    Table,
    now,
)
from longhall.server.database.store import IN_PLAY, Store
from longhall.server.errors import NotNow

LATELY = timedelta(days=30)
# what moves with who sits there
SWAPPED = ("kind", "name", "portrait", "bot", "link", "ready", "locked", "seen", "away")


async def by_code(store: Store, code: str) -> str | None:
    """The table that has this code."""
    async with store.session() as session:
        found: str | None = await session.scalar(select(Table.id).where(Table.code == code))
        return found


async def archived_by(store: Store, guest: str) -> set[str]:
    """The tables that a guest has put away."""
    query = select(SeatToken.table_id).where(SeatToken.guest == guest, SeatToken.archived)
    async with store.session() as session:
        return set(await session.scalars(query))


async def archive(store: Store, table_id: str, guest: str, archived: bool) -> None:
    query = update(SeatToken).where(SeatToken.table_id == table_id, SeatToken.guest == guest)
    async with store.writing(table_id) as session:
        await session.execute(query.values(archived=archived))


async def invite(store: Store, table_id: str, guests: Iterable[str], again_of: str | None = None) -> None:
    """Keep that guests are invited to a table; who is invited already stays so."""
    query = select(InvitedGuest.guest).where(InvitedGuest.table_id == table_id)
    with suppress(IntegrityError):  # the same guest, at the same moment
        async with store.session.begin() as session:
            known = set(await session.scalars(query))
            new = [guest for guest in guests if guest not in known]
            session.add_all([InvitedGuest(table_id=table_id, guest=guest, again_of=again_of) for guest in new])


async def invitations_of(store: Store, guest: str) -> list[InvitedGuest]:
    """Where a guest is invited, the newest table first."""
    query = select(InvitedGuest).join(Table, Table.id == InvitedGuest.table_id).where(InvitedGuest.guest == guest)
    async with store.session() as session:
        return list(await session.scalars(query.order_by(Table.created.desc(), Table.id)))


async def decline(store: Store, guest: str, table_id: str | None = None) -> None:
    """Forget that a guest is invited to a table, or to any."""
    query = delete(InvitedGuest).where(InvitedGuest.guest == guest)
    async with store.session.begin() as session:
        await session.execute(query if table_id is None else query.where(InvitedGuest.table_id == table_id))


async def popular(store: Store, at: datetime) -> list[str]:
    """The games of the tables that were opened lately, the most frequent first."""
    query = select(Table.game).where(Table.created > at - LATELY).group_by(Table.game)
    async with store.session() as session:
        return list(await session.scalars(query.order_by(func.count().desc(), Table.game)))


async def last_entries(store: Store, table_ids: Sequence[str], most: int) -> dict[str, list[Entry]]:
    """So many entries of each of these tables, the last first."""
    place = func.row_number().over(partition_by=Entry.table_id, order_by=Entry.number.desc()).label("place")
    ranked = select(Entry, place).where(Entry.table_id.in_(table_ids)).subquery()
    entry = aliased(Entry, ranked)
    found: dict[str, list[Entry]] = {}
    async with store.session() as session:
        for each in await session.scalars(select(entry).where(ranked.c.place <= most).order_by(ranked.c.place)):
            found.setdefault(each.table_id, []).append(each)
    return found


@asynccontextmanager
async def before_start(store: Store, table_id: str) -> AsyncIterator[tuple[AsyncSession, Table]]:
    """Change a table that has not started; others who want to wait."""
    query = update(Table).where(Table.id == table_id, Table.started.is_(None))
    async with store.writing(table_id) as session:
        table = await session.scalar(query.values(changed=now()).returning(Table))
        if table is None:
            raise NotNow("error.table.started")
        yield session, table


@asynccontextmanager
async def in_play(store: Store, table_id: str) -> AsyncIterator[tuple[AsyncSession, Table]]:
    """Change a table whose game goes on; others who want to wait."""
    query = update(Table).where(Table.id == table_id, Table.started.is_not(None), *IN_PLAY)
    async with store.writing(table_id) as session:
        table = await session.scalar(query.values(changed=now()).returning(Table))
        if table is None:
            raise NotNow("error.table.not_running")
        yield session, table


async def seats_in(session: AsyncSession, table_id: str) -> list[Seat]:
    """The seats of a table, to be changed."""
    return list(await session.scalars(select(Seat).where(Seat.table_id == table_id).order_by(Seat.seat)))


async def swap(session: AsyncSession, one: Seat, other: Seat) -> None:
    """Exchange who sits at two seats, with all that lets them play."""
    for name in SWAPPED:
        first, second = getattr(one, name), getattr(other, name)
        setattr(one, name, second)
        setattr(other, name, first)
    query = update(SeatToken).where(SeatToken.table_id == one.table_id, SeatToken.seat.in_([one.seat, other.seat]))
    moved = case((SeatToken.seat == one.seat, other.seat), else_=one.seat)
    await session.execute(query.values(seat=moved).execution_options(synchronize_session=False))


async def begin_again(session: AsyncSession, table_id: str, rows: list[Base]) -> None:
    """Let a table that has not started begin from other rows."""
    for kind in (Head, Keyframe, StartLog):
        await session.execute(delete(kind).where(kind.table_id == table_id))
    session.add_all(rows)
