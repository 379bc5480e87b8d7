"""The bonus phase in play (Phase 10)."""

import pytest

from tests.feast_for_odin.play import Player, at_turn

HOME = {"ore": "A5 B5 B6 A7 B7", "mead": "A9 B9 C9 A10 C10 A11 B11 C11", "wood": "B7 C7 D7 B8 D8 B9 C9 D9"}


def coins(cells: str, area: str = "home") -> list[tuple[str, str, int, str]]:
    return [(area, "silver", 0, cell) for cell in cells.split()]


@pytest.mark.rule("FO-BONUS-01")
def test_a_surrounded_bonus_space_gives_its_good_every_round() -> None:
    table = at_turn(Player(tiles=coins(HOME["mead"])), Player())
    assert table.end_round().has(0, "mead") == 1
    assert table.has(1, "mead") == 0
    assert table.end_round().has(0, "mead") == 2


@pytest.mark.rule("FO-BONUS-01")
@pytest.mark.parametrize("open", range(8))
def test_one_open_space_around_it_is_too_many(open: int) -> None:
    cells = HOME["mead"].split()
    table = at_turn(Player(tiles=coins(" ".join(cells[:open] + cells[open + 1 :]))))
    assert table.end_round().has(0, "mead") == 0


@pytest.mark.rule("FO-BONUS-02")
def test_at_an_edge_fewer_spaces_are_needed() -> None:
    assert at_turn(Player(tiles=coins(HOME["ore"]))).end_round().has(0, "ore") == 1
    # next to a pillar, and at the edge of a house
    cells = "A1 B1 C1 A2 C2 A3 B3 C3"
    table = at_turn(Player(houses=["long_house"], tiles=coins(cells, "long_house_1"))).end_round()
    assert table.has(0, "oil") == 1


@pytest.mark.rule("FO-BONUS-03", "FO-PLACE-06")
def test_an_open_bonus_space_counts_as_covered_for_incomes() -> None:
    """The mead in B10 lies in the square of the 2 in C10."""
    square = coins("A10 A11 A12 B11 B12 C11 C12")
    table = at_turn(Player(has={"silver": 1}, tiles=square)).lay_tile(0, "silver", "home", 0, "C10")
    assert table.income(0) == 2
    assert at_turn(Player(tiles=[*square, *coins("C10 D9")])).income(0) == 3


@pytest.mark.rule("FO-BONUS-03")
def test_a_covered_bonus_space_gives_nothing_any_more() -> None:
    table = at_turn(Player(tiles=coins(HOME["mead"] + " B10")))
    assert table.end_round().has(0, "mead") == 0


@pytest.mark.rule("FO-BONUS-04")
def test_all_areas_give_their_bonuses() -> None:
    tiles = coins(HOME["ore"]) + coins("A6 B6 B7 A8 B8", "faroe_islands") + coins("J1 J2 K2", "long_house_1")
    table = at_turn(Player(islands=["faroe_islands"], houses=["long_house"], tiles=tiles), round=6).end_round()
    assert (table.has(0, "ore"), table.has(0, "peas")) == (1, 2)


@pytest.mark.rule("FO-BONUS-04", "FO-EXCH-02")
def test_newfoundland_gives_a_stone_house() -> None:
    """FO-AMB-23."""
    cells = "F6 G6 H6 F7 H7 F8 G8 H8"
    player = Player(islands=["newfoundland"], tiles=coins(cells, "newfoundland"))
    assert at_turn(player, round=6).end_round().has(0, "stone_house") == 1
    table = at_turn(player, Player(houses=["stone_house"] * 3), round=6)
    assert table.end_round().has(0, "stone_house") == 0


@pytest.mark.rule("FO-BONUS-05", "FO-END-01")
def test_there_is_no_bonus_in_the_last_round() -> None:
    player = Player(tiles=coins(HOME["ore"]))
    assert at_turn(player, round=7).finish().has(0, "ore") == 0
    assert at_turn(player, round=6).finish().has(0, "ore") == 1
