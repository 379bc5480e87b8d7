"""Saves of every format that was ever released load forever, and the game goes on."""

import json
from pathlib import Path

import pytest

import longhall
from longhall.engine import driver
from longhall.engine.cards import KNOWN
from longhall.engine.rng import Stream
from longhall.engine.saves import VERSION, position_to_data, sealed

SAVES = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_save_is_played_on_to_its_end(path: Path) -> None:
    game = longhall.load(json.loads(path.read_text(encoding="utf-8")))
    assert [ask.name for ask in game.asks] == ["initiative"]
    assert game.observation(0)["fighters"]
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


def test_what_was_known_is_the_same_with_numbers_that_no_longer_fit() -> None:
    save = json.loads(SAVES[0].read_text(encoding="utf-8"))
    position = save["snapshot"]["position"]
    grown = [[kind if kind == KNOWN else kind + 300 for kind in row] for row in position["know"]]
    assert max(map(max, grown)) > 255
    later = sealed({**save, "snapshot": {**save["snapshot"], "position": {**position, "know": grown}}})
    ours, theirs = longhall.load(save), longhall.load(later)
    for seat in range(ours.seats):
        pair = (driver.determinize(game.position, seat, Stream("x")) for game in (ours, theirs))
        assert len({json.dumps(position_to_data(world)["hands"]) for world in pair}) == 1
