"""What looks at a table after each change, besides bots: automatic answers and clocks."""

from __future__ import annotations

from longhall.server.auto_answers import Automatic
from longhall.server.clocks import Clocks
from longhall.server.database.side_store import SideStore
from longhall.server.database.store import Store
from longhall.server.rooms import Rooms, Tell
from longhall.server.tables import Tables


class TableWatchers:
    """They look at a table after every change, as bots do."""

    def __init__(self, store: Store, rooms: Rooms, tables: Tables, publish: Tell) -> None:
        self.asides = SideStore(store, rooms.shared)
        self.automatic = Automatic(store, self.asides, rooms)
        self.clocks = Clocks(store, self.asides, rooms, tables, publish)
        self._closed = False

    async def start(self) -> None:
        """Go on where the server stopped."""
        await self.automatic.start()
        await self.clocks.start()

    def wake(self, table_id: str) -> None:
        """Something has changed at a table; who stops looks no more."""
        if self._closed:
            return
        self.automatic.wake(table_id)
        self.clocks.wake(table_id)

    async def close(self) -> None:
        self._closed = True
        await self.automatic.close()
        await self.clocks.close()
