"""The lobby: what can be played here, tables to join, and everything about seats."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, QueryParameter

from longhall.bots import bot_names, check_bots
from longhall.engine.registry import game_ids, game_info
from longhall.server import seat_tokens, serializers
from longhall.server.database import lobby_store
from longhall.server.database.models import OPEN, PERSON, now
from longhall.server.errors import NotYours
from longhall.server.guest_sessions import call, guest_of, name_of, portrait_of
from longhall.server.litestar_types import AnyRequest
from longhall.server.schema import tables
from longhall.server.services import InServices, Services, TableId

PathSeat = FromPath[int]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Offset = Annotated[int, QueryParameter(ge=0, le=100_000)]
Running = Annotated[bool, QueryParameter(description="Those that run and have no free seat, to be watched.")]
News = Annotated[bool, QueryParameter(description="With what happened last at those that run.")]
POPULAR = 3  # games that are named as those played most


@get("/house", tags=["Lobby"])
async def house(services: InServices) -> tables.House:
    """The games, their options and content packs, and the bots."""
    packs = {
        id: [tables.Pack(pack.name, pack.digest) for pack in services.packs if pack.game == id] for id in game_ids()
    }
    games = [serializers.game_card(game_info(id), packs[id]) for id in game_ids()]
    played = [game for game in await lobby_store.popular(services.store, now()) if game in packs]
    return tables.House(games, bot_names(), played[:POPULAR])


@post("/tables", tags=["Lobby"])
async def open_table(
    request: AnyRequest, services: InServices, data: JSONBody[tables.NewTable]
) -> Response[tables.Opened]:
    """Open a table. Seats of people sit at this device; all seats of people have a link."""
    if name_of(request) is None:
        call(request, next((seat.name for seat in data.seats if seat.name), None))
    guest, portrait = guest_of(request), portrait_of(request)
    opening = await services.tables.open(data, guest, call(request, None), portrait=portrait)
    if data.again_of is not None:
        await _invite_again(services, opening.table.id, data.again_of, guest)
    table = serializers.table_of(opening.table, opening.seats)
    cookies = [_cookie(services, table.id, seat, token) for seat, token in opening.cookies.items()]
    return Response(tables.Opened(table, opening.links), cookies=cookies)


async def _invite_again(services: Services, table_id: str, before: str, guest: str) -> None:
    """Invite all who sat at the table that a guest plays once more; who did not sit there invites nobody."""
    seats = await services.store.seats(before)
    sat = {each for row in seats if row.kind == PERSON for each in await services.store.guests_at(before, row.seat)}
    if guest in sat:
        await lobby_store.invite(services.store, table_id, sat - {guest}, before)


@get("/tables", tags=["Lobby"])
async def open_tables(
    services: InServices, limit: Limit = 50, offset: Offset = 0, running: Running = False
) -> list[tables.ListedTable]:
    """Public tables with an open seat, the newest first; or those that run without one, to be watched."""
    return await services.table_lists.public(await services.store.open_tables(limit, offset, running))


@get("/tables/mine", tags=["Lobby"])
async def my_tables(request: AnyRequest, services: InServices, news: News = False) -> list[tables.MyTable]:
    """Tables where this guest has seats, and where it is its turn; and those that it is invited to."""
    return await services.table_lists.mine(guest_of(request), news)


@get("/tables/{table_id:str}", tags=["Lobby"])
async def table(services: InServices, table_id: TableId) -> tables.Table:
    """A table, as everybody may know it."""
    return await services.tables.info(table_id)


@get("/tables/{table_id:str}/seats/mine", tags=["Seats"])
async def my_seats(request: AnyRequest, services: InServices, table_id: TableId) -> list[int]:
    """The seats that this device may play."""
    return await services.seat_tokens.held(table_id, request.cookies)


@post("/tables/{table_id:str}/seats/{seat:int}/take", tags=["Seats"], status_code=200)
async def take(
    request: AnyRequest, services: InServices, table_id: TableId, seat: PathSeat, data: JSONBody[tables.Take]
) -> Response[tables.Seated]:
    """Sit down: with the token of the seat's link, with the table's code, or in an open seat of a public table. Sets
    the seat's cookie and tells the new link of the seat; the one before is void."""
    started = (await services.store.table(table_id)).started
    guest, name = guest_of(request), call(request, data.name, data.portrait)
    sitting = await services.tables.take(
        table_id, seat, guest, name, data.token, data.code, portrait=portrait_of(request)
    )
    if sitting.was_others:
        await services.forget_seat(table_id, seat)
        if started:
            await services.note(table_id, seat, "seat.taken")
    table = msgspec.structs.asdict(await services.tables.info(table_id))
    told = tables.Seated(**table, token=sitting.link)
    return Response(told, cookies=[_cookie(services, table_id, seat, sitting.cookie)])


