"""The Action phase and its turns (BR-ACTION)."""

from collections.abc import Callable
from operator import or_
from typing import Final

from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import lacking
from longhall.engine.state import Public, replaced_at
from longhall.games.blood_rage.generated import asks
from longhall.games.blood_rage.options import INVADE, MARCH, PASS, PILLAGE, QUEST, UPGRADE
from longhall.games.blood_rage.rules.invade import Invade, has_horns, invade_cost, why_invade
from longhall.games.blood_rage.rules.march import March, why_march
from longhall.games.blood_rage.rules.pillage import begin_pillage, why_pillage
from longhall.games.blood_rage.rules.quest import Commit, why_quest
from longhall.games.blood_rage.rules.upgrade import play_upgrade, why_upgrade
from longhall.games.blood_rage.state import NOBODY, RAGE, RESERVE, BloodRage


class ActionPhase(Frame):
    """Turns go clockwise from the first player until nobody can act or all is pillaged (BR-ACTION-01, 02, 09)."""

    STEPS = ("rage", "turn", "over")
    RANGES = {"next": (0, None)}

    def __init__(self) -> None:
        super().__init__()
        self.next: Public[int] = 0  # the seat whose turn would come next

    def do_rage(self, g: BloodRage) -> Where:
        self.next = g.first
        g.passed = (0,) * g.seats
        g.tell_action_begins(clan=g.first)
        for seat in g.clockwise(g.first):
            g.rage[seat] = g.value(seat, RAGE)
            g.tell_rage(clan=seat, n=g.rage[seat])
        return None

    # Who has no Rage is skipped, and may act again once it has some; who has passed is out (BR-ACTION-05, 07, 08).
    # The end is tested when a turn is done (BR-AMB-02).
    def do_turn(self, g: BloodRage) -> Where:
        if all(map(or_, g.ruined, g.pillaged)):
            return None
        for seat in g.clockwise(self.next):
            if g.rage[seat] and not g.passed[seat]:
                g.turn = seat
                self.next = (seat + 1) % g.seats
                g.push(Turn(seat))
                return AGAIN
        return None

    def do_over(self, g: BloodRage) -> Where:
        g.turn = NOBODY
        g.tell_action_over()
        return None


class Turn(Frame):
    """One action or pass; its Rage is paid first (BR-ACTION-03, 04, 07)."""

    STEPS = ("act",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    def ask_act(self, g: BloodRage) -> list[Ask]:
        seat, box = self.seat, g.box
        here = g.places_of(seat)
        likely = [INVADE[kind] for kind in g.kinds_at(seat, RESERVE)] if has_horns(g, seat) else []
        likely += [option for option in MARCH if option.arg in here]
        faces = g.faces_of(g.hands[seat])
        likely += [UPGRADE[face - box.first_upgrade] for face in faces if face >= box.first_upgrade]
        likely.append(QUEST)
        likely += [option for option in PILLAGE if not here.isdisjoint(g.area(option.arg))]
        return [asks.turn(seat, [PASS, *[each for each in likely if not WHY[each.verb](g, seat, each.arg)]])]

    def why_act(self, g: BloodRage, seat: int, option: Option) -> str:
        if seat != self.seat:
            if g.passed[seat]:
                return "BR-ACTION-07"
            return "BR-ACTION-02" if g.rage[seat] else "BR-ACTION-05"
        why = WHY.get(option.verb)
        if why:
            return why(g, seat, option.arg)
        return "BR-ACTION-10" if option.verb in GRANTED else "BR-ACTION-04"

    def do_act(self, g: BloodRage, seat: int, option: Option) -> Where:
        DO[option.verb](g, seat, option.arg)
        return None


def pay(g: BloodRage, seat: int, n: int) -> None:
    g.rage[seat] -= n


def _why_invade(g: BloodRage, seat: int, kind: int) -> str:
    cost = invade_cost(g, seat, kind)
    if cost > g.rage[seat] and g.count(seat, kind, RESERVE):
        return lacking("BR-ACTION-03", "rage", cost, g.rage[seat])
    return why_invade(g, seat, kind)


def _why_upgrade(g: BloodRage, seat: int, place: int) -> str:
    return why_upgrade(g, seat, place + g.box.first_upgrade)


def _pass(g: BloodRage, seat: int, nothing: int) -> None:
    """All remaining Rage is lost, and there are no more actions in this phase (BR-ACTION-07)."""
    lost, g.rage[seat] = g.rage[seat], 0
    g.passed = replaced_at(g.passed, seat, 1)
    g.tell_passed(clan=seat, n=lost)


def _invade(g: BloodRage, seat: int, kind: int) -> None:
    pay(g, seat, invade_cost(g, seat, kind))
    g.push(Invade(seat, kind))


def _march(g: BloodRage, seat: int, origin: int) -> None:
    pay(g, seat, g.box.constants.march_cost)
    g.push(March(seat, origin))


def _upgrade(g: BloodRage, seat: int, place: int) -> None:
    play_upgrade(g, seat, place + g.box.first_upgrade)


def _quest(g: BloodRage, seat: int, nothing: int) -> None:
    g.push(Commit(seat))


GRANTED: Final = ("pillage_again", "recall", "sacrifice")  # actions that only a card gives
WHY: dict[str, Callable[[BloodRage, int, int], str]] = {
    "invade": _why_invade,
    "march": why_march,
    "upgrade": _why_upgrade,
    "quest": why_quest,
    "pillage": why_pillage,
}
DO: dict[str, Callable[[BloodRage, int, int], None]] = {
    "pass": _pass,
    "invade": _invade,
    "march": _march,
    "upgrade": _upgrade,
    "quest": _quest,
    "pillage": begin_pillage,
}
