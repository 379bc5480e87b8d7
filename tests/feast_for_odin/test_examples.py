"""The worked examples of the rulebook, and those that follow directly from its rules."""

import pytest

from tests.feast_for_odin.play import Player, Table, at_turn, occ

BOAT, KNARR, LONGSHIP = "whaling_boat", "knarr", "longship"
CATTLE_BREEDER, MODIFIER, TANNER, TRADESMAN, DRAGONSLAYER, HORNBLOWER, HIDE_BUYER = 35, 39, 47, 54, 65, 85, 86
HELPER, UNDERTAKER, PRIEST, PROFICIENT_HUNTER, CUTTER, SAIL_PATCHER, HELMSMAN = 93, 100, 149, 153, 179, 181, 12
Tiles = list[tuple[str, str, int, str]]


def coins(area: str, *cells: str) -> Tiles:
    return [(area, "silver", 0, cell) for cell in cells]


def block(columns: str, rows: range, without: str = "") -> Tiles:
    """Coins on all these spaces of the home board."""
    cells = [f"{column}{row}" for row in rows for column in columns]
    return coins("home", *(cell for cell in cells if cell not in without.split()))


def cells_for(table: Table, item: str, area: str = "home", turn: int = 0) -> list[str]:
    """Where the asks let a tile lie."""
    copy = Table.__new__(Table)
    copy.game = table.game.copy()
    copy.answer(0, f"lay:{item}")
    if any(option.verb == "on" for option in copy.ask(0).options):
        copy.answer(0, f"on:{area}")
    return [key.removeprefix("at:") for key in copy.answer(0, f"turn:{turn}").offers(0)]


def changes(table: Table, *answers: str) -> dict[str, int]:
    """What answers of the first player change in its supply."""
    before = table.stock(0)
    after = table.answer(0, *answers).stock(0)
    found = {item: after.get(item, 0) - before.get(item, 0) for item in {*before, *after}}
    return {item: n for item, n in found.items() if n}


# The round


@pytest.mark.example("FO-EX-01")
def test_the_income_is_the_lowest_open_number() -> None:
    assert at_turn().income(0) == 0
    assert at_turn(Player(has={"chest": 1})).lay_tile(0, "chest", "home", 0, "A11").income(0) == 2
    table = at_turn(Player(has={"treasure_chest": 4}))
    for cell in ("A10", "D10", "A7", "D7"):
        table.lay_tile(0, "treasure_chest", "home", 0, cell)
    assert table.income(0) == 5
    assert table.until_phase("breeding").has(0, "silver") == 5


@pytest.mark.example("FO-EX-02")
@pytest.mark.parametrize(
    ("round", "goods"),
    [
        (2, ["peas", "flax", "beans", "grain"]),
        (3, []),
        (4, ["peas", "flax", "beans", "grain", "cabbage"]),
        (6, ["peas", "flax", "beans", "grain", "cabbage", "fruits"]),
    ],
)
def test_a_harvest_by_its_level(round: int, goods: list[str]) -> None:
    stock = at_turn(round=round - 1).end_round().stock(0)
    assert {
        item: n for item, n in stock.items() if item not in ("bow", "snare", "spear", "long_sword")
    } == dict.fromkeys(goods, 1)
    first = Table(2)
    assert [first.has(0, good) for good in ("peas", "flax", "beans", "grain")] == [1, 1, 1, 0]


@pytest.mark.example("FO-EX-03")
def test_boards_turn_and_silver_lies_on_the_others() -> None:
    table = at_turn(round=2).end_round()
    assert (table.g.sides, table.g.treasure) == ([1, 0, 0, 0], [0, 2, 2, 2])
    table.end_round()
    assert (table.g.sides, table.g.treasure) == ([1, 1, 0, 0], [2, 0, 4, 4])


@pytest.mark.example("FO-EX-04", "FO-EX-05")
@pytest.mark.parametrize(("barren", "pregnant", "found"), [(2, 1, (4, 0)), (4, 0, (3, 1))])
def test_sheep_breed(barren: int, pregnant: int, found: tuple[int, int]) -> None:
    table = at_turn(Player(has={"sheep": barren, "sheep_pregnant": pregnant})).until_phase("feast")
    assert (table.has(0, "sheep"), table.has(0, "sheep_pregnant")) == found


