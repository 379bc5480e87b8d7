"""The cheapest way to serve a feast (Phase 9).

Which tiles lie on the table decides alone what they cost: tiles of both colours can be put in some order exactly when
the rest of the squares, that is coins and empty squares, is enough to part those of the colour that has more. So each
colour has a table of its own, by tiles and squares, and the best pair of entries is the best feast.
"""

from collections.abc import Sequence
from functools import lru_cache

ORANGE, RED = 0, 1
COIN, EMPTY = -1, -2

KEPT = 2**12  # answers in each cache

Kind = tuple[int, int, int, float, int]  # short, long, n, worth, flat of a Food
Picks = tuple[tuple[int, int, int], ...]  # number of the food, tiles upright, tiles flat
Entry = tuple[float, int, int, Picks]  # worth, tiles, squares
Feast = tuple[Picks, Picks, int, int]  # orange, red, coins, empty squares


class Food:
    """Tiles of one type that may be served. Animals of a kind are one type (FO-AMB-42)."""

    def __init__(self, item: int, colour: int, short: int, long: int, n: int, worth: float, flat: int = 1) -> None:
        self.item = item
        self.colour = colour
        self.short = short
        self.long = long
        self.n = n
        self.worth = worth  # of keeping one
        self.flat = flat  # how many may lie with the long side along the table (FO-FEAST-04)


class Serving:
    """What lies on one or more squares of the Banquet Table."""

    def __init__(self, item: int, flat: bool, squares: int) -> None:
        self.item = item  # or COIN or EMPTY
        self.flat = flat
        self.squares = squares


def best_feast(
    squares: int, foods: Sequence[Food], silver: int, worth_of_silver: float = 1.0, penalty: float = 3.0
) -> list[Serving]:
    """The cheapest servings from left to right for so many squares (FO-FEAST-03..06)."""
    if squares <= 0:
        return []
    most = most_tiles(squares)
    sides = [[food for food in foods if food.colour == colour and food.n > 0] for colour in (ORANGE, RED)]
    orange, red = [
        tuple([(food.short, food.long, min(food.n, most), food.worth, food.flat) for food in side]) for side in sides
    ]
    picks, more, coins, empty = _cheapest(squares, orange, red, min(silver, squares), worth_of_silver, penalty)
    tiles = [_servings(sides[ORANGE], picks), _servings(sides[RED], more)]
    return _in_order(tiles, [_single(COIN)] * coins + [_single(EMPTY)] * empty)


def cost_of(
    servings: Sequence[Serving], foods: Sequence[Food], worth_of_silver: float = 1.0, penalty: float = 3.0
) -> float:
    """What servings cost: the worth of all that is eaten and the penalties."""
    worth = {food.item: food.worth for food in foods}
    worth[COIN], worth[EMPTY] = worth_of_silver, penalty
    return sum([worth[serving.item] for serving in servings], 0.0)


def most_tiles(squares: int) -> int:
    """How many tiles of one colour find room, with a square between any two."""
    return (squares + 1) // 2


@lru_cache(KEPT)
def _cheapest(
    squares: int, orange: tuple[Kind, ...], red: tuple[Kind, ...], silver: int, worth_of_silver: float, penalty: float
) -> Feast:
    """The best pair of entries, with coins and empty squares for the rest."""
    rest = [_rest(room, silver, worth_of_silver, penalty) for room in range(squares + 1)]
    least = float("inf")
    found: Feast = ((), (), 0, squares)
    reds = _table(squares, red)
    for worth, tiles, length, picks in _table(squares, orange):
        for more_worth, more_tiles, more_length, more in reds:
            room = squares - length - more_length
            if room < 0 or abs(tiles - more_tiles) > room + 1:
                continue
            cost = worth + more_worth + rest[room]
            if cost < least:
                least = cost
                coins = _coins(room, silver, worth_of_silver, penalty)
                found = (picks, more, coins, room - coins)
    return found


def _coins(room: int, silver: int, worth_of_silver: float, penalty: float) -> int:
    return min(room, silver) if worth_of_silver <= penalty else 0


def _rest(room: int, silver: int, worth_of_silver: float, penalty: float) -> float:
    """What it costs to fill or leave so many squares without a tile."""
    coins = _coins(room, silver, worth_of_silver, penalty)
    return coins * worth_of_silver + (room - coins) * penalty


@lru_cache(KEPT)
def _table(squares: int, kinds: tuple[Kind, ...]) -> list[Entry]:
    """The least worth for every number of tiles of a colour and of squares under them, with room to part them."""
    nothing: Picks = ()
    best: dict[tuple[int, int], tuple[float, Picks]] = {(0, 0): (0.0, nothing)}
    for number, kind in enumerate(kinds):
        before = list(best.items())
        for upright, flat, length in _uses(squares, kind):
            n = upright + flat
            cost = n * kind[3]
            for (tiles, under), (worth, picks) in before:
                key = (tiles + n, under + length)
                if key[0] + key[1] > squares + 1:
                    continue
                known = best.get(key)
                if known is None or worth + cost < known[0]:
                    best[key] = (worth + cost, (*picks, (number, upright, flat)))
    return [(worth, tiles, under, picks) for (tiles, under), (worth, picks) in best.items()]


def _uses(squares: int, kind: Kind) -> list[tuple[int, int, int]]:
    """How many of a type stand upright, how many lie flat, and the squares that they cover: all ways but none."""
    short, long, n, _, limit = kind
    found = []
    for flat in range((0 if short == long else min(n, limit)) + 1):
        for upright in range(n - flat + 1):
            length = upright * short + flat * long
            if 0 < length <= squares + 1 - upright - flat:
                found.append((upright, flat, length))
    return found


def _servings(foods: Sequence[Food], picks: Picks) -> list[Serving]:
    """The tiles of a colour, the longest first."""
    found = []
    for number, upright, flat in picks:
        food = foods[number]
        found += [Serving(food.item, True, food.long) for _ in range(flat)]
        found += [Serving(food.item, False, food.short) for _ in range(upright)]
    return sorted(found, key=_length, reverse=True)


def _length(serving: Serving) -> int:
    return serving.squares


def _single(item: int) -> Serving:
    return Serving(item, False, 1)


def _in_order(tiles: list[list[Serving]], singles: list[Serving]) -> list[Serving]:
    """Tiles of both colours in turn, beginning with the one that has more; coins where one colour is at its end."""
    found: list[Serving] = []
    colour = ORANGE if len(tiles[ORANGE]) >= len(tiles[RED]) else RED
    while tiles[ORANGE] or tiles[RED]:
        if tiles[colour]:
            found.append(tiles[colour].pop(0))
        else:
            found.append(singles.pop(0))
        colour = RED if colour == ORANGE else ORANGE
    return found + singles
