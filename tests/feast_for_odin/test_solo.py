"""The game for one player (Solo)."""

from collections.abc import Iterator

import pytest

from tests.feast_for_odin.play import Player, Table, at_turn, occ

CRAFT_LEADER, TUTOR, INSPECTOR = 8, 52, 60
RICH = {"silver": 40, "wood": 40, "stone": 40, "ore": 40, "flax": 40, "hide": 9, "linen": 9, "sheep": 3, "cattle": 3}


def solo(length: str = "long") -> Table:
    table = Table(1, length=length)
    return table.lay(
        Player(has=RICH, ships=["whaling_boat", "knarr", "longship", "longship"], vikings=table.vikings(0))
    )


def place_all(table: Table) -> list[str]:
    """Place every Viking; the spaces that were taken."""
    taken = []
    while table.vikings(0):
        table.until("turn")
        spaces = [key for key in table.offers(0) if key.startswith("space") and int(key[7]) <= table.vikings(0)]
        taken.append(max(spaces, key=lambda key: key[7]))
        table.answer(0, taken[-1])
    return [key.removeprefix("space:") for key in taken]


def rounds(table: Table) -> Iterator[tuple[int, list[str]]]:
    """Of every round: the Vikings on hand, and where they are placed."""
    while table.game.outcome is None:
        vikings = table.vikings(0)
        yield vikings, place_all(table)
        table.end_round()


@pytest.mark.rule("FO-SOLO-01", "FO-SOLO-06")
@pytest.mark.parametrize(("length", "vikings"), [("long", [6, 7, 8, 9, 10, 11, 12]), ("short", [7, 8, 9, 10, 11, 12])])
def test_the_two_colours_alternate_and_count_as_many_as_in_company(length: str, vikings: list[int]) -> None:
    assert [n for n, _ in rounds(solo(length))] == vikings


@pytest.mark.rule("FO-SOLO-06", "FO-EX-48")
@pytest.mark.parametrize(("length", "vikings"), [("long", [6, 7, 8, 9, 10, 11, 12]), ("short", [7, 8, 9, 10, 11, 12])])
@pytest.mark.parametrize("placed", [0, 1, 3])
def test_who_is_left_in_the_thing_square_waits_for_its_colour(length: str, vikings: list[int], placed: int) -> None:
    table, found = solo(length), []
    while table.game.outcome is None:
        found.append(table.vikings(0))
        for _ in range(placed):
            table.until("turn")
            free = [key for key in table.offers(0) if key.startswith("space:c1")]
            table.answer(0, free[0])
        table.end_round()
        assert table.g.faults() == []
    assert found == vikings


@pytest.mark.rule("FO-SOLO-03", "FO-SOLO-04")
@pytest.mark.parametrize(("length", "waiting"), [("long", 5), ("short", 6)])
def test_after_round_1_nothing_is_taken_off_the_board_and_the_waiting_vikings_come(length: str, waiting: int) -> None:
    table = solo(length)
    spaces = place_all(table)
    table.end_round()
    assert all(table.on_space(space)[1] == int(space[1]) for space in spaces)
    assert table.vikings(0) == waiting + 2


@pytest.mark.rule("FO-SOLO-05")
def test_the_vikings_of_a_round_block_their_spaces_in_the_next() -> None:
    before: list[str] = []
    table = solo()
    for _, spaces in rounds(table):
        assert not set(spaces) & set(before)
        before = spaces


@pytest.mark.rule("FO-SOLO-05")
def test_a_blocked_space_is_free_again_after_another_round() -> None:
    table = solo().answer(0, "space:c2_products_mead").end_round()
    assert table.why_not(0, "space:c2_products_mead") == "FO-PHASE5-03"
    assert "space:c2_products_mead" in table.end_round().offers(0)


@pytest.mark.rule("FO-SOLO-04", "FO-SOLO-05")
def test_a_space_that_its_vikings_have_left_is_not_blocked() -> None:
    player = Player(has={"silver": 9}, cards=[TUTOR], hand=[INSPECTOR])
    table = at_turn(player, seats=1, round=2).answer(0, "space:c1_stockfish", f"exchange:{occ(TUTOR)}")
    table.answer(0, f"play:{occ(INSPECTOR)}", f"deal:{occ(INSPECTOR)}.0", "return_from:c1_stockfish").end_round()
    assert table.on_space("c1_stockfish") == (-1, 0)
    assert "space:c1_stockfish" in table.offers(0)


@pytest.mark.rule("FO-SOLO-02", "FO-SOLO-03", "FO-SOLO-05")
def test_from_round_2_on_both_vikings_of_the_space_come() -> None:
    table = solo()
    place_all(table)
    table.end_round()
    assert table.vikings(0) == 5 + 2
    place_all(table)
    assert table.end_round().vikings(0) == 6 + 2  # those of round 1, and two more


@pytest.mark.rule("FO-SOLO-05")
def test_blocked_vikings_only_block() -> None:
    """FO-AMB-43: Craft Leader counts the 5 Vikings on Crafting spaces of this round alone."""
    table = at_turn(Player(has={"wool": 1, "flax": 1}, cards=[CRAFT_LEADER]), seats=1, round=2)
    table.answer(0, "space:c4_craft_robe_jewelry", "no", "space:c1_craft_linen")
    assert table.end_round().has(0, "oil") == 1
    assert table.on_space("c4_craft_robe_jewelry") == (-2, 4)
    assert table.end_round().has(0, "oil") == 1


@pytest.mark.rule("FO-SOLO-07")
def test_boards_turn_as_usual_and_there_is_no_start_player() -> None:
    table = Table(1).finish()
    assert table.g.sides == (1,) * 4
    assert "start_player" not in table.told()
    assert at_turn(seats=1, round=2).end_round().g.treasure == (0, 2, 2, 2)


@pytest.mark.rule("FO-SOLO-08")
def test_the_first_occupation_is_drawn_or_chosen() -> None:
    assert len(Table(1).hand(0)) == 1
    table = Table(1, starting_occupation="chosen")
    ask = table.expect(0, "start")
    assert len(ask.options) == 45
    table.answer(0, "pick:occ_115").expect(0, "turn")
    assert table.hand(0) == ["occ_115"]


@pytest.mark.rule("FO-SOLO-08", "FO-SCORE-13")
def test_the_score_alone_is_the_outcome() -> None:
    table = at_turn(Player(has={"silver": 200}), seats=1, round=7).finish()
    assert table.game.outcome is not None
    assert table.game.outcome.to_data()["scores"] == [200 - 86 - 36]
