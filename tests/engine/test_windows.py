"""What can be answered for a seat, who is in a window, and how the journal keeps both."""

import json

import longhall
from longhall.engine import windows
from longhall.engine.game import Game
from longhall.engine.journal import GIVEN, SHUT, Gesture, Journal
from longhall.engine.rng import Stream


def before_the_last_board() -> Game:
    """Four kingdoms choose their boards; the last one has no choice."""
    game = longhall.new("kardnarok", seats=4, seed="1", options={"mode": "basic"})
    for _ in range(3):
        ask = game.asks[0]
        game.answer(ask.seat, ask.options[0])
    return game


def at_a_window(name: str) -> Game:
    """A duel played by chance up to a window of this name that is open to both."""
    game, chance = longhall.new("kardnarok", seats=2, seed="2", options={"mode": "duel"}), Stream("window")
    while len(game.queue()) < 2 or game.asks[0].name != name:
        ask = next(ask for ask in game.asks if ask.options)
        game.answer(ask.seat, chance.pick(ask.options))
    return game


def test_what_all_can_see_to_be_forced_is_answered() -> None:
    game = before_the_last_board()
    found = game.forced()
    assert found is not None
    seat, option = found
    game.answer_all_marked(seat, [option], GIVEN)
    assert game.journal[-1] == [3, option.key, "given"]
    assert longhall.load(json.loads(json.dumps(game.save()))).journal == game.journal


def test_what_was_given_is_taken_back_with_what_led_to_it() -> None:
    start = before_the_last_board().position
    journal = Journal(start)
    for gesture in (Gesture(0, ("a",), False, False), Gesture(1, ("b",), False, False, GIVEN)):
        journal.add(gesture, start)
    assert journal.last_open(0) == 0
    assert journal.last_of(1) == journal.last_open(1) == -1
    journal.take_back(0, 0, False)
    assert journal.line == []
    assert Journal.of([list(entry) for entry in journal.entries], 0, start).line == []
    journal.add(Gesture(0, ("a",), False, False), start)
    journal.add(Gesture(1, ("b",), False, False), start)  # chosen, though it is the same answer
    assert journal.last_open(0) == -1


def test_what_hidden_cards_force_is_answered_for_who_plays_with_bots_alone() -> None:
    game = at_a_window("precombat")
    ask = game.asks[0]
    only_pass = ask.with_options([windows.pass_of(game.info, ask)]).with_anytime([])
    game.position.open_asks = [only_pass]
    assert game.forced() is None
    assert game.forced(lonely=ask.seat) == (ask.seat, only_pass.options[0])


def test_a_window_is_open_to_all_in_the_order_of_the_rules() -> None:
    game = at_a_window("moment")
    first, second = game.queue()
    assert game.asks[0].seat == first.seat
    assert list(game.options_in_queue(second.seat)) == list(second.options)
    game.answer(first.seat, "pass")
    assert game.asks[0].same_as(second)
    assert game.queue() == [game.asks[0]]


def test_an_answer_that_shuts_the_way_back_cannot_be_taken_back() -> None:
    game = at_a_window("moment")
    seat = game.asks[0].seat
    open_way, shut = game.copy(), game.copy()
    open_way.answer(seat, "pass")
    shut.answer_all_marked(seat, ["pass"], SHUT)
    assert open_way.can_undo(seat)
    assert not shut.can_undo(seat)
    assert not longhall.load(json.loads(json.dumps(shut.save()))).can_undo(seat)
