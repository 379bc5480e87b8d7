"""What a host does from the command line: check all tables, take one back, close one."""

import json
import secrets
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from longhall.engine.rng import Stream
from longhall.server.errors import Frozen
from longhall.server.settings import Settings
from longhall.server.tables import new_id
from longhall.terminal.cli import main
from tests.server.conftest import Start
from tests.server.devices import OPEN, PERSON, Device, Table, play_on
from tests.server.mending import opened, play, room_of
from tests.server.postgres import on_postgres, postgres, url
from tests.server.test_conversion import OLD

__all__ = ["postgres", "url"]

FORGOTTEN = "Forgotten"


def rows(settings: Settings, query: str, *values: Any) -> list[Any]:
    with sqlite3.connect(settings.database.partition("///")[2]) as database:
        return database.execute(query, values).fetchall()


def break_head(settings: Settings, table: Table) -> None:
    """Nobody knows a frame of its head any more."""
    (head,) = rows(settings, "select position from heads where table_id = ?", table.id)[0]
    position = json.loads(head)
    position["stack"][-1]["frame"] = FORGOTTEN
    rows(settings, "update heads set position = ? where table_id = ?", json.dumps(position).encode(), table.id)


def longhall(settings: Settings, *words: str) -> int:
    return main(["tables", *words, "--database", settings.database])


@pytest.fixture
def played(start: Start) -> tuple[Device, Table]:
    """A table of Kardnarök where two have played for a while."""
    ana = start().device("Ana")
    table = ana.open(PERSON, PERSON, game="kardnarok", options={"mode": "duel"})
    play_on(ana, table, [0, 1], 140)
    return ana, table


