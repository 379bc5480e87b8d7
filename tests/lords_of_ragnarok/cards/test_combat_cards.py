"""The fourteen faces of the combat deck: value, casualty symbols, weapon, and what each does in hunt and battle."""

import pytest

from tests.lords_of_ragnarok.cards.laying import (
    BLACK,
    DEEP,
    GREEN,
    HERE,
    RED,
    attacked,
    attacker,
    battle,
    defender,
    drawn,
    hero_round,
    hunter,
    result,
)

CARD = pytest.mark.card
SPEAR, AXE, BOW, SWORD = [1, 5], [2, 6], [3], [4, 7]  # the slots of Garm that a weapon fits
FACES = [  # card, value, casualty symbols, slots of Garm
    pytest.param("spear", 2, 0, SPEAR, marks=CARD("combat.spear")),
    pytest.param("hunting_spear", 1, 0, SPEAR, marks=CARD("combat.hunting_spear")),
    pytest.param("boar_spear", 3, 1, SPEAR, marks=CARD("combat.boar_spear")),
    pytest.param("sword", 3, 1, SWORD, marks=CARD("combat.sword")),
    pytest.param("broadsword", 4, 2, SWORD, marks=CARD("combat.broadsword")),
    pytest.param("ancestral_blade", 2, 0, SWORD, marks=CARD("combat.ancestral_blade")),
    pytest.param("axe", 2, 1, AXE, marks=CARD("combat.axe")),
    pytest.param("dane_axe", 5, 3, AXE, marks=CARD("combat.dane_axe")),
    pytest.param("throwing_axe", 1, 0, AXE, marks=CARD("combat.throwing_axe")),
    pytest.param("bow", 1, 0, BOW, marks=CARD("combat.bow")),
    pytest.param("longbow", 2, 0, BOW, marks=CARD("combat.longbow")),
    pytest.param("fire_arrows", 2, 1, BOW, marks=CARD("combat.fire_arrows")),
    pytest.param("shield", 1, 0, [], marks=CARD("combat.shield")),
    pytest.param("shield_wall", 2, 0, [], marks=CARD("combat.shield_wall")),
]
SYMBOLS = [face for face in FACES if face.values[2]]

# All cards


@pytest.mark.parametrize(("card", "value", "symbols", "slots"), FACES)
def test_its_value_counts_in_battle_and_its_symbols_cost_strength(
    card: str, value: int, symbols: int, slots: list[int]
) -> None:
    table = battle(attacker(1), defender(6, hand=[card])).fight((RED, card))
    assert result(table) == (RED, 6 + value, 1)
    assert table.armies(RED, HERE) == [6 - symbols]


@pytest.mark.parametrize(("card", "value", "symbols", "slots"), FACES)
def test_its_value_counts_in_the_defence_of_a_hunt(card: str, value: int, symbols: int, slots: list[int]) -> None:
    table = attacked(hunter(card), "garm", "crush")
    plain = f"defend_plain:{card}" in table.offers(GREEN)
    table.answer(GREEN, f"defend_plain:{card}" if plain else f"defend:{card}", "done")
    assert (table.event("hunt.hit")["n"], plain) == (value, card in ("longbow", "shield", "shield_wall"))


@pytest.mark.parametrize(("card", "value", "symbols", "slots"), FACES)
def test_its_weapon_wounds_where_a_slot_shows_it(card: str, value: int, symbols: int, slots: list[int]) -> None:
    table = hero_round(hunter(card), "garm")
    if not slots:
        assert table.offers(GREEN) == ["done"]
        assert table.why_not(GREEN, f"wield:{card}") == "LR-HUNT-16"
        return
    table.answer(GREEN, f"wield:{card}").quiet("rune.gain")
    assert table.offers(GREEN) == [f"slot:{slot}" for slot in slots]
    table.answer(GREEN, f"slot:{slots[0]}")
    assert (table.covered("garm"), card in table.hand(GREEN)) == ({slots[0]: GREEN}, False)


@pytest.mark.parametrize(("card", "value", "symbols", "slots"), SYMBOLS)
def test_the_symbols_may_not_exceed_the_strength_there(card: str, value: int, symbols: int, slots: list[int]) -> None:
    enough = battle(attacker(symbols, hand=[card, "spear"]), defender(1))
    assert f"play:{card}" in enough.offers(GREEN)
    if symbols > 1:
        weak = battle(attacker(symbols - 1, hand=[card, "spear"]), defender(1))
        assert weak.why_not(GREEN, f"play:{card}") == "LR-BATTLE-04"


