"""Artifacts and decks (Artifacts; Cards and piles)."""

import pytest

from tests.lords_of_ragnarok.play import Player, at_battle, at_phase


@pytest.mark.rule("LR-ARTIFACT-01")
def test_an_artifact_is_exhausted_for_its_effect_at_its_time() -> None:
    player = Player(artifacts=["whetstone"], armies={1: [2]})
    table = at_phase("hero", player)
    assert "use:artifact.whetstone" not in table.offers(0)
    table.answer(0, "done").expect(0, "maneuver")
    table.answer(0, "use:artifact.whetstone", "army:1.2")
    assert (table.armies(0, 1), table.exhausted("whetstone")) == ([4], True)
    assert "use:artifact.whetstone" not in table.offers(0)


@pytest.mark.rule("LR-ARTIFACT-02", "LR-MONUMENT-07")
def test_building_a_monument_recharges_all() -> None:
    one, two = (
        Player(artifacts=["whetstone"], exhausted=["whetstone"]),
        Player(artifacts=["gungnir"], exhausted=["gungnir"]),
    )
    table = at_phase("special", one, two, wheel={"march": [0]}, event=["1"])
    table.act(0, "build_monument", "build:odin")
    assert (table.exhausted("whetstone"), table.exhausted("gungnir")) == (False, False)


@pytest.mark.rule("LR-ARTIFACT-03")
@pytest.mark.parametrize("artifact", ["gungnir", "whetstone"])
def test_divine_and_monster_artifacts_work_alike(artifact: str) -> None:
    """Each is used once until it is recharged."""
    player = Player(artifacts=[artifact], exhausted=[artifact], armies={5: [3]})
    table = at_battle(player, Player(armies={5: [3]}, control=[5, 6]), 5)
    assert table.event("battle.won")["n"] == 3
    charged = at_phase("maneuver", Player(artifacts=[artifact], armies={5: [3]}), Player(armies={5: [3]}, control=[5]))
    if artifact == "whetstone":
        charged.answer(0, "use:artifact.whetstone", "army:5.3")
    charged.answer(0, "done")
    if artifact == "gungnir":
        charged.answer(0, "use:artifact.gungnir")
    assert charged.event("battle.won")["seat"] == 0
    assert charged.exhausted(artifact)


@pytest.mark.rule("LR-ARTIFACT-04")
def test_a_monster_artifact_is_never_passed_on() -> None:
    """The monster it came from, and the territory, do not matter any more."""
    owner = Player(control=[5], artifacts=["garms_chain"])
    table = at_phase("maneuver", Player(armies={1: [2]}), owner, monsters={"garm": 5}).answer(0, "army:1.2", "to:5")
    assert (table.owner(5), table.artifacts(0), table.artifacts(1)) == (0, [], ["garms_chain"])


@pytest.mark.rule("LR-ARTIFACT-05", "LR-MAP-03")
@pytest.mark.parametrize(
    ("place", "monument", "artifact"), [(8, "odin", "gungnir"), (14, "thor", "mjolnir"), (2, "freya", "falcon_cloak")]
)
@pytest.mark.parametrize("level", [0, 3])
def test_who_takes_the_territory_of_a_monument_takes_its_artifact(
    place: int, monument: str, artifact: str, level: int
) -> None:
    table = at_phase("special", Player(at=place, attributes=(2, 4, 2)), levels={monument: level})
    table.act(0, "usurp", "no")
    assert table.artifacts(0) == [artifact]


@pytest.mark.rule("LR-ARTIFACT-06", "LR-ARTIFACT-07")
def test_a_divine_artifact_is_taken_from_who_has_it_and_comes_charged() -> None:
    owner = Player(control=[8], artifacts=["gungnir"], exhausted=["gungnir"])
    table = at_phase("maneuver", Player(armies={9: [1]}), owner)
    assert table.exhausted("gungnir")
    table.answer(0, "army:9.1", "to:8")
    assert (table.artifacts(0), table.artifacts(1), table.exhausted("gungnir")) == (["gungnir"], [], False)
    assert table.g.cards_in_play() == [("artifact.gungnir", 0)]


@pytest.mark.rule("LR-AMB-50")
def test_an_artifact_taken_in_a_phase_may_be_used_in_the_next() -> None:
    """Control of 8 comes with the end of the first battle, and Gungnir helps in the second."""
    player = Player(armies={8: [4], 9: [3]})
    other = Player(armies={8: [1], 9: [4]}, control=[8, 9, 10], artifacts=["gungnir"], exhausted=["gungnir"])
    table = at_phase("maneuver", player, other).answer(0, "done", "to:8")
    assert table.artifacts(0) == ["gungnir"]
    table.quiet("retreat").answer(0, "use:artifact.gungnir")
    assert table.event("battle.won") == {"seat": 0, "n": 6, "rival": 1, "m": 4}


@pytest.mark.rule("LR-DECK-01")
def test_an_empty_combat_deck_is_shuffled_anew() -> None:
    table = at_phase("special", Player()).used_up("combat").act(0, "prepare", "prepare:card")
    assert len(table.hand(0)) == 1
    assert "deck.shuffled" in table.told()
    assert table.observation()["combat_discards"] == []


@pytest.mark.rule("LR-AMB-64")
def test_without_any_card_left_the_draw_is_lost() -> None:
    table = at_phase("prayer", Player(priests=1), levels={"thor": 3}).lay_out("combat", "bow")
    table.answer(0, "send:thor")
    assert table.hand(0) == ["bow"]
    none = at_phase("special", Player()).lay_out("combat").act(0, "prepare")
    assert none.offers(0) == ["prepare:rune"]


@pytest.mark.rule("LR-DECK-02")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everybody_may_look_at_discards(seat: int | None) -> None:
    lay = {"combat_discards": ["bow", "axe"], "event": ["1"], "wheel": {"march": [0]}}
    table = at_phase("special", Player(), **lay).act(0, "build_monument", "build:odin")
    view = table.observation(seat)
    assert (view["combat_discards"], view["event_discards"]) == (["axe", "bow"], ["1"])
