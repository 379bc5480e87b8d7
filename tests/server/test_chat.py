"""Talk at a table."""

from collections.abc import Callable

import pytest

from longhall.server import chat
from tests.server.devices import OPEN, PERSON, Data, Device, House, Table


def say(device: Device, table: Table, text: str, seat: int | None = None, **more: str) -> list[Data]:
    params = {} if seat is None else {"seat": seat}
    found: list[Data] = device.post(f"{table}/chat", {"do": "say", "text": text, **more}, **params)
    return found


def test_what_is_said_is_numbered_and_has_a_name(ana: Device, bo: Device, house: House) -> None:
    table = ana.open(PERSON, OPEN)
    say(ana, table, "Who comes?", 0)
    bo.take(table, 1, table.tokens[1])
    say(bo, table, "I do.", 1)
    said = say(house.device("Eve"), table, " I watch. ")
    assert [(each["number"], each["seat"], each["name"], each["text"]) for each in said] == [
        (1, 0, "Ana", "Who comes?"),
        (2, 1, "Bo", "I do."),
        (3, None, "Eve", "I watch."),
    ]
    assert ana.get(f"{table}/chat", since=2) == said[2:]


def test_talk_survives_a_restart(start: Callable[[], House]) -> None:
    ana = start().device("Ana")
    table = ana.open(PERSON, PERSON)
    said = say(ana, table, "Hail!", 0)
    eve = start().device("Eve")
    assert eve.get(f"{table}/chat") == said
    assert [each["number"] for each in say(eve, table, "Hail, Ana!")] == [1, 2]


def test_a_retry_says_it_once(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    for _ in range(chat.AT_MOST + 2):
        assert len(say(ana, table, "Once.", 0, key="one")) == 1


def test_talk_is_limited(ana: Device, bo: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ana.open(PERSON, PERSON)
    for text in ("", "   ", "x" * 501, "a\nb", "\u202e"):
        assert ana.refused("POST", f"{table}/chat", {"do": "say", "text": text}, seat=0)[0] in (400, 409)
    for number in range(chat.AT_MOST):
        say(ana, table, f"{number}", 0)
    more = {"do": "say", "text": "more"}
    assert ana.refused("POST", f"{table}/chat", more, seat=0) == (409, "error.chat.many")
    say(bo, table, "Others are not limited by it.")
    monkeypatch.setattr(chat, "WITHIN", chat.WITHIN * 0)
    say(ana, table, "Later.", 0)


def test_nobody_speaks_for_another_seat(ana: Device, bo: Device) -> None:
    table = ana.open(PERSON, PERSON)
    words = {"do": "say", "text": "I am Ana."}
    assert bo.refused("POST", f"{table}/chat", words, seat=0) == (403, "error.seat.not_yours")
    assert ana.refused("POST", "/api/tables/nowhere/chat", words) == (404, "error.table.none")


def test_a_table_may_keep_spectators_quiet(ana: Device, bo: Device) -> None:
    table = ana.open(PERSON, PERSON, spectators_talk=False)
    words = {"do": "say", "text": "Play the card!"}
    assert bo.refused("POST", f"{table}/chat", words) == (403, "error.chat.spectators")
    assert len(say(ana, table, "Peace at last.", 0)) == 1


def test_talk_comes_over_the_websocket(ana: Device, house: House) -> None:
    table = ana.open(PERSON, PERSON)
    eve = house.device("Eve")
    say(ana, table, "Before.", 0)
    with ana.live(table, 0) as first, eve.live(table) as second:
        for socket in (first, second):
            assert socket.receive_json(timeout=20)["type"] == "update"
            assert socket.receive_json(timeout=20)["messages"][0]["text"] == "Before."
        second.send_json({"do": "say", "text": "Hail!", "key": "k"})
        heard = first.receive_json(timeout=20)
        assert heard["type"] == "talk"
        assert [(each["number"], each["name"]) for each in heard["messages"]] == [(2, "Eve")]
        assert {second.receive_json(timeout=20)["type"] for _ in range(2)} == {"talk", "done"}
