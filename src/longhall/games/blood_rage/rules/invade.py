"""Invade (Action phase, BR-INVADE)."""

from typing import Final

from longhall.engine.frames import Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import absent, because, full
from longhall.engine.state import Public
from longhall.engine.triggers import Triggers
from longhall.games.blood_rage.generated import asks
from longhall.games.blood_rage.hooks import FOLLOWED, INVADED, INVADES_CENTRE, LANDED
from longhall.games.blood_rage.options import TO
from longhall.games.blood_rage.rules.raid import Raid
from longhall.games.blood_rage.rules.strength import figure_strength
from longhall.games.blood_rage.state import CENTRE, FIRST_FJORD, HORNS, NOWHERE, RESERVE, BloodRage


def invade_cost(g: BloodRage, seat: int, kind: int) -> int:
    """Its STR; nothing for a Leader, upgraded or not, and for figures that say so (BR-INVADE-01, 05, 07; BR-FIG-02;
    BR-MONSTER-02)."""
    return 0 if g.box.figures[kind].free else figure_strength(g, seat, kind)


def has_horns(g: BloodRage, seat: int) -> bool:
    """May a clan have one more figure on the board (BR-INVADE-06)?"""
    return g.on_board(seat) < g.value(seat, HORNS)


NOT_IN_RESERVE: Final = absent("BR-INVADE-01")


def why_invade(g: BloodRage, seat: int, kind: int, source: int = RESERVE) -> str:
    """The rule that keeps a figure from invading at all, whatever it costs."""
    if not g.count(seat, kind, source):
        return NOT_IN_RESERVE
    if not has_horns(g, seat):
        return because("BR-INVADE-06", "horns", n=g.value(seat, HORNS), there=g.on_board(seat))
    ends = (FIRST_FJORD, RESERVE) if g.box.figures[kind].ship else (CENTRE, FIRST_FJORD)
    for place in reversed(range(*ends)):  # the centre, where few may land, last
        if not why_land(g, seat, kind, place):
            return ""
    return because("BR-BOARD-03", "room")


def why_land(g: BloodRage, seat: int, kind: int, place: int) -> str:
    """Where a figure may invade: an empty village of an outer province that stands; a Ship an open fjord, which
    holds any number of them (BR-INVADE-01..04, BR-BOARD-07, BR-AMB-24)."""
    ship = g.box.figures[kind].ship
    if place >= FIRST_FJORD:
        if not ship:
            return "BR-INVADE-01"
        return "" if g.supported(place) else "BR-BOARD-08"
    if ship:
        return "BR-INVADE-04"
    if place == CENTRE:
        return "" if g.fold(INVADES_CENTRE, 0, seat, kind) else "BR-INVADE-03"
    if g.ruined[place]:
        return "BR-BOARD-08"
    return "" if g.room(place) > 0 else full("BR-BOARD-03", g.box.provinces[place].villages, place=g.place_word(place))


class Invade(Frame):
    """A figure is put on the board. Then, in this order: what destroys enemies, a Warrior that follows, and what comes
    when all else is done; amid a pillage that waits for its end (BR-AMB-17, 19, 46)."""

    STEPS = ("where", "place", "strike", "follow", "land")

    def __init__(self, seat: int = 0, kind: int = 0, source: int = RESERVE, place: int = NOWHERE) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.kind: Public[int] = kind
        self.source: Public[int] = source
        self.place: Public[int] = place

    def ask_where(self, g: BloodRage) -> list[Ask]:
        if self.place != NOWHERE:
            return []
        places = [option for option in TO if not why_land(g, self.seat, self.kind, option.arg)]
        return [asks.invade_where(self.seat, places, figure=g.figure_word(self.kind), part=True)]

    def why_where(self, g: BloodRage, seat: int, option: Option) -> str:
        if seat != self.seat or option.verb != "to":
            return "BR-ACTION-03"
        return why_land(g, seat, self.kind, option.arg)

    def do_where(self, g: BloodRage, seat: int, option: Option) -> Where:
        self.place = option.arg
        return None

    def do_place(self, g: BloodRage) -> Where:
        g.shift(self.seat, self.kind, self.source, self.place)
        g.tell_invaded(clan=self.seat, figure=g.figure_word(self.kind), place=g.place_word(self.place))
        return None

    def do_strike(self, g: BloodRage) -> Where:
        Triggers.after(g, INVADED, g.clockwise(self.seat), self.seat, self.kind, self.place)
        return None

    def do_follow(self, g: BloodRage) -> Where:
        Triggers.after(g, FOLLOWED, g.clockwise(self.seat), self.seat, self.kind, self.place)
        return None

    def do_land(self, g: BloodRage) -> Where:
        if g.in_progress(Raid) is not None:
            raid = g.inner_to_change(Raid)
            raid.waiting = (*raid.waiting, (self.seat, self.kind, self.place))
        else:
            Triggers.after(g, LANDED, g.clockwise(self.seat), self.seat, self.kind, self.place)
        return None
