"""Artifacts: how they are gained, exhausted and recharged, the three divine ones, and several effects at one moment."""

import pytest

from tests.lords_of_ragnarok.cards.laying import (
    BLACK,
    DEEP,
    GREEN,
    HERE,
    LAIR,
    RED,
    attacked,
    attacker,
    battle,
    defender,
    hero_round,
    hunter,
    result,
    used,
)
from tests.lords_of_ragnarok.play import Player, Table, at_phase

CARD = pytest.mark.card

# Gaining, exhausting, recharging

PHASES = [  # artifact, the phase in which it is on offer
    pytest.param("falcon_cloak", "hero", marks=CARD("artifact.falcon_cloak")),
    pytest.param("dragon_hoard", "runes", marks=CARD("artifact.dragon_hoard")),
    pytest.param("nidhoggs_fang", "runes", marks=CARD("artifact.nidhoggs_fang")),
    pytest.param("whetstone", "maneuver", marks=CARD("artifact.whetstone")),
    pytest.param("garms_chain", "special", marks=CARD("artifact.garms_chain")),
]
BARE = {  # the slots without a reward, and the artifact that all of them bring
    "garm": ([1, 3, 5, 7], "garms_chain"),
    "hrungnir": ([2, 4, 5, 8], "whetstone"),
    "draugr": ([2, 4, 6, 7], "barrow_blade"),
    "fafnir": ([1, 3, 6, 8, 9], "dragon_hoard"),
    "grendel": ([2, 3, 5, 8], "grendels_arm"),
    "nidhogg": ([1, 4, 6, 7, 9], "nidhoggs_fang"),
}


def holding(artifact: str, phase: str, exhausted: bool = False) -> Table:
    """Green has an artifact, an army, a rune and a monster at hand; it is in this phase."""
    green = Player(
        at=LAIR, artifacts=[artifact], exhausted=[artifact] * exhausted, armies={8: [1]}, runes=["algiz"], hand=["bow"]
    )
    return at_phase(phase, green, Player(at=18), monsters={"garm": LAIR})


@pytest.mark.rule("LR-ARTIFACT-01")
@pytest.mark.parametrize(("artifact", "phase"), PHASES)
def test_it_is_on_offer_in_its_phase_while_it_is_charged(artifact: str, phase: str) -> None:
    option = f"use:artifact.{artifact}"
    for each in ("prayer", "hero", "runes", "maneuver", "special"):
        table = holding(artifact, each)
        offered = table.g.phase == each and option in table.offers(GREEN)
        assert offered == (each == phase), each
    table = holding(artifact, phase).answer(GREEN, option)
    assert table.exhausted(artifact)
    assert option not in holding(artifact, phase, exhausted=True).offers(GREEN)


@pytest.mark.card("artifact.dragon_hoard", "artifact.gungnir")
@pytest.mark.rule("LR-ARTIFACT-02")
def test_a_build_recharges_the_artifacts_of_everybody() -> None:
    green = Player(artifacts=["dragon_hoard"], exhausted=["dragon_hoard"])
    red = Player(artifacts=["gungnir"], exhausted=["gungnir"])
    table = at_phase("special", green, red, wheel={"march": [GREEN]}).act(GREEN, "build_monument", "build:odin")
    assert (table.exhausted("dragon_hoard"), table.exhausted("gungnir")) == (False, False)


