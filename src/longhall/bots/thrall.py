"""The thrall: does whatever comes to hand."""

from longhall.bots.handle import SeatHandle
from longhall.engine.options import Ask, Option
from longhall.engine.rng import Stream


class Thrall:
    """Chooses among all that its ask offers, at any time or now, each as likely."""

    def __init__(self, handle: SeatHandle, chance: Stream) -> None:
        self.chance = chance
        self.explanation: list[tuple[str, float]] = []  # it weighs nothing
        self.note = ""

    def choose(self, ask: Ask) -> Option:
        options = [*ask.options, *ask.anytime]
        return self.chance.pick(options)
