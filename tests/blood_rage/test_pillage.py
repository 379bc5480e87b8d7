"""Pillage: declaring, the call to battle, and its rewards (Action phase)."""

from typing import Any

import pytest

from tests.blood_rage.play import Clan, Table, at_turn

BASH, SMITE = "a1-tyrs-bash", "a1-tyrs-smite"
NEXT = {"gimle": ["warrior"], "yggdrasil": ["warrior"]}


def raid(*clans: Clan, place: str = "gimle", **lay: Any) -> Table:
    """Wolf pillages a province."""
    return at_turn(*clans, **lay).answer(0, f"pillage:{place}")


@pytest.mark.rule("BR-PILLAGE-01")
@pytest.mark.parametrize(("at", "place"), [("gimle", "gimle"), ("fjord_nw", "gimle"), ("yggdrasil", "yggdrasil")])
def test_a_figure_in_the_area_is_enough_and_it_costs_nothing(at: str, place: str) -> None:
    figure = "ship" if at.startswith("fjord") else "warrior"
    table = at_turn(Clan({at: [figure]}, rage=1), Clan()).pillage(0, place)
    assert table.pillaged(place)
    assert table.rage(0) == 1


@pytest.mark.rule("BR-PILLAGE-01")
def test_without_a_figure_in_the_area_there_is_no_pillage() -> None:
    table = at_turn(Clan({"gimle": ["warrior"]}), Clan({"utgard": ["warrior"]}))
    assert [key for key in table.offers(0) if key.startswith("pillage:")] == ["pillage:gimle"]
    for place in ("utgard", "yggdrasil", "andlang"):
        assert table.why_not(0, f"pillage:{place}") == "BR-PILLAGE-01"


@pytest.mark.rule("BR-PILLAGE-01", "BR-BATTLE-15")
def test_a_pillaged_province_waits_for_the_next_age() -> None:
    table = at_turn(Clan({"gimle": ["warrior"]}), Clan()).pillage(0, "gimle").answer(1, "pass")
    assert "pillage:gimle" not in table.offers(0)
    assert table.why_not(0, "pillage:gimle") == "BR-BATTLE-15"
    assert "pillage:gimle" in table.until_phase("action", 2).until("turn", 0).offers(0)


@pytest.mark.rule("BR-PILLAGE-02")
def test_call_then_cards_then_resolution() -> None:
    table = raid(Clan(NEXT, hand=[BASH]), Clan(NEXT))
    table.expect(1, "call")
    assert table.why_not(0, f"play:{BASH}") == "BR-PILLAGE-02"
    table.decline("call").expect(0, "battle.card")
    table.answer(0, f"play:{BASH}").end_pillage()
    order = ["pillage", "battle", "battle.revealed", "battle.won", "destroyed", "pillaged", "glory.battle"]
    assert [key for key in table.told() if key in order] == order


@pytest.mark.rule("BR-PILLAGE-03")
def test_the_call_begins_at_the_left_and_the_pillager_is_last() -> None:
    table = raid(Clan(NEXT), Clan(NEXT), Clan(NEXT), Clan(NEXT))
    for seat in (1, 2, 3, 0):
        assert table.open == [(seat, "call")]
        table.answer(seat, "no")
    assert "battle" in table.told()


@pytest.mark.rule("BR-PILLAGE-03")
def test_one_own_figure_of_an_adjacent_province_at_a_time() -> None:
    raven = Clan({"andlang": ["warrior", "leader"], "yggdrasil": ["warrior"], "utgard": ["warrior"]})
    table = raid(Clan({"gimle": ["warrior"]}), raven)
    assert table.offers(1) == ["no", "join:warrior", "join:leader"]
    assert table.why_not(1, "join:troll") == "BR-PILLAGE-03"
    table.answer(1, "join:warrior")
    assert table.offers(1) == ["from:yggdrasil", "from:andlang"]
    assert table.why_not(1, "from:utgard") == "BR-PILLAGE-03"
    table.answer(1, "from:yggdrasil")
    assert (table.figures(1, "gimle"), table.figures(1, "yggdrasil")) == (1, 0)
    table.answer(1, "join:leader")
    assert table.event("call.joined") == {"clan": 1, "figure": "leader", "origin": "andlang", "place": "gimle"}


