"""What an area is worth to who lays tiles on it, and what a spot promises for later."""

from collections.abc import Mapping
from functools import lru_cache

from longhall.games.feast_for_odin.content.areas import Area, Bonus, Shape, Spot, pays, size_of, spots

Stage = tuple[tuple[int, ...], int, int]  # steps of each diagonal, bonus spaces that are covered, aim

AHEAD = 4  # income steps that a tile is laid for
FADE = 0.75  # what a step counts for each step before it
LEVELS = 6  # bits for what a space promises


class Weights:
    """What an area's pay is worth."""

    def __init__(
        self, incomes: float, bonuses: float, items: Mapping[str, float], minus: float = 1.0, progress: float = 0.3
    ) -> None:
        self.incomes = incomes  # income phases to come, times the worth of a silver
        self.bonuses = bonuses  # bonus phases to come
        self.items = dict(items)  # worth of a bonus item
        self.minus = minus  # less than 1 while there is time to cover these spaces later
        self.progress = progress  # how much of an income or bonus counts that is only half prepared
        self.key = (incomes, bonuses, minus, progress, tuple(sorted(items.items())))
        self.number = hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Weights) and self.key == other.key

    def __hash__(self) -> int:
        return self.number


# What an area is worth.


@lru_cache(2**13)
def value(area: Area, covered: int, weights: Weights) -> float:
    """Incomes and bonuses to come, less the open -1 spaces; and a part of what is prepared only."""
    found = -weights.minus * (area.minus & ~covered).bit_count()
    for bonus in area.bonuses:
        if not covered >> bonus.cell & 1:
            part = (bonus.around & covered).bit_count() / max(bonus.around.bit_count(), 1)
            found += _paid(bonus, weights) * (1.0 if pays(bonus, covered) else weights.progress * part)
    for number, step in enumerate(steps_of(area, covered)):
        diagonal = area.diagonals[number]
        found += weights.incomes * (diagonal.values[step] if step < len(diagonal.values) else diagonal.final)
        for gain, needed in _next_steps(area, number, step, weights):
            found += weights.progress * gain * (needed & covered).bit_count() / needed.bit_count()
    return found


def _paid(bonus: Bonus, weights: Weights) -> float:
    return weights.bonuses * sum([weights.items.get(item, 0.0) for item in bonus.items], 0.0)


def steps_of(area: Area, covered: int) -> list[int]:
    """How many cells of each diagonal are covered."""
    return [sum([covered >> cell & 1 for cell in diagonal.cells]) for diagonal in area.diagonals]


@lru_cache(2**12)
def _next_steps(area: Area, number: int, step: int, weights: Weights) -> list[tuple[float, int]]:
    """For the next steps of a diagonal what they raise the income by, and the spaces still needed for it."""
    diagonal = area.diagonals[number]
    values = [*diagonal.values, diagonal.final]
    done = diagonal.squares[step - 1] if step else 0
    last = min(step + AHEAD, len(diagonal.cells))
    return [
        (weights.incomes * FADE ** (at - step) * (values[at + 1] - values[at]), diagonal.squares[at] & ~done)
        for at in range(step, last)
    ]


# What a spot promises. It depends on how far the diagonals and bonuses of an area are, and is kept for that.


def stage_of(area: Area, covered: int, aim: int) -> Stage:
    lost = sum([1 << bonus.cell for bonus in area.bonuses if covered >> bonus.cell & 1])
    return tuple(steps_of(area, covered)), lost, aim


@lru_cache(2**9)
def _promises(area: Area, stage: Stage, weights: Weights) -> list[float]:
    """What each cell of the grid promises to bring once it is covered."""
    cells = area.width * area.height
    found = [weights.minus if area.minus >> cell & 1 else 0.0 for cell in range(cells)]
    shares = [share for number, step in enumerate(stage[0]) for share in _shares(area, number, step, stage[2], weights)]
    for bonus in area.bonuses:
        if not stage[1] >> bonus.cell & 1:
            found[bonus.cell] -= _paid(bonus, weights)
            if bonus.around:
                shares.append((_paid(bonus, weights), bonus.around))
    for gain, needed in shares:
        share = gain / needed.bit_count()
        for cell in range(cells):
            if needed >> cell & 1:
                found[cell] += share
    return found


def _shares(area: Area, number: int, step: int, aim: int, weights: Weights) -> list[tuple[float, int]]:
    """What to lay for on a diagonal: so many steps at once, or without an aim all that come next."""
    if not aim:
        return _next_steps(area, number, step, weights)
    diagonal = area.diagonals[number]
    values = [*diagonal.values, diagonal.final]
    to = min(step + aim, len(diagonal.cells))
    if to == step:
        return []
    done = diagonal.squares[step - 1] if step else 0
    return [(weights.incomes * (values[to] - values[step]), diagonal.squares[to - 1] & ~done)]


@lru_cache(2**9)
def _planes(area: Area, stage: Stage, weights: Weights) -> tuple[float, float, list[int]]:
    """The promises as the least of them, a unit, and one mask for each bit of the number of units above the least."""
    promises = _promises(area, stage, weights)
    least = min(promises)
    unit = (max(promises) - least) / (2**LEVELS - 1) or 1.0
    units = [round((promise - least) / unit) for promise in promises]
    planes = [sum([1 << cell for cell, n in enumerate(units) if n >> bit & 1]) for bit in range(LEVELS)]
    return least, unit, planes


@lru_cache(2**11)
def ranked(area: Area, shape: Shape, stage: Stage, weights: Weights) -> list[tuple[float, Spot]]:
    """The spots of a shape that promise anything, the best first."""
    least, unit, planes = _planes(area, stage, weights)
    size = size_of(shape)
    found = []
    for spot in spots(area, shape):
        mask = spot.mask
        units = 0
        for bit, plane in enumerate(planes):
            units += (mask & plane).bit_count() << bit
        promise = size * least + units * unit
        if promise > 0.0:
            found.append((promise, spot))
    found.sort(key=_first, reverse=True)
    return found


def _first(entry: tuple[float, Spot]) -> float:
    return entry[0]
