"""Tables, seats and guests: what the lobby takes and tells."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

from longhall.server.schema.clocks import NewClock
from longhall.server.schema.windows import Quiet, QuietWindows, Seconds

ONE_LINE = r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$"
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=ONE_LINE)]
Bot = Annotated[str, Meta(max_length=32)]
Word = Annotated[str, Meta(max_length=64)]
SeatKind = Literal["open", "person", "bot", "automaton"]
Stopped = Literal["frozen", "newer", "closed"]

# What comes in


class NewSeat(Struct, frozen=True):
    """A seat of a table to be opened; a person sits at the device that opens it."""

    kind: SeatKind = "open"
    name: Name | None = None
    bot: Bot | None = None


class NewTable(Struct, frozen=True):
    """A table to be opened."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, Word], Meta(max_length=64)] = {}
    content: Annotated[list[Annotated[str, Meta(max_length=128)]], Meta(max_length=16)] = []
    public: bool = False
    name: Annotated[str, Meta(max_length=60)] = ""
    spectators_talk: bool = True
    clock: NewClock | None = None
    practice: Annotated[
        bool | None, Meta(description="If it is not said: yes where one person plays alone with bots, else no.")
    ] = None
    window: Seconds = 4
    quiet_windows: Annotated[
        QuietWindows | None, Meta(description="If it is not said: brisk without a clock, else strict.")
    ] = None


class Guest(Struct, frozen=True):
    """What a guest is called."""

    name: Name


class Password(Struct, frozen=True):
    """The password of a closed server."""

    password: Annotated[str, Meta(max_length=200)]


class Take(Struct, frozen=True):
    """Who sits down; the token is that of the seat's link."""

    name: Name | None = None
    token: Annotated[str, Meta(max_length=100)] | None = None


class Leave(Struct, frozen=True):
    """Who plays on in an abandoned seat; nobody, if no bot is named."""

    bot: Bot | None = None


class StandIn(Struct, frozen=True):
    """The bot that plays a seat for a while."""

    bot: Bot


# What goes out


class Seat(Struct, frozen=True):
    """Who sits where. A bot may stand in for a person or an open seat."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None


class Pack(Struct, frozen=True):
    """A content pack of the host."""

    name: str
    hash: str


class Table(Struct, frozen=True):
    """A table, as everybody may know it. At a table for practice one takes back freely, and it counts for nothing; at
    one that is serious nothing that came to light is taken back. `deal_known`: somebody may know hidden cards, as the
    game was brought from a file or a seat was given away in the middle of it. `stopped`: nobody can play there, because
    it does not fit the rules any more, because it was played by newer ones, or because the host has closed it."""

    id: str
    game: str
    name: str
    options: dict[str, str]
    content: list[str]
    public: bool
    seats: list[Seat]
    asked: list[int]
    created: datetime
    started: datetime | None
    finished: datetime | None
    practice: bool
    deal_known: bool
    stopped: Stopped | None
    window: Seconds
    quiet_windows: Quiet


class MyTable(Struct, frozen=True):
    """A table where this guest has seats, and those of them that must answer."""

    table: Table
    mine: list[int]
    my_turn: list[int]


class Opened(Struct, frozen=True):
    """A new table, and the tokens of the links of its seats. They are told this once."""

    table: Table
    tokens: dict[int, str]


class Seated(Table, frozen=True):
    """The table after somebody has sat down there, with the token of the seat's link from now on. It is told this once;
    links that were known before are void, unless the seat was the same person's already."""

    token: str


class Link(Struct, frozen=True):
    """The token of a seat's link."""

    seat: int
    token: str


class Me(Struct, frozen=True):
    """The guest of this session."""

    name: str | None


class Choice(Struct, frozen=True):
    """An option of a game: its values, the default first; `seats` limits a value to numbers of players. It makes sense
    only with the values in `needs` of other options. `automata`: by value, then by number of players, the seats that
    the rules themselves play."""

    name: str
    values: list[str]
    seats: dict[str, list[int]]
    variant: bool
    needs: dict[str, list[str]]
    automata: dict[str, dict[str, list[int]]]


class GameCard(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    name: str
    seats: list[int]
    choices: list[Choice]
    packs: list[Pack]


class House(Struct, frozen=True):
    """What can be played here, and the bots there are."""

    games: list[GameCard]
    bots: list[str]
