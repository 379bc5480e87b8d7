"""For hosts: is the server well, who may come in, and what can be removed; and for everybody, their own data."""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest
from typing import Annotated

from litestar import Response, Router, delete, get, post, put
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import select, update

from longhall.server import chat_mutes
from longhall.server.database import lobby_store, statistics_writer
from longhall.server.database.chat_store import ChatMessage, seat_name
from longhall.server.database.models import Table
from longhall.server.errors import NotThere, NotYours
from longhall.server.guest_sessions import guest_of
from longhall.server.litestar_types import AnyConnection, AnyRequest
from longhall.server.schema import chat, tables
from longhall.server.services import InServices, Services, TableId
from longhall.server.settings import Settings
from longhall.server.tables import DEFAULT_BOT

Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Offset = Annotated[int, QueryParameter(ge=0, le=100_000)]
INSIDE = "inside"  # in the session: a proof that the password was known

# Is it well?


@get("/health", tags=["Health"])
async def health() -> dict[str, bool]:
    """The process answers."""
    return {"well": True}


@get("/ready", tags=["Health"], responses={503: ResponseSpec(dict[str, bool], description="It does not.")})
async def ready(services: InServices) -> Response[dict[str, bool]]:
    """The database answers and can be written to."""
    well = await services.can_write()
    return Response({"ready": well}, status_code=200 if well else 503)


# Who may come in


def closed(settings: Settings) -> Callable[[AnyConnection, BaseRouteHandler], None]:
    """Lets nobody in who has not said the password, if there is one."""

    def guard(connection: AnyConnection, handler: BaseRouteHandler) -> None:
        if not settings.password or connection.scope["path"].startswith("/api/me"):
            return
        if not _same(str(connection.session.get(INSIDE)), proof(settings)):
            raise NotYours("error.server.closed")

    return guard


def proof(settings: Settings) -> str:
    """What a session holds of whoever knew the password; another password makes it void."""
    return settings.key_for(f"password {settings.password}").hex()


@post("/me/enter", tags=["Guests"], status_code=200)
async def enter(request: AnyRequest, services: InServices, data: JSONBody[tables.Password]) -> bool:
    """Come into a closed server."""
    if not _same(data.password, services.settings.password):
        raise NotYours("error.password")
    request.session[INSIDE] = proof(services.settings)
    return True


def of_host(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Lets in who has the host's token; without a token nobody is the host."""
    token = connection.app.state.admin
    if not token or not _same(connection.headers.get("x-admin", ""), token):
        raise NotYours("error.admin")


def _same(one: str, other: str) -> bool:
    return compare_digest(one.encode(errors="replace"), other.encode(errors="replace"))


# What a host can do


@get("/tables")
async def all_tables(services: InServices, limit: Limit = 50, offset: Offset = 0) -> list[tables.Table]:
    """All tables, those that changed last first."""
    query = select(Table).order_by(Table.changed.desc(), Table.id).limit(limit).offset(offset)
    async with services.store.session() as session:
        return await services.table_lists.infos(list(await session.scalars(query)))


@delete("/tables/{table_id:str}", status_code=200)
async def remove_table(services: InServices, table_id: TableId) -> bool:
    """Remove a table for good, with its game and its talk."""
    if not await services.remove(table_id):
        raise NotThere("error.table.none", table=table_id)
    return True


@delete("/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def remove_person(services: InServices, table_id: TableId, seat: FromPath[int]) -> tables.Table:
    """Send a person away from a seat; a bot plays on, and the old link is void."""
    await services.store.table(table_id)
    await services.tables.seat(table_id, seat)
    await _leave(services, table_id, seat)
    return await services.tables.info(table_id)


@put("/tables/{table_id:str}/silence")
async def silence(services: InServices, table_id: TableId, data: JSONBody[chat.Mute]) -> chat.Muted:
    """Let somebody, or everybody, not speak at a table any more, or speak again."""
    await services.store.table(table_id)
    await chat_mutes.mute(services, table_id, chat_mutes.SERVER, data)
    return await chat_mutes.told(services, table_id, "")


async def _leave(services: Services, table_id: str, seat: int) -> None:
    await services.forget_seat(table_id, seat)
    await services.tables.leave(table_id, seat, DEFAULT_BOT)


# One's own data


@delete("/me", tags=["Guests"], status_code=200)
async def forget_me(request: AnyRequest, services: InServices) -> bool:
    """Forget this guest: its seats are left to bots, its name and what it said are erased, its session ends."""
    guest = guest_of(request)
    await services.store.forget_host(
        guest
    )  # first, so that no table is still called after them when others get the keys
    for table_id, seats in (await services.store.tables_of(guest)).items():
        for seat in seats:
            await _erase(services, seat_name(seat), table_id)
            await _leave(services, table_id, seat)
    await _erase(services, guest)
    await services.chat_store.forget_mutes(guest)
    await lobby_store.decline(services.store, guest)
    async with services.store.session.begin() as session:
        await statistics_writer.forget(session, guest)
    kept = request.session.get(INSIDE)
    request.set_session({INSIDE: kept} if kept else {})
    return True


async def _erase(services: Services, speaker: str, table_id: str | None = None) -> None:
    """Empty what somebody said; the numbers of other messages stay as they are."""
    query = update(ChatMessage).where(ChatMessage.guest == speaker)
    if table_id is not None:
        query = query.where(ChatMessage.table_id == table_id)
    async with services.store.session.begin() as session:
        await session.execute(query.values(guest="", name="", text="", key=None))


HANDLERS = [all_tables, remove_table, remove_person, silence]
admin = Router("/admin", route_handlers=HANDLERS, guards=[of_host], tags=["Host"])
ROUTERS = (enter, forget_me, admin)
HEALTH = (health, ready)
