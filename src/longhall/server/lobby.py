"""The lobby: what can be played here, tables to join, and everything about seats."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, QueryParameter

from longhall.bots import bot_names, check_bots
from longhall.engine.registry import game_ids, game_info
from longhall.server import passes, telling, wire
from longhall.server.connections import AnyRequest
from longhall.server.database.models import OPEN, PERSON
from longhall.server.errors import NotYours
from longhall.server.guests import call, guest_of, name_of
from longhall.server.hall import Hall, InHall, TableId

PathSeat = FromPath[int]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Offset = Annotated[int, QueryParameter(ge=0, le=100_000)]


@get("/house", tags=["Lobby"])
async def house(hall: InHall) -> wire.House:
    """The games, their options and content packs, and the bots."""
    packs = {id: [wire.Pack(pack.name, pack.digest) for pack in hall.packs if pack.game == id] for id in game_ids()}
    return wire.House([telling.game_card(game_info(id), packs[id]) for id in game_ids()], bot_names())


@post("/tables", tags=["Lobby"])
async def open_table(request: AnyRequest, hall: InHall, data: JSONBody[wire.NewTable]) -> Response[wire.Opened]:
    """Open a table. Seats of people sit at this device; all seats of people have a link."""
    if name_of(request) is None:
        call(request, next((seat.name for seat in data.seats if seat.name), None))
    opening = await hall.tables.open(data, guest_of(request), call(request, None))
    table = telling.table_of(opening.table, opening.seats)
    cookies = [_cookie(hall, table.id, seat, token) for seat, token in opening.cookies.items()]
    return Response(wire.Opened(table, opening.links), cookies=cookies)


@get("/tables", tags=["Lobby"])
async def open_tables(hall: InHall, limit: Limit = 50, offset: Offset = 0) -> list[wire.Table]:
    """Public tables with an open seat, the newest first."""
    return await hall.tables.infos(await hall.store.open_tables(limit, offset))


@get("/tables/mine", tags=["Lobby"])
async def my_tables(request: AnyRequest, hall: InHall) -> list[wire.MyTable]:
    """Tables where this guest has seats, and where it is its turn."""
    return await hall.tables.mine(guest_of(request))


@get("/tables/{table_id:str}", tags=["Lobby"])
async def table(hall: InHall, table_id: TableId) -> wire.Table:
    """A table, as everybody may know it."""
    return await hall.tables.info(table_id)


@get("/tables/{table_id:str}/seats/mine", tags=["Seats"])
async def my_seats(request: AnyRequest, hall: InHall, table_id: TableId) -> list[int]:
    """The seats that this device may play."""
    return await hall.passes.held(table_id, request.cookies)


@post("/tables/{table_id:str}/seats/{seat:int}/take", tags=["Seats"], status_code=200)
async def take(
    request: AnyRequest, hall: InHall, table_id: TableId, seat: PathSeat, data: JSONBody[wire.Take]
) -> Response[wire.Seated]:
    """Sit down: with the token of the seat's link, or in an open seat of a public table. Sets the seat's cookie and
    tells the new link of the seat; the one before is void."""
    started = (await hall.store.table(table_id)).started
    sitting = await hall.tables.take(table_id, seat, guest_of(request), call(request, data.name), data.token)
    if sitting.was_others:
        await hall.company.asides.forget(table_id, seat)
        if started:
            await hall.note(table_id, seat, "seat.taken")
    table = msgspec.structs.asdict(await hall.tables.info(table_id))
    told = wire.Seated(**table, token=sitting.link)
    return Response(told, cookies=[_cookie(hall, table_id, seat, sitting.cookie)])


@post("/tables/{table_id:str}/seats/{seat:int}/leave", tags=["Seats"], status_code=200)
async def leave(
    request: AnyRequest, hall: InHall, table_id: TableId, seat: PathSeat, data: JSONBody[wire.Leave]
) -> Response[wire.Table]:
    """Leave a seat for good; a bot may play on until somebody else sits down."""
    await hall.passes.check(table_id, seat, request.cookies)
    await hall.company.asides.forget(table_id, seat)
    await hall.note(table_id, seat, "seat.left")
    await hall.tables.leave(table_id, seat, data.bot)
    return Response(await hall.tables.info(table_id), cookies=[passes.dropped(table_id, seat)])


@put("/tables/{table_id:str}/seats/{seat:int}/bot", tags=["Seats"])
async def hand_to_bot(
    request: AnyRequest, hall: InHall, table_id: TableId, seat: PathSeat, data: JSONBody[wire.StandIn]
) -> wire.Table:
    """Let a bot play one's seat; the host may do so for an open one."""
    await _check_seat_or_host(request, hall, table_id, seat)
    check_bots([data.bot])
    if (await hall.tables.seat(table_id, seat)).kind in (PERSON, OPEN):
        await hall.note(table_id, seat, "seat.bot")
    await hall.tables.hand_to_bot(table_id, seat, data.bot)
    return await hall.tables.info(table_id)


@delete("/tables/{table_id:str}/seats/{seat:int}/bot", tags=["Seats"], status_code=200)
async def take_back(request: AnyRequest, hall: InHall, table_id: TableId, seat: PathSeat) -> wire.Table:
    """Play the seat again that a bot has played."""
    await _check_seat_or_host(request, hall, table_id, seat)
    if (await hall.tables.seat(table_id, seat)).bot is not None:
        await hall.note(table_id, seat, "seat.back")
    await hall.tables.take_back(table_id, seat)
    return await hall.tables.info(table_id)


@post("/tables/{table_id:str}/seats/{seat:int}/link", tags=["Seats"], status_code=200)
async def renew_link(request: AnyRequest, hall: InHall, table_id: TableId, seat: PathSeat) -> Response[wire.Link]:
    """A new link of one's seat; the old one and all its cookies but this device's are void. The host may renew the
    link of an open seat."""
    held = await _check_seat_or_host(request, hall, table_id, seat)
    link = wire.Link(seat, await hall.tables.renew_link(table_id, seat, held))
    if not held:
        return Response(link)
    token = await hall.tables.admit(table_id, seat, guest_of(request))
    return Response(link, cookies=[_cookie(hall, table_id, seat, token)])


async def _check_seat_or_host(request: AnyRequest, hall: Hall, table_id: str, seat: int) -> bool:
    """Refuse whoever neither holds the seat nor is the host while nobody sits there. Is it held?"""
    row = await hall.tables.seat(table_id, seat)
    try:
        await hall.passes.check(table_id, seat, request.cookies)
    except NotYours:
        host = (await hall.store.table(table_id)).host
        if row.kind == PERSON or host != guest_of(request):
            raise
        return False
    return True


def _cookie(hall: Hall, table_id: str, seat: int, token: str) -> Cookie:
    return passes.cookie(table_id, seat, token, hall.settings.secure)


router = Router(
    "/",
    route_handlers=[
        house, open_table, open_tables, my_tables, table, my_seats, take, leave, hand_to_bot, take_back, renew_link
    ],
)  # fmt: skip
