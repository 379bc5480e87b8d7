"""What is different with two players."""

import pytest

from tests.lords_of_ragnarok.play import Player, Table, at_hunt, at_phase


@pytest.mark.rule("LR-2P-01", "LR-SETUP-01")
def test_the_small_side_of_the_board() -> None:
    """Territories 8 and 11 border there, and Thor's monument is at the sea."""
    table = at_phase("maneuver", Player(armies={8: [1]}, sea=1), seats=2).answer(0, "army:8.1")
    assert table.offers(0) == ["to:9", "to:10", "to:11"]
    coast = at_phase("special", Player(sea=4), seats=2).act(0, "recruit")
    assert coast.offers(0) == ["to:12", "to:14", "to:16"]
    assert table.observation()["map"] == "p2"


@pytest.mark.rule("LR-2P-01", "LR-SETUP-04")
def test_the_small_temple_track() -> None:
    temples = [4, 6, 7, 9, 12]
    table = at_phase("special", Player(control=[13]), seats=2, temples=temples).act(0, "build_temple", "to:13")
    assert table.observation()["built"] == 6
    full = at_phase("special", Player(control=[15]), seats=2, temples=[*temples, 13])
    assert full.why_not(0, "action:build_temple") == "LR-LIMIT-03"


@pytest.mark.rule("LR-2P-02")
def test_four_forges() -> None:
    table = Table(2)
    assert sum(table.observation()["forged"]) == 4


@pytest.mark.rule("LR-2P-03")
def test_no_event_above_sixteen() -> None:
    g = Table(2).g
    assert max(int(g.word(card)) for card in [*g.event, *g.event_discards]) == 16


@pytest.mark.rule("LR-2P-04", "LR-RAGNAROK-01")
@pytest.mark.parametrize(
    ("player", "lay", "card"),
    [
        (Player(control=[4, 6, 7]), {"temples": [4, 6, 7]}, "r2_temples"),
        (Player(kills=["garm"]), {}, "r2_monsters"),
        (Player(), {"levels": {"odin": 1, "thor": 2, "freya": 1}}, "r2_sum"),
    ],
)
def test_requirements_for_two(player: Player, lay: dict[str, object], card: str) -> None:
    table = at_phase("special", player, seats=2, wheel={"march": [0]}, **lay).act(0, "build_monument", "build:odin")
    assert table.turned() == [card]


@pytest.mark.rule("LR-2P-05")
def test_what_victories_need() -> None:
    tracker = Table(2).observation()["tracker"]
    assert [tracker[name]["need"] for name in ("jarl", "gothi", "slayer")] == [3, 4, 1]
    larger = Table(3).observation()["tracker"]
    assert [larger[name]["need"] for name in ("jarl", "gothi", "slayer")] == [3, 5, 2]


@pytest.mark.rule("LR-AMB-07")
def test_the_other_player_is_the_one_to_the_right() -> None:
    assert at_hunt(Player(), "garm", seats=2).open == [(1, "hunt.attack")]
