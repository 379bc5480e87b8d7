"""Protection that every answer of the server has: headers, CSRF tokens, limits, and the origin of WebSockets."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from urllib.parse import unquote, urlsplit

from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.types import Message, Scope

from longhall.server.addresses import network_of
from longhall.server.errors import BadInput
from longhall.server.litestar_types import AnyConnection, AnyRequest, AnySocket
from longhall.server.settings import Settings

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # an escaped backslash before u0000 is none
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


REQUESTS, NEW_TABLES, PASSWORDS, CODES = STORES = (
    "requests",
    "new_tables",
    "passwords",
    "codes",
)  # counts of addresses


def protect(settings: Settings) -> Callable[[Message, Scope], Awaitable[None]]:
    """Gives the headers to everything that is sent, also to what is refused. Nobody may keep what the API says, unless
    it says so itself."""
    fixed = dict(HEADERS)
    if settings.secure:
        fixed["strict-transport-security"] = "max-age=31536000"

    async def before_send(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in fixed.items():
                headers[name] = value
            if scope["path"].startswith("/api"):
                headers.setdefault("cache-control", "no-store")

    return before_send


async def refuse_nul(request: AnyRequest) -> None:
    """Refuse the character NUL in any text of a request: PostgreSQL cannot keep it, and nobody means it."""
    given = (request.url.path, request.scope["query_string"].decode("latin-1"))
    if any("\0" in unquote(each) for each in given) or has_nul(await request.body()):
        raise BadInput("error.http.input", detail="NUL")


def has_nul(json: bytes) -> bool:
    """Does a text in JSON hold the character NUL? It can only be there as an escape."""
    return b"u0000" in json and NUL.search(json) is not None


def csrf(settings: Settings) -> CSRFConfig:
    """The token of the cookie `csrf` must come back as the header `x-csrf`."""
    return CSRFConfig(
        secret=settings.key_for("csrf").hex(),
        cookie_name="csrf",
        header_name="x-csrf",
        cookie_samesite="strict",
        cookie_secure=settings.secure,
    )


def address_of(connection: AnyConnection) -> str:
    """Whom limits count for: the address of the caller, as the server or a proxy that it trusts has seen it."""
    return network_of(connection.client.host if connection.client else "")


def limit(settings: Settings) -> RateLimitConfig:
    """Of all requests of an address."""
    return RateLimitConfig(
        rate_limit=("minute", settings.requests_a_minute), store=REQUESTS, identifier_for_request=address_of
    )


def limit_tables(settings: Settings) -> RateLimitConfig:
    """Of new tables of an address."""
    return RateLimitConfig(
        rate_limit=("hour", settings.tables_an_hour),
        store=NEW_TABLES,
        identifier_for_request=address_of,
        check_throttle_handler=_opens_a_table,
    )


def limit_passwords(settings: Settings) -> RateLimitConfig:
    """Of guesses of an address at the password of a closed server."""
    return RateLimitConfig(
        rate_limit=("minute", settings.passwords_a_minute),
        store=PASSWORDS,
        identifier_for_request=address_of,
        check_throttle_handler=_says_a_password,
    )


def limit_codes(settings: Settings) -> RateLimitConfig:
    """Of codes of tables that an address tries, so that nobody finds a table by guessing."""
    return RateLimitConfig(
        rate_limit=("minute", settings.codes_a_minute),
        store=CODES,
        identifier_for_request=address_of,
        check_throttle_handler=_tries_a_code,
    )


async def _tries_a_code(request: AnyRequest) -> bool:
    return request.url.path.startswith("/api/codes/")


async def _says_a_password(request: AnyRequest) -> bool:
    return request.url.path.rstrip("/") == "/api/me/enter"


async def _opens_a_table(request: AnyRequest) -> bool:
    path = request.url.path.rstrip("/")
    return request.method == "POST" and (path in ("/api/tables", "/api/tables/import") or path.endswith("/continue"))


def from_here(socket: AnySocket) -> bool:
    """Does a page of this server open this WebSocket? Programs that are no browsers name no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
