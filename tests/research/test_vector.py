"""Many games at once."""

from typing import Any

import numpy as np
import pytest

from longhall import research


def played(env: Any, steps: int, seed: int = 1) -> list[Any]:
    """What the arrays came to, step by step."""
    found = []
    chance = np.random.default_rng(seed)
    seen, infos = env.reset(seed=seed)
    for _ in range(steps):
        mask = seen["action_mask"]
        assert mask.any(axis=1).all()
        actions = (chance.random(mask.shape) * mask).argmax(axis=1)
        seen, reward, over, late, infos = env.step(actions)
        found.append([seen["observation"], mask, reward, over, late, infos["seat"], infos["rewards"]])
    env.close()
    return found


def same(one: list[Any], other: list[Any]) -> bool:
    return all(
        np.array_equal(*pair) for mine, its in zip(one, other, strict=True) for pair in zip(mine, its, strict=True)
    )


def test_workers_change_nothing() -> None:
    here = played(research.vector("blood_rage", 2, games=3, workers=0), 60)
    there = played(research.vector("blood_rage", 2, games=3, workers=2), 60)
    assert same(here, there)
    assert not same(here, played(research.vector("blood_rage", 2, games=3, workers=0), 60, seed=2))


def test_games_begin_anew_by_themselves() -> None:
    found = played(research.vector("blood_rage", 2, games=4, workers=0), 300)
    ends = np.array([over for _, _, _, over, *_ in found])
    assert ends.sum() >= 4
    for _, _, reward, over, _, _, rewards in found:
        assert (abs(rewards).sum(axis=1) == 2 * over).all() or (rewards[over] == 0).any()  # a draw is possible
        assert (rewards.sum(axis=1) == 0).all()
        assert (reward[~over] == 0).all()


def test_its_rows_are_what_a_single_environment_shows() -> None:
    env = research.vector("kardnarok", 3, games=2, workers=0)
    seen, infos = env.reset(seed=4)
    single = research.aec("kardnarok", 3)
    single.reset(seed="4 1")
    for _ in range(40):
        agent = f"seat_{infos['seat'][1]}"
        assert agent == single.agent_selection
        observed = single.observe(agent)
        assert (seen["observation"][1] == observed["observation"]).all()
        assert (seen["action_mask"][1] == observed["action_mask"]).all()
        actions = seen["action_mask"].argmax(axis=1)
        single.step(actions[1])
        seen, _, _, _, infos = env.step(actions)


@pytest.mark.parametrize("workers", [0, 2])
def test_one_seat_can_learn_against_bots(workers: int) -> None:
    found = played(research.vector("blood_rage", 2, games=2, workers=workers, opponents="thrall", seat=1), 80)
    assert all((seats == 1).all() for *_, seats, _ in found)
    assert any(over.any() for _, _, _, over, *_ in found)


def test_a_wrong_action_says_what_is_wrong() -> None:
    env = research.vector("kardnarok", 2, games=2, workers=1)
    seen, _ = env.reset(seed=1)
    with pytest.raises(RuntimeError, match="cannot answer pass"):
        env.step(seen["action_mask"].argmin(axis=1))
    env.close()


def test_a_closed_one_is_closed() -> None:
    env = research.vector("kardnarok", 2, games=2, workers=1)
    env.close()
    env.close()
    with pytest.raises(ValueError, match="closed"):
        env._crew.do(b"step")
