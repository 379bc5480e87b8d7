"""The twelve blessings of Thor."""

from typing import Any

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
    drawn,
    hero_round,
    hunt,
    hunter,
    result,
    used,
)
from tests.lords_of_ragnarok.play import Player, at_phase

# Rolling Thunder


@pytest.mark.card("blessing.thunder")
@pytest.mark.parametrize(("green", "red", "drew"), [(6, 1, (1, 0)), (1, 6, (0, 1))])
def test_rolling_thunder_draws_after_a_victory_on_either_side(green: int, red: int, drew: tuple[int, int]) -> None:
    owner = GREEN if green > red else RED
    sides = [attacker(green), defender(red)]
    sides[owner].blessings = ["thunder"]
    table = battle(*sides)
    assert (drawn(table, GREEN), drawn(table, RED)) == drew


@pytest.mark.card("blessing.thunder")
def test_rolling_thunder_is_silent_after_a_defeat() -> None:
    table = battle(attacker(1, blessings=["thunder"]), defender(6))
    assert (drawn(table, GREEN), used(table)) == (0, [])


# Giants' Bane


@pytest.mark.card("blessing.giants_bane")
@pytest.mark.parametrize(("power", "wounds", "cards"), [(2, [], 4), (5, [], 7), (5, ["power"], 4)])
def test_giants_bane_draws_two_more_at_the_start_of_a_hunt(power: int, wounds: list[str], cards: int) -> None:
    table = hunt(hunter(attributes=(2, power, 2), wounds=wounds, blessings=["giants_bane"]), "garm")
    assert len(table.hand(GREEN)) == cards


# Battle Fury


@pytest.mark.card("blessing.fury")
@pytest.mark.parametrize(("attack", "wounds"), [("claws", 1), ("crush", 2), ("feint", 0)])
def test_battle_fury_draws_for_each_wound_of_a_hunt(attack: str, wounds: int) -> None:
    table = attacked(hunter("bow", blessings=["fury"]), "fafnir", attack)
    table.answer(GREEN, "done", *["wound:authority", "wound:power"][:wounds])
    table.expect(GREEN, "hunt.wound")
    assert used(table) == ["blessing.fury"] * wounds


@pytest.mark.card("blessing.fury")
@pytest.mark.rule("LR-LIMIT-02")
def test_the_card_of_battle_fury_is_above_the_limit_while_the_hunt_lasts() -> None:
    green = hunter("bow", "bow", attributes=(2, 2, 2), blessings=["fury"])
    table = attacked(green, "garm", "claws").answer(GREEN, "done", "wound:wisdom")
    table.expect(GREEN, "hunt.wound")
    assert len(table.hand(GREEN)) == 2 + 2 + 1 + 1


@pytest.mark.card("blessing.fury")
def test_battle_fury_is_for_hunts_alone() -> None:
    green = Player(at=LAIR, blessings=["fury"], rings=["garm"])
    table = at_phase("special", green, monsters={"garm": LAIR}).act(GREEN, "monsters", "monster:garm", "attack")
    table.answer(GREEN, "wound:power")
    assert (table.wounds(GREEN), drawn(table, GREEN)) == (["power"], 0)


@pytest.mark.card("blessing.fury")
def test_battle_fury_is_for_the_own_hunt() -> None:
    table = attacked(hunter("bow"), "garm", "claws", Player(blessings=["fury"]))
    table.answer(GREEN, "done", "wound:power")
    assert drawn(table, RED) == 0


# Feast of the Goats


@pytest.mark.card("blessing.feast")
def test_feast_heals_besides_the_action_of_the_hero_phase() -> None:
    green = Player(blessings=["feast"], wounds=["authority", "power", "wisdom"])
    table = at_phase("hero", green).answer(GREEN, "use:blessing.feast")
    assert table.offers(GREEN) == ["heal:authority", "heal:power", "heal:wisdom"]
    table.answer(GREEN, "heal:power", "heal:wisdom")  # the second is the action
    assert (table.wounds(GREEN), table.g.phase) == (["authority"], "maneuver")


