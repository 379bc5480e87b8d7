"""Who may play a seat: an unguessable link is exchanged for a cookie. Only hashes of both are kept."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import sha256
from hmac import compare_digest

from litestar.datastructures import Cookie

from longhall.server.database.models import Seat, SeatToken, now
from longhall.server.database.store import Store
from longhall.server.errors import NotYours

TABLES = "/api/tables"
A_YEAR = 365 * 24 * 3600


def new_token() -> str:
    """256 bits that nobody guesses."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def new_seat_token(table_id: str, seat: int, guest: str, token: str) -> SeatToken:
    return SeatToken(hash=hashed(token), table_id=table_id, seat=seat, guest=guest, created=now())


def opens(seat: Seat, token: str | None) -> bool:
    """Is this the token of the seat's link?"""
    return token is not None and seat.link is not None and compare_digest(seat.link, hashed(token))


def cookie_name(seat: int) -> str:
    return f"seat-{seat}"


def cookie(table_id: str, seat: int, token: str, secure: bool) -> Cookie:
    """The cookie of a seat; it travels to its table alone."""
    return Cookie(
        key=cookie_name(seat),
        value=token,
        path=f"{TABLES}/{table_id}",
        max_age=A_YEAR,
        httponly=True,
        samesite="strict",
        secure=secure,
    )


def dropped(table_id: str, seat: int) -> Cookie:
    """Takes the cookie of a seat away."""
    return Cookie(key=cookie_name(seat), path=f"{TABLES}/{table_id}", max_age=0, httponly=True, samesite="strict")


class SeatTokens:
    """Checks cookies of seats."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def held(self, table_id: str, cookies: Mapping[str, str]) -> list[int]:
        """The seats that these cookies may play at a table. A token says of which seat it is; where seats were swapped,
        its cookie is called after another."""
        return sorted({row.seat for row in await self.store.seat_tokens(table_id, _hashes(cookies))})

    async def check(self, table_id: str, seat: int, cookies: Mapping[str, str]) -> None:
        """Refuse whoever does not hold the seat."""
        token = cookies.get(cookie_name(seat))
        found = await self.store.seat_tokens(table_id, [hashed(token)]) if token else []
        if seat not in [row.seat for row in found] and seat not in await self.held(table_id, cookies):
            raise NotYours("error.seat.not_yours", seat=seat)


def _hashes(cookies: Mapping[str, str]) -> list[str]:
    return [hashed(token) for name, token in cookies.items() if name.startswith("seat-")]
