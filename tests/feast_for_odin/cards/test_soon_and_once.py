"""Occupations that work as soon as something is true, when they are played, at any time, and in the scoring."""

import pytest

from tests.feast_for_odin.play import Player, Table, at_turn, occ

Tile = tuple[str, str, int, str]
HOME = [
    "A12",
    "B11",
    "C10",
    "D9",
    "E8",
    "F7",
    "G6",
    "H5",
    "I4",
    "J3",
    "K2",
    "L1",
]  # its income diagonal: 0 1 2 2 3 4 5 6 7 9 12 15, then 18


def diagonal(area: str, cells: list[str]) -> list[Tile]:
    """Covered income spaces."""
    return [(area, "silver", 0, cell) for cell in cells]


def playing(number: int, **player: object) -> Table:
    """A card has just been played from hand."""
    t = at_turn(Player(hand=[number], **player))  # type: ignore[arg-type]
    return t.answer(0, "space:c2_play_2_occupations", f"play:{occ(number)}")


# Boat Builder


@pytest.mark.card("occ_178")
@pytest.mark.parametrize("key", ["space:c2_build_knarr", "buy:longship"])
def test_the_boat_builder_gets_two_boats_with_the_fourth_large_ship(key: str) -> None:
    builder = Player(has={"wood": 2, "silver": 8}, ships=["knarr", "longship", "knarr"], cards=[178])
    t = at_turn(builder)
    assert t.has(0, "whaling_boat") == 0
    assert t.answer(0, key).has(0, "whaling_boat") == 2


@pytest.mark.card("occ_178")
def test_the_boat_builder_gets_them_when_played_but_no_more_than_there_are_berths() -> None:
    assert playing(178, ships=["knarr"] * 4).has(0, "whaling_boat") == 2
    assert playing(178, ships=["knarr"] * 3).has(0, "whaling_boat") == 0
    assert playing(178, ships=["knarr"] * 4 + ["whaling_boat"] * 2).has(0, "whaling_boat") == 3


@pytest.mark.card("occ_178")
def test_the_boat_builder_builds_once() -> None:
    t = at_turn(Player(has={"silver": 11}, ships=["knarr"] * 3, cards=[178])).answer(0, "buy:knarr")
    t.answer(0, "space:c2_emigration", "emigrate:knarr")
    t.answer(1, "pass").answer(0, "buy:knarr")
    assert (t.has(0, "knarr"), t.has(0, "whaling_boat")) == (4, 2)


# Cutter Operator


@pytest.mark.card("occ_179")
def test_the_cutter_operator_gets_stockfish_and_silver_for_all_knarrs_with_the_next_one_once() -> None:
    t = playing(179, has={"wood": 4}, ships=["knarr"])
    assert t.stock(0) == {"wood": 4}
    t.answer(1, "pass").answer(0, "space:c2_build_knarr").expect(0, "turn")
    assert t.stock(0) == {"wood": 2, "stockfish": 2, "silver": 2}
    t.end_round().until("turn", 0)
    before = t.stock(0)
    t.answer(0, "space:c2_build_knarr")
    assert (t.has(0, "stockfish"), t.has(0, "silver")) == (before["stockfish"], before["silver"])


@pytest.mark.card("occ_179")
def test_the_cutter_operator_counts_a_bought_knarr_and_no_longship() -> None:
    t = at_turn(Player(has={"silver": 13}, cards=[179])).answer(0, "buy:longship")
    assert t.stock(0) == {"silver": 5}
    assert t.answer(0, "buy:knarr").stock(0) == {"stockfish": 1, "silver": 1}


# By the income

INCOMES = [
    (0, []),
    (4, diagonal("home", HOME[:5])),
    (5, diagonal("home", HOME[:6])),
    (6, diagonal("home", HOME[:7])),
    (9, diagonal("home", HOME[:9])),
    (11, [*diagonal("home", HOME[:9]), *diagonal("shetland", ["A8", "B7"])]),
    (12, diagonal("home", HOME[:10])),
]
ICELAND = diagonal("iceland", ["B7", "C6", "D5", "E4", "F3", "G2", "H1"])  # 8
FAROE = diagonal("faroe_islands", ["A8", "B7", "C6", "D5", "E4", "F3", "G2", "H1"])  # 4
RICH = [(30, FAROE), (31, [*FAROE, *diagonal("shetland", ["A8"])])]


