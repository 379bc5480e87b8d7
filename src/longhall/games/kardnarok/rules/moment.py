"""What a kingdom may do at any moment: exchange a Hero (Basic 1) and use at-any-moment Norns."""

from collections.abc import Sequence
from typing import Final

from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public, replaced_at
from longhall.games.kardnarok.generated import asks
from longhall.games.kardnarok.options import ATTACK, EXCHANGE, PASS
from longhall.games.kardnarok.state import Kardnarok

MOMENTS: Final = [[asks.moment(attack.arg, [PASS])] for attack in ATTACK]  # an ask for each seat


class Moment(Frame):
    """Before a choice that several kingdoms make at once, each has its decision point for what may be done at any
    moment (KR-HERO-01..03, KR-NORNS-12, KR-FLOW-13). Whether it is asked depends on public things alone."""

    STEPS = ("act",)

    def __init__(self, seats: Sequence[int] = ()) -> None:
        super().__init__()
        self.seats: Public[list[int]] = list(seats)  # the kingdoms still to be asked, in order

    def ask_act(self, g: Kardnarok) -> list[Ask]:
        for seat in self.seats:
            if not g.exchanged[seat] or g.has_norns(seat):
                return MOMENTS[seat]
        return []

    def do_act(self, g: Kardnarok, seat: int, option: Option) -> Where:
        self.seats = self.seats[self.seats.index(seat) + 1 :]
        return AGAIN


def hero_exchanges(g: Kardnarok, seat: int) -> list[Option]:
    """The Heroes that a kingdom may exchange now: those in reserve, once per round; the army Hero too only where the
    game's option allows it (KR-HERO-01..03)."""
    if g.exchanged[seat] or not g.heroes or not g.round:
        return []
    heroes = g.reserve[seat] + (g.leading[seat] if g.hero_exchange == "any" else [])
    return [EXCHANGE[face - g.box.first_hero] for face in g.faces_of(heroes)]


def exchange_hero(g: Kardnarok, seat: int, option: Option) -> None:
    """Put a Hero under the pile and take the top one; an army Hero's place is taken by the new one (KR-HERO-01, 04)."""
    face = g.box.first_hero + option.arg
    g.exchanged = replaced_at(g.exchanged, seat, 1)
    if g.faces_of(g.leading[seat]) == [face]:
        swap_in_new_hero(g, seat, g.leading[seat], face, -1)
    else:
        swap_in_new_hero(g, seat, g.reserve[seat], face, g.eyes(seat))


def swap_in_new_hero(g: Kardnarok, seat: int, place: list[int], face: int, eyes: int) -> None:
    """The old Hero goes under the pile first, so that with an empty pile it would come back."""
    old = g.find(place, face)
    g.put_under(old, place, g.heroes, eyes)
    new = g.draw(g.heroes, place, eyes)
    g.tell_hero_exchanged(eyes, kingdom=seat, hero=g.word(old), new_hero=g.word(new))
