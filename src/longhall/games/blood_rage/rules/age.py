"""An Age: six phases in order (Phases, BR-PHASE and BR-AGE)."""

from longhall.engine.frames import Frame, Where
from longhall.games.blood_rage.rules.action import ActionPhase
from longhall.games.blood_rage.rules.discard import DiscardPhase
from longhall.games.blood_rage.rules.gifts import Gifts
from longhall.games.blood_rage.rules.quest import QuestPhase
from longhall.games.blood_rage.rules.ragnarok import RagnarokPhase
from longhall.games.blood_rage.rules.valhalla import ReleasePhase
from longhall.games.blood_rage.state import BloodRage


class Age(Frame):
    """Each phase is finished before the next begins (BR-PHASE-01); the Saga token marks it (BR-PHASE-02, BR-SETUP-13).
    Upgrades and stats carry over (BR-AGE-03)."""

    STEPS = ("gifts", "action", "discard", "quest", "ragnarok", "valhalla", "close")

    def do_gifts(self, g: BloodRage) -> Where:
        g.tell_age(age=g.age, clan=g.first)
        return self._phase(g, "gifts", Gifts())

    def do_action(self, g: BloodRage) -> Where:
        return self._phase(g, "action", ActionPhase())

    def do_discard(self, g: BloodRage) -> Where:
        return self._phase(g, "discard", DiscardPhase())

    def do_quest(self, g: BloodRage) -> Where:
        return self._phase(g, "quest", QuestPhase())

    def do_ragnarok(self, g: BloodRage) -> Where:
        return self._phase(g, "ragnarok", RagnarokPhase())

    def do_valhalla(self, g: BloodRage) -> Where:
        return self._phase(g, "valhalla", ReleasePhase())

    # All tokens show their reward again; the marker goes to the left (BR-AGE-01, 02)
    def do_close(self, g: BloodRage) -> Where:
        g.pillaged = (0,) * len(g.pillaged)
        g.first = (g.first + 1) % g.seats
        return None

    def _phase(self, g: BloodRage, name: str, frame: Frame) -> Where:
        g.phase = name
        g.push(frame)
        return None
