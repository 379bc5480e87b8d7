"""The twelve phases of a round, apart from the actions (Phases 1-4, 6, 7, 11, 12)."""

from collections.abc import Iterator

import pytest

from tests.feast_for_odin.play import PHASES, Player, Table, at_turn

ORANGE = ("peas", "flax", "beans", "grain", "cabbage", "fruits")
LONG_HARVESTS = [1, 2, 0, 3, 0, 4, 0]
SHORT_HARVESTS = [1, 0, 2, 0, 3, 0]
LEVELS = [
    [],
    ["peas", "flax", "beans"],
    ["peas", "flax", "beans", "grain"],
    ["peas", "flax", "beans", "grain", "cabbage"],
    ["peas", "flax", "beans", "grain", "cabbage", "fruits"],
]
BOARDS = (
    "shetland",
    "faroe_islands",
    "iceland",
    "greenland",
    "bear_island",
    "baffin_island",
    "labrador",
    "newfoundland",
)


def rounds(table: Table) -> Iterator[Table]:
    """The table at the first turn of every round, if nobody does anything."""
    while table.game.outcome is None:
        yield table
        table.end_round()


def oranges(table: Table, seat: int) -> dict[str, int]:
    return {good: table.has(seat, good) for good in ORANGE}


def face_up(table: Table) -> list[str]:
    return [table.g.box.islands[table.g.side(tile)].id for tile in range(4)]


# The order


@pytest.mark.rule("FO-PHASE-01", "FO-END-01", "FO-BONUS-05")
@pytest.mark.parametrize(("length", "last"), [("long", 7), ("short", 6)])
def test_every_round_has_twelve_phases_and_the_last_ends_with_the_feast(length: str, last: int) -> None:
    table = Table(2, length=length).finish()
    told = [event["args"]["phase"] for event in table.game.events(0, None) if event["key"] == "phase"]
    assert told == [*PHASES * (last - 1), *PHASES[:9]]
    assert table.told().count("round") == last


# Phase 1


@pytest.mark.rule("FO-PHASE1-01", "FO-PHASE1-02", "FO-PHASE12-01")
@pytest.mark.parametrize(("length", "found"), [("long", [6, 7, 8, 9, 10, 11, 12]), ("short", [7, 8, 9, 10, 11, 12])])
def test_a_viking_joins_everybody_in_every_round(length: str, found: list[int]) -> None:
    assert [table.g.thing[:] for table in rounds(Table(3, length=length))] == [(n,) * 3 for n in found]


# Phase 2


@pytest.mark.rule("FO-PHASE2-01", "FO-PHASE2-02", "FO-PHASE2-03")
@pytest.mark.parametrize(("length", "levels"), [("long", LONG_HARVESTS), ("short", SHORT_HARVESTS)])
def test_harvests_give_orange_goods_by_the_note_of_the_round(length: str, levels: list[int]) -> None:
    table = Table(2, length=length)
    have = dict.fromkeys(ORANGE, 0)
    for number, _ in enumerate(rounds(table)):
        for good in LEVELS[levels[number]]:
            have[good] += 1
        assert oranges(table, 0) == oranges(table, 1) == have
    assert {good for good in table.stock(0) if good not in ORANGE} <= {"mead", "bow", "snare", "spear", "long_sword"}


# Phase 3


@pytest.mark.rule("FO-PHASE3-01", "FO-PHASE3-03", "FO-PHASE3-04")
@pytest.mark.parametrize(
    ("length", "sides", "treasure"),
    [
        ("long", [0, 0, 1, 2, 3, 4, 4], [0, 0, 6, 10, 12, 12, 12]),
        ("short", [0, 1, 2, 3, 4, 4], [0, 6, 10, 12, 12, 12]),
    ],
)
def test_one_board_turns_in_each_round_but_the_first_and_last(
    length: str, sides: list[int], treasure: list[int]
) -> None:
    found = [(sum(table.g.sides), sum(table.g.treasure)) for table in rounds(Table(2, length=length))]
    assert found == list(zip(sides, treasure, strict=True))


@pytest.mark.rule("FO-PHASE3-02")
def test_the_boards_turn_in_the_order_of_their_letters() -> None:
    found = [face_up(table) for table in rounds(Table(2))]
    assert found[1] == list(BOARDS[:4])
    for at in range(4):
        assert found[2 + at] == [*BOARDS[4 : 5 + at], *BOARDS[1 + at : 4]]
    assert found[6] == list(BOARDS[4:])


@pytest.mark.rule("FO-PHASE3-02", "FO-PHASE3-04", "FO-PHASE3-05")
def test_an_owned_board_stays_as_it_is_and_the_others_get_their_silver() -> None:
    table = at_turn(Player(islands=["shetland"]), round=2).end_round()
    assert face_up(table) == list(BOARDS[:4])
    assert table.g.treasure == (0, 2, 2, 2)
    assert table.end_round().g.treasure == (0, 0, 4, 4)


@pytest.mark.rule("FO-PHASE3-03", "FO-PHASE3-04")
def test_silver_on_a_turned_board_is_lost_and_backs_get_silver_too() -> None:
    table = at_turn(round=4, treasure={"bear_island": 2, "iceland": 4, "greenland": 4}).end_round()
    assert face_up(table)[2] == "labrador"
    assert table.g.treasure == (4, 2, 0, 6)


@pytest.mark.rule("FO-PHASE3-01")
def test_nothing_lies_down_in_the_last_round() -> None:
    table = at_turn(round=6, treasure={"labrador": 2})
    before = table.g.treasure[:]
    assert table.end_round().g.treasure == before


