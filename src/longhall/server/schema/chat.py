"""The chat of a table."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct

from longhall.server.schema.play import Key
from longhall.server.schema.tables import ONE_LINE

Text = Annotated[str, Meta(min_length=1, max_length=500, pattern=ONE_LINE)]

# What comes in


class Say(Struct, frozen=True, tag="say", tag_field="do"):
    """Something to say at the table; a retry carries the same key."""

    text: Text
    key: Key | None = None


class Mute(Struct, frozen=True):
    """Whom not to hear, or (`muted` is false) to hear again: the person at a seat, or whoever said the message of a
    number. If neither is named: everybody."""

    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    message: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None
    muted: bool = True


# What goes out


class Message(Struct, frozen=True):
    """Something said at a table; a spectator has no seat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: datetime


class Muted(Struct, frozen=True):
    """Who is silent at a table for all (`everybody`: nobody may speak), and whom this listener does not hear.
    Spectators are known by the numbers of what they have said."""

    everybody: bool
    seats: list[int]
    messages: list[int]
    my_everybody: bool
    my_seats: list[int]
    my_messages: list[int]


class ChatUpdate(Struct, frozen=True, tag="talk", tag_field="type"):
    """Over a WebSocket: what was said."""

    messages: list[Message]
