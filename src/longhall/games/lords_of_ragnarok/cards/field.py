"""How operations are carried out that deal with armies, monsters, hunts and battles."""

from longhall.engine.state import added
from longhall.games.lords_of_ragnarok.cards.aims import number, sites, whom
from longhall.games.lords_of_ragnarok.cards.strikes import LoseWhere, RetreatOne, lose_strength, strongest
from longhall.games.lords_of_ragnarok.content.effects import ALL, Op
from longhall.games.lords_of_ragnarok.content.rows import ARMIES
from longhall.games.lords_of_ragnarok.rules.activate import Activate, MoveArmy, ready_armies
from longhall.games.lords_of_ragnarok.rules.armies import Relocate, Retreat, Strengthen, can_grow
from longhall.games.lords_of_ragnarok.rules.battle import symbols
from longhall.games.lords_of_ragnarok.rules.chase import Chase
from longhall.games.lords_of_ragnarok.rules.fight import Fight
from longhall.games.lords_of_ragnarok.rules.hunt import draw_attacks
from longhall.games.lords_of_ragnarok.rules.monsters import ActivateOne, MoveBoss, activatable, activate_boss
from longhall.games.lords_of_ragnarok.rules.recruit import (
    Recruit,
    why_recruit,
)
from longhall.games.lords_of_ragnarok.rules.resolve import CAN, DO, Effects
from longhall.games.lords_of_ragnarok.rules.runes import TakeMonster
from longhall.games.lords_of_ragnarok.rules.slots import CoverSlot, UncoverSlot
from longhall.games.lords_of_ragnarok.rules.wounding import open_slots
from longhall.games.lords_of_ragnarok.state import BOSS, CARDS, LordsOfRagnarok

# Armies


