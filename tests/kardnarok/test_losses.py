"""Army losses: added up, at most the army; then what effects save returns to hand (Basic 16, KR-AMB-48)."""

from typing import Any

import pytest

from tests.kardnarok.play import Kingdom, Table, at_count, at_precombat, strong, weak

DEAD_MARCH = ("hati_devours_moon", "march_of_the_dead")  # the winner discards 2
JARL = ("jarl.jera", "jotun")


def lost(table: Table, seat: int) -> list[str]:
    """The army Warriors that a kingdom has lost for good."""
    events = [event["args"] for event in table.game.events(0, None) if event["key"] == "warrior.lost"]
    return sorted(event["warrior"] for event in events if event["kingdom"] == seat)


def decided(*kingdoms: Kingdom, **lay: Any) -> Table:
    """The trailer has given in, and the winner may use result Norns."""
    table = at_count(*kingdoms, **lay)
    return table.answer(1 - table.leader, "pass").until("result.norn")


@pytest.mark.rule("KR-RESULT-11")
def test_without_effects_the_winner_loses_one_and_the_loser_two() -> None:
    table = decided(strong(), weak()).end_combat()
    assert lost(table, 0) == ["jotun"]
    assert lost(table, 1) == ["villager_man.ingwaz", "villager_man.jera"]


@pytest.mark.rule("KR-RESULT-11")
@pytest.mark.card("hel")
def test_an_extra_loss_is_added_to_the_winners_own() -> None:
    table = decided(strong(), weak(hand=("hel",))).answer(0, "pass").answer(1, "norn:hel.toll").end_combat()
    assert lost(table, 0) == ["jotun", "jotun"]


@pytest.mark.rule("KR-RESULT-11")
@pytest.mark.card("hel")
def test_the_loser_picks_which_of_its_two_lost_warriors_is_saved() -> None:
    loser = Kingdom(army=("villager_man.jera", "villager_man.ingwaz"), hand=("hel",), hero="harald")
    table = decided(strong(), loser).answer(0, "pass").answer(1, "norn:hel.toll").answer(1, "pass")
    table.expect(1, "result.save")
    assert table.offers(1) == ["pass", "save:villager_man.jera", "save:villager_man.ingwaz"]
    table.answer(1, "save:villager_man.ingwaz")
    assert lost(table, 1) == ["villager_man.jera"]
    assert table.hand(1) == ["villager_man.ingwaz"]
    assert table.game.observation(None)["hands"][1] == ["villager_man.ingwaz"]


@pytest.mark.rule("KR-RESULT-11")
@pytest.mark.card("jarl")
def test_the_winner_picks_what_it_loses_and_then_saves_that_one() -> None:
    table = decided(Kingdom(army=JARL, hero="egil"), weak()).answer(0, "pass").answer(1, "pass")
    table.answer(0, "lose:jotun")
    table.expect(0, "result.save")
    assert table.offers(0) == ["pass", "save:jotun"]
    table.answer(0, "save:jotun")
    assert lost(table, 0) == []
    assert table.hand(0) == ["jotun"]
    assert table.game.observation(None)["armies"][0] == ["jarl.jera"]


@pytest.mark.rule("KR-RESULT-11")
@pytest.mark.card("jarl")
def test_a_save_may_be_declined() -> None:
    table = decided(Kingdom(army=JARL, hero="egil"), weak()).answer(0, "pass").answer(1, "pass")
    table.answer(0, "lose:jotun").answer(0, "pass")
    assert lost(table, 0) == ["jotun"]


@pytest.mark.rule("KR-RESULT-11")
@pytest.mark.card("jarl")
def test_a_jarl_saves_nobody_when_its_kingdom_loses() -> None:
    table = decided(strong(), Kingdom(army=("jarl.jera", "villager_man.jera"), hero="harald")).end_combat()
    assert lost(table, 1) == ["jarl.jera", "villager_man.jera"]


@pytest.mark.rule("KR-RESULT-11")
@pytest.mark.card("march_of_the_dead")
def test_losses_end_at_the_army_before_saves_are_counted() -> None:
    loser = weak(hand=("hel",))
    table = decided(Kingdom(army=JARL, hero="egil"), loser, laws=DEAD_MARCH)
    table.answer(0, "pass").answer(1, "norn:hel.toll").answer(1, "pass")
    table.expect(0, "result.save")
    assert table.offers(0) == ["pass", "save:jarl.jera", "save:jotun"]
    table.answer(0, "save:jarl.jera")
    assert lost(table, 0) == ["jotun"]
    assert table.hand(0) == ["jarl.jera"]


@pytest.mark.rule("KR-RESULT-11")
@pytest.mark.card("balder")
def test_more_saves_than_losses_save_no_more_than_is_lost() -> None:
    table = decided(Kingdom(army=JARL, hero="egil", hand=("balder",)), weak())
    table.answer(0, "norn:balder.light").answer(0, "pass").answer(1, "pass")
    table.answer(0, "lose:jarl.jera").answer(0, "save:jarl.jera")
    assert lost(table, 0) == []
    assert table.game.observation(None)["armies"][0] == ["jotun"]
    assert table.hand(0) == ["jarl.jera"]


@pytest.mark.rule("KR-RESULT-11")
@pytest.mark.card("valkyries")
def test_valkyries_save_both_warriors_of_a_loser() -> None:
    table = at_precombat(strong(), weak(hand=("valkyries",))).answer(0, "pass")
    table.answer(1, "norn:valkyries.choose_the_slain").until("result.save", 1)
    table.answer(1, "save:villager_man.jera").answer(1, "save:villager_man.ingwaz")
    assert lost(table, 1) == []
    assert table.hand(1) == ["villager_man.ingwaz", "villager_man.jera"]


@pytest.mark.rule("KR-RESULT-11")
def test_of_two_equal_warriors_one_can_be_lost_and_the_other_stay() -> None:
    table = decided(strong(), weak()).answer(0, "pass").answer(1, "pass")
    assert table.offers(0) == ["lose:jotun"]
    table.answer(0, "lose:jotun")
    assert table.game.observation(None)["armies"][0] == ["jotun"]


@pytest.mark.rule("KR-RESULT-11")
@pytest.mark.parametrize("army", [(), ("jotun",)])
def test_a_winner_with_fewer_warriors_loses_what_it_has_without_being_asked(army: tuple[str, ...]) -> None:
    table = (
        decided(Kingdom(army=army, hero="ragnar"), Kingdom(army=(), hero="egil")).answer(0, "pass").answer(1, "pass")
    )
    assert lost(table, 0) == list(army)
    assert table.game.observation(None)["armies"] == [[], []]
    assert not table.g.fighters
