"""Sealed answers: nobody sees them, a seat may take its own back, and they are opened together."""

from itertools import permutations

import pytest

from longhall.engine import driver
from longhall.engine.errors import CannotUndo, RuleError
from longhall.engine.game import Game
from longhall.engine.rng import Stream
from tests.refusals import saying
from tests.toy.play import hold, keys, set_step, toy
from tests.toy.rules import Hunt, Saga
from tests.toy.state import DICE


def sworn() -> Game:
    """Two seats, about to offer."""
    game = toy()
    hold(game, 0, "ox", "elk")
    hold(game, 1, "wolf", "raven")
    for seat in (0, 1):
        game.answer(seat, "oath:1")
    return game


def test_every_order_gives_the_same_position() -> None:
    found = []
    for order in permutations(range(3)):
        game = toy(3)
        for seat in order:
            game.answer(seat, f"oath:{seat}")
        found.append(game.position.copy())
    assert all(other.same_as(found[0]) for other in found)
    assert found[0].oaths == [0, 1, 2]


def test_until_all_have_answered_nothing_has_happened() -> None:
    game = toy(3)
    game.answer(0, "oath:2")
    assert game.position.oaths == [-1, -1, -1]
    assert game.events() == game.events(0, 0) == []
    assert game.observation(1)["procedure"][-1]["ready"] == [1, 0, 0]
    assert [ask.seat for ask in game.asks] == [1, 2]


def test_a_seat_takes_its_own_back_though_others_have_answered_since() -> None:
    game = toy(3)
    game.answer(0, "oath:0")
    game.answer(1, "oath:1")
    game.undo(0)
    assert [ask.seat for ask in game.asks] == [0, 2]
    game.answer(0, "oath:2")
    game.answer(2, "oath:0")
    assert game.position.oaths == [2, 1, 0]


def test_once_opened_nothing_goes_back() -> None:
    game = toy(2)
    game.answer(0, "oath:0")
    game.answer(1, "oath:1")
    for seat in (0, 1):
        with pytest.raises(CannotUndo, check=saying("error.closed")):
            game.undo(seat)


def test_what_led_to_a_sealed_step_stays() -> None:
    """Seat 1 ends the round and the offering begins: seat 1 cannot end its turn anew, whether seat 0 has begun to
    choose or not, so that nobody sees whether it has."""
    game = sworn()
    for seat in (0, 1):
        game.answer(seat, "done")
    for seat in (0, 1):
        game.answer(seat, "end")
    assert game.asks[0].name == "saga.offer"
    assert not game.can_undo(1)
    game.answer(0, "done")
    assert not game.can_undo(1)
    assert game.can_undo(0)
    game.undo(0)
    assert not game.can_undo(1)
    game.undo(1, consent=True)
    assert game.asks[0].name == "turn.main"


def test_a_choice_of_several_parts_is_tried_in_private_and_sealed_whole() -> None:
    game = sworn()
    before = game.position.copy()
    game.answer(0, "offer:ox")
    assert game.position.hands == before.hands
    assert keys(game, 0) == ["done", "offer:elk"]
    (own,) = [ask for ask in game.asks_for(0) if ask.seat == 0]
    assert (own.part, own.about) == (True, (("left", 1),))
    game.answer(0, "offer:elk")
    assert [ask.seat for ask in game.asks] == [1]
    game.answer(1, "done")
    assert [event["key"] for event in game.events() if event["key"] == "offered"] == ["offered"] * 2


def test_the_others_see_the_first_ask_whatever_part_is_being_made() -> None:
    game = sworn()
    seen = [(ask.name, ask.about, list(ask.options)) for ask in game.asks_for(1) if ask.seat == 0]
    view, spectators = game.observation(1), game.observation(None)
    game.answer(0, "offer:ox")
    assert [(ask.name, ask.about, list(ask.options)) for ask in game.asks_for(1) if ask.seat == 0] == seen
    assert seen == [("saga.offer", (("left", 2),), [])]
    assert (game.observation(1), game.observation(None)) == (view, spectators)


def test_a_part_that_is_taken_back_is_nobodys_business() -> None:
    game = sworn()
    game.answer(0, "offer:ox")
    told = [game.events(0, observer) for observer in (1, None)]
    game.undo(0)
    assert [game.events(0, observer) for observer in (1, None)] == told
    assert game.events(0, 0)[-1] == {"number": len(game.events(0, 0)), "key": "undo", "args": {"seat": 0}}
    assert "offer:ox" in keys(game, 0)


def test_a_whole_choice_that_is_taken_back_is_told() -> None:
    game = sworn()
    game.answer(0, "done")
    game.undo(0)
    assert game.events(0, 1)[-1]["key"] == "undo"


def test_others_answers_are_drawn_anew_and_ones_own_is_kept() -> None:
    game = toy(3)
    game.answer(0, "oath:2")
    game.answer(1, "oath:0")
    chance = Stream("worlds")
    sealed = [driver.determinize(game.position, 1, chance).stack[-1].sealed for _ in range(60)]
    oath = [option.code for option in game.asks[0].options]
    assert {codes[0][0] for codes in sealed} == set(oath)
    assert {codes[1][0] for codes in sealed} == {oath[0]}
    assert {tuple(codes[2]) for codes in sealed} == {()}


@pytest.mark.parametrize("fault", [lambda g: g.below(DICE, 6), lambda g: g.push(Hunt())])
def test_a_sealed_step_neither_draws_nor_pushes(fault: object, monkeypatch: pytest.MonkeyPatch) -> None:
    set_step(monkeypatch, Saga, "oath", do=lambda self, g, seat, option: fault(g) and None)  # type: ignore[operator]
    game = toy()
    game.answer(0, "oath:0")
    with pytest.raises(RuleError, match="the sealed step oath pushes or draws"):
        game.answer(1, "oath:0")
