"""What is different for people and for Followers all game long."""

from typing import Any

import pytest

from tests.lords_of_ragnarok.followers.laying import SURTURS, YOU, Follower, Solo, follower_step, person_phase, runes
from tests.lords_of_ragnarok.play import Player

PREPARE = ("basic_b3", "basic_a2", "basic_a1")
BOWS = ("bow",) * 4 + ("spear",) * 4


@pytest.mark.rule("LS-GEN-01", "LS-GEN-02")
def test_the_follower_plays_first_and_turns_alternate() -> None:
    table = Solo(2, followers="1")
    while table.observation()["phase"] == "selection":
        table.default()
    assert [key for key in table.told() if key in ("follower.turn", "turn")] == ["follower.turn", "turn"]
    assert table.g.turn == YOU
    while table.told().count("follower.turn") < 3 and table.game.outcome is None:
        table.default()
    turns = [key for key in table.told() if key in ("follower.turn", "turn")]
    assert turns[:4] == ["follower.turn", "turn"] * 2


@pytest.mark.rule("LS-GEN-03", "LS-MULTI-12")
def test_a_marker_on_top_of_its_own_brings_it_a_rune() -> None:
    table = person_phase("special", Player(), Follower(), wheel={"prepare": [SURTURS]}).act(YOU, "prepare")
    assert table.event("rune.gained")["seat"] == SURTURS


@pytest.mark.rule("LS-GEN-04")
def test_people_trample_its_armies() -> None:
    table = person_phase(
        "special", Player(rings=["draugr"]), Follower(armies={5: [3]}, control=[5]), monsters={"draugr": 6}
    )
    table.act(YOU, "monsters", "monster:draugr", "move", "to:5", "army:5.3")
    assert table.armies(SURTURS, 5) == [2]


@pytest.mark.rule("LS-GEN-06", "LS-AMB-83")
def test_in_a_hunt_of_a_person_the_monster_plays_by_chance() -> None:
    you = Player(at=6, hand=("spear", "axe"), attributes=(2, 2, 6))
    table = person_phase("special", you, Follower(), monsters={"garm": 6}).act(YOU, "monsters", "hunt:garm")
    assert "hunt.attack" in table.told()
    assert all(seat == YOU for seat, _ in table.open)


@pytest.mark.rule("LS-GEN-07", "LS-GEN-16")
def test_its_four_markers_on_a_monster_that_a_person_kills_bring_a_slayer_token() -> None:
    covered = {"garm": dict.fromkeys((1, 2, 3, 4), SURTURS) | {5: YOU, 6: YOU}}
    you = Player(at=6, hand=("sword",) * 4, attributes=(2, 2, 6))
    table = person_phase("special", you, Follower(), monsters={"garm": 6}, covered=covered)
    table.act(YOU, "monsters", "hunt:garm").monster_holds("feint", deck=("claws", "roar", "special"))
    for _ in range(30):
        if table.monster("garm") == 0:
            break
        keys = table.offers(YOU)
        table.answer(YOU, next((key for key in keys if key.startswith(("wield:", "slot:"))), keys[0]))
    assert (table.g.minis, table.g.slayers) == ((1, 0), (0, 1))


@pytest.mark.rule("LS-GEN-09")
def test_its_armies_grow_anywhere_up_to_six() -> None:
    table = follower_step(
        "benefit", Player(), Follower(row=("jarl_3", "basic_a2", "basic_a3"), control=[16], armies={16: [5]})
    )
    assert table.armies(SURTURS, 16) == [6]
    table = follower_step(
        "benefit", Player(), Follower(row=("jarl_3", "basic_a2", "basic_a3"), control=[16], armies={16: [6]})
    )
    assert table.armies(SURTURS, 16) == [6]