@pytest.mark.example("FO-EX-06")
def test_a_lone_pregnant_sheep_gives_birth() -> None:
    table = at_turn(Player(has={"sheep": 1, "sheep_pregnant": 1}))
    table.answer(0, "space:c1_upgrade_2", "upgrade:sheep", "done").until_phase("feast")
    assert (table.has(0, "sheep"), table.has(0, "sheep_pregnant")) == (2, 0)


@pytest.mark.example("FO-EX-07")
def test_nine_squares_in_round_4() -> None:
    assert dict(at_turn(round=4).until("feast", 0).ask(0).about)["n"] == 9


@pytest.mark.example("FO-EX-08")
def test_two_salt_meat_and_several_beans() -> None:
    table = at_turn(Player(has={"salt_meat": 2, "beans": 2}), round=4).until("feast", 0)
    table.answer(0, "serve_flat:salt_meat", "serve:beans")
    assert table.offers(0) == ["serve:salt_meat", "empty"]  # not flat again, no beans beside beans
    table.answer(0, "serve:salt_meat", "serve:beans")
    assert (table.g.penalties, table.stock(0).get("salt_meat", 0)) == ([0, 0], 0)


@pytest.mark.example("FO-EX-09")
def test_an_empty_square_is_a_thing_penalty() -> None:
    table = at_turn(Player(has={"silver": 5})).until("feast", 0).answer(0, *["coin"] * 5, "empty")
    assert (table.g.penalties[0], table.score(0, "penalties")) == (1, -3)


@pytest.mark.example("FO-EX-10")
def test_five_spaces_around_the_ore() -> None:
    around = coins("home", "A5", "B5", "B6", "A7", "B7")
    assert at_turn(Player(tiles=around)).end_round().has(0, "ore") == 1
    assert at_turn(Player(tiles=around[1:])).end_round().has(0, "ore") == 0


@pytest.mark.example("FO-EX-11")
def test_four_bonuses_at_once() -> None:
    tiles = block("ABCDEFG", range(5, 13), "A6 B10 C8 F11")
    table = at_turn(Player(tiles=tiles)).end_round()
    assert [table.has(0, item) for item in ("mead", "wood", "stone", "ore")] == [1, 1, 1, 1]


@pytest.mark.example("FO-EX-12")
def test_mead_covered_or_surrounded() -> None:
    around = coins("home", "A9", "B9", "C9", "A10", "C10", "A11", "B11", "C11")
    table = at_turn(Player(tiles=around), Player(tiles=[*around, *coins("home", "B10")])).end_round()
    assert (table.has(0, "mead"), table.has(1, "mead")) == (1, 0)
    assert table.end_round().has(0, "mead") == 2


# Placing


@pytest.mark.example("FO-EX-13")
def test_a_robe_in_the_corner() -> None:
    table = at_turn(Player(has={"robe": 1})).lay_tile(0, "robe", "home", 0, "A10")
    assert table.income(0) == 2
    assert table.end_round().has(0, "mead") == 0


@pytest.mark.example("FO-EX-14")
@pytest.mark.parametrize("good", ["wool", "skin_and_bones"])
def test_one_tile_covers_two_incomes(good: str) -> None:
    square = block("ABCDEF", range(7, 13), "E7 F7 E8 F8")
    table = at_turn(Player(has={good: 1}, tiles=square))
    assert table.income(0) == 3
    assert table.lay_tile(0, good, "home", 0, "E7").income(0) == 5
    gap = at_turn(Player(has={good: 1}, tiles=square[1:]))
    assert "E7" not in cells_for(gap, good)


@pytest.mark.example("FO-EX-15")
def test_the_top_right_corner() -> None:
    table = at_turn(Player(has={"chest": 1, "silverware": 1, "silver": 2}))
    assert {"M1", "M2", "M3", "L2", "L3", "K3"} <= set(cells_for(table, "silver"))
    assert not {"L1", "K2", "J3"} & set(cells_for(table, "silver"))
    assert "L2" in cells_for(table, "chest")
    assert "M1" in cells_for(table, "silverware", turn=1)
    table.lay_tile(0, "silverware", "home", 1, "M1")
    assert table.income(0) == 0


