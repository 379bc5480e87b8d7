"""The end of a round and the beginning of the next (Basic 19, 20); the end of the game (Goal)."""

import pytest

from tests.kardnarok.play import Kingdom, Table, next_round, owned

WEAK = Kingdom(army=("villager_man.jera", "villager_man.jera"), hero="freydis")
BYSTANDER = Kingdom(army=("champion.algiz", "champion.algiz"), hand=("hel",))
NORNS = ("loki", "tyr", "freya", "heimdall", "skadi", "thor")


def at_the_end_of_round_1(bystander: Kingdom) -> Table:
    """The troop strength falls from 8 to 6; seat 1 did not fight in the last turn."""
    table = Table(3).foretell("war_of_kin", "gjallarhorn").until("announce", 2)
    return table.lay(WEAK, bystander, BYSTANDER).answer(2, "attack:0").until("refill.surplus")


@pytest.mark.rule("KR-ROUND-10")
def test_the_round_is_over_after_the_last_turn_and_its_refill() -> None:
    told = next_round(next_round(Table(3))).told()
    told = told[: told.index("round.over")]
    last = told[len(told) - told[::-1].index("combat.won") :]
    assert told.count("turn") == told.count("combat.won") == 3
    assert "drawn.hidden" in last


@pytest.mark.rule("KR-ROUND-11", "KR-COIN-03")
def test_silver_that_nobody_captured_returns_to_the_bag() -> None:
    table = Table(3).until("announce", 2)
    next_round(table)
    kept = table.game.observation(None)["captured"]
    assert sum(len(coins) for coins in kept) == 3
    assert len(table.game.observation(None)["bag"]) == 21 - 3 - 3
    view = table.finish().game.observation(None)
    assert view["coins"] == [[], [], []]
    assert len(view["bag"]) == 21 - 6


@pytest.mark.rule("KR-ROUND-12")
def test_armies_return_to_hand_at_the_end_of_a_round() -> None:
    bystander = Kingdom(army=("jotun", "huskarl.dagaz"), hero="rollo", reserve="egil", hand=NORNS[:5])
    table = Table(3).until("announce", 2).lay(WEAK, bystander, BYSTANDER, laws=["fimbulwinter"]).answer(2, "attack:0")
    view = next_round(table).game.observation(1)
    assert view["armies"] == view["leading"] == [[], [], []]
    assert sorted(view["hands"][1]) == sorted(("jotun", "huskarl.dagaz", *NORNS[:5]))
    assert view["reserve"][1] == ["egil", "rollo"]


@pytest.mark.example("KR-EX-18")
@pytest.mark.rule("KR-ROUND-13", "KR-ROUND-14", "KR-RITUAL-09")
def test_cubes_and_ritual_tokens_return_at_the_end_of_a_round() -> None:
    table = Table(3).until("announce", 2).answer(2, "attack:1").until("ritual").answer(2, "ritual:frey")
    table.until("refill.split")
    next_round(table)
    view = table.game.observation(None)
    assert (view["cubes"], view["resting"]) == ([0, 0, 0], [-1, -1, -1])
    table.until("ritual", 2)
    assert table.offers(2) == ["ritual:odin", "ritual:thor", "ritual:frey"]


@pytest.mark.rule("KR-ROUND-16", "KR-ROUND-17", "KR-GEN-10")
def test_round_2_lays_a_level_2_card_over_the_first_and_both_rules_hold() -> None:
    table = Table(3).foretell("skoll_devours_sun", "jotuns_advance").until("announce", 0)
    assert table.game.observation(None)["troop_strength"] == 7
    view = next_round(table).game.observation(None)
    assert view["laws"] == ["skoll_devours_sun", "jotuns_advance"]
    assert view["troop_strength"] == 6
    table.until("announce", 2).lay(Kingdom(army=("jotun", "champion.algiz"), hero="leif"), BYSTANDER, WEAK)
    table.answer(2, "attack:0").until("ritual").answer(0, "ritual:frey").answer(2, "ritual:frey")
    table.until("initiative")
    assert table.counter == [1 + 1 + 2 + 2, 4 + 1 + 2 + 2 + 2]


@pytest.mark.example("KR-EX-31")
@pytest.mark.rule("KR-ROUND-18")
def test_a_smaller_troop_strength_makes_every_kingdom_discard_by_choice() -> None:
    table = at_the_end_of_round_1(Kingdom(army=("jotun", "jotun"), hand=NORNS))
    assert [(seat, dict(table.ask(seat).about)["n"]) for seat, _ in table.open] == [(0, 2), (1, 2), (2, 2)]
    assert table.offers(1) == [f"discard:{norn}" for norn in ("thor", "tyr", "skadi", "freya", "loki", "heimdall")]
    table.answer(1, "discard:loki", "discard:thor")
    table.until("army.warrior")
    assert [owned(table, seat) for seat in range(3)] == [6, 6, 6]
    assert table.hand(1) == ["freya", "heimdall", "jotun", "jotun", "skadi", "tyr"]
    assert {"loki", "thor"} < set(table.game.observation(1)["norns"][:6])


@pytest.mark.rule("KR-ROUND-18", "KR-ROUND-05")
def test_discarding_keeps_two_warriors() -> None:
    bystander = Kingdom(army=("jotun", "jotun"), hand=("huskarl.dagaz", *NORNS[:5]))
    table = at_the_end_of_round_1(bystander)
    assert {"discard:jotun", "discard:huskarl.dagaz", "discard:loki"} <= set(table.offers(1))
    table.answer(1, "discard:jotun")
    assert table.offers(1) == [f"discard:{norn}" for norn in ("tyr", "skadi", "freya", "loki", "heimdall")]


@pytest.mark.rule("KR-ROUND-18")
def test_the_others_see_only_the_backs_of_what_is_discarded() -> None:
    table = at_the_end_of_round_1(Kingdom(army=("jotun", "jotun"), hand=NORNS)).answer(1, "discard:loki", "discard:tyr")
    table.until("army.warrior")
    told = [event["args"] for event in table.game.events(0, 0) if event["key"] == "refill.discarded.hidden"]
    assert {"kingdom": 1, "warriors": 0, "norns": 2} in told
    assert table.game.observation(1)["norns"].count("loki") == 1
    assert table.game.observation(0)["norns"].count("loki") == 0


@pytest.mark.rule("KR-GEN-02")
def test_the_most_wealth_wins_silver_by_value_and_bronze_by_number() -> None:
    table = Table(3).finish()
    view, outcome = table.game.observation(None), table.game.outcome
    assert outcome is not None
    silver = [sum(int(coin.split(".")[1]) for coin in coins) for coins in view["captured"]]
    wealth = [value + bronze for value, bronze in zip(silver, view["bronze"], strict=True)]
    assert outcome.scores == wealth
    assert {wealth[seat] for seat in outcome.winners} == {max(wealth)}
