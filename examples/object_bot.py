"""A bot that is a Python object: a class or a function, called with a seat handle and a stream of chance.

    cd examples
    longhall arena kardnarok --option mode=duel --bots thrall,object_bot:Greedy --games 20

What a seat handle has is told in docs/leagues.md.
"""

from longhall.bots import SeatHandle
from longhall.engine.options import Ask, Option
from longhall.engine.rng import Stream


class Greedy:
    """Tries every option in one world that may be the true one, and takes what looks best there."""

    def __init__(self, handle: SeatHandle, chance: Stream) -> None:
        self.handle = handle
        self.chance = chance

    def choose(self, ask: Ask) -> Option:
        evaluate = self.handle.info.evaluate
        if evaluate is None or len(ask.options) == 1:
            return self.chance.pick(ask.options)
        world = self.handle.determinize(self.chance)
        seat = self.handle.seat
        return max(ask.options, key=lambda option: evaluate(self.handle.simulate(world, seat, option), seat))
