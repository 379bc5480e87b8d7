"""The handlers beside the game: plans, talk, preferences, replays, webhooks, statistics."""

from longhall.server import chat, exports, hooks, plans, preferences, replays, statistics

ROUTERS = (
    plans.router,
    chat.router,
    preferences.router,
    replays.router,
    hooks.router,
    statistics.router,
    exports.router,
)
