"""Rounds: Ragnarök card, silver, troop strength, and the attack turns (Basic 2, 3, 6)."""

from itertools import groupby

import pytest

from tests.kardnarok.play import Kingdom, Table, at_announcement, next_round, owned

WEAK = Kingdom(army=("villager_man.jera", "villager_man.jera"), hero="freydis", coin=5)
STRONG = Kingdom(army=("jotun", "jotun"), hero="ragnar", coin=3, captured=(4, 5))
BYSTANDER = Kingdom(army=("champion.algiz", "champion.algiz"), hand=("hel",))


def announced(table: Table, who: str) -> list[int]:
    """Every attacker or defender so far."""
    return [event["args"][who] for event in table.game.events() if event["key"] == "announced"]


@pytest.mark.rule("KR-ROUND-01")
@pytest.mark.parametrize("round_", [1, 2])
def test_ragnarok_card_silver_cards_armies_then_attack_turns(round_: int) -> None:
    table = Table(3).foretell("war_of_kin", "gjallarhorn")
    while (seen := table.game.observation(None))["round"] < round_ or table.open != [(seen["first"], "army.wish")]:
        table.default()
    steps = ["ragnarok", "coin.drawn", "drawn" if round_ == 1 else "refill.discarded", "army.hero", "turn"]
    told = table.told(0)
    told = told[len(told) - told[::-1].index("ragnarok") - 1 :]
    assert [key for key, _ in groupby(key for key in told if key in steps)] == steps


@pytest.mark.rule("KR-ROUND-02", "KR-ROUND-20", "KR-COIN-02")
@pytest.mark.parametrize("rounds", [0, 1])
def test_each_kingdom_lays_one_silver_coin_face_up_in_each_round(rounds: int) -> None:
    table = Table(3)
    for _ in range(rounds + 1):
        next_round(table)
    view = table.game.observation(None)
    drawn = [event["args"] for event in table.game.events() if event["key"] == "coin.drawn"][-3:]
    assert [args["kingdom"] for args in drawn] == ([0, 1, 2] if rounds == 0 else [2, 1, 0])
    assert [view["coins"][args["kingdom"]] for args in drawn] == [[f"silver.{args['value']}"] for args in drawn]


@pytest.mark.example("KR-EX-04", "KR-EX-05")
@pytest.mark.rule("KR-ROUND-03", "KR-ROUND-05")
def test_a_troop_strength_of_8_may_be_split_in_any_way_with_two_warriors() -> None:
    table = Table(3).foretell("war_of_kin").until("refill.split")
    for seat in range(3):
        assert table.offers(seat) == [f"split:{warriors}" for warriors in (2, 3, 4, 5, 6, 7, 8)]


@pytest.mark.example("KR-EX-06")
@pytest.mark.rule("KR-ROUND-03", "KR-ROUND-04")
def test_four_warriors_and_three_norns_are_announced_and_drawn_in_groups() -> None:
    table = Table(3).foretell("fimbulwinter").until("refill.split").answer(0, "split:4").answer(1, "split:2")
    assert table.hand(0) == table.hand(1) == []
    assert table.open == [(2, "refill.split")]
    table.answer(2, "split:7")
    drawn = [event["args"] for event in table.game.events() if event["key"] == "drawn.hidden"]
    assert [(args["kingdom"], args["warriors"], args["norns"]) for args in drawn] == [(0, 4, 3), (1, 2, 5), (2, 7, 0)]
    assert [owned(table, seat) for seat in range(3)] == [7, 7, 7]


@pytest.mark.rule("KR-ROUND-04")
def test_splits_are_secret_until_all_have_announced_them() -> None:
    few = Table(3).until("refill.split")
    many = few.game.copy()
    few.answer(0, "split:2")
    many.answer(0, "split:6")
    assert few.game.observation(1) == many.observation(1)


@pytest.mark.rule("KR-GEN-08", "KR-GEN-09")
def test_every_kingdom_owns_the_troop_strength_after_a_combat_army_included_heroes_not() -> None:
    five = ("huskarl.dagaz", "longship", "fenrir", "thor", "loki")
    outsider = Kingdom(army=("champion.algiz", "champion.algiz"), hand=five)
    table = at_announcement(WEAK, STRONG, outsider).answer(0, "attack:1").until("refill.split")
    assert table.open == [(0, "refill.split"), (1, "refill.split")]
    table.until("army.wish", 1)
    assert [owned(table, seat) for seat in range(3)] == [7, 7, 7]
    assert sorted(table.hand(2)) == sorted(five)


@pytest.mark.example("KR-EX-26")
@pytest.mark.rule("KR-ROUND-06", "KR-ROUND-15", "KR-ROUND-19")
@pytest.mark.parametrize(("seats", "order", "first"), [(4, [0, 1, 2, 3, 3, 2, 1, 0], 3), (3, [0, 1, 2, 2, 1, 0], 2)])
def test_clockwise_in_round_1_and_back_from_the_last_attacker_in_round_2(
    seats: int, order: list[int], first: int
) -> None:
    table = Table(seats).finish()
    assert announced(table, "attacker") == order
    assert table.game.observation(None)["first"] == first
    assert table.event("first_kingdom") == {"kingdom": first}


@pytest.mark.rule("KR-ROUND-07")
def test_an_attacker_must_name_another_kingdom() -> None:
    table = Table(4).until("announce", 0)
    assert table.offers(0) == ["attack:1", "attack:2", "attack:3"]
    assert table.game.why_not(0, "attack:0") == "KR-ROUND-07"
    assert table.game.why_not(0, "pass") == "KR-ROUND-07"


@pytest.mark.rule("KR-ROUND-07")
def test_a_kingdom_may_be_attacked_again_and_again() -> None:
    table = Table(4)
    for attacker, defender in ((0, 1), (1, 0), (2, 1), (3, 1)):
        table.until("announce", attacker).answer(attacker, f"attack:{defender}")
    assert announced(table, "defender") == [1, 0, 1, 1]


@pytest.mark.rule("KR-ROUND-08")
def test_only_attacker_and_defender_are_asked_in_a_combat() -> None:
    table = at_announcement(WEAK, BYSTANDER, STRONG, seats=4).answer(0, "attack:2")
    asked = set()
    while table.game.observation(None)["fighters"]:
        asked |= {seat for seat, _ in table.open}
        table.default()
    assert asked == {0, 2}


@pytest.mark.rule("KR-ROUND-09")
def test_the_order_of_an_attack_turn() -> None:
    table = Table(3).until("army.wish", 0).lay(WEAK, STRONG, BYSTANDER)
    met = {}
    while table.open != [(1, "army.wish")]:
        view = table.game.observation(None)
        met.update({(name, view["cubes"][1], view["resting"][0]): "" for _, name in table.open})
        table.default()
    before = ["army.wish", "announce", "moment", "ritual", "precombat", "initiative", "result.norn", "result.lose"]
    after = ["moment", "army.warrior", "army.hero"]
    assert list(met) == [*((name, 0, -1) for name in (*before, "refill.split")), *((name, 1, 0) for name in after)]
