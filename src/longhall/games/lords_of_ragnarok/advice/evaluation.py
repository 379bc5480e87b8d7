"""How good a position looks for a seat: its chance to win, from what every player has and how near each victory is."""

from functools import cache
from math import exp

from longhall.engine.state import Row
from longhall.games.lords_of_ragnarok.automaton.estimates import foresee, weigh_surtur
from longhall.games.lords_of_ragnarok.content.board import Map
from longhall.games.lords_of_ragnarok.content.rows import ARMIES
from longhall.games.lords_of_ragnarok.rules.battle import battle_strength
from longhall.games.lords_of_ragnarok.rules.chase import Chase
from longhall.games.lords_of_ragnarok.rules.fight import ATTACKER, DEFENDER, Fight
from longhall.games.lords_of_ragnarok.rules.usurp import usurp_cost
from longhall.games.lords_of_ragnarok.scoring import outcome, ragnarok_order
from longhall.games.lords_of_ragnarok.state import BOSS, NOBODY, POWER, TOKENS, LordsOfRagnarok

# What things are worth; one is about a territory
LAND = 1.0
RING = 0.5  # next to Yggdrasil
CITY = 0.4
FORGE = 0.3
MONUMENT = 0.5
SHRINE = 0.5  # where a temple may still be built
TEMPLE = 1.6
REGION = 1.6  # a whole region; a part of it by the square
JARL = 9.0  # victories, by how far they are
GOTHI = 9.0
SLAYER = 5.0
KILL = 2.0
HASTE = 2.0  # how much more the victories of Followers count, who always go for them
DOOM = 6.0  # being ahead when Ragnarok comes, by how near it is
STRENGTH = 0.42  # a point of army strength on the board
ARMY = 0.25  # an army on the board
ATTRIBUTES = (0.75, 0.55, 0.55)  # a point of Authority, Power, Wisdom
WOUND = 0.45
CARD = 0.5
RUNE = 0.3
PAIR = 0.15  # each further type of rune
PRIEST = 0.55
ALLY = 0.7
BLESSING = 1.2
ARTIFACT = 1.0
EXHAUSTED = 0.4
MARKER = 0.2  # a wound slot covered
RING_ON = 0.5  # a monster under control
USED = 0.12  # an own marker on the wheel: an action that cannot be chosen
FORGE_NEAR = 0.25  # the hero stands where a rune lies
USURP_NEAR = 0.5  # or where a territory can be usurped
ALLY_NEAR = 0.2  # or next to a realm whose rune is held
SWING = 5.0  # how far the end is from what it looks like


def evaluate(g: LordsOfRagnarok, seat: int) -> float:
    """The chance of a seat to win, from 0 to 1."""
    if g.over:
        return 1.0 if outcome(g).places[seat] == 1 else 0.0
    hopes = hoped(g)
    top = max(hopes)
    odds = [exp((hope - top) / SWING) for hope in hopes]
    return odds[seat] / sum(odds)


def hoped(g: LordsOfRagnarok) -> list[float]:
    """What each player has and may hope for."""
    owners, likely = prospects(g)
    hopes = [_holdings(g, seat) for seat in range(g.seats)]
    beset = max(g.followers) >= 0
    coming = foresee(g, owners, likely, hopes) if beset else owners
    lands, hunt = land_worth(g.map), g.in_progress(Chase)
    for place, owner in enumerate(owners):
        if owner != NOBODY:
            worth = lands[place] + (TEMPLE - SHRINE if g.temples[place] else 0.0)
            hopes[owner] += worth * likely[place]
    for seat, follower in enumerate(g.followers):
        hopes[seat] += _victories(g, hunt, seat, owners) if follower < 0 else HASTE * _victories(g, hunt, seat, coming)
    _doom(g, owners, hopes)
    if beset:
        weigh_surtur(g, hopes)
    return hopes


@cache
def land_worth(board: Map) -> list[float]:
    """The worth of each territory without a temple."""
    return [
        LAND
        + RING * each.yggdrasil
        + CITY * each.city
        + FORGE * each.forge
        + SHRINE * each.shrine
        + MONUMENT * (each.monument >= 0)
        for each in board.territories
    ]


