"""Games that several processes share."""

import multiprocessing
import os
import signal

import pytest

from longhall.arena import Fixture, Played, jobs, play_all
from longhall.arena.match import play_fixture
from longhall.engine.errors import LonghallError
from tests.arena.conftest import MANY, setup, without_times
from tests.terminal.toy_table import toy_info


def play(fixtures: list[Fixture], processes: int) -> list[Played]:
    games = list(play_all(toy_info(), setup().options, fixtures, processes))
    return sorted(games, key=lambda game: game.number)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_games_are_the_same_whoever_plays_them(seats: int) -> None:
    fixtures = setup("thrall first last", seats).fixtures(10)
    alone, shared = play(fixtures, 1), play(fixtures, 2)
    assert [game.number for game in shared] == [fixture.number for fixture in fixtures]
    assert [without_times(game.to_data()) for game in alone] == [without_times(game.to_data()) for game in shared]
    assert len({tuple(game.scores) for game in alone}) > 5


def test_every_seat_has_its_clock() -> None:
    game = play_fixture(toy_info(), setup().options, setup().fixtures(2)[0])
    assert game.bots == ["thrall", "first"]
    assert min(game.decisions) > 0
    assert min(game.seconds) > 0
    assert all(0 <= cpu < 1 for cpu in game.cpu_seconds)
    assert Played.from_data(game.to_data()) == game


@pytest.mark.parametrize("processes", [1, 2])
def test_a_game_that_fails_is_named(processes: int) -> None:
    fixtures = setup("thrall broken").fixtures(4)
    with pytest.raises(
        LonghallError,
        match=r"Game \d .*broken.* could not be played to its end: ArithmeticError no idea",
    ):
        play(fixtures, processes)
    assert multiprocessing.active_children() == []


def test_nobody_is_left_when_the_games_are_not_wanted_any_more() -> None:
    games = play_all(toy_info(), setup().options, setup().fixtures(MANY), 2)
    next(games)
    assert len(multiprocessing.active_children()) == 2
    games.close()
    assert multiprocessing.active_children() == []


def test_a_process_that_is_killed_is_noticed() -> None:
    games = play_all(toy_info(), setup().options, setup().fixtures(MANY), 2)
    next(games)
    os.kill(multiprocessing.active_children()[0].pid or 0, signal.SIGKILL)
    with pytest.raises(LonghallError, match="ended from outside"):
        list(games)
    assert multiprocessing.active_children() == []


def test_a_process_finds_the_game_by_its_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {}
    monkeypatch.setattr(jobs, "game_ids", list)
    monkeypatch.setattr(jobs, "register", lambda id, loader: found.update({id: loader()}))
    jobs.Work("toy", "tests.toy", {}).info()
    assert found["toy"].id == "toy"