@pytest.mark.card("occ_180")
@pytest.mark.parametrize(
    ("income", "tiles", "silverware"),
    [(*case, n) for case, n in zip(INCOMES, (4, 4, 4, 3, 3, 3, 2), strict=True)],
)
def test_the_beach_raider_gets_silverware_by_the_income_with_the_third_longship(
    income: int, tiles: list[Tile], silverware: int
) -> None:
    raider = Player(has={"wood": 2}, ships=["longship"] * 2, islands=["shetland"], tiles=tiles, cards=[180])
    t = at_turn(raider)
    assert (t.income(0), t.stock(0)) == (income, {"wood": 2})
    assert t.answer(0, "space:c3_build_longship").stock(0) == {"silverware": silverware}


@pytest.mark.card("occ_181")
@pytest.mark.parametrize(
    ("income", "tiles", "wool"), [(*case, n) for case, n in zip(INCOMES, (3, 3, 2, 2, 2, 1, 1), strict=True)]
)
def test_the_sail_patcher_gets_wool_by_the_income_with_the_third_large_ship(
    income: int, tiles: list[Tile], wool: int
) -> None:
    patcher = Player(has={"wood": 2}, ships=["knarr", "longship"], islands=["shetland"], tiles=tiles, cards=[181])
    t = at_turn(patcher)
    assert (t.income(0), t.stock(0)) == (income, {"wood": 2})
    assert t.answer(0, "space:c2_build_knarr").stock(0) == {"wool": wool}


@pytest.mark.parametrize(("income", "tiles"), RICH)
@pytest.mark.parametrize(
    ("number", "then"),
    [
        pytest.param(180, {"silverware": 2}, marks=pytest.mark.card("occ_180")),
        pytest.param(181, {"wool": 1}, marks=pytest.mark.card("occ_181")),
    ],
)
def test_an_income_above_30_gives_nothing(income: int, tiles: list[Tile], number: int, then: dict[str, int]) -> None:
    islands = ["iceland", "faroe_islands", "shetland"]
    tiles = [*diagonal("home", HOME), *ICELAND, *tiles]
    t = playing(number, ships=["longship"] * 3, islands=islands, tiles=tiles)
    assert (t.income(0), t.stock(0)) == (income, then if income == 30 else {})


@pytest.mark.card("occ_180", "occ_181")
def test_both_come_once_when_both_become_true_together_and_neither_with_fewer_ships() -> None:
    t = at_turn(Player(has={"wood": 2}, ships=["longship", "longship"], cards=[180, 181]))
    t.answer(0, "space:c3_build_longship").expect(1, "turn")
    assert t.stock(0) == {"silverware": 4, "wool": 3}
    t = at_turn(Player(has={"wood": 2}, ships=["longship", "whaling_boat"], cards=[180, 181]))
    assert t.answer(0, "space:c3_build_longship").stock(0) == {}
    assert playing(180, ships=["longship", "longship", "knarr"]).stock(0) == {}


# Herb Gardener


@pytest.mark.card("occ_182")
@pytest.mark.parametrize(("way", "wood", "spices"), [(0, 2, 1), (1, 5, 2)])
def test_the_herb_gardener_exchanges_wood_for_spices_with_the_second_house(way: int, wood: int, spices: int) -> None:
    t = at_turn(Player(has={"stone": 1, "wood": 6}, houses=["long_house"], cards=[182]))
    t.answer(0, "space:c2_build_stone_house", "use:occ_182", f"deal:occ_182.0.{way}").expect(1, "turn")
    assert t.stock(0) == {"wood": 6 - wood, "spices": spices}


@pytest.mark.card("occ_182")
def test_the_herb_gardener_does_not_count_sheds_and_needs_wood_at_that_moment() -> None:
    t = at_turn(Player(has={"wood": 5}, houses=["long_house"], cards=[182])).answer(0, "space:c1_build_shed")
    t.expect(1, "turn")
    t = at_turn(Player(has={"stone": 1, "wood": 1}, houses=["long_house"], cards=[182]))
    t.answer(0, "space:c2_build_stone_house").expect(1, "turn")
    t.answer(1, "pass").answer(0, "space:c2_wood_per_player_ore").expect(0, "turn")  # it was the only moment


@pytest.mark.card("occ_182")
def test_the_herb_gardener_is_asked_once() -> None:
    t = playing(182, has={"wood": 5, "stone": 1}, houses=["long_house", "long_house"])
    t.answer(0, "no").expect(1, "turn")
    t.answer(1, "pass").answer(0, "space:c2_build_stone_house").expect(0, "turn")
    assert t.stock(0) == {"wood": 5}


# When they are played


