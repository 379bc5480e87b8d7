"""What a sensible player does without thinking, and what bots weigh: the policy for what may be done at any time.

Tiles are laid only at the pauses before income, bonuses and scoring, by a plan for all of them; food is served by the
cheapest feast. Ships, ore and cards that may be used at any time are weighed on one's turn, beside the spaces.
"""

from collections.abc import Callable, Sequence

from longhall.engine.options import Ask, Option
from longhall.engine.rng import Stream
from longhall.games.feast_for_odin.areas import Area
from longhall.games.feast_for_odin.evaluation import incomes_to_come
from longhall.games.feast_for_odin.feasts import COIN as A_COIN
from longhall.games.feast_for_odin.feasts import EMPTY as NOTHING
from longhall.games.feast_for_odin.feasts import Food, best_feast
from longhall.games.feast_for_odin.laying import Lay as Planned
from longhall.games.feast_for_odin.laying import Tile, Weights, suggest
from longhall.games.feast_for_odin.options import (
    AT,
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
from longhall.games.feast_for_odin.rules.feast import Feast
from longhall.games.feast_for_odin.rules.lay import MASKS, ROW, Lay, accepts, area_option, rival
from longhall.games.feast_for_odin.rules.trade import raised
from longhall.games.feast_for_odin.state import FIRST_SHED, FIRST_STONE_HOUSE, FeastForOdin
from longhall.games.feast_for_odin.things import FREE, ORANGE, ORE, SHEEP, SILVER, STOCK, STONE, TWO_SILVER, WOOD

Habit = Callable[[FeastForOdin, Ask, Stream], Option]
BONUS_WORTH = {"ore": 1.2, "wood": 1.0, "stone": 1.2, "mead": 0.8, "rune_stone": 1.8}
OTHER_BONUS = 1.6


def habit(g: FeastForOdin, ask: Ask, chance: Stream) -> Option:
    """An answer to an ask; by chance where there is no habit."""
    if len(ask.options) == 1:
        return ask.options[0]
    found = HABITS.get(ask.name)
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
    row = g._box.items[item]
    return size(g, item) * (0.25, 0.45, 0.8, 1.0)[row.colour] if row.colour >= 0 else 1.0


def size(g: FeastForOdin, item: int) -> int:
    return sum([line.count("X") for line in g._box.items[item].shape])


def upgraded(g: FeastForOdin, option: Option) -> float:
    """What an upgrade adds."""
    steps = ("upgrade", "upgrade_twice", "upgrade_thrice").index(option.verb) + 1
    new = raised(g, option.arg, steps)
    return worth_of(g, new) - worth_of(g, option.arg) if new >= 0 else 0.5


def turned(g: FeastForOdin, option: Option) -> float:
    return worth_of(g, g._box.items[option.arg].back) - worth_of(g, option.arg)


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
        row = g._box.items[option.arg]
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
    return size(g, option.arg)


def card_worth(g: FeastForOdin, option: Option) -> float:
    return 1.0 + g._box.cards[option.arg].points


def board_worth(g: FeastForOdin, option: Option) -> float:
    return 50.0 + g._box.islands[option.arg].points


HABITS: dict[str, Habit] = {
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
    return ask.name not in ("turn", "feast") and not ask.name.startswith("pause.")


# What bots weigh


def policy(g: FeastForOdin, ask: Ask) -> Sequence[Option]:
    """The options that are worth thinking about: a plan's next step where there is a plan."""
    if ask.name.startswith("pause."):
        plan = planned(g, ask.seat)
        return [LAY[plan[0][0]]] if plan else [DONE]
    if ask.name.startswith("lay."):
        step = planned_step(g, ask)
        return ask.options if step is None or step not in ask.options else [step]
    if ask.name == "feast":
        return [next_serving(g, ask)]
    if ask.name == "turn":
        return [*ask.options, *(option for option in ask.anytime if option.verb != "lay")]
    return ask.options


# Laying tiles


def weights(g: FeastForOdin) -> Weights:
    """What incomes, bonuses and -1 spaces are worth from now on."""
    incomes = incomes_to_come(g)
    items = {word: BONUS_WORTH.get(word, OTHER_BONUS) for word in g._box.numbers}
    return Weights(float(incomes), float(max(0, g.rounds - g.round)), items, 1.0 if incomes < 2 else 0.9)


def planned(g: FeastForOdin, seat: int, seconds: float = 0.0) -> list[tuple[int, int, int, int]]:
    """The tiles that should be laid now: item, area, turn, cell of each. A clock (0: none) cuts the search short."""
    areas = [area for area in g.areas_of(seat) if not FIRST_SHED <= area < FIRST_STONE_HOUSE]
    grids: list[Area] = [g.area(area) for area in areas]
    tiles = tiles_of(g, seat, areas)
    if not tiles:
        return []
    rivals = [masks_of(g, area) for area in areas]
    covered = [g.covered[area] for area in areas]
    found: list[Planned] = suggest(grids, covered, rivals, tiles, seconds, weights(g), 2)
    return [(tiles[each.tile].item, areas[each.area], each.turn, each.cell) for each in found]


def masks_of(g: FeastForOdin, area: int) -> list[int]:
    """By colour, the cells that a tile of it must not touch; -1: it may touch anything."""
    found = []
    for colour in range(4):
        mask = rival(area, colour)
        found.append(FREE if mask < 0 else g.rivals[area * MASKS + mask])
    return found


def tiles_of(g: FeastForOdin, seat: int, areas: list[int]) -> list[Tile]:
    """What a player could lay, with what it is worth to keep."""
    found = []
    for item in range(STOCK):
        n = g.has(seat, item)
        if n and (item in (SILVER, WOOD, ORE) or item >= SHEEP):
            where = [place for place, area in enumerate(areas) if accepts(g, seat, area, item)]
            if where:
                row = g._box.items[item]
                found.append(Tile(item, row.shape, spare(g, seat, item, n), keeping(g, item), row.colour, where))
    return [tile for tile in found if tile.n > 0]


def spare(g: FeastForOdin, seat: int, item: int, n: int) -> int:
    """How many may be laid: some silver is kept for the feast while there is one to come."""
    return n if item != SILVER or g.phase == "scoring" else max(0, n - 2)


def keeping(g: FeastForOdin, item: int) -> float:
    """What it is worth not to lay something."""
    if item == SILVER:
        return 1.02
    row = g._box.items[item]
    last = g.phase == "scoring"
    if item in (WOOD, ORE) or row.colour < 0:
        return 0.0 if last else 0.8
    if last:
        points = g._box.animal_points[item - SHEEP] if SHEEP <= item < SHEEP + 4 else 0
        return float(points)
    cells = sum([line.count("X") for line in row.shape])
    return cells * (0.5, 0.7, 0.35, 0.2)[row.colour] if row.colour <= 1 or g.round < 3 else 0.1 * cells


def planned_step(g: FeastForOdin, ask: Ask) -> Option | None:
    """The answer to where a tile goes, by the plan in which it is the first."""
    frame = g.stack[-1]
    assert isinstance(frame, Lay)
    for item, area, turn, cell in planned(g, ask.seat):
        if item != frame.item or (frame.area >= 0 and frame.area != area):
            continue
        if ask.name == "lay.area":
            return area_option(g, area)
        if ask.name == "lay.turn":
            return TURN[turn]
        if turn == frame.turn:
            width = g.area(area).width
            return AT[cell // width * ROW + cell % width]
    return None


# The feast


def next_serving(g: FeastForOdin, ask: Ask) -> Option:
    """The first serving of the cheapest feast for the squares that are left."""
    frame = g.stack[-1]
    assert isinstance(frame, Feast)
    seat = ask.seat
    foods = []
    for item in g._box.food:
        n = g.has(seat, item)
        if n:
            row = g._box.items[item]
            flat = int(frame.may_lie_flat(g, item))
            worth = serving_worth(g, item)
            foods.append(Food(item, 0 if row.colour == ORANGE else 1, row.short, row.long, n, worth, flat))
    servings = best_feast(frame.left, foods, g.has(seat, SILVER))
    orders = [servings, servings[::-1]]
    for order in orders:
        if order and legal(ask, order[0].item, order[0].flat) is not None:
            option = legal(ask, order[0].item, order[0].flat)
            assert option is not None
            return option
    for serving in servings:
        option = legal(ask, serving.item, serving.flat)
        if option is not None:
            return option
    return ask.options[0]


def legal(ask: Ask, item: int, flat: bool) -> Option | None:
    if item == A_COIN:
        option = COIN
    elif item == NOTHING:
        option = EMPTY
    else:
        option = SERVE_FLAT[item] if flat and SERVE_FLAT[item] in ask.options else SERVE[item]
    return option if option in ask.options else None


def serving_worth(g: FeastForOdin, item: int) -> float:
    """What is lost with a piece of food: a red one becomes a green tile sooner."""
    row = g._box.items[item]
    cells = sum([line.count("X") for line in row.shape])
    left = g.rounds - g.round
    if SHEEP <= item < SHEEP + 4:
        return 3.0 + left
    return cells * (0.12 if row.colour == ORANGE else 0.3) * min(1.0, left)
