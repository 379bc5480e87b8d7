"""The six realms: who is allied takes the bonus when the first marker goes to its space of the wheel."""

from typing import Any

import pytest

from tests.lords_of_ragnarok.cards.laying import DEEP, GREEN, RED, drawn
from tests.lords_of_ragnarok.play import Player, Table, at_phase

CARD = pytest.mark.card
SPACES = [  # realm, the action whose space points at it
    pytest.param("vanaheim", "march", marks=CARD("realm.vanaheim")),
    pytest.param("alfheim", "recruit", marks=CARD("realm.alfheim")),
    pytest.param("jotunheim", "build_temple", marks=CARD("realm.jotunheim")),
    pytest.param("muspelheim", "monsters", marks=CARD("realm.muspelheim")),
    pytest.param("svartalfheim", "usurp", marks=CARD("realm.svartalfheim")),
    pytest.param("niflheim", "prepare", marks=CARD("realm.niflheim")),
]
RUNES = [  # the rune of each realm, and a territory next to it
    pytest.param("vanaheim", "othala", 1, marks=CARD("realm.vanaheim")),
    pytest.param("alfheim", "algiz", 6, marks=CARD("realm.alfheim")),
    pytest.param("jotunheim", "uruz", 8, marks=CARD("realm.jotunheim")),
    pytest.param("muspelheim", "uruz", 12, marks=CARD("realm.muspelheim")),
    pytest.param("svartalfheim", "othala", 18, marks=CARD("realm.svartalfheim")),
    pytest.param("niflheim", "algiz", 3, marks=CARD("realm.niflheim")),
]


def chosen(action: str, realm: str, wheel: dict[str, list[int]] | None = None, **red: Any) -> Table:
    """Red, who is allied with this realm, is asked because Green chose this action; Green could do any."""
    green = Player(at=1, armies={7: [1]}, control=[7])
    ally = Player(**{"at": 11, "allies": [realm], "attributes": DEEP, **red})
    table = at_phase("special", green, ally, monsters={"garm": 20}, wheel=wheel or {})
    return table.answer(GREEN, f"action:{action}")


@pytest.mark.rule("LR-WHEEL-05", "LR-AMB-19")
@pytest.mark.parametrize(("realm", "action"), SPACES)
def test_the_first_marker_on_its_space_brings_allies_the_bonus_if_they_like(realm: str, action: str) -> None:
    table = chosen(action, realm)
    assert (table.open, table.offers(RED)) == ([(RED, "realm.bonus")], ["no", "yes"])
    table.answer(RED, "no")
    assert "realm.bonus" not in table.told()
    for other in ("march", "recruit", "build_temple", "monsters", "usurp", "prepare"):
        if other != action:
            assert (RED, "realm.bonus") not in chosen(other, realm).open


@pytest.mark.rule("LR-WHEEL-06")
@pytest.mark.parametrize(("realm", "action"), SPACES)
def test_a_space_with_a_marker_brings_no_bonus(realm: str, action: str) -> None:
    assert chosen(action, realm, wheel={action: [RED]}).open == [(RED, "rune.gain")]


@pytest.mark.rule("LR-ALLY-03")
@pytest.mark.parametrize(("realm", "rune", "place"), RUNES)
def test_an_alliance_costs_the_rune_of_the_realm(realm: str, rune: str, place: int) -> None:
    for held in ("uruz", "othala", "algiz"):
        table = at_phase("runes", Player(at=place, runes=[held]))
        legal = table.g.phase == "runes" and "rune_action:ally" in table.offers(GREEN)
        assert legal == (held == rune)
    table = at_phase("runes", Player(at=place, runes=[rune])).answer(GREEN, "rune_action:ally", f"ally:{realm}")
    assert (table.allies(GREEN), table.runes(GREEN)) == ([realm], [])


# What each gives


@pytest.mark.card("realm.vanaheim")
def test_vanaheim_gives_a_rune_of_choice() -> None:
    table = chosen("march", "vanaheim").answer(RED, "yes", "gain:algiz")
    assert (table.runes(RED), table.open) == (["algiz"], [(GREEN, "march")])