@pytest.mark.card("blessing.feast")
def test_feast_comes_after_the_action_as_well_and_may_be_left() -> None:
    table = at_phase("hero", Player(blessings=["feast"], wounds=["power", "wisdom"])).answer(GREEN, "go:1")
    assert table.offers(GREEN) == ["done", "use:blessing.feast"]
    assert table.answer(GREEN, "done").wounds(GREEN) == ["power", "wisdom"]


@pytest.mark.card("blessing.feast")
def test_feast_is_once_a_turn_and_needs_a_wound() -> None:
    table = at_phase("hero", Player(blessings=["feast"], wounds=["power", "wisdom"]))
    table.answer(GREEN, "use:blessing.feast", "heal:power")
    assert "use:blessing.feast" not in table.offers(GREEN)
    assert "use:blessing.feast" not in at_phase("hero", Player(blessings=["feast"])).offers(GREEN)


@pytest.mark.card("blessing.feast")
def test_feast_is_there_again_in_the_next_turn() -> None:
    table = at_phase("hero", Player(blessings=["feast"], wounds=["power", "wisdom"]))
    table.answer(GREEN, "use:blessing.feast", "heal:power", "done").until("special", GREEN)
    table.act(GREEN, "recruit", "to:1").until("hero", GREEN)
    assert "use:blessing.feast" in table.offers(GREEN)


# Belt of Might


@pytest.mark.card("blessing.belt")
@pytest.mark.parametrize(("place", "why"), [(8, ""), (10, ""), (4, "LR-USURP-02")])  # resistance 3, 4, 5
def test_belt_of_might_counts_two_more_for_usurping(place: int, why: str) -> None:
    table = at_phase("special", Player(at=place, blessings=["belt"]))
    assert table.why_not(GREEN, "action:usurp") == why


@pytest.mark.card("blessing.belt")
def test_belt_of_might_is_for_nothing_else() -> None:
    assert len(hunt(hunter(blessings=["belt"]), "garm").hand(GREEN)) == 2
    assert at_phase("special", Player(at=8, blessings=["belt"])).value(GREEN, "power") == 2


@pytest.mark.card("blessing.belt")
def test_belt_of_might_drives_out_stronger_armies() -> None:
    table = at_phase("special", Player(at=9, blessings=["belt"]), Player(control=[9, 8], armies={9: [4]}, at=18))
    table.act(GREEN, "usurp", "no")
    assert (table.owner(9), table.all_armies(RED)) == (GREEN, {8: [4]})


# Hunter's Oath


@pytest.mark.card("blessing.hunters_oath")
@pytest.mark.parametrize("card", ["spear", "shield"])
def test_the_oath_lets_one_card_count_as_any_weapon(card: str) -> None:
    table = hero_round(hunter(card, card, blessings=["hunters_oath"]), "garm", draws=("longbow", "bow", "bow"))
    table.answer(GREEN, "use:blessing.hunters_oath", f"wield:{card}")
    assert table.offers(GREEN) == [f"slot:{slot}" for slot in range(1, 8)]
    table.answer(GREEN, "slot:3")
    assert table.covered("garm") == {3: GREEN}
    legal = [f"wield:{card}"] if card == "spear" else []  # the next one is only what it is
    assert [key for key in table.offers(GREEN) if card in key] == legal
    if legal:
        assert table.answer(GREEN, *legal).offers(GREEN) == ["slot:1", "slot:5"]


@pytest.mark.card("blessing.hunters_oath")
def test_the_oath_is_once_a_hunt() -> None:
    table = hero_round(hunter("spear", "spear", blessings=["hunters_oath"]), "garm")
    table.answer(GREEN, "use:blessing.hunters_oath", "wield:spear", "slot:2", "gain:uruz")
    assert "use:blessing.hunters_oath" not in table.offers(GREEN)
    table.answer(GREEN, "done").monster_holds("feint", deck=["claws", "roar"]).answer(BLACK, "strike:feint")
    assert "use:blessing.hunters_oath" not in table.answer(GREEN, "done").offers(GREEN)


