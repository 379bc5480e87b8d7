"""The permanent rules of the Ragnarök cards, bound to their hooks. Each row of content names one of these rules. They
override what cards and the general rules say (KR-GEN-11)."""

from collections.abc import Callable
from typing import Any

from longhall.engine.hooks import ADD, LIMIT, SET, Hooks
from longhall.games.kardnarok.content.effects import ROLES
from longhall.games.kardnarok.content.rows import Box
from longhall.games.kardnarok.state import Kardnarok

Bind = Callable[[Hooks, Box, str, dict[str, Any]], None]


def bind_all(hooks: Hooks, box: Box) -> None:
    """Let every Ragnarök card listen where its rule says."""
    for card in box.ragnarok:
        RULES[card.rule["rule"]](hooks, box, card.id, card.rule)


def _becomes(hook: str) -> Bind:
    """The number is now this one."""

    def bind(hooks: Hooks, box: Box, card: str, rule: dict[str, Any]) -> None:
        hooks.bind(card, hook, lambda g, owner, value: rule["value"], SET)

    return bind


def _at_most(hook: str) -> Bind:
    def bind(hooks: Hooks, box: Box, card: str, rule: dict[str, Any]) -> None:
        hooks.bind(card, hook, lambda g, owner, value: min(value, rule["value"]), LIMIT)

    return bind


def _hero_bonus_force(hooks: Hooks, box: Box, card: str, rule: dict[str, Any]) -> None:
    hooks.bind(card, "hero_bonus", lambda g, owner, value: value + rule["amount"], ADD)


def _type_force(hooks: Hooks, box: Box, card: str, rule: dict[str, Any]) -> None:
    def more(g: Kardnarok, owner: int, value: int, type: int) -> int:
        return value + rule["amount"] if box.warriors[type].id == rule["type"] else value

    hooks.bind(card, "warrior_force", more, ADD)


def _tie_winner(hooks: Hooks, box: Box, card: str, rule: dict[str, Any]) -> None:
    hooks.bind(card, "tie", lambda g, owner, value: ROLES.index(rule["role"]), SET)


def _mercenary_min_price(hooks: Hooks, box: Box, card: str, rule: dict[str, Any]) -> None:
    hooks.bind(card, "lowest_offer", lambda g, owner, value: max(value, rule["value"]), LIMIT)
    hooks.bind(card, "purchase_price", lambda g, owner, value: value + rule["buy_surcharge"], ADD)


def _max_norns_per_combat(hooks: Hooks, box: Box, card: str, rule: dict[str, Any]) -> None:
    def cap(g: Kardnarok, owner: int, value: int, norn: int) -> int:
        return value if box.norns[norn].id in rule["except"] else min(value, rule["value"])

    hooks.bind(card, "norn_cap", cap, LIMIT)


def _ban_deity_norns(hooks: Hooks, box: Box, card: str, rule: dict[str, Any]) -> None:
    hooks.bind(card, "norn_banned", lambda g, owner, value, norn: int(value or box.norns[norn].deity), SET)


RULES: dict[str, Bind] = {
    "ritual_odin_draw": _becomes("odin_norns"),
    "ritual_frey_force": _becomes("frey_force"),
    "mercenary_norns_max": _becomes("mercenary_norns"),
    "winner_discards": _becomes("winner_losses"),
    "max_villager_reinforcements": _at_most("villager_cap"),
    "max_precombat_norns": _at_most("precombat_cap"),
    "hero_bonus_force": _hero_bonus_force,
    "type_force": _type_force,
    "tie_winner": _tie_winner,
    "mercenary_min_price": _mercenary_min_price,
    "max_norns_per_combat": _max_norns_per_combat,
    "ban_deity_norns": _ban_deity_norns,
}
