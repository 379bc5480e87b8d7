"""The Banquet Table (Phase 9)."""

import random
from itertools import pairwise

import pytest

from longhall.games.feast_for_odin.advice.feasts import COIN, EMPTY, ORANGE, RED, Food, Serving, best_feast, cost_of

PEAS, FLAX, BEANS, GRAIN, CABBAGE, FRUITS = range(6)
MEAD, STOCKFISH, MILK, SALT_MEAT, GAME_MEAT, WHALE_MEAT, SHEEP, CATTLE = range(10, 18)
SIZES = {  # the side along the table of a tile that stands, and of one that lies
    PEAS: (1, 2),
    FLAX: (1, 3),
    BEANS: (2, 2),
    GRAIN: (1, 4),
    CABBAGE: (2, 3),
    FRUITS: (3, 3),
    MEAD: (1, 2),
    STOCKFISH: (1, 3),
    MILK: (2, 2),
    SALT_MEAT: (1, 4),
    GAME_MEAT: (2, 3),
    WHALE_MEAT: (3, 3),
    SHEEP: (2, 4),
    CATTLE: (3, 4),
}


def food(item: int, n: int = 1, worth: float = 0.5, flat: int = 1) -> Food:
    short, long = SIZES[item]
    return Food(item, RED if item >= MEAD else ORANGE, short, long, n, worth, flat)


def colour_of(item: int) -> int:
    return item if item < 0 else int(item >= MEAD)


def lengths(servings: list[Serving], item: int) -> list[int]:
    return sorted([serving.squares for serving in servings if serving.item == item])


def is_legal(servings: list[Serving], squares: int, foods: list[Food], silver: int) -> bool:
    """Does every serving lie as the rules want it?"""
    items = [serving.item for serving in servings]
    for left, right in pairwise(items):
        if left >= 0 and colour_of(left) == colour_of(right):
            return False
    for each in foods:
        mine = [serving for serving in servings if serving.item == each.item]
        lying = [serving for serving in mine if serving.flat]
        sides = [each.long if serving.flat else each.short for serving in mine]
        if len(mine) > each.n or (len(lying) > each.flat and each.short != each.long):
            return False
        if [serving.squares for serving in mine] != sides:
            return False
    singles = all(serving.squares == 1 for serving in servings if serving.item < 0)
    return singles and items.count(COIN) <= silver and sum([serving.squares for serving in servings]) == squares


def least_cost(squares: int, foods: list[Food], silver: int, coin: float, penalty: float, last: int = EMPTY) -> float:
    """The cheapest of all sequences, one serving after the other; `last` is the colour to the left."""
    if squares == 0:
        return 0.0
    found = [penalty + least_cost(squares - 1, foods, silver, coin, penalty)]
    if silver:
        found.append(coin + least_cost(squares - 1, foods, silver - 1, coin, penalty))
    for at, each in enumerate(foods):
        for side, flat in {(each.short, False), (each.long, each.short != each.long)}:
            if each.n == 0 or side > squares or each.colour == last or (flat and each.flat == 0):
                continue
            left = Food(each.item, each.colour, each.short, each.long, each.n - 1, each.worth, each.flat - flat)
            others = [*foods[:at], left, *foods[at + 1 :]]
            found.append(each.worth + least_cost(squares - side, others, silver, coin, penalty, each.colour))
    return min(found)


@pytest.mark.rule("FO-FEAST-03", "FO-FEAST-04", "FO-FEAST-05")
@pytest.mark.parametrize("seed", range(300))
def test_the_feast_is_the_cheapest_of_all(seed: int) -> None:
    dice = random.Random(seed)
    items = dice.sample(sorted(SIZES), dice.randint(0, 4))
    foods = [
        food(item, dice.randint(0, 3), dice.choice((0.0, 0.5, 1.25, 2.0, 9.0)), dice.choice((0, 1, 1, 2)))
        for item in items
    ]
    squares, silver = dice.randint(1, 7), dice.choice((0, 0, 1, 3))
    coin, penalty = dice.choice(((1.0, 3.0), (0.5, 3.0), (4.0, 3.0)))
    servings = best_feast(squares, foods, silver, coin, penalty)
    assert is_legal(servings, squares, foods, silver)
    assert cost_of(servings, foods, coin, penalty) == least_cost(squares, foods, silver, coin, penalty)


