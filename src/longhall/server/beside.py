"""The handlers beside the game: plans, talk, preferences, replays, webhooks."""

from longhall.server import chat, hooks, plans, preferences, replays

ROUTERS = (plans.router, chat.router, preferences.router, replays.router, hooks.router)
