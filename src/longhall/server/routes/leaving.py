"""Leaving a game that runs: resign, replace somebody who is away, end it without a result; and put a table away."""

from __future__ import annotations

from litestar import Router, delete, post, put
from litestar.params import FromPath, JSONBody

from longhall.server.database import lobby_store
from longhall.server.errors import NotYours
from longhall.server.guest_sessions import guest_of
from longhall.server.litestar_types import AnyRequest
from longhall.server.routes.host import check_keys
from longhall.server.schema import tables
from longhall.server.services import InServices, TableId

PathSeat = FromPath[int]


@post("/seats/{seat:int}/resign", status_code=200)
async def resign(request: AnyRequest, services: InServices, table_id: TableId, seat: PathSeat) -> tables.Table:
    """Give up a seat for good: a bot plays on, and the place counts as the last. The last person left has won."""
    await services.seat_tokens.check(table_id, seat, request.cookies)
    if await services.departures.resign(table_id, seat):
        await services.note(table_id, seat, "seat.resigned")
    return await services.tables.info(table_id)


@post("/seats/{seat:int}/replace", status_code=200)
async def replace(
    request: AnyRequest, services: InServices, table_id: TableId, seat: PathSeat, data: JSONBody[tables.Replace]
) -> tables.Table:
    """Let a bot play for a person who has been away for ten minutes or is out of time, or offer the seat to whoever has
    the table's code. The person takes it back until somebody else has sat down."""
    await check_keys(request, services, table_id)
    before = await services.tables.seat(table_id, seat)
    await services.departures.replace(table_id, seat, data.how == "offer")
    if not before.played_by_bot:
        await services.note(table_id, seat, "seat.bot")
    return await services.tables.info(table_id)


@post("/seats/{seat:int}/abandon", status_code=200)
async def abandon(
    request: AnyRequest, services: InServices, table_id: TableId, seat: PathSeat, data: JSONBody[tables.Abandon]
) -> tables.Table:
    """Say whether the game shall end without a result. It does when all persons agree."""
    await services.seat_tokens.check(table_id, seat, request.cookies)
    await services.departures.abandon(table_id, seat, data.agrees)
    return await services.tables.info(table_id)


@put("/archive", status_code=200)
async def archive(
    request: AnyRequest, services: InServices, table_id: TableId, data: JSONBody[tables.Archive]
) -> tables.Archive:
    """Put a table where one has a seat out of the way, or get it back."""
    if not await services.seat_tokens.held(table_id, request.cookies):
        raise NotYours("error.table.not_there")
    await lobby_store.archive(services.store, table_id, guest_of(request), data.archived)
    return data


@delete("/invited", status_code=200)
async def decline(request: AnyRequest, services: InServices, table_id: TableId) -> bool:
    """Decline the invitation to a table; it is not among one's tables any more."""
    await lobby_store.decline(services.store, guest_of(request), table_id)
    return True


router = Router("/tables/{table_id:str}", route_handlers=[resign, replace, abandon, archive, decline], tags=["Leaving"])