def _army_strength(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    """Own armies grow; armies in a place lose strength. Where there is a choice of places, it comes first."""
    if op.n > 0:
        g.push(Strengthen(frame.seat, op.n, op.split, _growing(g, frame.seat, frame.here(g), op)))
        return
    places = sites(g, frame.seat, frame.here(g), op.where)
    victims = whom(g, frame, op) if op.who == "opponent" else list(range(g.seats))
    if len(places) > 1:
        g.push(LoseWhere(frame.seat, frame.program, frame.at - 1, places, victims, frame.piece))
    else:
        lose_strength(g, frame.seat, op, places[0], victims, frame.piece)


def _growing(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> list[int]:
    """The own armies that may grow by an operation."""
    if op.which == "own_in_battle":
        armies = [army for army in g.inner(Fight).fought if army // ARMIES == seat and g.army_at[army] >= 0]
    else:
        places = sites(g, seat, here, op.where)
        armies = [army for army in g.armies_of(seat) if g.army_at[army] in places]
    return [army for army in armies if can_grow(g, army)]


def _can_change_strength(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return op.n < 0 or bool(_growing(g, seat, here, op))


def _recruit(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    where = sites(g, frame.seat, frame.here(g), op.where)
    g.push(Recruit(frame.seat, number(g, frame.seat, op), where))


def _can_recruit(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return not why_recruit(g, seat) and bool(sites(g, seat, here, op.where))


def _activate_army(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    for _ in range(op.n):
        g.push(Activate(frame.seat))


def _can_activate(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return bool(ready_armies(g, seat))


def _move_army(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    for _ in range(op.steps):
        g.push(MoveArmy(frame.seat))


def _can_move_army(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return bool(g.armies_of(seat))


def _place_army(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.push(Relocate(frame.seat, sites(g, frame.seat, frame.here(g), op.where)))


def _can_place_army(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    where = set(sites(g, seat, here, op.where))
    return any(where - {g.army_at[army]} for army in g.armies_of(seat))


def _retreat(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    """All armies there, each player's together, or the strongest one; of equal ones, who decides picks."""
    armies = g.all_armies_at(frame.here(g))
    if op.which != "each_here":
        g.push(RetreatOne(frame.seat, strongest(g, armies)))
        return
    for seat in reversed(g.clockwise(g.turn)):
        own = [army for army in armies if army // ARMIES == seat]
        if own:
            g.push(Retreat(own, g.army_at[own[0]]))


# Monsters and the boss


def _control_monster(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    """The monster that the rune action was aimed at."""
    g.push(TakeMonster(frame.seat, frame.n))


def _activate_monster(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    for _ in range(op.n):
        g.push(ActivateOne(frame.seat))


def _can_activate_monster(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return bool(activatable(g, seat))


def _activate_boss(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    activate_boss(g)


def _move_boss(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.push(MoveBoss(frame.seat, op.steps))


def _prey(g: LordsOfRagnarok, seat: int, op: Op) -> list[int]:
    """The monster of the own hunt, or those in the hero's territory."""
    if op.which == "that":
        hunt = g.in_progress(Chase)
        found = [] if hunt is None else [hunt.prey]
    else:
        found = g.monsters_at(g.hero_at[seat])
    return [prey for prey in found if open_slots(g, prey)]


def _wound_monster(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    for _ in range(op.n):
        g.push(CoverSlot(frame.seat, _prey(g, frame.seat, op)))


def _can_wound_monster(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return bool(_prey(g, seat, op))


def _unwound_monster(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    for _ in range(op.n):
        g.push(UncoverSlot(frame.seat))


def _monster_draw(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    if g.in_progress(Chase) is not None:
        draw_attacks(g, op.n)


def _monster_discard(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    """Cards of the monster side by chance; it keeps some."""
    g.own_attacks()
    for _ in range(min(op.n, len(g.attack_hand) - op.least)):
        card = g.pick_blind(CARDS, g.attack_hand)
        g.move(card, g.attack_hand, g.attack_discards)
        g.tell_hunt_discarded(seat=g.inner(Chase).monster_side, attacks=[g.word(card)])


def _special_attack(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    board = g.box.boss.special if frame.piece == BOSS else g.box.monsters[frame.piece].special
    g.push(Effects(frame.seat, board, frame.place, frame.piece))


# Hunt and battle


def _hunt(g: LordsOfRagnarok) -> Chase:
    """The hunt in progress, for changing it; without one, what is written into it counts for nothing."""
    return Chase() if g.in_progress(Chase) is None else g.inner_to_change(Chase)


def _block_attack(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    _hunt(g).blocked = 1


def _skip_draw(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    _hunt(g).no_draw = 1


def _end_hunt(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    _hunt(g).failed = 1


def _defence_value(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    _hunt(g).defence += op.n


def _weak_point_value(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    _hunt(g).weak += op.n


def _wild_weapon(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    _hunt(g).wild = op.n


def _can_play_cards(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return bool(g.hands[seat])


def _battle_value(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    fight = g.inner_to_change(Fight)
    fight.bonus = added(fight.bonus, fight.side_of(frame.seat), number(g, frame.seat, op))


def _ignore_casualties(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    fight = g.inner_to_change(Fight)
    fight.ignored = added(fight.ignored, fight.side_of(frame.seat), ALL if op.by_word == "all" else op.n)


def _can_ignore_casualties(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    """Is there a symbol left that counts?"""
    fight = g.inner(Fight)
    side = fight.side_of(seat)
    return symbols(g, fight, side) > fight.ignored[side]


def _ignore_loss_casualty(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    fight = g.inner_to_change(Fight)
    fight.unhurt = added(fight.unhurt, fight.side_of(frame.seat), ALL if op.by_word == "all" else op.n)


DO.update(
    {
        "army_strength": _army_strength,
        "recruit": _recruit,
        "activate_army": _activate_army,
        "move_army": _move_army,
        "place_army": _place_army,
        "retreat": _retreat,
        "control_monster": _control_monster,
        "activate_monster": _activate_monster,
        "activate_boss": _activate_boss,
        "move_boss": _move_boss,
        "wound_monster": _wound_monster,
        "unwound_monster": _unwound_monster,
        "monster_draw": _monster_draw,
        "monster_discard": _monster_discard,
        "block_attack": _block_attack,
        "skip_draw": _skip_draw,
        "end_hunt": _end_hunt,
        "ignore_casualties": _ignore_casualties,
        "ignore_loss_casualty": _ignore_loss_casualty,
        "battle_value": _battle_value,
        "defence_value": _defence_value,
        "weak_point_value": _weak_point_value,
        "wild_weapon": _wild_weapon,
        "special_attack": _special_attack,
    }
)
CAN.update(
    {
        "army_strength": _can_change_strength,
        "recruit": _can_recruit,
        "activate_army": _can_activate,
        "move_army": _can_move_army,
        "place_army": _can_place_army,
        "activate_monster": _can_activate_monster,
        "wound_monster": _can_wound_monster,
        "ignore_casualties": _can_ignore_casualties,
        "wild_weapon": _can_play_cards,
    }
)