@pytest.mark.card(
    "artifact.garms_chain",
    "artifact.whetstone",
    "artifact.barrow_blade",
    "artifact.dragon_hoard",
    "artifact.grendels_arm",
    "artifact.nidhoggs_fang",
)
@pytest.mark.rule("LR-HUNT-24", "LR-AMB-34")
@pytest.mark.parametrize(("monster", "bare", "artifact"), [(monster, *row) for monster, row in BARE.items()])
def test_a_monster_gives_its_artifact_when_all_slots_without_reward_are_covered(
    monster: str, bare: list[int], artifact: str
) -> None:
    covered = {monster: dict.fromkeys(bare, RED)}
    table = hero_round(hunter("bow"), monster, covered=covered).answer(GREEN, "done", "wound:power")
    assert (table.artifacts(GREEN), table.exhausted(artifact)) == ([artifact], False)
    covered = {monster: dict.fromkeys(bare[1:], RED)}
    table = hero_round(hunter("bow"), monster, covered=covered).answer(GREEN, "done", "wound:power")
    assert table.artifacts(GREEN) == []


@pytest.mark.card("artifact.barrow_blade")
@pytest.mark.rule("LR-ARTIFACT-04")
def test_the_artifact_of_a_monster_is_not_passed_on() -> None:
    covered = {"draugr": dict.fromkeys([2, 4, 6, 7], RED)}
    table = hero_round(hunter("bow"), "draugr", Player(artifacts=["barrow_blade"]), covered=covered)
    table.answer(GREEN, "done", "wound:power")
    assert (table.artifacts(GREEN), table.artifacts(RED)) == ([], ["barrow_blade"])


@pytest.mark.parametrize(
    ("artifact", "monument"),
    [
        pytest.param("gungnir", 8, marks=CARD("artifact.gungnir")),
        pytest.param("mjolnir", 14, marks=CARD("artifact.mjolnir")),
        pytest.param("falcon_cloak", 2, marks=CARD("artifact.falcon_cloak")),
    ],
)
@pytest.mark.rule("LR-ARTIFACT-05", "LR-ARTIFACT-06", "LR-ARTIFACT-07")
def test_who_takes_control_of_the_monument_takes_the_divine_artifact_charged(artifact: str, monument: int) -> None:
    green = Player(at=monument, attributes=(2, 4, 2))
    red = Player(at=18, control=[monument], artifacts=[artifact], exhausted=[artifact])
    table = at_phase("special", green, red, boss=1).act(GREEN, "usurp", "no")
    assert (table.artifacts(GREEN), table.artifacts(RED), table.exhausted(artifact)) == ([artifact], [], False)
    neutral = at_phase("special", green, boss=1).act(GREEN, "usurp", "no")
    assert (neutral.artifacts(GREEN), neutral.exhausted(artifact)) == ([artifact], False)


@pytest.mark.card("artifact.falcon_cloak")
def test_the_former_holder_can_use_it_no_longer_and_the_new_one_can() -> None:
    red = Player(at=18, control=[2], artifacts=["falcon_cloak"])
    table = at_phase("special", Player(at=2, attributes=(2, 3, 2)), red).act(GREEN, "usurp", "no")
    assert "use:artifact.falcon_cloak" not in table.until("hero", RED).offers(RED)
    assert "use:artifact.falcon_cloak" in table.until("hero", GREEN).offers(GREEN)


# Gungnir


@pytest.mark.card("artifact.gungnir")
@pytest.mark.parametrize("owner", [GREEN, RED])
@pytest.mark.parametrize(("answer", "bonus"), [("use:artifact.gungnir", 3), ("done", 0)])
def test_gungnir_adds_three_after_the_cards(owner: int, answer: str, bonus: int) -> None:
    sides = [attacker(2, hand=["spear"]), defender(2, hand=["spear"])]
    sides[owner].artifacts = ["gungnir"]
    table = battle(*sides).fight((RED, "spear"), (GREEN, "spear"))
    assert table.open == [(owner, "power.may")]
    table.answer(owner, answer)
    winner = owner if bonus else RED
    assert (result(table), table.exhausted("gungnir")) == ((winner, 4 + bonus, 4), bool(bonus))


@pytest.mark.card("artifact.gungnir")
def test_an_exhausted_gungnir_is_no_help() -> None:
    table = battle(attacker(3, artifacts=["gungnir"], exhausted=["gungnir"]), defender(3))
    assert (result(table), used(table)) == ((RED, 3, 3), [])


