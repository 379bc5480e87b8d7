"""The walker from the command line."""

import json

import pytest

from longhall.terminal import check
from longhall.walker import Fault, Report
from tests.terminal.conftest import Longhall


def test_random_games_of_every_set_up_are_checked(longhall: Longhall) -> None:
    ran = longhall("check toy --games 6 --processes 1 --seed 1")
    assert ran.code == 0
    assert ran.lines[0].startswith("Set-up 2 length=short mood=calm: games ")
    assert ran.lines[-1].startswith("Games: 6, decisions: ")
    assert ran.lines[-1].endswith("; 0 faults.")


def test_the_set_up_can_be_chosen(longhall: Longhall) -> None:
    ran = longhall("check toy --games 2 --processes 2 --seats 3 --option mood=wild --option length=long --json")
    data = json.loads(ran.out)
    assert (ran.code, data["games"], data["faults"]) == (0, {"3 length=long mood=wild": 2}, [])


def with_a_fault(*args: object) -> Report:
    report = Report()
    options = {"length": "short", "mood": "wild"}
    report.add(3, options, Fault("sums_are_right", "toy", 3, options, "my seed/4", 17, "41 coins instead of 40"))
    return report


def test_a_fault_is_shown_with_the_command_that_repeats_it(longhall: Longhall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "walk_many", with_a_fault)
    ran = longhall("check toy")
    command = "longhall check toy --seats 3 --option length=short --option mood=wild --repeat 'my seed/4'"
    assert ran.code == 1
    assert f"   to repeat it: {command}" in ran.lines
    assert any("41 coins instead of 40" in line for line in ran.lines)
    data = json.loads(longhall("check toy --json").out)
    assert data["faults"][0]["repeat"] == command
    assert data["faults"][0]["decision"] == 17


def test_one_game_is_repeated_by_its_own_seed(longhall: Longhall, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = longhall("check toy --seats 3 --option mood=wild --repeat 1/4")
    assert ran.code == 0
    assert ran.lines[0] == "Set-up 3 length=short mood=wild: games 1"

    def faulty(*args: object) -> None:
        raise with_a_fault().faults[0]

    monkeypatch.setattr(check, "walk", faulty)
    assert longhall("check toy --repeat 1/4").code == 1


def test_ctrl_c_shows_what_was_found_so_far(longhall: Longhall, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*args: object) -> Report:
        report = Report()
        report.games["2 length=short"] = 3
        args[-1](report)  # type: ignore[operator]
        raise KeyboardInterrupt

    monkeypatch.setattr(check, "walk_many", stopped)
    ran = longhall("check toy --games 9")
    assert (ran.code, ran.lines[-1]) == (check.STOPPED, "Games: 3, decisions: 0; 0 faults.")