@pytest.mark.card("blessing.hunters_oath")
def test_the_oath_is_not_on_offer_to_an_empty_hand() -> None:
    green = hunter(blessings=["hunters_oath"], attributes=(2, 2, 2))
    table = attacked(green, "hrungnir", "special", draws=("bow", "bow"))
    table.answer(GREEN, "defend:bow", "defend:bow", "wound:power")  # and Hrungnir allows no new card
    assert (table.hand(GREEN), "hunt.failed" in table.told()) == ([], True)


@pytest.mark.card("blessing.hunters_oath")
def test_the_oath_works_again_in_another_hunt() -> None:
    green = hunter("spear", blessings=["hunters_oath", "survivor"])
    table = hero_round(green, "garm", event=["3"]).answer(GREEN, "use:blessing.hunters_oath", "done")
    table.until("special", GREEN).act(GREEN, "build_monument", "build:odin")  # the wheel is empty again
    table.until("special", GREEN).act(GREEN, "monsters", "hunt:garm").monster_holds("feint")
    table.answer(BLACK, "strike:feint").answer(GREEN, "done")
    assert "use:blessing.hunters_oath" in table.offers(GREEN)


@pytest.mark.card("blessing.hunters_oath")
@pytest.mark.rule("LR-AMB-48", "LR-BOSS-07")
def test_against_loki_the_oath_stands_for_one_of_the_two_weapons() -> None:
    green = hunter("spear", "shield", slayers=2, blessings=["hunters_oath"])
    table = hero_round(green, "loki", draws=("shield", "shield_wall", "shield_wall"))
    assert table.why_not(GREEN, "wield:spear") == "LR-BOSS-07"
    table.answer(GREEN, "use:blessing.hunters_oath", "wield:shield")
    assert table.offers(GREEN) == ["wield:spear"]  # two shields would be two missing weapons
    table.answer(GREEN, "wield:spear")
    assert table.offers(GREEN) == ["slot:1", "slot:3"]  # sword and spear, spear and axe
    assert table.answer(GREEN, "slot:3").covered("loki") == {3: GREEN}


# Survivor


@pytest.mark.card("blessing.survivor")
@pytest.mark.parametrize(("blessings", "wounds"), [(["survivor"], []), ([], ["power"])])
def test_survivor_takes_no_wound_for_a_failed_hunt(blessings: list[str], wounds: list[str]) -> None:
    table = hero_round(hunter("bow", blessings=blessings), "garm").answer(GREEN, "done")
    if wounds:
        table.answer(GREEN, "wound:power")
    assert ("hunt.failed" in table.told(), table.wounds(GREEN), table.g.turn) == (True, wounds, RED)


@pytest.mark.card("blessing.survivor")
def test_survivor_takes_the_wounds_of_attacks() -> None:
    table = attacked(hunter("bow", blessings=["survivor"]), "garm", "claws").answer(GREEN, "done")
    table.expect(GREEN, "wound")


# Storm Guard, Keen Eye


@pytest.mark.card("blessing.stormguard")
@pytest.mark.parametrize(("card", "held"), [("spear", True), ("bow", False)])
def test_storm_guard_adds_two_to_the_defence(card: str, held: bool) -> None:
    table = attacked(hunter(card, blessings=["stormguard"]), "garm", "claws").answer(GREEN, f"defend:{card}", "done")
    assert ("hunt.held" in table.told()) == held  # Fury 4


@pytest.mark.card("blessing.stormguard")
def test_storm_guard_helps_with_no_card_and_in_every_round() -> None:
    table = attacked(hunter("spear", blessings=["stormguard"]), "garm", "feint").answer(GREEN, "done")
    assert table.event("hunt.held")["n"] == 2
    table.answer(GREEN, "wield:spear", "slot:1", "done").monster_holds("feint", deck=["claws"])
    table.answer(BLACK, "strike:feint").answer(GREEN, "done")
    assert table.told().count("hunt.held") == 2


