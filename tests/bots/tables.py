"""Tables for the bots to sit at."""

from longhall.bots import SeatHandle, new_bot
from longhall.engine.game import Game
from longhall.engine.options import Ask
from longhall.engine.registry import game_info
from longhall.engine.rng import Stream


def duel(seed: str) -> Game:
    info = game_info("kardnarok")
    return Game(info, 2, seed, info.resolve_options(2, {"mode": "duel"}))


def next_ask(game: Game) -> Ask:
    return next(ask for ask in game.asks if ask.options)


def play(game: Game, bots: list[str], seed: str, most: int = 3000) -> int:
    """Play on with bots, at most so many answers; how many it were."""
    players = [new_bot(name, SeatHandle(game, seat), seed) for seat, name in enumerate(bots)]
    for answers in range(most):
        if game.outcome is not None:
            return answers
        ask = next_ask(game)
        game.answer(ask.seat, players[ask.seat].choose(ask))
    return most


def wander(game: Game, stream: Stream, answers: int) -> None:
    """Play on by chance."""
    for _ in range(answers):
        if game.outcome is not None:
            return
        ask = next_ask(game)
        game.answer(ask.seat, stream.pick(ask.options))
