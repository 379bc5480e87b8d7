"""Plans: a seat tries moves on a private copy, and commits them as one batch.

A plan runs in a determinised world, drawn with a stream that has nothing to do with the game's. It stops before the
first answer that would close the way back; up to there all worlds that look alike to the seat go on looking alike, so
that the plan tells nothing but what follows from what the seat knows. Who asks it to go on there sees what comes in
that world, which is not the game's: a card that is drawn is another one, but the questions after it may be the same.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from litestar import Router, post
from litestar.params import FromPath, JSONBody

from longhall.engine import driver, observations
from longhall.engine.errors import IllegalAnswer
from longhall.engine.game import Game
from longhall.engine.options import Option
from longhall.engine.rng import Stream
from longhall.server import serializers
from longhall.server.errors import NotNow
from longhall.server.litestar_types import AnyRequest
from longhall.server.routes.play import acting
from longhall.server.schema.plans import Plan, Stopped, Try
from longhall.server.services import InServices, Services, TableId


class Tried(NamedTuple):
    """The world of a seat after so many answers, and why no more were tried."""

    world: Any
    done: int
    stopped: Stopped
    rule: str
    closing: int = 0  # the answer that closes the way back, of those that went through it


def carry_out(game: Game, seat: int, keys: Sequence[str], chance: Stream | None = None, through: bool = False) -> Tried:
    """Carry answers out in a world of the seat's own as far as it can know what comes of them, or on from there."""
    options = [known_option(game, key) for key in keys]
    world = driver.determinize(game.position, seat, chance or Stream(secrets.token_hex(16)))
    done, stopped, rule, closing = 0, _waits(world, seat), "", 0
    while not stopped and done < len(options):
        trial, stopped = _step(world, seat, options[done])
        if stopped == "closes" and through:
            stopped, closing = "", closing or done + 1
        if stopped == "illegal":
            rule = str(driver.why_not(world, seat, options[done]))
        elif not stopped:
            world, done = trial, done + 1
            stopped = _waits(world, seat)
    return Tried(world, done, stopped, rule, closing)


def try_plan(game: Game, seat: int, keys: Sequence[str], chance: Stream | None = None, through: bool = False) -> Plan:
    """What the seat would see at the end of a plan, and what it would be asked."""
    world, done, stopped, rule, closing = carry_out(game, seat, keys, chance, through)
    at = keys[done] if stopped and done < len(keys) else None
    own = [ask for ask in observations.asks_for(world, seat) if ask.seat == seat]
    asks = [serializers.own_ask(game.info, world, ask) for ask in own]
    view, advice = game.info.view(world, seat), game.info.advice(world, seat)
    return Plan(done, stopped, at, rule, view, advice, asks, serializers.question_token(game, seat), closing)


def known_option(game: Game, key: str) -> Option:
    """An option of the game, or a refusal that names what is none."""
    found = game.info.vocabulary.by_key.get(key)
    if found is None:
        raise IllegalAnswer("error.no_such_option", answer=key)
    return found


def _step(world: Any, seat: int, option: Option) -> tuple[Any, Stopped]:
    """The world after an answer, or why it cannot be tried."""
    trial = world.copy()
    try:
        driver.answer(trial, seat, option)
    except IllegalAnswer:
        return world, "illegal"
    return trial, "closes" if trial.closed else ""


def _waits(world: Any, seat: int) -> Stopped:
    """Why nobody can go on for this seat here: the game is over, or others must answer first."""
    if world.over:
        return "over"
    return "" if driver.find_ask(world, seat) is not None else "others"


async def planning(request: AnyRequest, services: Services, table_id: str, seat: int, data: Try) -> Game:
    """The game in which somebody plans for a seat; refused if the question is no longer open."""
    room = await acting(services, table_id, seat, request.cookies)
    game = await services.windows.game_for(room, seat)
    if data.token is not None and data.token != serializers.question_token(game, seat):
        raise NotNow("error.table.moment")
    return game


@post("/", status_code=200)
async def plan(
    request: AnyRequest, services: InServices, table_id: TableId, seat: FromPath[int], data: JSONBody[Try]
) -> Plan:
    """Try answers without giving them; the table does not change, and nobody else notices."""
    game = await planning(request, services, table_id, seat, data)
    found, table = try_plan(game, seat, data.options, through=data.through), await services.store.table(table_id)
    return msgspec.structs.replace(found, advice=serializers.fair_advice(game, found.advice, table.practice))


router = Router("/tables/{table_id:str}/seats/{seat:int}/plan", route_handlers=[plan], tags=["Plans"])
