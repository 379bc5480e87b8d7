"""Rows of content: every value that is not what it must be is refused with file, row and field."""

from collections.abc import Callable
from typing import Any

import pytest

from longhall.engine.content import Content, Row
from longhall.engine.errors import BadContent
from longhall.words import LANGUAGES
from longhall.words.speaker import complaint
from tests.refusals import saying


@pytest.mark.parametrize(
    ("data", "read", "said"),
    [
        ({}, lambda row: row.integer("a", 1, 2), "a is missing."),
        ({"a": "1"}, lambda row: row.integer("a", 1, 2), 'a must be a whole number, not "1".'),
        ({"a": 3}, lambda row: row.integer("a", 1, 2), "a must be from 1 to 2, not 3."),
        ({"a": 1}, lambda row: row.flag("a"), "a must be true or false, not 1."),
        ({"a": 1}, lambda row: row.word("a"), "a must be a text in quotes, not 1."),
        ({"a": "c"}, lambda row: row.word("a", ("b", "d")), "a must be one of b, d, not c."),
        ({"a": ["b", "c"]}, lambda row: row.words("a", ("b", "d")), "a must be one of b, d, not c."),
        ({"a": "b"}, lambda row: row.words("a"), 'a must be a list in square brackets, not "b".'),
        ({"a": [1, "2"]}, lambda row: row.numbers("a"), "a must be a list of whole numbers."),
        ({"a": 1}, lambda row: row.table("a"), "a must be a table in braces, not 1."),
        ({"a": [1]}, lambda row: row.rows("a"), "a must be a list of tables."),
        ({"a": "b"}, lambda row: row.text("a"), "a is a text; write a.all, or a.en, a.pt and a.es."),
        ({"a": {"en": "b"}}, lambda row: row.text("a"), "a has no words for: pt, es."),
        ({"source": "x"}, lambda row: row.source(), "source must be one of rulebook, public, recalled, "),
    ],
)
def test_a_value_that_is_wrong_is_refused(data: dict[str, Any], read: Callable[[Row], object], said: str) -> None:
    with pytest.raises(BadContent) as error:
        read(Row("x.toml", "card", {"id": "elk", **data}))
    assert complaint(error.value, "en").startswith(f"x.toml, card elk: {said}")
    assert all(complaint(error.value, lang) for lang in LANGUAGES)


def test_a_row_inside_a_row_is_named() -> None:
    rows = Row("x.toml", "card", {"id": "elk", "ops": [{"n": 1}, {"n": "2"}], "ways": [{"id": "b"}]})
    assert [row.name for row in rows.rows("ops")] == ["card elk, ops 1", "card elk, ops 2"]
    assert [row.name for row in rows.rows("ways")] == ["card elk, ways b"]


def test_kinds_that_are_not_there_are_named() -> None:
    content = Content("tests.toy.content", ("toy.toml",))
    for read in (content.one, content.named):
        with pytest.raises(BadContent, check=saying("error.content.no_row", file="toy.toml", row="fate")):
            read("toy.toml", "fate")
    content.files["toy.toml"]["card"].append({"id": "elk"})
    with pytest.raises(BadContent, check=saying("error.content.twice", file="toy.toml", row="card elk")):
        content.many("toy.toml", "card")
