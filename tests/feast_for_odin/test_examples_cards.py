"""Worked examples of the rulebook: occupations."""

import pytest

from tests.feast_for_odin.examples import changes
from tests.feast_for_odin.play import Player, at_turn, occ

BOAT, KNARR, LONGSHIP = "whaling_boat", "knarr", "longship"
CATTLE_BREEDER, MODIFIER, TANNER, TRADESMAN, DRAGONSLAYER, HORNBLOWER, HIDE_BUYER = 35, 39, 47, 54, 65, 85, 86
HELPER, PRIEST, PROFICIENT_HUNTER, CUTTER, SAIL_PATCHER, HELMSMAN = 93, 149, 153, 179, 181, 12


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
