"""Attributes, limits, wounds, priests (Heroes)."""

import pytest

from longhall.engine.errors import IllegalAnswer
from tests.lords_of_ragnarok.play import Player, Table, at_hunt, at_phase

MONUMENTS = [("odin", "authority"), ("thor", "power"), ("freya", "wisdom")]


@pytest.mark.rule("LR-HERO-02", "LR-PRAY-03")
@pytest.mark.parametrize(("monument", "attribute"), MONUMENTS)
def test_attributes_rise_to_six(monument: str, attribute: str) -> None:
    table = at_phase("prayer", Player(priests=1)).answer(0, f"send:{monument}")
    assert table.value(0, attribute) == 3
    top = at_phase("prayer", Player(priests=1, attributes=(6, 6, 6))).answer(0, f"send:{monument}")
    assert top.value(0, attribute) == 6


@pytest.mark.rule("LR-HERO-03", "LR-ACT-04")
@pytest.mark.parametrize("authority", [2, 4, 6])
def test_authority_is_the_strength_of_recruited_armies(authority: int) -> None:
    table = at_phase("special", Player(attributes=(authority, 2, 2))).act(0, "recruit", "to:5")
    assert table.armies(0, 5) == [authority]


@pytest.mark.rule("LR-HERO-04", "LR-HUNT-04")
@pytest.mark.parametrize("power", [2, 3, 5])
def test_power_is_what_a_hunter_draws(power: int) -> None:
    table = at_hunt(Player(attributes=(2, power, 2)), "garm")
    assert len(table.hand(0)) == power


@pytest.mark.rule("LR-HERO-04", "LR-USURP-02", "LR-USURP-03")
def test_power_is_what_can_be_usurped() -> None:
    neutral = [at_phase("special", Player(at=12, attributes=(2, power, 2))) for power in (2, 3)]
    assert [table.why_not(0, "action:usurp") for table in neutral] == ["LR-USURP-02", ""]
    owned = Player(control=[12], armies={12: [3, 1]})
    held = [at_phase("special", Player(at=12, attributes=(2, power, 2)), owned) for power in (3, 4)]
    assert [table.why_not(0, "action:usurp") for table in held] == ["LR-USURP-03", ""]


@pytest.mark.rule("LR-HERO-05", "LR-HUNT-14")
@pytest.mark.parametrize(("wisdom", "cards"), [(3, 3), (4, 4)])
def test_wisdom_finds_the_weak_point(wisdom: int, cards: int) -> None:
    """Roar has weak point 5."""
    table = at_hunt(Player(attributes=(2, 2, wisdom), hand=["shield"]), "garm", hand=["roar"])
    table.answer(2, "strike:roar").answer(0, "defend:shield", "done")
    assert len(table.hand(0)) == cards


@pytest.mark.rule("LR-HERO-05", "LR-LIMIT-01")
@pytest.mark.parametrize("wisdom", [2, 4])
def test_wisdom_limits_cards_and_runes_separately(wisdom: int) -> None:
    player = Player(attributes=(2, 2, wisdom), hand=["spear"] * wisdom, runes=["uruz"] * wisdom)
    table = at_phase("special", player, combat=["bow"]).act(0, "prepare", "prepare:card")
    assert table.offers(0) == ["discard:spear", "discard:bow"]
    table.answer(0, "discard:spear", "prepare:rune", "gain:algiz")
    assert table.offers(0) == ["lose:uruz", "lose:algiz"]
    table.answer(0, "lose:algiz")
    assert (len(table.hand(0)), len(table.runes(0))) == (wisdom, wisdom)
    table.expect(1, "hero")


@pytest.mark.rule("LR-LIMIT-01")
def test_nobody_goes_on_above_the_limit() -> None:
    table = at_phase("special", Player(hand=["spear", "axe"]), combat=["bow"]).act(0, "prepare", "prepare:card")
    with pytest.raises(IllegalAnswer):
        table.answer(0, "prepare:rune")


