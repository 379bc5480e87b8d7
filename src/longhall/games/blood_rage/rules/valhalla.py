"""The Release Valhalla phase (BR-VALHALLA)."""

from longhall.engine.frames import Frame, Where
from longhall.games.blood_rage.hooks import RELEASE_GLORY
from longhall.games.blood_rage.rules.sheet import gain_glory
from longhall.games.blood_rage.state import RELEASE, RESERVE, VALHALLA, BloodRage


class ReleasePhase(Frame):
    """All figures in Valhalla return to their owners' reserves (BR-VALHALLA-01, 02)."""

    STEPS = ("release",)

    def do_release(self, g: BloodRage) -> Where:
        for seat in g.clockwise(g.first):
            n = g.figures_in(seat, [VALHALLA])
            if n:
                for kind in g.kinds_at(seat, VALHALLA):
                    g.shift(seat, kind, VALHALLA, RESERVE, g.count(seat, kind, VALHALLA))
                g.tell_released(clan=seat, n=n)
                glory = n * g.fold(RELEASE_GLORY, 0, seat)
                if glory:
                    gain_glory(g, seat, glory, RELEASE)
                    g.tell_glory_valhalla(clan=seat, n=glory)
        return None
