"""Play: orders, and what an observer is told of a game."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from longhall.engine.options import Role
from longhall.server.schema.clocks import Clock
from longhall.server.schema.tables import Table
from longhall.server.schema.windows import Until, Window

Key = Annotated[str, Meta(min_length=1, max_length=64, description="Chosen by the client; a retry carries the same.")]
OptionKey = Annotated[str, Meta(max_length=200)]
Token = Annotated[str, Meta(max_length=64)]
Level = Literal["round", "turn", "line", "detail"]
View = Annotated[dict[str, Any], Meta(title="View", description="What an observer sees; each game has its own shape.")]

Patch = Annotated[
    dict[str, Any],
    Meta(
        title="Patch",
        description="`=` is a whole value, `@` patches items of a list, `+` patches fields, `-` lists fields that go.",
    ),
]

Advice = Annotated[
    dict[str, Any], Meta(title="Advice", description="What a game advises a seat; each game has its own shape.")
]

# What comes in


class OfQuestion(Struct, frozen=True, kw_only=True):
    """Names the question that it is about by the `question_token` of the update that was seen. Rejected if that is
    stale. Earlier versions called it `moment`, which is taken until the next release."""

    question_token: Token | None = None
    moment: Annotated[Token, Meta(extra_json_schema={"deprecated": True})] | None = None

    @property
    def token(self) -> str | None:
        return self.moment if self.question_token is None else self.question_token


class Answer(OfQuestion, frozen=True, kw_only=True, tag="answer", tag_field="do"):
    """One answer or a batch. Idempotent by `key`; rejected if `question_token` is stale. Only the last of `options` may
    close the way back; `then` are answers to what is asked after it, given as far as each is on offer and taken back
    with the others."""

    options: Annotated[list[OptionKey], Meta(min_length=1, max_length=100)]
    then: Annotated[list[OptionKey], Meta(max_length=100)] = []
    key: Key | None = None


class Undo(OfQuestion, frozen=True, kw_only=True, tag="undo", tag_field="do"):
    """Take back the seat's last answer while the way back is open; rejected if `question_token` is stale."""

    key: Key | None = None


class Hold(Struct, frozen=True, kw_only=True, tag="hold", tag_field="do"):
    """Keep the open window open for longer; twice in a window at most, whoever wants it."""

    key: Key | None = None


class Vote(Struct, frozen=True):
    """What a seat says to the wish of another seat (or its own) to take back its last answer."""

    asker: int
    agrees: bool = True


class RewindVote(Struct, frozen=True):
    """What a person says to taking a frozen table back to a position that can be played."""

    agrees: bool = True


# What goes out


class Option(Struct, frozen=True, omit_defaults=True):
    """One possible answer. `role` is what it does to the question: `do` (a row of the list), `done` (ends a choice of
    several parts), `decline` (pass, no, take none). `group` is where it stands in the list, see `GameWords.groups`."""

    key: str
    verb: str
    kind: str
    word: str
    role: Role = "do"
    group: str = ""


class Missing(Struct, frozen=True):
    """What is missing for an option: the sentence `lack.<thing>` of the game with its arguments; `n` is needed."""

    thing: str
    about: dict[str, Any]


class Off(Struct, frozen=True):
    """An option that a question does not offer though people would look for it, and why."""

    key: str
    kind: str
    rule: str
    missing: list[Missing]
    by_question: bool = False  # the question itself says why: told of what somebody points at, in no list


class Cost(Struct, frozen=True):
    """What is given up: the sentences `decline.<thing>` and `decline.<thing>.again` of the game with their
    arguments."""

    thing: str
    about: dict[str, Any]


class Ask(Struct, frozen=True, omit_defaults=True):
    """An open question; of others' one sees who is asked what. `off` tells the seat itself what is not possible and
    why, up to 70 reasons; `decline_cost` what it gives up by declining, if that costs anything."""

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
    off: list[Off] = []
    decline_cost: Cost | None = None


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened, numbered for each observer. `level`: it is a heading, begins a turn of a seat, is worth
    a line, or is a detail of how it came about. `patch` leads from the view before it to the one when it was told, for
    those who asked for patches."""

    number: int
    key: str
    args: dict[str, Any]
    level: Level = "line"
    patch: Patch | None = None


class TurnPart(Struct, frozen=True):
    """A piece of a turn's summary, and the seats that it names."""

    text: str
    about: list[int]


