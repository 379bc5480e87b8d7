"""What a Follower reckons with: distances, difficulty, defence, claims (LS-DEF, LS-MANEUVER-01..08, LS-BATTLE-03).

`seat` is always the Follower. Nothing here changes the position."""

from collections.abc import Iterable

from longhall.games.lords_of_ragnarok.content.board import FAR
from longhall.games.lords_of_ragnarok.content.followers import CorruptedHero
from longhall.games.lords_of_ragnarok.content.rows import ARMIES
from longhall.games.lords_of_ragnarok.hooks import DEFEND_VALUE
from longhall.games.lords_of_ragnarok.state import AUTHORITY, NOBODY, WISDOM, LordsOfRagnarok


def tile(g: LordsOfRagnarok, seat: int) -> CorruptedHero:
    """The corrupted hero of a Follower."""
    return g.box.surtur.heroes[g.followers[seat]]


def adjacent(g: LordsOfRagnarok, place: int) -> list[int]:
    """Land borders alone: a Follower has no drakkar (LS-DEF-03)."""
    return g.map.territories[place].adjacent


def distance(g: LordsOfRagnarok, place: int, targets: Iterable[int]) -> int:
    """The least number of steps to one of these (LS-DEF-04)."""
    row = g.map.distances[place]
    return min([row[target] for target in targets], default=FAR)


def human_places(g: LordsOfRagnarok) -> list[int]:
    """The territories that people control."""
    people = g.people()
    return [place for place, owner in enumerate(g.control) if owner in people]


def human_armies(g: LordsOfRagnarok) -> list[int]:
    """The armies of people on the board."""
    return [army for seat in g.people() for army in g.armies_of(seat)]


def human_distance(g: LordsOfRagnarok, place: int) -> int:
    """How far the nearest territory of a person is (LS-DEF-05)."""
    return distance(g, place, human_places(g))


def shrine_class(g: LordsOfRagnarok, place: int) -> int:
    """0 with a temple, 1 with a shrine, 2 without (LS-DEF-06)."""
    if g.temples[place]:
        return 0
    return 1 if g.map.territories[place].shrine else 2


def exposure(g: LordsOfRagnarok, seat: int, army: int) -> int:
    """How many territories next to an army are not the Follower's, neutral ones too (LS-DEF-02, 07)."""
    return sum([1 for place in adjacent(g, g.army_at[army]) if g.control[place] != seat])


def rule_of(g: LordsOfRagnarok, key: str) -> int:
    """What challenge cards add to a number, or set it to; 0: nothing."""
    found = 0
    for challenge, in_play in zip(g.box.surtur.challenges, g.challenges, strict=True):
        for op in challenge.ops:
            if in_play and op.rule == key:
                found += op.add or op.value
    return found


def battle_cards(g: LordsOfRagnarok, seat: int) -> int:
    """The cards that it could play in a battle: as many as its Wisdom (LS-DEF-08)."""
    return min(len(g.hands[seat]), g.value(seat, WISDOM) + rule_of(g, "battle_deck_limit"))


def supports(g: LordsOfRagnarok, seat: int, place: int) -> list[int]:
    """The strongest of its armies next to a territory: one of them is the support army (LS-BATTLE-03, 05)."""
    near = adjacent(g, place)
    armies = [army for army in g.armies_of(seat) if g.army_at[army] in near]
    most = max([g.strengths[army] for army in armies], default=0)
    return [army for army in armies if g.strengths[army] == most]


def defence(g: LordsOfRagnarok, seat: int, place: int) -> int:
    """Armies there, the support army, and its Authority for a temple (LS-BATTLE-03, LS-SPECIAL-26)."""
    support = supports(g, seat, place)
    temple = g.value(seat, AUTHORITY) if g.temples[place] else 0
    return g.total(seat, place) + (g.strengths[support[0]] if support else 0) + temple


def human_strength(g: LordsOfRagnarok, place: int) -> int:
    """The strength of people's armies there, with what helps them without choice or cost (LS-AMB-80)."""
    found = 0
    for seat in g.people():
        total = g.total(seat, place)
        if total:
            found += g.fold(DEFEND_VALUE, total, seat)
    return found


def difficulty(g: LordsOfRagnarok, seat: int, place: int) -> int:
    """How hard a territory is to take (LS-DEF-09, LS-MANEUVER-02, 04, 05, LS-AMB-19, 62)."""
    owner = g.control[place]
    if owner == NOBODY:
        return max(g.map.territories[place].resistance, human_strength(g, place))
    return rival_strength(g, owner, place) if g.is_follower(owner) else human_strength(g, place)


