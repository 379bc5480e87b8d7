"""Occupations that look at harvests, feasts and bonus phases."""

import pytest

from longhall.engine.packs import parse_pack
from tests.feast_for_odin.play import Player, Table, at_turn, covered_cells

FOURTH = {"peas": 1, "beans": 1, "flax": 1, "grain": 1, "cabbage": 1}  # the harvest of round 4
WEAPONS = ("bow", "snare", "spear", "long_sword")
TWO_BOATS = parse_pack(
    "two_boats.toml",
    """
[pack]
game = "feast_for_odin"
name = "Two boats"

[[occupation]]
id = "occ_093"
[[occupation.effect]]
when = "no_harvest_round"
tiers = {count = "ships.whaling_boat", exact = true, at = [1, 2], gain = [{beans = 1}, {grain = 1}]}
""",
)


def goods(table: Table) -> dict[str, int]:
    """Everything in the supply of seat 0 but weapons, of which each round brings one."""
    return {item: n for item, n in table.stock(0).items() if item not in WEAPONS}


def feasting(*cards: int, round: int = 1, **player: object) -> Table:
    """The feast of seat 0 begins: 5 squares and the number of the round."""
    return at_turn(Player(cards=cards, **player), round=round).until("feast", 0)  # type: ignore[arg-type]


def asked_until_next_round(table: Table) -> list[str]:
    """The names of all asks of seat 0, with quiet answers, until the next action phase."""
    names, now = [], table.g.round
    while table.game.outcome is None and (table.g.round == now or table.g.phase != "actions"):
        names += [name for seat, name in table.open if seat == 0]
        table.default()
    return names


# Rounds with and without harvest: long game, harvest in the rounds 1, 2, 4 and 6


@pytest.mark.card("occ_096")
@pytest.mark.parametrize(
    ("has", "way", "then"),
    [
        ({"game_meat": 2}, 0, {"game_meat": 1, "whale_meat": 1}),
        ({"whale_meat": 2}, 1, {"game_meat": 2, "whale_meat": 1}),
        ({"game_meat": 1, "whale_meat": 1}, 0, {"whale_meat": 2}),
        ({"game_meat": 1, "whale_meat": 1}, 1, {"game_meat": 3}),
    ],
)
def test_the_meat_merchant_exchanges_meat_once_in_a_round_without_harvest(
    has: dict[str, int], way: int, then: dict[str, int]
) -> None:
    t = at_turn(Player(has=has, cards=[96]), round=2).until("use", 0)
    assert (t.g.round, t.g.phase) == (3, "harvest")
    t.answer(0, "use:occ_096")
    if t.open == [(0, "offer")]:
        t.answer(0, f"deal:occ_096.0.{way}")
    t.until("turn")
    assert (t.g.round, goods(t)) == (3, then)


@pytest.mark.card("occ_097")
@pytest.mark.parametrize(("peas", "then"), [(1, 2), (4, 8), (5, 8), (7, 8)])
def test_the_pea_counter_doubles_the_peas_up_to_eight_in_a_round_without_harvest(peas: int, then: int) -> None:
    t = at_turn(Player(has={"peas": peas}, cards=[97]), round=4).until("use", 0)
    assert (t.g.round, t.g.phase) == (5, "harvest")
    t.answer(0, "use:occ_097").until("turn")
    assert goods(t) == {"peas": then}


@pytest.mark.card("occ_096", "occ_097")
@pytest.mark.parametrize(
    ("number", "has"),
    [
        (96, {"game_meat": 2, "whale_meat": 2}),
        (97, {"peas": 2}),
    ],
)
def test_a_harvest_is_no_round_without_one(number: int, has: dict[str, int]) -> None:
    t = at_turn(Player(has=has, cards=[number]), round=3)
    assert "use" not in asked_until_next_round(t)
    assert (t.g.round, "use" in asked_until_next_round(t)) == (4, True)  # round 5


@pytest.mark.card("occ_096", "occ_097")
@pytest.mark.parametrize(("number", "has"), [(97, {"peas": 8}), (97, {}), (96, {"salt_meat": 9})])
def test_nothing_to_double_or_to_exchange(number: int, has: dict[str, int]) -> None:
    assert "use" not in asked_until_next_round(at_turn(Player(has=has, cards=[number]), round=2))


