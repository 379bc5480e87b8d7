"""Counting Forces: totals are derived, never stored (Basic 9, 11, 13, 14, 18)."""

from longhall.games.kardnarok.cards.conditions import TESTS, holds
from longhall.games.kardnarok.content.effects import Condition, Effect
from longhall.games.kardnarok.hooks import FREY_FORCE, HERO_BONUS, TIE, WARRIOR_FORCE
from longhall.games.kardnarok.state import ATTACKER, CANCELLED, DEFENDER, FREY, NOBODY, USE_STATE, Kardnarok


def total(g: Kardnarok, role: int) -> int:
    """The true sum of a combatant's Forces; the Counter never shows less than 0 (KR-GEN-04, KR-COUNT-02..07, 11;
    KR-AMB-12)."""
    seat = g.fighters[role]
    sum_ = 0
    for slot, card in enumerate(g.armies[seat]):
        sum_ += warrior_force(g, role, slot, card)
    sum_ += hero_force(g, role) + ritual_force(g, role) + defence_force(g, role)
    sum_ += reinforcement_force(g, role) + norn_force(g, role)
    return sum_


def marked(g: Kardnarok, role: int) -> int:
    """What the meeple shows (KR-COUNT-08..10)."""
    return max(0, total(g, role))


def warrior_force(g: Kardnarok, role: int, slot: int, card: int) -> int:
    """Strength, the bonus whose condition holds, and permanent rules (KR-COUNT-02, 03, 07)."""
    row = g.box.warrior_of[card]
    force = row.strength
    for effect in row.bonuses:
        force += effect_force(g, role, slot, effect)
    return g.fold(WARRIOR_FORCE, force, g.warrior_type(card)) if g.playing[WARRIOR_FORCE] else force


def effect_force(g: Kardnarok, role: int, slot: int, effect: Effect) -> int:
    """The Forces that an army card gives by itself, if its conditions hold."""
    for condition in effect.when:
        if not holds(g, role, slot, condition):
            return 0
    force = 0
    for op in effect.forces:
        force += op.amount * times(g, role, op.per, op.most) if op.per else op.amount
    return force


def times(g: Kardnarok, role: int, per: str, most: int) -> int:
    """How often an amount counts."""
    if not per:
        return 1
    if per == "army_women":
        count = sum(g.box.warrior_of[card].woman for card in g.armies[g.fighters[role]])
    else:
        count = len(g.villagers[1 - role]) + len(g.thor_places[1 - role])
    return min(count, most)


def hero_force(g: Kardnarok, role: int) -> int:
    """Strength always, the bonus if it is active (KR-COUNT-04, KR-CARD-07)."""
    seat = g.fighters[role]
    if not g.leading[seat]:
        return 0
    bonus = hero_bonus(g, role)
    hero = g.box.heroes[g.face(g.leading[seat][0]) - g.box.first_hero]
    return hero.strength + (g.fold(HERO_BONUS, bonus) if bonus else 0)


def hero_bonus(g: Kardnarok, role: int) -> int:
    """The bonus of the army Hero as printed; 0 while its condition fails or it is cancelled (KR-NORNS-06)."""
    seat = g.fighters[role]
    if not g.leading[seat] or hero_bonus_cancelled(g, role):
        return 0
    hero = g.box.heroes[g.face(g.leading[seat][0]) - g.box.first_hero]
    return effect_force(g, role, -1, hero.effects[0])


def _hero_bonus_active(g: Kardnarok, role: int, slot: int, condition: Condition) -> bool:
    return hero_bonus(g, 1 - role if condition.who == "foe" else role) > 0


TESTS["hero_bonus_active"] = _hero_bonus_active


def hero_bonus_cancelled(g: Kardnarok, role: int) -> bool:
    """By a Norn that is still in effect, or by a Warrior of the own army."""
    for use, hexed in g.hexes:
        if hexed == role and g.uses[use][USE_STATE] != CANCELLED:
            return True
    for card in g.armies[g.fighters[role]]:
        if g.box.warrior_of[card].stops_hero:
            return True
    return False


def ritual_force(g: Kardnarok, role: int) -> int:
    """+3 for Frey, at the count (KR-RITUAL-06, KR-COUNT-05)."""
    return g.fold(FREY_FORCE, g.box.constants.frey_force) if g.gods[role] == FREY else 0


def defence_force(g: Kardnarok, role: int) -> int:
    """The step that the defender's cube has reached, never for an attacker (KR-COUNT-06, KR-DEFENCE-02, 03)."""
    return g.box.defence_steps[g.cubes[g.fighters[DEFENDER]]] if role == DEFENDER else 0


def reinforcement_force(g: Kardnarok, role: int) -> int:
    """+1 for each villager, the printed strength in Thor places; no runes, no bonuses (KR-REINFORCE-02, 03, 06)."""
    force = len(g.villagers[role]) * g.box.constants.villager_force
    for card in g.thor_places[role]:
        force += g.box.warrior_of[card].strength
    return force


def norn_force(g: Kardnarok, role: int) -> int:
    """What Norns that were not cancelled add or take away (KR-NORNS-05, KR-COUNT-07)."""
    force = 0
    for use, shifted, amount in g.shifts:
        if shifted == role and g.uses[use][USE_STATE] != CANCELLED:
            force += amount
    return force


def leader(g: Kardnarok) -> int:
    """The role that is ahead, ties broken: there is always exactly one (KR-TIE-01..04)."""
    return ahead(g, marked(g, ATTACKER), marked(g, DEFENDER))


def ahead(g: Kardnarok, attack: int, defence: int) -> int:
    """The role that is ahead with these totals."""
    if attack != defence:
        return ATTACKER if attack > defence else DEFENDER
    return g.fold(TIE, ahead_by_coin(g))


def ahead_by_coin(g: Kardnarok) -> int:
    """The higher silver coin on the board, else the defender (KR-TIE-01, 02)."""
    attack, defence = (g.coin_value(seat) for seat in g.fighters)
    return ATTACKER if attack > defence else DEFENDER


def tell_counter(g: Kardnarok) -> None:
    """Say what the Counter shows, while the outcome is open (KR-COUNT-08)."""
    if g.told is None or not g.revealed or g.winner != NOBODY:
        return
    attacker, defender = g.fighters
    attack, defence = marked(g, ATTACKER), marked(g, DEFENDER)
    first = g.fighters[ahead(g, attack, defence)]
    g.tell_counter(attacker=attacker, attack=attack, defender=defender, defence=defence, leader=first)
