"""What a bot would do in a seat's place: answers to the end of what is asked, at tables that count for nothing."""

from __future__ import annotations

from litestar import Router, get

from longhall.bots.lookahead import goes_on
from longhall.engine.game import Game
from longhall.server.bots import Thinker
from longhall.server.errors import NotNow
from longhall.server.litestar_types import AnyRequest
from longhall.server.routes.play import Seat, acting
from longhall.server.schema.play import AdvisedAnswers
from longhall.server.services import InServices, TableId

BOT = "karl"
MOST = 40  # answers


async def answers_of(thinker: Thinker, table_id: str, game: Game, seat: int) -> list[str]:
    """What the bot answers, one question after the other, until its act is over or something comes to light."""
    trial, keys = game.copy(), list[str]()
    while len(keys) < MOST:
        key = await thinker.choose(table_id, trial, seat, BOT, f"advice {len(game.log)} {len(keys)}", anytime=False)
        keys.append(key)
        if trial.closes(seat, key):
            break
        trial.answer(seat, key)
        ask = trial.ask_of(seat)
        if ask is None or not ask.options or not goes_on(trial.position, ask, game.info):
            break
    return keys


@get("/answers")
async def answers(request: AnyRequest, services: InServices, table_id: TableId, seat: Seat) -> AdvisedAnswers:
    """What a bot would answer now; it knows no more than the seat does. Only at tables for practice."""
    room = await acting(services, table_id, seat, request.cookies)
    if not (await services.store.table(table_id)).practice:
        raise NotNow("error.advice.serious")
    asked = room.game.ask_of(seat)
    if asked is None or not asked.options:
        return AdvisedAnswers([])
    return AdvisedAnswers(await answers_of(services.bots.thinker, table_id, room.game, seat))


router = Router("/tables/{table_id:str}/advice", route_handlers=[answers], tags=["Play"])
