"""Which spaces a player can use, and what the parts of their actions offer (FO-PHASE5, FO-IMIT)."""

from itertools import product

from longhall.games.feast_for_odin.content.effects import Amount, Clause, Deal, Op
from longhall.games.feast_for_odin.content.things import SILVER, TWO_SILVER
from longhall.games.feast_for_odin.hooks import ACTION_COST, BEFORE_SPACE, REPLACE_PART, VIKING_COST
from longhall.games.feast_for_odin.rules.deals import deals_of, feasible
from longhall.games.feast_for_odin.rules.matching import matches, pledged
from longhall.games.feast_for_odin.rules.mountains import open_strips
from longhall.games.feast_for_odin.state import NOBODY, FeastForOdin

DRAWS = 3  # the column in which a card is drawn,
PLAYS = 4  # and the one in which one may be played


def vikings_for(g: FeastForOdin, seat: int, space: int) -> int:
    """As many as the number of the column (FO-PHASE5-02)."""
    n = g.box.spaces[space].column
    return g.fold(VIKING_COST, n, seat, space, 0) if g.playing[VIKING_COST] else n


def can_place(g: FeastForOdin, seat: int, space: int) -> bool:
    """Is a space free, are there enough Vikings, and could its action be used (FO-PHASE5-03, 04, 10)?"""
    row = g.box.spaces[space]
    if g.thing[seat] < vikings_for(g, seat, space) or g.taken[space] != NOBODY:
        return False
    if row.imitates:
        return row.column in g.imitations and bool(imitable(g, seat, row.column))
    return usable(g, seat, space)


def imitable(g: FeastForOdin, seat: int, column: int) -> list[int]:
    """The spaces of a column with Vikings of others, which this player could use (FO-IMIT-01, 02, FO-AMB-18)."""
    return [
        number
        for number, space in enumerate(g.box.spaces)
        if space.column == column
        and not space.imitates
        and g.taken[number] >= 0
        and g.taken[number] != seat
        and g.placed[number]
        and usable(g, seat, number)
    ]


def usable(g: FeastForOdin, seat: int, space: int) -> bool:
    """Could any part of the action be used now, or with the card that column 3 draws (FO-AMB-44)?"""
    row = g.box.spaces[space]
    if row.free:
        return True
    afloat = not row.requires or sails(g, seat, space)
    clauses = row.clauses
    if afloat and not g.playing[ACTION_COST]:
        for cost in row.plain:
            if has_all(g, seat, cost):
                return True
        if not g.playing[REPLACE_PART]:
            clauses = row.others
    for clause in clauses:
        if afloat and deals_of(g, seat, clause, space):
            return True
        if g.playing[REPLACE_PART] and replacements(g, seat, clause, space):
            return True
        if row.column == DRAWS and g.dark and any(op.what == "play_occupation" for op in _ops(clause)):
            return True
    return bool(g.playing[BEFORE_SPACE]) and could_after_cards(g, seat, space)


def has_all(g: FeastForOdin, seat: int, cost: list[Amount]) -> bool:
    """Does all of this lie in a supply?"""
    row = g.stock[seat]
    for item, n in cost:
        if row[item] < n:
            return False
    return True


def could_after_cards(g: FeastForOdin, seat: int, space: int) -> bool:
    """Could what cards give before the action make it possible?"""
    if not sails(g, seat, space):
        return False
    clauses = _before_clauses(g, seat, space)
    gains = [amount for clause in clauses for deal in clause.deals for amount in deal.gain if not deal.cost]
    takes = [op for clause in clauses for op in _ops(clause) if op.what == "mountain"]
    choices = [[g.strips[strip][0] for strip in open_strips(g, op.items)] for op in takes]
    if not gains and not choices:
        return False
    return any(_usable_with(g, seat, space, gains, taken) for taken in product(*choices))


def _before_clauses(g: FeastForOdin, seat: int, space: int) -> list[Clause]:
    """What the cards of a player say for the moment when Vikings stand on a space."""
    mine = [clause for card in g.played[seat] for clause in g.row(card).clauses if clause.when == "action_before"]
    n = g.box.spaces[space].column
    return [
        clause
        for clause in mine
        if clause.where is not None and not clause.where.actions and matches(g, clause, BEFORE_SPACE, seat, space, n)
    ]


def _usable_with(g: FeastForOdin, seat: int, space: int, gains: list[Amount], taken: tuple[int, ...]) -> bool:
    trial: FeastForOdin = g.copy()
    for item, n in [*gains, *[(item, 1) for item in taken]]:
        trial.add(seat, SILVER if item == TWO_SILVER else item, 2 * n if item == TWO_SILVER else n)
    return any(bool(deals_of(trial, seat, clause, space)) for clause in trial.box.spaces[space].clauses)


def sails(g: FeastForOdin, seat: int, space: int) -> bool:
    """Are the ships there that a space needs?"""
    return all(g.can_sail(seat, ship, n) for ship, n in g.box.spaces[space].requires)


def _ops(clause: Clause) -> list[Op]:
    return [op for deal in clause.deals for op in deal.ops]


def part_deals(g: FeastForOdin, seat: int, clause: Clause, space: int) -> list[Deal]:
    """What a part of an action offers, with what cards allow instead of it."""
    deals = deals_of(g, seat, clause, space) if sails(g, seat, space) else []
    found = [*deals, *replacements(g, seat, clause, space)]
    return [deal for deal in found if pledged(g, seat, deal)] or found


def replacements(g: FeastForOdin, seat: int, clause: Clause, space: int) -> list[Deal]:
    """The deals that a card allows instead of a part of an action."""
    if not g.playing[REPLACE_PART]:
        return []
    found = g.fold(REPLACE_PART, -1, seat, space, clause.number)
    if found < 0:
        return []
    deals = [deal for mod in g.box.programs.clauses[found].mods for deal in mod.deals]
    return [deal for deal in deals if feasible(g, seat, deal, space)]
