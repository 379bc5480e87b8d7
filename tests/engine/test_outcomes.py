"""How finished games of all four games tell their ends: points add up, and places follow what decided."""

from pathlib import Path

import pytest

from longhall.engine.outcomes import Rating, tie_breaks
from longhall.games.feast_for_odin.scoring import RATING
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
    seats = stored(TESTS / "lords_of_ragnarok/games/jarl.json").seats
    lines = told("lords_of_ragnarok/games/jarl.json")[2 : 2 + seats]
    results = [line.split(": ")[1].split(" (")[0] for line in lines]
    assert sorted(results) == ["lost"] * (len(results) - 1) + ["won"]


def test_when_surtur_manifests_no_follower_is_called_the_winner() -> None:
    lines = told("lords_of_ragnarok/followers/games/manifestation.json")
    assert lines[1] == "Surtur manifests: the human players lose"
    assert [line.split(": ")[1].split(" (")[0] for line in lines[2:4]] == ["with Surtur", "lost"]


# Ways to win, ties, a result alone


def test_a_result_alone_has_a_step_and_only_one_of_them_is_the_rulebooks() -> None:
    outcome = stored(TESTS / "feast_for_odin/games/alone.json").outcome
    assert outcome is not None
    assert outcome.rating is not None
    assert (outcome.scores, outcome.rating.reached, outcome.rating.rulebook) == ([58], "hall", "good")
    assert stored(TESTS / "feast_for_odin/games/four.json").outcome.rating is None  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("points", "step"),
    [(-61, "winter"), (-1, "winter"), (0, "roof"), (49, "roof"), (50, "hall"), (100, "good"), (130, "feast")],
)
def test_every_step_begins_with_its_fewest_points(points: int, step: str) -> None:
    assert Rating(RATING, "good", points).reached == step


def test_a_ladder_ends_with_the_row_that_decided() -> None:
    ladder = tie_breaks([("wealth", [9, 9, 4]), ("silver", [5, 7, 8]), ("drawn", [1, 2, 3])])
    assert [(row.key, row.values, row.decided) for row in ladder] == [
        ("wealth", [9, 9, 4], False),
        ("silver", [5, 7, None], True),
    ]
    shared = tie_breaks([("wealth", [9, 9]), ("silver", [7, 7])])
    assert [row.decided for row in shared] == [False, False]


@pytest.mark.parametrize("file", GAMES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_ways_to_win_and_ladders_agree_with_the_places(file: Path) -> None:
    outcome = stored(file).outcome
    assert outcome is not None
    for path in outcome.paths:
        assert all(path.have[seat] == parts[path.part] for seat, parts in enumerate(outcome.parts) if path.need)
    won = [path for path in outcome.paths if path.id == outcome.reason and path.need]
    if won and won[0].id != "slayer":
        assert [seat for seat, n in enumerate(won[0].have) if n >= won[0].need] == outcome.winners
    if outcome.ties:
        last = outcome.ties[-1]
        assert last.decided == (len(outcome.winners) == 1)
        best = max(value for value in last.values if value is not None)
        assert [seat for seat, value in enumerate(last.values) if value == best] == outcome.winners


@pytest.mark.parametrize("lang", ["en", "pt", "es"])
@pytest.mark.parametrize("file", GAMES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_the_terminal_tells_the_same(file: Path, lang: str) -> None:
    game = stored(file)
    outcome = game.outcome
    assert outcome is not None
    lines = outcome_lines(game, Speaker(game.info, lang))
    assert len(lines) >= 2 + game.seats + len(outcome.paths) + len(outcome.ties) + (outcome.rating is not None)


def test_the_terminal_adds_up_rounds() -> None:
    lines = told("blood_rage/games/all_passed.json")
    assert any(line.startswith("Age 1: ") for line in lines)
