"""Triggers that wait for their turn: the acting seat's first, then clockwise; one owner orders its own."""

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.hooks import OPTIONAL
from longhall.engine.options import Ask, Option
from longhall.engine.position import OWNERS, Position
from longhall.engine.state import Public


class Triggers(Frame):
    """What follows one event. Automatic triggers run by themselves; for the others their owner is asked."""

    STEPS = ("next", "may")

    def __init__(self) -> None:
        super().__init__()
        self.hook: Public[int] = 0
        self.about: Public[list[int]] = []  # what the listeners are called with
        self.waiting: list[int] = []  # the listeners still to come, with their owners

    @staticmethod
    def after(g: Position, hook: int, first: int, about: list[int]) -> None:
        """Let every listener in play under this hook have its turn."""
        if g.playing[hook]:
            frame = Triggers()
            frame.hook, frame.about, frame.waiting = hook, about, g.in_turn(hook, first)
            g.push(frame)

    # The automatic ones of the owner whose turn it is
    def do_next(self, g: Position) -> Where:
        if not self.waiting:
            return OVER
        owner = self.waiting[0] % OWNERS
        for entry in self.waiting:
            listener = g.hooks.listeners[entry // OWNERS]
            if entry % OWNERS == owner and listener.layer != OPTIONAL:
                self.waiting.remove(entry)
                listener.function(g, owner, *self.about)
                return AGAIN
        return None

    # What that owner may use, in the order it likes
    def ask_may(self, g: Position) -> list[Ask]:
        owner = self.waiting[0] % OWNERS
        cards = [g.hooks.listeners[entry // OWNERS].card for entry in self.waiting if entry % OWNERS == owner]
        use = dict.fromkeys(g.option_for(card) for card in cards)  # of two equal cards it does not matter which
        return [Ask(owner, "trigger.may", [g.option_for(""), *use])]

    def do_may(self, g: Position, seat: int, option: Option) -> Where:
        for entry in self.waiting:
            listener = g.hooks.listeners[entry // OWNERS]
            if entry % OWNERS == seat and g.option_for(listener.card) is option:
                self.waiting.remove(entry)
                listener.function(g, seat, *self.about)
                return "next"
        self.waiting = [entry for entry in self.waiting if entry % OWNERS != seat]
        return "next"
