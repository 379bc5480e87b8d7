"""Self-play: every game once in the Parquet files, whatever comes between, and every row replays to its end."""

import json
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import longhall as engine
from longhall.arena import Setup, parquet
from longhall.arena.selfplay import LINES, Folder, check, new_selfplay, play_row, replay, rounds, rows_of
from longhall.bots.external_bots import LIMIT
from longhall.engine.errors import LonghallError
from longhall.words import LANGUAGES, t
from tests.arena.conftest import MANY, start, without_times
from tests.arena.test_stopping import wait_for
from tests.patience import PATIENCE
from tests.terminal.conftest import ROOT, Longhall
from tests.terminal.toy_table import toy_info

COMMAND = "selfplay toy --out it --bots thrall,first --seed 5"


def setup(bots: str = "thrall first", seed: str = "7") -> Setup:
    return new_selfplay(toy_info(), 2, {}, bots.split(), seed)


def fill(folder: Folder, games: int) -> None:
    for fixture in folder.left[:games]:
        folder.add(play_row(toy_info(), folder.setup.options, fixture, LIMIT))


def numbers(path: Path) -> list[int]:
    return [row["number"] for row in rows_of(path)]


# Rows


def test_every_row_replays_to_its_end(longhall: Longhall) -> None:
    assert longhall(f"{COMMAND} --games 20 --processes 2").code == 0
    rows = list(rows_of(Path("it")))
    assert [row["number"] for row in rows] == list(range(20))
    for row in rows:
        game = replay(row)
        assert game.outcome
        assert (game.outcome.places, game.outcome.scores) == (row["places"], row["scores"])
        assert game.outcome.parts == row["parts"]
        assert game.journal == row["journal"]
        check(row)


@pytest.mark.parametrize("change", ["scores", "seed", "journal", "end"])
def test_a_row_that_does_not_lead_to_its_end_is_found(change: str) -> None:
    row = play_row(toy_info(), setup().options, rounds(setup(), 1)[0], LIMIT)
    check(row)
    other: dict[str, Any] = {
        "scores": [score + 1 for score in row["scores"]],
        "seed": "another",
        "journal": row["journal"][:-1],
        "end": "0" * 32,
    }
    with pytest.raises(LonghallError):
        check({**row, change: other[change]})


def test_a_row_is_read_as_it_was_played(tmp_path: Path) -> None:
    rows = [play_row(toy_info(), setup().options, fixture, LIMIT) for fixture in rounds(setup(), 3)]
    parquet.write(tmp_path / "it.parquet", rows, {})
    assert list(parquet.read(tmp_path / "it.parquet")) == json.loads(json.dumps(rows))
    assert set(parquet.schema().names) == set(rows[0]) == parquet.FIELDS


def test_the_codes_are_those_of_the_vocabulary(longhall: Longhall) -> None:
    import pyarrow.parquet

    longhall(f"{COMMAND} --games 2")
    table = pyarrow.parquet.read_table("it/games-00000.parquet")
    vocabulary = toy_info().vocabulary
    for answer in table.column("journal").to_pylist()[0]:
        assert vocabulary.options[answer["code"]].key == answer["key"]
    about = json.loads(table.schema.metadata[b"longhall"])
    assert (about["game"], about["bots"], about["seed"]) == ("toy", ["thrall", "first"], "5")


def test_every_column_is_documented() -> None:
    told = (ROOT / "docs/leagues.md").read_text(encoding="utf-8")
    for name in parquet.schema().names:
        assert f"| `{name}` |" in told, name


def test_a_real_game_replays_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = "selfplay kardnarok --option mode=duel --bots karl,thrall --games 2 --seed 1 --processes 1 --check --json"
    argv = [*command.split(), "--out", str(tmp_path / "k")]
    code = f"import sys; from longhall.terminal.cli import main; sys.exit(main({argv!r}))"
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    data = json.loads(ran.stdout)
    assert (data["games"], data["checked"]) == (2, True)
    monkeypatch.undo()  # the real games
    assert engine.game_info("kardnarok")
    first, second = rows_of(tmp_path / "k")
    assert (first["bots"], second["bots"]) == (["karl", "thrall"], ["thrall", "karl"])
    assert any(first["cards"])
    check(first)


def test_a_game_that_was_lost_by_a_fault_replays_to_where_it_was(longhall: Longhall) -> None:
    ran = longhall("selfplay toy --out it --bots thrall,tests.arena.visitors:Crashing --games 4 --seed 5 --check")
    assert ran.code == 0
    assert "tests.arena.visitors:Crashing has lost 4 games by a fault. The first of each kind:" in ran.lines
    row = next(rows_of(Path("it")))
    assert [fault.get("key") for fault in row["faults"]] == [None, "fault.crashed"]


def test_bots_move_on_by_a_seat() -> None:
    assert [fixture.bots for fixture in rounds(setup("thrall first last"), 3)] == [
        ("thrall", "first"),
        ("first", "last"),
        ("last", "thrall"),
    ]
    assert {fixture.bots for fixture in rounds(setup("thrall"), 3)} == {("thrall", "thrall")}


