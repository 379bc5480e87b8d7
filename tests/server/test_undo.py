"""The way back: alone up to the barrier, by consent of all persons beyond."""

from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.devices import OPEN, PERSON, Device, Table, bot, play_on, wait_for

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


# Alone with bots


def alone(ana: Device, **wishes: Any) -> Table:
    """Ana and a bot have sworn, and she has seen what it swore."""
    table = ana.open(PERSON, bot(), **wishes)
    wait_for(lambda: ana.get(f"{table}")["asked"] == [0])
    ana.answer(table, 0, "oath:0")
    wait_for(lambda: ana.get(f"{table}")["asked"] == [0])
    return table


def test_a_table_alone_with_bots_is_for_practice_and_one_of_people_is_serious(ana: Device) -> None:
    kinds = [[PERSON, bot()], [PERSON, PERSON], [PERSON, OPEN], [PERSON, bot(), bot()]]
    assert [ana.get(f"{ana.open(*seats)}")["practice"] for seats in kinds] == [True, False, False, True]
    for practice in (False, True):
        assert [ana.get(f"{ana.open(*seats, practice=practice)}")["practice"] for seats in kinds] == [practice] * 4


def test_in_practice_one_takes_back_freely(ana: Device) -> None:
    table = alone(ana)
    assert ana.update(table, 0)["can_undo"]
    after = ana.undo(table, 0)
    assert after["asks"][0]["name"] == "saga.oath"
    assert after["events"][-1]["key"] == "undo"
    assert not after["can_undo"]
    assert ana.refused("POST", f"{table}/undo", UNDO, seat=0) == (409, "error.nothing_to_undo")


def test_in_practice_it_can_be_asked_for_as_well(ana: Device) -> None:
    assert ana.vote(alone(ana), 0, 0)["asks"][0]["name"] == "saga.oath"


def test_at_a_serious_table_the_barrier_holds_against_bots(ana: Device) -> None:
    """Nobody sees what the bots had, and then chooses again."""
    table = alone(ana, practice=False)
    before = ana.update(table, 0)
    assert not before["can_undo"]
    assert ana.refused("POST", f"{table}/undo", UNDO, seat=0) == (409, "error.closed")
    assert ana.refused("POST", f"{table}/undo/vote", {"asker": 0}, seat=0) == (409, "error.undo.serious")
    with ana.live(table, 0) as socket:
        socket.receive_json(timeout=PATIENCE)
        socket.send_json(UNDO)
        assert socket.receive_json(timeout=PATIENCE)["problem"]["key"] == "error.closed"
    assert ana.update(table, 0) == before


@pytest.mark.parametrize("practice", [True, False])
def test_no_way_back_is_said_only_where_it_is_true(ana: Device, practice: bool) -> None:
    table = ana.open(PERSON, bot(), practice=practice)
    wait_for(lambda: ana.get(f"{table}")["asked"] == [0])
    closing = ana.get(f"{table}/closing", seat=0)["options"]
    assert ana.get(f"{table}/closes", seat=0, option="oath:0") == {"closes": not practice}
    assert ("oath:0" in closing) == (not practice)


def test_who_is_away_is_asked_too(ana: Device, bo: Device) -> None:
    """A bot stands in for Bo: nothing is taken back behind his back, and when he has left for good nothing at all."""
    table = ana.open(PERSON, OPEN)
    bo.take(table, 1, table.tokens[1])
    ana.answer(table, 0, "oath:0")
    bo.put(f"{table}/seats/1/bot", {"bot": "thrall"})
    wait_for(lambda: ana.get(f"{table}")["asked"] == [0])
    assert ana.vote(table, 0, 0)["wishes"] == [{"asker": 0, "agreed": [0], "refused": [], "missing": [1]}]
    bo.post(f"{table}/seats/1/leave", {"bot": "thrall"})
    assert ana.refused("POST", f"{table}/undo/vote", {"asker": 0}, seat=0) == (409, "error.undo.serious")


def test_what_comes_is_not_tried_out_elsewhere_either(ana: Device) -> None:
    """Neither from the file of a serious game nor at a table with the same luck."""
    table = alone(ana, practice=False)
    assert ana.refused("GET", f"{table}/export") == (403, "error.seat.not_all")
    for luck in ("same", "anew"):
        ana.post(f"{table}/agree", {"luck": luck}, seat=0)
        answer = ana.send("POST", f"{table}/continue", {"seats": [PERSON, bot()], "luck": luck})
        assert answer.status_code == (201 if luck == "anew" else 409), answer.text


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
    token = ana.answer(table, 0, "oath:0")["question_token"]
    ana.undo(table, 0, question_token=token)
    again = {**UNDO, "question_token": token}
    assert ana.refused("POST", f"{table}/undo", again, seat=0) == (409, "error.table.moment")


def test_what_is_sent_ahead_goes_with_an_answer_that_closes_the_way_back(ana: Device) -> None:
    """It is taken back as one; what is not on offer there is dropped, and nothing else with it."""
    table = ana.open(PERSON, PERSON)
    ana.answer(table, 1, "oath:0")
    ana.answer(table, 0, "oath:0", then=["done", "oath:0"])
    assert [ask["seat"] for ask in ana.update(table)["asks"]] == [1]  # the first has chosen its cards
    ana.vote(table, 0, 0)
    after = ana.vote(table, 1, 0)
    assert [(ask["seat"], ask["name"]) for ask in after["asks"]] == [(0, "saga.oath")]
