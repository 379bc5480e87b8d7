"""What is asked before a game when nothing was said, and what the command line can say."""

import re

import pytest

from longhall.engine import registry
from tests.terminal.conftest import Longhall
from tests.terminal.toy_table import toy_info


def test_with_one_game_it_is_taken_and_the_rest_is_asked(longhall: Longhall) -> None:
    ran = longhall("play", "9", "3", "2", "", "2", "Ana", "", "1", "", "1")
    assert ran.code == 0
    assert "Game: Toy" in ran.lines
    assert "How many seats? (2, 3)" in ran.lines
    assert "Type one of these: 2, 3" in ran.lines
    assert "2. length.long" in ran.lines
    assert "length: length.long" in ran.lines
    assert "Seat 0: Ana." in ran.lines
    assert "Seat 1: a person." in ran.lines
    assert any(re.fullmatch(r"Seat 2: \w+, a bot \(thrall\)\.", line) for line in ran.lines)
    assert "Pass the device to Ana. Ana: press Enter. " in ran.lines


def test_with_several_games_a_list_is_offered(longhall: Longhall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._LOADERS, "toy2", lambda: toy_info("toy2"))
    ran = longhall("play", "7", "x", "2", "2", "1", "1", "", "1", "1")
    assert ran.lines[0] == "Which game?"
    assert ran.lines.count("Type a number from 1 to 2.") == 2
    assert "Toy, 2 seats." in ran.lines


def test_what_was_said_already_is_not_asked(longhall: Longhall) -> None:
    ran = longhall("play --seats 2 --option length=long --people 1 --names Bo")
    assert "How many seats?" not in ran.out
    assert "which one?" not in ran.out
    assert "Seat 1: Bo." in ran.lines


def test_the_end_of_input_ends_the_questions(longhall: Longhall) -> None:
    for typed in ((), ("2",), ("2", "1", "1")):
        ran = longhall("play", *typed)
        assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("play chess", "There is no game chess. The games are: toy."),
        ("play toy --seats 9", "toy cannot be played with 9 seats. It can be played with: 2, 3."),
        ("play toy --option colour=red", "toy has no option colour. Its options are: length, mood."),
        ("play toy --option mood=wild", "With 2 seats the option mood cannot be wild. It can be: calm."),
        ("play toy --option mood", "--option mood: write it as NAME=VALUE."),
        ("play toy --people 0,2", "There is no seat 2; seats are numbered from 0 to 1."),
        ("play toy --people me", "--people: me is no seat. Write numbers such as 0,1, or none."),
        ("play toy --people ²", "--people: ² is no seat. Write numbers such as 0,1, or none."),
        ("play toy --bots odin", "There is no bot odin. The bots are: thrall, karl, jarl."),
        ("play toy --bots thrall,thrall", "2 bots are named, but the number of seats for bots is 1."),
        ("play toy --names Ana,Bo", "2 names are given, but the number of people is 1."),
        ("play --load no.json --seats 2", "--seats and --option come from the save, and cannot be given with --load."),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(longhall: Longhall, command: str, complaint: str) -> None:
    ran = longhall(command)
    assert (ran.code, ran.out, ran.err) == (2, "", f"longhall: {complaint}\n")
