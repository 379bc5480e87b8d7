"""What a sensible player does without thinking: the cheap answers that bots let everybody give in their thoughts."""

from collections.abc import Callable
from typing import cast

from longhall.engine.options import Ask, Option
from longhall.engine.rng import Stream
from longhall.games.lords_of_ragnarok.advice.evaluation import land_worth
from longhall.games.lords_of_ragnarok.content.pieces import SHIELD
from longhall.games.lords_of_ragnarok.content.rows import ARMIES, STRENGTHS
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.options import DONE, NO, YES
from longhall.games.lords_of_ragnarok.rules.battle import battle_strength
from longhall.games.lords_of_ragnarok.rules.chase import Chase
from longhall.games.lords_of_ragnarok.rules.fight import ATTACKER, Fight
from longhall.games.lords_of_ragnarok.state import NOBODY, LordsOfRagnarok

Habit = Callable[[LordsOfRagnarok, Ask, Stream], Option]


def habit(g: LordsOfRagnarok, ask: Ask, chance: Stream) -> Option:
    """An answer to an ask; by chance where there is no habit."""
    if len(ask.options) == 1:
        return ask.options[0]
    found = HABITS.get(cast(asks.Name, ask.name))
    return found(g, ask, chance) if found else chance.pick(ask.options)


def say_yes(g: LordsOfRagnarok, ask: Ask, chance: Stream) -> Option:
    return YES if YES in ask.options else chance.pick(ask.options)


def use_something(g: LordsOfRagnarok, ask: Ask, chance: Stream) -> Option:
    """Something rather than nothing."""
    return chance.pick([option for option in ask.options if option not in (DONE, NO)])


def done(g: LordsOfRagnarok, ask: Ask, chance: Stream) -> Option:
    return DONE if DONE in ask.options else chance.pick(ask.options)


# Places


def worth_taking(g: LordsOfRagnarok, seat: int, place: int, strength: int) -> float:
    """What it is worth to bring an army of this strength to a territory."""
    owner = g.control[place]
    if owner == seat:
        return 0.1
    foes = sum([g.strengths[army] for army in g.all_armies_at(place) if army // ARMIES != seat])
    needed = foes + 1 if foes else 0
    if owner == NOBODY:
        needed = max(needed, g.map.territories[place].resistance)
    together = strength + g.total(seat, place)
    return land_worth(g.map)[place] * (2.0 if together >= needed else 0.2 if not foes else -1.0)


def arrive(g: LordsOfRagnarok, ask: Ask, chance: Stream) -> Option:
    """The place that is worth most for the army in question; to grow is worth a little."""
    strength = 3
    for name, value in ask.about:
        if name == "army":
            strength = int(str(value).split(".")[1])
        elif name == "n" and isinstance(value, int):
            strength = value

    def worth(option: Option) -> float:
        if option.verb != "to":
            return 0.9
        return worth_taking(g, ask.seat, option.arg, strength) + 0.01 * chance.below(30)

    return max(ask.options, key=worth)


def march(g: LordsOfRagnarok, ask: Ask, chance: Stream) -> Option:
    """Any army that has something to take next door; else stop, if that is possible."""
    for option in ask.options:
        if option.verb == "army":
            place, strength = (int(part) for part in option.word.split("."))
            near = g.next_to(ask.seat, place - 1)
            if max([worth_taking(g, ask.seat, other, strength) for other in near]) > 1.0:
                return option
    return done(g, ask, chance)


# Monsters


def monster_goes(g: LordsOfRagnarok, ask: Ask, chance: Stream) -> Option:
    """Where it tramples others."""

    def worth(option: Option) -> float:
        owners = g.owners_at(option.arg)
        return float(len([seat for seat in owners if seat != ask.seat]) - 2 * (ask.seat in owners))

    return max(ask.options, key=lambda option: worth(option) + 0.01 * chance.below(50))


def weaken(g: LordsOfRagnarok, ask: Ask, chance: Stream) -> Option:
    """The strongest army; nothing, where all are the player's own."""
    armies = [option for option in ask.options if option.verb == "army"]
    strong = max(armies, key=lambda option: option.arg % len(STRENGTHS))
    return NO if NO in ask.options and g.owners_at(strong.arg // len(STRENGTHS)) == [ask.seat] else strong


# Hunts and battles


def defend(g: LordsOfRagnarok, ask: Ask, chance: Stream) -> Option:
    """A shield, or the cheapest card that gets there; nothing, if nothing does."""
    hunt = g.inner(Chase)
    attack = g.box.attacks[hunt.attacking]
    if hunt.blocked or hunt.defence >= attack.fury:
        return DONE
    cards = [option for option in ask.options if option.verb == "defend"]
    if attack.shield_blocks:
        for option in cards:
            if g.box.combat[option.arg].weapon == SHIELD:
                return option
    missing = attack.fury - hunt.defence
    enough = [option for option in cards if g.box.combat[option.arg].value >= missing]
    return min(enough, key=lambda option: g.box.combat[option.arg].value) if enough else DONE


def battle_card(g: LordsOfRagnarok, ask: Ask, chance: Stream) -> Option:
    """As little as it takes to be ahead, and nothing if that cannot be."""
    fight = g.inner(Fight)
    side = fight.side_of(ask.seat)
    mine, theirs = battle_strength(g, fight, side), battle_strength(g, fight, 1 - side)
    needed = theirs - mine + (1 if side == ATTACKER else 0)
    cards = [option for option in ask.options if option is not DONE]
    if needed <= 0 or not cards:
        return DONE
    values = g.box.combat
    enough = [option for option in cards if values[option.arg].value >= needed]
    if enough:
        return min(enough, key=lambda option: values[option.arg].casualties * 2 + values[option.arg].value)
    hope = sum([values[g.face(card)].value for card in g.hands[ask.seat]])
    return max(cards, key=lambda option: values[option.arg].value) if hope >= needed else DONE


def discard(g: LordsOfRagnarok, ask: Ask, chance: Stream) -> Option:
    return min(ask.options, key=lambda option: g.box.combat[option.arg].value)


def rare_rune(g: LordsOfRagnarok, ask: Ask, chance: Stream) -> Option:
    """The type that the player has least of."""
    held = g.runes_of(ask.seat)
    return min(ask.options, key=lambda option: held[option.arg] + 0.01 * chance.below(50))


def common_rune(g: LordsOfRagnarok, ask: Ask, chance: Stream) -> Option:
    """The type that the player has most of."""
    held = g.runes_of(ask.seat)
    return max(ask.options, key=lambda option: held[option.arg] + 0.01 * chance.below(50))


HABITS: dict[asks.Name, Habit] = {
    "realm.bonus": say_yes,
    "usurp.recruit": say_yes,
    "power.may": use_something,
    "prayer": use_something,
    "maneuver": march,
    "march": march,
    "activate": march,
    "activate.act": arrive,
    "recruit.to": arrive,
    "retreat": arrive,
    "monster.move": monster_goes,
    "army.weaken": weaken,
    "hunt.wound": use_something,
    "hunt.defend": defend,
    "battle.card": battle_card,
    "limit.cards": discard,
    "discard": discard,
    "limit.runes": common_rune,
    "rune.lose": common_rune,
    "rune.pay": common_rune,
    "rune.gain": rare_rune,
}
