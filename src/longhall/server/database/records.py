"""What goes to the store and comes from it, beside plain rows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncSession

from longhall.server.database.models import Entry, Head, Keyframe

Besides = Callable[[AsyncSession], Awaitable[None]]  # what is written in the same transaction


class Change(NamedTuple):
    """An entry of a journal with all that is written in its transaction."""

    entry: Entry
    table: dict[str, Any]  # of the table's row
    head: dict[str, Any]  # of the head's row
    keyframe: Keyframe | None = None
    kept: int | None = None  # keyframes after more gestures than that are void: they were taken back
    besides: Besides | None = None


class Past(NamedTuple):
    """An entry as a table is loaded from it: whole rows of a long journal take their time."""

    number: int
    seat: int
    words: list[str]
    told: list[Any] | None


class Stored(NamedTuple):
    """What is kept of a table: its head, the journal, the gestures of its beginning, and what was told before the first
    entry."""

    head: Head | None
    entries: list[Past]
    line: list[list[Any]]
    told: list[list[Any]]
