"""Die actions: raiding, pillaging, hunting, snares and whaling."""

import pytest

from longhall.words.speaker import Speaker
from tests.feast_for_odin.play import Player, Table, at_turn, occ

BOAT, LONGSHIP = "whaling_boat", "longship"
ARMS_DEALER, TANNER, TUTOR, HORNBLOWER, LONE_WOLF, ROBBER = 56, 47, 52, 85, 135, 138
BLUE = {
    "rune_stone": 6,
    "silverware": 7,
    "chest": 8,
    "silk": 8,
    "spices": 9,
    "jewelry": 10,
    "treasure_chest": 11,
    "silver_hoard": 15,
    "glass_beads": 7,
    "helmet": 8,
    "cloakpin": 8,
    "belt": 8,
    "crucifix": 8,
    "drinking_horn": 8,
    "amber_figure": 9,
    "horseshoe": 9,
    "gold_brooch": 9,
    "forge_hammer": 10,
    "fibula": 10,
    "throwing_axe": 11,
    "chalice": 12,
    "round_shield": 13,
    "english_crown": 16,
}


def about(table: Table) -> tuple[object, object]:
    """The last roll, and the result with all that changes it."""
    found = dict(table.expect(0, "die").about)
    return found["value"], found["n"]


def raid(player: Player, *rolls: int) -> Table:
    return at_turn(player).dice(8, *rolls).answer(0, "space:c1_raiding", *["roll"] * (len(rolls) - 1))


def pillage(player: Player, *rolls: int) -> Table:
    return at_turn(player).dice(12, *rolls).answer(0, "space:c2_pillaging", *["roll"] * (len(rolls) - 1))


def hunt(player: Player, *rolls: int) -> Table:
    return at_turn(player).dice(8, *rolls).answer(0, "space:c2_hunting_game", *["roll"] * (len(rolls) - 1))


def snare(player: Player, *rolls: int) -> Table:
    return at_turn(player).dice(8, *rolls).answer(0, "space:c2_laying_snare", *["roll"] * (len(rolls) - 1))


def whale(player: Player, boats: int, *rolls: int) -> Table:
    table = at_turn(player).dice(12, *rolls).answer(0, "space:c3_whaling")
    if len(player.ships) > 1:
        table.answer(0, f"boats:{boats}")
    return table.answer(0, *["roll"] * (len(rolls) - 1))


# Rolling


@pytest.mark.rule("FO-DICE-01")
def test_up_to_three_rolls_and_each_replaces_the_last() -> None:
    table = at_turn().dice(8, 2, 7, 5).answer(0, "space:c1_hunting_game")
    assert (about(table), table.offers(0)) == ((2, 2), ["roll", "fail"])
    table.answer(0, "roll")
    assert (about(table), table.offers(0)) == ((7, 7), ["roll", "fail"])
    table.answer(0, "roll")
    assert (about(table), table.offers(0)) == ((5, 5), ["fail"])


@pytest.mark.rule("FO-DICE-01", "FO-DICE-02")
def test_one_may_stop_after_any_roll_and_declare_success_or_failure() -> None:
    table = hunt(Player(has={"wood": 2}), 2)
    assert table.offers(0) == ["roll", "succeed", "fail"]
    assert table.answer(0, "succeed").has(0, "game_meat") == 1
    table = hunt(Player(has={"wood": 2}), 2).answer(0, "fail")
    assert table.has(0, "game_meat") == 0


@pytest.mark.rule("FO-DICE-01")
@pytest.mark.parametrize(
    ("space", "sides"),
    [("c1_hunting_game", 8), ("c2_laying_snare", 8), ("c1_raiding", 8), ("c2_pillaging", 12), ("c4_whaling", 12)],
)
def test_each_action_has_its_die(space: str, sides: int) -> None:
    player = Player(ships=[LONGSHIP, BOAT])
    rolls = set()
    for seed in range(80):
        table = at_turn(player).dice(997, seed + 1).answer(0, f"space:{space}")
        rolls.add(table.event("rolled")["n"])
    assert rolls == set(range(1, sides + 1))


@pytest.mark.rule("FO-DICE-03")
def test_nothing_is_spent_while_rolling_nor_on_a_failure() -> None:
    has = {"stone": 3, "long_sword": 3, "wood": 3, "bow": 3}
    table = raid(Player(has=has, ships=[LONGSHIP]), 4, 5, 3)
    assert table.stock(0) == has
    assert table.answer(0, "fail").stock(0) == {**has, "stone": 4, "long_sword": 4}


@pytest.mark.rule("FO-DICE-02", "FO-DICE-03", "FO-ANY-01")
def test_an_exchange_while_rolling_pays_nothing_of_the_success() -> None:
    table = hunt(Player(has={"wood": 2, "salt_meat": 1}, cards=[TANNER]), 2)
    table.answer(0, f"exchange:{occ(TANNER)}", "succeed")
    assert table.stock(0) == {"hide": 2, "game_meat": 1}


