"""A good plan for laying tiles: large ones first where incomes, bonuses and -1 spaces are, and single spaces last.

A plan is made in three steps. Tiles are laid one by one, each where its spaces promise most; then ore and silver fill
what is left open of squares and rings that pay more than the filling costs; then all that turned out to be of no use
is taken out again. Every step is legal after the one before.
"""

import time
from collections.abc import Sequence

from longhall.games.feast_for_odin.advice.area_values import AHEAD, Stage, Weights, ranked, stage_of, steps_of, value
from longhall.games.feast_for_odin.content.areas import Area, Shape, Spot, is_open, size_of, spot_at, spots

SINGLE: Shape = ("X",)
FREE = -1  # as a tile's colour: free everywhere; in place of a mask of rivals: this colour is free in this area

TOUCH = 0.15  # for each side that lies against something, so that tiles lie close
HOLE = 1.2  # for each single space that a tile leaves enclosed
WASTE = 0.65  # what part of all tiles finds its place in a square
TRIES = 3  # spots of a tile that are looked at closely


class Tile:
    """Tiles of one kind that may be laid."""

    def __init__(self, item: int, shape: Shape, n: int, worth: float, colour: int, areas: list[int]) -> None:
        self.item = item
        self.shape = shape
        self.n = n
        self.worth = worth  # of keeping one
        self.colour = colour
        self.areas = areas  # those that accept it


class Lay:
    """One step of a plan."""

    def __init__(self, tile: int, area: int, turn: int, cell: int) -> None:
        self.tile = tile
        self.area = area
        self.turn = turn
        self.cell = cell


class Draft:
    """A plan in the making, and what the areas look like after it."""

    def __init__(self, covered: list[int], rivals: list[list[int]], left: list[int]) -> None:
        self.covered = covered
        self.rivals = rivals
        self.left = left  # of each tile
        self.lays: list[Lay] = []
        self.promise = 0.0

    def copy(self) -> "Draft":
        other = Draft(self.covered[:], [masks[:] for masks in self.rivals], self.left[:])
        other.lays = self.lays[:]
        other.promise = self.promise
        return other


class Choice:
    """A tile on a spot, and how good that looks."""

    def __init__(self, score: float, tile: int, area: int, spot: Spot) -> None:
        self.score = score
        self.tile = tile
        self.area = area
        self.spot = spot


class Scene:
    """What a plan is made for. The aim is how many income steps tiles are laid for at once; 0 is all that come next."""

    def __init__(self, areas: Sequence[Area], tiles: Sequence[Tile], weights: Weights) -> None:
        self.areas = areas
        self.tiles = tiles
        self.weights = weights
        by_worth = sorted([(tile.worth, number) for number, tile in enumerate(tiles) if tile.shape == SINGLE])
        self.singles = [number for _, number in by_worth]
        self.large = [number for number, tile in enumerate(tiles) if tile.shape != SINGLE]
        self.stages: list[Stage] = []

    def set_aim(self, covered: Sequence[int], aim: int) -> None:
        self.stages = [stage_of(area, mask, aim) for area, mask in zip(self.areas, covered, strict=True)]


def suggest(
    areas: Sequence[Area],
    covered: Sequence[int],
    rivals: Sequence[Sequence[int]],
    tiles: Sequence[Tile],
    seconds: float,
    weights: Weights,
    width: int = 1,
) -> list[Lay]:
    """The best plan that a search of this width finds; a clock (0: none) only cuts it short."""
    scene = Scene(areas, tiles, weights)
    end = time.monotonic() + seconds if seconds else 0.0
    start = Draft(list(covered), [list(masks) for masks in rivals], [tile.n for tile in tiles])
    best, most = start, worth_of(scene, start)
    for aim in _aims(scene, start, width):
        scene.set_aim(covered, aim)
        for draft in _drafts(scene, start, max(width - 1, 1), end):
            _fill(scene, draft)
            plan = _without_useless(scene, start, draft)
            found = worth_of(scene, plan)
            if found > most:
                best, most = plan, found
            if is_over(end):
                return best.lays
    return best.lays


def is_over(end: float) -> bool:
    return end > 0.0 and time.monotonic() > end


