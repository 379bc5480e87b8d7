"""Laying the table (Setup; Basic intro; Duel)."""

import pytest

import longhall
from longhall.engine.errors import BadSetup
from tests.kardnarok.play import Table

SEEDS = range(30)


@pytest.mark.rule("KR-GEN-01")
@pytest.mark.parametrize(
    ("mode", "seats", "rounds"),
    [("basic", 3, 2), ("basic", 4, 2), ("duel", 2, 4), ("story", 2, 4), ("story", 3, 4), ("story", 4, 4)],
)
def test_basic_has_two_rounds_duel_and_story_four(mode: str, seats: int, rounds: int) -> None:
    table = Table(seats, mode).finish()
    assert table.told().count("round.over") == table.game.observation(None)["round"] == rounds


@pytest.mark.rule("KR-GEN-01")
@pytest.mark.parametrize(
    ("mode", "seats"), [("basic", 2), ("basic", 5), ("duel", 3), ("duel", 4), ("story", 1), ("story", 5)]
)
def test_a_mode_is_refused_for_other_numbers_of_kingdoms(mode: str, seats: int) -> None:
    with pytest.raises(BadSetup):
        longhall.new("kardnarok", seats, options={"mode": mode})


@pytest.mark.rule("KR-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_names_the_first_kingdom(seats: int) -> None:
    firsts = {longhall.new("kardnarok", seats, seed=f"{seed}").observation(None)["first"] for seed in SEEDS}
    assert firsts == set(range(seats))


@pytest.mark.rule("KR-SETUP-03", "KR-SETUP-04")
def test_basic_lays_out_two_face_down_piles_of_six_ragnarok_cards_by_level() -> None:
    view = Table(3).game.observation(0)
    assert [len(pile) for pile in view["prophecies"]] == [6, 6]
    assert [{card.split(".")[0] for card in pile} for pile in view["prophecies"]] == [{"?ragnarok1"}, {"?ragnarok2"}]
    assert view["laws"] == []


@pytest.mark.rule("KR-SETUP-04", "KR-SETUP-11")
def test_chance_picks_a_level_1_card_which_the_first_kingdom_reveals() -> None:
    level_1 = {
        "death_of_balder",
        "war_of_kin",
        "loki_unbound",
        "fimbulwinter",
        "skoll_devours_sun",
        "hati_devours_moon",
    }
    revealed = set()
    for seed in SEEDS:
        table = Table(3, seed=f"{seed}").until("moment")
        revealed.add(table.event("ragnarok")["ragnarok"])
        assert table.event("ragnarok")["kingdom"] == table.game.observation(None)["first"]
    assert revealed == level_1


@pytest.mark.rule("KR-SETUP-05")
def test_warriors_norns_and_heroes_are_shuffled_apart() -> None:
    warriors, norns, heroes = set(), set(), set()
    for seed in SEEDS:
        table = Table(2, seed=f"{seed}").until("refill.split").answer(0, "split:4").answer(1, "split:4")
        assert [card.split(".")[0] for card in table.game.observation(1)["hands"][0]].count("?warrior") == 4
        cards = table.event("drawn", 0)["cards"]
        warriors.add(tuple(cards[:4]))
        norns.add(tuple(cards[4:]))
        heroes.add(tuple(table.game.observation(0)["reserve"][0]))
    assert min(len(warriors), len(norns), len(heroes)) > len(SEEDS) // 2


@pytest.mark.rule("KR-SETUP-06", "KR-GEN-05")
def test_every_player_chooses_another_kingdom_board() -> None:
    table = Table(3).answer(0, "kingdom:island")
    assert table.open == [(1, "board")]
    assert table.offers(1) == ["kingdom:danmork", "kingdom:noregr", "kingdom:svithjod"]
    table.answer(1, "kingdom:danmork").answer(2, "kingdom:noregr")
    view = table.game.observation(None)
    assert view["who"] == ["kingdom:island", "kingdom:danmork", "kingdom:noregr"]
    assert view["cubes"] == [0, 0, 0]


@pytest.mark.rule("KR-GEN-05")
def test_each_kingdom_has_an_army_a_hero_and_a_hand_of_its_own() -> None:
    view = Table(4).until("announce").game.observation(None)
    for part in ("hands", "armies", "leading", "reserve", "coins", "bronze"):
        assert len(view[part]) == 4
        assert all(view[part])


@pytest.mark.rule("KR-SETUP-07")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_kingdom_begins_with_odin_thor_and_frey(seat: int) -> None:
    table = Table(2).until("ritual")
    assert table.offers(seat) == ["ritual:odin", "ritual:thor", "ritual:frey"]


@pytest.mark.rule("KR-SETUP-08", "KR-COIN-01")
@pytest.mark.parametrize(("seats", "mode"), [(2, "duel"), (3, "basic"), (4, "story")])
def test_all_21_silver_coins_begin_in_the_bag_unseen(seats: int, mode: str) -> None:
    view = Table(seats, mode).game.observation(0)
    assert len(view["bag"]) == 21
    assert set(view["bag"]) == {view["bag"][0]}
    assert view["unseen"][view["bag"][0]] == {"silver.3": 7, "silver.4": 7, "silver.5": 7}


@pytest.mark.rule("KR-SETUP-09")
@pytest.mark.parametrize(
    ("seats", "mode", "each", "out"),
    [(4, "basic", 5, 0), (3, "basic", 5, 5), (2, "duel", 10, 0), (2, "story", 10, 0), (3, "story", 5, 5)],
)
def test_five_bronze_each_and_ten_each_for_two(seats: int, mode: str, each: int, out: int) -> None:
    view = Table(seats, mode).game.observation(None)
    assert (view["bronze"], view["bronze_out"]) == ([each] * seats, out)


@pytest.mark.rule("KR-SETUP-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_kingdom_is_dealt_two_heroes_that_it_alone_sees(seats: int) -> None:
    table = Table(seats)
    views = [table.game.observation(seat) for seat in range(seats)]
    dealt = [hero for seat, view in enumerate(views) for hero in view["reserve"][seat]]
    assert len(set(dealt)) == 2 * seats
    assert all(card.startswith("?hero") for card in (*views[0]["reserve"][1], *views[0]["heroes"]))
    assert len(views[0]["heroes"]) == 15 - 2 * seats


@pytest.mark.rule("KR-SETUP-11")
def test_the_ragnarok_card_is_read_after_the_heroes_are_dealt_and_before_any_card_is_drawn() -> None:
    table = Table(2)
    assert [len(heroes) for heroes in table.game.observation(None)["reserve"]] == [2, 2]
    assert table.game.observation(None)["laws"] == []
    table.until("moment")
    assert len(table.game.observation(None)["laws"]) == 1
    assert table.game.observation(None)["hands"] == [[], []]
