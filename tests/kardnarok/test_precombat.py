"""Norns before the armies are revealed (Basic 8; Cards 2; Glossary)."""

import pytest

from longhall.engine.errors import IllegalAnswer
from tests.kardnarok.play import Kingdom, Table, at_count, at_precombat, hire

PRECOMBAT = {
    "assassin": ["norn:assassin.kill"],
    "terrible_disease": ["norn:terrible_disease.plague"],
    "hugin_munin": ["norn:hugin_munin.hugin", "norn:hugin_munin.munin"],
    "frey": ["norn:frey.harvest", "norn:frey.levy"],
    "valkyries": ["norn:valkyries.choose_the_slain"],
}
NO_LIMIT = ["war_of_kin"]


def attacker(*hand: str) -> Kingdom:
    return Kingdom(army=("villager_man.jera", "villager_man.jera"), hero="ivar", hand=hand)


def defender(*hand: str) -> Kingdom:
    return Kingdom(army=("seidkona.ingwaz", "seidkona.ingwaz"), hero="rollo", hand=hand)


def norns(table: Table, seat: int) -> list[str]:
    return [key for key in table.offers(seat) if key.startswith("norn:")]


@pytest.mark.rule("KR-PRECOMBAT-01", "KR-PRECOMBAT-02")
@pytest.mark.parametrize("norn", PRECOMBAT)
def test_five_norns_may_be_used_after_the_rituals_and_before_the_reveal(norn: str) -> None:
    table = at_precombat(attacker(norn, "thor", "longship", "freyas_magic"), defender())
    assert table.game.observation(None)["gods"] == [1, 1]
    assert table.game.observation(None)["revealed"] == 0
    assert norns(table, 0) == PRECOMBAT[norn]


@pytest.mark.rule("KR-PRECOMBAT-01")
def test_armies_are_revealed_right_after_the_pre_combat() -> None:
    table = at_precombat(attacker("valkyries"), defender()).answer(0, "norn:valkyries.choose_the_slain")
    table.answer(1, "pass")
    assert "revealed" not in table.told()
    table.answer(0, "pass")
    assert table.told()[-3:] == ["revealed", "revealed", "counter"]


@pytest.mark.rule("KR-PRECOMBAT-02", "KR-CARD-05")
@pytest.mark.parametrize("norn", PRECOMBAT)
def test_pre_combat_norns_cannot_be_used_once_the_armies_are_revealed(norn: str) -> None:
    table = at_count(attacker(norn, "thor"), defender())
    assert norns(table, 0) == ["norn:thor.hammer"]
    assert table.game.why_not(0, PRECOMBAT[norn][0]) == "KR-PRECOMBAT-02"


@pytest.mark.rule("KR-PRECOMBAT-02")
def test_a_mercenary_uses_no_pre_combat_norn() -> None:
    mercenary = Kingdom(army=(), hand=(*PRECOMBAT, "longship"))
    table = hire(at_count(attacker(), defender(), mercenary, seats=4), 0, 2).answer(0, "pass")
    assert norns(table, 2) == ["norn:longship.raid"]
    assert table.game.why_not(2, "norn:valkyries.choose_the_slain") == "KR-PRECOMBAT-02"


@pytest.mark.rule("KR-PRECOMBAT-02", "KR-CARD-05")
def test_a_combat_norn_cannot_be_used_in_the_pre_combat() -> None:
    table = at_precombat(attacker("thor", "hel"), defender("tyr"))
    assert norns(table, 0) == []
    assert table.game.why_not(0, "norn:thor.hammer") == "KR-CARD-05"


@pytest.mark.rule("KR-PRECOMBAT-03")
def test_the_attacker_decides_first_then_they_alternate_one_card_each() -> None:
    table = at_precombat(attacker(*PRECOMBAT), defender("valkyries", "assassin"), laws=NO_LIMIT)
    assert table.open == [(0, "precombat")]
    table.answer(0, "norn:terrible_disease.plague").answer(1, "pass")
    assert table.open == [(1, "precombat")]
    table.answer(1, "norn:valkyries.choose_the_slain").answer(0, "pass")
    assert table.open == [(0, "precombat")]


