"""Occupations that look at die actions: what a success or a failure brings besides, and how results change."""

import pytest

from tests.feast_for_odin.play import Player, Table, at_turn, occ

# For each die action: a space, the sides of the die, a roll that is enough or costs 3, and what a success brings
HUNT = ("c1_hunting_game", 8, 3)
SNARE = ("c2_laying_snare", 8, 3)
WHALING = ("c4_whaling", 12, 4)
RAID = ("c1_raiding", 8, 7)
PILLAGE = ("c2_pillaging", 12, 7)
Try = tuple[str, int, int]
SHIPS = ("whaling_boat", "longship")
HORNBLOWER = 85  # it lays a snare without Vikings


def rolled(player: Player, space: str, sides: int, *rolls: int, **lay: object) -> Table:
    """Vikings on the space of a die action, with these rolls to come."""
    return at_turn(player, **lay).dice(sides, *rolls).answer(0, f"space:{space}")  # type: ignore[arg-type]


def won(card: int, action: Try, **has: int) -> Table:
    """A success with the 3 wood that it costs, or with the first rune stone as loot."""
    t = rolled(Player(has={"wood": 3, **has}, ships=SHIPS, cards=[card]), *action, strips={0: ["stone", "ore"]})
    t.until("die", 0).answer(0, "succeed")
    if t.open == [(0, "loot")]:
        t.answer(0, "loot:rune_stone")
    if t.open == [(0, "spend")]:
        t.answer(0, "spend:0")
    return t


def lost(card: int, action: Try, rolls: int = 1, **has: int) -> Table:
    """A failure after so many rolls."""
    space, sides, roll = action
    t = rolled(Player(has=has, ships=SHIPS, cards=[card]), space, sides, *[roll] * rolls)
    t.answer(0, *["roll"] * (rolls - 1), "fail")
    if t.open == [(0, "comfort")]:
        t.answer(0, "no")
    return t


def result(table: Table) -> int:
    """The result that seat 0 is asked about."""
    return int(str(dict(table.expect(0, "die").about)["n"]))


# A success gives more


@pytest.mark.card("occ_126", "occ_127", "occ_140", "occ_143", "occ_163")
@pytest.mark.parametrize(
    ("number", "action", "then"),
    [
        (126, SNARE, {"fur": 1, "snare": 1, "silver": 1}),
        (127, SNARE, {"fur": 1, "snare": 1, "stockfish": 1}),
        (140, WHALING, {"oil": 2, "skin_and_bones": 1, "whale_meat": 1}),
        (143, HUNT, {"hide": 1, "game_meat": 1, "silver": 1}),
        (163, ("c2_hunting_game", 8, 3), {"hide": 2, "game_meat": 1, "silver": 1}),
    ],
)
def test_a_success_gives_what_the_card_adds(number: int, action: Try, then: dict[str, int]) -> None:
    t = won(number, action)
    t.expect(1, "turn")
    assert t.stock(0) == then


@pytest.mark.card(
    "occ_126",
    "occ_127",
    "occ_128",
    "occ_129",
    "occ_130",
    "occ_133",
    "occ_134",
    "occ_140",
    "occ_143",
    "occ_144",
    "occ_163",
)
@pytest.mark.parametrize(
    ("number", "action", "then"),
    [
        (126, HUNT, {"hide": 1, "game_meat": 1}),
        (127, HUNT, {"hide": 1, "game_meat": 1}),
        (128, HUNT, {"hide": 1, "game_meat": 1}),
        (129, HUNT, {"hide": 1, "game_meat": 1}),
        (130, HUNT, {"hide": 1, "game_meat": 1}),
        (133, PILLAGE, {"wood": 3, "rune_stone": 1}),
        (134, RAID, {"wood": 3, "rune_stone": 1}),
        (140, SNARE, {"fur": 1, "snare": 1}),
        (143, SNARE, {"fur": 1, "snare": 1}),
        (144, SNARE, {"fur": 1, "snare": 1}),
        (163, HUNT, {"hide": 1, "game_meat": 1}),
        (163, SNARE, {"fur": 1, "snare": 1}),
    ],
)
def test_the_success_of_another_die_action_gives_nothing_more(number: int, action: Try, then: dict[str, int]) -> None:
    t = won(number, action)
    t.expect(1, "turn")
    assert t.stock(0) == then