@pytest.mark.example("FO-EX-16")
def test_bear_island() -> None:
    around = coins("bear_island", "F6", "G6", "H6", "F7", "F8", "G8")
    player = Player(has={"silver": 1}, islands=["bear_island"], tiles=around)
    table = at_turn(player, round=3)
    assert "E2" not in cells_for(table, "silver", "bear_island")
    table.end_round()
    assert (table.has(0, "rune_stone"), table.has(0, "ore")) == (1, 1)
    less = at_turn(Player(islands=["bear_island"], tiles=around[1:]), round=3).end_round()
    assert less.has(0, "rune_stone") == 0


# Ships and spaces


@pytest.mark.example("FO-EX-17")
def test_prices_of_ships() -> None:
    table = at_turn(Player(has={"silver": 16})).answer(0, f"buy:{BOAT}")
    assert table.has(0, "silver") == 13
    assert table.answer(0, f"buy:{KNARR}").has(0, "silver") == 8
    assert table.answer(0, f"buy:{LONGSHIP}").has(0, "silver") == 0


@pytest.mark.example("FO-EX-18")
def test_one_longship_raids_explores_and_emigrates_in_a_round() -> None:
    table = at_turn(Player(has={"silver": 6}, ships=[LONGSHIP]), Player(vikings=0), round=6).dice(8, 6)
    table.answer(0, "space:c1_raiding", "succeed", "loot:rune_stone")
    table.answer(0, "space:c3_explore", "explore:newfoundland")
    table.answer(0, "space:c2_emigration", "emigrate:longship")
    assert (table.score(0, "boards"), table.score(0, "emigration")) == (38, 21)


@pytest.mark.example("FO-EX-19")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_wood_by_the_number_of_players(seats: int) -> None:
    assert at_turn(seats=seats).answer(0, "space:c2_wood_per_player_ore").stock(0) == {"wood": seats, "ore": 1}


