"""How the operations are carried out that cards, boards and tiles are written in."""

from longhall.engine.state import plus
from longhall.games.lords_of_ragnarok.cards.strikes import LoseWhere, RetreatOne, lose_strength, strongest
from longhall.games.lords_of_ragnarok.effects import ALL, ANY, LOWEST, SAME, Op
from longhall.games.lords_of_ragnarok.rows import ARMIES
from longhall.games.lords_of_ragnarok.rules.activate import Activate, MoveArmy, ready_armies
from longhall.games.lords_of_ragnarok.rules.armies import Relocate, Retreat, Strengthen, can_grow
from longhall.games.lords_of_ragnarok.rules.battle import side_of, symbols
from longhall.games.lords_of_ragnarok.rules.followers.gains import follower_discards, pay_runes
from longhall.games.lords_of_ragnarok.rules.gains import (
    GainRunes,
    RaiseOne,
    draw_cards,
    gain_priest,
    gain_rune,
    lowest_attributes,
    raise_attribute,
)
from longhall.games.lords_of_ragnarok.rules.hero import MoveDrakkar, PlaceHero
from longhall.games.lords_of_ragnarok.rules.hunt import CoverSlot, UncoverSlot, draw_attacks
from longhall.games.lords_of_ragnarok.rules.limits import DiscardCards, LoseRunes, discard, enforce_limits
from longhall.games.lords_of_ragnarok.rules.monsters import ActivateOne, MoveBoss, activatable, activate_boss
from longhall.games.lords_of_ragnarok.rules.recruit import (
    Recruit,
    controlled,
    recruit_sites,
    recruit_strength,
    why_recruit,
)
from longhall.games.lords_of_ragnarok.rules.resolve import CAN, DO, Branches, Effects, can_resolve
from longhall.games.lords_of_ragnarok.rules.runes import FormAlliance, TakeMonster, ally
from longhall.games.lords_of_ragnarok.rules.wounding import open_slots
from longhall.games.lords_of_ragnarok.rules.wounds import Heal, WoundHero
from longhall.games.lords_of_ragnarok.state import BOSS, CARDS, NOBODY, TOKENS, LordsOfRagnarok

# Who and where


def whom(g: LordsOfRagnarok, frame: Effects, op: Op) -> list[int]:
    """The players whom an operation is about, in the order of play."""
    if op.who == "self":
        return [frame.seat]
    if op.who == "hunter":
        return [g.hunter]
    if op.who == "opponent":
        return [g.attacker if frame.seat == g.defender else g.defender]
    if op.who == "controller":
        owner = g.control[frame.here(g)]
        return [] if owner == NOBODY else [owner]
    everybody = g.clockwise(g.turn)
    return [seat for seat in everybody if seat != frame.seat] if op.who == "each_other_player" else everybody


def sites(g: LordsOfRagnarok, seat: int, here: int, where: str) -> list[int]:
    """The territories that a word of the content means for a player."""
    if where in ("here", "start"):
        return [here]
    if where == "hero":
        return [g.hero_at[seat]]
    if where == "any":
        return list(range(len(g.control)))
    if where == "controlled":
        return controlled(g, seat)
    if where == "controlled_city":
        return [place for place in controlled(g, seat) if g._map.territories[place].city]
    if where == "controlled_shrine":
        return [place for place in controlled(g, seat) if g._map.territories[place].shrine]
    if where == "drakkar":
        return g.shores(seat)
    if where == "here_or_adjacent":
        return sorted([here, *g._map.territories[here].adjacent])
    return [g.battlefield] if where == "battle" else recruit_sites(g, seat)


def _number(g: LordsOfRagnarok, seat: int, op: Op) -> int:
    if op.by_word == "authority":
        return recruit_strength(g, seat)
    return len(g.armies_at(seat, g.battlefield)) if op.by_word == "per_army_in_battle" else op.n


# Cards, runes, priests, attributes


