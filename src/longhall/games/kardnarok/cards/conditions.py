"""The conditions that cards name. Each is tested for a side: the role that the card works for."""

from collections.abc import Callable

from longhall.games.kardnarok.content.effects import Condition
from longhall.games.kardnarok.state import ATTACKER, Kardnarok

Test = Callable[[Kardnarok, int, int, Condition], bool]


def holds(g: Kardnarok, role: int, slot: int, condition: Condition) -> bool:
    """Does it hold for this role? `slot` is the place of an army Warrior, -1 for other cards."""
    return TESTS[condition.what](g, role, slot, condition)


def all_hold(g: Kardnarok, role: int, conditions: list[Condition]) -> bool:
    return all(holds(g, role, -1, condition) for condition in conditions)


def _army(g: Kardnarok, role: int, condition: Condition) -> list[int]:
    return g.armies[g.fighters[1 - role if condition.who == "foe" else role]]


def _role(g: Kardnarok, role: int, slot: int, condition: Condition) -> bool:
    return (role == ATTACKER) == (condition.value == "attack")


def _partner_type(g: Kardnarok, role: int, slot: int, condition: Condition) -> bool:
    army = g.armies[g.fighters[role]]
    return any(place != slot and g.box.warrior_of[card].id == condition.type for place, card in enumerate(army))


def _army_type(g: Kardnarok, role: int, slot: int, condition: Condition) -> bool:
    found = [card for card in _army(g, role, condition) if g.box.warrior_of[card].id == condition.type]
    return len(found) >= condition.least


def _runes(g: Kardnarok, army: list[int]) -> list[int]:
    """One rune for each human Warrior (KR-AMB-41)."""
    runes = [g.box.warrior_faces[g.face(card)][1] for card in army]
    return [rune for rune in runes if rune >= 0]


def _army_runes(g: Kardnarok, role: int, slot: int, condition: Condition) -> bool:
    runes = _runes(g, _army(g, role, condition))
    return all(runes.count(rune) >= condition.runes.count(rune) for rune in condition.runes)


def _army_same_rune(g: Kardnarok, role: int, slot: int, condition: Condition) -> bool:
    runes = _runes(g, _army(g, role, condition))
    return len(runes) == g.box.constants.army and len(set(runes)) == 1


def _army_women(g: Kardnarok, role: int, slot: int, condition: Condition) -> bool:
    seat = g.fighters[1 - role if condition.who == "foe" else role]
    women = sum(g.box.warrior_of[card].woman for card in g.armies[seat])
    if condition.hero:
        women += sum(g.box.heroes[g.face(card) - g.box.first_hero].woman for card in g.leading[seat])
    return women >= condition.least


def _outcome(g: Kardnarok, role: int, slot: int, condition: Condition) -> bool:
    return (g.winner == role) == (condition.value == "victory")


TESTS: dict[str, Test] = {  # "hero_bonus_active" joins them in rules/count.py
    "role": _role,
    "partner_type": _partner_type,
    "army_type": _army_type,
    "army_runes": _army_runes,
    "army_same_rune": _army_same_rune,
    "army_women": _army_women,
    "outcome": _outcome,
}
