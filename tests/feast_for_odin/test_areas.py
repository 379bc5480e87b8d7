"""Placement areas: where tiles may lie (Anytime actions, Exploration boards)."""

import random

import pytest

from longhall.games.feast_for_odin.content.areas import Shape, fits, fitting, income, spots, turned
from tests.feast_for_odin.grounds import (
    COIN,
    FUR,
    GRIDS,
    HIDE,
    INCOMES,
    MILK,
    PEAS,
    RECTANGLES,
    ROBE,
    SPECIALS,
    area,
    at,
    block,
    bonus_space,
    may,
    places_of,
    spot,
    token,
)

WAYS = {  # of the rectangles and of the special tiles
    "home": (1504, 5693),
    "shetland": (372, 1043),
    "bear_island": (311, 952),
    "faroe_islands": (217, 438),
    "baffin_island": (316, 820),
    "iceland": (390, 1289),
    "labrador": (312, 914),
    "greenland": (312, 914),
    "newfoundland": (354, 1113),
    "stone_house": (38, 61),
    "long_house": (108, 156),
}


# What the rules say, space by space and without masks: the judge of all that is done with bits.


def laid_by_hand(name: str, shape: Shape) -> set[frozenset[tuple[int, int]]]:
    """All sets of spaces that the shape can cover on the empty area."""
    places = {(row, column) for row, line in enumerate(shape) for column, x in enumerate(line) if x == "X"}
    found = set()
    for _ in range(2):
        places = {(row, -column) for row, column in places}
        for _ in range(4):
            places = {(column, -row) for row, column in places}
            for down in range(-5, 16):
                for right in range(-5, 16):
                    moved = frozenset((row + down, column + right) for row, column in places)
                    if all(token(name, *place) not in ("#", "x", "P") for place in moved):
                        found.add(moved)
    return found


def income_by_hand(name: str, place: tuple[int, int], covered: set[tuple[int, int]]) -> bool:
    """Is all covered that an income space needs?"""
    row, column = place
    for line in INCOMES.get(name, []):
        if [row + 1, column + 1] in line["cells"]:
            bottom, left = line["anchor"][0] - 1, line["anchor"][1] - 1
            square = {(down, right) for down in range(row, bottom + 1) for right in range(left, column + 1)}
            return all(token(name, *other)[0] in "#xP@" or other in covered for other in square)
    return True