def _aims(scene: Scene, start: Draft, width: int) -> list[int]:
    """The aims to try: none, and the furthest that the tiles can fill; with more width all up to it."""
    room = WASTE * sum([tile.n * size_of(tile.shape) for tile in scene.tiles])
    furthest = 0
    for area, covered in zip(scene.areas, start.covered, strict=True):
        for diagonal, step in zip(area.diagonals, steps_of(area, covered), strict=True):
            for at in range(step, len(diagonal.cells)):
                if (diagonal.squares[at] & ~covered).bit_count() <= room:
                    furthest = max(furthest, at - step + 1)
    return [0, *range(furthest, 0, -1)] if width > 1 else [0, furthest] if furthest > 1 else [0]


def worth_of(scene: Scene, draft: Draft) -> float:
    """What the areas are worth after a plan, and the tiles that are kept."""
    found = sum([value(area, mask, scene.weights) for area, mask in zip(scene.areas, draft.covered, strict=True)], 0.0)
    return found + sum([left * tile.worth for left, tile in zip(draft.left, scene.tiles, strict=True)], 0.0)


# Step one: lay tiles where they promise most.


def _drafts(scene: Scene, start: Draft, width: int, end: float) -> list[Draft]:
    """The plans that a beam search finds: the last of each line, and with more width those on the way."""
    beam, found = [start], []
    while beam and not is_over(end):
        grown: list[Draft] = []
        for draft in beam:
            choices = _choices(scene, draft, width)
            grown += [_laid(scene, draft, choice) for choice in choices]
            if not choices or width > 1:
                found.append(draft.copy())
        beam = _best(grown, width)
    return found + [draft.copy() for draft in beam]


def _best(drafts: list[Draft], width: int) -> list[Draft]:
    """The most promising ones, of those that cover the same the first."""
    drafts.sort(key=_promise, reverse=True)
    found: list[Draft] = []
    seen: set[tuple[int, ...]] = set()
    for draft in drafts:
        key = tuple(draft.covered)
        if key not in seen and len(found) < width:
            seen.add(key)
            found.append(draft)
    return found


def _promise(draft: Draft) -> float:
    return draft.promise


def _choices(scene: Scene, draft: Draft, width: int) -> list[Choice]:
    """The best next tiles and spots, no more than the beam is wide."""
    found: list[Choice] = []
    for number in scene.large:
        if draft.left[number]:
            for at in scene.tiles[number].areas:
                found += _spots_for(scene, draft, number, at)
    if width == 1:
        return [max(found, key=_score)] if found else []
    found.sort(key=_score, reverse=True)
    return found[:width]


def _score(choice: Choice) -> float:
    return choice.score


def _spots_for(scene: Scene, draft: Draft, number: int, at: int) -> list[Choice]:
    """The first few open spots of a tile in an area, judged closely."""
    area, tile = scene.areas[at], scene.tiles[number]
    covered = draft.covered[at]
    rivals = _rivals(draft, tile, at)
    found: list[Choice] = []
    for promise, spot in ranked(area, tile.shape, scene.stages[at], scene.weights):
        if not ((covered ^ spot.needs) & spot.reach or spot.rim & rivals):
            if promise <= tile.worth or len(found) == TRIES:
                break
            found.append(Choice(promise - tile.worth + _closeness(area, covered, spot), number, at, spot))
    return found


def _rivals(draft: Draft, tile: Tile, at: int) -> int:
    if tile.colour == FREE or draft.rivals[at][tile.colour] == FREE:
        return 0
    return draft.rivals[at][tile.colour]


def _closeness(area: Area, covered: int, spot: Spot) -> float:
    """Good for sides that lie against something, bad for enclosed single spaces."""
    free = area.cells & ~covered & ~spot.mask
    beside = spot.rim & free
    enclosed = beside & ~_beside_any(area, free)
    return HOLE * -enclosed.bit_count() - TOUCH * beside.bit_count()


def _beside_any(area: Area, mask: int) -> int:
    """All cells that have one of the mask beside them, those of the mask too."""
    return (mask & ~area.left) >> 1 | (mask & ~area.right) << 1 | mask >> area.width | mask << area.width


def _laid(scene: Scene, draft: Draft, choice: Choice) -> Draft:
    other = draft.copy()
    _lay(scene, other, choice.tile, choice.area, choice.spot)
    other.promise += choice.score
    return other


