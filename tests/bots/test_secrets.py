"""A bot knows what its seat may know, and its answers depend on nothing else."""

from typing import Any

import pytest

import longhall
from longhall.bots import SeatHandle, new_bot
from longhall.engine import driver, observations
from longhall.engine.game import Game
from longhall.engine.position import Position
from longhall.engine.rng import Stream
from longhall.games import GAMES
from tests.bots.tables import duel, next_ask, wander


def with_position(game: Game, position: Any) -> Game:
    """The same table with another truth behind it."""
    other = game.copy()
    other.position = position
    return other


def some_way_in(id: str, share: float) -> Game:
    """A table for two after this share of a whole game, at an ask with a choice."""
    whole = longhall.new(id, 2, seed=f"hidden {share}")
    while whole.outcome is None:
        wander(whole, Stream("hidden"), 1)
    game = whole.replayed(int(len(whole.gestures) * share))
    left = iter(whole.gestures[len(game.gestures) :])
    while len(next_ask(game).options) < 2:
        gesture = next(left)
        game.answer_all(gesture.seat, gesture.keys)
    return game


@pytest.mark.parametrize("share", [0.1, 0.3, 0.5, 0.7, 0.9])
@pytest.mark.parametrize("bot", ["karl", "jarl:4"])
@pytest.mark.parametrize("id", GAMES)
def test_an_answer_does_not_change_when_only_hidden_things_change(id: str, bot: str, share: float) -> None:
    game = some_way_in(id, share)
    ask = next_ask(game)
    seen = game.observation(ask.seat)
    found = []
    worlds = [driver.determinize(game.position, ask.seat, Stream(f"truth {number}")) for number in range(4)]
    for world in (game.position.copy(), *worlds):
        assert observations.observation(world, ask.seat) == seen
        other = with_position(game, world)
        player = new_bot(bot, SeatHandle(other, ask.seat), "seed")
        found.append((player.choose(other.ask_of(ask.seat) or ask).key, player.explanation))
    assert len({str(world.heaps()) for world in worlds}) > 1
    assert all(each == found[0] for each in found)


def test_a_handle_has_no_way_to_the_true_state() -> None:
    game = duel("true")
    wander(game, Stream("true"), 30)
    handle = SeatHandle(game, 0)
    public = [name for name in dir(handle) if not name.startswith("_")]
    assert public == ["asks", "determinize", "events", "info", "observation", "seat", "setup", "simulate"]
    assert not [name for name in public if isinstance(getattr(handle, name), (Game, Position))]


def test_a_simulation_changes_neither_the_game_nor_its_world() -> None:
    game = duel("simulate")
    before = game.position.copy()
    ask = next_ask(game)
    handle = SeatHandle(game, ask.seat)
    world = handle.determinize(Stream("world"))
    untouched = world.copy()
    after = handle.simulate(world, ask.seat, ask.options[0])
    assert world.same_as(untouched)
    assert game.position.copy().same_as(before)
    assert not after.same_as(world)
    assert not set(world.keys) & set(before.keys)
