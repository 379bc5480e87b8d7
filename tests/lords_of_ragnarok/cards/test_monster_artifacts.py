"""The six artifacts of the monsters: when each is used and what it does."""

import pytest

from tests.lords_of_ragnarok.cards.laying import (
    BLACK,
    GREEN,
    HERE,
    LAIR,
    RED,
    attacker,
    battle,
    defender,
    drawn,
    hunter,
    result,
)
from tests.lords_of_ragnarok.play import Player, at_phase

# Garm's Chain


@pytest.mark.card("artifact.garms_chain")
def test_garms_chain_activates_a_monster_before_the_special_action() -> None:
    green = Player(artifacts=["garms_chain"], rings=["garm"])
    beasts = {"garm": 1, "draugr": 9, "grendel": 11}
    table = at_phase("special", green, Player(rings=["grendel"]), monsters=beasts)
    table.answer(GREEN, "use:artifact.garms_chain")
    assert table.offers(GREEN) == ["monster:garm", "monster:draugr"]  # its own or neutral ones
    table.answer(GREEN, "monster:garm", "move", "to:2")
    assert table.monster("garm") == 2
    table.expect(GREEN, "special")
    assert "use:artifact.garms_chain" not in table.offers(GREEN)


@pytest.mark.card("artifact.garms_chain")
def test_garms_chain_rolls_the_die_for_a_neutral_monster_and_the_action_may_activate_it_again() -> None:
    table = at_phase("special", Player(artifacts=["garms_chain"]), Player(armies={9: [3]}), monsters={"draugr": 9})
    table.rig_die("attack", "attack").answer(GREEN, "use:artifact.garms_chain", "monster:draugr")
    assert table.armies(RED, 9) == [2]
    assert table.act(GREEN, "monsters", "monster:draugr").armies(RED, 9) == [1]


@pytest.mark.card("artifact.garms_chain")
def test_garms_chain_needs_a_monster_that_may_be_activated() -> None:
    table = at_phase("special", Player(artifacts=["garms_chain"]), Player(rings=["garm"]), monsters={"garm": 9})
    assert "use:artifact.garms_chain" not in table.offers(GREEN)


# Hrungnir's Whetstone


@pytest.mark.card("artifact.whetstone")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (5, 6)])
def test_the_whetstone_makes_an_army_two_stronger(before: int, after: int) -> None:
    green = Player(artifacts=["whetstone"], armies={9: [before], 11: [6]})
    table = at_phase("maneuver", green).answer(GREEN, "use:artifact.whetstone")
    assert table.offers(GREEN) == [f"army:9.{before}"]  # not the one of six
    table.answer(GREEN, f"army:9.{before}")
    assert table.armies(GREEN, 9) == [after]
    table.answer(GREEN, f"army:9.{after}", "to:8")  # it does not take the activation
    assert table.armies(GREEN, 8) == [after]


@pytest.mark.card("artifact.whetstone")
def test_the_whetstone_may_follow_the_activation_and_decide_its_battle() -> None:
    green, red = Player(artifacts=["whetstone"], armies={9: [2]}), Player(armies={8: [3]}, control=[8])
    table = at_phase("maneuver", green, red).answer(GREEN, "army:9.2", "to:8", "use:artifact.whetstone", "army:8.2")
    assert result(table) == (GREEN, 4, 3)


@pytest.mark.card("artifact.whetstone")
def test_the_whetstone_needs_an_army_that_can_grow() -> None:
    table = at_phase("maneuver", Player(artifacts=["whetstone"], armies={9: [6]}))
    assert "use:artifact.whetstone" not in table.offers(GREEN)


# Barrow Blade


@pytest.mark.card("artifact.barrow_blade")
@pytest.mark.parametrize(("answer", "left"), [("use:artifact.barrow_blade", [4]), ("done", [1])])
def test_the_barrow_blade_ignores_all_symbols_of_the_winner(answer: str, left: list[int]) -> None:
    table = battle(attacker(4, artifacts=["barrow_blade"], hand=["dane_axe"]), defender(3)).fight((GREEN, "dane_axe"))
    table.expect(GREEN, "power.may")
    assert table.answer(GREEN, answer).armies(GREEN, HERE) == left
    assert table.exhausted("barrow_blade") == (answer != "done")


