"""Who wins the combat in progress: what the Counter shows, and what both sides may still add."""

from math import exp

from longhall.games.kardnarok.advice.card_values import IDLE, NORN, Forces, forces
from longhall.games.kardnarok.rules.count import leader, marked, total
from longhall.games.kardnarok.rules.initiative import is_plagued, price_of_norns
from longhall.games.kardnarok.state import ATTACKER, DEFENDER, HELPS, THOR, Kardnarok

PURCHASE = 1.6  # the Forces of Norns that could still be bought
MERCENARY = 1.2  # the Forces of a mercenary that could still be hired
SLACK = 1.2  # how far Forces are from certain, at the least
DOUBT = 0.22  # and how much farther for each that is not on the table yet


def squash(x: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))


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


def bought_cards(g: Kardnarok, seat: int) -> list[int]:
    """The Norns in hand of which one was bought in this combat."""
    first = g.box.first_norn
    return [card for card in g.norns_in_hand(seat) if g.face(card) - first in g.bought[seat]]


def potential(g: Kardnarok, role: int) -> float:
    """The Forces that a combatant may still add: Norns by their kind, villagers, Thor's places, a purchase."""
    seat = g.fighters[role]
    tables = forces(g.box)
    buys = not g.purse().hires
    if g.contracts[role] == HELPS:
        return 2 * NORN
    if g.sought[role]:
        return norn_forces(g, tables, bought_cards(g, seat), role) if buys else 0.0
    found = norn_forces(g, tables, g.hands[seat], role) + reinforcements(g, tables, seat, role)
    if buys:
        return found + (PURCHASE if g.bronze[seat] >= price_of_norns(g) else 0.0)
    return found + (MERCENARY if g.bronze[seat] > 0 else 0.0)


def norn_forces(g: Kardnarok, tables: Forces, cards: list[int], role: int) -> float:
    values, first, faces = tables.norns[role], g.box.first_norn, g.deck.faces
    found = 0.0
    for card in cards:
        norn = faces[card] - first
        if norn >= 0 and not (g.revealed and g.box.norns[norn].window == "precombat"):
            found += values[norn]
    return found


def reinforcements(g: Kardnarok, tables: Forces, seat: int, role: int) -> float:
    villagers = 0 if is_plagued(g, role, "villager") else 1
    free = 0
    if g.gods[role] == THOR and not is_plagued(g, role, "thor"):
        free = g.box.constants.thor_places - len(g.thor_places[role])
    found = 0
    humans = []
    faces = g.deck.faces
    for card in g.hands[seat]:
        face = faces[card]
        if face < g.box.first_norn:
            if tables.villagers[face]:
                found += villagers
            elif tables.humans[face]:
                humans.append(tables.strengths[face])
    if free:
        humans.sort(reverse=True)
        found += sum(humans[:free])
    return float(found)
