"""The description of the API, with what every route may refuse."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.connection import Request
from litestar.openapi.plugins import JsonRenderPlugin

from longhall.server import wire

REFUSED = {  # status and what it means
    "400": "The input is not valid.",
    "403": "Somebody else's seat, or the CSRF token is missing.",
    "404": "There is no such table or seat.",
    "405": "The route has no such method.",
    "409": "It cannot be done as things are.",
    "413": "The body is too large.",
    "429": "Too many requests.",
}
OPERATIONS = ("get", "put", "post", "delete")


def described(schema: dict[str, Any]) -> dict[str, Any]:
    """The description, in which every route says that it refuses with a `Problem`."""
    (reference,), parts = msgspec.json.schema_components([wire.Problem], ref_template="#/components/schemas/{name}")
    schema.setdefault("components", {}).setdefault("schemas", {}).update(parts)
    content = {"application/json": {"schema": reference}}
    for path in schema["paths"].values():
        for operation in (path[name] for name in OPERATIONS if name in path):
            for status, meaning in REFUSED.items():
                operation["responses"][status] = {"description": meaning, "content": content}
    return schema


class Description(JsonRenderPlugin):
    """Serves it as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, described(openapi_schema))
