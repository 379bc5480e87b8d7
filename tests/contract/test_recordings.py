"""What the page's tests draw was published: it is of the declared types."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from longhall.engine.registry import game_info
from longhall.games import GAMES
from longhall.walker.conformance import conformance_of

WEB = Path(__file__).resolve().parents[2] / "web" / "tests"
PUBLISHING = [game for game in GAMES if game_info(game).publisher is not None]


def recordings(game: str) -> Iterator[tuple[str, Any]]:
    """Every position that was recorded of a game, in one file or in one for each."""
    whole = WEB / game / "positions.json"
    if whole.is_file():
        yield from json.loads(whole.read_text(encoding="utf-8")).items()
    for path in sorted((WEB / game / "positions").glob("*.json")):
        yield path.stem, json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", PUBLISHING)
def test_recorded_views_are_as_declared(game: str) -> None:
    info = game_info(game)
    assert info.publisher is not None
    found = {name: conformance_of(info, info.publisher).fault(position["view"]) for name, position in recordings(game)}
    assert found
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