# Stopping and going on


def test_a_run_that_is_killed_goes_on_and_ends_with_every_game_once(longhall: Longhall, tmp_path: Path) -> None:
    command = f"{COMMAND} --games 200 --processes 2"
    for lines in (20, 60):  # killed twice
        process = start(*command.split(), cwd=tmp_path)
        wait_for(tmp_path / "it" / LINES, lines, process)
        process.kill()
        process.communicate()
    kept = (tmp_path / "it" / LINES).read_bytes().count(b"\n")
    assert 60 <= kept <= 201
    assert longhall(f"{command} --check").code == 0
    assert sorted(numbers(tmp_path / "it")) == list(range(200))
    assert longhall(f"{command.replace('--out it', '--out whole')}").code == 0
    assert list(map(without_times, rows_of(Path("it")))) == list(map(without_times, rows_of(Path("whole"))))


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    process = start(*f"selfplay toy --out it --bots thrall --games {MANY} --processes 2".split(), cwd=tmp_path)
    wait_for(tmp_path / "it" / LINES, 10, process)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (130, "")
    assert "Traceback" not in err
    again = shlex.split(err.splitlines()[-1].split(" To go on: longhall ")[1])
    again[again.index(str(MANY))] = "12"
    process = start(*again, "--json", cwd=tmp_path)
    out, err = process.communicate(timeout=PATIENCE)
    assert json.loads(out)["games"] >= 12
    found = numbers(tmp_path / "it")
    assert len(set(found)) == len(found) >= 12


def test_games_go_into_parts_and_leave_the_lines(tmp_path: Path) -> None:
    with Folder(tmp_path / "it", setup(), 10, part=4) as folder:
        fill(folder, 9)
        assert [part.name for part in folder.parts] == ["games-00000.parquet", "games-00001.parquet"]
        assert (tmp_path / "it" / LINES).read_bytes().count(b"\n") == 1 + 1
        assert [fixture.number for fixture in folder.left] == [9]
    with Folder(tmp_path / "it", setup(), 10, part=4) as folder:
        fill(folder, 1)
        folder.pack()
    assert numbers(tmp_path / "it") == list(range(10))


@pytest.mark.parametrize("later", [False, True])
def test_a_kill_between_a_part_and_the_lines_counts_no_game_twice(tmp_path: Path, later: bool) -> None:
    path = tmp_path / "it"
    with Folder(path, setup(), 8, part=100) as folder:
        fill(folder, 5)
        before = (path / LINES).read_bytes()
        folder.pack()
    (path / LINES).write_bytes(before)  # as if it had not come to that
    if not later:
        (path / ".games-00001.parquet").write_bytes(b"PAR1 half")  # and another that was not finished
    with Folder(path, setup(), 8, part=100) as folder:
        assert [fixture.number for fixture in folder.left] == [5, 6, 7]
        fill(folder, 3)
        folder.pack()
    assert numbers(path) == list(range(8))
    assert not (path / ".games-00001.parquet").exists()


def test_a_part_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "it"
    with Folder(path, setup(), 6, part=2) as folder:
        fill(folder, 4)
    (path / "games-00000.parquet").unlink()  # lost; its games are played again
    with Folder(path, setup(), 6, part=2) as folder:
        fill(folder, 4)
        folder.pack()
    assert sorted(numbers(path)) == list(range(6))


# What is refused


def test_other_games_and_damage_are_refused(longhall: Longhall) -> None:
    assert longhall(f"{COMMAND} --games 4").code == 0
    part = Path("it/games-00000.parquet")
    for command in (
        COMMAND.replace("--seed 5", "--seed 6"),
        COMMAND.replace("thrall,first", "thrall"),
        f"{COMMAND} --seats 3",
        COMMAND.replace("--out it", "--out nowhere/it"),
        COMMAND.replace("--out it", "--out notes.txt"),
        COMMAND.replace("thrall,first", ","),
    ):
        Path("notes.txt").write_text("mine\n", encoding="utf-8")
        ran = longhall(command)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1), command
    Path("it/games-00001.parquet").write_bytes(part.read_bytes())
    assert "has a game that is there already" in longhall(f"{COMMAND} --games 8").err
    Path("it/games-00001.parquet").write_bytes(b"PAR1")
    assert "not a whole Parquet file" in longhall(f"{COMMAND} --games 8").err
    Path("it/games-00001.parquet").unlink()
    Path("it", LINES).unlink()
    assert "is missing, which tells what they are" in longhall(f"{COMMAND} --games 8").err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_pyarrow_it_is_said_what_is_missing(
    longhall: Longhall, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    ran = longhall(f"{COMMAND} --lang {lang}")
    assert (ran.code, ran.err) == (2, f"longhall: {t('error.extra', lang, extra='selfplay')}\n")
