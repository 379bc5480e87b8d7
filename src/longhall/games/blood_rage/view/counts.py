"""What must be counted by the rules for a view of Blood Rage. There is no observer here: all are told the same."""

from typing import NamedTuple

from longhall.games.blood_rage.rules.battle import totals
from longhall.games.blood_rage.rules.pillage import Pillage
from longhall.games.blood_rage.rules.strength import strength
from longhall.games.blood_rage.state import FIRST_FJORD, BloodRage


class Battle(NamedTuple):
    """The battle in progress: totals by seat; once it is decided those that were compared, and the cards revealed."""

    totals: list[int]
    revealed: list[list[str]] | None


class Counts(NamedTuple):
    on_board: list[int]  # by seat
    strengths: list[list[int]]  # of each province and its fjord, by seat
    battle: Battle | None


def count(g: BloodRage) -> Counts:
    seats, pillage = range(g.seats), g.in_progress(Pillage)
    return Counts(
        [g.on_board(seat) for seat in seats],
        [[strength(g, seat, province) for seat in seats] for province in range(FIRST_FJORD)],
        _battle(g, pillage) if pillage is not None and pillage.fighters else None,
    )


def _battle(g: BloodRage, pillage: Pillage) -> Battle:
    if not pillage.totals:
        return Battle(totals(g, pillage), None)
    words = g.box.words
    return Battle(list(pillage.totals), [[words[face] for face in faces] for faces in pillage.revealed])
