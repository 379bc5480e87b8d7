"""What the evaluation of A Feast for Odin thinks of positions, and what a karl does by it."""

from typing import Any

import pytest

import longhall
from longhall.bots import SeatHandle, new_bot
from longhall.engine.driver import determinize
from longhall.engine.registry import game_info
from longhall.engine.rng import Stream
from longhall.games.feast_for_odin.advice.evaluation import evaluate, hoped
from longhall.games.feast_for_odin.advice.policy import chapter, continues, habit, policy
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
        usual = habit(game.position.copy(), ask, stream)
        game.answer(ask.seat, usual if number % 2 else stream.pick([*ask.options, *ask.anytime]))
    position = game.position.copy()
    assert isinstance(position, FeastForOdinPosition)
    return position


def test_the_bots_are_given_them() -> None:
    info = game_info("feast_for_odin")
    assert (info.evaluate, info.habit, info.policy, info.continues) == (evaluate, habit, policy, continues)
    assert info.chapter is chapter


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
    few.thing = (1, *few.thing[1:])
    assert hoped(few, 0) < hoped(table.g, 0)
    table.g.passed, few.passed = (1, 0), (1, 0)
    assert hoped(few, 0) == hoped(table.g, 0)


def test_mirrored_seats_are_equal_but_for_who_begins() -> None:
    sides = [Player({"oil": 2, "peas": 3}, ships=["knarr"]), Player({"silver": 4}, islands=["iceland"])]
    one, other = at_turn(*sides, turn=0), at_turn(*reversed(sides), turn=1)
    assert chance(one, 0) == pytest.approx(chance(other, 1))
    assert chance(one, 1) == pytest.approx(chance(other, 0))
    assert abs(chance(at_turn()) - 0.5) < 0.02


def test_who_is_behind_has_less_of_a_chance_with_more_rivals() -> None:
    rich = Player({"silver": 20})
    chances = [chance(at_turn(Player(), *[rich] * n), 0) for n in (1, 2, 3)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] < 0.3


def test_alone_a_higher_score_is_better() -> None:
    chances = [chance(at_turn(Player({"silver": n}), seats=1)) for n in (0, 20, 60, 300)]
    assert chances == sorted(set(chances))
    assert 0 < chances[0] < 0.3
    assert 0.9 < chances[-1] < 1


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
        (Player(), Player({"peas": 1})),
        (Player({"oil": 1}), Player({"rune_stone": 1})),
        (Player({"hide": 1}), Player({"silverware": 1})),
        (Player(PLENTY), Player({**PLENTY, "oil": 1})),
        (Player({"sheep": 1}), Player({"sheep": 2})),
        (Player(), Player(ships=["whaling_boat"])),
        (Player(), Player(ships=["knarr"])),
        (Player(ships=["knarr"]), Player(ships=["longship"])),
        (Player(), Player(houses=["stone_house"])),
        (Player(), Player(emigrated=["knarr"])),
        (Player(vikings=1), Player(vikings=2)),
        (Player(penalties=2), Player(penalties=1)),
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
        (Player({"wood": 3}), Player()),
        (Player({"stone": 3}), Player()),
        (Player({**PLENTY, "sheep": 2}), Player({**PLENTY, "sheep": 1})),
        (Player(ships=["whaling_boat"]), Player()),
        (Player(ships=["longship", "longship"]), Player(ships=["longship"])),
        (Player({**PLENTY, "grain": 4}), Player(PLENTY)),
    ],
)
def test_what_goes_on_working_is_worth_more_early(player: Player, beside: Player) -> None:
    worths = [worth(player, beside, round=round) for round in (1, 7)]
    assert worths[0] > worths[1] >= 0


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
