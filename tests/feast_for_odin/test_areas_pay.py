"""Placement areas: incomes, bonuses and -1 spaces (Phases 7 and 10, Exploration boards)."""

import pytest

from longhall.games.feast_for_odin.content.areas import Shape, area_of, earned, income, minuses
from tests.feast_for_odin.grounds import (
    FUR,
    GRIDS,
    INCOMES,
    MILK,
    ROBE,
    SKIN,
    area,
    around,
    at,
    block,
    bonus_space,
    may,
    places_of,
    spot,
)

MINUSES = {
    "home": 86,
    "shetland": 24,
    "bear_island": 22,
    "faroe_islands": 16,
    "baffin_island": 24,
    "iceland": 24,
    "labrador": 40,
    "greenland": 20,
    "newfoundland": 40,
    "stone_house": 7,
    "long_house": 15,
}


@pytest.mark.example("FO-EX-01")
@pytest.mark.rule("FO-INCOME-01")
def test_income_is_the_lowest_open_number() -> None:
    home = area("home")
    assert income(home, 0) == 0
    assert income(home, block("home", (11, 12), (1, 2))) == 2
    assert income(home, block("home", (7, 12), (1, 6))) == 5


@pytest.mark.rule("FO-INCOME-01", "FO-INCOME-03")
def test_income_climbs_with_the_square() -> None:
    steps = [income(area("home"), block("home", (13 - size, 12), (1, size))) for size in range(1, 13)]
    assert steps == [1, 2, 2, 3, 4, 5, 6, 7, 9, 12, 15, 18]


@pytest.mark.rule("FO-INCOME-02", "FO-INCOME-03")
def test_every_diagonal_of_an_exploration_board_pays() -> None:
    assert [income(area(name), 0) for name in INCOMES] == [0, 0, 1, 0, 0, 1, 0]
    assert [income(area(name), area(name).cells) for name in INCOMES] == [18, 3, 5, 4, 6, 8, 8]
    greenland = area("greenland")
    assert income(greenland, at("greenland", (3, 4), (7, 4), (6, 5), (6, 4), (7, 5))) == 1 + 2
    assert income(area("labrador"), area("labrador").cells) == 0


@pytest.mark.example("FO-EX-10")
@pytest.mark.rule("FO-BONUS-01", "FO-BONUS-02")
def test_the_ore_at_the_edge_has_five_neighbours() -> None:
    five = around("home", "ore")
    assert five == at("home", (5, 1), (5, 2), (6, 2), (7, 1), (7, 2))
    assert earned(area("home"), five) == ["ore"]
    for place in places_of("home", five):
        assert earned(area("home"), five & ~at("home", (place[0] + 1, place[1] + 1))) == []


@pytest.mark.example("FO-EX-11")
@pytest.mark.rule("FO-BONUS-01")
def test_all_surrounded_spaces_pay() -> None:
    items = ["mead", "wood", "stone", "ore"]
    covered = 0
    for item in items:
        covered |= around("home", item)
    assert sorted(earned(area("home"), covered)) == sorted(items)


@pytest.mark.example("FO-EX-12")
@pytest.mark.rule("FO-BONUS-01", "FO-BONUS-03")
def test_a_covered_bonus_space_pays_no_more() -> None:
    eight = around("home", "mead")
    assert eight.bit_count() == 8
    assert earned(area("home"), eight) == ["mead"]
    assert earned(area("home"), eight | bonus_space("home", "mead")) == []


@pytest.mark.rule("FO-BONUS-02")
def test_only_existing_spaces_are_needed_around_a_bonus() -> None:
    assert around("long_house", "peas") == at("long_house", (1, 10), (2, 10), (2, 11))
    assert around("iceland", "oil") == at("iceland", (4, 1), (4, 2), (5, 2), (6, 1), (6, 2))
    assert around("bear_island", "game_meat").bit_count() == 8
    assert around("faroe_islands", "milk") == at("faroe_islands", (2, 8), (2, 9), (3, 8), (4, 8), (4, 9))
    assert around("long_house", "oil").bit_count() == 8
    assert around("labrador", "chest").bit_count() == 8
    assert around("newfoundland", "skin_and_bones").bit_count() == 7


@pytest.mark.rule("FO-BONUS-03")
def test_bonus_spaces_need_not_be_covered_for_each_other() -> None:
    twins = area_of("twins", [". . . .", ". @wood @ore .", ". . . ."], [], house=True)
    ring = twins.cells & ~sum([1 << bonus.cell for bonus in twins.bonuses])
    assert sorted(earned(twins, ring)) == ["ore", "wood"]
    assert earned(twins, ring | 1 << 5) == ["ore"]


@pytest.mark.example("FO-EX-13")
def test_a_robe_in_the_corner() -> None:
    robe = spot("home", ROBE, 10, 1)
    assert may("home", robe, ROBE)
    assert income(area("home"), robe.mask) == 2
    assert robe.mask & bonus_space("home", "mead")
    assert earned(area("home"), robe.mask | around("home", "mead")) == []


@pytest.mark.example("FO-EX-14")
@pytest.mark.rule("FO-PLACE-05")
@pytest.mark.parametrize("shape", [MILK, SKIN])
def test_one_tile_covers_two_income_spaces(shape: Shape) -> None:
    laid = spot("home", shape, 7, 5)
    before = block("home", (7, 12), (1, 6)) & ~laid.mask
    assert may("home", laid, shape, covered=before)
    assert [income(area("home"), before), income(area("home"), before | laid.mask)] == [3, 5]
    assert not may("home", laid, shape, covered=before & ~at("home", (7, 1)))


@pytest.mark.example("FO-EX-16")
@pytest.mark.rule("FO-BONUS-02", "FO-PLACE-09")
def test_bear_island() -> None:
    six = around("bear_island", "rune_stone")
    assert six.bit_count() == 6
    assert earned(area("bear_island"), six) == ["rune_stone", "ore"]
    assert not area("bear_island").cells & at("bear_island", (2, 5))


@pytest.mark.parametrize("name", GRIDS)
def test_open_minus_spaces(name: str) -> None:
    assert minuses(area(name), 0) == MINUSES[name]
    assert minuses(area(name), area(name).cells) == 0
    if name == "home":
        assert minuses(area(name), spot(name, FUR, 1, 1).mask) == 78