@pytest.mark.card("occ_169")
@pytest.mark.parametrize("good", ["flax", "grain"])
def test_the_sower_gets_one_more_of_what_was_there_before_the_harvest(good: str) -> None:
    t = at_turn(Player(has={good: 1}, cards=[169])).until("use", 0)
    t.answer(0, "use:occ_169").until("turn")
    harvest = {"peas": 1, "beans": 1, "flax": 1, "grain": 1}
    assert (t.g.round, goods(t)) == (2, {**harvest, good: 3})


@pytest.mark.card("occ_169")
def test_the_sower_chooses_between_flax_and_grain() -> None:
    t = at_turn(Player(has={"flax": 2, "grain": 1}, cards=[169])).until("use", 0).answer(0, "use:occ_169")
    t.answer(0, "deal:occ_169.0.1").until("turn")
    assert goods(t) == {"peas": 1, "beans": 1, "flax": 3, "grain": 3}


@pytest.mark.card("occ_169")
def test_the_sower_gets_nothing_if_neither_was_there_or_without_harvest() -> None:
    assert "use" not in asked_until_next_round(at_turn(Player(has={"peas": 1}, cards=[169])))
    assert "use" not in asked_until_next_round(at_turn(Player(has={"flax": 1}, cards=[169]), round=2))


@pytest.mark.card("occ_171")
def test_the_flax_baker_exchanges_one_flax_also_a_harvested_one_after_the_harvest() -> None:
    t = at_turn(Player(cards=[171])).until("use", 0).answer(0, "use:occ_171").until("turn")
    assert (t.g.round, goods(t)) == (2, {"peas": 1, "beans": 1, "grain": 2, "silver": 1})


@pytest.mark.card("occ_171")
def test_the_flax_baker_may_keep_the_flax_and_does_not_bake_without_harvest() -> None:
    t = at_turn(Player(cards=[171])).end_round()
    assert goods(t) == {"peas": 1, "beans": 1, "flax": 1, "grain": 1}
    assert "use" not in asked_until_next_round(at_turn(Player(has={"flax": 3}, cards=[171]), round=2))


@pytest.mark.rule("FO-AMB-40")
@pytest.mark.card("occ_093")
@pytest.mark.parametrize(("boats", "then"), [(1, {"beans": 1}), (2, {"grain": 1}), (3, {})])
def test_a_list_that_says_exactly_has_no_entry_for_more(boats: int, then: dict[str, int]) -> None:
    """The published lists go as far as one can count, so this one is cut short."""
    t = at_turn(Player(ships=["whaling_boat"] * boats, cards=[93]), round=2, content=[TWO_BOATS]).end_round()
    assert goods(t) == then


# Before the feast


@pytest.mark.card("occ_165", "occ_167")
@pytest.mark.parametrize(
    ("number", "has", "silver"),
    [
        (165, {"clothing": 1}, 2),
        (165, {"clothing": 2}, 2),
        (165, {"fur": 1}, 0),
        (167, {"spices": 1}, 1),
        (167, {"spices": 2}, 2),
        (167, {"spices": 3}, 2),
        (167, {"skin_and_bones": 1}, 0),
    ],
)
def test_goods_in_the_supply_bring_silver_before_each_feast(number: int, has: dict[str, int], silver: int) -> None:
    t = at_turn(Player(has=has, cards=[number])).until("pause.income", 0)
    assert t.has(0, "silver") == 0
    assert t.until("feast", 0).has(0, "silver") == silver
    assert t.end_round().until("feast", 0).has(0, "silver") == 2 * silver


@pytest.mark.card("occ_165")
def test_clothing_on_a_board_brings_the_village_leader_nothing() -> None:
    assert feasting(165, tiles=[("home", "clothing", 0, "A1")]).has(0, "silver") == 0


# In the feast


@pytest.mark.card("occ_157")
def test_the_skinner_gets_skin_and_bones_for_each_animal_served() -> None:
    t = feasting(157, has={"sheep": 2, "cattle": 1, "salt_meat": 1}, round=3)  # one sheep is pregnant by now
    t.answer(0, "serve:sheep_pregnant")
    assert t.has(0, "skin_and_bones") == 1
    t.answer(0, "empty", "serve:cattle", "empty", "serve:salt_meat").until("turn")
    assert goods(t) == {"sheep": 1, "skin_and_bones": 2, **FOURTH}