@pytest.mark.rule("LR-LIMIT-02", "LR-HUNT-29", "LR-HUNT-23")
def test_a_hunter_holds_any_number_of_cards_until_the_hunt_is_over() -> None:
    table = at_hunt(Player(hand=["spear", "axe"], attributes=(2, 4, 2)), "garm", hand=["escape"])
    assert len(table.hand(0)) == 6
    table.answer(2, "strike:escape").answer(0, "done", "wound:power")
    assert table.open == [(0, "limit.cards")]
    table.until("hero", 1)
    assert len(table.hand(0)) == 2


@pytest.mark.rule("LR-LIMIT-03", "LR-AMB-66")
def test_where_no_rune_is_left_nobody_gains_one() -> None:
    rich = [Player(runes=["uruz"] * 2 + ["othala"] * 2 + ["algiz"] * 2, attributes=(2, 2, 6)) for _ in range(4)]
    table = at_phase("special", *rich)
    assert [table.supply(rune) for rune in ("uruz", "othala", "algiz")] == [2, 2, 2]
    table.g.supply = (0, 0, 1)
    table.act(0, "prepare", "prepare:rune")
    assert table.offers(0) == ["gain:algiz"]
    assert table.why_not(0, "gain:uruz") == "LR-LIMIT-03"


@pytest.mark.rule("LR-LIMIT-03", "LR-WHEEL-02")
def test_without_an_army_in_the_reserve_nobody_recruits() -> None:
    table = at_phase("special", Player(armies={3: [1, 1, 1, 1, 1, 1]}))
    assert table.why_not(0, "action:recruit") == "LR-LIMIT-03"


@pytest.mark.rule("LR-LIMIT-04", "LR-RUNE-01")
def test_runes_go_back_to_the_supply() -> None:
    table = at_phase("runes", Player(at=1, runes=["othala"])).answer(0, "rune_action:ally")
    before = table.supply("othala")
    assert table.answer(0, "ally:vanaheim").supply("othala") == before + 1
    full = at_phase("special", Player(runes=["uruz", "uruz"])).act(0, "prepare", "prepare:rune", "gain:algiz")
    left = full.supply("uruz")
    assert full.answer(0, "lose:uruz").supply("uruz") == left + 1


@pytest.mark.rule("LR-LIMIT-05")
def test_an_effect_is_taken_whole_before_the_surplus_goes() -> None:
    """Freya gives 3 runes on level 3, and her priest wisdom 3."""
    table = at_phase("prayer", Player(priests=1, runes=["uruz"]), levels={"freya": 3})
    table.answer(0, "send:freya", "gain:algiz", "gain:algiz", "gain:othala")
    assert table.runes(0) == ["uruz", "othala", "algiz", "algiz"]
    assert table.open == [(0, "limit.runes")]
    table.answer(0, "lose:uruz")
    assert table.runes(0) == ["othala", "algiz", "algiz"]
    table.expect(0, "hero")


@pytest.mark.rule("LR-LIMIT-05")
def test_drawn_cards_come_all_before_the_surplus_goes() -> None:
    table = at_phase("prayer", Player(priests=1, hand=["spear"]), levels={"thor": 3}, combat=["axe", "bow", "sword"])
    table.answer(0, "send:thor")
    assert table.hand(0) == ["axe", "bow", "spear", "sword"]
    assert table.open == [(0, "limit.cards")]


# Wounds


def hurt(table: Table, attribute: str) -> Table:
    """A hunt fails at once and costs a wound."""
    return table.answer(2, "strike:escape").quiet("hunt.defend").answer(0, f"wound:{attribute}")


@pytest.mark.rule("LR-WOUND-01", "LR-WOUND-02", "LR-AMB-03")
def test_its_owner_chooses_the_token_that_a_wound_turns() -> None:
    table = at_hunt(Player(attributes=(3, 4, 5), wounds=["power"]), "garm", hand=["escape"])
    table.answer(2, "strike:escape").quiet("hunt.defend")
    assert table.offers(0) == ["wound:authority", "wound:wisdom"]
    assert table.why_not(0, "wound:power") == "LR-WOUND-01"
    table.answer(0, "wound:authority")
    assert (table.token(0, "authority"), table.value(0, "authority")) == (3, 2)
    assert table.wounds(0) == ["authority", "power"]


