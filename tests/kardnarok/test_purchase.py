"""The “mercenary” of the duel: two Norns of the pile for as much bronze as the number of the round (Duel)."""

from typing import Any

import pytest

from longhall.engine.errors import IllegalAnswer
from tests.kardnarok.play import Kingdom, Table, at_count, at_turn, fight, middling, owned, strong, weak


def bought(*kingdoms: Kingdom, **lay: Any) -> Table:
    """Seat 0 attacks seat 1, is behind, and has bought Norns."""
    return at_count(*kingdoms, **lay).answer(0, "buy")


def bronze(table: Table) -> tuple[list[int], int]:
    """What the kingdoms own, and what is out of the game."""
    view = table.game.observation(None)
    return view["bronze"], view["bronze_out"]


@pytest.mark.rule("KR-DUEL-06")
def test_the_trailer_may_buy_the_top_two_norns_of_the_pile() -> None:
    table = at_count(weak(), strong(), norns=("thor", "longship", "loki"))
    assert table.open == [(0, "initiative")]
    assert table.offers(0) == ["pass", "buy"]
    table.answer(0, "buy")
    assert table.event("bought", 0)["cards"] == ["thor", "longship"]
    assert {key.split(".")[0] for key in table.offers(0)} == {"pass", "norn:thor", "norn:longship"}


@pytest.mark.rule("KR-DUEL-06")
def test_there_is_nobody_to_hire() -> None:
    table = at_count(weak(), strong())
    assert "hire" not in table.offers(0)
    assert table.game.why_not(0, "hire") == "KR-DUEL-06"


@pytest.mark.rule("KR-DUEL-06")
def test_the_trailer_need_not_use_up_its_hand_before_it_buys() -> None:
    assert "buy" in at_count(weak(hand=("thor", "villager_man.algiz")), strong()).offers(0)


@pytest.mark.rule("KR-DUEL-06")
def test_the_leader_cannot_buy() -> None:
    table = at_count(strong(), weak())
    assert table.open == [(1, "initiative")]
    with pytest.raises(IllegalAnswer):
        table.answer(0, "buy")


@pytest.mark.rule("KR-DUEL-06")
def test_the_others_see_that_two_norns_were_bought_but_not_which() -> None:
    table = bought(weak(), strong(), norns=("thor", "longship"))
    assert table.event("bought.hidden", 1) == {"kingdom": 0, "n": 1}
    assert table.game.observation(1)["bought"][0] is None
    seen = table.game.observation(1)["hands"][0]
    assert [card.split(".")[0] for card in seen] == ["?norn", "?norn"]


@pytest.mark.rule("KR-DUEL-07")
@pytest.mark.example("KR-EX-28")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
@pytest.mark.parametrize(("defender", "winner"), [(middling(bronze=10), 0), (strong(bronze=10), 1)])
def test_the_number_of_the_round_is_paid_at_once_and_leaves_the_game_win_or_lose(
    round: int, defender: Kingdom, winner: int
) -> None:
    attacker = weak(bronze=10)
    table = at_turn(0, attacker, defender, round=round, laws=["hati_devours_moon"], norns=["thor", "frey"])
    fight(table, 0, 1).answer(0, "buy")
    assert bronze(table) == ([10 - round, 10], round)
    table.answer(0, "norn:thor.hammer").end_combat()
    assert table.event("combat.won")["winner"] == winner
    assert bronze(table) == ([10 - round, 10], round)


@pytest.mark.rule("KR-DUEL-07")
def test_who_cannot_pay_the_price_cannot_buy() -> None:
    table = at_turn(0, weak(bronze=2), strong(), round=3, laws=["hati_devours_moon"])
    fight(table, 0, 1)
    assert table.offers(0) == ["pass"]
    assert table.game.why_not(0, "buy") == "KR-DUEL-07"


@pytest.mark.rule("KR-DUEL-08")
def test_a_kingdom_buys_at_most_once_in_a_combat() -> None:
    table = bought(weak(), strong())
    assert "buy" not in table.offers(0)
    assert table.game.why_not(0, "buy") == "KR-DUEL-08"


