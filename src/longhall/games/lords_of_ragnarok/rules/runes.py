"""The rune phase: rune actions and how they are paid (LR-RUNE), alliances (LR-ALLY)."""

from collections.abc import Sequence

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import lacking, one_of
from longhall.engine.state import Public, replaced_at, replaced_in
from longhall.engine.triggers import Triggers
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.hooks import (
    ALLY_RANGE_CONTROLLED,
    CONTROL_RUNE_ANY,
    RUNE_ACTION,
    RUNE_ACTION_DONE,
    RUNE_ACTIONS_PER_TURN,
    RUNE_PHASE,
)
from longhall.games.lords_of_ragnarok.options import ALLY, DONE, MONSTER, PAY
from longhall.games.lords_of_ragnarok.options import RUNE_ACTION as RUNE_ACTIONS
from longhall.games.lords_of_ragnarok.rules.gains import draw_cards
from longhall.games.lords_of_ragnarok.rules.moments import usable, use
from longhall.games.lords_of_ragnarok.rules.recruit import controlled
from longhall.games.lords_of_ragnarok.rules.resolve import Effects, can_resolve
from longhall.games.lords_of_ragnarok.state import NOBODY, LordsOfRagnarok

# Paying


def can_pay(g: LordsOfRagnarok, seat: int, n: int, how: str) -> bool:
    """Has a player so many runes: of any types, or all different (LR-RUNE-01, 03)?"""
    held = g.runes_of(seat)
    return (sum(held) if how == "any" else sum([1 for each in held if each])) >= n


