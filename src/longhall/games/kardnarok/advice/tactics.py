"""Habits of war: armies, rituals, Norns and reinforcements."""

from longhall.engine.options import Ask, Option
from longhall.engine.rng import Stream
from longhall.games.kardnarok.advice.army_estimates import best_army, fought, next_attacker
from longhall.games.kardnarok.advice.card_values import forces
from longhall.games.kardnarok.advice.combat_estimates import potential
from longhall.games.kardnarok.cards.conditions import all_hold
from longhall.games.kardnarok.hooks import TIE
from longhall.games.kardnarok.options import BUY, CHANGE, HIRE, KEEP, PASS
from longhall.games.kardnarok.rules.count import ahead_by_coin, leader, marked, times
from longhall.games.kardnarok.rules.initiative import price_of_norns
from longhall.games.kardnarok.state import ATTACKER, DEFENDER, FREY, ODIN, THOR, Kardnarok

STAKES = 5  # how many times the price of Norns must be at stake before they are bought

# Armies


def next_role(g: Kardnarok, seat: int) -> int:
    """The role in which a kingdom fights next."""
    if seat in g.fighters:
        return g.role_of(seat)
    return ATTACKER if next_attacker(g, fought(g)) == seat else DEFENDER


def chosen(g: Kardnarok, seat: int) -> list[int]:
    """The faces of Warriors that a kingdom has sealed for its army."""
    sealed = g.stack[-1].sealed
    options = g.vocabulary().options
    return [options[code].arg for code in sealed[seat] if options[code].verb == "army"] if sealed else []


def army_warrior(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    """One of the strongest two, or the best beside the one that is chosen."""
    tables, faces, seat = forces(g.box), g.deck.faces, ask.seat
    role = next_role(g, seat)
    heroes = [faces[card] for card in g.reserve[seat] + g.leading[seat]]
    given = chosen(g, seat) + [faces[card] for card in g.armies[seat]]
    if given:
        return max(ask.options, key=lambda option: best_army(tables, role, [given[0], option.arg], heroes)[0])
    army = best_army(tables, role, [faces[card] for card in g.warriors_in_hand(seat)], heroes)[1]
    return next((option for option in ask.options if option.arg in army), ask.options[0])


def army_hero(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    tables, seat = forces(g.box), ask.seat
    faces = [*chosen(g, seat), *(g.face(card) for card in g.armies[seat]), -1, -1]
    role, first = next_role(g, seat), g.box.first_hero
    return max(ask.options, key=lambda option: tables.army(role, first + option.arg, faces[0], faces[1]))


def army_wish(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    """Change for a stronger army."""
    tables, faces = forces(g.box), g.deck.faces
    army, seat = [faces[card] for card in g.armies[ask.seat]], ask.seat
    heroes = [faces[card] for card in g.leading[seat]]
    if len(army) < 2 or not heroes:
        return CHANGE
    hand = [faces[card] for card in g.warriors_in_hand(seat)]
    both = heroes + [faces[card] for card in g.reserve[seat]]
    best, _ = best_army(tables, ATTACKER, army + hand, both)
    return CHANGE if best > tables.army(ATTACKER, heroes[0], army[0], army[1]) else KEEP


# A combat


def announce(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    """Where there is most to win."""
    return max(ask.options, key=lambda option: (g.coin_value(option.arg), -g.cubes[option.arg]))


def ritual(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    """The god who gives most to this hand, now and then another."""
    tables = forces(g.box)
    faces = [g.face(card) for card in g.warriors_in_hand(ask.seat)]
    humans = sorted(tables.strengths[face] - tables.villagers[face] for face in faces if tables.humans[face])
    gifts = {FREY: 30, ODIN: 10 * g.box.constants.odin_norns, THOR: 10 * sum(humans[-g.box.constants.thor_places :])}
    return max(ask.options, key=lambda option: gifts[option.arg] + chance.below(12))


def precombat(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    return ask.options[1 + chance.below(len(ask.options) - 1)] if chance.below(4) else PASS


def gain(g: Kardnarok, role: int, option: Option) -> float:
    """The Forces that an action brings now; a little for those that only prepare another."""
    tables = forces(g.box)
    if option.verb == "villager":
        return 1.0
    if option.verb == "thor":
        return float(tables.strengths[option.arg])
    if option.verb != "norn":
        return 0.0
    found = 0
    for op in g.box.norn_options[option.arg].ops:
        if op.what == "force" and (not op.only_if or all_hold(g, role, op.only_if)):
            if op.unless and all_hold(g, role, op.unless):
                continue
            amount = op.amount * times(g, role, op.per, op.most)
            found += -amount if op.who == "foe" else amount
    return float(found) if found else min(0.4, tables.ways[option.arg] / 3)


def initiative(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    """The smallest action that takes the lead; if none does, the greatest, while the hand could still do it."""
    role = g.role_of(ask.seat)
    short = marked(g, 1 - role) - marked(g, role)
    if short == 0 or g.fold(TIE, ahead_by_coin(g)) != role:
        short += 1
    gains = [gain(g, role, option) for option in ask.options]
    enough = [(each, place) for place, each in enumerate(gains) if each >= short]
    if enough:
        return ask.options[min(enough)[1]]
    if sum(gains) < short and potential(g, role) < short:
        return PASS
    most = max(gains)
    if most >= 1 or (most > 0 and not chance.below(2)):
        return ask.options[gains.index(most)]
    if BUY in ask.options:
        return BUY if STAKES * price_of_norns(g) <= sum(g.coin_value(seat) for seat in g.fighters) else PASS
    return HIRE if HIRE in ask.options else PASS


def answer(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    return ask.options[1] if chance.below(3) else PASS


def use(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    return ask.options[1]


def help_employer(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    role = 1 - leader(g)
    return max(ask.options, key=lambda option: gain(g, role, option))
