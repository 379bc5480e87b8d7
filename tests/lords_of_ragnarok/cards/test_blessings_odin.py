"""The twelve blessings of Odin."""

from typing import Any

import pytest

from tests.lords_of_ragnarok.cards.laying import (
    DEEP,
    GREEN,
    HERE,
    RED,
    attacker,
    battle,
    defender,
    drawn,
    result,
    used,
)
from tests.lords_of_ragnarok.play import Player, Table, at_phase

# Banner of the All-Father


@pytest.mark.card("blessing.banner")
@pytest.mark.parametrize(("authority", "strength"), [(2, 3), (5, 6), (6, 6)])
def test_banner_makes_armies_of_authority_stronger_up_to_six(authority: int, strength: int) -> None:
    green = Player(blessings=["banner"], attributes=(authority, 2, 2))
    table = at_phase("special", green).act(GREEN, "recruit", "to:1")
    assert table.armies(GREEN, 1) == [strength]


@pytest.mark.card("blessing.banner")
def test_banner_counts_for_a_wounded_authority_and_wherever_authority_does() -> None:
    green = Player(blessings=["banner"], attributes=(5, 2, 2), wounds=["authority"])
    assert at_phase("special", green).act(GREEN, "usurp", "yes").armies(GREEN, 3) == [3]
    assert at_phase("maneuver", green).answer(GREEN, "recruit", "to:1").armies(GREEN, 1) == [3]


@pytest.mark.card("blessing.banner", "blessing.muster")
def test_banner_is_not_for_armies_of_a_set_strength_nor_for_others() -> None:
    table = at_phase("special", Player(blessings=["banner", "muster"]), Player())
    table.act(GREEN, "recruit", "to:1", "use:blessing.muster", "to:5")
    assert (table.armies(GREEN, 1), table.armies(GREEN, 5)) == ([3], [1])
    other = at_phase("special", Player(blessings=["banner"]), turn=RED).act(RED, "recruit", "to:9")
    assert other.armies(RED, 9) == [2]


# Einherjar


def lost(red: Player, **lay: Any) -> Table:
    """Red loses a battle in Solheia."""
    return battle(attacker(6), red, **lay)


@pytest.mark.card("blessing.einherjar")
@pytest.mark.parametrize(("answers", "army"), [(["use:blessing.einherjar", "to:3"], [1]), (["done"], [])])
def test_einherjar_rise_in_an_own_city_after_a_lost_battle(answers: list[str], army: list[int]) -> None:
    table = lost(defender(2, control=[3, 4, 6], blessings=["einherjar"]))
    table.expect(RED, "power.may")
    if army:
        table.answer(RED, answers[0])
        assert table.offers(RED) == ["to:3", "to:4"]  # not 6, which has no city, and not 5, which is lost
        answers = answers[1:]
    assert table.answer(RED, *answers).armies(RED, 3) == army


@pytest.mark.card("blessing.einherjar")
def test_einherjar_are_for_the_attacker_who_loses_too() -> None:
    table = battle(attacker(1, blessings=["einherjar"], control=[3]), defender(6))
    assert table.offers(GREEN) == ["done", "use:blessing.einherjar"]


@pytest.mark.card("blessing.einherjar")
@pytest.mark.parametrize(
    "red",
    [
        defender(2, control=[5, 6], blessings=["einherjar"]),  # its only city is lost
        defender(2, control=[3, 6], armies={5: [2], 6: [1, 1, 1, 1, 1]}, blessings=["einherjar"]),  # no army left
    ],
)
def test_einherjar_need_an_own_city_and_an_army_in_reserve(red: Player) -> None:
    table = lost(red)
    assert ("battle.won" in table.told(), "power.may" in [name for _, name in table.open]) == (True, False)


@pytest.mark.card("blessing.einherjar")
def test_einherjar_do_not_rise_after_a_victory() -> None:
    table = battle(attacker(1), defender(6, control=[3, 5], blessings=["einherjar"]))
    assert (result(table)[0], used(table), table.open) == (RED, [], [(GREEN, "special")])


# Huginn


