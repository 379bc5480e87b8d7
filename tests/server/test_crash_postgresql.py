"""A storm on PostgreSQL: now a worker of two is killed, now their supervisor, and nothing is lost."""

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from longhall.server.database.store import Store
from longhall.server.settings import Settings
from tests.server.conftest import settings_for
from tests.server.devices import PERSON, Table, bot, wait_for
from tests.server.postgres import on_postgres, postgres, url
from tests.server.test_crash import Hut, Row, acknowledged, check, goes_on, storm

__all__ = ["postgres", "url"]

pytestmark = pytest.mark.xdist_group("postgresql")
TABLES = 6
MANY = 10  # answers between two kills at the most: no game may end before the last


class Workers(Hut):
    """A server of two workers; every third time it is its supervisor that is killed."""

    kills = 0

    def kill(self) -> None:
        self.kills += 1
        if self.kills % 3 == 0:
            super().kill()
            return
        workers = wait_for(self.workers)
        os.kill(workers[self.kills % len(workers)], 9)

    def workers(self) -> list[int]:
        """The processes that serve, as Linux lists them."""
        pid = self.server.process.pid
        children = [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        return [each for each in children if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


@pytest.fixture
def workers(url: str) -> Iterator[Workers]:
    if not Path("/proc/self/task").exists():
        pytest.skip("this system does not list the children of a process")
    settings: Settings = msgspec.structs.replace(settings_for(url), workers=2, bot_workers=1)
    with_workers = Workers(settings)
    yield with_workers
    if with_workers.server.process.poll() is None:
        with_workers.server.kill()


@pytest.mark.parametrize("kills", [3, pytest.param(60, marks=pytest.mark.slow)])
def test_a_storm_while_workers_and_their_supervisor_are_killed(workers: Workers, url: str, kills: int) -> None:
    ana = workers.server.device("Ana")
    tables = [ana.open(PERSON, PERSON, game="blood_rage") for _ in range(TABLES)]
    tables.append(ana.open(PERSON, PERSON, bot("thrall"), game="blood_rage"))
    players = storm(workers, ana, tables, kills, MANY)

    for table in tables:
        check(entries(url, table), [player for player in players if player.table is table])
    assert workers.kills == kills
    assert acknowledged(players) > kills
    after = workers.server.device("Ana")
    after.jar = ana.jar
    for table in tables:
        goes_on(after, table)


def entries(url: str, table: Table) -> list[Row]:
    async def read(store: Store) -> list[Row]:
        return [(each.number, each.seat, each.words, each.key) for each in await store.entries(table.id)]

    found: list[Row] = on_postgres(url, read)
    return found
