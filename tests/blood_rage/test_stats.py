"""The clan sheet, its stats, and the figures (Clan sheet; Figures)."""

import pytest

from tests.blood_rage.play import Clan, Table, at_turn

VALUES = {"rage": (6, 7, 8, 9, 12, 12), "axes": (3, 4, 5, 6, 8, 8), "horns": (4, 5, 6, 7, 10, 10)}
TRIO = ["warrior", "warrior", "leader"]


def won(**tokens: str) -> Table:
    """Wolf with Axes on their second step has won a battle in Gimle."""
    clan = Clan({"gimle": TRIO}, steps=(1, 2, 1))
    return at_turn(clan, Clan({"gimle": ["warrior"]}), tokens=tokens).pillage(0, "gimle", {}).end_pillage()


@pytest.mark.rule("BR-STAT-01")
def test_a_sheet_shows_rage_and_three_stats() -> None:
    view = at_turn(Clan(rage=3), Clan()).observation()
    assert view["rage"] == [3, 6]
    assert view["values"] == [[6, 3, 4], [6, 3, 4]]


@pytest.mark.rule("BR-STAT-05")
@pytest.mark.parametrize("stat", VALUES)
@pytest.mark.parametrize("step", range(1, 7))
def test_each_stat_has_six_steps(stat: str, step: int) -> None:
    steps = [1, 1, 1]
    steps[list(VALUES).index(stat)] = step
    table = at_turn(Clan(steps=(steps[0], steps[1], steps[2])), Clan())
    assert table.value(0, stat) == VALUES[stat][step - 1]
    assert table.value(1, stat) == VALUES[stat][0]


@pytest.mark.rule("BR-STAT-02")
@pytest.mark.parametrize(("step", "rage"), list(enumerate(VALUES["rage"], 1)))
def test_rage_is_what_a_clan_begins_an_age_with(step: int, rage: int) -> None:
    table = at_turn(Clan(steps=(step, 1, 1), rage=1), Clan()).until_phase("action", 2)
    assert (table.rage(0), table.rage(1)) == (rage, 6)


@pytest.mark.rule("BR-STAT-03")
def test_axes_are_the_glory_for_a_battle() -> None:
    assert won(gimle="rage").glory(0) == 4


@pytest.mark.rule("BR-STAT-04")
def test_horns_count_provinces_yggdrasil_and_fjords() -> None:
    four = Clan({"gimle": ["warrior"], "yggdrasil": ["warrior", "leader"], "fjord_ne": ["ship"]})
    table = at_turn(four, Clan())
    assert table.observation()["on_board"] == [4, 0]
    assert table.why_not(0, "invade:warrior") == "BR-INVADE-06"


@pytest.mark.rule("BR-STAT-04")
def test_horns_do_not_count_valhalla_or_the_reserve() -> None:
    three = Clan({"gimle": TRIO, "valhalla": ["warrior", "warrior", "ship"]})
    table = at_turn(three, Clan()).answer(0, "invade:warrior", "to:gimle")
    assert table.figures(0, "gimle") == 4


@pytest.mark.rule("BR-STAT-04", "BR-MONSTER-01")
def test_horns_count_monsters() -> None:
    clan = Clan({"gimle": [*TRIO, "troll"]}, sheet=["a1-troll"])
    assert at_turn(clan, Clan()).why_not(0, "invade:warrior") == "BR-INVADE-06"


@pytest.mark.rule("BR-STAT-06")
def test_a_raise_is_one_step_to_the_right() -> None:
    assert won(gimle="rage").observation()["stats"][:3] == [1, 1, 0]


@pytest.mark.rule("BR-STAT-06")
def test_the_last_step_is_the_end() -> None:
    top = Clan({"yggdrasil": ["warrior"]}, steps=(6, 5, 6))
    table = at_turn(top, Clan()).pillage(0, "yggdrasil")
    assert table.observation()["stats"][:3] == [5, 5, 5]
    assert table.event("raised") == {"clan": 0, "stat": "axes", "n": 8}


@pytest.mark.rule("BR-STAT-06")
def test_a_stat_on_its_last_step_is_not_offered() -> None:
    clan = Clan({"gimle": ["warrior"]}, quests=["a1-quest-alfheim"], steps=(6, 1, 2))
    table = at_turn(clan, Clan()).until("raise.may")
    assert table.offers(0) == ["no", "raise:axes", "raise:horns"]
    assert table.why_not(0, "raise:rage") == "BR-STAT-06"


@pytest.mark.rule("BR-STAT-06")
def test_with_all_stats_on_their_last_step_nothing_is_asked() -> None:
    clan = Clan({"gimle": ["warrior"]}, quests=["a1-quest-alfheim"], steps=(6, 6, 6))
    table = at_turn(clan, Clan())
    while table.g.phase != "gifts":
        assert "raise.may" not in [name for _, name in table.open]
        table.default()
    assert table.glory(0) == 5


