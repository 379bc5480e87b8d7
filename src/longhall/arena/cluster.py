"""Machines that share the games of a league, by way of Ray (the extra `ray`).

A game is a task. When the process or the machine that plays it is gone, Ray gives it to another; a game that takes
several of them with it is at fault itself. Only what a task returns counts, so every game comes once.
"""

import os
import socket
from collections.abc import Iterable, Iterator
from typing import Any

from longhall.arena.schedule import Fixture
from longhall.arena.work import Failed, Play, Work, play_one
from longhall.engine.errors import LonghallError

LOCAL = "local"  # a cluster of this machine alone, for as long as the games take
AGAIN = 3  # times that a lost game is given to another
AHEAD = 2  # games for each core that are handed out
PATIENCE = 10.0  # seconds in which a cluster has to answer


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
                yield busy.pop(reference), _fetch(ray, reference)
    finally:
        ray.shutdown()


def _join(address: str, cores: int | None) -> Any:
    """Ray, connected to a cluster. It is told to send nobody figures of its use, unless the user has said otherwise."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise LonghallError("error.extra", extra="ray") from None
    _knock(address)
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=cores or os.cpu_count(), include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
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
    return LonghallError("error.ray", address=address, reason=" ".join(str(error).split()))


def _fetch(ray: Any, reference: Any) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.RayError as error:
        return Failed(" ".join(str(error).split())[:300])
