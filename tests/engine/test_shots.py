"""What an observer saw when an event was told: shots of the last events."""

from longhall.engine.game import Game, load
from longhall.engine.shots import KEPT
from tests.toy import play
from tests.toy.play import hold, offer_nothing, play_on


def toy(seats: int, **options: str) -> Game:
    """A new game that is watched."""
    game = play.toy(seats, **options)
    game.watch()
    return game


def test_a_game_that_nobody_watches_keeps_nothing() -> None:
    game = play_on(play.toy(2), 12)
    since = len(game.events(0, 0)) - 2
    assert game.frames(since, 0) == []
    assert game.shots is None
    game.watch()
    assert play_on(game, 5).frames(len(game.events(0, 0)) - 1, 0)


def test_each_event_has_the_view_of_its_moment() -> None:
    game = play_on(toy(3, mood="wild", length="long"), 30)
    since = len(game.events(0, 1)) - 8
    pictures = game.frames(since, 1)
    assert [picture.number for picture in pictures] == [event["number"] for event in game.events(since, 1)]
    assert len({str(picture.view) for picture in pictures}) > 1  # the game went on between them


def test_a_step_that_goes_on_does_not_change_what_was_seen() -> None:
    """Frames that run on are copied: the first event of a batch still shows the actions that were left then."""
    game = offer_nothing(toy(3))
    hold(game, 0, "ox", "elk")
    before = game.view(1)
    game.answer_all(0, ["give", "hand:ox", "to:2"])
    last = game.frames(len(game.events(0, 1)) - 2, 1)
    assert len(last[0].view["players"][2]["hand"]) == len(before["players"][2]["hand"])
    assert len(last[1].view["players"][2]["hand"]) == len(before["players"][2]["hand"]) + 1


def test_views_of_moments_pass_the_same_filter() -> None:
    game = offer_nothing(toy(3))
    hold(game, 0, "ox", "elk")
    game.answer_all(0, ["give", "hand:ox", "to:2"])
    seen = {observer: game.frames(len(game.events(0, observer)) - 1, observer)[-1].view for observer in (0, 1, 2)}
    assert "ox" in seen[2]["players"][2]["hand"]
    assert "ox" not in seen[1]["players"][2]["hand"]


def test_who_is_far_behind_gets_none() -> None:
    game = play_on(toy(3, length="long"), 60)
    assert len(game.events(0, 0)) > KEPT
    assert game.frames(0, 0) == []
    assert game.frames(len(game.events(0, 0)), 0) == []
    assert len(game.frames(len(game.events(0, 0)) - 5, 0)) == 5


def test_a_copy_has_them_and_a_save_has_not() -> None:
    game = play_on(toy(2), 12)
    since = len(game.events(0, 0)) - 2
    assert [each.view for each in game.copy().frames(since, 0)] == [each.view for each in game.frames(since, 0)]
    assert load(game.save()).frames(since, 0) == []


def test_whose_gesture_it_was_is_no_secret_but_among_sealed_answers() -> None:
    game = toy(2)
    for seat in (0, 1):
        game.answer(seat, "oath:0")
    opened = {observer: {each.by for each in game.frames(0, observer)} for observer in (0, 1, None)}
    assert opened == {0: {None}, 1: {1}, None: {None}}  # who was the last to swear is for that seat alone
    for seat in (0, 1):
        game.answer(seat, "done")
    game.answer(0, "end")
    assert game.frames(len(game.events(0, 1)) - 1, 1)[0].by == 0


def test_an_undo_shows_where_it_leads() -> None:
    game = offer_nothing(toy(2))
    hold(game, 0, "ox", "elk")
    before = game.view(1)
    game.answer(0, "play:ox")
    game.undo(0)
    picture = game.frames(len(game.events(0, 1)) - 1, 1)[0]
    assert (picture.view, picture.by) == (before, 0)
