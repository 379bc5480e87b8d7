"""What bots that think ahead share: which options they weigh, and how a simulated world goes on."""

from collections.abc import Sequence
from typing import Any

from longhall.bots.handle import SeatHandle
from longhall.engine import driver
from longhall.engine.options import Ask, Option
from longhall.engine.registry import GameInfo
from longhall.engine.rng import Stream

Weighed = list[tuple[str, float]]
AT_A_TIME = 3  # what may be done at any time, so often in a row at the most
STEPS = 80  # answers after which a simulation is judged wherever it is


class Thinker:
    """A bot that weighs options; `explanation` says how the last decision came about, best first."""

    def __init__(self, handle: SeatHandle, chance: Stream) -> None:
        self.handle = handle
        self.seat = handle.seat
        self.chance = chance
        self.explanation: Weighed = []
        self.extras = 0  # answers in a row that were possible at any time
        self.note = "" if handle.info.evaluate else "bot.no_evaluation"  # a message for the table

    def choose(self, ask: Ask) -> Option:
        """The best of what is on offer; the explanation is kept."""
        options = self.options(ask)
        values = self.weigh(ask, options) if len(options) > 1 and self.handle.info.evaluate else {}
        best = options[0]
        if values:
            best = max(options, key=lambda option: values[option.key])
        elif len(options) > 1:
            best = self.chance.pick(options)
        self.explanation = sorted(values.items(), key=lambda item: -item[1])
        self.extras = self.extras + 1 if best in ask.anytime else 0
        return best

    def options(self, ask: Ask) -> list[Option]:
        """What is weighed: the main group, and what is possible at any time unless there was enough of that; or what
        the game's policy says."""
        enough = self.extras >= AT_A_TIME
        if self.handle.info.policy is None:
            return [*ask.options, *(() if enough else ask.anytime)]
        found = self.sensible(self.world()[0], ask)
        return [option for option in found if not enough or option in ask.options] or list(ask.options)

    def weigh(self, ask: Ask, options: list[Option]) -> dict[str, float]:
        """A value for every option's key."""
        raise NotImplementedError

    # Simulated worlds

    def world(self) -> tuple[Any, str]:
        """A world that looks like the true one, and the key of what chance does in it: the same for all options."""
        world = self.handle.determinize(self.chance)
        return world, self.chance.child("world").key

    def judge(self, world: Any, seat: int) -> float:
        """How good it looks for a seat."""
        evaluate = self.handle.info.evaluate
        assert evaluate is not None
        return evaluate(world, seat)

    def sensible(self, world: Any, ask: Ask) -> Sequence[Option]:
        """The answers that are worth thinking about, by the game's policy."""
        policy = self.handle.info.policy
        return policy(world, ask) if policy else ask.options

    def go_on(self, world: Any, chance: Stream) -> None:
        """Let whoever is asked first give the only sensible answer, or one by habit, or by chance."""
        ask = first_ask(world)
        habit = self.handle.info.habit
        options = self.sensible(world, ask)
        if len(options) == 1:
            option = options[0]
        else:
            option = habit(world, ask, chance) if habit else chance.pick(ask.options)
        driver.answer(world, ask.seat, option)


def first_ask(world: Any) -> Ask:
    """The first of those that are open."""
    asks: list[Ask] = world.open_asks
    return next(ask for ask in asks if ask.options)


def is_settled(world: Any, seat: int, height: int) -> bool:
    """Has all that began above this height of the stack run its course, or come back to this seat?"""
    if is_secret(world):
        return False
    return len(world.stack) <= height or driver.find_ask(world, seat) is not None


def is_secret(world: Any) -> bool:
    """Has a choice begun that is opened when all have made it?"""
    return bool(world.stack) and any(world.stack[-1].sealed)


def goes_on(world: Any, ask: Ask, info: GameInfo) -> bool:
    """Does an ask go on with what its seat has begun?"""
    return ask.part or (info.continues is not None and info.continues(world, ask))


def own_part(world: Any, seat: int, info: GameInfo) -> Ask | None:
    """The ask for the next part of a choice that this seat has begun."""
    ask = driver.find_ask(world, seat)
    if ask is None or not ask.options:
        return None
    begun = goes_on(world, ask, info) or (
        ask.sealed and bool(world.stack[-1].sealed) and bool(world.stack[-1].sealed[seat])
    )
    return ask if begun else None