@pytest.mark.card(
    "occ_126",
    "occ_127",
    "occ_128",
    "occ_129",
    "occ_133",
    "occ_134",
    "occ_135",
    "occ_140",
    "occ_141",
    "occ_142",
    "occ_143",
    "occ_163",
)
@pytest.mark.parametrize(
    ("number", "action", "then"),
    [
        (126, SNARE, {"wood": 1, "snare": 1}),
        (127, SNARE, {"wood": 1, "snare": 1}),
        (128, SNARE, {"wood": 1, "snare": 1}),
        (129, SNARE, {"wood": 1, "snare": 1}),
        (133, RAID, {"stone": 1, "long_sword": 1}),
        (134, PILLAGE, {"stone": 1, "long_sword": 1}),
        (135, RAID, {"stone": 1, "long_sword": 1}),
        (140, WHALING, {"wood": 1, "spear": 1}),
        (141, WHALING, {"wood": 1, "spear": 1}),
        (142, WHALING, {"wood": 1, "spear": 1}),
        (143, HUNT, {"wood": 1, "bow": 1}),
        (163, ("c2_hunting_game", 8, 3), {"wood": 1, "bow": 1}),
    ],
)
def test_a_failure_gives_only_the_consolation(number: int, action: Try, then: dict[str, int]) -> None:
    t = lost(number, action)
    t.expect(1, "turn")
    assert t.stock(0) == then


@pytest.mark.card("occ_128")
def test_the_digger_takes_one_item_of_a_strip_after_a_snare_or_declines() -> None:
    t = won(128, SNARE).answer(0, "use:occ_128", "strip:0", "take:1")
    t.expect(1, "turn")
    assert t.stock(0) == {"fur": 1, "snare": 1, "stone": 1}
    t = won(128, SNARE).answer(0, "no")
    t.expect(1, "turn")
    assert t.stock(0) == {"fur": 1, "snare": 1}


@pytest.mark.card("occ_129")
def test_the_meat_curer_exchanges_one_snare_also_the_one_just_won_for_salt_meat() -> None:
    t = won(129, SNARE).answer(0, "use:occ_129")
    t.expect(1, "turn")
    assert t.stock(0) == {"fur": 1, "salt_meat": 1}
    assert won(129, SNARE, snare=1).answer(0, "no").stock(0) == {"fur": 1, "snare": 2}


@pytest.mark.card("occ_130")
def test_the_snare_specialist_takes_back_a_viking_for_two_snares() -> None:
    t = won(130, SNARE, snare=1).answer(0, "use:occ_130")
    t.expect(1, "turn")
    assert (t.stock(0), t.vikings(0), t.on_space("c2_laying_snare")) == ({"fur": 1}, 5, (0, 1))


@pytest.mark.card("occ_130")
def test_the_snare_specialist_needs_two_snares_and_the_action_space() -> None:
    t = won(130, SNARE)
    t.expect(1, "turn")
    assert (t.stock(0), t.vikings(0)) == ({"fur": 1, "snare": 1}, 4)
    t = at_turn(Player(has={"wood": 3, "snare": 5, "silver": 2}, cards=[130], hand=[HORNBLOWER])).dice(8, 3)
    t.answer(0, "space:c2_play_2_occupations", f"play:{occ(HORNBLOWER)}", "no", f"deal:{occ(HORNBLOWER)}.1")
    t.answer(0, "succeed", "spend:0").expect(1, "turn")
    assert (t.stock(0), t.vikings(0)) == ({"fur": 1, "snare": 6}, 4)


@pytest.mark.card("occ_131")
def test_the_bait_layer_exchanges_stockfish_for_game_meat_before_a_snare() -> None:
    bait = Player(has={"stockfish": 2, "wood": 3}, cards=[131])
    t = rolled(bait, *SNARE)
    t.expect(0, "use")
    assert "rolled" not in t.told()
    t.answer(0, "use:occ_131", "fail", "no").expect(1, "turn")
    assert t.stock(0) == {"stockfish": 1, "game_meat": 1, "wood": 4, "snare": 1}
    t = rolled(bait, *SNARE).answer(0, "no", "succeed")
    assert t.stock(0) == {"stockfish": 2, "fur": 1, "snare": 1}
    rolled(bait, *HUNT).expect(0, "die")


