"""What bots weigh in A Feast for Odin: tiles laid by a plan at the pauses, the cheapest feast, the rest on their turn;
and what is done by habit."""

from functools import cache

import pytest

import longhall
from longhall.bots import SeatHandle, new_bot
from longhall.engine.game import Game
from longhall.engine.options import Ask
from longhall.engine.rng import Stream
from longhall.games.feast_for_odin.advice.plans import planned
from longhall.games.feast_for_odin.advice.policy import HABITS, chapter, continues, habit, policy
from tests.feast_for_odin.play import LETTERS, PHASES, Player, Table, at_turn

PAUSES = ("pause.income", "pause.bonus", "pause.scoring")
OPEN = [f"{column}{row}" for row in (9, 10, 11) for column in "HIJKL"] + ["H12"]  # a corner of the home board, all -1


def weighed(table: Table, seat: int = 0) -> list[str]:
    """What a bot weighs."""
    return [option.key for option in policy(table.g, table.ask(seat))]


def follow(table: Table, seat: int = 0) -> list[str]:
    """Answer by the policy, which knows one answer each time, until it would go on or the pause is over; the keys."""
    found: list[str] = []
    while any(ask.seat == seat and ask.name.startswith(("pause", "lay")) for ask in table.game.asks):
        (key,) = weighed(table, seat)
        if key == "done":
            break
        table.answer(seat, key)
        found.append(key)
    return found


def serve(table: Table) -> list[str]:
    """The whole feast of seat 0 by the policy; the keys."""
    found: list[str] = []
    while (0, "feast") in table.open:
        found += weighed(table)
        table.answer(0, found[-1])
    return found


def cells(table: Table, word: str) -> int:
    """The cells of a tile."""
    return "".join(table.g.box.items[table.g.box.numbers[word]].shape).count("X")


def corner(table: Table) -> list[tuple[str, str, int, str]]:
    """Ore on all of the home board but a corner."""
    home = table.g.box.home.area
    names = [f"{LETTERS[cell % home.width]}{cell // home.width + 1}" for cell in range(home.width * home.height)]
    return [("home", "ore", 0, name) for at, name in enumerate(names) if home.cells >> at & 1 and name not in OPEN]


def next_ask(game: Game) -> Ask:
    return next(ask for ask in game.asks if ask.options)


# Whole games


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_only_what_is_allowed_is_weighed_and_always_something(seats: int) -> None:
    """In games in which one answer of three is by chance, until all moments with a plan were seen."""
    stream, seen = Stream("weighed"), set()
    for number in range(9):
        game = longhall.new("feast_for_odin", seats, seed=f"weighed {number}")
        while game.outcome is None:
            ask, position = next_ask(game), game.position.copy()
            options = policy(position, ask)
            assert options
            assert set(options) <= {*ask.options, *ask.anytime}
            assert list(policy(position, ask)) == list(options)
            assert position.same_as(game.position.copy())
            assert len(options) == 1 or not ask.name.startswith(("pause", "feast"))
            seen.add(ask.name)
            kinds = [[habit(position, ask, stream)], [*ask.options, *ask.anytime], options]
            game.answer(ask.seat, stream.pick(kinds[stream.below(3)]))
        if seen >= {"turn", "feast", "lay.area", "lay.turn", "lay.cell", *PAUSES}:
            return
    raise AssertionError(f"of all asks only {seen} were seen")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_habit_gives_an_answer_that_is_allowed(seats: int) -> None:
    """Always the same in the same position."""
    stream, seen = Stream("habit"), set()
    for number in range(3):
        game = longhall.new("feast_for_odin", seats, seed=f"habit {number}")
        while game.outcome is None:
            ask, position = next_ask(game), game.position.copy()
            chosen = habit(position, ask, Stream("same"))
            assert chosen in ask.options
            assert habit(position, ask, Stream("same")) is chosen
            seen.add(ask.name)
            game.answer(ask.seat, stream.pick(ask.options))
    assert len(seen & set(HABITS)) > 12


