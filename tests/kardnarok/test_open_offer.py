"""An offer to all kingdoms out of the combat (Basic 15; KR-AMB-22)."""

import pytest

from tests.kardnarok.play import Table, at_announcement, at_count, at_turn, fight, outsider, strong, weak


def offer_to_all(*hands: tuple[str, ...], bronze: int = 5) -> Table:
    """The attacker is behind and has offered 2 bronze to anyone."""
    table = at_count(weak(bronze=bronze), strong(bronze=10 - bronze), *(outsider(*hand) for hand in hands), seats=4)
    return table.answer(0, "hire", "approach_all", "offer:2")


@pytest.mark.rule("KR-MERC-03", "KR-FLOW-09")
@pytest.mark.example("KR-EX-11")
def test_the_first_that_accepts_is_hired_for_the_offer() -> None:
    table = offer_to_all(("thor",), ("longship",))
    assert table.event("offer.open") == {"kingdom": 0, "n": 2}
    assert table.open == [(2, "hire.answer")]
    table.answer(2, "accept")
    assert table.event("hired") == {"kingdom": 0, "mercenary": 2, "n": 2}
    assert table.open == [(0, "employer")]


@pytest.mark.rule("KR-MERC-03")
def test_who_rejects_lets_the_next_one_answer() -> None:
    table = offer_to_all(("thor",), ("longship",)).answer(2, "reject")
    assert table.open == [(3, "hire.answer")]
    table.answer(3, "accept")
    assert table.event("hired") == {"kingdom": 0, "mercenary": 3, "n": 2}


@pytest.mark.rule("KR-MERC-03")
@pytest.mark.parametrize(
    ("norn", "able"),
    [
        ("thor", True),
        ("freya", True),
        ("scorn_pole", True),
        ("mimirs_well", True),
        ("tyr", False),
        ("valkyries", False),
        ("heimdall", False),
        ("balder", False),
        ("huskarl.dagaz", False),
    ],
)
def test_only_a_kingdom_that_can_help_may_accept(norn: str, able: bool) -> None:
    table = offer_to_all((norn,))
    assert ("accept" in table.offers(2)) == able
    assert table.game.why_not(2, "accept") == ("" if able else "KR-MERC-03")


@pytest.mark.rule("KR-MERC-03")
def test_a_kingdom_that_cannot_help_does_not_end_the_round_of_answers() -> None:
    table = offer_to_all(("tyr",), ("thor",))
    assert "accept" not in table.offers(2)
    assert table.answer(2, "reject").open == [(3, "hire.answer")]


@pytest.mark.rule("KR-MERC-04")
def test_each_names_one_price_above_the_offer_and_the_employer_takes_one() -> None:
    table = offer_to_all(("thor",), ("longship",))
    assert table.offers(2) == ["accept", "reject", "counter:3", "counter:4", "counter:5"]
    table.answer(2, "counter:5")
    assert table.open == [(3, "hire.answer")]
    assert table.offers(3) == ["accept", "reject", "counter:3", "counter:4", "counter:5"]
    table.answer(3, "counter:4")
    assert (table.open, table.offers(0)) == ([(0, "hire.settle")], ["withdraw", "take:2", "take:3"])
    table.answer(0, "take:3")
    assert table.event("hired") == {"kingdom": 0, "mercenary": 3, "n": 4}


@pytest.mark.rule("KR-MERC-03", "KR-MERC-04")
def test_an_accepted_offer_beats_a_price_named_before() -> None:
    table = offer_to_all(("thor",), ("longship",)).answer(2, "counter:3").answer(3, "accept")
    assert table.event("hired") == {"kingdom": 0, "mercenary": 3, "n": 2}


@pytest.mark.rule("KR-MERC-04")
@pytest.mark.parametrize("last", ["reject", "counter:4"])
def test_without_an_agreement_the_search_is_over(last: str) -> None:
    table = offer_to_all(("thor",), ("longship",)).answer(2, "reject").answer(3, last)
    if last != "reject":
        assert table.offers(0) == ["withdraw", "take:3"]
        table.answer(0, "withdraw")
    assert (table.open, table.offers(0)) == ([(0, "initiative")], ["pass"])
    assert table.game.observation(None)["mercenaries"] == [-1, -1]


@pytest.mark.rule("KR-MERC-02")
def test_a_named_price_does_not_exceed_what_the_employer_owns() -> None:
    assert offer_to_all(("thor",), bronze=3).offers(2) == ["accept", "reject", "counter:3"]


@pytest.mark.rule("KR-MERC-03")
def test_answers_go_round_in_turn_direction_from_the_employer() -> None:
    table = at_announcement(strong(), outsider("tyr"), weak(), outsider("skadi"), seats=4)
    fight(table, 0, 2).answer(2, "hire", "approach_all", "offer:1")
    assert table.open == [(3, "hire.answer")]
    assert table.answer(3, "reject").open == [(1, "hire.answer")]


@pytest.mark.rule("KR-MERC-03")
def test_in_even_rounds_answers_go_round_the_other_way() -> None:
    table = at_turn(3, strong(), outsider(), outsider(), weak(), round=2)
    fight(table, 3, 0).answer(3, "hire", "approach_all", "offer:1")
    assert table.open == [(2, "hire.answer")]
    assert table.answer(2, "reject").open == [(1, "hire.answer")]


@pytest.mark.rule("KR-MERC-03")
def test_with_one_outsider_there_is_nobody_else_to_ask() -> None:
    table = at_count(weak(), strong(), outsider("thor")).answer(0, "hire")
    assert table.offers(0) == ["withdraw", "approach:2"]
