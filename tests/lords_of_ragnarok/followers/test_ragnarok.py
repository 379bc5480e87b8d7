"""How a game with a Follower ends."""

from typing import Any

import pytest

from tests.lords_of_ragnarok.followers.laying import SURTURS, YOU, Follower, Solo, follower_step, person_phase
from tests.lords_of_ragnarok.play import Player

QUIET = {"wheel": {name: [SURTURS] for name in ("march", "recruit", "build_temple", "monsters", "usurp")}}


def last_turn(you: list[int], surtur: list[int], tokens: list[int]) -> Solo:
    """The person's turn is the last one of all; nothing happens in it."""
    lay: dict[str, Any] = {"doomer": YOU, "last_turns": [], "desolation": tokens}
    table = person_phase("special", Player(control=you), Follower(control=surtur), **lay)
    return table.act(YOU, "prepare").finish()


def ending(table: Solo) -> tuple[str, list[int], list[int]]:
    assert table.game.outcome is not None
    data = table.game.outcome.to_data()
    return data["reason"], data["places"], data["scores"]


@pytest.mark.rule("LS-RAGNAROK-01", "LS-TURN-03")
def test_both_win_with_the_numbers_of_the_small_board() -> None:
    table = follower_step("maneuver", Player(), Follower(control=[4, 7, 8, 12], armies={8: [2]}), temples=[4, 7, 9, 12])
    assert ending(table)[:2] == ("gothi", [2, 1])
    table = person_phase("special", Player(control=[4, 7, 9, 12]), Follower(), temples=[4, 7, 9])
    assert ending(table.act(YOU, "build_temple", "to:12"))[:2] == ("gothi", [1, 2])


@pytest.mark.rule("LS-RAGNAROK-02")
def test_everybody_has_a_last_turn_and_who_brought_it_about_is_the_last() -> None:
    wheel = {"march": [YOU]}
    table = person_phase(
        "special", Player(), Follower(), wheel=wheel, levels={"odin": 2}, turned=["r2_regions", "r2_temples"]
    )
    table.act(YOU, "build_monument", "build:odin")
    assert table.event("ragnarok") == {"seat": YOU}
    table.finish()
    turns = [key for key in table.told() if key in ("follower.turn", "turn")]
    assert turns == ["follower.turn", "turn"]
    assert ending(table)[0] in ("ragnarok", "manifestation")


@pytest.mark.rule("LS-RAGNAROK-02")
def test_a_follower_who_brings_it_about_is_the_last() -> None:
    full = {name: [SURTURS] for name in ("march", "recruit", "prepare")}
    table = follower_step(
        "special", Player(), Follower(), wheel=full, levels={"odin": 2}, turned=["r2_regions", "r2_temples"]
    )
    assert table.event("ragnarok") == {"seat": SURTURS}
    assert table.g.last_turns == (SURTURS,)
    table.finish()
    assert [key for key in table.told() if key in ("follower.turn", "turn")] == ["turn", "follower.turn"]


@pytest.mark.rule("LS-RAGNAROK-03")
def test_every_token_counts_for_the_follower_wherever_it_lies() -> None:
    assert ending(last_turn([4, 7, 10], [13], [4, 15])) == ("ragnarok", [2, 1], [3, 3])
    assert ending(last_turn([4, 7, 10], [13], [3])) == ("ragnarok", [1, 2], [3, 2])
    assert ending(last_turn([4, 7, 10], [], [1, 3, 16, 4])) == ("ragnarok", [2, 1], [3, 4])


@pytest.mark.rule("LS-RAGNAROK-04", "LS-INTRO-02")
def test_a_tie_is_won_by_the_follower() -> None:
    assert ending(last_turn([4, 7], [13, 15], []))[1] == [2, 1]
    assert ending(last_turn([4, 7, 10], [13, 15], []))[1] == [1, 2]


@pytest.mark.rule("LS-RAGNAROK-05")
def test_another_victory_or_the_manifestation_in_the_last_turns_ends_the_game_at_once() -> None:
    lay: dict[str, Any] = {"doomer": YOU, "last_turns": [YOU]}
    table = follower_step("maneuver", Player(), Follower(control=range(1, 10), armies={9: [4]}), **lay)
    assert ending(table)[:2] == ("jarl", [2, 1])
    table = follower_step("special", Player(), Follower(control=[1]), desolation=[1, 4, 7, 10, 13], **lay)
    assert ending(table)[:2] == ("manifestation", [2, 1])