@pytest.mark.card("blessing.stormguard", "blessing.keen_eye")
@pytest.mark.parametrize(("blessing", "found"), [("stormguard", False), ("keen_eye", True)])
def test_two_more_for_the_weak_point_come_of_keen_eye_alone(blessing: str, found: bool) -> None:
    green = hunter("spear", attributes=(2, 2, 2), blessings=[blessing])
    table = attacked(green, "garm", "claws").answer(GREEN, "defend:spear", "done").quiet("wound")
    assert ("hunt.weak_point" in table.told()) == found  # weak point 6: Wisdom 2, spear 2


@pytest.mark.card("blessing.keen_eye")
def test_keen_eye_is_not_for_the_defence_and_not_enough_for_every_weak_point() -> None:
    green = hunter("spear", attributes=(2, 2, 2), blessings=["keen_eye"])
    table = attacked(green, "garm", "roar").answer(GREEN, "defend:spear", "done")
    assert "hunt.hit" in table.told()  # Fury 3
    table = attacked(green, "garm", "regenerate").answer(GREEN, "defend:spear", "done")
    assert "hunt.weak_point" not in table.told()  # weak point 7


@pytest.mark.card("blessing.keen_eye")
def test_keen_eye_sees_the_weak_point_with_no_card_played() -> None:
    green = hunter("spear", attributes=(2, 2, 2), blessings=["keen_eye"])
    assert "hunt.weak_point" in attacked(green, "garm", "feint").answer(GREEN, "done").told()


# Wrath


@pytest.mark.card("blessing.wrath")
@pytest.mark.parametrize(
    ("cards", "strength"),
    [([], 4), (["spear"], 4 + 2), (["sword"], 4 + 3 + 2), (["broadsword"], 4 + 4 + 2), (["sword", "axe"], 4 + 5 + 2)],
)
def test_wrath_adds_two_for_the_first_card_with_a_symbol(cards: list[str], strength: int) -> None:
    table = battle(attacker(4, hand=cards, blessings=["wrath"]), defender(1)).fight(*((GREEN, card) for card in cards))
    assert result(table)[1] == strength


@pytest.mark.card("blessing.wrath")
def test_wrath_is_not_roused_by_the_cards_of_the_opponent() -> None:
    table = battle(attacker(6, blessings=["wrath"]), defender(3, hand=["sword"])).fight((RED, "sword"))
    assert (result(table), used(table)) == ((RED, 6, 6), [])


@pytest.mark.card("blessing.wrath")
def test_wrath_comes_again_in_the_next_battle_of_the_turn() -> None:
    green = Player(attributes=DEEP, at=3, armies={5: [4], 8: [4]}, hand=["sword", "sword"], blessings=["wrath"])
    table = at_phase("maneuver", green, Player(armies={5: [1], 8: [1]}, at=18)).answer(GREEN, "done", "to:5")
    table.answer(GREEN, "play:sword", "done", "play:sword")
    assert (used(table), result(table)) == (["blessing.wrath"] * 2, (GREEN, 9, 1))


# Steadfast


@pytest.mark.card("blessing.steadfast")
@pytest.mark.rule("LR-MONSTER-07")
@pytest.mark.parametrize(("blessings", "left"), [(["steadfast"], [3]), ([], [2])])
def test_steadfast_armies_cannot_be_trampled(blessings: list[str], left: list[int]) -> None:
    red = Player(blessings=blessings, armies={6: [3]}, at=18)
    table = at_phase("special", Player(), red, monsters={"garm": LAIR}).rig_die("move")
    table.act(GREEN, "monsters", "monster:garm", "to:6")
    assert table.armies(RED, 6) == left


