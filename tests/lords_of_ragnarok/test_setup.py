"""How the table is laid and heroes are chosen (Set-up)."""

from collections import Counter
from typing import Any

import pytest

import longhall
from tests.lords_of_ragnarok.play import RUNES, Table

SEEDS = range(12)
COUNTS = (2, 3, 4)


def fresh(seats: int, seed: int, **options: str) -> dict[str, Any]:
    """What everybody sees of a table that was just laid."""
    return longhall.new("lords_of_ragnarok", seats, seed=f"{seed}", options=options).observation(None)


def begun(seats: int, seed: int) -> tuple[Table, int]:
    """A table before the first choice, and who begins."""
    table = Table(seats, seed=f"{seed}")
    return table, table.observation()["first"]


def with_origin(origin: str) -> tuple[Table, int]:
    """A table whose first player may choose this origin."""
    for seed in range(200):
        table, first = begun(3, seed)
        table.answer(first, table.offers(first)[0])
        if f"origin:{origin}" in table.offers(first):
            table.answer(first, f"origin:{origin}")
            return table, first
    raise AssertionError(origin)


@pytest.mark.rule("LR-SETUP-01", "LR-2P-01")
@pytest.mark.parametrize(("seats", "territories", "side"), [(2, 16, "p2"), (3, 21, "p34"), (4, 21, "p34")])
def test_the_board_has_a_side_for_the_number_of_players(seats: int, territories: int, side: str) -> None:
    table = fresh(seats, 0)
    assert (len(table["control"]), table["map"]) == (territories, side)


@pytest.mark.rule("LR-SETUP-04")
@pytest.mark.parametrize(
    ("seats", "side", "temples", "drafts"),
    [(2, "a", 6, [2, 4]), (2, "b", 6, [1, 3, 5]), (3, "a", 7, [2, 5]), (4, "b", 7, [2, 4, 6])],
)
def test_the_temple_track_has_a_side_of_choice(seats: int, side: str, temples: int, drafts: list[int]) -> None:
    table = Table(seats, track_side=side)
    assert (table.g.map.temples, table.g.map.drafts[table.observation()["track_side"]]) == (temples, drafts)
    assert (table.observation()["built"], sum(table.observation()["temples"])) == (0, 0)


@pytest.mark.rule("LR-SETUP-05", "LR-SETUP-11")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_forge_has_a_token_by_chance_and_its_rune(seats: int) -> None:
    found = set()
    for seed in SEEDS:
        table = fresh(seats, seed)
        sites = [place + 1 for place, rune in enumerate(table["forges"]) if rune >= 0]
        assert sites == [1, 6, 10, 12, 16, 19]
        assert Counter(rune for rune in table["forges"] if rune >= 0) == {0: 2, 1: 2, 2: 2}
        assert table["forged"] == [int(rune >= 0) for rune in table["forges"]]
        assert table["supply"] == [10, 10, 10]
        found.add(tuple(table["forges"]))
    assert len(found) > 3


@pytest.mark.rule("LR-SETUP-06", "LR-2P-02")
def test_two_players_use_four_forges_with_all_three_runes() -> None:
    fourth = set()
    for seed in range(40):
        table = fresh(2, seed)
        runes = Counter(RUNES[rune] for rune in table["forges"] if rune >= 0)
        assert (sum(runes.values()), len(runes)) == (4, 3)
        fourth.add(runes.most_common(1)[0][0])
        assert sum(table["supply"]) == 32
    assert fourth == set(RUNES)


@pytest.mark.rule("LR-SETUP-08")
def test_of_each_pair_of_monsters_one_lies_on_top_by_chance() -> None:
    tops = [fresh(3, seed)["tops"] for seed in range(30)]
    for rune, pair in enumerate(Table(3).g.box.of_rune):
        assert {top[rune] for top in tops} == set(pair)


@pytest.mark.rule("LR-SETUP-10", "LR-2P-03")
@pytest.mark.parametrize(("seats", "events"), [(2, 16), (3, 21), (4, 21)])
def test_the_decks(seats: int, events: int) -> None:
    table = Table(seats)
    g = table.g
    cards = [*g.event, *g.event_discards]
    assert sorted(int(g.word(card)) for card in cards) == list(range(1, events + 1))
    assert (len(g.combat), len(g.attack), len(g.blessing)) == (35, 14, 36)


@pytest.mark.rule("LR-SETUP-10")
def test_the_decks_are_shuffled() -> None:
    for pile in ("combat", "attack", "blessing", "event"):
        orders = {tuple(getattr(Table(3, seed=f"{seed}").g, pile)) for seed in SEEDS}
        assert len(orders) == len(SEEDS)


@pytest.mark.rule("LR-SETUP-12", "LR-2P-04")
@pytest.mark.parametrize(("seats", "needs"), [(2, [2, 3, 1, 3, 5]), (3, [2, 4, 2, 3, 6]), (4, [2, 4, 2, 3, 6])])
def test_five_requirement_cards_lie_face_up(seats: int, needs: list[int]) -> None:
    table = Table(seats)
    assert [card.n for card in table.g.map.requirements] == needs
    assert (table.turned(), len(table.observation()["tracker"]["requirements"])) == ([], 5)


