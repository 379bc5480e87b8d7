"""March (Action phase, BR-MARCH)."""

from typing import Final

from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import absent, because, full, lacking
from longhall.engine.state import Public
from longhall.games.blood_rage.generated import asks
from longhall.games.blood_rage.options import DONE, TAKE, TO, WARRIORS
from longhall.games.blood_rage.state import FIRST_FJORD, NOWHERE, WARRIOR, BloodRage

NOBODY_THERE: Final = absent("BR-MARCH-01")


def why_march(g: BloodRage, seat: int, origin: int) -> str:
    """The rule that forbids a march out of a province."""
    cost = g.box.constants.march_cost
    if g.rage[seat] < cost:
        return lacking("BR-ACTION-03", "rage", cost, g.rage[seat])
    if not g.is_at(seat, origin):
        return NOBODY_THERE
    for target in range(FIRST_FJORD):
        if not why_arrive(g, origin, target):
            return ""
    return because("BR-BOARD-03", "room")


def why_arrive(g: BloodRage, origin: int, target: int) -> str:
    """Any other province that stands and has an empty village; it need not be adjacent (BR-MARCH-01..04)."""
    if target >= FIRST_FJORD or target == origin:
        return "BR-MARCH-01"
    if g.ruined[target]:
        return "BR-BOARD-08"
    return (
        "" if g.room(target) > 0 else full("BR-BOARD-03", g.box.provinces[target].villages, place=g.place_word(target))
    )


class March(Frame):
    """Any number of figures, at least one, go from one province to empty villages of one other (BR-MARCH-01..06). The
    number of figures on the board stays, so Horns do not matter."""

    STEPS = ("to", "warriors", "others")

    def __init__(self, seat: int = 0, origin: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.origin: Public[int] = origin
        self.target: Public[int] = NOWHERE
        self.moved: Public[int] = 0  # how many figures so far

    def ask_to(self, g: BloodRage) -> list[Ask]:
        places = [option for option in TO if not why_arrive(g, self.origin, option.arg)]
        return [asks.march_to(self.seat, places, origin=g.place_word(self.origin), part=True)]

    def why_to(self, g: BloodRage, seat: int, option: Option) -> str:
        return why_arrive(g, self.origin, option.arg) if option.verb == "to" else "BR-MARCH-03"

    def do_to(self, g: BloodRage, seat: int, option: Option) -> Where:
        self.target = option.arg
        return None

    # How many Warriors; none only if somebody else can go
    def ask_warriors(self, g: BloodRage) -> list[Ask]:
        if not g.count(self.seat, WARRIOR, self.origin):
            return []
        numbers = [option for option in WARRIORS if not self.why_warriors(g, self.seat, option)]
        origin, place = g.place_word(self.origin), g.place_word(self.target)
        return [asks.march_warriors(self.seat, numbers, origin=origin, place=place, part=True)]

    def why_warriors(self, g: BloodRage, seat: int, option: Option) -> str:
        if option.verb != "warriors":
            return self.why_others(g, seat, option)
        if option.arg == 0 and not self._others(g):
            return "BR-MARCH-06"
        there, room = g.count(self.seat, WARRIOR, self.origin), g.room(self.target)
        if option.arg > there:
            return lacking("BR-MARCH-01", "warriors", option.arg, there, place=g.place_word(self.origin))
        if option.arg > room:
            return lacking("BR-BOARD-03", "villages", option.arg, room, place=g.place_word(self.target))
        return ""

    def do_warriors(self, g: BloodRage, seat: int, option: Option) -> Where:
        if option.arg:
            self._move(g, WARRIOR, option.arg)
        return None

    # Leader and Monsters, one by one
    def ask_others(self, g: BloodRage) -> list[Ask]:
        others = [TAKE[kind] for kind in self._others(g)] if g.room(self.target) > 0 else []
        if not others:
            return []
        options = [DONE, *others] if self.moved else others
        origin, place = g.place_word(self.origin), g.place_word(self.target)
        return [asks.march_take(self.seat, options, origin=origin, place=place, part=True)]

    def why_others(self, g: BloodRage, seat: int, option: Option) -> str:
        if option is DONE:
            return "BR-MARCH-06"
        if option.verb == "take" and g.box.figures[option.arg].ship:
            return "BR-MARCH-05"
        return NOBODY_THERE if option.verb == "take" else "BR-MARCH-03"

    def do_others(self, g: BloodRage, seat: int, option: Option) -> Where:
        if option is DONE:
            return None
        self._move(g, option.arg, 1)
        return AGAIN

    def _others(self, g: BloodRage) -> list[int]:
        return [kind for kind in g.kinds_at(self.seat, self.origin) if kind != WARRIOR]

    def _move(self, g: BloodRage, kind: int, n: int) -> None:
        g.shift(self.seat, kind, self.origin, self.target, n)
        self.moved += n
        origin, place = g.place_word(self.origin), g.place_word(self.target)
        g.tell_marched(clan=self.seat, n=n, figure=g.figure_word(kind), origin=origin, place=place)
