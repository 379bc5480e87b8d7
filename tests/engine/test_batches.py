"""Batches: several answers as one gesture, all or nothing."""

import json

import pytest

from longhall.engine.errors import IllegalAnswer
from longhall.engine.game import Game, load
from tests.refusals import saying
from tests.toy.play import hold, offer_nothing, toy


def turn() -> Game:
    game = offer_nothing(toy())
    hold(game, 0, "ox", "elk", "wolf")
    return game


def test_a_batch_is_one_gesture_and_one_undo() -> None:
    game, single = turn(), turn()
    before = game.position.copy()
    game.answer_all(0, ["give", "hand:elk", "to:1"])
    for key in ("give", "hand:elk", "to:1"):
        single.answer(0, key)
    assert game.position.same_as(single.position)
    assert game.events(0, 1) == single.events(0, 1)
    assert game.journal == [[0, "give", "hand:elk", "to:1"]]
    game.undo(0)
    assert game.position.copy().same_as(before)


def test_a_batch_that_fails_changes_nothing() -> None:
    game = turn()
    before, asks, told = game.position.copy(), game.asks, game.events(0, 0)
    with pytest.raises(IllegalAnswer, check=saying("error.illegal", answer="to:0")):
        game.answer_all(0, ["give", "hand:elk", "to:0"])
    assert game.position.copy().same_as(before)
    assert (game.asks, game.journal, game.events(0, 0)) == (asks, [], told)


def test_only_the_last_answer_may_close_the_way_back() -> None:
    game = turn()
    before = game.position.copy()
    with pytest.raises(IllegalAnswer, check=saying("error.batch_closed", answer="draw")):
        game.answer_all(0, ["draw", "end"])
    assert game.position.copy().same_as(before)
    game.answer_all(0, ["play:ox", "draw"])
    assert not game.can_undo(0)


def test_a_free_look_by_a_batch_that_fails_on_purpose_is_not_to_be_had() -> None:
    game = turn()
    with pytest.raises(IllegalAnswer) as error:
        game.answer_all(0, ["draw", "oath:0"])
    assert set(error.value.words) == {"seat", "answer"}


def test_a_batch_of_nothing_is_refused() -> None:
    game = turn()
    with pytest.raises(IllegalAnswer, check=saying("error.batch_empty")):
        game.answer_all(0, [])
    assert game.journal == []


def test_sealed_parts_as_one_batch() -> None:
    game = toy()
    hold(game, 0, "ox", "elk")
    for seat in (0, 1):
        game.answer(seat, "oath:0")
    game.answer_all(0, ["offer:ox", "offer:elk"])
    assert [ask.seat for ask in game.asks] == [1]
    game.undo(0)
    assert [ask.seat for ask in game.asks] == [0, 1]


def test_a_batch_survives_a_save() -> None:
    game = offer_nothing(toy())
    card = game.observation(0)["hands"][0][0]
    game.answer_all(0, ["give", f"hand:{card}", "to:1"])
    again = load(json.loads(json.dumps(game.save())))
    assert again.position.same_as(game.position)
    again.undo(0)
    assert again.asks[0].name == "turn.main"