@pytest.mark.example("FO-EX-20")
@pytest.mark.parametrize(("animals", "found"), [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_milk_and_wool(animals: int, found: int) -> None:
    player = Player(has={"cattle": animals, "sheep": animals})
    assert at_turn(player).answer(0, "space:c1_products_milk").has(0, "milk") == found
    assert at_turn(player).answer(0, "space:c3_products_wool").has(0, "wool") == found
    assert "space:c1_products_milk" not in at_turn().offers(0)


@pytest.mark.example("FO-EX-21")
def test_a_cow_with_milk_costs_3() -> None:
    found = changes(at_turn(Player(has={"silver": 3})), "space:c2_buy_cattle_milk")
    assert found == {"silver": -3, "cattle": 1, "milk": 1}


@pytest.mark.example("FO-EX-22")
def test_the_spices_with_one_cow() -> None:
    found = changes(at_turn(Player(has={"cattle": 1})), "space:c4_market_and_products")
    assert found == {"spices": 1, "silver": 1, "milk": 2}


@pytest.mark.example("FO-EX-23")
def test_three_and_two_from_the_mountains() -> None:
    table = at_turn(strips={0: ["wood", "wood", "wood", "stone", "stone", "silver2"], 1: ["ore", "silver2"]})
    table.answer(0, "space:c3_mountain_3_2", "strip:0")
    assert table.offers(0) == ["take:1", "take:2", "take:3"]
    table.answer(0, "take:3", "strip:1", "take:2")
    assert table.stock(0) == {"wood": 3, "ore": 1, "silver": 2}
    assert table.g.strips[1] == []


@pytest.mark.example("FO-EX-24")
def test_flax_becomes_hide_only_by_a_double_upgrade() -> None:
    assert changes(at_turn(Player(has={"stockfish": 1})), "space:c1_upgrade_2", "upgrade:stockfish") == {
        "stockfish": -1,
        "hide": 1,
    }
    single = at_turn(Player(has={"flax": 1})).answer(0, "space:c1_upgrade_2")
    assert single.offers(0) == ["upgrade:flax"]
    single.answer(0, "upgrade:flax").expect(1, "turn")
    double = at_turn(Player(has={"flax": 1}), strips={})
    found = changes(double, "space:c4_mountain_4_double_upgrade_2", "upgrade_twice:flax")
    assert found == {"flax": -1, "hide": 1}


@pytest.mark.example("FO-EX-25")
def test_overseas_trading() -> None:
    has = {"silver": 1, "oil": 1, "wool": 1, "hide": 1, "linen": 2, "clothing": 1}
    table = at_turn(Player(has=has, ships=[KNARR])).answer(0, "space:c1_overseas_trading")
    table.answer(0, "flip:oil", "flip:wool", "flip:hide", "flip:linen", "flip:clothing").expect(1, "turn")
    found = {"rune_stone": 1, "chest": 1, "silverware": 1, "silk": 1, "silver_hoard": 1, "linen": 1}
    assert table.stock(0) == found


@pytest.mark.example("FO-EX-26")
def test_a_special_sale() -> None:
    table = at_turn(Player(has={"silver": 30}, ships=[KNARR])).answer(0, "space:c3_special_sale")
    assert "buy_tile:english_crown" not in table.offers(0)
    assert changes(table, "buy_tile:glass_beads", "buy_tile:helmet") == {"glass_beads": 1, "helmet": 1, "silver": -1}


@pytest.mark.example("FO-EX-27")
def test_emigration_in_round_4() -> None:
    player = Player(has={"silver": 4}, ships=[KNARR], emigrated=[LONGSHIP])
    table = at_turn(player, round=4).answer(0, "space:c2_emigration", "emigrate:knarr")
    assert table.has(0, "silver") == 0
    assert dict(table.until("feast", 0).ask(0).about)["n"] == 5


# Dice


@pytest.mark.example("FO-EX-28")
def test_a_raid_declared_a_failure() -> None:
    has = {"stone": 2, "long_sword": 1}
    table = at_turn(Player(has=has, ships=[LONGSHIP])).dice(8, 4, 5, 3)
    table.answer(0, "space:c1_raiding", "roll", "roll")
    copy = table.game.copy()
    copy.answer(0, "succeed")
    assert [option.key for option in copy.asks[0].options] == ["loot:rune_stone"]
    assert changes(table, "fail") == {"stone": 1, "long_sword": 1}


@pytest.mark.example("FO-EX-29")
def test_a_pillage_for_jewelry() -> None:
    table = at_turn(Player(has={"ore": 1, "long_sword": 1}, ships=["longship:2"])).dice(12, 4, 6)
    table.answer(0, "arm:longship", "space:c2_pillaging", "roll", "succeed", "loot:jewelry")
    assert table.stock(0) == {"jewelry": 1}
    assert table.ore_on(0, LONGSHIP) == [3]


@pytest.mark.example("FO-EX-30")
def test_a_hunt_declared_a_failure() -> None:
    table = at_turn(Player(has={"wood": 2, "bow": 2})).dice(8, 3, 7, 4)
    table.answer(0, "space:c2_hunting_game", "roll", "roll")
    assert table.offers(0) == ["succeed", "fail"]
    assert changes(table, "fail") == {"wood": 1, "bow": 1}
    assert table.vikings(0) == 4


@pytest.mark.example("FO-EX-31")
def test_a_whale_at_no_cost() -> None:
    table = at_turn(Player(has={"wood": 9}, ships=["whaling_boat:1"])).dice(12, 2)
    assert changes(table, "space:c4_whaling") == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}
    table.expect(1, "turn")


@pytest.mark.example("FO-EX-32")
def test_a_whale_with_three_boats() -> None:
    player = Player(has={"wood": 3, "silver": 3}, ships=["whaling_boat:1", "whaling_boat:1"])
    table = at_turn(player).dice(12, 8, 4).answer(0, "buy:whaling_boat", "space:c3_whaling", "boats:3")
    assert dict(table.expect(0, "die").about)["n"] == 3
    assert changes(table, "roll") == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}


# Occupations


@pytest.mark.example("FO-EX-33")
def test_the_card_of_column_3_may_be_played_at_once() -> None:
    table = at_turn(Player(hand=[HELMSMAN]))
    top = table.g.word(table.g.dark[-1])
    table.answer(0, "space:c3_play_4_occupations")
    assert f"play:{top}" in table.offers(0)
    assert table.answer(0, f"play:{top}").in_play(0) == [top]


@pytest.mark.example("FO-EX-34")
def test_two_sides_of_the_extension_tiles() -> None:
    taken = {"c1_stockfish": 1, "c2_products_mead": 1, "c3_weekly_market": 1, "c4_market_and_products": 1}
    table = at_turn(seats=4, imitations=[1, 4], taken=taken, round=6)
    assert [key for key in table.offers(0) if "imitate" in key] == ["space:imitate_1", "space:imitate_4"]


