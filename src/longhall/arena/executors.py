"""Games to be played: here, by a crew of processes, or on other machines."""

import os
from collections.abc import Generator, Sequence
from typing import Any

from longhall.arena.cluster import play_on_ray
from longhall.arena.jobs import Failed, Play, Work, play_one
from longhall.arena.match import play_fixture
from longhall.arena.process_pool import play_in_crew
from longhall.arena.schedule import Fixture
from longhall.bots.external_bots import LIMIT, is_object
from longhall.engine.errors import LonghallError
from longhall.engine.registry import GameInfo, Options


def play_all(
    info: GameInfo,
    options: Options,
    fixtures: Sequence[Fixture],
    processes: int | None = None,
    play: Play = play_fixture,
    limit: float = LIMIT,
    ray: str | None = None,
) -> Generator[Any, None, None]:
    """What `play` makes of each game, as soon as it is over: on all cores of this machine, if nothing else is said.
    One process plays here, unless an object from outside could end it."""
    work = Work.of(info, options, limit)
    workers = min(processes or os.cpu_count() or 1, len(fixtures))
    if ray is not None and fixtures:
        results = play_on_ray(work, play, fixtures, ray, processes)
    elif workers > 1 or any(is_object(bot) for fixture in fixtures for bot in fixture.bots):
        results = play_in_crew(work, play, fixtures, workers)
    else:
        results = ((fixture, play_one(work, play, fixture)) for fixture in fixtures)
    for fixture, result in results:
        if isinstance(result, Failed):
            bots = ", ".join(fixture.bots)
            raise LonghallError("error.arena.failed", number=fixture.number, bots=bots, reason=result.reason)
        yield result
