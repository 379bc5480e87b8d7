"""Exploration (Exploration)."""

import pytest

from longhall.games.feast_for_odin.content.rows import box
from tests.feast_for_odin.play import Player, at_turn

BOAT, KNARR, LONGSHIP = "whaling_boat", "knarr", "longship"
ROUTES = {
    "c1_explore": (["shetland", "faroe_islands"], [BOAT, KNARR, LONGSHIP]),
    "c2_explore": (["iceland", "greenland", "bear_island"], [KNARR, LONGSHIP]),
    "c3_explore": (["baffin_island", "labrador", "newfoundland"], [LONGSHIP]),
}
ROUTE = [(space, board, ships) for space, (boards, ships) in ROUTES.items() for board in boards]


@pytest.mark.rule("FO-EXPLORE-01", "FO-EXPLORE-02")
@pytest.mark.parametrize(("space", "board", "ships"), ROUTE)
@pytest.mark.parametrize("ship", [BOAT, KNARR, LONGSHIP])
def test_a_board_is_explored_with_its_ships(space: str, board: str, ships: list[str], ship: str) -> None:
    """FO-AMB-02: the column decides how many Vikings it takes."""
    back = [board] if box().islands[box().island_numbers[board]].back else []
    table = at_turn(Player(ships=[ship]), back=back)
    key = f"space:{space}"
    if ship not in ships:
        assert key not in table.offers(0)
        assert table.why_not(0, key) == "FO-PHASE5-04"
        return
    table.answer(0, key)
    assert f"explore:{board}" in table.offers(0)
    table.answer(0, f"explore:{board}").expect(1, "turn")
    assert table.score(0, "boards") == box().islands[box().island_numbers[board]].points
    assert table.vikings(0) == 6 - int(space[1])


@pytest.mark.rule("FO-EXPLORE-01")
def test_only_the_side_that_lies_up_can_be_explored() -> None:
    player = Player(ships=[LONGSHIP])
    assert at_turn(player).answer(0, "space:c1_explore").offers(0) == ["explore:shetland", "explore:faroe_islands"]
    table = at_turn(player, back=["bear_island"])
    assert table.answer(0, "space:c1_explore").offers(0) == ["explore:faroe_islands"]
    table = at_turn(player, back=["bear_island"]).answer(0, "space:c2_explore")
    assert table.offers(0) == ["explore:iceland", "explore:greenland", "explore:bear_island"]


@pytest.mark.rule("FO-EXPLORE-01", "FO-PLACE-01")
def test_an_explored_board_is_another_placement_area() -> None:
    table = at_turn(Player(has={"oil": 1}, ships=[BOAT]), Player(vikings=0))
    table.answer(0, "space:c1_explore", "explore:shetland").answer(0, "lay:oil")
    assert table.offers(0) == ["on:home", "on:shetland"]


@pytest.mark.rule("FO-EXPLORE-01", "FO-EXPLORE-04", "FO-LIMIT-01")
def test_a_claimed_board_cannot_be_explored_again() -> None:
    table = at_turn(Player(ships=[BOAT]), Player(islands=["shetland"]))
    assert table.answer(0, "space:c1_explore").offers(0) == ["explore:faroe_islands"]
    table = at_turn(Player(ships=[BOAT]), Player(islands=["shetland", "faroe_islands"]))
    assert "space:c1_explore" not in table.offers(0)


@pytest.mark.rule("FO-EXPLORE-03")
def test_the_explorer_takes_the_silver_and_keeps_the_ship() -> None:
    table = at_turn(Player(ships=[KNARR]), treasure={"iceland": 4, "greenland": 2})
    table.answer(0, "space:c2_explore", "explore:iceland")
    assert (table.has(0, "silver"), table.has(0, KNARR)) == (4, 1)
    assert table.g.treasure == (0, 0, 0, 2)


@pytest.mark.rule("FO-EXPLORE-04")
def test_a_board_stays_as_it_is_with_its_owner_until_the_end() -> None:
    table = at_turn(Player(islands=["shetland", "faroe_islands"]), Player(islands=["iceland", "greenland"]), round=2)
    table.finish()
    assert [table.score(seat, "boards") for seat in (0, 1)] == [6 + 4, 16 + 12]
    assert table.g.treasure == (0,) * 4


@pytest.mark.rule("FO-EXPLORE-04", "FO-LIMIT-01")
def test_when_four_boards_are_claimed_nobody_explores() -> None:
    fleet = Player(ships=[BOAT, KNARR, LONGSHIP], islands=["shetland", "baffin_island", "iceland", "newfoundland"])
    table = at_turn(fleet, Player(ships=[LONGSHIP]), turn=1)
    assert not [key for key in table.offers(1) if "explore" in key]
