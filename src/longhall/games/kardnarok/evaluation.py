"""How good a position looks for a seat: its chance to win, as far as Forces, coins and hands tell it."""

from math import exp, sqrt

from longhall.games.kardnarok.forces import NORN, Forces, forces
from longhall.games.kardnarok.rules.count import leader, marked, total
from longhall.games.kardnarok.rules.initiative import is_plagued, price_of_norns
from longhall.games.kardnarok.rules.result import Result
from longhall.games.kardnarok.rules.turn import AttackTurn
from longhall.games.kardnarok.scoring import outcome, wealth
from longhall.games.kardnarok.state import ATTACKER, DEFENDER, HELPS, NOBODY, THOR, Kardnarok

SWING = 4.5  # coins that a combat moves between two kingdoms, as a rule
PURCHASE = 1.6  # the Forces of Norns that could still be bought
MERCENARY = 1.2  # the Forces of a mercenary that could still be hired
SLACK = 1.2  # how far Forces are from certain, at the least
DOUBT = 0.22  # and how much farther for each that is not on the table yet
IDLE = 0.8  # how much of a hand's Forces will be of use
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


def squash(x: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))


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
    tables = forces(g._box)
    faces = g._deck.faces
    more = 0.0
    for card in g.hand(seat):
        more += (tables.worth[0][faces[card]] + tables.worth[1][faces[card]]) / 2 - NORN
    return more * HELD / SWING / 4


def attackers_chance(g: Kardnarok) -> float:
    """From the Counter, or what it would show, and what both sides may still add."""
    more = [potential(g, role) for role in (ATTACKER, DEFENDER)]
    margin = total(g, ATTACKER) - total(g, DEFENDER) + IDLE * (more[ATTACKER] - more[DEFENDER])
    if g.revealed:
        ahead = leader(g)
        behind = 1 - ahead
        short = marked(g, ahead) - marked(g, behind)
        if more[behind] + 0.5 < short:
            return 0.97 if ahead == ATTACKER else 0.03
        margin += 0.5 if ahead == ATTACKER else -0.5
    return squash(margin / (SLACK + DOUBT * (more[ATTACKER] + more[DEFENDER])))


def potential(g: Kardnarok, role: int) -> float:
    """The Forces that a combatant may still add: Norns by their kind, villagers, Thor's places, a purchase."""
    seat = g.fighters[role]
    tables = forces(g._box)
    buys = not g.purse().hires
    if g.contracts[role] == HELPS:
        return 2 * NORN
    if g.sought[role]:
        return norn_forces(g, tables, g.bought[seat], role) if buys else 0.0
    found = norn_forces(g, tables, g.hands[seat], role) + reinforcements(g, tables, seat, role)
    if buys:
        return found + (PURCHASE if g.bronze[seat] >= price_of_norns(g) else 0.0)
    return found + (MERCENARY if g.bronze[seat] > 0 else 0.0)


def norn_forces(g: Kardnarok, tables: Forces, cards: list[int], role: int) -> float:
    values, first, faces = tables.norns[role], g._box.first_norn, g._deck.faces
    found = 0.0
    for card in cards:
        norn = faces[card] - first
        if norn >= 0 and not (g.revealed and g._box.norns[norn].window == "precombat"):
            found += values[norn]
    return found


def reinforcements(g: Kardnarok, tables: Forces, seat: int, role: int) -> float:
    villagers = 0 if is_plagued(g, role, "villager") else 1
    free = 0
    if g.gods[role] == THOR and not is_plagued(g, role, "thor"):
        free = g._box.constants.thor_places - len(g.thor_places[role])
    found = 0
    humans = []
    faces = g._deck.faces
    for card in g.hands[seat]:
        face = faces[card]
        if face < g._box.first_norn:
            if tables.villagers[face]:
                found += villagers
            elif tables.humans[face]:
                humans.append(tables.strengths[face])
    if free:
        humans.sort(reverse=True)
        found += sum(humans[:free])
    return float(found)


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


def fought(g: Kardnarok) -> bool:
    """Is the combat of this attack turn over?"""
    refill = AttackTurn.STEPS.index("refill")
    return any(isinstance(frame, AttackTurn) and frame.step >= refill for frame in g.stack)


def next_attacker(g: Kardnarok, fought: bool) -> int:
    turn = g.turn + (1 if fought else 0)
    if turn < g.seats:
        return g.in_order(g.first)[turn]
    if g.rules().last_attacker_begins:
        return g.in_order(g.first)[-1]
    return (g.first + 1) % g.seats


def prospect(g: Kardnarok, seat: int, role: int, fought: bool) -> float:
    """The Forces of an army and of the hand behind it; cards above the troop strength do not count, missing ones
    will be drawn."""
    tables = forces(g._box)
    faces, first = g._deck.faces, g._box.first_norn
    army = [faces[card] for card in g.armies[seat]]
    rest = [faces[card] for card in g.hand(seat)]
    heroes = [faces[card] for card in g.leading[seat]]
    if fought or len(army) < 2 or not heroes:
        warriors = army + [face for face in rest if face < first]
        heroes = heroes + [faces[card] for card in g.reserve[seat]]
        rest = army + rest
        force, army = best_army(tables, role, warriors, heroes)
        for face in army:
            rest.remove(face)
    else:
        force = tables.army(role, heroes[0], army[0], army[1])
    worth = tables.worth[role]
    values = sorted([worth[face] for face in rest], reverse=True)
    room = g.troop_strength() - len(army)
    missing = max(0, room - len(values))
    steps = g._box.defence_steps[g.cubes[seat]] if role == DEFENDER else 0
    return force + steps + IDLE * (sum(values[:room]) + missing * NORN)


def best_army(tables: Forces, role: int, warriors: list[int], heroes: list[int]) -> tuple[int, list[int]]:
    """The strongest two of these Warriors with the best of these Heroes."""
    if len(warriors) < 2:
        return max([tables.army(role, hero, warriors[0] if warriors else -1, -1) for hero in heroes or [-1]]), warriors
    best, army = -1, warriors[:2]
    seen = sorted(set(warriors))
    for i, one in enumerate(seen):
        for two in seen[i:]:
            if one == two and warriors.count(one) < 2:
                continue
            for hero in heroes or [-1]:
                force = tables.army(role, hero, one, two)
                if force > best:
                    best, army = force, [one, two]
    return best, army
