"""The five heroes: what each does, where, and where not."""

import pytest

from tests.lords_of_ragnarok.cards.laying import (
    BLACK,
    DEEP,
    FAR,
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
    hunter,
    result,
    used,
)
from tests.lords_of_ragnarok.play import Player, at_phase

# Ragnar


@pytest.mark.card("hero.ragnar")
@pytest.mark.parametrize("at", [5, 6, 7])
def test_ragnar_adds_one_for_each_own_army_when_he_attacks_in_his_region(at: int) -> None:
    table = battle(attacker(1, 2, 3, hero="ragnar", at=at), defender(5))
    assert (result(table), used(table)) == ((GREEN, 6 + 3, 5), ["hero.ragnar"])


@pytest.mark.card("hero.ragnar")
def test_ragnar_adds_nothing_in_another_region_or_to_a_defence() -> None:
    assert result(battle(attacker(1, 2, hero="ragnar", at=FAR), defender(5))) == (RED, 5, 3)
    assert result(battle(attacker(6), defender(2, 3, hero="ragnar", at=HERE))) == (GREEN, 6, 5)


@pytest.mark.card("hero.ragnar")
def test_ragnar_counts_armies_that_are_still_there() -> None:
    green, red = attacker(1, 1, hero="ragnar", at=HERE), defender(2, hand=["throwing_axe"])
    assert result(battle(green, red).fight((RED, "throwing_axe"))) == (GREEN, 4, 3)  # a 1 keeps at least 1


# Aslaug


@pytest.mark.card("hero.aslaug")
def test_aslaug_treats_realms_next_to_her_as_allied() -> None:
    green = Player(hero="aslaug", at=1, armies={3: [1]})  # next to Vanaheim
    table = at_phase("special", green).act(GREEN, "march")
    assert table.open == [(GREEN, "realm.bonus")]
    table.answer(GREEN, "yes", "gain:uruz")
    assert (table.runes(GREEN), table.allies(GREEN)) == (["uruz"], [])


@pytest.mark.card("hero.aslaug")
def test_aslaug_may_leave_the_bonus() -> None:
    green = Player(hero="aslaug", at=1, armies={3: [1]})
    assert at_phase("special", green).act(GREEN, "march", "no").runes(GREEN) == []


@pytest.mark.card("hero.aslaug")
def test_a_realm_that_is_not_next_to_aslaug_needs_an_alliance() -> None:
    green = Player(hero="aslaug", at=3, armies={3: [1]}, allies=["niflheim"])
    at_phase("special", green).act(GREEN, "march").expect(GREEN, "march")


@pytest.mark.card("hero.aslaug")
def test_a_realm_next_to_aslaug_that_is_her_ally_gives_one_bonus() -> None:
    green = Player(hero="aslaug", at=1, armies={3: [1]}, allies=["vanaheim"])
    at_phase("special", green).act(GREEN, "march", "yes", "gain:uruz").expect(GREEN, "march")


@pytest.mark.card("hero.aslaug")
@pytest.mark.rule("LR-WHEEL-05")
def test_aslaug_has_her_bonus_in_the_turn_of_another_before_the_active_player() -> None:
    green, red = Player(armies={3: [1]}, allies=["vanaheim"]), Player(hero="aslaug", at=7)
    table = at_phase("special", green, red).act(GREEN, "march")
    assert table.open == [(RED, "realm.bonus")]
    assert table.answer(RED, "yes", "gain:algiz").open == [(GREEN, "realm.bonus")]


@pytest.mark.card("hero.aslaug", "blessing.vanir_gift")
def test_the_gift_of_the_vanir_works_on_what_aslaug_claims() -> None:
    green = Player(hero="aslaug", at=1, armies={3: [1]}, blessings=["vanir_gift"])
    table = at_phase("special", green).act(GREEN, "march", "choose:draw_combat")
    assert drawn(table, GREEN) == 1


@pytest.mark.card("hero.aslaug")
def test_aslaug_s_neighbours_are_no_allies_for_an_alliance() -> None:
    green = Player(hero="aslaug", at=1, runes=["othala"])
    table = at_phase("runes", green, Player(allies=["vanaheim"])).answer(GREEN, "rune_action:ally", "ally:vanaheim")
    assert (table.allies(GREEN), drawn(table, GREEN)) == (["vanaheim"], 0)


# Snorri


@pytest.mark.card("hero.snorri")
def test_snorri_earns_a_rune_for_a_city_in_his_region_taken_without_a_fight() -> None:
    green = Player(hero="snorri", at=7, armies={1: [2]})
    table = at_phase("maneuver", green).answer(GREEN, "army:1.2", "to:5")
    assert (table.owner(5), table.open) == (GREEN, [(GREEN, "rune.gain")])
    assert table.answer(GREEN, "gain:algiz").runes(GREEN) == ["algiz"]


