"""The feast phase in play (Phase 9). The cheapest feast is tested elsewhere."""

import pytest

from longhall.games.feast_for_odin.advice.policy import policy
from tests.feast_for_odin.play import Player, Table, at_turn

LENGTHS = [
    ("peas", 1, 2),
    ("mead", 1, 2),
    ("flax", 1, 3),
    ("stockfish", 1, 3),
    ("beans", 2, 2),
    ("milk", 2, 2),
    ("grain", 1, 4),
    ("salt_meat", 1, 4),
    ("cabbage", 2, 3),
    ("game_meat", 2, 3),
    ("sheep", 2, 4),
    ("sheep_pregnant", 2, 4),
    ("fruits", 3, 3),
    ("whale_meat", 3, 3),
    ("cattle", 3, 4),
    ("cattle_pregnant", 3, 4),
]
FOODS = {good for good, _, _ in LENGTHS}


def feast(has: dict[str, int], round: int = 1, **player: object) -> Table:
    return at_turn(Player(has=has, **player), round=round).until("feast", 0)  # type: ignore[arg-type]


def left(table: Table) -> object:
    """Squares that are still to be covered."""
    return dict(table.expect(0, "feast").about)["n"]


@pytest.mark.rule("FO-FEAST-01", "FO-EMIG-03")
@pytest.mark.parametrize(("length", "blank"), [("long", 5), ("short", 6)])
@pytest.mark.parametrize("ships", [0, 1, 3])
def test_squares_without_vikings_and_ships_must_be_covered(length: str, blank: int, ships: int) -> None:
    for round in range(1, 7):
        if blank + round < 2 * ships:
            continue
        table = at_turn(Player(emigrated=["knarr"] * ships), round=round, options={"length": length})
        if blank + round > 2 * ships:
            assert left(table.until("feast", 0)) == blank + round - 2 * ships
        else:
            assert table.until_phase("mountains").g.penalties[0] == 0


@pytest.mark.rule("FO-FEAST-02")
def test_only_orange_and_red_goods_animals_and_silver_are_served() -> None:
    others = ("ore", "wood", "stone", "bow", "oil", "hide", "silk", "jewelry", "helmet")
    # One sheep and one cow become pregnant before the feast
    goods = {good: 2 for good in FOODS if not good.endswith("pregnant")}
    table = feast({**goods, **dict.fromkeys(others, 1), "silver": 1}, 4)
    served = {key.partition(":")[2] for key in table.offers(0) if key.startswith("serve")}
    assert served == FOODS
    assert table.offers(0)[-2:] == ["coin", "empty"]
    assert "coin" not in feast({"ore": 1}).offers(0)


@pytest.mark.rule("FO-FEAST-03")
def test_two_tiles_of_a_colour_are_not_next_to_each_other() -> None:
    table = feast({"peas": 1, "beans": 1, "mead": 1, "milk": 1, "silver": 2}, 7).answer(0, "serve:peas")
    assert table.offers(0) == ["serve:mead", "serve_flat:mead", "serve:milk", "coin", "empty"]
    assert table.answer(0, "serve:mead").offers(0) == ["serve:beans", "coin", "empty"]
    table.answer(0, "coin")
    assert table.offers(0) == ["serve:beans", "serve:milk", "coin", "empty"]
    assert table.answer(0, "coin").offers(0) == ["serve:beans", "serve:milk", "empty"]


@pytest.mark.rule("FO-FEAST-03")
def test_an_empty_square_parts_tiles_too() -> None:
    table = feast({"peas": 2}).answer(0, "serve:peas", "empty")
    assert "serve:peas" in table.offers(0)


