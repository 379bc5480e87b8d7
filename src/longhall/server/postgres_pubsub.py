"""How processes on one PostgreSQL tell one another that a table has changed.

All notes travel over one channel of the database, each with a table and a number. They are sent over pooled
connections, and one connection more listens. When that one is lost it is made again, and whoever watches looks again,
for nobody knows what was missed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any

import asyncpg
from litestar.channels import ChannelsBackend

CHANNEL = "longhall"
LOOK_AGAIN = b"0"
POOL = {"min_size": 1, "max_size": 2}
NAMED = {"application_name": "longhall notes"}  # how these connections are called in the database's own lists
PATIENCE = 10  # seconds for one note
PAUSE = 1.0  # seconds before another try
FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)  # a time-out is an OSError
log = logging.getLogger(__name__)


class PostgresPubSub(ChannelsBackend):
    """Unlike Litestar's backend: pooled connections, and it resubscribes after a PostgreSQL restart."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Any = None
        self._watched: set[str] = set()
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        self._heard = asyncio.Queue()
        self._pool = await asyncpg.create_pool(self.url, server_settings=NAMED, **POOL)
        self._listening = asyncio.create_task(self._listen(await self._connect()))

    async def on_shutdown(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        self._pool.terminate()

    # Sending

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """On failure, notify subscribers of this process at least; the data are in the database."""
        for channel in channels:
            note = f"{channel} {data.decode()}"
            for _ in range(1 + POOL["max_size"]):  # a connection may have been lost while nobody looked
                try:
                    await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, note, timeout=PATIENCE)
                    break
                except FAILURES:
                    continue
            else:
                log.warning("other processes could not be told of a change")
                self._hear(note)

    # Listening

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._watched.update(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._watched.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            yield await self._heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    def _hear(self, note: str) -> None:
        channel, _, data = note.rpartition(" ")
        if channel in self._watched:
            self._heard.put_nowait((channel, data.encode()))

    async def _connect(self) -> Any:
        line = await asyncpg.connect(self.url, server_settings=NAMED)
        await line.add_listener(CHANNEL, lambda connection, pid, channel, note: self._hear(note))
        return line

    async def _listen(self, line: Any) -> None:
        """Keep a listening connection open; after each gap all subscribers are notified."""
        while True:
            try:
                await _end_of(line)
            finally:
                line.terminate()
            log.warning("the connection that listens for changes was lost and is made again")
            line = await self._again()
            for channel in self._watched:
                self._heard.put_nowait((channel, LOOK_AGAIN))

    async def _again(self) -> Any:
        while True:
            try:
                return await self._connect()
            except FAILURES:
                await asyncio.sleep(PAUSE)


async def _end_of(line: Any) -> None:
    """Wait until a connection is lost."""
    ended = asyncio.Event()
    line.add_termination_listener(lambda connection: ended.set())
    if not line.is_closed():
        await ended.wait()