@pytest.mark.rule("BR-PILLAGE-04")
def test_joining_is_free_for_clans_without_rage_and_without_figures_there() -> None:
    table = raid(Clan({"gimle": ["warrior"]}), Clan({"andlang": ["leader"]}, rage=0)).answer(1, "join:leader")
    assert (table.rage(1), table.figures(1, "gimle")) == (0, 1)
    assert table.event("battle")["clans"] == [0, 1]


@pytest.mark.rule("BR-PILLAGE-05")
def test_the_call_stops_when_the_villages_are_full() -> None:
    rival = Clan({"utgard": ["warrior"], "horgr": ["warrior"] * 3})
    table = raid(Clan({"utgard": ["warrior"], "andlang": ["warrior"] * 3}), rival, place="utgard")
    table.answer(1, "join:warrior")
    assert "battle" in table.told()
    assert table.figures(0, "andlang") == 3


@pytest.mark.rule("BR-PILLAGE-05")
def test_with_full_villages_nobody_gets_a_chance() -> None:
    table = raid(Clan({"utgard": ["warrior"] * 2, "andlang": ["leader"]}), Clan({"utgard": ["leader"]}), place="utgard")
    assert "call.declined" not in table.told()
    assert "battle" in table.told()


@pytest.mark.rule("BR-PILLAGE-05")
def test_declining_once_does_not_shut_a_clan_out() -> None:
    table = raid(Clan(NEXT), Clan(NEXT)).answer(1, "no").answer(0, "join:warrior")
    table.expect(1, "call")
    table.answer(1, "join:warrior")
    assert [event["args"]["clan"] for event in table.game.events(0, 0) if event["key"] == "call.joined"] == [0, 1]


@pytest.mark.rule("BR-PILLAGE-05")
def test_the_call_ends_when_all_decline_in_a_row() -> None:
    reserve = Clan({"gimle": ["warrior"], "yggdrasil": ["warrior"] * 2})
    table = raid(reserve, reserve, Clan()).answer(1, "join:warrior").answer(0, "no").answer(1, "no")
    assert "battle" in table.told()  # Serpent has nobody and counts as declining
    assert table.told().count("call.declined") == 2


@pytest.mark.rule("BR-PILLAGE-06")
def test_ships_are_not_called() -> None:
    raven = Clan({"fjord_sw": ["ship"], "andlang": ["warrior"]})
    table = raid(Clan({"gimle": ["warrior"]}), raven)
    assert table.offers(1) == ["no", "join:warrior"]
    assert table.why_not(1, "join:ship") == "BR-PILLAGE-06"


@pytest.mark.rule("BR-PILLAGE-06")
def test_any_number_joins_in_yggdrasil() -> None:
    crowd = Clan({"gimle": ["warrior"] * 5, "horgr": ["warrior"] * 3}, steps=(1, 1, 5))
    table = raid(Clan({"yggdrasil": ["warrior"]}), crowd, place="yggdrasil")
    for n in range(8):
        table.answer(1, "join:warrior")
        if table.open[0][1] == "call.from":
            table.answer(1, table.offers(1)[0])
        assert table.figures(1, "yggdrasil") == n + 1


@pytest.mark.rule("BR-PILLAGE-07")
def test_the_pillager_may_bring_figures_without_an_enemy() -> None:
    table = raid(Clan({"gimle": ["warrior"], "yggdrasil": ["leader"]}), Clan())
    table.answer(0, "join:leader")
    assert table.figures(0, "gimle") == 2
    assert table.pillaged("gimle")


@pytest.mark.rule("BR-PILLAGE-08")
def test_alone_the_pillager_succeeds_without_cards_and_battle_glory() -> None:
    table = at_turn(Clan({"gimle": ["warrior"]}, hand=[BASH]), Clan(), tokens={"gimle": "horns"}).pillage(0, "gimle")
    assert (table.value(0, "horns"), table.glory(0), table.hand(0)) == (5, 0, [BASH])
    assert table.pillaged("gimle")
    assert table.event("unopposed") == {"clan": 0, "place": "gimle"}
    table.expect(1, "turn")


@pytest.mark.rule("BR-PILLAGE-08", "BR-BOARD-06")
def test_an_enemy_ship_in_the_fjord_is_an_enemy() -> None:
    table = raid(Clan({"gimle": ["warrior"]}), Clan({"fjord_nw": ["ship"]}))
    assert table.event("battle") == {"place": "gimle", "clans": [0, 1]}


