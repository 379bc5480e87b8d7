"""The server as an application of Litestar."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig

import longhall
from longhall.server import beside, collector, guests, headers, hosting, lobby, logs, pages, play, speech
from longhall.server.bots import Thinker, Threads
from longhall.server.channels import Channels
from longhall.server.description import ABOUT, Description
from longhall.server.hall import Hall
from longhall.server.live import live
from longhall.server.problems import HANDLERS
from longhall.server.protocol import LIMITS
from longhall.server.settings import Settings, from_environment
from longhall.server.thinking import COMMAND, Workers, cores

BESIDE = (*beside.ROUTERS, *hosting.ROUTERS)
BODY = 64 * 1024  # bytes of a request at the most


def create_app(settings: Settings, thinker: Thinker | None = None) -> Litestar:
    """The application; its database is opened and migrated when it starts."""
    LIMITS.connections, LIMITS.headers = settings.connections, settings.headers_within
    LIMITS.proxies = settings.proxies
    channels = Channels(fan_out(settings))
    hall = Hall(settings, channels, thinker or thinker_for(settings))
    api = Router(
        "/api",
        route_handlers=[
            guests.router,
            lobby.router,
            play.router,
            speech.router,
            *beside.ROUTERS,
            *hosting.ROUTERS,
            live,
        ],
        guards=[hosting.closed(settings)],
    )
    return Litestar(
        route_handlers=[*pages.ROUTES, *hosting.HEALTH, api],
        dependencies={"hall": Provide(hall_of, sync_to_thread=False)},
        lifespan=[open_hall],
        state=State({"admin": settings.admin, "hall": hall}),
        plugins=[channels],
        middleware=[
            headers.limit(settings).middleware,
            headers.limit_tables(settings).middleware,
            headers.limit_passwords(settings).middleware,
            guests.sessions(settings).middleware,
        ],
        compression_config=CompressionConfig("gzip", minimum_size=1024, gzip_compress_level=6, exclude=[r"\.woff2$"]),
        csrf_config=headers.csrf(settings),
        before_request=headers.refuse_nul,
        before_send=[headers.protect(settings)],
        exception_handlers={**HANDLERS, NotFoundException: pages.not_found},
        request_max_body_size=BODY,
        logging_config=None,  # whoever runs it decides
        openapi_config=OpenAPIConfig(
            "Longhall",
            longhall.__version__,
            description=ABOUT,
            use_handler_docstrings=True,
            render_plugins=[Description()],
        ),
    )


def hall_of(state: State) -> Hall:
    found: Hall = state["hall"]
    return found


@asynccontextmanager
async def open_hall(app: Litestar) -> AsyncIterator[None]:
    """While the application runs."""
    async with hall_of(app.state).lifespan(app):
        yield


def thinker_for(settings: Settings) -> Thinker:
    """Where bots think."""
    if settings.bot_workers == 0:
        return Threads(1)
    return Workers(settings.bot_workers or cores(), (*COMMAND, *settings.content), settings.patience)


def fan_out(settings: Settings) -> ChannelsBackend:
    """How processes tell one another that a table has changed."""
    if settings.on_sqlite:
        return MemoryChannelsBackend()
    from longhall.server.fanout import Notes  # its driver is an extra: `longhall[postgresql]`

    return Notes(settings.database.replace("+asyncpg", "", 1))


def app_of_worker() -> Litestar:
    """The application in a worker process, which finds its settings in the environment."""
    logs.set_up()
    collector.calm()
    return create_app(from_environment())