@pytest.mark.card("occ_144")
def test_the_deerstalker_buys_skin_and_bones_for_two_silver_after_hunting() -> None:
    t = won(144, HUNT, silver=4).answer(0, "use:occ_144")
    t.expect(1, "turn")
    assert t.stock(0) == {"hide": 1, "game_meat": 1, "skin_and_bones": 1, "silver": 2}
    t = won(144, HUNT, silver=2).answer(0, "no")
    assert t.stock(0) == {"hide": 1, "game_meat": 1, "silver": 2}
    won(144, HUNT, silver=1).expect(1, "turn")


@pytest.mark.card("occ_145")
def test_the_forester_takes_an_item_before_hunting_and_can_spend_it() -> None:
    t = rolled(Player(cards=[145]), *HUNT[:2], 1, strips={0: ["wood", "wood"]})
    assert "rolled" not in t.told()
    t.answer(0, "use:occ_145", "strip:0", "take:1", "succeed").expect(1, "turn")
    assert t.stock(0) == {"hide": 1, "game_meat": 1}
    rolled(Player(cards=[145]), *SNARE, strips={0: ["wood"]}).expect(0, "die")
    rolled(Player(cards=[145]), *HUNT, strips={0: ["wood"]}).answer(0, "no").expect(0, "die")


# Raids


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


# Whaling


@pytest.mark.card("occ_141")
@pytest.mark.parametrize(("boats", "good"), [(1, "cabbage"), (2, "beans"), (3, "peas")])
def test_the_ivory_sculptor_gets_a_good_by_his_boats_if_he_spends_no_wood(boats: int, good: str) -> None:
    whaler = Player(has={"wood": 1, "spear": 1}, ships=["whaling_boat"] * boats, cards=[141])
    t = rolled(whaler, "c4_whaling", 12, 2).answer(0, "succeed", "spend:1")
    t.expect(1, "turn")
    assert t.stock(0) == {"wood": 1, "oil": 1, "skin_and_bones": 1, "whale_meat": 1, good: 1}
    t = rolled(whaler, "c4_whaling", 12, 2).answer(0, "succeed", "spend:0")
    assert t.stock(0) == {"spear": 1, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}


@pytest.mark.card("occ_142")
@pytest.mark.parametrize(("roll", "left"), [(2, {"spear": 2}), (3, {}), (1, {"spear": 2})])
def test_the_whale_catcher_takes_back_the_only_spear_spent(roll: int, left: dict[str, int]) -> None:
    t = rolled(Player(has={"spear": 2}, ships=["whaling_boat"], cards=[142]), "c4_whaling", 12, roll)
    if roll > 1:
        t.answer(0, "succeed")
    t.expect(1, "turn")
    assert t.stock(0) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1, **left}


# Rolls and results


@pytest.mark.card("occ_146")
@pytest.mark.parametrize("action", [HUNT, SNARE])
def test_the_sledger_has_one_less_with_game_and_snares(action: Try) -> None:
    assert result(rolled(Player(cards=[146]), *action)) == 2
    t = rolled(Player(cards=[146]), *action[:2], 1)
    t.expect(1, "turn")  # a result of 0 is a success at once
    assert t.stock(0) == ({"hide": 1, "game_meat": 1} if action is HUNT else {"fur": 1, "snare": 1})


@pytest.mark.card("occ_146")
def test_the_sledger_has_nothing_less_at_whaling_and_raids() -> None:
    assert result(rolled(Player(ships=["whaling_boat"], cards=[146]), *WHALING)) == 3
    assert result(rolled(Player(ships=["longship"], cards=[146]), *RAID)) == 7


@pytest.mark.card("occ_153")
@pytest.mark.parametrize("action", [HUNT, SNARE, WHALING, RAID, PILLAGE])
def test_the_proficient_hunter_rolls_four_times(action: Try) -> None:
    space, sides, roll = action
    t = rolled(Player(ships=SHIPS, cards=[153]), space, sides, *[roll] * 4).answer(0, "roll", "roll", "roll")
    assert "roll" not in t.offers(0)
    t = rolled(Player(ships=SHIPS), space, sides, *[roll] * 4).answer(0, "roll", "roll")
    assert "roll" not in t.offers(0)
