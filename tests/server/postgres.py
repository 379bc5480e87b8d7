"""A PostgreSQL of the tests' own, from Debian's programs: in a temporary folder, reached through a socket there."""

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from longhall.server.database.connect import migrate, open_engine
from longhall.server.database.store import Store
from tests.patience import PATIENCE

PROGRAMS = "/usr/lib/postgresql"
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=16MB", "max_connections=60")
LOGGED = "log_connections=on"
OWNER = "longhall"


def program(name: str) -> str:
    """The newest version of a program that is installed."""
    found = sorted(Path(PROGRAMS).glob(f"*/bin/{name}"), key=lambda path: float(path.parts[-3]))
    path = str(found[-1]) if found else shutil.which(name)
    if path is None:
        pytest.fail(f"These tests need PostgreSQL's {name}: apt-get install postgresql", pytrace=False)
    return path


class Postgres:
    """A database server that only those who may enter its folder can reach."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.databases = 0
        self.user: int | None = None
        if os.getuid() == 0:  # it refuses to run as root
            self.user = ordinary_user()
            os.chown(folder, self.user, -1)

    def start(self) -> None:
        self._run("initdb", "-D", str(self.data), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        self.go_on()

    def go_on(self) -> None:
        """Run, with the data that are there."""
        settings = [f"unix_socket_directories={self.folder}", "listen_addresses=", LOGGED, *QUICK]
        command = [program("postgres"), "-D", str(self.data), *[word for each in settings for word in ("-c", each)]]
        log = (self.folder / "log").open("w")
        self.process = subprocess.Popen(command, user=self.user, cwd=self.folder, stdout=log, stderr=log)
        log.close()
        self._wait()

    def stop(self) -> None:
        self.process.send_signal(2)  # at once, but in order
        try:
            self.process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def new_database(self) -> str:
        """The URL of a new, empty database."""
        self.databases += 1
        name = f"hall{self.databases}"
        self._run("createdb", "-h", str(self.folder), "-U", OWNER, name)
        return f"postgresql+asyncpg://{OWNER}@/{name}?host={self.folder}"

    def _run(self, name: str, *arguments: str) -> None:
        done = subprocess.run(
            [program(name), *arguments], user=self.user, cwd=self.folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        ready = [program("pg_isready"), "-q", "-h", str(self.folder), "-U", OWNER]
        while subprocess.run(ready, check=False).returncode:
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < end, "PostgreSQL does not start"
            time.sleep(0.05)


def ordinary_user() -> int:
    """Somebody who is not root."""
    try:
        return pwd.getpwnam("postgres").pw_uid
    except KeyError:
        return pwd.getpwnam("nobody").pw_uid


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    yield from a_postgres()


def a_postgres() -> Iterator[Postgres]:
    """A database server that stops in the end."""
    with tempfile.TemporaryDirectory(prefix="hall-") as folder:
        server = Postgres(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


@pytest.fixture(scope="module")
def url(postgres: Postgres) -> str:
    return postgres.new_database()


def on_postgres(url: str, use: Callable[[Store], Awaitable[Any]]) -> Any:
    """Use a store on a database that is up to date."""

    async def run() -> Any:
        engine = open_engine(url)
        try:
            await migrate(engine)
            return await use(Store(engine))
        finally:
            await engine.dispose()

    return asyncio.run(run())


async def numbers(store: Store, table_id: str) -> list[int]:
    """The numbers of the entries of a table."""
    return [entry.number for entry in await store.entries(table_id)]
