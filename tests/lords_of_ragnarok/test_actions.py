"""Recruit, march, prepare, usurp (Special actions A, B, C and F)."""

import pytest

from tests.lords_of_ragnarok.play import Player, at_phase


@pytest.mark.rule("LR-RECRUIT-01")
def test_recruit_brings_one_army() -> None:
    table = at_phase("special", Player(control=[3])).act(0, "recruit", "to:3")
    assert table.all_armies(0) == {3: [2]}
    table.expect(1, "hero")


@pytest.mark.rule("LR-MARCH-01", "LR-AMB-17")
def test_a_march_activates_any_number_each_once() -> None:
    table = at_phase("special", Player(armies={1: [2], 3: [2], 5: [1]}, control=[3])).act(0, "march")
    assert table.offers(0) == ["army:1.2", "army:3.2", "army:5.1"]
    assert table.why_not(0, "done") == "LR-MARCH-01"
    table.answer(0, "army:1.2", "to:3")
    assert table.offers(0) == ["done", "army:3.2", "army:5.1"]
    table.answer(0, "army:3.2", "grow")
    assert table.offers(0) == ["done", "army:5.1"]
    assert table.why_not(0, "army:3.3") == "LR-MARCH-01"
    table.answer(0, "done")
    assert table.all_armies(0) == {3: [2, 3], 5: [1]}


@pytest.mark.rule("LR-MARCH-01")
def test_an_army_of_the_maneuver_may_march_again() -> None:
    table = at_phase("maneuver", Player(armies={1: [2]})).answer(0, "army:1.2", "to:2").act(0, "march")
    assert table.offers(0) == ["army:2.2"]


@pytest.mark.rule("LR-PREPARE-01")
def test_prepare_has_two_choices_one_after_the_other() -> None:
    player = Player(wounds=["power", "wisdom"], armies={3: [1], 1: [1]}, control=[3, 1])
    table = at_phase("special", player).act(0, "prepare")
    assert table.offers(0) == ["prepare:heal", "prepare:card", "prepare:rune", "prepare:army"]
    table.answer(0, "prepare:heal", "heal:power", "prepare:heal", "heal:wisdom")
    assert table.wounds(0) == []
    table.expect(1, "hero")


@pytest.mark.rule("LR-PREPARE-01")
def test_each_choice_of_prepare() -> None:
    player = Player(armies={3: [1], 1: [1], 5: [2]}, control=[3, 1])
    table = at_phase("special", player, combat=["bow"]).act(0, "prepare", "prepare:army")
    assert table.offers(0) == ["army:3.1"]
    table.answer(0, "army:3.1", "prepare:card")
    assert (table.armies(0, 3), table.hand(0)) == ([2], ["bow"])
    runes = at_phase("special", player).act(0, "prepare", "prepare:rune", "gain:uruz", "prepare:rune", "gain:algiz")
    assert runes.runes(0) == ["uruz", "algiz"]


@pytest.mark.rule("LR-AMB-20")
def test_what_has_no_effect_cannot_be_prepared() -> None:
    table = at_phase("special", Player(armies={3: [1]})).act(0, "prepare")
    assert table.offers(0) == ["prepare:card", "prepare:rune"]
    assert table.why_not(0, "prepare:heal") == "LR-PREPARE-01"


@pytest.mark.rule("LR-USURP-01")
def test_another_hero_keeps_the_usurper_off() -> None:
    assert at_phase("special", Player(at=5)).why_not(0, "action:usurp") == ""
    assert at_phase("special", Player(at=5), Player(at=5)).why_not(0, "action:usurp") == "LR-USURP-01"


@pytest.mark.rule("LR-USURP-02", "LR-AMB-10")
def test_armies_of_others_leave_a_neutral_territory() -> None:
    others = Player(armies={5: [1, 3]}, control=[6, 7])
    table = at_phase("special", Player(at=5), others).act(0, "usurp")
    assert table.open == [(1, "retreat")]
    table.answer(1, "to:7")
    assert table.all_armies(1) == {7: [1, 3]}
    assert table.owner(5) == 0


@pytest.mark.rule("LR-USURP-03")
@pytest.mark.parametrize(("power", "legal"), [(4, False), (5, True)])
def test_a_territory_of_another_takes_power_for_all_armies_there(power: int, legal: bool) -> None:
    owner = Player(armies={5: [2, 3]}, control=[5, 6])
    table = at_phase("special", Player(at=5, attributes=(2, power, 2)), owner)
    assert ("action:usurp" in table.offers(0)) == legal
    if legal:
        table.act(0, "usurp", "no")
        assert (table.owner(5), table.all_armies(1), table.all_armies(0)) == (0, {6: [2, 3]}, {})


@pytest.mark.rule("LR-USURP-04")
def test_without_armies_any_power_suffices() -> None:
    table = at_phase("special", Player(at=21), Player(control=[21])).act(0, "usurp", "no")
    assert table.owner(21) == 0


@pytest.mark.rule("LR-USURP-05", "LR-AMB-43")
@pytest.mark.parametrize("boss", [14, 2])
def test_the_usurper_may_recruit_there_at_once(boss: int) -> None:
    """Neither a city nor the drakkar is needed, and the boss does not matter."""
    player = Player(at=2, attributes=(4, 3, 2), sea=4)
    table = at_phase("special", player, boss=boss).act(0, "usurp")
    assert table.open == [(0, "usurp.recruit")]
    assert table.owner(2) == 0
    table.answer(0, "yes")
    assert table.all_armies(0) == {2: [4]}


@pytest.mark.rule("LR-AMB-42")
def test_without_an_army_in_the_reserve_the_usurper_still_takes_control() -> None:
    player = Player(at=5, armies={3: [1] * 6})
    table = at_phase("special", player).act(0, "usurp")
    assert table.owner(5) == 0
    table.expect(1, "hero")


@pytest.mark.rule("LR-AMB-41")
def test_an_own_territory_cannot_be_usurped_but_a_neutral_one_with_own_armies_can() -> None:
    assert at_phase("special", Player(at=5, control=[5])).why_not(0, "action:usurp") == "LR-AMB-41"
    table = at_phase("special", Player(at=5, armies={5: [1]})).act(0, "usurp", "no")
    assert (table.owner(5), table.all_armies(0)) == (0, {5: [1]})
