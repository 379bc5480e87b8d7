"""What statistics keep of a game that is over; it knows no game."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from longhall.engine.errors import LonghallError, RuleError
from longhall.engine.game import Game

Cards = dict[str, dict[str, int]]  # how often a card was played: by its kind and its word


class End(Struct, frozen=True):
    """How a game ended; lists are in the order of the seats."""

    rules: int
    reason: str
    places: list[int]
    scores: list[int]
    parts: list[dict[str, int]]
    answers: list[int]
    cards: list[Cards]
    continued: bool  # it began at another table, or in a file


def end_of(game: Game, continued: bool) -> End:
    """The end of a game that is over. Of one that was continued no cards are counted: others played some of them."""
    outcome = game.outcome
    assert outcome is not None
    answers = [0] * game.seats
    for gesture in game.gestures:
        answers[gesture.seat] += len(gesture.keys)
    cards: list[Cards] = [{}] * game.seats if continued else cards_played(_without_undo(game))
    return End(
        rules=game.info.rules_version,
        reason=outcome.reason,
        places=outcome.places,
        scores=outcome.scores,
        parts=outcome.parts,
        answers=answers,
        cards=cards,
        continued=continued,
    )


def cards_played(game: Game) -> list[Cards]:
    """What each seat has laid for everybody to see, as the game's `played` says. A word counts up to its first dot:
    what follows says more of the copy, or of how it was used."""
    found: list[Counter[tuple[str, str]]] = [Counter() for _ in range(game.seats)]
    for event in game.events():
        where = game.info.played.get(event["key"])
        if where is not None:
            seat, laid = (event["args"][argument] for argument in where)
            kind = game.info.arguments[where[1]]
            for word in [laid] if isinstance(laid, str) else laid:
                found[seat][kind, word.partition(".")[0]] += 1
    return [_by_kind(counts) for counts in found]


def _by_kind(counts: Counter[tuple[str, str]]) -> Cards:
    cards: Cards = {}
    for (kind, word), times in sorted(counts.items()):
        cards.setdefault(kind, {})[word] = times
    return cards


def _without_undo(game: Game) -> Game:
    """The same game as if nothing had been taken back: its log tells both what was done and what was undone."""
    if len(game.journal) == len(game.gestures):
        return game
    try:
        return game.replayed(len(game.gestures))
    except (LonghallError, RuleError):  # a rule was mended while it ran: from the seed it would be another game
        return game
