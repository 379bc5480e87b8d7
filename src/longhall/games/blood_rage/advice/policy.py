"""What a sensible player does without thinking: the cheap answers that bots let everybody give in their thoughts."""

from collections.abc import Callable
from typing import cast

from longhall.engine.options import Ask, Option
from longhall.engine.rng import Stream
from longhall.games.blood_rage.advice.board_estimates import best_card, powers, quest_chance, squash
from longhall.games.blood_rage.advice.card_values import QUEST_STEP, worth
from longhall.games.blood_rage.advice.evaluation import RAGE, reward_of
from longhall.games.blood_rage.generated import asks
from longhall.games.blood_rage.options import NO, PASS
from longhall.games.blood_rage.rules.battle import total
from longhall.games.blood_rage.rules.raid import Raid
from longhall.games.blood_rage.rules.strength import figure_strength
from longhall.games.blood_rage.rules.upgrade import upgrade_cost
from longhall.games.blood_rage.state import (
    AXES,
    CENTRE,
    FIRST_FJORD,
    WARRIOR,
    BloodRage,
)

Habit = Callable[[BloodRage, Ask, Stream], Option]
UNSEEN = 2.5  # STR that a rival's card is thought to add


def habit(g: BloodRage, ask: Ask, chance: Stream) -> Option:
    """An answer to an ask; by chance where there is no habit."""
    if len(ask.options) == 1:
        return ask.options[0]
    found = HABITS.get(cast(asks.Name, ask.name))
    return found(g, ask, chance) if found else chance.pick(ask.options)


# Cards


def card_worth(g: BloodRage, face: int) -> float:
    """A card in a draft or a hand, by its kind and the Ages that are left."""
    values, box = worth(g.box), g.box
    if face < box.first_quest:
        return values.battle[face]
    if face < box.first_upgrade:
        return 0.3 * (box.quests[face].glory + QUEST_STEP)
    return values.rates[face] * (4 - g.age) - RAGE[g.age] * box.upgrades[face].cost


def draft(g: BloodRage, ask: Ask, chance: Stream) -> Option:
    return max(ask.options, key=lambda option: card_worth(g, option.arg) + 0.01 * chance.below(100))


def keep(g: BloodRage, ask: Ask, chance: Stream) -> Option:
    cards = [option for option in ask.options if option.verb == "keep"]
    return max(cards, key=lambda option: card_worth(g, option.arg))


def slot(g: BloodRage, ask: Ask, chance: Stream) -> Option:
    """A free slot, or that of the Upgrade that is worth least."""
    first = g.box.first_upgrade
    rates = worth(g.box).rates
    return min(ask.options, key=lambda option: rates[option.arg + first] if option.verb == "replace" else -1.0)


# Turns


def turn(g: BloodRage, ask: Ask, chance: Stream) -> Option:
    """The action that seems to give most; nothing that seems to give nothing."""
    strengths = [powers(g, seat) for seat in range(g.seats)]
    best, found = 0.0, PASS
    for option in ask.options:
        value = VALUES[option.verb](g, ask.seat, option, strengths) if option.verb in VALUES else 0.0
        value += 0.01 * chance.below(100)
        if value > best:
            best, found = value, option
    return found if best > 0.99 or PASS not in ask.options else PASS


def rivals_power(g: BloodRage, seat: int, province: int, strengths: list[list[int]]) -> int:
    return max(strengths[other][province] for other in range(g.seats) if other != seat)


def raid_value(g: BloodRage, seat: int, province: int, strengths: list[list[int]]) -> float:
    """A pillage now: the reward, and the Glory of a battle, by the chance to win it."""
    values = worth(g.box)
    reward = reward_of(g, values, seat, province) + 1.0
    mine, rival = strengths[seat][province], rivals_power(g, seat, province, strengths)
    around = 0
    if g.room(province) > 0:
        for place in g.box.provinces[province].adjacent:
            around = max(around, rivals_power(g, seat, place, strengths) - strengths[seat][place])
    if not rival and not around:
        return reward + 2.0
    card = best_card(g, values, seat)
    odds = squash((mine + card - rival - 0.5 * max(0, around) - UNSEEN) / 2.0)
    return odds * (reward + g.value(seat, AXES)) - (1.0 - odds) * (1.0 + 0.7 * mine)


def _pillage(g: BloodRage, seat: int, option: Option, strengths: list[list[int]]) -> float:
    return raid_value(g, seat, option.arg, strengths)


