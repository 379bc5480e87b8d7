"""Finished games: long and short, alone and in company. Each is a save of a game that was played from its set-up to its
end."""

from collections import Counter
from pathlib import Path

import pytest

from longhall.engine.game import Game
from tests.feast_for_odin.play import PHASES
from tests.finished import outcome, replays, stored, told

GAMES = Path(__file__).parent / "games"
SEATS = {"alone": 1, "long": 2, "short": 3, "four": 4, "shared": 2}
ROUNDS = {"alone": 7, "long": 7, "short": 6, "four": 7, "shared": 6}


def finished(name: str) -> Game:
    return stored(GAMES / f"{name}.json")


def test_every_stored_game_is_looked_at() -> None:
    assert sorted(path.stem for path in GAMES.glob("*.json")) == sorted(SEATS)
    assert set(SEATS.values()) == {1, 2, 3, 4}


@pytest.mark.parametrize("name", SEATS)
def test_the_journal_replays_to_the_same_outcome_and_log(name: str) -> None:
    replays(finished(name))


@pytest.mark.rule("FO-PHASE-01", "FO-END-01")
@pytest.mark.parametrize("name", SEATS)
def test_after_the_feast_of_the_last_round_nobody_is_asked_any_more(name: str) -> None:
    game = finished(name)
    assert (game.seats, game.asks, game.observation(None)["round"]) == (SEATS[name], [], ROUNDS[name])
    assert [args["phase"] for args in told(game, "phase")] == [*PHASES * (ROUNDS[name] - 1), *PHASES[:9]]
    assert game.position.faults() == []


@pytest.mark.rule("FO-SCORE-13")
@pytest.mark.parametrize("name", SEATS)
def test_the_winners_have_the_highest_total_and_all_of_it_has_a_source(name: str) -> None:
    found = outcome(finished(name))
    best = max(found["scores"])
    assert found["winners"] == [seat for seat, score in enumerate(found["scores"]) if score == best]
    assert found["scores"] == [sum(parts.values()) for parts in found["parts"]]


@pytest.mark.rule("FO-SCORE-13")
def test_a_shared_victory() -> None:
    assert outcome(finished("shared"))["winners"] == [0, 1]


@pytest.mark.rule("FO-PHASE5-02", "FO-PHASE5-03")
@pytest.mark.parametrize("name", SEATS)
def test_no_space_was_taken_twice_in_a_round(name: str) -> None:
    taken: Counter[str] = Counter()
    for event in finished(name).events(0, None):
        if event["key"] == "round":
            taken.clear()
        elif event["key"] == "placed":
            taken[event["args"]["space"]] += 1
            assert taken[event["args"]["space"]] == 1


@pytest.mark.rule("FO-EXPLORE-04")
@pytest.mark.parametrize("name", SEATS)
def test_no_board_was_explored_twice(name: str) -> None:
    boards = [args["board"] for args in told(finished(name), "explored")]
    assert len(boards) == len(set(boards)) <= 4


@pytest.mark.rule("FO-IMIT-01")
def test_four_players_imitate_each_other() -> None:
    game = finished("four")
    assert len(game.observation(None)["imitations"]) == 2
    assert told(game, "imitated")


def test_together_they_show_most_of_the_game() -> None:
    keys = {event["key"] for name in SEATS for event in finished(name).events(0, None)}
    wanted = [
        "explored",
        "emigrated",
        "played",
        "succeeded",
        "failed",
        "house",
        "ship",
        "born",
        "laid",
        "served",
        "penalty",
    ]
    assert set(wanted) <= keys
