"""How many steps an environment takes a second, beside PettingZoo's own hanabi in the same run.

    python benchmarks/environments.py [--seconds 1] [--rounds 5] [--json]

One process: the same loop drives every PettingZoo environment, with `last`, a random action of the mask and `step`;
processor time. All cores: the vector environment with a worker for every core, given random actions; time on the
clock. Each figure is the best of some rounds, and all take turns, so that a busy machine is fair to everybody.
"""

import argparse
import json
import os
import time
import warnings
from typing import Any

import numpy as np

import longhall
from longhall import research

PEER = "hanabi (PettingZoo)"
GAMES = 32  # of a worker


def steps_of(env: Any, seconds: float) -> float:
    """Steps a second in one process."""
    chance, steps, games, start = np.random.default_rng(1), 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        env.reset(seed=games)
        games += 1
        for _agent in env.agent_iter():
            seen, _, over, late, _ = env.last()
            action = None
            if not (over or late):
                allowed = np.flatnonzero(seen["action_mask"])
                action = int(allowed[int(chance.random() * len(allowed))])
                steps += 1  # that agents leave when the game is over counts as time alone
            env.step(action)
    return steps / (time.process_time() - start)


def steps_of_many(env: Any, seconds: float) -> float:
    """Steps a second of all games together."""
    chance = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    steps, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        mask = seen["action_mask"]
        seen, *_ = env.step((chance.random(mask.shape, dtype=np.float32) * mask).argmax(axis=1))
        steps += len(mask)
    return steps / (time.perf_counter() - start)


def hanabi() -> Any:
    from pettingzoo.classic import hanabi_v5

    return hanabi_v5.env()


def measure(seconds: float, rounds: int) -> list[dict[str, Any]]:
    """The best round of every game with every number of seats, and of the peer."""
    cores = os.cpu_count() or 1
    tables = [(game, seats) for game in longhall.game_ids() for seats in longhall.game_info(game).seats]
    single: dict[str, Any] = {PEER: hanabi()}
    single |= {f"{game}, {seats} seats": research.aec(game, seats) for game, seats in tables}
    best = dict.fromkeys(single, 0.0)
    for _ in range(rounds):
        for name, env in single.items():
            best[name] = max(best[name], steps_of(env, seconds))
    rows = [{"environment": PEER, "steps/s": round(best[PEER]), "ratio": 1.0, f"{cores} cores": ""}]
    for game, seats in tables:
        env = research.vector(game, seats, games=GAMES * cores, workers=cores, copy=False)
        many = max(steps_of_many(env, seconds) for _ in range(rounds))
        env.close()
        name = f"{game}, {seats} seats"
        rows.append(
            {
                "environment": name,
                "steps/s": round(best[name]),
                "ratio": round(best[name] / best[PEER], 2),
                f"{cores} cores": round(many),
            }
        )
    return rows


def show(rows: list[dict[str, Any]]) -> None:
    widths = {key: max(len(key), *(len(str(row[key])) for row in rows)) for key in rows[0]}
    for line in ({key: key for key in widths}, *rows):
        print("  ".join(str(line[key]).ljust(width) for key, width in widths.items()).rstrip())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1, help="for each of the rounds")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    warnings.simplefilter("ignore")
    rows = measure(args.seconds, args.rounds)
    if args.json:
        print(json.dumps(rows, indent=2))
    else:
        show(rows)


if __name__ == "__main__":
    main()
