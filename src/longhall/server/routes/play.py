"""Play over REST: what an observer may see, and what a seat may do."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Router, get, post, put
from litestar.params import JSONBody, QueryParameter

from longhall.server import serializers
from longhall.server.database.models import Table
from longhall.server.errors import Frozen, NotNow, told_to
from longhall.server.litestar_types import AnyRequest
from longhall.server.rooms import Room
from longhall.server.schema.play import (
    Advised,
    Answer,
    Ask,
    Closes,
    Closing,
    Event,
    RewindRequest,
    RewindVote,
    Undo,
    Update,
    View,
    Vote,
    Why,
)
from longhall.server.schema.windows import StandingOrder
from longhall.server.services import InServices, Services, TableId

MANY = 2**31 - 1  # events or messages: what a database can count
Since = Annotated[int, QueryParameter(ge=0, le=MANY, description="The number of the last event that is known already.")]
Patches = Annotated[bool, QueryParameter(description="Whether events come with patches of the view.")]
Seat = Annotated[int, QueryParameter(ge=0, le=15, description="The seat that acts; its cookie is needed.")]
Observer = Annotated[
    int | None, QueryParameter(ge=0, le=15, description="The seat through whose eyes; a spectator, if none is given.")
]
Key = Annotated[str, QueryParameter(max_length=200, description="The key of an option.")]


async def may_observe(services: Services, table_id: str, seat: int | None, cookies: dict[str, str]) -> None:
    """A seat's side is its own; after the end everybody may see everything."""
    table = await services.store.table(table_id)
    if seat is not None and (table.finished is None or seat >= table.seats):
        await services.seat_tokens.check(table_id, seat, cookies)


async def running(services: Services, table_id: str) -> Room:
    """The room of a table that has started."""
    _check_started(await services.store.table(table_id))
    return await services.rooms.get(table_id)


async def acting(services: Services, table_id: str, seat: int, cookies: dict[str, str]) -> Room:
    """The same for somebody who plays a seat of a game that is not over."""
    await services.seat_tokens.check(table_id, seat, cookies)
    table = await services.store.table(table_id)
    _check_started(table)
    if table.ended:
        raise NotNow("error.table.finished")
    return await services.rooms.get(table_id)


def _check_started(table: Table) -> None:
    if table.started is None:
        raise NotNow("error.table.waiting")


async def in_window(services: Services, room: Room, seat: int) -> bool:
    """Is a seat asked in an open window?"""
    return seat in [ask.seat for ask in await services.windows.queue(room)]


# What is seen


@get("/update")
async def update(
    request: AnyRequest,
    services: InServices,
    table_id: TableId,
    seat: Observer = None,
    since: Since = 0,
    patches: Patches = False,
) -> Update:
    """Everything at once: what a WebSocket tells, for those who must poll."""
    await may_observe(services, table_id, seat, request.cookies)
    if seat is not None:
        await services.presence.look(table_id, [seat])
    return await services.update(table_id, seat, since, patches=patches)


@get("/view")
async def view(request: AnyRequest, services: InServices, table_id: TableId, seat: Observer = None) -> View:
    """All that an observer may know."""
    await may_observe(services, table_id, seat, request.cookies)
    return (await running(services, table_id)).game.view(seat)


@get("/advice")
async def advice(request: AnyRequest, services: InServices, table_id: TableId, seat: Seat) -> Advised:
    """What the game advises a seat, which knows no more than the seat does. It takes longer than a view."""
    room = await acting(services, table_id, seat, request.cookies)
    table = await services.store.table(table_id)
    return Advised(serializers.fair_advice(room.game, room.game.advice(seat), table.practice))


@get("/asks")
async def asks(request: AnyRequest, services: InServices, table_id: TableId, seat: Observer = None) -> list[Ask]:
    """The open questions as an observer may see them."""
    await may_observe(services, table_id, seat, request.cookies)
    room = await running(services, table_id)
    return serializers.asks_of(room.game, seat, await services.windows.queue(room))


@get("/events")
async def events(
    request: AnyRequest, services: InServices, table_id: TableId, seat: Observer = None, since: Since = 0
) -> list[Event]:
    """What happened after event `since`, as an observer may know it; also where nobody can play any more."""
    await may_observe(services, table_id, seat, request.cookies)
    try:
        return serializers.events_of((await running(services, table_id)).game, seat, since)
    except Frozen:
        return (await services.update(table_id, seat, since)).events


@get("/why-not")
async def why_not(request: AnyRequest, services: InServices, table_id: TableId, seat: Seat, option: Key) -> Why:
    """The rule that forbids an option now, and what is missing for it."""
    room = await acting(services, table_id, seat, request.cookies)
    return serializers.why_of((await services.windows.game_for(room, seat)).why_not(seat, option))


