"""How connections are held: limits of HTTP connections, and WebSockets that are told when the server stops.

Worker processes import this module before they answer their supervisor: it needs uvicorn alone.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from longhall.server.addresses import is_among, network_of

GOODBYE = 1.0  # seconds in which a client must say goodbye as well
LEAVING = "the server stops"  # this very object comes in place of an order, from the server itself


class Limits:
    """Connection limits of one process; set once, before it listens."""

    def __init__(self) -> None:
        self.connections = 256  # HTTP connections of one address at the same time
        self.headers = 10.0  # seconds in which the head of a request must have come
        self.pause = 30.0  # seconds without a byte in the middle of a body
        self.proxies: Sequence[str] = ()  # networks that speak for many addresses
        self.open: Counter[str] = Counter()  # connections, by address


LIMITS = Limits()


class Http(H11Protocol):
    """Closes connections whose request headers are late, and those above the limit of an address."""

    _address = ""  # that this connection is counted for; empty: it is not
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if host and not is_among(host, LIMITS.proxies):
            self._address = network_of(host)
            LIMITS.open[self._address] += 1
            if LIMITS.open[self._address] > LIMITS.connections:
                transport.abort()
                return
        self._wait(LIMITS.headers)

    def data_received(self, data: bytes) -> None:
        reading_head = self.conn.their_state is h11.IDLE
        super().data_received(data)
        state = self.conn.their_state
        if self.transport.is_closing() or state not in (h11.IDLE, h11.SEND_BODY):
            self._rest()
        elif state is h11.SEND_BODY:
            self._wait(LIMITS.pause)
        elif not reading_head or self._timer is None:
            self._wait(LIMITS.headers)

    def on_response_complete(self) -> None:
        self._rest()  # until the next request begins, the limit of idle connections holds
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._let_go()  # WebSockets have limits of their own
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        self._rest()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _let_go(self) -> None:
        self._rest()
        if self._address:
            LIMITS.open[self._address] -= 1
            if not LIMITS.open[self._address]:
                del LIMITS.open[self._address]
            self._address = ""


class Socket(WebSocketsSansIOProtocol):
    """On shutdown a WebSocket is not cut off: a message to leave is queued behind the orders received so far."""

    def shutdown(self) -> None:
        if self.handshake_complete and not self.close_sent:
            self.stop_keepalive()
            self.close_timeout = GOODBYE
            self.queue.put_nowait({"type": "websocket.receive", "text": LEAVING})
        else:
            super().shutdown()
