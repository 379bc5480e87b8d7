"""Occupations that look at die actions: what a success or a failure brings besides, and how results change. Those that
look at raids have tests of their own."""

import pytest

from tests.feast_for_odin.cards.rolls import HUNT, PILLAGE, RAID, SHIPS, SNARE, WHALING, Try, lost, result, rolled, won
from tests.feast_for_odin.play import Player, at_turn, occ

HORNBLOWER = 85  # it lays a snare without Vikings

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
