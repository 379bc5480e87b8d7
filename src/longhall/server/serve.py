"""Runs the server: binds the address, migrates the database, then prints the URL."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable

import uvicorn
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from longhall.engine.errors import LonghallError
from longhall.server import gc_tuning, logs
from longhall.server.app import create_app
from longhall.server.database.connect import migrate, open_engine
from longhall.server.protocol import Http, Socket
from longhall.server.settings import Settings, to_environment
from longhall.server.supervisor import Supervisor

MESSAGE = 64 * 1024  # bytes of a WebSocket's message at the most
FILES = 65_536  # open at the same time
GRACE = 4  # seconds in which what was begun must be finished when the server stops
Ready = Callable[[str], None]  # gets the address


class Server(uvicorn.Server):
    """Reports when it listens. Exits with 0 after a graceful shutdown by a signal."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        with self.capture_signals():
            await self._serve(sockets)
            if not self.force_exit:
                self._captured_signals.clear()  # or it would end by the signal after all


def serve(settings: Settings, ready: Ready) -> None:
    """Serve until a signal stops the process."""
    if settings.workers > 1 and settings.on_sqlite:
        raise LonghallError("error.workers")
    logs.set_up()
    gc_tuning.limit_full_collections()
    allow_many_files()
    asyncio.run(prepare(settings))
    listening = bind(settings)
    address = address_of(settings.host, listening.getsockname()[1])
    if settings.workers == 1:
        Server(_config(create_app(settings), settings), lambda: ready(address)).run(sockets=[listening])
    else:
        to_environment(settings)
        listening.listen()  # who comes before the workers are ready waits, and is not refused
        ready(address)
        config = _config("longhall.server.app:app_of_worker", settings)
        Supervisor(config, [listening]).run()


def _config(app: object, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        factory=isinstance(app, str),
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        http=Http,
        ws=Socket,
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,  # it would keep much memory for each of many sockets, to send little
        timeout_graceful_shutdown=GRACE,
    )


def allow_many_files() -> None:
    """Raise the limit of open files, since each connection is one."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


async def prepare(settings: Settings) -> None:
    """Create or migrate the database."""
    shown = settings.database
    try:
        shown = make_url(settings.database).render_as_string(hide_password=True)
        engine = open_engine(settings.database)
        try:
            await migrate(engine)
        finally:
            await engine.dispose()
    except (SQLAlchemyError, ArgumentError, OSError, ImportError) as error:
        reason = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
        raise LonghallError("error.database", url=shown, reason=reason) from error


def bind(settings: Settings) -> socket.socket:
    """The socket to listen at."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        found.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise LonghallError("error.address", host=settings.host, port=settings.port, reason=reason) from error
    found.set_inheritable(True)
    return found


def address_of(host: str, port: int) -> str:
    """The URL for a browser."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"
