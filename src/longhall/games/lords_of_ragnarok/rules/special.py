"""The special action phase: the wheel, realm bonuses, the seven actions (LR-WHEEL)."""

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import because
from longhall.engine.state import Public
from longhall.engine.triggers import Triggers
from longhall.games.lords_of_ragnarok.content.rows import ACTIONS
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.hooks import (
    ACTION_MARCH,
    BEFORE_SPECIAL,
)
from longhall.games.lords_of_ragnarok.options import ACTION
from longhall.games.lords_of_ragnarok.rules.activate import March, ready_armies
from longhall.games.lords_of_ragnarok.rules.moments import usable, use
from longhall.games.lords_of_ragnarok.rules.monsters import MonstersAction, why_monsters
from longhall.games.lords_of_ragnarok.rules.monument import BuildMonument, why_build_monument
from longhall.games.lords_of_ragnarok.rules.prepare import prepare, why_prepare
from longhall.games.lords_of_ragnarok.rules.recruit import Recruit, recruit_sites, recruit_strength, why_recruit
from longhall.games.lords_of_ragnarok.rules.temple import BuildTemple, why_build_temple
from longhall.games.lords_of_ragnarok.rules.usurp import Usurp, why_usurp
from longhall.games.lords_of_ragnarok.rules.wheel import place_marker
from longhall.games.lords_of_ragnarok.state import BUILD_MONUMENT, NOBODY, LordsOfRagnarok


def _why_march(g: LordsOfRagnarok, seat: int) -> str:
    return "" if ready_armies(g, seat) else because("LR-MARCH-01", "army")


WHY = {
    "march": _why_march,
    "recruit": why_recruit,
    "build_temple": why_build_temple,
    "monsters": why_monsters,
    "usurp": why_usurp,
    "prepare": why_prepare,
    "build_monument": why_build_monument,
}


def why_action(g: LordsOfRagnarok, seat: int, action: int) -> str:
    """The rule that forbids a special action: an own marker lies there, or it could not be carried out (LR-WHEEL-02,
    03, 08, LR-AMB-20, 21)."""
    if action != BUILD_MONUMENT and seat in g.wheel[action]:
        return because("LR-WHEEL-03", "marker")
    return WHY[ACTIONS[action]](g, seat)


class Special(Frame):
    """The active player must choose one special action (LR-WHEEL-01)."""

    STEPS = ("choose", "marker", "act", "after")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.action: Public[int] = NOBODY

    def ask_choose(self, g: LordsOfRagnarok) -> list[Ask]:
        actions = [option for option in ACTION if not why_action(g, self.seat, option.arg)]
        options = [*actions, *usable(g, self.seat, BEFORE_SPECIAL)]
        return [asks.special(self.seat, options)] if actions else []  # LR-AMB-22

    def why_choose(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        if seat != self.seat:
            return "LR-TURN-01"
        return why_action(g, seat, option.arg) if option.verb == "action" else "LR-WHEEL-01"

    def do_choose(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        if option.verb == "use":
            use(g, seat, option, BEFORE_SPECIAL)
            return AGAIN
        self.action = option.arg
        g.tell_action(seat=seat, action=option.word)
        return None

    # Build Monument places no marker (LR-WHEEL-08)
    def do_marker(self, g: LordsOfRagnarok) -> Where:
        if self.action < 0:
            return OVER
        if self.action == BUILD_MONUMENT:
            return None
        place_marker(g, self.seat, self.action)
        return None

    def do_act(self, g: LordsOfRagnarok) -> Where:
        g.push(self._frame(g))
        return None

    def _frame(self, g: LordsOfRagnarok) -> Frame:
        seat, action = self.seat, ACTIONS[self.action]
        if action == "march":
            g.activated = ()
            return March(seat)
        if action == "recruit":
            return Recruit(seat, recruit_strength(g, seat), recruit_sites(g, seat))
        if action == "build_temple":
            return BuildTemple(seat)
        if action == "monsters":
            return MonstersAction(seat)
        if action == "usurp":
            return Usurp(seat)
        return prepare(g, seat) if action == "prepare" else BuildMonument(seat)

    def do_after(self, g: LordsOfRagnarok) -> Where:
        Triggers.after(g, ACTION_MARCH + self.action, [self.seat], g.hero_at[self.seat], 0)
        return None
