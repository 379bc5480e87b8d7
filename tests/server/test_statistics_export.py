"""Statistics as files: lines of JSON, tables, and the command that writes them."""

import csv
import io
import json
import re
from pathlib import Path

import pytest

from longhall.server.database import statistics_queries
from longhall.server.settings import Settings
from longhall.terminal.cli import main
from tests.server.devices import Data, Device, House
from tests.server.ended import STATISTICS, play_out, ratings_of, sit_down


def lines(device: Device, what: str) -> list[Data]:
    answer = device.send("GET", f"{STATISTICS}/export/jsonl?what={what}")
    assert answer.headers["content-type"].startswith("application/jsonl")
    return [json.loads(line) for line in answer.text.splitlines()]


def table_of(device: Device, what: str) -> list[dict[str, str]]:
    answer = device.send("GET", f"{STATISTICS}/export/csv?what={what}")
    assert answer.headers["content-type"].startswith("text/csv")
    assert re.fullmatch(rf'attachment; filename="{what}\.csv"', answer.headers["content-disposition"])
    return list(csv.DictReader(io.StringIO(answer.text)))


def test_everything_is_exported(ana: Device, bo: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics_queries, "BATCH", 2)
    for _ in range(5):
        play_out(sit_down(ana, bo), ana, bo)
    results = lines(ana, "results")
    assert results == ana.get(f"{STATISTICS}/results")[::-1]
    seats = [(result, seat) for result in results for seat in result["seats"]]
    flat = table_of(ana, "results")
    assert [(row["id"], row["seat_seat"], row["seat_score"]) for row in flat] == [
        (result["id"], str(seat["seat"]), str(seat["score"])) for result, seat in seats
    ]
    assert [json.loads(row["seat_cards"]) for row in flat] == [seat["cards"] for _, seat in seats]
    told = {row["name"]: row for row in lines(ana, "ratings")}
    assert told == ratings_of(ana)
    assert {row["name"]: float(row["rating"]) for row in table_of(ana, "ratings")} == {
        name: row["rating"] for name, row in told.items()
    }
    cards = {row["card"]: row["played"] for row in ana.get(f"{STATISTICS}/cards", game="toy")}
    assert {row["card"]: row["played"] for row in lines(ana, "cards")} == cards
    assert {row["card"]: int(row["played"]) for row in table_of(ana, "cards")} == cards


def test_a_name_is_no_formula(house: House, bo: Device) -> None:
    trickster = house.device('=HYPERLINK("x")')
    play_out(sit_down(trickster, bo), trickster, bo)
    names = {row["seat_name"] for row in table_of(bo, "results")} | {row["name"] for row in table_of(bo, "ratings")}
    assert names == {'\'=HYPERLINK("x")', "Bo"}
    assert lines(bo, "results")[0]["seats"][0]["name"] == '=HYPERLINK("x")'


def test_the_command_writes_the_same(
    ana: Device, bo: Device, settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play_out(sit_down(ana, bo), ana, bo)
    url = settings.database.replace("+aiosqlite", "")
    for what in ("results", "ratings", "cards"):
        for form, flags in (("jsonl", []), ("csv", ["--csv"])):
            assert main(["statistics", what, "--database", url, *flags, "--lang", "en"]) == 0
            told = ana.send("GET", f"{STATISTICS}/export/{form}?what={what}").text
            assert capsys.readouterr().out == told.replace("\r\n", "\n")
    assert main(["statistics", "results", "--database", f"sqlite:///{tmp_path}/none", "--lang", "en"]) == 2
    assert str(tmp_path / "none") in capsys.readouterr().err
    assert not (tmp_path / "none").exists()
