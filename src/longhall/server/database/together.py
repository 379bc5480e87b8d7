"""Writes what comes at the same time in one transaction: a disk makes so many of them safe in a second and no more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncSession

from longhall.server.database.models import Entry, Snapshot, Table
from longhall.server.database.store import Besides, Store

log = logging.getLogger(__name__)


class Writing(NamedTuple):
    """An entry of a journal with what goes with it, and who waits for it."""

    entry: Entry
    table: dict[str, Any]
    save: bytes | None
    besides: Besides | None
    done: asyncio.Future[None]


class Together:
    """The one writer of journals in a process. While it writes, others gather; they are written next."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: list[Writing] = []
        self._task: asyncio.Task[None] | None = None

    async def append(
        self, entry: Entry, table: dict[str, Any], save: bytes | None = None, besides: Besides | None = None
    ) -> None:
        """As `Store.append`: when this returns, it is on disk."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Writing(entry, table, save, besides, done))
        if self._task is None:
            self._task = asyncio.create_task(self._write_all())
        await done

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._write(batch)
        finally:
            self._task = None

    async def _write(self, batch: list[Writing]) -> None:
        """All at once; if that does not work, one by one, and each hears what became of its own."""
        if len(batch) > 1:
            try:
                async with self.store.session.begin() as session:
                    await _write_batch(session, batch)
            except Exception:  # whose fault it is shows when each is written by itself
                log.debug("%s entries are written one by one", len(batch))
            else:
                for each in batch:
                    _tell(each.done)
                return
        for each in batch:
            try:
                await Store.append(self.store, each.entry, each.table, each.save, each.besides)
            except Exception as error:
                _tell(each.done, error)
            else:
                _tell(each.done)


async def _write_batch(session: AsyncSession, batch: Sequence[Writing]) -> None:
    columns = [column.key for column in Entry.__table__.columns]
    await session.execute(insert(Entry), [{name: getattr(each.entry, name) for name in columns} for each in batch])
    await session.execute(update(Table), [{"id": each.entry.table_id, **each.table} for each in batch])
    for each in batch:
        if each.save is not None:
            await session.merge(Snapshot(table_id=each.entry.table_id, number=each.entry.number, save=each.save))
        if each.besides is not None:
            await each.besides(session)


def _tell(done: asyncio.Future[None], error: Exception | None = None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
