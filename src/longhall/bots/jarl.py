"""The jarl: plays every promising option out in many worlds that look the same."""

import time
from typing import Any

from longhall.bots.handle import SeatHandle
from longhall.bots.karl import Karl
from longhall.bots.thinking import STEPS, own_part
from longhall.engine import driver
from longhall.engine.options import Ask, Option
from longhall.engine.rng import Stream

OPINION = 0.5  # how much a karl's opinion counts in a playout
HABIT = 0.02  # what an answer gains that a sensible player gives without thinking
PARTS = 3  # a part of a choice that was begun gets the budget divided by this


class Jarl(Karl):
    """Playouts by habit to the end of what is in progress, in the same worlds for all options; the worse half of
    them drops out, again and again, until the budget is spent."""

    def __init__(self, handle: SeatHandle, chance: Stream, playouts: int, milliseconds: int = 0) -> None:
        super().__init__(handle, chance)
        self.playouts = playouts
        self.milliseconds = milliseconds

    def weigh(self, ask: Ask, options: list[Option]) -> dict[str, float]:
        end = time.perf_counter() + self.milliseconds / 1000 if self.milliseconds else 0.0
        budget = self.playouts // PARTS if ask.part else self.playouts
        means = dict.fromkeys((option.key for option in options), 0.0)
        counts = dict.fromkeys(means, 0)
        left = options
        rounds = max(1, (len(options) - 1).bit_length())
        while rounds:
            for _ in range(max(1, budget // (rounds * len(left)))):
                self.sweep(left, means, counts)
                budget -= len(left)
                if end and time.perf_counter() > end:
                    return means
            rounds -= 1
            if rounds:
                left = sorted(left, key=lambda option: -means[option.key])[: (len(left) + 1) // 2]
        best = max(means[option.key] for option in left)
        kept = {option.key for option in left}
        return {key: value if key in kept else min(value, best - 1e-6) for key, value in means.items()}

    def sweep(self, options: list[Option], means: dict[str, float], counts: dict[str, int]) -> None:
        """One playout for each of these options, all in the same world."""
        world, key = self.world()
        usual = self.usual(world, key)
        for option in options:
            value = self.play_out(world, option, key) + (HABIT if option is usual else 0.0)
            counts[option.key] += 1
            means[option.key] += (value - means[option.key]) / counts[option.key]

    def usual(self, world: Any, key: str) -> Option | None:
        """What habit would answer."""
        ask = driver.find_ask(world, self.seat)
        habit = self.handle.info.habit
        return habit(world, ask, Stream(key)) if habit and ask else None

    def play_out(self, world: Any, option: Option, key: str) -> float:
        """What it looks like at once, and when the fight in progress, or else the next one, is over."""
        height = len(world.stack)
        trial = self.handle.simulate(world, self.seat, option)
        chance = Stream(key)
        steps = STEPS
        while steps and not trial.over and (own_part(trial, self.seat) or not self.is_settled(trial, height)):
            self.go_on(trial, chance)
            steps -= 1
        opinion = self.judge(trial)
        self.fight_out(trial, chance, steps)
        return OPINION * opinion + (1 - OPINION) * self.judge(trial)

    def fight_out(self, trial: Any, chance: Stream, steps: int) -> None:
        at_rest = self.handle.info.at_rest
        fought = False
        while steps and not trial.over:
            resting = at_rest is not None and at_rest(trial)
            if fought and resting:
                return
            fought = fought or not resting
            self.go_on(trial, chance)
            steps -= 1
