"""The handlers beside the game: plans, talk, preferences."""

from longhall.server import chat, plans, preferences

ROUTERS = (plans.router, chat.router, preferences.router)
