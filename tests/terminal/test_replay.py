"""A saved game, read again through somebody's eyes."""

import csv
import io
import json
import sys
from pathlib import Path

import pytest

from longhall.terminal.cli import main
from tests.terminal.conftest import Longhall, Screen


@pytest.fixture
def saved(longhall: Longhall, tmp_path: Path) -> Path:
    """Two people in their first turn; Ana has taken an offering back."""
    file = tmp_path / "game.json"
    script = ("", "oath:0", "", "oath:2", "done", "", "2", "undo", "done", "draw", f"save {file}")
    longhall("play toy --seed 7 --people 0,1 --names Ana,Bo", *script)
    return file


@pytest.fixture
def finished(longhall: Longhall, tmp_path: Path) -> Path:
    file = tmp_path / "finished.json"
    longhall(f"play toy --seed 7 --people none --save {file}")
    return file


# Print


def test_a_pipe_gets_the_log_as_a_spectator_saw_it(longhall: Longhall, saved: Path) -> None:
    before = saved.read_bytes()
    ran = longhall(f"replay {saved}")
    assert ran.code == 0
    assert "swore.hidden seat=Ana" in ran.lines
    assert "oath=" not in ran.out
    assert longhall(f"replay {saved} --spectator").out == ran.out
    assert saved.read_bytes() == before


@pytest.mark.parametrize(("eyes", "oaths"), [("--seat 0", {"0"}), ("--seat 1", {"2"}), ("--all", {"0", "2"})])
def test_everybody_sees_what_is_theirs(longhall: Longhall, saved: Path, eyes: str, oaths: set[str]) -> None:
    lines = longhall(f"replay {saved} {eyes}").lines
    assert {line.split()[1].removeprefix("oath=") for line in lines if line.startswith("swore oath")} == oaths


def test_the_log_can_end_at_a_gesture_with_the_position_there(longhall: Longhall, saved: Path) -> None:
    ran = longhall(f"replay {saved} --seat 0 --at 2")
    assert ran.lines[-3].startswith("  coins: Ana 1")
    assert ran.lines[-2].startswith("  hand 0: ")
    assert "drew" not in ran.out
    assert longhall(f"replay {saved} --at 99").err == "longhall: There is no gesture 99; the last one is 5.\n"
    assert longhall(f"replay {saved} --seat 2").err == "longhall: There is no seat 2; seats are numbered from 0 to 1.\n"


def test_a_finished_game_is_replayed_with_its_outcome(longhall: Longhall, finished: Path) -> None:
    assert any(line.startswith("The game is over.") for line in longhall(f"replay {finished}").lines)


# Leaf through


def leaf(monkeypatch: pytest.MonkeyPatch, command: str, *typed: str) -> list[str]:
    screen = Screen()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", screen)
        patch.setattr(sys, "stdin", Screen("".join(f"{line}\n" for line in typed)))
        assert main(command.split()) == 0
    return screen.getvalue().replace("> ", "").splitlines()


def test_a_terminal_leafs_through_the_gestures(monkeypatch: pytest.MonkeyPatch, saved: Path) -> None:
    lines = leaf(monkeypatch, f"replay {saved}", "next", "n", "", "back", "jump 5", "next", "jump 77", "what", "quit")
    at = [line.split()[1] for line in lines if line.startswith("Gesture ")]
    assert at == ["0", "1", "2", "3", "2", "5"]
    assert lines.count("There are gestures 0 to 5.") == 2
    assert lines.count("swore.hidden seat=Ana") == 2  # going on to 2, and back to it
    assert sum(line.startswith("next, n: ") for line in lines) == 2


def test_the_reader_can_change_seats(monkeypatch: pytest.MonkeyPatch, saved: Path) -> None:
    lines = leaf(monkeypatch, f"replay {saved} --at 2", "seat 0", "seat 9", "seat", "look")
    assert sum(line.startswith("  hand 0: ") for line in lines) == 1
    assert "There is no seat 9; seats are numbered from 0 to 1." in lines
    assert sum(line.startswith("  coins: ") for line in lines) == 3


def test_the_referee_looks_at_every_hand(monkeypatch: pytest.MonkeyPatch, saved: Path) -> None:
    lines = leaf(monkeypatch, f"replay {saved} --all", "look")
    assert [line[2:8] for line in lines if line.startswith("  hand ")] == ["hand 0", "hand 1"]


# Export


def test_json_has_header_events_and_outcome_and_no_seed(longhall: Longhall, finished: Path) -> None:
    data = json.loads(longhall(f"export {finished} --json").out)
    assert (data["game"], data["seats"], data["options"]["length"]) == ("toy", 2, "short")
    assert data["events"][0] == {"number": 1, "key": "swore.hidden", "args": {"seat": 0}}
    assert set(data["outcome"]) >= {"places", "scores", "reason", "winners"}
    assert "seed" not in data
    assert json.loads(finished.read_text(encoding="utf-8"))["seed"] == "7"


def test_a_running_game_has_no_outcome_and_keeps_its_secrets(longhall: Longhall, saved: Path) -> None:
    data = json.loads(longhall(f"export {saved} --json").out)
    assert data["outcome"] is None
    assert all("oath" not in event["args"] for event in data["events"])
    assert all(card.startswith("?") for hand in data["view"]["hands"] for card in hand)
    referee = json.loads(longhall(f"export {saved} --json --all").out)
    assert referee["events"][0] == {"number": 1, "key": "swore", "args": {"seat": 0, "oath": 0}}
    assert len(referee["view"]) == 2


def test_csv_has_a_line_for_each_event(longhall: Longhall, saved: Path) -> None:
    rows = list(csv.reader(io.StringIO(longhall(f"export {saved} --csv --seat 1").out)))
    assert rows[0] == ["number", "seat", "key", "arguments"]
    assert rows[1] == ["1", "0", "swore.hidden", "{}"]
    assert rows[2] == ["2", "1", "swore", '{"oath": 2}']


@pytest.mark.parametrize(("lang", "start"), [("en", ""), ("pt", "PT "), ("es", "ES ")])
def test_text_is_in_the_readers_language(longhall: Longhall, saved: Path, lang: str, start: str) -> None:
    lines = longhall(f"export {saved} --text --seat 0 --lang {lang}").lines
    assert f"{start}swore oath=0 seat=Ana" in lines


def test_the_export_goes_to_a_file_that_is_not_there_yet(longhall: Longhall, saved: Path, tmp_path: Path) -> None:
    out = tmp_path / "log.txt"
    assert longhall(f"export {saved} --text -o {out}").out == ""
    text = out.read_text(encoding="utf-8")
    assert text == longhall(f"export {saved} --text").out
    ran = longhall(f"export {saved} --csv -o {out}")
    assert (ran.code, ran.err) == (2, f"longhall: {out} is there already; --force writes over it.\n")
    assert out.read_text(encoding="utf-8") == text
    assert longhall(f"export {saved} --csv -o {out} --force").code == 0
    assert out.read_text(encoding="utf-8").startswith("number,seat")
