"""What a sensible player does without thinking, and what bots weigh: the policy for what may be done at any time.

Tiles are laid only at the pauses before income, bonuses and scoring, by a plan for all of them; food is served by the
cheapest feast. Ships, ore and cards that may be used at any time are weighed on one's turn, beside the spaces.
"""

from collections.abc import Callable, Sequence
from typing import cast

from longhall.engine.options import Ask, Option
from longhall.engine.rng import Stream
from longhall.games.feast_for_odin.advice.feasts import COIN as A_COIN
from longhall.games.feast_for_odin.advice.feasts import EMPTY as NOTHING
from longhall.games.feast_for_odin.advice.plans import planned, servings
from longhall.games.feast_for_odin.content.things import ORE, STONE, TWO_SILVER, WOOD
from longhall.games.feast_for_odin.generated import asks
from longhall.games.feast_for_odin.options import (
    COIN,
    DONE,
    EMPTY,
    FAIL,
    LAY,
    NO,
    ROLL,
    SERVE,
    SERVE_FLAT,
    SUCCEED,
    TURN,
)
from longhall.games.feast_for_odin.rules.dice import Attempt
from longhall.games.feast_for_odin.rules.lay import Lay, area_option, cell_option
from longhall.games.feast_for_odin.rules.trade import raised
from longhall.games.feast_for_odin.state import FeastForOdin

Habit = Callable[[FeastForOdin, Ask, Stream], Option]


def habit(g: FeastForOdin, ask: Ask, chance: Stream) -> Option:
    """An answer to an ask; by chance where there is no habit."""
    if len(ask.options) == 1:
        return ask.options[0]
    found = HABITS.get(cast(asks.Name, ask.name))
    return found(g, ask, chance) if found else chance.pick(ask.options)


def first(g: FeastForOdin, ask: Ask, chance: Stream) -> Option:
    """What is offered first; declining comes last."""
    return ask.options[0]


def last(g: FeastForOdin, ask: Ask, chance: Stream) -> Option:
    """As many as possible."""
    return ask.options[-1]


def best(worth: Callable[[FeastForOdin, Option], float]) -> Habit:
    """What is worth most, if that is more than nothing."""

    def choose(g: FeastForOdin, ask: Ask, chance: Stream) -> Option:
        return max(ask.options, key=lambda option: 0.0 if option in (DONE, NO) else worth(g, option))

    return choose


def worth_of(g: FeastForOdin, item: int) -> float:
    """What a tile is worth at a glance: its cells, by colour."""
    row = g.box.items[item]
    return row.cells * (0.25, 0.45, 0.8, 1.0)[row.colour] if row.colour >= 0 else 1.0


def upgraded(g: FeastForOdin, option: Option) -> float:
    """What an upgrade adds."""
    steps = ("upgrade", "upgrade_twice", "upgrade_thrice").index(option.verb) + 1
    new = raised(g, option.arg, steps)
    return worth_of(g, new) - worth_of(g, option.arg) if new >= 0 else 0.5


def turned(g: FeastForOdin, option: Option) -> float:
    return worth_of(g, g.box.items[option.arg].back) - worth_of(g, option.arg)


def strip_worth(g: FeastForOdin, ask: Ask, chance: Stream) -> Option:
    """The strip whose next items are worth most."""
    n = next(int(value) for name, value in ask.about if name == "n")  # type: ignore[arg-type]
    items = {WOOD: 1.0, STONE: 1.3, ORE: 1.2, TWO_SILVER: 2.0}
    strips = [option for option in ask.options if option is not DONE]
    return max(strips, key=lambda option: sum([items[item] for item in g.strips[option.arg][:n]]))


def serve_longest(g: FeastForOdin, ask: Ask, chance: Stream) -> Option:
    """The tile that covers most, else a coin."""

    def squares(option: Option) -> int:
        if option is COIN:
            return 1
        if option is EMPTY:
            return 0
        row = g.box.items[option.arg]
        return 2 * (row.long if option.verb == "serve_flat" else row.short)

    return max(ask.options, key=squares)


