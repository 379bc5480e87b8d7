"""What a player lacks for a space or a deal, in numbers: for those who ask why not (FO-PHASE5-04, 10)."""

from longhall.engine.reasons import Missing
from longhall.games.feast_for_odin.content.effects import Amount, Clause, Deal, Op
from longhall.games.feast_for_odin.content.things import FIRST_SHIP, FIRST_SPECIAL, KNARR, SILVER, STOCK
from longhall.games.feast_for_odin.rules.counting import count, holds
from longhall.games.feast_for_odin.rules.deals import cost_of
from longhall.games.feast_for_odin.rules.gains import available
from longhall.games.feast_for_odin.rules.sailing import emigrants, emigration_cost, emigration_discount
from longhall.games.feast_for_odin.rules.trade import sale_price
from longhall.games.feast_for_odin.state import FeastForOdin

Short = list[tuple[int, int, int]]  # a thing, how much of it is needed, and how much is there


def missing_for(g: FeastForOdin, seat: int, clauses: list[Clause], space: int) -> list[Missing]:
    """What is missing for the part of an action that comes nearest to being possible."""
    asked = [clause for clause in clauses if holds(g, seat, clause.condition)]
    deals = [deal for clause in asked for deal in clause.deals]
    found = [*[_short(g, seat, deal, space) for deal in deals], *[_below(g, seat, clause) for clause in asked]]
    shorts = [short for short in found if short]
    best = min(shorts, key=lambda short: sum(needed - there for _, needed, there in short), default=[])
    return [_told(g, *each) for each in best]


def _below(g: FeastForOdin, seat: int, clause: Clause) -> Short:
    """What there is too little of to reach the first tier of a part, such as cows for milk."""
    tiers = clause.tiers
    if tiers is None or tiers.at_most or not tiers.counter.items:
        return []
    there = count(g, seat, tiers.counter)
    return [(tiers.counter.items[0], tiers.at[0], there)] if there < tiers.at[0] else []


def missing_in(g: FeastForOdin, seat: int, deal: Deal, space: int) -> list[Missing]:
    return [_told(g, *each) for each in _short(g, seat, deal, space)]


def missing_ships(g: FeastForOdin, seat: int, ships: list[Amount]) -> list[Missing]:
    return [_told(g, ship, n, available(g, seat, ship)) for ship, n in ships if not g.can_sail(seat, ship, n)]


def _told(g: FeastForOdin, item: int, needed: int, there: int) -> Missing:
    word = g.box.thing_words[item]
    if item < STOCK:
        return "item", {"n": needed, "there": there, "item": word}
    return "amount", {"n": needed, "there": there, "amount": f"{word}.{needed}"}


def _short(g: FeastForOdin, seat: int, deal: Deal, space: int) -> Short:
    """What cannot be paid of a deal, or of what it lets a player do."""
    costs = cost_of(g, seat, deal, space)
    for op in deal.ops:
        costs += _cost_of_op(g, seat, op, space)
    found = [(item, n, available(g, seat, item)) for item, n in costs]
    return [(item, n, there) for item, n, there in found if there < n]


def _cost_of_op(g: FeastForOdin, seat: int, op: Op, space: int) -> list[Amount]:
    """The ships for a die or an island, the price of emigration with its ship, or that of the cheapest special tile."""
    if op.number in g.box.die_numbers:
        return list(g.box.dice[g.box.die_numbers[op.number]].ships)
    if op.what == "explore":
        boards = [g.box.islands[g.box.island_numbers[word]] for word in op.words]
        ships = sorted({ship for board in boards for ship in board.ships})
        return [] if any(g.ships(seat, FIRST_SHIP + ship) for ship in ships) else [(FIRST_SHIP + ships[0], 1)]
    if op.what == "emigrate":
        ship = [] if emigrants(g, seat) else [(KNARR, 1)]
        return [*ship, (SILVER, emigration_cost(g, seat, emigration_discount(g, seat, op), space))]
    if op.what == "special_sale":
        prices = [g.box.items[item].cost for item in range(FIRST_SPECIAL, STOCK) if g.specials[item - FIRST_SPECIAL]]
        return [(SILVER, min((sale_price(g, seat, space, price) for price in prices if price >= 0), default=0))]
    return []
