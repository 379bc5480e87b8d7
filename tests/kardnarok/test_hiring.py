"""Hiring a mercenary by a named offer, with four kingdoms (Basic 10, 15; KR-AMB-19..21, 44)."""

from typing import Any

import pytest

from tests.kardnarok.play import Kingdom, Table, at_count, at_precombat, hire, middling, outsider, strong, weak


def bargain(bronze: int = 5, **more: Any) -> Table:
    """The attacker is behind, owns so much bronze, and has begun to seek a mercenary."""
    rest = {"bronze": (20 - bronze) // 3}
    table = at_count(
        weak(bronze=bronze), strong(**rest), outsider("thor", **rest), outsider("longship", **rest), **more
    )
    return table.answer(0, "hire")


# When, and for how much


@pytest.mark.rule("KR-MERC-01")
def test_the_trailer_may_hire_with_cards_left_in_its_hand() -> None:
    table = at_count(weak(hand=("thor", "villager_woman.jera")), strong(), outsider(), outsider())
    assert {"hire", "norn:thor.hammer", "villager:villager_woman.jera"} <= set(table.offers(0))
    assert table.answer(0, "hire").open == [(0, "hire.approach")]


@pytest.mark.rule("KR-MERC-01")
def test_seeking_ends_the_own_actions_even_if_nobody_is_hired() -> None:
    hand = ("thor", "villager_woman.jera", "huskarl.dagaz", "mimirs_well")
    table = at_count(weak(hand=hand), strong(), outsider(), outsider()).answer(0, "hire", "withdraw")
    assert (table.open, table.offers(0)) == ([(0, "initiative")], ["pass"])
    assert "norn:mimirs_well.drink" not in table.anytime(0)


@pytest.mark.rule("KR-MERC-01")
def test_who_sought_in_vain_has_freyas_magic_left_also_when_it_trails_again() -> None:
    hand = ("freyas_magic", "freyas_magic", "villager_woman.jera")
    attacker = Kingdom(army=("champion.algiz",) * 2, hero="harald", hand=hand, coin=5)
    defender = middling(hand=("valkyries", "shield_wall"), coin=3)
    table = at_precombat(attacker, defender, outsider(), outsider()).answer(0, "pass")
    table.answer(1, "norn:valkyries.choose_the_slain").until("initiative").answer(0, "hire", "withdraw")
    assert table.offers(0) == ["pass", "norn:freyas_magic.cancel"]
    table.answer(0, "norn:freyas_magic.cancel").until("initiative", 1)
    table.answer(1, "norn:shield_wall.wall").answer(0, "pass")
    assert (table.counter, table.open) == ([6, 8], [(0, "initiative")])
    assert table.offers(0) == ["pass", "norn:freyas_magic.cancel"]


@pytest.mark.rule("KR-MERC-01")
def test_who_sought_in_vain_may_still_use_a_result_norn() -> None:
    table = at_count(weak(hand=("hel",)), strong(), outsider(), outsider()).answer(0, "hire", "withdraw", "pass")
    table.until("result.norn", 0)
    assert table.offers(0) == ["pass", "norn:hel.toll"]


@pytest.mark.rule("KR-MERC-02")
def test_an_offer_is_at_least_one_and_at_most_what_the_employer_owns() -> None:
    table = bargain(3).answer(0, "approach:2")
    assert table.offers(0) == ["offer:1", "offer:2", "offer:3"]


@pytest.mark.rule("KR-MERC-02")
def test_silver_pays_no_mercenary() -> None:
    table = at_count(weak(bronze=0, captured=(5, 5)), strong(), outsider(), outsider())
    assert "hire" not in table.offers(0)


@pytest.mark.rule("KR-MERC-02")
@pytest.mark.card("loki_unbound")
def test_a_permanent_rule_may_ask_for_more_than_one() -> None:
    table = bargain(3, laws=["loki_unbound"]).answer(0, "approach:2")
    assert table.offers(0) == ["offer:2", "offer:3"]


# To whom


@pytest.mark.rule("KR-MERC-03", "KR-FLOW-09")
@pytest.mark.example("KR-EX-10")
def test_a_named_offer_is_public_and_only_that_kingdom_answers() -> None:
    table = bargain()
    assert table.offers(0) == ["withdraw", "approach_all", "approach:2", "approach:3"]
    table.answer(0, "approach:3", "offer:1")
    assert table.event("offer") == {"kingdom": 0, "target": 3, "n": 1}
    assert table.open == [(3, "hire.answer")]
    table.answer(3, "accept")
    assert table.event("hired") == {"kingdom": 0, "mercenary": 3, "n": 1}


@pytest.mark.rule("KR-MERC-03")
def test_a_named_kingdom_may_accept_without_a_norn_that_helps() -> None:
    table = at_count(weak(), strong(), outsider(), outsider()).answer(0, "hire", "approach:2", "offer:1")
    assert "accept" in table.offers(2)


@pytest.mark.rule("KR-MERC-04", "KR-FLOW-09")
def test_a_kingdom_that_rejects_is_not_approached_again() -> None:
    table = bargain().answer(0, "approach:2", "offer:1").answer(2, "reject")
    assert (table.open, table.offers(0)) == ([(0, "hire.approach")], ["withdraw", "approach:3"])
    table.answer(0, "approach:3", "offer:5").answer(3, "reject")
    assert (table.open, table.offers(0)) == ([(0, "initiative")], ["pass"])


@pytest.mark.rule("KR-FLOW-09")
def test_a_withdrawn_bargain_leads_on_to_the_next_kingdom() -> None:
    table = bargain().answer(0, "approach:2", "offer:1").answer(2, "counter:5").answer(0, "withdraw")
    assert (table.open, table.offers(0)) == ([(0, "hire.approach")], ["withdraw", "approach:3"])


# Bargaining


@pytest.mark.rule("KR-MERC-04")
def test_a_counter_offer_lies_between_the_offer_and_the_employers_bronze() -> None:
    table = bargain(5).answer(0, "approach:2", "offer:2")
    assert table.offers(2) == ["accept", "reject", "counter:3", "counter:4", "counter:5"]
    table.answer(2, "counter:5")
    assert table.event("counter_offer") == {"kingdom": 2, "n": 5}
    assert (table.open, table.offers(0)) == ([(0, "hire.reply")], ["accept", "withdraw", "raise:3", "raise:4"])


@pytest.mark.rule("KR-MERC-04")
def test_the_two_prices_only_ever_draw_nearer() -> None:
    table = bargain(8).answer(0, "approach:2", "offer:1").answer(2, "counter:7").answer(0, "raise:3")
    assert table.offers(2) == ["accept", "reject", "counter:4", "counter:5", "counter:6"]
    table.answer(2, "counter:5")
    assert table.offers(0) == ["accept", "withdraw", "raise:4"]
    assert table.answer(0, "raise:4").offers(2) == ["accept", "reject"]


@pytest.mark.rule("KR-MERC-04")
def test_after_three_counter_offers_the_outsider_accepts_or_rejects() -> None:
    table = bargain(14).answer(0, "approach:2", "offer:1")
    for counter, offer in ((14, 2), (13, 3), (12, 4)):
        table.answer(2, f"counter:{counter}").answer(0, f"raise:{offer}")
    assert table.offers(2) == ["accept", "reject"]


@pytest.mark.rule("KR-MERC-04", "KR-MERC-17")
@pytest.mark.parametrize(
    ("answers", "price"),
    [
        ([(2, "accept")], 1),
        ([(2, "counter:4"), (0, "accept")], 4),
        ([(2, "counter:4"), (0, "raise:2"), (2, "accept")], 2),
        ([(2, "counter:4"), (0, "raise:2"), (2, "counter:3"), (0, "accept")], 3),
    ],
)
def test_the_price_agreed_is_reserved_and_not_yet_paid(answers: list[tuple[int, str]], price: int) -> None:
    table = bargain(5).answer(0, "approach:2", "offer:1")
    for seat, key in answers:
        table.answer(seat, key)
    view = table.game.observation(None)
    assert (view["mercenaries"][0], view["prices"][0], view["bronze"][0]) == (2, price, 5)


# How many


@pytest.mark.rule("KR-MERC-05")
def test_a_combatant_hires_once_in_a_combat() -> None:
    table = hire(at_count(weak(), strong(), outsider("thor"), outsider()), 0, 2)
    assert table.offers(0) == ["pass"]
    assert table.game.why_not(0, "hire") == "KR-MERC-05"


def hired_into_the_lead(seats: int) -> Table:
    """The attacker's mercenary, seat 2, has put it ahead."""
    table = at_count(weak(), middling(), outsider("thor"), seats=seats)
    table.answer(0, "hire", "approach:2", "offer:1")
    if seats == 3:
        table.answer(1, "pass")
    return table.answer(2, "accept").answer(0, "pass").answer(2, "norn:thor.hammer")


@pytest.mark.rule("KR-MERC-06", "KR-MERC-12", "KR-MERC-19")
def test_the_other_combatant_hires_in_turn_and_another_outsider() -> None:
    table = hired_into_the_lead(4)
    assert (table.counter, table.open) == ([7, 6], [(1, "initiative")])
    table.answer(1, "hire")
    assert table.offers(1) == ["withdraw", "approach:3"]
    table.answer(1, "approach:3", "offer:1").answer(3, "accept")
    assert table.game.observation(None)["mercenaries"] == [2, 3]


@pytest.mark.rule("KR-MERC-06")
def test_with_three_kingdoms_the_one_outsider_can_be_hired_once() -> None:
    table = hired_into_the_lead(3)
    assert (table.open, table.offers(1)) == ([(1, "initiative")], ["pass"])
    assert table.game.why_not(1, "hire") == "KR-MERC-06"


@pytest.mark.rule("KR-MERC-12")
def test_the_leader_does_not_hire() -> None:
    table = at_count(weak(), strong(), outsider("tyr"), outsider("skadi"))
    assert table.open == [(0, "initiative")]
    assert table.game.why_not(1, "hire") == "KR-INITIATIVE-05"


@pytest.mark.rule("KR-MERC-19")
def test_with_four_kingdoms_the_leader_is_not_asked_to_outbid() -> None:
    assert bargain().answer(0, "approach:2", "offer:1").open == [(2, "hire.answer")]
