"""Summary of a finished game for statistics; independent of the game played."""

from __future__ import annotations

from msgspec import Struct

from longhall.arena.cards_played import Cards, cards_played
from longhall.engine.game import Game

TAKEN_BACK = ["undo", "consent"]  # an entry of the journal: the table agreed to take something back


class GameSummary(Struct, frozen=True):
    """How a game ended; lists are in seat order."""

    rules: int
    reason: str
    places: list[int]
    scores: list[int]
    parts: list[dict[str, int]]
    answers: list[int]
    cards: list[Cards]
    continued: bool  # it began at another table, or in a file
    taken_back: bool = False  # somebody took back what had come to light, because the table agreed


def end_of(game: Game, continued: bool) -> GameSummary:
    """Summarise a finished game. Cards of a continued game are not counted, because others played some of them."""
    outcome = game.outcome
    assert outcome is not None
    cards: list[Cards] = [{}] * game.seats if continued else cards_played(_without_undo(game))
    return GameSummary(
        rules=game.info.rules_version,
        reason=outcome.reason,
        places=outcome.places,
        scores=outcome.scores,
        parts=outcome.parts,
        answers=answers_of(game),
        cards=cards,
        continued=continued,
        taken_back=any(entry[1:] == TAKEN_BACK for entry in game.journal),
    )


def answers_of(game: Game) -> list[int]:
    """How many answers each seat has given."""
    found = [0] * game.seats
    for gesture in game.gestures:
        found[gesture.seat] += len(gesture.keys)
    return found


def _without_undo(game: Game) -> Game:
    """The same game as if nothing had been taken back: its log tells both what was done and what was undone."""
    if len(game.journal) == len(game.gestures):
        return game
    try:
        found = game.replayed(len(game.gestures))
    except Exception:  # a rule was mended while it ran
        return game
    return found if found.position.same_as(game.position) else game
