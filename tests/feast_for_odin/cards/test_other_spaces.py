"""Occupations that change a space: what they save, and what they replace."""

import pytest

from longhall.engine.packs import Pack, parse_pack
from tests.feast_for_odin.play import Player, at_turn, occ

# What a space costs


@pytest.mark.card("occ_116")
@pytest.mark.parametrize(
    ("space", "has", "house"),
    [
        ("c2_build_stone_house", {}, "stone_house"),
        ("c3_build_long_house", {"stone": 1}, "long_house"),
        ("c4_build_house_and_ship", {"stone": 1, "wood": 2}, "stone_house"),
    ],
)
def test_the_master_bricklayer_builds_houses_for_one_stone_less(space: str, has: dict[str, int], house: str) -> None:
    assert f"space:{space}" not in at_turn(Player(has=has)).offers(0)
    t = at_turn(Player(has=has, cards=[116])).answer(0, f"space:{space}")
    if t.open == [(0, "part")]:
        t.answer(0, f"deal:{space}.0.0")
    t.expect(1, "turn")
    assert (t.stock(0), t.has(0, house)) == ({}, 1)


@pytest.mark.card("occ_116")
def test_the_master_bricklayer_pays_wood_and_crafts_as_everybody() -> None:
    t = at_turn(Player(has={"stone": 1, "wood": 2}, cards=[116])).answer(0, "space:c1_build_shed")
    assert t.stock(0) == {"stone": 1}
    t.answer(1, "pass").answer(0, "space:c1_craft_rune_stone")
    assert t.stock(0) == {"rune_stone": 1, "silver": 1}


@pytest.mark.card("occ_106")
@pytest.mark.parametrize(("longships", "vikings"), [(2, 4), (3, 3), (4, 2)])
def test_the_warmonger_places_fewer_vikings_to_plunder_with_three_or_four_longships(
    longships: int, vikings: int
) -> None:
    t = at_turn(Player(ships=["longship"] * longships, cards=[106], hand=[5], vikings=vikings))
    t.answer(0, "space:c4_plundering").expect(0, "play.before")  # column 4 plays a card all the same
    t.answer(0, "no", "no").expect(1, "turn")
    assert (t.on_space("c4_plundering"), t.vikings(0), t.has(0, "silver_hoard")) == ((0, vikings), 0, 1)


@pytest.mark.card("occ_106")
def test_the_warmonger_needs_the_vikings_and_saves_none_elsewhere() -> None:
    t = at_turn(Player(ships=["longship"] * 4, cards=[106], vikings=1))
    assert "space:c4_plundering" not in t.offers(0)
    t = at_turn(Player(ships=["longship"] * 4, cards=[106], vikings=3))
    assert "space:c4_market_and_products" not in t.offers(0)


# Instead of a part of the action


@pytest.mark.card("occ_102")
@pytest.mark.parametrize("space", ["c1_mountain_1_upgrade_1", "c2_mountain_3_upgrade_1"])
@pytest.mark.parametrize(("good", "way"), [("game_meat", 0), ("silk", 1)])
def test_the_fur_merchant_exchanges_game_meat_or_silk_instead_of_the_upgrade(space: str, good: str, way: int) -> None:
    t = at_turn(Player(has={good: 2, "peas": 1}, cards=[102]), strips={0: ["wood"]})
    t.answer(0, f"space:{space}", f"deal:{space}.0", "strip:0", "take:1")
    assert t.offers(0) == [f"deal:{space}.1", f"deal:occ_102.0.instead{way}", "no"]
    t.answer(0, f"deal:occ_102.0.instead{way}").expect(1, "turn")
    assert t.stock(0) == {"wood": 1, "peas": 1, good: 1, "fur": 1}


@pytest.mark.card("occ_102")
def test_the_fur_merchant_does_not_look_at_other_upgrades_and_may_upgrade() -> None:
    t = at_turn(Player(has={"silk": 1, "game_meat": 1}, cards=[102]), strips={})
    assert "space:c1_mountain_1_upgrade_1" in t.offers(0)
    t.answer(0, "space:c1_upgrade_2").expect(0, "upgrade")
    t = at_turn(Player(has={"game_meat": 1}, cards=[102]), strips={})
    t.answer(0, "space:c1_mountain_1_upgrade_1", "deal:c1_mountain_1_upgrade_1.1", "upgrade:game_meat")
    assert t.stock(0) == {"skin_and_bones": 1}


