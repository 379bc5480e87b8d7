"""How finished games of all four games tell their ends: points add up, and places follow what decided."""

from pathlib import Path

import pytest

from longhall.terminal.outcome_text import outcome_lines
from longhall.words.speaker import Speaker
from tests.finished import stored

TESTS = Path(__file__).parents[1]
GAMES = sorted(TESTS.glob("*/games/*.json")) + sorted(TESTS.glob("*/followers/games/*.json"))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_the_points_of_a_score_add_up_to_it(file: Path) -> None:
    outcome = stored(file).outcome
    assert outcome is not None
    for score, parts in zip(outcome.scores, outcome.parts, strict=True):
        assert score == sum(points for part, points in parts.items() if part not in outcome.beside)


@pytest.mark.parametrize("file", GAMES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_more_points_are_never_placed_behind_fewer_where_points_decide(file: Path) -> None:
    outcome = stored(file).outcome
    assert outcome is not None
    if outcome.by_score:
        ranks = sorted(zip(outcome.places, outcome.scores, strict=True))
        assert [score for _, score in ranks] == sorted(outcome.scores, reverse=True)
    else:
        assert set(outcome.places) <= {1, 2}


def told(name: str) -> list[str]:
    game = stored(TESTS / name)
    return outcome_lines(game, Speaker(game.info, "en"))


def test_who_plays_alone_wins_against_nobody() -> None:
    assert told("feast_for_odin/games/alone.json")[1] == "Seat 0: 58 points, alone"


def test_after_a_victory_the_others_have_no_order() -> None:
    results = [line.split(": ")[1].split(" (")[0] for line in told("lords_of_ragnarok/games/jarl.json")[2:]]
    assert sorted(results) == ["lost"] * (len(results) - 1) + ["won"]


def test_when_surtur_manifests_no_follower_is_called_the_winner() -> None:
    lines = told("lords_of_ragnarok/followers/games/manifestation.json")
    assert lines[1] == "Surtur manifests: the human players lose"
    assert [line.split(": ")[1].split(" (")[0] for line in lines[2:]] == ["with Surtur", "lost"]
