"""Who plays whom, and that it is fair."""

from collections import Counter

import pytest

from longhall.arena.schedule import circles, mixtures
from longhall.engine.errors import BadSetup
from tests.arena.conftest import setup
from tests.refusals import saying


@pytest.mark.parametrize(
    ("bots", "seats", "tables"),
    [
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("abc", 3, ["abc"]),
        ("ab", 3, ["aba", "abb"]),
        ("ab", 4, ["abab"]),
        ("abc", 4, ["abca", "abcb", "abcc"]),
    ],
)
def test_every_mixture_of_bots_has_a_table(bots: str, seats: int, tables: list[str]) -> None:
    assert ["".join(mixture) for mixture in mixtures(bots, seats)] == tables


def test_an_order_around_the_table_is_turned_until_it_is_back() -> None:
    assert circles(("a", "b")) == [[("a", "b"), ("b", "a")]]
    assert [["".join(sitting) for sitting in circle] for circle in circles(tuple("abc"))] == [
        ["abc", "bca", "cab"],
        ["acb", "cba", "bac"],
    ]
    pairs = [["".join(sitting) for sitting in circle] for circle in circles(tuple("abab"))]
    assert pairs == [["abab", "baba"], ["abba", "bbaa", "baab", "aabb"]]  # no sitting twice with one deal
    assert len(circles(tuple("abcd"))) == 6


@pytest.mark.parametrize("bots", ["thrall first", "thrall first last", "thrall first last broken"])
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("games", [1, 2, 10, 12])
def test_every_bot_has_every_seat_equally_often_with_every_deal(bots: str, seats: int, games: int) -> None:
    league = setup(bots, seats)
    fixtures = league.fixtures(games)
    assert [fixture.number for fixture in fixtures] == list(range(len(fixtures)))
    assert len({(fixture.seed, fixture.bots) for fixture in fixtures}) == len(fixtures)
    for deal in {fixture.seed for fixture in fixtures}:
        sat = Counter((b, seat) for one in fixtures if one.seed == deal for seat, b in enumerate(one.bots))
        assert len(set(sat.values())) == 1
        assert len(sat) == len(league.bots) * seats


@pytest.mark.parametrize(("games", "played"), [(1, 2), (2, 2), (5, 6), (100, 100)])
def test_every_pair_has_its_games_rounded_up_to_whole_deals(games: int, played: int) -> None:
    pairs = Counter(frozenset(fixture.bots) for fixture in setup("thrall first last").fixtures(games))
    assert set(pairs.values()) == {played}
    assert len(pairs) == 3


def test_the_same_deal_is_played_with_seats_exchanged() -> None:
    assert [(fixture.number, fixture.seed, fixture.bots) for fixture in setup().fixtures(4)] == [
        (0, "7/0", ("thrall", "first")),
        (1, "7/0", ("first", "thrall")),
        (2, "7/1", ("thrall", "first")),
        (3, "7/1", ("first", "thrall")),
    ]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_longer_league_begins_as_a_shorter_one(seats: int) -> None:
    league = setup("thrall first last", seats)
    short, long = league.fixtures(6), league.fixtures(30)
    assert long[: len(short)] == short


@pytest.mark.parametrize(("bots", "key"), [("thrall", "few"), ("", "few"), ("first thrall first", "twice")])
def test_a_league_needs_different_bots(bots: str, key: str) -> None:
    with pytest.raises(BadSetup, check=saying(f"error.arena.{key}")):
        setup(bots)


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup, check=saying("error.bot_outside")):
        setup("thrall odin")
    with pytest.raises(BadSetup, check=saying("error.seats")):
        setup(seats=5)
