"""Mountain strips (Mountain actions)."""

import pytest

from tests.feast_for_odin.play import Player, Table, at_turn

LONG = ["wood", "wood", "stone", "ore", "silver2"]


def items(table: Table, strip: int) -> list[str]:
    words = {number: word for word, number in table.g.box.strip_numbers.items()}
    return [words[item] for item in table.g.strips[strip]]


@pytest.mark.rule("FO-MTN-01")
def test_items_are_taken_from_left_to_right() -> None:
    table = at_turn(strips={0: LONG}).answer(0, "space:c2_mountain_3_upgrade_1", "strip:0", "take:3")
    assert table.stock(0) == {"wood": 2, "stone": 1}
    assert items(table, 0) == ["ore", "silver2"]


@pytest.mark.rule("FO-MTN-01")
def test_two_silver_is_one_item() -> None:
    table = at_turn(strips={0: ["ore", "silver2", "silver2"]}).answer(0, "space:c1_mountain_2", "strip:0", "take:2")
    assert table.stock(0) == {"ore": 1, "silver": 2}
    assert items(table, 0) == ["silver2"]


@pytest.mark.rule("FO-MTN-02")
def test_up_to_as_many_items_of_one_strip() -> None:
    table = at_turn(strips={0: LONG, 1: LONG}).answer(0, "space:c1_mountain_2")
    assert table.offers(0) == ["strip:0", "strip:1"]
    assert table.answer(0, "strip:1").offers(0) == ["take:1", "take:2"]
    table.answer(0, "take:1").expect(1, "turn")
    assert table.stock(0) == {"wood": 1}


@pytest.mark.rule("FO-MTN-02")
def test_a_strip_with_fewer_items_may_be_chosen() -> None:
    table = at_turn(strips={0: LONG, 1: ["ore"]}).answer(0, "space:c2_mountain_3_upgrade_1", "strip:1")
    assert table.offers(0) == ["take:1"]
    table.answer(0, "take:1").expect(1, "turn")


@pytest.mark.rule("FO-MTN-03")
def test_three_and_two_come_from_different_strips() -> None:
    table = at_turn(strips={0: LONG, 1: LONG, 2: LONG}).answer(0, "space:c3_mountain_3_2", "strip:1")
    assert table.offers(0) == ["take:1", "take:2", "take:3"]
    assert table.answer(0, "take:3").offers(0) == ["strip:0", "strip:2", "done"]
    assert table.answer(0, "strip:0").offers(0) == ["take:1", "take:2"]
    table.answer(0, "take:2").expect(1, "turn")
    assert table.stock(0) == {"wood": 4, "stone": 1}


@pytest.mark.rule("FO-MTN-03")
def test_with_one_strip_the_second_part_is_forfeited() -> None:
    table = at_turn(strips={0: LONG}).answer(0, "space:c3_mountain_3_2", "strip:0", "take:3")
    table.expect(1, "turn")


@pytest.mark.rule("FO-MTN-03", "FO-TRADE-05")
def test_two_items_of_each_of_four_strips() -> None:
    table = at_turn(Player(has={"peas": 1}), strips=dict.fromkeys(range(5), LONG))
    table.answer(0, "space:c4_mountain_2222_or_double_upgrade_3", "deal:c4_mountain_2222_or_double_upgrade_3.0.0")
    for strip in range(4):
        table.answer(0, f"strip:{strip}")
        assert table.offers(0) == ["take:1", "take:2"]
        table.answer(0, "take:2")
    assert table.stock(0) == {"wood": 8, "peas": 1}
    table.expect(1, "turn")


@pytest.mark.rule("FO-MTN-03")
def test_one_may_stop_after_any_strip() -> None:
    table = at_turn(strips=dict.fromkeys(range(4), LONG)).answer(0, "space:c4_mountain_2222_or_double_upgrade_3")
    table.answer(0, "strip:3", "take:2", "strip:0", "take:1", "done").expect(1, "turn")
    assert table.has(0, "wood") == 3


@pytest.mark.rule("FO-MTN-04")
def test_a_strip_leaves_with_its_last_silver() -> None:
    table = at_turn(strips={0: ["ore", "silver2"], 1: ["wood"]}).answer(0, "space:c1_mountain_2", "strip:0", "take:2")
    table.answer(1, "space:c1_mountain_1_upgrade_1")
    assert table.offers(1) == ["strip:1"]


@pytest.mark.rule("FO-PHASE5-10")
def test_without_strips_there_is_nothing_to_take() -> None:
    table = at_turn(strips={})
    assert table.why_not(0, "space:c1_mountain_2") == "FO-PHASE5-04"


@pytest.mark.rule("FO-AMB-30", "FO-MTN-01")
@pytest.mark.card("occ_122", "occ_188")
def test_cards_look_at_what_this_action_took_whatever_came_in_between() -> None:
    """Mountain Guard gives a chest, for which Locksmith asks; there the Tutor lets the Preacher be played, who takes
    items too. Mineworker then still counts the silver of the action."""
    strips = {0: ["wood", "stone", "ore", "silver2"], 1: ["stone", "ore", "wood"]}
    table = at_turn(Player(has={"silver": 3}, cards=[122, 28, 188, 52], hand=[87]), strips=strips)
    table.answer(0, "space:c4_mountain_4_double_upgrade_2", "no", "strip:0", "take:4").expect(0, "use")
    assert table.has(0, "silver") == 3 + 2
    table.answer(0, "exchange:occ_052", "play:occ_087", "deal:occ_087.0.1", "strip:1", "take:2", "no")
    assert table.until("turn", 1).has(0, "silver") == 5 - 1 + 1
