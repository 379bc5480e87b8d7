"""The four kingdom boards (Setup; Boards 1)."""

import pytest

from tests.kardnarok.play import Table

BOARDS = ["danmork", "noregr", "svithjod", "island"]


@pytest.mark.rule("KR-SETUP-06", "KR-FLOW-16", "KR-GEN-05")
@pytest.mark.parametrize("board", BOARDS)
def test_a_board_is_chosen_for_all_to_see_and_is_then_taken(board: str) -> None:
    table = Table(4)
    assert table.open == [(0, "board")]
    assert table.offers(0) == [f"kingdom:{each}" for each in BOARDS]
    table.answer(0, f"kingdom:{board}")
    assert table.event("board") == {"player": 0, "board": board}
    assert table.game.observation(None)["who"][0] == f"kingdom:{board}"
    assert table.offers(1) == [f"kingdom:{each}" for each in BOARDS if each != board]


@pytest.mark.rule("KR-SETUP-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_chooses_in_the_order_of_the_seats(seats: int) -> None:
    table = Table(seats)
    for seat in range(seats):
        assert table.open == [(seat, "board")]
        table.default()
    assert table.game.observation(None)["who"] == [f"kingdom:{board}" for board in BOARDS[:seats]]
    assert table.game.observation(None)["cubes"] == [0] * seats


@pytest.mark.rule("KR-GEN-05", "KR-SETUP-06")
def test_no_board_has_a_power_of_its_own() -> None:
    ends = []
    for board in BOARDS:
        outcome = Table(3).answer(0, f"kingdom:{board}").finish().game.outcome
        assert outcome is not None
        ends.append((outcome.places, outcome.scores))
    assert ends == [ends[0]] * len(BOARDS)