@pytest.mark.card("artifact.gungnir", "combat.sword")
def test_gungnir_costs_nothing_and_the_symbols_of_cards_still_do() -> None:
    table = battle(attacker(3, artifacts=["gungnir"], hand=["sword"]), defender(5)).fight((GREEN, "sword"))
    table.answer(GREEN, "use:artifact.gungnir")
    assert (result(table), table.armies(GREEN, HERE)) == ((GREEN, 3 + 3 + 3, 5), [2])


@pytest.mark.card("artifact.gungnir", "hero.ragnar")
@pytest.mark.rule("LR-BATTLE-05")
def test_gungnir_and_a_hero_add_up() -> None:
    table = battle(attacker(1, 1, hero="ragnar", at=HERE, artifacts=["gungnir"]), defender(6))
    assert result(table.answer(GREEN, "use:artifact.gungnir")) == (GREEN, 2 + 2 + 3, 6)


@pytest.mark.card("artifact.gungnir")
@pytest.mark.rule("LR-AMB-50")
def test_gungnir_that_changes_hands_in_the_same_phase_may_be_used_in_its_next_battle() -> None:
    green = Player(at=3, attributes=DEEP, armies={8: [6], 10: [3]})
    red = Player(at=18, armies={8: [1], 10: [5]}, control=[8, 10], artifacts=["gungnir"], exhausted=["gungnir"])
    table = at_phase("maneuver", green, red).answer(GREEN, "done", "to:8")
    assert table.artifacts(GREEN) == ["gungnir"]
    table.expect(GREEN, "power.may")
    assert result(table.answer(GREEN, "use:artifact.gungnir")) == (GREEN, 6, 5)


# Mjolnir


@pytest.mark.card("artifact.mjolnir")
@pytest.mark.rule("LR-HUNT-17")
def test_mjolnir_covers_any_open_slot_and_brings_its_reward() -> None:
    table = hero_round(hunter(artifacts=["mjolnir"]), "garm", covered={"garm": {1: RED}})
    assert table.offers(GREEN) == ["done", "use:artifact.mjolnir"]
    table.answer(GREEN, "use:artifact.mjolnir")
    assert table.offers(GREEN) == [f"slot:{slot}" for slot in range(2, 8)]
    table.answer(GREEN, "slot:2", "gain:algiz")
    assert (table.covered("garm"), table.runes(GREEN)) == ({1: RED, 2: GREEN}, ["algiz"])
    assert table.offers(GREEN) == ["done"]


@pytest.mark.card("artifact.mjolnir")
@pytest.mark.rule("LR-HUNT-18")
def test_the_wound_of_mjolnir_keeps_the_hunt_going() -> None:
    table = hero_round(hunter(artifacts=["mjolnir"]), "garm").answer(GREEN, "use:artifact.mjolnir", "slot:1", "done")
    assert table.open == [(BLACK, "hunt.attack")]


@pytest.mark.card("artifact.mjolnir")
@pytest.mark.rule("LR-HUNT-19")
def test_mjolnir_may_kill() -> None:
    covered = {"garm": dict.fromkeys(range(2, 8), RED)}
    table = hero_round(hunter(artifacts=["mjolnir"]), "garm", covered=covered)
    table.answer(GREEN, "use:artifact.mjolnir", "slot:1")
    assert (table.monster("garm"), table.g.kills(GREEN), table.g.kills(RED)) == (0, 1, 1)
    assert table.artifacts(GREEN) == ["mjolnir", "garms_chain"]


@pytest.mark.card("artifact.mjolnir", "boss.loki.rule")
@pytest.mark.rule("LR-AMB-48")
def test_mjolnir_covers_a_whole_slot_of_loki() -> None:
    covered = {"loki": dict.fromkeys((1, 2, 3, 4), GREEN)}
    table = hero_round(hunter(artifacts=["mjolnir"], slayers=2), "loki", covered=covered)
    table.answer(GREEN, "use:artifact.mjolnir", "slot:5")
    assert table.game.outcome is not None
    assert table.game.outcome.places == [1, 2, 2]