@pytest.mark.rule("FO-FEAST-03", "FO-FEAST-04", "FO-FEAST-05")
@pytest.mark.parametrize("seed", range(60))
def test_a_feast_from_a_rich_larder_is_legal(seed: int) -> None:
    dice = random.Random(seed)
    foods = [food(item, dice.randint(0, 5), dice.random() * 4) for item in SIZES]
    servings = best_feast(12, foods, dice.randint(0, 12))
    assert is_legal(servings, 12, foods, 12)


@pytest.mark.rule("FO-FEAST-03")
def test_tiles_of_one_colour_are_kept_apart() -> None:
    servings = best_feast(5, [food(BEANS, n=2)], silver=1)
    assert [serving.item for serving in servings] == [BEANS, COIN, BEANS]
    servings = best_feast(4, [food(BEANS, n=2)], silver=0)
    assert sorted([serving.item for serving in servings]) == [EMPTY, EMPTY, BEANS]
    servings = best_feast(6, [food(MILK, n=2), food(BEANS)], silver=6)
    assert [serving.item for serving in servings] == [MILK, BEANS, MILK]


@pytest.mark.rule("FO-FEAST-03")
def test_an_empty_square_parts_tiles_as_well() -> None:
    servings = best_feast(7, [food(WHALE_MEAT, n=2)], silver=0)
    assert [serving.item for serving in servings] == [WHALE_MEAT, EMPTY, WHALE_MEAT]


@pytest.mark.example("FO-EX-08")
@pytest.mark.rule("FO-FEAST-04")
def test_one_salt_meat_lies_and_the_other_stands() -> None:
    servings = best_feast(7, [food(SALT_MEAT, n=2), food(PEAS)], silver=0)
    assert lengths(servings, SALT_MEAT) == [1, 4]
    assert [serving.item for serving in servings] == [SALT_MEAT, PEAS, SALT_MEAT]
    servings = best_feast(8, [food(BEANS, n=3), food(MEAD, n=2)], silver=0)
    assert lengths(servings, BEANS) == [2, 2, 2]


@pytest.mark.rule("FO-FEAST-04")
def test_a_card_may_let_more_tiles_lie() -> None:
    servings = best_feast(9, [food(SALT_MEAT, n=2, flat=2), food(PEAS)], silver=0)
    assert lengths(servings, SALT_MEAT) == [4, 4]


@pytest.mark.rule("FO-FEAST-05")
def test_no_tile_sticks_out() -> None:
    assert [serving.item for serving in best_feast(2, [food(FRUITS)], silver=1)] == [COIN, EMPTY]
    assert lengths(best_feast(3, [food(CATTLE)], silver=9), CATTLE) == [3]


@pytest.mark.rule("FO-FEAST-06")
def test_squares_stay_empty_from_want_or_by_choice() -> None:
    assert [serving.item for serving in best_feast(3, [], silver=0)] == [EMPTY] * 3
    assert [serving.item for serving in best_feast(3, [], silver=2)] == [COIN, COIN, EMPTY]
    dear = food(FRUITS, worth=10.0)
    assert [serving.item for serving in best_feast(3, [dear], silver=0)] == [EMPTY] * 3
    assert [serving.item for serving in best_feast(3, [dear], silver=0, penalty=4.0)] == [FRUITS]
    assert [serving.item for serving in best_feast(2, [], silver=2, worth_of_silver=4.0)] == [EMPTY] * 2
    assert best_feast(0, [dear], silver=5) == []


@pytest.mark.rule("FO-FEAST-08")
@pytest.mark.parametrize("item", SIZES)
def test_a_tile_covers_the_squares_of_its_side(item: int) -> None:
    for side in SIZES[item]:
        assert lengths(best_feast(side, [food(item)], silver=0), item) == [side]


def test_of_equal_tiles_the_least_worth_is_eaten() -> None:
    larder = [food(PEAS, worth=0.9), food(FLAX, worth=0.2), food(GRAIN, worth=0.4)]
    assert [serving.item for serving in best_feast(1, larder, silver=1)] == [FLAX]


def test_a_smaller_larder_is_not_taken_for_a_larger_one() -> None:
    assert lengths(best_feast(5, [food(BEANS, n=2)], silver=1), BEANS) == [2, 2]
    assert lengths(best_feast(5, [food(BEANS, n=1)], silver=1), BEANS) == [2]
    assert lengths(best_feast(5, [food(BEANS, n=2)], silver=0, penalty=0.1), BEANS) == []
