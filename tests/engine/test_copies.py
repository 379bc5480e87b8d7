"""How states are copied is generated from their constructors."""

from typing import Any

import pytest

from longhall.engine import driver
from longhall.engine.frames import Frame, frame_to_data
from longhall.engine.state import SHAPES, State, register_shapes, replaced
from tests.toy.play import play_on, toy
from tools import copies


class Loose(Frame):
    def __init__(self) -> None:
        super().__init__()
        self.luck = 3


class Odd(Frame):
    def __init__(self) -> None:
        super().__init__()
        self.luck: dict[str, int] = {}


class Claim(State):
    FIELDS = {"luck": 1}


def test_a_field_needs_a_type() -> None:
    with pytest.raises(SystemExit, match=r"Loose: self\.luck = 3 needs a type"):
        copies.fields_of(Loose)


def test_a_state_holds_values_only() -> None:
    with pytest.raises(SystemExit, match=r"Odd\.luck: dict\[str, int\] is not a value"):
        copies.fields_of(Odd)


def test_a_table_names_only_fields_that_are_there() -> None:
    with pytest.raises(TypeError, match=r"Claim\.FIELDS names \['luck'\]"):
        register_shapes({Claim: (lambda old: old, ())})


def lists_in(value: Any) -> list[int]:
    """The identities of a list and of those inside it."""
    return [id(value), *(each for item in value for each in lists_in(item))] if isinstance(value, list) else []


@pytest.mark.parametrize("answers", [0, 5, 30])
def test_a_copy_shares_no_list(answers: int) -> None:
    g = play_on(toy(3, seed=5), answers).position
    copy = g.copy()
    for name in set(SHAPES[type(g)].fields) - set(replaced(type(g))):
        assert not set(lists_in(getattr(g, name))) & set(lists_in(getattr(copy, name))), name


@pytest.mark.parametrize("answers", [0, 5, 30])
def test_a_frame_that_copies_share_is_copied_before_it_changes(answers: int) -> None:
    g = play_on(toy(3, seed=5), answers).position
    before = [frame_to_data(frame) for frame in g.stack]
    copies_of_it = [g.copy() for _ in g.open_asks[0].options]
    for copy, option in zip(copies_of_it, g.open_asks[0].options, strict=True):
        driver.answer(copy, g.open_asks[0].seat, option)
    assert [frame_to_data(frame) for frame in g.stack] == before


def test_a_long_import_is_written_as_the_formatter_does() -> None:
    line = copies.imports("a.b", ["Short"])
    assert line == "from a.b import Short"
    names = [f"Frame{number}" for number in range(20)]
    assert copies.imports("a.b", names) == "from a.b import (\n" + "".join(f"    {n},\n" for n in names) + ")"
