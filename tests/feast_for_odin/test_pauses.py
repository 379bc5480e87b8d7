"""The moments between phases: what may be done there, and the cards that act there (FO-AMB-26)."""

from typing import Any

import pytest

from longhall.games.feast_for_odin.advice.policy import policy
from tests.feast_for_odin.play import Player, Table, at_turn, occ

CRAFT_LEADER, ORE_BOATMAN, STEWARD, TUTOR, HARBOR_GUARD = 8, 9, 42, 52, 84
SOBER_MAN, VILLAGE_LEADER, TASTER, SEAFARER = 160, 165, 167, 189
CRAFTING = {"c4_craft_robe_jewelry": 0, "c1_craft_linen": 0}
INCOME = [("home", "silver", 0, "A12")]  # the 0 is covered: an income of 1


def table_for(round: int = 1, taken: dict[str, int] | None = None, **player: Any) -> Table:
    return at_turn(Player(**player), round=round, taken=taken or {})


def played(number: int) -> tuple[str, str]:
    """The Tutor lets a card be played."""
    return f"exchange:{occ(TUTOR)}", f"play:{occ(number)}"


def asked_before_the_feast(table: Table) -> list[str]:
    """What the first player is asked from now on until its feast is served."""
    found = []
    while table.game.asks[0].name != "feast":
        found += [name for seat, name in table.open if seat == 0 and name != "turn"]
        table.default()
    return found


# Before income


@pytest.mark.rule("FO-ANY-01", "FO-OCC-12", "FO-AMB-26")
@pytest.mark.card("occ_008")
def test_what_a_card_gives_before_income_can_be_laid_for_it() -> None:
    table = table_for(taken=CRAFTING, cards=[CRAFT_LEADER]).until("pause.income", 0)
    assert table.stock(0) == {"oil": 1}
    table.lay_tile(0, "oil", "home", 1, "A11").until("feast", 0)
    assert table.stock(0) == {"silver": 1}


@pytest.mark.rule("FO-ANY-01", "FO-OCC-12", "FO-AMB-26")
@pytest.mark.card("occ_042")
def test_the_silver_of_the_steward_can_be_laid_before_income() -> None:
    table = table_for(has={"stone": 1}, houses=["shed"], cards=[STEWARD]).until("use", 0)
    table.answer(0, f"use:{occ(STEWARD)}").expect(0, "pause.income")
    table.lay_tile(0, "silver", "home", 0, "A12").until("feast", 0)
    assert table.has(0, "silver") == 1


@pytest.mark.rule("FO-OCC-12")
@pytest.mark.card("occ_009")
def test_a_tile_may_follow_the_ore_that_a_card_lays_before_income() -> None:
    """The 1 can be covered only when three cells around it are."""
    tiles = [*INCOME, ("home", "silver", 0, "A11")]
    table = table_for(has={"silver": 1}, tiles=tiles, ships=["longship"], cards=[ORE_BOATMAN])
    table.until("pause.income", 0).answer(0, "done", f"use:{occ(ORE_BOATMAN)}", "turn:0", "at:B12")
    table.expect(0, "pause.income")
    assert table.lay_tile(0, "silver", "home", 0, "B11").until("feast", 0).has(0, "silver") == 2


@pytest.mark.rule("FO-ANY-01", "FO-AMB-26")
def test_cards_are_paid_and_played_before_those_that_act_before_income() -> None:
    table = table_for(taken=CRAFTING, has={"silver": 1}, cards=[TUTOR], hand=[CRAFT_LEADER]).until("pause.income", 0)
    assert table.answer(0, *played(CRAFT_LEADER), "done").has(0, "oil") == 1


@pytest.mark.rule("FO-ANY-01", "FO-OCC-12")
def test_what_a_card_gives_before_income_may_pay_for_another_that_acts_then() -> None:
    has, cards = {"wood": 1}, [TUTOR, STEWARD]
    table = table_for(taken=CRAFTING, has=has, houses=["shed"], cards=cards, hand=[CRAFT_LEADER]).until("use", 0)
    table.answer(0, f"use:{occ(STEWARD)}", *played(CRAFT_LEADER))
    table.expect(0, "pause.income")
    assert table.stock(0) == {"oil": 1}
    table.answer(0, "done").expect(0, "feast")
    assert table.stock(0) == {"oil": 1}


