"""The hero phase (Hero)."""

import pytest

from tests.lords_of_ragnarok.play import Player, at_phase


@pytest.mark.rule("LR-HEROPHASE-01")
@pytest.mark.parametrize("key", ["go:7", "sail:3", "heal:wisdom"])
def test_one_of_three_and_no_more(key: str) -> None:
    table = at_phase("hero", Player(at=1, sea=1, wounds=["wisdom"], armies={3: [1]})).answer(0, key)
    assert (table.hero(0), table.sea(0), table.wounds(0)) == {
        "go:7": (7, 1, ["wisdom"]),
        "sail:3": (1, 3, ["wisdom"]),
        "heal:wisdom": (1, 1, []),
    }[key]
    table.expect(0, "maneuver")


@pytest.mark.rule("LR-HEROPHASE-01", "LR-MOVE-01")
def test_the_hero_goes_up_to_two_territories() -> None:
    table = at_phase("hero", Player(at=21, sea=1))
    near, far = [4, 15, 19, 20], [1, 2, 7, 13, 14, 17, 18]
    assert [key for key in table.offers(0) if key.startswith("go:")] == [f"go:{n}" for n in sorted(near + far)]
    assert table.why_not(0, "go:3") == "LR-MOVE-01"


@pytest.mark.rule("LR-HEROPHASE-01", "LR-MOVE-03")
def test_the_drakkar_sails_up_to_two_seas() -> None:
    table = at_phase("hero", Player(sea=4)).answer(0, "sail:6")
    assert table.sea(0) == 6


@pytest.mark.rule("LR-HEROPHASE-01", "LR-TURN-01")
def test_the_hero_may_rest() -> None:
    table = at_phase("hero", Player(at=1, sea=1, wounds=["wisdom"])).answer(0, "done")
    assert (table.hero(0), table.sea(0), table.wounds(0)) == (1, 1, ["wisdom"])