class Points(Struct, frozen=True):
    """Points that a seat won, or lost to another."""

    seat: int
    n: int


class ToldTurn(Struct, frozen=True):
    """A turn in one sentence, in the caller's language: its events from `first` to `last`, whose it is (null:
    nobody's), and the heading that it stands under. `proper`: the rules call it a turn. `summary` is
    empty where all of it are details; its `parts` are the same in pieces. `points`: what was won and lost in it, where
    the game tells points as they are won."""

    first: int
    last: int
    seat: int | None
    proper: bool
    heading: str
    summary: str
    parts: list[TurnPart]
    points: list[Points]


class VictoryPath(Struct, frozen=True):
    """A way to win other than by points, how far each seat has come, and how many are needed; 0 where the most win.
    `id` is the reason of an outcome by it, `part` what the outcome calls how far a seat has come."""

    id: str
    part: str
    need: int
    have: list[int]


class TieBreak(Struct, frozen=True):
    """A row of the ladder by which the first place was found; null for who was not compared any more. `decided`: after
    it the place was nobody else's."""

    key: str
    values: list[int | None]
    decided: bool


class RatingStep(Struct, frozen=True):
    """A step of a result alone, and its fewest points; the first one has no bound."""

    id: str
    least: int


class SoloRating(Struct, frozen=True):
    """How good a result is where nobody else plays; only the step `rulebook` is the rulebook's."""

    steps: list[RatingStep]
    rulebook: str
    reached: str


class Outcome(Struct, frozen=True):
    """How a game ended; `beside` names parts that are no points, and without `by_score` the scores decided nothing.
    `ties` are there only where a tie for the first place was broken, `rating` only where somebody played alone."""

    places: list[int]
    scores: list[int]
    parts: list[dict[str, int]]
    reason: str
    winners: list[int]
    beside: list[str]
    by_score: bool
    paths: list[VictoryPath]
    ties: list[TieBreak]
    rating: SoloRating | None


class UndoRequest(Struct, frozen=True):
    """A seat wants to take back its last answer; those who have not agreed are still asked."""

    asker: int
    agreed: list[int]
    refused: list[int]
    missing: list[int]


class RewindRequest(Struct, frozen=True):
    """Whether a frozen table can go back to an earlier position, and what its persons say to that. It does when all of
    them agree."""

    possible: bool
    agreed: list[int]
    refused: list[int]
    missing: list[int]


class Update(Struct, frozen=True, omit_defaults=True):
    """All that an observer may know now, with the events after the number that was asked for. `waiting_for_bot` is
    there only while the table waits: the seat of a bot that has not answered in time. `contract` is the digest of the
    types of the game's view, events and asks: a page that was built from others cannot draw it. `by` is the seat whose
    gesture led to these events, where it was one seat alone and everybody may know. `window` is the same for all. To
    the seat itself alone are told `kept`, its answer in the window, which it may change until that closes, and `order`,
    its standing order; outside windows that is told only to who sets it."""

    table: Table
    seat: int | None
    events: list[Event]
    last: int
    asks: list[Ask]
    view: View | None
    question_token: str
    can_undo: bool
    wishes: list[UndoRequest]
    outcome: Outcome | None
    waiting_for_bot: int | None = None
    clocks: list[Clock] = []
    contract: str = ""
    by: int | None = None
    window: Window | None = None
    kept: list[str] | None = None
    order: Until | None = None


class Advised(Struct, frozen=True):
    """What the game advises a seat now; null where it has nothing to say."""

    advice: Advice | None


class AdvisedAnswers(Struct, frozen=True):
    """What a bot would answer in the seat's place, to the end of its act; it knows no more than the seat."""

    options: list[str]


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
    at: datetime | None = None  # the server's time, where there are clocks or a window


class Accepted(Struct, frozen=True, tag="done", tag_field="type"):
    """Over a WebSocket: an order was carried out."""

    key: str | None


class Rejected(Struct, frozen=True, tag="refused", tag_field="type"):
    """Over a WebSocket: an order was refused, and nothing has changed."""

    key: str | None
    problem: Problem