@pytest.mark.rule("LR-SETUP-13", "LR-AMB-01")
@pytest.mark.parametrize(("start", "reserve"), [("reserve", 4), ("supply", 0)])
def test_everybody_has_the_pieces_of_a_colour(start: str, reserve: int) -> None:
    table = fresh(4, 0, priests_start=start)
    assert (table["priests"], table["supply_priests"]) == ([reserve] * 4, [4 - reserve] * 4)
    assert table["army_at"] == [-1] * 24
    assert (table["runes"], table["slayers"], table["minis"]) == ([0] * 12, [0] * 4, [0] * 4)


@pytest.mark.rule("LR-SETUP-14", "LR-SETUP-15", "LR-AMB-52")
@pytest.mark.parametrize("seats", COUNTS)
def test_event_cards_tell_where_boss_and_monsters_begin(seats: int) -> None:
    for seed in SEEDS:
        table = Table(seats, seed=f"{seed}")
        g = table.g
        drawn = [int(g.word(card)) for card in g.event_discards]
        assert len(drawn) == seats + 1
        assert g.boss_at + 1 == drawn[0]
        places: dict[int, int] = {}
        for number in drawn[1:]:
            pair = g.box.of_rune[g.box.events[number - 1].rune]
            top = g.tops[g.box.events[number - 1].rune]
            free = [each for each in (top, *pair) if each not in places]
            if free:
                places[free[0]] = number
        assert {each: place + 1 for each, place in enumerate(g.monster_at) if place >= 0} == places
        assert "monster.die" not in table.told()


@pytest.mark.rule("LR-SETUP-15")
def test_a_third_card_of_a_rune_places_nothing() -> None:
    """In some game of four more than two cards of one rune come."""
    counts = set()
    for seed in range(60):
        g = Table(4, seed=f"{seed}").g
        runes = Counter(g.box.events[int(g.word(card)) - 1].rune for card in g.event_discards[1:])
        on_board = sum(1 for place in g.monster_at if place >= 0)
        assert on_board == sum(min(n, 2) for n in runes.values())
        counts.add(on_board)
    assert {3, 4} <= counts


# Hero selection


@pytest.mark.rule("LR-SETUP-16", "LR-SETUP-17")
def test_the_first_player_is_drawn_and_chooses_of_two_heroes_and_three_origins() -> None:
    assert {begun(3, seed)[1] for seed in range(30)} == {0, 1, 2}
    for seed in SEEDS:
        table, first = begun(3, seed)
        assert table.open == [(first, "selection.hero")]
        assert len(table.offers(first)) == 2
        outside = next(f"hero:{hero.id}" for hero in table.g.box.heroes if f"hero:{hero.id}" not in table.offers(first))
        assert table.why_not(first, outside) == "LR-SETUP-16"
        table.answer(first, table.offers(first)[0])
        assert len(table.offers(first)) == 3
        assert "origin:odin" in table.offers(first)
        missing = next(o.id for o in table.g.box.origins if f"origin:{o.id}" not in table.offers(first))
        assert table.why_not(first, f"origin:{missing}") == "LR-SETUP-17"


@pytest.mark.rule("LR-SETUP-17")
@pytest.mark.parametrize("taken", [False, True])
def test_the_first_origin_goes_on_until_somebody_takes_it(taken: bool) -> None:
    for seed in SEEDS:
        table, first = begun(3, seed)
        origins = [origin.id for origin in table.g.box.origins]
        table.answer(first, table.offers(first)[0])
        mine = "origin:odin" if taken else table.offers(first)[-1]
        table.answer(first, mine).until("selection.origin", (first + 1) % 3)
        offered = table.offers((first + 1) % 3)
        assert ("origin:odin" in offered) == (not taken)
        assert (len(offered), mine in offered) == (2 if taken else 3, False)
        assert set(offered) <= {f"origin:{origin}" for origin in origins}


@pytest.mark.rule("LR-SETUP-17")
def test_what_was_not_chosen_may_be_drawn_again() -> None:
    again = set()
    for seed in range(30):
        table, first = begun(4, seed)
        chosen, left = table.offers(first)
        table.answer(first, chosen).until("selection.hero", (first + 1) % 4)
        assert chosen not in table.offers((first + 1) % 4)
        again.add(left in table.offers((first + 1) % 4))
    assert again == {False, True}


@pytest.mark.rule("LR-SETUP-18", "LR-SETUP-19", "LR-HERO-02")
def test_attributes_begin_at_two_and_with_one_card() -> None:
    table, first = begun(3, 1)
    assert table.observation()["values"] == [[2, 2, 2]] * 3
    table.answer(first, table.offers(first)[0], "origin:odin")
    assert len(table.hand(first)) == 1
    assert table.observation()["wounds"] == [0] * 9


