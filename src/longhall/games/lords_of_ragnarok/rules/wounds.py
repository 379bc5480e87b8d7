"""Wounds of heroes, and healing (LR-WOUND)."""

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public, replaced_in
from longhall.engine.triggers import Triggers
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.hooks import WOUNDED
from longhall.games.lords_of_ragnarok.options import HEAL, WOUND
from longhall.games.lords_of_ragnarok.rules.chase import Chase, is_hunting
from longhall.games.lords_of_ragnarok.rules.limits import enforce_limits
from longhall.games.lords_of_ragnarok.state import LordsOfRagnarok


class WoundHero(Frame):
    """Each wound turns an unhurt attribute token, as its owner chooses (LR-WOUND-01, LR-AMB-03). With all three
    turned further wounds are ignored, or end the hunt (LR-WOUND-03, LR-HUNT-21, LR-AMB-47)."""

    STEPS = ("next", "turn")

    def __init__(self, seat: int = 0, n: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.left: Public[int] = n

    def do_next(self, g: LordsOfRagnarok) -> Where:
        if not self.left or g.is_follower(self.seat):  # a Follower's hero is never wounded (LS-GEN-08)
            return OVER
        unhurt = g.unhurt_tokens(self.seat)
        if not unhurt:
            if is_hunting(g, self.seat) and not g.inner(Chase).failed:
                g.inner_to_change(Chase).failed = 1
                g.tell_hunt_collapse(seat=self.seat)
            return OVER
        if len(unhurt) == 1:
            self._turn(g, unhurt[0])
            return AGAIN
        return None

    def ask_turn(self, g: LordsOfRagnarok) -> list[Ask]:
        return [asks.wound(self.seat, [WOUND[each] for each in g.unhurt_tokens(self.seat)], n=self.left)]

    def why_turn(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        return "LR-WOUND-01"

    def do_turn(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self._turn(g, option.arg)
        return "next"

    def _turn(self, g: LordsOfRagnarok, attribute: int) -> None:
        self.left -= 1
        g.wounds = replaced_in(g.wounds, self.seat, attribute, 1)
        g.tell_wounded(seat=self.seat, attribute=g.box.attributes[attribute])
        enforce_limits(g, self.seat)  # Wisdom may have fallen (LR-AMB-04)
        Triggers.after(g, WOUNDED, [self.seat], g.hero_at[self.seat], 0)


def heal(g: LordsOfRagnarok, seat: int, attribute: int) -> None:
    """A wounded token turns back where it stands (LR-WOUND-04)."""
    g.wounds = replaced_in(g.wounds, seat, attribute, 0)
    g.tell_healed(seat=seat, attribute=g.box.attributes[attribute])


class Heal(Frame):
    """One wound is healed, as the player chooses."""

    STEPS = ("heal",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    def ask_heal(self, g: LordsOfRagnarok) -> list[Ask]:
        hurt = g.hurt_tokens(self.seat)
        return [asks.heal(self.seat, [HEAL[each] for each in hurt], part=True)] if hurt else []

    def do_heal(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        heal(g, seat, option.arg)
        return None
