"""JSON Schema of the published views, for the description of the API."""

from __future__ import annotations

import inspect
import types
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints, is_typeddict

from longhall.engine.published import Seat, Thing
from longhall.engine.publisher import Publisher
from longhall.engine.registry import GameInfo, game_ids, game_info

Schema = dict[str, Any]

PLAIN: dict[Any, str] = {int: "integer", str: "string", bool: "boolean", types.NoneType: "null"}
BACK = r"^\?"


class Schemas:
    """The schemas of one game's view; each record is a component of its own."""

    def __init__(self, info: GameInfo, publisher: Publisher, template: str) -> None:
        self._info = info
        self._publisher = publisher
        self._template = template
        self.components: dict[str, Schema] = {}
        self.view = self.of(publisher.kind)

    def of(self, kind: Any) -> Schema:
        origin, arguments = get_origin(kind), get_args(kind)
        if kind in PLAIN:
            return {"type": PLAIN[kind]}
        if isinstance(kind, NewType):
            return self._words(kind)
        if is_typeddict(kind):
            return self._record(kind)
        if origin is Literal:
            return {"enum": list(arguments)}
        if origin is list:
            return {"type": "array", "items": self.of(arguments[0])}
        if origin is dict:
            keys = self.of(arguments[0])
            return {"type": "object", "propertyNames": keys, "additionalProperties": self.of(arguments[1])}
        if origin in (Union, types.UnionType):
            return {"anyOf": [self.of(each) for each in arguments]}
        raise TypeError(f"{kind!r} has no JSON Schema")

    def _words(self, kind: Any) -> Schema:
        words = self._publisher.words.get(kind)
        if words is None:
            least = {"minimum": 0} if kind is Seat else {"pattern": "^[^:]+:."} if kind is Thing else {}
            return {**self.of(kind.__supertype__), **least}
        ids = sorted({str(word) for each in words.kinds for word in self._info.things[each]})
        known: Schema = {"enum": ids}
        return {"anyOf": [known, {"type": "string", "pattern": BACK}]} if words.backs else known

    def _record(self, kind: Any) -> Schema:
        name = f"{self._info.id}.{kind.__name__}"
        if name not in self.components:
            schema = self.components[name] = {"type": "object", "additionalProperties": False}
            about = inspect.cleandoc(kind.__doc__ or "")
            if about:
                schema["description"] = about
            schema["properties"] = {field: self.of(its) for field, its in get_type_hints(kind).items()}
            schema["required"] = list(schema["properties"])
        return {"$ref": self._template.format(name=name)}


def view_schemas(template: str) -> tuple[Schema, dict[str, Schema]]:
    """The schema of any game's view, and the components that it names. A game that publishes no view of its own has
    any object."""
    views: list[Schema] = []
    components: dict[str, Schema] = {}
    for info in map(game_info, game_ids()):
        if info.publisher is None:
            views.append({"type": "object"})
            continue
        found = Schemas(info, info.publisher, template)
        views.append(found.view)
        components.update(found.components)
    return {"anyOf": views}, components
