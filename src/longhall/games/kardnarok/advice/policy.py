"""What a sensible player does without thinking: the cheap answers that bots let everybody give in their thoughts."""

from collections.abc import Callable
from typing import cast

from longhall.engine.options import Ask, Option
from longhall.engine.rng import Stream
from longhall.games.kardnarok.advice import tactics
from longhall.games.kardnarok.advice.army_estimates import best_army
from longhall.games.kardnarok.advice.card_values import forces
from longhall.games.kardnarok.generated import asks
from longhall.games.kardnarok.options import ACCEPT, PASS, REJECT, WITHDRAW
from longhall.games.kardnarok.state import Kardnarok

Habit = Callable[[Kardnarok, Ask, Stream], Option]


def habit(g: Kardnarok, ask: Ask, chance: Stream) -> Option:
    """An answer to an ask; by chance where there is no habit."""
    if ask.anytime:
        sudden = impulse(g, ask)
        if sudden is not None:
            return sudden
    if len(ask.options) == 1:
        return ask.options[0]
    found = HABITS.get(cast(asks.Name, ask.name))
    return found(g, ask, chance) if found else chance.pick(ask.options)


def impulse(g: Kardnarok, ask: Ask) -> Option | None:
    """At-any-moment Norns go in a combat; before an army is assembled the Hero that fits least is exchanged."""
    for option in ask.anytime:
        if option.verb == "norn" and g.fighters:
            return option
    heroes = [option for option in ask.anytime if option.verb == "exchange"]
    warriors = [g.face(card) for card in g.warriors_in_hand(ask.seat)]
    if cast(asks.Name, ask.name) != "moment" or g.leading[ask.seat] or not heroes or len(warriors) < 2:
        return None
    tables, role, first = forces(g.box), tactics.next_role(g, ask.seat), g.box.first_hero
    return min(heroes, key=lambda option: best_army(tables, role, warriors, [first + option.arg])[0])


# Cards


def worth(g: Kardnarok, face: int) -> float:
    tables = forces(g.box)
    both = (tables.worth[0][face] + tables.worth[1][face]) / 2
    return both + (0.3 * tables.strengths[face] if face < g.box.first_norn else 0.0)


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


HABITS: dict[asks.Name, Habit] = {
    "army.warrior": tactics.army_warrior,
    "army.hero": tactics.army_hero,
    "army.wish": tactics.army_wish,
    "announce": tactics.announce,
    "ritual": tactics.ritual,
    "precombat": tactics.precombat,
    "initiative": tactics.initiative,
    "help": tactics.help_employer,
    "norn.answer": tactics.answer,
    "result.norn": tactics.use,
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