@pytest.mark.card("artifact.barrow_blade")
def test_the_barrow_blade_leaves_the_casualty_for_losing() -> None:
    red = defender(4, artifacts=["barrow_blade"], hand=["broadsword"])
    table = battle(attacker(6, 6), red).fight((RED, "broadsword")).answer(RED, "use:artifact.barrow_blade")
    assert table.all_armies(RED) == {6: [3]}


@pytest.mark.card("artifact.barrow_blade")
def test_the_barrow_blade_is_for_the_symbols_of_its_holder() -> None:
    green, red = attacker(6, hand=["sword"]), defender(4, artifacts=["barrow_blade"], hand=["sword"])
    table = battle(green, red).fight((RED, "sword"), (GREEN, "sword")).answer(RED, "use:artifact.barrow_blade")
    assert (table.armies(GREEN, HERE), table.all_armies(RED)) == ([5], {6: [3]})


@pytest.mark.card("artifact.barrow_blade")
@pytest.mark.rule("LR-AMB-61")
def test_the_barrow_blade_does_not_widen_what_may_be_played() -> None:
    table = battle(attacker(1, artifacts=["barrow_blade"], hand=["broadsword"]), defender(3))
    assert table.why_not(GREEN, "play:broadsword") == "LR-BATTLE-04"


@pytest.mark.card("artifact.barrow_blade")
@pytest.mark.parametrize("cards", [[], ["spear"], ["sword", "shield"]])
def test_with_no_symbol_left_to_ignore_nobody_is_asked_for_the_barrow_blade(cards: list[str]) -> None:
    green = attacker(4, artifacts=["barrow_blade"], hand=cards)
    table = battle(green, defender(1)).fight(*((GREEN, card) for card in cards))
    assert (table.armies(GREEN, HERE), table.exhausted("barrow_blade"), table.g.phase) == ([4], False, "special")


# Fafnir's Hoard


@pytest.mark.card("artifact.dragon_hoard")
def test_the_hoard_gives_two_runes_which_may_pay_for_a_rune_action() -> None:
    table = at_phase("runes", Player(artifacts=["dragon_hoard"])).answer(GREEN, "use:artifact.dragon_hoard")
    table.answer(GREEN, "gain:uruz", "gain:algiz")
    assert table.runes(GREEN) == ["uruz", "algiz"]
    table.answer(GREEN, "rune_action:draw_one")
    assert (table.runes(GREEN), drawn(table, GREEN), table.g.phase) == ([], 1, "maneuver")


@pytest.mark.card("artifact.dragon_hoard")
@pytest.mark.rule("LR-LIMIT-05")
def test_the_runes_of_the_hoard_come_before_the_limit() -> None:
    green = Player(artifacts=["dragon_hoard"], runes=["othala", "othala"])
    table = at_phase("runes", green).answer(GREEN, "use:artifact.dragon_hoard", "gain:uruz", "gain:uruz")
    assert table.answer(GREEN, "lose:othala", "lose:othala").runes(GREEN) == ["uruz", "uruz"]


# Grendel's Arm


@pytest.mark.card("artifact.grendels_arm")
@pytest.mark.parametrize("owner", [GREEN, RED])
def test_grendels_arm_draws_two_at_the_start_of_a_battle(owner: int) -> None:
    sides = [attacker(3), defender(3)]
    sides[owner].artifacts = ["grendels_arm"]
    table = battle(*sides)
    assert table.open == [(owner, "power.may")]
    table.answer(owner, "use:artifact.grendels_arm")
    assert (len(table.hand(owner)), table.exhausted("grendels_arm")) == (2, True)
    assert battle(*sides).answer(owner, "done").exhausted("grendels_arm") is False


