"""Protection that every answer of the server has: headers, CSRF tokens, limits, and the origin of WebSockets."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.config.csrf import CSRFConfig
from litestar.datastructures import ResponseHeader
from litestar.middleware.rate_limit import RateLimitConfig

from longhall.server.connections import AnyRequest, AnySocket
from longhall.server.settings import Settings

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
UNCACHED = ResponseHeader(name="cache-control", value="no-store")


def security_headers(settings: Settings) -> list[ResponseHeader]:
    headers = dict(HEADERS)
    if settings.secure:
        headers["strict-transport-security"] = "max-age=31536000"
    return [ResponseHeader(name=name, value=value) for name, value in headers.items()]


def csrf(settings: Settings) -> CSRFConfig:
    """The token of the cookie `csrf` must come back as the header `x-csrf`."""
    return CSRFConfig(
        secret=settings.key_for("csrf").hex(),
        cookie_name="csrf",
        header_name="x-csrf",
        cookie_samesite="strict",
        cookie_secure=settings.secure,
    )


def limit(settings: Settings) -> RateLimitConfig:
    """Of all requests of an address."""
    return RateLimitConfig(rate_limit=("minute", settings.requests_a_minute))


def limit_tables(settings: Settings) -> RateLimitConfig:
    """Of new tables of an address."""
    return RateLimitConfig(
        rate_limit=("hour", settings.tables_an_hour), store="new_tables", check_throttle_handler=_opens_a_table
    )


async def _opens_a_table(request: AnyRequest) -> bool:
    return request.method == "POST" and request.url.path.rstrip("/") == "/api/tables"


def from_here(socket: AnySocket) -> bool:
    """Does a page of this server open this WebSocket? Programs that are no browsers name no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
