"""The eight faces of the attack deck: Fury, weak point, draw, and what each does to a hunter who does not hold it."""

import pytest

from tests.lords_of_ragnarok.cards.laying import BLACK, GREEN, RED, attacked, drawn, hero_round, hunt, hunter
from tests.lords_of_ragnarok.play import Table

CARD = pytest.mark.card
ATTACKS = [  # card, Fury, weak point, cards that the monster side draws after it
    pytest.param("special", 6, 7, 2, marks=CARD("attack.special")),
    pytest.param("claws", 4, 6, 2, marks=CARD("attack.claws")),
    pytest.param("roar", 3, 5, 3, marks=CARD("attack.roar")),
    pytest.param("crush", 7, 9, 1, marks=CARD("attack.crush")),
    pytest.param("escape", 5, 8, 1, marks=CARD("attack.escape")),
    pytest.param("regenerate", 4, 7, 2, marks=CARD("attack.regenerate")),
    pytest.param("feint", 2, 4, 3, marks=CARD("attack.feint")),
    pytest.param("frenzy", 5, 8, 2, marks=CARD("attack.frenzy")),
]
BY_VALUE = {  # cards whose values add up to this
    1: ["bow"],
    2: ["spear"],
    3: ["sword"],
    4: ["broadsword"],
    5: ["dane_axe"],
    6: ["dane_axe", "bow"],
    7: ["dane_axe", "spear"],
    8: ["dane_axe", "sword"],
    9: ["dane_axe", "broadsword"],
}


def defended(value: int, attack: str, wisdom: int = 6, prey: str = "garm") -> Table:
    """Green defends with cards of this value, whatever the attack."""
    table = attacked(hunter(*BY_VALUE.get(value, ()), attributes=(2, 2, wisdom)), prey, attack)
    return table.answer(GREEN, *(f"defend:{card}" for card in BY_VALUE.get(value, ())), "done")


def struck(attack: str, *hand: str, prey: str = "garm") -> Table:
    """Green does not defend."""
    return attacked(hunter(*hand), prey, attack).answer(GREEN, "done")


# All cards


@pytest.mark.rule("LR-HUNT-11")
@pytest.mark.parametrize(("attack", "fury", "weak", "draw"), ATTACKS)
def test_a_defence_that_reaches_the_fury_holds(attack: str, fury: int, weak: int, draw: int) -> None:
    assert "hunt.held" in defended(fury, attack).told()
    assert "hunt.hit" in defended(fury - 1, attack).told()


@pytest.mark.rule("LR-HUNT-12")
@pytest.mark.parametrize(("attack", "fury", "weak", "draw"), ATTACKS)
def test_an_attack_that_was_held_does_nothing(attack: str, fury: int, weak: int, draw: int) -> None:
    table = defended(fury, attack)
    table.expect(GREEN, "hunt.wound")
    assert (table.wounds(GREEN), "discarded" in table.told(), len(table.hand(GREEN))) == ([], False, 2 + 1 + 1)


@pytest.mark.rule("LR-HUNT-14")
@pytest.mark.parametrize(("attack", "fury", "weak", "draw"), ATTACKS)
def test_the_weak_point_is_found_by_wisdom_and_values(attack: str, fury: int, weak: int, draw: int) -> None:
    found, missed = (defended(value, attack, wisdom=2).quiet("wound", "discard") for value in (weak - 2, weak - 3))
    assert ("hunt.weak_point" in found.told(), "hunt.weak_point" in missed.told()) == (True, False)


@pytest.mark.rule("LR-AMB-31")
@pytest.mark.parametrize(("attack", "fury", "weak", "draw"), ATTACKS)
def test_a_shield_blocks_every_attack_but_frenzy(attack: str, fury: int, weak: int, draw: int) -> None:
    table = attacked(hunter(), "garm", attack, draws=("shield", "bow")).answer(GREEN, "defend:shield", "done")
    held = attack != "frenzy"
    assert ("hunt.held" in table.told(), "hunt.hit" in table.told()) == (held, not held)


@pytest.mark.rule("LR-HUNT-15")
@pytest.mark.parametrize(("attack", "fury", "weak", "draw"), ATTACKS)
def test_the_monster_side_draws_what_the_card_shows(attack: str, fury: int, weak: int, draw: int) -> None:
    table = defended(fury, attack)
    assert len(table.g.attack_hand) == draw
    assert table.event("hunt.attacks", BLACK)["n"] == draw


# What each does


@pytest.mark.card("attack.claws", "attack.frenzy")
@pytest.mark.parametrize("attack", ["claws", "frenzy"])
def test_claws_and_frenzy_wound_once_and_the_hunter_picks_the_token(attack: str) -> None:
    table = struck(attack)
    assert table.offers(GREEN) == ["wound:authority", "wound:power", "wound:wisdom"]
    table.answer(GREEN, "wound:power")
    table.expect(GREEN, "hunt.wound")
    assert table.wounds(GREEN) == ["power"]


@pytest.mark.card("attack.crush")
def test_crushing_blow_wounds_twice() -> None:
    table = struck("crush").answer(GREEN, "wound:power", "wound:authority")
    assert table.wounds(GREEN) == ["authority", "power"]