# Cards with no effect besides


@pytest.mark.card("combat.spear", "combat.sword", "combat.broadsword", "combat.dane_axe")
@pytest.mark.parametrize("card", ["spear", "sword", "broadsword", "dane_axe", "hunting_spear", "boar_spear", "longbow"])
def test_a_card_without_a_battle_text_does_nothing_more(card: str) -> None:
    table = battle(attacker(6, hand=[card, "bow"]), defender(1, hand=["bow"]))
    table.answer(RED, "done").fight((GREEN, card))
    assert (table.hand(GREEN), table.hand(RED), drawn(table, GREEN)) == (["bow"], ["bow"], 0)


@pytest.mark.card("combat.spear", "combat.sword", "combat.broadsword", "combat.axe", "combat.dane_axe", "combat.bow")
@pytest.mark.parametrize("card", ["spear", "sword", "broadsword", "axe", "dane_axe", "bow"])
def test_a_card_without_a_hunt_text_wounds_and_no_more(card: str) -> None:
    table = hero_round(hunter(card), "hrungnir")
    assert f"wield_plain:{card}" not in table.offers(GREEN)
    before = drawn(table, GREEN)
    table.answer(GREEN, f"wield:{card}")
    assert (drawn(table, GREEN) - before, len(table.g.attack_hand), table.runes(GREEN)) == (0, 3, [])


# In battle


@pytest.mark.card("combat.bow", "combat.ancestral_blade")
@pytest.mark.parametrize("card", ["bow", "ancestral_blade"])
def test_bow_and_ancestral_blade_draw_a_card_at_once(card: str) -> None:
    table = battle(attacker(3, hand=[card]), defender(1), combat=["dane_axe"]).answer(GREEN, f"play:{card}")
    assert table.hand(GREEN) == ["dane_axe"]
    assert table.offers(GREEN) == ["done", "play:dane_axe"]  # it may be played in the same battle


@pytest.mark.card("combat.axe")
def test_axe_makes_the_opponent_discard_a_card_by_chance() -> None:
    table = battle(attacker(3, hand=["axe"]), defender(1, hand=["bow", "spear"]))
    table.answer(RED, "done").answer(GREEN, "play:axe")
    assert (len(table.hand(RED)), table.event("discarded")["seat"]) == (1, RED)
    assert table.hand(RED) in (["bow"], ["spear"])


@pytest.mark.card("combat.axe")
def test_axe_against_an_empty_hand_still_counts() -> None:
    table = battle(attacker(3, hand=["axe"]), defender(4)).fight((GREEN, "axe"))
    assert (result(table), "discarded" in table.told()) == ((GREEN, 5, 4), False)


@pytest.mark.card("combat.axe")
def test_the_axe_of_the_defender_hits_the_attacker() -> None:
    table = battle(attacker(3, hand=["spear"]), defender(3, hand=["axe"])).answer(RED, "play:axe")
    assert table.hand(GREEN) == []


@pytest.mark.card("combat.throwing_axe")
def test_throwing_axe_takes_strength_from_an_opposing_army_of_choice() -> None:
    table = battle(attacker(3, hand=["throwing_axe"]), defender(1, 3)).answer(GREEN, "play:throwing_axe")
    table.expect(GREEN, "army.weaken")
    assert table.offers(GREEN) == [f"army:{HERE}.1", f"army:{HERE}.3"]
    table.answer(GREEN, f"army:{HERE}.3")
    assert result(table) == (GREEN, 4, 3)


@pytest.mark.card("combat.throwing_axe")
def test_an_army_hit_by_a_throwing_axe_keeps_at_least_one() -> None:
    table = battle(attacker(3, hand=["throwing_axe"]), defender(1)).fight((GREEN, "throwing_axe"))
    assert (result(table), "army.shrunk" in table.told()) == ((GREEN, 4, 1), False)


@pytest.mark.card("combat.throwing_axe")
@pytest.mark.rule("LR-AMB-11")
def test_throwing_axe_lowers_what_the_opponent_may_still_play() -> None:
    green, red = attacker(3, hand=["throwing_axe"]), defender(2, hand=["shield", "broadsword"])
    table = battle(green, red).answer(RED, "play:shield").answer(GREEN, "play:throwing_axe")
    assert table.why_not(RED, "play:broadsword") == "LR-BATTLE-04"