def _quest(g: BloodRage, seat: int, option: Option, strengths: list[list[int]]) -> float:
    """It costs nothing, so any before the Rage to act is gone."""
    return 9.0 if g.rage[seat] <= 2 else 1.5


def _upgrade(g: BloodRage, seat: int, option: Option, strengths: list[list[int]]) -> float:
    face = option.arg + g.box.first_upgrade
    return worth(g.box).rates[face] * (4 - g.age) - RAGE[g.age] * upgrade_cost(g, seat, face)


def _invade(g: BloodRage, seat: int, option: Option, strengths: list[list[int]]) -> float:
    """Figures that come for nothing first."""
    if g.box.figures[option.arg].free:
        return 6.0
    return 3.0 if option.arg == WARRIOR else 2.5


def _march(g: BloodRage, seat: int, option: Option, strengths: list[list[int]]) -> float:
    """To Yggdrasil, if it can be pillaged with what goes there; late in the Age to a glorious end."""
    return max(_to_centre(g, seat, option.arg, strengths), _to_doom(g, seat, option.arg, strengths))


def _to_centre(g: BloodRage, seat: int, origin: int, strengths: list[list[int]]) -> float:
    mine, rival = strengths[seat][origin], rivals_power(g, seat, CENTRE, strengths)
    if origin == CENTRE or g.pillaged[CENTRE] or strengths[seat][CENTRE] > rival:
        return 0.0
    return 3.5 if mine > rival and (g.pillaged[origin] or mine > 3) else 0.0


def _to_doom(g: BloodRage, seat: int, origin: int, strengths: list[list[int]]) -> float:
    doom = g.dooms[g.age - 1]
    room = g.room(doom)
    if origin == doom or room <= 0 or (g.rage[seat] > 2 and not g.pillaged[origin]):
        return 0.0
    going = min(room, g.figures_in(seat, [origin]))
    return going * (g.box.ages[g.age - 1].ragnarok_glory - 0.5 * (3 - g.age)) - 1.0


def _recall(g: BloodRage, seat: int, option: Option, strengths: list[list[int]]) -> float:
    return 1.5 + figure_strength(g, seat, option.arg)


VALUES: dict[str, Callable[[BloodRage, int, Option, list[list[int]]], float]] = {
    "pillage": _pillage,
    "pillage_again": lambda g, seat, option, strengths: raid_value(g, seat, option.arg, strengths) - 2.0,
    "quest": _quest,
    "upgrade": _upgrade,
    "invade": _invade,
    "march": _march,
    "recall": _recall,
}


# Places


def where(g: BloodRage, ask: Ask, chance: Stream) -> Option:
    """Where a figure does most: for a reward, for a Quest, for a glorious end."""
    seat = ask.seat
    strengths = [powers(g, each) for each in range(g.seats)]
    places = [option for option in ask.options if option is not NO]
    return max(places, key=lambda option: place_value(g, seat, option.arg, strengths) + 0.01 * chance.below(100))


def place_value(g: BloodRage, seat: int, place: int, strengths: list[list[int]]) -> float:
    if place >= FIRST_FJORD:
        return sum([0.7 * place_value(g, seat, each, strengths) for each in g.supported(place)], 0.0)
    found = 0.0
    mine, rival = strengths[seat][place], rivals_power(g, seat, place, strengths)
    if not g.pillaged[place]:
        odds = squash((mine + 1.5 - rival) / 2.0)
        found += odds * (reward_of(g, worth(g.box), seat, place) + (2.0 if rival else 0.0))
        if mine > rival + 3:
            found *= 0.5
    if place == g.dooms[g.age - 1]:
        found += g.box.ages[g.age - 1].ragnarok_glory
    for card in (*g.quests[seat], *g.hands[seat]):
        quest = g.box.quests.get(g.face(card))
        if quest is not None and place in quest.provinces and rival - 1 <= mine <= rival + 2:
            found += 0.4 * quest.glory
    return found


def march_to(g: BloodRage, ask: Ask, chance: Stream) -> Option:
    """To Yggdrasil or to the doomed province."""
    doom = g.dooms[g.age - 1]
    goals = [option for option in ask.options if option.arg in (CENTRE, doom) and not g.pillaged[CENTRE]]
    goals += [option for option in ask.options if option.arg == doom]
    return goals[0] if goals else where(g, ask, chance)


def most_of(g: BloodRage, ask: Ask, chance: Stream) -> Option:
    """All that can go; the strongest first."""
    return max(ask.options, key=lambda option: option.arg)


