"""What the evaluation of A Feast for Odin thinks of positions, and what a karl does by it."""

from itertools import pairwise
from typing import Any

import pytest

import longhall
from longhall.bots import SeatHandle, new_bot
from longhall.engine.driver import determinize
from longhall.engine.registry import game_info
from longhall.engine.rng import Stream
from longhall.games.feast_for_odin.evaluation import evaluate, hoped, incomes_to_come
from longhall.games.feast_for_odin.habits import continues, habit, policy
from longhall.games.feast_for_odin.position import FeastForOdinPosition
from tests.feast_for_odin.play import Player, Table, at_turn

ROUNDS = (1, 3, 5, 7)
RICH = {"silver": 40}  # enough for a feast without food
PLENTY = {"peas": 3, "flax": 3, "mead": 3, "stockfish": 3}  # more than a feast takes
HELMSMAN, PRINCESS = 12, 115  # who works once, and who goes on working


def chance(table: Table, seat: int = 0) -> float:
    return evaluate(table.g, seat)


def worth(player: Player, beside: Player | None = None, **table: Any) -> float:
    """By how much more a player may hope for than beside it."""
    return hoped(at_turn(player, **table).g, 0) - hoped(at_turn(beside or Player(), **table).g, 0)


def wandered(seats: int, answers: int, seed: str = "wander") -> FeastForOdinPosition:
    """A position after so many answers, by habit and by chance in turn; or at the end."""
    game = longhall.new("feast_for_odin", seats, seed=seed)
    stream = Stream(seed)
    for number in range(answers):
        if game.outcome is not None:
            break
        ask = next(ask for ask in game.asks if ask.options)
        usual = habit(game.position(), ask, stream)
        game.answer(ask.seat, usual if number % 2 else stream.pick([*ask.options, *ask.anytime]))
    position = game.position()
    assert isinstance(position, FeastForOdinPosition)
    return position


def test_the_bots_are_given_them() -> None:
    info = game_info("feast_for_odin")
    assert (info.evaluate, info.habit, info.policy, info.continues) == (evaluate, habit, policy, continues)
    assert info.foresight


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("answers", [0, 9, 40, 120, 250, 5000])
def test_it_is_a_chance_and_changes_nothing(seats: int, answers: int) -> None:
    position = wandered(seats, answers)
    before = position.copy()
    values = [evaluate(position, seat) for seat in range(seats)]
    assert all(0 <= value <= 1 for value in values)
    assert sum(values) == pytest.approx(1)
    assert position.same_as(before)


@pytest.mark.parametrize("answers", [0, 20, 90, 5000])
def test_hidden_cards_and_dice_do_not_count(answers: int) -> None:
    """Neither those of the others nor those in the piles: a hand counts by its size."""
    position = wandered(3, answers, "hidden")
    for observer in range(3):
        worlds = [determinize(position, observer, Stream(f"world {n}")) for n in range(6)]
        assert len({str(world.heaps()) for world in worlds}) > 1
        for seat in range(3):
            assert {evaluate(world, seat) for world in worlds} == {evaluate(position, seat)}


# A whole game


def test_who_has_the_higher_score_at_the_end_is_better_off() -> None:
    """Nothing is hoped for any more: food, tiles and ships to come are worth what they score."""
    table = at_turn(Player({"silver": 30, "wood": 9}), Player({"silver": 20}, hand=[HELMSMAN]), round=7).finish()
    assert [chance(table, seat) for seat in (0, 1)] == [1, 0]
    assert [hoped(table.g, seat) for seat in (0, 1)] == [table.score(seat) for seat in (0, 1)]
    tied = at_turn(Player({"silver": 30, "wood": 9}), Player({"silver": 30}, hand=[HELMSMAN]), round=7).finish()
    assert [chance(tied, seat) for seat in (0, 1)] == [0.5, 0.5]


def test_vikings_are_worth_something_only_to_who_has_not_passed() -> None:
    table = at_turn(Player(PLENTY))
    few = table.g.copy()
    few.thing = [1, *few.thing[1:]]
    assert hoped(few, 0) < hoped(table.g, 0)
    table.g.passed, few.passed = [1, 0], [1, 0]
    assert hoped(few, 0) == hoped(table.g, 0)


def test_mirrored_seats_are_equal_but_for_who_begins() -> None:
    sides = [Player({"oil": 2, "peas": 3}, ships=["knarr"]), Player({"silver": 4}, islands=["iceland"])]
    one, other = at_turn(*sides, turn=0), at_turn(*reversed(sides), turn=1)
    assert chance(one, 0) == pytest.approx(chance(other, 1))
    assert chance(one, 1) == pytest.approx(chance(other, 0))
    assert 0.5 < chance(at_turn()) < 0.51
    assert chance(at_turn(round=7)) == 0.5  # nothing begins after the last round


