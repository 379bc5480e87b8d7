"""Step 3, runes (LS-RUNE)."""

from collections.abc import Callable

from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.state import Public, replaced_at
from longhall.games.lords_of_ragnarok.automaton.activate import FollowerActivation
from longhall.games.lords_of_ragnarok.automaton.beasts import harmful
from longhall.games.lords_of_ragnarok.automaton.choosing import card_of, choose_monster, choose_realm
from longhall.games.lords_of_ragnarok.automaton.gains import (
    grow_most_exposed,
    pay_runes,
    room_for_cards,
    take_cards,
    take_runes,
)
from longhall.games.lords_of_ragnarok.automaton.prayer import raise_favoured
from longhall.games.lords_of_ragnarok.automaton.reckoning import adjacent, rule_of
from longhall.games.lords_of_ragnarok.automaton.recruit import FollowerRecruit, can_by_rune
from longhall.games.lords_of_ragnarok.content.followers import RUNE_ACTIONS
from longhall.games.lords_of_ragnarok.rules.armies import can_grow
from longhall.games.lords_of_ragnarok.rules.runes import ally
from longhall.games.lords_of_ragnarok.rules.wounding import open_slots
from longhall.games.lords_of_ragnarok.state import NOBODY, TOKENS, WISDOM, LordsOfRagnarok


def reach(g: LordsOfRagnarok, seat: int) -> list[int]:
    """The hero's territory and those next to it."""
    here = g.hero_at[seat]
    return [here, *adjacent(g, here)]


# 7.1 Control a neutral monster


def takeable(g: LordsOfRagnarok, seat: int, anywhere: bool = False) -> list[int]:
    """Neutral monsters in reach; with none there and none of its own the nearest ones (LS-RUNE-10, 11, 13, LS-AMB-11,
    12)."""
    neutral = [m for m, place in enumerate(g.monster_at) if place >= 0 and g.rings[m] == NOBODY]
    if g.rings.count(seat) >= g.box.constants.monster_rings:
        return []
    near = [] if anywhere else [monster for monster in neutral if g.monster_at[monster] in reach(g, seat)]
    if near or not neutral or (g.rings.count(seat) and not anywhere):
        return near
    away = g.map.distances[g.hero_at[seat]]
    least = min([away[g.monster_at[monster]] for monster in neutral])
    return [monster for monster in neutral if away[g.monster_at[monster]] == least]


def take_monster(g: LordsOfRagnarok, seat: int, anywhere: bool = False) -> None:
    """The one with the most open wound slots (LS-RUNE-12)."""
    monsters = takeable(g, seat, anywhere)
    if monsters:
        keys = {"open_slots": [-len(open_slots(g, monster)) for monster in monsters]}
        chosen = choose_monster(g, seat, "LS-RUNE-12", monsters, keys)
        g.rings = replaced_at(g.rings, chosen, seat)
        g.tell_monster_taken(seat=seat, monster=g.box.monsters[chosen].id)


def _can_control(g: LordsOfRagnarok, seat: int) -> bool:
    return bool(takeable(g, seat))


def _control(g: LordsOfRagnarok, seat: int) -> None:
    take_monster(g, seat)


# 7.2 Form an alliance with a realm


def free_realms(g: LordsOfRagnarok, seat: int) -> list[int]:
    """Realms that touch a territory in reach, without its marker (LS-RUNE-20, LS-AMB-13)."""
    near = {realm for place in reach(g, seat) for realm in g.map.territories[place].realms}
    return sorted([realm for realm in near if not g.is_allied(seat, realm)])


def _can_ally(g: LordsOfRagnarok, seat: int) -> bool:
    return bool(free_realms(g, seat))


def _ally(g: LordsOfRagnarok, seat: int) -> None:
    ally(g, seat, choose_realm(g, seat, "LS-RUNE-21", free_realms(g, seat)))


# 7.3 Improve an army (LS-RUNE-30, 31)


def _can_improve(g: LordsOfRagnarok, seat: int) -> bool:
    return any(can_grow(g, army) for army in g.armies_of(seat))


