"""How a position looks where Followers of Surtur play: what they defend, what they attack next, how near Surtur is.

Of a Follower's cards only their number counts: nobody knows more."""

from math import exp

from longhall.games.lords_of_ragnarok.automaton.choosing import equal_best
from longhall.games.lords_of_ragnarok.automaton.reckoning import (
    adjacent,
    attackable,
    battle_cards,
    defence,
    distance,
    target_keys,
)
from longhall.games.lords_of_ragnarok.content.rows import ARMIES
from longhall.games.lords_of_ragnarok.rules.battle import battle_strength
from longhall.games.lords_of_ragnarok.rules.fight import Fight
from longhall.games.lords_of_ragnarok.state import NOBODY, LordsOfRagnarok

DESOLATION = (0.0, 0.0, 0.3, 0.8, 2.0, 5.0)  # what tokens on the map cost people, by how many they are
NEXT = 0.2  # how much less a territory is worth that a Follower attacks next and would take
RAID = 0.1  # or one that it could attack as well
GUARD = 0.3  # a point of a person's army strength, besides what it is worth among people
LOSS = 0.5  # a point of army strength that a battle costs
DEFEAT = 0.5  # a battle that is lost
IN_BATTLE = 0.5  # a card that a Follower has taken from its hand into a battle
AFAR = 1.0  # each step between Followers and where a person begins
CARD_VALUE = 2.0  # what a card of a Follower adds in a battle
HELD_BACK = 0.8  # the part of their cards that people play
TAKEN = 0.95  # where nobody defends


def foresee(g: LordsOfRagnarok, owners: list[int], likely: list[float], hopes: list[float]) -> list[int]:
    """How the battles between people and Followers end, and how sure people's other territories are; says who will
    control each territory after the next attacks of Followers."""
    for person in g.people():
        for place in sorted({g.army_at[army] for army in g.armies_of(person)}):
            follower = _opponent(g, place)
            if follower != NOBODY:
                chance = _withstands(g, person, follower, place)
                owners[place], likely[place] = (person, chance) if chance > 0.5 else (follower, 1.0 - chance)
                hopes[person] -= (1.0 - chance) * (LOSS * len(g.armies_at(person, place)) + DEFEAT)
                hopes[follower] -= LOSS if g.armies_at(follower, place) else 0.0
    coming = owners[:]
    for follower in g.follower_seats():
        _attack(g, follower, likely, coming)
    return coming


def _opponent(g: LordsOfRagnarok, place: int) -> int:
    """The Follower that an army of a person meets in a territory."""
    if g.control[place] != NOBODY and g.is_follower(g.control[place]):
        return g.control[place]
    return next((seat for seat in g.owners_at(place) if g.is_follower(seat)), NOBODY)


def _withstands(g: LordsOfRagnarok, person: int, follower: int, place: int) -> float:
    """The chance of a person in a battle that is pending or being fought."""
    fight = g.in_progress(Fight)
    if fight is not None and fight.place == place:
        if fight.winner != NOBODY:
            return float(fight.winner == person)
        side = fight.side_of(person)
        ahead, cards = battle_strength(g, fight, side) - battle_strength(g, fight, 1 - side), len(g.battle_deck)
    else:
        strength = defence(g, follower, place)
        if not strength:
            return TAKEN
        ahead, cards = g.total(person, place) - strength - g.stash(follower), battle_cards(g, follower)
    return _odds(ahead + _hand(g, person), cards)


def _hand(g: LordsOfRagnarok, person: int) -> float:
    """What a person's cards may add in a battle."""
    return HELD_BACK * sum([g.box.combat[g.face(card)].value for card in g.hands[person]])


def _odds(ahead: float, cards: int) -> float:
    """The chance of a person who is so far ahead of a Follower with so many cards to play."""
    return 1.0 / (1.0 + exp((0.5 + CARD_VALUE * cards - ahead) / (0.4 + 0.4 * cards)))


def _attack(g: LordsOfRagnarok, follower: int, likely: list[float], coming: list[int]) -> None:
    """The territory that a Follower attacks next, and what else it could attack (LS-MANEUVER-11, LS-TARGET)."""
    near = _near(g, follower)
    targets = [
        place
        for place, strength in enumerate(near)
        if strength and coming[place] != follower and attackable(g, follower, place, strength)
    ]
    if not targets:
        return
    first = equal_best(targets, target_keys(g, follower, targets))[0]
    for place in targets:
        owner, chance = coming[place], 1.0
        if owner != NOBODY and not g.is_follower(owner):
            chance = _falls(g, owner, follower, place, near[place])
            likely[place] *= 1.0 - chance * (NEXT if place == first else RAID)
        if place == first and chance > 0.5:
            coming[place] = follower


def _near(g: LordsOfRagnarok, follower: int) -> list[int]:
    """The strength of its strongest army next to each territory (LS-MANEUVER-01)."""
    found = [0 for _ in g.control]
    for army in range(follower * ARMIES, (follower + 1) * ARMIES):
        if g.army_at[army] >= 0:
            for place in adjacent(g, g.army_at[army]):
                found[place] = max(found[place], g.strengths[army])
    return found


def _falls(g: LordsOfRagnarok, person: int, follower: int, place: int, strength: int) -> float:
    """The chance of a Follower that attacks a person's territory with an army of this strength."""
    total = g.total(person, place)
    if not total:
        return TAKEN
    ahead = total + _hand(g, person) - strength - g.stash(follower)
    return 1.0 - _odds(ahead + 1.0, battle_cards(g, follower))


def weigh_surtur(g: LordsOfRagnarok, hopes: list[float]) -> None:
    """Surtur's manifestation by how near it is, the armies that people need, and how far from Followers they begin."""
    if g.battle_deck:
        fight = g.inner(Fight)
        hopes[fight.attacker if g.is_follower(fight.attacker) else fight.defender] += IN_BATTLE * len(g.battle_deck)
    danger = DESOLATION[sum(g.desolate)]
    for seat in g.people():
        hopes[seat] += GUARD * sum(g.strengths[seat * ARMIES : (seat + 1) * ARMIES]) - danger
        if g.phase == "selection":
            hopes[seat] += AFAR * _away(g, seat)


def _away(g: LordsOfRagnarok, seat: int) -> int:
    """How far the Followers' armies are from a person's hero, or from the best shore where it may begin."""
    place, sea = g.hero_at[seat], g.drakkar_at[seat]
    starts = [place] if place >= 0 else g.shores(seat) if sea >= 0 else []
    lairs = [g.army_at[army] for follower in g.follower_seats() for army in g.armies_of(follower)]
    return max([distance(g, start, lairs) for start in starts], default=0)