@get("/closes")
async def closes(request: AnyRequest, services: InServices, table_id: TableId, seat: Seat, option: Key) -> Closes:
    """Would this answer close the way back? It never does alone with bots at a table for practice."""
    room = await acting(services, table_id, seat, request.cookies)
    if await in_window(services, room, seat):
        return Closes(False)  # until the window closes it can be taken back
    with told_to(seat):
        return Closes(room.game.closes(seat, option) and not await room.is_free(seat))


@get("/closing")
async def closing(request: AnyRequest, services: InServices, table_id: TableId, seat: Seat) -> Closing:
    """Which of the answers that are on offer would close the way back?"""
    room = await acting(services, table_id, seat, request.cookies)
    game = room.game
    free = await room.is_free(seat) or await in_window(services, room, seat)
    asks = [] if free else [ask for ask in game.asks_for(seat) if ask.seat == seat]
    offered = [option for ask in asks for option in (*ask.options, *ask.anytime)]
    return Closing([option.key for option in offered if game.closes(seat, option)])


@get("/save")
async def save(services: InServices, table_id: TableId) -> dict[str, Any]:
    """The whole game with seed and journal, once it is over."""
    room = await running(services, table_id)
    if room.game.outcome is None:
        raise NotNow("error.table.running")
    return room.game.save()


# What is done


@post("/answer", status_code=200)
async def answer(
    request: AnyRequest,
    services: InServices,
    table_id: TableId,
    seat: Seat,
    data: JSONBody[Answer],
    since: Since = 0,
) -> Update:
    """Answer, with one option or a batch. When this returns it is on disk."""
    room = await acting(services, table_id, seat, request.cookies)
    await services.windows.answer(room, seat, data.options, data.key, data.token, data.then)
    return await services.update(table_id, seat, since)


@post("/undo", status_code=200)
async def undo(
    request: AnyRequest,
    services: InServices,
    table_id: TableId,
    seat: Seat,
    data: JSONBody[Undo],
    since: Since = 0,
) -> Update:
    """Take back one's last answer while the way back is open."""
    room = await acting(services, table_id, seat, request.cookies)
    await services.windows.undo(room, seat, data.key, data.token)
    return await services.update(table_id, seat, since)


@post("/undo/vote", status_code=200)
async def vote(
    request: AnyRequest,
    services: InServices,
    table_id: TableId,
    seat: Seat,
    data: JSONBody[Vote],
    since: Since = 0,
) -> Update:
    """Wish to take back one's last answer beyond that, or say yes or no to such a wish."""
    room = await acting(services, table_id, seat, request.cookies)
    await room.vote(seat, data.asker, data.agrees)
    return await services.update(table_id, seat, since)


@post("/window/hold", status_code=200)
async def hold(request: AnyRequest, services: InServices, table_id: TableId, seat: Seat, since: Since = 0) -> Update:
    """Keep the open window open for 20 seconds more; twice in a window at most, whoever wants it."""
    room = await acting(services, table_id, seat, request.cookies)
    await services.windows.hold(room, seat)
    return await services.update(table_id, seat, since)


@put("/window/order")
async def order(
    request: AnyRequest,
    services: InServices,
    table_id: TableId,
    seat: Seat,
    data: JSONBody[StandingOrder],
    since: Since = 0,
) -> Update:
    """Let windows go by for a seat until something happens, or take that back; nobody else is told."""
    room = await acting(services, table_id, seat, request.cookies)
    await services.windows.order(room, seat, data.until)
    return await services.windows.with_order(await services.update(table_id, seat, since), room, seat)


@get("/rewind")
async def rewind_request(services: InServices, table_id: TableId) -> RewindRequest:
    """What the persons at a frozen table say to taking it back to a position that can be played."""
    return await services.rewind_votes.request(table_id)


@post("/rewind", status_code=200)
async def rewind(
    request: AnyRequest, services: InServices, table_id: TableId, seat: Seat, data: JSONBody[RewindVote]
) -> RewindRequest:
    """Agree to that, or refuse it. When all persons agree, the table goes back."""
    await services.seat_tokens.check(table_id, seat, request.cookies)
    return await services.rewind_votes.vote(table_id, seat, data.agrees)


router = Router(
    "/tables/{table_id:str}",
    route_handlers=[
        update,
        view,
        advice,
        asks,
        events,
        why_not,
        closes,
        closing,
        save,
        answer,
        undo,
        vote,
        hold,
        order,
        rewind_request,
        rewind,
    ],
    tags=["Play"],
)