def test_who_is_behind_has_less_of_a_chance_with_more_rivals() -> None:
    rich = Player({"silver": 20})
    chances = [chance(at_turn(Player(), *[rich] * n), 0) for n in (1, 2, 3)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] < 0.3


def test_alone_a_higher_score_is_better() -> None:
    chances = [chance(at_turn(Player({"silver": n}), seats=1)) for n in (0, 20, 60, 300)]
    assert chances == sorted(set(chances))
    assert 0 < chances[0] < 0.1
    assert 0.5 < chances[-1] < 1


@pytest.mark.parametrize(("phase", "more"), [("actions", 1), ("income", 1), ("feast", 0), ("bonus", 0)])
@pytest.mark.parametrize("round", [2, 6])
def test_incomes_are_counted_that_are_still_to_be_paid(round: int, phase: str, more: int) -> None:
    table = at_turn(Player(PLENTY), round=round)
    table.g.phase = phase
    assert incomes_to_come(table.g) == 7 - round + more
    short = at_turn(Player(PLENTY), round=round, options={"length": "short"})
    short.g.phase = phase
    assert incomes_to_come(short.g) == 6 - round + more


# More is better


@pytest.mark.parametrize("round", ROUNDS)
@pytest.mark.parametrize(
    ("less", "more"),
    [
        (Player(), Player({"silver": 1})),
        (Player(PLENTY), Player({**PLENTY, "silver": 1})),
        (Player(), Player({"wood": 1})),
        (Player(), Player({"stone": 1})),
        (Player(), Player({"ore": 1})),
        (Player(), Player({"bow": 1})),
        (Player(), Player({"long_sword": 1})),
        (Player(), Player({"peas": 1})),
        (Player({"peas": 1}), Player({"flax": 1})),
        (Player({"oil": 1}), Player({"rune_stone": 1})),
        (Player({"oil": 1}), Player({"hide": 1})),
        (Player({"hide": 1}), Player({"silverware": 1})),
        (Player(PLENTY), Player({**PLENTY, "oil": 1})),
        (Player({"sheep": 1}), Player({"sheep": 2})),
        (Player(), Player(ships=["whaling_boat"])),
        (Player(ships=["whaling_boat"]), Player(ships=["knarr"])),
        (Player(ships=["knarr"]), Player(ships=["longship"])),
        (Player(), Player(emigrated=["knarr"])),
        (Player(vikings=1), Player(vikings=2)),
        (Player(penalties=2), Player(penalties=1)),
        (Player(), Player(houses=["shed"])),
        (Player(), Player(cards=[PRINCESS])),
        (Player(islands=["faroe_islands"]), Player()),
    ],
)
def test_more_is_better(round: int, less: Player, more: Player) -> None:
    assert chance(at_turn(more, round=round)) > chance(at_turn(less, round=round))


@pytest.mark.parametrize(
    ("player", "beside"),
    [
        (Player({**RICH, "robe": 1}), Player(RICH)),
        (Player({**RICH, "ore": 4}), Player(RICH)),
        (Player(tiles=[("home", "robe", 0, "A10")]), Player()),
        (Player({"bow": 3}), Player()),
        (Player({"wood": 3}), Player()),
        (Player({"stone": 3}), Player()),
        (Player({**PLENTY, "sheep": 2}), Player({**PLENTY, "sheep": 1})),
        (Player(ships=["whaling_boat"]), Player()),
        (Player(ships=["knarr"]), Player()),
        (Player(ships=["longship", "longship"]), Player(ships=["longship"])),
        (Player(ships=["longship:2"]), Player(ships=["longship"])),
        (Player(hand=[HELMSMAN]), Player()),
        (Player(cards=[PRINCESS]), Player()),
        (Player({**PLENTY, "grain": 4}), Player(PLENTY)),
    ],
)
def test_what_goes_on_working_is_worth_more_early(player: Player, beside: Player) -> None:
    worths = [worth(player, beside, round=round) for round in (1, 7)]
    assert worths[0] > worths[1] >= 0


@pytest.mark.parametrize("round", ROUNDS)
def test_points_are_worth_what_they_score(round: int) -> None:
    table = {"round": round}
    assert worth(Player({**PLENTY, "silver": 5}), Player(PLENTY), **table) == pytest.approx(5)
    assert worth(Player(penalties=2), **table) == pytest.approx(-6)
    assert worth(Player(houses=["shed"]), **table) == pytest.approx(8 - 6)
    assert worth(Player(islands=["labrador"]), **table) == pytest.approx(36 - 40)


# Boards


