"""What goes over the network besides the game itself: plans, talk, preferences and clocks."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

SAYABLE = r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$"
OptionKey = Annotated[str, Meta(max_length=200)]
AskName = Annotated[str, Meta(min_length=1, max_length=100)]
Text = Annotated[str, Meta(min_length=1, max_length=500, pattern=SAYABLE)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Seconds = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]
Stopped = Literal["", "closes", "illegal", "others", "over"]

# What comes in


class Try(Struct, frozen=True):
    """Answers to try; with `moment` only if the question is still that of the update that was seen."""

    options: Annotated[list[OptionKey], Meta(max_length=100)] = []
    moment: str | None = None


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


class Preferences(Struct, frozen=True):
    """What the server answers for a seat: the only option; options by the name of the ask, until turn or round change
    or they are switched off; and answers set in advance, in their order."""

    only_option: bool = False
    passes: Annotated[dict[AskName, OptionKey], Meta(max_length=50)] = {}
    until: Literal["turn", "round", "off"] = "round"
    ahead: Annotated[list[OptionKey], Meta(max_length=50)] = []


class NewClock(Struct, frozen=True):
    """The time that a seat has for a turn, and its reserve for the whole game."""

    turn: Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
    reserve: Seconds = 0


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


class Talk(Struct, frozen=True, tag="talk", tag_field="type"):
    """Over a WebSocket: what was said."""

    messages: list[Message]


class Clock(Struct, frozen=True):
    """A seat's clock. It runs if it has a deadline; then `turn` and `reserve` are what it had at `since`."""

    seat: int
    turn: float
    reserve: float
    since: datetime | None
    deadline: datetime | None
