"""Occupations that look at raiding and pillaging."""

import pytest

from tests.feast_for_odin.cards.rolls import HUNT, PILLAGE, RAID, Try, lost, result, rolled, won
from tests.feast_for_odin.play import Player


@pytest.mark.card("occ_104")
@pytest.mark.parametrize(("way", "good"), [(0, "stockfish"), (1, "oil")])
def test_the_disheartened_warrior_gets_stockfish_or_oil_for_giving_up_after_the_second_roll(
    way: int, good: str
) -> None:
    t = lost(104, RAID, rolls=2).answer(0, "use:occ_104", f"deal:occ_104.0.{way}")
    t.expect(1, "turn")
    assert t.stock(0) == {"stone": 1, "long_sword": 1, good: 1}


@pytest.mark.card("occ_104")
@pytest.mark.parametrize(("action", "rolls"), [(RAID, 1), (RAID, 3), (PILLAGE, 2)])
def test_the_disheartened_warrior_gets_nothing_after_another_roll_or_a_pillage(action: Try, rolls: int) -> None:
    t = lost(104, action, rolls)
    t.expect(1, "turn")
    assert t.stock(0) == {"stone": 1, "long_sword": 1}


@pytest.mark.card("occ_133")
@pytest.mark.parametrize(("way", "item"), [(0, "peas"), (1, "silver")])
def test_the_lance_bearer_gets_peas_or_silver_for_a_raid(way: int, item: str) -> None:
    t = won(133, RAID).answer(0, "use:occ_133", f"deal:occ_133.0.{way}")
    t.expect(1, "turn")
    assert t.stock(0) == {"wood": 3, "rune_stone": 1, item: 1}


@pytest.mark.card("occ_134")
def test_the_drunkard_gets_mead_for_a_failed_raid() -> None:
    t = lost(134, RAID)
    t.expect(1, "turn")
    assert t.stock(0) == {"stone": 1, "long_sword": 1, "mead": 1}


@pytest.mark.card("occ_135")
@pytest.mark.parametrize("action", [RAID, PILLAGE])
@pytest.mark.parametrize(
    ("roll", "has", "left"),
    [
        (5, {"long_sword": 2}, {"long_sword": 2}),
        (4, {"long_sword": 2}, {}),
        (5, {"stone": 1}, {}),
        (6, {"long_sword": 1}, {"long_sword": 1}),
        (4, {"long_sword": 1, "stone": 1}, {"long_sword": 1}),
    ],
)
def test_the_lone_wolf_takes_back_the_only_long_sword_spent(
    action: Try, roll: int, has: dict[str, int], left: dict[str, int]
) -> None:
    t = rolled(Player(has=has, ships=["longship"], cards=[135]), *action[:2], roll)
    t.answer(0, "succeed", "loot:rune_stone").expect(1, "turn")
    assert t.stock(0) == {"rune_stone": 1, **left}


@pytest.mark.card("occ_132")
def test_the_berserker_adds_three_to_every_roll_of_a_pillage_for_an_ore_of_a_longship() -> None:
    t = rolled(Player(ships=["longship:2"], cards=[132]), "c2_pillaging", 12, 3, 5)
    t.answer(0, "use:occ_132")
    assert (result(t), t.ore_on(0, "longship")) == (3 + 3 + 1, [1])
    assert result(t.answer(0, "roll")) == 5 + 3 + 1
    t.answer(0, "succeed", "loot:spices").expect(1, "turn")
    assert (t.stock(0), t.ore_on(0, "longship")) == ({"spices": 1}, [1])


@pytest.mark.card("occ_132")
def test_the_berserker_may_keep_the_ore_and_needs_it_and_does_not_raid() -> None:
    t = rolled(Player(ships=["longship:2"], cards=[132]), "c2_pillaging", 12, 3).answer(0, "no")
    assert (result(t), t.ore_on(0, "longship")) == (3 + 2, [2])
    assert result(rolled(Player(has={"ore": 1}, ships=["longship"], cards=[132]), "c2_pillaging", 12, 3)) == 3
    assert result(rolled(Player(ships=["longship:2"], cards=[132]), "c1_raiding", 8, 3)) == 3


@pytest.mark.card("occ_136")
def test_the_raider_adds_one_and_takes_two_blue_goods_within_the_result() -> None:
    t = rolled(Player(ships=["longship"], cards=[136]), "c2_pillaging", 12, 12)
    assert result(t) == 13
    t.answer(0, "succeed", "loot:rune_stone")
    assert t.offers(0) == ["loot:rune_stone", "loot:silverware", "done"]
    t.answer(0, "loot:silverware").expect(1, "turn")
    assert t.stock(0) == {"rune_stone": 1, "silverware": 1}


@pytest.mark.card("occ_136")
def test_the_raider_takes_one_good_if_the_result_is_too_low_for_two_or_as_he_likes() -> None:
    t = rolled(Player(ships=["longship"], cards=[136]), "c2_pillaging", 12, 10)
    t.answer(0, "succeed", "loot:rune_stone").expect(1, "turn")
    t = rolled(Player(ships=["longship"], cards=[136]), "c2_pillaging", 12, 11)
    t.answer(0, "succeed", "loot:rune_stone", "done").expect(1, "turn")
    assert t.stock(0) == {"rune_stone": 1}
    t = rolled(Player(has={"stone": 9}, ships=["longship"], cards=[136]), "c1_raiding", 8, 8)
    t.answer(0, "succeed", "loot:helmet").expect(1, "turn")
    assert t.stock(0) == {"stone": 9, "helmet": 1}