@pytest.mark.card("hero.snorri")
@pytest.mark.parametrize("control", [[], [5]], ids=["neutral", "of another"])
def test_snorri_earns_it_by_usurping_and_by_walking_in(control: list[int]) -> None:
    red = Player(control=control, at=18)
    table = at_phase("special", Player(hero="snorri", at=5), red).act(GREEN, "usurp", "gain:uruz", "no")
    assert table.runes(GREEN) == ["uruz"]
    table = at_phase("maneuver", Player(hero="snorri", at=7, armies={1: [2]}), red).answer(GREEN, "army:1.2", "to:5")
    table.expect(GREEN, "rune.gain")


@pytest.mark.card("hero.snorri")
@pytest.mark.parametrize(("at", "origin", "target"), [(7, 9, 6), (9, 1, 5)], ids=["no city there", "not in his region"])
def test_snorri_earns_nothing_without_a_city_or_in_another_region(at: int, origin: int, target: int) -> None:
    green = Player(hero="snorri", at=at, armies={origin: [4]}, control=[origin])
    table = at_phase("maneuver", green).answer(GREEN, f"army:{origin}.4", f"to:{target}")
    assert (table.owner(target), used(table), table.g.phase) == (GREEN, [], "special")


@pytest.mark.card("hero.snorri")
def test_snorri_earns_nothing_by_a_battle() -> None:
    table = battle(attacker(6, hero="snorri", at=HERE), defender(1))
    assert (table.owner(HERE), used(table)) == (GREEN, [])


@pytest.mark.card("hero.snorri")
@pytest.mark.rule("LR-TURN-02")
def test_snorri_has_his_rune_before_the_battles_of_the_phase_are_fought() -> None:
    green = Player(hero="snorri", at=7, armies={5: [2], 8: [2]}, hand=["bow"])
    table = at_phase("maneuver", green, Player(armies={8: [1]}, at=18)).answer(GREEN, "done")
    assert table.open == [(GREEN, "rune.gain")]
    assert table.answer(GREEN, "gain:uruz").open == [(GREEN, "battle.card")]


# Lagertha


@pytest.mark.card("hero.lagertha")
def test_lagertha_strengthens_an_army_that_won_in_her_region() -> None:
    green = attacker(1, 4, hero="lagertha", at=7)
    green.armies = {HERE: [1, 4], 9: [3]}
    table = battle(green, defender(2))
    assert table.offers(GREEN) == ["army:5.1", "army:5.4"]  # not the one that did not fight
    assert table.answer(GREEN, "army:5.4").armies(GREEN, HERE) == [1, 5]


@pytest.mark.card("hero.lagertha")
def test_lagertha_s_army_grows_after_its_casualties() -> None:
    table = battle(attacker(4, hero="lagertha", at=7, hand=["sword"]), defender(2)).fight((GREEN, "sword"))
    assert table.answer(GREEN, "army:5.3").armies(GREEN, HERE) == [4]


@pytest.mark.card("hero.lagertha")
def test_lagertha_defends_her_region_as_well() -> None:
    table = battle(attacker(1), defender(3, hero="lagertha", at=6))
    assert table.answer(RED, "army:5.3").armies(RED, HERE) == [4]


@pytest.mark.card("hero.lagertha")
def test_lagertha_gains_nothing_by_defeat_elsewhere_or_above_six() -> None:
    for table in (
        battle(attacker(1, hero="lagertha", at=7), defender(3)),
        battle(attacker(5, hero="lagertha", at=FAR), defender(3)),
        battle(attacker(6, hero="lagertha", at=7), defender(3)),
    ):
        assert ("battle.won" in table.told(), used(table), table.g.phase) == (True, [], "special")


@pytest.mark.card("hero.lagertha", "blessing.thunder")
@pytest.mark.rule("LR-AMB-56")
def test_lagertha_and_rolling_thunder_both_follow_a_victory() -> None:
    table = battle(attacker(5, hero="lagertha", at=7, blessings=["thunder"]), defender(3)).answer(GREEN, "army:5.5")
    assert (table.armies(GREEN, HERE), drawn(table, GREEN)) == ([6], 1)


# Beowulf


@pytest.mark.card("hero.beowulf")
def test_beowulf_draws_for_each_wound_of_a_hunt() -> None:
    table = attacked(hunter("bow", hero="beowulf"), "fafnir", "crush")
    before = drawn(table, GREEN)
    table.answer(GREEN, "done", "wound:power")
    assert drawn(table, GREEN) == before + 1  # at once
    table.answer(GREEN, "wound:authority").expect(GREEN, "hunt.wound")
    assert drawn(table, GREEN) == before + 2 + 1  # and that of the round


