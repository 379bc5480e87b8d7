"""Tell after doing: at each event the view shows what the event tells. touches.toml names for every key what must have
changed, or says that it is words alone."""

import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import longhall
from longhall.engine.events import EventKind
from longhall.engine.rng import Stream
from longhall.games import GAMES

TOUCHES: dict[str, dict[str, str]] = tomllib.loads(Path(__file__).with_name("touches.toml").read_text(encoding="utf-8"))
SETUPS = [
    ("blood_rage", 3, {}),
    ("kardnarok", 3, {}),
    ("lords_of_ragnarok", 2, {"followers": "1"}),
    ("feast_for_odin", 2, {}),
]
GESTURES = 260


def forms(game: str) -> Iterator[str]:
    """Every key by which an event of a game is told."""
    events: dict[str, EventKind] = import_module(f"longhall.games.{game}.events").EVENTS
    for key, kind in events.items():
        yield key
        if kind.secret and kind.arguments:
            yield f"{key}.hidden"


def changed(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    """The fields of a view that differ, those of players by `players.name`."""
    found = {name for name in after if name != "players" and before[name] != after[name]}
    for mine, its in zip(before["players"], after["players"], strict=True):
        found |= {f"players.{name}" for name in its if mine[name] != its[name]}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_named(game: str) -> None:
    assert sorted(TOUCHES[game]) == sorted(forms(game))


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS)
def test_the_view_shows_what_an_event_tells(name: str, seats: int, options: dict[str, str]) -> None:
    game, chance, late = longhall.new(name, seats, seed="touches", options=options), Stream("touches"), {}
    game.watch()
    view, told = game.view(0), len(game.events(0, 0))
    for _ in range(GESTURES):
        if game.outcome is not None:
            break
        ask = chance.pick([ask for ask in game.asks if ask.options])
        game.answer(ask.seat, chance.pick(ask.options))
        for event, picture in zip(game.events(told, 0), game.frames(told, 0), strict=True):
            wanted = TOUCHES[name][event["key"]].split()
            if wanted and not changed(view, picture.view) & set(wanted):
                late[event["key"]] = sorted(changed(view, picture.view))
            view, told = picture.view, event["number"]
        view = game.view(0)
    assert late == {}
