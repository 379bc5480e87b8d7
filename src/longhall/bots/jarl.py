"""The jarl: plays every promising option out in many worlds that look the same."""

import time
from typing import Any

from longhall.bots.handle import SeatHandle
from longhall.bots.karl import Karl, each_of
from longhall.bots.lookahead import STEPS, first_ask, is_secret
from longhall.bots.playout_tally import Tally, compared
from longhall.engine import driver
from longhall.engine.options import Ask, Option
from longhall.engine.rng import Stream

OPINION = 0.2  # how much a karl's opinion counts in a playout
HABIT = 0.01  # what an answer gains that a sensible player gives without thinking
COMPLETIONS = 24  # of a choice in several parts that are looked at before a playout
PARTS = 3  # a part of a choice that was begun gets the budget divided by this

# Where the game has foresight:
PROMISING = 5  # options that are played out
SIGHT = 2  # worlds in which all of them are looked at before
WIDE = 10  # worlds for a choice in secret or a part of one, after which nobody replies
REPLIES = 8  # completions of an answer or a reply in several parts
COSTLY = 3  # a playout with replies counts for so many without

ENDLESS = 1_000_000


class Jarl(Karl):
    """Playouts in the same worlds for all options; the worse half of them drops out, again and again, until the budget
    is spent. Everybody plays by habit to the end of what is in progress or, in a game with foresight, thinks so many
    replies through."""

    def __init__(self, handle: SeatHandle, chance: Stream, playouts: int, milliseconds: int = 0) -> None:
        """Either a number of playouts for a decision or of milliseconds."""
        super().__init__(handle, chance)
        self.playouts = playouts
        self.milliseconds = milliseconds
        self.foresight = handle.info.foresight

    def weigh(self, ask: Ask, options: list[Option]) -> dict[str, float]:
        """What is promising is compared by playouts; the rest is worth what it looks like, and less than that."""
        if not self.foresight:
            return self.compare(options, self.budget(ask))
        if ask.sealed or ask.part:
            return self.one_ply(options, WIDE)
        seen = self.one_ply(options, SIGHT)
        promising = sorted(options, key=lambda option: -seen[option.key])[:PROMISING]
        found = self.compare(promising, self.budget(ask) // COSTLY)
        worst = min(found.values())
        return {key: found.get(key, min(worst, value)) for key, value in seen.items()}

    def compare(self, options: list[Option], budget: int) -> dict[str, float]:
        """Sweeps over all of these options, then over the better half of them, and so on."""
        tallies = {option.key: Tally() for option in options}
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
        """What it looks like at once, and later on."""
        chance = Stream(key)
        leaves = REPLIES if self.foresight else COMPLETIONS
        begun = self.handle.simulate(world, self.seat, option)
        opinion, trial = self.settled(begun, self.seat, len(world.stack), chance, leaves)
        later = self.after_replies(trial, chance) if self.foresight else self.after_fight(world, trial, chance)
        return opinion, self.judge(later, self.seat)

    def after_fight(self, world: Any, trial: Any, chance: Stream) -> Any:
        """When the fight in progress, or else the next one, is over."""
        fought = not self.rests(world)
        for _ in range(STEPS):
            if trial.over or (fought and self.rests(trial)):
                break
            fought = fought or not self.rests(trial)
            self.go_on(trial, chance)
        return trial

    def after_replies(self, trial: Any, chance: Stream) -> Any:
        """When so many have answered as a karl would."""
        replies = 0
        for _ in range(STEPS):
            if trial.over or replies == self.foresight:
                break
            ask = first_ask(trial)
            if len(ask.options) == 1 or ask.sealed or is_secret(trial):
                self.go_on(trial, chance)
            else:
                trial = self.reply(trial, ask, chance.child("reply").key)
                replies += 1
        return trial

    def reply(self, world: Any, ask: Ask, key: str) -> Any:
        """The world after the best answer at first sight."""
        return self.best_reply(world, ask, key, each_of(REPLIES, ask.options))


def better_half(options: list[Option], tallies: dict[str, Tally]) -> list[Option]:
    """The half that did better so far, and the favourite at first sight, in their order."""
    favourite = max(tallies, key=lambda key: tallies[key].opinion)
    ranked = sorted(options, key=lambda option: -tallies[option.key].mean)[: (len(options) + 1) // 2]
    return [option for option in options if option in ranked or option.key == favourite]
