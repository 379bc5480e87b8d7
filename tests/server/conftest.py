"""What the tests of the server share: a server on a temporary database, and devices that talk to it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from litestar.testing import TestClient

from longhall.server.app import create_app
from longhall.server.settings import Settings
from tests.server.devices import Device, House
from tests.toy.play import toy_is_known

__all__ = ["toy_is_known"]

Start = Callable[..., House]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(
        database=f"sqlite+aiosqlite:///{tmp_path}/hall/test.sqlite3",
        secret="a secret for tests",
        requests_a_minute=1_000_000,
        tables_an_hour=1_000_000,
        bot_workers=0,  # the toy game is known in this process alone
    )


@pytest.fixture
def start(settings: Settings) -> Iterator[Callable[[], House]]:
    """Start a server on the test's database; the one that ran before is stopped."""
    with ExitStack() as running:

        def begin() -> House:
            running.close()
            return House(running.enter_context(TestClient(create_app(settings))))

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
