"""The destruction of figures, and what may happen instead (BR-FIG-04)."""

from collections.abc import Iterable, Sequence

from longhall.engine.frames import OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public, added
from longhall.games.blood_rage.generated import asks
from longhall.games.blood_rage.hooks import DEATH_GLORY, DESTROY, RAGNAROK_GLORY
from longhall.games.blood_rage.options import INSTEAD, NO
from longhall.games.blood_rage.rules.raid import Raid
from longhall.games.blood_rage.rules.sheet import gain_glory
from longhall.games.blood_rage.state import BY_CARDS, RAGNAROK, VALHALLA, BloodRage


def victims_in(g: BloodRage, seats: Iterable[int], places: Iterable[int], kinds: Iterable[int] = ()) -> list[int]:
    """The figures of these clans in these places, of these kinds or of all: seat, kind, place, how many; and so on."""
    where, only = list(places), list(kinds)
    found: list[int] = []
    for seat in seats:
        for place in where:
            for kind in g.kinds_at(seat, place):
                if not only or kind in only:
                    found += [seat, kind, place, g.count(seat, kind, place)]
    return found


def kill(g: BloodRage, seat: int, kind: int, place: int, n: int, ragnarok: int = 0) -> None:
    """To Valhalla, whatever the cause, a Monster like any figure (BR-FIG-04, BR-MONSTER-03)."""
    g.shift(seat, kind, place, VALHALLA, n)
    raid = g.in_progress(Raid)
    if raid is not None and raid.fighters:
        raid = g.inner_to_change(Raid)
        raid.slain = added(raid.slain, seat, n)
    g.tell_destroyed(clan=seat, n=n, figure=g.figure_word(kind), place=g.place_word(place))
    if ragnarok:
        glory = n * g.fold(RAGNAROK_GLORY, g.box.ages[g.age - 1].ragnarok_glory, seat)
        gain_glory(g, seat, glory, RAGNAROK)
        g.tell_glory_ragnarok(clan=seat, n=glory)
    glory = n * g.fold(DEATH_GLORY, 0, seat, kind)
    if glory:
        gain_glory(g, seat, glory, BY_CARDS)
        g.tell_glory_death(clan=seat, n=glory, figure=g.figure_word(kind))


class Destroy(Frame):
    """Figures are about to be destroyed, in this order; their owners may use what replaces it, figure by figure. Who
    lets one of several like figures go lets the rest of them go."""

    STEPS = ("next", "instead")

    def __init__(self, victims: Sequence[int] = (), ragnarok: int = 0) -> None:
        super().__init__()
        self.victims: Public[list[int]] = list(victims)  # seat, kind, place, how many; and so on
        self.ragnarok: Public[int] = ragnarok  # 1: in the Ragnarök phase

    def _ways_out(self, g: BloodRage) -> list[int]:
        seat, kind, place = self.victims[:3]
        return g.ready(DESTROY, seat, kind, place, self.ragnarok)

    def _kill_first(self, g: BloodRage) -> None:
        seat, kind, place, n = self.victims[:4]
        del self.victims[:4]
        kill(g, seat, kind, place, n, self.ragnarok)

    # Those for whom there is no way out
    def do_next(self, g: BloodRage) -> Where:
        while self.victims:
            if g.playing[DESTROY] and self._ways_out(g):
                return None
            self._kill_first(g)
        return OVER

    # What its owner may use for the next figure (BR-INFO-04)
    def ask_instead(self, g: BloodRage) -> list[Ask]:
        seat, kind, place = self.victims[:3]
        ways = [INSTEAD[g.box.face_of[g.card_of(way)] - g.box.first_upgrade] for way in self._ways_out(g)]
        return [asks.instead(seat, [NO, *ways], figure=g.figure_word(kind), place=g.place_word(place))]

    def do_instead(self, g: BloodRage, seat: int, option: Option) -> Where:
        if option is NO:
            self._kill_first(g)
            return "next"
        kind, place = self.victims[1:3]
        for way in self._ways_out(g):
            if g.card_of(way) == option.word:
                g.call_listener(way, kind, place, self.ragnarok)
        self.victims[3] -= 1
        if not self.victims[3]:
            del self.victims[:4]
        return "next"
