"""Events: who is told what, numbered for each observer."""

from longhall.engine.events import EVERYONE, Event, eyes_of
from tests.toy.play import hold, offer_nothing, toy


def test_a_public_event_is_the_same_for_all() -> None:
    event = Event("paid", {"seat": 0}, {}, EVERYONE)
    assert event.seen_by(0) == event.seen_by(5) == {"key": "paid", "args": {"seat": 0}}


def test_secret_arguments_are_for_some_eyes() -> None:
    event = Event("drew", {"seat": 0}, {"card": "ox"}, eyes_of(0))
    assert event.seen_by(0) == {"key": "drew", "args": {"seat": 0, "card": "ox"}}
    assert event.seen_by(1) == {"key": "drew.hidden", "args": {"seat": 0}}


def test_an_event_of_which_nothing_may_be_seen_is_not_delivered() -> None:
    event = Event("found", {}, {"card": "ox"}, eyes_of(0, 2))
    assert [event.seen_by(observer) is not None for observer in range(4)] == [True, False, True, False]


def test_events_survive_a_save() -> None:
    for event in (Event("a", {"seat": 0}, {}, EVERYONE), Event("b", {"n": [1]}, {"card": "ox"}, eyes_of(1))):
        again = Event.from_data(event.to_data())
        assert [again.seen_by(observer) for observer in range(3)] == [event.seen_by(observer) for observer in range(3)]


def test_each_observer_has_numbers_of_its_own() -> None:
    game = toy()
    hold(game, 0, "ox", "elk")
    for seat in (0, 1):
        game.answer(seat, "oath:0")
    game.answer(0, "offer:ox")
    game.undo(0)
    for seat in (0, 1):
        game.answer(seat, "done")
    for observer in (0, 1, None):
        numbers = [event["number"] for event in game.events(0, observer)]
        assert numbers == list(range(1, len(numbers) + 1))
    assert len(game.events(0, 0)) == len(game.events(0, 1)) + 1
    assert game.events(2, 0) == game.events(0, 0)[2:]


def test_the_table_hears_that_and_the_two_hear_what() -> None:
    game = offer_nothing(toy(3))
    hold(game, 0, "ox", "elk")
    game.answer_all(0, ["give", "hand:ox", "to:2"])
    last = [game.events(0, observer)[-1] for observer in (0, 1, 2, None)]
    assert [event["key"] for event in last] == ["gave", "gave.hidden", "gave", "gave.hidden"]
    assert last[2]["args"]["card"] == "ox"
    assert "card" not in last[1]["args"]


def test_simulations_tell_nothing() -> None:
    game = offer_nothing(toy())
    assert game.position.copy().told is None