@pytest.mark.rule("LR-SETUP-20", "LR-SETUP-21")
@pytest.mark.parametrize(("sea", "place", "controlled"), [(1, 5, True), (1, 6, False), (5, 17, False), (6, 3, True)])
def test_hero_and_armies_begin_together_next_to_the_drakkar(sea: int, place: int, controlled: bool) -> None:
    table, first = with_origin("odin")
    assert table.offers(first) == [f"sail:{n}" for n in range(1, 7)]
    table.answer(first, f"sail:{sea}")
    assert f"to:{place}" in table.offers(first)
    assert table.why_not(first, "to:4") == "LR-SETUP-20"
    table.answer(first, f"to:{place}")
    assert (table.sea(first), table.hero(first), table.armies(first, place)) == (sea, place, [1, 1])
    assert table.controls(first) == ([place] if controlled else [])


@pytest.mark.rule("LR-SETUP-20")
def test_nobody_begins_beside_armies_or_markers_of_another() -> None:
    table, first = with_origin("odin")
    table.answer(first, "sail:1", "to:6").until("selection.sea", (first + 1) % 3)
    second = (first + 1) % 3
    table.answer(second, "sail:1")
    assert table.offers(second) == ["to:1", "to:5"]
    assert table.why_not(second, "to:6") == "LR-SETUP-20"


@pytest.mark.rule("LR-AMB-28", "LR-AMB-29")
def test_the_boss_does_not_keep_anybody_from_beginning_there() -> None:
    for seed in range(300):
        table, first = begun(3, seed)
        boss = table.monster("loki")
        if boss == 17:
            table.answer(first, table.offers(first)[0], "origin:odin", "sail:5", "to:17")
            assert table.armies(first, 17) == [1, 1]
            assert table.owner(17) is None
            return
    raise AssertionError("the boss never begins in 17")


@pytest.mark.rule("LR-SETUP-22", "LR-HERO-01")
@pytest.mark.parametrize("origin", ["odin", "thor", "freya", "tyr", "heimdall", "njord"])
def test_what_an_origin_gives_is_given_once(origin: str) -> None:
    table, first = with_origin(origin)
    table.answer(first, "sail:1", "to:5").until("selection.hero", (first + 1) % 3)
    found = (
        [table.value(first, name) for name in ("authority", "power", "wisdom")],
        len(table.runes(first)),
        len(table.hand(first)),
        table.armies(first, 5),
        len(table.allies(first)),
    )
    heimdall_cards = 2  # its realm had no ally yet
    assert (
        found
        == {
            "odin": ([2, 2, 2], 1, 1, [1, 1], 0),
            "thor": ([2, 3, 2], 0, 2, [1, 1], 0),
            "freya": ([2, 2, 3], 2, 1, [1, 1], 0),
            "tyr": ([3, 2, 2], 0, 1, [1, 2], 0),
            "heimdall": ([2, 2, 2], 1, heimdall_cards, [1, 1], 1),
            "njord": ([2, 2, 2], 0, 1, [1, 1, 2], 0),
        }[origin]
    )


@pytest.mark.rule("LR-HERO-01")
def test_the_ability_of_a_hero_lasts_all_game() -> None:
    table, first = with_origin("odin")
    table.until("selection.hero", (first + 1) % 3)
    hero = table.g.box.heroes[table.observation()["heroes"][first]]
    assert (hero.word, first) in table.g.cards_in_play()
    table.until("hero", first).until_phase("prayer", (first + 1) % 3)
    assert (hero.word, first) in table.g.cards_in_play()


@pytest.mark.rule("LR-SETUP-23")
@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_chooses_whole_before_the_next(seats: int) -> None:
    table, first = begun(seats, 3)
    asked = []
    while table.observation()["phase"] == "selection":
        if table.open[0][0] not in asked[-1:]:
            asked.append(table.open[0][0])
        table.default()
    assert asked == [(first + i) % seats for i in range(seats)]


@pytest.mark.rule("LR-SETUP-24", "LR-AMB-37")
@pytest.mark.parametrize("taker", [None, 0, 1, 2])
def test_who_has_the_first_origin_begins_or_who_began_the_selection(taker: int | None) -> None:
    table, first = begun(3, 5)
    for number in range(3):
        seat = (first + number) % 3
        table.until("selection.origin", seat)
        keys = [key for key in table.offers(seat) if key != "origin:odin"]
        table.answer(seat, "origin:odin" if taker == number else keys[0])
    while table.observation()["phase"] == "selection":
        table.default()
    assert table.observation()["turn"] == (first + (taker or 0)) % 3


@pytest.mark.rule("LR-AMB-57")
def test_strength_of_an_origin_counts_for_control_at_the_end_of_the_first_phase() -> None:
    """Njord's three armies have 4 in all, as many as the resistance of 17."""
    table, first = with_origin("njord")
    table.answer(first, "sail:5", "to:17", "to:17").until("selection.hero", (first + 1) % 3)
    assert table.owner(17) is None
    while table.observation()["phase"] in ("selection", "prayer"):
        table.default()
    assert table.owner(17) == first
