"""Old names in saves and journals: of frames, options and events."""

from typing import Any

import pytest

from longhall.engine.events import Event
from longhall.engine.frames import Frame, frame_class, frame_from_data, frame_to_data, register_frames
from longhall.engine.game import load
from longhall.engine.options import Vocabulary
from longhall.engine.saves import sealed
from tests.toy.play import play_on, toy


def test_a_frame_is_found_by_the_names_that_it_had() -> None:
    class Renamed(Frame):
        WAS = ("Older", "Oldest")

    frames = {"Renamed": Renamed}
    assert [frame_class(frames, name) for name in ("Renamed", "Older", "Oldest")] == [Renamed] * 3
    with pytest.raises(KeyError):
        frame_class(frames, "Unknown")


def test_a_position_with_an_old_frame_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play_on(toy(), 5)
    top = game.position.stack[-1]
    data = {**frame_to_data(top), "frame": "WhatItWas"}
    with pytest.raises(KeyError):
        frame_from_data(game.info.frames, data)
    monkeypatch.setattr(type(top), "WAS", ("WhatItWas",))
    assert frame_to_data(frame_from_data(game.info.frames, data)) == frame_to_data(top)


def test_an_old_key_stands_for_its_option_and_is_none_of_its_own() -> None:
    words = Vocabulary()
    option = words.one("new")
    words.renamed("old", "new")
    assert words.by_key["old"] is option
    assert words.options == [option]
    for old, new in (("new", "new"), ("older", "unknown")):
        with pytest.raises((ValueError, KeyError)):
            words.renamed(old, new)


def test_a_journal_with_an_old_key_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    game = toy()
    game.answer(0, "oath:0")
    data = game.save()
    old = sealed({**data, "journal": [[0, "vow:0"]]})
    monkeypatch.setitem(game.info.vocabulary.by_key, "vow:0", game.info.vocabulary.by_key["oath:0"])
    assert load(old).observation(0) == game.observation(0)


def test_an_old_event_is_told_by_its_new_name(monkeypatch: pytest.MonkeyPatch) -> None:
    old: dict[str, Any] = {"served_flat": ("served", {"flat": 1})}
    assert Event.from_data(["served_flat", {"seat": 1}], old).to_data() == ["served", {"seat": 1, "flat": 1}]
    secret = Event.from_data(["served_flat", {"seat": 1}, {"item": "mead"}, 2], old)
    assert secret.to_data() == ["served", {"seat": 1, "flat": 1}, {"item": "mead"}, 2]
    game = play_on(toy(), 5)
    before = [event.to_data() for event in game.log]
    renamed = [[f"old_{key}", *rest] for key, *rest in before]
    monkeypatch.setattr(game.info, "old_events", {f"old_{key}": (key, {}) for key, *_ in before})
    assert [event.to_data() for event in load(sealed({**game.save(), "log": renamed})).log] == before


def test_frames_are_registered_by_their_present_names_alone() -> None:
    class Present(Frame):
        WAS = ("Past",)

    assert list(register_frames([Present])) == ["Present"]
