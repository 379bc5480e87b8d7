"""Finished games, one for each way in which the game can end. Each is a save of a game that was played from its set-up
to its end."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from longhall.engine.game import Game
from tests.finished import outcome, replays, stored, told

GAMES = Path(__file__).parent / "games"
SEATS = {"gothi": 2, "jarl": 2, "slayer": 3, "ragnarok": 4}


def finished(name: str) -> Game:
    return stored(GAMES / f"{name}.json")


def before_the_end(game: Game) -> dict[str, Any]:
    """What everybody saw before the last answer."""
    return game.replayed(len(game.gestures) - 1).observation(None)


def test_every_stored_game_is_looked_at() -> None:
    assert sorted(path.stem for path in GAMES.glob("*.json")) == sorted(SEATS)
    assert set(SEATS.values()) == {2, 3, 4}


@pytest.mark.parametrize("name", SEATS)
def test_the_journal_replays_to_the_same_outcome_and_log(name: str) -> None:
    replays(finished(name))


@pytest.mark.rule("LR-VICTORY-01")
@pytest.mark.parametrize("name", SEATS)
def test_it_ends_as_its_name_says_and_nobody_is_asked_any_more(name: str) -> None:
    game = finished(name)
    assert (game.seats, game.asks) == (SEATS[name], [])
    assert (outcome(game)["reason"], len(outcome(game)["winners"])) == (name, 1)
    if name != "ragnarok":
        (winner,) = outcome(game)["winners"]
        assert outcome(game)["places"] == [1 if seat == winner else 2 for seat in range(game.seats)]
        assert told(game, f"victory.{name}") == [{"seat": winner}]
        assert game.events(0, None)[-1]["key"] == f"victory.{name}"


@pytest.mark.rule("LR-TURN-03", "LR-SETUP-24")
@pytest.mark.parametrize("name", SEATS)
def test_turns_went_clockwise(name: str) -> None:
    game = finished(name)
    turns = [args["seat"] for args in told(game, "turn")]
    assert turns[0] == game.observation(None)["first"]
    assert all((this + 1) % game.seats == following for this, following in pairwise(turns))


@pytest.mark.rule("LR-VICTORY-02", "LR-VICTORY-07")
def test_a_great_jarl() -> None:
    game = finished("jarl")
    (winner,) = outcome(game)["winners"]
    assert outcome(game)["parts"][winner]["regions"] == 3
    assert max(before_the_end(game)["tracker"]["jarl"]["have"]) == 2


@pytest.mark.rule("LR-VICTORY-03", "LR-VICTORY-04")
def test_a_great_gothi() -> None:
    game = finished("gothi")
    (winner,) = outcome(game)["winners"]
    assert outcome(game)["parts"][winner]["temples"] == 4
    assert max(before_the_end(game)["tracker"]["gothi"]["have"]) == 3


@pytest.mark.rule("LR-VICTORY-05", "LR-VICTORY-06")
def test_a_slayer() -> None:
    game = finished("slayer")
    (winner,) = outcome(game)["winners"]
    assert outcome(game)["parts"][winner]["kills"] >= 2
    assert told(game, "hunt")[-1]["monster"] == "loki"
    assert [args["monster"] for args in told(game, "slot.covered")][-5:] == ["loki"] * 5


@pytest.mark.rule("LR-RAGNAROK-02", "LR-RAGNAROK-05", "LR-RAGNAROK-06")
def test_ragnarok() -> None:
    game = finished("ragnarok")
    (doom,) = told(game, "ragnarok")
    turns = [args["seat"] for args in told(game, "turn")]
    assert turns[-4:] == [(doom["seat"] + 1 + i) % 4 for i in range(4)]
    assert len(told(game, "requirement")) >= 3
    scores, places = outcome(game)["scores"], outcome(game)["places"]
    order = sorted(range(4), key=lambda seat: (-scores[seat], (seat - doom["seat"] - 1) % 4))
    assert places == [order.index(seat) + 1 for seat in range(4)]
