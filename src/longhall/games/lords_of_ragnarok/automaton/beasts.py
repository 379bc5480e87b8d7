"""What a Follower does with monsters: which can harm people, and how one is activated (LS-RUNE-41, LS-MONSTER)."""

from longhall.games.lords_of_ragnarok.automaton.reckoning import distance, human_armies, owner_of
from longhall.games.lords_of_ragnarok.content.effects import Op
from longhall.games.lords_of_ragnarok.hooks import IMMUNE_TERRITORY_ATTACK, IMMUNE_TRAMPLE
from longhall.games.lords_of_ragnarok.state import NOBODY, LordsOfRagnarok

MOVE, ATTACK, CHOICE = "move", "attack", "choice"


def attack_harms(g: LordsOfRagnarok, monster: int, people: list[int]) -> bool:
    """Would its territory attack change anything that these people have? (LS-AMB-16)"""
    return any(_harm(g, op, place, people) > 0 for place in attack_places(g, monster) for op in _ops(g, monster))


def _ops(g: LordsOfRagnarok, monster: int) -> list[Op]:
    return g.box.programs.rows[g.box.monsters[monster].attack]


def attack_places(g: LordsOfRagnarok, monster: int) -> list[int]:
    """The territories that its attack may be aimed at."""
    here = g.monster_at[monster]
    wide = any(op.where == "here_or_adjacent" for op in _ops(g, monster))
    return sorted([here, *g.map.territories[here].adjacent]) if wide else [here]


def _harm(g: LordsOfRagnarok, op: Op, place: int, people: list[int]) -> int:
    """What an operation of an attack would cost these people in a territory."""
    if op.what == "wound":
        return len([seat for seat in people if g.hero_at[seat] == place and g.unhurt_tokens(seat)])
    if op.what == "lose_rune":
        owner = g.control[place]
        return int(owner in people and sum(g.runes_of(owner)) > 0)
    armies = [army for army in g.all_armies_at(place) if owner_of(army) in people]
    if op.what == "retreat":
        return len(armies)
    armies = [army for army in armies if not g.fold(IMMUNE_TERRITORY_ATTACK, 0, owner_of(army))]
    if op.which == "each_here":
        return len(armies)
    if op.which == "strongest_here" and armies:
        everybody = g.all_armies_at(place)
        return int(max([g.strengths[army] for army in armies]) == max([g.strengths[army] for army in everybody]))
    return min(len(armies), 1)


def losses(g: LordsOfRagnarok, seat: int, monster: int, place: int) -> tuple[int, int]:
    """What an attack aimed at a territory costs people, and the Follower itself (LS-AMB-81)."""
    own = len(g.armies_at(seat, place))
    people = g.people()
    return sum([_harm(g, op, place, people) for op in _ops(g, monster)]), own


def trampled(g: LordsOfRagnarok, place: int) -> list[int]:
    """The armies of people in a territory that can be trampled."""
    people = g.people()
    armies = [army for army in g.all_armies_at(place) if owner_of(army) in people]
    return [army for army in armies if not g.fold(IMMUNE_TRAMPLE, 0, owner_of(army))]


def harmful(g: LordsOfRagnarok, seat: int) -> list[int]:
    """The monsters that it could activate and that could harm people (LS-RUNE-40, 41, LS-AMB-15)."""
    people = g.people()
    found = []
    for monster, place in enumerate(g.monster_at):
        if place < 0 or g.rings[monster] not in (NOBODY, seat):
            continue
        near = g.map.territories[place].adjacent
        if attack_harms(g, monster, people) or any(trampled(g, other) for other in near):
            found.append(monster)
    return found


def harmed(g: LordsOfRagnarok, monster: int) -> list[int]:
    """The people whom a monster could harm where it stands or next to it."""
    near = g.map.territories[g.monster_at[monster]].adjacent
    prey = {owner_of(army) for place in near for army in trampled(g, place)}
    return [person for person in g.people() if person in prey or attack_harms(g, monster, [person])]


def harmful_keys(g: LordsOfRagnarok, seat: int, monsters: list[int]) -> dict[str, list[int]]:
    """Its own before neutral ones, of its own the nearest to an army of a person (LS-RUNE-43, LS-MONSTER-01)."""
    places = [g.army_at[army] for army in human_armies(g)]
    return {
        "neutral": [int(g.rings[monster] != seat) for monster in monsters],
        "army_distance": [
            distance(g, g.monster_at[monster], places) if g.rings[monster] == seat else 0 for monster in monsters
        ],
    }


def decide(g: LordsOfRagnarok, seat: int, monster: int, face: str) -> str:
    """Attack or move: a neutral one as the die says, else an attack that harms people (LS-MONSTER-02, 05)."""
    if face != CHOICE:
        return face
    return ATTACK if attack_harms(g, monster, g.people()) else MOVE


def move_targets(g: LordsOfRagnarok, seat: int, monster: int) -> tuple[str, list[int], dict[str, list[int]]]:
    """Where it may move, with the rule and the keys: to trample the strongest army of a person, else nearer to one;
    nowhere if there is no such territory (LS-MONSTER-03..05, LS-AMB-17)."""
    here = g.monster_at[monster]
    near = g.map.territories[here].adjacent
    if g.rings[monster] == NOBODY:
        near = [place for place in near if not g.armies_at(seat, place)]
    prey = [place for place in near if trampled(g, place)]
    if prey:
        strongest = [-max([g.strengths[army] for army in trampled(g, place)]) for place in prey]
        return "LS-MONSTER-03", prey, {"strongest_army": strongest}
    armies = [g.army_at[army] for army in human_armies(g)]
    closer = [place for place in near if any(_closer(g, here, place, army) for army in armies)]
    people = g.people()
    return "LS-MONSTER-04", closer, {"not_human": [int(g.control[place] not in people) for place in closer]}


def _closer(g: LordsOfRagnarok, here: int, place: int, army: int) -> bool:
    return g.map.distances[place][army] < g.map.distances[here][army]


def boss_keys(g: LordsOfRagnarok, seat: int, places: list[int]) -> dict[str, list[int]]:
    """Where the boss goes in its turn: to the strongest armies of people, away from its own (LS-AMB-57)."""
    people = g.people()
    return {
        "human_armies": [-sum([g.total(person, place) for person in people]) for place in places],
        "own_armies": [int(bool(g.armies_at(seat, place))) for place in places],
    }
