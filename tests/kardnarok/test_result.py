"""Winner and loser: the window of effects, coins, losses, payment, and what goes back to the piles (Basic 12 to 16)."""

import pytest

from tests.kardnarok.play import (
    Kingdom,
    Table,
    at_count,
    at_turn,
    fight,
    hire,
    outsider,
    strong,
    weak,
)


def matched(**more: int) -> Kingdom:
    """As weak as `weak`, with other cards."""
    return Kingdom(army=("villager_man.dagaz", "villager_man.algiz"), hero="rollo", **more)


def decided(*kingdoms: Kingdom, **lay: object) -> Table:
    """Seat 0 has attacked seat 1, who was behind has given in, and the winner may use result Norns."""
    table = at_count(*kingdoms, **lay)
    table.answer(1 - table.leader, "pass")
    table.expect(table.event("combat.won")["winner"], "result.norn")
    return table


def told_since_the_outcome(table: Table) -> list[str]:
    told = table.told()
    last = max(place for place, key in enumerate(told) if key == "combat.won")
    return told[last + 1 :]


# Who wins


@pytest.mark.rule("KR-RESULT-01")
@pytest.mark.parametrize(("kingdoms", "winner"), [((strong(), weak()), 0), ((weak(), strong()), 1)])
def test_the_leader_wins_when_the_other_gives_in(kingdoms: tuple[Kingdom, Kingdom], winner: int) -> None:
    table = decided(*kingdoms)
    assert table.event("combat.won") == {"winner": winner, "loser": 1 - winner}


@pytest.mark.rule("KR-RESULT-01")
@pytest.mark.parametrize(("coins", "winner"), [((5, 3), 0), ((3, 5), 1), ((4, 4), 1)])
def test_with_equal_totals_the_tie_breakers_name_the_winner(coins: tuple[int, int], winner: int) -> None:
    table = at_count(weak(coin=coins[0]), matched(coin=coins[1]))
    assert table.counter == [4, 4]
    table.answer(1 - winner, "pass")
    assert table.event("combat.won")["winner"] == winner


@pytest.mark.rule("KR-RESULT-01")
def test_nobody_has_won_while_the_mercenary_may_still_help() -> None:
    table = at_count(weak(), strong(), outsider("longship"), outsider("longship"))
    hire(table, 0, 2).answer(0, "pass")
    assert "combat.won" not in table.told()
    table.answer(2, "pass")
    assert table.event("combat.won")["winner"] == 1


# The result window


@pytest.mark.rule("KR-RESULT-03")
def test_the_winner_may_use_result_norns_and_then_the_loser() -> None:
    table = decided(strong(hand=("balder",)), weak(hand=("hel",)))
    assert table.open == [(0, "result.norn")]
    assert table.offers(0) == ["pass", "norn:balder.light"]
    table.answer(0, "pass")
    assert table.open == [(1, "result.norn")]
    assert table.offers(1) == ["pass", "norn:hel.toll"]


@pytest.mark.rule("KR-RESULT-03")
def test_who_has_used_a_result_norn_is_asked_for_another() -> None:
    table = decided(strong(hand=("balder",)), weak())
    table.answer(0, "norn:balder.light")
    table.expect(0, "result.norn")
    assert table.offers(0) == ["pass"]


@pytest.mark.rule("KR-RESULT-03")
def test_effects_of_army_warriors_come_before_result_norns_and_both_before_any_discard_or_payment() -> None:
    loser = Kingdom(army=("varangian.jera", "villager_man.jera"), hero="harald", coin=5)
    table = at_count(loser, strong(bronze=4), outsider("longship"), outsider("tyr"))
    hire(table, 0, 2).answer(0, "pass").answer(2, "norn:longship.raid").answer(0, "pass").answer(2, "pass")
    table.expect(1, "result.norn")
    view = table.game.observation(None)
    assert table.event("bronze.taken") == {"kingdom": 0, "target": 1, "n": 1}
    assert view["coins"][0] == ["silver.5"]
    assert [len(army) for army in view["armies"]] == [2, 2, 0, 0]
    assert len(view["laid"]) == 1


@pytest.mark.rule("KR-RESULT-03", "KR-RESULT-06")
def test_an_effect_on_bronze_comes_before_the_mercenary_is_paid() -> None:
    winner = weak(bronze=2)
    loser = Kingdom(army=("varangian.jera", "villager_man.dagaz"), hero="egil")
    table = at_count(winner, loser, outsider("thor"), outsider("longship"))
    hire(table, 0, 2, 1).answer(0, "pass").answer(2, "norn:thor.hammer")
    table.end_combat()
    told = told_since_the_outcome(table)
    assert told.index("bronze.taken") < told.index("paid")
    assert table.game.observation(None)["bronze"] == [0, 6, 6, 5]


# The order of the bookkeeping


@pytest.mark.rule("KR-RESULT-02")
def test_winner_loser_and_table_follow_each_other() -> None:
    table = at_count(weak(hand=("villager_man.algiz",)), matched(), outsider("longship"), outsider("longship"))
    hire(table, 0, 2).answer(0, "pass").answer(2, "norn:longship.raid").answer(1, "pass")
    table.end_combat()
    assert told_since_the_outcome(table) == [
        "captured",
        "warrior.lost",
        "paid",
        "coin.drawn",
        "warrior.lost",
        "warrior.lost",
    ]


@pytest.mark.rule("KR-RESULT-02")
def test_refill_then_cube_then_tokens_then_armies() -> None:
    table = at_count(strong(ritual="odin"), weak(ritual="thor"), Kingdom())
    table.until("refill.split")
    assert table.game.observation(None)["cubes"] == [0, 0, 0]
    assert table.game.observation(None)["resting"] == [-1, -1, -1]
    table.until("army.warrior")
    assert table.game.observation(None)["cubes"] == [0, 1, 0]
    assert table.game.observation(None)["resting"] == [0, 1, -1]


