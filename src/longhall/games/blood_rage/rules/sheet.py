"""The clan sheet: Glory, Rage and stats (Clan sheet, BR-STAT)."""

from collections.abc import Sequence
from typing import Final

from longhall.engine.frames import Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public, added_in
from longhall.games.blood_rage.generated import asks
from longhall.games.blood_rage.options import NO, RAISE
from longhall.games.blood_rage.state import BY_CARDS, NO_LIMIT, STOLEN, BloodRage

STATS: Final = (0, 1, 2)


def gain_glory(g: BloodRage, seat: int, n: int, part: int) -> None:
    """Glory is counted by where it came from (BR-SETUP-02, BR-AMB-33)."""
    g.glory[seat] += n
    g.earned = added_in(g.earned, seat, part, n)


def gain_by_card(g: BloodRage, seat: int, n: int, card: str) -> None:
    """Glory that a card gives."""
    if n:
        gain_glory(g, seat, n, BY_CARDS)
        g.tell_glory_card(clan=seat, n=n, card=card)


def steal_glory(g: BloodRage, thief: int, victim: int, most: int) -> int:
    """Never more than there is (BR-AMB-14, 33)."""
    n = min(most, g.glory[victim])
    gain_glory(g, victim, -n, STOLEN)
    gain_glory(g, thief, n, STOLEN)
    return n


def gain_rage(g: BloodRage, seat: int, n: int) -> int:
    """Rage beyond the end of the track is lost (BR-AMB-22); says how much was gained."""
    top = g.box.constants.rage_top if g.rage_cap == "track" else NO_LIMIT
    gained = max(0, min(n, top - g.rage[seat]))
    g.rage[seat] += gained
    return gained


def raisable(g: BloodRage, seat: int) -> list[int]:
    """The stats that are not on their last step (BR-STAT-06, BR-AMB-23)."""
    return [stat for stat in STATS if g.stats[seat][stat] < len(g.box.stats[stat].values) - 1]


def raise_stat(g: BloodRage, seat: int, stat: int) -> None:
    """One step to the right; on the last step nothing happens (BR-STAT-06..08, BR-AMB-23)."""
    if stat in raisable(g, seat):
        g.stats = added_in(g.stats, seat, stat, 1)
        g.tell_raised(clan=seat, stat=g.box.stats[stat].id, n=g.value(seat, stat))


class RaiseStat(Frame):
    """A clan raises one stat of its choice. Only stats below the last step are offered; without any the raise is
    lost (BR-AMB-23). After a Quest it may also decline (BR-AMB-41)."""

    STEPS = ("choose",)

    def __init__(self, seat: int = 0, among: Sequence[int] = (), optional: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.among: Public[list[int]] = list(among)  # the stats that may be raised
        self.optional: Public[int] = optional

    def ask_choose(self, g: BloodRage) -> list[Ask]:
        stats = [option for option in RAISE if not self.why_choose(g, self.seat, option)]
        if not stats:
            return []
        return [asks.raise_may(self.seat, [NO, *stats]) if self.optional else asks.raise_(self.seat, stats)]

    def why_choose(self, g: BloodRage, seat: int, option: Option) -> str:
        if option.verb != "raise" or seat != self.seat:
            return "BR-QUEST-06" if self.optional else "BR-REWARD-06"
        if option.arg not in raisable(g, seat):
            return "BR-STAT-06"
        return "" if option.arg in self.among else "BR-REWARD-06"

    def do_choose(self, g: BloodRage, seat: int, option: Option) -> Where:
        if option is not NO:
            raise_stat(g, seat, option.arg)
        return None
