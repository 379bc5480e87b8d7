"""The games as PettingZoo environments."""

import warnings
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import longhall
from longhall import research
from longhall.engine.errors import IllegalAnswer
from tests.research.play import TABLES, act, ids

pytestmark = pytest.mark.filterwarnings("ignore:Observation")


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=ids)
def test_it_passes_the_api_test(game: str, seats: int) -> None:
    api_test(research.aec(game, seats), num_cycles=1000 // seats)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=ids)
def test_it_passes_the_seed_test(game: str, seats: int) -> None:
    seed_test(lambda: research.aec(game, seats), num_cycles=30)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=ids)
def test_it_passes_the_render_test(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    def plain(found: Any) -> bool:
        return isinstance(found, str) and found.startswith('{"')

    render_test(lambda render_mode: research.aec(game, seats, render_mode=render_mode), {"json": plain})
    assert capsys.readouterr().out  # the mode for humans prints


def test_seeds_seed_every_game_that_follows() -> None:
    def games(seed: int) -> list[Any]:
        env, found = research.aec("blood_rage", 3), []
        env.reset(seed=seed)
        for _ in range(3):
            found.append(env.observation("seat_0"))
            env.reset()
        return found

    assert games(5) == games(5)
    assert games(5) != games(6)
    assert games(5)[0] != games(5)[1]


def test_without_a_seed_games_differ() -> None:
    one, other = research.aec("blood_rage", 4), research.aec("blood_rage", 4)
    one.reset()
    other.reset()
    assert one.observation("seat_0") != other.observation("seat_0")


def test_an_agent_may_act_several_times_in_a_row() -> None:
    env = research.aec("kardnarok", 3)
    env.reset(seed=1)
    agents = [act(env) for _ in range(60)]
    assert any(one == other for one, other in pairwise(agents))


def test_the_rewards_say_how_the_game_came_out() -> None:
    for game in longhall.game_ids():
        env = research.aec(game, 2)
        env.reset(seed=3)
        while not any(env.terminations.values()):
            act(env)
        places = env.match.outcome.places
        rewards = [env.rewards[agent] for agent in env.possible_agents]
        assert sum(rewards) == 0
        assert [reward == max(rewards) for reward in rewards] == [place == min(places) for place in places]


def test_alone_the_reward_is_a_hundredth_of_the_score() -> None:
    env = research.aec("feast_for_odin", 1)
    env.reset(seed=3)
    while not any(env.terminations.values()):
        act(env)
    score = env.match.outcome.scores[0]
    assert list(env.rewards.values()) == [max(-1.0, min(1.0, score / 100))]


def test_what_the_mask_does_not_allow_is_refused_and_changes_nothing() -> None:
    env = research.aec("kardnarok", 2)
    env.reset(seed=1)
    agent, before = env.agent_selection, env.observation(env.agent_selection)
    wrong = int(np.flatnonzero(env.action_masks() == 0)[0])
    for action in (wrong, -1, env.setting.size):
        with pytest.raises(IllegalAnswer):
            env.step(action)
    assert (env.agent_selection, env.observation(agent)) == (agent, before)


def test_who_is_not_asked_has_an_empty_mask() -> None:
    env = research.aec("blood_rage", 3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_seats_that_the_rules_play_are_no_agents() -> None:
    env = research.aec("lords_of_ragnarok", 3, {"followers": 1})
    assert env.possible_agents == ["seat_0", "seat_1"]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env, num_cycles=400)
        api_test(research.aec("lords_of_ragnarok", 2, {"followers": 1}), num_cycles=400)


def test_a_game_can_be_cut_short() -> None:
    env = research.aec("kardnarok", 2, max_steps=10)
    env.reset(seed=1)
    for _ in range(10):
        assert not any(env.truncations.values())
        act(env)
    assert all(env.truncations.values())
    assert set(env.rewards.values()) == {0}


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(longhall.engine.errors.BadSetup):
        research.aec("kardnarok", 7)
    with pytest.raises(ValueError, match="no render mode 'film'"):
        research.aec("kardnarok", render_mode="film")
    with pytest.raises(ValueError, match="no language 'xx'"):
        research.aec("kardnarok", language="xx")
    with pytest.raises(ValueError, match="no reward 'gold'"):
        research.aec("kardnarok", reward="gold")
    with pytest.raises(ValueError, match="anytime"):
        research.aec("kardnarok", anytime="sometimes")
