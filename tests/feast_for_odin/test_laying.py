"""Plans for laying tiles: legal step by step, and worth it."""

import random

import pytest

from longhall.games.feast_for_odin.advice import laying
from longhall.games.feast_for_odin.advice.area_values import Weights, value
from longhall.games.feast_for_odin.advice.laying import FREE, Lay, Tile, suggest
from longhall.games.feast_for_odin.content.areas import Shape, earned, fitting, income, minuses, rectangle, spot_at
from tests.feast_for_odin.grounds import RECTANGLES, SPECIALS, area, around, at, block

WORTH = {"mead": 0.7, "wood": 1.0, "stone": 1.2, "ore": 1.0, "rune_stone": 1.5, "oil": 1.0, "peas": 0.5, "beans": 0.5}
COIN, ORE, GREEN, BLUE = 100, 101, 0, FREE
EARLY = Weights(incomes=6.0, bonuses=5.0, items=WORTH, minus=0.4)
LATE = Weights(incomes=0.0, bonuses=0.0, items=WORTH)


def tile(shape: Shape, n: int = 1, worth: float = 0.5, colour: int = BLUE, areas: tuple[int, ...] = (0,)) -> Tile:
    return Tile(0, shape, n, worth, colour, list(areas))


def coins(n: int, worth: float = 1.0) -> Tile:
    return Tile(COIN, rectangle(1, 1), n, worth, BLUE, [0])


def larder(dice: random.Random, areas: tuple[int, ...]) -> list[Tile]:
    shapes = dice.sample([*RECTANGLES, *SPECIALS.values()], 6)
    large = [tile(shape, dice.randint(0, 2), dice.random() * 3, dice.choice((GREEN, BLUE)), areas) for shape in shapes]
    return [*large, Tile(ORE, rectangle(1, 1), dice.randint(0, 5), 0.3, BLUE, [0]), coins(dice.randint(0, 8))]


def play(
    names: list[str], covered: list[int], rivals: list[list[int]], tiles: list[Tile], lays: list[Lay]
) -> list[int]:
    """What is covered after a plan; every step must be legal and the tiles must be there."""
    covered, rivals, left = covered[:], [masks[:] for masks in rivals], [each.n for each in tiles]
    for lay in lays:
        here, each = area(names[lay.area]), tiles[lay.tile]
        bound = each.colour != FREE and rivals[lay.area][each.colour] != FREE
        foes = rivals[lay.area][each.colour] if bound else 0
        spot = spot_at(here, each.shape, lay.turn, lay.cell)
        assert spot in fitting(here, each.shape, covered[lay.area], foes)
        assert lay.area in each.areas
        left[lay.tile] -= 1
        covered[lay.area] |= spot.mask
        if bound:
            rivals[lay.area][each.colour] |= spot.mask
    assert all(n >= 0 for n in left)
    return covered


def plan(tiles: list[Tile], weights: Weights, covered: int = 0, width: int = 1) -> int:
    """What is covered on the home board after the plan for it."""
    lays = suggest([area("home")], [covered], [[0]], tiles, 0, weights, width)
    return play(["home"], [covered], [[0]], tiles, lays)[0]


@pytest.mark.rule("FO-PLACE-03", "FO-PLACE-04", "FO-PLACE-11")
@pytest.mark.parametrize("seed", range(40))
def test_every_step_is_legal_and_the_plan_pays(seed: int) -> None:
    dice = random.Random(seed)
    names = ["home", dice.choice(["shetland", "greenland", "bear_island", "newfoundland"]), "long_house"]
    areas = [area(name) for name in names]
    covered = [block("home", (11, 12), (1, 2)) if seed % 2 else 0, 0, 0]
    rivals = [[covered[0] if seed % 4 == 1 else 0], [0], [FREE]]
    tiles = larder(dice, (0, 1, 2))
    weights = dice.choice((EARLY, LATE))
    after = play(names, covered, rivals, tiles, suggest(areas, covered, rivals, tiles, 0, weights, 1 + seed % 2))
    before = [value(each, mask, weights) for each, mask in zip(areas, covered, strict=True)]
    assert sum([value(each, mask, weights) for each, mask in zip(areas, after, strict=True)]) >= sum(before)


@pytest.mark.rule("FO-PLACE-03", "FO-PLACE-11")
def test_tiles_touch_where_their_colour_is_free() -> None:
    hides = [tile(rectangle(3, 1), n=6, worth=0.0, colour=GREEN)]
    plans = {green: suggest([area("long_house")], [0], [[green]], hides, 0, LATE) for green in (FREE, 0)}
    for green, lays in plans.items():
        play(["long_house"], [0], [[green]], hides, lays)
    assert len(plans[FREE]) == 6 > len(plans[0]) > 1


def test_single_pieces_finish_a_square() -> None:
    robe = block("home", (10, 12), (1, 3))
    ring = block("home", (9, 12), (1, 4)) & ~robe
    hole = at("home", (9, 4), (12, 4))
    assert income(area("home"), plan([coins(2)], EARLY, covered=robe | ring & ~hole)) == 3
    assert income(area("home"), plan([coins(1)], EARLY, covered=robe | ring & ~hole)) == 2
    dear = coins(2, worth=10.0)
    assert plan([dear], EARLY, covered=robe | ring & ~hole) == robe | ring & ~hole