def test_every_table_is_tried_and_nothing_is_changed(
    played: tuple[Device, Table], settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, table = played
    other = ana.open(PERSON, OPEN)
    assert longhall(settings, "check") == 0
    assert "2 tables, 0 of them" in capsys.readouterr().out
    break_head(settings, table)
    before = rows(settings, "select * from heads")
    assert longhall(settings, "check") == 1
    told = capsys.readouterr().out
    assert table.id in told
    assert FORGOTTEN in told
    assert other.id not in told
    assert "2 tables, 1 of them" in told
    assert rows(settings, "select * from heads") == before
    assert rows(settings, "select frozen from tables where id = ?", table.id) == [(None,)]


def test_an_older_database_is_tried_on_a_copy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "old.sqlite3"
    with sqlite3.connect(path) as database:
        database.executescript(OLD.read_text(encoding="utf-8"))
    assert main(["tables", "check", "--database", f"sqlite:///{path}"]) == 0
    assert "5 tables, 0 of them" in capsys.readouterr().out
    with sqlite3.connect(path) as database:
        assert database.execute("select version_num from alembic_version").fetchall() == [("0007",)]
        database.execute("update entries set words = ? where table_id = 'old-1' and number = 6", [json.dumps(["pass"])])
    assert main(["tables", "check", "--database", f"sqlite:///{path}"]) == 1
    assert "old-1" in capsys.readouterr().out


def test_a_table_is_taken_back_to_a_keyframe_and_goes_on(
    played: tuple[Device, Table], start: Start, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    """A frozen one too; the log says so, the journal keeps what was, and what is asked is what was asked then."""
    ana, table = played
    break_head(settings, table)
    ana.client = start().client
    assert ana.update(table)["table"]["stopped"] == "frozen"
    assert longhall(settings, "rewind", table.id) == 0
    frames = rows(settings, "select number, gestures from keyframes where table_id = ? order by 1", table.id)
    assert [gestures // 64 for _, gestures in frames] == [0, 1, 2]
    lines = [line.split(":")[0] for line in capsys.readouterr().out.splitlines()]
    assert lines == [f"entry {number}" for number, _ in frames]
    entry, after_so_many = frames[1]
    assert longhall(settings, "rewind", table.id, "--to", "100") == 0
    assert f"after entry {entry}" in capsys.readouterr().out
    ana.client = start().client
    update = ana.update(table, 0)
    assert update["table"]["stopped"] is None
    assert update["table"]["deal_known"]
    assert update["events"][-1]["key"] == "table.rewound"
    assert update["events"][-1]["args"] == {"n": entry}
    assert rows(settings, "select count(*) from entries where table_id = ?", table.id) == [(141,)]
    kept = rows(settings, "select gestures from keyframes where table_id = ? order by 1", table.id)
    assert kept == [(0,), (after_so_many,)]
    ana.client = start().client
    assert ana.update(table, 0) == update
    play_on(ana, table, [0, 1], 2_000)
    assert ana.update(table)["outcome"]
    last = ana.get(f"{table}/replay", after=0)["gestures"]
    for after in (0, after_so_many - 1, after_so_many, after_so_many + 1, last):
        assert ana.get(f"{table}/replay", after=after)["shown"] == after
    assert rows(settings, "select unrated from results where table_id = ?", table.id) != [("",)]


def test_a_server_that_runs_meanwhile_reads_what_the_host_wrote(
    played: tuple[Device, Table], settings: Settings
) -> None:
    """Its next entry comes second, and it plays on from where the table was taken back to."""
    ana, table = played
    assert longhall(settings, "rewind", table.id, "--to", "64") == 0
    update = ana.update(table, ana.get(f"{table}")["asked"][0])
    option = next(ask for ask in update["asks"] if ask["seat"] == update["seat"])["options"][0]["key"]
    order = {"do": "answer", "options": [option], "question_token": update["question_token"]}
    ana.send("POST", f"{table}/answer", order, params={"seat": update["seat"]})
    assert "table.rewound" in [event["key"] for event in ana.update(table)["events"]]


def test_a_closed_table_shows_its_log_and_takes_no_answers(
    played: tuple[Device, Table], start: Start, settings: Settings
) -> None:
    ana, table = played
    log = ana.update(table, 0)["events"]
    assert longhall(settings, "close", table.id) == 0
    ana.client = start().client
    update = ana.update(table, 0)
    assert (update["table"]["stopped"], update["view"], update["asks"]) == ("closed", None, [])
    assert [event["key"] for event in update["events"]] == [*(event["key"] for event in log), "table.closed"]
    order = {"do": "answer", "options": ["pass"]}
    assert ana.refused("POST", f"{table}/answer", order, seat=0) == (409, "error.table.closed")
    assert longhall(settings, "check") == 0


def test_what_cannot_be_done_is_said(
    played: tuple[Device, Table], settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, table = played
    over = ana.open(PERSON, PERSON)
    play_on(ana, over, [0, 1], 1_000)
    for words in (["rewind", "nowhere", "--to", "0"], ["close", "nowhere"], ["close", over.id]):
        assert longhall(settings, *words) == 2
        assert capsys.readouterr().err.startswith("longhall: ")
    assert longhall(settings, "close", table.id) == 0
    assert longhall(settings, "rewind", table.id, "--to", "0") == 2


@pytest.mark.xdist_group("postgresql")
def test_the_same_on_postgresql(url: str) -> None:
    tables: list[str] = []

    async def begin(store: Any) -> None:
        tables.append(await opened(store, "blood_rage"))
        await play(await room_of(store, tables[0]), 70, Stream("pg"))

    async def look(store: Any) -> None:
        assert (await room_of(store, tables[0])).game.events(0, None)[-1]["key"] == "table.rewound"

    async def closed(store: Any) -> None:
        with pytest.raises(Frozen) as refused:
            await room_of(store, tables[0])
        assert refused.value.key == "error.table.closed"

    on_postgres(url, begin)
    assert main(["tables", "check", "--database", url]) == 0
    assert main(["tables", "rewind", tables[0], "--to", "64", "--database", url]) == 0
    on_postgres(url, look)
    assert main(["tables", "close", tables[0], "--database", url]) == 0
    on_postgres(url, closed)


def test_the_id_of_a_table_is_never_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-ohiDMw32tzGogZf", "_ohiDMw32tzGogZf", "ohi-Mw32tzGogZf_"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda n: next(drawn))
    assert new_id() == "ohi-Mw32tzGogZf_"
