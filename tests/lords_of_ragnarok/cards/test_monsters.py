"""The six monsters: their slots, their territory attacks, their special attacks."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.lords_of_ragnarok.cards.laying import (
    BLACK,
    DEEP,
    GREEN,
    LAIR,
    RED,
    attacked,
    drawn,
    hero_round,
    hunter,
)
from tests.lords_of_ragnarok.play import Player, Table, at_phase

CARD = pytest.mark.card
SLOTS = {  # for each monster the slots of sword, spear, axe and bow
    "garm": [[4, 7], [1, 5], [2, 6], [3]],
    "hrungnir": [[2, 6], [4, 8], [1, 5], [3, 7]],
    "draugr": [[2, 4], [1], [3, 6], [5, 7]],
    "fafnir": [[1, 5], [2, 6, 9], [4, 8], [3, 7]],
    "grendel": [[4, 8], [2, 7], [3, 6], [1, 5]],
    "nidhogg": [[3, 7], [4, 8], [1, 5, 9], [2, 6]],
}
RUNES = {
    "garm": "uruz",
    "hrungnir": "uruz",
    "draugr": "othala",
    "fafnir": "othala",
    "grendel": "algiz",
    "nidhogg": "algiz",
}


def attack(monster: str, red: Player, green: Player | None = None, ring: int | None = None) -> Table:
    """Green activates a monster at the lair, and it attacks: a neutral one by the die, its own by choice."""
    green = green or Player()
    if ring == GREEN:
        green.rings = [monster]
    table = at_phase("special", green, red, monsters={monster: LAIR}).rig_die("attack")
    table.act(GREEN, "monsters", f"monster:{monster}")
    return table.answer(GREEN, "attack") if ring == GREEN else table


def victim(*strengths: int, **more: Any) -> Player:
    """Red with armies at the lair, which it controls; its hero is elsewhere."""
    return Player(**{"at": 18, "control": [LAIR], "armies": {LAIR: strengths}, **more})


def special(monster: str, *hand: str, **more: Any) -> Table:
    """The special attack of a monster that Green hunts was not held."""
    return attacked(hunter(*hand, **more), monster, "special").answer(GREEN, "done")


# Boards


@pytest.mark.rule("LR-HUNT-16")
@pytest.mark.parametrize(("monster", "slots"), SLOTS.items())
def test_each_weapon_wounds_in_its_own_slots(monster: str, slots: list[list[int]]) -> None:
    for weapon, fits in zip(("sword", "spear", "axe", "bow"), slots, strict=True):
        table = hero_round(hunter(weapon), monster).answer(GREEN, f"wield:{weapon}")
        assert table.offers(GREEN) == [f"slot:{slot}" for slot in fits]


@pytest.mark.card("rune_action.control_monster")
@pytest.mark.parametrize(("monster", "rune"), RUNES.items())
def test_a_monster_is_taken_with_the_rune_of_its_board(monster: str, rune: str) -> None:
    for held in ("uruz", "othala", "algiz"):
        table = at_phase("runes", Player(at=LAIR, runes=[held]), monsters={monster: LAIR})
        legal = table.g.phase == "runes" and "rune_action:control_monster" in table.offers(GREEN)
        assert legal == (held == rune)


# Garm


@pytest.mark.card("monster.garm.territory")
def test_garm_wounds_each_hero_there_the_active_player_s_first() -> None:
    table = at_phase("special", Player(at=LAIR), Player(at=LAIR), Player(at=11), monsters={"garm": LAIR})
    table.rig_die("attack").act(GREEN, "monsters", "monster:garm")
    assert table.open == [(GREEN, "wound")]
    table.answer(GREEN, "wound:power")
    assert table.open == [(RED, "wound")]
    table.answer(RED, "wound:wisdom")
    assert [table.wounds(seat) for seat in range(3)] == [["power"], ["wisdom"], []]


@pytest.mark.card("monster.garm.territory")
@pytest.mark.parametrize(("picked", "left"), [("army:9.1", [4]), ("army:9.4", [1, 3])])
def test_garm_takes_strength_from_one_army_of_the_active_player_s_choice(picked: str, left: list[int]) -> None:
    table = attack("garm", victim(1, 4))
    assert (table.open, table.offers(GREEN)) == ([(GREEN, "army.weaken")], ["army:9.1", "army:9.4"])
    assert table.answer(GREEN, picked).armies(RED, LAIR) == left


@pytest.mark.card("monster.garm.territory")
def test_garm_does_nothing_to_those_elsewhere() -> None:
    table = attack("garm", Player(at=8, armies={8: [2]}))
    assert (table.wounds(RED), table.armies(RED, 8), table.g.turn) == ([], [2], RED)


@pytest.mark.card("monster.garm.special")
def test_garm_makes_the_hunter_discard_two_cards_of_choice() -> None:
    table = special("garm", "bow", "spear", "axe")
    table.expect(GREEN, "discard")
    table.answer(GREEN, "discard:bow", "discard:axe").expect(GREEN, "hunt.wound")
    assert ("spear" in table.hand(GREEN), "bow" in table.hand(GREEN), table.wounds(GREEN)) == (True, False, [])


@pytest.mark.card("monster.garm.special")
def test_a_hunter_with_fewer_cards_discards_what_it_has() -> None:
    green = hunter(attributes=(2, 2, 2))
    table = attacked(green, "garm", "special", draws=("bow", "bow")).answer(GREEN, "defend:bow", "done")
    assert table.answer(GREEN, "discard:bow").open == [(GREEN, "hunt.wound")]


# Hrungnir


@pytest.mark.card("monster.hrungnir.territory")
@pytest.mark.rule("LR-AMB-10")
def test_all_armies_flee_from_hrungnir_together_where_their_owner_likes() -> None:
    table = attack("hrungnir", victim(1, 3, control=[LAIR, 6, 8, 20]))
    assert (table.open, table.offers(RED)) == ([(RED, "retreat")], ["to:6", "to:8"])
    assert table.answer(RED, "to:6").all_armies(RED) == {6: [1, 3]}
    assert table.owner(LAIR) == RED


@pytest.mark.card("monster.hrungnir.territory")
def test_armies_that_cannot_flee_from_hrungnir_are_destroyed() -> None:
    assert attack("hrungnir", victim(1, 3)).all_armies(RED) == {}


@pytest.mark.card("monster.hrungnir.territory")
def test_hrungnir_spares_not_even_the_armies_of_its_controller() -> None:
    table = attack("hrungnir", Player(), Player(armies={LAIR: [3]}, control=[8]), ring=GREEN)
    assert table.all_armies(GREEN) == {8: [3]}


@pytest.mark.card("monster.hrungnir.special")
def test_hrungnir_wounds_and_costs_the_card_of_the_round() -> None:
    table = attacked(hunter("bow", attributes=(2, 2, 2)), "hrungnir", "special")
    before = drawn(table, GREEN)
    table.answer(GREEN, "done", "wound:power").expect(GREEN, "hunt.wound")
    assert (table.wounds(GREEN), drawn(table, GREEN)) == (["power"], before)


# Draugr


@pytest.mark.card("monster.draugr.territory")
def test_every_army_at_the_draugr_loses_one() -> None:
    table = attack("draugr", victim(1, 2, 6))
    assert (table.armies(RED, LAIR), table.owner(LAIR), table.g.turn) == ([1, 5], RED, RED)


@pytest.mark.card("monster.draugr.territory")
@pytest.mark.rule("LR-MONSTER-03")
def test_a_controlled_draugr_hits_the_armies_of_its_controller_too() -> None:
    table = attack("draugr", Player(), Player(armies={LAIR: [3], 8: [3]}), ring=GREEN)
    assert table.all_armies(GREEN) == {8: [3], LAIR: [2]}


@pytest.mark.card("monster.draugr.special")
def test_the_draugr_wounds_and_costs_a_card_of_choice() -> None:
    table = special("draugr", "bow", "spear").answer(GREEN, "wound:authority")
    table.expect(GREEN, "discard")
    table.answer(GREEN, "discard:bow").expect(GREEN, "hunt.wound")
    assert (table.wounds(GREEN), "bow" in table.hand(GREEN)) == (["authority"], False)


# Fafnir


@pytest.mark.card("monster.fafnir.territory")
@pytest.mark.parametrize(
    ("place", "left"), [(9, {8: [2, 2], 9: [1]}), (8, {8: [1, 1], 9: [2]}), (10, {8: [2, 2], 9: [2]})]
)
def test_fafnir_hits_each_army_of_its_own_or_an_adjacent_territory(place: int, left: Mapping[int, list[int]]) -> None:
    table = attack("fafnir", victim(2, armies={LAIR: [2], 8: [2, 2]}))
    assert (table.open, table.offers(GREEN)) == ([(GREEN, "attack.where")], ["to:6", "to:8", "to:9", "to:10"])
    assert table.answer(GREEN, f"to:{place}").all_armies(RED) == left


@pytest.mark.card("monster.fafnir.territory")
@pytest.mark.rule("LR-MONSTER-06")
def test_the_controller_of_fafnir_chooses_the_territory_in_the_turn_of_another() -> None:
    red = victim(2, rings=["fafnir"])
    table = at_phase("special", Player(), red, monsters={"fafnir": LAIR}, wheel={"march": [GREEN]}, event=["10"])
    table.act(GREEN, "build_monument", "build:odin").answer(RED, "attack")
    table.expect(RED, "attack.where")


@pytest.mark.card("monster.fafnir.special")
def test_fafnir_wounds_twice() -> None:
    table = special("fafnir", "bow").answer(GREEN, "wound:power", "wound:authority")
    assert (table.wounds(GREEN), "discarded" in table.told()) == (["authority", "power"], False)


# Grendel


@pytest.mark.card("monster.grendel.territory")
@pytest.mark.parametrize(
    ("before", "after"), [((1, 4), [1, 2]), ((3, 3), [1, 3]), ((1, 2), [1]), ((1,), []), ((3,), [1])]
)
def test_grendel_takes_two_from_the_strongest_army(before: tuple[int, ...], after: list[int]) -> None:
    assert attack("grendel", victim(*before)).armies(RED, LAIR) == after


@pytest.mark.card("monster.grendel.special")
def test_grendel_wounds_and_the_monster_side_draws_one_more_at_once() -> None:
    table = special("grendel", "bow")
    table.expect(GREEN, "wound")
    assert table.answer(GREEN, "wound:power").wounds(GREEN) == ["power"]
    assert len(table.g.attack_hand) == 1 + 2  # at once, and at the end of the round


@pytest.mark.card("monster.grendel.special")
def test_the_card_of_grendel_comes_while_the_deck_has_any() -> None:
    table = attacked(hunter("bow"), "grendel", "special", deck=["claws", "roar"])
    table.answer(GREEN, "done", "wound:power")
    assert len(table.g.attack_hand) == 2


# Nidhogg


@pytest.mark.card("monster.nidhogg.territory")
def test_nidhogg_hits_every_army_and_costs_the_controller_a_rune_of_choice() -> None:
    table = attack("nidhogg", victim(1, 3, runes=["uruz", "algiz"]))
    assert (table.open, table.offers(RED)) == ([(RED, "rune.lose")], ["lose:uruz", "lose:algiz"])
    table.answer(RED, "lose:uruz").expect(RED, "hero")  # no more, and the next turn
    assert (table.armies(RED, LAIR), table.runes(RED), table.supply("uruz")) == ([2], ["algiz"], 10)


@pytest.mark.card("monster.nidhogg.territory")
def test_in_a_neutral_territory_nobody_loses_a_rune_to_nidhogg() -> None:
    table = attack("nidhogg", victim(2, control=[], runes=["uruz"]), Player(runes=["uruz"]))
    assert (table.armies(RED, LAIR), table.runes(RED), table.runes(GREEN)) == ([1], ["uruz"], ["uruz"])


@pytest.mark.card("monster.nidhogg.territory")
def test_the_controller_pays_without_an_army_there_if_it_can() -> None:
    table = attack("nidhogg", victim(armies={}, runes=["uruz"]))
    assert table.answer(RED, "lose:uruz").runes(RED) == []
    assert attack("nidhogg", victim(armies={})).g.turn == RED


@pytest.mark.card("monster.nidhogg.special")
def test_nidhogg_wounds_and_sheds_a_marker_of_this_hunt() -> None:
    table = hero_round(hunter("axe", "bow", attributes=DEEP), "nidhogg", covered={"nidhogg": {4: GREEN}})
    table.answer(GREEN, "wield:axe", "slot:1", "wield:bow", "slot:6", "done")
    table.monster_holds("special", deck=["claws", "roar"]).answer(BLACK, "strike:special")
    table.answer(GREEN, "done", "wound:power")
    assert (table.open, table.offers(BLACK)) == ([(BLACK, "hunt.uncover")], ["slot:1", "slot:6"])
    table.answer(BLACK, "slot:6").expect(GREEN, "hunt.wound")
    assert table.covered("nidhogg") == {1: GREEN, 4: GREEN}


@pytest.mark.card("monster.nidhogg.special")
def test_nidhogg_without_a_marker_of_this_hunt_only_wounds() -> None:
    table = attacked(hunter("bow"), "nidhogg", "special", covered={"nidhogg": {4: GREEN}})
    table.answer(GREEN, "done", "wound:power").expect(GREEN, "hunt.wound")
    assert table.covered("nidhogg") == {4: GREEN}
