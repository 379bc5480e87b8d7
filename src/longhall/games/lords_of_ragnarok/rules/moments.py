"""Moments at which heroes, artifacts and blessings act (LR-AMB-56), and the options by which they are used."""

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.hooks import OPTIONAL
from longhall.engine.options import Ask, Option
from longhall.engine.position import OWNERS
from longhall.engine.state import Public
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.options import DONE, USE
from longhall.games.lords_of_ragnarok.state import NOWHERE, LordsOfRagnarok


def usable(g: LordsOfRagnarok, seat: int, hook: int, place: int = NOWHERE, n: int = 0) -> list[Option]:
    """What a player may use at this moment, each by its option."""
    if not g.playing[hook]:
        return []
    found = []
    for entry in g.playing[hook]:
        listener = g.hooks.listeners[entry // OWNERS]
        if entry % OWNERS == seat and listener.layer == OPTIONAL and listener.function(g, seat, place, n, 0):
            found.append(USE[g.box.power_numbers[listener.card]])
    return found


def use(g: LordsOfRagnarok, seat: int, option: Option, hook: int, place: int = NOWHERE, n: int = 0) -> int:
    """Let a power act that `usable` offered; gives its listener."""
    for entry in g.playing[hook]:
        listener = g.hooks.listeners[entry // OWNERS]
        if entry % OWNERS == seat and listener.card == option.word and listener.layer == OPTIONAL:
            listener.function(g, seat, place, n, 1)
            return entry
    raise LookupError(option.key)


class Moment(Frame):
    """Something has happened. What acts by itself does, and players are asked for the rest: each once, in order, and
    a player with several powers uses them as it likes (LR-AMB-56)."""

    STEPS = ("next", "may", "on")

    def __init__(self) -> None:
        super().__init__()
        self.hook: Public[int] = 0
        self.order: Public[list[int]] = []  # the seats still to come, the one whose turn it is first
        self.place: Public[int] = NOWHERE  # the territory where it happened
        self.n: Public[int] = 0  # a number that belongs to it
        self.used: Public[list[int]] = []  # the listeners that have acted

    @staticmethod
    def after(g: LordsOfRagnarok, hook: int, order: list[int], place: int = NOWHERE, n: int = 0) -> None:
        """Let these seats have their turn, if anything of theirs listens."""
        order = [seat for seat in order if any(entry % OWNERS == seat for entry in g.playing[hook])]
        if order:
            frame = Moment()
            frame.hook, frame.order, frame.place, frame.n = hook, order, place, n
            g.push(frame)

    def do_next(self, g: LordsOfRagnarok) -> Where:
        if not self.order:
            return OVER
        for entry in g.playing[self.hook]:
            listener = g.hooks.listeners[entry // OWNERS]
            if entry % OWNERS == self.order[0] and entry not in self.used and listener.layer != OPTIONAL:
                self.used.append(entry)
                listener.function(g, self.order[0], self.place, self.n, 1)
                return AGAIN
        return None

    def ask_may(self, g: LordsOfRagnarok) -> list[Ask]:
        seat = self.order[0]
        spent = {g.hooks.listeners[entry // OWNERS].card for entry in self.used}
        offered = [option for option in usable(g, seat, self.hook, self.place, self.n) if option.word not in spent]
        return [asks.power_may(seat, [DONE, *offered])] if offered else []

    def do_may(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        if option is DONE:
            return None
        self.used.append(use(g, seat, option, self.hook, self.place, self.n))
        return "next"

    def do_on(self, g: LordsOfRagnarok) -> Where:
        self.order = self.order[1:]
        return "next"