@pytest.mark.rule("FO-DICE-02")
def test_what_cards_exchange_while_rolling_is_not_spent_on_the_action() -> None:
    """Lone Wolf looks for exactly one long sword."""
    player = Player(has={"long_sword": 3}, ships=[LONGSHIP], cards=[LONE_WOLF, ARMS_DEALER])
    table = raid(player, 5).answer(0, f"exchange:{occ(ARMS_DEALER)}", "give:long_sword", "give:long_sword")
    table.answer(0, "succeed", "loot:rune_stone")
    assert table.stock(0) == {"long_sword": 1, "ore": 1, "rune_stone": 1}


@pytest.mark.rule("FO-DICE-01")
def test_a_die_action_within_another_leaves_its_rolls_alone() -> None:
    player = Player(has={"silver": 2}, cards=[TUTOR], hand=[HORNBLOWER])
    table = at_turn(player).dice(8, 8, 7, 6, 5).answer(0, "space:c1_hunting_game", "roll", "roll")
    assert table.offers(0) == ["fail"]
    table.answer(0, f"exchange:{occ(TUTOR)}", f"play:{occ(HORNBLOWER)}", f"deal:{occ(HORNBLOWER)}.0", "fail")
    assert (about(table), table.offers(0)) == ((6, 6), ["fail"])


# Raiding


@pytest.mark.rule("FO-RAID-01")
def test_a_raid_uses_the_orange_die_and_no_ore() -> None:
    table = raid(Player(ships=["longship:3"]), 6)
    assert about(table) == (6, 6)
    assert table.answer(0, "succeed").offers(0) == ["loot:rune_stone"]


@pytest.mark.rule("FO-RAID-02", "FO-RAID-03")
def test_stones_and_long_swords_add_one_each() -> None:
    table = raid(Player(has={"stone": 2, "long_sword": 1}, ships=[LONGSHIP]), 8).answer(0, "succeed")
    assert "loot:throwing_axe" in table.offers(0)
    assert "loot:chalice" not in table.offers(0)
    table.answer(0, "loot:jewelry")
    assert table.offers(0) == ["spend:0", "spend:1"]
    assert table.answer(0, "spend:1").stock(0) == {"stone": 1, "jewelry": 1}


@pytest.mark.rule("FO-RAID-02")
def test_there_is_no_upper_limit() -> None:
    table = raid(Player(has={"stone": 8}, ships=[LONGSHIP]), 8).answer(0, "succeed", "loot:english_crown")
    assert table.stock(0) == {"english_crown": 1}


@pytest.mark.rule("FO-RAID-03", "FO-PILLAGE-03", "FO-LIMIT-04")
@pytest.mark.parametrize("result", range(6, 17))
def test_one_blue_good_or_special_tile_up_to_the_result(result: int) -> None:
    has = {"stone": max(0, result - 8)}
    table = raid(Player(has=has, ships=[LONGSHIP]), min(result, 8)).answer(0, "succeed")
    assert table.offers(0) == [f"loot:{tile}" for tile, sword in BLUE.items() if sword <= result]
    table.answer(0, "loot:rune_stone").expect(1, "turn")


@pytest.mark.rule("FO-RAID-03", "FO-LIMIT-04")
def test_a_special_tile_that_is_gone_is_not_taken() -> None:
    table = at_turn(Player(ships=[LONGSHIP]), gone=["helmet"]).dice(8, 8).answer(0, "space:c1_raiding", "succeed")
    assert "loot:helmet" not in table.offers(0)
    table.answer(0, "loot:belt").answer(1, "pass")
    assert table.stock(0) == {"belt": 1}


@pytest.mark.rule("FO-RAID-04")
def test_five_or_less_fails_and_anything_may() -> None:
    assert raid(Player(ships=[LONGSHIP]), 5, 5, 5).offers(0) == ["fail"]
    assert raid(Player(ships=[LONGSHIP]), 8, 8, 8).offers(0) == ["succeed", "fail"]


@pytest.mark.rule("FO-RAID-04")
def test_a_low_roll_may_be_raised_above_five() -> None:
    """FO-AMB-25."""
    table = raid(Player(has={"stone": 1}, ships=[LONGSHIP]), 5).answer(0, "succeed", "loot:rune_stone")
    assert table.stock(0) == {"rune_stone": 1}


@pytest.mark.rule("FO-RAID-04")
def test_a_good_of_sword_value_5_needs_a_result_of_6_too() -> None:
    """FO-AMB-48: the Robber may take oil."""
    player = Player(has={"stone": 1}, ships=[LONGSHIP], cards=[ROBBER])
    assert raid(player, 5).answer(0, "succeed", "loot:oil").stock(0) == {"oil": 1}


