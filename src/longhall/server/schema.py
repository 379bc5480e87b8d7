"""All that goes over the network; `serializers` makes it from a game."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from longhall.server.side_schema import Clock, NewClock

ONE_LINE = r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$"
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=ONE_LINE)]
Key = Annotated[str, Meta(min_length=1, max_length=64, description="Chosen by the client; a retry carries the same.")]
OptionKey = Annotated[str, Meta(max_length=200)]
Bot = Annotated[str, Meta(max_length=32)]
Word = Annotated[str, Meta(max_length=64)]
SeatKind = Literal["open", "person", "bot", "automaton"]
Stopped = Literal["frozen", "newer", "closed"]
View = Annotated[dict[str, Any], Meta(title="View", description="What an observer sees; each game has its own shape.")]

Advice = Annotated[
    dict[str, Any], Meta(title="Advice", description="What a game advises a seat; each game has its own shape.")
]


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


class Answer(Struct, frozen=True, tag="answer", tag_field="do"):
    """One answer or a batch; `moment` is that of the update that was seen, and a later one is refused."""

    options: Annotated[list[OptionKey], Meta(min_length=1, max_length=100)]
    key: Key | None = None
    moment: Word | None = None


class Undo(Struct, frozen=True, tag="undo", tag_field="do"):
    """Take back the seat's last answer while the way back is open; of a moment that is over it is refused."""

    key: Key | None = None
    moment: Word | None = None


class Vote(Struct, frozen=True):
    """What a seat says to the wish of another seat (or its own) to take back its last answer."""

    asker: int
    agrees: bool = True


Order = Answer | Undo


# What goes out


class Option(Struct, frozen=True):
    """One possible answer."""

    key: str
    verb: str
    kind: str
    word: str


class Ask(Struct, frozen=True):
    """An open question; of others' one sees who is asked what."""

    seat: int
    name: str
    about: dict[str, Any]
    options: list[Option]
    anytime: list[Option]
    kinds: list[str]
    sealed: bool
    private: bool
    more: bool
    part: bool


class Event(Struct, frozen=True):
    """Something that happened, numbered for each observer."""

    number: int
    key: str
    args: dict[str, Any]


class Outcome(Struct, frozen=True):
    """How a game ended; `beside` names parts that are no points, and without `by_score` the scores decided nothing."""

    places: list[int]
    scores: list[int]
    parts: list[dict[str, int]]
    reason: str
    winners: list[int]
    beside: list[str]
    by_score: bool


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


class MyTable(Struct, frozen=True):
    """A table where this guest has seats, and those of them that must answer."""

    table: Table
    mine: list[int]
    my_turn: list[int]


class UndoRequest(Struct, frozen=True):
    """A seat wants to take back its last answer; those who have not agreed are still asked."""

    asker: int
    agreed: list[int]
    refused: list[int]
    missing: list[int]


class Update(Struct, frozen=True, omit_defaults=True):
    """All that an observer may know now, with the events after the number that was asked for. `waiting_for_bot` is
    there only while the table waits: the seat of a bot that has not answered in time. `contract` is the digest of the
    types of the game's view, events and asks: a page that was built from others cannot draw it."""

    table: Table
    seat: int | None
    events: list[Event]
    last: int
    asks: list[Ask]
    view: View | None
    moment: str
    can_undo: bool
    wishes: list[UndoRequest]
    outcome: Outcome | None
    waiting_for_bot: int | None = None
    clocks: list[Clock] = []
    contract: str = ""


class Advised(Struct, frozen=True):
    """What the game advises a seat now; null where it has nothing to say."""

    advice: Advice | None


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


class Missing(Struct, frozen=True):
    """What is missing for an option: the sentence `lack.<thing>` of the game with its arguments; `n` is needed."""

    thing: str
    about: dict[str, Any]


class Why(Struct, frozen=True):
    """The rule that forbids an option; empty if it is on offer or no rule is named. With what is missing for it."""

    rule: str
    missing: list[Missing]


class Closes(Struct, frozen=True):
    """Would an answer close the way back?"""

    closes: bool


class Closing(Struct, frozen=True):
    """Of the options of a seat, those that would close the way back."""

    options: list[str]


class Problem(Struct, frozen=True):
    """What went wrong: a message key with its words, and the sentence in the caller's language."""

    key: str
    words: dict[str, Any]
    sentence: str


class UpdateMessage(Struct, frozen=True, tag="update", tag_field="type"):
    """Over a WebSocket: something has changed."""

    update: Update
    at: datetime | None = None  # the server's time, where there are clocks


class Accepted(Struct, frozen=True, tag="done", tag_field="type"):
    """Over a WebSocket: an order was carried out."""

    key: str | None


class Rejected(Struct, frozen=True, tag="refused", tag_field="type"):
    """Over a WebSocket: an order was refused, and nothing has changed."""

    key: str | None
    problem: Problem
