"""Finds what things are worth in A Feast for Odin (worths.toml of the game) by playing.

    python tools/worths.py --passes 6 --games 150 --seed worths

Karls begin with rules of thumb. Later each of them goes by a mixture of those and of what was found, and some turns are
left to chance: there is nothing to learn from players who are all alike. After each pass a ridge regression over all
games says what everything that counts was worth with so many rounds to come. It goes backwards: the last round is
compared with the final score, every other one with what the next one looked like when it began, which has much less of
chance in it than the end.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from scipy.optimize import lsq_linear
from tqdm import tqdm

import longhall
from longhall.bots import SeatHandle, karl, new_bot
from longhall.engine.game import Game
from longhall.engine.rng import Stream
from longhall.games.feast_for_odin.advice import evaluation
from longhall.games.feast_for_odin.advice.position_estimates import COUNTS, outlook
from longhall.games.feast_for_odin.content.things import WEAPONS
from longhall.games.feast_for_odin.scoring import PARTS

Table = Mapping[str, Sequence[float]]
Rows = list[tuple[int, list[float]]]  # rounds to come, and what counted
Played = list[tuple[Rows, float]]  # for each seat of a game, and its score
Numbers = np.ndarray[Any, Any]

SEATS = (2, 1, 2, 3)  # of one game after the other
QUICK = 2  # worlds in which a karl looks at its options here
RANDOM = 0.2  # how many turns are left to chance,
PROMISING = 10  # which has the choice among so many
SHARES = (0.0, 0.4, 0.7, 1.0, 1.0)  # of what was found, in the mixtures that players go by
LAMBDA = 100.0  # how hard it is to leave the rules of thumb
FREE = 1e-3
ROUNDS = evaluation.ROUNDS
HUNGER = {
    "unserved": -0.25,
    "unpaid": -1.0,
}  # at the most: who plays well never goes hungry, so games tell little of it
# What there can be too much of, or what is counted twice: the worth of these may be below nothing.
EITHER_WAY = {
    "always",
    "grounds",
    "squares",
    "unserved",
    "unpaid",
    "start_player",
    "islands",
    *(name for name in COUNTS if name.endswith(("_tiles", "boats", "boat", "knarrs", "longships", "longship"))),
    *("shed", "stone_house", "long_house", "sheep", "cattle", "emigrated"),
}


def rule_of_thumb(name: str, left: int) -> float:
    """What something is worth that counts, with so many rounds to come, before anything was learnt."""
    lasting = {"bonuses": 1.3, "herd_of_sheep": 0.8, "herd_of_cattle": 0.8, "working": 0.33, "ship_ore": 0.07}
    lasting |= {"whaling_boats": 0.38, "knarrs": 0.55, "longships": 0.9}
    at_once = {"served": 0.85, "unserved": -1.0, "unpaid": -2.0, "larder": 0.4, "vikings": 1.2, "grounds": 1.0}
    early = {"wood": 1.1, "stone": 0.8, "ore": 0.18, "hand": 0.5, **dict.fromkeys(WEAPONS, 0.3)}
    if name in PARTS:
        return 1.0
    if name in lasting:
        return lasting[name] * left
    return at_once.get(name, early.get(name, 0.0) * (1.0 if left else 0.3))


def play(job: tuple[str, int, Sequence[Table]]) -> Played:
    """One game; each player has one of the tables."""
    seed, seats, tables = job
    chance = Stream(seed)
    info = longhall.game_info("feast_for_odin")
    game = Game(info, seats, seed, info.resolve_options(seats, {}))
    chosen = [chance.pick(tables) for _ in range(seats)]
    players = [new_bot("karl", SeatHandle(game, seat), seed) for seat in range(seats)]
    rows: list[Rows] = [[] for _ in range(seats)]
    paused = 0
    while game.outcome is None:
        ask = next(ask for ask in game.asks if ask.options)
        position = game.position.copy()
        believe(chosen[ask.seat])
        if ask.name == "turn" or (ask.name == "pause.income" and paused < position.round):
            paused = position.round if ask.name != "turn" else paused
            for seat in range(seats):
                rows[seat].append((position.rounds - position.round, outlook(position, seat)))
        option = players[ask.seat].choose(ask)
        if ask.name == "turn" and len(ask.options) > 1 and chance.below(1000) < RANDOM * 1000:
            key, _ = chance.pick(players[ask.seat].explanation[:PROMISING])
            option = info.vocabulary.by_key[key]
        game.answer(ask.seat, option)
    return [(rows[seat], float(game.outcome.scores[seat])) for seat in range(seats)]


def mixed(start: Table, found: Table, share: float) -> Table:
    """Something between the two."""
    return {
        name: [one + share * (other - one) for one, other in zip(start[name], found[name], strict=True)]
        for name in COUNTS
    }


def believe(table: Table) -> None:
    """From now on the evaluation goes by this table."""
    evaluation.BY_ROUND[:] = evaluation.by_round(table)


def fitted(played: Played, before: Table) -> Table:
    """What everything was worth; where games say little, what was held for true before."""
    counts = np.array([count for rows, _ in played for _, count in rows])
    lefts = np.array([left for rows, _ in played for left, _ in rows])
    ends = np.array([score for rows, score in played for _ in rows])
    following = np.array(next_rounds(played))
    spread = counts.std(axis=0)
    spread[spread == 0] = 1.0
    values = np.zeros(len(ends))
    found = np.zeros((len(COUNTS), ROUNDS))
    for left in range(ROUNDS):
        prior = np.array([before[name][left] for name in COUNTS])
        here = lefts == left
        target = ends if left == 0 else np.where(following >= 0, values[following], ends)
        found[:, left] = ridge(counts[here], target[here], prior, spread)
        values[here] = counts[here] @ found[:, left]
        off = np.abs(target[here] - values[here])
        print(
            f"  {left} rounds to come: {len(off)} positions, {off.sum() / max(1, len(off)):.1f} points off",
            file=sys.stderr,
        )
    return {name: [round(float(worth), 2) for worth in found[row]] for row, name in enumerate(COUNTS)}


def next_rounds(played: Played) -> list[int]:
    """For each position the one with which the next round began; -1: there is none."""
    found = []
    start = 0
    for rows, _ in played:
        first: dict[int, int] = {}
        for number, (left, _) in enumerate(rows):
            first.setdefault(left, start + number)
        found += [first.get(left - 1, -1) for left, _ in rows]
        start += len(rows)
    return found


def ridge(counts: Numbers, target: Numbers, prior: Numbers, spread: Numbers) -> Numbers:
    """Worths near the prior ones; where more cannot be worse, they are not below nothing, and hunger is bad."""
    scaled = counts / spread
    pull = np.full(len(COUNTS), LAMBDA)
    pull[0] = FREE  # the level goes wherever the scores are
    root = np.linalg.cholesky(scaled.T @ scaled + np.diag(pull)).T
    wanted = np.linalg.solve(root.T, scaled.T @ target + pull * prior * spread)
    lowest = np.array([-np.inf if name in EITHER_WAY else 0.0 for name in COUNTS])
    highest = np.array([HUNGER.get(name, np.inf) for name in COUNTS]) * spread
    return np.asarray(lsq_linear(root, wanted, (lowest, highest)).x) / spread


def written(table: Table) -> str:
    """The table as the game reads it."""
    head = "# What counts is worth so many points to the bots, with 0 to 6 rounds to come: found by tools/worths.py."
    return "\n".join([head, "", *(f"{name} = {list(worths)}" for name, worths in table.items())]) + "\n"


def main() -> None:
    karl.WORLDS = QUICK
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--passes", type=int, default=6)
    parser.add_argument("--games", type=int, default=150, help="in each pass")
    parser.add_argument("--seed", default="worths")
    parser.add_argument("--out", type=Path, default=Path(evaluation.__file__).with_name("worths.toml"))
    args = parser.parse_args()
    start = {name: [rule_of_thumb(name, left) for left in range(ROUNDS)] for name in COUNTS}
    found: Table = start
    played: Played = []
    for number in range(1, args.passes + 1):
        tables = [mixed(start, found, share) for share in SHARES]
        jobs = [(f"{args.seed}/{number}/{n}", SEATS[n % len(SEATS)], tables) for n in range(args.games)]
        seen: Played = []
        with ProcessPoolExecutor() as pool:
            for game in tqdm(pool.map(play, jobs), f"pass {number}", len(jobs)):
                seen += game
        print(f"  {np.mean([score for _, score in seen]):.1f} points on average", file=sys.stderr)
        played += seen
        found = fitted(played, start)
        args.out.write_text(written(found))


if __name__ == "__main__":
    main()
