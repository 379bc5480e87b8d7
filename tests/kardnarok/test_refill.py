"""After every combat all kingdoms refill to the troop strength (Basic 17, 19; Quick 1, 5)."""

from typing import Any

import pytest

from tests.kardnarok.play import Kingdom, Table, at_count, at_turn, fight, hire, outsider, owned, strong, weak

FIVE = ("tyr", "longship", "longship", "huskarl.dagaz", "huskarl.dagaz")  # with an army of 2 the troop strength 7


def at_refill(*kingdoms: Kingdom, **lay: Any) -> Table:
    """Seat 0 has attacked seat 1, and somebody has to say what it draws."""
    return at_count(*kingdoms, **lay).until("refill.split")


def wanted(table: Table) -> dict[int, int]:
    """How many cards each kingdom is asked to split."""
    return {ask.seat: dict(ask.about)["n"] for ask in table.game.asks if ask.name == "refill.split"}


def drawn(table: Table) -> list[tuple[int, int, int]]:
    """Kingdom, Warriors and Norns of every draw since the combat was won, as everybody is told."""
    events = table.game.events(0, None)
    last = max(place for place, event in enumerate(events) if event["key"] == "combat.won")
    args = [event["args"] for event in events[last:] if event["key"] == "drawn.hidden"]
    return [(each["kingdom"], each["warriors"], each["norns"]) for each in args]


def answer_splits(table: Table, warriors: dict[int, int]) -> None:
    """Each kingdom, in this order, says how many Warriors it draws."""
    for seat, many in warriors.items():
        table.answer(seat, f"split:{many}")


@pytest.mark.rule("KR-REFILL-01")
@pytest.mark.parametrize(
    ("laws", "strength"),
    [(("war_of_kin",), 8), (("fimbulwinter",), 7), (("fimbulwinter", "jotuns_advance"), 6)],
)
def test_all_kingdoms_refill_to_the_current_troop_strength(laws: tuple[str, ...], strength: int) -> None:
    table = at_refill(strong(hand=FIVE[:1]), weak(), Kingdom(), outsider("thor"), laws=laws)
    assert wanted(table) == {0: strength - 2, 1: strength, 2: strength - 2, 3: strength - 1}
    table.until("army.warrior")
    assert [owned(table, seat) for seat in range(4)] == [strength] * 4


@pytest.mark.rule("KR-REFILL-01")
@pytest.mark.example("KR-EX-29")
def test_a_mercenary_draws_for_the_two_norns_that_it_used() -> None:
    helper = Kingdom(army=("villager_man.algiz", "villager_man.algiz"), hand=FIVE)
    table = at_count(weak(), strong(), helper, outsider("thor"))
    hire(table, 0, 2).answer(0, "pass").answer(2, "norn:longship.raid").answer(0, "pass")
    table.answer(2, "norn:longship.raid").until("refill.split")
    assert wanted(table)[2] == 2
    assert table.offers(2) == ["split:0", "split:1", "split:2"]
    table.answer(2, "split:1").until("army.warrior")
    assert (2, 1, 1) in drawn(table)
    assert owned(table, 2) == 7


@pytest.mark.rule("KR-REFILL-01")
def test_who_owns_the_troop_strength_exactly_draws_nothing() -> None:
    whole = Kingdom(army=("villager_man.algiz", "villager_man.algiz"), hand=FIVE)
    table = at_refill(strong(), weak(), whole)
    assert sorted(wanted(table)) == [0, 1]


@pytest.mark.rule("KR-REFILL-02")
def test_nobody_sees_a_card_before_all_have_said_their_split() -> None:
    table = at_refill(strong(), weak(), Kingdom(), norns=("thor", "tyr", "loki"))
    answer_splits(table, {0: 1, 2: 3})
    assert (owned(table, 0), owned(table, 1), owned(table, 2)) == (1, 0, 2)
    assert table.hand(0) == []
    answer_splits(table, {1: 4})
    assert drawn(table) == [(0, 1, 5), (1, 4, 3), (2, 3, 2)]


