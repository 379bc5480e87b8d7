"""What the tests of the server share: a server on a temporary database, and devices that talk to it."""

import asyncio
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from longhall.server.app import create_app, services_of, thinker_for
from longhall.server.database.connect import migrate, open_engine
from longhall.server.services import Services
from longhall.server.settings import Settings
from tests.server.devices import Device, House
from tests.toy.play import toy_is_known

__all__ = ["toy_is_known"]

Start = Callable[..., House]


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that is migrated once for all tests."""
    path = tmp_path_factory.mktemp("empty") / "test.sqlite3"

    async def make() -> None:
        engine = open_engine(f"sqlite+aiosqlite:///{path}")
        await migrate(engine)
        await engine.dispose()

    asyncio.run(make())
    return path


@pytest.fixture
def settings(tmp_path: Path, empty_database: Path) -> Settings:
    (tmp_path / "hall").mkdir()
    shutil.copy(empty_database, tmp_path / "hall" / "test.sqlite3")
    return settings_for(f"sqlite+aiosqlite:///{tmp_path}/hall/test.sqlite3")


def settings_for(database: str) -> Settings:
    return Settings(
        database=database,
        secret="a secret for tests",
        requests_a_minute=1_000_000,
        tables_an_hour=1_000_000,
        codes_a_minute=1_000_000,
        bot_workers=0,  # the toy game is known in this process alone
    )


@pytest.fixture(scope="session")
def app() -> Litestar:
    """One application for all tests: to put one together takes longer than most tests do."""
    return create_app(settings_for("sqlite+aiosqlite:///:memory:"))


@pytest.fixture
def start(app: Litestar, settings: Settings) -> Iterator[Callable[[], House]]:
    """Start a server on the test's database; the one that ran before is stopped."""
    with ExitStack() as running:

        def begin() -> House:
            running.close()
            app.state["services"] = Services(settings, services_of(app.state).channels, thinker_for(settings))
            return House(running.enter_context(TestClient(app)))

        yield begin


@pytest.fixture
def house(start: Callable[[], House]) -> House:
    return start()


@pytest.fixture
def ana(house: House) -> Device:
    return house.device("Ana")


@pytest.fixture
def bo(house: House) -> Device:
    return house.device("Bo")
