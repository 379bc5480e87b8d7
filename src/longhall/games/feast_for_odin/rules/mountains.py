"""Mountain strips: items from left to right, and the update at the end of a round (FO-MTN, FO-MOUNT)."""

from collections.abc import Sequence

from longhall.engine.frames import OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public, replaced_at
from longhall.engine.triggers import Triggers
from longhall.games.feast_for_odin.content.things import TWO_SILVER
from longhall.games.feast_for_odin.generated import asks
from longhall.games.feast_for_odin.hooks import STRIP_DISCARDED, STRIP_TAKEN
from longhall.games.feast_for_odin.options import DONE, STRIP, TAKE
from longhall.games.feast_for_odin.rules.gains import gain
from longhall.games.feast_for_odin.state import NOBODY, STRIPS, FeastForOdin


class Mountains(Frame):
    """Take up to so many items from one strip, and from another, for each part (FO-MTN-02, 03)."""

    STEPS = ("strip", "take", "over")

    def __init__(
        self, seat: int = NOBODY, parts: Sequence[int] = (), ours: bool = False, only: Sequence[int] = ()
    ) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.parts: Public[list[int]] = list(parts)  # how many items may still be taken, for each strip
        self.only: Public[list[int]] = list(only)  # what may be taken; empty: anything
        self.strip: int = -1  # the strip that was chosen last
        self.used: list[int] = []  # the strips that were chosen
        self.taken: list[int] = []  # the items that were taken
        self.ours: Public[int] = int(ours)  # 1: the Viking action itself gives them

    def ask_strip(self, g: FeastForOdin) -> list[Ask]:
        if not self.parts:
            return []
        strips = [strip for strip in open_strips(g, self.only) if strip not in self.used]
        if not strips:
            return []
        options = [STRIP[strip] for strip in strips]
        return [asks.strip(self.seat, [*options, DONE] if self.taken else options, n=self.parts[0])]

    def do_strip(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        if option is DONE:
            return "over"
        self.strip = option.arg
        self.used = [*self.used, option.arg]
        return None

    # As many as one likes from the left; the rest is forfeited (FO-MTN-01)
    def ask_take(self, g: FeastForOdin) -> list[Ask]:
        if self.strip < 0:
            return []
        most = min(self.parts[0], len(g.strips[self.strip]))
        return [asks.strip_take(self.seat, [TAKE[n] for n in range(most)], part=True)]

    def do_take(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        n = option.arg + 1
        items = g.strips[self.strip]
        self.taken = [*self.taken, *items[:n]]
        self.parts = self.parts[1:]
        g.strips = replaced_at(g.strips, self.strip, items[n:])
        g.tell_strip_taken(seat=seat, strip=self.strip, n=n)
        self.strip = -1
        return "strip"

    def do_over(self, g: FeastForOdin) -> Where:
        if self.taken:
            Triggers.if_ready(g, STRIP_TAKEN, self.seat, 0, 0)
            amounts = [(item, self.taken.count(item)) for item in dict.fromkeys(self.taken)]
            gain(g, self.seat, amounts, 1, bool(self.ours))
        return OVER


def taken(g: FeastForOdin, seat: int) -> Sequence[int]:
    """What a player has just taken from mountain strips, whatever a card made it take in between; else what was
    discarded from them last."""
    for frame in reversed(g.stack):
        if isinstance(frame, Mountains) and frame.seat == seat:
            return frame.taken
    return g.events


def open_strips(g: FeastForOdin, only: Sequence[int] = ()) -> list[int]:
    """The strips from which something can be taken, not those that are empty (FO-MTN-04); with `only`, if their
    leftmost item is one of these."""
    return [strip for strip, items in enumerate(g.strips) if items and (not only or items[0] in only)]


def update_strips(g: FeastForOdin) -> None:
    """The leftmost item of each strip goes to the general supply, also the last 2 silver; then a new strip comes
    (FO-MOUNT-01..04, FO-AMB-15)."""
    removed: list[int] = []
    strips = []
    for items in g.strips:
        removed += items[:1]
        rest = items[1:]
        if rest == (TWO_SILVER,):
            removed += rest
            rest = ()
        strips.append(rest)
    g.strips = tuple(strips)
    g.events = tuple(removed)
    g.tell_strips_updated()
    turn_up_strip(g)
    for seat in reversed(g.clockwise(g.first)):
        Triggers.if_ready(g, STRIP_DISCARDED, seat, 0, 0)


def turn_up_strip(g: FeastForOdin) -> None:
    """Turn up a strip of the pile, by chance (FO-SETUP-09)."""
    if not g.strips_left:
        return
    strip = g.strips_left[g.below(STRIPS, len(g.strips_left))]
    g.strips_left = tuple([other for other in g.strips_left if other != strip])
    g.strips = replaced_at(g.strips, strip, tuple(g.box.strips[strip]))
    g.tell_strip_turned(strip=strip)
