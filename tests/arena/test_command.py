"""`longhall arena` as it is typed: tables, JSON, languages and exit codes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from longhall.words import LANGUAGES, t
from tests.arena.conftest import LEAGUE, without_times
from tests.terminal.conftest import ROOT, Longhall


def test_the_table_has_a_line_for_each_bot_and_each_pair(longhall: Longhall) -> None:
    ran = longhall(f"{LEAGUE} --games 10 --processes 2")
    assert ran.code == 0
    title, _, head, *rows, method = ran.lines
    assert title == "Toy. Seats: 2. Options: length=short, mood=calm. Seed: 5. Games: 30."
    assert head.split() == ["bot", "rating", "games", "wins", "score", "place", "decisions", "ms", "CPU", "ms"]
    assert sorted(row.split()[0] for row in rows[:3]) == ["first", "last", "thrall"]
    assert {row.split()[4] for row in rows[:3]} == {"20"}
    assert rows[4].split() == ["bot", "against", "games", "won", "tied", "lost", "wins", "95%", "interval"]
    best, second, third = (row.split()[0] for row in rows[:3])
    assert [row.split()[:3] for row in rows[5:8]] == [[best, second, "10"], [best, third, "10"], [second, third, "10"]]
    assert len({len(row) for row in (head, *rows[:3])}) == 1  # aligned
    assert len({len(row) for row in rows[4:8]}) == 1
    assert "Wilson" in method
    assert "Plackett-Luce" in method


def test_json_has_all_that_the_table_has_and_every_game(longhall: Longhall) -> None:
    data = json.loads(longhall(f"{LEAGUE} --games 4 --seats 3 --option mood=wild --json").out)
    assert (data["game"], data["seats"], data["seed"], data["options"]["mood"]) == ("toy", 3, "5", "wild")
    assert data["methods"]["interval"] == "Wilson score"
    assert [game["number"] for game in data["games"]] == list(range(6))
    assert [line["games"] for line in data["standings"]] == [6, 6, 6]
    ratings = [line["rating"] for line in data["standings"]]
    assert ratings == sorted(ratings, reverse=True)
    for pair in data["pairs"]:
        assert pair["wins"] + pair["ties"] + pair["losses"] == pair["games"] == 6
        assert pair["low"] <= pair["win_rate"] <= pair["high"]


def test_the_result_does_not_depend_on_the_number_of_processes(longhall: Longhall) -> None:
    one, two = (json.loads(longhall(f"{LEAGUE} --games 20 --processes {n} --json").out) for n in (1, 2))
    for part in ("games", "standings", "pairs"):
        assert list(map(without_times, one[part])) == list(map(without_times, two[part]))
    other = json.loads(longhall("arena toy --bots thrall,first,last --seed 6 --games 20 --json").out)
    assert other["games"][0]["seed"] == "6/0"
    assert list(map(without_times, other["games"])) != list(map(without_times, one["games"]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_table_and_errors(longhall: Longhall, lang: str) -> None:
    ran = longhall(f"{LEAGUE} --games 2 --league it.jsonl --lang {lang}")
    assert t("arena.method", lang) in ran.lines
    assert t("arena.interval", lang) in ran.out
    assert ran.lines[2].split()[1] == t("arena.rating", lang)
    ran = longhall(f"arena toy --bots thrall,first,last --seed 6 --league it.jsonl --lang {lang}")
    said = t("error.league.other", lang, file="it.jsonl", field="seed", there="5", here="6")
    assert (ran.code, ran.out, ran.err) == (2, "", f"longhall: {said}\n")


@pytest.mark.parametrize(
    "command",
    [
        "arena",
        "arena toy",
        "arena chess --bots thrall,first",
        "arena toy --bots thrall",
        "arena toy --bots thrall,odin",
        "arena toy --bots thrall,thrall",
        "arena toy --bots thrall,first --games 0",
        "arena toy --bots thrall,first --processes 0",
        "arena toy --bots thrall,first --seats 9",
        "arena toy --bots thrall,first --option mood=purple",
        "arena toy --bots thrall,first --league .",
        "arena toy --bots thrall,first --league nowhere/it.jsonl",
        "arena toy --bots thrall,first --league notes.txt",
        "arena toy --bots thrall,broken --games 2",
    ],
)
def test_bad_input_is_answered_in_one_line(longhall: Longhall, command: str) -> None:
    Path("notes.txt").write_text("mine\n", encoding="utf-8")
    ran = longhall(command)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith("longhall")
    assert Path("notes.txt").read_text(encoding="utf-8") == "mine\n"


def test_a_league_without_a_file_leaves_none(
    longhall: Longhall, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert longhall(f"{LEAGUE} --games 2").code == 0
    assert list(tmp_path.iterdir()) == []


def test_a_league_that_is_over_is_shown_again_and_may_become_longer(longhall: Longhall) -> None:
    command = "arena toy --bots thrall,first --league it.jsonl"  # the seed was drawn, and stands in the file
    first = longhall(f"{command} --games 6")
    kept = Path("it.jsonl").read_bytes()
    assert longhall(f"{command} --games 6").out == first.out
    assert Path("it.jsonl").read_bytes() == kept
    assert longhall(f"{command} --games 8").code == 0
    assert Path("it.jsonl").read_bytes().startswith(kept)
    assert len(Path("it.jsonl").read_bytes().splitlines()) == 1 + 8


def test_a_real_game_has_its_league() -> None:
    command = "arena kardnarok --option mode=duel --bots thrall,karl --games 2 --seed 1 --json"
    code = f"import sys; from longhall.terminal.cli import main; sys.exit(main({command.split()!r}))"
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    data = json.loads(ran.stdout)
    assert [game["bots"] for game in data["games"]] == [["thrall", "karl"], ["karl", "thrall"]]
    times = {line["bot"]: line["cpu_ms"] for line in data["standings"]}
    assert times["karl"] > times["thrall"] > 0
