"""Emigration (Emigration)."""

import pytest

from tests.feast_for_odin.play import Player, at_turn

BOAT, KNARR, LONGSHIP = "whaling_boat", "knarr", "longship"


@pytest.mark.rule("FO-EMIG-01")
@pytest.mark.parametrize("round", range(1, 8))
def test_emigration_costs_the_number_of_the_round(round: int) -> None:
    player = Player(has={"silver": round}, ships=[KNARR])
    table = at_turn(player, round=round).answer(0, "space:c2_emigration", "emigrate:knarr")
    assert (table.has(0, "silver"), table.has(0, KNARR), table.score(0, "emigration")) == (0, 0, 18)
    poor = Player(has={"silver": round - 1}, ships=[KNARR])
    assert "space:c2_emigration" not in at_turn(poor, round=round).offers(0)


@pytest.mark.rule("FO-EMIG-01")
def test_knarrs_and_longships_emigrate_and_whaling_boats_do_not() -> None:
    table = at_turn(Player(has={"silver": 1}, ships=[BOAT, KNARR, LONGSHIP])).answer(0, "space:c3_emigration")
    assert table.offers(0) == ["emigrate:knarr", "emigrate:longship"]
    assert "space:c3_emigration" not in at_turn(Player(has={"silver": 1}, ships=[BOAT])).offers(0)


@pytest.mark.rule("FO-EMIG-02")
def test_the_ship_is_gone_with_its_ore_and_its_berth_is_free() -> None:
    ships = [KNARR, KNARR, KNARR, "longship:3"]
    table = at_turn(Player(has={"silver": 9}, ships=ships), Player(vikings=0), round=2)
    assert "buy:longship" not in table.anytime(0)
    table.answer(0, "space:c2_emigration", "emigrate:longship")
    assert (table.has(0, LONGSHIP), table.has(0, "ore"), table.vikings(0)) == (0, 0, 5)
    assert table.score(0, "emigration") == 21
    assert "buy:knarr" in table.anytime(0)
    assert "space:c1_raiding" not in table.offers(0)
    assert table.end_round().vikings(0) == 8


@pytest.mark.rule("FO-EMIG-03", "FO-FEAST-01")
def test_each_emigrated_ship_covers_two_squares_for_good() -> None:
    table = at_turn(Player(emigrated=[KNARR, LONGSHIP]), round=3).until("feast", 0)
    assert dict(table.ask(0).about)["n"] == 5 + 3 - 4
    table.end_round().until("feast", 0)
    assert dict(table.ask(0).about)["n"] == 5 + 4 - 4


@pytest.mark.rule("FO-EMIG-04")
@pytest.mark.parametrize(("length", "round", "room"), [("long", 1, 3), ("long", 2, 3), ("long", 3, 4), ("short", 1, 3)])
def test_there_must_be_two_free_squares(length: str, round: int, room: int) -> None:
    """FO-AMB-14: 5 squares without a Viking at the start, 6 in the short game, one more in each round."""
    for gone, possible in ((room - 1, True), (room, False)):
        player = Player(has={"silver": round}, ships=[KNARR], emigrated=[LONGSHIP] * gone)
        table = at_turn(player, round=round, options={"length": length})
        assert ("space:c2_emigration" in table.offers(0)) is possible


@pytest.mark.rule("FO-EMIG-05")
def test_column_4_makes_a_knarr_of_a_whaling_boat_and_emigrates() -> None:
    player = Player(has={"silver": 1}, ships=["whaling_boat:1", LONGSHIP])
    table = at_turn(player).answer(0, "space:c4_emigration", "deal:c4_emigration.0")
    assert (table.has(0, BOAT), table.has(0, KNARR), table.has(0, "ore")) == (0, 1, 0)
    table.answer(0, "deal:c4_emigration.1")
    assert table.offers(0) == ["emigrate:knarr", "emigrate:longship"]
    table.answer(0, "emigrate:knarr")
    assert table.score(0, "emigration") == 18


@pytest.mark.rule("FO-EMIG-05")
def test_each_of_the_two_is_as_one_likes() -> None:
    player = Player(has={"silver": 1}, ships=[BOAT, LONGSHIP])
    table = at_turn(player).answer(0, "space:c4_emigration", "deal:c4_emigration.0", "no")
    assert (table.has(0, KNARR), table.score(0, "emigration")) == (1, 0)
    table = at_turn(player).answer(0, "space:c4_emigration", "no", "emigrate:longship")
    assert (table.has(0, BOAT), table.score(0, "emigration")) == (1, 21)


@pytest.mark.rule("FO-EMIG-05", "FO-SHIP-02")
def test_the_new_knarr_needs_a_large_berth() -> None:
    table = at_turn(Player(ships=[BOAT, *[KNARR] * 4]))
    assert "space:c4_emigration" not in table.offers(0)