@pytest.mark.rule("KR-PRECOMBAT-03")
def test_only_two_passes_in_a_row_end_it() -> None:
    table = at_precombat(attacker("valkyries"), defender("valkyries"), laws=NO_LIMIT).answer(0, "pass")
    table.answer(1, "norn:valkyries.choose_the_slain").answer(0, "pass")
    assert table.open == [(0, "precombat")]
    table.answer(0, "norn:valkyries.choose_the_slain").until("precombat", 1).answer(1, "pass")
    assert table.open == [(0, "precombat")]
    table.answer(0, "pass")
    assert table.game.observation(None)["revealed"] == 1


@pytest.mark.rule("KR-PRECOMBAT-03")
def test_kingdoms_out_of_the_combat_use_none() -> None:
    table = at_precombat(attacker("valkyries"), defender("assassin"), Kingdom(army=(), hand=("frey", "hugin_munin")))
    asked = set()
    while not table.game.observation(None)["revealed"]:
        asked |= {seat for seat, _ in table.open}
        table.default()
    assert asked == {0, 1}


@pytest.mark.rule("KR-PRECOMBAT-04")
def test_freyas_magic_may_answer_a_pre_combat_norn() -> None:
    table = at_precombat(attacker("valkyries", "loki"), defender("freyas_magic"))
    table.answer(0, "norn:valkyries.choose_the_slain")
    assert table.open == [(1, "norn.answer")]
    table.answer(1, "norn:freyas_magic.cancel").answer(0, "pass")
    assert table.event("norn.cancelled") == {"kingdom": 0, "norn": "valkyries.choose_the_slain"}
    table.answer(1, "pass").answer(0, "pass")
    assert table.counter[0] == 1 + 1 + 1


@pytest.mark.example("KR-EX-01")
@pytest.mark.rule("KR-GEN-03")
@pytest.mark.parametrize(
    ("warriors", "drawn"), [(0, ["loki", "thor"]), (1, ["jotun", "loki"]), (2, ["jotun", "jotun"])]
)
def test_two_cards_are_any_mix_of_warriors_and_norns(warriors: int, drawn: list[str]) -> None:
    table = at_precombat(
        attacker("frey"), defender(), warriors=["jotun", "jotun"], norns=["loki", "thor"], heroes=["bjorn"]
    ).answer(0, "norn:frey.harvest")
    heroes = table.game.observation(0)["reserve"][0]
    assert table.offers(0) == ["split:0", "split:1", "split:2"]
    table.answer(0, f"split:{warriors}")
    assert table.hand(0) == drawn
    assert table.game.observation(0)["reserve"][0] == heroes


@pytest.mark.rule("KR-CARD-04")
@pytest.mark.parametrize(("way", "forces", "warriors"), [("courage", 1, 0), ("muster", 0, 2)])
def test_a_norn_with_two_effects_does_the_one_that_was_named(way: str, forces: int, warriors: int) -> None:
    table = at_count(attacker("skalds_song"), defender(), warriors=["jotun", "jotun"])
    assert norns(table, 0) == ["norn:skalds_song.courage", "norn:skalds_song.muster"]
    table.answer(0, f"norn:skalds_song.{way}")
    assert table.counter[0] == 3 + forces
    assert table.hand(0) == ["jotun"] * warriors
    assert table.game.observation(None)["laid"] == ["skalds_song"]


@pytest.mark.rule("KR-CARD-04")
def test_a_norn_cannot_be_used_without_naming_one_of_its_effects() -> None:
    table = at_count(attacker("skalds_song"), defender())
    with pytest.raises(IllegalAnswer):
        table.answer(0, "norn:skalds_song")


@pytest.mark.rule("KR-CARD-05")
def test_a_norn_of_any_moment_may_be_used_in_each_window() -> None:
    table = at_precombat(attacker("mimirs_well", "mimirs_well"), defender())
    assert "norn:mimirs_well.drink" in table.anytime(0)
    table.answer(0, "norn:mimirs_well.drink").until("mix", 0).answer(0, "split:2").until("initiative", 0)
    assert "norn:mimirs_well.drink" in table.anytime(0)


@pytest.mark.rule("KR-CARD-05")
def test_a_norn_of_victory_or_defeat_waits_for_the_result() -> None:
    table = at_count(attacker("hel"), defender())
    assert norns(table, 0) == []
    assert norns(table.until("result.norn", 0), 0) == ["norn:hel.toll"]