# Coins


@pytest.mark.rule("KR-RESULT-04", "KR-RESULT-07")
@pytest.mark.example("KR-EX-23")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_winner_captures_the_losers_coin_and_keeps_its_own_on_the_board(winner: int) -> None:
    kingdoms = [strong(coin=3), weak(coin=5)]
    table = decided(*(kingdoms if winner == 0 else reversed(kingdoms)))
    bag = len(table.game.observation(None)["bag"])
    table.end_combat()
    view = table.game.observation(None)
    assert view["captured"][winner] == ["silver.5"]
    assert view["captured"][1 - winner] == []
    assert view["coins"][winner] == ["silver.3"]
    assert view["coins"][1 - winner] == [f"silver.{table.event('coin.drawn')['value']}"]
    assert len(view["bag"]) == bag - 1
    assert [len(view["armies"][seat]) for seat in (winner, 1 - winner)] == [1, 0]


@pytest.mark.rule("KR-RESULT-07")
@pytest.mark.example("KR-EX-24")
def test_in_the_last_attack_turn_of_a_round_the_loser_draws_no_coin() -> None:
    table = at_turn(1, weak(coin=5), strong(coin=3))
    fight(table, 1, 0).answer(0, "pass").until("refill.split")
    assert table.game.observation(None)["coins"] == [[], ["silver.3"]]
    assert "coin.drawn" not in told_since_the_outcome(table)


@pytest.mark.rule("KR-RESULT-04")
@pytest.mark.example("KR-EX-24")
def test_after_the_last_attack_turn_the_winners_coin_goes_back_to_the_bag() -> None:
    table = at_turn(0, strong(coin=3), weak(coin=5), Kingdom(coin=4), round=2)
    bag = len(table.game.observation(None)["bag"])
    fight(table, 0, 1).finish()
    view = table.game.observation(None)
    assert view["captured"] == [["silver.5"], [], []]
    assert view["coins"] == [[], [], []]
    assert len(view["bag"]) == bag + 2


# Losses and payment


@pytest.mark.rule("KR-RESULT-05", "KR-RESULT-08")
def test_the_winner_chooses_one_warrior_for_the_bottom_of_the_pile_and_the_loser_gives_both() -> None:
    winner = Kingdom(army=("jotun", "berserker.eihwaz"), hero="egil")
    table = decided(winner, weak()).answer(0, "pass").answer(1, "pass")
    assert table.offers(0) == ["lose:berserker.eihwaz", "lose:jotun"]
    table.answer(0, "lose:berserker.eihwaz")
    view = table.game.observation(None)
    assert view["armies"] == [["jotun"], []]
    assert sorted(view["warriors"][:2]) == ["villager_man.ingwaz", "villager_man.jera"]
    assert view["warriors"][2] == "berserker.eihwaz"


@pytest.mark.rule("KR-RESULT-06")
def test_the_winner_pays_its_mercenary() -> None:
    table = at_count(weak(bronze=4), matched(), outsider("longship"), outsider("longship"))
    hire(table, 0, 2, 3).answer(0, "pass").answer(2, "norn:longship.raid").answer(1, "pass")
    assert table.game.observation(None)["bronze"] == [4, 5, 5, 5]
    table.end_combat()
    assert table.event("paid") == {"kingdom": 0, "mercenary": 2, "n": 3}
    assert table.game.observation(None)["bronze"] == [1, 5, 8, 5]


@pytest.mark.rule("KR-RESULT-06")
def test_the_winner_pays_whom_it_promised_bronze_for_doing_nothing() -> None:
    table = at_count(weak(), strong(), outsider("longship"))
    table.answer(0, "hire", "approach:2", "offer:1").answer(1, "bid:2").answer(0, "pass").answer(2, "stand_aside")
    table.end_combat()
    assert table.event("paid") == {"kingdom": 1, "mercenary": 2, "n": 2}
    assert table.game.observation(None)["bronze"] == [5, 3, 7]


# The table is cleared


@pytest.mark.rule("KR-RESULT-09")
def test_reinforcements_and_used_norns_go_under_their_piles() -> None:
    attacker = weak(hand=("villager_woman.jera", "champion.algiz", "scorn_pole"), ritual="thor")
    table = at_count(attacker, strong(hand=("skadi",)), outsider("longship"), outsider("longship"))
    table.answer(0, "villager:villager_woman.jera", "thor:champion.algiz", "norn:scorn_pole.curse")
    table.answer(1, "pass")
    hire(table, 0, 2).answer(0, "pass").answer(2, "norn:longship.raid")
    table.end_combat()
    view = table.game.observation(None)
    assert (view["villagers"], view["thor_places"], view["laid"]) == ([], [], [])
    assert sorted(view["warriors"][:2]) == ["champion.algiz", "villager_woman.jera"]
    assert sorted(table.g.word(card) for card in table.g.norns[:2]) == ["longship", "scorn_pole"]
    assert table.hand(0) == []
    assert table.hand(2) == []


@pytest.mark.rule("KR-RESULT-10")
def test_heroes_stay_with_winner_and_loser() -> None:
    table = decided(strong(reserve="ivar"), weak(reserve="leif")).end_combat()
    assert table.game.observation(None)["leading"] == [["egil"], ["harald"]]
    assert [table.game.observation(seat)["reserve"][seat] for seat in (0, 1)] == [["ivar"], ["leif"]]
