"""Talk at a table."""

from collections.abc import Callable

import pytest

from longhall.server.routes import chat
from tests.patience import PATIENCE
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
            assert socket.receive_json(timeout=PATIENCE)["type"] == "update"
            assert socket.receive_json(timeout=PATIENCE)["messages"][0]["text"] == "Before."
        second.send_json({"do": "say", "text": "Hail!", "key": "k"})
        heard = first.receive_json(timeout=PATIENCE)
        assert heard["type"] == "talk"
        assert [(each["number"], each["name"]) for each in heard["messages"]] == [(2, "Eve")]
        assert {second.receive_json(timeout=PATIENCE)["type"] for _ in range(2)} == {"talk", "done"}


# Who is not heard


def texts(device: Device, table: Table, seat: int | None = None) -> list[str]:
    params = {} if seat is None else {"seat": seat}
    return [each["text"] for each in device.get(f"{table}/chat", **params)]


def may_speak(device: Device, table: Table, seat: int | None = None) -> str:
    """The key of the refusal, if it is refused."""
    params = {} if seat is None else {"seat": seat}
    answer = device.send("POST", f"{table}/chat", {"do": "say", "text": "Hm."}, params=params)
    return "" if answer.is_success else answer.json()["key"]


@pytest.fixture
def shared(ana: Device, bo: Device) -> Table:
    """Ana has opened it, Bo sits at seat 1."""
    table = ana.open(PERSON, OPEN)
    bo.take(table, 1, table.tokens[1])
    return table


def test_a_person_does_not_hear_another_and_nobody_else_notices(ana: Device, bo: Device, shared: Table) -> None:
    eve = House(ana.client).device("Eve")
    say(bo, shared, "Boo!", 1)
    say(eve, shared, "I know better.")
    told = ana.done("PUT", f"{shared}/chat/mutes", {"seat": 1}, params={"seat": 0})
    assert (told["my_seats"], told["my_messages"], told["seats"], told["my_everybody"]) == ([1], [], [], False)
    ana.done("PUT", f"{shared}/chat/mutes", {"message": 2}, params={"seat": 0})
    assert ana.get(f"{shared}/chat/mutes", seat=0)["my_messages"] == [2]
    assert texts(ana, shared, 0) == []
    assert texts(bo, shared, 1) == texts(eve, shared) == ["Boo!", "I know better."]
    assert bo.get(f"{shared}/chat/mutes", seat=1)["seats"] == []
    with ana.live(shared, 0) as socket:
        assert socket.receive_json(timeout=PATIENCE)["type"] == "update"
        say(bo, shared, "Boo again!", 1)
        say(ana, shared, "What a silence.", 0)
        heard = socket.receive_json(timeout=PATIENCE)
        assert [each["number"] for each in heard["messages"]] == [4]
    ana.done("PUT", f"{shared}/chat/mutes", {"seat": 1, "muted": False}, params={"seat": 0})
    assert texts(ana, shared, 0) == ["Boo!", "Boo again!", "What a silence."]
    ana.done("PUT", f"{shared}/chat/mutes", {}, params={"seat": 0})
    assert texts(ana, shared, 0) == []


def test_a_spectator_does_not_hear_somebody(ana: Device, bo: Device, shared: Table) -> None:
    eve = House(ana.client).device("Eve")
    say(bo, shared, "Boo!", 1)
    eve.done("PUT", f"{shared}/chat/mutes", {"message": 1})
    assert texts(eve, shared) == []
    assert texts(ana, shared, 0) == ["Boo!"]
    for wish, key in (({"message": 9}, "error.chat.none"), ({"seat": 7}, "error.seat.none")):
        assert eve.refused("PUT", f"{shared}/chat/mutes", wish) == (404, key)


def test_who_opened_the_table_silences_a_person_or_all(ana: Device, bo: Device, shared: Table) -> None:
    path = f"{shared}/chat/silence"
    assert bo.refused("PUT", path, {"seat": 0}) == (403, "error.table.host")
    assert ana.put(path, {"seat": 1})["seats"] == [1]
    assert may_speak(bo, shared, 1) == may_speak(bo, shared) == "error.chat.muted"
    assert may_speak(ana, shared, 0) == ""
    ana.put(path, {"seat": 1, "muted": False})
    assert may_speak(bo, shared, 1) == ""
    assert ana.put(path, {})["everybody"]
    assert may_speak(ana, shared, 0) == may_speak(bo, shared, 1) == "error.chat.silent"
    ana.put(path, {"muted": False})
    assert may_speak(bo, shared, 1) == ""


def test_whoever_comes_next_to_a_seat_is_heard(ana: Device, bo: Device, shared: Table) -> None:
    ana.done("PUT", f"{shared}/chat/mutes", {"seat": 1}, params={"seat": 0})
    ana.put(f"{shared}/chat/silence", {"seat": 1})
    bo.post(f"{shared}/seats/1/leave", {})
    assert may_speak(bo, shared) == "error.chat.muted"
    eve = House(ana.client).device("Eve")
    eve.take(shared, 1, ana.post(f"{shared}/seats/1/link")["token"])
    say(eve, shared, "I am new here.", 1)
    assert texts(ana, shared, 0) == ["I am new here."]


def test_silence_survives_a_restart(start: Callable[[], House]) -> None:
    ana = start().device("Ana")
    table = ana.open(PERSON, PERSON)
    ana.put(f"{table}/chat/silence", {})
    ana.client = start().client
    assert may_speak(ana, table, 0) == "error.chat.silent"
