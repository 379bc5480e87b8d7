"""How states are copied is generated from their constructors."""

from typing import Any

import pytest

from longhall.engine import driver
from longhall.engine.frames import Frame, frame_to_data
from longhall.engine.state import (
    HEAPS,
    HIDDEN,
    MINE,
    PUBLIC,
    SHAPES,
    Grid,
    Heaps,
    Mine,
    Public,
    State,
    Unsaved,
    fill,
    in_rows,
    register_shapes,
    to_data,
)
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
    RANGES = {"luck": (0, 1)}


class Declared(Frame):
    def __init__(self) -> None:
        super().__init__()
        self.board: Public[Grid] = ()
        self.tiles: tuple[tuple[int, int], ...] = ()
        self.mood: Mine[str] = ""
        self.hands: Heaps[list[list[int]]] = []
        self.moves: Public[list[tuple[int, ...]]] = []
        self.deep: Unsaved[dict[str, int]] = {}


class Mixed(Frame):
    def __init__(self) -> None:
        super().__init__()
        self.luck: Public[tuple[list[int], ...]] = ()


def test_a_field_needs_a_type() -> None:
    with pytest.raises(SystemExit, match=r"Loose: self\.luck = 3 needs a type"):
        copies.fields_of(Loose)


def test_a_state_holds_values_only() -> None:
    with pytest.raises(SystemExit, match=r"Odd\.luck: dict\[str, int\] is not a value"):
        copies.fields_of(Odd)


def test_a_tuple_holds_no_list() -> None:
    with pytest.raises(SystemExit, match=r"Mixed\.luck: Public\[tuple\[list\[int\], \.\.\.\]\] is not a value"):
        copies.fields_of(Mixed)


def test_a_field_says_who_sees_it_and_of_what_type_it_is() -> None:
    fields = copies.fields_of(Declared)
    assert {name: fields[name] for name in fields if name not in ("step", "sealed", "ready")} == {
        "board": (PUBLIC, "tuple[tuple[int, ...], ...]"),
        "tiles": (HIDDEN, "tuple[tuple[int, int], ...]"),
        "mood": (MINE, "str"),
        "hands": (HEAPS, "list[list[int]]"),
        "moves": (PUBLIC, "list[tuple[int, ...]]"),
    }


def test_lists_are_copied_and_tuples_are_shared() -> None:
    lines = [line.strip() for line in copies.body(Declared)]
    assert "new.board = old.board" in lines
    assert "new.tiles = old.tiles" in lines
    assert "new.hands = [row.copy() for row in old.hands] if old.hands else []" in lines
    assert "new.moves = old.moves.copy()" in lines


def test_plain_data_becomes_the_tuples_and_lists_of_a_field() -> None:
    register_shapes({Declared: (lambda old: old, copies.fields_of(Declared))})
    frame = Declared()
    data = {"board": [[1, 2], [3]], "tiles": [[4, 5]], "hands": [[6]], "moves": [[7]]}
    fill(frame, data)
    assert (frame.board, frame.tiles, frame.hands, frame.moves) == (((1, 2), (3,)), ((4, 5),), [[6]], [(7,)])
    assert {name: value for name, value in to_data(frame).items() if name in data} == data
    for wrong in ({"board": [1, 2]}, {"board": [["a"]]}, {"tiles": [[1, 2, 3]]}, {"hands": [6]}, {"mood": 1}):
        with pytest.raises(ValueError, match="is not of its type"):
            fill(frame, wrong)


def test_what_was_one_list_is_put_into_rows() -> None:
    assert in_rows([1, 2, 3, 4], 2) == [[1, 2], [3, 4]]
    assert in_rows([[1, 2], [3, 4]], 2) == [[1, 2], [3, 4]]
    assert in_rows([], 2) == []


def test_a_table_names_only_fields_that_are_there() -> None:
    with pytest.raises(TypeError, match=r"Claim\.RANGES names \['luck'\]"):
        register_shapes({Claim: (lambda old: old, {})})


def lists_in(value: Any) -> list[int]:
    """The identities of a list and of those inside it."""
    return [id(value), *(each for item in value for each in lists_in(item))] if isinstance(value, list) else []


@pytest.mark.parametrize("answers", [0, 5, 30])
def test_a_copy_shares_no_list(answers: int) -> None:
    g = play_on(toy(3, seed=5), answers).position
    copy = g.copy()
    for name in SHAPES[type(g)].fields:
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
