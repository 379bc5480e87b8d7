"""Assembling armies, and the two windows in which they may change (Basic 4 and 5)."""

from collections.abc import Sequence

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public
from longhall.games.kardnarok.generated import asks
from longhall.games.kardnarok.options import ARMY_HERO, ARMY_WARRIOR, CHANGE, KEEP
from longhall.games.kardnarok.rules.moment import Moment
from longhall.games.kardnarok.state import Kardnarok


class Assemble(Frame):
    """2 Warriors face down and 1 Hero face up, chosen by all these kingdoms at the same time and shown together
    (KR-ARMY-01..03, KR-GEN-07, KR-FLOW-02). Who has fewer Warriors fights with what it has (KR-ARMY-09)."""

    STEPS = ("choose",)

    def __init__(self, seats: Sequence[int] = (), gaps: Sequence[int] = ()) -> None:
        super().__init__()
        self.seats: Public[list[int]] = list(seats)  # kingdoms that assemble a whole army
        self.gaps: Public[list[int]] = list(gaps)  # kingdoms that only fill a gap (KR-ARMY-07)

    def ask_choose(self, g: Kardnarok) -> list[Ask]:
        asked = sorted(self.seats + self.gaps)
        return [self._ask(g, seat, len(asked) > 1) for seat in g.asking(asked) if self._wants(g, seat)]

    def _wants(self, g: Kardnarok, seat: int) -> bool:
        return needs_warrior(g, seat) or (seat in self.seats and not g.leading[seat])

    def _ask(self, g: Kardnarok, seat: int, sealed: bool) -> Ask:
        begun = not sealed or bool(g.armies[seat])
        if needs_warrior(g, seat):
            choices = [ARMY_WARRIOR[face] for face in g.faces_of(g.warriors_in_hand(seat))]
            return asks.army_warrior(seat, choices, sealed=sealed, more=True, part=begun)
        heroes = [ARMY_HERO[face - g.box.first_hero] for face in g.faces_of(g.reserve[seat])]
        return asks.army_hero(seat, heroes, sealed=sealed, part=begun)

    def do_choose(self, g: Kardnarok, seat: int, option: Option) -> Where:
        if option.verb == "army":
            card = g.find(g.hands[seat], option.arg)
            g.move(card, g.hands[seat], g.armies[seat], g.eyes(seat))
            g.tell_army_warrior(g.eyes(seat), kingdom=seat, warrior=option.word)
        else:
            hero = g.find(g.reserve[seat], g.box.first_hero + option.arg)
            g.move(hero, g.reserve[seat], g.leading[seat])
            g.tell_army_hero(kingdom=seat, hero=option.word)
        return AGAIN if self._wants(g, seat) else None


class ChangeArmy(Frame):
    """When its attack turn arrives a kingdom may change Warriors and Hero before it announces (KR-ARMY-06)."""

    STEPS = ("wish", "moment", "assemble")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    def ask_wish(self, g: Kardnarok) -> list[Ask]:
        return [asks.army_wish(self.seat, [KEEP, CHANGE])]

    def do_wish(self, g: Kardnarok, seat: int, option: Option) -> Where:
        if option is KEEP:
            return OVER
        dissolve(g, seat)
        g.tell_army_changed(kingdom=seat)
        return None

    # While the army may be changed its Hero may be exchanged as well (KR-HERO-03)
    def do_moment(self, g: Kardnarok) -> Where:
        g.push(Moment([self.seat]))
        return None

    def do_assemble(self, g: Kardnarok) -> Where:
        g.push(Assemble([self.seat], []))
        return None


def needs_warrior(g: Kardnarok, seat: int) -> bool:
    if len(g.armies[seat]) >= g.box.constants.army:
        return False
    warriors = g.box.warrior_cards
    for card in g.hands[seat]:
        if card < warriors:
            return True
    return False


def dissolve(g: Kardnarok, seat: int) -> None:
    """Take the army back: Warriors into the hand, the Hero to the one in reserve."""
    while g.armies[seat]:
        g.move_slot(0, g.armies[seat], g.hands[seat], g.eyes(seat))
    while g.leading[seat]:
        g.move_slot(0, g.leading[seat], g.reserve[seat], g.eyes(seat))
