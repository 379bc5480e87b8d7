"""Standing orders: a person lets windows go by until something happens. They are set without regard to the cards, and
nobody else is told of them."""

from __future__ import annotations

from collections.abc import Mapping

from longhall.engine.events import AskKind
from longhall.engine.game import Game
from longhall.engine.registry import GameInfo
from longhall.server.auto_answers import period_fingerprint
from longhall.server.database.window_store import StandingOrder
from longhall.server.schema.windows import Until

AIMED, TURN, ROUND, DRAW = "aimed", "turn", "round", "draw"


def orders_of(info: GameInfo) -> list[Until]:
    """The standing orders that make sense in a game, the default first; none where there are no windows."""
    kinds = [kind for kind in info.asks.values() if kind.window]
    if not kinds:
        return []
    aimed: list[Until] = ["aimed"] if any(kind.aimed for kind in kinds) else []
    draw: list[Until] = ["draw"] if info.draws else []
    return [*aimed, "turn", "round", *draw]


def mark_of(game: Game, seat: int, until: str) -> str:
    """Fingerprint of what an order waits for: it is over when this is another."""
    if until == DRAW:
        draws = game.info.draws
        return str(sum(event.args.get(draws[event.key]) == seat for event in game.log if event.key in draws))
    return "" if until == AIMED else period_fingerprint(game, until)


def standing(game: Game, rows: Mapping[int, StandingOrder], asked: Mapping[int, AskKind]) -> set[int]:
    """The seats whose order stands, where these are asked now."""
    return {row.seat for row in rows.values() if not _is_over(game, row, asked.get(row.seat))}


def _is_over(game: Game, row: StandingOrder, kind: AskKind | None) -> bool:
    aimed_at = row.until == AIMED and kind is not None and kind.aimed
    return aimed_at or row.mark != mark_of(game, row.seat, row.until)