def _improve(g: LordsOfRagnarok, seat: int) -> None:
    grow_most_exposed(g, seat, "LS-RUNE-31", 1)


# 7.4 Activate a monster (LS-RUNE-40..43)


def _can_activate(g: LordsOfRagnarok, seat: int) -> bool:
    return bool(harmful(g, seat))


def _activate(g: LordsOfRagnarok, seat: int) -> None:
    g.push(FollowerActivation(seat, "LS-RUNE-43"))


# 7.5 Draw combat cards, 7.6 Raise an attribute, 7.7 Recruit an army (LS-RUNE-50..70)


def _can_draw(g: LordsOfRagnarok, seat: int) -> bool:
    return room_for_cards(g, seat) > 0 and bool(g.combat or g.combat_discards)


def _draw(g: LordsOfRagnarok, seat: int) -> None:
    take_cards(g, seat, g.value(seat, WISDOM))


def _can_raise(g: LordsOfRagnarok, seat: int) -> bool:
    return any(g.value(seat, each) < g.box.constants.attribute_max for each in range(TOKENS))


def _recruit(g: LordsOfRagnarok, seat: int) -> None:
    g.push(FollowerRecruit(seat, token=False))


CAN: dict[str, Callable[[LordsOfRagnarok, int], bool]] = {
    "control_monster": _can_control,
    "form_alliance": _can_ally,
    "improve_army": _can_improve,
    "activate_monster": _can_activate,
    "draw_combat": _can_draw,
    "raise_attribute": _can_raise,
    "recruit_army": can_by_rune,
}
DO: dict[str, Callable[[LordsOfRagnarok, int], None]] = {
    "control_monster": _control,
    "form_alliance": _ally,
    "improve_army": _improve,
    "activate_monster": _activate,
    "draw_combat": _draw,
    "raise_attribute": raise_favoured,
    "recruit_army": _recruit,
}


def why_skipped(g: LordsOfRagnarok, seat: int, action: str, cost: int) -> str:
    """Why it skips a rune action: it cannot pay, or else cannot resolve it (LS-RUNE-02, 05)."""
    if sum(g.runes_of(seat)) < cost:
        return "unpaid"
    return "" if CAN[action](g, seat) else "unresolved"


class FollowerRunes(Frame):
    """The rune actions of the two cards that are not selected, from left to right: those that it can pay and resolve,
    two at the most; without any it takes a rune (LS-RUNE-01..05)."""

    STEPS = ("next", "rest")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.at: Public[int] = 0  # how many entries of the list were looked at
        self.done: Public[int] = 0  # how many were resolved

    def do_next(self, g: LordsOfRagnarok) -> Where:
        seat = self.seat
        entries = _entries(g, seat)
        most = rule_of(g, "rune_actions_per_turn") or g.box.surtur.rune_actions
        if self.at == len(entries) or self.done == most:
            return None
        action, cost = entries[self.at]
        self.at += 1
        word = RUNE_ACTIONS[action]
        reason = why_skipped(g, seat, word, cost)
        if reason:
            g.tell_follower_skipped(seat=seat, rule="LS-RUNE-02", follower_rune_action=word, n=cost, skip=reason)
            return AGAIN
        self.done += 1
        g.tell_follower_rune_action(seat=seat, rule="LS-RUNE-02", follower_rune_action=word, n=cost)
        pay_runes(g, seat, cost)
        DO[word](g, seat)
        return AGAIN

    def do_rest(self, g: LordsOfRagnarok) -> Where:
        if not self.done:
            take_runes(g, self.seat, 1)
        return None


def _entries(g: LordsOfRagnarok, seat: int) -> list[tuple[int, int]]:
    """The rune actions of the cards that are not selected, with their costs (LS-RUNE-01, LS-AMB-18)."""
    found = []
    for place, card in enumerate(g.rows[seat]):
        if place != g.selected:
            row = card_of(g, card)
            found += list(zip(row.rune_actions, row.costs, strict=True))
    return found
