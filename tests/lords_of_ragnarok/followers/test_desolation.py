"""Desolation tokens: where they go, how people remove them, and Surtur's manifestation."""

from typing import Any

import pytest

from tests.lords_of_ragnarok.followers.laying import SURTURS, YOU, Follower, Solo, follower_step, person_phase
from tests.lords_of_ragnarok.play import Player

SETTLED = {"control": [3], "armies": {3: [1]}}
ALL = (4, 7, 10, 13, 15)


def recruits(surtur: Follower, you: Player | None = None, **lay: Any) -> Solo:
    """The first card orders a recruitment: without a city a token is placed."""
    return follower_step("special", you or Player(), surtur, **lay)


# When


@pytest.mark.rule("LS-DESOLATION-01", "LS-SPECIAL-12")
def test_a_recruitment_without_a_city() -> None:
    assert recruits(Follower(control=[1])).desolate() == [15]
    assert recruits(Follower(control=[3])).desolate() == []


@pytest.mark.rule("LS-DESOLATION-02", "LS-SPECIAL-19")
def test_a_march_that_gains_no_territory() -> None:
    assert follower_step("special", Player(), Follower(control=[3], armies={3: [1]}), selected=2).desolate() == [4]
    assert follower_step("special", Player(), Follower(control=[3], armies={3: [2]}), selected=2).desolate() == []


@pytest.mark.rule("LS-DESOLATION-03", "LS-SPECIAL-27")
@pytest.mark.parametrize(("temples", "tokens"), [([4], 1), ([], 0)])
def test_a_temple_that_brings_a_draft(temples: list[int], tokens: int) -> None:
    surtur = Follower(control=[6], row=("basic_a4", "basic_a2", "basic_a3"))
    table = follower_step("special", Player(), surtur, temples=temples).quiet("draft")
    assert (6 in table.temples(), len(table.desolate())) == (True, tokens)


@pytest.mark.rule("LS-DESOLATION-04", "LS-SPECIAL-30")
@pytest.mark.parametrize("face", ["move", "attack"])
def test_a_monster_that_is_only_activated_even_in_vain(face: str) -> None:
    surtur = Follower(row=("basic_a5", "basic_a2", "basic_a3"))
    table = follower_step("special", Player(armies={5: [2]}), surtur, monsters={"draugr": 6}, dice=[face])
    assert table.armies(YOU, 5) == ([1] if face == "move" else [2])
    assert len(table.desolate()) == 1


@pytest.mark.rule("LS-DESOLATION-05", "LS-HUNT-10")
@pytest.mark.parametrize(("cards", "tokens"), [(("spear",), 1), (("spear", "spear", "sword", "sword"), 0)])
def test_a_hunt_that_leaves_fewer_than_four_markers(cards: tuple[str, ...], tokens: int) -> None:
    surtur = Follower(hero="beowulf", at=6, row=("basic_a5", "basic_a2", "basic_a3"), hand=cards, attributes=(2, 1, 2))
    table = follower_step("special", Player(), surtur, monsters={"garm": 6}, combat=["longbow"])
    assert len(table.covered("garm")) == len(cards) + 1  # the bow it drew
    assert len(table.desolate()) == tokens


@pytest.mark.rule("LS-DESOLATION-06", "LS-SPECIAL-51")
@pytest.mark.parametrize(("level", "tokens"), [(0, 1), (2, 0)])
def test_a_monument_that_fulfils_no_requirement(level: int, tokens: int) -> None:
    wheel = {action: [SURTURS] for action in ("march", "recruit", "prepare")}
    table = follower_step("special", Player(), Follower(), wheel=wheel, levels={"odin": level})
    assert table.event("action")["action"] == "build_monument"
    assert bool(table.turned()) == (tokens == 0)
    assert len(table.desolate()) == tokens


# Where


@pytest.mark.rule("LS-DESOLATION-08", "LS-DESOLATION-09", "LS-DESOLATION-10")
def test_its_own_territories_come_first_then_neutral_ones_then_those_of_people() -> None:
    you, surtur = Player(control=[13, 15]), Follower(control=[1, 7])
    assert recruits(surtur, you).desolate() == [7]
    table = recruits(surtur, you, desolation=[7])
    assert table.desolate() == [7, 10]
    assert table.owner(10) is None
    assert recruits(surtur, you, desolation=[4, 7, 10]).desolate() == [4, 7, 10, 15]
    assert recruits(surtur, you, desolation=[4, 7, 10]).owner(15) == YOU


