"""The turn and its five phases (The player's turn)."""

import pytest

from tests.lords_of_ragnarok.play import Player, at_phase

PHASES = ["prayer", "hero", "runes", "maneuver", "special"]


@pytest.mark.rule("LR-TURN-01")
def test_five_phases_in_order_of_which_only_the_last_is_mandatory() -> None:
    player = Player(priests=1, runes=["uruz", "othala"], armies={3: [1]})
    table = at_phase("prayer", player)
    seen = []
    while table.open[0][0] == 0:
        seen.append((table.observation()["phase"], table.open[0][1]))
        if table.open == [(0, "special")]:
            assert "done" not in table.offers(0)
            break
        assert "done" in table.offers(0)
        table.answer(0, "done")
    assert seen == [(phase, phase) for phase in PHASES]


@pytest.mark.rule("LR-TURN-01")
@pytest.mark.parametrize("phase", PHASES)
def test_the_others_wait(phase: str) -> None:
    player = Player(priests=1, runes=["uruz", "othala"], armies={3: [1]})
    table = at_phase(phase, player, player)
    assert table.open == [(0, phase)]
    assert table.why_not(1, table.offers(0)[-1]) == "LR-TURN-01"


@pytest.mark.rule("LR-TURN-03")
@pytest.mark.parametrize(("turn", "following"), [(0, 1), (1, 2), (2, 0)])
def test_after_the_special_action_comes_the_next_player(turn: int, following: int) -> None:
    table = at_phase("special", turn=turn).act(turn, "recruit").quiet("recruit.to")
    assert table.observation()["turn"] == following


@pytest.mark.rule("LR-TURN-02")
@pytest.mark.parametrize("phase", PHASES[:4])
def test_control_and_battles_come_after_each_phase(phase: str) -> None:
    """The table begins with a neutral territory that can be taken and one where two players stand."""
    player = Player(priests=1, runes=["uruz", "othala"], armies={5: [2], 8: [1]})
    table = at_phase(phase, player, Player(armies={8: [1]}, control=[8]))
    assert table.owner(5) is None
    table.answer(0, "done")
    keys = table.told()
    assert table.owner(5) == 0
    assert keys.index("control") < keys.index("battle")
    assert table.event("battle") == {"seat": 0, "rival": 1, "territory": "8"}


@pytest.mark.rule("LR-TURN-02", "LR-MARCH-02")
def test_after_a_march_control_comes_before_battles_in_the_order_of_the_active_player() -> None:
    player = Player(armies={5: [2], 7: [3, 2]})
    other = Player(armies={6: [1], 10: [1]}, control=[6, 10], hand=["bow"])
    table = at_phase("special", player, other).act(0, "march")
    table.answer(0, "army:5.2", "to:1", "army:7.3", "to:6", "army:7.2", "to:10")
    assert table.owner(1) == 0
    assert "battle" not in table.told()
    assert table.open == [(0, "battle.next")]
    assert table.offers(0) == ["to:6", "to:10"]
    table.answer(0, "to:10").answer(1, "done")
    assert table.event("battle")["territory"] == "6"
