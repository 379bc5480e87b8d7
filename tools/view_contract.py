"""Writes the types of a game's published view: as TypeScript for the page, and for the docs."""

from __future__ import annotations

import sys
from typing import Any, Literal, Union, get_origin

from longhall.engine.published import Thing
from longhall.engine.publisher import Publisher
from longhall.engine.registry import GameInfo
from tools.typescript import TypeScript, union

BACK = "`?${string}`"
HEAD = "// Written by tools/contract.py from the game's view/published.py: change that, and run it again."


def view_file(info: GameInfo) -> str:
    """The TypeScript of a game's view, as a file of its own: its words are not those of events, since a card may be
    known by its back alone."""
    return f"{HEAD}\n\n{types_of(info)}"


def protocol(info: GameInfo) -> list[str]:
    """The view as lines of Markdown; a game that publishes none tells its fields as they are."""
    return ["## View", "", "```ts", types_of(info).rstrip(), "```", ""] if info.publisher else []


def types_of(info: GameInfo) -> str:
    """All types of the view; empty for a game that publishes none."""
    publisher = info.publisher
    if publisher is None:
        return ""
    named = aliases(publisher)
    writer = TypeScript(named, opaque(info, publisher))
    writer.of(publisher.kind)
    if publisher.advice is not None:
        writer.of(publisher.advice)
    for kind in named.values():
        writer.of(kind)
    return writer.text()


def aliases(publisher: Publisher) -> dict[str, Any]:
    """The literals and unions of the module that have a name."""
    module = sys.modules[publisher.kind.__module__]
    return {
        name: value
        for name, value in vars(module).items()
        if get_origin(value) in (Literal, Union) or type(value).__name__ == "UnionType"
    }


def opaque(info: GameInfo, publisher: Publisher) -> dict[str, str]:
    """What stands for the words of the content: all their ids, and the backs of cards."""
    found = {Thing.__name__: "`${string}:${string}`"}
    for kind, words in publisher.words.items():
        ids = dict.fromkeys(word for each in words.kinds for word in info.things[each])
        found[kind.__name__] = union([f"'{word}'" for word in ids] + [BACK] * words.backs, kind.__name__)
    return found
