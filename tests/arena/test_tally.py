"""Wins, intervals, means and ratings of games whose results are known."""

import random

import pytest

from longhall.arena import pairs, standings
from longhall.arena.ratings import bot_places, ratings
from longhall.arena.tally import wilson
from tests.arena.conftest import played


@pytest.mark.parametrize(
    ("points", "n", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # these four: Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_the_wilson_interval_has_its_known_values(points: float, n: int, low: float, high: float) -> None:
    assert wilson(points, n) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_bears_halves_and_is_the_same_from_both_sides() -> None:
    low, high = wilson(62.5, 100)
    assert (low, high) == pytest.approx(tuple(1 - end for end in reversed(wilson(37.5, 100))))
    assert wilson(62, 100) < (low, high) < wilson(63, 100)


def test_a_tie_is_half_a_win() -> None:
    games = [played(0, "a b", [1, 2]), played(1, "b a", [2, 1]), played(2, "a b", [1, 1]), played(3, "b a", [1, 2])]
    (pair,) = pairs(["a", "b"], games)
    assert (pair.bot, pair.other, pair.games, pair.wins, pair.ties, pair.losses) == ("a", "b", 4, 2, 1, 1)
    assert pair.win_rate == 2.5 / 4
    assert (pair.low, pair.high) == wilson(2.5, 4)
    first, second = standings(["b", "a"], games)
    assert (first.bot, first.games, first.wins, first.win_rate, first.place) == ("a", 4, 2.5, 0.625, 1.25)
    assert (second.bot, second.wins, second.place) == ("b", 1.5, 1.5)


def test_a_win_of_three_is_shared_in_three_and_may_be_nobodys() -> None:
    lines = standings(["a", "b", "c"], [played(0, "a b c", [1, 1, 1]), played(1, "b c a", [2, 2, 2])])
    assert [line.win_rate for line in lines] == pytest.approx([1 / 6] * 3)


def test_means_are_of_each_bots_own_seats() -> None:
    games = [played(0, "a b", [1, 2], [30, 10]), played(1, "b a", [1, 2], [20, 11])]
    a, b = sorted(standings(["a", "b"], games))
    assert (a.score, b.score) == (20.5, 15)
    assert (a.decisions, a.ms, a.cpu_ms) == pytest.approx((2, 5, 3))


def test_a_bot_that_never_decided_took_no_time_for_it() -> None:
    game = played(0, "a b", [1, 2])
    game.decisions[0] = 0
    game.seconds[0] = 0.0
    assert [line.ms for line in standings(["a", "b"], [game])] == [0, 5]


def test_a_bot_with_several_seats_has_their_mean_place_and_counts_once_against_another() -> None:
    games = [played(0, "a b a", [1, 2, 3]), played(1, "a b a", [1, 3, 2]), played(2, "b a a", [1, 2, 3])]
    assert [bot_places(game) for game in games] == [{"a": 2, "b": 2}, {"a": 1.5, "b": 3}, {"b": 1, "a": 2.5}]
    (pair,) = pairs(["a", "b"], games)
    assert (pair.games, pair.wins, pair.ties, pair.losses) == (3, 1, 1, 1)
    assert [line.games for line in sorted(standings(["a", "b"], games))] == [6, 3]


def test_only_those_that_met_are_a_pair() -> None:
    games = [played(0, "a b", [1, 2]), played(1, "b c", [1, 2])]
    assert [(pair.bot, pair.other) for pair in pairs(["a", "b", "c", "d"], games)] == [("a", "b"), ("b", "c")]
    assert [line.bot for line in standings(["a", "b", "c", "d"], games)][-1] != "d"


def test_ratings_are_those_of_openskill() -> None:
    """One game between newcomers, who begin with 25 ± 25/3."""
    found = ratings(["a", "b"], [played(0, "b a", [2, 1])])
    assert found["a"] == pytest.approx((27.635, 8.0655), abs=1e-3)
    assert found["b"] == pytest.approx((22.365, 8.0655), abs=1e-3)
    assert ratings(["a", "b"], [played(0, "a b", [1, 1])])["a"][0] == pytest.approx(25)


def test_ratings_do_not_depend_on_which_game_was_over_first() -> None:
    games = [played(n, "a b c", [1 + n % 3, 1 + (n + n // 5) % 3, 1 + n % 2]) for n in range(30)]
    mixed = games[:]
    random.Random(1).shuffle(mixed)
    assert ratings(["a", "b", "c"], mixed) == ratings(["a", "b", "c"], games)
