"""Coins: silver as prize and points, bronze as pay (Coins 4.1, 4.2)."""

import pytest

from tests.kardnarok.play import Kingdom, Table, at_announcement, at_count, next_round

WEAK = Kingdom(army=("villager_man.jera", "villager_man.jera"), hero="freydis", coin=5, captured=(4,))
STRONG = Kingdom(army=("jotun", "jotun"), hero="ragnar", coin=3, captured=(4, 5))


@pytest.mark.rule("KR-COIN-01")
def test_coins_of_3_4_and_5_come_out_of_the_bag_blind() -> None:
    firsts = {tuple(next_round(Table(2, seed=f"{seed}")).game.observation(None)["coins"][0]) for seed in range(15)}
    assert firsts == {("silver.3",), ("silver.4",), ("silver.5",)}


@pytest.mark.rule("KR-COIN-02", "KR-COIN-03")
def test_the_winner_takes_the_coin_on_the_board_and_never_a_captured_one() -> None:
    table = at_announcement(WEAK, STRONG).answer(0, "attack:1").end_combat()
    assert table.game.observation(None)["captured"] == [["silver.4"], ["silver.4", "silver.5", "silver.5"]]
    assert table.game.observation(None)["coins"][1] == ["silver.3"]


@pytest.mark.example("KR-EX-35")
@pytest.mark.rule("KR-COIN-01")
def test_in_a_story_of_four_kingdoms_the_bag_never_runs_dry() -> None:
    table = Table(4, "story")
    fewest = 21
    while table.game.outcome is None:
        view = table.game.observation(None)
        fewest = min(fewest, len(view["bag"]))
        in_use = sum(len(coins) for coins in (*view["captured"], *view["coins"]))
        table.default()
    assert fewest == 2
    assert in_use == 16 + 3


@pytest.mark.rule("KR-COIN-04")
def test_only_bronze_can_pay_a_mercenary() -> None:
    poor = Kingdom(army=WEAK.army, coin=5, captured=(5, 5, 4), bronze=0)
    table = at_count(poor, STRONG, seats=3)
    assert "hire" not in table.offers(0)
    assert table.game.why_not(0, "hire") == "KR-MERC-02"


@pytest.mark.rule("KR-COIN-04")
def test_an_offer_is_any_number_of_the_bronze_coins_owned() -> None:
    table = at_count(Kingdom(army=WEAK.army, bronze=3), STRONG, seats=3).answer(0, "hire", "approach:2")
    assert table.offers(0) == ["offer:1", "offer:2", "offer:3"]


@pytest.mark.rule("KR-COIN-04", "KR-GEN-02")
def test_a_bronze_coin_is_one_point_and_a_silver_coin_its_value() -> None:
    table = at_announcement(Kingdom(army=WEAK.army, bronze=4, captured=(3, 5)), STRONG, seats=3)
    assert table.game.observation(None)["wealth"] == [4 + 3 + 5, 5 + 4 + 5, 5]