def prospects(g: LordsOfRagnarok) -> tuple[list[int], list[float]]:
    """Who will control each territory when the phase is over, and how sure that is."""
    owners = list(g.control)
    likely = [1.0 for _ in owners]
    totals: dict[int, list[int]] = {}
    for army, place in enumerate(g.army_at):
        if place >= 0:
            totals.setdefault(place, [0] * g.seats)[army // ARMIES] += g.strengths[army]
    for place, strengths in totals.items():
        there = [seat for seat, strength in enumerate(strengths) if strength]
        if len(there) == 1:
            seat = there[0]
            owner = owners[place]
            if owner != seat and (owner != NOBODY or strengths[seat] >= g.map.territories[place].resistance):
                owners[place], likely[place] = seat, 0.95
        else:
            owners[place], likely[place] = _fought(g, place, there, strengths)
    return owners, likely


def _fought(g: LordsOfRagnarok, place: int, there: list[int], strengths: list[int]) -> tuple[int, float]:
    """Who will win a battle that is pending or being fought; hands may still change it."""
    attacker = g.turn if g.turn in there else there[0]
    defender = there[1] if there[0] == attacker else there[0]
    fight = g.in_progress(Fight)
    here = fight is not None and fight.place == place
    if fight is not None and here and fight.winner != NOBODY:
        return fight.winner, 1.0
    ahead = float(strengths[attacker] - strengths[defender])
    if fight is not None and here:
        ahead = float(battle_strength(g, fight, ATTACKER) - battle_strength(g, fight, DEFENDER))
    ahead += 1.2 * (len(g.hands[attacker]) - len(g.hands[defender])) - 0.5
    chance = 1.0 / (1.0 + exp(-ahead / 1.5))
    return (attacker, chance) if chance > 0.5 else (defender, 1.0 - chance)


def _holdings(g: LordsOfRagnarok, seat: int) -> float:
    """Armies, attributes, cards, runes, priests, allies, blessings, artifacts."""
    found = CARD * len(g.hands[seat]) + PRIEST * g.priests[seat] + BLESSING * len(g.blessings[seat])
    first = seat * ARMIES
    for army in range(first, first + ARMIES):
        if g.army_at[army] >= 0:
            found += ARMY + STRENGTH * g.strengths[army]
    tokens, wounds = g.tokens[seat], g.wounds[seat]
    for attribute in range(TOKENS):
        found += ATTRIBUTES[attribute] * tokens[attribute] - WOUND * wounds[attribute]
    runes = g.runes_of(seat)
    found += RUNE * sum(runes) + PAIR * sum([1 for n in runes if n])
    found += ALLY * sum(g.allies[seat])
    for artifact, holder in enumerate(g.holders):
        if holder == seat:
            found += EXHAUSTED if g.exhausted[artifact] else ARTIFACT
    for stack in g.wheel:
        if seat in stack:
            found -= USED
    found += KILL * g.kills(seat) + RING_ON * g.rings.count(seat)
    for covered in g.slots:
        found += MARKER * covered.count(seat)
    return found + _standing(g, seat, runes)


def _standing(g: LordsOfRagnarok, seat: int, runes: Row) -> float:
    """What the hero can do where it stands."""
    place = g.hero_at[seat]
    if place < 0:
        return 0.0
    found = FORGE_NEAR if g.forged[place] else 0.0
    if g.control[place] != seat and g.value(seat, POWER) >= usurp_cost(g, place):
        found += USURP_NEAR
    for realm in g.map.territories[place].realms:
        if runes[g.box.realms[realm].rune] and not g.is_allied(seat, realm):
            return found + ALLY_NEAR
    return found


def _victories(g: LordsOfRagnarok, hunt: Chase | None, seat: int, owners: list[int]) -> float:
    """How near a player is to each of the three victories."""
    missing = []
    found = 0.0
    for region in g.map.regions:
        held = sum([1 for place in region if owners[place] == seat])
        missing.append(len(region) - held)
        found += REGION * (held / len(region)) ** 2
    missing.sort()
    found += JARL * exp(-0.7 * sum(missing[: g.box.constants.jarl_regions]))
    temples = sum([1 for place, owner in enumerate(owners) if owner == seat and g.temples[place]])
    found += GOTHI * exp(-0.9 * (g.map.gothi_temples - temples))
    if g.kills(seat) >= g.map.kills:
        found += SLAYER * 0.3
    if hunt is not None and hunt.seat == seat:
        left = g.slots[hunt.prey].count(NOBODY)
        found += (SLAYER if hunt.prey == BOSS else KILL) * exp(-0.5 * left)
    return found


def _doom(g: LordsOfRagnarok, owners: list[int], hopes: list[float]) -> None:
    """Who is ahead next to Yggdrasil, by how near Ragnarok is; tokens count for Followers (LS-RAGNAROK-03)."""
    near = 1.0
    if g.doomer == NOBODY:
        cards = sum(g.fulfilled) / g.box.constants.ragnarok_cards
        near = max(sum(g.levels) / 9.0, cards) ** 2
    elif len(g.last_turns) < 2:
        near = 2.0
    counts = [sum(g.desolate) if follower >= 0 else 0 for follower in g.followers]
    for place in g.map.ring:
        if owners[place] != NOBODY:
            counts[owners[place]] += 1
    for seat, count in enumerate(counts):
        rivals = max([other for each, other in enumerate(counts) if each != seat])
        hopes[seat] += near * DOOM * max(-1.0, min(1.0, 0.5 * (count - rivals)))
    if g.doomer != NOBODY and counts.count(max(counts)) > 1:
        hopes[ragnarok_order(g)[0]] += near
