"""Who acts in a combat, and when it ends (Basic 10, 12, 16)."""

from collections.abc import Callable

import pytest

from tests.kardnarok.play import Kingdom, at_count, hire, middling, outsider, strong, weak

Maker = Callable[[], Kingdom]
HAND = ("villager_woman.jera", "villager_woman.algiz", "huskarl.dagaz", "longship", "fenrir")


@pytest.mark.example("KR-EX-02")
@pytest.mark.rule("KR-INITIATIVE-01", "KR-INITIATIVE-02")
def test_at_10_to_12_the_attacker_has_norns_villagers_and_mercenaries() -> None:
    attacker = strong(hand=("villager_woman.jera", "longship"))
    defender = Kingdom(army=("huskarl.dagaz", "huskarl.dagaz"), hero="beowulf", hand=("tyr", "villager_man.jera"))
    table = at_count(attacker, defender, outsider("fenrir"))
    assert (table.counter, table.leader) == ([10, 12], 1)
    assert table.open == [(0, "initiative")]
    assert {"villager:villager_woman.jera", "norn:longship.raid", "hire", "pass"} <= set(table.offers(0))


@pytest.mark.rule("KR-INITIATIVE-01")
@pytest.mark.parametrize(("attacker", "defender", "behind"), [(weak, strong, 0), (strong, weak, 1)])
def test_the_combatant_behind_has_the_initiative_whatever_its_role(
    attacker: Maker, defender: Maker, behind: int
) -> None:
    assert at_count(attacker(), defender()).open == [(behind, "initiative")]


@pytest.mark.rule("KR-INITIATIVE-02")
@pytest.mark.parametrize(
    "order",
    [
        ("villager:villager_woman.jera", "norn:longship.raid", "thor:huskarl.dagaz", "villager:villager_woman.algiz"),
        ("norn:longship.raid", "thor:huskarl.dagaz", "thor:villager_woman.algiz", "villager:villager_woman.jera"),
        ("thor:huskarl.dagaz", "villager:villager_woman.jera", "villager:villager_woman.algiz", "norn:longship.raid"),
    ],
)
def test_reinforcements_and_norns_come_in_any_order_and_number(order: tuple[str, ...]) -> None:
    table = at_count(weak(hand=HAND), Kingdom(army=("jotun", "jotun"), hero="siegfried", ritual="frey"))
    for action in order:
        assert table.open == [(0, "initiative")]
        table.answer(0, action)
    assert table.counter == [4 + 1 + 1 + 2 + 2, 4 + 4 + 3 + 3]
    assert "norn:fenrir.bite" in table.offers(0)


@pytest.mark.rule("KR-INITIATIVE-03")
def test_a_mercenary_is_sought_last_of_all() -> None:
    table = at_count(weak(hand=HAND), strong(), outsider("thor"), seats=4)
    table.answer(0, "villager:villager_woman.jera")
    assert "hire" in table.offers(0)
    table.answer(0, "hire", "withdraw")
    assert table.offers(0) == ["pass"]
    assert table.game.why_not(0, "norn:longship.raid") == "KR-MERC-01"
    assert table.game.why_not(0, "villager:villager_woman.algiz") == "KR-MERC-01"


@pytest.mark.rule("KR-INITIATIVE-04")
def test_the_initiative_stays_with_the_trailer_and_passes_when_it_leads() -> None:
    table = at_count(weak(hand=("villager_woman.jera", "thor")), middling(hand=("tyr", "villager_woman.ingwaz")))
    table.answer(0, "villager:villager_woman.jera")
    assert (table.counter, table.open) == ([5, 6], [(0, "initiative")])
    table.answer(0, "norn:thor.hammer").answer(1, "pass")
    assert (table.counter, table.open) == ([8, 6], [(1, "initiative")])
    assert {"norn:tyr.oath", "villager:villager_woman.ingwaz", "buy", "pass"} <= set(table.offers(1))
    table.answer(1, "norn:tyr.oath")
    assert (table.counter, table.open) == ([8, 9], [(0, "initiative")])


@pytest.mark.rule("KR-INITIATIVE-05")
def test_the_leader_takes_no_action() -> None:
    table = at_count(weak(), strong(hand=("villager_woman.jera", "tyr", "mimirs_well")), outsider("thor"))
    assert 1 not in [seat for seat, _ in table.open]
    for action in ("villager:villager_woman.jera", "norn:tyr.oath", "hire", "pass"):
        assert table.game.why_not(1, action) == "KR-INITIATIVE-05"


@pytest.mark.rule("KR-INITIATIVE-05")
def test_the_leader_may_answer_a_norn_with_freyas_magic_alone() -> None:
    table = at_count(weak(hand=("longship",)), strong(hand=("freyas_magic", "tyr", "mimirs_well")))
    table.answer(0, "norn:longship.raid")
    assert table.open == [(1, "norn.answer")]
    assert table.offers(1) == ["pass", "norn:freyas_magic.cancel"]
    assert not [key for key in table.anytime(1) if key.startswith("norn:")]
    table.answer(1, "norn:freyas_magic.cancel")
    assert (table.counter, table.open) == ([4, 10], [(0, "initiative")])


@pytest.mark.rule("KR-INITIATIVE-05")
def test_with_three_kingdoms_the_leader_may_outbid() -> None:
    table = at_count(weak(), strong(), outsider("thor")).answer(0, "hire", "approach:2", "offer:1")
    assert table.open == [(1, "hire.outbid")]


@pytest.mark.rule("KR-INITIATIVE-06")
@pytest.mark.parametrize(("attacker", "defender", "winner"), [(weak, strong, 1), (strong, weak, 0)])
def test_when_the_trailer_passes_the_leader_wins(attacker: Maker, defender: Maker, winner: int) -> None:
    table = at_count(attacker(), defender()).answer(1 - winner, "pass")
    assert table.event("combat.won") == {"winner": winner, "loser": 1 - winner}
    assert "initiative" not in [name for _, name in table.open]


@pytest.mark.rule("KR-INITIATIVE-06")
def test_a_trailer_with_nothing_left_can_only_give_in() -> None:
    table = at_count(weak(hand=("tyr", "hel"), bronze=0), strong())
    assert table.offers(0) == ["pass"]


@pytest.mark.rule("KR-INITIATIVE-06")
def test_a_combat_with_mercenaries_ends_when_employer_and_mercenary_decline() -> None:
    table = hire(at_count(weak(), strong(), outsider("thor"), seats=4), 0, 2)
    assert table.open == [(0, "employer")]
    table.answer(0, "pass")
    assert table.open == [(2, "help")]
    table.answer(2, "pass")
    assert table.event("combat.won") == {"winner": 1, "loser": 0}


@pytest.mark.rule("KR-INITIATIVE-07")
def test_a_trailer_may_give_in_with_cards_that_would_win() -> None:
    table = at_count(weak(hand=("thor", "longship")), middling())
    assert {"norn:thor.hammer", "norn:longship.raid"} < set(table.offers(0))
    table.answer(0, "pass")
    assert table.event("combat.won") == {"winner": 1, "loser": 0}
    assert table.hand(0) == ["longship", "thor"]
