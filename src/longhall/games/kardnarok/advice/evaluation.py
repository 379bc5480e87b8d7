"""How good a position looks for a seat: its chance to win, as far as Forces, coins and hands tell it."""

from math import sqrt

from longhall.games.kardnarok.advice.army_estimates import fought, next_attacker, prospect
from longhall.games.kardnarok.advice.card_values import NORN, forces
from longhall.games.kardnarok.advice.combat_estimates import SLACK, attackers_chance, squash
from longhall.games.kardnarok.rules.result import Result
from longhall.games.kardnarok.scoring import outcome, wealth
from longhall.games.kardnarok.state import ATTACKER, DEFENDER, NOBODY, Kardnarok

SWING = 4.5  # coins that a combat moves between two kingdoms, as a rule
HELD = 0.12  # coins that a Force still in hand is worth after the combat


def evaluate(g: Kardnarok, seat: int) -> float:
    """The chance of a seat to win, from 0 to 1."""
    if g.over:
        result = outcome(g)
        return 1.0 / len(result.winners) if seat in result.winners else 0.0
    if not g.round:
        return 0.5
    purses = [float(wealth(g, each)) for each in range(g.seats)]
    if g.fighters:
        return _in_combat(g, seat, purses)
    return _before_combat(g, seat, purses)


def at_rest(g: Kardnarok) -> bool:
    """Is no combat in progress?"""
    return not g.fighters


def standing(g: Kardnarok, seat: int, purses: list[float], left: int) -> float:
    """The chance to win from the coins alone, with so many combats to come."""
    ahead = purses[seat] - max(purse for other, purse in enumerate(purses) if other != seat)
    return squash(1.7 * ahead / sqrt(0.3 + left * SWING * SWING))


def combats_left(g: Kardnarok, fought: bool) -> int:
    """How many combats come after this one, or after those that were fought."""
    return (g.rules().rounds - g.round + 1) * g.seats - g.turn - (1 if fought else 0)


# A combat in progress


def _in_combat(g: Kardnarok, seat: int, purses: list[float]) -> float:
    left = combats_left(g, True)
    if g.winner != NOBODY:
        if _spoils_open(g):
            _take_spoils(g, g.winner, purses)
        return _before_combat(g, seat, purses)
    own = g.role_of(seat)
    chance = attackers_chance(g)
    if own == DEFENDER:
        chance = 1.0 - chance
    value = 0.0
    for role in (ATTACKER, DEFENDER):
        after = purses[:]
        _take_spoils(g, role, after)
        odds = chance if role == max(own, 0) else 1.0 - chance
        value += odds * standing(g, seat, after, left)
    return value + (_kept(g, seat, own) if own != NOBODY and left else 0.0)


def _spoils_open(g: Kardnarok) -> bool:
    spoils = Result.STEPS.index("spoils")
    return any(isinstance(frame, Result) and frame.step <= spoils for frame in g.stack)


def _take_spoils(g: Kardnarok, winner: int, purses: list[float]) -> None:
    """The coin on the loser's board, and what the winner owes its mercenary."""
    seat, loser = g.fighters[winner], g.fighters[1 - winner]
    purses[seat] += g.coin_value(loser) - g.prices[winner]
    if g.mercenaries[winner] != NOBODY:
        purses[g.mercenaries[winner]] += g.prices[winner]


def _kept(g: Kardnarok, seat: int, role: int) -> float:
    """What is still in hand is not drawn anew: good cards are worth more than those that would come."""
    tables = forces(g.box)
    faces = g.deck.faces
    more = 0.0
    for card in g.hands[seat]:
        more += (tables.worth[0][faces[card]] + tables.worth[1][faces[card]]) / 2 - NORN
    return more * HELD / SWING / 4


# Between combats


def _before_combat(g: Kardnarok, seat: int, purses: list[float]) -> float:
    """The next combat, as the hands look; who is not sure to take part in it has a part of the stake."""
    over = bool(g.fighters) or fought(g)
    left = combats_left(g, over)
    if not left:
        return standing(g, seat, purses, 0)
    attacker = next_attacker(g, over)
    rivals = [other for other in range(g.seats) if other != seat] if attacker == seat else [attacker]
    own = prospect(g, seat, ATTACKER if attacker == seat else DEFENDER, over)
    value = 0.0
    for rival in rivals:
        other = prospect(g, rival, DEFENDER if attacker == seat else ATTACKER, over)
        chance = squash((own - other) / (SLACK + 2.0))
        won, lost = purses[:], purses[:]
        won[seat] += g.coin_value(rival) or SWING - 0.5
        lost[rival] += g.coin_value(seat) or SWING - 0.5
        value += chance * standing(g, seat, won, left - 1) + (1 - chance) * standing(g, seat, lost, left - 1)
    return value / len(rivals)
