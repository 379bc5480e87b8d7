"""Preferences of a seat, set and shown; `automatic` says what comes of them."""

from __future__ import annotations

import secrets

import msgspec
from litestar import Router, get, put
from litestar.params import FromPath, JSONBody

from longhall.server import aside
from longhall.server.connections import AnyRequest
from longhall.server.database.aside import Preference
from longhall.server.hall import Hall, InHall, TableId
from longhall.server.marks import mark_of
from longhall.server.plans import known_option


def told(row: Preference | None) -> aside.Preferences:
    """A seat's preferences as its person knows them."""
    if row is None:
        return aside.Preferences()
    data = {"only_option": row.only_option, "passes": row.passes, "until": row.until}
    return msgspec.convert({**data, "ahead": [option for option, _ in row.ahead]}, aside.Preferences)


async def prefer(hall: Hall, table_id: str, seat: int, wish: aside.Preferences) -> None:
    """Keep what a seat wishes, from now on."""
    game = (await hall.rooms.get(table_id)).game
    for key in (*wish.passes.values(), *wish.ahead):
        known_option(game, key)
    await hall.company.asides.prefer(
        Preference(
            table_id=table_id,
            seat=seat,
            only_option=wish.only_option,
            passes=wish.passes,
            until=wish.until,
            mark=mark_of(game, wish.until),
            ahead=[[option, f"ahead-{secrets.token_hex(16)}"] for option in wish.ahead],
        )
    )
    hall.company.automatic.wake(table_id)


@get("/")
async def preferences(request: AnyRequest, hall: InHall, table_id: TableId, seat: FromPath[int]) -> aside.Preferences:
    """What the server answers for a seat; nobody else is told."""
    await hall.passes.check(table_id, seat, request.cookies)
    return told(await hall.company.asides.preference(table_id, seat))


@put("/")
async def set_preferences(
    request: AnyRequest, hall: InHall, table_id: TableId, seat: FromPath[int], data: JSONBody[aside.Preferences]
) -> aside.Preferences:
    """Set all preferences of a seat; what is left out is switched off."""
    await hall.passes.check(table_id, seat, request.cookies)
    await prefer(hall, table_id, seat, data)
    return told(await hall.company.asides.preference(table_id, seat))


router = Router(
    "/tables/{table_id:str}/seats/{seat:int}/preferences",
    route_handlers=[preferences, set_preferences],
    tags=["Preferences"],
)
