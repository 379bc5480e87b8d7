"""Recruiting armies (LR-ACT-04..07, LR-RECRUIT)."""

from collections.abc import Sequence

from longhall.engine.frames import Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import because
from longhall.engine.state import Public, replaced_at
from longhall.engine.triggers import Triggers
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.hooks import RECRUIT_STRENGTH, RECRUITED
from longhall.games.lords_of_ragnarok.options import TO
from longhall.games.lords_of_ragnarok.state import AUTHORITY, LordsOfRagnarok


def recruit_strength(g: LordsOfRagnarok, seat: int) -> int:
    """What a recruited army has: the player's Authority (LR-HERO-03, LR-ACT-04)."""
    return min(g.fold(RECRUIT_STRENGTH, g.value(seat, AUTHORITY), seat), g.box.constants.army_max)


def recruit_sites(g: LordsOfRagnarok, seat: int) -> list[int]:
    """Next to the sea of the own drakkar, or in a city territory that the player controls (LR-ACT-05,
    LR-MAP-04)."""
    cities = [place for place in controlled(g, seat) if g.map.territories[place].city]
    return sorted({*g.shores(seat), *cities})


def controlled(g: LordsOfRagnarok, seat: int) -> list[int]:
    return [place for place, owner in enumerate(g.control) if owner == seat]


def why_recruit(g: LordsOfRagnarok, seat: int) -> str:
    """An army must be in the reserve (LR-WHEEL-02)."""
    return "" if g.reserve_army(seat) >= 0 else because("LR-LIMIT-03", "armies", n=len(g.armies_of(seat)))


def recruit_at(g: LordsOfRagnarok, seat: int, place: int, strength: int) -> None:
    """Put an army from the reserve on the board; it may lead to a battle (LR-ACT-06)."""
    army = g.reserve_army(seat)
    g.army_at = replaced_at(g.army_at, army, place)
    g.strengths = replaced_at(g.strengths, army, strength)
    g.tell_recruited(seat=seat, territory=g.place(place), n=strength)
    Triggers.after(g, RECRUITED, [seat], place, 0)


class Recruit(Frame):
    """One army from the reserve, where the player likes among these places (LR-RECRUIT-01)."""

    STEPS = ("to",)

    def __init__(self, seat: int = 0, strength: int = 0, sites: Sequence[int] = ()) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.strength: Public[int] = strength
        self.sites: Public[list[int]] = list(sites)

    def ask_to(self, g: LordsOfRagnarok) -> list[Ask]:
        if not self.sites or why_recruit(g, self.seat):
            return []
        return [asks.recruit_to(self.seat, [TO[place] for place in self.sites], n=self.strength, part=True)]

    def why_to(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        return "LR-ACT-05"

    def do_to(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        recruit_at(g, seat, option.arg, self.strength)
        return None
