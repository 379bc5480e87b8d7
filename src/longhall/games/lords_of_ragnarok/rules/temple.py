"""Build temple, and the blessing draft (LR-TEMPLE)."""

from longhall.engine.events import EVERYONE
from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import absent, because
from longhall.engine.state import Public, replaced_at
from longhall.engine.triggers import Triggers
from longhall.games.lords_of_ragnarok.automaton.gains import random_blessing
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.hooks import TEMPLE_BUILT
from longhall.games.lords_of_ragnarok.options import TAKE, TO
from longhall.games.lords_of_ragnarok.rules.control import test_victory
from longhall.games.lords_of_ragnarok.rules.gains import gain_priest, refill
from longhall.games.lords_of_ragnarok.state import NOWHERE, LordsOfRagnarok


def why_temple_at(g: LordsOfRagnarok, seat: int, place: int) -> str:
    """A shrine territory that the player controls, without a temple (LR-TEMPLE-01, LR-MAP-05)."""
    if place >= len(g.control) or not g.map.territories[place].shrine or g.temples[place]:
        return "LR-MAP-05"
    return "" if g.control[place] == seat else "LR-TEMPLE-01"


def temple_sites(g: LordsOfRagnarok, seat: int) -> list[int]:
    """The own shrines without a temple."""
    return [place for place, owner in enumerate(g.control) if owner == seat and not why_temple_at(g, seat, place)]


def why_build_temple(g: LordsOfRagnarok, seat: int) -> str:
    """A free shrine of the player's own and a temple left on the track (LR-AMB-21)."""
    if g.built >= g.map.temples:
        return because("LR-LIMIT-03", "temples", n=g.map.temples)
    return "" if temple_sites(g, seat) else "LR-TEMPLE-01"


def raise_temple(g: LordsOfRagnarok, seat: int, place: int) -> None:
    """A temple goes from the track to a shrine, which may win the game (LR-TEMPLE-01, LR-VICTORY-03)."""
    g.temples = replaced_at(g.temples, place, 1)
    g.built += 1
    g.tell_temple(seat=seat, territory=g.place(place))
    test_victory(g, seat)


def brings_draft(g: LordsOfRagnarok) -> bool:
    """Does the space of the track that was uncovered last show the draft keyword? (LR-TEMPLE-03)"""
    return g.built in g.map.drafts[g.track_side]


class BuildTemple(Frame):
    """A temple from the track goes to an own shrine, then a priest, then perhaps a draft (LR-TEMPLE-01..03)."""

    STEPS = ("place", "after", "draft")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.place: Public[int] = NOWHERE

    def ask_place(self, g: LordsOfRagnarok) -> list[Ask]:
        sites = [TO[place] for place in temple_sites(g, self.seat)]
        return [asks.temple(self.seat, sites, part=True)] if sites else []

    def why_place(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        return why_temple_at(g, seat, option.arg) if option.verb == "to" else "LR-TEMPLE-01"

    def do_place(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self.place = option.arg
        raise_temple(g, seat, option.arg)
        return None

    def do_after(self, g: LordsOfRagnarok) -> Where:
        if self.place >= 0:
            gain_priest(g, self.seat)
            Triggers.after(g, TEMPLE_BUILT, [self.seat], self.place, 0)
        return None

    def do_draft(self, g: LordsOfRagnarok) -> Where:
        if self.place >= 0 and brings_draft(g):
            g.push(Draft())
        return None


class Draft(Frame):
    """One blessing more than there are players: the active player takes one, then the others counter-clockwise; the
    last card is discarded (LR-TEMPLE-04, 05)."""

    STEPS = ("lay", "next", "take", "end")

    def __init__(self) -> None:
        super().__init__()
        self.order: Public[list[int]] = []

    def do_lay(self, g: LordsOfRagnarok) -> Where:
        self.order = [(g.turn - i) % g.seats for i in range(g.seats)]
        g.own_blessings()
        for _ in range(g.seats + 1):
            refill(g, g.blessing, g.blessing_discards)
            if g.blessing:
                g.draw(g.blessing, g.offer, EVERYONE)
        g.tell_draft(blessings=[g.word(card) for card in g.offer])
        return None

    def do_next(self, g: LordsOfRagnarok) -> Where:
        if not self.order or not g.offer:
            return "end"
        if not g.is_follower(self.order[0]):
            return None
        self._take(g, self.order[0], random_blessing(g, self.order[0]))
        return AGAIN

    def ask_take(self, g: LordsOfRagnarok) -> list[Ask]:
        first = g.box.first_blessing
        return [asks.draft(self.order[0], [TAKE[face - first] for face in g.faces_of(g.offer)])]

    def why_take(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        return absent("LR-TEMPLE-04")

    def do_take(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self._take(g, seat, g.find(g.offer, option.arg + g.box.first_blessing))
        return "next"

    def _take(self, g: LordsOfRagnarok, seat: int, card: int) -> None:
        """A Follower tucks its blessing, whose text does not count (LS-GEN-14)."""
        g.own_blessings()
        g.move(card, g.offer, g.blessings[seat])
        g.tell_draft_took(seat=seat, blessing=g.word(card))
        if not g.is_follower(seat):
            g.enter_play(g.box.blessings[g.face(card) - g.box.first_blessing].word, seat)
        self.order = self.order[1:]

    def do_end(self, g: LordsOfRagnarok) -> Where:
        g.own_blessings()
        for card in g.offer[:]:
            g.move(card, g.offer, g.blessing_discards)
        return None
