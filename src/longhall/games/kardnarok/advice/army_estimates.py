"""What a kingdom could bring to its next combat."""

from longhall.games.kardnarok.advice.card_values import IDLE, NORN, Forces, forces
from longhall.games.kardnarok.rules.turn import AttackTurn
from longhall.games.kardnarok.state import DEFENDER, Kardnarok


def fought(g: Kardnarok) -> bool:
    """Is the combat of this attack turn over?"""
    refill = AttackTurn.STEPS.index("refill")
    return any(isinstance(frame, AttackTurn) and frame.step >= refill for frame in g.stack)


def next_attacker(g: Kardnarok, fought: bool) -> int:
    turn = g.turn + (1 if fought else 0)
    if turn < g.seats:
        return g.in_order(g.first)[turn]
    if g.rules().last_attacker_begins:
        return g.in_order(g.first)[-1]
    return (g.first + 1) % g.seats


def prospect(g: Kardnarok, seat: int, role: int, fought: bool) -> float:
    """The Forces of an army and of the hand behind it; cards above the troop strength do not count, missing ones
    will be drawn."""
    tables = forces(g.box)
    faces, first = g.deck.faces, g.box.first_norn
    army = [faces[card] for card in g.armies[seat]]
    rest = [faces[card] for card in g.hands[seat]]
    heroes = [faces[card] for card in g.leading[seat]]
    if fought or len(army) < 2 or not heroes:
        warriors = army + [face for face in rest if face < first]
        heroes = heroes + [faces[card] for card in g.reserve[seat]]
        rest = army + rest
        force, army = best_army(tables, role, warriors, heroes)
        for face in army:
            rest.remove(face)
    else:
        force = tables.army(role, heroes[0], army[0], army[1])
    worth = tables.worth[role]
    values = sorted([worth[face] for face in rest], reverse=True)
    room = g.troop_strength() - len(army)
    missing = max(0, room - len(values))
    steps = g.box.defence_steps[g.cubes[seat]] if role == DEFENDER else 0
    return force + steps + IDLE * (sum(values[:room]) + missing * NORN)


def best_army(tables: Forces, role: int, warriors: list[int], heroes: list[int]) -> tuple[int, list[int]]:
    """The strongest two of these Warriors with the best of these Heroes."""
    if len(warriors) < 2:
        return max([tables.army(role, hero, warriors[0] if warriors else -1, -1) for hero in heroes or [-1]]), warriors
    best, army = -1, warriors[:2]
    seen = sorted(set(warriors))
    for i, one in enumerate(seen):
        for two in seen[i:]:
            if one == two and warriors.count(one) < 2:
                continue
            for hero in heroes or [-1]:
                force = tables.army(role, hero, one, two)
                if force > best:
                    best, army = force, [one, two]
    return best, army
