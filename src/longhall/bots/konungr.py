"""The konungr: a player that has learnt, and searches with what it has learnt.

Its network says which options are promising and how good a position is. Each promising option is tried in worlds that
look the same; there everybody goes on as the network would, for a few decisions, and the network judges what came of
it. All options of a sweep go through the network together.
"""

import time
from math import log, sqrt
from typing import Any, Final

from longhall.bots.handle import SeatHandle
from longhall.bots.lookahead import STEPS, Thinker, first_ask
from longhall.engine import driver
from longhall.engine.cells import Part
from longhall.engine.encoding import Look
from longhall.engine.options import Ask, Option
from longhall.engine.rng import Stream

PROMISING: Final = 6  # options that are played on
LIKELY: Final = 0.02  # one that the network would choose less often is not
DEPTH: Final = 3  # decisions that are played on, by everybody
TRUST: Final = 2.5  # how much a value counts beside what the network would choose, after one sweep
SWEEPS: Final = 256  # at most


class Konungr(Thinker):
    """`playouts` of 0 take the network's first choice."""

    def __init__(self, handle: SeatHandle, chance: Stream, playouts: int, milliseconds: int = 0) -> None:
        from longhall.learned.weights import brain_of

        super().__init__(handle, chance)
        self.note = ""
        self.playouts = playouts
        self.milliseconds = milliseconds
        brain = brain_of(handle.info)
        self.network = brain.network
        self.encoder = brain.encoder
        self.looks: dict[int, Look] = {}

    def choose(self, ask: Ask) -> Option:
        """The best of what is on offer; the explanation is kept."""
        options = self.options(ask)
        values = self.weigh(ask, options) if len(options) > 1 else {}
        best = max(options, key=lambda option: values[option.key]) if values else options[0]
        self.explanation = sorted(values.items(), key=lambda item: -item[1])
        self.extras = self.extras + 1 if best in ask.anytime else 0
        return best

    def weigh(self, ask: Ask, options: list[Option]) -> dict[str, float]:
        """The mean value over worlds of what is promising; all else is worth less than that."""
        world, key = self.world()
        prior = self.prior(world, ask, options)
        ranked = sorted(options, key=lambda option: -prior[option.key])
        promising = [option for option in ranked[:PROMISING] if prior[option.key] >= LIKELY]
        if len(promising) < 2 or not (self.playouts or self.milliseconds):
            return prior
        found = self.compare(world, key, promising, prior)
        worst = min(found.values())
        return {option.key: found.get(option.key, worst - 1 + prior[option.key]) for option in options}

    def prior(self, world: Any, ask: Ask, options: list[Option]) -> dict[str, float]:
        """How likely the network is to choose each option."""
        from longhall.learned.network import chances

        turned = self.encoder.turn(self.seat, world.seats)
        x = self.network.trunk([self.look(world, self.seat)])
        likely = chances(self.network.scores(x, [[turned[option.code] for option in options]])[0])
        return {option.key: float(each) for option, each in zip(options, likely, strict=True)}

    def compare(self, world: Any, key: str, options: list[Option], prior: dict[str, float]) -> dict[str, float]:
        """Sweeps over all options in one world after the other; the worse half of them drops out, again and again,
        until the budget is spent. What counts is the mean value beside the logarithm of the network's choice: the
        more sweeps there were, the more the value counts."""
        tallies = {option.key: [0.0, 0] for option in options}
        start, left, budget = time.perf_counter(), options, self.playouts
        rounds = max(1, (len(options) - 1).bit_length())
        for number in range(1, rounds + 1):
            share = max(1, budget // ((rounds + 1 - number) * len(left))) if self.playouts else SWEEPS
            until = start + self.milliseconds / 1000 * number / rounds
            for _ in range(share):
                self.sweep(world, key, left, tallies)
                world, key = self.world()
                if self.milliseconds and time.perf_counter() > until:
                    break
            budget -= share * len(left)
            worth = {name: total / n for name, (total, n) in tallies.items()}
            left = sorted(left, key=lambda option: -self.score(option, prior, tallies))[: (len(left) + 1) // 2]
        best = max(options, key=lambda option: self.score(option, prior, tallies))
        # The explanation shows values; who was dropped may look better than it was, and the best one comes first.
        top = worth[best.key]
        return {name: top if name == best.key else min(value, top - 1e-6) for name, value in worth.items()}

    def sweep(self, world: Any, key: str, options: list[Option], tallies: dict[str, list[Any]]) -> None:
        """Each of these options in the same world."""
        trials = [self.handle.simulate(world, self.seat, option) for option in options]
        for option, value in zip(options, self.play_out(trials, key), strict=True):
            tallies[option.key][0] += value
            tallies[option.key][1] += 1

    def score(self, option: Option, prior: dict[str, float], tallies: dict[str, list[Any]]) -> float:
        total, n = tallies[option.key]
        found: float = log(prior[option.key]) + TRUST * sqrt(n) * total / n
        return found

    def play_out(self, trials: list[Any], key: str) -> list[float]:
        """What the trials are worth after some decisions, all of them made together. Chance is the same in each."""
        streams = [Stream(key) for _ in trials]
        extras: list[dict[int, int]] = [{} for _ in trials]
        for _ in range(DEPTH):
            running = [number for number, trial in enumerate(trials) if self.go_to_choice(trial, streams[number])]
            if not running:
                break
            asks = [first_ask(trials[number]) for number in running]
            offers = [list(self.sensible(trials[number], ask)) for number, ask in zip(running, asks, strict=True)]
            parts = [self.look(trials[number], ask.seat) for number, ask in zip(running, asks, strict=True)]
            codes = [
                [self.encoder.turn(ask.seat, trials[number].seats)[option.code] for option in offer]
                for number, ask, offer in zip(running, asks, offers, strict=True)
            ]
            scores = self.network.scores(self.network.trunk(parts), codes)
            for number, ask, offer, row in zip(running, asks, offers, scores, strict=True):
                option = offer[sample(row, streams[number])]
                if option not in ask.options:
                    extras[number][ask.seat] = extras[number].get(ask.seat, 0) + 1
                    if extras[number][ask.seat] > 1:
                        option = ask.options[0]
                driver.answer(trials[number], ask.seat, option)
        return self.judge_all(trials, streams)

    def judge_all(self, trials: list[Any], streams: list[Stream]) -> list[float]:
        """What the network expects for this seat, as whoever is asked next sees it; or what the end brought."""
        found = [0.0] * len(trials)
        open_, parts, slots = [], [], []
        for number, trial in enumerate(trials):
            if not self.go_to_choice(trial, streams[number]) and trial.over:
                found[number] = final(trial, self.seat)
                continue
            asked = first_ask(trial).seat
            open_.append(number)
            parts.append(self.look(trial, asked))
            slots.append((self.seat - asked) % trial.seats)
        if open_:
            values = self.network.values(self.network.trunk(parts))
            for row, number in enumerate(open_):
                found[number] = float(values[row, slots[row]])
        return found

    def go_to_choice(self, trial: Any, chance: Stream) -> bool:
        """Give forced answers until somebody has a choice; False if the game is over, or it takes too long."""
        for _ in range(STEPS):
            if trial.over:
                return False
            ask = first_ask(trial)
            options = self.sensible(trial, ask)
            if len(options) > 1:
                return True
            driver.answer(trial, ask.seat, options[0])
        return False

    def look(self, world: Any, seat: int) -> Part:
        """What a seat sees there."""
        look = self.looks.get(seat)
        if look is None:
            look = self.looks[seat] = Look(self.encoder, self.encoder.eyes_of(seat, world.seats))
        return look.encode(world)


def sample(scores: Any, chance: Stream) -> int:
    """An option as often as the network would choose it."""
    from longhall.learned.network import chances

    die, likely = chance.below(1 << 30) / (1 << 30), chances(scores)
    for place, each in enumerate(likely):
        die -= float(each)
        if die < 0:
            return place
    return len(likely) - 1


def final(world: Any, seat: int) -> float:
    """The reward of a game that is over: as it was in training."""
    from longhall.learned.rewards import rewards

    return rewards(world.outcome())[seat]
