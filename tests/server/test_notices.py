"""Turn notices: once a turn, to the person's own address, and only where the host allows it."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from longhall.server.app import create_app
from longhall.server.settings import Settings, of_host
from longhall.server.webhook_sender import Webhooks
from tests.server.devices import OPEN, PERSON, Device, House, bot, play_on, wait_for

URL = {"url": "https://example.org/hook"}


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What would have been sent."""
    found: list[Any] = []

    async def deliver(self: Webhooks, url: str, body: bytes, secret: str) -> bool:
        found.append((url, msgspec.json.decode(body)["seat"], secret))
        return True

    monkeypatch.setattr(Webhooks, "deliver", deliver)
    return found


@pytest.fixture
def eve(settings: Settings, sent: list[Any]) -> Iterator[Device]:
    with TestClient(create_app(msgspec.structs.replace(settings, notices=True))) as client:
        yield House(client).device("Eve")


def test_one_notice_for_a_turn(eve: Device, sent: list[Any]) -> None:
    table = eve.open(PERSON, PERSON)
    secret = eve.put(f"{table}/seats/0/webhook", URL)["secret"]
    wait_for(lambda: sent == [(URL["url"], 0, secret)])
    eve.answer(table, 0, "oath:0")
    eve.undo(table, 0)
    eve.settle()
    assert len(sent) == 1
    eve.answer(table, 0, "oath:0")
    eve.answer(table, 1, "oath:0")
    play_on(eve, table, [0, 1], 30)
    eve.settle()
    assert 1 < len(sent) < 30
    assert {seat for _, seat, _ in sent} == {0}


def test_who_wants_no_more_is_told_no_more(eve: Device, sent: list[Any]) -> None:
    table = eve.open(PERSON, PERSON)
    eve.put(f"{table}/seats/0/webhook", URL)
    wait_for(lambda: sent)
    assert eve.send("DELETE", f"{table}/seats/0/webhook").status_code == 204
    play_on(eve, table, [0, 1], 20)
    eve.settle()
    assert len(sent) == 1


def test_a_table_is_told_of_all_turns(eve: Device, sent: list[Any]) -> None:
    bo = House(eve.client).device("Bo")
    table = eve.open(PERSON, OPEN, bot())
    bo.take(table, 1, table.tokens[1])
    path = f"{table}/webhook"
    assert bo.refused("PUT", path, URL) == (403, "error.table.host")
    assert bo.refused("DELETE", path) == (403, "error.table.host")
    secret = eve.put(path, URL)["secret"]
    wait_for(lambda: len(sent) == 2)
    assert sorted(sent) == [(URL["url"], 0, secret), (URL["url"], 1, secret)]
    eve.answer(table, 0, "oath:0")
    eve.undo(table, 0)  # no new turn
    eve.settle()
    assert len(sent) == 2
    eve.answer(table, 0, "oath:0")
    bo.answer(table, 1, "oath:0")
    wait_for(lambda: len(sent) >= 3)
    assert {seat for _, seat, _ in sent} <= {0, 1}
    assert eve.send("DELETE", path).status_code == 204
    eve.settle()
    before = len(sent)
    play_on(eve, table, [0], 3)
    eve.settle()
    assert len(sent) == before


def test_a_person_whose_seat_a_bot_plays_is_told_nothing(eve: Device, sent: list[Any]) -> None:
    table = eve.open(PERSON, PERSON)
    eve.put(f"{table}/seats/0/bot", {"bot": "thrall"})
    eve.put(f"{table}/seats/0/webhook", URL)
    eve.settle()
    assert sent == []


def test_bad_addresses_are_refused(eve: Device) -> None:
    table = eve.open(PERSON, PERSON)
    assert eve.refused("PUT", f"{table}/seats/0/webhook", {"url": "http://x/"}) == (400, "error.webhook.address")


def test_it_is_off_unless_the_host_allows_it(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    for path in (f"{table}/seats/0/webhook", f"{table}/webhook"):
        assert ana.refused("PUT", path, URL) == (409, "error.webhook.off")


def test_the_host_allows_it_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGHALL_NOTICES", "1")
    assert of_host()["notices"] is True