def legal_by_hand(
    name: str, places: frozenset[tuple[int, int]], covered: set[tuple[int, int]], rivals: set[tuple[int, int]]
) -> bool:
    beside = {(row + down, col + right) for row, col in places for down, right in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    if places & covered or beside & rivals:
        return False
    return all(income_by_hand(name, place, covered | places) for place in places)


@pytest.mark.rule("FO-PLACE-02")
@pytest.mark.parametrize("name", GRIDS)
def test_ways_to_lay_tiles_on_an_empty_area(name: str) -> None:
    counted = [sum([len(spots(area(name), shape)) for shape in shapes]) for shapes in (RECTANGLES, SPECIALS.values())]
    assert tuple(counted) == WAYS[name]


@pytest.mark.rule("FO-PLACE-02", "FO-PLACE-09", "FO-PLACE-12")
@pytest.mark.parametrize("name", ["bear_island", "stone_house", "long_house"])
def test_tiles_lie_turned_and_mirrored_fully_inside(name: str) -> None:
    for shape in [*RECTANGLES, *SPECIALS.values()]:
        found = [frozenset(places_of(name, way.mask)) for way in spots(area(name), shape)]
        assert len(found) == len(set(found))
        assert set(found) == laid_by_hand(name, shape)


@pytest.mark.rule("FO-PLACE-03", "FO-PLACE-04", "FO-PLACE-05")
@pytest.mark.parametrize("name", ["home", "bear_island", "faroe_islands", "greenland", "long_house"])
def test_what_fits_is_what_the_rules_allow(name: str) -> None:
    dice = random.Random(name)
    shapes = [shape for shape in [COIN, *RECTANGLES, *SPECIALS.values()] if spots(area(name), shape)]
    for _ in range(40):
        height, width = area(name).height, area(name).width
        filled = block(name, (dice.randint(1, height), height), (1, dice.randint(1, width)))  # so that squares get full
        shape = dice.choice(shapes)
        hole = dice.choice(spots(area(name), shape)).mask
        covered = (filled | dice.getrandbits(160) & dice.getrandbits(160)) & area(name).cells & ~hole
        rivals = covered & dice.getrandbits(160) & dice.getrandbits(160)
        found = fitting(area(name), shape, covered, rivals)
        taken, foes = places_of(name, covered), places_of(name, rivals)
        for way in spots(area(name), shape):
            places = frozenset(places_of(name, way.mask))
            assert (way in found) == legal_by_hand(name, places, taken, foes)
        assert fits(area(name), shape, covered, rivals) == bool(found)


def test_a_turn_is_a_quarter_clockwise_and_four_more_mirror() -> None:
    pin = SPECIALS["cloakpin"]
    assert [turned(pin, turn) for turn in range(8)] == [
        ("X...", "XXXX"),
        ("XX", "X.", "X.", "X."),
        ("XXXX", "...X"),
        (".X", ".X", ".X", "XX"),
        ("...X", "XXXX"),
        ("X.", "X.", "X.", "XX"),
        ("XXXX", "X..."),
        ("XX", ".X", ".X", ".X"),
    ]


def test_the_lowest_turn_stands_for_all_that_look_alike() -> None:
    assert {way.turn for way in spots(area("home"), MILK)} == {0}
    assert {way.turn for way in spots(area("home"), FUR)} == {0, 1}
    assert {way.turn for way in spots(area("home"), SPECIALS["belt"])} == {0, 1}
    assert {way.turn for way in spots(area("home"), SPECIALS["horseshoe"])} == {0, 1, 2, 3}
    assert {way.turn for way in spots(area("home"), SPECIALS["helmet"])} == set(range(8))
    assert spot("home", FUR, 1, 1, turn=7) is spot("home", FUR, 1, 1, turn=1)


def test_a_spot_names_the_top_left_of_the_box_around_it() -> None:
    assert spot("home", SPECIALS["glass_beads"], 2, 2).mask == at("home", (2, 3), (3, 2), (3, 3), (3, 4), (4, 3))
    assert spot("home", HIDE, 2, 2, turn=1).mask == at("home", (2, 2), (3, 2), (4, 2))
    with pytest.raises(ValueError, match="does not lie within home"):
        spot("home", HIDE, 12, 11)


def test_the_rim_does_not_go_round_the_edge() -> None:
    assert spot("home", PEAS, 1, 1).rim == at("home", (1, 3), (2, 1), (2, 2))
    assert spot("home", PEAS, 2, 12).rim == at("home", (1, 12), (1, 13), (2, 11), (3, 12), (3, 13))
    assert spot("home", COIN, 12, 1).rim == at("home", (11, 1), (12, 2))


@pytest.mark.rule("FO-PLACE-03")
def test_green_touches_green_at_corners_only() -> None:
    first = spot("home", HIDE, 2, 2)
    for row, column, legal in ((3, 5, True), (1, 5, True), (2, 5, False), (3, 4, False), (1, 1, False), (4, 2, True)):
        second = spot("home", HIDE, row, column)
        assert may("home", second, HIDE, covered=first.mask, rivals=first.mask) == legal
    assert may("home", spot("home", HIDE, 3, 2), HIDE, covered=first.mask)  # blue


@pytest.mark.example("FO-EX-49")
@pytest.mark.rule("FO-PLACE-03", "FO-PLACE-11")
def test_hides_lie_side_by_side_in_a_house_and_peas_do_not() -> None:
    hide = spot("long_house", HIDE, 1, 1)
    assert may("long_house", spot("long_house", HIDE, 1, 4), HIDE, covered=hide.mask)
    peas, milk = spot("long_house", PEAS, 1, 1), spot("long_house", MILK, 1, 1)
    assert not may("long_house", spot("long_house", PEAS, 1, 3), PEAS, covered=peas.mask, rivals=peas.mask)
    assert may("long_house", spot("long_house", PEAS, 2, 3, turn=1), PEAS, covered=peas.mask, rivals=peas.mask)
    assert not may("long_house", spot("long_house", PEAS, 1, 3), PEAS, covered=milk.mask, rivals=milk.mask)
    assert may("long_house", spot("long_house", PEAS, 1, 3), PEAS, covered=milk.mask)
    hide = spot("home", HIDE, 1, 1)
    assert not may("home", spot("home", HIDE, 1, 4), HIDE, covered=hide.mask, rivals=hide.mask)


@pytest.mark.rule("FO-PLACE-12", "FO-PLACE-09")
@pytest.mark.parametrize(("name", "place"), [("long_house", (2, 4)), ("long_house", (2, 8)), ("bear_island", (2, 5))])
def test_pillars_and_blocked_spaces_are_never_covered(name: str, place: tuple[int, int]) -> None:
    for shape in [COIN, *RECTANGLES, *SPECIALS.values()]:
        assert not [way for way in spots(area(name), shape) if way.mask & at(name, place)]


@pytest.mark.rule("FO-PLACE-04")
@pytest.mark.parametrize("step", range(12))
def test_an_income_space_needs_its_whole_square(step: int) -> None:
    row, column = 12 - step, 1 + step
    here = at("home", (row, column))
    square = block("home", (row, 12), (1, column)) & ~here
    coin = spot("home", COIN, row, column)
    assert may("home", coin, COIN, covered=square)
    for place in places_of("home", square):
        left_out = at("home", (place[0] + 1, place[1] + 1))
        bonus = token("home", *place).startswith("@")  # FO-PLACE-06
        assert may("home", coin, COIN, covered=square & ~left_out) == bonus


@pytest.mark.rule("FO-PLACE-04", "FO-PLACE-05")
def test_a_tile_may_fill_the_square_of_its_own_income_spaces() -> None:
    assert may("home", spot("home", MILK, 11, 1), MILK)
    assert may("home", spot("home", FUR, 9, 1, turn=1), FUR)
    assert not may("home", spot("home", MILK, 10, 2), MILK)  # covers 1 and 2, but nothing lies at the 0
    assert not may("home", spot("home", COIN, 11, 2), COIN)


@pytest.mark.rule("FO-PLACE-06", "FO-BONUS-03")
def test_bonus_spaces_count_as_covered_for_income() -> None:
    square = block("home", (10, 12), (1, 3)) & ~at("home", (10, 3)) & ~bonus_space("home", "mead")
    assert may("home", spot("home", COIN, 10, 3), COIN, covered=square)
    assert income(area("home"), square | at("home", (10, 3))) == 2


@pytest.mark.rule("FO-PLACE-06")
def test_blocked_spaces_count_as_covered_for_income() -> None:
    before = at("bear_island", (6, 2), (5, 2), (6, 3), (4, 1), (4, 2))  # row 5 column 3 is blocked
    assert may("bear_island", spot("bear_island", COIN, 4, 3), COIN, covered=before)
    assert not may("bear_island", spot("bear_island", COIN, 4, 3), COIN, covered=before & ~at("bear_island", (6, 3)))


@pytest.mark.rule("FO-PLACE-07")
def test_other_spaces_have_no_order() -> None:
    single = fitting(area("home"), COIN, 0, 0)
    free = area("home").cells & ~area("home").incomes | at("home", (12, 1))
    assert sum([way.mask for way in single]) == free


@pytest.mark.rule("FO-PLACE-08")
def test_the_three_extra_spaces_help_large_tiles() -> None:
    extra = at("home", (1, 13), (2, 13), (3, 13))
    assert extra & area("home").cells == extra
    assert not extra & area("home").minus
    assert may("home", spot("home", HIDE, 1, 13, turn=1), HIDE)
    assert not [way for way in spots(area("home"), COIN) if way.mask & at("home", (4, 13))]


@pytest.mark.rule("FO-PLACE-09")
def test_on_exploration_boards_the_square_begins_at_the_anchor() -> None:
    ground = block("shetland", (6, 8), (1, 3)) & ~at("shetland", (6, 3))
    assert may("shetland", spot("shetland", COIN, 6, 3), COIN, covered=ground)  # row 9 does not count
    assert not may("shetland", spot("shetland", COIN, 6, 3), COIN, covered=ground & ~at("shetland", (6, 1)))
    upper = spot("greenland", COIN, 3, 4)
    assert may("greenland", upper, COIN)  # the lower diagonal of Greenland is judged alone


@pytest.mark.rule("FO-PLACE-05", "FO-PLACE-09")
def test_a_tile_on_both_diagonals_of_greenland_needs_both_squares() -> None:
    robe = spot("greenland", ROBE, 2, 5)
    lower = block("greenland", (4, 7), (4, 7)) & ~robe.mask
    upper = at("greenland", (3, 4))
    assert may("greenland", robe, ROBE, covered=lower | upper)
    assert not may("greenland", robe, ROBE, covered=lower)
    assert not may("greenland", robe, ROBE, covered=upper)


@pytest.mark.rule("FO-PLACE-09")
def test_the_other_reading_counts_all_that_lies_lower_left() -> None:
    differ = {"shetland", "bear_island", "faroe_islands", "greenland"}
    for name in INCOMES:
        ruled = [line.squares for line in area(name).diagonals]
        word_for_word = [line.squares for line in area(name, "quadrant").diagonals]
        assert (ruled != word_for_word) == (name in differ)
    faroe, other = area("faroe_islands").diagonals[0], area("faroe_islands", "quadrant").diagonals[0]
    assert faroe.squares[:5] == other.squares[:5]
    assert all(faroe.squares[step] != other.squares[step] for step in (5, 6, 7))
    income_2, below = at("shetland", (6, 3)), at("shetland", (9, 2))
    ground = area("shetland").cells & ~income_2 & ~below
    assert [way.mask for way in fitting(area("shetland"), COIN, ground, 0)] == [income_2, below]
    assert [way.mask for way in fitting(area("shetland", "quadrant"), COIN, ground, 0)] == [below]


@pytest.mark.example("FO-EX-15")
@pytest.mark.rule("FO-PLACE-07", "FO-PLACE-08")
def test_the_top_right_corner() -> None:
    covered = 0
    for shape, row, column, turn in ((HIDE, 1, 13, 1), (HIDE, 2, 12, 1), (FUR, 5, 9, 0), (PEAS, 4, 10, 0)):
        laid = spot("home", shape, row, column, turn)
        assert may("home", laid, shape, covered)
        covered |= laid.mask
    assert not covered & area("home").incomes
    for row, column in ((1, 12), (2, 11), (3, 10)):
        assert not may("home", spot("home", COIN, row, column), COIN, covered)