def test_nobody_is_asked_twice_unless_a_card_has_acted() -> None:
    assert asked_before_the_feast(table_for(has={"oil": 1}, vikings=0, cards=[CRAFT_LEADER])) == ["pause.income"]
    table = table_for(taken=CRAFTING, has={"oil": 1}, vikings=0, cards=[CRAFT_LEADER])
    assert asked_before_the_feast(table) == ["pause.income"] * 2


# Before the feast


@pytest.mark.rule("FO-ANY-01", "FO-AMB-26")
@pytest.mark.card("occ_052", "occ_165")
def test_income_pays_for_a_card_that_acts_before_the_feast() -> None:
    table = table_for(has={"clothing": 1}, tiles=INCOME, cards=[TUTOR], hand=[VILLAGE_LEADER])
    table.until("pause.feast", 0).answer(0, *played(VILLAGE_LEADER))
    assert table.has(0, "silver") == 0
    table.answer(0, "done").expect(0, "feast")
    assert table.has(0, "silver") == 2


@pytest.mark.rule("FO-ANY-01", "FO-OCC-12")
@pytest.mark.card("occ_167")
def test_what_a_card_gives_before_the_feast_may_pay_for_another_that_acts_then() -> None:
    has = {"clothing": 1, "spices": 2}
    table = table_for(has=has, cards=[TUTOR, VILLAGE_LEADER], hand=[TASTER]).until("pause.feast", 0)
    table.answer(0, "done").expect(0, "pause.feast")
    table.answer(0, *played(TASTER), "done").expect(0, "feast")
    assert table.has(0, "silver") == 2 - 1 + 2


@pytest.mark.rule("FO-FEAST-01", "FO-EMIG-03", "FO-ANY-01")
def test_a_ship_that_emigrates_before_the_feast_has_its_squares() -> None:
    table = table_for(tiles=INCOME, ships=["knarr"], cards=[TUTOR], hand=[HARBOR_GUARD]).until("pause.feast", 0)
    table.answer(0, *played(HARBOR_GUARD), f"deal:{occ(HARBOR_GUARD)}.0", "emigrate:knarr").until("feast", 0)
    assert dict(table.expect(0, "feast").about)["n"] == 6 - 2


@pytest.mark.rule("FO-ANY-01")
@pytest.mark.card("occ_005")
def test_there_is_a_pause_before_a_feast_of_a_card_too() -> None:
    table = table_for(has={"clothing": 1, "silver": 2}, cards=[TUTOR], hand=[5, VILLAGE_LEADER])
    table.answer(0, *played(5)).expect(0, "pause.feast")
    table.answer(0, *played(VILLAGE_LEADER), "done").expect(0, "feast")
    assert table.has(0, "silver") == 2


def test_nobody_is_asked_before_a_feast_where_it_makes_no_difference() -> None:
    """What else may be done at any time may be done while the feast is served."""
    for player in ({"cards": [SOBER_MAN]}, {"cards": [TUTOR]}, {"hand": [VILLAGE_LEADER]}):
        table = table_for(has={"silver": 9, "oil": 2}, vikings=0, **player)
        assert "pause.feast" not in asked_before_the_feast(table)
        assert "lay:oil" in table.anytime(0)


def test_bots_and_hints_lay_nothing_before_a_feast() -> None:
    table = table_for(has={"silver": 9, "oil": 2, "clothing": 1}, cards=[VILLAGE_LEADER]).until("pause.feast", 0)
    assert [option.key for option in policy(table.g, table.ask(0))] == ["done"]
    assert (table.game.advice(0) or {})["placements"] == []


# Before scoring


@pytest.mark.rule("FO-ANY-01", "FO-OCC-10", "FO-AMB-26")
@pytest.mark.card("occ_189")
def test_what_comes_after_the_last_feast_pays_for_a_card_of_the_scoring() -> None:
    islands = ["shetland", "faroe_islands"]
    table = table_for(7, islands=islands, cards=[TUTOR, SOBER_MAN], hand=[SEAFARER]).until("pause.scoring", 0)
    assert table.has(0, "silver") == 1
    table.answer(0, *played(SEAFARER)).expect(0, "pause.scoring")
    assert table.has(0, "silver") == 4
    table.lay_tile(0, "silver", "home", 0, "A12").finish()
    assert table.has(0, "silver") == 3
