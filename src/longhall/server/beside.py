"""The handlers beside the game: plans, talk, preferences, replays."""

from longhall.server import chat, plans, preferences, replays

ROUTERS = (plans.router, chat.router, preferences.router, replays.router)