def test_what_a_player_has_begun_goes_on() -> None:
    """A turn, a feast and a pause begin something."""
    table = at_turn(Player({"chest": 1, "oil": 2, "silver": 20}, islands=["iceland"]), round=7)
    asks = [table.ask(0), table.answer(0, "space:c1_upgrade_2").expect(0, "upgrade")]
    for name in ("pause.income", "feast", "pause.scoring"):
        asks.append(table.until(name, 0).ask(0))
    for answer in ("lay:chest", "on:home", "turn:0"):
        asks.append(table.answer(0, answer).ask(0))
    found = {ask.name: continues(table.g, ask) for ask in asks}
    assert found == {
        "turn": False,
        "upgrade": True,
        "pause.income": False,
        "feast": False,
        "pause.scoring": False,
        "lay.area": True,
        "lay.turn": True,
        "lay.cell": True,
    }


# On one's turn


def test_a_chapter_begins_with_the_first_turn_of_a_round() -> None:
    table = at_turn(round=3)
    chapters = []
    for phase in PHASES:
        table.g.phase = phase
        chapters.append(chapter(table.g))
    assert chapters == [2] * 4 + [3] * 8


def test_ships_ore_and_cards_are_weighed_on_the_turn_but_no_tiles() -> None:
    table = at_turn(Player({"chest": 1, "oil": 1, "silver": 12, "ore": 2}, ships=["longship"]))
    extras = [key for key in weighed(table) if key not in table.offers(0)]
    assert extras == ["buy:whaling_boat", "buy:knarr", "buy:longship", "arm:longship"]
    assert {"lay:chest", "lay:oil", "lay:silver", "lay:ore"} <= set(table.anytime(0))
    assert weighed(table)[: len(table.offers(0))] == table.offers(0)


def test_nothing_else_is_weighed_in_the_middle_of_an_action() -> None:
    table = at_turn(Player({"chest": 1, "oil": 2, "silver": 12})).answer(0, "space:c1_upgrade_2")
    assert table.anytime(0)
    assert weighed(table) == table.offers(0)


def test_a_tile_that_was_begun_by_hand_goes_where_the_plan_has_it() -> None:
    table = at_turn(Player({"oil": 1, "robe": 1}, islands=["iceland"]))
    (found,) = [step for step in planned(table.g, 0) if step[0] == table.g.box.numbers["oil"]]
    table.answer(0, "lay:oil")
    for _ in range(3):
        (key,) = weighed(table)
        table.answer(0, key)
    assert table.g.tiles == ((found[1], found[0], *found[2:]),)


def test_everything_is_weighed_for_a_tile_that_has_no_place_in_the_plan() -> None:
    table = at_turn(Player({"silver": 2}), round=4)
    assert planned(table.g, 0) == []
    table.answer(0, "lay:silver", "turn:0")
    assert weighed(table) == table.offers(0)
    assert len(table.offers(0)) > 1


# Pauses


@pytest.mark.parametrize(("pause", "round"), [("pause.income", 1), ("pause.bonus", 4), ("pause.scoring", 7)])
def test_a_plan_is_carried_out_step_by_step(pause: str, round: int) -> None:
    """Each step is the only one that is weighed: item, board, turn, cell."""
    larder = {"chest": 2, "silk": 1, "robe": 1, "fur": 1, "ore": 2, "jewelry": 1}
    table = at_turn(Player({**larder, "silver": 2}, islands=["shetland"]), round=round).until(pause, 0)
    table.g.stock = at_turn(Player(larder)).g.stock
    plan = [table.g.box.item_words[step[0]] for step in planned(table.g, 0)]
    before = table.score(0, "uncovered")
    keys = follow(table)
    laid = [key.partition(":")[2] for key in keys if key.startswith("lay:")]
    assert sorted(laid) == sorted(plan)
    assert len(laid) > 3
    assert any(key.startswith("on:") for key in keys)
    assert table.score(0, "uncovered") > before or table.income(0) > 3
    assert planned(table.g, 0) == []


def test_before_income_tiles_go_where_they_pay() -> None:
    for has, income in (({"robe": 1}, 2), ({"spices": 1, "silverware": 1}, 2), ({"clothing": 1, "silk": 1}, 3)):
        table = at_turn(Player({**has, "silver": 2})).until("pause.income", 0)
        follow(table)
        assert table.income(0) == income


def test_before_bonuses_a_ring_is_closed() -> None:
    """One space is open around the ore of the home board."""
    tiles = [("home", "robe", 0, "A10"), ("home", "rune_stone", 0, "A5"), ("home", "rune_stone", 0, "A7")]
    table = at_turn(Player({"ore": 1, "silver": 2}, tiles=tiles), round=4).until("pause.bonus", 0)
    assert follow(table) == ["lay:ore", "turn:0", "at:B6"]
    assert table.answer(0, "done").has(0, "ore") == 1