@pytest.mark.example("FO-EX-35")
def test_the_slash() -> None:
    for deal, good in enumerate(("silk", "chest")):
        table = at_turn(Player(has={"silverware": 1}, cards=[TRADESMAN]))
        table.answer(0, f"exchange:{occ(TRADESMAN)}", f"deal:{occ(TRADESMAN)}.0.{deal}")
        assert table.stock(0) == {good: 1}
    for n in (1, 2, 3):
        table = at_turn(Player(has={"silver": 6}, hand=[HIDE_BUYER]))
        table.answer(0, "space:c2_play_2_occupations", f"play:{occ(HIDE_BUYER)}", f"deal:{occ(HIDE_BUYER)}.0.{n - 1}")
        assert (table.has(0, "silver"), table.has(0, "hide")) == (6 - 2 * n, n)
    table = at_turn(Player(ships=[BOAT, BOAT], cards=[HELPER]), round=2).end_round()
    assert (table.has(0, "grain"), table.has(0, "beans")) == (1, 0)


@pytest.mark.example("FO-EX-36")
def test_the_dragonslayer_exchanges_once() -> None:
    table = at_turn(Player(has={"snare": 4, "spear": 4}, hand=[DRAGONSLAYER]))
    table.answer(0, "space:c2_play_2_occupations", f"play:{occ(DRAGONSLAYER)}", f"deal:{occ(DRAGONSLAYER)}.0")
    table.expect(1, "turn")
    assert table.stock(0) == {"treasure_chest": 1, "snare": 2, "spear": 2}


@pytest.mark.example("FO-EX-37")
def test_the_cattle_breeder_breeds_alone() -> None:
    animals = {"sheep": 2, "cattle_pregnant": 1}
    table = at_turn(Player(has=animals, hand=[CATTLE_BREEDER]), Player(has=animals))
    table.answer(0, "space:c2_play_2_occupations", f"play:{occ(CATTLE_BREEDER)}", f"deal:{occ(CATTLE_BREEDER)}.0")
    assert table.stock(0) == {"sheep": 1, "sheep_pregnant": 1, "cattle": 2}
    assert table.stock(1) == animals


@pytest.mark.example("FO-EX-38")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_the_tanner_makes_any_number_of_hides(n: int) -> None:
    table = at_turn(Player(has={"salt_meat": 3}, cards=[TANNER])).answer(0, *[f"exchange:{occ(TANNER)}"] * n)
    assert (table.has(0, "hide"), table.has(0, "salt_meat")) == (n, 3 - n)


@pytest.mark.example("FO-EX-39")
def test_the_modifier_takes_ore_back() -> None:
    table = at_turn(Player(ships=["longship:2", "whaling_boat:1"], cards=[MODIFIER]))
    table.answer(0, "disarm:longship", "disarm:whaling_boat")
    assert (table.ore_on(0, LONGSHIP), table.ore_on(0, BOAT), table.has(0, "ore")) == ([1], [0], 2)
    assert "disarm:longship" not in at_turn(Player(ships=["longship:2"])).anytime(0)


@pytest.mark.example("FO-EX-40")
def test_the_oil_of_the_priest_is_traded_at_once() -> None:
    """FO-AMB-07."""
    table = at_turn(Player(has={"silver": 1}, ships=[KNARR], cards=[PRIEST]))
    assert table.answer(0, "space:c1_overseas_trading", "flip:oil").stock(0) == {"rune_stone": 1}


@pytest.mark.example("FO-EX-41")
def test_the_proficient_hunter_rolls_four_times() -> None:
    table = at_turn(Player(cards=[PROFICIENT_HUNTER])).dice(8, 8, 8, 8, 8)
    table.answer(0, "space:c1_hunting_game", *["roll"] * 3)
    assert table.offers(0) == ["fail"]


@pytest.mark.example("FO-EX-42")
def test_the_hornblower_hunts_first() -> None:
    table = at_turn(Player(has={"silver": 3}, hand=[HORNBLOWER])).dice(8, 8, 8)
    table.answer(0, "space:c2_play_2_occupations", f"play:{occ(HORNBLOWER)}")
    assert table.offers(0) == [f"deal:{occ(HORNBLOWER)}.0", "no"]
    table.answer(0, f"deal:{occ(HORNBLOWER)}.0", "fail")
    assert table.offers(0) == [f"deal:{occ(HORNBLOWER)}.1", "no"]
    table.answer(0, f"deal:{occ(HORNBLOWER)}.1", "fail").expect(1, "turn")
    assert table.stock(0) == {"wood": 2, "bow": 1, "snare": 1}