@pytest.mark.rule("FO-RAID-05")
def test_a_failed_raid_gives_stone_and_sword_and_no_viking() -> None:
    table = raid(Player(ships=[LONGSHIP]), 8).answer(0, "fail")
    assert table.stock(0) == {"stone": 1, "long_sword": 1}
    table.expect(1, "turn")
    assert table.vikings(0) == 5


# Pillaging


@pytest.mark.rule("FO-PILLAGE-01", "FO-PILLAGE-02")
def test_the_longship_with_the_most_ore_is_used_and_keeps_it() -> None:
    table = pillage(Player(ships=["longship:1", "longship:3", LONGSHIP]), 12)
    assert about(table) == (12, 15)
    table.answer(0, "succeed", "loot:silver_hoard")
    assert table.ore_on(0, LONGSHIP) == [1, 3, 0]


@pytest.mark.rule("FO-PILLAGE-02")
def test_stones_and_swords_help_to_pillage_beyond_12() -> None:
    table = pillage(Player(has={"long_sword": 2, "stone": 1}, ships=["longship:1"]), 12)
    table.answer(0, "succeed", "loot:english_crown")
    assert table.stock(0) == {"english_crown": 1}


@pytest.mark.rule("FO-PILLAGE-03")
def test_five_or_less_fails_in_pillaging() -> None:
    assert pillage(Player(ships=["longship:2"]), 3, 3, 3).offers(0) == ["fail"]
    assert pillage(Player(ships=["longship:3"]), 3, 3, 3).offers(0) == ["succeed", "fail"]


@pytest.mark.rule("FO-PILLAGE-04")
def test_after_a_failed_pillage_one_viking_may_come_back() -> None:
    table = pillage(Player(ships=[LONGSHIP]), 1).answer(0, "fail")
    assert table.stock(0) == {"stone": 1, "long_sword": 1}
    assert table.offers(0) == ["return:1", "no"]
    table.answer(0, "return:1")
    assert (table.vikings(0), table.on_space("c2_pillaging")) == (5, (0, 1))
    assert pillage(Player(ships=[LONGSHIP]), 1).answer(0, "fail", "no").vikings(0) == 4


# Hunting Game


def payments(table: Table, lang: str) -> list[str]:
    """What the answers to how something is paid say."""
    ask = table.game.asks[0]
    return [Speaker(table.game.info, lang).option(option, ask) for option in ask.options]


def test_answers_name_what_can_pay_and_nothing_else() -> None:
    table = hunt(Player(has={"wood": 3, "bow": 2, "snare": 5}), 4).answer(0, "succeed")
    assert payments(table, "en") == ["1 × bow and arrow, the rest in wood", "2 × bow and arrow, the rest in wood"]
    assert payments(table, "pt") == ["1 × arco e flecha, o resto em madeira", "2 × arco e flecha, o resto em madeira"]
    table = raid(Player(has={"stone": 2, "long_sword": 1}, ships=[LONGSHIP]), 8).answer(0, "succeed", "loot:jewelry")
    assert payments(table, "en") == ["0 × long sword, the rest in stone", "1 × long sword, the rest in stone"]


@pytest.mark.rule("FO-HUNT-01")
def test_game_costs_wood_and_bows_by_the_result() -> None:
    player = Player(has={"wood": 3, "bow": 2, "snare": 5})
    table = hunt(player, 4).answer(0, "succeed")
    assert table.offers(0) == ["spend:1", "spend:2"]
    assert table.answer(0, "spend:2").stock(0) == {"wood": 1, "snare": 5, "hide": 1, "game_meat": 1}
    assert hunt(player, 6, 6, 6).offers(0) == ["fail"]
    assert hunt(player, 5).answer(0, "succeed").stock(0) == {"snare": 5, "hide": 1, "game_meat": 1}


@pytest.mark.rule("FO-HUNT-02")
def test_a_failed_hunt_gives_wood_and_a_bow_and_no_viking() -> None:
    table = hunt(Player(), 8).answer(0, "fail")
    assert table.stock(0) == {"wood": 1, "bow": 1}
    table.expect(1, "turn")
    assert table.vikings(0) == 4


# Laying a Snare


@pytest.mark.rule("FO-SNARE-01")
def test_a_fur_costs_wood_and_snares_by_the_result() -> None:
    table = snare(Player(has={"wood": 1, "snare": 1, "bow": 5}), 2).answer(0, "succeed")
    assert table.stock(0) == {"bow": 5, "fur": 1, "snare": 1}
    assert snare(Player(has={"wood": 1, "bow": 5}), 2, 2, 2).offers(0) == ["fail"]


@pytest.mark.rule("FO-SNARE-02")
def test_after_a_failed_snare_one_viking_may_come_back() -> None:
    table = snare(Player(), 8).answer(0, "fail")
    assert table.stock(0) == {"wood": 1, "snare": 1}
    assert table.offers(0) == ["return:1", "no"]
    assert table.answer(0, "return:1").vikings(0) == 5


