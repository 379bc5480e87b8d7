"""What the occupations of one player do when something happens: gains by themselves, the rest as the owner likes."""

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.hooks import OPTIONAL
from longhall.engine.options import Ask, Option
from longhall.engine.position import OWNERS
from longhall.engine.state import Public
from longhall.games.feast_for_odin.generated import asks
from longhall.games.feast_for_odin.options import NO, USE
from longhall.games.feast_for_odin.state import NOBODY, FeastForOdin


class React(Frame):
    """The listeners of a player under one hook, those that come by themselves first (FO-OCC-11, 12, FO-AMB-29)."""

    STEPS = ("next", "may")

    def __init__(self) -> None:
        super().__init__()
        self.seat: Public[int] = NOBODY
        self.hook: Public[int] = 0
        self.what: Public[int] = 0  # what happened, see hooks.py
        self.n: Public[int] = 0
        self.waiting: list[int] = []  # the listeners still to come

    @staticmethod
    def after(g: FeastForOdin, hook: int, seat: int, what: int = 0, n: int = 0) -> None:
        """Let the cards of a player that listen to this have their turn."""
        if g.playing[hook]:
            React.among(g, [entry for entry in g.playing[hook] if entry % OWNERS == seat], hook, seat, what, n)

    @staticmethod
    def among(g: FeastForOdin, mine: list[int], hook: int, seat: int, what: int = 0, n: int = 0) -> bool:
        """Let some of them have their turn; says whether any of them could act."""
        ready = [g.call_listener(entry, what, n, 0) for entry in mine]
        if not any(ready):
            return False
        frame = React()
        frame.seat, frame.hook, frame.what, frame.n = seat, hook, what, n
        for entry, times in zip(mine, ready, strict=True):
            frame.waiting += [entry] * (times or int(_optional(g, entry)))  # others may make it possible
        g.push(frame)
        return True

    @staticmethod
    def alone(g: FeastForOdin, entry: int) -> None:
        """Let one listener have its turn."""
        if g.call_listener(entry, 0, 0, 0):
            frame = React()
            frame.seat, frame.hook = entry % OWNERS, g.hooks.listeners[entry // OWNERS].hook
            frame.waiting = [entry]
            g.push(frame)

    def do_next(self, g: FeastForOdin) -> Where:
        for entry in self.waiting:
            if not _optional(g, entry):
                self.waiting.remove(entry)
                g.call_listener(entry, self.what, self.n, 1)
                return AGAIN
        return None if self.waiting else OVER

    def ask_may(self, g: FeastForOdin) -> list[Ask]:
        ready = [entry for entry in dict.fromkeys(self.waiting) if g.call_listener(entry, self.what, self.n, 0)]
        if not ready:
            return []
        cards = [g.box.card_numbers[g.hooks.listeners[entry // OWNERS].card] for entry in ready]
        return [asks.use(self.seat, [*(USE[card] for card in dict.fromkeys(cards)), NO])]

    def do_may(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        if option is NO:
            return OVER
        for entry in self.waiting:
            if g.hooks.listeners[entry // OWNERS].card == option.word and g.call_listener(entry, self.what, self.n, 0):
                self.waiting.remove(entry)
                g.tell_used(seat=seat, card=option.word)
                g.call_listener(entry, self.what, self.n, 1)
                break
        return "next"


def _optional(g: FeastForOdin, entry: int) -> bool:
    return g.hooks.listeners[entry // OWNERS].layer == OPTIONAL
