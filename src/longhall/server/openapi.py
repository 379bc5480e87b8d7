"""The description of the API, with what every route may refuse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
from litestar.connection import Request
from litestar.openapi.plugins import JsonRenderPlugin

from longhall.server import websocket
from longhall.server.schema.play import Problem
from longhall.server.view_schemas import view_schemas

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


PARAMETERS = {  # what says nothing of itself
    "table_id": "The id of a table.",
    "seat": "The number of a seat, from 0.",
    "code": "The six letters of a table.",
    "game": "The id of a game.",
    "lang": "A language: en, pt or es.",
    "limit": "So many at the most.",
    "offset": "So many are left out.",
}
ABOUT = (
    "Tables for board games. Every change carries the value of the cookie `csrf` as the header `x-csrf`; seats are "
    "played with their cookies, which `POST /api/tables` and `.../take` set; routes under `/api/admin` need the host's "
    "token as the header `x-admin`. What is refused is a `Problem`, in the language of `Accept-Language`. "
    "The WebSocket is described under `x-websockets`."
)
COMPONENT = "#/components/schemas/{name}"
VIEW = "/api/tables/{table_id}/view"
LIVE = "/api/tables/{table_id}/live"
TAKES = get_args(websocket.Order)
TELLS = get_args(websocket.ServerMessage)
CLOSES = {
    str(websocket.COME_BACK): "The server stops: come back in a moment, with the last numbers.",
    str(websocket.NOT_ALLOWED): "The seat is not yours (any more), or there is no such table.",
    str(websocket.NOT_FROM_HERE): "The page is of another origin.",
    str(websocket.TOO_MANY): "Too many orders in a second, or too many WebSockets of one address.",
}
IN_QUERY = {
    "seat": "The seat through whose eyes; a spectator, if none is given.",
    "since": "The number of the last event that is known already.",
    "heard": "The number of the last message that is known already.",
}


def described(document: dict[str, Any]) -> dict[str, Any]:
    """The description, in which every route says that it refuses with a `Problem`, and what the WebSocket says."""
    kinds = [Problem, *TAKES, *TELLS]
    references, parts = msgspec.json.schema_components(kinds, ref_template=COMPONENT)
    document.setdefault("components", {}).setdefault("schemas", {}).update(parts)
    content = {"application/json": {"schema": references[0]}}
    for _, operation in operations(document):
        for status, meaning in REFUSED.items():
            operation["responses"][status] = {"description": meaning, "content": content}
        for parameter in operation.get("parameters", ()):
            parameter.setdefault("description", PARAMETERS.get(parameter["name"], ""))
    takes, tells = references[1 : 1 + len(TAKES)], references[1 + len(TAKES) :]
    line = {"query": IN_QUERY, "takes": list(takes), "tells": list(tells), "closes": CLOSES}
    document["x-websockets"] = {LIVE: line}
    any_view, components = view_schemas(COMPONENT)
    with_views: dict[str, Any] = _with_views(document)
    with_views["components"]["schemas"].update(components, View=any_view)
    answer = with_views["paths"][VIEW]["get"]["responses"]["200"]["content"]["application/json"]
    answer["schema"] = {"$ref": COMPONENT.format(name="View")}
    return with_views


def _with_views(node: Any) -> Any:
    """The same, in which every view is that of one of the games."""
    if isinstance(node, dict):
        if node.get("title") == "View" and node.get("type") == "object":
            return {"$ref": COMPONENT.format(name="View")}
        return {name: _with_views(value) for name, value in node.items()}
    return [_with_views(each) for each in node] if isinstance(node, list) else node


def operations(schema: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every method of every path."""
    for path, methods in schema["paths"].items():
        yield from ((path, methods[name]) for name in OPERATIONS if name in methods)


class Description(JsonRenderPlugin):
    """Serves it as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, described(openapi_schema))
