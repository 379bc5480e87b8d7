"""The file of a league: it grows line by line, goes on after an end in mid-line, and is nobody else's."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from longhall.arena import League
from longhall.arena.match import play_fixture
from longhall.engine.errors import LonghallError
from tests.arena.conftest import setup
from tests.refusals import saying
from tests.terminal.conftest import ROOT, Longhall
from tests.terminal.toy_table import toy_info


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A league of ten games, of which four are over."""
    path = tmp_path / "league.jsonl"
    with League(path, setup(), 10) as league:
        for fixture in league.fixtures[:4]:
            league.add(play_fixture(toy_info(), league.setup.options, fixture))
    return path


def numbers(path: Path) -> list[int]:
    return [json.loads(line)["number"] for line in path.read_text(encoding="utf-8").splitlines()[1:]]


def test_the_head_says_which_league_it_is(path: Path) -> None:
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0]) == {
        "format": "longhall league",
        "version": 1,
        "game": "toy",
        "rules_version": 1,
        "seats": 2,
        "options": {"length": "short", "mood": "calm"},
        "content": [],
        "bots": ["thrall", "first"],
        "seed": "7",
    }


def test_a_league_goes_on_where_it_was(path: Path) -> None:
    with League(path, setup(), 10) as league:
        assert [game.number for game in league.over] == [0, 1, 2, 3]
        assert [fixture.number for fixture in league.left] == [4, 5, 6, 7, 8, 9]
        again = play_fixture(toy_info(), league.setup.options, league.fixtures[2])
        assert again.scores == league.over[2].scores


def test_a_line_is_in_the_file_at_once(path: Path) -> None:
    with League(path, setup(), 10) as league:
        league.add(play_fixture(toy_info(), league.setup.options, league.fixtures[9]))
        assert path.read_bytes().endswith(b"}\n")  # (closing this second handle ends the lock)
        assert numbers(path) == [0, 1, 2, 3, 9]


@pytest.mark.parametrize("kept", [1, 20, -2, -1])
def test_a_line_that_is_cut_off_is_dropped_and_its_game_played_again(path: Path, kept: int) -> None:
    *whole, last = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(whole) + last[:kept])
    with League(path, setup(), 10) as league:
        assert [fixture.number for fixture in league.left] == [3, 4, 5, 6, 7, 8, 9]
        league.add(play_fixture(toy_info(), league.setup.options, league.left[0]))
    assert numbers(path) == [0, 1, 2, 3]


@pytest.mark.parametrize("kept", [0, 1, 15, 60, -1])
def test_a_head_that_is_cut_off_is_written_anew(path: Path, kept: int) -> None:
    head = path.read_bytes().splitlines(keepends=True)[0]
    path.write_bytes(head[:kept])
    with League(path, setup(), 10) as league:
        assert len(league.left) == 10
    assert path.read_bytes() == head


@pytest.mark.parametrize(
    ("bots", "seats", "seed", "field"),
    [
        ("thrall first", 2, "8", "seed"),
        ("thrall first", 3, "7", "seats"),
        ("first thrall", 2, "7", "bots"),
        ("thrall first last", 2, "7", "bots"),
    ],
)
def test_the_file_of_another_league_is_refused(path: Path, bots: str, seats: int, seed: str, field: str) -> None:
    before = path.read_bytes()
    with pytest.raises(LonghallError, check=saying("error.league.other", field=field)):
        League(path, setup(bots, seats, seed), 10)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [("rules_version", 2, "other"), ("game", "chess", "other"), ("options", {}, "other"), ("version", 2, "version")],
)
def test_a_league_of_other_rules_is_refused(path: Path, name: str, value: object, key: str) -> None:
    head, *rest = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text(json.dumps({**json.loads(head), name: value}) + "\n" + "".join(rest), encoding="utf-8")
    with pytest.raises(LonghallError, check=saying(f"error.league.{key}")):
        League(path, setup(), 10)


@pytest.mark.parametrize("text", ["my notes", "my notes\n", '{"format": "longhall save"}\n', "\n", "{}", "\xff"])
def test_what_is_no_league_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(LonghallError, check=saying("error.league.not_one")):
        League(path, setup(), 10)
    assert path.read_bytes() == text.encode("latin-1")


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "[]",
        "3",
        "{}",
        '{"number": 5}',
        "twice",
        "other bots",
        "too few places",
    ],
)
def test_a_line_that_is_no_game_of_the_league_is_refused(path: Path, line: str) -> None:
    head, *games = path.read_text(encoding="utf-8").splitlines()
    game = json.loads(games[2])
    other = {
        "twice": game,
        "other bots": {**game, "number": 5},
        "too few places": {**json.loads(games[3]), "places": [1]},
    }
    bad = json.dumps(other[line]) if line in other else line
    path.write_text("\n".join([head, *games[:3], bad, ""]), encoding="utf-8")
    with pytest.raises(LonghallError, check=saying("error.league.damaged", line=5)):
        League(path, setup(), 10)


def test_an_open_seed_is_that_of_the_file(path: Path, tmp_path: Path) -> None:
    with League(path, setup(seed="drawn"), 10, seed_is_open=True) as league:
        assert league.setup.seed == "7"
        assert len(league.left) == 6
    with League(tmp_path / "new.jsonl", setup(seed="drawn"), 10, seed_is_open=True) as league:
        assert league.setup.seed == "drawn"


def test_a_league_may_become_longer_or_be_looked_at_in_part(path: Path) -> None:
    with League(path, setup(), 20) as league:
        assert len(league.left) == 16
    with League(path, setup(), 2) as league:
        assert (len(league.over), league.left) == (2, [])
    assert numbers(path) == [0, 1, 2, 3]


def test_two_leagues_cannot_write_to_one_file(path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from longhall.arena import League; "
        "from tests.arena import players; players.install(); from tests.arena.conftest import setup; "
        "League(Path(sys.argv[1]), setup(), 10)"
    )
    command = [sys.executable, "-c", code, str(path)]
    with League(path, setup(), 10):
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert "is in use: another league is writing to it." in ran.stderr
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def test_a_full_disk_is_said(longhall: Longhall, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left")

    monkeypatch.setattr(os, "fsync", full)
    ran = longhall("arena toy --bots thrall,first --league it.jsonl")
    assert (ran.code, ran.out, ran.err) == (2, "", "longhall: it.jsonl cannot be used: No space left\n")
