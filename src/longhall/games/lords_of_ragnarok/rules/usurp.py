"""Usurp (LR-USURP)."""

from longhall.engine.frames import Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import because, lacking
from longhall.engine.state import Public
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.hooks import USURP_COST_AGAINST_ME, USURP_POWER
from longhall.games.lords_of_ragnarok.options import NO, YES
from longhall.games.lords_of_ragnarok.rules.armies import Retreat
from longhall.games.lords_of_ragnarok.rules.control import set_control
from longhall.games.lords_of_ragnarok.rules.recruit import recruit_at, recruit_strength, why_recruit
from longhall.games.lords_of_ragnarok.state import NOBODY, POWER, LordsOfRagnarok


def usurp_cost(g: LordsOfRagnarok, place: int) -> int:
    """The Power that it takes: local resistance, or the strength of the controller's armies (LR-USURP-02..04,
    LS-GEN-19)."""
    owner = g.control[place]
    if owner == NOBODY:
        return g.map.territories[place].resistance
    return g.fold(USURP_COST_AGAINST_ME, g.total(owner, place), owner)


def why_usurp(g: LordsOfRagnarok, seat: int) -> str:
    """The hero is alone there, the territory is not the player's own, and its Power suffices (LR-USURP-01..04,
    LR-HERO-04, LR-AMB-41)."""
    place = g.hero_at[seat]
    if len(g.heroes_at(place)) > 1:
        return because("LR-USURP-01", "heroes", territory=g.place(place))
    if g.control[place] == seat:
        return because("LR-AMB-41", "own", territory=g.place(place))
    power, cost = g.fold(USURP_POWER, g.value(seat, POWER), seat), usurp_cost(g, place)
    if power >= cost:
        return ""
    rule = "LR-USURP-02" if g.control[place] == NOBODY else "LR-USURP-03"
    return lacking(rule, "power", cost, power, territory=g.place(place))


def drive_out(g: LordsOfRagnarok, seat: int, place: int) -> None:
    """Everybody else's armies retreat from a territory that is usurped (LR-USURP-02, 03, LS-SPECIAL-44)."""
    g.tell_usurped(seat=seat, territory=g.place(place))
    for owner in reversed(g.clockwise(seat)[1:]):
        armies = g.armies_at(owner, place)
        if armies:
            g.push(Retreat(armies, g.army_at[armies[0]]))


class Usurp(Frame):
    """Armies of others retreat, the player takes control and may recruit there at once (LR-USURP-02..05)."""

    STEPS = ("drive", "control", "recruit")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    def do_drive(self, g: LordsOfRagnarok) -> Where:
        drive_out(g, self.seat, g.hero_at[self.seat])
        return None

    def do_control(self, g: LordsOfRagnarok) -> Where:
        set_control(g, g.hero_at[self.seat], self.seat)
        return None

    def ask_recruit(self, g: LordsOfRagnarok) -> list[Ask]:
        if why_recruit(g, self.seat):  # LR-AMB-42
            return []
        territory, n = g.place(g.hero_at[self.seat]), recruit_strength(g, self.seat)
        return [asks.usurp_recruit(self.seat, [NO, YES], territory=territory, n=n, part=True)]

    def do_recruit(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        if option is YES:
            recruit_at(g, seat, g.hero_at[seat], recruit_strength(g, seat))
        return None
