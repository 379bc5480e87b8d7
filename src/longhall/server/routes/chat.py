"""Talk at a table: numbered, kept, and told to everybody there."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Annotated

from litestar import Router, get, post, put
from litestar.params import JSONBody, QueryParameter

from longhall.server import chat_mutes
from longhall.server.database.chat_store import EVERYBODY, ChatMessage, seat_name
from longhall.server.database.models import now
from longhall.server.errors import NotNow, NotYours
from longhall.server.guest_sessions import guest_of
from longhall.server.litestar_types import AnyConnection, AnyRequest
from longhall.server.routes.play import MANY
from longhall.server.schema.chat import Message, Mute, Muted, Say
from longhall.server.services import InServices, Services, TableId

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


async def say(services: Services, connection: AnyConnection, table_id: str, seat: int | None, words: Say) -> None:
    """Say something, as the person at a seat or as a spectator, if the table lets them talk."""
    chat = services.chat_store
    speaker, name = await _speaker(services, connection, table_id, seat)
    await chat_mutes.check_heard(services, table_id, {speaker, guest_at(connection)})
    text = TURNING.sub("", words.text).strip()
    if not text:
        raise NotNow("error.chat.empty")
    at = now()
    message = ChatMessage(
        table_id=table_id, number=0, guest=speaker, seat=seat, name=name, text=text, key=words.key, at=at
    )
    if await chat.has_message(message):
        return
    if await chat.count_messages(table_id, speaker, at - WITHIN) >= AT_MOST:
        raise NotNow("error.chat.many", seconds=int(WITHIN.total_seconds()))
    if not await chat.add_message(message):
        raise NotNow("error.table.busy")
    services.publish(table_id, 0)


async def _speaker(services: Services, connection: AnyConnection, table_id: str, seat: int | None) -> tuple[str, str]:
    """Whom the limit counts for, and the name: that of the seat, or of the guest."""
    await services.store.table(table_id)  # is there one?
    if seat is not None:
        await services.seat_tokens.check(table_id, seat, connection.cookies)
        return seat_name(seat), (await services.tables.seat(table_id, seat)).name
    if not (await services.clock_store.table_settings(table_id)).spectators_talk:
        raise NotYours("error.chat.spectators")
    guest, name = guest_at(connection), connection.session.get("name")
    if not guest or not isinstance(name, str):
        raise NotNow("error.guest.name")
    return guest, name


def guest_at(connection: AnyConnection) -> str:
    """The id of the guest of a session; none, if it has not said anything yet."""
    found = connection.session.get("guest")
    return found if isinstance(found, str) else ""


async def listener(services: Services, connection: AnyConnection, table_id: str, seat: int | None) -> str:
    """Who listens: somebody who holds the seat, or a guest."""
    if seat is None:
        return guest_at(connection)
    await services.seat_tokens.check(table_id, seat, connection.cookies)
    return seat_name(seat)


async def heard(services: Services, table_id: str, since: int, who: str) -> tuple[list[Message], int]:
    """What was said after that number, without those whom this listener does not want to hear; the newest, if there
    is very much. And the number of the last message, also if it is not heard."""
    rows = await services.chat_store.messages(table_id, since, PAGE)
    deaf = (await services.chat_store.muted(table_id)).get(who, set()) if rows else set()
    told = [row for row in rows if EVERYBODY not in deaf and row.guest not in deaf]
    messages = [Message(row.number, row.seat, row.name, row.text, row.at) for row in told]
    return messages, rows[-1].number if rows else since


@get("/")
async def listen(
    request: AnyRequest, services: InServices, table_id: TableId, seat: Listener = None, since: Since = 0
) -> list[Message]:
    """What was said at a table, for those who must poll; a WebSocket tells it by itself."""
    await services.store.table(table_id)
    who = await listener(services, request, table_id, seat)
    return (await heard(services, table_id, since, who))[0]


@post("/", status_code=200)
async def speak(
    request: AnyRequest,
    services: InServices,
    table_id: TableId,
    data: JSONBody[Say],
    seat: Speaker = None,
    since: Since = 0,
) -> list[Message]:
    """Say something; what was said since then comes back."""
    await say(services, request, table_id, seat, data)
    who = await listener(services, request, table_id, seat)
    return (await heard(services, table_id, since, who))[0]


# Who is not heard


@get("/mutes")
async def who_is_mute(request: AnyRequest, services: InServices, table_id: TableId, seat: Listener = None) -> Muted:
    """Who is silent for all, and whom this listener does not hear."""
    await services.store.table(table_id)
    return await chat_mutes.told(services, table_id, await listener(services, request, table_id, seat))


@put("/mutes")
async def mute(
    request: AnyRequest,
    services: InServices,
    table_id: TableId,
    data: JSONBody[Mute],
    seat: Listener = None,
) -> Muted:
    """Do not hear somebody any more, or hear them again; nobody else notices."""
    await services.store.table(table_id)
    guest_of(request)
    who = await listener(services, request, table_id, seat)
    await chat_mutes.mute(services, table_id, who, data)
    return await chat_mutes.told(services, table_id, who)


@put("/silence")
async def silence(request: AnyRequest, services: InServices, table_id: TableId, data: JSONBody[Mute]) -> Muted:
    """Whoever opened the table lets somebody, or everybody, not speak there any more, or speak again."""
    await services.tables.check_host(table_id, guest_of(request))
    await chat_mutes.mute(services, table_id, chat_mutes.TABLE, data)
    return await chat_mutes.told(services, table_id, guest_of(request))


router = Router(
    "/tables/{table_id:str}/chat", route_handlers=[listen, speak, who_is_mute, mute, silence], tags=["Talk"]
)
