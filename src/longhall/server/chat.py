"""Talk at a table: numbered, kept, and told to everybody there."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, QueryParameter

from longhall.server import aside
from longhall.server.connections import AnyConnection, AnyRequest
from longhall.server.database.aside import Said
from longhall.server.database.models import now
from longhall.server.errors import NotNow, NotYours
from longhall.server.hall import Hall, InHall, TableId
from longhall.server.play import MANY

AT_MOST = 5  # messages of one guest at one table ...
WITHIN = timedelta(seconds=10)  # ... in this time
PAGE = 200  # messages that are told at once
TURNING = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")  # signs that turn the direction of a whole line

Since = Annotated[
    int, QueryParameter(ge=0, le=MANY, description="The number of the last message that is known already.")
]
Speaker = Annotated[int | None, QueryParameter(ge=0, le=15, description="The seat that speaks; a spectator, if none.")]


async def say(hall: Hall, connection: AnyConnection, table_id: str, seat: int | None, words: aside.Say) -> None:
    """Say something, as the person at a seat or as a spectator, if the table lets them talk."""
    asides = hall.company.asides
    guest, name = await _speaker(hall, connection, table_id, seat)
    text = TURNING.sub("", words.text).strip()
    if not text:
        raise NotNow("error.chat.empty")
    at = now()
    said = Said(table_id=table_id, number=0, guest=guest, seat=seat, name=name, text=text, key=words.key, at=at)
    if await asides.was_said(said):
        return
    if await asides.count_said(table_id, guest, at - WITHIN) >= AT_MOST:
        raise NotNow("error.chat.many", seconds=int(WITHIN.total_seconds()))
    if not await asides.say(said):
        raise NotNow("error.table.busy")
    hall.publish(table_id, 0)


async def _speaker(hall: Hall, connection: AnyConnection, table_id: str, seat: int | None) -> tuple[str, str]:
    """Whom the limit counts for, and the name: that of the seat, or of the guest."""
    await hall.store.table(table_id)  # is there one?
    if seat is not None:
        await hall.passes.check(table_id, seat, connection.cookies)
        return f"seat {seat}", (await hall.tables.seat(table_id, seat)).name
    if not (await hall.company.asides.manners(table_id)).spectators_talk:
        raise NotYours("error.chat.spectators")
    guest, name = connection.session.get("guest"), connection.session.get("name")
    if not isinstance(guest, str) or not isinstance(name, str):
        raise NotNow("error.guest.name")
    return guest, name


async def heard(hall: Hall, table_id: str, since: int) -> list[aside.Message]:
    """What was said after that number; the newest, if there is very much."""
    rows = await hall.company.asides.said(table_id, since, PAGE)
    return [aside.Message(row.number, row.seat, row.name, row.text, row.at) for row in rows]


@get("/")
async def listen(hall: InHall, table_id: TableId, since: Since = 0) -> list[aside.Message]:
    """What was said at a table, for those who must poll; a WebSocket tells it by itself."""
    await hall.store.table(table_id)
    return await heard(hall, table_id, since)


@post("/", status_code=200)
async def speak(
    request: AnyRequest,
    hall: InHall,
    table_id: TableId,
    data: JSONBody[aside.Say],
    seat: Speaker = None,
    since: Since = 0,
) -> list[aside.Message]:
    """Say something; what was said since then comes back."""
    await say(hall, request, table_id, seat, data)
    return await heard(hall, table_id, since)


router = Router("/tables/{table_id:str}/chat", route_handlers=[listen, speak], tags=["Talk"])