@pytest.mark.card("combat.fire_arrows")
@pytest.mark.parametrize(("attacks", "strength"), [(True, 6 + 2 + 1), (False, 6 + 2)])
def test_fire_arrows_add_one_for_the_attacker_alone(attacks: bool, strength: int) -> None:
    hand = ["fire_arrows"]
    green, red = (attacker(6, hand=hand), defender(1)) if attacks else (attacker(1), defender(6, hand=hand))
    table = battle(green, red).fight((GREEN if attacks else RED, "fire_arrows"))
    assert result(table)[1] == strength


@pytest.mark.card("combat.shield")
@pytest.mark.parametrize(("cards", "left"), [(["sword"], 3), (["sword", "shield"], 4), (["broadsword", "shield"], 3)])
def test_each_shield_drops_one_own_casualty_symbol(cards: list[str], left: int) -> None:
    table = battle(attacker(4, hand=cards), defender(1)).fight(*((GREEN, card) for card in cards))
    assert table.armies(GREEN, HERE) == [left]


@pytest.mark.card("combat.shield")
def test_a_shield_does_not_help_against_the_casualty_for_losing() -> None:
    table = battle(attacker(6, 6), defender(3, hand=["shield", "sword"])).fight((RED, "shield"), (RED, "sword"))
    assert table.all_armies(RED) == {6: [2]}  # one for losing, none for the symbol


@pytest.mark.card("combat.shield")
@pytest.mark.rule("LR-AMB-61")
def test_symbols_that_a_shield_drops_still_count_for_what_may_be_played() -> None:
    table = battle(attacker(1, hand=["shield", "sword", "axe"]), defender(1)).answer(GREEN, "play:shield", "play:sword")
    assert table.why_not(GREEN, "play:axe") == "LR-BATTLE-04"


@pytest.mark.card("combat.shield_wall")
@pytest.mark.parametrize(("spared", "left"), [("army:5.1", [1, 2]), ("army:5.3", [3])])
def test_one_army_behind_a_shield_wall_skips_the_casualty_for_losing(spared: str, left: list[int]) -> None:
    table = battle(attacker(6, 6), defender(1, 3, hand=["shield_wall"])).fight((RED, "shield_wall"))
    table.expect(RED, "battle.spare")
    assert table.answer(RED, spared).all_armies(RED) == {6: left}


@pytest.mark.card("combat.shield_wall")
def test_two_shield_walls_spare_two_armies_and_symbols_count_all_the_same() -> None:
    red = defender(1, 1, hand=["shield_wall", "shield_wall", "sword"])
    table = battle(attacker(6, 6), red).fight((RED, "shield_wall"), (RED, "shield_wall"), (RED, "sword"))
    assert (result(table), table.all_armies(RED)) == ((GREEN, 12, 9), {6: [1]})


@pytest.mark.card("combat.shield_wall")
def test_a_shield_wall_does_nothing_for_the_winner() -> None:
    hand = ["shield_wall", "sword"]
    table = battle(attacker(1), defender(3, hand=hand)).fight((RED, "shield_wall"), (RED, "sword"))
    assert table.armies(RED, HERE) == [2]


# In a hunt


@pytest.mark.card("combat.hunting_spear", "combat.throwing_axe")
@pytest.mark.parametrize("card", ["hunting_spear", "throwing_axe"])
@pytest.mark.parametrize(("verb", "cards"), [("wield", 1), ("wield_plain", 0)])
def test_wounding_with_it_draws_a_card_if_the_hunter_likes(card: str, verb: str, cards: int) -> None:
    table = hero_round(hunter(card), "garm")
    before = drawn(table, GREEN)
    table.answer(GREEN, f"{verb}:{card}")
    assert drawn(table, GREEN) - before == cards
    table.expect(GREEN, "hunt.slot")  # the slot comes after the effect


@pytest.mark.card("combat.boar_spear", "combat.fire_arrows")
@pytest.mark.parametrize("card", ["boar_spear", "fire_arrows"])
@pytest.mark.parametrize(("verb", "left"), [("wield", 2), ("wield_plain", 3)])
def test_wounding_with_it_costs_the_monster_side_an_attack_card(card: str, verb: str, left: int) -> None:
    table = hero_round(hunter(card), "garm").answer(GREEN, f"{verb}:{card}")
    assert len(table.g.attack_hand) == left
    assert len(table.observation(BLACK)["attack_hand"]) == left


