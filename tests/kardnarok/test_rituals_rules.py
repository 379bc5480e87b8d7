"""Rituals of combat (Basic 7, 14, 19; Quick 3)."""

import pytest

from longhall.engine.errors import IllegalAnswer
from tests.kardnarok.play import Kingdom, Table, at_announcement, at_count, at_precombat, next_round

ODIN, THOR, FREY = 0, 1, 2
ALL = ["ritual:odin", "ritual:thor", "ritual:frey"]
WEAK = ("villager_man.jera", "villager_man.jera")
STRONG = ("jotun", "jotun")


def called(table: Table, seat: int, god: str) -> Table:
    """The other kingdom calls anything, this one this god, and the combat is over."""
    table.until("ritual", seat).answer(seat, f"ritual:{god}").until("precombat")
    return table.end_combat()


@pytest.mark.rule("KR-RITUAL-01")
def test_only_attacker_and_defender_choose_right_after_the_announcement() -> None:
    table = Table(4).until("announce", 0).answer(0, "attack:2")
    assert [name for _, name in table.open] == ["moment"]
    table.until("ritual")
    assert table.open == [(0, "ritual"), (2, "ritual")]
    assert table.game.observation(None)["revealed"] == 0


@pytest.mark.rule("KR-RITUAL-02")
def test_both_tokens_are_revealed_together() -> None:
    table = at_announcement(Kingdom(army=WEAK), Kingdom(army=STRONG)).answer(0, "attack:1").until("ritual")
    table.answer(1, "ritual:frey")
    assert "ritual" not in table.told()
    table.answer(0, "ritual:odin")
    assert table.told()[-3:] == ["ritual", "ritual", "drawn.hidden"]
    assert table.game.observation(None)["gods"] == [ODIN, FREY]


@pytest.mark.rule("KR-RITUAL-03")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_token_must_be_chosen(seat: int) -> None:
    table = Table(3).until("announce", 0).answer(0, "attack:1").until("ritual")
    assert table.offers(seat) == ALL
    assert table.game.why_not(seat, "pass") == "KR-RITUAL-03"
    with pytest.raises(IllegalAnswer):
        table.answer(seat, "pass")


@pytest.mark.rule("KR-RITUAL-04")
def test_odin_gives_two_norns_beyond_the_troop_strength_for_this_same_combat() -> None:
    full = Kingdom(army=WEAK, hand=("jarl.jera", "hel", "loki", "freya", "balder"), ritual="odin")
    table = at_precombat(full, Kingdom(army=STRONG), norns=["assassin", "thor"])
    assert table.game.observation(None)["troop_strength"] == 7
    assert table.hand(0) == sorted([*full.hand, "assassin", "thor"])
    assert "norn:assassin.kill" in table.offers(0)
    table.answer(0, "pass").until("initiative", 0)
    assert "norn:thor.hammer" in table.offers(0)


@pytest.mark.rule("KR-RITUAL-04")
@pytest.mark.parametrize("god", ["thor", "frey"])
def test_the_other_gods_give_no_norns(god: str) -> None:
    table = at_precombat(Kingdom(army=WEAK, ritual=god), Kingdom(army=STRONG))
    assert table.hand(0) == []


@pytest.mark.example("KR-EX-19")
@pytest.mark.rule("KR-RITUAL-05")
def test_thor_lets_two_humans_of_the_hand_reinforce_by_their_strength() -> None:
    hand = ("berserker.eihwaz", "huskarl.dagaz", "jotun", "villager_man.ingwaz", "villager_woman.jera")
    table = at_count(Kingdom(army=(), hero="ivar", hand=hand), Kingdom(army=STRONG, hero="egil"))
    assert table.counter == [1, 10]
    assert "thor:jotun" not in table.offers(0)
    assert table.game.why_not(0, "thor:jotun") == "KR-REINFORCE-07"
    table.answer(0, "thor:berserker.eihwaz", "villager:villager_man.ingwaz", "thor:huskarl.dagaz")
    assert not [key for key in table.offers(0) if key.startswith("thor:")]
    table.answer(0, "villager:villager_woman.jera")
    assert table.counter == [1 + 3 + 2 + 2, 10]
    assert table.offers(0)[0] == "pass"
    assert not [key for key in table.offers(0) if key.startswith(("thor:", "villager:"))]