@pytest.mark.parametrize("round", ROUNDS)
def test_every_covered_minus_of_an_island_counts(round: int) -> None:
    """On a board without income."""
    tiles = [("labrador", "treasure_chest", 0, "A5"), ("labrador", "silk", 0, "E5")]
    player = [Player(islands=["labrador"], tiles=tiles[n:]) for n in (2, 1)]
    assert worth(player[1], player[0], round=round) == pytest.approx(4)


@pytest.mark.parametrize("round", ROUNDS)
def test_a_tile_brings_what_it_can_reach(round: int) -> None:
    """A robe on the first spaces of the income diagonal, in the supply, and where it brings nothing at all."""
    laid, astray = (Player(RICH, tiles=[("home", "robe", 0, cell)]) for cell in ("A10", "E10"))
    held = Player({**RICH, "robe": 1})
    incomes = 8 - round
    full, bare = (Player(RICH, islands=["shetland"], tiles=tiles) for tiles in ([("shetland", "robe", 0, "A6")], []))
    assert worth(full, bare, round=round) == pytest.approx(3 * incomes)  # all steps of that board
    assert worth(laid, astray, round=round) == pytest.approx(2 * incomes)
    assert worth(held, astray, round=round) > incomes
    assert worth(astray, Player(RICH), round=round) == 0


def test_tiles_count_for_no_more_than_the_spaces_that_they_can_cover() -> None:
    """At the last feast: no income is to come, and 86 spaces of the home board are open."""
    hopes = []
    for silk in (20, 30, 40):
        table = at_turn(Player({**RICH, "silk": silk}), round=7)
        table.g.phase = "feast"
        hopes.append(hoped(table.g, 0))
    assert hopes[0] < hopes[1] == hopes[2]


@pytest.mark.parametrize("round", ROUNDS)
def test_an_ore_that_completes_a_step_of_the_income_is_worth_more(round: int) -> None:
    """All is covered for the fourth step but the income space itself; or one space more is open."""
    ready = [("home", "robe", 0, "A10"), ("home", "silverware", 0, "A9"), ("home", "silverware", 1, "D10")]
    last, early, elsewhere = (
        worth(Player({**RICH, "ore": 1}, tiles=tiles, **more), Player(RICH, tiles=tiles, **more), round=round)
        for tiles, more in ((ready, {}), (ready[:2], {}), (ready, {"islands": ["labrador"]}))
    )
    assert last == pytest.approx(elsewhere)
    assert last >= 8 - round
    assert last > early
    assert last > early + 4 or round > 1
    assert early > 1 or round == 7  # more than a -1 space: it is on the way


@pytest.mark.parametrize("round", ROUNDS)
def test_a_bonus_that_is_surrounded_pays_in_every_bonus_phase_to_come(round: int) -> None:
    """The same tiles around the ore of the home board, and beside it."""
    around = [("home", "rune_stone", 0, "A5"), ("home", "rune_stone", 0, "A7"), ("home", "ore", 0, "B6")]
    beside = [("home", "rune_stone", 0, "A4"), ("home", "rune_stone", 0, "C7"), ("home", "ore", 0, "C6")]
    found = worth(Player(tiles=around), Player(tiles=beside), round=round)
    assert found == pytest.approx((7 - round) * worth(Player(tiles=around), Player(tiles=beside), round=6))
    assert found > 0 or round == 7


# The feast


@pytest.mark.parametrize("round", ROUNDS)
def test_a_coin_for_the_feast_saves_a_penalty(round: int) -> None:
    assert worth(Player({"silver": 2}), round=round) == pytest.approx(6)
    full = {"silver": 5 + round}
    assert worth(Player({"silver": 7 + round}), Player(full), round=round) == pytest.approx(2)
    before, after = at_turn(Player(), round=round).g, at_turn(Player(), round=round).g
    before.phase, after.phase = "feast", "bonus"
    assert hoped(after, 0) - hoped(before, 0) == pytest.approx(3 * (5 + round))


@pytest.mark.parametrize("round", ROUNDS)
def test_food_is_good_for_the_next_feast_and_less_for_later_ones(round: int) -> None:
    first, second = (Player({"beans": n, "milk": n}) for n in (1, 2))
    more = Player({**PLENTY, "beans": 1, "milk": 1})
    assert worth(first, round=round) > 12
    assert worth(second, first, round=round) > worth(more, Player(PLENTY), round=round)
    assert worth(more, Player(PLENTY), round=round) > (1.5 if round < 7 else 0)


def test_food_of_both_colours_covers_more() -> None:
    one, both = Player({"beans": 4}), Player({"beans": 2, "milk": 2})
    assert worth(both, one, round=5) > 10
    assert worth(Player({"cabbage": 1, "beans": 1}), Player({"cabbage": 2}), round=5) > -3


