"""Occupations that work in a phase of every round, or give their owner a phase of its own."""

from typing import Any

import pytest

from tests.feast_for_odin.cards.hands import play, played
from tests.feast_for_odin.play import LETTERS, Player, Table, at_turn

DASH, HARVEST = 3, 2  # a round without harvest, and one with it


def in_round(round: int, owner: Player, **lay: Any) -> Table:
    """The phases before the actions of a round are about to come."""
    return at_turn(owner, round=round - 1, **lay)


# Weapon phase


@pytest.mark.card("occ_038")
@pytest.mark.rule("FO-PHASE4-01")
def test_the_peacemaker_may_take_a_resource_instead_of_a_weapon() -> None:
    table = in_round(DASH, Player(cards=[38])).until("weapon", 0)
    assert table.offers(0) == ["draw", "gain:wood", "gain:stone", "gain:ore"]
    before = sum(table.g.weapons)
    table.answer(0, "gain:ore").until("turn")
    assert (table.stock(0), sum(table.stock(1).values())) == ({"ore": 1}, 1)
    assert sum(table.g.weapons) == before - 1
    drawn = in_round(DASH, Player(cards=[38])).until("weapon", 0).answer(0, "draw").until("turn")
    assert (sum(drawn.stock(0).values()), set(drawn.stock(0)) & {"wood", "stone", "ore"}) == (1, set())


# Rounds without harvest


def after_harvest(round: int, owner: Player, answer: str = "") -> dict[str, int]:
    """What the first player has when the weapon cards are drawn."""
    table = in_round(round, Player(owner.has, owner.ships, tiles=owner.tiles, cards=[*owner.cards, 38]))
    if answer:
        table.until("use", 0).answer(0, answer)
    return table.until("weapon", 0).stock(0)


