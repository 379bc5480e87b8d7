"""Finished games, one for each way in which an Action phase and the game can end. Each is a save of a game that was
played from its set-up to its end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from longhall.engine.game import Game
from tests.finished import outcome, replays, stored

GAMES = Path(__file__).parent / "games"
SEATS = {"all_pillaged": 2, "out_of_rage": 2, "shared": 3, "all_passed": 4, "first_game": 4}
PLACES = ("yggdrasil", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor")


def finished(name: str) -> Game:
    return stored(GAMES / f"{name}.json")


def phases(game: Game) -> Iterator[tuple[list[int], list[int], bool]]:
    """Of every Action phase: who passed, what was passed away, and whether all that stood was pillaged in the end."""
    gone = {place for place, ruined in zip(PLACES, game.replayed(0).observation(None)["ruined"], strict=True) if ruined}
    pillaged: set[str] = set()
    passed: list[tuple[int, int]] = []
    for event in game.events(0, None):
        key, args = event["key"], event["args"]
        if key == "pillaged":
            pillaged.add(args["place"])
        elif key == "passed":
            passed.append((args["clan"], args["n"]))
        elif key == "ragnarok":
            gone.add(args["place"])
        elif key == "action.over":
            yield [seat for seat, _ in passed], [n for _, n in passed], pillaged | gone == set(PLACES)
            pillaged, passed = set(), []


def test_every_stored_game_is_looked_at() -> None:
    assert sorted(path.stem for path in GAMES.glob("*.json")) == sorted(SEATS)
    assert set(SEATS.values()) == {2, 3, 4}


@pytest.mark.parametrize("name", SEATS)
def test_the_journal_replays_to_the_same_outcome_and_log(name: str) -> None:
    replays(finished(name))


@pytest.mark.rule("BR-END-01", "BR-PHASE-01")
@pytest.mark.parametrize("name", SEATS)
def test_after_three_ages_nobody_is_asked_any_more(name: str) -> None:
    game = finished(name)
    assert (game.seats, game.asks, game.observation(None)["age"]) == (SEATS[name], [], 3)
    assert len(list(phases(game))) == 3
    assert outcome(game)["reason"] == "glory"


@pytest.mark.rule("BR-END-04")
@pytest.mark.parametrize("name", SEATS)
def test_the_winners_have_the_most_glory_and_all_of_it_has_a_source(name: str) -> None:
    found = outcome(finished(name))
    best = max(found["scores"])
    assert found["winners"] == [seat for seat, score in enumerate(found["scores"]) if score == best]
    assert found["scores"] == [sum(parts.values()) for parts in found["parts"]]


@pytest.mark.rule("BR-ACTION-09")
def test_a_phase_that_ended_because_all_was_pillaged() -> None:
    ends = list(phases(finished("all_pillaged")))
    assert [done for _, _, done in ends].count(True) >= 1
    assert any(done and not passed for passed, _, done in ends)


@pytest.mark.rule("BR-ACTION-05", "BR-ACTION-09")
def test_phases_that_ended_because_everybody_was_out_of_rage() -> None:
    assert list(phases(finished("out_of_rage"))) == [([], [], False)] * 3


@pytest.mark.rule("BR-ACTION-07", "BR-ACTION-09")
def test_a_phase_that_ended_because_all_had_passed() -> None:
    ends = list(phases(finished("all_passed")))
    assert any(sorted(passed) == [0, 1, 2, 3] and not done for passed, _, done in ends)
    assert all(n > 0 for _, given_up, _ in ends for n in given_up)


@pytest.mark.rule("BR-END-05")
def test_a_shared_victory() -> None:
    assert outcome(finished("shared"))["winners"] == [1, 2]


@pytest.mark.rule("BR-DRAFT-07")
def test_a_first_game_began_without_a_draft() -> None:
    game = finished("first_game")
    told = [event["key"] for event in game.events(0, None)]
    assert game.options["first_game"] == "yes"
    assert told.count("draft.over") == 2
    assert "picked.hidden" not in told[: told.index("action.begins")]
