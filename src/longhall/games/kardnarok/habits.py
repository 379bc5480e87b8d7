"""What a sensible player does without thinking: the cheap choices that bots let everybody make in their heads."""

from collections.abc import Callable

from longhall.engine.options import Ask, Option
from longhall.engine.rng import Stream
from longhall.games.kardnarok.cards.conditions import all_hold
from longhall.games.kardnarok.evaluation import best_army, fought, next_attacker, potential
from longhall.games.kardnarok.forces import forces
from longhall.games.kardnarok.hooks import TIE
from longhall.games.kardnarok.options import ACCEPT, BUY, CHANGE, HIRE, KEEP, PASS, REJECT, WITHDRAW
from longhall.games.kardnarok.rules.count import ahead_by_coin, leader, marked, times
from longhall.games.kardnarok.state import ATTACKER, DEFENDER, FREY, ODIN, THOR, Kardnarok

Habit = Callable[[Kardnarok, Ask, Stream], Option]


def habit(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    """An answer to an ask; by chance where there is no habit."""
    if ask.anytime:
        sudden = impulse(g, ask)
        if sudden is not None:
            return sudden
    if len(ask.options) == 1:
        return ask.options[0]
    found = HABITS.get(ask.name)
    return found(g, ask, chance) if found else any_of(ask, chance)


def any_of(ask: Ask, chance: Stream) -> Option:
    return ask.options[chance.below(len(ask.options))]


def impulse(g: Kardnarok, ask: Ask) -> Option | None:
    """At-any-moment Norns go in a combat; before an army is assembled the Hero that fits least is exchanged."""
    for option in ask.anytime:
        if option.verb == "norn" and g.fighters:
            return option
    heroes = [option for option in ask.anytime if option.verb == "exchange"]
    warriors = [g.face(card) for card in g.warriors_in_hand(ask.seat)]
    if ask.name != "moment" or g.leading[ask.seat] or not heroes or len(warriors) < 2:
        return None
    tables, role, first = forces(g._box), next_role(g, ask.seat), g._box.first_hero
    return min(heroes, key=lambda option: best_army(tables, role, warriors, [first + option.arg])[0])


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
    tables, faces, seat = forces(g._box), g._deck.faces, ask.seat
    role = next_role(g, seat)
    heroes = [faces[card] for card in g.reserve[seat] + g.leading[seat]]
    given = chosen(g, seat) + [faces[card] for card in g.armies[seat]]
    if given:
        return max(ask.options, key=lambda option: best_army(tables, role, [given[0], option.arg], heroes)[0])
    army = best_army(tables, role, [faces[card] for card in g.warriors_in_hand(seat)], heroes)[1]
    return next((option for option in ask.options if option.arg in army), ask.options[0])


def army_hero(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    tables, seat = forces(g._box), ask.seat
    faces = [*chosen(g, seat), *(g.face(card) for card in g.armies[seat]), -1, -1]
    role, first = next_role(g, seat), g._box.first_hero
    return max(ask.options, key=lambda option: tables.army(role, first + option.arg, faces[0], faces[1]))


def army_wish(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    """Change for a stronger army."""
    tables, faces = forces(g._box), g._deck.faces
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
    tables = forces(g._box)
    faces = [g.face(card) for card in g.warriors_in_hand(ask.seat)]
    humans = sorted(tables.strengths[face] - tables.villagers[face] for face in faces if tables.humans[face])
    gifts = {FREY: 30, ODIN: 10 * g._box.constants.odin_norns, THOR: 10 * sum(humans[-g._box.constants.thor_places :])}
    return max(ask.options, key=lambda option: gifts[option.arg] + chance.below(12))


def precombat(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    return ask.options[1 + chance.below(len(ask.options) - 1)] if chance.below(4) else PASS


def gain(g: Kardnarok, role: int, option: Option) -> float:
    """The Forces that an action brings now; a little for those that only prepare another."""
    tables = forces(g._box)
    if option.verb == "villager":
        return 1.0
    if option.verb == "thor":
        return float(tables.strengths[option.arg])
    if option.verb != "norn":
        return 0.0
    found = 0
    for op in g._box.norn_options[option.arg].ops:
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
    return next((option for option in ask.options if option in (BUY, HIRE)), PASS)


def answer(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    return ask.options[1] if chance.below(3) else PASS


def use(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    return ask.options[1]


def help_employer(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    role = 1 - leader(g)
    return max(ask.options, key=lambda option: gain(g, role, option))


# Cards


def worth(g: Kardnarok, face: int) -> float:
    tables = forces(g._box)
    both = (tables.worth[0][face] + tables.worth[1][face]) / 2
    return both + (0.3 * tables.strengths[face] if face < g._box.first_norn else 0.0)


def least(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    """Give up the card that is worth least."""
    cards = [option for option in ask.options if option.kind in ("card", "warrior")]
    return min(cards, key=lambda option: worth(g, option.arg)) if cards else ask.options[0]


def most(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    """Keep or use the card that is worth most."""
    cards = [option for option in ask.options if option.kind in ("card", "warrior")]
    return max(cards, key=lambda option: worth(g, option.arg)) if cards else ask.options[0]


def split(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    """Mostly Warriors: they make the army and reinforce it."""
    have = len(g.armies[ask.seat]) + len(g.warriors_in_hand(ask.seat))
    wanted = 6 + chance.below(2) - have
    return min(ask.options, key=lambda option: abs(option.arg - wanted))


# Bargains


def bargain(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    """Low offers, and a contract rather than none."""
    for option in (ACCEPT, PASS, REJECT):
        if option in ask.options:
            return option
    return next((option for option in ask.options if option is not WITHDRAW), ask.options[0])


HABITS: dict[str, Habit] = {
    "army.warrior": army_warrior,
    "army.hero": army_hero,
    "army.wish": army_wish,
    "announce": announce,
    "ritual": ritual,
    "precombat": precombat,
    "initiative": initiative,
    "help": help_employer,
    "norn.answer": answer,
    "result.norn": use,
    "result.lose": least,
    "result.save": most,
    "refill.surplus": least,
    "refill.split": split,
    "norn.cost": least,
    "discard": least,
    "fill": most,
    "hire.offer": bargain,
    "hire.outbid": bargain,
    "hire.answer": bargain,
    "hire.choose": bargain,
    "hire.reply": bargain,
    "hire.settle": bargain,
}