@pytest.mark.card("blessing.huginn")
def test_huginn_moves_an_army_for_a_rune_of_any_type() -> None:
    green = Player(blessings=["huginn"], armies={1: [2], 9: [3]}, runes=["uruz", "algiz"], control=[1])
    table = at_phase("runes", green).answer(GREEN, "use:blessing.huginn")
    assert table.offers(GREEN) == ["pay:uruz", "pay:algiz"]
    table.answer(GREEN, "pay:algiz", "army:9.3")
    assert table.offers(GREEN) == ["to:6", "to:8", "to:10"]
    table.answer(GREEN, "to:8")
    assert (table.runes(GREEN), table.all_armies(GREEN), table.owner(8)) == (["uruz"], {1: [2], 8: [3]}, GREEN)


@pytest.mark.card("blessing.huginn")
@pytest.mark.rule("LR-RUNE-01")
def test_huginn_uses_the_rune_action_of_the_turn() -> None:
    green = Player(blessings=["huginn"], armies={1: [1]}, runes=["uruz"] * 2, control=[1])
    table = at_phase("runes", green).answer(GREEN, "use:blessing.huginn", "army:1.1", "to:2")
    assert (table.runes(GREEN), table.g.phase) == (["uruz"], "maneuver")


@pytest.mark.card("blessing.huginn")
@pytest.mark.parametrize(
    "green",
    [
        Player(blessings=["huginn"], armies={1: [1]}),  # no rune
        Player(blessings=["huginn"], runes=["uruz"]),  # no army
    ],
)
def test_huginn_needs_a_rune_and_an_army(green: Player) -> None:
    table = at_phase("runes", green)
    assert table.g.phase != "runes" or "use:blessing.huginn" not in table.offers(GREEN)


@pytest.mark.card("blessing.huginn")
@pytest.mark.rule("LR-BOSS-03", "LR-BATTLE-01")
def test_huginn_brings_on_a_battle_but_moves_no_army_to_loki() -> None:
    green = Player(blessings=["huginn"], armies={9: [3]}, runes=["uruz"])
    table = at_phase("runes", green, Player(armies={8: [1]}), boss=10).answer(GREEN, "use:blessing.huginn", "army:9.3")
    assert table.offers(GREEN) == ["to:6", "to:8"]
    assert result(table.answer(GREEN, "to:8")) == (GREEN, 3, 1)


# Muninn


@pytest.mark.card("blessing.muninn")
@pytest.mark.parametrize(
    ("runes", "answers", "cards"),
    [
        (["uruz", "algiz"], ["rune_action:draw_one"], 1 + 1),
        (["uruz", "othala", "algiz"], ["rune_action:draw_two"], 2 + 1),
        (["uruz", "algiz"], ["rune_action:army_plus", "army:3.1"], 1),
        (["uruz", "algiz"], ["use:blessing.levy", "to:3"], 1),
        (["algiz"], ["rune_action:ally", "ally:niflheim"], 0),
        (["algiz"], ["use:blessing.huginn", "army:3.1", "to:1"], 0),
    ],
)
def test_muninn_draws_after_a_rune_action_of_two_or_three_runes(
    runes: list[str], answers: list[str], cards: int
) -> None:
    green = Player(
        blessings=["muninn", "levy", "huginn"], runes=runes, attributes=DEEP, armies={3: [1]}, control=[3], at=3
    )
    table = at_phase("runes", green, Player(allies=["niflheim"])).answer(GREEN, *answers)
    assert drawn(table, GREEN) == cards


@pytest.mark.card("blessing.muninn", "blessing.runecarver")
def test_muninn_draws_for_each_of_two_rune_actions() -> None:
    green = Player(blessings=["muninn", "runecarver"], runes=["uruz", "algiz"] * 2, attributes=DEEP)
    table = at_phase("runes", green).answer(GREEN, "rune_action:draw_one", "rune_action:draw_one")
    assert drawn(table, GREEN) == 4


# Shields of the Hird, Spearhead


@pytest.mark.card("blessing.hird", "blessing.spearhead")
@pytest.mark.parametrize(
    ("green", "red", "outcome"),
    [
        ([], [], (RED, 3, 3)),
        (["spearhead"], [], (GREEN, 4, 3)),
        (["hird"], [], (RED, 3, 3)),
        (["spearhead"], ["hird"], (RED, 4, 4)),
        ([], ["hird"], (RED, 4, 3)),
        ([], ["spearhead"], (RED, 3, 3)),
    ],
)
def test_hird_adds_one_for_the_defender_spearhead_for_the_attacker(
    green: list[str], red: list[str], outcome: tuple[int, int, int]
) -> None:
    assert result(battle(attacker(3, blessings=green), defender(3, blessings=red))) == outcome


