"""Troop strength is exact: who owns more discards by choice, and keeps room for two Warriors (Glossary, KR-AMB-28)."""

from typing import Any

import pytest

from tests.kardnarok.play import Kingdom, Table, at_count, owned, strong, weak

HUSKARLS = ("huskarl.dagaz",) * 3
SEVEN_NORNS = ("thor", "tyr", "loki", "freya", "odin", "heimdall", "skadi")


def at_surplus(*kingdoms: Kingdom, **lay: Any) -> Table:
    """Seat 0 has attacked seat 1, and somebody has more than the troop strength of 7."""
    return at_count(*kingdoms, **lay).until("refill.surplus")


def surpluses(table: Table) -> dict[int, int]:
    """How many cards each kingdom is asked to discard."""
    return {ask.seat: dict(ask.about)["n"] for ask in table.game.asks if ask.name == "refill.surplus"}


@pytest.mark.rule("KR-REFILL-04")
@pytest.mark.example("KR-EX-30")
def test_a_winner_with_unused_odin_norns_discards_one_and_draws_none() -> None:
    winner = strong(hand=(*HUSKARLS, "tyr", "loki"), ritual="odin")
    table = at_surplus(winner, weak(), Kingdom())
    assert owned(table, 0) == 8
    assert surpluses(table) == {0: 1}
    table.answer(0, "discard:loki")
    assert "loki" not in table.hand(0)
    assert sorted(ask.seat for ask in table.game.asks) == [1, 2]
    table.until("army.warrior")
    assert owned(table, 0) == 7


@pytest.mark.rule("KR-REFILL-04")
def test_any_card_of_the_hand_may_go_and_goes_under_its_own_pile() -> None:
    table = at_surplus(strong(hand=(*HUSKARLS, "tyr", "loki", "thor", "freya", "skadi")), weak())
    assert surpluses(table) == {0: 2}
    assert set(table.offers(0)) == {f"discard:{card}" for card in table.hand(0)}
    table.answer(0, "discard:huskarl.dagaz", "discard:skadi")
    assert table.game.observation(0)["warriors"][0] == "huskarl.dagaz"
    assert table.game.observation(0)["norns"][0] == "skadi"


@pytest.mark.rule("KR-REFILL-03", "KR-REFILL-04")
def test_without_warriors_norns_must_go_until_two_warriors_fit() -> None:
    table = at_surplus(strong(), weak(hand=SEVEN_NORNS), Kingdom())
    assert surpluses(table) == {1: 2}
    table.answer(1, "discard:thor", "discard:tyr").until("refill.split", 1)
    assert table.offers(1) == ["split:2"]
    table.until("army.warrior")
    assert owned(table, 1) == 7


@pytest.mark.rule("KR-REFILL-03")
def test_the_last_two_warriors_may_not_be_discarded() -> None:
    table = at_surplus(strong(), weak(hand=(*SEVEN_NORNS, *HUSKARLS)), Kingdom())
    assert surpluses(table) == {1: 3}
    table.answer(1, "discard:huskarl.dagaz")
    assert set(table.offers(1)) == {f"discard:{card}" for card in SEVEN_NORNS}


@pytest.mark.rule("KR-REFILL-04")
def test_an_outsider_above_the_troop_strength_discards_too_but_never_out_of_its_army() -> None:
    keeper = Kingdom(army=("champion.algiz", "champion.algiz"), hand=(*SEVEN_NORNS[:5], "huskarl.dagaz"))
    table = at_surplus(strong(), weak(), keeper)
    assert surpluses(table) == {2: 1}
    assert "discard:huskarl.dagaz" in table.offers(2)
    assert "discard:champion.algiz" not in table.offers(2)


@pytest.mark.rule("KR-REFILL-04")
def test_all_who_have_too_much_discard_at_the_same_time_before_anybody_draws() -> None:
    table = at_surplus(
        strong(hand=SEVEN_NORNS), weak(hand=(*HUSKARLS, *HUSKARLS[:2], "jarl.jera", *["champion.algiz"] * 2))
    )
    assert surpluses(table) == {0: 2, 1: 1}
    table.answer(1, "discard:jarl.jera")
    assert "jarl.jera" in table.hand(1)
    table.answer(0, "discard:thor", "discard:tyr")
    assert "jarl.jera" not in table.hand(1)
    assert "thor" not in table.hand(0)
