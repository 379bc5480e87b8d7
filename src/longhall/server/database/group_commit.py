"""Group commit: batches concurrent appends into one transaction, because fsync limits commits per second."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncSession

from longhall.server.database.models import Entry
from longhall.server.database.records import Change
from longhall.server.database.store import Store, write_rest

log = logging.getLogger(__name__)


class Writing(NamedTuple):
    """A change to write, and the future of its caller."""

    change: Change
    done: asyncio.Future[None]


class GroupCommit:
    """The only writer of journals in a process. Changes that arrive during a commit form the next batch."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: list[Writing] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, change: Change) -> None:
        """As `Store.append`: when this returns, it is on disk."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Writing(change, done))
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
        """Write a batch in one transaction; if that fails, each change in its own, with a result for each caller."""
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
                await Store.append(self.store, each.change)
            except Exception as error:
                _tell(each.done, error)
            else:
                _tell(each.done)


async def _write_batch(session: AsyncSession, batch: Sequence[Writing]) -> None:
    columns = [column.key for column in Entry.__table__.columns]
    changes = [each.change for each in batch]
    entries = [{name: getattr(each.entry, name) for name in columns} for each in changes]
    await session.execute(insert(Entry), entries)
    await write_rest(session, changes)


def _tell(done: asyncio.Future[None], error: Exception | None = None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
