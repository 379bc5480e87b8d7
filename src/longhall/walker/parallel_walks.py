"""Many games over all set-ups and on all cores."""

import multiprocessing
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any, NamedTuple, cast

from longhall.engine.errors import BadSetup
from longhall.engine.packs import Pack
from longhall.engine.registry import GameInfo, game_ids, game_info, register
from longhall.engine.rng import Stream
from longhall.walker.fault import Fault
from longhall.walker.walk import DEPTH, LIMIT, Walked, walk

Setup = tuple[int, dict[str, str]]
Progress = Callable[["Report"], None]


class Job(NamedTuple):
    """One game to play, as it is sent to another process."""

    game: str
    folder: str
    seats: int
    options: dict[str, str]
    packs: tuple[Pack, ...]
    seed: str
    depth: float | str
    limit: int


SETUPS = 40  # so many set-ups can be listed one by one


class Report:
    """What came of many games."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()  # by set-up
        self.reasons: Counter[str] = Counter()  # how they ended
        self.decisions = 0
        self.faults: list[Fault] = []

    def add(self, seats: int, options: Mapping[str, str], found: Walked | Fault) -> None:
        self.games[setup_name(seats, options)] += 1
        if isinstance(found, Fault):
            self.faults.append(found)
            self.decisions += found.decision
        else:
            self.reasons[found.reason] += 1
            self.decisions += found.decisions

    @property
    def listed(self) -> dict[str, int]:
        """The games by set-up; where those are too many to read, by the number of seats."""
        if len(self.games) <= SETUPS:
            return dict(self.games)
        found: Counter[str] = Counter()
        for setup, games in self.games.items():
            found[setup.split(" ")[0]] += games
        return dict(sorted(found.items()))

    def to_data(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "games": dict(self.games),
            "reasons": dict(self.reasons),
            "decisions": self.decisions,
            "faults": [fault.to_data() for fault in self.faults],
        }


def setup_name(seats: int, options: Mapping[str, str]) -> str:
    return " ".join([str(seats), *(f"{name}={value}" for name, value in options.items())])


def walk_many(
    info: GameInfo,
    games: int,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int | str = 0,
    processes: int | None = None,
    progress: Progress | None = None,
    depth: float | str = DEPTH,
    limit: int = LIMIT,
) -> Report:
    """Play games over all set-ups in turn, or over those with these seats and options; by chance, where there are more
    of them than games. `progress` sees the report after each game. The n-th game has the seed `<seed>/<n>`."""
    setups = [setup for setup in info.setups() if _fits(setup, seats, options or {})]
    if not setups:
        info.resolve_options(seats if seats is not None else info.seats[0], options or {})
        raise BadSetup("error.seats", game=info.id, seats=seats, allowed=info.seats)
    packs = tuple(info.packs)
    if len(setups) > games:
        setups = [_some(info, seats, options or {}, Stream(f"{seed}/{number}/setup")) for number in range(games)]
    jobs = [
        Job(info.id, info.folder, *setups[number % len(setups)], packs, f"{seed}/{number}", depth, limit)
        for number in range(games)
    ]
    report = Report()
    for job, found in zip(jobs, _results(jobs, processes), strict=True):
        report.add(job.seats, job.options, found)
        if progress is not None:
            progress(report)
    return report


def _fits(setup: Setup, seats: int | None, options: Mapping[str, str]) -> bool:
    return seats in (None, setup[0]) and all(setup[1].get(name) == value for name, value in options.items())


def _some(info: GameInfo, seats: int | None, options: Mapping[str, str], chance: Stream) -> Setup:
    """A set-up in which every choice is as likely as the others, however many there are after it."""
    while True:
        found = info.random_setup(chance)
        if _fits(found, seats, options):
            return found


def _results(jobs: list[Job], processes: int | None) -> Iterator[Walked | Fault]:
    """In the order of the jobs; one process alone plays here."""
    workers = min(processes or os.cpu_count() or 1, len(jobs))
    if workers <= 1:
        yield from map(play, jobs)
        return
    with multiprocessing.Pool(workers) as pool:
        yield from pool.imap(play, jobs)


def play(job: Job) -> Walked | Fault:
    """One game, in whatever process: there the game may have to be found again."""
    if job.game not in game_ids():
        register(job.game, lambda: cast(GameInfo, import_module(f"{job.folder}.game").INFO))
    try:
        info = game_info(job.game).with_packs(job.packs)
        return walk(info, job.seats, job.options, job.seed, job.depth, job.limit)
    except Fault as fault:
        return fault
