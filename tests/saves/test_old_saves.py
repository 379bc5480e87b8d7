"""Saves of every format that was ever released load forever, and the game goes on."""

import json
from pathlib import Path

import pytest

import longhall
from longhall.engine.rng import Stream
from longhall.engine.saves import VERSION

SAVES = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_save_is_played_on_to_its_end(path: Path) -> None:
    game = longhall.load(json.loads(path.read_text(encoding="utf-8")))
    assert [ask.name for ask in game.asks] == ["initiative"]
    assert game.view(0)["fighters"]
    log, chance = len(game.events()), Stream("to the end")
    while game.outcome is None:
        asks = [ask for ask in game.asks if ask.options]
        ask = chance.pick(asks)
        game.answer(ask.seat, chance.pick(ask.options))
    assert len(game.events()) > log
    assert game.outcome.winners


def test_there_is_a_save_of_every_format() -> None:
    found = {json.loads(path.read_text(encoding="utf-8"))["version"] for path in SAVES}
    assert found == set(range(1, VERSION + 1))
