"""The pages of the server: until the web table is built, a small one that says what this is."""

from __future__ import annotations

from html import escape

from litestar import MediaType, Response, get

from longhall.server.connections import AnyRequest
from longhall.server.problems import language_of
from longhall.words import t

DESCRIPTION = "/schema/openapi.json"


@get(["/", "/tables/{table_id:str}", "/tables/{table_id:str}/seats/{seat:int}"], include_in_schema=False)
async def front(request: AnyRequest) -> Response[str]:
    """What this is, and where the API is described."""
    lang = language_of(request)
    about, link = escape(t("server.about", lang)), escape(t("server.description", lang))
    page = (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Longhall</title></head>'
        f'<body><h1>Longhall</h1><p>{about}</p><p><a href="{DESCRIPTION}">{link}</a></p></body></html>'
    )
    return Response(page, media_type=MediaType.HTML)
