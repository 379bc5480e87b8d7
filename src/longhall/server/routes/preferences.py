"""Preferences of a seat, set and shown; `automatic` says what comes of them."""

from __future__ import annotations

import secrets

import msgspec
from litestar import Router, get, put
from litestar.params import FromPath, JSONBody

from longhall.server.auto_answers import period_fingerprint
from longhall.server.database.preference_store import Preference
from longhall.server.litestar_types import AnyRequest
from longhall.server.routes.plans import known_option
from longhall.server.schema.plans import Preferences
from longhall.server.services import InServices, Services, TableId


def told(row: Preference | None) -> Preferences:
    """A seat's preferences as its person knows them."""
    if row is None:
        return Preferences()
    data = {"only_option": row.only_option, "passes": row.passes, "until": row.until}
    return msgspec.convert({**data, "ahead": [option for option, _ in row.ahead]}, Preferences)


async def prefer(services: Services, table_id: str, seat: int, wish: Preferences) -> None:
    """Keep what a seat wishes, from now on."""
    game = (await services.rooms.get(table_id)).game
    for key in (*wish.passes.values(), *wish.ahead):
        known_option(game, key)
    await services.preference_store.prefer(
        Preference(
            table_id=table_id,
            seat=seat,
            only_option=wish.only_option,
            passes=wish.passes,
            until=wish.until,
            mark=period_fingerprint(game, wish.until),
            ahead=[[option, f"ahead-{secrets.token_hex(16)}"] for option in wish.ahead],
        )
    )
    services.watchers.automatic.wake(table_id)


@get("/")
async def preferences(request: AnyRequest, services: InServices, table_id: TableId, seat: FromPath[int]) -> Preferences:
    """What the server answers for a seat; nobody else is told."""
    await services.seat_tokens.check(table_id, seat, request.cookies)
    return told(await services.preference_store.preference(table_id, seat))


@put("/")
async def set_preferences(
    request: AnyRequest,
    services: InServices,
    table_id: TableId,
    seat: FromPath[int],
    data: JSONBody[Preferences],
) -> Preferences:
    """Set all preferences of a seat; what is left out is switched off."""
    await services.seat_tokens.check(table_id, seat, request.cookies)
    await prefer(services, table_id, seat, data)
    return told(await services.preference_store.preference(table_id, seat))


router = Router(
    "/tables/{table_id:str}/seats/{seat:int}/preferences",
    route_handlers=[preferences, set_preferences],
    tags=["Preferences"],
)
