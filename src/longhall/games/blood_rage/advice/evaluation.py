"""How good a position looks for a seat: its chance to win, from the Glory that every clan has and may hope for."""

from math import exp

from longhall.games.blood_rage.advice.board_estimates import (
    best_card,
    chances,
    in_valhalla,
    powers,
    quest_chance,
    reinforced,
)
from longhall.games.blood_rage.advice.card_values import QUEST_STEP, Worth, worth
from longhall.games.blood_rage.hooks import DEATH_GLORY, END, RAGNAROK_GLORY, RELEASE_GLORY
from longhall.games.blood_rage.rules.raid import Raid
from longhall.games.blood_rage.scoring import outcome
from longhall.games.blood_rage.state import (
    AXES,
    FIRST_FJORD,
    NOBODY,
    NOWHERE,
    RESERVE,
    SHIP,
    BloodRage,
)

# What is hoped for, in Glory. Where there are four numbers, they are for the Ages; the first is for before.
SWING = (25.0, 24.0, 18.0, 10.0)  # how far the end is from what it looks like
SETTLED = 2.0  # the same when the last Action phase is over
RAGE = (0.0, 1.8, 1.5, 1.3)  # a point of Rage left
STAYING = (0.0, 0.9, 0.7, 0.0)  # a point of STR on the board, for the Ages to come
FIGURE = 0.3  # a figure on the board
RAID = 0.7  # a reward that only this clan is near to
CONTEST = 0.45  # a battle that may come, by its chance
BATTLE = 1.2  # the Glory of a battle that may come
DOOMED = 0.85  # the Glory of figures that Ragnarök would destroy
COMMITTED = 0.9  # a Quest on the sheet, by its chance
QUEST = 0.4  # a Quest in hand, by its chance
UPGRADE = 0.5  # an Upgrade in hand that can be paid, less its Rage
LATER = 0.1  # and one that cannot
CARD = 0.8  # a Battle card in hand
DEFENCE = 0.3  # and without turns to come
KEPT = 0.5  # the one card that an Age leaves
DEATH = 0.35  # the Glory of a Ship on the board that may be destroyed
RETURN = 0.9  # the Glory of figures in Valhalla


def evaluate(g: BloodRage, seat: int) -> float:
    """The chance of a seat to win, from 0 to 1."""
    if g.over:
        result = outcome(g)
        return 1.0 / len(result.winners) if seat in result.winners else 0.0
    hopes = hoped(g)
    top = max(hopes)
    swing = swing_of(g)
    odds = [exp((hope - top) / swing) for hope in hopes]
    return odds[seat] / sum(odds)


def swing_of(g: BloodRage) -> float:
    if g.age == 3 and g.phase not in ("gifts", "action"):
        return SETTLED
    return SWING[g.age]


def hoped(g: BloodRage) -> list[float]:
    """The Glory that each clan has and may hope for."""
    hopes = [float(glory) for glory in g.glory]
    if not g.age:
        return hopes
    values = worth(g.box)
    strengths = [powers(g, seat) for seat in range(g.seats)]
    for seat in range(g.seats):
        hopes[seat] += _sheet(g, values, seat) + _figures(g, seat, strengths[seat])
        hopes[seat] += _cards(g, values, seat, strengths)
    if g.phase == "action":
        _pillages(g, values, strengths, hopes)
    return hopes


def can_act(g: BloodRage, seat: int) -> bool:
    """Will a clan still have turns in this Age?"""
    return g.phase == "gifts" or (g.phase == "action" and g.rage[seat] > 0 and not g.passed[seat])


# What a clan has


def _sheet(g: BloodRage, values: Worth, seat: int) -> float:
    """Stats, Rage and Upgrades."""
    row, age = g.stats[seat], g.age
    steps = values.steps[age]
    found = steps[0][row[0]] + steps[1][row[1]] + steps[2][row[2]]
    left = 3.0 - age
    if g.phase == "gifts":
        found += RAGE[age] * g.value(seat, 0)
        left += 1.0
    elif g.phase == "action" and not g.passed[seat]:
        found += RAGE[age] * g.rage[seat]
        left += min(1.0, g.rage[seat] / 6)
    if left > 0.0:
        faces, rates = g.deck.faces, values.rates
        for card in g.sheets[seat]:
            found += left * rates[faces[card]]
    if g.playing[END]:
        for listener in g.in_play(END, seat):
            found += listener.do(g, seat)
    return found


def _figures(g: BloodRage, seat: int, power: list[int]) -> float:
    """On the board, in the doomed province and in Valhalla."""
    age = g.age
    found = FIGURE * g.on_board(seat)
    doom = g.dooms[age - 1]
    if age < 3:
        found += STAYING[age] * (sum(power) - power[doom])
    if not g.ruined[doom]:
        dying = g.warriors[seat][doom] + (g.leaders[seat] == doom)
        fjord = g.box.provinces[doom].fjord
        dying += g.ships[seat] == fjord
        if seat in g.owners:
            for monster, owner in enumerate(g.owners):
                dying += owner == seat and g.monsters[monster] in (doom, fjord)
        if dying:
            found += DOOMED * dying * g.fold(RAGNAROK_GLORY, g.box.ages[age - 1].ragnarok_glory, seat)
    if g.playing[DEATH_GLORY] and g.ships[seat] < RESERVE:
        found += DEATH * g.fold(DEATH_GLORY, 0, seat, SHIP)
    if g.playing[RELEASE_GLORY]:
        found += RETURN * in_valhalla(g, seat) * g.fold(RELEASE_GLORY, 0, seat)
    return found


