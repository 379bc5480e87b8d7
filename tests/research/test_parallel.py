"""The games in PettingZoo's parallel form."""

import pytest
from pettingzoo.test import parallel_api_test

from longhall import research
from longhall.engine.errors import IllegalAnswer
from tests.research.play import TABLES, ids, pick


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=ids)
def test_it_passes_the_parallel_api_test(game: str, seats: int) -> None:
    parallel_api_test(research.parallel(game, seats), num_cycles=300)


def test_who_is_not_asked_can_only_do_nothing() -> None:
    env = research.parallel("kardnarok", 3)
    seen, _ = env.reset(seed=1)
    asked = {f"seat_{ask.seat}" for ask in env.match.asks if ask.options}
    for agent in env.agents:
        mask = seen[agent]["action_mask"]
        assert bool(mask[env.noop]) == (agent not in asked)
        assert agent in asked or mask.sum() == 1


def test_seats_that_choose_in_secret_choose_in_one_step() -> None:
    env = research.parallel("blood_rage", 3)
    seen, _ = env.reset(seed=1)
    for _ in range(60):
        if sum(bool(ask.options) for ask in env.match.asks) == 3:
            break
        seen, *_ = env.step({agent: pick(seen[agent]["action_mask"]) for agent in env.agents})
    assert all(ask.sealed for ask in env.match.asks)
    assert not any(seen[agent]["action_mask"][env.noop] for agent in env.agents)
    hands = [len(hand) for hand in env.match.observation(None)["hands"]]
    env.step({agent: pick(seen[agent]["action_mask"]) for agent in env.agents})
    assert [len(hand) for hand in env.match.observation(None)["hands"]] == [number + 1 for number in hands]


def test_one_wrong_action_stops_them_all() -> None:
    env = research.parallel("blood_rage", 3)
    seen, _ = env.reset(seed=1)
    before = env.match.observation(None)
    actions = {agent: pick(seen[agent]["action_mask"]) for agent in env.agents}
    asked = next(agent for agent in env.agents if actions[agent] != env.noop)
    with pytest.raises(IllegalAnswer):
        env.step({**actions, asked: env.noop})
    assert env.match.observation(None) == before