def roll_on(g: FeastForOdin, ask: Ask, chance: Stream) -> Option:
    """Succeed if it is cheap or the last chance; else roll again."""
    if SUCCEED not in ask.options:
        return ROLL if ROLL in ask.options else FAIL
    if ROLL not in ask.options:
        return SUCCEED
    frame = g.stack[-1]
    assert isinstance(frame, Attempt)
    if frame.row(g).low:
        return SUCCEED if frame.result(g) <= GOOD_ROLL else ROLL
    return SUCCEED if frame.result(g) >= frame.row(g).sides - GOOD_ROLL else ROLL


GOOD_ROLL = 3  # what is not rolled again


def loot_worth(g: FeastForOdin, option: Option) -> float:
    return g.box.items[option.arg].cells


def card_worth(g: FeastForOdin, option: Option) -> float:
    return 1.0 + g.box.cards[option.arg].points


def board_worth(g: FeastForOdin, option: Option) -> float:
    return 50.0 + g.box.islands[option.arg].points


HABITS: dict[asks.Name, Habit] = {
    "feast": serve_longest,
    "die": roll_on,
    "loot": best(loot_worth),
    "sale": best(loot_worth),
    "forge": best(loot_worth),
    "spend": last,
    "boats": last,
    "comfort": first,
    "strip": strip_worth,
    "strip.take": last,
    "upgrade": best(upgraded),
    "overseas": best(turned),
    "flip": best(turned),
    "part": first,
    "offer": first,
    "use": first,
    "play": best(card_worth),
    "play.before": best(card_worth),
    "play.after": best(card_worth),
    "draw_or_play": first,
    "explore": best(board_worth),
    "emigrate": last,
    "instead": first,
    "give": first,
}


def continues(g: FeastForOdin, ask: Ask) -> bool:
    """Does an ask go on with what its player has begun?"""
    name = cast(asks.Name, ask.name)
    return name not in ("turn", "feast") and not name.startswith("pause.")


def chapter(g: FeastForOdin) -> int:
    """The round, which begins with its first turn."""
    return g.round if g.phase not in BEFORE_ACTIONS else g.round - 1


BEFORE_ACTIONS = ("new_viking", "harvest", "exploration_boards", "weapon")

# What bots weigh


def policy(g: FeastForOdin, ask: Ask) -> Sequence[Option]:
    """The options that are worth thinking about: a plan's next step where there is a plan."""
    name = cast(asks.Name, ask.name)
    if name == "pause.feast":
        return [DONE]
    if name.startswith("pause."):
        plan = planned(g, ask.seat)
        return [LAY[plan[0][0]]] if plan else [DONE]
    if name.startswith("lay."):
        step = planned_step(g, ask)
        return ask.options if step is None or step not in ask.options else [step]
    if name == "feast":
        return [next_serving(g, ask)]
    if name == "turn":
        return [*ask.options, *(option for option in ask.anytime if option.verb != "lay")]
    return ask.options


# Their answers


def planned_step(g: FeastForOdin, ask: Ask) -> Option | None:
    """The answer to where a tile goes, by the plan in which it is the first."""
    frame = g.stack[-1]
    assert isinstance(frame, Lay)
    name = cast(asks.Name, ask.name)
    for item, area, turn, cell in planned(g, ask.seat):
        if item != frame.item or (frame.area >= 0 and frame.area != area):
            continue
        if name == "lay.area":
            return area_option(g, area)
        if name == "lay.turn":
            return TURN[turn]
        if turn == frame.turn:
            return cell_option(g, area, cell)
    return None


def next_serving(g: FeastForOdin, ask: Ask) -> Option:
    """The first serving of the cheapest feast for the squares that are left."""
    found = servings(g, ask.seat)[0]
    if found.item == A_COIN:
        return COIN
    if found.item == NOTHING:
        return EMPTY
    return SERVE_FLAT[found.item] if found.flat else SERVE[found.item]