@pytest.mark.card("attack.crush")
@pytest.mark.rule("LR-HUNT-21", "LR-AMB-47", "LR-HUNT-28")
def test_the_second_wound_of_a_crushing_blow_may_end_the_hunt() -> None:
    table = attacked(hunter("bow", wounds=["authority", "power"]), "garm", "crush")
    before = drawn(table, GREEN)
    table.answer(GREEN, "done")
    assert (table.wounds(GREEN), table.hunt) == (["authority", "power", "wisdom"], None)
    assert ("hunt.collapse" in table.told(), drawn(table, GREEN) - before) == (True, 0)


@pytest.mark.card("attack.roar")
def test_roar_costs_a_card_by_chance() -> None:
    table = struck("roar", "bow", "spear")
    assert table.event("discarded")["seat"] == GREEN
    assert len(table.hand(GREEN)) == 2 + 2 - 1 + 1 + 1  # its two and two drawn, one lost, the round's, the weak point


@pytest.mark.card("attack.escape")
@pytest.mark.rule("LR-HUNT-20", "LR-HUNT-28")
def test_vanish_ends_the_hunt_in_failure() -> None:
    table = attacked(hunter("bow"), "garm", "escape")
    before = drawn(table, GREEN)
    table.answer(GREEN, "done")
    table.expect(GREEN, "wound")
    table.answer(GREEN, "wound:power")
    assert ("hunt.failed" in table.told(), table.wounds(GREEN), drawn(table, GREEN)) == (True, ["power"], before)
    assert table.g.turn == RED


@pytest.mark.card("attack.regenerate")
@pytest.mark.rule("LR-AMB-59")
def test_regeneration_removes_a_marker_of_this_hunt_that_the_monster_side_chooses() -> None:
    green = hunter("spear", "bow", "axe")
    table = hero_round(green, "garm", covered={"garm": {5: RED, 7: GREEN}})
    table.answer(GREEN, "wield:axe", "slot:2", "gain:uruz", "wield:spear", "slot:1", "done")
    table.monster_holds("regenerate", deck=["claws", "claws", "roar"]).answer(BLACK, "strike:regenerate")
    table.answer(GREEN, "done")
    assert (table.open, table.offers(BLACK)) == ([(BLACK, "hunt.uncover")], ["slot:1", "slot:2"])
    table.answer(BLACK, "slot:2").expect(GREEN, "hunt.wound")
    assert table.covered("garm") == {1: GREEN, 5: RED, 7: GREEN}


@pytest.mark.card("attack.regenerate")
@pytest.mark.rule("LR-AMB-59")
def test_a_slot_that_was_uncovered_gives_its_reward_again() -> None:
    table = hero_round(hunter("axe", "axe"), "garm").answer(GREEN, "wield:axe", "slot:2", "gain:uruz", "done")
    table.monster_holds("regenerate", deck=["claws", "claws", "roar"]).answer(BLACK, "strike:regenerate")
    table.answer(GREEN, "done").answer(BLACK, "slot:2").answer(GREEN, "wield:axe", "slot:2", "gain:algiz")
    assert table.runes(GREEN) == ["uruz", "algiz"]


@pytest.mark.card("attack.regenerate")
def test_regeneration_with_no_marker_of_this_hunt_does_nothing() -> None:
    table = attacked(hunter("bow"), "garm", "regenerate", covered={"garm": {5: GREEN}}).answer(GREEN, "done")
    table.expect(GREEN, "hunt.wound")
    assert table.covered("garm") == {5: GREEN}


@pytest.mark.card("attack.feint")
def test_feint_leaves_the_hunter_without_the_card_of_the_round() -> None:
    table = attacked(hunter("bow", attributes=(2, 2, 2)), "garm", "feint")
    before = drawn(table, GREEN)
    assert drawn(table.answer(GREEN, "done"), GREEN) == before


@pytest.mark.card("attack.feint")
def test_feint_leaves_the_card_of_the_weak_point() -> None:
    table = attacked(hunter("bow", attributes=(2, 2, 4)), "garm", "feint")
    before = drawn(table, GREEN)
    assert drawn(table.answer(GREEN, "done"), GREEN) == before + 1


@pytest.mark.card("attack.special")
@pytest.mark.parametrize(("prey", "ask"), [("garm", "discard"), ("fafnir", "wound"), ("loki", "wound")])
def test_special_attack_does_what_the_board_of_the_prey_says(prey: str, ask: str) -> None:
    table = attacked(hunter("bow", slayers=2), prey, "special").answer(GREEN, "done")
    table.expect(GREEN, ask)


@pytest.mark.card("attack.special", "attack.claws")
@pytest.mark.rule("LR-HUNT-09", "LR-HUNT-02")
def test_the_monster_side_plays_one_and_discards_the_others() -> None:
    table = hunt(hunter("bow"), "garm", attacks=("special", "claws", "escape"))
    assert table.open == [(BLACK, "hunt.attack")]
    assert table.offers(BLACK) == ["strike:special", "strike:claws", "strike:escape"]
    table.answer(BLACK, "strike:claws")
    assert (len(table.g.attack_hand), "special" in table.observation()["attack_discards"]) == (0, True)