@pytest.mark.rule("BR-PILLAGE-09")
def test_every_figure_in_the_area_takes_part() -> None:
    rivals = [
        Clan({"fjord_nw": ["ship"]}),
        Clan({"gimle": ["leader"], "fjord_nw": ["ship"]}),
        Clan({"gimle": ["warrior"]}),
    ]
    table = raid(Clan({"gimle": ["warrior"] * 2}, hand=[SMITE]), *rivals)
    assert table.fighters == [0, 1, 2, 3]
    assert table.observation()["totals"] == [2, 2, 5, 1]
    table.answer(0, f"play:{SMITE}").end_pillage()
    assert [table.figures(seat, "valhalla") for seat in range(4)] == [0, 1, 2, 1]


@pytest.mark.rule("BR-REWARD-01", "BR-STAT-07")
def test_a_rage_token_raises_rage_and_gives_none_now() -> None:
    table = at_turn(Clan({"gimle": ["warrior"]}, rage=3), Clan(), tokens={"gimle": "rage"}).pillage(0, "gimle")
    assert (table.value(0, "rage"), table.rage(0)) == (7, 3)


@pytest.mark.rule("BR-REWARD-02", "BR-REWARD-03", "BR-REWARD-04")
@pytest.mark.parametrize(
    ("token", "values", "glory"), [("axes", [6, 4, 4], 0), ("horns", [6, 3, 5], 0), ("glory", [6, 3, 4], 5)]
)
def test_each_token_gives_what_it_shows(token: str, values: list[int], glory: int) -> None:
    table = at_turn(Clan({"gimle": ["warrior"]}), Clan(), tokens={"gimle": token}).pillage(0, "gimle")
    assert (table.observation()["values"][0], table.glory(0)) == (values, glory)


@pytest.mark.rule("BR-REWARD-02")
def test_an_axes_token_counts_for_the_glory_of_its_battle() -> None:
    table = at_turn(Clan({"gimle": ["leader"]}), Clan({"gimle": ["warrior"]}), tokens={"gimle": "axes"})
    assert table.pillage(0, "gimle", {}).end_pillage().glory(0) == 4


@pytest.mark.rule("BR-REWARD-05")
def test_yggdrasil_raises_all_three() -> None:
    table = at_turn(Clan({"yggdrasil": ["warrior"]}), Clan()).pillage(0, "yggdrasil")
    assert table.observation()["values"] == [[7, 4, 5], [6, 3, 4]]


@pytest.mark.rule("BR-REWARD-06")
@pytest.mark.parametrize(
    ("first", "other"), [("a3-frost-giant", "a2-lord-of-axes"), ("a2-lord-of-axes", "a3-frost-giant")]
)
def test_bonuses_come_in_the_order_that_the_pillager_chooses(first: str, other: str) -> None:
    cards = ["a3-frost-giant", "a2-lord-of-axes"]
    wolf = Clan({"gimle": ["frost-giant", "leader"]}, sheet=cards)
    table = at_turn(wolf, Clan(), tokens={"gimle": "glory"}).pillage(0, "gimle")
    assert sorted(table.offers(0)) == sorted(f"bonus:{card}" for card in cards)
    assert table.why_not(0, "bonus:a3-lord-of-spears") == "BR-REWARD-06"
    assert table.glory(0) == 5
    table.answer(0, f"bonus:{first}").until("raise").answer(0, "raise:horns")
    assert [event["args"]["card"] for event in table.game.events(0, 0) if event["key"] == "bonus"] == [first, other]
    assert (table.glory(0), table.value(0, "horns")) == (10, 5)


@pytest.mark.rule("BR-REWARD-06", "BR-BATTLE-17")
def test_bonuses_come_before_battle_glory() -> None:
    wolf = Clan({"gimle": ["leader"]}, sheet=["a3-lord-of-spears"])
    table = at_turn(wolf, Clan({"gimle": ["warrior"]}), tokens={"gimle": "axes"}).pillage(0, "gimle", {}).end_pillage()
    assert (table.value(0, "axes"), table.glory(0)) == (5, 5)


@pytest.mark.rule("BR-REWARD-06")
def test_what_a_bonus_raises_is_the_pillagers_choice_alone() -> None:
    wolf = Clan({"gimle": ["leader"]}, sheet=["a2-lord-of-axes"])
    table = at_turn(wolf, Clan()).pillage(0, "gimle").until("raise")
    assert table.offers(0) == ["raise:rage", "raise:axes", "raise:horns"]
    assert table.why_not(0, "no") == table.why_not(1, "raise:rage") == "BR-REWARD-06"
