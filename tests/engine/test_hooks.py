"""Hooks of all five kinds, and triggers in their order."""

from typing import Any

import pytest

from longhall.engine.game import Game
from longhall.engine.hooks import ADD, LIMIT, MULTIPLY, SET, Hooks
from longhall.engine.triggers import Triggers
from tests.toy.cards import PLAYED, REWARD
from tests.toy.play import hold, keys, offer_nothing, set_step, toy
from tests.toy.rules import Hunt, Loss, Turn


def turn(*faces: str, seats: int = 2) -> Game:
    game = offer_nothing(toy(seats))
    hold(game, 0, *faces)
    return game


# Binding


def some_hooks() -> Hooks:
    hooks = Hooks()
    assert [hooks.modifier("strength", "seat"), hooks.trigger("played"), hooks.grant("ask")] == [0, 1, 2]
    return hooks


def test_an_unknown_hook_is_refused() -> None:
    with pytest.raises(TypeError, match="ox: there is no hook force; there are"):
        some_hooks().bind("ox", "force", lambda g, owner, value: value)


def test_a_hook_is_declared_once() -> None:
    with pytest.raises(TypeError, match="there is a hook strength already"):
        some_hooks().trigger("strength")


def test_a_function_with_other_parameters_is_refused() -> None:
    hooks = some_hooks()
    with pytest.raises(TypeError, match=r"takes \['g', 'owner', 'value', 'seat'\]"):
        hooks.bind("ox", "strength", lambda g, owner, value: value)
    with pytest.raises(TypeError, match=r"takes \['g', 'owner', 'value', 'seat'\], not .*'kind'"):
        hooks.bind("ox", "strength", lambda g, owner, value, kind: value)
    with pytest.raises(TypeError, match=r"takes \['g', 'owner'\]"):
        hooks.bind("ox", "played", lambda g, owner, value: value)
    with pytest.raises(TypeError, match="the offers of ask take"):
        hooks.bind("ox", "ask", lambda g, owner, frame, option: None, offers=lambda g: [])


def test_only_a_grant_has_offers_and_needs_them() -> None:
    hooks = some_hooks()
    with pytest.raises(TypeError, match="only a grant"):
        hooks.bind("ox", "strength", lambda g, owner, value, seat: value, offers=lambda g, owner: [])
    with pytest.raises(TypeError, match="only a grant"):
        hooks.bind("ox", "ask", lambda g, owner, frame, option: None)


# Modifiers


