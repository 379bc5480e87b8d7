"""Plans: what a seat tries tells it nothing that it could not know, and changes nothing."""

import msgspec
import pytest

import longhall
from longhall.engine import driver
from longhall.engine.game import Game
from longhall.engine.options import Ask
from longhall.engine.rng import Stream
from longhall.server.routes.plans import Plan, try_plan
from tests.server.devices import PERSON, Device, own_ask

WORLDS, STEP_TABLES, LENGTH = 4, 200, 5


def another_world(game: Game, seat: int, chance: Stream) -> Game:
    """A game that differs from this one in what the seat may not know."""
    other = game.copy()
    other.position = driver.determinize(other.position, seat, chance)
    return other


def some_keys(game: Game, ask: Ask, chance: Stream) -> list[str]:
    """Answers that fit as far as can be seen, and one that may not."""
    keys: list[str] = []
    offers = [option.key for option in (*ask.options, *ask.anytime)]
    while offers and len(keys) < LENGTH:
        keys.append(offers[chance.below(len(offers))])
        plan = try_plan(game, ask.seat, keys, chance.child(f"keys {len(keys)}"))
        offers = [] if plan.stopped else [option.key for each in plan.asks for option in (*each.options, *each.anytime)]
    if chance.below(4) == 0:
        vocabulary = game.info.vocabulary.options
        keys.insert(chance.below(len(keys)), vocabulary[chance.below(len(vocabulary))].key)
    return keys


@pytest.mark.parametrize("game_id", ["kardnarok", "blood_rage", "toy"])
def test_a_plan_is_the_same_in_all_worlds_that_look_alike(game_id: str) -> None:
    stops: set[str] = set()
    chance = Stream(f"plans of {game_id}")
    tried = 0
    while tried < STEP_TABLES:
        game = longhall.new(game_id, seats=longhall.game_info(game_id).seats[-1], seed=tried, options={})
        while game.outcome is None and tried < STEP_TABLES:
            asks = [ask for ask in game.asks if ask.options]
            ask = asks[chance.below(len(asks))]
            if chance.below(6) == 0:
                keys = some_keys(game, ask, chance)
                worlds = [game, *[another_world(game, ask.seat, chance) for _ in range(WORLDS)]]
                plans = [
                    try_plan(world, ask.seat, keys, chance.child(f"world {number}"))
                    for number, world in enumerate(worlds)
                ]
                assert all(plan == plans[0] for plan in plans), (ask, keys)
                stops.add(plans[0].stopped)
                tried += 1
            game.answer(ask.seat, ask.options[chance.below(len(ask.options))])
    assert {"", "closes", "illegal", "others", "over"} >= stops >= {"closes", "illegal"}


@pytest.mark.parametrize("game_id", ["kardnarok", "blood_rage"])
def test_what_was_planned_is_what_happens(game_id: str) -> None:
    """The plan's answers as a batch lead to what the plan has shown."""
    chance = Stream(f"commit {game_id}")
    game = longhall.new(game_id, seats=longhall.game_info(game_id).seats[0], seed=3, options={})
    for _ in range(60):
        asks = [ask for ask in game.asks if ask.options]
        if not asks:
            break
        seat = asks[0].seat
        keys = some_keys(game, asks[0], chance)
        plan = try_plan(game, seat, keys)
        if plan.done:
            game.answer_all(seat, keys[: plan.done])
            assert game.view(seat) == plan.view
        else:
            game.answer(seat, asks[0].options[0])


def test_a_plan_stops_before_chance_and_others() -> None:
    game = longhall.new("toy", seats=2, seed=1, options={})
    assert try_plan(game, 0, ["oath:0", "done"]).stopped == "others"
    game.answer(1, "oath:0")
    closing = try_plan(game, 0, ["oath:0"])
    assert (closing.done, closing.stopped, closing.at) == (0, "closes", "oath:0")
    assert closing.view == game.view(0)


def test_a_plan_changes_nothing_and_is_committed_as_a_batch(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    for seat in (0, 1):
        ana.answer(table, seat, "oath:0")
    before = [ana.update(table, seat) for seat in (0, 1)]
    ask = own_ask(before[0])
    assert ask is not None
    card = next(option["key"] for option in ask["options"] if option["key"] != "done")
    planned = ana.post(f"{table}/seats/0/plan", {"options": [card, "done"]})
    assert (planned["done"], planned["stopped"]) == (2, "others")
    assert [ana.update(table, seat) for seat in (0, 1)] == before
    after = ana.answer(table, 0, card, "done", question_token=planned["question_token"])
    assert after["view"] == planned["view"]
    late = {"options": ["done"], "question_token": planned["question_token"]}
    assert ana.refused("POST", f"{table}/seats/0/plan", late) == (409, "error.table.moment")


def test_a_plan_is_its_seats_alone(ana: Device, bo: Device) -> None:
    table = ana.open(PERSON, PERSON)
    assert bo.refused("POST", f"{table}/seats/0/plan", {"options": ["oath:0"]}) == (403, "error.seat.not_yours")
    assert ana.refused("POST", f"{table}/seats/0/plan", {"options": ["dance"]}) == (409, "error.no_such_option")
    shown = msgspec.convert(ana.post(f"{table}/seats/0/plan", {}), Plan)
    assert {each.seat for each in shown.asks} == {0}
    assert shown.view == ana.update(table, 0)["view"]


def test_a_plan_goes_through_what_closes_the_way_back_if_it_is_asked_to() -> None:
    """In a world of its own: what it shows there follows from what the seat knows."""
    game = longhall.new("toy", seats=2, seed=1, options={})
    game.answer(1, "oath:0")
    plan = try_plan(game, 0, ["oath:0"], through=True)
    assert (plan.done, plan.stopped, plan.closing) == (1, "", 1)
    assert [ask.seat for ask in plan.asks] == [0]
    others = [another_world(game, 0, Stream(f"through {number}")) for number in range(WORLDS)]
    plans = [try_plan(world, 0, ["oath:0"], Stream("the same"), through=True) for world in others]
    assert all(each == plans[0] for each in plans)