@pytest.mark.rule("LR-WOUND-02")
def test_a_wounded_token_moves_and_still_counts_two() -> None:
    table = at_phase("prayer", Player(priests=1, attributes=(2, 4, 2), wounds=["power"])).answer(0, "send:thor")
    assert (table.token(0, "power"), table.value(0, "power")) == (5, 2)


@pytest.mark.rule("LR-WOUND-02", "LR-AMB-51")
def test_a_wounded_attribute_counts_two_wherever_it_is_used() -> None:
    wounded = Player(at=12, attributes=(5, 5, 5), wounds=["authority", "power"])
    table = at_phase("special", wounded)
    assert table.why_not(0, "action:usurp") == "LR-USURP-02"  # resistance 3
    table.act(0, "recruit", "to:5")
    assert table.armies(0, 5) == [2]


@pytest.mark.rule("LR-WOUND-03")
def test_outside_a_hunt_a_fourth_wound_is_ignored() -> None:
    """Garm wounds every hero in its territory."""
    all_hurt = Player(at=13, wounds=["authority", "power", "wisdom"])
    table = at_phase("special", Player(rings=["garm"]), all_hurt, monsters={"garm": 13})
    table.act(0, "monsters", "monster:garm", "attack")
    assert len(table.wounds(1)) == 3
    assert (1, "wound") not in table.open


@pytest.mark.rule("LR-WOUND-04", "LR-HEROPHASE-01")
def test_healing_turns_a_token_back_where_it_stands() -> None:
    table = at_phase("hero", Player(attributes=(2, 5, 2), wounds=["power", "wisdom"])).answer(0, "heal:power")
    assert (table.value(0, "power"), table.wounds(0)) == (5, ["wisdom"])
    assert at_phase("hero", Player()).why_not(0, "heal:power") == "LR-WOUND-04"


@pytest.mark.rule("LR-AMB-04")
def test_a_wound_to_wisdom_lowers_the_limits_at_once() -> None:
    victim = Player(at=13, attributes=(2, 2, 4), hand=["spear", "axe", "bow"], runes=["uruz", "uruz", "algiz"])
    table = at_phase("special", Player(rings=["garm"]), victim, monsters={"garm": 13})
    table.act(0, "monsters", "monster:garm", "attack").answer(1, "wound:wisdom")
    assert table.open == [(1, "limit.cards")]
    table.answer(1, "discard:bow", "lose:uruz")
    assert (table.hand(1), table.runes(1)) == (["axe", "spear"], ["uruz", "algiz"])


@pytest.mark.rule("LR-AMB-04")
def test_in_the_own_hunt_the_cards_are_discarded_after_it() -> None:
    hunter = Player(attributes=(2, 2, 4), hand=["spear", "axe"], runes=["uruz", "uruz", "algiz"])
    table = at_hunt(hunter, "garm", hand=["claws"])
    table.answer(2, "strike:claws").answer(0, "done", "wound:wisdom")
    assert table.open == [(0, "limit.runes")]
    table.answer(0, "lose:uruz")
    assert len(table.hand(0)) > 2


@pytest.mark.rule("LR-PRIEST-01", "LR-TEMPLE-02")
@pytest.mark.parametrize(("reserve", "after"), [(0, (1, 3)), (4, (4, 0))])
def test_priests_come_from_the_own_supply(reserve: int, after: tuple[int, int]) -> None:
    table = at_phase("special", Player(control=[4], priests=reserve)).act(0, "build_temple", "to:4")
    assert table.priests(0) == after
    assert table.priests(1) == (0, 4)


@pytest.mark.rule("LR-PRIEST-01", "LR-PRAY-02")
def test_without_a_priest_in_the_reserve_none_is_sent() -> None:
    table = at_phase("prayer", Player(at=1))
    assert table.offers(0) == ["done", "forge"]
    assert table.why_not(0, "send:odin") == "LR-PRIEST-01"