def _cards(g: BloodRage, values: Worth, seat: int, strengths: list[list[int]]) -> float:
    """Committed Quests, and what the hand is good for."""
    found = 0.0
    faces, box, age = g.deck.faces, g.box, g.age
    active = can_act(g, seat)
    for card in g.quests[seat]:
        quest = box.quests[faces[card]]
        chance = quest_chance(g, seat, quest, strengths, active)
        found += COMMITTED * chance * (quest.glory + QUEST_STEP)
    if active:
        return found + _hand(g, values, seat, strengths)
    battle = [values.battle[faces[card]] for card in g.hands[seat] if faces[card] < box.first_quest]
    if g.phase == "action":
        return found + DEFENCE * sum(battle)
    return found + (KEPT * max(battle) if battle and age < 3 else 0.0)


def _hand(g: BloodRage, values: Worth, seat: int, strengths: list[list[int]]) -> float:
    """The hand of a clan that has turns to come."""
    found = 0.0
    faces, box, age = g.deck.faces, g.box, g.age
    rage = g.rage[seat] if g.phase == "action" else g.value(seat, 0)
    for card in g.hands[seat]:
        face = faces[card]
        if face < box.first_quest:
            found += CARD * values.battle[face]
        elif face < box.first_upgrade:
            quest = box.quests[face]
            found += QUEST * quest_chance(g, seat, quest, strengths, True) * (quest.glory + QUEST_STEP)
        else:
            gain = values.rates[face] * (4 - age) - box.upgrades[face].cost * RAGE[age]
            if gain > 0.0:
                found += gain * (UPGRADE if box.upgrades[face].cost <= rage else LATER)
    return found


# What can be had on the board


def reward_of(g: BloodRage, values: Worth, seat: int, province: int) -> float:
    """The reward of a province, for this clan."""
    token = g.box.tokens[g.tokens[province]]
    gains = values.gains[g.age]
    found = float(token.glory)
    for stat in token.stats:
        found += gains[stat][g.stats[seat][stat]]
    return found


def _pillages(g: BloodRage, values: Worth, strengths: list[list[int]], hopes: list[float]) -> None:
    """The pillage in progress, and those that may come."""
    seats = range(g.seats)
    cards = [best_card(g, values, seat) for seat in seats]
    raid = g.in_progress(Raid)
    at = NOWHERE if raid is None else raid.province
    for province in range(FIRST_FJORD):
        if g.ruined[province]:
            continue
        if g.pillaged[province] and province != at:
            continue
        here = [seat for seat in seats if strengths[seat][province]]
        if not here:
            continue
        if raid is not None and province == at and raid.winner == NOBODY:
            _in_progress(g, raid, values, strengths, cards, hopes)
        elif len(here) == 1:
            seat = here[0]
            if can_act(g, seat):
                hopes[seat] += RAID * reward_of(g, values, seat, province)
        else:
            _may_come(g, values, strengths, cards, hopes, province, here)


def _may_come(
    g: BloodRage,
    values: Worth,
    strengths: list[list[int]],
    cards: list[float],
    hopes: list[float],
    province: int,
    here: list[int],
) -> None:
    """A province that several clans are in: each that can act may pillage it."""
    totals = [power[province] + card for power, card in zip(strengths, cards, strict=True)]
    for seat, chance in zip(here, chances(totals, here), strict=True):
        if can_act(g, seat):
            hopes[seat] += CONTEST * chance * reward_of(g, values, seat, province)
        hopes[seat] += BATTLE * chance * g.value(seat, AXES)


def _in_progress(
    g: BloodRage, raid: Raid, values: Worth, strengths: list[list[int]], cards: list[float], hopes: list[float]
) -> None:
    """The pillage in progress: who may win it, and what."""
    province, pillager = raid.province, raid.pillager
    if raid.fighters:
        here = raid.fighters
        totals = [
            power[province] + (bonus if played else card)
            for power, card, bonus, played in zip(strengths, cards, raid.bonuses, g.played, strict=True)
        ]
    else:
        room = g.room(province)
        totals = [reinforced(g, power, province, room) + card for power, card in zip(strengths, cards, strict=True)]
        here = tuple([seat for seat in range(g.seats) if strengths[seat][province]])
        if len(here) == 1:
            hopes[pillager] += 0.9 * reward_of(g, values, pillager, province)
            return
    for seat, chance in zip(here, chances(totals, here), strict=True):
        gain = float(g.value(seat, AXES))
        if seat == pillager:
            gain += reward_of(g, values, seat, province)
        hopes[seat] += chance * gain - (1.0 - chance) * STAYING[g.age] * strengths[seat][province]
