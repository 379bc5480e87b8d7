"""Games of bots among themselves."""

import json
import subprocess
import sys

import pytest

from longhall.bots.match import in_turn
from tests.terminal.conftest import ROOT, TOY, Longhall


def test_wins_scores_decisions_and_speed_are_counted(longhall: Longhall) -> None:
    ran = longhall("simulate toy --seats 3 --games 20 --bots thrall --seed 5")
    assert ran.code == 0
    assert ran.lines[0] == "Seed: 5"
    assert ran.lines[1].startswith("Seat 0, thrall: wins ")
    assert ran.lines[2].startswith("   score, mean: ")
    assert ran.lines[3].startswith("   coins, mean: ")
    assert ran.lines[-1].startswith("20 games, ")
    assert ran.lines[-1].endswith(" games per second")


def test_json_has_a_record_of_every_game(longhall: Longhall) -> None:
    data = json.loads(longhall("simulate toy --seats 3 --option mood=wild --games 5 --seed 5 --json").out)
    assert (data["game"], data["seats"], data["options"]["mood"], data["bots"]) == ("toy", 3, "wild", ["thrall"] * 3)
    assert [game["seed"] for game in data["games"]] == [f"5/{number}" for number in range(5)]
    for game in data["games"]:
        assert len(game["places"]) == 3
        assert set(game["parts"][0]) == {"coins", "cards", "oath"}
        assert game["decisions"] > 0


def test_the_same_seed_gives_the_same_games_in_every_process(longhall: Longhall) -> None:
    command = "simulate toy --games 10 --seed 5 --json"
    here = longhall(command).out
    code = f"{TOY} sys.exit(main({command.split()!r}))"
    for hash_seed in ("1", "2"):
        there = subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert json.loads(there.stdout) == json.loads(here)
    assert json.loads(longhall("simulate toy --games 10 --seed 6 --json").out)["games"] != json.loads(here)["games"]


def test_a_longer_run_begins_as_a_shorter_one(longhall: Longhall) -> None:
    short, long = (json.loads(longhall(f"simulate toy --games {n} --seed 5 --json").out)["games"] for n in (3, 6))
    assert long[:3] == short


def test_without_a_seed_one_is_drawn_and_named(longhall: Longhall) -> None:
    first, second = (json.loads(longhall("simulate toy --games 1 --json").out) for _ in range(2))
    assert first["seed"] != second["seed"]
    again = json.loads(longhall(f"simulate toy --games 1 --seed {first['seed']} --json").out)
    assert again == first


@pytest.mark.parametrize(("names", "seats"), [("ab", "abab"), ("a", "aaaa"), ("abcd", "abcd")])
def test_fewer_bots_than_seats_are_repeated(names: str, seats: str) -> None:
    assert in_turn(names, 4) == list(seats)
