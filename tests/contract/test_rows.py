"""The types of content rows, from the rows."""

import pytest

from longhall.engine.registry import game_info
from longhall.games import GAMES
from tools import contract, row_contract


def test_a_field_that_some_rows_do_not_have_may_be_missing() -> None:
    rows = [{"n": 1, "flag": True}, {"n": 2, "words": ["a", "b"]}]
    assert row_contract.record(rows, "") == "{\n  n: number\n  flag?: boolean\n  words?: string[]\n}"


def test_values_of_several_types_are_a_union() -> None:
    assert row_contract.shape([1, "two", [3, "four"], []], "") == "number | string | (number | string)[]"
    assert row_contract.shape([[]], "") == "never[]"
    assert row_contract.shape([{"deep": [{"er": 1}, {}]}], "") == "{\n  deep: {\n    er?: number\n  }[]\n}"


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_rows_has_its_types(game: str) -> None:
    info = game_info(game)
    assert info.shelf is not None
    text = contract.files()[contract.TYPESCRIPT / f"{game}_rows.ts"]
    for kind in {row.kind for row in info.shelf.open(info.content).listed()}:
        assert f"\n  {kind}: {{" in text
