"""What may run out (Running out of components)."""

import pytest

from longhall.engine.journal import Journal
from tests.feast_for_odin.play import Player, Table, at_turn

HOUSES = [
    ("c1_build_shed", "shed", 3),
    ("c2_build_stone_house", "stone_house", 3),
    ("c3_build_long_house", "long_house", 5),
]


@pytest.mark.rule("FO-LIMIT-01", "FO-EXCH-02", "FO-SETUP-11")
@pytest.mark.parametrize(("space", "house", "n"), HOUSES)
def test_when_all_houses_of_a_kind_are_built_there_is_none_to_build(space: str, house: str, n: int) -> None:
    rich = {"wood": 2, "stone": 2}
    assert f"space:{space}" in at_turn(Player(has=rich), Player(houses=[house] * (n - 1))).offers(0)
    assert f"space:{space}" not in at_turn(Player(has=rich), Player(houses=[house] * n)).offers(0)


@pytest.mark.rule("FO-LIMIT-02")
def test_ships_goods_and_silver_are_without_limit() -> None:
    everybody = [Player(has={"silver": 99, "stockfish": 99}, ships=["longship"] * 4) for _ in range(4)]
    table = at_turn(*everybody).answer(0, "space:c1_buy_stockfish")
    assert table.has(0, "stockfish") == 101
    fleet = at_turn(Player(has={"silver": 8}), *everybody[1:]).answer(0, "buy:longship")
    assert fleet.has(0, "longship") == 1


@pytest.mark.rule("FO-LIMIT-03")
def test_an_empty_weapon_pile_is_made_of_the_discards() -> None:
    table = with_piles([0, 0, 1, 0], [0, 5, 0, 0]).answer(0, "space:c3_upgrade_3_weapons_4")
    assert table.stock(0) == {"spear": 1, "snare": 3}
    assert (table.g.weapons, table.g.weapons_spent) == ((0, 2, 0, 0), (0, 0, 0, 0))


@pytest.mark.rule("FO-LIMIT-03")
def test_without_a_card_anywhere_none_is_drawn() -> None:
    table = with_piles([0, 0, 1, 0], [0, 0, 0, 0]).answer(0, "space:c3_upgrade_3_weapons_4")
    assert table.stock(0) == {"spear": 1}


def with_piles(pile: list[int], discards: list[int]) -> Table:
    table = at_turn()
    table.g.weapons, table.g.weapons_spent = tuple(pile), tuple(discards)
    table.game.history = Journal(table.g.copy())
    return table


@pytest.mark.rule("FO-LIMIT-04")
def test_a_special_tile_is_there_once() -> None:
    owner = Player(tiles=[("home", "helmet", 0, "A10")])
    table = at_turn(Player(has={"ore": 1}), owner).answer(0, "space:c3_craft_forge")
    assert "forge:helmet" not in table.offers(0)
    assert "forge:cloakpin" in table.offers(0)
    table.answer(0, "forge:cloakpin").answer(1, "pass").end_round()
    assert table.g.faults() == []


@pytest.mark.rule("FO-LIMIT-04", "FO-BONUS-04")
@pytest.mark.parametrize(("gone", "found"), [([], 1), (["cloakpin"], 0)])
def test_newfoundland_gives_a_cloakpin_only_while_it_is_there(gone: list[str], found: int) -> None:
    """FO-AMB-23."""
    around = [("newfoundland", "silver", 0, cell) for cell in ("A5", "B5", "C5", "A6", "C6", "A7", "B7", "C7")]
    table = at_turn(Player(islands=["newfoundland"], tiles=around), gone=gone, round=6).end_round()
    assert table.has(0, "cloakpin") == found
