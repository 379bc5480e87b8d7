"""Who is not heard at a table: for one listener, or, if a host wants it, for all."""

from __future__ import annotations

from collections.abc import Set

from longhall.server.database.chat_store import EVERYBODY, SERVER, TABLE, seat_name
from longhall.server.errors import NotThere, NotYours
from longhall.server.schema.chat import Mute, Muted
from longhall.server.services import Services

__all__ = ["SERVER", "TABLE", "check_heard", "mute", "told"]


async def check_heard(services: Services, table_id: str, speakers: Set[str]) -> None:
    """Refuse somebody whom the host of the server or of the table has silenced."""
    muted = await services.chat_store.muted(table_id)
    silent = muted.get(SERVER, set()) | muted.get(TABLE, set())
    if EVERYBODY in silent:
        raise NotYours("error.chat.silent")
    if silent & speakers:
        raise NotYours("error.chat.muted")


async def mute(services: Services, table_id: str, by: str, wish: Mute) -> None:
    """Silence somebody or everybody; for all it holds for a person, whatever seat it takes or leaves."""
    if wish.message is not None:
        said = await services.chat_store.message(table_id, wish.message)
        if said is None or not said.guest:
            raise NotThere("error.chat.none", number=wish.message)
        speakers, seat = {said.guest}, said.seat
    elif wish.seat is not None:
        await services.tables.seat(table_id, wish.seat)
        speakers, seat = {seat_name(wish.seat)}, wish.seat
    else:
        speakers, seat = {EVERYBODY}, None
    if seat is not None and by in (SERVER, TABLE):
        speakers |= await services.store.guests_at(table_id, seat)
    await services.chat_store.mute(table_id, by, speakers, wish.muted)


async def told(services: Services, table_id: str, who: str) -> Muted:
    """Who is silent for all, and whom this listener does not hear."""
    muted = await services.chat_store.muted(table_id)
    silent, deaf = muted.get(SERVER, set()) | muted.get(TABLE, set()), muted.get(who, set()) if who else set()
    seats = range(len(await services.store.seats(table_id)))
    all_seats, my_seats = ([seat for seat in seats if seat_name(seat) in names] for names in (silent, deaf))
    return Muted(
        EVERYBODY in silent, all_seats, await _messages(services, table_id, silent),
        EVERYBODY in deaf, my_seats, await _messages(services, table_id, deaf),
    )  # fmt: skip


async def _messages(services: Services, table_id: str, speakers: Set[str]) -> list[int]:
    """The last message of each of these who spoke as spectators."""
    return sorted(
        [number for number in (await services.chat_store.last_messages_of(table_id, speakers)).values() if number]
    )
