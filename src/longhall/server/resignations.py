"""How a game counts in which somebody has resigned: their place is the last, whatever their bot reaches."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from longhall.engine.game import Game
from longhall.server.database.models import PERSON, RESIGNED, Seat
from longhall.server.game_summary import GameSummary, answers_of
from longhall.server.schema.play import Outcome


def places_with(places: Sequence[int], resigned: Collection[int]) -> list[int]:
    """The places of a game, with those who have resigned behind all others."""
    if not resigned:
        return list(places)
    playing = [place for seat, place in enumerate(places) if seat not in resigned]
    return [
        len(playing) + 1 if seat in resigned else 1 + sum(other < place for other in playing)
        for seat, place in enumerate(places)
    ]


def resigned_in(seats: Sequence[Seat]) -> list[int]:
    return [seat.seat for seat in seats if seat.resigned]


def outcome_with(outcome: Outcome, seats: Sequence[Seat]) -> Outcome:
    """An outcome as it counts where somebody has resigned."""
    resigned = resigned_in(seats)
    if not resigned:
        return outcome
    places = places_with(outcome.places, resigned)
    winners = [seat for seat in outcome.winners if seat not in resigned]
    winners = winners or [seat for seat, place in enumerate(places) if place == 1]
    return msgspec.structs.replace(outcome, places=places, winners=winners)


def last_person(seats: Sequence[Seat]) -> int | None:
    """The only person who has not resigned, if others have."""
    left = [seat.seat for seat in seats if seat.kind == PERSON and not seat.resigned]
    return left[0] if len(left) == 1 and resigned_in(seats) else None


def places_of(seats: Sequence[Seat]) -> list[int]:
    """Places where all persons but one have resigned: that one wins."""
    winner = last_person(seats)
    return places_with([1 if seat.seat == winner else 2 for seat in seats], resigned_in(seats))


def outcome_of(seats: Sequence[Seat]) -> Outcome:
    """What is told of a game that ended because all persons but one resigned: nobody has counted points."""
    places = places_of(seats)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return Outcome(
        places=places,
        scores=[0] * len(places),
        parts=[{} for _ in places],
        reason=RESIGNED,
        winners=winners,
        beside=[],
        by_score=False,
        paths=[],
        ties=[],
        rating=None,
    )


def summary_of(game: Game, seats: Sequence[Seat], continued: bool) -> GameSummary:
    """The same for statistics."""
    return GameSummary(
        rules=game.info.rules_version,
        reason=RESIGNED,
        places=places_of(seats),
        scores=[0] * game.seats,
        parts=[{}] * game.seats,
        answers=answers_of(game),
        cards=[{}] * game.seats,
        continued=continued,
    )