@pytest.mark.rule("KR-REFILL-02")
def test_the_split_may_be_anything_that_leaves_two_warriors() -> None:
    table = at_refill(strong(), weak(hand=("huskarl.dagaz", "huskarl.dagaz")), Kingdom())
    assert table.offers(1) == [f"split:{n}" for n in range(6)]


@pytest.mark.rule("KR-REFILL-03")
@pytest.mark.parametrize(("hand", "fewest"), [((), 2), (("huskarl.dagaz",), 1), (("thor", "loki"), 2)])
def test_the_split_must_bring_the_loser_back_to_two_warriors(hand: tuple[str, ...], fewest: int) -> None:
    table = at_refill(strong(), weak(hand=hand), Kingdom())
    assert table.offers(1) == [f"split:{n}" for n in range(fewest, 7 - len(hand) + 1)]


@pytest.mark.rule("KR-REFILL-03")
def test_the_warrior_that_the_winner_keeps_in_its_army_counts() -> None:
    table = at_refill(strong(), weak(), Kingdom())
    assert table.offers(0)[0] == "split:1"


@pytest.mark.rule("KR-REFILL-05")
def test_the_refill_also_follows_the_last_combat_of_a_round() -> None:
    table = at_turn(1, weak(), strong(), laws=("fimbulwinter",))
    fight(table, 1, 0).answer(0, "pass").until("refill.split")
    assert table.game.observation(None)["round"] == 1
    while table.game.observation(None)["round"] == 1:
        assert "round.over" not in table.told()
        table.default()
    assert {seat for seat, _, _ in drawn(table)} == {0, 1}
    assert [len(table.hand(seat)) for seat in (0, 1)] == [7, 7]


@pytest.mark.rule("KR-REFILL-06")
@pytest.mark.parametrize(("round", "attacker", "order"), [(1, 1, [1, 2, 3, 0]), (2, 2, [2, 1, 0, 3])])
def test_the_attacker_draws_first_and_then_the_others_in_the_direction_of_the_round(
    round: int, attacker: int, order: list[int]
) -> None:
    table = at_turn(attacker, seats=4, round=round)
    fight(table, attacker, 0).until("army.warrior")
    assert [seat for seat, _, _ in drawn(table)] == order


@pytest.mark.rule("KR-REFILL-06")
def test_the_attacker_takes_the_top_of_the_pile_whoever_answered_first() -> None:
    keeper = Kingdom(hand=("longship", "longship"))
    attacker = strong(hand=("huskarl.dagaz", "huskarl.dagaz", "huskarl.dagaz", "tyr"))
    table = at_refill(
        attacker, weak(hand=("champion.algiz", "champion.algiz")), keeper, norns=("thor", "loki", "freya")
    )
    answer_splits(table, {2: 0, 1: 5, 0: 0})
    assert "thor" in table.hand(0)
    assert "loki" in table.hand(0)
    assert "freya" in table.hand(2)


@pytest.mark.rule("KR-REFILL-07")
def test_what_an_empty_norn_pile_lacks_comes_from_the_warriors() -> None:
    table = at_count(strong(), weak(), Kingdom())
    table.g.norns.clear()
    answer_splits(table.until("refill.split"), {0: 1, 1: 2, 2: 0})
    assert drawn(table) == [(0, 6, 0), (1, 7, 0), (2, 5, 0)]


@pytest.mark.rule("KR-REFILL-07")
def test_what_an_empty_warrior_pile_lacks_comes_from_the_norns() -> None:
    table = at_count(strong(), weak(), Kingdom())
    table.g.warriors.clear()
    answer_splits(table.until("refill.split"), {0: 1, 1: 7, 2: 5})
    assert drawn(table) == [(0, 1, 5), (1, 2, 5), (2, 0, 5)]


@pytest.mark.rule("KR-REFILL-07")
def test_with_both_piles_empty_a_kingdom_goes_without() -> None:
    table = at_count(strong(), weak(), Kingdom())
    table.g.warriors.clear()
    table.g.norns.clear()
    answer_splits(table.until("refill.split"), {0: 1, 1: 2, 2: 0})
    assert drawn(table) == [(0, 3, 0)]
    assert [owned(table, seat) for seat in (0, 1, 2)] == [4, 0, 2]
