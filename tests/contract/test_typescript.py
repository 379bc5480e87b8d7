"""Python types as TypeScript."""

from datetime import datetime
from typing import Annotated, Any, Literal, NewType, TypedDict

import pytest
from msgspec import Meta, Struct

from tools.typescript import TypeScript, Unknown, reached

Colour = Literal["red", "blue"]


class Inner(Struct, frozen=True):
    """A thing."""

    at: datetime
    colours: list[Colour]


class Outer(Struct, frozen=True, tag="outer", tag_field="type"):
    inner: Inner | None
    by_name: dict[str, list[int]]
    loose: dict[str, Any]
    many: list[Inner | None]
    flag: bool = False


class Sparse(Struct, omit_defaults=True):
    always: str
    seldom: int = 0


class Words(TypedDict):
    word: Annotated[str, Meta(max_length=3)]
    pair: tuple[int, str]


def written(*kinds: Any, opaque: dict[str, str] | None = None, sent: tuple[type, ...] = ()) -> dict[str, str]:
    writer = TypeScript({"Colour": Colour}, opaque or {}, sent)
    for kind in kinds:
        writer.of(kind)
    return writer.declared


def test_structs_become_interfaces_with_their_tags_and_comments() -> None:
    found = written(Outer)
    assert found["Outer"] == (
        "export interface Outer {\n  type: 'outer'\n  inner: Inner | null\n  by_name: { [key: string]: number[] }\n"
        "  loose: { [key: string]: Json }\n  many: (Inner | null)[]\n  flag: boolean\n}"
    )
    assert found["Inner"] == "/** A thing. */\nexport interface Inner {\n  at: string\n  colours: Colour[]\n}"
    assert found["Colour"] == "export type Colour = 'red' | 'blue'"
    assert found["Json"].startswith("export type Json = null | boolean")


def test_what_may_be_missing_says_so() -> None:
    """Fields that are left out at their default, and those of what only travels to the server."""
    assert "  always: string\n  seldom?: number\n" in written(Sparse)["Sparse"]
    assert "  flag?: boolean\n" in written(Outer, sent=(Outer,))["Outer"]


def test_typed_dictionaries_too() -> None:
    assert written(Words)["Words"] == "export interface Words {\n  word: string\n  pair: [number, string]\n}"


def test_a_title_gives_a_name_and_may_be_written_by_hand() -> None:
    titled = Annotated[dict[str, int], Meta(title="Counts")]
    assert written(titled)["Counts"] == "export type Counts = { [key: string]: number }"
    assert written(titled, opaque={"Counts": "any"})["Counts"] == "export type Counts = any"


@pytest.mark.parametrize("kind", [object, complex, bytes, Literal[b"x"], list, type])
def test_other_types_are_refused(kind: Any) -> None:
    with pytest.raises(Unknown):
        written(kind)


def test_two_types_of_one_name_are_refused() -> None:
    class Inner(Struct):
        other: int

    with pytest.raises(Unknown, match="two types are called Inner"):
        written(Outer, Inner)


def test_what_types_are_made_of() -> None:
    assert reached([list[Outer]]) == {Outer, Inner}
    assert reached([dict[str, int], None]) == set()


Beast = NewType("Beast", str)


class Roast(TypedDict):
    dish: Literal["roast"]
    beasts: dict[Beast, int]


class Soup(TypedDict):
    dish: Literal["soup"]


Dish = Roast | Soup


class Meal(TypedDict):
    dish: Dish | None
    beast: Beast | None


def test_words_of_the_content_and_named_unions() -> None:
    """A named union keeps its name beside None; a dictionary by words holds only what is there."""
    writer = TypeScript({"Dish": Dish}, {"Beast": "'wolf' | 'elk'"})
    writer.of(Meal)
    assert writer.declared["Meal"] == "export interface Meal {\n  dish: Dish | null\n  beast: Beast | null\n}"
    assert writer.declared["Dish"] == "export type Dish = Roast | Soup"
    assert writer.declared["Beast"] == "export type Beast = 'wolf' | 'elk'"
    assert "  beasts: Partial<Record<Beast, number>>\n" in writer.declared["Roast"]
