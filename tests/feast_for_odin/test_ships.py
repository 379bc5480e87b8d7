"""Ships: buying, berths, arming (Buying ships; Weapons)."""

import pytest

from tests.feast_for_odin.play import Player, at_turn

BOAT, KNARR, LONGSHIP = "whaling_boat", "knarr", "longship"
SHIPOWNER = 117  # when a knarr or longship is built


@pytest.mark.rule("FO-SHIP-01")
@pytest.mark.parametrize(("ship", "price"), [(BOAT, 3), (KNARR, 5), (LONGSHIP, 8)])
def test_a_ship_is_bought_at_any_time(ship: str, price: int) -> None:
    table = at_turn(Player(has={"silver": price})).answer(0, f"buy:{ship}")
    assert (table.has(0, ship), table.has(0, "silver")) == (1, 0)
    table.expect(0, "turn")
    assert f"buy:{ship}" not in at_turn(Player(has={"silver": price - 1})).anytime(0)


@pytest.mark.rule("FO-SHIP-02")
@pytest.mark.parametrize(
    ("bay", "offered"),
    [
        ([BOAT] * 3, [KNARR, LONGSHIP]),
        ([KNARR, KNARR, LONGSHIP, LONGSHIP], [BOAT]),
        ([BOAT] * 2 + [LONGSHIP] * 3, [BOAT, KNARR, LONGSHIP]),
        ([BOAT] * 3 + [KNARR] * 4, []),
    ],
)
def test_the_bay_has_three_small_and_four_large_berths(bay: list[str], offered: list[str]) -> None:
    table = at_turn(Player(has={"silver": 20}, ships=bay))
    assert [key for key in table.anytime(0) if key.startswith("buy")] == [f"buy:{ship}" for ship in offered]


@pytest.mark.rule("FO-SHIP-03")
def test_a_bought_ship_is_not_built() -> None:
    player = Player(has={"silver": 8, "wood": 2, "flax": 1}, cards=[SHIPOWNER])
    bought = at_turn(player).answer(0, "buy:longship")
    bought.expect(0, "turn")
    built = at_turn(player).answer(0, "space:c2_build_knarr")
    built.expect(0, "use")


# Arming


@pytest.mark.rule("FO-SHIP-04")
def test_a_whaling_boat_takes_one_ore_and_a_longship_three() -> None:
    table = at_turn(Player(has={"ore": 6}, ships=[BOAT, KNARR, LONGSHIP]))
    assert [key for key in table.anytime(0) if key.startswith("arm")] == ["arm:whaling_boat", "arm:longship"]
    table.answer(0, "arm:whaling_boat", *["arm:longship"] * 3)
    assert (table.ore_on(0, BOAT), table.ore_on(0, LONGSHIP), table.has(0, "ore")) == ([1], [3], 2)
    assert not [key for key in table.anytime(0) if key.startswith(("arm", "disarm"))]


@pytest.mark.rule("FO-SHIP-04")
@pytest.mark.parametrize("space", ["c2_pillaging", "c1_upgrade_2"])
def test_ships_are_not_armed_during_an_action(space: str) -> None:
    table = at_turn(Player(has={"ore": 1, "flax": 2}, ships=[LONGSHIP]))
    assert "arm:longship" in table.anytime(0)
    assert "arm:longship" not in table.answer(0, f"space:{space}").anytime(0)