def test_layers_follow_one_another_in_whatever_order_the_cards_came() -> None:
    g: Any = toy().position
    for cards in (["troll", "elk", "ox", "wyrm"], ["wyrm", "ox", "elk", "troll"]):
        g.begin_hooks()
        for card in cards:
            g.enter_play(card, 0)
        assert [g.hooks.listeners[entry // 16].layer for entry in g.playing[REWARD]] == [SET, ADD, MULTIPLY, LIMIT]
        assert g.fold(REWARD, 9, 0) == 4  # set to 2, one more, doubled, at most 4
        assert g.fold(REWARD, 9, 1) == 2  # elk and ox serve their owner alone


def test_a_card_that_leaves_play_is_heard_no_more() -> None:
    g: Any = toy().position
    g.enter_play("ox", 0)
    g.enter_play("ox", 1)
    g.leave_play("ox", 0)
    assert (g.fold(REWARD, 3, 0), g.fold(REWARD, 3, 1)) == (3, 6)


# Triggers


def test_an_automatic_trigger_runs_by_itself() -> None:
    game = turn("elk", "ox")
    game.answer(0, "play:elk")
    game.answer(0, "play:ox")
    assert game.observation(0)["coins"][0] == 3


def test_an_optional_trigger_may_be_used_or_declined() -> None:
    for answer, cards in (("use:raven", 2), ("decline", 1)):
        game = turn("raven", "ox", "ox")
        game.answer(0, "play:raven")
        assert keys(game, 0) == ["decline", "use:raven"]
        game.answer(0, "decline")
        game.answer(0, "play:ox")
        game.answer(0, answer)
        assert len(game.position.hands[0]) == cards
        assert game.asks[0].name == "turn.main"


def test_the_acting_seat_comes_first_then_clockwise() -> None:
    game = turn("ox", seats=3)
    g = game.position
    for owner in (0, 2, 1):
        g.enter_play("raven", owner)
    assert [entry % 16 for entry in g.in_turn(PLAYED, 1)] == [1, 2, 0]
    game.answer(0, "play:ox")
    asked = []
    while game.asks[0].name == "trigger.may":
        asked.append(game.asks[0].seat)
        game.answer(game.asks[0].seat, "decline")
    assert asked == [0, 1, 2]


def test_of_one_owner_the_automatic_ones_run_before_it_is_asked() -> None:
    game = turn("ox")
    for card in ("raven", "elk"):
        game.position.enter_play(card, 0)
    game.answer(0, "play:ox")
    assert game.asks[0].name == "trigger.may"
    assert game.observation(0)["coins"][0] == 2


def test_what_another_owner_has_waits_until_the_first_has_answered() -> None:
    game = turn("ox")
    game.position.enter_play("raven", 0)
    game.position.enter_play("elk", 1)
    game.answer(0, "play:ox")
    assert (game.asks[0].seat, game.observation(0)["coins"][1]) == (0, 1)
    game.answer(0, "decline")
    assert game.observation(0)["coins"][1] == 2


def test_two_equal_cards_are_offered_once_and_used_twice() -> None:
    game = turn("ox", "ox")
    for _ in range(2):
        game.position.enter_play("raven", 0)
    game.answer(0, "play:ox")
    assert keys(game, 0) == ["decline", "use:raven"]
    game.answer(0, "use:raven")
    assert keys(game, 0) == ["decline", "use:raven"]
    game.answer(0, "use:raven")
    assert game.asks[0].name == "turn.main"
    assert len(game.position.hands[0]) == 3


def test_without_a_listener_nothing_waits() -> None:
    game = turn("ox")
    Triggers.after(game.position, PLAYED, [0, 1], 0)
    assert not any(isinstance(frame, Triggers) for frame in game.position.stack)


# Replacement, grant, scoring


def lose_a_coin(game: Game, patch: pytest.MonkeyPatch) -> None:
    """A hunt that goes wrong."""
    set_step(patch, Hunt, "roll", do=lambda self, g: setattr(self, "rolls", 3) or g.push(Loss(self.seat)) or "*over")
    game.answer(0, "hunt")


@pytest.mark.parametrize(("answer", "coins"), [("use:yew", 1), ("decline", 0)])
def test_a_replacement_happens_instead(answer: str, coins: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = turn("yew")
    game.answer(0, "play:yew")
    lose_a_coin(game, monkeypatch)
    game.answer(0, answer)
    assert game.observation(0)["coins"][0] == coins
    assert len(game.observation(0)["table"][0]) == 1 - coins


def test_without_the_card_nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    game = turn("ox")
    lose_a_coin(game, monkeypatch)
    assert game.observation(0)["coins"][0] == 0
    assert game.asks[0].name == "turn.main"


def test_a_granted_option_is_added_and_carried_out_by_its_card() -> None:
    game = turn("wolf", "wolf")
    assert "howl" not in keys(game, 0)
    game.answer(0, "play:wolf")
    assert "howl" in keys(game, 0)
    game.answer(0, "play:wolf")
    assert keys(game, 0).count("howl") == 1
    game.answer(0, "howl")
    assert game.observation(0)["coins"][0] == 2
    assert game.asks[0].seat == 1, "that was the third action"
    assert "howl" not in keys(game, 1)


def test_scoring_cards_count_in_the_end() -> None:
    game = turn("ox", "ox")
    game.answer(0, "play:ox")
    game.answer(0, "play:ox")
    game.position.finish("enough")
    assert game.outcome is not None
    assert [parts["cards"] for parts in game.outcome.parts] == [4, 0]
    assert game.outcome.to_data()["places"] == game.outcome.places


def test_the_hook_of_a_grant_is_its_ask() -> None:
    assert Turn.STEPS[0] == "main"
    assert Turn().ask_main(offer_nothing(toy()).position)[0].name == "turn.main"