@pytest.mark.card("combat.boar_spear", "combat.fire_arrows")
@pytest.mark.parametrize("card", ["boar_spear", "fire_arrows"])
def test_the_monster_side_keeps_its_last_attack_card(card: str) -> None:
    table = hero_round(hunter(card), "garm").monster_holds("roar").answer(GREEN, f"wield:{card}")
    assert len(table.g.attack_hand) == 1


@pytest.mark.card("combat.ancestral_blade")
@pytest.mark.parametrize(("verb", "runes"), [("wield", ["algiz"]), ("wield_plain", [])])
def test_wounding_with_the_ancestral_blade_earns_a_rune(verb: str, runes: list[str]) -> None:
    table = hero_round(hunter("ancestral_blade"), "garm").answer(GREEN, f"{verb}:ancestral_blade")
    if runes:
        table.expect(GREEN, "rune.gain")
        table.answer(GREEN, "gain:algiz")
    table.answer(GREEN, "slot:7")
    assert table.runes(GREEN) == runes


@pytest.mark.card("combat.longbow")
@pytest.mark.parametrize(
    ("attack", "verb", "found"),
    [("claws", "defend", True), ("claws", "defend_plain", False), ("regenerate", "defend", False)],
)
def test_a_longbow_in_the_defence_counts_two_more_for_the_weak_point(attack: str, verb: str, found: bool) -> None:
    table = attacked(hunter("longbow", attributes=(2, 2, 2)), "garm", attack)  # weak points 6 and 7, Wisdom 2
    table.answer(GREEN, f"{verb}:longbow", "done").quiet("wound")
    assert ("hunt.weak_point" in table.told(), table.event("hunt.hit")["n"]) == (found, 2)


@pytest.mark.card("combat.shield", "combat.shield_wall")
@pytest.mark.parametrize("card", ["shield", "shield_wall"])
@pytest.mark.parametrize(("verb", "held"), [("defend", True), ("defend_plain", False)])
def test_a_shield_blocks_whatever_the_fury(card: str, verb: str, held: bool) -> None:
    table = attacked(hunter(card), "garm", "crush", draws=("bow", "bow", "bow")).answer(GREEN, f"{verb}:{card}", "done")
    assert ("hunt.held" in table.told(), "hunt.hit" in table.told()) == (held, not held)


@pytest.mark.card("combat.shield", "combat.shield_wall")
@pytest.mark.rule("LR-AMB-31")
@pytest.mark.parametrize("card", ["shield", "shield_wall"])
def test_against_frenzy_a_shield_counts_by_its_value_alone(card: str) -> None:
    table = attacked(hunter(card, "sword", "spear"), "garm", "frenzy").answer(GREEN, f"defend:{card}", "done")
    assert "hunt.hit" in table.told()
    cards = [f"defend:{card}", "defend:sword", "defend:spear"]
    table = attacked(hunter(card, "sword", "spear"), "garm", "frenzy").answer(GREEN, *cards, "done")
    assert table.event("hunt.held")["n"] >= 5


@pytest.mark.card("combat.longbow")
def test_a_longbow_that_wounds_does_no_more() -> None:
    table = hero_round(hunter("longbow", attributes=DEEP), "garm")
    assert table.offers(GREEN) == ["done", "wield:longbow"]


@pytest.mark.card("combat.longbow", "combat.shield", "combat.shield_wall")
@pytest.mark.parametrize("card", ["longbow", "shield", "shield_wall"])
def test_what_a_card_does_for_a_defence_is_gone_in_the_next_round(card: str) -> None:
    green = hunter(card, "axe", attributes=(2, 2, 2))
    table = attacked(green, "draugr", "feint", draws=("bow", "bow", "bow", "bow")).answer(
        GREEN, f"defend:{card}", "done"
    )
    table.answer(GREEN, "wield:axe", "slot:6", "done").monster_holds("feint", deck=["claws"])
    before = table.told().count("hunt.weak_point")
    table.answer(BLACK, "strike:feint").answer(GREEN, "done")
    assert table.event("hunt.hit")["n"] == 0
    assert table.told().count("hunt.weak_point") == before


@pytest.mark.card("attack.feint")
def test_the_card_that_a_feint_cost_comes_again_in_the_next_round() -> None:
    table = hero_round(hunter("axe", attributes=(2, 2, 2)), "draugr").answer(GREEN, "wield:axe", "slot:6", "done")
    before = drawn(table, GREEN)
    table.monster_holds("claws", deck=["roar"]).answer(BLACK, "strike:claws").answer(GREEN, "done", "wound:power")
    assert drawn(table, GREEN) == before + 1
