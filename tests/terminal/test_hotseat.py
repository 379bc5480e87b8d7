"""Several people at one keyboard: the curtain between them, and what each is told."""

import re
import sys

import pytest

from longhall.terminal.cli import main
from longhall.terminal.console import CLEAR
from tests.terminal.conftest import Longhall, Screen

PLAY = "play toy --seed 7 --people 0,1 --names Ana,Bo"
PASS_TO_BO = "Pass the device to Bo. Bo: press Enter. "
PASS_TO_ANA = "Pass the device to Ana. Ana: press Enter. "


def screens(monkeypatch: pytest.MonkeyPatch, command: str, *typed: str) -> list[str]:
    """What was on the screen between one clearing and the next, at a terminal."""
    screen = Screen()
    keyboard = Screen("".join(f"{line}\n" for line in typed))
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(sys, "stdin", keyboard)
    assert main(command.split()) == 0
    return screen.getvalue().split(CLEAR)


def test_people_take_turns_behind_a_curtain(longhall: Longhall) -> None:
    ran = longhall(PLAY, "", "oath:0", "", "oath:2")
    passes = [line for line in ran.lines if line.startswith("Pass the device")]
    assert passes == [PASS_TO_ANA, PASS_TO_BO]
    after = ran.out.split(PASS_TO_BO)[1]
    assert "swore oath=2 seat=Bo" in after
    assert "swore.hidden seat=Ana" in after
    assert "swore oath=0" not in after


def test_nothing_of_the_one_before_stays_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    script = ("", "oath:0", "", "oath:2", "done", "", "look", "done", "look")
    shown = screens(monkeypatch, PLAY, *script)
    assert shown[0].startswith("Toy, 2 seats.")
    for screen, seat in zip(shown, (0, 1, 0), strict=True):
        assert f"hand {seat}: " in screen
        assert f"hand {1 - seat}: " not in screen
        assert f"oath=0 seat={'Bo' if seat == 0 else 'Ana'}" not in screen


def test_a_terminal_that_cannot_clear_gets_a_screenful_of_blank_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "30")
    monkeypatch.setenv("COLUMNS", "80")
    screen = Screen()
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(sys, "stdin", Screen("\noath:0\n"))
    monkeypatch.setenv("TERM", "dumb")
    main(PLAY.split())
    assert CLEAR not in screen.getvalue()
    assert re.search(r"\n{30}Pass the device to Bo", screen.getvalue())


def test_one_person_needs_no_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = screens(monkeypatch, "play toy --seed 7 --skip-moments", "oath:0", "done")
    assert len(shown) == 1
    assert "Pass the device" not in shown[0]


def test_at_the_end_the_screen_holds_only_what_everybody_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    last = screens(monkeypatch, f"{PLAY} --skip-moments", *(["", "1"] * 80))[-1]
    assert "The game is over." in last
    assert "> " not in last.split("The game is over.")[0]


def test_what_was_typed_ahead_in_vain_is_told_to_its_person_alone(longhall: Longhall) -> None:
    ran = longhall(PLAY, "", "oath:0 oath:2", "", "oath:1", "done", "")
    vain = "Not used, because something else came first: oath:2"
    assert vain not in ran.out.split(PASS_TO_ANA)[1]
    assert vain in ran.out.split(PASS_TO_ANA)[2]


def test_another_person_can_come_to_the_keyboard_out_of_turn(longhall: Longhall) -> None:
    to_anas_turn = ("", "oath:0", "", "oath:1", "done", "", "done")
    ran = longhall(PLAY, *to_anas_turn, "seat 5", "seat 1", "", "1", "", "look")
    assert "Which seat? People sit at: 0, 1." in ran.lines
    assert "You may do something now." in ran.lines
    assert any(line.startswith("boasted ") and line.endswith("seat=Bo") for line in ran.lines)
    asked = ran.lines[len(ran.lines) - 1 - ran.lines[::-1].index("turn.main") :]  # and then Ana goes on
    assert asked[1].startswith("1. ")


def test_beyond_a_closed_way_back_the_others_are_asked(longhall: Longhall) -> None:
    closed = ("", "oath:0", "", "oath:1", "undo")
    asks = "Ana: Bo wants to take back an answer, though the way back is closed. Do you agree? (yes/no) "
    refused = longhall(PLAY, *closed, "", "no", "")
    assert asks + "no" in refused.lines
    assert "Nothing was taken back: Ana does not agree." in refused.lines
    assert "Bo took back the last answer." not in refused.lines
    agreed = longhall(PLAY, *closed, "", "yes", "", "oath:2")
    assert asks + "yes" in agreed.lines
    assert "Bo took back the last answer." in agreed.lines
    assert "swore oath=2 seat=Bo" in agreed.lines


def test_whoever_is_asked_for_consent_sees_nothing_of_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = screens(monkeypatch, PLAY, "", "oath:0", "", "oath:1", "undo", "", "no", "")
    consent = next(screen for screen in shown if "Do you agree?" in " ".join(screen.split()))
    assert "hand 1: " not in consent
    assert "oath=1" not in consent


def test_a_sealed_answer_given_by_itself_is_told_to_its_person_alone(longhall: Longhall) -> None:
    """In a game of two, whom to give a card to is no question."""
    to_anas_turn = ("", "oath:0", "", "oath:1", "done", "", "done")
    ran = longhall(PLAY, *to_anas_turn, "give", "1")
    assert ran.lines.count("give.to Only one answer was possible: to it=Bo.") == 1