def rival_strength(g: LordsOfRagnarok, owner: int, place: int) -> int:
    """The highest of another Follower's armies there and its support army (LS-MULTI-07, LS-AMB-63)."""
    armies = [*g.armies_at(owner, place), *supports(g, owner, place)]
    return max([g.strengths[army] for army in armies], default=0)


def attackable(g: LordsOfRagnarok, seat: int, place: int, strength: int) -> bool:
    """Can one army of this strength attack a territory? (LS-MANEUVER-03, 06, 07, LS-MULTI-07, LS-AMB-19, 22, 89)"""
    owner = g.control[place]
    if owner == seat:
        return False
    alone = strength + g.stash(seat)
    if owner == NOBODY:
        if any(g.is_follower(other) and other != seat for other in g.owners_at(place)):
            return False
        foes = human_strength(g, place)
        free = not foes or foes < alone + battle_cards(g, seat)
        return free and g.map.territories[place].resistance <= alone
    if g.is_follower(owner):
        return superior(g, seat, place) and strength >= rival_strength(g, owner, place)
    hard, able = difficulty(g, seat, place), alone + battle_cards(g, seat)
    return hard < able or (hard <= able + g.box.surtur.margin and would_win(g, seat, place))


def best_near(g: LordsOfRagnarok, seat: int, place: int) -> int:
    """The strength of its strongest army next to a territory, 0 without one (LS-MANEUVER-01)."""
    support = supports(g, seat, place)
    return g.strengths[support[0]] if support else 0


def would_win(g: LordsOfRagnarok, seat: int, place: int) -> bool:
    """Would taking a territory make it Great Jarl or Great Gothi? (LS-MANEUVER-07)"""
    temples = g.temples_of(seat) + g.temples[place]
    region = g.map.regions[g.map.territories[place].region]
    whole = all(other == place or g.control[other] == seat for other in region)
    return temples >= g.map.gothi_temples or g.regions_of(seat) + whole >= g.box.constants.jarl_regions


def superior(g: LordsOfRagnarok, seat: int, place: int) -> bool:
    """Has it a superior claim to another Follower's territory? (LS-MULTI-06)"""
    owner = g.control[place]
    if g.temples[place] and g.temples_of(owner) < g.temples_of(seat):
        return True
    region = g.map.regions[g.map.territories[place].region]
    held = [g.control[other] for other in region]
    return held.count(seat) > held.count(owner)


def target_keys(g: LordsOfRagnarok, seat: int, places: list[int]) -> dict[str, list[int]]:
    """By what its target mode compares territories: the smaller, the better (LS-TARGET-01..04, LS-AMB-27)."""
    found: dict[str, list[int]] = {}
    for key in g.box.surtur.modes[tile(g, seat).mode - 1]:
        found[key] = [_key(g, seat, place, key) for place in places]
    return found


def _key(g: LordsOfRagnarok, seat: int, place: int, key: str) -> int:
    if key == "shrine_class":
        return shrine_class(g, place)
    if key == "difficulty":
        return difficulty(g, seat, place)
    if key == "human_distance":
        return human_distance(g, place)
    region = g.map.regions[g.map.territories[place].region]
    held = sum([1 for other in region if g.control[other] == seat])
    return held if g.expansion == "controlled" else len(region) - held


def nearer(g: LordsOfRagnarok, seat: int, army: int) -> list[int]:
    """The own territories next to an army that are strictly nearer to one that is not its own (LS-MANEUVER-13,
    LS-SPECIAL-17, LS-AMB-24)."""
    foreign = [place for place, owner in enumerate(g.control) if owner != seat]
    now = distance(g, g.army_at[army], foreign)
    near = [place for place in adjacent(g, g.army_at[army]) if g.control[place] == seat]
    return [place for place in near if distance(g, place, foreign) < now]


def resources_of(g: LordsOfRagnarok, place: int) -> list[int]:
    """The people who have something to lose in a territory: its controller, or who has armies there."""
    people = g.people()
    found = {g.control[place]} if g.control[place] in people else set()
    return sorted(found | {seat for seat in g.owners_at(place) if seat in people})


def owner_of(army: int) -> int:
    return army // ARMIES