@pytest.mark.parametrize("silver", range(2, 9))
def test_two_silver_are_kept_for_the_feast(silver: int) -> None:
    """Three coins would complete a square, five a ring."""
    tiles = [("home", "robe", 0, "A10"), ("home", "silverware", 0, "A9"), ("home", "ore", 0, "D12")]
    table = at_turn(Player({"silver": silver}, tiles=tiles)).until("pause.income", 0)
    follow(table)
    assert table.has(0, "silver") == {2: 2, 3: 3, 4: 4, 5: 2, 6: 3, 7: 2, 8: 3}[silver]


@pytest.mark.parametrize(
    "larder",
    [
        {"chest": 3, "silk": 2},
        {"oil": 3, "hide": 2, "robe": 1, "ore": 5},
        {"rune_stone": 4, "treasure_chest": 1, "spices": 2, "ore": 3},
        {"clothing": 1, "fur": 1, "silverware": 3, "helmet": 1, "jewelry": 2},
    ],
)
def test_before_scoring_every_tile_covers_minus_points(larder: dict[str, int]) -> None:
    """There is room for all of them on the 86 spaces of the home board."""
    table = at_turn(Player({**larder, "silver": 40}), round=7).until("pause.scoring", 0)
    before = table.score(0)
    follow(table)
    assert table.score(0) == before + sum(n * cells(table, word) for word, n in larder.items())
    assert {word: table.has(0, word) for word in larder} == dict.fromkeys(larder, 0)


def test_before_scoring_no_minus_point_is_left_that_tiles_could_cover() -> None:
    """More tiles than there is room for."""
    has = {"chest": 2, "silk": 3, "spices": 2, "oil": 2, "ore": 3, "silver": 3}
    table = at_turn(Player(has, tiles=corner(Table())), round=7).until("pause.scoring", 0)
    assert table.score(0, "uncovered") == -len(OPEN)
    follow(table)
    assert table.score(0, "uncovered") == 0
    assert sum(table.stock(0).values()) > 3


def test_food_lies_in_a_house_after_the_last_feast_and_not_before_it() -> None:
    player = Player({"beans": 2, "milk": 1, "silver": 30}, houses=["long_house"])
    before = at_turn(player, round=7).until("pause.income", 0)
    assert weighed(before) == ["done"]
    table = at_turn(player, round=7).until("pause.scoring", 0)
    score = table.score(0)
    follow(table)
    assert (table.has(0, "beans"), table.has(0, "milk")) == (0, 0)
    assert table.score(0) > score


def test_bots_lay_only_at_the_pauses() -> None:
    """A karl of two rounds; the other seat is quiet."""
    table = at_turn(Player({"robe": 1, "chest": 1, "silver": 20}, vikings=2), Player(vikings=0), round=6)
    karl = new_bot("karl", SeatHandle(table.game, 0), "pauses")
    before, laid = "", set()
    while table.game.outcome is None and table.g.round == 6:
        ask = next_ask(table.game)
        if ask.seat:
            table.default()
            continue
        option = karl.choose(ask)
        if option.verb == "lay":
            laid.add(ask.name)
        assert option.verb != "lay" or ask.name in PAUSES
        table.game.answer(0, option)
        before = ask.name
    assert before
    assert laid


# The feast

SIDES = {
    "peas": ("orange", 1, 2),
    "beans": ("orange", 2, 2),
    "grain": ("orange", 1, 4),
    "fruits": ("orange", 3, 3),
    "mead": ("red", 1, 2),
    "milk": ("red", 2, 2),
    "salt_meat": ("red", 1, 4),
    "game_meat": ("red", 2, 3),
}


def fewest_penalties(squares: int, larder: dict[str, int]) -> int:
    """By trying everything."""
    words = list(SIDES)

    @cache
    def empty(left: int, stock: tuple[int, ...], silver: int, colour: str, flat: tuple[str, ...]) -> int:
        if left == 0:
            return 0
        found = [1 + empty(left - 1, stock, silver, "", flat)]
        if silver:
            found.append(empty(left - 1, stock, silver - 1, "", flat))
        for at, word in enumerate(words):
            its, short, long = SIDES[word]
            if stock[at] and its != colour:
                rest = (*stock[:at], stock[at] - 1, *stock[at + 1 :])
                if short <= left:
                    found.append(empty(left - short, rest, silver, its, flat))
                if short < long <= left and word not in flat:
                    found.append(empty(left - long, rest, silver, its, (*flat, word)))
        return min(found)

    return empty(squares, tuple(larder.get(word, 0) for word in words), larder.get("silver", 0), "", ())