@pytest.mark.rule("KR-RITUAL-05")
@pytest.mark.parametrize("god", ["odin", "frey"])
def test_without_thor_no_human_but_a_villager_reinforces(god: str) -> None:
    attacker = Kingdom(army=WEAK, hand=("huskarl.dagaz", "villager_woman.jera"), ritual=god)
    table = at_count(attacker, Kingdom(army=STRONG))
    assert not [key for key in table.offers(0) if key.startswith("thor:")]
    assert table.game.why_not(0, "thor:huskarl.dagaz") == "KR-REINFORCE-05"
    assert "villager:villager_woman.jera" in table.offers(0)


@pytest.mark.rule("KR-RITUAL-06", "KR-COUNT-05")
@pytest.mark.parametrize(("attack", "defence"), [("frey", "thor"), ("thor", "frey"), ("frey", "frey")])
def test_frey_adds_three_forces_at_the_count(attack: str, defence: str) -> None:
    table = at_count(
        Kingdom(army=WEAK, hero="ragnar", ritual=attack), Kingdom(army=STRONG, hero="egil", ritual=defence)
    )
    assert table.counter == [5 + 3 * (attack == "frey"), 10 + 3 * (defence == "frey")]


@pytest.mark.example("KR-EX-17")
@pytest.mark.rule("KR-RITUAL-07", "KR-RITUAL-08")
def test_no_god_is_called_in_two_consecutive_combats_of_a_kingdom() -> None:
    table = Table(4).until("announce", 0).answer(0, "attack:1")
    called(table, 1, "odin").until("announce", 1)
    assert table.game.observation(None)["resting"][1] == ODIN
    table.answer(1, "attack:0").until("ritual", 1)
    assert table.offers(1) == ["ritual:thor", "ritual:frey"]
    assert table.game.why_not(1, "ritual:odin") == "KR-RITUAL-08"
    called(table, 1, "thor").until("announce", 2)
    assert table.game.observation(None)["resting"][1] == THOR
    table.answer(2, "attack:1").until("ritual", 1)
    assert table.offers(1) == ["ritual:odin", "ritual:frey"]


@pytest.mark.rule("KR-RITUAL-07")
def test_a_token_stays_down_through_the_combats_of_others() -> None:
    table = Table(4).until("announce", 0).answer(0, "attack:1")
    called(table, 0, "frey").until("announce", 1).answer(1, "attack:2").until("announce", 2)
    table.answer(2, "attack:3").until("announce", 3).answer(3, "attack:0").until("ritual")
    assert table.offers(0) == ["ritual:odin", "ritual:thor"]
    assert table.offers(3) != ALL


@pytest.mark.rule("KR-RITUAL-08")
def test_in_its_first_combat_of_a_round_a_kingdom_has_all_three() -> None:
    table = Table(4).until("announce", 0).answer(0, "attack:1").until("announce", 1).answer(1, "attack:3")
    table.until("ritual")
    assert len(table.offers(1)) == 2
    assert table.offers(3) == ALL


@pytest.mark.rule("KR-RITUAL-09")
@pytest.mark.parametrize(("seats", "mode"), [(2, "duel"), (3, "basic"), (3, "story")])
def test_a_new_round_makes_every_token_available(seats: int, mode: str) -> None:
    table = next_round(next_round(Table(seats, mode))).until("ritual")
    for seat, _ in table.open:
        assert table.offers(seat) == ALL


@pytest.mark.rule("KR-RITUAL-10")
def test_if_both_call_odin_the_attacker_draws_first() -> None:
    kingdoms = (Kingdom(army=WEAK, ritual="odin"), Kingdom(army=STRONG, ritual="odin"))
    table = at_precombat(*kingdoms, norns=["thor", "loki", "tyr", "hel"])
    assert (table.hand(0), table.hand(1)) == (["loki", "thor"], ["hel", "tyr"])


@pytest.mark.rule("KR-GEN-11", "KR-RITUAL-04")
def test_a_permanent_rule_overrides_what_odin_gives() -> None:
    table = at_precombat(Kingdom(army=WEAK, ritual="odin"), Kingdom(army=STRONG), laws=["death_of_balder"])
    assert len(table.hand(0)) == 1
