"""A player's turn: five phases in fixed order (LR-TURN)."""

from longhall.engine.frames import Frame, Where
from longhall.engine.state import Public
from longhall.games.lords_of_ragnarok.rules.activate import Maneuver
from longhall.games.lords_of_ragnarok.rules.battle import EndOfPhase
from longhall.games.lords_of_ragnarok.rules.hero import HeroPhase
from longhall.games.lords_of_ragnarok.rules.prayer import Prayer
from longhall.games.lords_of_ragnarok.rules.runes import RunePhase
from longhall.games.lords_of_ragnarok.rules.special import Special
from longhall.games.lords_of_ragnarok.rules.spent import forget
from longhall.games.lords_of_ragnarok.state import LordsOfRagnarok


class Turn(Frame):
    """Prayer, hero, runes, maneuver, special action; control and battles follow each phase (LR-TURN-01, 02)."""

    STEPS = ("begin", "prayer", "hero", "runes", "maneuver", "special")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    def do_begin(self, g: LordsOfRagnarok) -> Where:
        g.turn = self.seat
        forget(g, "turn")
        g.tell_turn(seat=self.seat)
        return None

    def do_prayer(self, g: LordsOfRagnarok) -> Where:
        return self._phase(g, "prayer", Prayer(self.seat))

    def do_hero(self, g: LordsOfRagnarok) -> Where:
        return self._phase(g, "hero", HeroPhase(self.seat))

    def do_runes(self, g: LordsOfRagnarok) -> Where:
        return self._phase(g, "runes", RunePhase(self.seat))

    def do_maneuver(self, g: LordsOfRagnarok) -> Where:
        return self._phase(g, "maneuver", Maneuver(self.seat))

    def do_special(self, g: LordsOfRagnarok) -> Where:
        return self._phase(g, "special", Special(self.seat))

    def _phase(self, g: LordsOfRagnarok, name: str, phase: Frame) -> Where:
        g.phase = name
        g.activated = ()
        g.push(EndOfPhase())
        g.push(phase)
        return None
