"""A backup of PostgreSQL is a file of lines; it fills either kind of database."""

import asyncio
from pathlib import Path

import pytest

from longhall.engine.errors import LonghallError
from longhall.server.database.backup import backup, restore
from longhall.server.settings import Settings
from tests.refusals import saying
from tests.server.devices import House
from tests.server.postgres import Postgres, postgres
from tests.server.test_backup import database, played, rows_of

__all__ = ["postgres"]

pytestmark = pytest.mark.xdist_group("postgresql")


def test_rows_go_to_postgresql_and_back(house: House, settings: Settings, postgres: Postgres, tmp_path: Path) -> None:
    played(house, 64)  # there is a snapshot
    rows = rows_of(settings.database, tmp_path / "rows")
    first, second = postgres.new_database(), postgres.new_database()
    asyncio.run(restore(first, tmp_path / "rows"))
    asyncio.run(backup(first, tmp_path / "first"))
    asyncio.run(restore(second, tmp_path / "first"))
    asyncio.run(backup(second, tmp_path / "second"))
    asyncio.run(restore(database(tmp_path), tmp_path / "second"))
    assert rows_of(database(tmp_path), tmp_path / "last") == rows
    with pytest.raises(LonghallError, check=saying("error.restore.full")):
        asyncio.run(restore(second, tmp_path / "first"))


def test_a_file_of_sqlite_does_not_fill_postgresql(
    house: House, settings: Settings, postgres: Postgres, tmp_path: Path
) -> None:
    asyncio.run(backup(settings.database, tmp_path / "copy"))
    with pytest.raises(LonghallError, check=saying("error.restore.kind")):
        asyncio.run(restore(postgres.new_database(), tmp_path / "copy"))
    with pytest.raises(LonghallError, check=saying("error.database")):
        asyncio.run(backup(f"postgresql+asyncpg://nobody@/none?host={tmp_path}", tmp_path / "none"))
    assert not (tmp_path / "none").exists()
