"""Freya's Magic: an answer, or late, and always the last Norn of the opponent (Basic 12)."""

from typing import Any

import pytest

from tests.kardnarok.cards import hire, reveal, strong, weak
from tests.kardnarok.play import Kingdom, at_count, at_precombat

CANCEL = "norn:freyas_magic.cancel"
JARL = "jarl.jera"
WOMEN = ("villager_woman.jera", "villager_woman.ingwaz")
MEN = ("villager_man.algiz", "villager_man.eihwaz")


def six(*hand: str, **more: Any) -> Kingdom:
    """6 Forces when it defends."""
    return Kingdom(**{"army": WOMEN, "hero": "rollo", "hand": hand, **more})


@pytest.mark.card("freyas_magic")
@pytest.mark.example("KR-EX-34")
@pytest.mark.rule("KR-NORNS-07", "KR-NORNS-08", "KR-NORNS-04")
def test_freyas_magic_answers_a_norn_before_it_takes_effect_and_both_are_discarded() -> None:
    table = at_count(weak("thor"), six("freyas_magic")).answer(0, "norn:thor.hammer")
    assert table.counter == [3, 6]
    table.answer(1, CANCEL)
    assert table.event("norn.cancelled") == {"kingdom": 0, "norn": "thor.hammer"}
    assert table.counter == [3, 6]
    table.expect(0, "initiative")
    assert sorted(table.game.observation(None)["laid"]) == ["freyas_magic", "thor"]
    seen = table.end_combat().game.observation(None)
    assert [seen["unseen"][card] for card in seen["norns"][:2]] == [{"freyas_magic": 1, "thor": 1}] * 2


@pytest.mark.card("freyas_magic")
@pytest.mark.rule("KR-NORNS-08", "KR-FLOW-08")
def test_freyas_magic_cancels_another_one_and_the_first_norn_works() -> None:
    table = at_count(weak("thor", "freyas_magic"), strong("freyas_magic", "freyas_magic")).answer(0, "norn:thor.hammer")
    table.answer(1, CANCEL)
    assert table.offers(0) == ["pass", CANCEL]
    table.answer(0, CANCEL)
    assert table.offers(1) == ["pass", CANCEL]
    assert table.answer(1, "pass").counter == [6, 7]


@pytest.mark.card("freyas_magic")
@pytest.mark.rule("KR-NORNS-09")
def test_freyas_magic_used_late_undoes_the_last_norn_only() -> None:
    table = at_count(weak("thor", "longship", coin=3), six("freyas_magic", "freyas_magic", coin=5))
    table.answer(0, "norn:thor.hammer").answer(1, "pass").answer(0, "norn:longship.raid").answer(1, "pass")
    assert table.counter == [8, 6]
    assert table.answer(1, CANCEL).counter == [6, 6]


@pytest.mark.card("freyas_magic")
@pytest.mark.rule("KR-NORNS-09", "KR-NORNS-10")
def test_freyas_magic_finds_nothing_behind_a_cancelled_norn() -> None:
    table = (
        at_count(weak("longship", "thor", JARL), six("freyas_magic", "freyas_magic"))
        .answer(0, "norn:longship.raid")
        .answer(1, "pass")
    )
    table.answer(0, "norn:thor.hammer").answer(1, CANCEL).answer(0, f"thor:{JARL}")
    assert table.counter == [3 + 2 + 3, 6]
    assert CANCEL not in table.offers(1)


@pytest.mark.card("freyas_magic")
@pytest.mark.rule("KR-NORNS-07", "KR-NORNS-09")
def test_freyas_magic_does_not_undo_a_norn_of_the_own_side_nor_another_freyas_magic() -> None:
    own = at_count(weak("longship", "freyas_magic"), strong()).answer(0, "norn:longship.raid")
    assert CANCEL not in own.offers(0)
    answered = at_count(weak("longship", "freyas_magic"), strong("freyas_magic")).answer(0, "norn:longship.raid")
    answered.answer(1, CANCEL).answer(0, "pass")
    assert CANCEL not in answered.offers(0)


@pytest.mark.card("freyas_magic")
@pytest.mark.rule("KR-MERC-07", "KR-MERC-08", "KR-NORNS-08")
def test_a_mercenary_answers_with_freyas_magic_as_one_of_its_two_norns() -> None:
    outsider = Kingdom(army=WOMEN, hand=("freyas_magic", "thor", "battle_fury"))
    rival = Kingdom(army=MEN, hero="rollo", hand=("tyr", JARL))
    table = hire(at_count(weak(), rival, outsider), 0, 2, 1).answer(2, "norn:thor.hammer").answer(1, "pass")
    table.answer(1, "norn:tyr.oath")
    assert table.open == [(2, "norn.answer")]
    assert table.answer(2, CANCEL).counter == [6, 4]
    table.answer(1, f"thor:{JARL}").answer(0, "pass")
    assert table.offers(2) == ["pass"]


@pytest.mark.card("freyas_magic")
@pytest.mark.rule("KR-NORNS-09", "KR-MERC-12")
def test_freyas_magic_used_late_undoes_a_norn_of_the_opposing_mercenary() -> None:
    outsider = Kingdom(army=("villager_man.algiz", "villager_man.eihwaz"), hand=("thor",))
    table = hire(at_count(weak(coin=5), six("freyas_magic", coin=3), outsider), 0, 2, 1)
    table.answer(2, "norn:thor.hammer").answer(1, "pass")
    assert table.counter == [6, 6]
    assert table.answer(1, CANCEL).counter == [3, 6]


@pytest.mark.card("freyas_magic")
@pytest.mark.example("KR-EX-16")
@pytest.mark.rule("KR-MERC-11", "KR-MERC-21")
def test_freyas_magic_is_the_only_card_left_to_an_employer() -> None:
    own = weak("freyas_magic", "longship", "villager_woman.algiz", coin=5)
    table = at_precombat(own, Kingdom(army=MEN, hero="rollo", hand=("valkyries",)), Kingdom(army=WOMEN))
    table.answer(0, "pass").answer(1, "norn:valkyries.choose_the_slain").answer(0, "pass")
    reveal(table).answer(0, "hire", "approach:2", "offer:1").until("hire.answer", 2).answer(2, "accept")
    table.expect(0, "employer")
    assert table.offers(0) == ["pass", CANCEL]
    assert table.answer(0, CANCEL).counter == [3, 4]


@pytest.mark.card("freyas_magic")
@pytest.mark.rule("KR-NORNS-08", "KR-MERC-06")
def test_an_outsider_without_a_contract_cannot_answer() -> None:
    table = at_count(weak("longship"), strong(), Kingdom(army=WOMEN, hand=("freyas_magic",)))
    table.answer(0, "norn:longship.raid").expect(0, "initiative")
    assert table.counter == [5, 7]