@pytest.mark.card("occ_183")
@pytest.mark.parametrize("knarrs", [1, 2, 3, 4])
def test_the_grain_deliveryman_brings_a_harvest_by_the_number_of_knarrs(knarrs: int) -> None:
    t = playing(183, ships=["knarr"] * knarrs).answer(0, f"deal:occ_183.0.{knarrs - 1}")
    t.expect(1, "turn")
    goods = ["peas", "beans", "flax", "grain", "cabbage", "fruits"][: 2 + knarrs]
    assert t.stock(0) == dict.fromkeys(goods, 1)


@pytest.mark.card("occ_183")
def test_the_grain_deliveryman_brings_nothing_without_a_knarr_and_only_when_played() -> None:
    t = playing(183, has={"wood": 2}, ships=["longship", "whaling_boat"])
    t.expect(1, "turn")
    assert t.answer(1, "pass").answer(0, "space:c2_build_knarr").stock(0) == {}


@pytest.mark.card("occ_184")
@pytest.mark.parametrize(
    ("way", "then"), [(0, {"silver": 3, "ore": 1}), (1, {"wood": 4, "ore": 1})], ids=["wood", "silver"]
)
def test_the_sponsor_gives_a_longship_with_three_ore_for_four_wood_or_three_silver(
    way: int, then: dict[str, int]
) -> None:
    t = playing(184, has={"ore": 4, "wood": 4, "silver": 3}, ships=["longship:1"])
    t.answer(0, f"deal:occ_184.0.{way}").expect(1, "turn")
    assert (t.stock(0), t.ore_on(0, "longship")) == (then, [1, 3])


@pytest.mark.card("occ_184")
def test_the_sponsor_needs_three_ore_the_price_and_a_berth_and_may_be_declined() -> None:
    playing(184, has={"ore": 2, "wood": 4, "silver": 3}).expect(1, "turn")
    playing(184, has={"ore": 3, "wood": 3, "silver": 2}).expect(1, "turn")
    playing(184, has={"ore": 3, "wood": 4}, ships=["knarr"] * 4).expect(1, "turn")
    t = playing(184, has={"ore": 3, "silver": 3})
    assert t.offers(0) == ["deal:occ_184.0.1", "no"]
    t.answer(0, "no").expect(1, "turn")
    assert (t.stock(0), t.has(0, "longship")) == ({"ore": 3, "silver": 3}, 0)


# Chronicler


@pytest.mark.card("occ_187")
def test_the_chronicler_exchanges_three_flax_for_a_treasure_chest_any_number_of_times() -> None:
    t = at_turn(Player(has={"flax": 6}, cards=[187])).answer(0, "exchange:occ_187")
    assert t.stock(0) == {"flax": 3, "treasure_chest": 1}
    assert t.answer(0, "exchange:occ_187").stock(0) == {"treasure_chest": 2}
    assert "exchange:occ_187" not in t.anytime(0)
    assert "exchange:occ_187" not in at_turn(Player(has={"flax": 2}, cards=[187])).anytime(0)


@pytest.mark.card("occ_187")
def test_the_chronicler_gets_the_belt_for_two_flax_only_during_an_own_viking_action() -> None:
    t = at_turn(Player(has={"flax": 5}, cards=[187])).answer(0, "space:c1_upgrade_2", "exchange:occ_187")
    assert t.offers(0) == ["deal:occ_187.0.0", "deal:occ_187.0.1"]
    t.answer(0, "deal:occ_187.0.0", "exchange:occ_187")  # the belt is gone
    assert t.stock(0) == {"belt": 1, "treasure_chest": 1}
    t = at_turn(Player(has={"flax": 2}, cards=[187]), gone=["belt"]).answer(0, "space:c1_upgrade_2")
    assert "exchange:occ_187" not in t.anytime(0)


@pytest.mark.card("occ_187")
def test_the_chronicler_gets_no_belt_between_the_phases() -> None:
    t = at_turn(Player(has={"flax": 2, "silver": 1}, cards=[187])).until("pause.income", 0)
    assert "exchange:occ_187" not in t.anytime(0)


# Seafarer


@pytest.mark.card("occ_189")
@pytest.mark.parametrize(("boards", "silver"), [(1, 0), (2, 4), (3, 9), (4, 16)])
def test_the_seafarer_gets_silver_by_exploration_boards_in_the_scoring(boards: int, silver: int) -> None:
    islands = ["labrador", "newfoundland", "shetland", "faroe_islands"][:boards]  # without income
    t = at_turn(Player(islands=islands, cards=[189]), round=7)
    assert t.until("feast").score(0, "silver") == 0
    assert t.finish().score(0, "silver") == silver
