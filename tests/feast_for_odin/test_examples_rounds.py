"""Worked examples of the rulebook: the phases of a round, and the end."""

import pytest

from tests.feast_for_odin.examples import block, coins
from tests.feast_for_odin.play import Player, Table, at_turn

UNDERTAKER = 100


@pytest.mark.example("FO-EX-01")
def test_the_income_is_the_lowest_open_number() -> None:
    assert at_turn().income(0) == 0
    assert at_turn(Player(has={"chest": 1})).lay_tile(0, "chest", "home", 0, "A11").income(0) == 2
    table = at_turn(Player(has={"treasure_chest": 4}))
    for cell in ("A10", "D10", "A7", "D7"):
        table.lay_tile(0, "treasure_chest", "home", 0, cell)
    assert table.income(0) == 5
    assert table.until_phase("breeding").has(0, "silver") == 5


@pytest.mark.example("FO-EX-02")
@pytest.mark.parametrize(
    ("round", "goods"),
    [
        (2, ["peas", "flax", "beans", "grain"]),
        (3, []),
        (4, ["peas", "flax", "beans", "grain", "cabbage"]),
        (6, ["peas", "flax", "beans", "grain", "cabbage", "fruits"]),
    ],
)
def test_a_harvest_by_its_level(round: int, goods: list[str]) -> None:
    stock = at_turn(round=round - 1).end_round().stock(0)
    assert {
        item: n for item, n in stock.items() if item not in ("bow", "snare", "spear", "long_sword")
    } == dict.fromkeys(goods, 1)
    first = Table(2)
    assert [first.has(0, good) for good in ("peas", "flax", "beans", "grain")] == [1, 1, 1, 0]


@pytest.mark.example("FO-EX-03")
def test_boards_turn_and_silver_lies_on_the_others() -> None:
    table = at_turn(round=2).end_round()
    assert (table.g.sides, table.g.treasure) == ((1, 0, 0, 0), (0, 2, 2, 2))
    table.end_round()
    assert (table.g.sides, table.g.treasure) == ((1, 1, 0, 0), (2, 0, 4, 4))


@pytest.mark.example("FO-EX-04", "FO-EX-05")
@pytest.mark.parametrize(("barren", "pregnant", "found"), [(2, 1, (4, 0)), (4, 0, (3, 1))])
def test_sheep_breed(barren: int, pregnant: int, found: tuple[int, int]) -> None:
    table = at_turn(Player(has={"sheep": barren, "sheep_pregnant": pregnant})).until_phase("feast")
    assert (table.has(0, "sheep"), table.has(0, "sheep_pregnant")) == found


@pytest.mark.example("FO-EX-06")
def test_a_lone_pregnant_sheep_gives_birth() -> None:
    table = at_turn(Player(has={"sheep": 1, "sheep_pregnant": 1}))
    table.answer(0, "space:c1_upgrade_2", "upgrade:sheep", "done").until_phase("feast")
    assert (table.has(0, "sheep"), table.has(0, "sheep_pregnant")) == (2, 0)


@pytest.mark.example("FO-EX-07")
def test_nine_squares_in_round_4() -> None:
    assert dict(at_turn(round=4).until("feast", 0).ask(0).about)["n"] == 9


@pytest.mark.example("FO-EX-08")
def test_two_salt_meat_and_several_beans() -> None:
    table = at_turn(Player(has={"salt_meat": 2, "beans": 2}), round=4).until("feast", 0)
    table.answer(0, "serve_flat:salt_meat", "serve:beans")
    assert table.offers(0) == ["serve:salt_meat", "empty"]  # not flat again, no beans beside beans
    table.answer(0, "serve:salt_meat", "serve:beans")
    assert (table.g.penalties, table.stock(0).get("salt_meat", 0)) == ((0, 0), 0)


@pytest.mark.example("FO-EX-09")
def test_an_empty_square_is_a_thing_penalty() -> None:
    table = at_turn(Player(has={"silver": 5})).until("feast", 0).answer(0, *["coin"] * 5, "empty")
    assert (table.g.penalties[0], table.score(0, "penalties")) == (1, -3)


@pytest.mark.example("FO-EX-10")
def test_five_spaces_around_the_ore() -> None:
    around = coins("home", "A5", "B5", "B6", "A7", "B7")
    assert at_turn(Player(tiles=around)).end_round().has(0, "ore") == 1
    assert at_turn(Player(tiles=around[1:])).end_round().has(0, "ore") == 0


@pytest.mark.example("FO-EX-11")
def test_four_bonuses_at_once() -> None:
    tiles = block("ABCDEFG", range(5, 13), "A6 B10 C8 F11")
    table = at_turn(Player(tiles=tiles)).end_round()
    assert [table.has(0, item) for item in ("mead", "wood", "stone", "ore")] == [1, 1, 1, 1]


@pytest.mark.example("FO-EX-12")
def test_mead_covered_or_surrounded() -> None:
    around = coins("home", "A9", "B9", "C9", "A10", "C10", "A11", "B11", "C11")
    table = at_turn(Player(tiles=around), Player(tiles=[*around, *coins("home", "B10")])).end_round()
    assert (table.has(0, "mead"), table.has(1, "mead")) == (1, 0)
    assert table.end_round().has(0, "mead") == 2


@pytest.mark.example("FO-EX-45")
def test_a_fur_saves_eight_points_and_the_undertaker_costs_one() -> None:
    table = at_turn(Player(has={"fur": 1}))
    before = table.score(0)
    assert table.lay_tile(0, "fur", "home", 0, "A1").score(0) == before + 8
    assert at_turn(Player(cards=[UNDERTAKER])).score(0, "occupations") == -1


@pytest.mark.example("FO-EX-46")
def test_an_untouched_board_and_a_shed() -> None:
    assert at_turn().score(0) == -86
    table = at_turn(Player(has={"wood": 2, "stone": 3}, houses=["shed"]), round=7).finish()
    assert table.score(0, "houses") + table.score(0, "uncovered") == -86 + 7


@pytest.mark.example("FO-EX-47")
def test_strips_at_the_end_of_a_round() -> None:
    strips = {0: ["ore", "silver2"], 1: ["stone", "stone", "ore", "silver2"], 2: ["silver2", "silver2"]}
    table = at_turn(strips=strips).end_round()
    items = table.g.box.strip_numbers
    assert table.g.strips[:3] == ((), (items["stone"], items["ore"], items["silver2"]), ())
    assert [len(strip) for strip in table.g.strips[3:]].count(7) == 1


@pytest.mark.example("FO-EX-48")
@pytest.mark.parametrize(("length", "found"), [("long", [6, 7, 8, 9, 10, 11, 12]), ("short", [7, 8, 9, 10, 11, 12])])
def test_vikings_alone(length: str, found: list[int]) -> None:
    rules = Table(1).g.box.rules
    short = int(length == "short")
    first = rules.solo_thing + sum(n for round, n in rules.solo_tables[short].items() if round % 2)
    second = rules.solo_waiting[short] + sum(n for round, n in rules.solo_tables[short].items() if not round % 2)
    assert (first, second) == ((12, 11), (11, 12))[short]
    on_hand: list[int] = []
    for round in range(1, len(found) + 1):  # who was placed two rounds ago comes back
        back = rules.solo_thing if round == 1 else rules.solo_waiting[short] if round == 2 else on_hand[-2]
        on_hand.append(back + rules.solo_tables[short][round])
    assert on_hand == found