@pytest.mark.rule("LS-DESOLATION-08", "LS-TIE-01")
def test_then_the_word_of_the_card_decides() -> None:
    march = Follower(control=[3], armies={3: [1]})
    assert follower_step("special", Player(), march, selected=2).desolate() == [4]
    assert recruits(Follower(control=[1])).decided("LS-DESOLATION-08")["territories"] == [str(place) for place in ALL]


@pytest.mark.rule("LS-DESOLATION-14", "LS-INTRO-02", "LS-AMB-67")
def test_without_a_token_left_surtur_manifests_and_people_lose() -> None:
    table = recruits(Follower(control=[1]), desolation=[1, 4, 7, 10, 13])
    assert table.game.outcome is not None
    assert (table.game.outcome.reason, table.game.outcome.places) == ("manifestation", [2, 1])
    assert recruits(Follower(control=[1]), desolation=[4, 7, 10, 13]).game.outcome is None


# How people remove them


def at_token(strength: int, tokens: list[int], place: int = 3, **more: Any) -> Solo:
    you = Player(control=[3], armies={place: [strength]})
    return person_phase("maneuver", you, Follower(), desolation=tokens, **more).answer(YOU, f"army:{place}.{strength}")


@pytest.mark.rule("LS-DESOLATION-11")
@pytest.mark.parametrize(("tokens", "strength"), [([3], 5), ([3, 4], 4), ([3, 4, 7], 3), ([3, 4, 7, 10, 13], 1)])
def test_an_army_needs_the_lowest_number_that_is_seen(tokens: list[int], strength: int) -> None:
    assert "cleanse" in at_token(strength, tokens).offers(YOU)
    if strength > 1:
        weak = at_token(strength - 1, tokens)
        assert "cleanse" not in weak.offers(YOU)
        assert weak.why_not(YOU, "cleanse") == "LS-DESOLATION-11"
    assert at_token(strength, tokens).observation()["removal"] == strength


@pytest.mark.rule("LS-DESOLATION-11")
def test_only_in_a_territory_that_it_controls() -> None:
    you = Player(armies={1: [1]})
    table = person_phase("maneuver", you, Follower(), desolation=[1, 4, 7, 10, 13]).answer(YOU, "army:1.1")
    assert table.why_not(YOU, "cleanse") == "LS-DESOLATION-13"
    assert at_token(6, [4]).why_not(YOU, "cleanse") == "LS-DESOLATION-13"


@pytest.mark.rule("LS-DESOLATION-12")
@pytest.mark.parametrize(("tokens", "blessed"), [([3], True), ([3, 4], True), ([3, 4, 7], False)])
def test_the_first_two_slots_offer_a_blessing(tokens: list[int], blessed: bool) -> None:
    table = at_token(5, tokens).answer(YOU, "cleanse")
    assert table.desolate() == tokens[1:]
    assert (table.open == [(YOU, "desolation.blessing")]) == blessed
    if blessed:
        assert len(table.answer(YOU, "yes").blessings(YOU)) == 1


@pytest.mark.rule("LS-DESOLATION-12")
def test_the_blessing_may_be_declined() -> None:
    assert at_token(5, [3]).answer(YOU, "cleanse", "no").blessings(YOU) == []


@pytest.mark.rule("LS-DESOLATION-13", "LS-AMB-55")
def test_in_a_march_each_army_may_remove_one_and_the_number_rises() -> None:
    you = Player(control=[3, 5], armies={3: [2], 5: [2, 3], 8: [1]})
    table = person_phase("special", you, Follower(), desolation=[3, 5, 4, 7]).act(YOU, "march", "army:3.2", "cleanse")
    assert table.desolate() == [4, 5, 7]
    table.answer(YOU, "army:5.2")
    assert table.why_not(YOU, "cleanse") == "LS-DESOLATION-11"
    table.answer(YOU, "to:6").answer(YOU, "army:5.3", "cleanse")
    assert table.desolate() == [4, 7]