@post("/tables/{table_id:str}/seats/{seat:int}/leave", tags=["Seats"], status_code=200)
async def leave(
    request: AnyRequest, services: InServices, table_id: TableId, seat: PathSeat, data: JSONBody[tables.Leave]
) -> Response[tables.Table]:
    """Leave a seat for good; a bot may play on until somebody else sits down."""
    await services.seat_tokens.check(table_id, seat, request.cookies)
    await services.forget_seat(table_id, seat)
    await services.note(table_id, seat, "seat.left")
    await services.tables.leave(table_id, seat, data.bot)
    return Response(await services.tables.info(table_id), cookies=[seat_tokens.dropped(table_id, seat)])


@put("/tables/{table_id:str}/seats/{seat:int}/bot", tags=["Seats"])
async def hand_to_bot(
    request: AnyRequest, services: InServices, table_id: TableId, seat: PathSeat, data: JSONBody[tables.StandIn]
) -> tables.Table:
    """Let a bot play one's seat; the host may do so for an open one."""
    await _check_seat_or_host(request, services, table_id, seat)
    check_bots([data.bot])
    if (await services.tables.seat(table_id, seat)).kind in (PERSON, OPEN):
        await services.note(table_id, seat, "seat.bot")
    await services.tables.hand_to_bot(table_id, seat, data.bot)
    return await services.tables.info(table_id)


@delete("/tables/{table_id:str}/seats/{seat:int}/bot", tags=["Seats"], status_code=200)
async def take_back(request: AnyRequest, services: InServices, table_id: TableId, seat: PathSeat) -> tables.Table:
    """Play the seat again that a bot has played."""
    await _check_seat_or_host(request, services, table_id, seat)
    if (await services.tables.seat(table_id, seat)).bot is not None:
        await services.note(table_id, seat, "seat.back")
    await services.tables.take_back(table_id, seat)
    return await services.tables.info(table_id)


@post("/tables/{table_id:str}/seats/{seat:int}/link", tags=["Seats"], status_code=200)
async def renew_link(
    request: AnyRequest, services: InServices, table_id: TableId, seat: PathSeat
) -> Response[tables.Link]:
    """A new link of one's seat; the old one and all its cookies but this device's are void. The host may renew the
    link of an open seat."""
    held = await _check_seat_or_host(request, services, table_id, seat)
    link = tables.Link(seat, await services.tables.renew_link(table_id, seat, held))
    if not held:
        return Response(link)
    token = await services.tables.admit(table_id, seat, guest_of(request))
    return Response(link, cookies=[_cookie(services, table_id, seat, token)])


async def _check_seat_or_host(request: AnyRequest, services: Services, table_id: str, seat: int) -> bool:
    """Refuse whoever neither holds the seat nor is the host while nobody sits there. Is it held?"""
    row = await services.tables.seat(table_id, seat)
    try:
        await services.seat_tokens.check(table_id, seat, request.cookies)
    except NotYours:
        host = (await services.store.table(table_id)).host
        if row.kind == PERSON or host != guest_of(request):
            raise
        return False
    return True


def _cookie(services: Services, table_id: str, seat: int, token: str) -> Cookie:
    return seat_tokens.cookie(table_id, seat, token, services.settings.secure)


router = Router(
    "/",
    route_handlers=[
        house, open_table, open_tables, my_tables, table, my_seats, take, leave, hand_to_bot, take_back, renew_link
    ],
)  # fmt: skip
