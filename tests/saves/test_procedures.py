"""Positions that older versions saved in the middle of a procedure go on as they did then.

Each file of `frames` holds a position, and for the answers that were given then what was asked before each. In the
meantime frames were renamed, and fields have moved from the table into frames."""

import json
from pathlib import Path
from typing import Any

import pytest

from longhall.engine import driver
from longhall.engine.registry import game_info
from longhall.engine.saves import position_from_data, position_to_data

FILES = sorted((Path(__file__).parent / "frames").glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_procedure_goes_on_as_it_did(path: Path) -> None:
    save: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    info = game_info(save["game"])
    g: Any = position_from_data(info, save["options"], save["position"])
    by_key = info.vocabulary.by_key
    for then in save["after"]:
        assert [[ask.seat, ask.name, [option.key for option in ask.options]] for ask in g.open_asks] == then["asks"]
        again = position_from_data(info, save["options"], json.loads(json.dumps(position_to_data(g))))
        assert again.same_as(g)
        seat, key = then["answer"]
        driver.answer(g, seat, by_key[key])


def test_a_die_action_in_the_middle_of_another_takes_what_it_had_kept_for_it() -> None:
    save: dict[str, Any] = json.loads((FILES[0].parent / "feast_for_odin-die.json").read_text(encoding="utf-8"))
    data = save["position"]
    outer, paid = data["stack"][-1], [3, *data["paid"][1:]]
    inner = {**outer, "around": [10, 2, -1], "cost": paid}
    unbegun = {**outer, "step": "begin", "around": [], "cost": []}
    data.update(stack=[*data["stack"][:-1], {**outer, "step": "over"}, unbegun, inner], rolls=1, die_bonus=4)
    g: Any = position_from_data(game_info(save["game"]), save["options"], data)
    found = [(frame.rolls, frame.bonus, frame.paid[0]) for frame in g.stack if type(frame).__name__ == "Attempt"]
    assert found == [(2, -1, 3), (0, 0, 0), (1, 4, data["paid"][0])]
