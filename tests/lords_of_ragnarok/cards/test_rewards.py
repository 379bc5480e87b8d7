"""The four rewards on wound slots: taken at once in a hunt, never outside."""

from typing import Any

import pytest

from tests.lords_of_ragnarok.cards.laying import DEEP, GREEN, LAIR, RED, drawn, hero_round, hunter
from tests.lords_of_ragnarok.play import Player, Table, at_phase

CARD = pytest.mark.card
REWARDS = {  # for each monster the slots with a reward, and a card that covers them
    "garm": {2: ("axe", "rune"), 4: ("sword", "army"), 6: ("axe", "priest")},
    "hrungnir": {1: ("axe", "realm"), 3: ("bow", "rune"), 6: ("sword", "army"), 7: ("bow", "priest")},
    "draugr": {1: ("spear", "rune"), 3: ("axe", "army"), 5: ("bow", "priest")},
    "fafnir": {2: ("spear", "realm"), 4: ("axe", "rune"), 5: ("sword", "army"), 7: ("bow", "priest")},
    "grendel": {1: ("bow", "rune"), 4: ("sword", "priest"), 6: ("axe", "army"), 7: ("spear", "realm")},
    "nidhogg": {2: ("bow", "army"), 3: ("sword", "rune"), 5: ("axe", "priest"), 8: ("spear", "realm")},
}
SLOTS = [(monster, slot, *row) for monster, rows in REWARDS.items() for slot, row in rows.items()]


def wounded(monster: str, slot: int, card: str, **more: Any) -> Table:
    """Green has covered this slot with a card."""
    return hero_round(hunter(card, **more), monster).answer(GREEN, f"wield:{card}", f"slot:{slot}")


@pytest.mark.card("reward.realm", "reward.priest", "reward.army", "reward.rune")
@pytest.mark.rule("LR-HUNT-17")
@pytest.mark.parametrize(("monster", "slot", "card", "reward"), SLOTS)
def test_the_reward_of_a_slot_is_taken_at_once(monster: str, slot: int, card: str, reward: str) -> None:
    table = wounded(monster, slot, card, armies={8: [1]})
    asked = {"rune": "rune.gain", "army": "army.grow", "realm": "ally", "priest": "hunt.wound"}
    assert table.open == [(GREEN, asked[reward])]
    assert table.priests(GREEN)[0] == (reward == "priest")


@pytest.mark.card("reward.realm", "reward.priest", "reward.army", "reward.rune")
@pytest.mark.parametrize("monster", list(REWARDS))
def test_the_other_slots_have_no_reward(monster: str) -> None:
    green = hunter(artifacts=["mjolnir"], armies={8: [1]})
    slots = hero_round(green, monster).answer(GREEN, "use:artifact.mjolnir").offers(GREEN)
    bare = [key for key in slots if int(key.removeprefix("slot:")) not in REWARDS[monster]]
    assert len(bare) == len(slots) - len(REWARDS[monster])
    for key in bare:
        table = hero_round(green, monster).answer(GREEN, "use:artifact.mjolnir", key)
        assert (table.open, table.priests(GREEN)) == ([(GREEN, "hunt.wound")], (0, 4))


@pytest.mark.card("reward.rune")
@pytest.mark.rule("LR-MONSTER-15")
def test_the_reward_rune_is_of_choice_and_obeys_the_limit() -> None:
    assert wounded("garm", 2, "axe").answer(GREEN, "gain:othala").runes(GREEN) == ["othala"]
    table = wounded("garm", 2, "axe", attributes=(2, 2, 2), runes=["uruz", "uruz"]).answer(GREEN, "gain:othala")
    table.expect(GREEN, "limit.runes")  # only cards are free of the limit in a hunt


@pytest.mark.card("reward.priest")
@pytest.mark.rule("LR-MONSTER-13", "LR-AMB-35")
@pytest.mark.parametrize(("before", "after"), [(0, (1, 3)), (4, (4, 0))])
def test_the_reward_priest_comes_from_the_supply(before: int, after: tuple[int, int]) -> None:
    assert wounded("garm", 6, "axe", priests=before).priests(GREEN) == after


@pytest.mark.card("reward.army")
@pytest.mark.rule("LR-MONSTER-14")
def test_the_reward_army_makes_one_army_stronger_wherever_it_is() -> None:
    table = wounded("garm", 4, "sword", armies={8: [2], 20: [6], 21: [1]})
    assert table.offers(GREEN) == ["army:8.2", "army:21.1"]
    assert table.answer(GREEN, "army:21.1").all_armies(GREEN) == {8: [2], 20: [6], 21: [2]}


@pytest.mark.card("reward.army")
@pytest.mark.rule("LR-AMB-35")
def test_the_reward_army_is_lost_without_an_army() -> None:
    wounded("garm", 4, "sword").expect(GREEN, "hunt.wound")


@pytest.mark.card("reward.realm")
@pytest.mark.rule("LR-MONSTER-12", "LR-ALLY-04")
def test_the_reward_realm_is_an_alliance_with_any_realm_without_an_own_marker() -> None:
    table = hero_round(hunter("axe", allies=["vanaheim"], attributes=DEEP), "hrungnir", Player(allies=["niflheim"]))
    before = drawn(table, GREEN)
    table.answer(GREEN, "wield:axe", "slot:1")
    free = ["alfheim", "jotunheim", "muspelheim", "svartalfheim", "niflheim"]
    assert table.offers(GREEN) == [f"ally:{realm}" for realm in free]
    table.answer(GREEN, "ally:niflheim")
    assert (table.allies(GREEN), drawn(table, GREEN)) == (["vanaheim", "niflheim"], before)  # Red was the first


@pytest.mark.card("reward.realm")
@pytest.mark.rule("LR-ALLY-04")
def test_the_first_ally_of_all_draws_a_card_by_the_reward_too() -> None:
    table = hero_round(hunter("axe"), "hrungnir")
    before = drawn(table, GREEN)
    assert drawn(table.answer(GREEN, "wield:axe", "slot:1", "ally:alfheim"), GREEN) == before + 1


@pytest.mark.card("reward.realm")
@pytest.mark.rule("LR-AMB-66")
def test_the_reward_realm_is_lost_on_who_is_allied_with_all() -> None:
    realms = ["vanaheim", "alfheim", "jotunheim", "muspelheim", "svartalfheim", "niflheim"]
    wounded("hrungnir", 1, "axe", allies=realms).expect(GREEN, "hunt.wound")


@pytest.mark.card("reward.realm", "reward.priest", "reward.army", "reward.rune")
@pytest.mark.rule("LR-MONSTER-20")
@pytest.mark.parametrize("slot", [1, 3, 6, 7])
def test_a_wound_outside_a_hunt_brings_no_reward(slot: int) -> None:
    green = Player(at=LAIR, artifacts=["nidhoggs_fang"], armies={8: [1]})
    table = at_phase("runes", green, monsters={"hrungnir": LAIR})
    table.answer(GREEN, "use:artifact.nidhoggs_fang", f"slot:{slot}")
    assert (table.g.phase, table.priests(GREEN), table.runes(GREEN)) == ("maneuver", (0, 4), [])
    assert (table.allies(GREEN), table.armies(GREEN, 8)) == ([], [1])


@pytest.mark.card("reward.rune")
def test_the_reward_belongs_to_the_hunter_not_to_who_covered_others() -> None:
    table = hero_round(hunter("axe"), "garm", Player(), covered={"garm": {1: RED, 5: RED}})
    table.answer(GREEN, "wield:axe", "slot:2", "gain:uruz")
    assert (table.runes(GREEN), table.runes(RED)) == (["uruz"], [])