def test_one_tile_of_each_kind_lies_flat() -> None:
    """A second grain covers one square, where the first covers four; an open square costs 3 points."""
    one, two = (Player({"grain": n, "salt_meat": 1}) for n in (1, 2))
    assert 3 < worth(two, one, round=5) < 6
    assert worth(one, Player({"salt_meat": 1}), round=5) > 12


@pytest.mark.parametrize("round", ROUNDS)
def test_an_emigrated_ship_frees_two_squares(round: int) -> None:
    assert worth(Player(emigrated=["knarr"]), round=round) == pytest.approx(18 + 6)
    fed = Player({"silver": 20}, emigrated=["knarr"])
    assert worth(fed, Player({"silver": 20}), round=round) == pytest.approx(18 + 2)


def test_who_emigrated_needs_less_food_for_later_feasts_too() -> None:
    """With three ships away the last two feasts have 5 and 6 squares; there is food for 14."""
    less, more = {"beans": 4, "milk": 3}, {"beans": 4, "milk": 4}
    ships = ["knarr"] * 3
    at_home = worth(Player(more), Player(less), round=6)
    assert worth(Player(more, emigrated=ships), Player(less, emigrated=ships), round=6) < at_home - 0.5


# Everything else


def test_a_third_ship_of_a_kind_is_worth_no_more_than_its_points() -> None:
    ships = [Player(ships=["longship"] * n) for n in range(4)]
    gains = [worth(more, less, round=2) for less, more in pairwise(ships)]
    assert gains[0] == pytest.approx(gains[1])
    assert gains[2] == pytest.approx(8)
    assert gains[1] > 9


def test_a_herd_is_two_of_a_kind() -> None:
    food = {**PLENTY, "grain": 4, "salt_meat": 4, "cabbage": 9, "game_meat": 9}  # more than all feasts take
    pair = worth(Player({**food, "sheep": 2}), Player({**food, "sheep": 1}), round=2)
    third = worth(Player({**food, "sheep": 3}), Player({**food, "sheep": 2}), round=2)
    mixed = worth(Player({**food, "sheep": 1, "cattle": 1}), Player({**food, "cattle": 1}), round=2)
    assert pair > max(third, mixed) + 3


def test_only_a_card_that_goes_on_working_has_a_future() -> None:
    assert worth(Player(cards=[HELMSMAN]), round=1) == worth(Player(cards=[HELMSMAN]), round=7) == 0
    assert worth(Player(cards=[PRINCESS]), round=1) > worth(Player(cards=[PRINCESS]), round=7) == 1


def test_vikings_count_while_they_can_be_placed() -> None:
    few, many = at_turn(Player(vikings=1)), at_turn(Player(vikings=6))
    assert hoped(many.g, 0) > hoped(few.g, 0)
    few.g.phase = many.g.phase = "income"
    assert hoped(many.g, 0) == hoped(few.g, 0)


# The karl


def choice(table: Table, *keys: str) -> str:
    """What a karl does, if it has only these answers; else among all that there are."""
    ask = table.ask(0)
    if keys:
        ask = ask.with_options([option for option in ask.options if option.key in keys])
    return new_bot("karl", SeatHandle(table.game, 0), "seed").choose(ask).key


@pytest.mark.parametrize("round", ROUNDS)
def test_a_hungry_karl_goes_for_food(round: int) -> None:
    spaces = ("space:c1_stockfish", "space:c1_mountain_2", "space:c1_draw_occupation", "pass")
    assert choice(at_turn(Player(vikings=1), round=round), *spaces) == "space:c1_stockfish"
    fed = Player({"beans": 9, "milk": 9, "fur": 1, "robe": 1}, vikings=1)
    assert choice(at_turn(fed, round=7), "space:c1_stockfish", "space:c1_upgrade_2") == "space:c1_upgrade_2"


def test_a_karl_takes_the_richer_of_two_boards() -> None:
    table = at_turn(Player({"silver": 20}, ships=["longship"]), round=5, treasure={"baffin_island": 0, "labrador": 0})
    assert choice(table.answer(0, "space:c3_explore")) == "explore:labrador"
    laden = at_turn(Player({"silver": 20}, ships=["longship"]), round=5, treasure={"baffin_island": 30, "labrador": 0})
    assert choice(laden.answer(0, "space:c3_explore")) == "explore:baffin_island"


def test_a_karl_ends_far_before_a_thrall() -> None:
    game = longhall.new("feast_for_odin", 2, "strength", {"length": "short"})
    bots = [new_bot(name, SeatHandle(game, seat), "strength") for seat, name in enumerate(("thrall", "karl"))]
    while game.outcome is None:
        ask = next(ask for ask in game.asks if ask.options)
        game.answer(ask.seat, bots[ask.seat].choose(ask))
    thrall, karl = game.outcome.scores
    assert karl > thrall + 40