def take(g: BloodRage, ask: Ask, chance: Stream) -> Option:
    return next(option for option in ask.options if option.verb == "take")


def commit(g: BloodRage, ask: Ask, chance: Stream) -> Option:
    """The Quest that looks best."""
    strengths = [powers(g, each) for each in range(g.seats)]
    first, quests = g.box.first_quest, g.box.quests

    def value(option: Option) -> float:
        quest = quests[option.arg + first]
        return quest_chance(g, ask.seat, quest, strengths, True) * quest.glory

    return max(ask.options, key=value)


# Battles


def call(g: BloodRage, ask: Ask, chance: Stream) -> Option:
    """Join a battle that can be won, while it needs help; nothing for one that is hopeless."""
    raid = g.inner(Raid)
    seat, province = ask.seat, raid.province
    strengths = [powers(g, each) for each in range(g.seats)]
    mine, rival = strengths[seat][province], rivals_power(g, seat, province, strengths)
    card = best_card(g, worth(g.box), seat)
    joining = [option for option in ask.options if option is not NO]
    helper = max(joining, key=lambda option: figure_strength(g, seat, option.arg))
    more = figure_strength(g, seat, helper.arg)
    lead = mine + card - rival - UNSEEN
    if lead > 3.0 or (seat == raid.pillager and not rival):
        return NO
    if not mine and lead + more < -0.5:
        return NO
    return helper if lead + more > -3.0 else NO


def play(g: BloodRage, ask: Ask, chance: Stream) -> Option:
    """The weakest card that should win; if none would, one that likes to lose."""
    values, seat, raid = worth(g.box), ask.seat, g.inner(Raid)
    mine = powers(g, seat)[raid.province]
    rival = max(powers(g, other)[raid.province] for other in raid.fighters if other != seat)
    needed = rival - mine + chance.below(5) + 0.5
    enough = [option for option in ask.options if values.powers[option.arg] >= needed]
    if enough:
        return min(enough, key=lambda option: values.powers[option.arg] + 0.1 * card_worth(g, option.arg))
    best = max(ask.options, key=lambda option: values.powers[option.arg])
    if needed - values.powers[best.arg] > 2.0:
        return next((option for option in ask.options if values.losing[option.arg]), best)
    return best


def add(g: BloodRage, ask: Ask, chance: Stream) -> Option:
    """A card that turns the battle."""
    raid = g.inner(Raid)
    mine = total(g, raid, ask.seat)
    rival = max(total(g, raid, other) for other in raid.fighters if other != ask.seat)
    for option in ask.options:
        if option.verb == "add" and mine <= rival < mine + g.box.cards[option.arg].strength:
            return option
    return NO


def raised(g: BloodRage, ask: Ask, chance: Stream) -> Option:
    """The stat whose next step is worth most."""
    gains = worth(g.box).gains[g.age]
    stats = [option for option in ask.options if option.verb == "raise"]
    return max(stats, key=lambda option: gains[option.arg][g.stats[ask.seat][option.arg]])


def spare(g: BloodRage, ask: Ask, chance: Stream) -> Option:
    return max(ask.options, key=lambda option: figure_strength(g, ask.seat, option.arg))


def give(g: BloodRage, ask: Ask, chance: Stream) -> Option:
    return min(ask.options, key=lambda option: figure_strength(g, ask.seat, option.arg))


def accept(g: BloodRage, ask: Ask, chance: Stream) -> Option:
    """Whatever is offered for nothing."""
    return next(option for option in ask.options if option is not NO)


def at_once(g: BloodRage, ask: Ask, chance: Stream) -> Option:
    strengths = [powers(g, each) for each in range(g.seats)]
    places = [option for option in ask.options if option is not NO]
    best = max(places, key=lambda option: raid_value(g, ask.seat, option.arg, strengths))
    return best if raid_value(g, ask.seat, best.arg, strengths) > 3.0 else NO


HABITS: dict[asks.Name, Habit] = {
    "draft": draft,
    "keep": keep,
    "turn": turn,
    "upgrade.slot": slot,
    "upgrade.invade": accept,
    "invade.where": where,
    "follow": where,
    "move_on": where,
    "march.to": march_to,
    "march.warriors": most_of,
    "march.take": take,
    "quest": commit,
    "pillage.at_once": at_once,
    "call": call,
    "battle.card": play,
    "battle.add": add,
    "battle.convert": accept,
    "raise": raised,
    "raise.may": raised,
    "spare": spare,
    "sacrifice": give,
    "return": accept,
    "instead": accept,
}