@pytest.mark.card("blessing.hird", "blessing.spearhead")
def test_the_standing_bonus_shows_before_cards_are_played() -> None:
    table = battle(attacker(3, blessings=["spearhead"]), defender(4, blessings=["hird"], hand=["spear"]))
    assert table.observation()["battle"] == [5, 4]


# Jarl's Levy


@pytest.mark.card("blessing.levy")
def test_levy_recruits_in_an_own_city_for_two_different_runes() -> None:
    green = Player(blessings=["levy"], runes=["uruz", "algiz"], control=[3, 6], attributes=(5, 2, 2))
    table = at_phase("runes", green).answer(GREEN, "use:blessing.levy")
    assert (table.offers(GREEN), table.runes(GREEN)) == (["to:3"], [])
    table.answer(GREEN, "to:3")
    assert (table.armies(GREEN, 3), table.g.phase) == ([1], "maneuver")


@pytest.mark.card("blessing.levy")
@pytest.mark.parametrize(
    "more",
    [
        {"runes": ["uruz", "uruz"], "control": [3]},  # no set
        {"runes": ["uruz", "algiz"], "control": [6]},  # no city
        {"runes": ["uruz", "algiz"], "control": [3], "armies": {3: [1] * 6}},  # no army left
    ],
)
def test_levy_needs_a_set_of_runes_an_own_city_and_an_army(more: dict[str, Any]) -> None:
    table = at_phase("runes", Player(blessings=["levy"], attributes=DEEP, **more))
    assert table.g.phase != "runes" or "use:blessing.levy" not in table.offers(GREEN)


# High Seat


@pytest.mark.card("blessing.high_seat")
@pytest.mark.parametrize(("blessings", "choices"), [(["high_seat"], 3), ([], 2)])
def test_high_seat_gives_a_third_choice_of_prepare(blessings: list[str], choices: int) -> None:
    table = at_phase("special", Player(blessings=blessings, attributes=DEEP)).act(GREEN, "prepare")
    table.answer(GREEN, *["prepare:card"] * choices)
    assert (drawn(table, GREEN), table.g.turn) == (choices, RED)


# Iron Discipline


@pytest.mark.card("blessing.discipline")
@pytest.mark.parametrize(("blessings", "left"), [(["discipline"], [1, 2, 3]), ([], [1, 2])])
def test_iron_discipline_spares_all_armies_the_casualty_for_losing(blessings: list[str], left: list[int]) -> None:
    table = battle(attacker(6, 6), defender(1, 2, 3, blessings=blessings))
    assert table.all_armies(RED) == {6: left}


@pytest.mark.card("blessing.discipline")
def test_symbols_still_cost_the_disciplined_strength() -> None:
    table = battle(attacker(6, 6), defender(3, blessings=["discipline"], hand=["broadsword"])).fight(
        (RED, "broadsword")
    )
    assert table.all_armies(RED) == {6: [1]}


@pytest.mark.card("blessing.discipline", "combat.shield_wall")
def test_iron_discipline_leaves_nothing_for_a_shield_wall_to_do() -> None:
    red = defender(1, 2, blessings=["discipline"], hand=["shield_wall"])
    table = battle(attacker(6, 6), red).fight((RED, "shield_wall"))
    assert (table.all_armies(RED), table.open) == ({6: [1, 2]}, [(GREEN, "special")])


@pytest.mark.card("blessing.discipline")
def test_iron_discipline_is_for_the_loser_alone() -> None:
    red = defender(6, blessings=["discipline"], hand=["sword"])
    table = battle(attacker(1), red).fight((RED, "sword"))
    assert (table.armies(RED, HERE), used(table)) == ([5], [])


# Forced March


@pytest.mark.card("blessing.forced_march")
def test_forced_march_activates_another_army_for_a_rune() -> None:
    green = Player(blessings=["forced_march"], armies={9: [1], 11: [2]}, runes=["uruz"])
    table = at_phase("maneuver", green)
    assert "use:blessing.forced_march" not in table.offers(GREEN)  # nothing was activated yet
    table.answer(GREEN, "army:9.1", "to:8")
    assert table.offers(GREEN) == ["done", "use:blessing.forced_march"]
    table.answer(GREEN, "use:blessing.forced_march")
    assert (table.offers(GREEN), table.runes(GREEN)) == (["army:11.2"], [])  # not the one that has moved
    assert table.answer(GREEN, "army:11.2", "to:12").all_armies(GREEN) == {8: [1], 12: [2]}


