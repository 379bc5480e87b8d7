"""Loki: the rule of his board, his activation, his special attack, and how he is wounded."""

import pytest

from tests.lords_of_ragnarok.cards.laying import BLACK, GREEN, HERE, LAIR, RED, attacked, battle, defender, hero_round
from tests.lords_of_ragnarok.cards.laying import attacker as attacking
from tests.lords_of_ragnarok.cards.laying import hunter as hunting
from tests.lords_of_ragnarok.play import Player, Table, at_phase

# Armies may not be moved into his territory


@pytest.mark.card("boss.loki.rule")
@pytest.mark.rule("LR-BOSS-03")
def test_no_army_moves_into_the_territory_of_loki() -> None:
    table = at_phase("maneuver", Player(armies={9: [1]}), boss=8).answer(GREEN, "army:9.1")
    assert table.why_not(GREEN, "to:8") == "LR-BOSS-03"
    assert table.offers(GREEN) == ["to:6", "to:10"]
    table = at_phase("special", Player(armies={9: [1]}), boss=8).act(GREEN, "march", "army:9.1")
    assert table.why_not(GREEN, "to:8") == "LR-BOSS-03"


@pytest.mark.card("boss.loki.rule")
@pytest.mark.rule("LR-BOSS-03")
def test_the_drakkar_takes_no_army_to_loki_either() -> None:
    table = at_phase("maneuver", Player(sea=2, armies={9: [1]}), boss=6).answer(GREEN, "army:9.1")
    assert table.offers(GREEN) == ["to:8", "to:10"]


@pytest.mark.card("boss.loki.rule")
@pytest.mark.rule("LR-AMB-08", "LR-AMB-43")
def test_heroes_go_there_and_armies_are_recruited_placed_and_flee_there() -> None:
    assert "go:8" in at_phase("hero", Player(at=9), boss=8).offers(GREEN)
    assert at_phase("special", Player(), boss=1).act(GREEN, "recruit", "to:1").armies(GREEN, 1) == [2]
    assert at_phase("special", Player(at=1), boss=1).act(GREEN, "usurp", "yes").armies(GREEN, 1) == [2]
    assert battle(attacking(6), defender(2), boss=6).all_armies(RED) == {6: [1]}
    niflheim = Player(allies=["niflheim"], control=[8], armies={9: [1]})
    table = at_phase("special", niflheim, boss=8).act(GREEN, "prepare", "yes", "choose:place_army", "army:9.1", "to:8")
    assert table.armies(GREEN, 8) == [1]


@pytest.mark.card("boss.loki.rule")
def test_an_army_may_leave_his_territory_and_grow_in_it() -> None:
    table = at_phase("maneuver", Player(armies={HERE: [1]}, control=[HERE]), boss=HERE).answer(GREEN, "army:5.1")
    assert table.offers(GREEN) == ["to:1", "to:6", "to:7", "grow"]


# His activation


def stirred(*players: Player, boss: int = LAIR) -> Table:
    """Green, whose hero is with Loki, wakes him with a rune."""
    green, *others = players or (Player(),)
    green.at, green.runes = boss, ["othala"]
    return at_phase("runes", green, *others, boss=boss).answer(GREEN, "rune_action:activate_boss")


@pytest.mark.card("boss.loki.activation")
@pytest.mark.rule("LR-BOSS-04")
def test_loki_moves_one_or_two_territories_by_land_and_may_come_back() -> None:
    table = stirred(Player(sea=2))
    table.expect(GREEN, "boss.move")
    assert table.offers(GREEN) == [f"to:{place}" for place in (5, 6, 7, 8, 9, 10, 13)]
    assert table.answer(GREEN, "to:13").monster("loki") == 13


@pytest.mark.card("boss.loki.activation")
def test_the_strongest_army_where_he_stops_flees() -> None:
    red = Player(armies={8: [1, 3], 9: [5], 10: [1]}, control=[8, 9, 10], at=18)
    table = stirred(Player(), red).answer(GREEN, "to:8")
    assert (table.open, table.offers(RED)) == ([(RED, "retreat")], ["to:9", "to:10"])
    assert table.answer(RED, "to:10").all_armies(RED) == {8: [1], 9: [5], 10: [1, 3]}


@pytest.mark.card("boss.loki.activation")
def test_of_two_equal_armies_one_flees_and_without_a_haven_it_is_destroyed() -> None:
    table = stirred(Player(), Player(armies={8: [2, 2]}, at=18)).answer(GREEN, "to:8")
    assert table.all_armies(RED) == {8: [2]}


@pytest.mark.card("boss.loki.activation")
def test_the_army_of_the_active_player_flees_as_well_and_nobody_is_trampled() -> None:
    table = stirred(Player(armies={8: [3]}, control=[10])).answer(GREEN, "to:8")
    assert table.all_armies(GREEN) == {10: [3]}
    assert stirred(Player()).answer(GREEN, "to:8").monster("loki") == 8