@pytest.mark.rule("LS-GEN-11", "LS-GEN-12")
def test_it_holds_six_runes_and_eight_cards_whatever_its_wisdom() -> None:
    table = follower_step(
        "special", Player(), Follower(row=PREPARE, runes=runes(5), hand=BOWS[:7], attributes=(2, 2, 2))
    )
    assert (len(table.runes(SURTURS)), table.cards()) == (6, 8)
    assert table.observation()["limits"][SURTURS] == [8, 6]


@pytest.mark.rule("LS-GEN-13", "LS-AMB-10")
@pytest.mark.parametrize(
    ("n", "cards", "gained"),
    [(3, 2, (3, 3)), (3, 3, (3, 4)), (3, 4, (4, 4)), (6, 8, (6, 8)), (6, 7, (6, 8)), (5, 8, (6, 8))],
)
def test_a_realm_brings_it_a_card_or_a_rune_whichever_it_has_fewer_of(
    n: int, cards: int, gained: tuple[int, int]
) -> None:
    surtur = Follower(
        runes=runes(n),
        hand=BOWS[:cards],
        allies=["vanaheim", "alfheim", "jotunheim", "muspelheim", "svartalfheim", "niflheim"],
    )
    table = person_phase("special", Player(control=[6]), surtur).act(YOU, "build_temple")
    assert (len(table.runes(SURTURS)), table.cards()) == gained


@pytest.mark.rule("LS-GEN-14", "LS-AMB-58")
def test_a_divine_artifact_is_tucked_while_it_controls_the_territory() -> None:
    table = follower_step("maneuver", Player(), Follower(control=[1, 3], armies={3: [3]}))
    assert table.owner(2) == SURTURS
    assert (table.stash(), len(table.artifacts(SURTURS))) == (1, 1)
    you = Player(at=2, attributes=(2, 6, 6))
    artifact = table.artifacts(SURTURS)[0]
    lost = person_phase("special", you, Follower(control=[2], artifacts=[artifact])).act(YOU, "usurp")
    assert (lost.artifacts(YOU), lost.artifacts(SURTURS)) == ([artifact], [])


@pytest.mark.rule("LS-GEN-14")
def test_its_blessings_have_no_text() -> None:
    surtur = Follower(control=[16], armies={16: [3]}, blessings=["hird"], at=3)
    table = person_phase("maneuver", Player(armies={16: [4]}, at=3), surtur).answer(YOU, "done")
    event = table.event("battle.won")
    assert (event["seat"], event["n"]) == (SURTURS, 4)  # 3 and 1 for the stash; the Hird would defend with another 1


@pytest.mark.rule("LS-GEN-17")
def test_the_other_side_of_its_tile_does_not_count() -> None:
    you = Player(control=[3], armies={3: [3]}, at=16)
    surtur = Follower(hero="ragnar", control=[1], armies={1: [4]}, at=3)  # Ragnar would have 1 more for each army
    assert follower_step("maneuver", you, surtur).event("battle.won")["n"] == 4


@pytest.mark.rule("LS-GEN-18")
@pytest.mark.parametrize(("control", "armies"), [([5, 6, 7], {7: [1, 2]}), ([5], {})])
def test_driven_out_it_goes_to_one_of_its_own_territories_or_is_destroyed(
    control: list[int], armies: dict[int, Any]
) -> None:
    you = Player(at=5, attributes=(2, 6, 6))
    table = person_phase("special", you, Follower(control=control, armies={5: [1, 2]})).act(YOU, "usurp")
    assert table.all_armies(SURTURS) == armies


@pytest.mark.rule("LS-GEN-19")
@pytest.mark.parametrize(("power", "usurped"), [(3, True), (2, False)])
def test_people_usurp_by_the_armies_there_alone(power: int, usurped: bool) -> None:
    you = Player(at=6, attributes=(2, power, 6))
    surtur = Follower(control=[5, 6], armies={6: [3], 5: [6]}, stash=2)
    table = person_phase("special", you, surtur, temples=[6])
    assert ("action:usurp" in table.offers(YOU)) == usurped
    if usurped:
        table.act(YOU, "usurp")
        assert "battle" not in table.told()
        assert table.owner(6) == YOU