@pytest.mark.card("hero.beowulf", "blessing.fury")
def test_beowulf_and_battle_fury_each_draw() -> None:
    table = attacked(hunter("bow", hero="beowulf", blessings=["fury"]), "garm", "claws")
    before = drawn(table, GREEN)
    table.answer(GREEN, "done", "wound:power").expect(GREEN, "hunt.wound")
    assert drawn(table, GREEN) == before + 2 + 1 + 1 * ("hunt.weak_point" in table.told())


@pytest.mark.card("hero.beowulf")
def test_beowulf_draws_for_wounds_outside_hunts_too() -> None:
    green = Player(hero="beowulf", at=LAIR, rings=["garm"])
    table = at_phase("special", green, Player(at=18), monsters={"garm": LAIR})
    table.act(GREEN, "monsters", "monster:garm", "attack", "wound:power")
    assert drawn(table, GREEN) == 1


@pytest.mark.card("hero.beowulf")
@pytest.mark.rule("LR-WOUND-03")
def test_a_wound_that_is_ignored_draws_nothing() -> None:
    green = Player(hero="beowulf", at=LAIR, rings=["garm"], wounds=["authority", "power", "wisdom"])
    table = at_phase("special", green, Player(at=18), monsters={"garm": LAIR})
    assert drawn(table.act(GREEN, "monsters", "monster:garm", "attack"), GREEN) == 0


@pytest.mark.card("hero.beowulf")
@pytest.mark.parametrize(("answers", "cards"), [(["use:hero.beowulf", "wound:authority"], 1), (["done"], 0)])
def test_beowulf_may_wound_himself_before_a_hunt(answers: list[str], cards: int) -> None:
    table = at_phase("special", hunter(hero="beowulf"), monsters={"garm": LAIR}).act(GREEN, "monsters", "hunt:garm")
    table.expect(GREEN, "power.may")
    table.answer(GREEN, *answers)
    assert (table.open, len(table.hand(GREEN))) == ([(BLACK, "hunt.attack")], 2 + cards)


@pytest.mark.card("hero.beowulf")
@pytest.mark.rule("LR-AMB-51")
def test_a_wound_on_power_before_a_hunt_costs_cards_at_its_start() -> None:
    green = hunter(hero="beowulf", attributes=(2, 5, 6))
    table = at_phase("special", green, monsters={"garm": LAIR}).act(GREEN, "monsters", "hunt:garm")
    assert len(table.answer(GREEN, "use:hero.beowulf", "wound:power").hand(GREEN)) == 1 + 2


@pytest.mark.card("hero.beowulf")
@pytest.mark.parametrize("owner", [GREEN, RED])
def test_beowulf_may_wound_himself_once_before_a_battle_in_his_region(owner: int) -> None:
    sides = [attacker(3), defender(3)]
    sides[owner].hero, sides[owner].at = "beowulf", 6
    table = battle(*sides)
    assert table.open == [(owner, "power.may")]
    table.answer(owner, "use:hero.beowulf", "wound:power")
    assert (table.open, len(table.hand(owner))) == ([(owner, "battle.card")], 1)


@pytest.mark.card("hero.beowulf")
def test_beowulf_does_not_wound_himself_for_a_battle_elsewhere_or_with_no_token_left() -> None:
    wounds = ["authority", "power", "wisdom"]
    for green in (attacker(3, hero="beowulf", at=FAR), attacker(3, hero="beowulf", at=6, wounds=wounds)):
        assert result(battle(green, defender(1))) == (GREEN, 3, 1)


@pytest.mark.card("hero.beowulf")
@pytest.mark.rule("LR-AMB-04")
def test_a_wound_on_wisdom_lowers_the_limit_after_the_card_is_drawn() -> None:
    green = attacker(3, hero="beowulf", at=6, hand=["bow", "spear", "axe"], attributes=DEEP)
    table = battle(green, defender(1)).answer(GREEN, "use:hero.beowulf", "wound:wisdom")
    table.expect(GREEN, "limit.cards")
    assert (drawn(table, GREEN), len(table.quiet("limit.cards").hand(GREEN))) == (1, 2)


@pytest.mark.card("hero.beowulf")
def test_others_do_not_profit_from_beowulf_s_ability() -> None:
    table = hero_round(hunter("bow"), "garm", Player(hero="beowulf")).answer(GREEN, "done", "wound:power")
    assert (drawn(table, RED), used(table)) == (0, [])