@pytest.mark.rule("FO-FEAST-04")
def test_one_tile_of_each_type_lies_flat() -> None:
    table = feast({"stockfish": 3, "salt_meat": 1, "silver": 2}, 7).answer(0, "serve_flat:stockfish", "coin")
    assert table.offers(0) == ["serve:stockfish", "serve:salt_meat", "serve_flat:salt_meat", "coin", "empty"]
    table.answer(0, "serve:stockfish", "coin")
    assert "serve:stockfish" in table.offers(0)
    assert "serve_flat:stockfish" not in table.offers(0)


@pytest.mark.rule("FO-FEAST-04")
def test_pregnant_animals_are_of_one_type_with_the_others() -> None:
    """FO-AMB-42."""
    table = feast({"sheep": 2, "cattle": 1, "silver": 1}, 7).answer(0, "serve_flat:sheep", "coin")
    assert table.offers(0) == ["serve:sheep_pregnant", "serve:cattle", "serve_flat:cattle", "empty"]


@pytest.mark.rule("FO-FEAST-05", "FO-FEAST-08")
@pytest.mark.parametrize(("good", "short", "long"), LENGTHS)
def test_a_tile_covers_its_side_along_the_table(good: str, short: int, long: int) -> None:
    barren = good.removesuffix("_pregnant")
    has = {good: 1} if good == barren else {barren: 2}  # one of two becomes pregnant
    assert left(feast(has, 7).answer(0, f"serve:{good}")) == 12 - short
    if long > short:
        assert left(feast(has, 7).answer(0, f"serve_flat:{good}")) == 12 - long
    else:
        assert f"serve_flat:{good}" not in feast(has, 7).offers(0)


@pytest.mark.rule("FO-FEAST-05")
def test_nothing_sticks_out() -> None:
    table = feast({"grain": 1, "whale_meat": 1, "milk": 1}).answer(0, *["empty"] * 3)
    assert table.offers(0) == ["serve:grain", "serve:milk", "serve:whale_meat", "empty"]
    table.answer(0, "empty")
    assert table.offers(0) == ["serve:grain", "serve:milk", "empty"]
    table.answer(0, "empty")
    assert table.offers(0) == ["serve:grain", "empty"]


@pytest.mark.rule("FO-FEAST-06")
def test_every_empty_square_is_a_penalty_for_the_rest_of_the_game() -> None:
    table = feast({"silver": 3}).answer(0, *["coin"] * 3, *["empty"] * 3)
    assert (table.g.penalties[0], table.score(0, "penalties")) == (3, -9)
    assert table.finish().score(0, "penalties") < -9


@pytest.mark.rule("FO-FEAST-06")
def test_squares_may_be_left_empty_by_choice() -> None:
    assert feast({"silver": 6}).answer(0, *["empty"] * 6).has(0, "silver") == 6


@pytest.mark.rule("FO-FEAST-07")
def test_all_that_was_served_is_gone() -> None:
    table = feast({"grain": 1, "mead": 2, "silver": 1}).answer(0, "serve_flat:grain", "serve:mead", "coin")
    assert table.stock(0).get("grain", 0) == table.stock(0).get("silver", 0) == 0
    assert (table.has(0, "mead"), table.g.penalties[0]) == (1, 0)


@pytest.mark.rule("FO-FEAST-01")
def test_everybody_has_a_feast_from_the_start_player_on() -> None:
    table = at_turn(seats=3).answer(0, "pass").answer(1, "space:c1_stockfish").answer(2, "pass").answer(1, "pass")
    seats = []
    while table.game.asks[0].name == "feast":
        seats.append(table.game.asks[0].seat)
        table.answer(seats[-1], *["empty"] * 6)
    assert seats == [1, 2, 0]


@pytest.mark.rule("FO-FEAST-03")
def test_the_plan_for_the_rest_of_a_feast_keeps_colours_apart() -> None:
    """For three squares the flax alone would be the cheapest, but it may not lie beside the grain."""
    table = feast({"grain": 1, "flax": 1, "silver": 3}, 2).answer(0, "serve_flat:grain")
    (option,) = policy(table.g, table.ask(0))
    assert option.key in table.offers(0)
