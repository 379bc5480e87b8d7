"""The generator: even, independent, and the same for ever."""

from collections import Counter

import pytest

from longhall.engine.rng import Stream, new_key, number
from tests.toy.game import INFO
from tests.toy.play import toy


def test_values_never_change() -> None:
    """Saved games and published seeds depend on these very numbers."""
    key = new_key("7", "cards")
    assert key == "2b126f1565108758f65e511d22ab6480"
    assert [number(key, counter) for counter in range(3)] == [5182580475558, 266577060344581, 175654731008995]
    stream = Stream(key)
    assert [stream.below(6) for _ in range(12)] == [2, 3, 2, 1, 2, 2, 3, 0, 3, 4, 0, 2]
    items = list(range(8))
    stream.shuffle(items)
    assert items == [2, 5, 4, 3, 0, 7, 6, 1]
    assert stream.child("x").key == "bc93b4c798981d07aabe3edac72d64eb"


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 52])
def test_every_number_is_as_likely(sides: int) -> None:
    stream, rolls = Stream(new_key("even", str(sides))), 300 * sides
    found = Counter(stream.below(sides) for _ in range(rolls))
    square = sum((found[side] - 300) ** 2 / 300 for side in range(sides))
    assert set(found) == set(range(sides))
    assert square < sides - 1 + 4 * (2 * (sides - 1)) ** 0.5


def test_every_order_is_as_likely() -> None:
    stream, found = Stream(new_key("orders", "")), Counter[tuple[int, ...]]()
    for _ in range(6 * 300):
        items = [0, 1, 2]
        stream.shuffle(items)
        found[tuple(items)] += 1
    assert len(found) == 6
    assert all(230 < times < 370 for times in found.values())


def test_streams_do_not_shift_one_another() -> None:
    one, other = toy(seed=5).position, toy(seed=5).position
    one.shuffle(0, list(range(20)))
    assert [one.below(1, 6) for _ in range(20)] == [other.below(1, 6) for _ in range(20)]


def test_streams_and_seeds_differ() -> None:
    keys = {new_key(seed, name) for seed in ("1", "2", "12") for name in ("cards", "dice", "2cards")}
    assert len(keys) == 9


def test_a_child_depends_on_its_parent_and_leaves_it_alone() -> None:
    stream = Stream("parent")
    first = stream.child("a")
    assert first.key == stream.child("a").key != stream.child("b").key
    assert stream.counter == 0
    stream.below(2)
    assert stream.child("a").key != first.key


def test_a_long_seed_is_welcome() -> None:
    assert INFO.setup(2, "x" * 500, {"length": "short", "mood": "calm"}).keys
