"""The games in OpenSpiel."""

import copy
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import longhall
from longhall import research
from longhall.engine.rng import Stream
from longhall.research.open_spiel import information, observation, resample
from tests.research.play import TABLES, ids

LONG = ("feast_for_odin", "lords_of_ragnarok")  # which take a minute at a full table
SIMULATED = [
    pytest.param(game, seats, marks=[pytest.mark.slow] * (game in LONG and seats > 2)) for game, seats in TABLES
]

research.register_open_spiel()


def load(game: str, seats: int = 2, **params: Any) -> Any:
    return pyspiel.load_game(f"longhall_{game}", {"seats": seats, "seed": 3, **params})


def begun(game: Any, answers: int = 0) -> Any:
    state, chance = game.new_initial_state(), np.random.default_rng(1)
    state.apply_action(0)
    for _ in range(answers):
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize(("game", "seats"), SIMULATED, ids=ids)
def test_it_passes_the_simulation_test(game: str, seats: int) -> None:
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=False, verbose=False)


class Flat(mcts.Evaluator):  # type: ignore[misc]
    """Knows nothing of a state."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@pytest.mark.parametrize("game", longhall.game_ids())
def test_is_mcts_plays_a_game_to_the_end(game: str) -> None:
    spiel = load(game)
    bot = ismcts.ISMCTSBot(spiel, Flat(), 2.0, max_simulations=2, random_state=np.random.RandomState(1))
    state, chance = begun(spiel), np.random.default_rng(2)
    while not state.is_terminal():
        mine = state.current_player() == 0 and len(state.legal_actions()) > 1
        state.apply_action(int(bot.step(state) if mine else chance.choice(state.legal_actions())))
    assert sum(state.returns()) == 0


def test_a_sampled_state_looks_the_same_to_its_player() -> None:
    for game in longhall.game_ids():
        state = begun(load(game, 3), 40)
        for player in range(3):
            other = resample(state, player, Stream("sample"))
            assert information(other, player) == information(state, player)
            assert (other.observation_tensor(player) == np.array(state.observation_tensor(player))).all()


def test_what_was_told_and_chosen_is_part_of_the_information() -> None:
    """Two ways into one position: who went them can tell them apart, and nobody else."""
    state = begun(load("blood_rage", 2), 12)
    while len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    player, other = state.current_player(), 1 - state.current_player()
    ways = [state.child(action) for action in state.legal_actions()[:2]]
    assert ways[0].table.hear(player) != ways[1].table.hear(player)
    assert ways[0].table.hear(other) == ways[1].table.hear(other)
    assert ways[0].table.hear(player) in information(ways[0], player)
    assert ways[0].table.hear(player) not in observation(ways[0], player)


def test_copies_are_independent_and_share_what_never_changes() -> None:
    state = begun(load("kardnarok"), 30)
    other = state.clone()
    text = str(state)
    other.apply_action(other.legal_actions()[0])
    assert str(state) == text
    assert copy.deepcopy(state.table).position.same_as(state.table.position)


def test_options_and_automata_are_parameters() -> None:
    game = load("lords_of_ragnarok", 2, options="followers=1,track_side=b")
    assert game.num_players() == 1
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert begun(game, 5).table.position.followers[1] >= 0


def test_seeds_seed() -> None:
    texts = {str(begun(load("blood_rage", seed=seed), 10)) for seed in (3, 3, 4)}
    assert len(texts) == 2
