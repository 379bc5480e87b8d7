"""The jarl of a game in rounds: plays what is promising on to the end of the round."""

import time
from collections.abc import Iterator
from typing import Any

from longhall.bots.handle import SeatHandle
from longhall.bots.karl import Karl
from longhall.bots.lookahead import first_ask, goes_on
from longhall.bots.playout_tally import Tally, compared
from longhall.engine.options import Ask, Option
from longhall.engine.rng import Stream

PROMISING = 4  # options that are played on
SIGHT = 3  # worlds in which all of them are looked at before
COSTLY = 1.5  # a playout of a whole round counts for so many, for each player
LONG = 2000  # answers after which a simulation is judged wherever it is


class Planner(Karl):
    """Every promising option is tried in the same worlds. There everybody goes on by what looks best at once, until a
    new round begins; only what one has then is compared."""

    def __init__(self, handle: SeatHandle, chance: Stream, playouts: int, milliseconds: int = 0) -> None:
        """Either a number of playouts for a decision or of milliseconds."""
        super().__init__(handle, chance)
        self.playouts = playouts
        self.milliseconds = milliseconds

    def weigh(self, ask: Ask, options: list[Option]) -> dict[str, float]:
        """What is promising is played on; the rest is worth what it looks like, and less than that."""
        seen = self.one_ply(options, SIGHT)
        if goes_on(self.world()[0], ask, self.handle.info):
            return seen
        promising = sorted(options, key=lambda option: -seen[option.key])[:PROMISING]
        tallies = {option.key: Tally() for option in promising}
        for world, key in self.worlds(len(promising)):
            for option in promising:
                tallies[option.key].add(seen[option.key], self.play_out(world, option, key))
        found = compared(tallies)
        worst = min(found.values())
        return {key: found.get(key, min(worst, value)) for key, value in seen.items()}

    def worlds(self, options: int) -> Iterator[tuple[Any, str]]:
        """As many worlds as the budget allows, each for so many options."""
        start = time.perf_counter()
        world, key = self.world()
        yield world, key
        many = int(self.playouts / (COSTLY * world.seats * options))
        tried = 1
        while tried < many or 1000 * (time.perf_counter() - start) < self.milliseconds:
            yield self.world()
            tried += 1

    def play_out(self, world: Any, option: Option, key: str) -> float:
        """How good it looks when the next round begins."""
        chapter = self.handle.info.chapter
        assert chapter is not None
        chance, now = Stream(key), chapter(world)
        trial = self.handle.simulate(world, self.seat, option)
        for _ in range(LONG):
            if trial.over or chapter(trial) != now:
                break
            ask = first_ask(trial)
            if len(self.sensible(trial, ask)) == 1 or goes_on(trial, ask, self.handle.info):
                self.go_on(trial, chance)
            else:
                trial = self.best_reply(trial, ask, chance.child("reply").key, 1)
        return self.judge(trial, self.seat)
