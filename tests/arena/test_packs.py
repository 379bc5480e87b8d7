"""Leagues with content packs: every process plays with them, and another content is another league."""

import json
from pathlib import Path

import pytest

from longhall.arena import new_setup, play_all
from longhall.engine.packs import parse_pack
from tests.arena.conftest import without_times
from tests.terminal.conftest import Longhall
from tests.terminal.toy_table import toy_info

RICH = '[pack]\ngame = "toy"\nname = "Rich"\n[purse.short]\ncoins = 5\n'
LEAGUE = "arena toy --bots thrall,first --seed 5 --games 4 --league league.jsonl"


@pytest.fixture
def rich(tmp_path: Path) -> Path:
    path = tmp_path / "rich.toml"
    path.write_text(RICH, encoding="utf-8")
    return path


@pytest.mark.parametrize("processes", [1, 2])
def test_every_process_plays_with_the_packs(processes: int) -> None:
    scores = []
    for info in (toy_info(), toy_info().with_packs([parse_pack("rich.toml", RICH)])):
        setup = new_setup(info, 2, {}, ["thrall", "first"], "7")
        games = play_all(info, setup.options, setup.fixtures(4), processes)
        scores.append({game.number: game.scores for game in games})
    assert scores[0].keys() == scores[1].keys()
    assert scores[0] != scores[1]


def test_a_league_goes_on_with_the_same_packs_alone(longhall: Longhall, rich: Path) -> None:
    assert longhall(f"{LEAGUE} --content {rich}").code == 0
    head = json.loads(Path("league.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert head["content"] == [parse_pack("rich.toml", RICH).to_data()]
    ran = longhall(LEAGUE)
    assert (ran.code, ran.out) == (2, "")
    assert "belongs to another league. There content is: " in ran.err
    rich.write_text(RICH.replace("5", "4"), encoding="utf-8")
    assert longhall(f"{LEAGUE} --content {rich}").code == 2
    rich.write_text(f"# the same\n{RICH}", encoding="utf-8")
    again = longhall(f"{LEAGUE} --games 6 --content {rich} --json")
    assert (again.code, len(json.loads(again.out)["games"])) == (0, 6)


def test_a_league_without_packs_refuses_them(longhall: Longhall, rich: Path) -> None:
    assert longhall(LEAGUE).code == 0
    assert longhall(f"{LEAGUE} --content {rich}").code == 2


def test_a_file_from_before_there_were_packs_goes_on(longhall: Longhall) -> None:
    first = json.loads(longhall(f"{LEAGUE} --json").out)
    path = Path("league.jsonl")
    path.write_text(path.read_text(encoding="utf-8").replace('"content": [], ', "", 1), encoding="utf-8")
    assert '"content"' not in path.read_text(encoding="utf-8")
    again = json.loads(longhall(f"{LEAGUE} --json").out)
    assert [without_times(game) for game in again["games"]] == [without_times(game) for game in first["games"]]


def test_the_table_names_the_packs(longhall: Longhall, rich: Path) -> None:
    assert "Content pack: Rich (" in longhall(f"{LEAGUE} --content {rich}").out