def _lay(scene: Scene, draft: Draft, number: int, at: int, spot: Spot) -> None:
    draft.covered[at] |= spot.mask
    draft.left[number] -= 1
    draft.lays.append(Lay(number, at, spot.turn, spot.cell))
    colour = scene.tiles[number].colour
    if colour != FREE and draft.rivals[at][colour] != FREE:
        draft.rivals[at][colour] |= spot.mask


# Step two: ore and silver fill squares, rings and -1 spaces.


def _fill(scene: Scene, draft: Draft) -> None:
    """Fill again and again what gains most, while it gains anything."""
    while True:
        most, best, mask = 0.0, -1, 0
        for at, area in enumerate(scene.areas):
            room = _supply(scene, draft, at)
            before = value(area, draft.covered[at], scene.weights)
            for goal in _goals(area, draft.covered[at]):
                n = goal.bit_count()
                if n <= len(room):
                    gain = value(area, draft.covered[at] | goal, scene.weights) - before - sum(room[:n], 0.0)
                    if gain > most:
                        most, best, mask = gain, at, goal
        if best < 0 or not _fill_goal(scene, draft, best, mask):
            break


def _supply(scene: Scene, draft: Draft, at: int) -> list[float]:
    """The worth of every single piece that the area accepts, the least first."""
    found: list[float] = []
    for number in scene.singles:
        if at in scene.tiles[number].areas:
            found += [scene.tiles[number].worth] * draft.left[number]
    return found


def _goals(area: Area, covered: int) -> list[int]:
    """Sets of open cells that are worth looking at: the next income squares, the rings of bonuses, a -1 space."""
    found = []
    for number, step in enumerate(steps_of(area, covered)):
        squares = area.diagonals[number].squares
        found += [squares[at] for at in range(step, min(step + AHEAD, len(squares)))]
    found += [bonus.around for bonus in area.bonuses if not covered >> bonus.cell & 1]
    minus = area.minus & ~covered
    found.append(minus & -minus)
    return [goal for goal in [_closed(area, goal) & ~covered for goal in found] if goal]


def _closed(area: Area, goal: int) -> int:
    """A goal together with all that its income spaces need."""
    for diagonal in area.diagonals:
        for cell, square in zip(diagonal.cells, diagonal.squares, strict=True):
            if goal >> cell & 1:
                goal |= square
    return goal


def _fill_goal(scene: Scene, draft: Draft, at: int, goal: int) -> bool:
    """Fill the cells of a goal one by one, income spaces when their turn has come."""
    area = scene.areas[at]
    waiting = [spot for spot in spots(area, SINGLE) if spot.mask & goal]
    while waiting:
        ready = [spot for spot in waiting if is_open(spot, draft.covered[at], 0)]
        if not ready:
            return False
        for spot in ready:
            _lay(scene, draft, _cheapest_single(scene, draft, at), at, spot)
        waiting = [spot for spot in waiting if spot not in ready]
    return True


def _cheapest_single(scene: Scene, draft: Draft, at: int) -> int:
    return next(number for number in scene.singles if draft.left[number] and at in scene.tiles[number].areas)


# Step three: take out what is of no use.


def _without_useless(scene: Scene, start: Draft, draft: Draft) -> Draft:
    """The plan without the large tiles that bring less than they are worth, the last looked at first."""
    most = worth_of(scene, draft)
    for number in range(len(draft.lays) - 1, -1, -1):
        if draft.lays[number].tile in scene.singles:
            continue
        other = _replayed(scene, start, draft.lays[:number] + draft.lays[number + 1 :])
        if other is not None:
            found = worth_of(scene, other)
            if found >= most:
                draft, most = other, found
    return draft


def _replayed(scene: Scene, start: Draft, lays: list[Lay]) -> Draft | None:
    """What is there after these steps, if all are legal."""
    draft = start.copy()
    for lay in lays:
        tile = scene.tiles[lay.tile]
        spot = spot_at(scene.areas[lay.area], tile.shape, lay.turn, lay.cell)
        if not is_open(spot, draft.covered[lay.area], _rivals(draft, tile, lay.area)):
            return None
        _lay(scene, draft, lay.tile, lay.area, spot)
    return draft
