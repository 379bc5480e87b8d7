"""Published views are checked against their types."""

from typing import Any, Literal, NewType, TypedDict

import pytest

from longhall.engine.published import Seat, Thing, Words
from longhall.engine.publisher import Publisher
from longhall.walker.conformance import Conformance, Undeclared

Beast = NewType("Beast", str)
THINGS = {"beast": ["wolf", "elk"]}


class Roast(TypedDict):
    dish: Literal["roast"]
    beasts: dict[Beast, int]


class Soup(TypedDict):
    dish: Literal["soup", "broth"]
    fat: bool


class Meal(TypedDict):
    seat: Seat | None
    who: Thing | None
    dish: Roast | Soup | None
    herd: list[Beast]


class Untagged(TypedDict):
    fat: bool


class Loose(TypedDict, total=False):
    fat: bool


def conformance(kind: Any) -> Conformance:
    return Conformance(Publisher(print, print, print, kind, {Beast: Words("beast", backs=True)}), THINGS)


def meal(**changes: Any) -> dict[str, Any]:
    dish = {"dish": "roast", "beasts": {"wolf": 2}}
    return {"seat": 0, "who": "beast:elk", "dish": dish, "herd": ["elk", "?beast.2"], **changes}


@pytest.mark.parametrize(
    "changes",
    [{}, {"dish": None, "seat": None, "who": None}, {"dish": {"dish": "broth", "fat": True}}, {"herd": []}],
)
def test_what_is_declared_conforms(changes: dict[str, Any]) -> None:
    assert conformance(Meal).fault(meal(**changes)) == ""


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"seat": -1}, "view.seat is -1, which is"),
        ({"seat": True}, "view.seat is True, which is"),
        ({"who": "beast:pike"}, "view.who is 'beast:pike', which is"),
        ({"herd": ["pike"]}, "view.herd[0] is 'pike', which is no Beast"),
        ({"herd": ("elk",)}, "view.herd is ('elk',), which is no list"),
        ({"dish": {"dish": "roast", "beasts": {"pike": 1}}}, "a key of view.dish.beasts is 'pike'"),
        ({"dish": {"dish": "stew"}}, "view.dish.dish is 'stew', none of ['roast', 'soup', 'broth']"),
        ({"dish": {"dish": "soup", "fat": 1}}, "view.dish.fat is 1, which is not a bool"),
        ({"guests": 3}, "view is no Meal with the keys"),
    ],
)
def test_what_is_not_declared_is_named(changes: dict[str, Any], wrong: str) -> None:
    assert conformance(Meal).fault(meal(**changes)).startswith(wrong)


def test_a_missing_key_is_named() -> None:
    view = meal()
    del view["herd"]
    assert conformance(Meal).fault(view).startswith("view is no Meal with the keys ['dish', 'herd', 'seat', 'who']")


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        (Loose, "may be missing"),
        (Roast | Untagged, "no literal tells"),
        (Any, "is no type of a published view"),
        (tuple[int, int], "is no type of a published view"),
        (list[object], "is no type of a published view"),
    ],
)
def test_other_types_are_refused(kind: Any, why: str) -> None:
    with pytest.raises(Undeclared, match=why):
        conformance(kind)