@pytest.mark.card("occ_092")
@pytest.mark.rule("FO-AMB-27", "FO-OCC-08")
@pytest.mark.parametrize(("specials", "silver"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_the_sympathetic_soul_gives_silver_for_special_tiles(specials: int, silver: int) -> None:
    tiles = ["glass_beads", "helmet", "belt", "horseshoe", "fibula", "chalice"][: specials - 1]
    owner = Player(dict.fromkeys(tiles, 1), tiles=[("home", "cloakpin", 0, "H1")], cards=[92])
    assert after_harvest(DASH, owner).get("silver", 0) == silver
    assert after_harvest(HARVEST, owner).get("silver", 0) == 0


@pytest.mark.card("occ_093")
@pytest.mark.rule("FO-AMB-40")
@pytest.mark.example("FO-EX-35")
@pytest.mark.parametrize(("boats", "goods"), [(0, {}), (1, {"beans": 1}), (2, {"grain": 1}), (3, {"cabbage": 1})])
def test_the_helper_in_time_of_need_gives_a_good_by_whaling_boats(boats: int, goods: dict[str, int]) -> None:
    owner = Player(ships=[*["whaling_boat"] * boats, "knarr"], cards=[93])
    assert after_harvest(DASH, owner) == goods
    assert after_harvest(HARVEST, owner) == {"peas": 1, "beans": 1, "flax": 1, "grain": 1}


@pytest.mark.card("occ_094")
def test_the_spice_merchant_exchanges_2_oil_for_spices() -> None:
    owner = Player({"oil": 5}, cards=[94])
    assert after_harvest(DASH, owner, "use:occ_094") == {"oil": 3, "spices": 1}
    assert after_harvest(DASH, owner, "no") == {"oil": 5}
    assert after_harvest(HARVEST, owner) == {"oil": 5, "peas": 1, "beans": 1, "flax": 1, "grain": 1}
    assert after_harvest(DASH, Player({"oil": 1}, cards=[94])) == {"oil": 1}


@pytest.mark.card("occ_095")
def test_the_wanderer_takes_up_to_2_items_of_a_strip() -> None:
    strips = {0: ["wood", "stone", "stone", "ore", "silver2"], 1: ["wood"] * 3}
    table = in_round(DASH, Player(cards=[95]), strips=strips).until("use", 0)
    table.answer(0, "use:occ_095", "strip:0")
    assert table.offers(0) == ["take:1", "take:2"]
    table.answer(0, "take:2").until("turn")
    assert (table.has(0, "stone"), table.has(0, "wood")) == (2, 0)  # each strip has lost its first item
    quiet = in_round(HARVEST, Player(cards=[95]), strips=strips).end_round()
    assert (quiet.has(0, "stone"), quiet.has(0, "wood")) == (0, 0)


# Before income


@pytest.mark.card("occ_008")
@pytest.mark.rule("FO-PHASE5-08")
def test_the_craft_leader_gives_oil_for_5_vikings_on_crafting_spaces() -> None:
    taken = {"c2_craft_clothing": 0, "c3_craft_forge": 0}
    assert at_turn(Player(cards=[8]), taken=taken).until_phase("feast").stock(0) == {"oil": 1}
    four = {"c1_craft_linen": 0, "c3_craft_forge": 0, "c2_products_mead": 0}
    assert at_turn(Player(cards=[8]), taken=four).until_phase("feast").stock(0) == {}
    others = {"c2_craft_clothing": 1, "c3_craft_forge": 0}
    assert at_turn(Player(cards=[8]), taken=others).until_phase("feast").stock(0) == {}


@pytest.mark.card("occ_009")
def test_the_ore_boatman_lays_an_ore_for_each_longship() -> None:
    table = at_turn(Player(ships=["longship", "longship", "knarr"], cards=[9])).until("use", 0).answer(0, "use:occ_009")
    assert table.anytime(0) == []  # at once: it cannot be put on a ship first
    table.answer(0, "turn:0", "at:A12", "turn:0", "at:A11").until_phase("feast")
    assert table.stock(0) == {"silver": 1}  # the income
    assert [item for _, item, _, _ in table.g.tiles] == [table.g.box.numbers["ore"]] * 2
    assert table.ore_on(0, "longship") == [0, 0]


@pytest.mark.card("occ_009")
def test_the_ore_boatman_needs_a_longship_and_lays_on_boards_alone() -> None:
    assert at_turn(Player(ships=["knarr"], cards=[9])).until_phase("feast").g.tiles == ()
    owner = Player(ships=["longship"], islands=["shetland"], houses=["stone_house"], cards=[9])
    table = at_turn(owner).until("use", 0).answer(0, "use:occ_009")
    assert table.offers(0) == ["on:home", "on:shetland"]
    declined = at_turn(owner).until("use", 0).answer(0, "no").until_phase("feast")
    assert (declined.g.tiles, declined.stock(0)) == ((), {})


@pytest.mark.card("occ_009")
def test_the_ore_boatman_lays_no_more_ore_than_there_is_room_for() -> None:
    rows = {1: 13, 2: 13, 3: 13, **dict.fromkeys(range(4, 12), 12), 12: 8}
    cells = [f"{letter}{row}" for row, width in rows.items() for letter in LETTERS[:width]]
    full = [("home", "silver", 0, cell) for cell in cells if cell != "M1"]
    table = at_turn(Player(ships=["longship"] * 2, tiles=full, cards=[9])).until("use", 0).answer(0, "use:occ_009")
    table.answer(0, "turn:0", "at:M1").until("feast", 0)
    assert table.stock(0) == {"silver": 18}  # the income, and no ore


@pytest.mark.card("occ_042")
@pytest.mark.rule("FO-PLACE-13")
def test_the_steward_gives_a_silver_for_wood_or_stone_on_a_shed() -> None:
    table = at_turn(Player({"stone": 2, "wood": 2}, houses=["shed"], cards=[42]))
    before = table.score(0, "uncovered")
    table.until("use", 0).answer(0, "use:occ_042")
    assert table.offers(0) == ["deal:occ_042.0.0", "deal:occ_042.0.1"]
    table.answer(0, "deal:occ_042.0.0")
    assert table.stock(0) == {"stone": 1, "wood": 2, "silver": 1}
    assert table.score(0, "uncovered") == before + 1
    table.until_phase("feast").expect(0, "feast")
    assert table.has(0, "stone") == 1  # once in a round
    table = at_turn(Player({"wood": 1}, houses=["shed"], cards=[42])).until("use", 0).answer(0, "use:occ_042")
    assert (table.has(0, "wood"), table.has(0, "silver")) == (0, 1)


@pytest.mark.card("occ_042")
@pytest.mark.parametrize(
    "owner",
    [
        Player({"stone": 1, "wood": 1}, houses=["stone_house"], cards=[42]),
        Player({"stone": 1, "wood": 1}, cards=[42]),
        Player({"ore": 1}, houses=["shed"], cards=[42]),
    ],
)
def test_the_steward_needs_a_shed_and_what_it_asks_for(owner: Player) -> None:
    table = at_turn(owner).until_phase("feast")
    assert (table.stock(0), "filled" in table.told()) == (dict(owner.has), False)


@pytest.mark.card("occ_042")
def test_the_steward_fills_no_demand_twice() -> None:
    owner = Player({"wood": 9}, houses=["shed"], cards=[42])
    table = at_turn(owner)
    for left in (8, 7, 6):  # a shed asks for 3 wood
        assert table.until("use", 0).answer(0, "use:occ_042").has(0, "wood") == left
    with pytest.raises(AssertionError, match="ended before use"):
        table.until("use", 0)


# Feasts


@pytest.mark.card("occ_005")
@pytest.mark.rule("FO-AMB-31", "FO-FEAST-06")
def test_the_chief_demands_a_feast_at_once() -> None:
    table = played(5, Player({"beans": 1, "silver": 3}), round=2)  # 7 squares
    table.expect(0, "feast")
    assert "no" not in table.offers(0)
    table.answer(0, "serve:beans", "coin", "coin", *["empty"] * 3)
    assert table.stock(0) == {"silver": 1}
    assert (table.g.penalties, table.open) == ((3, 0), [(1, "turn")])
    table.until_phase("bonus")
    assert table.g.penalties == (3 + 7, 7)  # the feast of the round is held too


@pytest.mark.card("occ_005", "occ_007")
@pytest.mark.rule("FO-AMB-31")
def test_the_miller_is_paid_at_the_feast_of_the_chief() -> None:
    table = at_turn(Player({"grain": 2}, cards=[7], hand=[5]))
    play(table, 5).answer(0, *["empty"] * 6)
    assert table.stock(0) == {"grain": 2, "silver": 2}


@pytest.mark.card("occ_007")
@pytest.mark.parametrize(("grain", "silver"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_the_miller_is_paid_for_grain_that_is_left_after_the_feast(grain: int, silver: int) -> None:
    table = at_turn(Player({"grain": grain}, cards=[7]), Player({"grain": 2})).until("feast", 0)
    table.answer(0, *["empty"] * 6)
    assert table.stock(0) == {item: n for item, n in (("grain", grain), ("silver", silver)) if n}
    assert table.answer(1, *["empty"] * 6).has(1, "silver") == 0


@pytest.mark.card("occ_007")
def test_the_miller_is_not_paid_for_grain_that_was_eaten() -> None:
    table = at_turn(Player({"grain": 1, "milk": 1}, cards=[7])).until("feast", 0)
    table.answer(0, "serve_flat:grain", "serve:milk")
    assert (table.stock(0), table.open) == ({}, [(1, "feast")])


# Bonuses


WOOD = [("home", "ore", 0, f"{cell}") for cell in ("B7", "C7", "D7", "B8", "D8", "B9", "C9", "D9")]
HIDE = [("stone_house_1", "silver", 0, cell) for cell in ("B1", "C1", "B2", "D2", "B3", "C3", "D3")]


@pytest.mark.card("occ_020")
@pytest.mark.rule("FO-BONUS-01", "FO-OCC-15")
def test_the_builder_gives_the_bonuses_of_houses_alone() -> None:
    table = played(20, Player(houses=["stone_house"], tiles=[*WOOD, *HIDE])).answer(0, "deal:occ_020.0")
    assert (table.stock(0), table.open) == ({"hide": 1}, [(1, "turn")])
    table.end_round()
    assert (table.has(0, "hide"), table.has(0, "wood")) == (2, 1)  # the bonus phase comes too
    bare = played(20, Player(houses=["stone_house"], tiles=[*WOOD, *HIDE[1:]])).answer(0, "deal:occ_020.0")
    assert bare.stock(0) == {}


@pytest.mark.card("occ_021")
@pytest.mark.rule("FO-BONUS-01", "FO-OCC-15")
def test_the_collector_gives_the_bonuses_of_the_home_board_alone() -> None:
    table = played(21, Player(houses=["stone_house"], tiles=[*WOOD, *HIDE])).answer(0, "deal:occ_021.0")
    assert (table.stock(0), table.open) == ({"wood": 1}, [(1, "turn")])
    bare = played(21, Player(tiles=WOOD[1:])).answer(0, "deal:occ_021.0")
    assert bare.stock(0) == {}


@pytest.mark.card("occ_041")
def test_the_slowpoke_exchanges_silver_or_mead_for_oil_after_the_bonuses() -> None:
    silver, mead = "deal:occ_041.0.0", "deal:occ_041.0.1"
    use = "use:occ_041"
    for answers, left in (([use, silver], (1, 1, 1)), ([use, mead], (2, 0, 1)), (["no"], (2, 1, 0))):
        table = at_turn(Player({"silver": 2, "mead": 1}, cards=[41])).until("use", 0)
        assert table.g.phase == "bonus"
        table.answer(0, *answers).expect(0, "turn")  # once in a round
        assert tuple(table.has(0, item) for item in ("silver", "mead", "oil")) == left
    assert at_turn(Player({"milk": 1}, cards=[41])).end_round().has(0, "oil") == 0


@pytest.mark.card("occ_021", "occ_041", "occ_161")
@pytest.mark.rule("FO-AMB-31")
def test_a_bonus_phase_that_a_card_gives_rouses_other_cards() -> None:
    taken = {"c3_craft_forge": 0, "c3_craft_chests": 0, "c3_whaling": 0}
    table = at_turn(Player({"mead": 1}, cards=[41, 161], hand=[21], vikings=2), round=6, taken=taken)
    play(table, 21).answer(0, "deal:occ_021.0")
    assert table.stock(0) == {"mead": 1, "cabbage": 1}
    table.answer(0, "use:occ_041")
    assert table.stock(0) == {"oil": 1, "cabbage": 1}


# Breeding


@pytest.mark.card("occ_035")
@pytest.mark.rule("FO-BREED-01", "FO-BREED-02")
@pytest.mark.example("FO-EX-37")
def test_the_cattle_breeder_breeds_at_once_and_for_its_owner_alone() -> None:
    other = Player({"sheep": 2})
    table = played(35, Player({"sheep": 2, "cattle_pregnant": 2, "cattle": 1}), other).answer(0, "deal:occ_035.0")
    assert table.stock(0) == {"sheep": 1, "sheep_pregnant": 1, "cattle": 5}
    assert table.stock(1) == {"sheep": 2}
    table.until_phase("feast")
    assert table.stock(0) == {"sheep": 3, "cattle": 4, "cattle_pregnant": 1}
    lone = played(35, Player({"sheep": 1})).answer(0, "deal:occ_035.0")
    assert lone.stock(0) == {"sheep": 1}