def test_the_cheapest_pieces_are_used_and_only_where_they_may_lie() -> None:
    ore = Tile(ORE, rectangle(1, 1), 1, 0.2, BLUE, [1])
    areas, covered = [area("stone_house"), area("home")], [0, 0]
    lays = suggest(areas, covered, [[0], [0]], [ore, coins(3, 0.5)], 0, LATE)
    assert sorted([(lay.tile, lay.area) for lay in lays]) == [(0, 1), (1, 0), (1, 0), (1, 0)]


def test_single_pieces_close_the_ring_of_a_bonus() -> None:
    ring = around("home", "wood") & ~area("home").incomes
    rich = Weights(0.0, 5.0, {"wood": 3.0}, minus=0.0)
    covered = block("home", (7, 12), (1, 4)) & ~at("home", (7, 2), (8, 3))
    assert ring & ~covered == at("home", (7, 2))
    assert "wood" in earned(area("home"), plan([coins(4)], rich, covered))
    assert plan([coins(4)], LATE, covered).bit_count() == covered.bit_count()  # a coin is worth as much as a -1


def test_early_tiles_go_to_the_income_square_and_late_ones_to_the_minus_spaces() -> None:
    tiles = [tile(shape) for shape in RECTANGLES] + [coins(8)]
    early, late = plan(tiles, EARLY, width=2), plan(tiles, LATE, width=2)
    assert income(area("home"), early) >= 4
    assert minuses(area("home"), late) <= 86 - 38
    assert minuses(area("home"), early) > minuses(area("home"), late)


def test_a_tile_that_brings_less_than_it_is_worth_is_kept() -> None:
    assert plan([tile(rectangle(4, 2), worth=7.5)], LATE).bit_count() == 8
    assert plan([tile(rectangle(4, 2), worth=8.5)], LATE) == 0
    assert plan([], EARLY) == 0


def test_dear_pieces_and_useless_tiles_are_left_out_of_a_good_plan() -> None:
    assert plan([tile(rectangle(4, 2)), coins(4, worth=10.0)], LATE).bit_count() == 8
    incomes = Weights(incomes=6.0, bonuses=0.0, items={}, minus=0.0, progress=0.0)
    square = block("home", (9, 12), (1, 4))
    covered = square & ~at("home", (9, 4))
    assert plan([tile(rectangle(3, 2)), coins(1)], incomes, covered) == square


def test_of_single_pieces_the_least_worth_is_laid() -> None:
    covered = area("home").cells & ~at("home", (1, 1))
    tiles = [coins(1, worth=0.9), coins(1, worth=0.1)]
    assert [lay.tile for lay in suggest([area("home")], [covered], [[0]], tiles, 0, LATE)] == [1]


def test_a_ring_is_filled_together_with_what_its_income_spaces_need() -> None:
    rich = Weights(0.0, 5.0, {"wood": 9.0}, minus=0.0)
    assert "wood" in earned(area("home"), plan([coins(30, worth=0.1)], rich))


def test_more_width_finds_no_worse_plans_as_a_rule() -> None:
    found = []
    for width in (1, 2):
        worth = 0.0
        for seed in range(12):
            tiles = larder(random.Random(seed), (0,))
            lays = suggest([area("home")], [0], [[0]], tiles, 0, EARLY, width)
            worth += value(area("home"), play(["home"], [0], [[0]], tiles, lays)[0], EARLY)
            worth -= sum([tiles[lay.tile].worth for lay in lays])
        found.append(worth)
    assert found[1] > found[0] > 12 * value(area("home"), 0, EARLY) + 12 * 8


def test_plans_without_a_clock_are_always_the_same() -> None:
    tiles = larder(random.Random(3), (0,))
    plans = [suggest([area("home")], [0], [[0]], tiles, 0, EARLY, 2) for _ in range(2)]
    steps = [[(lay.tile, lay.area, lay.turn, lay.cell) for lay in lays] for lays in plans]
    assert steps[0] == steps[1]


def test_a_clock_cuts_a_plan_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on by a second with each look at it."""
    looks: list[float] = []
    monkeypatch.setattr(laying.time, "monotonic", lambda: looks.append(0.0) or float(len(looks)))
    tiles = larder(random.Random(3), (0,))
    for seconds in (2, 20):
        looks.clear()
        lays = suggest([area("home")], [0], [[0]], tiles, seconds, EARLY, 40)
        assert seconds < len(looks) < seconds + 5
        play(["home"], [0], [[0]], tiles, lays)


def test_the_value_of_an_area() -> None:
    exact = Weights(incomes=5.0, bonuses=4.0, items=WORTH, progress=0.0)
    robe = block("home", (10, 12), (1, 3))
    assert value(area("home"), 0, exact) == -86
    assert value(area("home"), robe, exact) == 5 * 2 - 86
    assert value(area("home"), around("home", "ore"), exact) == pytest.approx(4 * 1.0 - 84)
    assert value(area("home"), 0, Weights(5.0, 4.0, WORTH, minus=0.5)) == -43
    half = Weights(incomes=5.0, bonuses=4.0, items=WORTH, progress=0.3)
    assert value(area("home"), at("home", (7, 1)), half) > value(area("home"), 0, half)
    assert value(area("bear_island"), around("bear_island", "rune_stone"), exact) == pytest.approx(5 + 4 * 2.5 - 20)
