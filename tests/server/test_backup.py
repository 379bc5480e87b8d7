"""Backups: nothing is lost, nothing is written over, and a broken file is refused."""

import asyncio
import json
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from longhall.engine.errors import LonghallError
from longhall.server.database.backup import backup, export_rows, restore
from longhall.server.database.connect import migrate, open_engine
from longhall.server.settings import Settings
from longhall.terminal.cli import main
from tests.refusals import saying
from tests.server.devices import PERSON, Device, House, Table, play_on


def played(house: House, answers: int = 5) -> tuple[Device, Table]:
    ana = house.device("Ana")
    table = ana.open(PERSON, PERSON, game="kardnarok")
    play_on(ana, table, [0, 1], answers)
    ana.post(f"{table}/chat", {"do": "say", "text": "Skål!"}, seat=0)
    return ana, table


def database(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder}/other.sqlite3"


async def write_rows(url: str, path: Path) -> None:
    engine = open_engine(url)
    await migrate(engine)
    await export_rows(engine, path)
    await engine.dispose()


def rows_of(url: str, path: Path) -> list[str]:
    asyncio.run(write_rows(url, path))
    return sorted(path.read_text().splitlines())


def test_a_backup_of_a_running_server_has_everything(house: House, settings: Settings, tmp_path: Path) -> None:
    played(house)
    file = tmp_path / "backup"
    asyncio.run(backup(settings.database, file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    asyncio.run(restore(database(tmp_path), file))
    assert rows_of(database(tmp_path), tmp_path / "b") == rows_of(settings.database, tmp_path / "a")


def test_a_restored_game_goes_on(start: Callable[[], House], settings: Settings, tmp_path: Path) -> None:
    ana, table = played(start())
    before = ana.update(table, 0)
    asyncio.run(backup(settings.database, tmp_path / "backup"))
    for file in (tmp_path / "hall").glob("test.sqlite3*"):
        file.rename(tmp_path / file.name)
    asyncio.run(restore(settings.database, tmp_path / "backup"))
    ana.client = start().client
    assert ana.update(table, 0) == before
    assert play_on(ana, table, [0, 1], 1) == 1


def test_rows_as_lines_come_back_as_they_were(house: House, settings: Settings, tmp_path: Path) -> None:
    played(house, 64)  # there is a snapshot
    rows = rows_of(settings.database, tmp_path / "rows")
    assert len({line.split('"')[1] for line in rows}) > 5
    asyncio.run(restore(database(tmp_path), tmp_path / "rows"))
    assert rows_of(database(tmp_path), tmp_path / "again") == rows


def refusal(url: str, file: Path) -> str:
    with pytest.raises(LonghallError) as refused:
        asyncio.run(restore(url, file))
    return refused.value.key


def test_what_is_no_whole_backup_is_refused_and_changes_nothing(
    house: House, settings: Settings, tmp_path: Path
) -> None:
    played(house)
    rows_of(settings.database, tmp_path / "rows")
    lines = (tmp_path / "rows").read_bytes().splitlines(keepends=True)
    asyncio.run(backup(settings.database, tmp_path / "copy"))
    copy = (tmp_path / "copy").read_bytes()
    file, empty = tmp_path / "broken", rows_of(database(tmp_path), tmp_path / "empty")
    for wrong in (b"", b"[]\n", b"SQLite format 3\0", copy[:5000], b"".join(lines[:-1]), b"".join(lines)[:-30]):
        file.write_bytes(wrong)
        assert refusal(database(tmp_path), file) == "error.restore.broken"
        assert rows_of(database(tmp_path), tmp_path / "still") == empty
    file.write_bytes(b'{"format":"longhall-rows-1","version":"9999"}\n')
    assert refusal(database(tmp_path), file) == "error.restore.version"
    assert refusal(database(tmp_path), tmp_path / "nowhere") == "error.backup.file"


def test_forged_rows_are_refused_in_a_line(house: House, settings: Settings, tmp_path: Path) -> None:
    """Each value of a row in turn is one that it cannot be; numbers too large, texts that are none, rows of nothing."""
    played(house)
    rows_of(settings.database, tmp_path / "rows")
    lines = [json.loads(line) for line in (tmp_path / "rows").read_text().splitlines()]
    number = next(number for number, line in enumerate(lines) if isinstance(line, list) and line[0] == "tables")
    name, row = lines[number]
    wrong: list[Any] = [1 << 70, None, {"a": 1}, [[1]], "\ud800", "x", True]
    # Each column is forged in two ways, each way is tried on several columns; a restore takes its time.
    ways = [(column, wrong[(2 * place + way) % len(wrong)]) for place, column in enumerate(row) for way in range(2)]
    forged: list[Any] = [[name, {**row, column: each}] for column, each in ways]
    forged += [[name, 7], [name, [1]], [name], [], ["nothing", row], [["a"], row], [name, {}], 7, None]
    folder = tmp_path / "forged"
    for count, each in enumerate(forged):
        folder.mkdir(exist_ok=True)
        file = folder / "rows"
        file.write_text("".join(json.dumps(line) + "\n" for line in [*lines[:number], each, *lines[number + 1 :]]))
        assert main(["restore", str(file), "--database", f"sqlite:///{folder}/{count}.sqlite3"]) in (0, 2)


def test_a_copy_of_a_version_that_nobody_knows_is_refused(house: House, settings: Settings, tmp_path: Path) -> None:
    played(house)
    for number, change in enumerate(
        ["UPDATE alembic_version SET version_num = 'x'", "DROP TABLE entries", "UPDATE tables SET created = 'never'"]
    ):
        file = tmp_path / f"copy{number}"
        asyncio.run(backup(settings.database, file))
        with closing(sqlite3.connect(file)) as copy:
            copy.execute(change)
            copy.commit()
        assert refusal(database(tmp_path), file) == "error.restore.broken"
        assert len(rows_of(database(tmp_path), tmp_path / "still")) == 2  # how such a file begins and ends


def test_nothing_is_written_over(house: House, settings: Settings, tmp_path: Path) -> None:
    played(house)
    asyncio.run(backup(settings.database, tmp_path / "copy"))
    with pytest.raises(LonghallError, check=saying("error.backup.exists")):
        asyncio.run(backup(settings.database, tmp_path / "copy"))
    assert refusal(settings.database, tmp_path / "copy") == "error.restore.full"


def test_the_commands(
    house: House,
    settings: Settings,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played(house)
    monkeypatch.setenv("LONGHALL_DATA", str(tmp_path / "data"))
    file = str(tmp_path / "copy")
    assert main(["backup", file]) == 2  # there is no database in the data folder
    assert main(["backup", file, "--database", settings.database]) == 0
    assert main(["restore", file, "--lang", "es"]) == 0
    assert main(["restore", file, "--lang", "pt"]) == 2
    said = capsys.readouterr()
    assert "está restaurada" in said.out
    assert "já tem mesas" in said.err
