"""The way back: what closes it, whose it is, and consent."""

import json

import pytest

from longhall.engine import journal
from longhall.engine.errors import CannotUndo
from longhall.engine.game import Game, load
from longhall.engine.journal import EVERY
from longhall.engine.rng import Stream
from tests.refusals import saying
from tests.toy.play import answer_by_chance, hold, keys, offer_nothing, play_on, toy


def turn() -> Game:
    """The first turn of seat 0, which holds known cards."""
    game = offer_nothing(toy())
    hold(game, 0, "ox", "elk", "wolf")
    return game


def reloaded(game: Game) -> Game:
    return load(json.loads(json.dumps(game.save())))


def test_an_undo_restores_exactly_what_was() -> None:
    game = turn()
    before = game.position.copy()
    game.answer(0, "play:ox")
    game.answer(0, "bury:elk")
    game.undo(0)
    game.undo(0)
    assert game.position.copy().same_as(before)
    assert "play:ox" in keys(game, 0)


def test_showing_ones_own_card_leaves_the_way_back_open() -> None:
    game = turn()
    game.answer(0, "play:ox")
    assert game.can_undo(0)


@pytest.mark.parametrize("option", ["draw", "hunt"])
def test_chance_and_new_cards_close_the_way_back(option: str) -> None:
    game = turn()
    game.answer(0, "play:ox")
    game.answer(0, option)
    assert not game.can_undo(0)
    after = game.position.copy()
    with pytest.raises(CannotUndo, check=saying("error.closed")):
        game.undo(0)
    assert game.position.copy().same_as(after)


def test_looking_at_a_card_closes_the_way_back() -> None:
    game = turn()
    game.answer(0, "bury:ox")
    game.answer(0, "end")
    game.answer(1, "peek:0")
    assert not game.can_undo(1)


def test_what_another_seat_did_since_closes_the_way_back() -> None:
    game = turn()
    hold(game, 1, "wolf")
    game.answer(0, "end")
    assert game.can_undo(0)
    game.answer(1, "bury:wolf")
    assert not game.can_undo(0)
    assert game.can_undo(1)


def test_another_seats_anytime_action_closes_it_too() -> None:
    game = turn()
    game.answer(0, "play:ox")
    boast = next(ask.anytime[0] for ask in game.asks if ask.seat == 1)
    game.answer(1, boast)
    assert not game.can_undo(0)
    game.undo(1)
    assert game.can_undo(0)


def test_there_may_be_nothing_to_take_back() -> None:
    with pytest.raises(CannotUndo, check=saying("error.nothing_to_undo")):
        toy().undo(0)
    with pytest.raises(CannotUndo, check=saying("error.nothing_to_undo")):
        toy().undo(0, consent=True)


def test_by_consent_everything_since_goes_back_as_well() -> None:
    game = turn()
    before = game.position.copy()
    game.answer(0, "draw")
    game.answer(0, "end")
    game.answer(1, "end")
    game.undo(0, consent=True)
    assert (game.asks[0].seat, len(game.gestures)) == (0, 1)
    game.undo(0, consent=True)
    assert game.position.copy().same_as(before)
    assert game.journal[-2:] == [[0, "undo", "consent"], [0, "undo", "consent"]]


def test_the_log_only_grows() -> None:
    game = turn()
    game.answer(0, "play:ox")
    told = game.events(0, 1)
    game.undo(0)
    assert game.events(0, 1)[:-1] == told
    assert game.events(0, 1)[-1]["key"] == "undo"


def test_a_saved_game_has_the_same_way_back() -> None:
    game = offer_nothing(toy())
    game.answer(0, "play:" + game.observation(0)["hands"][0][0])
    again = reloaded(game)
    assert again.can_undo(0)
    assert not again.can_undo(1)
    for each in (game, again):
        each.undo(0)
    assert again.position.same_as(game.position)
    assert not again.can_undo(0)


def test_a_save_begins_before_the_open_way_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "EVERY", 1)
    game = offer_nothing(toy())
    for _ in range(2):
        game.answer(0, next(key for key in keys(game, 0) if key.startswith("bury")))
    again = reloaded(game)
    again.undo(0)
    again.undo(0)
    assert len(again.observation(0)["hands"][0]) == 4


def test_an_undo_is_in_the_save() -> None:
    game = offer_nothing(toy())
    game.answer(0, "end")
    game.undo(0)
    again = reloaded(game)
    assert again.journal == game.journal
    assert again.position.same_as(game.position)


def test_by_consent_a_loaded_game_goes_back_beyond_its_save() -> None:
    game = play_on(toy(3, seed=4, length="long"), EVERY + 20)
    assert game.outcome is None
    assert reloaded(game).history.snapshots[0][0] == EVERY
    positions = []
    for each in (game, reloaded(game)):
        while len(each.gestures) > 3:
            each.undo(each.gestures[-1].seat, consent=True)
        positions.append(each.position.copy())
    assert positions[0].same_as(positions[1])


def test_undo_is_exact_across_snapshots() -> None:
    game, chance = toy(3, seed=8, length="long"), Stream("long")
    kept = []
    while game.outcome is None and len(kept) < 2 * EVERY:
        kept.append(game.position.copy())
        answer_by_chance(game, chance)
    for before in reversed(kept):
        game.undo(game.gestures[-1].seat, consent=True)
        assert game.position.copy().same_as(before)


def test_a_copy_goes_its_own_way() -> None:
    game = turn()
    copy = game.copy()
    copy.answer(0, "play:ox")
    assert len(game.gestures) == 0
    copy.undo(0)
    assert copy.position.same_as(game.position)
    assert game.journal == []
