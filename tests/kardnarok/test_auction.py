"""With three kingdoms the leader may pay the outsider for doing nothing (Basic 15; KR-AMB-24)."""

import pytest

from tests.kardnarok.play import Kingdom, Table, at_count, at_precombat, middling, outsider, strong, weak


def first_offer(bronze: tuple[int, int] = (5, 5), offer: int = 1) -> Table:
    """The attacker is behind and has made an offer to the one outsider."""
    table = at_count(weak(bronze=bronze[0]), strong(bronze=bronze[1]), outsider("thor"))
    return table.answer(0, "hire", "approach:2", f"offer:{offer}")


@pytest.mark.rule("KR-MERC-13", "KR-FLOW-09")
@pytest.mark.example("KR-EX-15")
def test_the_two_bid_upwards_until_one_stops_and_the_outsider_picks() -> None:
    table = first_offer()
    assert (table.open, table.offers(1)) == ([(1, "hire.outbid")], ["pass", "bid:2", "bid:3", "bid:4", "bid:5"])
    table.answer(1, "bid:2")
    assert table.event("outbid") == {"kingdom": 1, "target": 2, "n": 2}
    assert (table.open, table.offers(0)) == ([(0, "hire.raise")], ["pass", "bid:3", "bid:4", "bid:5"])
    table.answer(0, "bid:3")
    assert (table.open, table.offers(1)) == ([(1, "hire.outbid")], ["pass", "bid:4", "bid:5"])
    table.answer(1, "pass")
    assert (table.open, table.offers(2)) == ([(2, "hire.choose")], ["accept", "stand_aside", "reject"])


@pytest.mark.rule("KR-MERC-13")
def test_the_trailer_may_be_the_one_who_stops() -> None:
    assert first_offer().answer(1, "bid:2").answer(0, "pass").open == [(2, "hire.choose")]


@pytest.mark.rule("KR-MERC-13", "KR-MERC-14")
@pytest.mark.parametrize(
    ("choice", "mercenaries", "prices"),
    [("accept", [2, -1], [3, 0]), ("stand_aside", [-1, 2], [0, 2]), ("reject", [-1, -1], [0, 0])],
)
def test_the_outsider_takes_the_last_bid_of_either_or_none(
    choice: str, mercenaries: list[int], prices: list[int]
) -> None:
    table = first_offer().answer(1, "bid:2").answer(0, "bid:3").answer(1, "pass").answer(2, choice)
    view = table.game.observation(None)
    assert (view["mercenaries"], view["prices"]) == (mercenaries, prices)


@pytest.mark.rule("KR-MERC-13")
def test_each_bid_is_limited_by_the_bidders_own_bronze() -> None:
    table = first_offer(bronze=(5, 3), offer=2)
    assert table.offers(1) == ["pass", "bid:3"]
    assert table.answer(1, "bid:3").offers(0) == ["pass", "bid:4", "bid:5"]
    assert table.answer(0, "bid:4").offers(1) == ["pass"]


@pytest.mark.rule("KR-MERC-13")
def test_a_leader_that_cannot_bid_more_is_not_asked() -> None:
    assert first_offer(bronze=(5, 2), offer=2).open == [(2, "hire.answer")]


@pytest.mark.rule("KR-MERC-13", "KR-MERC-04")
def test_if_the_leader_does_not_bid_the_outsider_may_bargain() -> None:
    table = first_offer(offer=2).answer(1, "pass")
    assert (table.open, table.offers(2)) == (
        [(2, "hire.answer")],
        ["accept", "reject", "counter:3", "counter:4", "counter:5"],
    )


@pytest.mark.rule("KR-MERC-14")
def test_an_outsider_paid_for_nothing_does_not_help_and_is_paid_by_the_winner() -> None:
    table = first_offer().answer(1, "bid:3").answer(0, "pass").answer(2, "stand_aside")
    assert table.event("bribed") == {"kingdom": 1, "mercenary": 2, "n": 3}
    assert table.game.observation(None)["bronze"] == [5, 5, 5]
    assert (table.open, table.offers(0)) == ([(0, "initiative")], ["pass"])
    table.answer(0, "pass").end_combat()
    assert table.event("paid") == {"kingdom": 1, "mercenary": 2, "n": 3}
    assert table.game.observation(None)["bronze"] == [5, 2, 8]


def bribe_undone() -> Table:
    """The defender, ahead by its Valkyries, has paid the outsider for doing nothing; then the Valkyries are undone."""
    attacker = Kingdom(army=("champion.algiz",) * 2, hero="harald", hand=("freyas_magic",), coin=5)
    defender = middling(hand=("valkyries", "villager_woman.jera"), coin=3)
    table = at_precombat(attacker, defender, outsider("tyr", "thor")).answer(0, "pass")
    table.answer(1, "norn:valkyries.choose_the_slain").until("initiative")
    table.answer(0, "hire", "approach:2", "offer:1").answer(1, "bid:2").answer(0, "pass").answer(2, "stand_aside")
    return table.answer(0, "norn:freyas_magic.cancel")


@pytest.mark.rule("KR-MERC-14")
def test_a_bribe_is_not_paid_by_a_loser() -> None:
    table = bribe_undone()
    assert (table.counter, table.open) == ([6, 6], [(1, "initiative")])
    table.answer(1, "pass").end_combat()
    assert "paid" not in table.told()
    assert table.game.observation(None)["bronze"] == [5, 5, 5]


@pytest.mark.rule("KR-MERC-20", "KR-MERC-14")
def test_who_paid_for_nothing_may_act_itself_and_not_hire() -> None:
    table = bribe_undone()
    assert "villager:villager_woman.jera" in table.offers(1)
    assert "hire" not in table.offers(1)
    assert table.game.why_not(1, "hire") == "KR-MERC-05"
    table.answer(1, "villager:villager_woman.jera")
    assert (table.counter, table.open) == ([6, 7], [(0, "initiative")])
    table.answer(0, "pass").end_combat()
    assert table.game.observation(None)["bronze"] == [5, 3, 7]


@pytest.mark.rule("KR-MERC-13")
def test_in_the_story_of_three_there_is_an_auction_too() -> None:
    table = at_count(weak(), strong(), outsider("thor"), mode="story").answer(0, "hire", "approach:2", "offer:1")
    assert table.open == [(1, "hire.outbid")]
