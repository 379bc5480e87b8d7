"""All queries on tables, seats and journals. Each is one transaction; returned rows are detached."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any

from sqlalchemy import delete, exists, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from longhall.server.database.models import (
    OPEN,
    Agreement,
    Base,
    Entry,
    Head,
    Keyframe,
    Seat,
    SeatToken,
    Snapshot,
    StartLog,
    StartPosition,
    Table,
    TableWebhook,
    Vote,
    Webhook,
    now,
)
from longhall.server.database.records import Change, Past, Stored
from longhall.server.errors import NotThere

IN_PLAY = (Table.finished.is_(None), Table.frozen.is_(None), Table.closed.is_(None))  # its game can go on


class EntryConflict(Exception):
    """Another entry has this number, or this key was used before."""


class Store:
    """The database as the server sees it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.session = async_sessionmaker(engine, expire_on_commit=False)

    @asynccontextmanager
    async def writing(self, table_id: str) -> AsyncIterator[AsyncSession]:
        """A transaction that may change a table, its seats and their tokens."""
        async with self.session.begin() as session:
            yield session

    # Tables and seats

    async def add_table(
        self, table: Table, seats: Sequence[Seat], tokens: Sequence[SeatToken], besides: Sequence[Base] = ()
    ) -> None:
        async with self.session.begin() as session:
            session.add(table)
            await session.flush()
            session.add_all(seats)
            await session.flush()
            session.add_all([*tokens, *besides])

    async def table(self, table_id: str) -> Table:
        async with self.session() as session:
            found = await session.get(Table, table_id)
        if found is None:
            raise NotThere("error.table.none", table=table_id)
        return found

    async def seats(self, table_id: str) -> list[Seat]:
        """In their order."""
        async with self.session() as session:
            found = await session.scalars(select(Seat).where(Seat.table_id == table_id).order_by(Seat.seat))
            return list(found)

    async def seats_of(self, table_ids: Sequence[str]) -> dict[str, list[Seat]]:
        """The seats of several tables."""
        async with self.session() as session:
            rows = await session.scalars(select(Seat).where(Seat.table_id.in_(table_ids)).order_by(Seat.seat))
            found: dict[str, list[Seat]] = {table_id: [] for table_id in table_ids}
            for seat in rows:
                found[seat.table_id].append(seat)
            return found

    async def open_tables(self, limit: int, offset: int, running: bool = False) -> list[Table]:
        """Public tables with a seat that is open, the newest first; or those that run and can only be watched."""
        free = select(Seat.table_id).where(Seat.kind == OPEN, Seat.locked.is_(False))
        query = select(Table).where(Table.public, *IN_PLAY)
        watched = (Table.started.is_not(None), Table.id.not_in(free))
        query = query.where(*watched) if running else query.where(Table.id.in_(free))
        async with self.session() as session:
            found = await session.scalars(query.order_by(Table.created.desc(), Table.id).limit(limit).offset(offset))
            return list(found)

    async def tables_of(self, guest: str) -> dict[str, list[int]]:
        """The tables where a guest has seats, with these seats; the newest first."""
        query = select(SeatToken.table_id, SeatToken.seat, Table.created).join(Table, Table.id == SeatToken.table_id)
        query = query.where(SeatToken.guest == guest).order_by(Table.created.desc(), SeatToken.seat).distinct()
        found: dict[str, list[int]] = {}
        async with self.session() as session:
            for table_id, seat, _ in await session.execute(query):
                found.setdefault(table_id, []).append(seat)
        return found

    async def tables(self, table_ids: Sequence[str]) -> list[Table]:
        """These tables, in this order."""
        async with self.session() as session:
            rows = {table.id: table for table in await session.scalars(select(Table).where(Table.id.in_(table_ids)))}
        return [rows[table_id] for table_id in table_ids if table_id in rows]

    async def seat_person(self, before: Seat, row: SeatToken, **values: Any) -> bool:
        """Change a seat and let this pass alone play it, unless somebody else was quicker. Was it changed?"""
        async with self.session.begin() as session:
            query = update(Seat).where(Seat.table_id == before.table_id, Seat.seat == before.seat)
            query = query.where(Seat.kind == before.kind, Seat.link.is_not_distinct_from(before.link))
            changed = await session.execute(query.values(**values).returning(Seat.seat))
            if changed.first() is None:
                return False
            await session.execute(
                delete(SeatToken).where(SeatToken.table_id == before.table_id, SeatToken.seat == before.seat)
            )
            session.add(row)
            return True

    async def change_seat(self, table_id: str, seat: int, was: str | None = None, **values: Any) -> bool:
        """Change a seat; with `was` only if it is still of that kind. Was it changed?"""
        query = update(Seat).where(Seat.table_id == table_id, Seat.seat == seat)
        if was is not None:
            query = query.where(Seat.kind == was)
        async with self.session.begin() as session:
            changed = await session.execute(query.values(**values).returning(Seat.seat))
            return changed.first() is not None

    async def change_table(self, table_id: str, **values: Any) -> None:
        async with self.writing(table_id) as session:
            await session.execute(update(Table).where(Table.id == table_id).values(**values))

    async def mark_known(self, table_id: str) -> None:
        """Somebody may know hidden cards of a table from now on."""
        await self.change_table(table_id, deal_known=True)

    async def start(self, table_id: str) -> bool:
        """Start a table once nobody is missing. Has it been started now?"""
        missing = select(Seat.seat).where(Seat.table_id == table_id, Seat.kind == OPEN, Seat.bot.is_(None))
        query = update(Table).where(Table.id == table_id, Table.started.is_(None), ~missing.exists())
        query = query.where(Table.lobby.is_(False))
        async with self.session.begin() as session:
            changed = await session.execute(query.values(started=now()).returning(Table.id))
            return changed.first() is not None

    async def remove_table(self, table_id: str) -> bool:
        """Remove a table with all that belongs to it. Was there one?"""
        async with self.session.begin() as session:
            gone = await session.execute(delete(Table).where(Table.id == table_id).returning(Table.id))
            return gone.first() is not None

    async def forget_host(self, guest: str) -> None:
        """Nobody has opened the tables of this guest; they lose their names and where their turns are told."""
        own = select(Table.id).where(Table.host == guest)
        async with self.session.begin() as session:
            await session.execute(delete(TableWebhook).where(TableWebhook.table_id.in_(own)))
            await session.execute(update(Table).where(Table.host == guest).values(host="", host_seat=None, name=""))

    async def idle_tables(self, before: datetime) -> list[str]:
        """Tables whose game is not over, and where nothing has been done since."""
        query = select(Table.id).where(Table.finished.is_(None), Table.changed < before)
        async with self.session() as session:
            return list(await session.scalars(query))

    async def wait_for_bot(self, table_id: str, seat: int | None) -> None:
        """A table waits for the bot of a seat, or for none any more."""
        async with self.session.begin() as session:
            await session.execute(update(Table).where(Table.id == table_id).values(late=seat))

    async def waiting_for_bots(self, before: datetime) -> list[str]:
        """Tables where a bot must answer since then."""
        query = select(Table.id, Table.asked, Seat.seat).join(Seat).where(Seat.bot.is_not(None))
        query = query.where(Table.started.is_not(None), *IN_PLAY, Table.changed < before)
        async with self.session() as session:
            rows = list(await session.execute(query))
        return list(dict.fromkeys(table_id for table_id, asked, seat in rows if seat in asked))

    async def changed_between(self, first: datetime, last: datetime) -> list[str]:
        """Tables where somebody did something then, and nobody since."""
        query = select(Table.id).where(Table.changed >= first, Table.changed < last)
        async with self.session() as session:
            return list(await session.scalars(query))

    # SeatTokens

    async def add_seat_token(self, row: SeatToken) -> None:
        async with self.session.begin() as session:
            session.add(row)

    async def seat_tokens(self, table_id: str, hashes: Sequence[str]) -> list[SeatToken]:
        async with self.session() as session:
            query = select(SeatToken).where(SeatToken.table_id == table_id, SeatToken.hash.in_(hashes))
            return list(await session.scalars(query))

    async def drop_seat_tokens(self, table_id: str, seat: int) -> None:
        async with self.session.begin() as session:
            await session.execute(delete(SeatToken).where(SeatToken.table_id == table_id, SeatToken.seat == seat))

    # The journal

    async def append(self, change: Change) -> None:
        """Write an entry with all that goes with it; all or nothing."""
        try:
            async with self.session.begin() as session:
                session.add(change.entry)
                await session.flush()
                await write_rest(session, [change])
        except IntegrityError as error:
            raise EntryConflict from error

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        async with self.session() as session:
            query = select(Entry).where(Entry.table_id == table_id, Entry.number > after).order_by(Entry.number)
            return list(await session.scalars(query))

    async def has_key(self, table_id: str, seat: int, key: str) -> bool:
        """Has this seat sent this key before?"""
        query = select(Entry.number).where(Entry.table_id == table_id, Entry.seat == seat, Entry.key == key)
        async with self.session() as session:
            return await session.scalar(query) is not None

    async def head(self, table_id: str) -> Head | None:
        async with self.session() as session:
            return await session.get(Head, table_id)

    async def stored(self, table_id: str) -> Stored:
        """All that a table is loaded from. The head is read after the entries: if others have written in between, it is
        ahead of them."""
        async with self.session() as session:
            query = select(Entry.number, Entry.seat, Entry.words, Entry.told).where(Entry.table_id == table_id)
            entries = [Past(*row) for row in await session.execute(query.order_by(Entry.number))]
            beginning, log = await session.get(StartPosition, table_id), await session.get(StartLog, table_id)
            head = await session.get(Head, table_id)
        return Stored(head, entries, [] if beginning is None else beginning.line, [] if log is None else log.told)

    async def keyframes(self, table_id: str) -> list[Keyframe]:
        """From the first to the last."""
        query = select(Keyframe).where(Keyframe.table_id == table_id).order_by(Keyframe.gestures)
        async with self.session() as session:
            return list(await session.scalars(query))

    async def keyframe_before(self, table_id: str, gestures: int) -> Keyframe | None:
        """The last one after at most so many gestures."""
        query = select(Keyframe).where(Keyframe.table_id == table_id, Keyframe.gestures <= gestures)
        async with self.session() as session:
            found = await session.scalars(query.order_by(Keyframe.gestures.desc()).limit(1))
            return found.first()

    async def freeze(self, table_id: str, at: datetime | None) -> None:
        """Note that a table cannot be loaded, or that it can again."""
        async with self.session.begin() as session:
            await session.execute(update(Table).where(Table.id == table_id).values(frozen=at))

    # Tables from before there were heads

    async def snapshot(self, table_id: str) -> Snapshot | None:
        async with self.session() as session:
            return await session.get(Snapshot, table_id)

    async def convert(
        self, rows: Sequence[Base], told: Mapping[int, list[Any]], frozen: datetime | None, table_id: str
    ) -> None:
        """Write the head of a table of before, its keyframes and what its entries told; its snapshot goes. If another
        process has done so, nothing is written."""
        numbers = [{"table_id": table_id, "number": number, "told": events} for number, events in told.items()]
        try:
            async with self.session.begin() as session:
                session.add_all(rows)
                await session.flush()
                if numbers:
                    await session.execute(update(Entry), numbers)
                await session.execute(update(Table).where(Table.id == table_id).values(frozen=frozen))
                await session.execute(delete(Snapshot).where(Snapshot.table_id == table_id))
        except IntegrityError:
            return

    async def without_heads(self, limit: int) -> list[str]:
        """Tables from before there were heads, those that are played first; not those that failed."""
        query = select(Table.id).where(~exists().where(Head.table_id == Table.id), Table.frozen.is_(None))
        async with self.session() as session:
            return list(await session.scalars(query.order_by(Table.finished.is_not(None), Table.id).limit(limit)))

    # Where tables begin, and who agrees that they are continued elsewhere

    async def start_position(self, table_id: str) -> StartPosition | None:
        async with self.session() as session:
            return await session.get(StartPosition, table_id)

    async def agree(self, agreement: Agreement) -> None:
        """Note an agreement, instead of an earlier one of the same seat."""
        async with self.session.begin() as session:
            await session.merge(agreement)

    async def agreements(self, table_id: str, number: int) -> list[Agreement]:
        async with self.session() as session:
            query = select(Agreement).where(Agreement.table_id == table_id, Agreement.number == number)
            return list(await session.scalars(query.order_by(Agreement.seat)))

    async def guests_at(self, table_id: str, seat: int | None = None) -> set[str]:
        """All who hold a seat of a table, or this one."""
        query = select(SeatToken.guest).where(SeatToken.table_id == table_id)
        if seat is not None:
            query = query.where(SeatToken.seat == seat)
        async with self.session() as session:
            return set(await session.scalars(query))

    # Webhooks

    async def keep_webhook(self, row: Webhook) -> None:
        async with self.session.begin() as session:
            await session.merge(row)

    async def drop_webhook(self, table_id: str, seat: int) -> None:
        async with self.session.begin() as session:
            await session.execute(delete(Webhook).where(Webhook.table_id == table_id, Webhook.seat == seat))

    async def webhooks(self, table_id: str) -> list[Webhook]:
        async with self.session() as session:
            return list(await session.scalars(select(Webhook).where(Webhook.table_id == table_id)))

    async def mark_webhook(self, row: Webhook, mark: str) -> bool:
        """Note of which turn a person is told. Has nobody else done so?"""
        query = update(Webhook).where(Webhook.table_id == row.table_id, Webhook.seat == row.seat)
        query = query.where(Webhook.mark == row.mark)
        async with self.session.begin() as session:
            changed = await session.execute(query.values(mark=mark).returning(Webhook.seat))
            return changed.first() is not None

    async def keep_table_webhook(self, row: TableWebhook) -> None:
        async with self.session.begin() as session:
            await session.merge(row)

    async def drop_table_webhook(self, table_id: str) -> None:
        async with self.session.begin() as session:
            await session.execute(delete(TableWebhook).where(TableWebhook.table_id == table_id))

    async def table_webhook(self, table_id: str) -> TableWebhook | None:
        async with self.session() as session:
            return await session.get(TableWebhook, table_id)

    async def mark_table_webhook(self, row: TableWebhook, marks: str) -> bool:
        """Note of which turns a table is told. Has nobody else done so?"""
        query = update(TableWebhook).where(TableWebhook.table_id == row.table_id, TableWebhook.secret == row.secret)
        query = query.where(TableWebhook.marks == row.marks)
        async with self.session.begin() as session:
            changed = await session.execute(query.values(marks=marks).returning(TableWebhook.table_id))
            return changed.first() is not None

    async def running_with_webhooks(self) -> list[str]:
        """Tables where somebody may have to be told of a turn."""
        query = select(Table.id).where(Table.started.is_not(None), *IN_PLAY)
        told = Table.id.in_(select(Webhook.table_id)) | Table.id.in_(select(TableWebhook.table_id))
        async with self.session() as session:
            return list(await session.scalars(query.where(told)))

    # Votes

    async def vote(self, vote: Vote) -> None:
        """Note a vote, instead of an earlier one of the same seat."""
        try:
            async with self.session.begin() as session:
                await session.merge(vote)
        except IntegrityError:  # the same seat voted at the same moment
            async with self.session.begin() as session:
                await session.merge(vote)

    async def votes(self, table_id: str, number: int) -> list[Vote]:
        async with self.session() as session:
            query = select(Vote).where(Vote.table_id == table_id, Vote.number == number)
            return list(await session.scalars(query.order_by(Vote.asker, Vote.seat)))


async def write_rest(session: AsyncSession, changes: Sequence[Change]) -> None:
    """Write what goes with entries that are written already."""
    await session.execute(update(Table), [{"id": each.entry.table_id, **each.table} for each in changes])
    await session.execute(update(Head), [{"table_id": each.entry.table_id, **each.head} for each in changes])
    for each in changes:
        if each.kept is not None:
            stale = delete(Keyframe).where(Keyframe.table_id == each.entry.table_id, Keyframe.gestures > each.kept)
            await session.execute(stale)
        if each.keyframe is not None:
            await session.merge(each.keyframe)
        if each.besides is not None:
            await each.besides(session)