@pytest.mark.card("blessing.steadfast")
@pytest.mark.parametrize("monster", ["garm", "draugr", "fafnir", "grendel", "nidhogg"])
def test_steadfast_armies_lose_no_strength_by_territory_attacks(monster: str) -> None:
    red = Player(blessings=["steadfast"], armies={LAIR: [3]}, at=LAIR, control=[LAIR], runes=["uruz"])
    green = Player(rings=[monster])
    table = at_phase("special", green, red, monsters={monster: LAIR})
    table.act(GREEN, "monsters", f"monster:{monster}", "attack")
    if monster == "fafnir":
        table.answer(GREEN, f"to:{LAIR}")
    table.quiet("wound", "rune.lose")
    assert table.armies(RED, LAIR) == [3]
    assert (table.wounds(RED) != [], table.runes(RED) == []) == (monster == "garm", monster == "nidhogg")


@pytest.mark.card("blessing.steadfast")
def test_steadfast_armies_flee_from_hrungnir_and_fight_as_others_do() -> None:
    red = Player(blessings=["steadfast"], armies={LAIR: [3]}, control=[LAIR, 8], at=18)
    table = at_phase("special", Player(rings=["hrungnir"]), red, monsters={"hrungnir": LAIR})
    assert table.act(GREEN, "monsters", "monster:hrungnir", "attack").all_armies(RED) == {8: [3]}
    assert battle(attacker(6), defender(3, blessings=["steadfast"])).all_armies(RED) == {6: [2]}


@pytest.mark.card("blessing.steadfast", "combat.throwing_axe")
def test_steadfast_is_no_help_against_a_throwing_axe() -> None:
    table = battle(attacker(3, hand=["throwing_axe"]), defender(3, blessings=["steadfast"]))
    assert result(table.fight((GREEN, "throwing_axe"))) == (GREEN, 4, 2)


# Blood Price


@pytest.mark.card("blessing.blood_price")
@pytest.mark.parametrize("owner", [GREEN, RED])
def test_blood_price_buys_two_cards_for_a_wound(owner: int) -> None:
    sides = [attacker(3), defender(3)]
    sides[owner].blessings = ["blood_price"]
    table = battle(*sides)
    table.expect(owner, "power.may")
    table.answer(owner, "use:blessing.blood_price", "wound:power")
    assert (table.wounds(owner), len(table.hand(owner)), table.open) == (["power"], 2, [(owner, "battle.card")])


@pytest.mark.card("blessing.blood_price")
def test_blood_price_may_be_left_and_is_asked_once() -> None:
    table = battle(attacker(3, hand=["bow"], blessings=["blood_price"]), defender(3)).answer(GREEN, "done")
    assert (table.open, table.wounds(GREEN)) == ([(GREEN, "battle.card")], [])


@pytest.mark.card("blessing.blood_price")
def test_blood_price_needs_an_unhurt_token() -> None:
    wounds = ["authority", "power", "wisdom"]
    table = battle(attacker(3, blessings=["blood_price"], wounds=wounds), defender(3))
    assert (result(table), used(table)) == ((RED, 3, 3), [])


@pytest.mark.card("blessing.blood_price")
@pytest.mark.rule("LR-AMB-04", "LR-AMB-32")
def test_the_limit_counts_for_the_cards_of_blood_price() -> None:
    green = attacker(3, hand=["bow", "spear"], blessings=["blood_price"])
    table = battle(green, defender(3)).answer(GREEN, "use:blessing.blood_price", "wound:wisdom")
    table.expect(GREEN, "limit.cards")
    assert len(table.quiet("limit.cards").hand(GREEN)) == 2


@pytest.mark.card("blessing.blood_price", "hero.beowulf")
def test_the_wound_of_blood_price_is_one_for_beowulf() -> None:
    more: dict[str, Any] = {"hero": "beowulf", "at": HERE, "blessings": ["blood_price"]}
    table = battle(attacker(3, **more), defender(3))
    assert table.offers(GREEN) == ["done", "use:hero.beowulf", "use:blessing.blood_price"]
    table.answer(GREEN, "use:blessing.blood_price", "wound:power", "use:hero.beowulf", "wound:authority")
    assert (drawn(table, GREEN), table.wounds(GREEN)) == (2 + 1 + 1, ["authority", "power"])
