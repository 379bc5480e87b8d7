"""Finished games, one for each way in which the game can end (Basic 21, 22). Each is a save of a game that was played
from its set-up to its end."""

import json
from pathlib import Path

import pytest

import longhall
from longhall.engine.game import Game
from tests.finished import outcome

GAMES = Path(__file__).parent / "games"
ENDS = ("wealth", "silver", "draw", "repeated_draw", "shared")  # what settled the first place


def finished(end: str) -> Game:
    return longhall.load(json.loads((GAMES / f"{end}.json").read_text(encoding="utf-8")))


def richest(game: Game) -> list[int]:
    """The seats with the most wealth."""
    scores = outcome(game)["scores"]
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def silver(game: Game) -> list[int]:
    return [part["silver"] for part in outcome(game)["parts"]]


def drawn(game: Game) -> dict[int, list[int]]:
    """The strength of every draw for victory, by seat."""
    found: dict[int, list[int]] = {}
    for event in game.events(0, None):
        if event["key"] == "tie.drawn":
            found.setdefault(event["args"]["kingdom"], []).append(event["args"]["n"])
    return found


def test_every_stored_game_is_looked_at() -> None:
    assert sorted(path.stem for path in GAMES.glob("*.json")) == sorted(ENDS)


@pytest.mark.parametrize("end", ENDS)
def test_the_journal_replays_to_the_same_outcome_and_log(end: str) -> None:
    game = finished(end)
    again = game.replayed(len(game.gestures))
    assert outcome(again) == outcome(game)
    assert again.events(0, None) == game.events(0, None)
    assert again.save() == game.save()


@pytest.mark.parametrize("end", ENDS)
def test_nobody_is_asked_any_more_and_wealth_is_the_reason(end: str) -> None:
    game = finished(end)
    assert game.asks == []
    assert outcome(game)["reason"] == "wealth"


@pytest.mark.rule("KR-END-02")
def test_won_by_wealth_alone() -> None:
    game = finished("wealth")
    assert outcome(game)["winners"] == richest(game)
    assert len(richest(game)) == 1
    assert drawn(game) == {}


@pytest.mark.rule("KR-END-03")
def test_won_on_silver() -> None:
    game = finished("silver")
    tied = richest(game)
    assert len(tied) == 2
    assert outcome(game)["winners"] == [max(tied, key=lambda seat: silver(game)[seat])]
    assert drawn(game) == {}


@pytest.mark.rule("KR-END-04")
def test_won_by_a_draw_of_warriors() -> None:
    game = finished("draw")
    draws = drawn(game)
    assert len({silver(game)[seat] for seat in draws}) == 1
    assert {len(each) for each in draws.values()} == {1}
    assert outcome(game)["winners"] == [max(draws, key=lambda seat: draws[seat])]


@pytest.mark.rule("KR-END-05")
def test_won_by_a_draw_that_had_to_be_repeated() -> None:
    game = finished("repeated_draw")
    one, other = drawn(game)
    draws = drawn(game)
    assert draws[one][:-1] == draws[other][:-1] != []
    assert outcome(game)["winners"] == [max(one, other, key=lambda seat: draws[seat][-1])]


@pytest.mark.rule("KR-END-05")
def test_shared_after_ten_repeats() -> None:
    game = finished("shared")
    one, other = drawn(game)
    assert drawn(game)[one] == drawn(game)[other]
    assert len(drawn(game)[one]) == 11
    assert outcome(game)["winners"] == [one, other]
