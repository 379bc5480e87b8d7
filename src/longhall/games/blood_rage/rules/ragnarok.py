"""The Ragnarök phase (BR-RAGNAROK)."""

from longhall.engine.frames import Frame, Where
from longhall.engine.state import replaced_at
from longhall.games.blood_rage.rules.destroy import Destroy, victims_in
from longhall.games.blood_rage.state import BloodRage


class RagnarokPhase(Frame):
    """The doomed province is destroyed, with everybody in it and in its fjord, to their Glory (BR-RAGNAROK-01..04)."""

    STEPS = ("destroy", "doom")

    def do_destroy(self, g: BloodRage) -> Where:
        province = g.dooms[g.age - 1]
        g.ruined = replaced_at(g.ruined, province, 1)
        g.tell_ragnarok(place=g.place_word(province))
        g.push(Destroy(victims_in(g, g.clockwise(g.first), g.area(province)), 1))
        return None

    def do_doom(self, g: BloodRage) -> Where:
        if g.age < len(g.dooms):
            g.tell_doom(place=g.place_word(g.dooms[g.age]))
        return None
