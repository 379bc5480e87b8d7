"""Publish and subscribe: Litestar's channels, adapted for a server that runs for months."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from litestar.channels import ChannelsPlugin, Subscriber
from litestar.channels.backends.base import ChannelsBackend
from litestar.config.app import AppConfig

BACKLOG = 4  # changes that wait for a slow reader: it is told the newest state anyway


class Channels(ChannelsPlugin):
    """Starts before and stops after all other services; drops channels without subscribers. A new subscriber waits
    for one that is leaving, or the channel could be closed under it."""

    def __init__(self, backend: ChannelsBackend) -> None:
        super().__init__(
            backend,
            arbitrary_channels_allowed=True,
            subscriber_max_backlog=BACKLOG,
            subscriber_backlog_strategy="dropleft",
        )
        self._changing = asyncio.Lock()

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        config = super().on_app_init(app_config)
        config.lifespan.remove(self)
        config.lifespan.insert(0, self)
        return config

    async def subscribe(self, channels: str | Iterable[str], history: int | None = None) -> Subscriber:
        async with self._changing:
            return await super().subscribe(channels, history)

    async def unsubscribe(self, subscriber: Subscriber, channels: str | Iterable[str] | None = None) -> None:
        async with self._changing:
            await super().unsubscribe(subscriber, channels)
            for name in [channels] if isinstance(channels, str) else list(channels or self._channels):
                if not self._channels.get(name):
                    self._channels.pop(name, None)
