"""Prepare (LR-PREPARE)."""

from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.hooks import PREPARE_CHOICES
from longhall.games.lords_of_ragnarok.options import PREPARE
from longhall.games.lords_of_ragnarok.rules.resolve import Effects, can_resolve
from longhall.games.lords_of_ragnarok.state import LordsOfRagnarok


def _open(g: LordsOfRagnarok, seat: int) -> list[Option]:
    """The options that would have an effect."""
    return [option for option in PREPARE if can_resolve(g, seat, g.box.prepare[option.arg].program)]


def why_prepare(g: LordsOfRagnarok, seat: int) -> str:
    """At least one of the options must have an effect (LR-AMB-20)."""
    return "" if _open(g, seat) else "LR-PREPARE-01"


def prepare(g: LordsOfRagnarok, seat: int) -> "Prepare":
    """The action with as many choices as the seat has."""
    return Prepare(seat, g.fold(PREPARE_CHOICES, g.box.constants.prepare_choices, seat))


class Prepare(Frame):
    """Twice, one after the other: heal, draw, gain a rune, or strengthen an army in an own city (LR-PREPARE-01)."""

    STEPS = ("choose",)

    def __init__(self, seat: int = 0, left: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.left: Public[int] = left

    def ask_choose(self, g: LordsOfRagnarok) -> list[Ask]:
        options = _open(g, self.seat) if self.left else []
        return [asks.prepare(self.seat, options, n=self.left, part=True)] if options else []

    def why_choose(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        return "LR-TURN-01" if seat != self.seat else "LR-PREPARE-01"

    def do_choose(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self.left -= 1
        g.tell_prepared(seat=seat, prepare=option.word)
        g.push(Effects(seat, g.box.prepare[option.arg].program))
        return AGAIN
