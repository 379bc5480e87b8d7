"""Guests: a session cookie with an id and a name is enough to play."""

from __future__ import annotations

import secrets

from litestar import Router, get, put
from litestar.middleware.session.client_side import CookieBackendConfig
from litestar.params import JSONBody

from longhall.server.errors import NotNow
from longhall.server.litestar_types import AnyRequest
from longhall.server.schema.tables import Guest, Me
from longhall.server.settings import Settings

A_YEAR = 365 * 24 * 3600


def sessions(settings: Settings) -> CookieBackendConfig:
    """The session lives in a cookie that nobody but this server can read or write."""
    return CookieBackendConfig(
        secret=settings.key_for("session"),
        key="guest",
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )


def guest_of(request: AnyRequest) -> str:
    """The id of a guest; who has none gets one."""
    found = request.session.get("guest")
    if not isinstance(found, str):
        found = secrets.token_hex(16)
        request.session["guest"] = found
    return found


def name_of(request: AnyRequest) -> str | None:
    name = request.session.get("name")
    return name if isinstance(name, str) else None


def portrait_of(request: AnyRequest) -> str:
    portrait = request.session.get("portrait")
    return portrait if isinstance(portrait, str) else ""


def call(request: AnyRequest, name: str | None, portrait: str | None = None) -> str:
    """The name of a guest: the one given now, or that of the session. It also keeps a portrait that is given."""
    if name is not None:
        request.session["name"] = name.strip()
    if portrait is not None:
        request.session["portrait"] = portrait
    known = name_of(request)
    if known is None:
        raise NotNow("error.guest.name")
    guest_of(request)
    return known


@get("/")
async def me(request: AnyRequest) -> Me:
    """Who this session is; it begins here, so that a page asks this first."""
    guest_of(request)
    return Me(name_of(request), portrait_of(request))


@put("/")
async def rename(request: AnyRequest, data: JSONBody[Guest]) -> Me:
    """Say a name, and perhaps which portrait goes with it. Seats that were taken keep theirs."""
    return Me(call(request, data.name, data.portrait), portrait_of(request))


router = Router("/me", route_handlers=[me, rename], tags=["Guests"])
