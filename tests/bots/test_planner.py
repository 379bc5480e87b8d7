"""In a game in rounds a jarl plays what is promising on to the end of the round."""

from itertools import count
from typing import Any

import pytest

import longhall
from longhall.bots import SeatHandle, new_bot
from longhall.bots import planner as planner_module
from longhall.bots.jarl import Jarl
from longhall.bots.planner import PROMISING, Planner
from longhall.engine.game import Game
from longhall.engine.options import Option
from longhall.engine.rng import Stream
from tests.bots.tables import next_ask
from tests.feast_for_odin.play import Player, Table, at_turn

LAST_VIKINGS = Player({"silver": 9, "wood": 2, "oil": 1, "robe": 1, "beans": 4, "milk": 4}, vikings=2)


def planner_of(game: Game, playouts: int = 24, milliseconds: int = 0) -> Planner:
    return Planner(SeatHandle(game, 0), Stream("planner"), playouts, milliseconds)


def mountain(table: Table) -> Option:
    return next(option for option in table.ask(0).options if option.key == "space:c1_mountain_2")


def judged(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The positions that a planner judges from now on."""
    found = []
    judge = Planner.judge

    def remember(self: Planner, world: Any, seat: int) -> float:
        found.append(world.copy())
        return judge(self, world, seat)

    monkeypatch.setattr(Planner, "judge", remember)
    return found


@pytest.mark.parametrize("game", ["kardnarok", "blood_rage", "lords_of_ragnarok", "feast_for_odin"])
def test_only_a_game_in_rounds_has_a_planner_for_its_jarl(game: str) -> None:
    table = longhall.new(game, 2, "seed")
    kind = Planner if game == "feast_for_odin" else Jarl
    for name in ("jarl", "jarl:9", "jarl:9ms"):
        assert type(new_bot(name, SeatHandle(table, 0), "seed")) is kind


@pytest.mark.parametrize("round", [2, 6])
def test_a_playout_ends_with_the_first_turn_of_the_next_round(round: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_turn(LAST_VIKINGS, LAST_VIKINGS, round=round)
    planner = planner_of(table.game)
    world, key = planner.world()
    seen = judged(monkeypatch)
    planner.play_out(world, mountain(table), key)
    assert (seen[-1].round, seen[-1].phase) == (round + 1, "actions")
    assert {trial.round for trial in seen[:-1]} == {round}
    assert len(seen) > 20  # the answers that the others, and it itself, might give


def test_the_last_round_is_played_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_turn(LAST_VIKINGS, LAST_VIKINGS, round=7)
    planner = planner_of(table.game)
    world, key = planner.world()
    seen = judged(monkeypatch)
    value = planner.play_out(world, mountain(table), key)
    assert seen[-1].over
    assert value in (0.0, 0.5, 1.0)


def test_tiles_are_laid_on_the_way() -> None:
    """A robe earns 2 silver on the first spaces of the home board."""
    table = at_turn(LAST_VIKINGS, round=3)
    planner = planner_of(table.game)
    world, _ = planner.world()
    trial = world.copy()
    while trial.phase not in ("breeding", "feast"):
        planner.go_on(trial, Stream("on"))
    assert trial.covered[0].bit_count() >= 9
    assert not trial.has(0, trial.box.numbers["robe"])


@pytest.mark.parametrize(
    ("playouts", "seats", "options", "worlds"),
    [(60, 2, 4, 5), (60, 2, 2, 10), (60, 1, 4, 10), (60, 4, 4, 2), (24, 2, 4, 2), (3, 2, 4, 1), (0, 2, 4, 1)],
)
def test_the_budget_is_shared_by_players_and_options(playouts: int, seats: int, options: int, worlds: int) -> None:
    planner = planner_of(at_turn(seats=seats).game, playouts)
    assert len(list(planner.worlds(options))) == worlds


def test_a_budget_of_time_is_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes 10 ms further with each look at it."""
    ticks = count(step=0.01)
    monkeypatch.setattr(planner_module.time, "perf_counter", lambda: next(ticks))
    assert [len(list(planner_of(at_turn().game, 0, budget).worlds(4))) for budget in (5, 35)] == [1, 4]


def test_only_what_is_promising_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_turn(LAST_VIKINGS)
    played: list[str] = []
    monkeypatch.setattr(Planner, "play_out", lambda self, world, option, key: played.append(option.key) or 0.5)
    ask = table.ask(0)
    values = planner_of(table.game).weigh(ask, list(ask.options))
    looks = planner_of(table.game).one_ply(list(ask.options), 3)  # the same chance, so the same first sight
    promising = sorted(looks, key=lambda key: -looks[key])[:PROMISING]
    assert set(played) == set(promising)
    assert len(played) == 2 * PROMISING
    assert set(values) == set(looks)
    assert max(values, key=lambda key: values[key]) in promising


def test_what_was_begun_is_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_turn(Player({"silver": 3, "oil": 1, "hide": 1, "peas": 1, "mead": 1})).answer(0, "space:c1_upgrade_2")
    ask = table.ask(0)
    assert ask.name == "upgrade"
    monkeypatch.setattr(Planner, "play_out", lambda *args: pytest.fail("played on"))
    assert set(planner_of(table.game).weigh(ask, list(ask.options))) == {option.key for option in ask.options}


def test_the_same_seed_chooses_the_same() -> None:
    def first(seed: str) -> dict[str, float]:
        game = longhall.new("feast_for_odin", 2, "table")
        bot = new_bot("jarl:12", SeatHandle(game, next_ask(game).seat), seed)
        bot.choose(next_ask(game))
        return dict(bot.explanation)

    assert first("a") == first("a")
    assert first("a") != first("b")