@pytest.mark.card("occ_136")
def test_the_raider_is_no_better_at_hunting_and_others_take_one_good() -> None:
    assert result(rolled(Player(cards=[136]), *HUNT)) == 3
    t = rolled(Player(ships=["longship"]), "c2_pillaging", 12, 12).answer(0, "succeed", "loot:rune_stone")
    t.expect(1, "turn")


@pytest.mark.card("occ_137")
@pytest.mark.parametrize("action", [RAID, PILLAGE])
def test_the_melee_fighter_spends_spears_as_long_swords(action: Try) -> None:
    fighter = Player(has={"spear": 2, "long_sword": 1}, ships=["longship"], cards=[137])
    t = rolled(fighter, *action[:2], 3).answer(0, "succeed", "loot:rune_stone")
    t.expect(1, "turn")
    assert t.stock(0) == {"rune_stone": 1}
    assert "succeed" not in rolled(fighter, *action[:2], 2).offers(0)


@pytest.mark.card("occ_137", "occ_135")
@pytest.mark.parametrize(
    ("spears", "left"), [(0, {"spear": 2}), (1, {"spear": 1, "long_sword": 2}), (2, {"long_sword": 2})]
)
def test_the_melee_fighter_chooses_how_many_are_spears(spears: int, left: dict[str, int]) -> None:
    fighter = Player(has={"spear": 2, "long_sword": 2}, ships=["longship"], cards=[137, 135])
    t = rolled(fighter, "c1_raiding", 8, 4).answer(0, "succeed", "loot:rune_stone", f"spend:{spears}")
    t.expect(1, "turn")
    assert t.stock(0) == {"rune_stone": 1, **left}


@pytest.mark.card("occ_137")
def test_the_melee_fighter_does_not_hunt_with_spears() -> None:
    assert "succeed" not in rolled(Player(has={"spear": 9}, cards=[137]), *HUNT).offers(0)
    assert "succeed" not in rolled(Player(has={"spear": 9, "ore": 1}, ships=["longship"]), "c1_raiding", 8, 5).offers(0)


@pytest.mark.card("occ_056")
def test_nothing_is_exchanged_between_a_success_and_its_price() -> None:
    fighter = Player(has={"long_sword": 2, "stone": 2}, ships=["longship"], cards=[56])
    t = rolled(fighter, "c1_raiding", 8, 4)
    assert "exchange:occ_056" in t.anytime(0)
    assert "exchange:occ_056" not in t.answer(0, "succeed").anytime(0)
    assert "exchange:occ_056" not in t.answer(0, "loot:rune_stone").anytime(0)
    t.answer(0, "spend:2").expect(1, "turn")
    assert t.stock(0) == {"stone": 2, "rune_stone": 1}


@pytest.mark.card("occ_138")
def test_the_robber_takes_a_green_good_whose_value_is_one_less_than_its_back() -> None:
    t = rolled(Player(ships=["longship"], cards=[138]), "c1_raiding", 8, 6).answer(0, "succeed")
    assert t.offers(0) == ["loot:oil", "loot:hide", "loot:rune_stone"]
    t.answer(0, "loot:hide").expect(1, "turn")
    assert t.stock(0) == {"hide": 1}


@pytest.mark.card("occ_138")
def test_the_robber_fails_with_five_and_others_take_no_green_goods() -> None:
    assert "succeed" not in rolled(Player(ships=["longship"], cards=[138]), "c1_raiding", 8, 5).offers(0)
    t = rolled(Player(ships=["longship"]), "c1_raiding", 8, 6).answer(0, "succeed")
    assert t.offers(0) == ["loot:rune_stone"]


@pytest.mark.card("occ_139")
@pytest.mark.parametrize(
    ("card", "roll", "gone", "loot"),
    [
        (139, 12, ["english_crown"], "round_shield"),
        (139, 12, ["english_crown", "round_shield", "chalice"], "throwing_axe"),
        (139, 10, ["english_crown", "round_shield", "chalice"], "throwing_axe"),
    ],
)
def test_the_loot_hunter_gets_the_best_special_tile_for_one_less(
    card: int, roll: int, gone: list[str], loot: str
) -> None:
    t = rolled(Player(ships=["longship"], cards=[card]), "c2_pillaging", 12, roll, gone=gone)
    t.answer(0, "succeed", f"loot:{loot}").expect(1, "turn")
    assert t.stock(0) == {loot: 1}


@pytest.mark.card("occ_139")
def test_the_loot_hunter_gets_no_other_tile_for_less_and_others_none() -> None:
    t = rolled(Player(ships=["longship"], cards=[139]), "c2_pillaging", 12, 12).answer(0, "succeed")
    assert "loot:round_shield" not in t.offers(0)  # the crown is the best one
    t = rolled(Player(ships=["longship:3"], cards=[139]), "c2_pillaging", 12, 12).answer(0, "succeed")
    assert "loot:english_crown" in t.offers(0)
    t = rolled(Player(ships=["longship:3"]), "c2_pillaging", 12, 12).answer(0, "succeed")
    assert "loot:english_crown" not in t.offers(0)
    t = rolled(Player(ships=["longship"], cards=[139]), "c2_pillaging", 12, 7).answer(0, "succeed")
    assert t.offers(0) == ["loot:rune_stone", "loot:silverware", "loot:glass_beads"]
