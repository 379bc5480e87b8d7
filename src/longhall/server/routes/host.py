"""A table before it starts: its code, what its host arranges, and what everybody who sits there says of themselves."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody

from longhall.server.database import lobby_store
from longhall.server.errors import NotThere, NotYours
from longhall.server.guest_sessions import call, guest_of
from longhall.server.litestar_types import AnyRequest
from longhall.server.schema import tables
from longhall.server.schema.clocks import NewClock
from longhall.server.services import InServices, Services, TableId

PathSeat = FromPath[int]


async def has_keys(request: AnyRequest, services: Services, table_id: str) -> bool:
    held = await services.seat_tokens.held(table_id, request.cookies)
    return await services.tables.has_keys(table_id, guest_of(request), held)


async def check_keys(request: AnyRequest, services: Services, table_id: str) -> None:
    """Refuse whoever is not the host."""
    if not await has_keys(request, services, table_id):
        raise NotYours("error.table.host")


# The code


@get("/codes/{code:str}", tags=["Lobby"])
async def by_code(request: AnyRequest, services: InServices, code: FromPath[str]) -> tables.Table:
    """The table that has this code, as everybody may know it. A guest who asks is invited there: it is among their
    tables from now on."""
    found = await lobby_store.by_code(services.store, code.strip().upper()[:8])
    if found is None:
        raise NotThere("error.code.none", code=code[:8])
    guest = request.session.get("guest")
    if isinstance(guest, str):
        await lobby_store.invite(services.store, found, [guest])
    return await services.tables.info(found)


@get("/tables/{table_id:str}/invitation", tags=["Lobby"])
async def invitation(request: AnyRequest, services: InServices, table_id: TableId) -> tables.Invitation:
    """The code and the clock of a table, for those who sit there."""
    table = await services.store.table(table_id)
    host = await has_keys(request, services, table_id)
    if not host and not await services.seat_tokens.held(table_id, request.cookies):
        raise NotYours("error.table.not_there")
    return await _invitation(services, table_id, table.code or "", host)


@post("/tables/{table_id:str}/invitation", tags=["Lobby"], status_code=200)
async def renew_code(request: AnyRequest, services: InServices, table_id: TableId) -> tables.Invitation:
    """A new code; the one before is void."""
    await check_keys(request, services, table_id)
    return await _invitation(services, table_id, await services.lobby.new_code(table_id), True)


async def _invitation(services: Services, table_id: str, code: str, host: bool) -> tables.Invitation:
    kept = await services.clock_store.table_settings(table_id)
    clock = None if kept.turn is None else NewClock(kept.turn, kept.reserve)
    return tables.Invitation(code, clock, host, await services.departures.absent(table_id) if host else [])


# What the host arranges


@put("/tables/{table_id:str}/setup", tags=["Lobby"])
async def set_up(
    request: AnyRequest, services: InServices, table_id: TableId, data: JSONBody[tables.SetUp]
) -> tables.Table:
    """Change how a table is played, before it starts."""
    await check_keys(request, services, table_id)
    await services.lobby.set_up(table_id, data)
    return await services.tables.info(table_id)


@put("/tables/{table_id:str}/host", tags=["Lobby"])
async def give_keys(
    request: AnyRequest, services: InServices, table_id: TableId, data: JSONBody[tables.Keys]
) -> tables.Table:
    """Make another person the host."""
    await check_keys(request, services, table_id)
    await services.lobby.give_keys(table_id, data.seat)
    return await services.tables.info(table_id)


@post("/tables/{table_id:str}/start", tags=["Lobby"], status_code=200)
async def start(request: AnyRequest, services: InServices, table_id: TableId) -> tables.Table:
    """Start the game; a karl sits down wherever nobody does."""
    await check_keys(request, services, table_id)
    await services.lobby.start(table_id)
    return await services.tables.info(table_id)


@post("/tables/{table_id:str}/seats", tags=["Seats"], status_code=200)
async def add_seat(request: AnyRequest, services: InServices, table_id: TableId) -> tables.Table:
    """Add a free seat, where the game can be played by one more."""
    await check_keys(request, services, table_id)
    await services.lobby.add_seat(table_id)
    return await services.tables.info(table_id)


@delete("/tables/{table_id:str}/seats/{seat:int}", tags=["Seats"], status_code=200)
async def remove_seat(request: AnyRequest, services: InServices, table_id: TableId, seat: PathSeat) -> tables.Table:
    """Remove a seat where no person sits, where the game can be played by one less. Seats behind it move up."""
    await check_keys(request, services, table_id)
    await services.lobby.remove_seat(table_id, seat)
    return await services.tables.info(table_id)


@put("/tables/{table_id:str}/seats/{seat:int}/arrange", tags=["Seats"])
async def arrange(
    request: AnyRequest, services: InServices, table_id: TableId, seat: PathSeat, data: JSONBody[tables.Arrange]
) -> tables.Table:
    """Make a seat where no person sits free, locked, or a bot's."""
    await check_keys(request, services, table_id)
    await services.lobby.arrange(table_id, seat, data)
    return await services.tables.info(table_id)