@pytest.mark.rule("KR-DUEL-08")
def test_each_kingdom_has_a_purchase_of_its_own_in_every_combat() -> None:
    table = bought(weak(), middling(), norns=("thor", "longship", "loki")).answer(0, "norn:thor.hammer")
    table.until("initiative", 1)
    assert "buy" in table.offers(1)
    table.answer(1, "buy").until("announce", 1)
    table.lay(strong(), weak())
    assert "buy" in fight(table, 1, 0).offers(1)


@pytest.mark.rule("KR-DUEL-08")
def test_nobody_has_to_buy() -> None:
    table = at_count(weak(), strong()).answer(0, "pass")
    assert table.event("combat.won")["loser"] == 0
    assert bronze(table) == ([10, 10], 0)


@pytest.mark.rule("KR-DUEL-09")
def test_bought_norns_work_at_once_one_after_the_other() -> None:
    table = bought(weak(), strong(), norns=("thor", "longship"))
    table.answer(0, "norn:thor.hammer")
    assert table.counter == [7, 10]
    table.answer(0, "norn:longship.raid")
    assert table.counter == [9, 10]


@pytest.mark.rule("KR-DUEL-10")
@pytest.mark.parametrize("key", ["norn:battle_fury.fury", "villager:villager_man.algiz", "thor:champion.algiz"])
def test_after_buying_nothing_else_of_the_hand_may_be_used(key: str) -> None:
    table = at_count(
        weak(hand=("battle_fury", "villager_man.algiz", "champion.algiz")), strong(), norns=("thor", "frey")
    )
    assert key in table.offers(0)
    table.answer(0, "buy")
    assert table.offers(0) == ["pass", "norn:thor.hammer"]
    assert table.game.why_not(0, key) == "KR-DUEL-10"


@pytest.mark.rule("KR-DUEL-10")
def test_after_buying_a_norn_of_which_one_was_bought_can_be_used_only_once() -> None:
    table = bought(weak(hand=("longship",)), strong(), norns=("longship", "frey"))
    table.answer(0, "norn:longship.raid")
    assert "norn:longship.raid" not in table.offers(0)
    assert "longship" in table.hand(0)


@pytest.mark.rule("KR-DUEL-10")
def test_after_buying_freyas_magic_of_the_hand_still_answers_and_cancels_late() -> None:
    defender = middling(hand=("tyr", "shield_wall"))
    table = bought(weak(hand=("freyas_magic",) * 2), defender, norns=("thor", "frey"))
    table.answer(0, "norn:thor.hammer").answer(1, "pass").answer(1, "norn:shield_wall.wall")
    table.expect(0, "norn.answer")
    assert table.offers(0) == ["pass", "norn:freyas_magic.cancel"]
    table.answer(0, "pass")
    assert table.counter == [7, 8]
    assert "norn:freyas_magic.cancel" in table.offers(0)


@pytest.mark.rule("KR-DUEL-10")
def test_the_result_window_is_closed_to_the_hand_of_a_buyer_too() -> None:
    table = bought(weak(hand=("balder",)), middling(), norns=("thor", "frey")).answer(0, "norn:thor.hammer")
    table.until("result.norn", 0)
    assert table.offers(0) == ["pass"]


@pytest.mark.rule("KR-DUEL-10")
def test_unused_bought_norns_stay_in_hand_and_count_at_the_refill() -> None:
    hand = ("huskarl.dagaz", "huskarl.dagaz", "skadi", "tyr", "odin", "heimdall")
    table = bought(weak(hand=hand), strong(), norns=("thor", "frey")).end_combat()
    assert table.hand(0) == sorted((*hand, "thor", "frey"))
    assert owned(table, 0) == 8
    table.until("refill.surplus", 0)
    assert {"discard:thor", "discard:frey"} < set(table.offers(0))


@pytest.mark.rule("KR-DUEL-10")
def test_a_bought_norn_of_any_moment_may_be_used_and_one_of_the_hand_may_not() -> None:
    table = at_count(weak(hand=("odin",)), strong(), norns=("mimirs_well", "frey"))
    assert "norn:odin.wisdom" in table.anytime(0)
    table.answer(0, "buy")
    assert "norn:mimirs_well.drink" in table.anytime(0)
    assert "norn:odin.wisdom" not in table.anytime(0)
