"""Views and determinisation: all that a seat may know, and only that."""

from collections import Counter
from typing import Any

import pytest

from longhall.engine import driver, observations
from longhall.engine.rng import Stream
from longhall.engine.state import HEAP, SHAPES
from tests.toy.options import COPIES, FACES
from tests.toy.play import hold, offer_nothing, play_on, toy
from tests.toy.rules import Give, Turn


def test_a_seat_sees_its_own_hand_and_the_backs_of_the_others() -> None:
    game = toy(3)
    hands = game.observation(1)["hands"]
    assert all(word in FACES for word in hands[1])
    assert all(word.startswith("?rune") for word in hands[0] + hands[2])
    assert all(word.startswith("?") for hand in game.observation(None)["hands"] for word in hand)


def test_a_secret_number_is_seen_by_its_owner_alone() -> None:
    game = toy(3)
    for seat in range(3):
        game.answer(seat, f"oath:{seat}")
    assert game.observation(1)["oaths"] == [None, 1, None]
    assert game.observation(None)["oaths"] == [None, None, None]


def test_what_declares_nothing_is_hidden() -> None:
    view = toy().observation(0)
    assert not {"omen", "keys", "counters", "know", "classes", "playing", "result"} & set(view)


def test_a_heap_is_sorted_so_that_its_order_tells_nothing() -> None:
    game = offer_nothing(toy())
    game.position.hands[0].reverse()
    reversed_view = game.observation(0)["hands"]
    game.position.hands[0].reverse()
    assert game.observation(0)["hands"] == reversed_view


def test_a_pile_is_in_order() -> None:
    game = offer_nothing(toy())
    hold(game, 0, "wolf", "elk")
    game.answer(0, "bury:wolf")
    game.answer(0, "bury:elk")
    assert game.observation(0)["rows"][0] == ["wolf", "elk"]


def test_the_procedure_in_progress_is_shown_without_its_secrets() -> None:
    game = offer_nothing(toy())
    hold(game, 0, "ox", "elk")
    game.answer(0, "give")
    game.answer(0, "hand:ox")
    assert isinstance(game.position.stack[-1], Give)
    assert game.observation(1)["procedure"][-1] == {"frame": "Give", "step": "to", "ready": [], "seat": 0}
    assert [frame["frame"] for frame in game.observation(1)["procedure"]] == ["Saga", "Turn", "Turn", "Give"]


def test_a_view_is_a_copy() -> None:
    game = toy()
    game.observation(0)["coins"][0] = 99
    game.observation(0)["hands"][0].clear()
    assert game.observation(0)["coins"][0] == 1
    assert len(game.observation(0)["hands"][0]) == 4


def test_unseen_cards_are_counted_by_class() -> None:
    game = toy()
    view = game.observation(0)
    (kind,) = set(view["hands"][1])
    assert sum(view["unseen"][kind].values()) == 16 - 4
    assert set(view["pile"]) == {kind}


@pytest.mark.parametrize("answers", [0, 3, 12, 25, 40])
def test_worlds_that_look_alike(answers: int) -> None:
    game = play_on(toy(3, seed=3, length="long"), answers)
    for observer in range(4):
        for number in range(5):
            world = driver.determinize(game.position, observer, Stream(f"world {number}"))
            assert observations.observation(world, observer) == observations.observation(game.position, observer)
            assert not set(world.keys) & set(game.position.keys)


def test_hidden_cards_lie_anywhere_that_is_possible() -> None:
    """Each rune that seat 0 does not hold is about as often in the hand of seat 1 as it should be."""
    game = offer_nothing(toy(2, seed=9))
    held = Counter(game.observation(0)["hands"][0])
    rest = {face: copies - held[face] for face, copies in zip(FACES[:5], COPIES, strict=False)}
    chance, found, tries = Stream("tries"), Counter[str](), 600
    for _ in range(tries):
        world = driver.determinize(game.position, 0, chance)
        found.update(world.word(card) for card in world.hands[1])
    assert sum(rest.values()) == 12
    for face, copies in rest.items():
        expected = tries * 4 * copies / 12
        assert abs(found[face] - expected) < 0.2 * expected, face


def test_what_others_know_goes_with_the_places() -> None:
    game = offer_nothing(toy())
    world = driver.determinize(game.position, 0, Stream("other"))
    assert all(world.knows(1, card) for card in world.hands[1])
    assert all(not world.knows(1, card) for card in world.pile)
    assert sorted(world.hands[1]) != sorted(game.position.hands[1])


def test_secret_numbers_of_the_others_are_drawn_anew_and_ones_own_is_kept() -> None:
    game = offer_nothing(toy(3))
    worlds = [driver.determinize(game.position, 1, Stream(f"{n}")) for n in range(40)]
    assert [{world.oaths[seat] for world in worlds} for seat in range(3)] == [{0, 1, 2}, {0}, {0, 1, 2}]
    assert {world.omen for world in worlds} == {0, 1, 2}


def test_the_true_dice_are_not_rolled() -> None:
    game = offer_nothing(toy())
    rolls = {driver.determinize(game.position, 0, Stream(f"{n}")).below(1, 1000) for n in range(20)}
    assert len(rolls) > 15


def test_cards_may_lie_in_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame can declare a heap of its own; its cards are found, shown and exchanged like all others."""
    game = offer_nothing(toy())
    g: Any = game.position
    monkeypatch.setitem(SHAPES[Turn].sees, "sealed_cards", HEAP)
    for frame in g.stack:
        frame.sealed_cards = []
    g.stack[-1].sealed_cards = [g.pile.pop()]
    assert sorted(card for heap in g.heaps() for card in heap) == list(range(21))
    assert game.observation(0)["procedure"][-1]["sealed_cards"] == ["?rune.2"]


def test_what_a_seat_has_sealed_is_told_to_that_seat_alone_until_it_is_opened() -> None:
    game = toy(3)
    game.answer(0, "oath:2")
    assert game.observation(0)["sealed"] == ["oath:2"]
    assert all("sealed" not in game.observation(other) for other in (1, 2, None))
    game.answer(1, "oath:0")
    game.answer(2, "oath:0")
    assert "sealed" not in game.observation(0)