# Phase 4


@pytest.mark.rule("FO-PHASE4-01")
def test_everybody_draws_a_weapon_and_shows_it() -> None:
    table = at_turn(round=2).end_round()
    for seat in (0, 1):
        (weapon,) = [item for item in table.stock(seat) if item not in ORANGE]
        assert table.stock(seat)[weapon] == 1
    assert [event["args"]["seat"] for event in table.game.events(0, None) if event["key"] == "drew_weapon"][-2:] == [
        0,
        1,
    ]
    assert sum(table.g.weapons) == 47 - 2


# Phase 6


@pytest.mark.rule("FO-PHASE6-01")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_who_placed_vikings_last_begins_the_next_round(last: int) -> None:
    table = at_turn(seats=3)
    spaces = ["c1_stockfish", "c1_weekly_market", "c2_products_mead"]
    for seat in range(3):
        table.answer(seat, f"space:{spaces[seat]}" if seat <= last else "pass")
    table.end_round()
    assert (table.g.first, table.g.turn) == (last, last)


@pytest.mark.rule("FO-PHASE6-01")
def test_nobody_places_nobody_takes_the_moose() -> None:
    table = at_turn(seats=3, turn=2).answer(2, "pass").answer(0, "pass").answer(1, "pass")
    assert table.end_round().g.first == 2


# Phase 7


@pytest.mark.rule("FO-INCOME-01", "FO-INCOME-04")
def test_the_lowest_open_number_is_paid_in_silver() -> None:
    board = Player(tiles=[("home", "chest", 0, "A11")])  # 0 and 1
    table = at_turn(board, Player(), round=2).until_phase("breeding")
    assert (table.has(0, "silver"), table.has(1, "silver")) == (2, 0)


@pytest.mark.rule("FO-INCOME-02")
def test_every_diagonal_of_every_board_pays() -> None:
    tiles = [("home", "chest", 0, "A11"), ("greenland", "silver", 0, "D3"), ("iceland", "silver", 0, "B7")]
    player = Player(islands=["greenland", "iceland", "faroe_islands"], tiles=tiles)
    table = at_turn(player)
    assert table.income(0) == 2 + (1 + 0) + 2 + 0
    assert table.until_phase("breeding").has(0, "silver") == 5


@pytest.mark.rule("FO-INCOME-03")
def test_a_full_diagonal_pays_the_number_beyond_it() -> None:
    cells = ["A12", "B11", "C10", "D9", "E8", "F7", "G6", "H5", "I4", "J3", "K2", "L1"]
    home = [("home", "silver", 0, cell) for cell in cells]
    island = [("shetland", "silver", 0, cell) for cell in ("A8", "B7", "C6")]
    assert at_turn(Player(tiles=home[:-1])).income(0) == 15
    assert at_turn(Player(tiles=home)).income(0) == 18
    assert at_turn(Player(islands=["shetland"], tiles=[*home, *island])).income(0) == 18 + 3


@pytest.mark.rule("FO-INCOME-04", "FO-BONUS-04")
def test_income_comes_before_the_feast_and_bonuses_after_it() -> None:
    around = [("home", "silver", 0, cell) for cell in ("A5", "B5", "B6", "A7", "B7")]
    table = at_turn(Player(tiles=[*around, ("home", "silver", 0, "A12")]), round=2).until("feast", 0)
    assert (table.has(0, "silver"), table.has(0, "ore")) == (1, 0)
    table.until_phase("mountains")
    assert table.has(0, "ore") == 1


# Phase 11


@pytest.mark.rule("FO-MOUNT-01", "FO-MOUNT-03")
def test_the_leftmost_item_of_every_strip_goes_and_a_strip_comes() -> None:
    table = at_turn(strips={0: ["wood", "stone", "ore"], 1: ["ore", "silver2", "silver2"]})
    new = set(range(8)) & set(table.g.strips_left)
    table.end_round()
    items = table.g.box.strip_numbers
    assert table.g.strips[0] == (items["stone"], items["ore"])
    assert table.g.strips[1] == (items["silver2"],) * 2
    (turned,) = new - set(table.g.strips_left)
    assert list(table.g.strips[turned]) == table.g.box.strips[turned]


@pytest.mark.rule("FO-MOUNT-02")
@pytest.mark.parametrize("left", [["wood"], ["ore", "silver2"], ["silver2", "silver2"], ["silver2"]])
def test_a_strip_that_is_empty_or_has_only_its_last_silver_is_removed(left: list[str]) -> None:
    table = at_turn(strips={0: left}).end_round()
    assert table.g.strips[0] == ()


@pytest.mark.rule("FO-MOUNT-03")
def test_more_strips_than_at_the_start_may_lie_open() -> None:
    found = [len([strip for strip in table.g.strips if strip]) for table in rounds(Table(2))]
    assert found[:3] == [2, 3, 4]


@pytest.mark.rule("FO-MOUNT-04")
def test_four_players_run_out_of_strips_before_round_seven() -> None:
    left = [len(table.g.strips_left) for table in rounds(Table(4))]
    assert left == [5, 4, 3, 2, 1, 0, 0]


# Phase 12


@pytest.mark.rule("FO-PHASE12-01")
def test_all_vikings_come_home() -> None:
    table = at_turn(round=2).answer(0, "space:c2_products_mead").answer(1, "space:c1_stockfish")
    assert (table.vikings(0), table.vikings(1)) == (5, 6)
    table.end_round()
    assert (table.vikings(0), table.vikings(1)) == (8, 8)
    assert table.on_space("c2_products_mead") == table.on_space("c1_stockfish") == (-1, 0)
