"""Triggers of all kinds: by themselves, as their owner likes, in the order that it chooses; and how often they can."""

from collections.abc import Callable
from typing import Any

import pytest

from longhall.engine import driver
from longhall.engine.frames import frame_from_data, frame_to_data
from longhall.engine.game import Game
from longhall.engine.hooks import AUTOMATIC, OPTIONAL, ORDERED, Hooks
from longhall.engine.triggers import Triggers
from tests.toy.cards import HOOKS, PLAYED
from tests.toy.game import FRAMES
from tests.toy.play import keys, offer_nothing, toy

Can = Callable[[Any, int, int], int]


def table(*cards: tuple[str, int, Can | None], owners: tuple[int, ...] = (0,)) -> tuple[Game, Any, list[str]]:
    """A game in which these cards of each owner listen, and the list of what they do."""
    game, did = offer_nothing(toy(3)), list[str]()
    g: Any = game.position
    g.hooks = HOOKS.without_listeners()
    for card, kind, can in cards:
        g.hooks.bind(card, "played", noting(did, card), kind, can=can)
    g.begin_hooks()
    for owner in owners:
        for card, _, _ in cards:
            g.enter_play(card, owner)
    return game, g, did


def noting(did: list[str], card: str) -> Callable[[Any, int, int], None]:
    def do(g: Any, owner: int, seat: int) -> None:
        did.append(f"{card} {owner}")

    return do


def times(n: int) -> Can:
    return lambda g, owner, seat: n


def after(g: Any, order: list[int]) -> None:
    Triggers.after(g, PLAYED, order, 0)
    driver.run(g)


def test_all_ordered_ones_act_in_the_order_that_their_owner_chooses() -> None:
    game, g, did = table(("ox", ORDERED, None), ("elk", ORDERED, None), ("wolf", ORDERED, None))
    after(g, [0])
    assert keys(game, 0) == ["use:ox", "use:elk", "use:wolf"]  # nothing declines
    game.answer(0, "use:wolf")
    assert keys(game, 0) == ["use:ox", "use:elk"]
    game.answer(0, "use:elk")
    assert did == ["wolf 0", "elk 0", "ox 0"]  # the last needs no answer
    assert game.asks[0].name == "turn.main"


def test_a_single_ordered_one_acts_by_itself_and_one_that_cannot_does_not() -> None:
    game, g, did = table(("ox", ORDERED, times(1)), ("elk", ORDERED, times(0)))
    after(g, [0])
    assert did == ["ox 0"]
    assert game.asks[0].name == "turn.main"


def test_while_one_must_act_its_owner_cannot_decline_what_it_may_use() -> None:
    game, g, did = table(("ox", ORDERED, None), ("elk", OPTIONAL, None))
    after(g, [0])
    assert keys(game, 0) == ["use:elk", "use:ox"]
    game.answer(0, "use:ox")
    assert keys(game, 0) == ["decline", "use:elk"]
    game.answer(0, "decline")
    assert did == ["ox 0"]


def test_an_optional_one_alone_is_asked_for_when_no_ordered_one_can_act() -> None:
    game, g, did = table(("ox", ORDERED, times(0)), ("elk", OPTIONAL, None))
    after(g, [0])
    assert (keys(game, 0), did) == (["decline", "use:elk"], [])


@pytest.mark.parametrize("n", [0, 1, 3])
def test_an_automatic_one_acts_as_often_as_it_could_when_it_happened(n: int) -> None:
    _, g, did = table(("ox", AUTOMATIC, times(n)))
    after(g, [0])
    assert did == ["ox 0"] * n


def test_an_optional_one_is_used_as_often_as_it_could() -> None:
    game, g, did = table(("ox", OPTIONAL, times(2)))
    after(g, [0])
    game.answer(0, "use:ox")
    game.answer(0, "use:ox")
    assert did == ["ox 0"] * 2
    assert game.asks[0].name == "turn.main"


def test_another_may_make_possible_what_was_not() -> None:
    game, g, did = table(("ox", OPTIONAL, lambda g, owner, seat: int("elk 0" in did)), ("elk", OPTIONAL, None))
    after(g, [0])
    assert keys(game, 0) == ["decline", "use:elk"]
    game.answer(0, "use:elk")
    assert keys(game, 0) == ["decline", "use:ox"]


def test_seats_come_in_the_order_that_is_given_and_no_others() -> None:
    game, g, did = table(("ox", AUTOMATIC, None), ("elk", OPTIONAL, None), owners=(0, 1, 2))
    after(g, [2, 0])
    assert (did, game.asks[0].seat) == (["ox 2"], 2)
    game.answer(2, "decline")
    assert (did, game.asks[0].seat) == (["ox 2", "ox 0"], 0)
    game.answer(0, "use:elk")
    assert did == ["ox 2", "ox 0", "elk 0"]
    assert game.asks[0].name == "turn.main"


def test_for_one_seat_nothing_begins_if_nothing_of_it_can_act() -> None:
    for n, begun in ((0, False), (1, True)):
        _, g, _ = table(("ox", OPTIONAL, times(0)), ("elk", AUTOMATIC, times(n)))
        height = len(g.stack)
        Triggers.if_ready(g, PLAYED, 0, 0)
        assert (len(g.stack) > height) is begun
        assert Triggers.among(g, g.playing[PLAYED], PLAYED, 0) is begun


def test_who_cannot_act_is_asked_nothing_and_the_next_seat_comes() -> None:
    game, g, _ = table(("ox", OPTIONAL, lambda g, owner, seat: owner), owners=(0, 1))
    after(g, [0, 1])
    assert game.asks[0].seat == 1


def test_ready_are_the_listeners_of_an_owner_that_can_act() -> None:
    _, g, _ = table(("ox", OPTIONAL, times(1)), ("elk", OPTIONAL, times(0)), ("wolf", OPTIONAL, None), owners=(0, 1))
    assert [(g.card_of(entry), entry % 16) for entry in g.ready(PLAYED, 1, 0)] == [("ox", 1), ("wolf", 1)]


def test_a_can_takes_what_its_hook_says_and_only_triggers_and_replacements_have_one() -> None:
    hooks = Hooks()
    hooks.modifier("strength")
    hooks.trigger("played", "seat")
    hooks.replacement("loss")
    with pytest.raises(TypeError, match=r"ox: a listener of played takes \['g', 'owner', 'seat'\]"):
        hooks.bind("ox", "played", lambda g, owner, seat: None, can=lambda g, owner: 1)
    with pytest.raises(TypeError, match="only triggers and replacements have a `can`"):
        hooks.bind("ox", "strength", lambda g, owner, value: value, can=lambda g, owner, value: 1)
    hooks.bind("ox", "loss", lambda g, owner: None, can=lambda g, owner: 1)


def test_older_saves_have_no_order() -> None:
    data = frame_to_data(Triggers(PLAYED, (0,), (2, 0), (34, 2, 16)))
    older = {name: value for name, value in data.items() if name != "order"}
    assert frame_to_data(frame_from_data(FRAMES, older)) == data