@pytest.mark.card("occ_158")
def test_the_barbarian_draws_weapons_and_gets_silver_for_game_and_whale_meat() -> None:
    t = feasting(158, has={"game_meat": 1, "whale_meat": 1, "mead": 1}, round=2)
    t.answer(0, "serve:game_meat")
    assert (sum(t.has(0, weapon) for weapon in WEAPONS), t.has(0, "silver")) == (3, 1)
    t.answer(0, "empty", "serve:whale_meat")
    assert (sum(t.has(0, weapon) for weapon in WEAPONS), t.has(0, "silver")) == (6, 2)


@pytest.mark.card("occ_158")
def test_the_barbarian_gets_nothing_for_other_food() -> None:
    t = feasting(158, has={"mead": 1, "game_meat": 1}).answer(0, "serve:mead", "empty")
    assert t.stock(0) == {"game_meat": 1}


@pytest.mark.card("occ_186")
def test_the_pea_flour_baker_lays_two_peas_flat_and_no_third() -> None:
    t = feasting(186, has={"peas": 3, "flax": 2}, round=4).answer(0, "serve_flat:peas", "empty", "serve_flat:peas")
    t.answer(0, "empty")
    assert t.offers(0) == ["serve:peas", "serve:flax", "serve_flat:flax", "empty"]
    assert goods(t) == {"peas": 1, "flax": 2}


@pytest.mark.card("occ_186")
def test_the_pea_flour_baker_lays_only_one_of_other_goods_flat_and_others_one_of_peas() -> None:
    t = feasting(186, has={"flax": 2}, round=4).answer(0, "serve_flat:flax", "empty")
    assert t.offers(0) == ["serve:flax", "empty"]
    t = feasting(has={"peas": 2}, round=4).answer(0, "serve_flat:peas", "empty")
    assert t.offers(0) == ["serve:peas", "empty"]


# After the feast


@pytest.mark.card("occ_159")
def test_the_festive_hunter_hunts_after_a_feast_with_game_meat() -> None:
    t = feasting(159, has={"game_meat": 2, "wood": 3}).dice(8, 3).answer(0, "serve:game_meat", *["empty"] * 4)
    t.answer(0, "use:occ_159", "succeed").expect(1, "feast")
    assert t.stock(0) == {"game_meat": 2, "hide": 1}
    t = feasting(159, has={"game_meat": 1}).answer(0, "serve:game_meat", *["empty"] * 4, "no")
    t.expect(1, "feast")


@pytest.mark.card("occ_159")
def test_the_festive_hunter_stays_at_home_after_another_feast() -> None:
    t = feasting(159, has={"game_meat": 1, "whale_meat": 1}).answer(0, "serve:whale_meat", *["empty"] * 3)
    t.expect(1, "feast")


@pytest.mark.card("occ_160")
def test_the_sober_man_gets_a_silver_for_a_feast_without_mead() -> None:
    t = feasting(160, has={"mead": 1, "peas": 1}).answer(0, "serve:peas", *["empty"] * 5)
    t.expect(1, "feast")
    assert t.stock(0) == {"mead": 1, "silver": 1}
    t = feasting(160, has={"mead": 1}).answer(0, "serve:mead", *["empty"] * 5)
    t.expect(1, "feast")
    assert t.stock(0) == {}


@pytest.mark.card("occ_172")
def test_the_fish_cook_lays_the_stockfish_of_a_feast_into_houses() -> None:
    cook = feasting(172, has={"stockfish": 3}, houses=["long_house"])
    t = cook.answer(0, "serve_flat:stockfish", "empty", "serve:stockfish", "empty", "use:occ_172")
    t.answer(0, "on:long_house_1", "turn:0", "at:A1", "on:long_house_1", "turn:0", "at:E1").expect(1, "feast")
    assert (t.stock(0), covered_cells(t.g, 14)) == ({"stockfish": 1}, 6)


@pytest.mark.card("occ_172")
def test_the_fish_cook_may_stop_and_needs_stockfish_in_the_feast() -> None:
    t = feasting(172, has={"stockfish": 2}, houses=["long_house"]).answer(0, "serve:stockfish", *["empty"] * 5)
    t.answer(0, "use:occ_172", "no").expect(1, "feast")
    assert (t.stock(0), covered_cells(t.g, 14)) == ({"stockfish": 1}, 0)
    t = feasting(172, has={"stockfish": 1, "salt_meat": 1}, houses=["long_house"])
    t.answer(0, "serve:salt_meat", *["empty"] * 5).expect(1, "feast")