class Pay(Frame):
    """Runes go back to the supply; who has a choice which says so (LR-RUNE-01, 03)."""

    STEPS = ("next", "pay")

    def __init__(self, seat: int = 0, n: int = 0, how: str = "") -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.left: Public[int] = n
        self.how: Public[str] = how  # any, or set: all different
        self.paid: Public[list[int]] = []

    def do_next(self, g: LordsOfRagnarok) -> Where:
        types = self._types(g)
        if not self.left:
            return OVER
        if len(types) == 1 or (self.how == "set" and len(types) == self.left):
            self._pay(g, types[0])
            return AGAIN
        return None

    def ask_pay(self, g: LordsOfRagnarok) -> list[Ask]:
        return [asks.rune_pay(self.seat, [PAY[rune] for rune in self._types(g)], n=self.left, part=True)]

    def why_pay(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        return "LR-RUNE-03" if option.verb == "pay" and option.arg in self.paid else "LR-RUNE-01"

    def do_pay(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self._pay(g, option.arg)
        return "next"

    def _types(self, g: LordsOfRagnarok) -> list[int]:
        taken = self.paid if self.how == "set" else []
        return [rune for rune, n in enumerate(g.runes_of(self.seat)) if n and rune not in taken]

    def _pay(self, g: LordsOfRagnarok, rune: int) -> None:
        pay_rune(g, self.seat, rune)
        self.paid.append(rune)
        self.left -= 1


def pay_rune(g: LordsOfRagnarok, seat: int, rune: int) -> None:
    g.drop_rune(seat, rune)
    g.tell_rune_paid(seat=seat, rune=g.box.runes[rune])


# Alliances


def reached_realms(g: LordsOfRagnarok, seat: int) -> list[int]:
    """The realms next to the hero's territory, with some powers next to any own territory, without those that the
    player is allied with (LR-ALLY-02, 03)."""
    places = [g.hero_at[seat]]
    if g.fold(ALLY_RANGE_CONTROLLED, 0, seat):
        places += controlled(g, seat)
    near = {realm for place in places for realm in g.map.territories[place].realms}
    return sorted([realm for realm in near if not g.is_allied(seat, realm)])


def ally(g: LordsOfRagnarok, seat: int, realm: int) -> None:
    """A marker on a realm, where nothing else goes, lasts to the end; the first of all draws a combat card
    (LR-ALLY-01, 02, 04, LS-RUNE-22)."""
    first = not any(g.is_allied(other, realm) for other in range(g.seats))
    g.allies = replaced_in(g.allies, seat, realm, 1)
    g.tell_allied(seat=seat, realm=g.box.realms[realm].id)
    if first:
        draw_cards(g, seat, 1)


class FormAlliance(Frame):
    """An alliance with one of these realms, as the player chooses (LR-MONSTER-12)."""

    STEPS = ("realm",)

    def __init__(self, seat: int = 0, among: Sequence[int] = ()) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.among: Public[list[int]] = list(among)

    def ask_realm(self, g: LordsOfRagnarok) -> list[Ask]:
        return [asks.ally(self.seat, [ALLY[realm] for realm in self.among], part=True)] if self.among else []

    def do_realm(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        ally(g, seat, option.arg)
        return None


# Rune actions


def takeable(g: LordsOfRagnarok, seat: int) -> list[int]:
    """The neutral monsters in the hero's territory; nobody controls the boss (LR-RUNE-06, LR-MONSTER-10,
    LR-CONTROL-07)."""
    return [monster for monster in g.monsters_at(g.hero_at[seat]) if g.rings[monster] == NOBODY]


def _no_rune(g: LordsOfRagnarok, runes: list[int]) -> str:
    """One of these runes is needed, and none of them is there."""
    return one_of("LR-RUNE-02", runes=[g.box.runes[rune] for rune in sorted(set(runes))])


def why_rune_action(g: LordsOfRagnarok, seat: int, number: int) -> str:
    """The rule that forbids a rune action: nothing to do it with, or not the runes (LR-RUNE-02, 03, 05..13)."""
    action = g.box.rune_actions[number]
    rune, held = action.cost.rune, g.runes_of(seat)
    if rune == "boss":
        if g.boss_at != g.hero_at[seat]:
            return action.rule
        return "" if held[g.box.boss.rune] else _no_rune(g, [g.box.boss.rune])
    if rune == "monster":
        there = takeable(g, seat)
        if not there:
            return action.rule
        if any(_can_take(g, seat, monster) for monster in there):
            return ""
        return _no_rune(g, [g.box.monsters[monster].rune for monster in there])
    if rune == "realm":
        near = reached_realms(g, seat)
        if not near:
            return action.rule
        runes = [g.box.realms[realm].rune for realm in near]
        return "" if any(held[each] for each in runes) else _no_rune(g, runes)
    if not can_pay(g, seat, action.cost.runes, rune):
        has = sum(map(bool, held)) if rune == "set" else sum(held)
        return lacking("LR-RUNE-03", "types" if rune == "set" else "runes", action.cost.runes, has)
    return "" if can_resolve(g, seat, action.program) else action.rule


def _can_take(g: LordsOfRagnarok, seat: int, monster: int) -> bool:
    if g.fold(CONTROL_RUNE_ANY, 0, seat):
        return sum(g.runes_of(seat)) > 0
    return g.runes_of(seat)[g.box.monsters[monster].rune] > 0


class RuneAction(Frame):
    """One rune action: what it is aimed at, its runes, its effect (LR-RUNE-01..13)."""

    STEPS = ("aim", "pay", "act", "after")

    def __init__(self, seat: int = 0, action: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.action: Public[int] = action
        self.target: Public[int] = NOBODY  # a monster or realm

    def ask_aim(self, g: LordsOfRagnarok) -> list[Ask]:
        seat, rune = self.seat, g.box.rune_actions[self.action].cost.rune
        if rune == "monster":
            there = [MONSTER[monster] for monster in takeable(g, seat) if _can_take(g, seat, monster)]
            return [asks.monster_take(seat, there, part=True)]
        if rune == "realm":
            held = g.runes_of(seat)
            near = [ALLY[realm] for realm in reached_realms(g, seat) if held[g.box.realms[realm].rune]]
            return [asks.ally(seat, near, part=True)]
        return []

    def why_aim(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        return "LR-RUNE-02" if option.verb in ("monster", "ally") else "LR-RUNE-01"

    def do_aim(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self.target = option.arg
        return None

    def do_pay(self, g: LordsOfRagnarok) -> Where:
        seat, cost = self.seat, g.box.rune_actions[self.action].cost
        g.tell_rune_action(seat=seat, rune_action=g.box.rune_actions[self.action].id)
        if cost.rune == "boss":
            pay_rune(g, seat, g.box.boss.rune)
        elif cost.rune == "realm":
            pay_rune(g, seat, g.box.realms[self.target].rune)
        elif cost.rune == "monster" and not g.fold(CONTROL_RUNE_ANY, 0, seat):
            pay_rune(g, seat, g.box.monsters[self.target].rune)
        else:
            g.push(Pay(seat, cost.runes, "set" if cost.rune == "set" else "any"))
        return None

    def do_act(self, g: LordsOfRagnarok) -> Where:
        program = g.box.rune_actions[self.action].program
        g.push(Effects(self.seat, program, g.hero_at[self.seat], n=self.target))
        return None

    def do_after(self, g: LordsOfRagnarok) -> Where:
        runes = g.box.rune_actions[self.action].cost.runes
        Triggers.after(g, RUNE_ACTION_DONE, [self.seat], g.hero_at[self.seat], runes)
        return None


class TakeMonster(Frame):
    """A player puts a ring on a monster; a third one costs one of the other two (LR-MONSTER-08, 09)."""

    STEPS = ("drop", "take")

    def __init__(self, seat: int = 0, monster: int = NOBODY) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.monster: Public[int] = monster

    def ask_drop(self, g: LordsOfRagnarok) -> list[Ask]:
        own = [MONSTER[monster] for monster, ring in enumerate(g.rings) if ring == self.seat]
        return [asks.monster_drop(self.seat, own, part=True)] if len(own) >= g.box.constants.monster_rings else []

    def do_drop(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        g.rings = replaced_at(g.rings, option.arg, NOBODY)
        g.tell_monster_freed(seat=seat, monster=option.word)
        return None

    def do_take(self, g: LordsOfRagnarok) -> Where:
        g.rings = replaced_at(g.rings, self.monster, self.seat)
        g.tell_monster_taken(seat=self.seat, monster=g.box.monsters[self.monster].id)
        return None


class RunePhase(Frame):
    """At most one rune action in a turn (LR-RUNE-01, 04)."""

    STEPS = ("act",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.acted: Public[int] = 0

    def ask_act(self, g: LordsOfRagnarok) -> list[Ask]:
        seat = self.seat
        options: list[Option] = []
        if self._may_act(g):
            if sum(g.runes_of(seat)):
                options = [option for option in RUNE_ACTIONS if not why_rune_action(g, seat, option.arg)]
            options += usable(g, seat, RUNE_ACTION)
        options += usable(g, seat, RUNE_PHASE)
        return [asks.runes(seat, [DONE, *options])] if options else []

    def _may_act(self, g: LordsOfRagnarok) -> bool:
        return self.acted < g.fold(RUNE_ACTIONS_PER_TURN, 1, self.seat)

    def why_act(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        if seat != self.seat:
            return "LR-TURN-01"
        if option.verb == "rune_action" and self._may_act(g):
            return why_rune_action(g, seat, option.arg)
        return "LR-RUNE-01"

    def do_act(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        if option is DONE:
            return OVER
        if option.verb == "rune_action":
            self.acted += 1
            g.push(RuneAction(seat, option.arg))
        elif option in usable(g, seat, RUNE_ACTION):
            self.acted += 1
            runes = g.box.powers[option.arg].entries[0].cost.runes
            Triggers.after(g, RUNE_ACTION_DONE, [seat], g.hero_at[seat], runes)
            use(g, seat, option, RUNE_ACTION)
        else:
            use(g, seat, option, RUNE_PHASE)
        return AGAIN
