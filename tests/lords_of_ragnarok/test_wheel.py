"""The wheel: markers, realm bonuses, which special actions may be chosen (Special actions)."""

import pytest

from tests.lords_of_ragnarok.play import Player, at_phase


@pytest.mark.rule("LR-WHEEL-01")
def test_a_special_action_must_be_chosen_and_is_marked() -> None:
    table = at_phase("special", Player())
    assert "done" not in table.offers(0)
    assert table.why_not(0, "done") == "LR-WHEEL-01"
    table.act(0, "recruit")
    assert table.wheel("recruit") == [0]


@pytest.mark.rule("LR-WHEEL-02", "LR-AMB-21")
def test_only_what_can_be_carried_out_may_be_chosen() -> None:
    """No army on the board, no shrine, no monster, an own territory under the hero."""
    table = at_phase("special", Player(at=3, control=[3]))
    assert table.offers(0) == ["action:recruit", "action:prepare"]
    assert table.why_not(0, "action:march") == "LR-MARCH-01"
    assert table.why_not(0, "action:build_temple") == "LR-TEMPLE-01"
    assert table.why_not(0, "action:monsters") == "LR-MONSTER-01"
    assert table.why_not(0, "action:usurp") == "LR-AMB-41"
    assert table.why_not(0, "action:build_monument") == "LR-WHEEL-08"


@pytest.mark.rule("LR-WHEEL-02", "LR-LIMIT-03")
def test_no_temple_is_built_when_the_track_is_empty() -> None:
    table = at_phase("special", Player(control=[4]), temples=[6, 7, 9, 12, 13, 15, 17])
    assert table.why_not(0, "action:build_temple") == "LR-LIMIT-03"


@pytest.mark.rule("LR-WHEEL-03", "LR-WHEEL-04")
def test_a_space_with_an_own_marker_anywhere_is_closed() -> None:
    table = at_phase("special", Player(armies={3: [1]}), wheel={"march": [0, 1], "recruit": [1, 2]})
    assert table.why_not(0, "action:march") == "LR-WHEEL-03"
    table.act(0, "recruit")
    assert table.wheel("recruit") == [1, 2, 0]


@pytest.mark.rule("LR-WHEEL-05", "LR-WHEEL-07")
def test_the_first_marker_brings_the_allies_their_bonus_before_the_action() -> None:
    ally = Player(allies=["alfheim"], wounds=["power"])
    table = at_phase("special", ally, ally, ally, Player(), turn=1).act(1, "recruit")
    asked = []
    for _ in range(3):
        asked.append(table.open[0])
        table.answer(table.open[0][0], "no")
    assert asked == [(2, "realm.bonus"), (0, "realm.bonus"), (1, "realm.bonus")]
    assert table.open == [(1, "recruit.to")]
    assert table.all_armies(1) == {}


@pytest.mark.rule("LR-WHEEL-05", "LR-AMB-63")
@pytest.mark.parametrize("before", [[], [1]])
def test_only_the_first_marker_brings_it(before: list[int]) -> None:
    table = at_phase("special", Player(), Player(), Player(allies=["alfheim"]), wheel={"recruit": before})
    table.act(0, "recruit")
    assert table.open == [(1, "rune.gain")] if before else [(2, "realm.bonus")]


@pytest.mark.rule("LR-WHEEL-06", "LR-WHEEL-07", "LR-AMB-36")
def test_who_is_covered_gains_a_rune_of_choice_before_the_action() -> None:
    table = at_phase("special", Player(), Player(), Player(), wheel={"recruit": [1, 2]}).act(0, "recruit")
    assert table.open == [(2, "rune.gain")]
    table.answer(2, "gain:othala")
    assert (table.runes(1), table.runes(2)) == ([], ["othala"])
    assert table.open == [(0, "recruit.to")]


@pytest.mark.rule("LR-WHEEL-08", "LR-MONUMENT-01")
def test_a_monument_needs_an_own_marker_and_leaves_none() -> None:
    ally = Player(allies=["vanaheim", "alfheim", "jotunheim", "muspelheim", "svartalfheim", "niflheim"])
    none = at_phase("special", Player(), ally, wheel={"march": [1]})
    assert none.why_not(0, "action:build_monument") == "LR-WHEEL-08"
    table = at_phase("special", Player(), ally, wheel={"march": [0, 1]}).act(0, "build_monument")
    assert table.open == [(0, "monument")]
    assert table.observation()["wheel"] == [[0, 1], [], [], [], [], []]


@pytest.mark.rule("LR-AMB-19")
@pytest.mark.parametrize(("answer", "runes"), [("yes", ["uruz"]), ("no", [])])
def test_nobody_has_to_take_a_bonus(answer: str, runes: list[str]) -> None:
    table = at_phase("special", Player(armies={3: [1]}), Player(allies=["vanaheim"])).act(0, "march").answer(1, answer)
    if runes:
        table.answer(1, "gain:uruz")
    assert table.runes(1) == runes
    table.expect(0, "march")


@pytest.mark.rule("LR-AMB-46", "LR-CONTROL-03")
def test_a_bonus_is_resolved_whole_before_the_next_and_control_waits_for_the_end_of_the_phase() -> None:
    ally = Player(allies=["muspelheim"], control=[13])
    table = at_phase(
        "special", Player(rings=["garm"]), ally, Player(allies=["muspelheim"], control=[5]), monsters={"garm": 9}
    )
    table.act(0, "monsters").answer(1, "yes", "to:13")
    assert (table.armies(1, 13), table.open) == ([1], [(2, "realm.bonus")])


@pytest.mark.rule("LR-AMB-22")
def test_who_has_a_marker_on_every_space_builds_a_monument() -> None:
    wheel = {action: [0] for action in ("march", "recruit", "build_temple", "monsters", "usurp", "prepare")}
    table = at_phase("special", Player(armies={3: [1]}, control=[4]), wheel=wheel)
    assert table.offers(0) == ["action:build_monument"]
