"""The end of the game and the score (End of game; Scoring)."""

import pytest

from longhall.games.feast_for_odin.content.rows import box
from tests.feast_for_odin.play import Player, at_turn

ISLANDS = {
    "shetland": 6,
    "bear_island": 12,
    "faroe_islands": 4,
    "baffin_island": 12,
    "iceland": 16,
    "labrador": 36,
    "greenland": 12,
    "newfoundland": 38,
}
NOTHING = -86  # an empty home board


@pytest.mark.rule("FO-END-01")
def test_the_game_ends_right_after_the_last_feast() -> None:
    table = at_turn(strips={0: ["wood", "ore"]}, round=7)
    before = table.g.strips[0][:]
    table.finish()
    assert (table.g.round, table.g.strips[0]) == (7, before)
    assert table.game.asks == []


@pytest.mark.rule("FO-END-02")
def test_after_the_last_feast_all_that_is_left_may_be_placed() -> None:
    has = {"fur": 1, "silver": 1, "ore": 1, "peas": 1}
    table = at_turn(Player(has=has, houses=["long_house"]), round=7).until("pause.scoring", 0)
    assert {"lay:silver", "lay:ore", "lay:peas", "lay:fur"} <= set(table.anytime(0))
    before = table.score(0, "uncovered")
    table.lay_tile(0, "fur", "home", 0, "A1").lay_tile(0, "peas", "long_house_1", 0, "A1").answer(0, "done")
    assert table.score(0, "uncovered") == before + 8 + 1


@pytest.mark.rule("FO-SCORE-01")
def test_ships_score_3_5_and_8() -> None:
    ships = ["whaling_boat", "whaling_boat:1", "knarr", "longship:3"]
    table = at_turn(Player(ships=ships), Player(ships=["knarr"]))
    assert (table.score(0, "ships"), table.score(1, "ships")) == (3 + 3 + 5 + 8, 5)


@pytest.mark.rule("FO-SCORE-02")
def test_emigrated_ships_score_18_and_21() -> None:
    table = at_turn(Player(emigrated=["knarr", "longship", "longship"]), Player(emigrated=["longship"]))
    assert (table.score(0, "emigration"), table.score(1, "emigration")) == (18 + 21 + 21, 21)


@pytest.mark.rule("FO-SCORE-03")
@pytest.mark.parametrize(("island", "points"), ISLANDS.items())
def test_islands_score_their_value(island: str, points: int) -> None:
    assert at_turn(Player(islands=[island])).score(0, "boards") == points


@pytest.mark.rule("FO-SCORE-04")
def test_buildings_score_8_10_and_17() -> None:
    table = at_turn(Player(houses=["shed", "stone_house", "long_house"]), Player(houses=["shed"]))
    assert (table.score(0, "houses"), table.score(1, "houses")) == (8 + 10 + 17, 8)


@pytest.mark.rule("FO-SCORE-05")
def test_animals_score_more_when_they_are_pregnant() -> None:
    has = {"sheep": 10, "sheep_pregnant": 100, "cattle": 1000, "cattle_pregnant": 10000}
    assert at_turn(Player(has=has)).score(0, "animals") == 20 + 300 + 3000 + 40000


@pytest.mark.rule("FO-SCORE-06")
def test_only_played_occupations_score() -> None:
    assert at_turn(Player(cards=[5, 22], hand=[7])).score(0, "occupations") == 7 + 1


@pytest.mark.rule("FO-SCORE-07")
def test_silver_in_the_supply_scores_and_placed_silver_does_not() -> None:
    table = at_turn(Player(has={"silver": 4}, tiles=[("home", "silver", 0, "A12")]))
    assert table.score(0, "silver") == 4
    assert table.score(0) == 4 + NOTHING


@pytest.mark.rule("FO-SCORE-09")
@pytest.mark.parametrize(
    "player",
    [
        Player(has={"english_crown": 1}),
        Player(tiles=[("home", "english_crown", 0, "A1")]),
        Player(islands=["labrador"], tiles=[("labrador", "english_crown", 0, "D4")]),
    ],
)
def test_the_crown_scores_wherever_it_lies(player: Player) -> None:
    table = at_turn(player)
    assert (table.score(0, "crown"), table.score(1, "crown")) == (2, 0)


@pytest.mark.rule("FO-SCORE-10")
def test_uncovered_minus_spaces_and_open_demands_cost_a_point_each() -> None:
    assert at_turn().score(0, "uncovered") == NOTHING
    table = at_turn(Player(tiles=[("home", "fur", 0, "A1"), ("home", "fur", 0, "A10")]))
    assert table.score(0, "uncovered") == NOTHING + 8
    for house, demand in (("shed", 6), ("stone_house", 2), ("long_house", 0)):
        grid = box().houses[("shed", "stone_house", "long_house").index(house)].area.minus.bit_count()
        assert at_turn(Player(houses=[house])).score(0, "uncovered") == NOTHING - grid - demand
    for island in ISLANDS:
        open_spaces = box().islands[box().island_numbers[island]].area.minus.bit_count()
        assert at_turn(Player(islands=[island])).score(0, "uncovered") == NOTHING - open_spaces


@pytest.mark.rule("FO-SCORE-11")
def test_a_thing_penalty_costs_3() -> None:
    """FO-AMB-39: there may be more than tiles."""
    assert at_turn(Player(penalties=9)).score(0, "penalties") == -27


@pytest.mark.rule("FO-SCORE-12")
def test_what_is_left_of_goods_weapons_and_resources_scores_nothing() -> None:
    goods = [item for item in box().item_words if not item.startswith(("silver", "sheep", "cattle", "english"))]
    table = at_turn(Player(has=dict.fromkeys(goods, 1)))
    assert table.score(0) == NOTHING
    assert at_turn(Player(ships=["longship:3"])).score(0) == NOTHING + 8


@pytest.mark.rule("FO-SCORE-13")
@pytest.mark.parametrize(("silver", "winners", "places"), [((3, 5, 4), [1], [3, 1, 2]), ((5, 4, 5), [0, 2], [1, 3, 1])])
def test_the_highest_total_wins_and_victory_may_be_shared(
    silver: tuple[int, int, int], winners: list[int], places: list[int]
) -> None:
    table = at_turn(*(Player(has={"silver": n}) for n in silver), round=7).finish()
    assert table.game.outcome is not None
    found = table.game.outcome.to_data()
    assert (found["winners"], found["places"]) == (winners, places)
    assert found["scores"] == [n + NOTHING - 36 for n in silver]
    assert found["scores"] == [sum(parts.values()) for parts in found["parts"]]
