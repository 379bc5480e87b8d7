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

from longhall.server import aside, mutes, wire
from longhall.server.connections import AnyConnection, AnyRequest
from longhall.server.database import counting
from longhall.server.database.aside import Said, seat_name
from longhall.server.database.models import Table
from longhall.server.errors import NotThere, NotYours
from longhall.server.guests import guest_of
from longhall.server.hall import Hall, InHall, TableId
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
async def ready(hall: InHall) -> Response[dict[str, bool]]:
    """The database answers and can be written to."""
    well = await hall.can_write()
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
async def enter(request: AnyRequest, hall: InHall, data: JSONBody[wire.Password]) -> bool:
    """Come into a closed server."""
    if not _same(data.password, hall.settings.password):
        raise NotYours("error.password")
    request.session[INSIDE] = proof(hall.settings)
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
async def all_tables(hall: InHall, limit: Limit = 50, offset: Offset = 0) -> list[wire.Table]:
    """All tables, those that changed last first."""
    query = select(Table).order_by(Table.changed.desc(), Table.id).limit(limit).offset(offset)
    async with hall.store.session() as session:
        return await hall.tables.infos(list(await session.scalars(query)))


@delete("/tables/{table_id:str}", status_code=200)
async def remove_table(hall: InHall, table_id: TableId) -> bool:
    """Remove a table for good, with its game and its talk."""
    if not await hall.remove(table_id):
        raise NotThere("error.table.none", table=table_id)
    return True


@delete("/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def remove_person(hall: InHall, table_id: TableId, seat: FromPath[int]) -> wire.Table:
    """Send a person away from a seat; a bot plays on, and the old link is void."""
    await hall.store.table(table_id)
    await hall.tables.seat(table_id, seat)
    await _leave(hall, table_id, seat)
    return await hall.tables.info(table_id)


@put("/tables/{table_id:str}/silence")
async def silence(hall: InHall, table_id: TableId, data: JSONBody[aside.Mute]) -> aside.Muted:
    """Let somebody, or everybody, not speak at a table any more, or speak again."""
    await hall.store.table(table_id)
    await mutes.mute(hall, table_id, mutes.SERVER, data)
    return await mutes.told(hall, table_id, "")


async def _leave(hall: Hall, table_id: str, seat: int) -> None:
    await hall.company.asides.forget(table_id, seat)
    await hall.tables.leave(table_id, seat, DEFAULT_BOT)


# One's own data


@delete("/me", tags=["Guests"], status_code=200)
async def forget_me(request: AnyRequest, hall: InHall) -> bool:
    """Forget this guest: its seats are left to bots, its name and what it said are erased, its session ends."""
    guest = guest_of(request)
    for table_id, seats in (await hall.store.tables_of(guest)).items():
        for seat in seats:
            await _erase(hall, seat_name(seat), table_id)
            await _leave(hall, table_id, seat)
    await _erase(hall, guest)
    await hall.company.asides.forget_mutes(guest)
    await hall.store.forget_host(guest)
    async with hall.store.session.begin() as session:
        await counting.forget(session, guest)
    kept = request.session.get(INSIDE)
    request.set_session({INSIDE: kept} if kept else {})
    return True


async def _erase(hall: Hall, speaker: str, table_id: str | None = None) -> None:
    """Empty what somebody said; the numbers of other messages stay as they are."""
    query = update(Said).where(Said.guest == speaker)
    if table_id is not None:
        query = query.where(Said.table_id == table_id)
    async with hall.store.session.begin() as session:
        await session.execute(query.values(guest="", name="", text="", key=None))


HANDLERS = [all_tables, remove_table, remove_person, silence]
admin = Router("/admin", route_handlers=HANDLERS, guards=[of_host], tags=["Host"])
ROUTERS = (enter, forget_me, admin)
HEALTH = (health, ready)
