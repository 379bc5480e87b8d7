"""Rewinding a frozen table by consent: when all its persons agree, it goes back to the last position that today's rules
can load, and is played on from there."""

from __future__ import annotations

from contextlib import suppress

from longhall.server import upkeep
from longhall.server.database.models import PERSON, Table, Vote
from longhall.server.database.store import EntryConflict, Store
from longhall.server.errors import NotNow, NotThere
from longhall.server.rooms import Rooms, Tell
from longhall.server.schema.play import RewindRequest


class RewindVotes:
    """Counts the votes. They are kept as those on an undo are, with nobody as the asker, and count until the journal
    goes on."""

    def __init__(self, store: Store, rooms: Rooms, tell: Tell) -> None:
        self.store = store
        self.rooms = rooms
        self.tell = tell

    async def request(self, table_id: str) -> RewindRequest:
        """How the persons at a frozen table have voted so far."""
        table = await self._frozen(table_id)
        possible = await upkeep.last_point(self.store, table) is not None
        return await self._counted(table_id, await self._number(table_id), possible)

    async def vote(self, table_id: str, seat: int, agrees: bool) -> RewindRequest:
        """Note what a person says; with the last yes the table goes back."""
        table = await self._frozen(table_id)
        if (await self.store.seats(table_id))[seat].kind != PERSON:
            raise NotNow("error.seat.no_person", seat=seat)
        if await upkeep.last_point(self.store, table) is None:
            raise NotNow("error.rewind.impossible")
        number = await self._number(table_id)
        vote = Vote(table_id=table_id, number=number, asker=upkeep.NOBODY, seat=seat, agrees=agrees)
        await self.store.vote(vote)
        found = await self._counted(table_id, number)
        if not found.missing and not found.refused:
            with suppress(EntryConflict):  # whoever said the last yes at the same time has done it
                await upkeep.rewind_agreed(self.store, table_id, number)
            self.rooms.forget(table_id)
            self.tell(table_id, number + 1)
        return found

    async def _frozen(self, table_id: str) -> Table:
        table = await self.store.table(table_id)
        if table.frozen is None or table.closed is not None:
            raise NotNow("error.rewind.not_frozen")
        return table

    async def _number(self, table_id: str) -> int:
        """The number of the last entry of a table."""
        head = await self.store.head(table_id)
        if head is None:
            raise NotThere("error.tables.head", table=table_id)
        beyond = await self.store.entries(table_id, head.number)
        return beyond[-1].number if beyond else head.number

    async def _counted(self, table_id: str, number: int, possible: bool = True) -> RewindRequest:
        votes = [vote for vote in await self.store.votes(table_id, number) if vote.asker == upkeep.NOBODY]
        said = {vote.seat: vote.agrees for vote in votes}
        persons = [seat.seat for seat in await self.store.seats(table_id) if seat.kind == PERSON]
        return RewindRequest(
            possible=possible,
            agreed=[seat for seat in persons if said.get(seat) is True],
            refused=[seat for seat in persons if said.get(seat) is False],
            missing=[seat for seat in persons if seat not in said],
        )