@pytest.mark.example("FO-EX-43")
def test_as_soon_as_cards() -> None:
    table = at_turn(Player(ships=[KNARR, KNARR, LONGSHIP], hand=[SAIL_PATCHER]))
    table.answer(0, "space:c2_play_2_occupations", f"play:{occ(SAIL_PATCHER)}")
    assert table.has(0, "wool") == 3
    table = at_turn(Player(has={"silver": 10}, ships=[KNARR], cards=[CUTTER]))
    assert changes(table, "buy:knarr") == {"stockfish": 2, "silver": -5 + 2}
    assert changes(table, "buy:knarr") == {"silver": -5}


# The end


@pytest.mark.example("FO-EX-44")
def test_green_tiles_that_touch_are_refused() -> None:
    """A table of wood and paper counts 3 points for each pair."""
    tiles: Tiles = [("home", "oil", 0, "A1"), ("home", "oil", 0, "D1")]
    table = at_turn(Player(has={"oil": 1}, tiles=tiles))
    assert not {"A2", "B2", "C2", "D2"} & set(cells_for(table, "oil"))
    assert "C1" not in cells_for(table, "oil", turn=1)
    assert table.score(0, "penalties") == 0


@pytest.mark.example("FO-EX-45")
def test_a_fur_saves_eight_points_and_the_undertaker_costs_one() -> None:
    table = at_turn(Player(has={"fur": 1}))
    before = table.score(0)
    assert table.lay_tile(0, "fur", "home", 0, "A1").score(0) == before + 8
    assert at_turn(Player(cards=[UNDERTAKER])).score(0, "occupations") == -1


@pytest.mark.example("FO-EX-46")
def test_an_untouched_board_and_a_shed() -> None:
    assert at_turn().score(0) == -86
    table = at_turn(Player(has={"wood": 2, "stone": 3}, houses=["shed"]), round=7).finish()
    assert table.score(0, "houses") + table.score(0, "uncovered") == -86 + 7


@pytest.mark.example("FO-EX-47")
def test_strips_at_the_end_of_a_round() -> None:
    strips = {0: ["ore", "silver2"], 1: ["stone", "stone", "ore", "silver2"], 2: ["silver2", "silver2"]}
    table = at_turn(strips=strips).end_round()
    items = table.g._box.strip_numbers
    assert table.g.strips[:3] == [[], [items["stone"], items["ore"], items["silver2"]], []]
    assert [len(strip) for strip in table.g.strips[3:]].count(7) == 1


@pytest.mark.example("FO-EX-48")
@pytest.mark.parametrize(("length", "found"), [("long", [6, 7, 8, 9, 10, 11, 12]), ("short", [7, 8, 9, 10, 11, 12])])
def test_vikings_alone(length: str, found: list[int]) -> None:
    rules = Table(1).g._box.rules
    short = int(length == "short")
    first = rules.solo_thing + sum(n for round, n in rules.solo_tables[short].items() if round % 2)
    second = rules.solo_waiting[short] + sum(n for round, n in rules.solo_tables[short].items() if not round % 2)
    assert (first, second) == ((12, 11), (11, 12))[short]
    on_hand: list[int] = []
    for round in range(1, len(found) + 1):  # who was placed two rounds ago comes back
        back = rules.solo_thing if round == 1 else rules.solo_waiting[short] if round == 2 else on_hand[-2]
        on_hand.append(back + rules.solo_tables[short][round])
    assert on_hand == found


@pytest.mark.example("FO-EX-49")
def test_side_by_side_in_a_long_house_and_at_home() -> None:
    for good, beside in (("hide", True), ("peas", False), ("mead", False)):
        player = Player(has={good: 1}, houses=["long_house"], tiles=[("long_house_1", good, 0, "A1")])
        cell = "D1" if good == "hide" else "C1"
        assert (cell in cells_for(at_turn(player), good, "long_house_1")) is beside
    milk = Player(has={"mead": 1}, houses=["long_house"], tiles=[("long_house_1", "milk", 0, "A1")])
    assert "C1" not in cells_for(at_turn(milk), "mead", "long_house_1")
    home = at_turn(Player(has={"hide": 1}, tiles=[("home", "hide", 0, "A1")]))
    assert "D1" not in cells_for(home, "hide")