@pytest.mark.card("occ_172")
def test_the_fish_cook_is_not_asked_without_room() -> None:
    t = feasting(172, has={"stockfish": 1}, houses=["shed"]).answer(0, "serve:stockfish", *["empty"] * 5)
    t.expect(1, "feast")


# The bonus phase


@pytest.mark.card("occ_161", "occ_162")
@pytest.mark.parametrize(
    ("number", "taken", "then"),
    [
        (161, ["c3_weekly_market", "c3_whaling", "c3_special_sale"], {"cabbage": 1}),
        (161, ["c3_weekly_market", "c3_whaling", "c2_weekly_market"], {}),
        (162, ["c2_weekly_market", "c2_explore", "c2_pillaging", "c2_products_mead"], {"flax": 1}),
        (162, ["c2_weekly_market", "c2_explore", "c2_pillaging", "c1_stockfish"], {}),
        (162, ["c3_weekly_market", "c3_whaling", "c3_special_sale"], {}),
    ],
)
def test_seven_vikings_in_a_column_bring_a_good_in_the_bonus_phase(
    number: int, taken: list[str], then: dict[str, int]
) -> None:
    t = at_turn(Player(cards=[number]), round=4, taken=dict.fromkeys(taken, 0))
    t.end_round()  # to round 5, which has no harvest
    assert goods(t) == then


@pytest.mark.card("occ_161", "occ_162")
@pytest.mark.parametrize(
    ("number", "mine", "theirs"),
    [
        (161, ["c3_weekly_market", "c3_whaling"], "c3_special_sale"),
        (162, ["c2_weekly_market", "c2_explore", "c2_pillaging"], "c2_products_mead"),
    ],
)
def test_the_vikings_of_others_do_not_count(number: int, mine: list[str], theirs: str) -> None:
    t = at_turn(Player(cards=[number]), round=4, taken={**dict.fromkeys(mine, 0), theirs: 1}).end_round()
    assert goods(t) == {}


@pytest.mark.card("occ_162")
def test_a_bonus_phase_that_a_card_gives_counts() -> None:
    farmer, taken = Player(cards=[162], hand=[21]), ["c2_weekly_market", "c2_explore", "c2_pillaging"]
    t = at_turn(farmer, round=4, taken=dict.fromkeys(taken, 0))
    t.answer(0, "space:c2_play_2_occupations", "play:occ_021", "deal:occ_021.0").expect(1, "turn")
    assert goods(t) == {"flax": 1}


OIL = ["A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"]  # what surrounds the oil of a long house
PEAS = ["J1", "J2", "K2"]  # and its peas
HIDE = ["B1", "C1", "B2", "D2", "B3", "C3", "D3"]  # the hide of a stone house


def covering(area: str, cells: list[str]) -> list[tuple[str, str, int, str]]:
    return [(area, "silver", 0, cell) for cell in cells]


@pytest.mark.card("occ_177")
@pytest.mark.parametrize(
    ("answers", "then"),
    [
        (["yes", "yes"], {"silverware": 2}),
        (["no", "yes"], {"hide": 1, "silverware": 1}),
        (["yes", "no"], {"silverware": 1, "oil": 1}),
        (["no", "no"], {"hide": 1, "oil": 1}),
    ],
)
def test_the_maid_takes_silverware_for_the_only_bonus_of_each_house(answers: list[str], then: dict[str, int]) -> None:
    tiles = [*covering("long_house_1", OIL), *covering("stone_house_1", HIDE)]
    maid = Player(cards=[177], houses=["stone_house", "long_house"], tiles=tiles)
    t = at_turn(maid, round=4).until("maid", 0).answer(0, *answers).until("turn")
    assert goods(t) == then


@pytest.mark.card("occ_177")
def test_the_maid_leaves_two_bonuses_of_a_house_and_those_of_boards() -> None:
    tiles = [*covering("long_house_1", [*OIL, *PEAS]), *covering("home", ["A5", "B5", "B6", "A7", "B7"])]
    t = at_turn(Player(cards=[177], houses=["long_house"], tiles=tiles), round=4)
    assert "maid" not in asked_until_next_round(t)
    assert goods(t) == {"oil": 1, "peas": 1, "ore": 1}
