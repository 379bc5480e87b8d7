"""Sends webhooks: HTTPS only, to public addresses only (no SSRF), signed with HMAC."""

from __future__ import annotations

import asyncio
import hmac
import ssl
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from longhall.engine.errors import LonghallError

HTTPS = 443
PATIENCE = 5.0  # seconds for one try
PAUSES = (2.0, 10.0, 60.0)  # seconds before the second try and those after it
LINE = 1024  # bytes of an answer that are read
TRANSLATED = IPv6Network("64:ff9b::/96")  # an IPv4 address stands in its last bytes

Resolve = Callable[[str], Awaitable[Sequence[str]]]  # the addresses of a host
Send = Callable[[str, str, bytes], Awaitable[int]]  # address, host and request: the status
Pause = Callable[[float], Awaitable[None]]


class BadAddress(LonghallError):
    """Nothing is sent there."""


def checked(url: str) -> SplitResult:
    """The parts of an https address of a named host at the usual port, without a password."""
    try:
        parts = urlsplit(url)
        good = parts.scheme == "https" and bool(parts.hostname) and parts.port in (None, HTTPS)
    except ValueError as error:
        raise BadAddress("error.webhook.address") from error
    plain = url.isascii() and url.isprintable() and " " not in url
    if not (good and plain) or "@" in parts.netloc:
        raise BadAddress("error.webhook.address")
    return parts


def is_public(address: str) -> bool:
    """Is this an address of the open internet, also if it stands inside another one?"""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.sixtofour is not None or found.teredo is not None or found in TRANSLATED:
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


async def resolve(host: str) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, HTTPS, type=1)
    return [str(address[0]) for *_, address in found]


def signature(secret: str, body: bytes) -> str:
    """What shows the receiver who sent it: HMAC-SHA256 with the secret that both know."""
    return "sha256=" + hmac.new(secret.encode(), body, "sha256").hexdigest()


def request_of(parts: SplitResult, body: bytes, secret: str) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.hostname}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        f"X-Longhall-Signature: {signature(secret, body)}",
        "Connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode() + body


async def send(address: str, host: str, request: bytes) -> int:
    """Send a request to this very address; the certificate must be the host's. The status of the answer."""
    context = ssl.create_default_context()
    reader, writer = await asyncio.open_connection(address, HTTPS, ssl=context, server_hostname=host, limit=LINE)
    try:
        writer.write(request)
        await writer.drain()
        return int((await reader.readline()).split()[1])
    finally:
        writer.close()


class Webhooks:
    """Sends messages, and tries again a few times. A redirect is an answer like any other: it is not followed."""

    def __init__(self, resolve: Resolve = resolve, send: Send = send, pause: Pause = asyncio.sleep) -> None:
        self.resolve = resolve
        self.send = send
        self.pause = pause

    async def deliver(self, url: str, body: bytes, secret: str) -> bool:
        """Was it received? What the receiver refuses is not sent again, what fails is."""
        parts = checked(url)
        for pause in (*PAUSES, None):
            status = await self._try(parts, body, secret)
            if status is not None and status < 500 and status != 429:
                return 200 <= status < 300
            if pause is not None:
                await self.pause(pause)
        return False

    async def _try(self, parts: SplitResult, body: bytes, secret: str) -> int | None:
        """One try; the address is looked up and checked each time, and what was checked is what is called."""
        host = str(parts.hostname)
        try:
            async with asyncio.timeout(PATIENCE):
                address = await self._address(host)
                return await self.send(address, host, request_of(parts, body, secret))
        except (OSError, ValueError, LookupError):  # a time-out is an OSError
            return None

    async def _address(self, host: str) -> str:
        """The first address of a host, all of whose addresses are public."""
        found = await self.resolve(host)
        if not found or not all(is_public(address) for address in found):
            raise BadAddress("error.webhook.private", host=host)
        return found[0]
