"""A table in words, in the caller's language: as it stands, after a plan, at any point of a replay; and why the rules
decided as they did."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from longhall.engine.decisions import Decision
from longhall.engine.registry import GameInfo
from longhall.engine.sections import Section, untied
from longhall.server.error_responses import language_of
from longhall.server.litestar_types import AnyRequest
from longhall.server.routes.plans import carry_out, planning
from longhall.server.routes.play import Observer, Since, may_observe, running
from longhall.server.routes.replays import After, shown_at
from longhall.server.schema.plans import Try
from longhall.server.schema.play import ToldTurn
from longhall.server.schema.tables import Seat
from longhall.server.services import InServices, Services, TableId
from longhall.words import t
from longhall.words.speaker import Speaker
from longhall.words.turns import told_turns


class Text(Struct, frozen=True):
    """What an observer may know of a table, in sections with a heading."""

    sections: list[Section]


def player_of(seat: Seat, lang: str) -> str:
    """Who plays a seat: a person, a bot, or the rules themselves; '' is nobody."""
    if seat.kind == "automaton":
        return t("web.seat.automaton", lang)
    if seat.name or not seat.bot:
        return seat.name
    return t("web.bot.name", lang, level=t(f"web.bot.called.{seat.bot.split(':')[0]}", lang))


async def speaker_for(
    request: AnyRequest, services: Services, table_id: str, info: GameInfo, view: Mapping[str, Any]
) -> Speaker:
    """A speaker that calls the seats of a table as the page does."""
    lang = language_of(request)
    seats = (await services.tables.info(table_id)).seats
    players = ["" if seat.kind == "automaton" else player_of(seat, lang) for seat in seats]
    speaker = Speaker(info, lang, players=players)
    speaker.look(view)
    return speaker


@get("/text")
async def text(request: AnyRequest, services: InServices, table_id: TableId, seat: Observer = None) -> Text:
    """All that an observer may know, in words."""
    await may_observe(services, table_id, seat, request.cookies)
    game = (await running(services, table_id)).game
    view = game.view(seat)
    speaker = await speaker_for(request, services, table_id, game.info, view)
    return Text(untied(game.info.text(view, seat, speaker, game.advice(seat))))


@get("/decisions")
async def decisions(
    request: AnyRequest, services: InServices, table_id: TableId, seat: Observer = None
) -> list[Decision]:
    """What the rules decided last for the seats that they play, as an observer may know it, and why."""
    await may_observe(services, table_id, seat, request.cookies)
    game = (await running(services, table_id)).game
    speaker = await speaker_for(request, services, table_id, game.info, game.view(seat))
    return game.info.decisions(game.events(0, seat), speaker)


@get("/turns")
async def turns(
    request: AnyRequest, services: InServices, table_id: TableId, seat: Observer = None, since: Since = 0
) -> list[ToldTurn]:
    """What happened after event `since`, one sentence a turn, as an observer may know it. A turn that began before and
    went on is told whole."""
    await may_observe(services, table_id, seat, request.cookies)
    game = (await running(services, table_id)).game
    speaker = await speaker_for(request, services, table_id, game.info, game.view(seat))
    return [
        msgspec.convert(turn, ToldTurn, from_attributes=True)
        for turn in told_turns(game.events(0, seat), speaker, since)
    ]


@post("/seats/{seat:int}/plan/text", status_code=200)
async def plan_text(
    request: AnyRequest, services: InServices, table_id: TableId, seat: FromPath[int], data: JSONBody[Try]
) -> Text:
    """What a seat would know after a plan, in words."""
    game = await planning(request, services, table_id, seat, data)
    world = carry_out(game, seat, data.options).world
    view, advice = game.info.view(world, seat), game.info.advice(world, seat)
    speaker = await speaker_for(request, services, table_id, game.info, view)
    return Text(untied(game.info.text(view, seat, speaker, advice)))


@get("/replay/text")
async def replay_text(
    request: AnyRequest, services: InServices, table_id: TableId, after: After = 0, seat: Observer = None
) -> Text:
    """What an observer saw of a finished game after so many gestures, in words."""
    game = (await shown_at(services, table_id, after, seat))[0].game
    view = game.view(seat)
    speaker = await speaker_for(request, services, table_id, game.info, view)
    return Text(untied(game.info.text(view, seat, speaker)))


router = Router(
    "/tables/{table_id:str}", route_handlers=[text, decisions, turns, plan_text, replay_text], tags=["Text"]
)