# Whaling


@pytest.mark.rule("FO-WHALE-01")
def test_column_3_takes_one_to_three_boats_chosen_before_the_roll() -> None:
    table = at_turn(Player(ships=[BOAT] * 3)).dice(12, 12).answer(0, "space:c3_whaling")
    assert table.offers(0) == ["boats:1", "boats:2", "boats:3"]
    assert "rolled" not in table.told()
    assert about(table.answer(0, "boats:2")) == (12, 10)


@pytest.mark.rule("FO-WHALE-01")
def test_column_4_takes_exactly_one_boat() -> None:
    table = at_turn(Player(ships=[BOAT] * 3)).dice(12, 12).answer(0, "space:c4_whaling")
    assert about(table) == (12, 11)


@pytest.mark.rule("FO-WHALE-02")
def test_all_ore_on_the_boats_is_subtracted_and_stays() -> None:
    player = Player(has={"spear": 9}, ships=[BOAT, "whaling_boat:1", "whaling_boat:1"])
    assert about(whale(player, 1, 12)) == (12, 10)
    assert about(whale(player, 2, 12)) == (12, 8)
    table = whale(player, 3, 12)
    assert about(table) == (12, 7)
    table.answer(0, "succeed")
    assert table.ore_on(0, BOAT) == [0, 1, 1]
    assert table.has(0, "spear") == 2


@pytest.mark.rule("FO-WHALE-03")
def test_a_whale_costs_wood_and_spears_by_the_value() -> None:
    table = whale(Player(has={"wood": 1, "spear": 1, "bow": 5}, ships=[BOAT]), 1, 3).answer(0, "succeed")
    assert table.stock(0) == {"bow": 5, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}
    assert whale(Player(has={"wood": 1, "bow": 5}, ships=[BOAT]), 1, 3, 3, 3).offers(0) == ["fail"]


@pytest.mark.rule("FO-WHALE-04")
def test_after_failed_whaling_up_to_two_vikings_may_come_back() -> None:
    table = whale(Player(ships=[BOAT]), 1, 12).answer(0, "fail")
    assert table.stock(0) == {"wood": 1, "spear": 1}
    assert table.offers(0) == ["return:2", "return:1", "no"]
    assert table.answer(0, "return:2").vikings(0) == 5


@pytest.mark.rule("FO-WHALE-02", "FO-WHALE-05")
@pytest.mark.parametrize("roll", [1, 2])
def test_a_result_of_0_or_less_is_a_success_at_once(roll: int) -> None:
    table = whale(Player(ships=["whaling_boat:1"]), 1, roll)
    assert table.stock(0) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}
    table.expect(1, "turn")


@pytest.mark.rule("FO-WHALE-05")
@pytest.mark.parametrize(("space", "card"), [("c1_hunting_game", 13), ("c2_laying_snare", 146)])
def test_hunting_may_reach_0_with_a_card(space: str, card: int) -> None:
    """FO-AMB-37: Archer, Sledger."""
    table = at_turn(Player(cards=[card])).dice(8, 1).answer(0, f"space:{space}")
    table.expect(1, "turn")
    assert table.told().count("succeeded") == 1


# Weapon cards


@pytest.mark.rule("FO-DICE-04", "FO-DICE-06")
def test_spent_weapons_lie_open_and_come_back_from_there() -> None:
    table = hunt(Player(has={"bow": 2}), 2).answer(0, "succeed")
    assert (table.g.weapons, table.g.weapons_spent) == ((10, 12, 12, 11), (2, 0, 0, 0))
    table.dice(8, 8).answer(1, "space:c1_hunting_game", "fail")
    assert (table.g.weapons, table.g.weapons_spent) == ((10, 12, 12, 11), (1, 0, 0, 0))


@pytest.mark.rule("FO-DICE-04")
def test_without_one_among_the_discards_the_pile_is_searched() -> None:
    table = hunt(Player(), 8).answer(0, "fail")
    assert table.g.weapons == (11, 12, 12, 11)


@pytest.mark.rule("FO-DICE-05", "FO-LIMIT-02")
def test_weapons_of_a_type_never_run_out() -> None:
    table = hunt(Player(has={"bow": 12}), 8).answer(0, "fail")
    assert table.has(0, "bow") == 13
    assert table.g.weapons == (0, 12, 12, 11)
    assert table.g.faults() == []
    table.dice(8, 2).answer(1, "pass").answer(0, "space:c1_hunting_game", "succeed")
    table.answer(0, "spend:2")
    assert (table.has(0, "bow"), table.g.weapons_spent) == (11, (1, 0, 0, 0))  # the token went first
    assert table.g.faults() == []
