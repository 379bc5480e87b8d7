"""What an observer may see is generated from the visibility of the fields: what is hidden does not exist there."""

from typing import Any

import pytest

from longhall.engine.frames import Frame
from longhall.engine.observations import observation
from longhall.engine.position import Position
from longhall.engine.state import HEAPS, MINE, OWNER, PILE, PUBLIC, SHAPES, plain
from tests.toy.generated.seen import Seen
from tests.toy.play import play_on, toy
from tools import seen as generator


def test_hidden_fields_do_not_exist() -> None:
    seen = Seen(toy(3, seed=5).position, 0)
    for name in ("omen", "keys", "counters", "know", "playing", "result", "stack"):
        assert not hasattr(seen, name)


@pytest.mark.parametrize("answers", [0, 7, 30])
@pytest.mark.parametrize("observer", range(4))
def test_every_field_is_as_in_the_observation(answers: int, observer: int) -> None:
    g = play_on(toy(3, seed=5), answers).position
    seen, told = Seen(g, observer), observation(g, observer)
    for name, sees in SHAPES[type(g)].sees.items():
        if sees:
            assert plain(getattr(seen, name)) == told[name], name
    assert [frame.step for frame in seen.frames] == [frame["step"] for frame in told["procedure"]]
    assert list(seen.sealed) == told.get("sealed", [])


def test_nothing_leads_back_to_the_position() -> None:
    g = play_on(toy(3, seed=5), 12).position
    seen = Seen(g, 0)
    reached: list[Any] = [*vars(seen).values(), *(value for frame in seen.frames for value in vars(frame).values())]
    assert not [value for value in reached if isinstance(value, Position | Frame)]


@pytest.mark.parametrize(
    ("kind", "sees", "wanted"),
    [
        ("int", PUBLIC, ("", "g.x")),
        ("list[list[int]]", PUBLIC, ("Sequence[Sequence[int]]", "g.x")),
        ("tuple[int, ...]", PUBLIC, ("", "g.x")),
        ("tuple[tuple[int, ...], ...]", OWNER, ("Sequence[tuple[int, ...] | None]", "look.own(g.x)")),
        ("list[int]", OWNER, ("Sequence[int | None]", "look.own(g.x)")),
        ("list[int]", PILE, ("Sequence[str]", "look.pile(g.x)")),
        ("list[list[int]]", HEAPS, ("Sequence[Sequence[str]]", "look.heaps(g.x)")),
        ("int", MINE, ("int | None", "g.x if look.observer == g.seat else None")),
    ],
)
def test_each_visibility_has_its_form(kind: str, sees: int, wanted: tuple[str, str]) -> None:
    assert generator.field(kind, sees, "g.x", "g") == wanted


def test_the_innermost_procedure_of_a_kind_is_found() -> None:
    seen = Seen(play_on(toy(3, seed=5), 30).position, 0)
    for frame in seen.frames:
        last = [other for other in seen.frames if type(other) is type(frame)][-1]
        assert seen.inner(type(frame)) is last
    assert seen.top() is seen.frames[-1]
