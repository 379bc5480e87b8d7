"""Talk at a table: numbered, kept, and told to everybody there."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Annotated

from litestar import Router, get, post, put
from litestar.params import JSONBody, QueryParameter

from longhall.server import aside, mutes
from longhall.server.connections import AnyConnection, AnyRequest
from longhall.server.database.aside import EVERYBODY, Said, seat_name
from longhall.server.database.models import now
from longhall.server.errors import NotNow, NotYours
from longhall.server.guests import guest_of
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
Listener = Annotated[
    int | None, QueryParameter(ge=0, le=15, description="The seat that listens; a spectator, if none is given.")
]


async def say(hall: Hall, connection: AnyConnection, table_id: str, seat: int | None, words: aside.Say) -> None:
    """Say something, as the person at a seat or as a spectator, if the table lets them talk."""
    asides = hall.company.asides
    speaker, name = await _speaker(hall, connection, table_id, seat)
    await mutes.check_heard(hall, table_id, {speaker, guest_at(connection)})
    text = TURNING.sub("", words.text).strip()
    if not text:
        raise NotNow("error.chat.empty")
    at = now()
    said = Said(table_id=table_id, number=0, guest=speaker, seat=seat, name=name, text=text, key=words.key, at=at)
    if await asides.was_said(said):
        return
    if await asides.count_said(table_id, speaker, at - WITHIN) >= AT_MOST:
        raise NotNow("error.chat.many", seconds=int(WITHIN.total_seconds()))
    if not await asides.say(said):
        raise NotNow("error.table.busy")
    hall.publish(table_id, 0)


async def _speaker(hall: Hall, connection: AnyConnection, table_id: str, seat: int | None) -> tuple[str, str]:
    """Whom the limit counts for, and the name: that of the seat, or of the guest."""
    await hall.store.table(table_id)  # is there one?
    if seat is not None:
        await hall.passes.check(table_id, seat, connection.cookies)
        return seat_name(seat), (await hall.tables.seat(table_id, seat)).name
    if not (await hall.company.asides.manners(table_id)).spectators_talk:
        raise NotYours("error.chat.spectators")
    guest, name = guest_at(connection), connection.session.get("name")
    if not guest or not isinstance(name, str):
        raise NotNow("error.guest.name")
    return guest, name


def guest_at(connection: AnyConnection) -> str:
    """The id of the guest of a session; none, if it has not said anything yet."""
    found = connection.session.get("guest")
    return found if isinstance(found, str) else ""


async def listener(hall: Hall, connection: AnyConnection, table_id: str, seat: int | None) -> str:
    """Who listens: somebody who holds the seat, or a guest."""
    if seat is None:
        return guest_at(connection)
    await hall.passes.check(table_id, seat, connection.cookies)
    return seat_name(seat)


async def heard(hall: Hall, table_id: str, since: int, who: str) -> tuple[list[aside.Message], int]:
    """What was said after that number, without those whom this listener does not want to hear; the newest, if there
    is very much. And the number of the last message, also if it is not heard."""
    rows = await hall.company.asides.said(table_id, since, PAGE)
    deaf = (await hall.company.asides.muted(table_id)).get(who, set()) if rows else set()
    told = [row for row in rows if EVERYBODY not in deaf and row.guest not in deaf]
    messages = [aside.Message(row.number, row.seat, row.name, row.text, row.at) for row in told]
    return messages, rows[-1].number if rows else since


@get("/")
async def listen(
    request: AnyRequest, hall: InHall, table_id: TableId, seat: Listener = None, since: Since = 0
) -> list[aside.Message]:
    """What was said at a table, for those who must poll; a WebSocket tells it by itself."""
    await hall.store.table(table_id)
    who = await listener(hall, request, table_id, seat)
    return (await heard(hall, table_id, since, who))[0]


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
    who = await listener(hall, request, table_id, seat)
    return (await heard(hall, table_id, since, who))[0]


# Who is not heard


@get("/mutes")
async def who_is_mute(request: AnyRequest, hall: InHall, table_id: TableId, seat: Listener = None) -> aside.Muted:
    """Who is silent for all, and whom this listener does not hear."""
    await hall.store.table(table_id)
    return await mutes.told(hall, table_id, await listener(hall, request, table_id, seat))


@put("/mutes")
async def mute(
    request: AnyRequest, hall: InHall, table_id: TableId, data: JSONBody[aside.Mute], seat: Listener = None
) -> aside.Muted:
    """Do not hear somebody any more, or hear them again; nobody else notices."""
    await hall.store.table(table_id)
    guest_of(request)
    who = await listener(hall, request, table_id, seat)
    await mutes.mute(hall, table_id, who, data)
    return await mutes.told(hall, table_id, who)


@put("/silence")
async def silence(request: AnyRequest, hall: InHall, table_id: TableId, data: JSONBody[aside.Mute]) -> aside.Muted:
    """Whoever opened the table lets somebody, or everybody, not speak there any more, or speak again."""
    await hall.tables.check_host(table_id, guest_of(request))
    await mutes.mute(hall, table_id, mutes.TABLE, data)
    return await mutes.told(hall, table_id, guest_of(request))


router = Router(
    "/tables/{table_id:str}/chat", route_handlers=[listen, speak, who_is_mute, mute, silence], tags=["Talk"]
)
