"""Stored finished games, which every game has: how they are loaded and looked at."""

import json
from pathlib import Path
from typing import Any

import longhall
from longhall.engine.game import Game


def stored(file: Path) -> Game:
    """A game that was played from its set-up to its end."""
    return longhall.load(json.loads(file.read_text(encoding="utf-8")))


def outcome(game: Game) -> dict[str, Any]:
    assert game.outcome is not None
    return game.outcome.to_data()


def told(game: Game, key: str) -> list[dict[str, Any]]:
    """The arguments of all events of a key."""
    return [event["args"] for event in game.events(0, None) if event["key"] == key]


def replays(game: Game) -> None:
    """The journal leads to the same outcome and log again."""
    again = game.replayed(len(game.gestures))
    assert outcome(again) == outcome(game)
    assert again.events(0, None) == game.events(0, None)
    assert again.save() == game.save()
