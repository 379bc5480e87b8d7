"""Plans of a sensible player: where to lay tiles, and how to serve a feast. Bots follow them, hints show them."""

from longhall.games.feast_for_odin.advice.area_values import Weights
from longhall.games.feast_for_odin.advice.feasts import Food, Serving, best_feast
from longhall.games.feast_for_odin.advice.laying import Lay as Planned
from longhall.games.feast_for_odin.advice.laying import Tile, suggest
from longhall.games.feast_for_odin.advice.position_estimates import incomes_to_come
from longhall.games.feast_for_odin.content.areas import Area
from longhall.games.feast_for_odin.content.things import FREE, ORANGE, ORE, RED, SHEEP, SILVER, STOCK, WOOD
from longhall.games.feast_for_odin.hooks import ALLOW_PLACE, FEAST_HORIZONTAL
from longhall.games.feast_for_odin.rules.feast import Feast, kind_of, squares_to_cover
from longhall.games.feast_for_odin.rules.lay import accepts, rival
from longhall.games.feast_for_odin.state import FIRST_SHED, FIRST_STONE_HOUSE, FeastForOdin

Step = tuple[int, int, int, int]  # item, area, turn, cell
Key = tuple[object, ...]
KEPT = 2**12

_plans: dict[Key, list[Step]] = {}

BONUS_WORTH = {"ore": 1.2, "wood": 1.0, "stone": 1.2, "mead": 0.8, "rune_stone": 1.8}
OTHER_BONUS = 1.6
LATER = 0.6  # what a -1 space counts for while there is time to cover it later

# Laying tiles


def weights(g: FeastForOdin) -> Weights:
    """What incomes, bonuses and -1 spaces are worth from now on."""
    incomes = incomes_to_come(g)
    items = {word: BONUS_WORTH.get(word, OTHER_BONUS) for word in g.box.numbers}
    return Weights(float(incomes), float(max(0, g.rounds - g.round)), items, 1.0 if incomes < 2 else LATER)


def planned(g: FeastForOdin, seat: int) -> list[Step]:
    """The tiles that should be laid now. Plans are kept: one tile is asked for in several parts."""
    key = _key(g, seat)
    found = _plans.get(key)
    if found is None:
        if len(_plans) == KEPT:
            _plans.clear()
        found = _plans[key] = searched(g, seat)
    return found


def _key(g: FeastForOdin, seat: int) -> Key:
    """All that a plan depends on."""
    areas = g.areas_of(seat)
    own = (seat, g.round, g.phase, g.length, g.animals_in_houses, *areas, *g.sides, *g.playing[ALLOW_PLACE])
    masks = [mask for area in areas for mask in (g.covered[area], *g.rivals[area])]
    return g.box, own, (*masks,), g.stock[seat]


def searched(g: FeastForOdin, seat: int, seconds: float = 0.0) -> list[Step]:
    """A plan that is made now. A clock (0: none) cuts the search short."""
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
        found.append(FREE if mask < 0 else g.rivals[area][mask])
    return found


def tiles_of(g: FeastForOdin, seat: int, areas: list[int]) -> list[Tile]:
    """What a player could lay, with what it is worth to keep."""
    found = []
    for item in range(STOCK):
        n = g.has(seat, item)
        if n and (item in (SILVER, WOOD, ORE) or item >= SHEEP):
            where = [place for place, area in enumerate(areas) if accepts(g, seat, area, item)]
            if where:
                row = g.box.items[item]
                found.append(Tile(item, row.shape, spare(g, seat, item, n), keeping(g, item), row.colour, where))
    return [tile for tile in found if tile.n > 0]


def spare(g: FeastForOdin, seat: int, item: int, n: int) -> int:
    """How many may be laid: some silver is kept for the feast while there is one to come."""
    return n if item != SILVER or g.phase == "scoring" else max(0, n - 2)


def keeping(g: FeastForOdin, item: int) -> float:
    """What it is worth not to lay something."""
    if item == SILVER:
        return 1.02
    row = g.box.items[item]
    last = g.phase == "scoring"
    if item in (WOOD, ORE) or row.colour < 0:
        return 0.0 if last else 0.8
    if last:
        points = g.box.animal_points[item - SHEEP] if SHEEP <= item < SHEEP + 4 else 0
        return float(points)
    return row.cells * (0.5, 0.7, 0.35, 0.2)[row.colour] if row.colour <= 1 or g.round < 3 else 0.1 * row.cells


# The feast


class Prices:
    """What a feast costs beside the worth of the food: a coin, an empty square, and an animal more than its worth."""

    def __init__(self, coin: float, empty: float, animal: float) -> None:
        self.coin = coin
        self.empty = empty
        self.animal = animal


WORTH = Prices(1.0, 3.0, 0.0)  # what bots think
IN_ORDER = Prices(1e4, 1e8, 1e6)  # the fewest empty squares, then the fewest animals, the least silver, the least food


def servings(g: FeastForOdin, seat: int, prices: Prices = WORTH) -> list[Serving]:
    """The cheapest way to serve the feast with what a player has now, from left to right; in the middle of a feast,
    what is still to come of it."""
    frame = _feast(g, seat)
    squares = frame.left if frame is not None else squares_to_cover(g, seat)
    larder, silver = foods(g, seat, frame), g.has(seat, SILVER)
    for food in larder:
        food.worth += prices.animal if SHEEP <= food.item < SHEEP + 4 else 0.0
    found = best_feast(squares, larder, silver, prices.coin, prices.empty)
    if frame is None:
        return found
    rest = _after(g, found, frame.colour)
    return rest or best_feast(
        squares, [food for food in larder if food.colour != frame.colour], silver, prices.coin, prices.empty
    )


def _feast(g: FeastForOdin, seat: int) -> Feast | None:
    """The feast of a player that is going on."""
    frames = [frame for frame in g.stack if isinstance(frame, Feast) and frame.seat == seat]
    return frames[-1] if frames and g.stack[-1] is frames[-1] else None


def foods(g: FeastForOdin, seat: int, frame: Feast | None) -> list[Food]:
    """What a player could serve. Of each type only some may lie lengthwise, pregnant animals with the others."""
    found = []
    flat: dict[int, int] = {}
    for item in g.box.food:
        if not g.has(seat, item):
            continue
        row, kind = g.box.items[item], kind_of(item)
        if kind not in flat:
            lying = frame.flat.count(kind) if frame is not None else 0
            flat[kind] = max(0, g.fold(FEAST_HORIZONTAL, 1, seat, kind, 0) - lying)
            more = flat[kind]
        else:
            more = 0  # the other side of the animal has it
        colour = ORANGE if row.colour == ORANGE else RED
        found.append(Food(item, colour, row.short, row.long, g.has(seat, item), serving_worth(g, item), more))
    return found


def _after(g: FeastForOdin, servings: list[Serving], colour: int) -> list[Serving]:
    """Servings in an order that may follow a tile of this colour; else the first one that may, if any."""
    for order in (servings, servings[::-1]):
        if not order or _colour(g, order[0]) != colour or colour < 0:
            return order
    return [serving for serving in servings if _colour(g, serving) != colour][:1]


def _colour(g: FeastForOdin, serving: Serving) -> int:
    return g.box.items[serving.item].colour if serving.item >= 0 else -1


def serving_worth(g: FeastForOdin, item: int) -> float:
    """What is lost with a piece of food: a red one becomes a green tile sooner."""
    row = g.box.items[item]
    left = g.rounds - g.round
    if SHEEP <= item < SHEEP + 4:
        return 3.0 + left
    return row.cells * (0.12 if row.colour == ORANGE else 0.3) * min(1.0, left)
