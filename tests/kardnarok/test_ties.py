"""Ties in a combat (Basic 11)."""

import pytest

from tests.kardnarok.play import Kingdom, Table, at_count

LEVEL_1 = ["death_of_balder", "loki_unbound", "fimbulwinter", "skoll_devours_sun", "hati_devours_moon"]


def ten_to_ten(attack_coin: int, defence_coin: int, law: str = "hati_devours_moon", hand: str = "") -> Table:
    """Equal totals; the attacker may hold a card."""
    attacker = Kingdom(army=("jotun", "jotun"), hero="egil", coin=attack_coin, hand=(hand,) if hand else ())
    defender = Kingdom(army=("huskarl.dagaz", "huskarl.dagaz"), hero="freydis", coin=defence_coin)
    table = at_count(attacker, defender, laws=[law])
    assert table.counter == [10, 10]
    return table


@pytest.mark.example("KR-EX-20", "KR-EX-21", "KR-EX-22")
@pytest.mark.rule("KR-TIE-01", "KR-TIE-02", "KR-COIN-02")
@pytest.mark.parametrize(
    ("attack_coin", "defence_coin", "ahead"), [(4, 5, 1), (5, 3, 0), (4, 3, 0), (4, 4, 1), (3, 3, 1), (5, 5, 1)]
)
def test_on_equal_totals_the_higher_coin_is_ahead_and_else_the_defender(
    attack_coin: int, defence_coin: int, ahead: int
) -> None:
    table = ten_to_ten(attack_coin, defence_coin)
    assert table.leader == ahead
    assert table.open == [(1 - ahead, "initiative")]
    table.answer(1 - ahead, "pass")
    assert table.event("combat.won") == {"winner": ahead, "loser": 1 - ahead}


@pytest.mark.rule("KR-TIE-01")
def test_the_coin_does_not_matter_on_unequal_totals() -> None:
    table = ten_to_ten(3, 5, hand="skalds_song").answer(0, "norn:skalds_song.courage")
    assert (table.counter, table.leader) == ([11, 10], 0)


@pytest.mark.rule("KR-TIE-03", "KR-INITIATIVE-04")
@pytest.mark.parametrize(("coin", "ahead"), [(5, 0), (3, 1)])
def test_a_tie_reached_in_the_combat_is_broken_at_once(coin: int, ahead: int) -> None:
    attacker = Kingdom(army=("jotun", "jotun"), hero="ivar", coin=coin, hand=("skalds_song",))
    defender = Kingdom(army=("huskarl.dagaz", "huskarl.dagaz"), hero="freydis", coin=4)
    table = at_count(attacker, defender)
    assert (table.counter, table.leader) == ([9, 10], 1)
    table.answer(0, "norn:skalds_song.courage")
    assert (table.counter, table.leader) == ([10, 10], ahead)
    assert table.open == [(1 - ahead, "initiative")]


@pytest.mark.rule("KR-TIE-04", "KR-GEN-11")
@pytest.mark.parametrize(("attack_coin", "defence_coin"), [(3, 5), (4, 4), (5, 3)])
def test_kin_against_kin_puts_the_attacker_ahead_whatever_the_coins(attack_coin: int, defence_coin: int) -> None:
    table = ten_to_ten(attack_coin, defence_coin, "war_of_kin")
    assert table.leader == 0
    assert table.open == [(1, "initiative")]


@pytest.mark.rule("KR-TIE-04")
@pytest.mark.parametrize("law", LEVEL_1)
def test_other_permanent_rules_leave_ties_alone(law: str) -> None:
    assert ten_to_ten(5, 3, law).leader == 0
    assert ten_to_ten(4, 4, law).leader == 1
