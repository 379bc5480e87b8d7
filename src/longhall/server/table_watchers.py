"""Observers that run after each change of a table, besides bots: automatic answers and clocks."""

from __future__ import annotations

from longhall.server.auto_answers import Automatic
from longhall.server.clocks import Clocks
from longhall.server.database.clock_store import ClockStore
from longhall.server.database.preference_store import PreferenceStore
from longhall.server.database.store import Store
from longhall.server.rooms import Rooms, Tell
from longhall.server.tables import Tables
from longhall.server.windows import Windows


class TableWatchers:
    """Starts, wakes and stops them."""

    def __init__(
        self,
        store: Store,
        preferences: PreferenceStore,
        clocks: ClockStore,
        rooms: Rooms,
        tables: Tables,
        publish: Tell,
        windows: Windows,
    ) -> None:
        self.automatic = Automatic(store, preferences, rooms, windows)
        self.clocks = Clocks(store, clocks, rooms, tables, publish, windows.queue)
        self._closed = False

    async def start(self) -> None:
        """Resume after a restart."""
        await self.automatic.start()
        await self.clocks.start()

    def wake(self, table_id: str) -> None:
        """Run after a change; ignored once closed."""
        if self._closed:
            return
        self.automatic.wake(table_id)
        self.clocks.wake(table_id)

    async def close(self) -> None:
        self._closed = True
        await self.automatic.close()
        await self.clocks.close()
