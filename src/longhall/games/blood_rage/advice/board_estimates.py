"""What the board promises: strength everywhere, the chances of a battle and of a Quest."""

from collections.abc import Sequence
from math import exp

from longhall.games.blood_rage.advice.card_values import Worth
from longhall.games.blood_rage.content.rows import Quest
from longhall.games.blood_rage.hooks import STRENGTH
from longhall.games.blood_rage.state import (
    FIRST_FJORD,
    FIRST_MONSTER,
    LEADER,
    NOBODY,
    RESERVE,
    SHIP,
    VALHALLA,
    WARRIOR,
    BloodRage,
)

DOUBT = 2.2  # STR by which a battle is uncertain
FAINT = 0.25  # the chance of a Quest for which nothing is done yet, with Rage left
SHIFT = 2.0  # STR by which an Action phase may still change a province


def squash(x: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))


def powers(g: BloodRage, seat: int) -> list[int]:
    """STR of a clan in every province, the supporting fjords included."""
    found = [0] * FIRST_FJORD
    own = g.strengths[seat]
    folded = g.playing[STRENGTH]
    for place, n in enumerate(g.warriors[seat][:FIRST_FJORD]):
        if n:
            found[place] = g.fold(STRENGTH, n * own[WARRIOR], seat, WARRIOR, place, n) if folded else n * own[WARRIOR]
    if g.leaders[seat] < FIRST_FJORD:
        found[g.leaders[seat]] += own[LEADER]
    if g.ships[seat] < RESERVE:
        _support(g, found, g.ships[seat], own[SHIP])
    if seat in g.owners:
        for monster, owner in enumerate(g.owners):
            if owner == seat and g.monsters[monster] < RESERVE:
                _add_monster(g, found, seat, monster)
    return found


def _add_monster(g: BloodRage, found: list[int], seat: int, monster: int) -> None:
    place, kind = g.monsters[monster], FIRST_MONSTER + monster
    strength = g.box.figures[kind].strength
    if place >= FIRST_FJORD:
        _support(g, found, place, strength)
    else:
        found[place] += g.fold(STRENGTH, strength, seat, kind, place, 1)


def _support(g: BloodRage, found: list[int], fjord: int, strength: int) -> None:
    for place in g.box.fjords[fjord - FIRST_FJORD].supports:
        if not g.ruined[place]:
            found[place] += strength


def reinforced(g: BloodRage, power: list[int], province: int, room: int) -> float:
    """STR of a clan in a province with what could answer a call from the provinces around."""
    if room <= 0:
        return power[province]
    around = 0
    row = g.box.provinces[province].adjacent
    for place in row:
        around += power[place]
    return power[province] + 0.5 * min(around, 3 * room)


def best_card(g: BloodRage, worth: Worth, seat: int) -> float:
    """STR that the hand is good for in a battle."""
    faces = g.deck.faces
    found = 0.0
    for card in g.hands[seat]:
        power = worth.powers[faces[card]]
        if power > found:
            found = power
    return found


def chances(totals: list[float], seats: Sequence[int]) -> list[float]:
    """The chance of each of these seats to win the battle."""
    top = max(totals[seat] for seat in seats)
    odds = [exp((totals[seat] - top) / DOUBT) for seat in seats]
    whole = sum(odds)
    return [each / whole for each in odds]


def in_valhalla(g: BloodRage, seat: int) -> int:
    found = g.warriors[seat][VALHALLA] + (g.leaders[seat] == VALHALLA) + (g.ships[seat] == VALHALLA)
    if seat in g.owners:
        for monster, owner in enumerate(g.owners):
            found += owner == seat and g.monsters[monster] == VALHALLA
    return found


def quest_chance(g: BloodRage, seat: int, quest: Quest, strengths: list[list[int]], active: bool) -> float:
    """How likely a Quest is to be fulfilled; certain once nobody can act."""
    open_still = g.phase == "action" or g.phase == "gifts"
    if not quest.most:
        dead = in_valhalla(g, seat)
        if dead >= quest.count:
            return 1.0
        return 0.5 * dead / quest.count if open_still and g.turn != NOBODY else 0.1 if open_still else 0.0
    best = FAINT if active else 0.0
    for place in quest.provinces:
        mine = strengths[seat][place]
        if not mine or g.ruined[place]:
            continue
        rival = 0
        for other in range(g.seats):
            if other != seat and strengths[other][place] > rival:
                rival = strengths[other][place]
        if not open_still:
            if mine > rival:
                return 1.0
        else:
            best = max(best, squash((mine - rival - 0.5) / SHIFT))
    return best
