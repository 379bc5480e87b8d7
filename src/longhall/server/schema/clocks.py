"""The clocks of a table."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct

Seconds = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]

# What comes in


class NewClock(Struct, frozen=True):
    """The time that a seat has for a turn, and its reserve for the whole game."""

    turn: Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
    reserve: Seconds = 0


# What goes out


class Clock(Struct, frozen=True):
    """A seat's clock. It runs if it has a deadline; then `turn` and `reserve` are what it had at `since`."""

    seat: int
    turn: float
    reserve: float
    since: datetime | None
    deadline: datetime | None
