"""The jarl: plays every promising option out in many worlds that look the same."""

import time
from typing import Any

from longhall.bots.handle import SeatHandle
from longhall.bots.karl import Karl
from longhall.bots.tally import Tally, compared
from longhall.bots.thinking import STEPS
from longhall.engine import driver
from longhall.engine.options import Ask, Option
from longhall.engine.rng import Stream

OPINION = 0.2  # how much a karl's opinion counts in a playout
HABIT = 0.01  # what an answer gains that a sensible player gives without thinking
COMPLETIONS = 24  # of a choice in several parts that are looked at before a playout
PARTS = 3  # a part of a choice that was begun gets the budget divided by this
ENDLESS = 1_000_000


class Jarl(Karl):
    """Playouts by habit to the end of what is in progress, in the same worlds for all options; the worse half of
    them drops out, again and again, until the budget is spent."""

    def __init__(self, handle: SeatHandle, chance: Stream, playouts: int, milliseconds: int = 0) -> None:
        """Either a number of playouts for a decision or of milliseconds."""
        super().__init__(handle, chance)
        self.playouts = playouts
        self.milliseconds = milliseconds

    def weigh(self, ask: Ask, options: list[Option]) -> dict[str, float]:
        """Sweeps over all options, then over the better half of them, and so on."""
        tallies = {option.key: Tally() for option in options}
        budget = self.budget(ask)
        left = options
        rounds = max(1, (len(options) - 1).bit_length())
        start = time.perf_counter()
        for number in range(1, rounds + 1):
            share = max(1, budget // ((rounds + 1 - number) * len(left)))
            until = start + self.milliseconds / 1000 * number / rounds
            for _ in range(share):
                self.sweep(left, tallies)
                if self.milliseconds and time.perf_counter() > until:
                    break
            budget -= share * len(left)
            left = better_half(left, tallies)
        return compared(tallies)

    def budget(self, ask: Ask) -> int:
        """Playouts for an ask: fewer where a choice was begun already."""
        if self.milliseconds:
            return ENDLESS
        return self.playouts // (PARTS if ask.part else 1)

    def rests(self, world: Any) -> bool:
        at_rest = self.handle.info.at_rest
        return at_rest is not None and at_rest(world)

    def sweep(self, options: list[Option], tallies: dict[str, Tally]) -> None:
        """One playout for each of these options, all in the same world."""
        world, key = self.world()
        usual = self.usual(world, key)
        for option in options:
            opinion, end = self.play_out(world, option, key)
            opinion += HABIT if option is usual else 0.0
            tallies[option.key].add(opinion, OPINION * opinion + (1 - OPINION) * end)

    def usual(self, world: Any, key: str) -> Option | None:
        """What habit would answer."""
        ask = driver.find_ask(world, self.seat)
        habit = self.handle.info.habit
        return habit(world, ask, Stream(key)) if habit and ask else None

    def play_out(self, world: Any, option: Option, key: str) -> tuple[float, float]:
        """What it looks like at once, and when the fight in progress, or else the next one, is over."""
        chance = Stream(key)
        begun = self.handle.simulate(world, self.seat, option)
        opinion, trial = self.settled(begun, len(world.stack), chance, COMPLETIONS)
        steps = STEPS
        fought = not self.rests(world)
        while steps and not trial.over and not (fought and self.rests(trial)):
            fought = fought or not self.rests(trial)
            self.go_on(trial, chance)
            steps -= 1
        return opinion, self.judge(trial)


def better_half(options: list[Option], tallies: dict[str, Tally]) -> list[Option]:
    """The half that did better so far, and the favourite at first sight, in their order."""
    favourite = max(tallies, key=lambda key: tallies[key].opinion)
    ranked = sorted(options, key=lambda option: -tallies[option.key].mean)[: (len(options) + 1) // 2]
    return [option for option in options if option in ranked or option.key == favourite]