@pytest.mark.card("artifact.grendels_arm")
@pytest.mark.rule("LR-AMB-32")
def test_the_cards_of_grendels_arm_obey_the_limit_in_a_battle() -> None:
    green = attacker(3, artifacts=["grendels_arm"], hand=["bow"], attributes=(2, 2, 2))
    table = battle(green, defender(3)).answer(GREEN, "use:artifact.grendels_arm")
    table.expect(GREEN, "limit.cards")
    assert len(table.quiet("limit.cards").hand(GREEN)) == 2


@pytest.mark.card("artifact.grendels_arm")
@pytest.mark.rule("LR-HUNT-29")
def test_the_cards_of_grendels_arm_are_above_the_limit_in_a_hunt() -> None:
    green = hunter("bow", "bow", artifacts=["grendels_arm"], attributes=(2, 2, 2))
    table = at_phase("special", green, monsters={"garm": LAIR}).act(GREEN, "monsters", "hunt:garm")
    table.expect(GREEN, "power.may")
    assert len(table.answer(GREEN, "use:artifact.grendels_arm").hand(GREEN)) == 2 + 2 + 2


@pytest.mark.card("artifact.grendels_arm")
def test_grendels_arm_is_for_the_own_hunt() -> None:
    table = at_phase("special", hunter("bow"), Player(artifacts=["grendels_arm"]), monsters={"garm": LAIR})
    assert table.act(GREEN, "monsters", "hunt:garm").open == [(BLACK, "hunt.attack")]


# Nidhogg's Fang


@pytest.mark.card("artifact.nidhoggs_fang")
@pytest.mark.rule("LR-MONSTER-20")
def test_the_fang_wounds_a_monster_at_the_hero_without_a_reward() -> None:
    green = Player(at=LAIR, artifacts=["nidhoggs_fang"])
    table = at_phase("runes", green, monsters={"garm": LAIR, "draugr": 8})
    table.answer(GREEN, "use:artifact.nidhoggs_fang")
    assert table.offers(GREEN) == [f"slot:{slot}" for slot in range(1, 8)]
    table.answer(GREEN, "slot:2")
    assert (table.covered("garm"), table.runes(GREEN), table.g.phase) == ({2: GREEN}, [], "maneuver")


@pytest.mark.card("artifact.nidhoggs_fang")
def test_of_several_monsters_at_the_hero_the_holder_of_the_fang_picks() -> None:
    green = Player(at=LAIR, artifacts=["nidhoggs_fang"])
    table = at_phase("runes", green, Player(rings=["draugr"]), monsters={"garm": LAIR, "draugr": LAIR}, boss=LAIR)
    table.answer(GREEN, "use:artifact.nidhoggs_fang")
    assert table.offers(GREEN) == ["monster:garm", "monster:draugr"]  # the boss is no monster
    assert table.answer(GREEN, "monster:draugr", "slot:7").covered("draugr") == {7: GREEN}


@pytest.mark.card("artifact.nidhoggs_fang")
@pytest.mark.rule("LR-MONSTER-16", "LR-MONSTER-17", "LR-AMB-60")
def test_the_fang_may_kill_outside_a_hunt_and_the_artifact_is_lost() -> None:
    covered = {"garm": {1: RED, 3: RED, 4: RED, 5: RED, 6: GREEN, 7: GREEN}}
    green = Player(at=LAIR, artifacts=["nidhoggs_fang"])
    table = at_phase("runes", green, monsters={"garm": LAIR}, covered=covered)
    table.answer(GREEN, "use:artifact.nidhoggs_fang", "slot:2")
    assert (table.monster("garm"), table.g.minis, table.g.slayers) == (0, (1, 0, 0), (0, 1, 0))
    assert (table.artifacts(GREEN), table.artifacts(RED), table.runes(GREEN)) == (["nidhoggs_fang"], [], [])


@pytest.mark.card("artifact.nidhoggs_fang")
def test_the_fang_needs_a_monster_there() -> None:
    green = Player(at=LAIR, artifacts=["nidhoggs_fang"])
    assert at_phase("runes", green, monsters={"garm": 8}, boss=LAIR).g.phase == "maneuver"
