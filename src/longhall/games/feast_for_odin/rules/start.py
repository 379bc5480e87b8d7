"""In the solo game the starting occupation may be chosen (FO-SOLO-08)."""

from longhall.engine.events import eyes_of
from longhall.engine.frames import Frame, Where
from longhall.engine.options import Ask, Option
from longhall.games.feast_for_odin.generated import asks
from longhall.games.feast_for_odin.options import PICK
from longhall.games.feast_for_odin.state import FeastForOdin


class ChooseStart(Frame):
    """One light-brown occupation of choice."""

    STEPS = ("card",)

    def ask_card(self, g: FeastForOdin) -> list[Ask]:
        return [asks.start(0, [PICK[face] for face in g.faces_of(g.light)])]

    def do_card(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        card = g.find(g.light, option.arg)
        g.move(card, g.light, g.hands[seat], eyes_of(seat))
        g.tell_picked(seat=seat, card=option.word)
        return None