@pytest.mark.card("occ_105")
def test_the_knarr_builder_builds_a_knarr_for_three_wood_on_the_space_of_the_whaling_boat() -> None:
    t = at_turn(Player(has={"wood": 4}, cards=[105])).answer(0, "space:c1_build_whaling_boat")
    assert t.offers(0) == ["deal:c1_build_whaling_boat.0", "deal:occ_105.0.instead0"]
    t.answer(0, "deal:occ_105.0.instead0").expect(1, "turn")
    assert (t.has(0, "knarr"), t.has(0, "whaling_boat"), t.stock(0)) == (1, 0, {"wood": 1})


@pytest.mark.card("occ_105")
def test_the_knarr_builder_builds_the_boat_with_less_wood_or_if_he_likes() -> None:
    t = at_turn(Player(has={"wood": 2}, cards=[105])).answer(0, "space:c1_build_whaling_boat")
    t.expect(1, "turn")
    assert (t.has(0, "knarr"), t.has(0, "whaling_boat"), t.stock(0)) == (0, 1, {"wood": 1})
    t = at_turn(Player(has={"wood": 3}, cards=[105]))
    t.answer(0, "space:c1_build_whaling_boat", "deal:c1_build_whaling_boat.0").expect(1, "turn")
    assert (t.has(0, "knarr"), t.has(0, "whaling_boat"), t.stock(0)) == (0, 1, {"wood": 2})


@pytest.mark.card("occ_185")
def test_the_dorestad_traveller_upgrades_two_goods_instead_of_raiding_even_without_a_longship() -> None:
    t = at_turn(Player(has={"flax": 2, "peas": 1}, cards=[185])).answer(0, "space:c1_raiding")
    t.answer(0, "upgrade:flax", "upgrade:flax").expect(1, "turn")
    assert t.stock(0) == {"stockfish": 2, "peas": 1}
    assert "space:c2_pillaging" not in at_turn(Player(has={"flax": 2}, cards=[185])).offers(0)


@pytest.mark.card("occ_185")
def test_the_dorestad_traveller_may_raid() -> None:
    t = at_turn(Player(has={"flax": 1}, ships=["longship"], cards=[185])).answer(0, "space:c1_raiding")
    assert t.offers(0) == ["deal:c1_raiding.0", "deal:occ_185.0.instead0"]
    t.answer(0, "deal:c1_raiding.0").expect(0, "die")


@pytest.mark.card("occ_107")
def test_the_adventurer_explores_any_board_with_any_ship_from_the_space_of_column_1() -> None:
    t = at_turn(Player(ships=["whaling_boat"], cards=[107]), round=4, treasure={"greenland": 4})
    t.answer(0, "space:c1_explore")
    assert t.offers(0) == [f"explore:{board}" for board in ("bear_island", "baffin_island", "iceland", "greenland")]
    t.answer(0, "explore:greenland").expect(1, "turn")
    assert (t.stock(0), t.score(0, "boards")) == ({"silver": 4}, 12)


@pytest.mark.card("occ_107")
def test_the_adventurer_needs_a_ship_and_follows_the_rules_in_the_other_columns() -> None:
    assert "space:c1_explore" not in at_turn(Player(cards=[107])).offers(0)
    assert "space:c2_explore" not in at_turn(Player(ships=["whaling_boat"], cards=[107])).offers(0)
    t = at_turn(Player(ships=["whaling_boat"], cards=[107]), Player(islands=["iceland"]))
    t.answer(0, "space:c1_explore")
    assert "explore:iceland" not in t.offers(0)


def latecomer_of(column: int) -> Pack:
    """A Latecomer for another column. No published card reaches the columns that have a bonus."""
    pack = f"""
[pack]
game = "feast_for_odin"
name = "Column {column}"

[[occupation]]
id = "occ_091"
effect = [
    {{when = "action_phase_end", do = [{{op = "use_space", column = {column}, state = "unoccupied", vikings = 0}}]}},
]
"""
    return parse_pack(f"column_{column}.toml", pack)


@pytest.mark.rule("FO-OCC-05", "FO-OCC-06")
@pytest.mark.parametrize(("column", "space"), [(3, "c3_weekly_market"), (4, "c4_market_and_products")])
def test_a_space_without_vikings_has_no_bonus_of_its_column(column: int, space: str) -> None:
    player = Player(cards=[91], hand=[43])
    t = at_turn(player, content=[latecomer_of(column)]).until("use", 0).answer(0, "use:occ_091", f"imitate:{space}")
    assert t.open[0][1] not in ("play.before", "play.after")
    assert (t.hand(0), t.in_play(0)) == ([occ(43)], [occ(91)])
    assert "spices" in t.stock(0) or "silver" in t.stock(0)