@pytest.mark.card("realm.alfheim")
def test_alfheim_heals_a_wound_or_places_the_hero() -> None:
    table = chosen("recruit", "alfheim", wounds=["power", "wisdom"]).answer(RED, "yes")
    assert table.offers(RED) == ["choose:place_hero", "choose:heal"]
    table.answer(RED, "choose:heal", "heal:wisdom").expect(GREEN, "recruit.to")
    assert (table.wounds(RED), table.hero(RED)) == (["power"], 11)
    table = chosen("recruit", "alfheim", wounds=["power"]).answer(RED, "yes", "choose:place_hero", "go:21")
    assert (table.wounds(RED), table.hero(RED)) == (["power"], 21)


@pytest.mark.card("realm.alfheim")
def test_an_unhurt_hero_can_only_be_placed() -> None:
    assert chosen("recruit", "alfheim").answer(RED, "yes").offers(RED) == ["choose:place_hero"]


@pytest.mark.card("realm.jotunheim")
def test_jotunheim_strengthens_an_own_army_anywhere() -> None:
    table = chosen("build_temple", "jotunheim", armies={11: [2], 18: [6], 20: [1]}).answer(RED, "yes")
    assert table.offers(RED) == ["army:11.2", "army:20.1"]
    assert table.answer(RED, "army:20.1").all_armies(RED) == {11: [2], 18: [6], 20: [2]}


@pytest.mark.card("realm.jotunheim")
@pytest.mark.rule("LR-AMB-66")
def test_jotunheim_without_an_army_gives_nothing() -> None:
    assert chosen("build_temple", "jotunheim").answer(RED, "yes").open == [(GREEN, "temple")]


@pytest.mark.card("realm.muspelheim")
def test_muspelheim_recruits_an_army_of_one_in_an_own_territory() -> None:
    table = chosen("monsters", "muspelheim", control=[16, 18], attributes=(5, 2, 2)).answer(RED, "yes")
    assert table.offers(RED) == ["to:16", "to:18"]
    assert table.answer(RED, "to:16").armies(RED, 16) == [1]


@pytest.mark.card("realm.muspelheim")
@pytest.mark.parametrize("red", [{}, {"control": [16], "armies": {16: [1] * 6}}], ids=["no territory", "no army"])
def test_muspelheim_needs_an_own_territory_and_an_army(red: dict[str, Any]) -> None:
    assert chosen("monsters", "muspelheim", **red).answer(RED, "yes").open == [(GREEN, "monsters")]


@pytest.mark.card("realm.svartalfheim")
def test_svartalfheim_draws_a_card() -> None:
    assert drawn(chosen("usurp", "svartalfheim").answer(RED, "yes"), RED) == 1


@pytest.mark.card("realm.niflheim")
def test_niflheim_sails_up_to_three_seas() -> None:
    table = chosen("prepare", "niflheim", sea=1).answer(RED, "yes")
    assert table.offers(RED) == ["choose:move_drakkar"]  # no army to place
    table.answer(RED, "choose:move_drakkar")
    assert table.offers(RED) == ["done", *(f"sail:{sea}" for sea in (2, 3, 4, 5, 6))]
    assert table.answer(RED, "sail:4").sea(RED) == 4


@pytest.mark.card("realm.niflheim")
@pytest.mark.rule("LR-MOVE-06")
def test_niflheim_places_an_army_in_an_own_territory() -> None:
    table = chosen("prepare", "niflheim", armies={11: [3]}, control=[11, 20, 21]).answer(
        RED, "yes", "choose:place_army"
    )
    table.answer(RED, "army:11.3")
    assert table.offers(RED) == ["to:20", "to:21"]
    table.answer(RED, "to:20")
    assert (table.all_armies(RED), "army.moved" in table.told()) == ({20: [3]}, False)


@pytest.mark.card("realm.jotunheim", "realm.niflheim")
@pytest.mark.rule("LR-2P-01")
@pytest.mark.parametrize(("action", "realm"), [("build_temple", "jotunheim"), ("prepare", "niflheim")])
def test_the_tiles_for_two_players_give_the_same(action: str, realm: str) -> None:
    green = Player(armies={7: [1]}, control=[7], allies=[realm])
    table = at_phase("special", green, seats=2).answer(GREEN, f"action:{action}", "yes")
    table.expect(GREEN, "army.grow" if realm == "jotunheim" else "effect.choose")