@pytest.mark.card("artifact.mjolnir")
def test_mjolnir_strikes_in_the_hero_round_of_its_holder_alone() -> None:
    table = attacked(hunter("bow", artifacts=["mjolnir"]), "garm", "claws")
    assert "use:artifact.mjolnir" not in table.offers(GREEN)
    assert "use:artifact.mjolnir" not in hero_round(hunter("bow"), "garm", Player(artifacts=["mjolnir"])).offers(GREEN)
    turned = hunter("bow", artifacts=["mjolnir"], exhausted=["mjolnir"])
    assert "use:artifact.mjolnir" not in hero_round(turned, "garm").offers(GREEN)


# Falcon Cloak


@pytest.mark.card("artifact.falcon_cloak")
def test_the_falcon_cloak_places_the_hero_anywhere_and_gives_a_rune() -> None:
    table = at_phase("hero", Player(artifacts=["falcon_cloak"])).answer(GREEN, "use:artifact.falcon_cloak")
    assert table.offers(GREEN) == [f"go:{place}" for place in range(1, 22)]
    table.answer(GREEN, "go:21", "gain:othala")
    assert (table.hero(GREEN), table.runes(GREEN)) == (21, ["othala"])
    assert "go:19" in table.offers(GREEN)  # the action of the phase is still to come
    assert table.answer(GREEN, "go:19").g.phase == "runes"


@pytest.mark.card("artifact.falcon_cloak")
def test_the_falcon_cloak_may_follow_the_action() -> None:
    table = at_phase("hero", Player(artifacts=["falcon_cloak"])).answer(GREEN, "go:1")
    assert table.offers(GREEN) == ["done", "use:artifact.falcon_cloak"]


# Two effects at the same moment


@pytest.mark.card("artifact.grendels_arm", "blessing.blood_price")
@pytest.mark.rule("LR-AMB-56")
def test_at_one_moment_of_a_battle_the_defender_decides_first_and_each_is_asked_once() -> None:
    green, red = attacker(3, artifacts=["grendels_arm"]), defender(3, blessings=["blood_price"])
    table = battle(green, red)
    assert table.open == [(RED, "power.may")]
    table.answer(RED, "use:blessing.blood_price", "wound:power")
    assert table.open == [(GREEN, "power.may")]
    table.answer(GREEN, "use:artifact.grendels_arm")
    assert table.open == [(RED, "battle.card")]


@pytest.mark.card("artifact.grendels_arm", "blessing.blood_price")
@pytest.mark.rule("LR-AMB-56")
def test_a_player_with_several_effects_takes_them_in_the_order_of_choice() -> None:
    green = attacker(3, artifacts=["grendels_arm"], blessings=["blood_price"])
    table = battle(green, defender(3))
    assert table.offers(GREEN) == ["done", "use:artifact.grendels_arm", "use:blessing.blood_price"]
    table.answer(GREEN, "use:blessing.blood_price", "wound:power")
    assert table.offers(GREEN) == ["done", "use:artifact.grendels_arm"]
    assert used(table.answer(GREEN, "use:artifact.grendels_arm")) == ["blessing.blood_price", "artifact.grendels_arm"]


@pytest.mark.card("artifact.barrow_blade", "blessing.discipline")
@pytest.mark.rule("LR-AMB-56")
def test_what_acts_by_itself_and_what_may_be_used_work_together() -> None:
    red = defender(4, artifacts=["barrow_blade"], blessings=["discipline"], hand=["broadsword"])
    table = battle(attacker(6, 6), red).fight((RED, "broadsword")).answer(RED, "use:artifact.barrow_blade")
    assert table.all_armies(RED) == {6: [4]}
