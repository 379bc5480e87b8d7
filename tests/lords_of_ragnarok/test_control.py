"""Who controls what (Local resistance and control)."""

import pytest

from tests.lords_of_ragnarok.play import Player, at_battle, at_phase


@pytest.mark.rule("LR-CONTROL-01", "LR-CONTROL-03")
def test_strength_that_reaches_the_resistance_takes_control_at_the_end_of_the_phase() -> None:
    table = at_phase("special", Player(armies={7: [4], 5: [2]})).act(0, "march", "army:7.4", "to:10")
    assert table.owner(10) is None
    table.answer(0, "army:5.2", "to:7")
    assert (table.owner(10), table.owner(7)) == (0, None)


@pytest.mark.rule("LR-CONTROL-03")
def test_the_total_of_all_armies_there_counts() -> None:
    table = at_phase("special", Player(armies={1: [3], 2: [2]})).act(0, "march")
    table.answer(0, "army:1.3", "to:4", "army:2.2", "to:4")
    assert table.owner(4) == 0


@pytest.mark.rule("LR-CONTROL-03")
def test_control_is_checked_after_every_phase_of_anybody() -> None:
    """A realm bonus makes an army of another player grow in the special phase of this one."""
    ally = Player(armies={13: [3]}, allies=["jotunheim"])
    table = at_phase("special", Player(control=[4]), ally).act(0, "build_temple").answer(1, "yes", "army:13.3")
    assert table.owner(13) is None
    table.answer(0, "to:4")
    assert table.owner(13) == 1


@pytest.mark.rule("LR-CONTROL-03")
def test_the_printed_resistance_is_of_no_interest_once_a_territory_was_controlled() -> None:
    table = at_phase("maneuver", Player(armies={1: [1]}), Player(control=[4])).answer(0, "army:1.1", "to:4")
    assert table.owner(4) == 0


@pytest.mark.rule("LR-CONTROL-04", "LR-CONTROL-09")
@pytest.mark.parametrize("defended", [False, True])
def test_an_army_takes_an_undefended_territory_of_another(defended: bool) -> None:
    owner = Player(control=[4, 7], armies={4: [1]} if defended else {}, hand=["spear"] if defended else [])
    table = at_phase("maneuver", Player(armies={1: [1]}), owner).answer(0, "army:1.1", "to:4")
    if defended:
        table.expect(1, "battle.card")
    assert table.owner(4) == (1 if defended else 0)


@pytest.mark.rule("LR-CONTROL-05")
def test_control_is_kept_without_armies() -> None:
    table = at_phase("maneuver", Player(control=[1], armies={1: [1]})).answer(0, "army:1.1", "to:2")
    assert table.controls(0) == [1]
    table.until_phase("prayer", 1)
    assert table.controls(0) == [1]


@pytest.mark.rule("LR-CONTROL-06")
def test_armies_that_are_too_weak_may_stay() -> None:
    table = at_phase("maneuver", Player(armies={1: [2]})).answer(0, "army:1.2", "to:2").until_phase("prayer", 1)
    assert (table.owner(2), table.armies(0, 2)) == (None, [2])


@pytest.mark.rule("LR-CONTROL-02")
def test_after_a_battle_armies_of_one_player_are_left() -> None:
    table = at_battle(Player(armies={5: [4]}), Player(armies={5: [2]}, control=[5, 6]), 5)
    assert table.g.owners_at(4) == [0]
    assert (table.armies(0, 5), table.armies(1, 6)) == ([4], [1])


@pytest.mark.rule("LR-CONTROL-08")
@pytest.mark.parametrize("owner", [[], [6], [5, 6]])
def test_control_does_not_change_before_the_battle(owner: list[int]) -> None:
    defender = Player(armies={5: [3]}, control=owner, hand=["spear"])
    table = at_battle(Player(armies={5: [4]}), defender, 5)
    table.expect(1, "battle.card")
    assert table.owner(5) == (1 if 5 in owner else None)


@pytest.mark.rule("LR-CONTROL-07")
def test_neither_the_boss_nor_a_monster_of_another_can_be_taken() -> None:
    player = Player(at=14, runes=["othala", "uruz"])
    table = at_phase("runes", player, Player(rings=["draugr"]), monsters={"draugr": 14})
    assert table.why_not(0, "rune_action:control_monster") == "LR-RUNE-06"


@pytest.mark.rule("LR-CONTROL-07", "LR-MONUMENT-03")
def test_nobody_controls_a_monument_only_its_territory() -> None:
    table = at_phase("special", Player(), Player(control=[2]), wheel={"march": [0]})
    table.act(0, "build_monument", "build:freya")
    assert (table.level("freya"), table.owner(2)) == (1, 1)


@pytest.mark.rule("LR-AMB-14")
def test_the_active_player_takes_control_first_and_may_win_so() -> None:
    """Both would win at the end of this phase."""
    nearly = [4, 6, 7, 9]
    first = Player(control=nearly, armies={11: [3]})
    table = at_phase("maneuver", Player(armies={20: [3]}), first, turn=1, temples=[4, 6, 7, 9, 12, 20])
    table.answer(1, "army:11.3", "to:12")
    assert table.told()[-3:] == ["army.moved", "control", "victory.gothi"]
    assert table.owner(20) is None


@pytest.mark.rule("LR-TURN-02")
def test_what_a_gain_of_control_brings_comes_before_the_battles() -> None:
    """Snorri gains a rune for a city in his region."""
    snorri = Player(hero="snorri", at=6, armies={5: [2], 8: [3]})
    other = Player(armies={8: [2]}, control=[8], hand=["bow"])
    table = at_phase("maneuver", snorri, other).answer(0, "done")
    assert table.owner(5) == 0
    assert table.open == [(0, "rune.gain")]
    table.answer(0, "gain:uruz")
    assert table.open == [(1, "battle.card")]
