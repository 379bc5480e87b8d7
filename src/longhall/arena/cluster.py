"""Machines that share the games of a league, by way of Ray (the extra `ray`).

A game is a task. When the process or the machine that plays it is gone, Ray gives it to another; a game that takes
several of them with it is at fault itself. Only what a task returns counts, so every game comes once.
"""

import os
import socket
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

from longhall.arena.jobs import Failed, Play, Work, play_one
from longhall.arena.schedule import Fixture
from longhall.bots.external_bots import is_object
from longhall.bots.untrusted_bot import NOBODY
from longhall.engine.errors import LonghallError

LOCAL = "local"  # a cluster of this machine alone, for as long as the games take
AGAIN = 3  # times that a lost game is given to another
AHEAD = 2  # games for each core that are handed out
HABITS = {  # unless the user has said otherwise
    "RAY_USAGE_STATS_ENABLED": "0",  # it sends nobody figures of its use
    "RAY_DEDUP_LOGS": "0",  # it keeps no words back, to say them when the output is no longer its own
}
PATIENCE = 10.0  # seconds in which a cluster has to answer


class Lost(Failed):
    """Every process that played the game has ended."""


def play_on_ray(
    work: Work, play: Play, fixtures: Iterable[Fixture], address: str, cores: int | None
) -> Iterator[tuple[Fixture, Any]]:
    """Every game as soon as it is over. `cores` limits what is used: of this machine, or of the cluster."""
    ray = _join(address, cores)
    try:
        task = ray.remote(num_cpus=1, max_retries=AGAIN)(play_one)
        shared = ray.put(work)
        many = AHEAD * int(cores or ray.cluster_resources().get("CPU", 1))
        left = iter(fixtures)
        busy: dict[Any, Fixture] = {}
        while True:
            while len(busy) < many and (fixture := next(left, None)) is not None:
                busy[task.remote(shared, play, fixture)] = fixture
            if not busy:
                return
            for reference in ray.wait(list(busy))[0]:
                fixture, result = busy.pop(reference), _fetch(ray, reference)
                seat = _suspect(fixture) if isinstance(result, Lost) else NOBODY
                if seat != NOBODY:
                    last = fixture._replace(gone=seat)
                    busy[task.remote(shared, play, last)] = last
                else:
                    yield fixture, result
    finally:
        ray.shutdown()


def _join(address: str, cores: int | None) -> Any:
    """Ray, connected to a cluster."""
    for name, value in HABITS.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError:
        raise LonghallError("error.extra", extra="ray") from None
    except Exception as error:  # it is there and does not load
        raise _no_way(address, error) from error
    _knock(address)
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=cores or os.cpu_count(), include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except Exception as error:  # Ray says in many ways that it cannot start
        with suppress(Exception):
            ray.shutdown()
        raise _no_way(address, error) from error
    return ray


def _knock(address: str) -> None:
    """Ray itself would wait for minutes where nobody answers."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        try:
            socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise _no_way(address, error) from error


def _no_way(address: str, error: Exception) -> LonghallError:
    reason = " ".join(str(error).split())[:300] or type(error).__name__
    if address == LOCAL:
        return LonghallError("error.ray.start", reason=reason)
    return LonghallError("error.ray", address=address, reason=reason)


def _suspect(fixture: Fixture) -> int:
    """The only seat at which something can have ended the processes that played the game, again and again."""
    seats = [seat for seat, bot in enumerate(fixture.bots) if is_object(bot)]
    return seats[0] if len(seats) == 1 and fixture.gone == NOBODY else NOBODY


def _fetch(ray: Any, reference: Any) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.WorkerCrashedError as error:
        return Lost(" ".join(str(error).split())[:300])
    except ray.exceptions.RayError as error:
        return Failed(" ".join(str(error).split())[:300])
