"""The karl: looks one answer ahead and takes what looks best."""

from collections.abc import Sequence
from typing import Any

from longhall.bots.lookahead import STEPS, Thinker, is_settled, own_part
from longhall.engine.options import Ask, Option
from longhall.engine.rng import Stream

WORLDS = 4  # in which every option is tried
LEAVES = 48  # completions of a choice in several parts that are looked at


class Karl(Thinker):
    """One-ply by the game's evaluation, the mean over a few worlds that look the same."""

    def weigh(self, ask: Ask, options: list[Option]) -> dict[str, float]:
        return self.one_ply(options, WORLDS)

    def one_ply(self, options: list[Option], worlds: int) -> dict[str, float]:
        """The mean value of every option over so many worlds."""
        leaves = each_of(LEAVES, options)
        sums = dict.fromkeys((option.key for option in options), 0.0)
        for _ in range(worlds):
            world, key = self.world()
            for option in options:
                sums[option.key] += self.value(world, option, key, leaves)
        return {key: total / worlds for key, total in sums.items()}

    def value(self, world: Any, option: Option, key: str, leaves: int) -> float:
        """What an answer leads to when all that it began has run its course. A part is worth its best completion."""
        height = len(world.stack)
        trial = self.handle.simulate(world, self.seat, option)
        return self.settled(trial, self.seat, height, Stream(key), leaves)[0]

    def settled(self, trial: Any, seat: int, height: int, chance: Stream, leaves: int) -> tuple[float, Any]:
        """The world in which all has run its course, the seat's choice completed as well as can be, with its value."""
        for _ in range(STEPS):
            if trial.over:
                break
            part = own_part(trial, seat, self.handle.info)
            if part and 1 < len(part.options) <= leaves:
                few = leaves // len(part.options)
                parts = [self.handle.simulate(trial, seat, option) for option in part.options]
                ends = [self.settled(each, seat, height, Stream(chance.key), few) for each in parts]
                return max(ends, key=lambda end: end[0])
            if not part and is_settled(trial, seat, height):
                break
            self.go_on(trial, chance)
        return self.judge(trial, seat), trial

    def best_reply(self, world: Any, ask: Ask, key: str, leaves: int) -> Any:
        """The world after the answer that looks best at once to whoever gives it."""
        height = len(world.stack)
        trials = [self.handle.simulate(world, ask.seat, option) for option in ask.options]
        ends = [self.settled(trial, ask.seat, height, Stream(key), leaves) for trial in trials]
        return max(ends, key=lambda end: end[0])[1]


def each_of(many: int, options: Sequence[Option]) -> int:
    """The share of each option."""
    return max(1, many // len(options))
