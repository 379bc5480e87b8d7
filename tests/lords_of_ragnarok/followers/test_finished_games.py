"""Finished solo games, one for each way in which one can end. Each is a save of a game that was played from its set-up
to its end."""

from pathlib import Path

import pytest

from longhall.engine.game import Game
from tests.finished import outcome, replays, stored, told
from tests.lords_of_ragnarok.followers.laying import SURTURS, YOU

GAMES = Path(__file__).parent / "games"
ENDINGS = {  # the file, how it ended, and who won
    "jarl": ("jarl", YOU),
    "gothi": ("gothi", SURTURS),
    "slayer": ("slayer", SURTURS),
    "ragnarok_person": ("ragnarok", YOU),
    "ragnarok_follower": ("ragnarok", SURTURS),
    "manifestation": ("manifestation", SURTURS),
}


def finished(name: str) -> Game:
    return stored(GAMES / f"{name}.json")


def test_every_stored_game_is_looked_at() -> None:
    assert sorted(path.stem for path in GAMES.glob("*.json")) == sorted(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_the_journal_replays_to_the_same_outcome_and_log(name: str) -> None:
    replays(finished(name))


@pytest.mark.rule("LS-INTRO-02", "LS-RAGNAROK-01")
@pytest.mark.parametrize("name", ENDINGS)
def test_it_ends_as_its_name_says(name: str) -> None:
    game = finished(name)
    reason, winner = ENDINGS[name]
    assert (outcome(game)["reason"], outcome(game)["winners"]) == (reason, [winner])
    assert outcome(game)["places"][winner] == 1
    assert game.asks == []


@pytest.mark.rule("LS-GEN-01", "LS-TURN-02")
@pytest.mark.parametrize("name", ENDINGS)
def test_turns_alternated_and_the_follower_began(name: str) -> None:
    turns = [e["args"]["seat"] for e in finished(name).events(0, None) if e["key"] in ("follower.turn", "turn")]
    assert turns == [SURTURS, YOU] * (len(turns) // 2) + [SURTURS] * (len(turns) % 2)


@pytest.mark.rule("LS-ENGINE-05")
@pytest.mark.parametrize("name", ENDINGS)
def test_the_person_alone_has_answered(name: str) -> None:
    assert {gesture.seat for gesture in finished(name).gestures} == {YOU}


@pytest.mark.rule("LS-RAGNAROK-03", "LS-RAGNAROK-04")
@pytest.mark.parametrize("name", ["ragnarok_person", "ragnarok_follower"])
def test_ragnarok_counts_the_tokens(name: str) -> None:
    game = finished(name)
    mine, theirs = outcome(game)["scores"]
    assert (ENDINGS[name][1] == YOU) == (mine > theirs)
    parts = outcome(game)["parts"][SURTURS]
    assert theirs == parts["yggdrasil"] + parts["desolation"]
    assert parts["desolation"] == sum(game.observation(None)["desolate"])


@pytest.mark.rule("LS-DESOLATION-14")
def test_surtur_manifests_with_all_five_tokens_on_the_board() -> None:
    game = finished("manifestation")
    assert sum(game.observation(None)["desolate"]) == 5
    assert told(game, "manifestation") == [{"seat": SURTURS, "rule": "LS-DESOLATION-14"}]
    assert game.events(0, None)[-1]["key"] == "manifestation"


@pytest.mark.rule("LS-HUNT-02", "LS-HUNT-13")
def test_the_slayer_killed_the_boss() -> None:
    game = finished("slayer")
    assert outcome(game)["parts"][SURTURS]["kills"] >= 1
    assert told(game, "follower.hunts")[-1]["monster"] == "loki"
