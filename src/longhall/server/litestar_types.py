"""Names for Litestar's connections, whoever the user is."""

from typing import Any

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection

AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
