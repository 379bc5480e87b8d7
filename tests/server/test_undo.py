"""The way back: alone up to the barrier, by consent of all persons beyond."""

import pytest

from tests.patience import PATIENCE
from tests.server.devices import PERSON, Device, Table, bot, play_on, wait_for

UNDO = {"do": "undo"}


@pytest.fixture
def table(ana: Device) -> Table:
    """Both have sworn, and the way back is closed."""
    found = ana.open(PERSON, PERSON)
    for seat in (0, 1):
        ana.answer(found, seat, "oath:0")
    return found


def test_an_open_answer_is_taken_back(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    before = ana.update(table, 0)
    assert not before["can_undo"]
    assert ana.answer(table, 0, "oath:0")["can_undo"]
    after = ana.undo(table, 0)
    assert (after["asks"], after["view"]) == (before["asks"], before["view"])
    assert after["events"][-1]["key"] == "undo"


def test_beyond_the_barrier_it_needs_everybody(ana: Device, table: Table) -> None:
    assert ana.refused("POST", f"{table}/undo", UNDO, seat=0) == (409, "error.closed")
    assert ana.refused("POST", f"{table}/undo/vote", {"asker": 0}, seat=1) == (409, "error.undo.no_wish")
    wish = ana.vote(table, 0, 0)["wishes"]
    assert wish == [{"asker": 0, "agreed": [0], "refused": [], "missing": [1]}]
    assert ana.update(table)["wishes"] == wish
    after = ana.vote(table, 1, 0)
    assert after["wishes"] == []
    assert [ask["name"] for ask in after["asks"]] == ["saga.oath", "saga.oath"]


def test_who_refuses_may_change_its_mind(ana: Device, table: Table) -> None:
    ana.vote(table, 0, 0)
    assert ana.vote(table, 1, 0, agrees=False)["wishes"][0]["refused"] == [1]
    assert ana.vote(table, 1, 0)["wishes"] == []


def test_a_wish_ends_when_the_game_goes_on(ana: Device, table: Table) -> None:
    ana.vote(table, 0, 0)
    ana.answer(table, 1, "done")
    assert ana.update(table, 0)["wishes"] == []
    assert ana.refused("POST", f"{table}/undo/vote", {"asker": 0}, seat=1) == (409, "error.undo.no_wish")


def test_a_wish_is_told_to_those_who_watch(ana: Device, table: Table) -> None:
    with ana.live(table, 1) as socket:
        socket.receive_json(timeout=PATIENCE)
        ana.vote(table, 0, 0)
        assert socket.receive_json(timeout=PATIENCE)["update"]["wishes"][0]["asker"] == 0


def test_bots_are_not_asked(ana: Device) -> None:
    table = ana.open(PERSON, bot())
    wait_for(lambda: ana.get(f"{table}")["asked"] == [0])
    ana.answer(table, 0, "oath:0")
    wait_for(lambda: ana.get(f"{table}")["asked"] == [0])
    assert ana.vote(table, 0, 0)["asks"][0]["name"] == "saga.oath"


def test_with_nothing_to_take_back_there_is_no_wish(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    assert ana.refused("POST", f"{table}/undo/vote", {"asker": 0}, seat=0) == (409, "error.nothing_to_undo")


def test_after_the_end_nothing_is_taken_back(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    play_on(ana, table, [0, 1], 1_000)
    assert ana.refused("POST", f"{table}/undo", UNDO, seat=0) == (409, "error.table.finished")
    assert ana.refused("POST", f"{table}/undo/vote", {"asker": 0}, seat=0) == (409, "error.table.finished")


def test_a_double_click_takes_back_once(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    moment = ana.answer(table, 0, "oath:0")["moment"]
    ana.undo(table, 0, moment=moment)
    again = {**UNDO, "moment": moment}
    assert ana.refused("POST", f"{table}/undo", again, seat=0) == (409, "error.table.moment")
