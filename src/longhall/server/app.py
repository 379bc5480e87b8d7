"""Builds the Litestar application and lists its routes."""

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
from longhall.server import gc_tuning, guest_sessions, logs, pages, security
from longhall.server.bot_pool import COMMAND, BotPool, cores
from longhall.server.bots import Thinker, Threads
from longhall.server.error_responses import HANDLERS
from longhall.server.openapi import ABOUT, Description
from longhall.server.protocol import LIMITS
from longhall.server.pubsub import Channels
from longhall.server.routes import (
    admin,
    advice,
    chat,
    host,
    leaving,
    lobby,
    plans,
    play,
    preferences,
    replays,
    statistics,
    statistics_export,
    text,
    translations,
    webhooks,
)
from longhall.server.services import Services
from longhall.server.settings import Settings, from_environment
from longhall.server.websocket import live

OTHER_ROUTERS = (
    advice.router,
    plans.router,
    chat.router,
    preferences.router,
    replays.router,
    text.router,
    webhooks.router,
    statistics.router,
    statistics_export.router,
    *admin.ROUTERS,
)
BODY = 64 * 1024  # bytes of a request at the most


def create_app(settings: Settings, thinker: Thinker | None = None) -> Litestar:
    """The application; its database is opened and migrated when it starts."""
    LIMITS.connections, LIMITS.headers = settings.connections, settings.headers_within
    LIMITS.proxies = settings.proxies
    channels = Channels(fan_out(settings))
    services = Services(settings, channels, thinker or thinker_for(settings))
    api = Router(
        "/api",
        route_handlers=[
            guest_sessions.router,
            lobby.router,
            host.router,
            leaving.router,
            play.router,
            translations.router,
            *OTHER_ROUTERS,
            live,
        ],
        guards=[admin.closed(settings)],
    )
    return Litestar(
        route_handlers=[*pages.ROUTES, *admin.HEALTH, api],
        dependencies={"services": Provide(services_of, sync_to_thread=False)},
        lifespan=[open_hall],
        state=State({"admin": settings.admin, "services": services}),
        plugins=[channels],
        middleware=[
            security.limit(settings).middleware,
            security.limit_tables(settings).middleware,
            security.limit_passwords(settings).middleware,
            security.limit_codes(settings).middleware,
            guest_sessions.sessions(settings).middleware,
        ],
        compression_config=CompressionConfig("gzip", minimum_size=1024, gzip_compress_level=6, exclude=[r"\.woff2$"]),
        csrf_config=security.csrf(settings),
        before_request=security.refuse_nul,
        before_send=[security.protect(settings)],
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


def services_of(state: State) -> Services:
    found: Services = state["services"]
    return found


@asynccontextmanager
async def open_hall(app: Litestar) -> AsyncIterator[None]:
    """Lifespan of the application."""
    async with services_of(app.state).lifespan(app):
        yield


def thinker_for(settings: Settings) -> Thinker:
    """Create the executor for bots."""
    if settings.bot_workers == 0:
        return Threads(1)
    return BotPool(settings.bot_workers or cores(), (*COMMAND, *settings.content), settings.patience)


def fan_out(settings: Settings) -> ChannelsBackend:
    """Create the pubsub backend."""
    if settings.on_sqlite:
        return MemoryChannelsBackend()
    from longhall.server.postgres_pubsub import PostgresPubSub  # its driver is an extra: `longhall[postgresql]`

    return PostgresPubSub(settings.database.replace("+asyncpg", "", 1))


def app_of_worker() -> Litestar:
    """The application in a worker process, which finds its settings in the environment."""
    logs.set_up()
    gc_tuning.limit_full_collections()
    return create_app(from_environment())