@pytest.mark.rule("BR-STAT-07")
def test_a_raise_of_rage_counts_from_the_next_age_on() -> None:
    table = won(gimle="rage")
    assert (table.value(0, "rage"), table.rage(0)) == (7, 6)
    assert table.until_phase("action", 2).rage(0) == 7


@pytest.mark.rule("BR-STAT-08")
def test_a_raise_of_axes_counts_for_this_battle() -> None:
    assert won(gimle="axes").glory(0) == 5


@pytest.mark.rule("BR-STAT-08")
def test_a_raise_of_horns_counts_at_once() -> None:
    clan = Clan({"gimle": [*TRIO, "warrior"]})
    table = at_turn(clan, Clan(), tokens={"gimle": "horns"})
    assert "invade:warrior" not in table.offers(0)
    table.pillage(0, "gimle").answer(1, "pass").answer(0, "invade:warrior", "to:gimle")
    assert table.figures(0, "gimle") == 5


@pytest.mark.rule("BR-FIG-01")
@pytest.mark.parametrize(
    ("figure", "card", "strength"),
    [("warrior", "", 1), ("leader", "", 3), ("troll", "a1-troll", 2), ("frost-giant", "a3-frost-giant", 4)],
)
def test_every_figure_has_its_strength(figure: str, card: str, strength: int) -> None:
    table = at_turn(Clan({"gimle": [figure]}, sheet=[card] if card else []), Clan())
    assert table.strength(0, "gimle") == strength


@pytest.mark.rule("BR-FIG-01")
def test_a_ship_has_strength_two() -> None:
    serpent = Clan({"fjord_nw": ["sea-serpent"]}, sheet=["a1-sea-serpent"])
    table = at_turn(Clan({"fjord_nw": ["ship"]}), serpent, seats=3)
    assert (table.strength(0, "gimle"), table.strength(1, "gimle")) == (2, 3)


@pytest.mark.rule("BR-FIG-02")
def test_an_upgraded_leader_still_invades_for_nothing() -> None:
    table = at_turn(Clan(sheet=["a1-lord-of-hammers"]), Clan()).answer(0, "invade:leader", "to:gimle")
    assert table.rage(0) == 6


@pytest.mark.rule("BR-FIG-02")
def test_an_upgraded_ship_still_goes_to_fjords_alone_and_never_moves() -> None:
    table = at_turn(Clan(sheet=["a1-lokis-dragons"]), Clan()).answer(0, "invade:ship")
    assert all(key.startswith("to:fjord") for key in table.offers(0))
    table.answer(0, "to:fjord_nw").answer(1, "pass")
    assert not any(key.startswith("march:") for key in table.offers(0))


@pytest.mark.rule("BR-FIG-03")
def test_a_troop_upgrade_counts_for_all_figures_of_its_kind() -> None:
    wolf = Clan({"gimle": ["warrior", "warrior"], "utgard": ["warrior"]}, hand=["a2-experts-in-arms"])
    table = at_turn(wolf, Clan({"gimle": ["warrior"]}))
    table.answer(0, "upgrade:a2-experts-in-arms", "no")
    assert (table.strength(0, "gimle"), table.strength(0, "utgard")) == (4, 2)
    assert table.strength(1, "gimle") == 1


@pytest.mark.rule("BR-FIG-04")
def test_the_destroyed_wait_in_valhalla_for_the_release() -> None:
    raven = Clan({"gimle": ["warrior"]}, hand=["a1-tyrs-bash"])
    table = at_turn(Clan({"gimle": TRIO}), raven).pillage(0, "gimle", {}).end_pillage()
    assert table.count(1, "warrior", "valhalla") == 1
    table.until("keep", 1)
    assert (table.count(1, "warrior", "valhalla"), table.count(1, "warrior", "reserve")) == (1, 7)
    table.until_phase("gifts", 2)
    assert (table.count(1, "warrior", "valhalla"), table.count(1, "warrior", "reserve")) == (0, 8)


@pytest.mark.rule("BR-FIG-05")
def test_a_figure_is_always_in_one_place() -> None:
    table = at_turn(Clan({"gimle": TRIO}), Clan({"gimle": ["warrior"]}), Clan(hand=["a1-troll"]))
    table.answer(0, "march:gimle", "to:utgard", "warriors:2", "done").answer(1, "invade:ship", "to:fjord_sw")
    table.answer(2, "upgrade:a1-troll", "invade:troll", "to:utgard")  # destroys the Warriors there
    places = ["gimle", "utgard", "fjord_sw", "reserve", "valhalla"]
    for seat, figures in ((0, 10), (1, 10), (2, 11)):
        assert sum(table.figures(seat, place) for place in places) == figures
    assert table.count(0, "warrior", "valhalla") == 2
