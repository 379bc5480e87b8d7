"""Replays: a finished game looked through again, carried away and brought back, and continued from any point."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, Router, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from longhall.engine import driver, saves
from longhall.engine.errors import BadSave, BadSetup
from longhall.engine.game import Game, load
from longhall.engine.rng import Stream
from longhall.engine.state import Data
from longhall.server import seat_tokens, serializers
from longhall.server.database.models import OPEN, PERSON, Agreement, StartPosition
from longhall.server.errors import NotNow, NotThere, NotYours, loading
from longhall.server.guest_sessions import call, guest_of
from longhall.server.heads import Begun, unrolled
from longhall.server.litestar_types import AnyRequest
from longhall.server.patches import with_patches
from longhall.server.replay_cache import CachedReplay, Moment, source_of, stop
from longhall.server.rooms import Room
from longhall.server.routes.play import MANY, Observer, Seat, Since, running
from longhall.server.schema import play, tables
from longhall.server.services import InServices, Services, TableId

SAVE = 4 * 1024 * 1024  # bytes of a save at the most
Luck = Literal["same", "anew"]
After = Annotated[int, QueryParameter(ge=0, le=MANY, description="So many gestures were made.")]
Seats = Annotated[list[tables.NewSeat], Meta(min_length=1, max_length=16)]
TableName = Annotated[str, Meta(max_length=60)]


class Replay(Struct, frozen=True):
    """A finished game as an observer saw it after so many of its gestures; `by` made the last of them. Where the rules
    have changed since, its view is that after `shown` gestures; its events are those until `after`. `back` and `on` are
    where one step leads: a window is one step, and so is an answer with those that it forced."""

    table: tables.Table
    seat: int | None
    after: int
    shown: int
    gestures: int
    back: int
    on: int
    by: int | None
    events: list[play.Event]
    last: int
    asks: list[play.Ask]
    view: play.View
    outcome: play.Outcome | None
    contract: str


class Continue(Struct, frozen=True):
    """A new table that goes on after so many gestures; of a running one, from where it stands. With the same luck
    everything comes as it would have come; else all that a spectator cannot see is dealt anew."""

    seats: Seats
    after: Annotated[int, Meta(ge=0, le=MANY)] | None = None
    luck: Luck = "same"
    public: bool = False
    name: TableName = ""
    practice: bool | None = None


class Import(Struct, frozen=True):
    """A save to be looked through or, if it is not over, to be played on at this device."""

    save: dict[str, Any]
    seats: Seats | None = None
    name: TableName = ""
    practice: bool | None = None


class Agree(Struct, frozen=True):
    """A person lets the running game be continued at another table, until somebody answers."""

    luck: Luck = "same"


class Agreed(Struct, frozen=True):
    """The seats that agree to it now, and those that are still asked."""

    agreed: list[int]
    missing: list[int]


# Beginnings


async def reel_of(services: Services, room: Room) -> CachedReplay:
    """The game of a table from its very beginning, with all gestures that count."""
    reel = CachedReplay()
    reel.begin(await source_of(services.store, room))
    return reel


def line_of(game: Game) -> list[list[Any]]:
    return [[gesture.seat, *gesture.keys] for gesture in game.gestures]


def dealt_anew(game: Game) -> StartPosition:
    """The same as far as a spectator sees; all else is drawn anew, and what came before is forgotten."""
    world = driver.determinize(game.position, game.seats, Stream(secrets.token_hex(16)))
    new = Game(game.info, game.seats, secrets.token_hex(16), game.options, world)
    return StartPosition(save=msgspec.json.encode(new.save()), line=[])


def exported(reel: CachedReplay, game: Game) -> Data:
    """A save that carries its beginning."""
    first = msgspec.json.decode(reel.first())
    return saves.sealed({**first, "journal": reel.line, "log": game.save()["log"]})


def imported(data: Data) -> tuple[StartPosition, Begun]:
    """Where a save begins: at its seed, or at the position that it carries. Its gestures must lead to its end."""
    game = load(data)
    for first in (_from_seed, _from_position):
        try:
            beginning = StartPosition(save=msgspec.json.encode(first(data, game)), line=line_of(game))
            begun = unrolled(beginning)
            if begun.game.position.same_as(game.position):
                return beginning, begun
        except Exception:
            continue  # a stranger wrote it: whatever does not lead to its end is no beginning
    raise BadSave("error.save.edited")


def _from_seed(data: Data, game: Game) -> Data:
    return Game(game.info, game.seats, data["seed"], game.options).save()


def _from_position(data: Data, game: Game) -> Data:
    if data["snapshot"]["after"] != 0:
        raise BadSave("error.save.edited")
    return saves.sealed({**data, "journal": [], "log": []})


# Who may


async def finished(services: Services, table_id: str) -> Room:
    room = await running(services, table_id)
    if room.game.outcome is None:
        raise NotNow("error.table.running")
    return room


async def may_know_all(request: AnyRequest, services: Services, table_id: str) -> bool:
    """May this device know all that is hidden in a running game? Only at a table for practice where nobody else sits or
    can sit down: whoever has the seed and gives a seat away would play a friend with open cards, and at a serious table
    it would be a look at what comes."""
    table, seats = await services.store.table(table_id), await services.store.seats(table_id)
    persons = [seat.seat for seat in seats if seat.kind in (OPEN, PERSON)]
    held = await services.seat_tokens.held(table_id, request.cookies)
    return table.practice and len(persons) == 1 and held == persons and await _is_only(request, services, table_id)


async def _is_only(request: AnyRequest, services: Services, table_id: str) -> bool:
    return await services.store.guests_at(table_id) == {guest_of(request)}


async def agreed(services: Services, room: Room, luck: str) -> Agreed:
    """Who agrees that a running game is continued elsewhere; bots are not asked, but whoever they stand in for is."""
    rows = await services.store.agreements(room.table_id, room.number)
    found = [row.seat for row in rows if row.luck == luck]
    persons = [seat.seat for seat in await services.store.seats(room.table_id) if seat.kind == PERSON]
    return Agreed([seat for seat in persons if seat in found], [seat for seat in persons if seat not in found])


async def check_consent(request: AnyRequest, services: Services, room: Room, wish: Continue) -> None:
    """A running game is continued from where it stands, by somebody who plays it, when all persons agree. Alone at a
    serious table one cannot try out elsewhere what will come."""
    if not await services.seat_tokens.held(room.table_id, request.cookies):
        raise NotYours("error.table.running")
    if wish.after is not None:
        raise NotNow("error.table.running")
    now = await agreed(services, room, wish.luck)
    if now.missing:
        raise NotNow("error.replay.agree", seat=now.missing[0])
    serious = not (await services.store.table(room.table_id)).practice
    if serious and wish.luck == "same" and len(now.agreed) == 1:
        raise NotNow("error.undo.serious")


# Handlers


async def shown_at(services: Services, table_id: str, after: int, seat: int | None) -> tuple[Moment, list[list[Any]]]:
    """A finished game after so many gestures, and all of these."""
    room = await finished(services, table_id)
    if seat is not None and seat >= room.game.seats:
        raise NotThere("error.seat.none", table=table_id, seat=seat)
    found, line = await services.replay_cache.at(table_id, after, lambda: source_of(services.store, room))
    if found is None:
        raise NotThere("error.replay.none", gestures=len(line), after=after)
    return found, line


@get("/replay")
async def replay(
    services: InServices, table_id: TableId, after: After = 0, seat: Observer = None, since: Since = 0
) -> Replay:
    """A finished game after so many gestures, through the eyes of any seat or of a spectator."""
    found, line = await shown_at(services, table_id, after, seat)
    game = found.game
    events, _ = with_patches(game, seat, since, serializers.events_of(game, seat, since), None)
    return Replay(
        table=await services.tables.info(table_id),
        seat=seat,
        after=after,
        shown=found.shown,
        gestures=len(line),
        back=stop(game.info, line, after, -1),
        on=stop(game.info, line, after, 1),
        by=line[after - 1][0] if after else None,
        events=events,
        last=serializers.last_of(game, seat),
        asks=serializers.asks_of(game, seat),
        view=game.view(seat),
        outcome=serializers.outcome_of(game.outcome),
        contract=serializers.contract_of(game.info),
    )


@get("/export")
async def export(request: AnyRequest, services: InServices, table_id: TableId) -> dict[str, Any]:
    """The save of a finished game; of one that runs only at a table for practice of one person with bots, since it
    holds all that is hidden."""
    ended = (await services.store.table(table_id)).finished is not None
    if not ended and not await may_know_all(request, services, table_id):
        raise NotYours("error.seat.not_all")
    room = await running(services, table_id)
    return await asyncio.to_thread(loading, table_id, exported, await reel_of(services, room), room.game)


@post("/agree", status_code=200)
async def agree(
    request: AnyRequest, services: InServices, table_id: TableId, seat: Seat, data: JSONBody[Agree]
) -> Agreed:
    """Let the running game be continued at another table; it counts until somebody answers."""
    await services.seat_tokens.check(table_id, seat, request.cookies)
    room = await running(services, table_id)
    token = seat_tokens.hashed(request.cookies[seat_tokens.cookie_name(seat)])
    row = Agreement(table_id=table_id, seat=seat, number=room.number, luck=data.luck, token_hash=token)
    await services.store.agree(row)
    return await agreed(services, room, data.luck)


@post("/continue")
async def continue_table(
    request: AnyRequest, services: InServices, table_id: TableId, data: JSONBody[Continue]
) -> Response[tables.Opened]:
    """Go on from any point of a finished game as a new table; of a running game when all persons agree."""
    room = await running(services, table_id)
    if room.game.outcome is None:
        await check_consent(request, services, room, data)
    reel = await reel_of(services, room)
    after = len(reel.line) if data.after is None else data.after
    found = await asyncio.to_thread(loading, table_id, reel.at, after)
    if found is None:
        raise NotThere("error.replay.none", gestures=len(reel.line), after=after)
    if found.shown != after:
        raise NotNow("error.replay.rules")
    game = found.game
    if data.luck == "anew" and game.outcome is None:
        beginning = dealt_anew(game)
    else:
        beginning = await asyncio.to_thread(loading, table_id, reel.beginning, after)
    begun = await asyncio.to_thread(loading, table_id, unrolled, beginning)
    known = data.luck == "same" or game.outcome is not None
    wish = tables.NewTable(game.info.id, data.seats, public=data.public, name=data.name, practice=data.practice)
    return await _open(request, services, begun, beginning, wish, known)


@post("/tables/import", request_max_body_size=SAVE)
async def import_table(request: AnyRequest, services: InServices, data: JSONBody[Import]) -> Response[tables.Opened]:
    """A table from a save: a finished game to look through, or one to play on at this device."""
    await services.bots.thinker.check(msgspec.json.encode(data.save))
    beginning, begun = await asyncio.to_thread(imported, data.save)
    game = begun.game
    automata = game.info.automata_of(game.seats, game.options)
    played: tables.SeatKind = "person" if game.outcome is None else "open"
    plain = [tables.NewSeat("automaton" if seat in automata else played) for seat in range(game.seats)]
    if game.outcome is not None:
        return await _open(
            request, services, begun, beginning, tables.NewTable(game.info.id, plain, name=data.name), True
        )
    seats = data.seats or plain
    if any(seat.kind == OPEN for seat in seats) or not any(seat.kind == PERSON for seat in seats):
        raise BadSetup("error.replay.open_seat")
    wish = tables.NewTable(game.info.id, seats, name=data.name, practice=data.practice)
    return await _open(request, services, begun, beginning, wish, True)


async def _open(
    request: AnyRequest, services: Services, begun: Begun, beginning: StartPosition, wish: tables.NewTable, known: bool
) -> Response[tables.Opened]:
    """Open a table that plays what this game is; `known`: with hidden cards that somebody may have seen."""
    game = begun.game
    if len(wish.seats) != game.seats:
        raise BadSetup("error.replay.seats", wanted=game.seats, seats=len(wish.seats))
    content = [pack["hash"] for pack in game.content]
    wish = msgspec.structs.replace(wish, options=dict(game.options), content=content)
    opening = await services.tables.open(wish, guest_of(request), call(request, None), beginning, begun, known)
    table = serializers.table_of(opening.table, opening.seats)
    secure = services.settings.secure
    cookies = [seat_tokens.cookie(table.id, seat, token, secure) for seat, token in opening.cookies.items()]
    return Response(tables.Opened(table, opening.links), cookies=cookies)


of_table = Router("/tables/{table_id:str}", route_handlers=[replay, export, agree, continue_table])
router = Router("/", route_handlers=[of_table, import_table], tags=["Replays"])
