"""Deals: an exchange of a space or a card, paid and carried out (FO-EXCH-01, FO-OCC-09)."""

from collections.abc import Callable
from typing import Final

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public
from longhall.games.feast_for_odin.content.effects import Amount, Clause, Deal, Op, occasion
from longhall.games.feast_for_odin.content.things import EITHER, FIRST_SPECIAL
from longhall.games.feast_for_odin.generated import asks
from longhall.games.feast_for_odin.hooks import ACTION_COST
from longhall.games.feast_for_odin.options import DEAL, GIVE, NO
from longhall.games.feast_for_odin.rules.counting import count, holds
from longhall.games.feast_for_odin.rules.gains import amount_of, available, could_gain, gain, pay_one
from longhall.games.feast_for_odin.state import NOBODY, NOWHERE, FeastForOdin

Do = Callable[[FeastForOdin, "Settle", Op], None]
Can = Callable[[FeastForOdin, int, Op, int], bool]
DO: Final[dict[str, Do]] = {}  # how each operation is carried out: filled by rules/operations.py
CAN: Final[dict[str, Can]] = {}  # could it do anything for a player on a space? what is not named here always can
GIVEN: Final = ("place_on_building",)  # what is given for a gain: without it there is no deal
DEAR: Final = ("use_space",)  # what may have a cost of its own, to be paid besides that of the deal
FOLLOWS: Final = ("arm_new_ship",)  # operations that do nothing without the gain before them


def cost_of(g: FeastForOdin, seat: int, deal: Deal, space: int = NOWHERE) -> list[Amount]:
    """What a deal costs a player; cards make the action of a space cheaper (FO-AMB-45)."""
    found = []
    for item, n in deal.cost:
        n = amount_of(g, n)
        if space >= 0 and g.playing[ACTION_COST]:
            n = max(0, g.fold(ACTION_COST, n, seat, item, occasion(space)))
        found.append((item, n))
    return found


def can_pay(g: FeastForOdin, seat: int, cost: list[Amount]) -> bool:
    for item, n in cost:
        if available(g, seat, item) < n:
            return False
    return True


def feasible(g: FeastForOdin, seat: int, deal: Deal, space: int = NOWHERE) -> bool:
    """Its condition holds, it can be paid, and it would do something (FO-PHASE5-04, 10)."""
    if deal.condition is not None and not holds(g, seat, deal.condition):
        return False
    if deal.cost and not can_pay(g, seat, cost_of(g, seat, deal, space)):
        return False
    if deal.cost and any(op.what in DEAR for op in deal.ops):
        g = _paid(g, seat, deal)
    if any(op.what in GIVEN and not CAN[op.what](g, seat, op, space) for op in deal.ops):
        return False
    for item, _ in deal.gain:
        if item < FIRST_SPECIAL or could_gain(g, seat, item):
            return True
    for op in deal.ops:
        if op.what not in FOLLOWS and (op.what not in CAN or CAN[op.what](g, seat, op, space)):
            return True
    return False


def _paid(g: FeastForOdin, seat: int, deal: Deal) -> FeastForOdin:
    """How a supply would be once a deal is paid."""
    trial: FeastForOdin = g.copy()
    for item, n in cost_of(g, seat, deal):
        trial.add(seat, item, -n)
    return trial


def deals_of(g: FeastForOdin, seat: int, clause: Clause, space: int = NOWHERE) -> list[Deal]:
    """The deals that a clause offers a player now."""
    if not holds(g, seat, clause.condition):
        return []
    found = clause.deals
    if clause.tiers is not None:
        found = _tier(g, seat, clause)
    return [deal for deal in found if feasible(g, seat, deal, space)]


def _tier(g: FeastForOdin, seat: int, clause: Clause) -> list[Deal]:
    """The one deal that applies (FO-OCC-08, FO-AMB-40)."""
    tiers = clause.tiers
    assert tiers is not None
    n = count(g, seat, tiers.counter)
    found = -1
    for place, at in enumerate(tiers.at):
        if tiers.at_most:
            if n <= at:
                return [tiers.deals[place]]
        elif n == at or (n > at and not tiers.exact):
            found = place
    return [tiers.deals[found]] if found >= 0 else []


def times(g: FeastForOdin, seat: int, clause: Clause) -> int:
    """How often a gain is multiplied."""
    return count(g, seat, clause.per) if clause.per is not None and clause.repeat != "per" else 1


class Settle(Frame):
    """Pay a deal, take its gain, then do its operations one after the other."""

    STEPS = ("pay", "give", "take", "next")

    def __init__(self, seat: int = NOBODY, deal: int = 0, times: int = 1, space: int = NOWHERE) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.deal: Public[int] = deal
        self.times: Public[int] = times  # how often the gain is multiplied, and each operation done
        self.space: Public[int] = space  # the space whose action it is; -1: a card's
        self.at: Public[int] = 0  # how many operations are done, each time counted
        self.owed: Public[list[int]] = []  # what is still to be paid with one of several things

    @property
    def ours(self) -> bool:
        """Does a Viking action give it, and not a card?"""
        return self.space >= 0

    def do_pay(self, g: FeastForOdin) -> Where:
        for item, n in cost_of(g, self.seat, g.box.programs.deals[self.deal], self.space):
            if item in EITHER:
                self.owed += [item] * n
            else:
                pay_one(g, self.seat, item, n, self.ours)
        return None

    # Of weapons and animals the owner chooses which
    def ask_give(self, g: FeastForOdin) -> list[Ask]:
        if not self.owed:
            return []
        return [
            asks.give(self.seat, [GIVE[item] for item in EITHER[self.owed[0]] if g.has(self.seat, item)], part=True)
        ]

    def do_give(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        self.owed = self.owed[1:]
        pay_one(g, seat, option.arg, 1, self.ours)
        return AGAIN

    def do_take(self, g: FeastForOdin) -> Where:
        gain(g, self.seat, g.box.programs.deals[self.deal].gain, self.times, self.ours)
        return None

    def do_next(self, g: FeastForOdin) -> Where:
        ops = g.box.programs.deals[self.deal].ops
        if self.at == len(ops) * self.times:
            return OVER
        op = ops[self.at // self.times]
        self.at += 1
        if op.what not in CAN or CAN[op.what](g, self.seat, op, self.space):
            DO[op.what](g, self, op)
        return AGAIN


class Offer(Frame):
    """What a clause of a card offers: one of its deals, or none (FO-OCC-07)."""

    STEPS = ("choose",)

    def __init__(self, seat: int = NOBODY, clause: int = 0, must: bool = False) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.clause: Public[int] = clause
        self.must: Public[int] = int(must)  # 1: one of them is taken, since its owner has said so

    def ask_choose(self, g: FeastForOdin) -> list[Ask]:
        clause = g.box.programs.clauses[self.clause]
        deals = deals_of(g, self.seat, clause)
        if not deals:
            return []
        options = [DEAL[deal.number] for deal in deals]
        return [asks.offer(self.seat, options if self.must else [*options, NO], card=clause.owner)]

    def do_choose(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        if option is not NO:
            clause = g.box.programs.clauses[self.clause]
            g.tell_deal(seat=seat, deal=option.word)
            g.push(Settle(seat, option.arg, times(g, seat, clause)))
        return None


def begin(g: FeastForOdin, seat: int, clause: Clause) -> None:
    """Carry out a clause whose owner uses it: at once if there is nothing to choose."""
    deals = deals_of(g, seat, clause)
    if len(deals) == 1:
        g.push(Settle(seat, deals[0].number, times(g, seat, clause)))
    elif deals:
        g.push(Offer(seat, clause.number, True))