@post("/tables/{table_id:str}/seats/{seat:int}/swap", tags=["Seats"], status_code=200)
async def swap(
    request: AnyRequest, services: InServices, table_id: TableId, seat: PathSeat, data: JSONBody[tables.Swap]
) -> tables.Table:
    """Exchange who sits at two seats."""
    await check_keys(request, services, table_id)
    await services.lobby.swap(table_id, seat, data.other)
    return await services.tables.info(table_id)


@delete("/tables/{table_id:str}/seats/{seat:int}/person", tags=["Seats"], status_code=200)
async def send_away(request: AnyRequest, services: InServices, table_id: TableId, seat: PathSeat) -> tables.Table:
    """Send a person away before the start. They cannot come back, and the table has another code."""
    await check_keys(request, services, table_id)
    await services.lobby.send_away(table_id, seat)
    return await services.tables.info(table_id)


# What those who sit there say of themselves


@put("/tables/{table_id:str}/seats/{seat:int}/name", tags=["Seats"])
async def rename(
    request: AnyRequest, services: InServices, table_id: TableId, seat: PathSeat, data: JSONBody[tables.Guest]
) -> tables.Table:
    """Be called otherwise, until the game starts."""
    await services.seat_tokens.check(table_id, seat, request.cookies)
    await services.lobby.rename(table_id, seat, call(request, data.name))
    return await services.tables.info(table_id)


@put("/tables/{table_id:str}/seats/{seat:int}/portrait", tags=["Seats"])
async def show_face(
    request: AnyRequest, services: InServices, table_id: TableId, seat: PathSeat, data: JSONBody[tables.Face]
) -> tables.Table:
    """Have another portrait, at any time; tables that are opened or joined later have it too."""
    await services.seat_tokens.check(table_id, seat, request.cookies)
    request.session["portrait"] = data.portrait
    await services.tables.show_face(table_id, seat, data.portrait)
    return await services.tables.info(table_id)


@put("/tables/{table_id:str}/seats/{seat:int}/ready", tags=["Seats"])
async def be_ready(
    request: AnyRequest, services: InServices, table_id: TableId, seat: PathSeat, data: JSONBody[tables.Ready]
) -> tables.Table:
    """Say that one is ready for the start, or not yet."""
    await services.seat_tokens.check(table_id, seat, request.cookies)
    await services.lobby.be_ready(table_id, seat, data.ready)
    return await services.tables.info(table_id)


router = Router(
    "/",
    route_handlers=[
        by_code, invitation, renew_code, set_up, give_keys, start, add_seat, remove_seat, arrange, swap, send_away,
        rename, show_face, be_ready
    ],
)  # fmt: skip
