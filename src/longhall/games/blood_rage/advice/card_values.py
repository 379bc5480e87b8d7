"""What cards and steps are worth in Glory, as a rule: the tables behind what the bots think."""

from functools import cache

from longhall.games.blood_rage.content.rows import Box, Card, Op
from longhall.games.blood_rage.state import FIRST_MONSTER

AGES = (1, 2, 3)
LEGEND = 3.6  # Glory of a step while there is time to climb on
CLIMB = (0.0, 0.85, 0.65, 0.3)  # by Age, how much that counts against the legend that is reached already
USE = (1.8, 1.5, 0.5)  # a point of Rage, Axes, Horns in each Age to come

# What an operation of an Upgrade on the sheet gives in an Age; where it has a number n, for each of it.
RATES = {
    "strike": 1.0,
    "pairs": 0.6,
    "ship_glory": 0.5,
    "release_glory": 1.0,
    "discount": 1.5,
    "slain_glory": 0.4,
    "warrior_follows": 2.5,
    "warrior_returns": 1.0,
    "quest_bonus": 0.3,
    "yggdrasil_invasion": 1.0,
    "yggdrasil_strength": 0.3,
    "reward_again": 2.0,
    "leader_moves_on": 0.7,
    "ragnarok_times": 2.0,
    "quest_times": 2.0,
    "pillage_again": 1.5,
    "pillage_at_once": 1.5,
    "invade_from_valhalla": 2.0,
    "sacrifice": 2.0,
    "spare": 1.5,
    "flee": 1.0,
    "keep_cards": 1.0,
    "board_glory": 2.0,
}
RAISES = {"one": 2.5, "other": 2.5, "all": 5.0}  # a pillage that raises stats besides its reward
MONSTER = 1.5  # a point of STR of a Monster in each Age
# What the text of a Battle card adds to its bonus, in STR,
TEXTS = {"match_best": 1.5, "smite": 0.5, "keep_one": 0.5, "silence": 0.5}
# and in Glory when it works; where it has a number n, for each of it.
SPOILS = {
    "steal_rage": 0.5,
    "steal_glory": 0.7,
    "steal_cards": 2.0,
    "win_rage": 0.4,
    "win_glory": 0.3,
    "win_raise": 1.5,
    "slain_glory": 0.8,
    "play_again": 2.0,
    "pillage_raise": 1.0,
}
QUEST_STEP = 3.5  # the step that a fulfilled Quest gives besides its Glory
BONUS = (0.0, 2.5, 1.8, 1.3)  # by Age, Glory for a point of STR on a Battle card in hand
LOSING = ("steal_rage", "steal_glory", "steal_cards")  # texts for those who lose


class Worth:
    """Numbers for every face, made once from the box."""

    def __init__(self, box: Box) -> None:
        self.rates = [_rate(box, face) for face in range(len(box.cards))]  # of an Upgrade, in an Age
        self.powers = [_power(card) for card in box.cards]  # STR that a card is good for in a battle
        self.losing = [any(op.what in LOSING for op in card.effects) for card in box.cards]
        self.battle = [BONUS[card.age] * _power(card) + _spoils(card) if card.battle else 0.0 for card in box.cards]
        self.steps = [[[_step(box, age, stat, n) for n in range(6)] for stat in range(3)] for age in (0, *AGES)]
        self.gains = [[[_gain(steps, n) for n in range(6)] for steps in stats] for stats in self.steps]


def _rate(box: Box, face: int) -> float:
    upgrade = box.upgrades.get(face)
    if upgrade is None:
        return 0.0
    card = box.cards[face]
    found = sum([_of_op(op) for op in card.effects], 0.0)
    if upgrade.figure >= FIRST_MONSTER:
        found += MONSTER * card.strength
    elif upgrade.figure == 0:
        found += 2.0 * (card.strength - 1)
    return found


def _of_op(op: Op) -> float:
    if op.what == "pillage_raise":
        return RAISES[op.stats]
    return RATES[op.what] * max(1, op.n)


def _power(card: Card) -> float:
    return sum([TEXTS.get(op.what, 0.0) for op in card.effects], float(card.strength)) if card.battle else 0.0


def _spoils(card: Card) -> float:
    found = [SPOILS.get(op.what, 0.0) * max(1, op.n) for op in card.effects]
    return sum(found, 1.0 if card.white_disc else 0.0)


def _step(box: Box, age: int, stat: int, n: int) -> float:
    """A stat on this step in this Age: legend to come, and its use in the Ages after this one."""
    row = box.stats[stat]
    legend = CLIMB[age] * LEGEND * n + (1.0 - CLIMB[age]) * row.legendary[n]
    return legend + USE[stat] * row.values[n] * (len(AGES) - age)


def _gain(steps: list[float], n: int) -> float:
    """The next step."""
    return steps[n + 1] - steps[n] if n + 1 < len(steps) else 0.0


@cache
def worth(box: Box) -> Worth:
    return Worth(box)