@pytest.mark.card("boss.loki.activation")
@pytest.mark.rule("LR-BOSS-05")
def test_an_event_lets_the_active_player_move_him() -> None:
    table = at_phase("special", Player(), wheel={"march": [GREEN]}, event=["2"], boss=9)
    table.act(GREEN, "build_monument", "build:odin").until("boss.move")
    assert table.open == [(GREEN, "boss.move")]


# His special attack


@pytest.mark.card("boss.loki.special")
def test_loki_wounds_and_takes_a_card_by_chance() -> None:
    table = attacked(hunting("bow", "spear", slayers=2), "loki", "special")
    before = len(table.hand(GREEN))
    table.answer(GREEN, "done")
    table.expect(GREEN, "wound")
    table.answer(GREEN, "wound:power").expect(GREEN, "hunt.wound")
    assert (table.wounds(GREEN), table.event("discarded")["seat"]) == (["power"], GREEN)
    assert len(table.hand(GREEN)) == before - 1 + 1  # one lost, that of the round drawn; weak point 7, Wisdom 6


@pytest.mark.card("boss.loki.special")
def test_a_shield_holds_the_special_attack_of_loki() -> None:
    table = attacked(hunting("shield", slayers=2), "loki", "special").answer(GREEN, "defend:shield", "done")
    assert (table.wounds(GREEN), "discarded" in table.told()) == ([], False)


# How he is wounded


@pytest.mark.card("boss.loki.rule")
@pytest.mark.rule("LR-BOSS-07")
@pytest.mark.parametrize(
    ("weapons", "slots"),
    [
        (("sword", "spear"), [1]),
        (("axe", "bow"), [2]),
        (("spear", "axe"), [3]),
        (("sword", "bow"), [4]),
        (("sword", "axe"), [5]),
        (("spear", "bow"), []),
        (("sword", "broadsword"), []),
        (("sword", "shield"), []),
    ],
)
def test_two_cards_at_a_time_cover_the_slot_with_both_their_weapons(weapons: tuple[str, str], slots: list[int]) -> None:
    table = hero_round(hunting(*weapons, slayers=2), "loki")
    if not slots:
        assert table.why_not(GREEN, f"wield:{weapons[0]}") == "LR-BOSS-07"
        return
    table.answer(GREEN, f"wield:{weapons[0]}")
    assert table.offers(GREEN) == [f"wield:{weapons[1]}"]
    table.answer(GREEN, f"wield:{weapons[1]}")
    assert table.offers(GREEN) == [f"slot:{slot}" for slot in slots]
    table.answer(GREEN, f"slot:{slots[0]}")
    assert (table.covered("loki"), set(weapons) & set(table.hand(GREEN))) == ({slots[0]: GREEN}, set())


@pytest.mark.card("boss.loki.rule", "combat.hunting_spear", "combat.throwing_axe")
def test_the_effects_of_both_cards_are_resolved() -> None:
    table = hero_round(hunting("hunting_spear", "throwing_axe", slayers=2), "loki")
    before = len(table.hand(GREEN))
    table.answer(GREEN, "wield:hunting_spear", "wield:throwing_axe")
    assert len(table.hand(GREEN)) == before - 2 + 2
    table = hero_round(hunting("hunting_spear", "throwing_axe", slayers=2), "loki")
    table.answer(GREEN, "wield_plain:hunting_spear", "wield:throwing_axe")
    assert len(table.hand(GREEN)) == before - 2 + 1


@pytest.mark.card("boss.loki.rule")
@pytest.mark.rule("LR-BOSS-06")
def test_loki_recovers_after_a_failed_hunt() -> None:
    table = hero_round(hunting("sword", "spear", slayers=2), "loki").answer(
        GREEN, "wield:sword", "wield:spear", "slot:1"
    )
    assert table.answer(GREEN, "done").covered("loki") == {1: GREEN}  # the hunt goes on
    table.monster_holds("escape", deck=["claws"]).answer(BLACK, "strike:escape").answer(GREEN, "done", "wound:power")
    assert (table.covered("loki"), "boss.recovers" in table.told()) == ({}, True)


@pytest.mark.card("boss.loki.rule")
@pytest.mark.rule("LR-VICTORY-05")
def test_who_covers_his_last_slot_has_won() -> None:
    covered = {"loki": dict.fromkeys((1, 2, 3, 4), GREEN)}
    table = hero_round(hunting("sword", "axe", slayers=2), "loki", covered=covered)
    table.answer(GREEN, "wield:sword", "wield:axe", "slot:5")
    assert table.game.outcome is not None
    assert (table.game.outcome.reason, table.game.outcome.places) == ("slayer", [1, 2, 2])
