"""Codes of tables: six letters that are easy to say and to type. Whoever knows one may sit down in a free seat."""

from __future__ import annotations

import secrets
from hmac import compare_digest

from longhall.server.database import lobby_store
from longhall.server.database.models import Table
from longhall.server.database.store import Store

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that looks like another
LENGTH = 6


async def new_code(store: Store) -> str:
    """A code that no other table has."""
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        if await lobby_store.by_code(store, code) is None:
            return code


def is_code_of(table: Table, code: str) -> bool:
    return table.code is not None and compare_digest(table.code.encode(), code.upper().encode())
