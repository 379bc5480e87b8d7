"""What cards are worth in Forces, for the bots: tables made once from the rows of the box."""

from functools import cache

from longhall.games.kardnarok.content.effects import Op
from longhall.games.kardnarok.content.rows import Box, NornOption
from longhall.games.kardnarok.rules.count import total
from longhall.games.kardnarok.state import NOBODY, Kardnarok

# What an operation is worth in Forces where it adds none: for the side that uses it, by its `n`.
VALUES = {
    "cancel_hero_bonus": 1.0,
    "swap_hero": 0.5,
    "cancel_norn": 1.4,
    "block_reinforcements": 1.0,
    "steal_norn": 1.2,
    "reveal_norns": 0.1,
    "look_army": 0.2,
    "swap_army_hand": 0.4,
    "refill_slot": -0.3,
    "exchange": 0.4,
    "exchange_hero": 0.3,
}
EACH = {"draw": 0.8, "discard": 0.6, "save_warriors": 0.2, "refill_bonus": 0.4, "extra_loss": 0.4}
IDLE = 0.8  # how much of a hand's Forces will be of use
LIKELY = 0.4  # that a condition of a Norn holds
NORN = 0.9  # the Forces of a Norn that nobody has seen yet
HUMAN, OTHER = 0.4, 0.25  # the part of a Warrior's strength that counts outside the army


class Forces:
    """Tables of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.ways = [way_value(way) for way in box.norn_options]
        self.norns = [[norn_value(box, norn, role, self.ways) for norn in range(len(box.norns))] for role in (0, 1)]
        self.strengths = [box.warriors[place].strength for place, _ in box.warrior_faces]
        self.villagers = [box.warriors[place].villager for place, _ in box.warrior_faces]
        self.humans = [box.warriors[place].human for place, _ in box.warrior_faces]
        self.spare = [self._spare(face) for face in range(box.first_norn)]
        self.worth = [[self._worth(role, face) for face in range(box.first_hero)] for role in (0, 1)]
        self._armies: dict[int, int] = {}
        self._table = table_for_two(box)

    def _spare(self, face: int) -> float:
        """A Warrior outside the army: a villager reinforces, the others may under Thor, or fight another day."""
        if self.villagers[face]:
            return 1.0
        return self.strengths[face] * (HUMAN if self.humans[face] else OTHER)

    def _worth(self, role: int, face: int) -> float:
        first = self.box.first_norn
        return self.norns[role][face - first] if face >= first else self.spare[face]

    def army(self, role: int, hero: int, one: int, two: int) -> int:
        """The Force of two Warriors and a Hero, by their faces (-1: none), before the other army is known."""
        if one < two:
            one, two = two, one
        key = ((hero + 1) * 256 + one + 1) * 256 + two + 1 + (role << 24)
        found = self._armies.get(key)
        if found is None:
            found = self._count(role, hero, one, two)
            self._armies[key] = found
        return found

    def _count(self, role: int, hero: int, one: int, two: int) -> int:
        g = self._table
        faces = g.deck.faces
        army = [faces.index(face) for face in (one, two) if face >= 0]
        if len(army) == 2 and one == two:
            army[1] += 1
        g.armies = [army, army]
        heroes = [faces.index(hero)] if hero >= 0 else []
        g.leading = [heroes, heroes]
        return total(g, role)


@cache
def forces(box: Box) -> Forces:
    """The tables of a box, made on first use."""
    return Forces(box)


def table_for_two(box: Box) -> Kardnarok:
    """A combat in which nothing but two armies counts."""
    g = Kardnarok()
    g.box = box
    g.seats = 2
    g.mode = "duel"
    g.deck = box.deck(True)
    g.begin_hooks()
    g.fighters, g.gods, g.cubes = (0, 1), (NOBODY, NOBODY), (0, 0)
    g.villagers, g.thor_places = [[], []], [[], []]
    return g


def norn_value(box: Box, norn: int, role: int, ways: list[float]) -> float:
    """The best way to use a Norn in this role; one that waits for a result counts little."""
    row = box.norns[norn]
    if row.role not in (NOBODY, role):
        return 0.0
    best = max(ways[way.number] for way in row.options)
    return best * 0.5 if row.window in ("result", "reaction") else best


def way_value(way: NornOption) -> float:
    """The Forces to be expected of a way to use a Norn."""
    return max(0.1, sum(op_value(op) for op in way.ops))


def op_value(op: Op) -> float:
    against = op.who == "foe"
    if op.what == "force":
        value = float(op.amount * (-1 if against else 1)) * (1.5 if op.per else 1.0)
    elif op.what in EACH:
        value = EACH[op.what] * op.n * (-1 if op.what == "discard" and not against else 1)
    else:
        value = VALUES.get(op.what, 0.0)
        if op.what == "cancel_hero_bonus" and not against:
            value = -value
    if op.only_if:
        value *= LIKELY
    if op.unless:
        value *= 1 - LIKELY
    return value
