"""Leagues that are stopped in the middle, by a kill or by Ctrl-C, and go on."""

import json
import os
import shlex
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.arena.conftest import LEAGUE, MANY, start, without_times
from tests.patience import PATIENCE
from tests.terminal.conftest import Longhall


def wait_for(path: Path, lines: int, process: "subprocess.Popen[str]") -> None:
    """Until a league has written so many lines."""
    for _ in range(3000):
        if path.exists() and path.read_bytes().count(b"\n") >= lines:
            return
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)
    raise AssertionError("the league does not get on")


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in found.read_text(encoding="utf-8").split()] if found.exists() else []


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0] != "Z"


def test_a_league_that_is_killed_goes_on_and_ends_with_every_game_once(longhall: Longhall, tmp_path: Path) -> None:
    path = tmp_path / "it.jsonl"
    command = f"{LEAGUE} --games 200 --processes 2"
    for lines in (20, 60):  # killed twice
        process = start(*f"{command} --league {path}".split(), cwd=tmp_path)
        wait_for(path, lines, process)
        crew = children(process.pid)
        process.kill()
        process.communicate()
        for _ in range(500):
            if not any(map(alive, crew)):
                break
            time.sleep(0.01)
        assert not any(map(alive, crew))
    kept = path.read_bytes()
    assert 60 <= kept.count(b"\n") < 601
    resumed = json.loads(longhall(f"{command} --league {path} --json").out)
    lines = path.read_bytes().splitlines()
    assert sorted(json.loads(line)["number"] for line in lines[1:]) == list(range(600))
    assert path.read_bytes().startswith(kept[: kept.rindex(b"\n")])
    whole = json.loads(longhall(f"{command} --json").out)
    assert list(map(without_times, resumed["games"])) == list(map(without_times, whole["games"]))
    assert list(map(without_times, resumed["standings"])) == list(map(without_times, whole["standings"]))


@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_says_how_to_go_on(longhall: Longhall, tmp_path: Path, processes: int) -> None:
    path = tmp_path / "my league.jsonl"
    command = ["arena", "toy", "--bots", "thrall,first", "--games", str(MANY), "--processes", str(processes)]
    process = start(*command, "--league", str(path), cwd=tmp_path)
    wait_for(path, 10, process)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (130, "")
    assert "Traceback" not in err
    said, typed = err.splitlines()[-1].split(" To go on: longhall ")
    assert said.startswith("Stopped after ")
    assert said.endswith(f" of {MANY} games.")
    again = shlex.split(typed)
    assert again[-2:] == ["--league", str(path)]
    over = path.read_bytes().count(b"\n") - 1
    again[again.index(str(MANY))] = str(over + over % 2)  # not all of them
    process = start(*again, "--json", cwd=tmp_path)
    out, err = process.communicate(timeout=PATIENCE)
    assert [game["number"] for game in json.loads(out)["games"]] == list(range(over + over % 2))


def test_ctrl_c_without_a_file_says_that_nothing_is_kept(tmp_path: Path) -> None:
    process = start(*f"arena toy --bots thrall,first --games {MANY} --processes 2".split(), cwd=tmp_path)
    assert process.stderr
    while "|" not in process.stderr.readline(200):  # the progress bar, after two seconds
        pass
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (130, "")
    assert "which are not kept" in err
    assert "--league FILE" in err
    assert "Traceback" not in err
