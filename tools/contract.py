"""Writes what the server and the page have agreed on, from the server's structs and routes and from what the games
declare.

    tools/contract.py            write web/src/contract/*.ts, docs/protocol/*.md and the digests for the server
    tools/contract.py --check    say what would change, and fail if anything would

The page calls the server through these types, so that a field or a route that is renamed here fails there.
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.routes import HTTPRoute, WebSocketRoute

from longhall.engine.registry import GameInfo, game_info
from longhall.games import GAMES
from longhall.server import websocket
from longhall.server.app import create_app
from longhall.server.openapi import TELLS
from longhall.server.routes import replays, statistics, translations
from longhall.server.schema import chat, clocks, plans, play, tables
from longhall.server.schema.play import Problem
from longhall.server.settings import Settings
from tools import game_contract, row_contract, view_contract
from tools.typescript import TypeScript, reached

ROOT = Path(__file__).resolve().parent.parent
TYPESCRIPT = ROOT / "web/src/contract"
PROTOCOL = ROOT / "docs/protocol"
DIGESTS = ROOT / "src/longhall/server/contracts.json"

HEAD = "// Written by tools/contract.py from the server's structs and routes: change those, and run it again."
GAME_HEAD = "// Written by tools/contract.py from what the game declares: change that, and run it again."
SECTIONS = (  # of a game's file
    game_contract.ids_section,
    game_contract.events_section,
    game_contract.asks_section,
    game_contract.game_section,
)
MODULES = (
    websocket,
    play,
    tables,
    chat,
    clocks,
    plans,
    replays,
    translations,
    statistics,
)  # where unions and literals have their names
OPAQUE = {  # of each game's own shape, which its module knows
    "View": "{ [field: string]: any }",
    "Advice": "{ [field: string]: any }",
    "Patch": "{ '='?: Json; '@'?: { [place: string]: Patch }; '+'?: { [field: string]: Patch }; '-'?: string[] }",
}
SOCKET = "SOCKET"  # instead of a method
METHODS = ("GET", "POST", "PUT", "DELETE", SOCKET)
QUERY = (int, str, bool, float, type(None))  # what a parameter of a query may be


@dataclass
class Route:
    """A route of the API, as a caller needs to know it."""

    method: str
    path: str  # without /api: /tables/{table_id}/update
    about: str
    parameters: dict[str, tuple[Any, bool]] = field(default_factory=dict)  # by name: type, may be left out
    body: Any = None
    answer: Any = None


def routes(app: Litestar) -> list[Route]:
    """Every route of the API that talks JSON, in the order of their paths."""
    found = [route for each in app.routes for route in _of_route(each) if not _is_file(route.answer)]
    return sorted(found, key=lambda route: (route.path, METHODS.index(route.method)))


def _of_route(route: Any) -> Iterator[Route]:
    if not route.path.startswith("/api/"):
        return
    if isinstance(route, HTTPRoute):
        for handler in route.route_handlers:
            for method in handler.http_methods:
                if method in METHODS:
                    yield _of_handler(handler, str(method), route.path)
    elif isinstance(route, WebSocketRoute):
        yield _of_handler(route.route_handler, SOCKET, route.path)


def _of_handler(handler: HTTPRouteHandler | WebsocketRouteHandler, method: str, path: str) -> Route:
    found = Route(method, "/" + "/".join(_part(part) for part in path.split("/")[2:]), _about(handler))
    for name, its in handler.parsed_fn_signature.parameters.items():
        header = getattr(its.kwarg_definition, "header", None)
        if name == "data":
            found.body = its.raw if its.raw is not None else its.annotation
        elif not header and all(kind in QUERY for kind in (get_args(its.annotation) or [its.annotation])):
            called = getattr(its.kwarg_definition, "query", None) or name
            found.parameters[called] = (its.annotation, its.has_default)
    if method != SOCKET:
        found.answer = _answer(handler)
    return found


def _answer(handler: Any) -> Any:
    """What a route answers: the body of a response, or what is described where that is written by hand."""
    for status, described in (handler.responses or {}).items():
        if status < 300:
            return described.data_container
    answer = handler.parsed_fn_signature.return_type.annotation
    return get_args(answer)[0] if _is_response(answer) and get_args(answer) else answer


def _about(handler: Any) -> str:
    return " ".join(inspect.cleandoc(handler.fn.__doc__ or "").split())


def _part(part: str) -> str:
    """{table_id:str} is {table_id}."""
    return part.partition(":")[0] + "}" if part.startswith("{") else part


def _is_response(kind: Any) -> bool:
    origin = get_origin(kind) or kind
    return inspect.isclass(origin) and issubclass(origin, Response)


def _is_file(kind: Any) -> bool:
    return kind is bytes or _is_response(kind)


# TypeScript


def aliases() -> dict[str, Any]:
    """The unions and literals that have a name."""
    found: dict[str, Any] = {}
    for module in MODULES:
        for name, value in vars(module).items():
            if get_origin(value) in (Literal, Union) or type(value).__name__ == "UnionType":
                found.setdefault(name, value)
    return found


def typescript(all_routes: list[Route]) -> dict[Path, str]:
    sent = reached([*(route.body for route in all_routes), websocket.Order])
    told = reached([*(route.answer for route in all_routes), *TELLS, Problem])
    writer = TypeScript(aliases(), OPAQUE, sent - told)
    for kind in (websocket.Order, websocket.ServerMessage, Problem):
        writer.of(kind)
    table = [f"  {method}: {{\n{_rows(all_routes, method, writer)}  }}" for method in METHODS]
    server = f"{HEAD}\n\n{writer.text()}"
    names = ", ".join(sorted(name for name in writer.declared if any(_uses(row, name) for row in table)))
    head = f"{HEAD}\n\nimport type {{ {names} }} from './server'\n\n"
    about = "/** What each route takes and answers: `Routes['GET']['/tables']['answer']`. */\n"
    return {
        TYPESCRIPT / "server.ts": server,
        TYPESCRIPT / "routes.ts": f"{head}{about}export interface Routes {{\n" + "\n".join(table) + "\n}\n",
    }


def _uses(text: str, name: str) -> bool:
    return any(f"{before}{name}{after}" in text for before in " (" for after in (" ", "[", "\n", ")", ";"))


def _rows(all_routes: list[Route], method: str, writer: TypeScript) -> str:
    lines = []
    for route in all_routes:
        if route.method == method:
            params = "".join(
                f"{name}{'?' if optional else ''}: {writer.of(kind)}; "
                for name, (kind, optional) in route.parameters.items()
            )
            body = "undefined" if route.body is None else writer.of(route.body)
            lines.append(
                f"    '{route.path}': {{ params: {{ {params}}}; body: {body}; answer: {writer.of(route.answer)} }}\n"
            )
    return "".join(lines)


# The page of the docs


def protocol(all_routes: list[Route]) -> dict[Path, str]:
    kinds = reached(
        [route.body for route in all_routes] + [route.answer for route in all_routes] + [websocket.Order, *TELLS]
    )
    writer = TypeScript(aliases(), OPAQUE)
    lines = [
        "# The server's messages",
        "",
        "Written by `tools/contract.py` from the server's structs and routes. How to use them is told in",
        "[server.md](../server.md); the server itself gives the same as OpenAPI under `/schema/openapi.json`.",
        "",
        "## Routes",
        "",
        "| | path under `/api` | query | body | answer | |",
        "|---|---|---|---|---|---|",
    ]
    for route in all_routes:
        query = ", ".join(
            name + "?" * optional for name, (_, optional) in route.parameters.items() if _in_query(route, name)
        )
        cells = [
            route.method,
            f"`{route.path}`",
            query,
            _cell(route.body, writer),
            _cell(route.answer, writer),
            route.about,
        ]
        lines.append("| " + " | ".join(cells) + " |")
    lines += ["", "## Messages", ""]
    for kind in sorted(kinds, key=lambda kind: kind.__name__):
        writer.of(kind)
    for name, text in sorted(writer.declared.items()):
        lines += [f"### {name}", "", "```ts", text, "```", ""]
    return {PROTOCOL / "server.md": "\n".join(lines)}


def _in_query(route: Route, name: str) -> bool:
    return f"{{{name}}}" not in route.path


def _cell(kind: Any, writer: TypeScript) -> str:
    return "" if kind in (None, type(None)) else f"`{writer.of(kind)}`".replace("|", "\\|")


# The games


def digest(text: str) -> str:
    """Changes with anything that a game and its page have agreed on."""
    return blake2b(text.encode(), digest_size=8).hexdigest()


@cache
def messages() -> str:
    """The types of all that goes over a WebSocket, without what is said about them."""
    writer = TypeScript(aliases(), OPAQUE)
    writer.of(websocket.Order)
    writer.of(websocket.ServerMessage)
    return "\n".join(line for line in writer.text().splitlines() if not line.startswith("/**"))


def contract_of(info: GameInfo) -> str:
    """The digest of all types of a game, and of the messages that they travel in."""
    parts = [*(section(info) for section in SECTIONS), view_contract.types_of(info), row_contract.types_of(info)]
    return digest("\n\n".join([*parts, messages()]))


def digests() -> dict[Path, str]:
    """The digests by game, for the server."""
    return {DIGESTS: json.dumps({game: contract_of(game_info(game)) for game in GAMES}, indent=2) + "\n"}


def game_files(info: GameInfo) -> dict[Path, str]:
    body = "\n\n".join(section(info) for section in SECTIONS)
    about = "/** Changes with anything that the page knows of this game. */"
    imports = game_contract.imports(info)
    head = f"{GAME_HEAD}\n\n{imports}\n\n{about}\nexport const CONTRACT = '{contract_of(info)}'"
    views = {} if info.publisher is None else {TYPESCRIPT / f"{info.id}_view.ts": view_contract.view_file(info)}
    lines = [
        f"# {info.name}: what is told, asked and shown",
        "",
        "Written by `tools/contract.py` from what the game declares in its `events.py` and `view/published.py`.",
        "",
        *game_contract.protocol(info),
        *view_contract.protocol(info),
    ]
    return {
        **views,
        TYPESCRIPT / f"{info.id}_rows.ts": row_contract.row_file(info),
        TYPESCRIPT / f"{info.id}.ts": f"{head}\n\n{body}\n",
        PROTOCOL / f"{info.id}.md": "\n".join(lines),
    }


# The command


def files() -> dict[Path, str]:
    """Every file that this command writes."""
    app = create_app(Settings(database="sqlite+aiosqlite:///:memory:", secret="not used"))
    found = routes(app)
    games = {path: text for game in GAMES for path, text in game_files(game_info(game)).items()}
    return {**typescript(found), **protocol(found), **games, **digests()}


def main(arguments: list[str]) -> int:
    stale = [path for path, text in files().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    if "--check" in arguments:
        for path in stale:
            print(f"{path.relative_to(ROOT)} does not say what server and games say: run tools/contract.py")
        return 1 if stale else 0
    for path, text in files().items():
        if path in stale:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
