"""The games as Gymnasium environments."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from longhall import research
from longhall.engine.errors import BadSetup
from tests.research.play import TABLES, ids, pick


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=ids)
def test_it_passes_the_check_of_gymnasium(game: str, seats: int) -> None:
    check_env(research.solo(game, seats, render_mode="json"))


def test_gymnasium_can_make_the_games() -> None:
    for name in research.register_gymnasium():
        env = gymnasium.make(name, opponents="thrall")
        seen, info = env.reset(seed=1)
        assert env.observation_space.contains(seen)
        assert info == {"seat": 0}


def finished(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    seen, _ = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    while True:
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, late, info = env.step(action)
        if over or late:
            return reward, info


@pytest.mark.parametrize("game", ["kardnarok", "blood_rage"])
def test_bots_play_the_other_seats_to_the_end(game: str) -> None:
    env = research.solo(game, 3, opponents=["karl", "thrall"], seat=1)
    reward, info = finished(env, 1)
    assert (reward, info) == finished(env, 1)
    assert reward == {1: 1, 2: 0, 3: -1}[info["place"]]


def test_the_masks_are_the_same_in_both_places() -> None:
    env = research.solo("kardnarok", 2)
    seen, _ = env.reset(seed=1)
    assert (seen["action_mask"] == env.action_masks()).all()
    assert seen["action_mask"].any()


def test_a_random_seat_is_another_one_from_game_to_game() -> None:
    env = research.solo("blood_rage", 4, seat="random")
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(30)} == {0, 1, 2, 3}


def test_an_action_that_is_not_allowed_loses() -> None:
    env = research.solo("kardnarok", 2)
    seen, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over) == (-1, True)
    assert "illegal" in info


def test_beside_automata_one_can_be_alone() -> None:
    env = research.solo("lords_of_ragnarok", 2, {"followers": 1}, max_steps=40)
    seen, _ = env.reset(seed=1)
    for _ in range(40):
        seen, _, over, late, _ = env.step(pick(seen["action_mask"]))
    assert over or late


def test_rewards_can_be_the_win_or_the_score() -> None:
    reward, info = finished(research.solo("kardnarok", 3, reward="score"), 2)
    assert reward == info["outcome"]["scores"][0]
    reward, info = finished(research.solo("kardnarok", 3, reward="win"), 2)
    assert reward == (1 if info["place"] == 1 else -1)


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="cannot sit at 5"):
        research.solo("kardnarok", 2, seat=5)
    with pytest.raises(BadSetup):
        research.solo("kardnarok", 2, opponents="loki")