@pytest.mark.parametrize("number", range(30))
def test_no_penalty_is_taken_that_could_be_avoided(number: int) -> None:
    stream = Stream(f"larder {number}")
    larder = {word: stream.below(3) for word in SIDES if stream.below(2)}
    larder["silver"] = stream.below(4)
    round = 1 + stream.below(7)
    table = at_turn(Player(larder), round=round).until("feast", 0)
    fewest = fewest_penalties(5 + round, {**larder, "silver": table.has(0, "silver")})
    serve(table)
    assert table.g.penalties[0] == fewest


def test_the_cheapest_feast_is_served() -> None:
    """Goods are worth less than animals and coins."""
    table = at_turn(Player({"beans": 3, "milk": 2, "sheep": 1, "cattle": 1, "silver": 9}), round=3).until("feast", 0)
    assert sorted(serve(table)) == ["serve:beans"] * 2 + ["serve:milk"] * 2


def test_an_animal_is_served_where_it_saves_more_penalties_than_it_is_worth() -> None:
    table = at_turn(Player({"cattle": 1}), round=7).until("feast", 0)
    assert weighed(table) == ["serve_flat:cattle"]
    late = at_turn(Player({"cattle": 1, "silver": 12}), round=1).until("feast", 0)
    assert weighed(late) == ["coin"]


# Habits


def usual(table: Table, seat: int = 0) -> str:
    return habit(table.g, table.ask(seat), Stream("habit")).key


def test_by_habit_the_longest_tile_is_served() -> None:
    table = at_turn(Player({"peas": 2, "grain": 1, "mead": 1, "silver": 3}), round=4).until("feast", 0)
    keys = []
    while (0, "feast") in table.open:
        keys.append(usual(table))
        table.answer(0, keys[-1])
    assert keys[:2] == ["serve_flat:grain", "serve_flat:mead"]
    assert keys[-1] == "coin"


def test_by_habit_a_good_roll_is_taken_and_a_bad_one_rolled_again() -> None:
    raider = Player({"long_sword": 9, "ore": 9}, ships=["longship"])
    hunter = Player({"bow": 9, "wood": 9})
    for roll, answer in ((8, "succeed"), (5, "succeed"), (4, "roll"), (1, "roll")):
        assert usual(at_turn(raider).dice(8, roll).answer(0, "space:c1_raiding")) == answer
    for roll, answer in ((8, "roll"), (4, "roll"), (3, "succeed"), (1, "succeed")):
        assert usual(at_turn(hunter).dice(8, roll).answer(0, "space:c2_hunting_game")) == answer


def test_by_habit_the_last_roll_succeeds_if_it_can() -> None:
    for has, answer in (({"bow": 9, "wood": 9}, "succeed"), ({}, "fail")):
        table = at_turn(Player(has)).dice(8, 8, 8, 8).answer(0, "space:c2_hunting_game", "roll", "roll")
        assert usual(table) == answer


def test_by_habit_the_largest_loot_is_taken() -> None:
    raid = at_turn(Player({"long_sword": 9}, ships=["longship"])).dice(8, 8).answer(0, "space:c1_raiding", "succeed")
    sizes = {key: cells(raid, key.partition(":")[2]) for key in raid.offers(0)}
    assert sizes[usual(raid)] == max(sizes.values()) > min(sizes.values())


def test_by_habit_the_richest_strip_is_taken_from_and_all_of_it() -> None:
    strips = {0: ["wood", "wood", "wood"], 1: ["silver2", "wood"], 2: ["stone", "ore", "wood"], 3: ["wood"]}
    table = at_turn(Player(), strips=strips).answer(0, "space:c1_mountain_2")
    assert usual(table) == "strip:1"
    other = at_turn(Player(), strips={0: strips[0], 2: strips[2]}).answer(0, "space:c1_mountain_2")
    assert usual(other) == "strip:2"


def test_by_habit_what_gains_most_is_upgraded() -> None:
    table = at_turn(Player({"peas": 1, "cabbage": 1, "oil": 1, "robe": 1})).answer(0, "space:c1_upgrade_2")
    assert usual(table) == "upgrade:robe"
