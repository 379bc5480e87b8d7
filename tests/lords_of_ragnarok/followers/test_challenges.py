"""The challenge cards, and the capabilities of corrupted heroes."""

from typing import Any

import pytest

from tests.lords_of_ragnarok.followers.laying import SURTURS, YOU, Follower, Solo, follower_step, person_phase, runes
from tests.lords_of_ragnarok.play import Player

# Challenges


def begun(**options: Any) -> Solo:
    """The position when people have chosen, before the first turn."""
    table = Solo(2, followers="1", follower_hero="lagertha", **options)
    while table.observation()["phase"] == "selection":
        table.default()
    return table


def until_turn(table: Solo) -> list[dict[str, Any]]:
    events = table.game.events(0, None)
    first = next(number for number, event in enumerate(events) if event["key"] == "follower.turn")
    return events[:first]


@pytest.mark.card("challenge.challenge_1")
@pytest.mark.rule("LS-SETUP-24", "LS-AMB-90")
def test_another_token_at_the_start() -> None:
    told = [event["args"] for event in until_turn(begun(challenge_1="yes")) if event["key"] == "desolation"]
    assert [args["n"] for args in told] == [2]
    assert not [event for event in until_turn(begun()) if event["key"] == "desolation"]


@pytest.mark.card("challenge.challenge_2")
@pytest.mark.rule("LS-SETUP-24")
def test_stronger_armies_at_the_start() -> None:
    grown = [event["args"]["n"] for event in until_turn(begun(challenge_2="yes")) if event["key"] == "army.grown"]
    assert grown == [2, 2]


@pytest.mark.card("challenge.challenge_3")
@pytest.mark.rule("LS-SETUP-24", "LS-AMB-90")
def test_a_blessing_for_every_follower() -> None:
    told = [event["args"]["seat"] for event in until_turn(begun(challenge_3="yes")) if event["key"] == "stash"]
    assert told == [SURTURS]
    table = Solo(3, followers="2", challenge_3="yes")
    while table.observation()["phase"] == "selection":
        table.default()
    assert [event["args"]["seat"] for event in until_turn(table) if event["key"] == "stash"] == [1, 2]


@pytest.mark.card("challenge.challenge_4")
@pytest.mark.rule("LS-DESOLATION-11")
def test_tokens_that_are_harder_to_remove() -> None:
    for tokens, needed in (([3], 6), ([3, 4], 5), ([3, 4, 7, 10, 13], 2)):
        table = person_phase("maneuver", Player(), Follower(), desolation=tokens, challenges=["challenge_4"])
        assert table.observation()["removal"] == needed


@pytest.mark.card("challenge.challenge_5")
@pytest.mark.rule("LS-RUNE-02")
def test_three_rune_actions() -> None:
    surtur = Follower(at=4, runes=runes(6), control=[3], armies={3: [1]})
    for challenges, n in (([], 2), (["challenge_5"], 3)):
        table = follower_step("runes", Player(), surtur, selected=2, challenges=challenges)
        assert len(table.happened("follower.rune_action")) == n


@pytest.mark.card("challenge.challenge_6")
@pytest.mark.rule("LS-BATTLE-07", "LS-DEF-08")
def test_one_card_more_in_battles() -> None:
    you = Player(armies={5: [1]}, hand=("bow",))
    surtur = Follower(control=[5], armies={5: [2]}, hand=("bow",) * 3)
    for challenges, n in (([], 2), (["challenge_6"], 3)):
        table = person_phase("maneuver", you, surtur, challenges=challenges).answer(YOU, "done")
        assert table.event("battle.deck")["n"] == n


# Corrupted heroes


@pytest.mark.card("corrupted.ragnar")
@pytest.mark.rule("LS-SETUP-17")
def test_ragnar_has_stronger_armies() -> None:
    assert Solo(2, followers="1", follower_hero="ragnar").all_armies(SURTURS) == {3: [2, 2]}


@pytest.mark.card("corrupted.lagertha")
@pytest.mark.rule("LS-SETUP-17")
def test_lagertha_has_two_more_cards() -> None:
    assert Solo(2, followers="1", follower_hero="lagertha").cards() == 3


@pytest.mark.card("corrupted.snorri")
@pytest.mark.rule("LS-SETUP-17")
def test_snorri_has_three_runes() -> None:
    assert len(Solo(2, followers="1", follower_hero="snorri").runes(SURTURS)) == 3


@pytest.mark.card("corrupted.aslaug")
@pytest.mark.rule("LS-SETUP-17", "LS-TIE-03", "LS-RUNE-22")
def test_aslaug_has_two_allies_and_a_card_for_each() -> None:
    table = Solo(2, followers="1", follower_hero="aslaug")
    assert sorted(table.allies(SURTURS)) == ["muspelheim", "svartalfheim"]
    assert table.cards() == 3


@pytest.mark.card("corrupted.beowulf")
@pytest.mark.rule("LS-SETUP-17", "LS-RUNE-12")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_beowulf_has_the_nearest_monster(seed: str) -> None:
    g = Solo(2, seed=seed, followers="1", follower_hero="beowulf").g
    away = [g.map.distances[g.hero_at[SURTURS]][place] for place in g.monster_at if place >= 0]
    (mine,) = [monster for monster, owner in enumerate(g.rings) if owner == SURTURS]
    assert g.map.distances[g.hero_at[SURTURS]][g.monster_at[mine]] == min(away)
