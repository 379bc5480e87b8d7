"""Sections as a terminal prints them: in columns where there is room, as a list where there is not."""

import pytest

from longhall.engine.lines import NARROW, TIE
from longhall.engine.sections import Section, filled, printed, row, section, table, untied

CLANS = table(
    ["Clan", "Glory", "Rage", "besides"],
    [row(["Wolf (you)", 12, "3 of 7"], ["In Valhalla: Warrior."]), row(["Raven", 0, ""])],
)
GRID = table(["", "A", "B"], [row([1, ".", "-"]), row([2, "", "*a"])])


def test_a_table_has_its_heads_above_its_columns_and_notes_below_its_rows() -> None:
    assert printed([section("Clans", ["The end."], CLANS)], 79) == [
        "Clans:",
        "  Clan        Glory  Rage",
        "  Wolf (you)  12     3 of 7",
        "      In Valhalla: Warrior.",
        "  Raven       0      –",
        "  The end.",
        "",
    ]


@pytest.mark.parametrize("width", [20, NARROW - 1])
def test_without_room_every_value_has_the_word_of_its_column(width: int) -> None:
    lines = printed([section("Clans", (), CLANS)], width)
    assert " ".join(" ".join(lines).split()) == (
        "Clans: Wolf (you): Glory 12; Rage 3 of 7 In Valhalla: Warrior. Raven: Glory 0"
    )
    assert max(map(len, lines)) <= width


def test_parts_stand_further_in_and_groups_are_apart() -> None:
    whole = [section("Board"), section("West", ["a"], level=2), section("East", ["b"], level=2), section("Sea", ["c"])]
    assert printed(whole, 79) == ["Board:", "  West:", "    a", "  East:", "    b", "", "Sea:", "  c", ""]


def region(name: str, *notes: str) -> Section:
    head = ["Territory", "Control", "Pieces"]
    return section(name, (), table(head, [row([f"1 {name}", "[2]"], notes)]), 2, "ring")


def test_a_ring_lies_in_two_columns_clockwise_from_the_north_west() -> None:
    ring = [region(name) for name in ("NW", "NE", "SE", "SW")]
    lines = printed([section("Board"), *ring], 61)
    assert lines[:3] == ["Board:", "== NW".ljust(29) + " | == NE", "1 NW [2]".ljust(29) + " | 1 NE [2]"]
    assert lines[3].split() == ["==", "SW", "|", "==", "SE"]
    assert printed([region("NW", "Loki")], 40) == ["  NW:", "    1 NW: Control [2]", "        Loki", ""]


def test_a_grid_has_its_legend_beside_it_or_below() -> None:
    its = section("home", ["*a ore"], GRID, layout="grid")
    assert printed([its], 79) == ["home:", "       A  B  *a ore", "    1  .  -", "    2    *a", ""]
    assert printed([its], 40) == ["home:", "       A  B", "    1  .  -", "    2    *a", "  *a ore", ""]
    assert printed([its], 10)[1:3] == ["  1: . -", "  2: # *a"]


def test_shapes_stand_side_by_side() -> None:
    its = section("tile", (), table(["as it is", "¼ turn"], [row(["X X", "X"]), row(["", "X"])]), layout="shapes")
    assert printed([its], 79) == ["tile:", "  as it is:  ¼ turn:", "  X X        X", "             X", ""]


def test_what_says_nothing_is_left_out() -> None:
    bare, part = section("bare"), section("part", ["a"], level=2)
    assert filled([bare, section("group"), part, section("empty", (), table(["a"], []))]) == [section("group"), part]
    assert section("lines", ["", "a"])["lines"] == ["a"]


def test_faces_that_break_lines_themselves_get_no_ties() -> None:
    its = table([f"a{TIE}b"], [row([f"c{TIE}d"], [f"e{TIE}f"])])
    (loose,) = untied([section(f"g{TIE}h", [f"i{TIE}j"], its, 2, "ring")])
    assert loose == section("g h", ["i j"], table(["a b"], [row(["c d"], ["e f"])]), 2, "ring")
