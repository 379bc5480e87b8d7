"""Does something that happened fit the filter of a card? One function for each kind of event."""

from collections.abc import Callable
from typing import Final

from longhall.games.feast_for_odin.content.effects import Clause, Deal, Where
from longhall.games.feast_for_odin.hooks import (
    AFTER_SPACE,
    BEFORE_ACTION,
    BEFORE_SPACE,
    DIE_BEGINS,
    DIE_FAILURE,
    DIE_SUCCESS,
    FEAST_DONE,
    FEAST_TILE_PLACED,
    GAINED,
    HOUSE_ACQUIRED,
    SHIP_ACQUIRED,
    SHIP_USED,
    THING_COUNT,
    TILE_PLACED,
    VIKING_RETURNED,
)
from longhall.games.feast_for_odin.rules.dice import Attempt
from longhall.games.feast_for_odin.rules.feast import kind_of, served
from longhall.games.feast_for_odin.rules.gains import amount_of, available, pledge_of
from longhall.games.feast_for_odin.rules.mountains import open_strips
from longhall.games.feast_for_odin.state import FIRST_SHED, FeastForOdin


def on_space(g: FeastForOdin, where: Where, space: int) -> bool:
    """Is it one of these spaces, of these groups, in this column?"""
    row = g.box.spaces[space]
    if where.spaces and space not in where.spaces:
        return False
    if where.groups and not any(group in where.groups for group in row.groups):
        return False
    return where.column in (0, row.column)


def _before(g: FeastForOdin, where: Where, seat: int, space: int, vikings: int) -> bool:
    if where.vikings and vikings != where.vikings:
        return False
    if where.not_first and g.pairs_placed[seat] < 2:
        return False
    if where.will_spend is not None and not _can_spend(g, seat, where.will_spend.item, space):
        return False
    return on_space(g, where, space)


def _can_spend(g: FeastForOdin, seat: int, item: int, space: int) -> bool:
    """Could the action of a space be paid with an item, which lies in the supply or is first on a mountain strip?"""
    deals = [deal for clause in g.box.spaces[space].clauses for deal in clause.deals]
    costs = [deal.cost for deal in deals if any(paid == item for paid, _ in deal.cost)]
    more = int(bool(open_strips(g, [item])))
    return any(
        all(available(g, seat, paid) + more * (paid == item) >= amount_of(g, n) for paid, n in cost) for cost in costs
    )


def pledged(g: FeastForOdin, seat: int, deal: Deal) -> bool:
    """Does a deal spend what a card was used for?"""
    pledge = pledge_of(g, seat)
    return pledge >= 0 and any(item == pledge for item, _ in deal.cost)


def lacks_pledge(g: FeastForOdin, seat: int) -> bool:
    """Is it not there yet?"""
    pledge = pledge_of(g, seat)
    return pledge >= 0 and not g.has(seat, pledge)


def _after(g: FeastForOdin, where: Where, seat: int, space: int, vikings: int) -> bool:
    """What the action gave, and what was spent on it (FO-AMB-30)."""
    if where.provided is not None and not where.provided.holds(g.provided[where.provided.item]):
        return False
    if where.spent is not None and not where.spent.holds(g.spent[where.spent.item]):
        return False
    return on_space(g, where, space)


def _op(g: FeastForOdin, where: Where, seat: int, op: int, n: int) -> bool:
    return not where.actions or op in where.actions


def _die(g: FeastForOdin, where: Where, seat: int, op: int, at: int) -> bool:
    """`at`: the space of the Vikings and one, or 0 if a card allowed it."""
    if where.actions and op not in where.actions:
        return False
    if where.rolls and g.inner(Attempt).rolls != where.rolls:
        return False
    if where.spent is not None and not where.spent.holds(g.inner(Attempt).paid[where.spent.item]):
        return False
    if (where.on_space or where.column) and not at:
        return False
    return not where.column or g.box.spaces[g.space].column == where.column


def _item(g: FeastForOdin, where: Where, seat: int, item: int, n: int) -> bool:
    return not where.items or item in where.items


def _acquired(g: FeastForOdin, where: Where, seat: int, item: int, built: int) -> bool:
    return item in where.items and (built > 0 or not where.built)


def _tile(g: FeastForOdin, where: Where, seat: int, item: int, area: int) -> bool:
    house = area >= FIRST_SHED
    return item in where.items and (where.area == "house") == house and (house or area >= 4)


def _feast(g: FeastForOdin, where: Where, seat: int, what: int, n: int) -> bool:
    bound = where.placed
    return bound is None or bound.holds(len([item for item in served(g, seat) if kind_of(item) == bound.item]))


def _returned(g: FeastForOdin, where: Where, seat: int, space: int, n: int) -> bool:
    return not where.in_actions or g.phase == "actions"


def _count(g: FeastForOdin, where: Where, seat: int, what: int, n: int) -> bool:
    return where.becomes in (-1, n)


FITS: Final[dict[int, Callable[[FeastForOdin, Where, int, int, int], bool]]] = {
    BEFORE_SPACE: _before,
    AFTER_SPACE: _after,
    BEFORE_ACTION: _op,
    DIE_BEGINS: _op,
    DIE_SUCCESS: _die,
    DIE_FAILURE: _die,
    SHIP_USED: _item,
    SHIP_ACQUIRED: _acquired,
    HOUSE_ACQUIRED: _acquired,
    GAINED: _item,
    FEAST_TILE_PLACED: _item,
    FEAST_DONE: _feast,
    TILE_PLACED: _tile,
    VIKING_RETURNED: _returned,
    THING_COUNT: _count,
}


def matches(g: FeastForOdin, clause: Clause, hook: int, seat: int, what: int, n: int) -> bool:
    """Does an event fit the filter of a clause?"""
    if clause.where is None:
        return True
    return hook not in FITS or FITS[hook](g, clause.where, seat, what, n)
