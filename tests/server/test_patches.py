"""Patches: the view after each event, for those who ask for it."""

from typing import Any

import pytest

import longhall
from longhall.engine.rng import Stream
from longhall.server.patches import applied, patch
from tests.patience import PATIENCE
from tests.server.devices import PERSON, Data, Device, Table, own_ask, pick, play_on

PAIRS = [
    ({"a": 1}, {"a": 2}, {"+": {"a": {"=": 2}}}),
    ({"a": 1, "b": 2}, {"b": 2}, {"+": {}, "-": ["a"]}),
    ({"a": [1, 2, 3]}, {"a": [1, 5, 3]}, {"+": {"a": {"@": {"1": {"=": 5}}}}}),
    ({"a": [1, 2]}, {"a": [1]}, {"+": {"a": {"=": [1]}}}),
    ({"a": None}, {"a": {"b": 1}}, {"+": {"a": {"=": {"b": 1}}}}),
    (
        {"a": [{"b": 1, "c": [2]}]},
        {"a": [{"b": 1, "c": [3]}]},
        {"+": {"a": {"@": {"0": {"+": {"c": {"@": {"0": {"=": 3}}}}}}}}},
    ),
    ({"a": True}, {"a": 1, "b": 0}, {"+": {"b": {"=": 0}}}),  # equal to Python, and the page cannot tell, either
]


@pytest.mark.parametrize(("before", "after", "change"), PAIRS)
def test_a_patch_says_what_changed_and_leads_there(before: Data, after: Data, change: Data) -> None:
    assert patch(before, after) == change
    assert applied(change, before) == after


class Watcher:
    """A WebSocket with patches: applies them as the page does."""

    def __init__(self, device: Device, table: Table, seat: int | None) -> None:
        self.device, self.table, self.seat = device, table, seat
        self.news: Data = {}
        self.view: Any = None
        self.frames: list[Any] = []

    def hear(self, socket: Any) -> None:
        while (message := socket.receive_json(timeout=PATIENCE))["type"] != "update":
            pass
        self.news = message["update"]
        for event in self.news["events"]:
            if "patch" in event:
                self.view = applied(event["patch"], self.view)
                self.frames.append((event["number"], self.view))
        self.view = self.news["view"]


@pytest.mark.parametrize("game", longhall.game_ids())
def test_a_watcher_sees_the_view_of_every_event(ana: Device, game: str) -> None:
    """What the patches lead to is what the engine says that the seat saw."""
    seats = longhall.game_info(game).seats[0] if game != "feast_for_odin" else 2
    table = ana.open(*[PERSON] * seats, game=game)
    play_on(ana, table, list(range(seats)), 20, game)
    watcher, chance = Watcher(ana, table, 0), Stream(game)
    ana.client.cookies = ana.jar
    with ana.client.websocket_connect(f"{table}/live", params={"seat": 0, "since": 1, "patches": True}) as socket:
        watcher.hear(socket)
        watcher.frames = []
        for _ in range(12):
            seat = watcher.news["table"]["asked"][0]
            option = pick(ana.update(table, seat), chance)
            assert option is not None
            before = watcher.news["last"]
            told = ana.answer(table, seat, option)
            if ana.update(table, 0, before)["events"]:
                while watcher.news["last"] == before:
                    watcher.hear(socket)
                room = ana.hall.rooms._rooms[table.id]
                pictures = room.game.frames(before, 0)
                assert watcher.frames[-len(pictures) :] == [(each.number, each.view) for each in pictures]
                assert watcher.news.get("by") in (None, seat)
            elif own_ask(told) is None and not told["table"]["asked"]:
                break
            watcher.news = ana.update(table, 0)


def test_nobody_gets_patches_without_asking_or_at_the_first_look(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    play_on(ana, table, [0, 1], 12)
    last = ana.update(table, 0)["last"]
    assert not any("patch" in event for event in ana.update(table, 0, last - 2)["events"])
    assert not any("patch" in event for event in ana.get(f"{table}/update", seat=0, patches=True)["events"])
    with_them = ana.get(f"{table}/update", seat=0, since=last - 2, patches=True)["events"]
    assert ["=" in event["patch"] for event in with_them] == [
        True,
        False,
    ]  # the first is whole: nobody knows what was seen
    assert applied(with_them[1]["patch"], with_them[0]["patch"]["="])["players"]


def test_a_replay_carries_patches_at_every_gesture(ana: Device) -> None:
    table = ana.open(PERSON, PERSON)
    play_on(ana, table, [0, 1], 1_000)
    gestures, last = ana.get(f"{table}/replay")["gestures"], ana.get(f"{table}/replay")["last"]
    missing = []
    for after in range(1, gestures + 1):
        found = ana.get(f"{table}/replay", after=after, seat=0, since=last)
        if last and any("patch" not in event for event in found["events"]):
            missing.append(after)
        last = found["last"]
    assert missing == []
