"""Text for a given number of columns: wrapped once, in columns where there is room, and otherwise a list."""

import pytest

from longhall.engine.lines import NARROW, TIE, beside, broken, captioned, columns, half, in_rows, listed

WIDTHS = (20, 30, NARROW - 1, NARROW, 79, 120)
LONG = "Whoever comes last to the shore where the long ships lie pays two pieces of silver to all the others."


@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_is_longer_than_the_width_and_no_word_is_lost(width: int) -> None:
    lines = broken(f"    {LONG}", width)
    assert max(map(len, lines)) <= width
    assert " ".join(line.strip() for line in lines) == LONG


def test_a_line_goes_on_a_little_further_in() -> None:
    assert broken("  one two three", 9) == ["  one two", "    three"]
    assert broken("1. one two", 7, 3) == ["1. one", "   two"]


def test_what_is_tied_stays_together_if_it_fits_there() -> None:
    assert broken(listed(["a b", "c d e"]), 9) == ["a b,", "  c d e"]
    assert broken("x" + TIE + "yyyyyy" + TIE + "zzzz", 10) == ["x yyyyyy", "  zzzz"]


def test_cells_stand_in_columns_and_the_last_one_goes_on_in_its_own() -> None:
    rows = [["Odin", "level 2", "one"], ["Heimdall", "-", "word after word " * 4]]
    assert columns(rows, 59) == [
        ["Odin      level 2  one"],
        ["Heimdall  -        word after word word after word word", " " * 19 + "after word word after word"],
    ]


def test_without_room_there_are_no_columns() -> None:
    wide = [["a" * 40, "b" * 20, "c"], ["Thor", "-", "d"]]
    assert columns(wide, 77) == [["a" * 40 + "  " + "b" * 20 + "  c"], ["Thor".ljust(42) + "-".ljust(22) + "d"]]
    assert columns(wide, 64) is None
    assert columns([], 64) is None


def test_blocks_stand_side_by_side_or_below_each_other() -> None:
    left, right = ["a", "b"], ["c"]
    assert beside(left, right, 61) == ["a" + " " * 28 + " | c", "b" + " " * 28 + " |"]
    assert half(61) == 29
    assert beside(left, right, 40) == ["a", "b", "c"]


def test_a_caption_stands_beside_its_picture_where_there_is_room() -> None:
    picture = ["#" * 30] * 2
    assert captioned(picture, ["A caption."], 77) == ["#" * 30 + "  A caption.", "#" * 30]
    assert captioned(picture, ["A caption."], 55) == [*picture, "A caption."]
    assert captioned(["#" * 40], ["A caption."], 58) == ["#" * 40, "A caption."]


@pytest.mark.parametrize(("width", "lines"), [(79, 2), (22, 6)])
def test_small_pictures_fill_the_width(width: int, lines: int) -> None:
    drawn = in_rows([["x" * 16, "y"]] * 3, width - 2)
    assert len(drawn) == lines
    assert max(map(len, drawn)) <= width - 2