@pytest.mark.card("blessing.forced_march")
def test_forced_march_works_once_a_turn() -> None:
    armies = {9: [1], 11: [1], 13: [1]}
    table = at_phase("maneuver", Player(blessings=["forced_march"], armies=armies, runes=["uruz"] * 2))
    table.answer(GREEN, "army:9.1", "to:8", "use:blessing.forced_march", "army:11.1", "to:12")
    assert (table.g.phase, table.runes(GREEN)) == ("special", ["uruz"])
    table.act(GREEN, "prepare", "prepare:card", "prepare:card").until_phase("maneuver", GREEN)
    assert "use:blessing.forced_march" in table.answer(GREEN, "army:12.1", "to:11").offers(GREEN)


@pytest.mark.card("blessing.forced_march")
@pytest.mark.parametrize(
    "more", [{"armies": {9: [1], 11: [1]}}, {"armies": {9: [1]}, "runes": ["uruz"]}], ids=["no rune", "no army"]
)
def test_forced_march_needs_a_rune_and_another_army(more: dict[str, Any]) -> None:
    table = at_phase("maneuver", Player(blessings=["forced_march"], **more)).answer(GREEN, "army:9.1", "to:8")
    assert table.g.phase == "special"


# Stronghold


@pytest.mark.card("blessing.stronghold")
@pytest.mark.rule("LR-USURP-04")
@pytest.mark.parametrize(
    ("armies", "power", "why"),
    [({}, 2, "LR-USURP-03"), ({}, 3, ""), ({9: [2]}, 4, "LR-USURP-03"), ({9: [2]}, 5, "")],
)
def test_stronghold_raises_the_power_that_others_need(armies: dict[int, list[int]], power: int, why: str) -> None:
    red = Player(blessings=["stronghold"], control=[9], armies=armies, at=18)
    table = at_phase("special", Player(at=9, attributes=(2, power, 2)), red)
    assert table.why_not(GREEN, "action:usurp") == why
    if not why:
        assert table.act(GREEN, "usurp", "no").owner(9) == GREEN


@pytest.mark.card("blessing.stronghold")
def test_stronghold_guards_no_neutral_territory_and_nobody_else() -> None:
    red = Player(blessings=["stronghold"], armies={9: [1]}, at=18)
    assert at_phase("special", Player(at=9), red).why_not(GREEN, "action:usurp") == ""
    table = at_phase("special", Player(at=9), Player(blessings=["stronghold"], at=18), Player(control=[9]))
    assert table.why_not(GREEN, "action:usurp") == ""


@pytest.mark.card("blessing.stronghold", "blessing.belt")
@pytest.mark.parametrize(("power", "why"), [(2, "LR-USURP-03"), (3, "")])
def test_belt_of_might_against_a_stronghold(power: int, why: str) -> None:
    red = Player(blessings=["stronghold"], control=[9], armies={9: [2]}, at=18)
    table = at_phase("special", Player(at=9, attributes=(2, power, 2), blessings=["belt"]), red)
    assert table.why_not(GREEN, "action:usurp") == why


# Great Muster


@pytest.mark.card("blessing.muster")
def test_great_muster_may_follow_the_recruit_action() -> None:
    green = Player(blessings=["muster"], control=[3], attributes=(4, 2, 2))
    table = at_phase("special", green).act(GREEN, "recruit", "to:5")
    table.expect(GREEN, "power.may")
    table.answer(GREEN, "use:blessing.muster")
    assert table.offers(GREEN) == ["to:1", "to:3", "to:5", "to:6"]
    assert table.answer(GREEN, "to:3").all_armies(GREEN) == {3: [1], 5: [4]}
    declined = at_phase("special", green).act(GREEN, "recruit", "to:5", "done")
    assert (declined.all_armies(GREEN), declined.g.turn) == ({5: [4]}, RED)


@pytest.mark.card("blessing.muster")
def test_great_muster_needs_a_second_army_and_the_recruit_action() -> None:
    full = Player(blessings=["muster"], armies={1: [1] * 5})
    assert at_phase("special", full).act(GREEN, "recruit", "to:5").g.turn == RED
    table = at_phase("maneuver", Player(blessings=["muster"])).answer(GREEN, "recruit", "to:5")
    assert (used(table), table.g.phase) == ([], "special")
    assert at_phase("special", Player(blessings=["muster"])).act(GREEN, "usurp", "yes").g.turn == RED