def _draw_combat(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    for seat in reversed(whom(g, frame, op)):
        draw_cards(g, seat, op.n)


def _can_draw(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return bool(g.combat or g.combat_discards)


def _discard_combat(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    for seat in reversed(whom(g, frame, op)):
        if g.is_follower(seat):
            follower_discards(g, seat, op.n)
        elif op.random:
            for _ in range(min(op.n, len(g.hands[seat]))):
                discard(g, seat, g.face(g.pick_blind(CARDS, g.hands[seat])))
        else:
            g.push(DiscardCards.of(seat, op.n))


def _gain_rune(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    rune = frame.n if op.rune == SAME else op.rune
    for seat in reversed(whom(g, frame, op)):
        if rune == ANY:
            g.push(GainRunes.of(seat, op.n))
            continue
        for _ in range(op.n):
            gain_rune(g, seat, rune)
        enforce_limits(g, seat)


def _can_gain_rune(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return any(g.supply)


def _lose_rune(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    for seat in reversed(whom(g, frame, op)):
        if g.is_follower(seat):
            pay_runes(g, seat, op.n)
        else:
            g.push(LoseRunes.of(seat, op.n))


def _gain_priest(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    for _ in range(op.n):
        gain_priest(g, frame.seat)


def _can_gain_priest(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return g.priests_left(seat) > 0


def _raise_attribute(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    for _ in range(op.n):
        among = _raisable(g, frame.seat, op)
        if len(among) == 1:
            raise_attribute(g, frame.seat, among[0])
        else:
            g.push(RaiseOne.of(frame.seat, among))


def _raisable(g: LordsOfRagnarok, seat: int, op: Op) -> list[int]:
    lowest = lowest_attributes(g, seat)
    if op.attribute == LOWEST:
        return lowest
    top = g._box.constants.attribute_max
    free = [attribute for attribute in range(TOKENS) if g.tokens[seat * TOKENS + attribute] < top]
    return free if op.attribute == ANY else [attribute for attribute in free if attribute == op.attribute]


def _can_raise(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return bool(_raisable(g, seat, op))


def _wound(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    """Where a place is named, heroes in that territory only."""
    seats = whom(g, frame, op)
    if op.where:
        seats = [seat for seat in seats if g.hero_at[seat] == frame.here(g)]
    for seat in reversed(seats):
        g.push(WoundHero.of(seat, op.n))


def _can_wound(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return bool(g.unhurt_tokens(seat))


def _heal(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    for _ in range(op.n):
        g.push(Heal.of(frame.seat))


def _can_heal(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return bool(g.hurt_tokens(seat))


# Armies


def _army_strength(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    """Own armies grow; armies in a place lose strength. Where there is a choice of places, it comes first."""
    if op.n > 0:
        g.push(Strengthen.of(frame.seat, op.n, op.split, _growing(g, frame.seat, frame.here(g), op)))
        return
    places = sites(g, frame.seat, frame.here(g), op.where)
    victims = whom(g, frame, op) if op.who == "opponent" else list(range(g.seats))
    if len(places) > 1:
        g.push(LoseWhere.of(frame.seat, frame.program, frame.at - 1, places, victims, frame.piece))
    else:
        lose_strength(g, frame.seat, op, places[0], victims, frame.piece)


def _growing(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> list[int]:
    """The own armies that may grow by an operation."""
    if op.which == "own_in_battle":
        armies = [army for army in g.fought if army // ARMIES == seat and g.army_at[army] >= 0]
    else:
        places = sites(g, seat, here, op.where)
        armies = [army for army in g.armies_of(seat) if g.army_at[army] in places]
    return [army for army in armies if can_grow(g, army)]


def _can_change_strength(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return op.n < 0 or bool(_growing(g, seat, here, op))


def _recruit(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    where = sites(g, frame.seat, frame.here(g), op.where)
    g.push(Recruit.of(frame.seat, _number(g, frame.seat, op), where))


def _can_recruit(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return not why_recruit(g, seat) and bool(sites(g, seat, here, op.where))


def _activate_army(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    for _ in range(op.n):
        g.push(Activate.of(frame.seat))


def _can_activate(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return bool(ready_armies(g, seat))


def _move_army(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    for _ in range(op.steps):
        g.push(MoveArmy.of(frame.seat))


def _can_move_army(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return bool(g.armies_of(seat))


def _place_army(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.push(Relocate.of(frame.seat, sites(g, frame.seat, frame.here(g), op.where)))


def _can_place_army(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    where = set(sites(g, seat, here, op.where))
    return any(where - {g.army_at[army]} for army in g.armies_of(seat))


def _retreat(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    """All armies there, each player's together, or the strongest one; of equal ones, who decides picks."""
    armies = g.all_armies_at(frame.here(g))
    if op.which != "each_here":
        g.push(RetreatOne.of(frame.seat, strongest(g, armies)))
        return
    for seat in reversed(g.clockwise(g.turn)):
        own = [army for army in armies if army // ARMIES == seat]
        if own:
            g.push(Retreat.of(g, own))


# Heroes, drakkars, realms


def _place_hero(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.push(PlaceHero.of(frame.seat))


def _move_drakkar(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.push(MoveDrakkar.of(frame.seat, op.steps))


def _realms(g: LordsOfRagnarok, seat: int, op: Op) -> list[int]:
    free = [realm for realm in range(len(g._box.realms)) if not g.is_allied(seat, realm)]
    if op.realm == "any":
        return free
    near = {realm for place in controlled(g, seat) for realm in g._map.territories[place].realms}
    return [realm for realm in free if realm in near]


def _ally(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    """With the realm that the rune action was aimed at, or with one of choice."""
    if op.realm == "adjacent_to_hero":
        ally(g, frame.seat, frame.n)
        return
    g.push(FormAlliance.of(frame.seat, _realms(g, frame.seat, op)))


def _can_ally(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return bool(_realms(g, seat, op))


# Monsters and the boss


def _control_monster(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    """The monster that the rune action was aimed at."""
    g.push(TakeMonster.of(frame.seat, frame.n))


def _activate_monster(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    for _ in range(op.n):
        g.push(ActivateOne.of(frame.seat))


def _can_activate_monster(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return bool(activatable(g, seat))


def _activate_boss(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    activate_boss(g)


def _move_boss(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.push(MoveBoss.of(frame.seat, op.steps))


def _prey(g: LordsOfRagnarok, seat: int, op: Op) -> list[int]:
    """The monster of the own hunt, or those in the hero's territory."""
    if op.which == "that":
        found = [g.prey] if g.prey != NOBODY else []
    else:
        found = g.monsters_at(g.hero_at[seat])
    return [prey for prey in found if open_slots(g, prey)]


def _wound_monster(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    for _ in range(op.n):
        g.push(CoverSlot.of(frame.seat, _prey(g, frame.seat, op)))


def _can_wound_monster(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return bool(_prey(g, seat, op))


def _unwound_monster(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    for _ in range(op.n):
        g.push(UncoverSlot.of(frame.seat))


def _monster_draw(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    draw_attacks(g, op.n)


def _monster_discard(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    """Cards of the monster side by chance; it keeps some."""
    g.own_attacks()
    for _ in range(min(op.n, len(g.attack_hand) - op.least)):
        card = g.pick_blind(CARDS, g.attack_hand)
        g.move(card, g.attack_hand, g.attack_discards)
        g.tell("hunt.discarded", seat=g.monster_side, attacks=[g.word(card)])


def _special_attack(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    board = g._box.boss.special if frame.piece == BOSS else g._box.monsters[frame.piece].special
    g.push(Effects.of(frame.seat, board, frame.place, frame.piece))


# Hunt and battle


def _block_attack(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.blocked = 1


def _skip_draw(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.no_draw = 1


def _end_hunt(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.hunt_over = 1


def _defence_value(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.defence += op.n


def _weak_point_value(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.weak += op.n


def _wild_weapon(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.wild = op.n


def _can_play_cards(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return bool(g.hands[seat])


def _battle_value(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.bonus = plus(g.bonus, side_of(g, frame.seat), _number(g, frame.seat, op))


def _ignore_casualties(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.ignored = plus(g.ignored, side_of(g, frame.seat), ALL if op.by_word == "all" else op.n)


def _can_ignore_casualties(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    """Is there a symbol left that counts?"""
    side = side_of(g, seat)
    return symbols(g, side) > g.ignored[side]


def _ignore_loss_casualty(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.unhurt = plus(g.unhurt, side_of(g, frame.seat), ALL if op.by_word == "all" else op.n)


# The rest


def _take_first_player(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.first = frame.seat
    g.tell("first", seat=frame.seat)


def _choose(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.push(Branches.of(frame.seat, op.branches, frame.here(g)))


def _can_choose(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return any(can_resolve(g, seat, program, here) for program in op.branches)


def _nothing(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    """Standing operations work by their hooks."""


DO.update(
    {
        "draw_combat": _draw_combat,
        "discard_combat": _discard_combat,
        "gain_rune": _gain_rune,
        "lose_rune": _lose_rune,
        "gain_priest": _gain_priest,
        "raise_attribute": _raise_attribute,
        "wound": _wound,
        "heal": _heal,
        "army_strength": _army_strength,
        "recruit": _recruit,
        "activate_army": _activate_army,
        "move_army": _move_army,
        "place_army": _place_army,
        "retreat": _retreat,
        "place_hero": _place_hero,
        "move_drakkar": _move_drakkar,
        "ally": _ally,
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
        "take_first_player": _take_first_player,
        "choose": _choose,
        "modify": _nothing,
        "set": _nothing,
    }
)
CAN.update(
    {
        "draw_combat": _can_draw,
        "gain_rune": _can_gain_rune,
        "gain_priest": _can_gain_priest,
        "raise_attribute": _can_raise,
        "wound": _can_wound,
        "heal": _can_heal,
        "army_strength": _can_change_strength,
        "recruit": _can_recruit,
        "activate_army": _can_activate,
        "move_army": _can_move_army,
        "place_army": _can_place_army,
        "ally": _can_ally,
        "activate_monster": _can_activate_monster,
        "wound_monster": _can_wound_monster,
        "ignore_casualties": _can_ignore_casualties,
        "wild_weapon": _can_play_cards,
        "choose": _can_choose,
    }
)
