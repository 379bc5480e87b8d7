"""All 61 spaces of the action board: what is paid and what comes."""

import pytest

from longhall.games.feast_for_odin.content.rows import box
from tests.feast_for_odin.play import Player, at_turn
from tests.feast_for_odin.spaces import BOAT, KNARR, LONGSHIP, ROWS, SPACES, before_space, change, everything

WEAPONS = ("bow", "snare", "spear", "long_sword")


def test_every_space_is_here_once() -> None:
    assert len(SPACES) == 61
    assert set(ROWS) == {space.id for space in box().spaces if not space.imitates}


@pytest.mark.rule("FO-PROD-01", "FO-EXCH-01", "FO-PHASE5-02")
@pytest.mark.parametrize("space", ROWS)
def test_what_a_space_takes_and_gives(space: str) -> None:
    _, player, answers, expected = ROWS[space]
    table = before_space(space, **player)
    before = everything(table)
    table.answer(0, f"space:{space}", *answers)
    found = change(before, everything(table))
    if "weapons" in expected:
        found["weapons"] = sum(found.pop(weapon, 0) for weapon in WEAPONS)
    assert found == expected
    assert table.on_space(space) == (0, int(space[1]))
    table.expect(1, "turn")


ONE_LESS = [
    ("c1_build_shed", "wood"),
    ("c1_build_whaling_boat", "wood"),
    ("c1_buy_stockfish", "silver"),
    ("c1_buy_salt_meat", "silver"),
    ("c1_craft_linen", "flax"),
    ("c1_craft_rune_stone", "stone"),
    ("c1_overseas_trading", "silver"),
    ("c2_build_stone_house", "stone"),
    ("c2_build_knarr", "wood"),
    ("c2_buy_sheep", "silver"),
    ("c2_buy_cattle_milk", "silver"),
    ("c2_craft_clothing", "hide"),
    ("c2_craft_clothing", "linen"),
    ("c2_overseas_trading", "silver"),
    ("c2_emigration", "silver"),
    ("c3_build_long_house", "stone"),
    ("c3_build_longship", "wood"),
    ("c3_craft_forge", "ore"),
    ("c3_craft_chests", "stone"),
    ("c3_craft_chests", "wood"),
    ("c3_emigration", "silver"),
    ("c4_build_house_and_ship", "stone"),
    ("c4_build_house_and_ship", "wood"),
    ("c4_buy_sheep_and_cattle", "silver"),
]


@pytest.mark.rule("FO-PROD-02", "FO-EXCH-03", "FO-PHASE5-10")
@pytest.mark.parametrize(("space", "item"), ONE_LESS)
def test_with_one_less_a_space_cannot_be_used(space: str, item: str) -> None:
    _, player, _, _ = ROWS[space]
    has = {**player["has"], item: player["has"][item] - 1}
    table = before_space(space, **{**player, "has": has})
    assert f"space:{space}" not in table.offers(0)
    assert table.why_not(0, f"space:{space}") == "FO-PHASE5-04"


NEEDS = [
    ("c1_overseas_trading", KNARR, 1),
    ("c2_overseas_trading", KNARR, 1),
    ("c3_special_sale", KNARR, 1),
    ("c1_raiding", LONGSHIP, 1),
    ("c2_pillaging", LONGSHIP, 1),
    ("c3_pillaging", LONGSHIP, 1),
    ("c3_whaling", BOAT, 1),
    ("c4_whaling", BOAT, 1),
    ("c4_plundering", LONGSHIP, 2),
]


@pytest.mark.rule("FO-PHASE5-10", "FO-OVERSEAS-01", "FO-SALE-01")
@pytest.mark.parametrize(("space", "ship", "n"), NEEDS)
def test_a_space_asks_for_its_ships(space: str, ship: str, n: int) -> None:
    others = [each for each in (KNARR, LONGSHIP, BOAT) if each != ship]
    table = at_turn(Player(has={"silver": 9, "oil": 1}, ships=[*others, *[ship] * (n - 1)]))
    assert f"space:{space}" not in table.offers(0)
    assert table.why_not(0, f"space:{space}") == "FO-PHASE5-10"
    assert f"space:{space}" in at_turn(Player(has={"silver": 9, "oil": 1}, ships=[ship] * n)).offers(0)


@pytest.mark.rule("FO-PLUNDER-01")
def test_plundering_takes_a_silver_hoard_without_a_roll() -> None:
    table = at_turn(Player(ships=[LONGSHIP, LONGSHIP])).answer(0, "space:c4_plundering")
    assert table.stock(0) == {"silver_hoard": 1}
    assert "rolled" not in table.told()
