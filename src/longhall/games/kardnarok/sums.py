"""A combatant's total line by line, for people who want to see how it adds up."""

from typing import Any

from longhall.games.kardnarok.rules.count import (
    defence_force,
    effect_force,
    hero_bonus,
    hero_force,
    norn_force,
    ritual_force,
    warrior_force,
)
from longhall.games.kardnarok.state import FREY, Kardnarok


def own_forces(g: Kardnarok, role: int) -> list[list[int]]:
    """Strength and bonus in effect of each army Warrior and last of the Hero, as their cards give them."""
    seat = g.fighters[role]
    found = []
    for slot, card in enumerate(g.armies[seat]):
        row = g.box.warrior_of[card]
        found.append([row.strength, sum(effect_force(g, role, slot, effect) for effect in row.bonuses)])
    for card in g.leading[seat]:
        found.append([g.box.heroes[g.face(card) - g.box.first_hero].strength, hero_bonus(g, role)])
    return found


def lines(g: Kardnarok, role: int) -> dict[str, int]:
    """All that is added up to the total, in the order of the count (KR-COUNT-02..07); `law` is what permanent rules
    change of it."""
    seat = g.fighters[role]
    box = g.box
    own = own_forces(g, role)
    ritual = box.constants.frey_force if g.gods[role] == FREY else 0
    cards = sum(warrior_force(g, role, slot, card) for slot, card in enumerate(g.armies[seat])) + hero_force(g, role)
    return {
        "strength": sum(strength for strength, _ in own),
        "bonus": sum(bonus for _, bonus in own),
        "ritual": ritual,
        "defence": defence_force(g, role),
        "law": cards + ritual_force(g, role) - ritual - sum(map(sum, own)),
        "villagers": len(g.villagers[role]) * box.constants.villager_force,
        "thor_places": sum(box.warrior_of[card].strength for card in g.thor_places[role]),
        "norns": norn_force(g, role),
    }


def sums(g: Kardnarok) -> list[dict[str, Any]]:
    """The lines of attacker and defender side by side; lines without any Force are left out."""
    attack, defence = lines(g, 0), lines(g, 1)
    return [{"line": line, "forces": [attack[line], defence[line]]} for line in attack if attack[line] or defence[line]]
