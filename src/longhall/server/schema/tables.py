"""Tables, seats and guests: what the lobby takes and tells."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from longhall.server.schema.clocks import NewClock
from longhall.server.schema.windows import Quiet, QuietWindows, Seconds

ONE_LINE = r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$"
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=ONE_LINE)]
Bot = Annotated[str, Meta(max_length=32)]
Word = Annotated[str, Meta(max_length=64)]
SeatKind = Literal["open", "person", "bot", "automaton"]
Stopped = Literal["frozen", "newer", "closed", "abandoned"]
Pace = Literal["live", "hours", "days"]
Language = Annotated[str, Meta(max_length=8, pattern="^[a-z-]*$")]
Code = Annotated[str, Meta(min_length=6, max_length=6)]
Portrait = Annotated[str, Meta(max_length=24, pattern="^[a-z]*$")]
Number = Annotated[int, Meta(ge=0, le=15)]

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
    lobby: Annotated[bool, Meta(description="It starts when the host says so, not with the last seat taken.")] = False
    lang: Language = ""
    pace: Pace = "live"
    welcoming: bool = False
    window: Seconds = 4
    quiet_windows: Annotated[
        QuietWindows | None, Meta(description="If it is not said: brisk without a clock, else strict.")
    ] = None
    again_of: Annotated[
        Word | None, Meta(description="The table that is played once more: who played there is invited.")
    ] = None


class SetUp(Struct, frozen=True):
    """What the host changes of a table before it starts; what is not named stays."""

    options: Annotated[dict[Word, Word], Meta(max_length=64)] | None = None
    public: bool | None = None
    practice: bool | None = None
    pace: Pace | None = None
    welcoming: bool | None = None
    window: Seconds | None = None
    quiet_windows: QuietWindows | None = None
    clock: NewClock | Literal["none"] | None = None


class Arrange(Struct, frozen=True):
    """What the host makes of a seat where no person sits: free for anybody with the code, locked, or a bot's."""

    kind: Literal["open", "locked", "bot"]
    bot: Bot | None = None


class Swap(Struct, frozen=True):
    """The seat that another one is exchanged with."""

    other: Number


class Keys(Struct, frozen=True):
    """The seat of the person who becomes the host."""

    seat: Number


class Ready(Struct, frozen=True):
    """Is a person ready for the start?"""

    ready: bool


class Replace(Struct, frozen=True):
    """How the seat of somebody who is away is played: by a bot until they come back, or by whoever sits down there."""

    how: Literal["bot", "offer"]


class Abandon(Struct, frozen=True):
    """Does a person want the game to end without a result? It does when all persons agree."""

    agrees: bool


class Archive(Struct, frozen=True):
    """Does a guest want a table out of the way?"""

    archived: bool


class Guest(Struct, frozen=True):
    """What a guest is called, and which portrait they have; it stays as it is if none is named."""

    name: Name
    portrait: Portrait | None = None


class Face(Struct, frozen=True):
    """The portrait of a person; without one, it goes with the name."""

    portrait: Portrait


class Password(Struct, frozen=True):
    """The password of a closed server."""

    password: Annotated[str, Meta(max_length=200)]


class Take(Struct, frozen=True):
    """Who sits down: with the token of the seat's link, or with the code of the table."""

    name: Name | None = None
    token: Annotated[str, Meta(max_length=100)] | None = None
    code: Code | None = None
    portrait: Portrait | None = None


class Leave(Struct, frozen=True):
    """Who plays on in an abandoned seat; nobody, if no bot is named."""

    bot: Bot | None = None


class StandIn(Struct, frozen=True):
    """The bot that plays a seat for a while."""

    bot: Bot


# What goes out


class Seat(Struct, frozen=True):
    """Who sits where. A bot may stand in for a person or an open seat. `away`: no page of its person has been open for
    a minute. `ready`: before the start, its person waits for it. `locked`: the table's code does not open it.
    `offered`: its person is away, and whoever has the code may sit down. `resigned`: a bot plays on for good, and the
    place counts as the last. `finished_by_bot`: the game is over, and a bot has played it to the end for a person.
    `wants_end`: its person wants to end the game without a result. `portrait`: what its person has chosen, a word that
    the page knows."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    away: bool
    ready: bool
    locked: bool
    offered: bool
    resigned: bool
    finished_by_bot: bool
    wants_end: bool
    portrait: str


class Pack(Struct, frozen=True):
    """A content pack of the host."""

    name: str
    hash: str


class Table(Struct, frozen=True):
    """A table, as everybody may know it. At a table for practice one takes back freely, and it counts for nothing; at
    one that is serious nothing that came to light is taken back. `deal_known`: somebody may know hidden cards, as the
    game was brought from a file or a seat was given away in the middle of it. `stopped`: nobody can play there, because
    it does not fit the rules any more, because it was played by newer ones, because the host has closed it, or because
    all agreed to end it without a result. `host`: the seat of whoever has the keys, if they sit there. `lobby`: it
    starts when they say so."""

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
    lobby: bool
    host: int | None
    lang: str
    pace: Pace
    welcoming: bool
    window: Seconds
    quiet_windows: Quiet


class TableNews(Struct, frozen=True):
    """The last event of a table, as the guest's seat may know it; a spectator, if they hold several."""

    at: datetime
    key: str
    args: dict[str, Any]


class RatingSpan(Struct, frozen=True):
    """How good the persons surely are who sit at a table, in this game with so many seats: their ratings less three
    times what these may be wrong by, the lowest and the highest."""

    least: float
    most: float


class ListedTable(Table, frozen=True):
    """A public table, with how good those are who sit there; nothing, if none of them has a rating."""

    span: RatingSpan | None = None


class MyTable(Struct, frozen=True):
    """A table where this guest has seats, those of them that must answer, and what happened last, if that was asked
    for and the game runs. `code`: the guest has no seat there but is invited, and sits down with it; `again_of`: the
    table that is played once more."""

    table: Table
    mine: list[int]
    my_turn: list[int]
    archived: bool
    news: TableNews | None
    code: str | None = None
    again_of: str | None = None


class Absent(Struct, frozen=True):
    """Somebody who is away or out of time, and from when on they can be replaced."""

    seat: int
    replace_from: datetime


class Invitation(Struct, frozen=True):
    """What those who sit at a table may know besides: its code, with which one sits down in a free seat, its clock, and
    whether they have the host's keys. `absent`: for the host, who can be replaced, and when."""

    code: str
    clock: NewClock | None
    is_host: bool
    absent: list[Absent] = []


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
    portrait: str


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
    """A game that can be played here; `taglines` say by language why one would want to."""

    id: str
    name: str
    seats: list[int]
    choices: list[Choice]
    packs: list[Pack]
    taglines: dict[str, str]


class House(Struct, frozen=True):
    """What can be played here, the bots there are, and the games that were played most in the last month."""

    games: list[GameCard]
    bots: list[str]
    popular: list[str]
