"""The web table: the built page and its files. Where it is not built, a small page says what this is."""

from __future__ import annotations

import mimetypes
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from longhall.engine.registry import game_ids
from longhall.server.error_responses import language_of, of_http
from longhall.server.errors import BadInput, NotThere
from longhall.server.litestar_types import AnyRequest
from longhall.words import t

DESCRIPTION = "/schema/openapi.json"
PACKAGE = Path(__file__).resolve().parent.parent
BUILT = (PACKAGE / "page", PACKAGE.parent.parent / "web" / "dist")  # in an installed package; in a checkout
PROGRAMS = ("/api", "/assets", "/schema")  # what no person types
LONGEST = 200  # characters of a file's name
FOREVER = "public, max-age=31536000, immutable"  # the name of an asset changes with what it holds
PAGES = [
    "/",
    "/mine",
    "/settings",
    "/join/{code:str}",
    "/open",
    "/replays",
    "/statistics",
    "/tables/{table_id:str}",
    "/tables/{table_id:str}/replay",
    "/tables/{table_id:str}/seats/{seat:int}",
    "/rules/{game:str}",
    "/content/{game:str}",
]
BESIDE = ["/favicon.svg", "/theme.js", "/OFL.txt"]
TYPES = {".woff2": "font/woff2", ".js": "text/javascript", ".svg": "image/svg+xml"}


def built_page() -> Path | None:
    """The folder of the built page."""
    return next((folder for folder in BUILT if (folder / "index.html").is_file()), None)


@cache
def _read(path: Path, changed: float) -> bytes:
    return path.read_bytes()


def _file(name: str, keep: str, status: int = 200) -> Response[bytes]:
    folder = built_page()
    if "\0" in name or len(name) > LONGEST:
        raise BadInput("error.http.input", detail="no such file name")
    path = (folder / name).resolve() if folder else None
    if folder is None or path is None or not path.is_relative_to(folder.resolve()) or not path.is_file():
        raise NotThere("error.http.none", detail=name)
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(
        _read(path, path.stat().st_mtime), media_type=kind, headers={"cache-control": keep}, status_code=status
    )


@get(PAGES, include_in_schema=False)
async def front(request: AnyRequest) -> Response[bytes] | Redirect:
    """The page; which one it is, it finds out itself."""
    game = request.path_params.get("game")
    known = game_ids()
    if game is not None and game not in known:
        written = game.replace("-", "_").lower()
        if written in known:
            return Redirect(request.url.path.replace(game, written), query_params=dict(request.query_params))
        return _page(request, 404)
    return _page(request)


def _page(request: AnyRequest, status: int = 200) -> Response[bytes]:
    if built_page() is None:
        return Response(_plain(language_of(request), status), media_type=MediaType.HTML, status_code=status)
    return _file("index.html", "no-cache", status)


def not_found(request: AnyRequest, error: NotFoundException) -> Response[Any]:
    """The page for a browser, which says so in the reader's language; JSON for programs."""
    of_programs = request.url.path.startswith(PROGRAMS) or "text/html" not in request.headers.get("accept", "")
    return of_http(request, error) if of_programs else _page(request, 404)


@get("/assets/{path:path}", include_in_schema=False)
async def asset(path: FromPath[str]) -> Response[bytes]:
    """Scripts, styles and fonts."""
    return _file(f"assets/{str(path).lstrip('/')}", FOREVER)


@get(BESIDE, include_in_schema=False)
async def beside(request: AnyRequest) -> Response[bytes]:
    """Files of the page that keep their names."""
    return _file(request.url.path.lstrip("/"), "no-cache")


def _plain(lang: str, status: int) -> bytes:
    key = "server.about" if status == 200 else "error.http.none"
    about, link = escape(t(key, lang)), escape(t("server.description", lang))
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Longhall</title></head>'
        f'<body><h1>Longhall</h1><p>{about}</p><p><a href="{DESCRIPTION}">{link}</a></p></body></html>'
    ).encode()


ROUTES = (front, asset, beside)
