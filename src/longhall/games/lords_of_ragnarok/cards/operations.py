"""How operations are carried out that deal with cards, runes, attributes, heroes and realms."""

from longhall.games.lords_of_ragnarok.automaton.gains import follower_discards, pay_runes
from longhall.games.lords_of_ragnarok.cards.aims import whom
from longhall.games.lords_of_ragnarok.content.effects import ANY, LOWEST, SAME, Op
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
from longhall.games.lords_of_ragnarok.rules.limits import DiscardCards, LoseRunes, discard, enforce_limits
from longhall.games.lords_of_ragnarok.rules.recruit import (
    controlled,
)
from longhall.games.lords_of_ragnarok.rules.resolve import CAN, DO, Branches, Effects, can_resolve
from longhall.games.lords_of_ragnarok.rules.runes import FormAlliance, ally
from longhall.games.lords_of_ragnarok.rules.wounds import Heal, WoundHero
from longhall.games.lords_of_ragnarok.state import CARDS, TOKENS, LordsOfRagnarok

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
            g.push(DiscardCards(seat, op.n))


def _gain_rune(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    rune = frame.n if op.rune == SAME else op.rune
    for seat in reversed(whom(g, frame, op)):
        if rune == ANY:
            g.push(GainRunes(seat, op.n))
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
            g.push(LoseRunes(seat, op.n))


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
            g.push(RaiseOne(frame.seat, among))


def _raisable(g: LordsOfRagnarok, seat: int, op: Op) -> list[int]:
    lowest = lowest_attributes(g, seat)
    if op.attribute == LOWEST:
        return lowest
    top = g.box.constants.attribute_max
    free = [attribute for attribute in range(TOKENS) if g.tokens[seat][attribute] < top]
    return free if op.attribute == ANY else [attribute for attribute in free if attribute == op.attribute]


def _can_raise(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return bool(_raisable(g, seat, op))


def _wound(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    """Where a place is named, heroes in that territory only."""
    seats = whom(g, frame, op)
    if op.where:
        seats = [seat for seat in seats if g.hero_at[seat] == frame.here(g)]
    for seat in reversed(seats):
        g.push(WoundHero(seat, op.n))


def _can_wound(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return bool(g.unhurt_tokens(seat))


def _heal(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    for _ in range(op.n):
        g.push(Heal(frame.seat))


def _can_heal(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return bool(g.hurt_tokens(seat))


# Heroes, drakkars, realms


def _place_hero(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.push(PlaceHero(frame.seat))


def _move_drakkar(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.push(MoveDrakkar(frame.seat, op.steps))


def _realms(g: LordsOfRagnarok, seat: int, op: Op) -> list[int]:
    free = [realm for realm in range(len(g.box.realms)) if not g.is_allied(seat, realm)]
    if op.realm == "any":
        return free
    near = {realm for place in controlled(g, seat) for realm in g.map.territories[place].realms}
    return [realm for realm in free if realm in near]


def _ally(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    """With the realm that the rune action was aimed at, or with one of choice."""
    if op.realm == "adjacent_to_hero":
        ally(g, frame.seat, frame.n)
        return
    g.push(FormAlliance(frame.seat, _realms(g, frame.seat, op)))


def _can_ally(g: LordsOfRagnarok, seat: int, here: int, op: Op) -> bool:
    return bool(_realms(g, seat, op))


# The rest


def _take_first_player(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.first = frame.seat
    g.tell_first(seat=frame.seat)


def _choose(g: LordsOfRagnarok, frame: Effects, op: Op) -> None:
    g.push(Branches(frame.seat, op.branches, frame.here(g)))


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
        "place_hero": _place_hero,
        "move_drakkar": _move_drakkar,
        "ally": _ally,
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
        "ally": _can_ally,
        "choose": _can_choose,
    }
)
