"""What must be counted by the rules for a view of Kardnarök. There is no observer here: all are told the same."""

from typing import NamedTuple

from longhall.games.kardnarok.rules.count import ahead, leader, marked
from longhall.games.kardnarok.rules.initiative import price_of_norns
from longhall.games.kardnarok.scoring import wealth
from longhall.games.kardnarok.state import NOBODY, Kardnarok
from longhall.games.kardnarok.sums import lines, own_forces


class Tallied(NamedTuple):
    """The armies counted, while the outcome is open; pairs are attacker, defender."""

    totals: tuple[int, int]
    leader: int  # a role
    lines: tuple[dict[str, int], dict[str, int]]
    forces: tuple[list[list[int]], list[list[int]]]  # strength and bonus of each Warrior, last of the Hero


class Counts(NamedTuple):
    wealth: list[int]  # by seat
    order: list[int]  # the seats in the order of their attack turns
    clockwise: bool
    troop_strength: int
    norn_price: int | None
    ahead_on_tie: int  # a role; -1 outside a combat
    tallied: Tallied | None


def count(g: Kardnarok) -> Counts:
    return Counts(
        [wealth(g, seat) for seat in range(g.seats)],
        g.in_order(g.first),
        g.direction() > 0,
        g.troop_strength() if g.laws else 0,
        price_of_norns(g) if g.round and not g.purse().hires else None,
        ahead(g, 0, 0) if g.fighters else NOBODY,
        tally(g) if g.fighters and g.revealed and g.winner == NOBODY else None,
    )


def tally(g: Kardnarok) -> Tallied:
    return Tallied(
        (marked(g, 0), marked(g, 1)), leader(g), (lines(g, 0), lines(g, 1)), (own_forces(g, 0), own_forces(g, 1))
    )
